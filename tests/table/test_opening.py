"""A table is opened from its profile as its ledger left it; what has changed is recorded, or said."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path

import pytest
from msgspec import structs

from terminal.cli import main
from terminal.ledger.errors import LedgerError
from terminal.ledger.head_file import head_path
from terminal.ledger.identity import LedgerKind
from terminal.ledger.ledger import Ledger
from terminal.ledger.tail_witness import witness_path
from terminal.rounds import commands as c
from terminal.rounds import events as e
from terminal.rounds.state import OnDuty
from terminal.rules.bets import Bet
from terminal.rules.house import Limits
from terminal.rules.ranks import Rank
from terminal.table.audit.audit import audit_ledger
from terminal.table.people.demo_people import DEMO_PEOPLE
from terminal.table.people.secrets import new_salt
from terminal.table.people.staff import Signature
from terminal.table.people.staff_file import FileStore, StaffError
from terminal.table.session.day import ClosedDay
from terminal.table.session.table_session import PROFILE, Done
from terminal.table.setup.opening import NotOpened, OpenedTable, open_table
from terminal.table.setup.profile import TableProfile, demo_profile
from tests.table.closing import close_day
from tests.table.pit import DEALER, MANAGER, PINS, SHIFT_MANAGER, SUPERVISOR, Clocks, book
from tests.table.profiles import profile_of

TEXT = """\
id = "BA-07"
kind = "live"
zone = "Asia/Singapore"
game = "insurance-super-six-plus"
layout = "mini-7"
private = true
[ledger]
file = "BA-07.ledger"
[staff]
file = "staff.json"
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a folder with a staff file."""
    FileStore(tmp_path / "staff.json", new_salt).update(lambda _: book())
    return tmp_path


def profile_in(folder: Path, text: str = TEXT) -> TableProfile:
    """Return the profile of a text."""
    return profile_of(text, folder)


@contextmanager
def opened(profile: TableProfile) -> Iterator[OpenedTable]:
    """Return the table of a profile, closed at the end."""
    clocks = Clocks()
    table = open_table(profile, clock=clocks.now, elapsed=clocks.elapsed)
    try:
        yield table
    finally:
        table.session.ledger.close()


def recorded(table: OpenedTable) -> list[e.Event]:
    """Return everything on record."""
    return [record.event for record in table.session.ledger.read()]


def opening(profile: TableProfile) -> list[e.Event]:
    """Return what a table of this profile begins with."""
    settings = e.SettingsAdopted(profile.settings)
    return [e.TableOpened(profile.terms, notice=False), e.PaceSet(profile.pace, of_profile=True), settings]


def do(table: OpenedTable, *commands: c.Command) -> None:
    """Do commands of the dealer, none of which may be refused."""
    for command in commands:
        assert isinstance(table.session.handle(command), Done)


def sign(table: OpenedTable) -> None:
    """Sign the dealer on."""
    assert isinstance(table.session.sign_on(Signature(DEALER, PINS[DEALER])), Done)


def adopt(table: OpenedTable) -> None:
    """Have a Shift Manager sign for what the profile says."""
    command = table.profile.pending(table.session.table)
    assert command is not None
    signature = Signature(SHIFT_MANAGER, PINS[SHIFT_MANAGER])
    assert isinstance(table.session.approve(command, signature, "new profile"), Done)
    assert table.profile.pending(table.session.table) is None


def approve(table: OpenedTable, command: c.Command) -> None:
    """Do a command under the supervisor's approval."""
    done = table.session.approve(command, Signature(SUPERVISOR, PINS[SUPERVISOR]), "evening")
    assert isinstance(done, Done)


def test_a_new_ledger_is_of_the_profiles_kind_and_begins_with_its_terms(folder: Path) -> None:
    profile = profile_in(folder)
    with opened(profile) as table:
        identity = table.session.ledger.identity
        assert (identity.kind, identity.table_id, identity.zone) == (
            LedgerKind.LIVE,
            "BA-07",
            "Asia/Singapore",
        )
        assert recorded(table) == opening(profile)
        for one in table.session.ledger.read():
            assert (one.actor, one.authority) == (PROFILE.number, Rank.SHIFT_MANAGER.value)
        assert (table.round_open, table.notes) == (False, ())
        assert table.session.table.dealer is None


