"""What an edited profile says is in force only once a rank has signed for it (issue 12, item 6)."""

from __future__ import annotations

import shutil
from contextlib import closing
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest
from msgspec import structs

from terminal.ledger.head_file import head_path
from terminal.ledger.identity import LedgerKind
from terminal.ledger.ledger import Ledger
from terminal.ledger.signed_heads import make_key
from terminal.reports.build import make_report
from terminal.rounds import commands as c
from terminal.rounds import events as e
from terminal.rounds.profile import profile_changes
from terminal.rounds.refusal import Refusal
from terminal.rounds.staff_record import StaffBasis
from terminal.rules.bets import Bet
from terminal.rules.ranks import Rank
from terminal.table.audit.audit import audit_ledger
from terminal.table.people.authority import record_staff
from terminal.table.people.secrets import new_salt
from terminal.table.people.staff import Signature
from terminal.table.people.staff_file import FileStore
from terminal.table.session.table_session import PROFILE, Done
from terminal.table.setup.opening import OpenedTable, open_table
from terminal.table.setup.profile import TableProfile
from tests.reports.asking import rows
from tests.table.pit import MANAGER, PINS, SHIFT_MANAGER, SUPERVISOR, Clocks, book
from tests.table.test_opening import TEXT, do, opened, profile_in, recorded, sign