def test_another_pace_is_recorded_once_signed_for_in_the_middle_of_a_round_too(folder: Path) -> None:
    profile = profile_in(folder)
    with opened(profile) as table:
        sign(table)
        do(table, c.NewShoe(8), c.PlaceYourBets())
        before = table.session.table
    with opened(structs.replace(profile, pace=profile.pace + 4)) as table:
        assert table.session.table == before
        adopt(table)
        assert recorded(table)[-1] == e.PaceSet(profile.pace + 4, of_profile=True)
        assert structs.replace(table.session.table, pace=profile.pace, profile_pace=profile.pace) == before
        do(table, c.PlaceBet("1", Bet.BANKER, 500_00))
        ledger = table.session.ledger.path
        assert ledger is not None
        assert audit_ledger(ledger).findings == ()
    with opened(structs.replace(profile, pace=profile.pace + 4)) as table:
        assert not isinstance(recorded(table)[-1], e.PaceSet)


def test_nobody_deals_at_a_live_table_before_signing_on(folder: Path) -> None:
    with opened(profile_in(folder)) as table:
        refused = table.session.check(c.NewShoe(8))
        assert refused is not None
        assert refused.code == "nobody_on_duty"
        sign(table)
        do(table, c.NewShoe(8))


def test_a_live_table_without_a_staff_file_wants_its_first_shift_manager(tmp_path: Path) -> None:
    with opened(profile_in(tmp_path)) as table:
        assert table.staff.needs_first_manager
        assert table.staff.people == ()


def test_the_demo_has_its_dealer_on_duty_and_opens_again_without_a_trace(folder: Path) -> None:
    profile = structs.replace(demo_profile(), ledger=folder / "deep" / "down" / "DEMO-1.ledger")
    with opened(profile) as table:
        assert table.session.table.dealer == OnDuty(DEMO_PEOPLE[0].number, DEMO_PEOPLE[0].name)
        before = recorded(table)
        assert [type(event) for event in before] == [e.TableOpened, e.PaceSet, e.WentOnDuty]
    with opened(profile) as table:
        assert recorded(table) == before


def test_the_same_profile_finds_the_table_as_it_was(folder: Path) -> None:
    profile = profile_in(folder)
    with opened(profile) as table:
        sign(table)
        do(table, c.NewShoe(8), c.PlaceBet("1", Bet.BANKER, 500_00), c.CloseBets())
        before, head = table.session.table, table.session.ledger.head
    with opened(profile) as table:
        assert table.round_open
        assert table.notes == ()
        assert table.session.table == before
        assert table.session.ledger.head == head
        do(table, c.ResumeTable())


def test_new_terms_are_recorded_once_signed_for(folder: Path) -> None:
    with opened(profile_in(folder)):
        pass
    changed = profile_in(folder, "face_down = true\n" + TEXT)
    with opened(changed) as table:
        assert recorded(table) == opening(profile_in(folder))
        adopt(table)
        assert recorded(table)[-1] == e.TableOpened(changed.terms, notice=False)
        assert table.session.table.terms == changed.terms
    with opened(changed) as table:
        assert len(recorded(table)) == 5  # the opening, and the approval with what it was for


def test_an_open_round_goes_on_under_the_recorded_terms_and_nobody_can_sign_for_others(folder: Path) -> None:
    profile = profile_in(folder)
    with opened(profile) as table:
        sign(table)
        do(table, c.NewShoe(8), c.PlaceYourBets())
        head = table.session.ledger.head
    with opened(profile_in(folder, "face_down = true\n" + TEXT)) as table:
        assert table.round_open
        assert table.session.table.terms == profile.terms
        assert table.session.ledger.head == head
        pending = table.profile.pending(table.session.table)
        assert pending is not None
        refused = table.session.check(pending)
        assert refused is not None
        assert (refused.code, refused.needs) == ("round_open", None)


def test_limits_that_a_supervisor_has_set_outlive_a_restart_and_other_changes_of_the_profile(
    folder: Path,
) -> None:
    evening = replace(profile_in(folder).terms.limits, minimum=300_00)
    with opened(profile_in(folder)) as table:
        sign(table)
        approve(table, c.SetLimits(evening))
        do(table, c.NewShoe(8), c.ShowCutCard(), c.NewShoe(8))
    with opened(profile_in(folder)) as table:
        assert table.session.table.terms.limits == evening
        assert not isinstance(recorded(table)[-1], e.TableOpened)
    changed = profile_in(folder, "face_down = true\n" + TEXT)
    for start in range(2):
        with opened(changed) as table:
            if start == 0:
                adopt(table)
            assert table.session.table.terms == structs.replace(changed.terms, limits=evening)
            assert recorded(table)[-2:] == [e.TableOpened(changed.terms, notice=False), e.LimitsSet(evening)]


def test_limits_that_change_in_the_profile_take_the_place_of_those_that_were_set(folder: Path) -> None:
    with opened(profile_in(folder)) as table:
        sign(table)
        approve(table, c.SetLimits(Limits(minimum=300_00)))
    with opened(profile_in(folder, 'minimum = "50"\n' + TEXT)) as table:
        assert table.session.table.terms.limits.minimum == 300_00
        adopt(table)
        assert table.session.table.terms.limits == Limits(minimum=50_00)  # no Differential: it was signed for
        assert [type(event) for event in recorded(table)[-2:]] == [e.TableOpened, e.LimitsSet]


def test_the_notice_stays_up_as_long_as_the_terms_know_it(folder: Path) -> None:
    with opened(profile_in(folder)) as table:
        sign(table)
        approve(table, c.SetNotice(up=True))
    with opened(profile_in(folder, "face_down = true\n" + TEXT)) as table:
        adopt(table)
        assert table.session.table.notice
    with opened(profile_in(folder, TEXT.replace("private = true", "private = false"))) as table:
        adopt(table)
        assert not table.session.table.notice


def test_another_game_begins_with_a_shoe_of_its_own(folder: Path) -> None:
    with opened(profile_in(folder)) as table:
        sign(table)
        do(table, c.NewShoe(8), c.PlaceYourBets(), c.CloseBets())
    with opened(profile_in(folder)) as table:
        do(table, *(c.DealCard(card) for card in ("9S", "2H", "KD", "3C")), c.ConcludeRound())  # type: ignore[arg-type]
    other = profile_in(folder, TEXT.replace("insurance-super-six-plus", "easy-six"))
    with opened(other) as table:
        adopt(table)
        state = table.session.table
        assert (state.shoe, state.last, state.history, state.shoes) == (None, None, (), 1)
        assert state.dealer == OnDuty(DEALER, "Tan W. L.")
        do(table, c.NewShoe(8))


def test_another_zone_in_the_profile_is_said_and_the_ledgers_own_stays(folder: Path) -> None:
    with opened(profile_in(folder)):
        pass
    with opened(profile_in(folder, TEXT.replace("Asia/Singapore", "Asia/Macau"))) as table:
        (note,) = table.notes
        assert "keeps the time zone Asia/Singapore" in note.render()
        assert table.session.ledger.identity.zone == "Asia/Singapore"


def spoil(folder: Path, content: bytes) -> None:
    """Put something else where the ledger lies."""
    (folder / "BA-07.ledger").write_bytes(content)


FAULTS: dict[str, tuple[Callable[[Path], object], str]] = {
    "another kind": (lambda folder: made(folder, kind=LedgerKind.TRAINING), "of kind training"),
    "another table": (lambda folder: made(folder, table_id="BA-08"), "the ledger of table BA-08"),
    "something else": (lambda folder: spoil(folder, b"a letter to the editor"), "is not a ledger"),
    "a folder": (lambda folder: (folder / "BA-07.ledger").mkdir(), "BA-07.ledger"),
}


def made(folder: Path, kind: LedgerKind = LedgerKind.LIVE, table_id: str = "BA-07") -> None:
    """Make a ledger that is there already."""
    Ledger.create(folder / "BA-07.ledger", kind=kind, table_id=table_id, zone="UTC").close()


@pytest.mark.parametrize(("spoilt", "says"), FAULTS.values(), ids=FAULTS)
def test_a_ledger_that_is_not_this_tables_is_a_clear_error(
    folder: Path, spoilt: Callable[[Path], object], says: str
) -> None:
    spoilt(folder)
    with pytest.raises(LedgerError, match=says):
        open_table(profile_in(folder))