BY_MANAGER = Signature(SHIFT_MANAGER, PINS[SHIFT_MANAGER])
LOWER = 'minimum = "1"\nmaximum_differential = "none"\n' + TEXT


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a folder with a staff file."""
    FileStore(tmp_path / "staff.json", new_salt).update(lambda _: book())
    return tmp_path


def test_an_edit_and_a_restart_leave_minimum_and_differential_as_they_were(folder: Path) -> None:
    with opened(profile_in(folder)) as table:
        sign(table)
        do(table, c.NewShoe(8))
        before = table.session.table
    with opened(profile_in(folder, LOWER)) as table:
        assert table.session.table == before
        do(table, c.PlaceYourBets(), c.PlaceBet("1", Bet.BANKER, 1_00))
        assert table.session.table.terms.limits == before.terms.limits
        pending = table.profile.pending(table.session.table)
        assert pending is not None
        found = [(one.key, one.before, one.after) for one in profile_changes(table.session.table, pending)]
        limits = before.terms.limits
        assert found == [
            ("minimum", limits.minimum, 1_00),
            ("maximum_differential", limits.maximum_differential, None),
        ]


@pytest.mark.parametrize(
    ("text", "needs"),
    [
        (LOWER, Rank.PIT_SUPERVISOR),
        ("rounds_an_hour = 60\n" + TEXT, Rank.PIT_SUPERVISOR),
        ("decks = 6\n" + TEXT, Rank.SHIFT_MANAGER),
        (TEXT.replace("mini-7", "bean-9"), Rank.SHIFT_MANAGER),
        (TEXT.replace("insurance-super-six-plus", "easy-six"), Rank.SHIFT_MANAGER),
        (TEXT + "[house]\nrounds_after_cut_card = 2\n", Rank.SHIFT_MANAGER),
        ("clock_gap_hours = 200\n" + TEXT, Rank.SHIFT_MANAGER),
        (TEXT + "pin_digits = 8\n", Rank.SHIFT_MANAGER),
    ],
    ids=["limits", "pace", "decks", "layout", "game", "house", "clock", "pin"],
)
def test_each_change_takes_its_rank_and_none_below(folder: Path, text: str, needs: Rank) -> None:
    with opened(profile_in(folder)):
        pass
    with opened(profile_in(folder, text)) as table:
        sign(table)
        pending = table.profile.pending(table.session.table)
        assert pending is not None
        refused = table.session.check(pending)
        assert refused is not None
        assert refused.needs is needs
        below, who = {
            Rank.PIT_SUPERVISOR: (None, SUPERVISOR),
            Rank.SHIFT_MANAGER: (MANAGER, SHIFT_MANAGER),
        }[needs]
        if below is not None:
            denied = table.session.approve(pending, Signature(below, PINS[below]), "new")
            assert isinstance(denied, Refusal)
        assert isinstance(table.session.approve(pending, Signature(who, PINS[who]), "new"), Done)
        assert table.profile.pending(table.session.table) is None


def test_numbers_pins_and_the_clock_go_by_what_is_in_force(folder: Path) -> None:
    with opened(profile_in(folder)):
        pass
    changed = profile_in(folder, "clock_gap_hours = 700\n" + TEXT + "pin_digits = 8\n")
    with opened(changed) as table:
        assert table.staff.pin_digits == 6
        pending = changed.pending(table.session.table)
        assert pending is not None
        assert isinstance(table.session.approve(pending, BY_MANAGER, "new"), Done)
        assert table.staff.pin_digits == 8


def test_a_longer_gap_of_the_clock_counts_only_once_signed_for(folder: Path) -> None:
    with opened(profile_in(folder)):
        pass
    clocks = Clocks()
    clocks.day += timedelta(hours=100)
    changed = profile_in(folder, "clock_gap_hours = 700\n" + TEXT)
    with closing(open_table(changed, clock=clocks.now, elapsed=clocks.elapsed).session.ledger) as ledger:
        assert any(isinstance(one.event, e.ClockJumped) for one in ledger.read())


def test_the_change_stands_from_what_to_what_in_three_reports(folder: Path) -> None:
    with opened(profile_in(folder)) as table:
        profile = table.profile
    with opened(profile_in(folder, "face_down = true\n" + LOWER)) as table:
        pending = table.profile.pending(table.session.table)
        assert pending is not None
        assert isinstance(table.session.approve(pending, BY_MANAGER, "new"), Done)
    old, path = profile.terms.limits, profile.ledger
    limits = [
        (row["what"], row["before"], row["after"]) for row in rows(make_report("limits", [path]), "changes")
    ]
    assert limits == [
        ("minimum", f"{(old.minimum or 0) / 100:,.2f}", "1.00"),
        ("maximum_differential", f"{(old.maximum_differential or 0) / 100:,.2f}", "none"),
    ]
    terms = rows(make_report("overrides", [path]), "terms")
    assert [(row["what"], row["person"]) for row in terms] == [
        ("minimum", SHIFT_MANAGER),
        ("maximum_differential", SHIFT_MANAGER),
        ("face_down", SHIFT_MANAGER),
    ]
    details = [row["detail"] for row in rows(make_report("security", [path]), "list")]
    assert any("→ 1.00" in str(detail) and "no → yes" in str(detail) for detail in details)


def test_limits_and_a_pace_signed_at_the_table_stay_until_the_profile_is_changed_after_that(
    folder: Path,
) -> None:
    signature = Signature(SUPERVISOR, PINS[SUPERVISOR])
    with opened(profile_in(folder)) as table:
        sign(table)
        own = replace(table.session.table.terms.limits, minimum=200_00)
        for command in (c.SetPace(41), c.SetLimits(own)):
            refused = table.session.check(command)
            assert refused is not None
            assert refused.needs is Rank.PIT_SUPERVISOR
            assert isinstance(table.session.approve(command, signature, "evening"), Done)
        do(table, c.NewShoe(8, burn_due=False))
    for _ in range(2):
        with opened(profile_in(folder)) as table:
            state = table.session.table
            assert (state.pace, state.terms.limits) == (41, own)
            assert table.profile.pending(state) is None
    for text, told in (
        ('minimum = "200"\nrounds_an_hour = 41\n', []),  # it says what was signed for
        ('minimum = "200"\nrounds_an_hour = 44\n', [("rounds_an_hour", 41, 44)]),
    ):
        with opened(profile_in(folder, text + TEXT)) as table:
            state = table.session.table
            assert (state.pace, state.terms.limits) == (41, own)
            pending = table.profile.pending(state)
            changes = () if pending is None else profile_changes(state, pending)
            assert [(one.key, one.before, one.after) for one in changes] == told
    later = profile_in(folder, 'minimum = "200"\nrounds_an_hour = 41\n' + TEXT)
    with opened(later) as table:
        assert isinstance(table.session.approve(c.SetPace(38), signature, "quiet"), Done)
    with opened(later) as table:
        assert table.session.table.pace == 38
        assert later.pending(table.session.table) is None
        assert sum(isinstance(one, e.ProfileMatched) for one in recorded(table)) == 1
    assert audit_ledger(later.ledger).findings == ()


def test_another_place_of_the_heads_takes_a_shift_manager(folder: Path) -> None:
    make_key(folder / "first.key")

    def sent_to(file: str) -> TableProfile:
        return profile_in(folder, TEXT + f'[heads]\nfile = "{file}"\nkey = "first.key"\n')

    with opened(sent_to("a.heads")) as table:
        assert table.profile.pending(table.session.table) is None
        settings = table.session.table.settings
        assert settings is not None
        assert settings.heads == ("a.heads",)
    for profile, after in ((sent_to("b.heads"), ("b.heads",)), (profile_in(folder), ())):
        with opened(profile) as table:
            pending = profile.pending(table.session.table)
            assert pending is not None
            changes = profile_changes(table.session.table, pending)
            assert [(one.key, one.before, one.after, one.needs) for one in changes] == [
                ("heads", settings.heads, after, Rank.SHIFT_MANAGER)
            ]
            assert isinstance(table.session.approve(pending, BY_MANAGER, "moved"), Done)
            settings = table.session.table.settings
            assert settings is not None
            assert settings.heads == after
    details = [str(row["detail"]) for row in rows(make_report("security", [profile.ledger]), "list")]
    assert any("a.heads → b.heads" in detail for detail in details)
    assert any("b.heads → none" in detail for detail in details)
    assert audit_ledger(profile.ledger).findings == ()


def test_where_heads_go_is_put_on_record_at_the_first_start_that_knows_of_it(folder: Path) -> None:
    make_key(folder / "first.key")
    profile = profile_in(folder, TEXT + '[heads]\nfile = "a.heads"\nkey = "first.key"\n')
    with opened(profile) as table:
        table.session._staff = None  # as a program would that asks nobody
        older = structs.replace(profile.settings, heads=None)
        command = c.AdoptProfile(profile.terms, profile.pace, older)
        assert isinstance(table.session.handle(command, acting=PROFILE), Done)
    for _ in range(2):
        with opened(profile) as table:
            state = table.session.table
            assert profile.pending(state) is None
            assert state.settings == profile.settings
            assert sum(isinstance(one, e.SettingsAdopted) for one in recorded(table)) == 3


def test_verify_finds_what_the_house_alone_would_have_changed(folder: Path) -> None:
    profile = profile_in(folder)
    with opened(profile) as table:
        assert isinstance(
            record_staff(table.session, table.staff, BY_MANAGER, StaffBasis.FIRST),
            str,
        )
        assert audit_ledger(profile.ledger).findings == ()
        forged = structs.replace(profile.terms, limits=profile_in(folder, LOWER).terms.limits)
        table.session._staff = None  # as a program would that asks nobody
        assert isinstance(table.session.handle(c.OpenTable(forged), acting=PROFILE), Done)
    said = [one.message.render() for one in audit_ledger(profile.ledger).findings]
    assert said == ["Nobody has signed for what the profile says here."]


def test_of_an_older_ledger_the_last_profile_is_in_force_and_its_settings_are_taken_once(
    folder: Path,
) -> None:
    kept = Path(__file__).parents[1] / "ledger" / "files" / "format-1.ledger"
    older = folder / "BA-07.ledger"
    shutil.copy(kept, older)
    shutil.copy(head_path(kept), head_path(older))
    with closing(Ledger.open(older, kind=LedgerKind.LIVE)) as ledger:
        table_id, zone = ledger.identity.table_id, ledger.identity.zone
        last = [one.event for one in ledger.read() if isinstance(one.event, e.TableOpened)][-1].terms
    text = LOWER.replace("BA-07", table_id, 1).replace("Asia/Singapore", zone)
    for _ in range(2):
        with opened(profile_in(folder, text)) as table:
            state = table.session.table
            assert state.opened is not None
            assert structs.replace(state.opened, rules_version=last.rules_version) == last
            assert state.settings == table.profile.settings
            assert sum(isinstance(one, e.SettingsAdopted) for one in recorded(table)) == 1
            assert table.profile.pending(state) is not None
    assert audit_ledger(older).findings == ()


def test_a_later_reading_of_the_rules_comes_with_the_program_and_changes_nothing_else(folder: Path) -> None:
    profile = profile_in(folder)
    earlier = structs.replace(profile, terms=structs.replace(profile.terms, rules_version="2"))
    with opened(earlier) as table:
        sign(table)
        evening = c.SetLimits(type(profile.terms.limits)(minimum=300_00))
        signature = Signature(SUPERVISOR, PINS[SUPERVISOR])
        assert isinstance(table.session.approve(evening, signature, "evening"), Done)
        before = table.session.table
    with opened(profile) as table:
        after = table.session.table
        assert recorded(table)[-1] == e.ReadingAdopted(profile.terms.rules_version)
        assert after.terms == structs.replace(before.terms, rules_version=profile.terms.rules_version)
        assert profile.pending(after) is None
    assert audit_ledger(profile.ledger).findings == ()


def _told(table: OpenedTable) -> list[tuple[str, object, object]]:
    state = table.session.table
    pending = table.profile.pending(state)
    changes = () if pending is None else profile_changes(state, pending)
    return [(one.key, one.before, one.after) for one in changes]


def test_a_difference_that_was_told_is_none_once_another_value_is_signed_for_at_the_table(
    folder: Path,
) -> None:
    signature = Signature(SUPERVISOR, PINS[SUPERVISOR])
    with opened(profile_in(folder, "rounds_an_hour = 60\n" + TEXT)) as table:
        sign(table)
        before = table.session.table.terms.limits
    edited = profile_in(folder, "rounds_an_hour = 44\n" + LOWER)
    differential = ("maximum_differential", before.maximum_differential, None)
    with opened(edited) as table:
        assert _told(table) == [
            *(("minimum", before.minimum, 1_00), differential, ("rounds_an_hour", 60, 44)),
        ]
        told = edited.terms.limits
        for command, left in (
            (c.SetPace(41, profile=44), [("minimum", before.minimum, 1_00), differential]),
            (c.SetLimits(replace(before, minimum=150_00), told), [differential]),
            (c.SetLimits(replace(before, minimum=200_00), told), [differential]),
            (c.SetLimits(replace(before, minimum=200_00, maximum_differential=9_000_00), told), []),
        ):
            assert isinstance(table.session.approve(command, signature, "evening"), Done)
            assert _told(table) == left
        in_force = table.session.table.terms.limits
    with opened(edited) as table:
        assert (table.session.table.terms.limits, table.session.table.pace) == (in_force, 41)
        assert _told(table) == []
    again = profile_in(folder, "rounds_an_hour = 44\n" + LOWER.replace('"1"', '"2"'))
    with opened(again) as table:
        assert _told(table) == [("minimum", 200_00, 2_00)]
        pending = again.pending(table.session.table)
        assert pending is not None
        assert isinstance(table.session.approve(pending, signature, "new"), Done)
        assert table.session.table.terms.limits == replace(in_force, minimum=2_00)
        assert _told(table) == []
    assert audit_ledger(again.ledger).findings == ()


def test_before_limits_were_compared_one_by_one_any_edit_took_the_place_of_all_that_were_set(
    folder: Path,
) -> None:
    signature = Signature(SUPERVISOR, PINS[SUPERVISOR])
    with opened(profile_in(folder)) as table:
        sign(table)
        first = table.session.table.terms.limits
        evening = c.SetLimits(replace(first, minimum=200_00))
        assert isinstance(table.session.approve(evening, signature, "evening"), Done)
    with opened(profile_in(folder, 'maximum = "900"\n' + TEXT)) as table:
        pending = table.profile.pending(table.session.table)
        assert pending is not None
        for each, keys in ((True, ["maximum"]), (False, ["minimum", "maximum"])):
            command = structs.replace(pending, each_limit=each)
            assert [one.key for one in profile_changes(table.session.table, command)] == keys
        as_then = structs.replace(pending, each_limit=False)
        assert isinstance(table.session.approve(as_then, signature, "new"), Done)
        assert table.session.table.terms.limits == replace(first, maximum=900_00)
    assert audit_ledger(table.profile.ledger).findings == ()