def test_a_table_that_is_open_already_is_a_clear_error_and_stays_open(folder: Path) -> None:
    with opened(profile_in(folder)) as table:
        with pytest.raises(LedgerError, match="is in use by"):
            open_table(profile_in(folder))
        sign(table)


def test_a_ledger_whose_folder_cannot_be_made_is_a_clear_error(folder: Path) -> None:
    profile = structs.replace(profile_in(folder), ledger=folder / "staff.json" / "BA-07.ledger")
    with pytest.raises(LedgerError, match="cannot be opened"):
        open_table(profile)


def test_a_damaged_staff_file_stops_the_table_before_its_ledger_is_made(folder: Path) -> None:
    (folder / "staff.json").write_text("{}", encoding="utf-8")
    with pytest.raises(StaffError, match="is damaged"):
        open_table(profile_in(folder))
    assert not (folder / "BA-07.ledger").exists()


def test_terms_that_the_rules_do_not_allow_open_no_table_and_leave_the_ledger_free(folder: Path) -> None:
    profile = profile_in(folder)
    with pytest.raises(NotOpened, match="4 to 8 decks"):
        open_table(
            structs.replace(profile, terms=structs.replace(profile.terms, decks=9)), clock=Clocks().now
        )
    with opened(profile) as table:
        assert recorded(table) == opening(profile)


def test_a_link_to_a_ledger_that_is_in_use_opens_no_second_table(folder: Path) -> None:
    (folder / "link.ledger").symlink_to(folder / "BA-07.ledger")
    with opened(profile_in(folder)) as table:
        other = profile_in(folder, TEXT.replace('file = "BA-07.ledger"', 'file = "link.ledger"'))
        assert other.ledger == table.profile.ledger
        with pytest.raises(LedgerError, match="is in use by"):
            open_table(other)


NOTE_MISSING = "Note of the last event missing: have the ledger verified by the last head."


def _cut_log(path: Path) -> None:
    """Take the log away, and with it all that was not moved into the file yet."""
    path.with_name(path.name + "-wal").unlink(missing_ok=True)


@pytest.mark.parametrize(
    "left", [None, b"", b"0000000000000000003 half writt"], ids=["gone", "empty", "unreadable"]
)
def test_a_live_table_whose_note_of_the_last_event_is_missing_says_so(
    folder: Path, left: bytes | None
) -> None:
    """Without the note, a log that was cut off while the program was off would not be missed."""
    profile = profile_in(folder)
    with opened(profile) as table:
        sign(table)
        do(table, c.NewShoe(8))
        assert table.notes == ()
    note = witness_path(profile.ledger)
    note.unlink()
    if left is not None:
        note.write_bytes(left)
        note.chmod(0o600)
    _cut_log(profile.ledger)
    with opened(profile) as table:
        assert [message.render() for message in table.notes] == [NOTE_MISSING]
    with opened(profile) as table:
        assert table.notes == ()


def test_a_day_that_goes_on_from_another_says_that_it_keeps_a_note(folder: Path) -> None:
    profile = profile_in(folder)
    with opened(profile) as table:
        sign(table)
        signature = Signature(MANAGER, PINS[MANAGER])
        closed = close_day(
            table.session, lambda: table.session.approve(c.CloseDay("2024-05-01"), signature, "end")
        )
        assert isinstance(closed, ClosedDay)
        do(table, c.NewShoe(8))
    witness_path(profile.ledger).unlink()
    with opened(profile) as table:
        assert [message.render() for message in table.notes] == [NOTE_MISSING]


def test_of_an_older_ledger_and_of_a_copy_the_note_is_not_checked(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    older = folder / "BA-07.ledger"
    kept = Path(__file__).parents[1] / "ledger" / "files" / "format-1.ledger"
    shutil.copy(kept, older)
    shutil.copy(head_path(kept), head_path(older))
    assert main(["verify", str(older)]) == 0
    assert "note of its last event was not checked" in capsys.readouterr().out
    with closing(Ledger.open(older, kind=LedgerKind.LIVE)) as ledger:
        assert not ledger.unnoted
    assert main(["verify", str(older)]) == 0
    assert "not checked" not in capsys.readouterr().out
