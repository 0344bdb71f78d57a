"""After a foreign write play goes on in a new file, once a Shift Manager has signed (issue 12, item 9)."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from terminal.cli import FAILED, main
from terminal.ledger import foreign
from terminal.ledger.errors import LedgerError, LedgerFault, NotRecorded
from terminal.ledger.foreign import FOREIGN
from terminal.ledger.head_file import write_head_file
from terminal.ledger.identity import LedgerKind
from terminal.ledger.ledger import Ledger
from terminal.ledger.reader import LedgerReader
from terminal.ledger.records import Recorded
from terminal.reports.build import make_report
from terminal.rounds import commands as c
from terminal.rounds import events as e
from terminal.rounds.refusal import Refusal
from terminal.rounds.state import Table
from terminal.rules.bets import Bet
from terminal.rules.ranks import Rank
from terminal.table.audit.audit import audit_ledger
from terminal.table.people.staff import Signature
from terminal.table.session.day import ClosedDay
from terminal.table.session.table_session import Done
from terminal.table.setup.opening import OpenedTable
from terminal.table.setup.profile import TableProfile
from tests.ledger.acts import behind_its_back
from tests.reports.asking import rows
from tests.table.closing import close_day
from tests.table.foreign_writing import FORGED_CENTS, forge
from tests.table.pit import MANAGER, PINS, RELIEF, SHIFT_MANAGER, SUPERVISOR, WRONG_PIN
from tests.table.test_opening import do, folder, opened, profile_in, recorded, sign

__all__ = ["folder"]

BY_MANAGER = Signature(SHIFT_MANAGER, PINS[SHIFT_MANAGER])
ROUND = (c.NewShoe(8), c.PlaceYourBets(), c.PlaceBet("1", Bet.BANKER, 100_00))


def dealt(profile: TableProfile) -> Table:
    """Deal into a round, and close the table; return what it held."""
    with opened(profile) as table:
        sign(table)
        do(table, *ROUND)
        return table.session.table


def sign_for_it(table: OpenedTable) -> None:
    assert isinstance(table.session.approve(c.SignForeignWrite(), BY_MANAGER, "looked at it"), Done)


def put_aside(profile: TableProfile) -> list[Path]:
    return sorted((profile.ledger.parent / FOREIGN).glob("*.ledger"))


def apart(table: Table, before: Table) -> bool:
    """Return whether a table is another only in what it knows of foreign writes."""
    return all(
        getattr(table, name) == getattr(before, name)
        for name in Table.__struct_fields__
        if name not in ("foreign_writes", "last_act")
    )


def test_forged_chips_never_lie_on_the_felt_at_the_next_start(folder: Path) -> None:
    profile = profile_in(folder)
    held = dealt(profile)
    forged = forge(profile.ledger)
    with opened(profile) as table:
        now = table.session.table
        assert apart(now, held)
        (found,) = now.foreign_writes
        assert (found.good_seq, found.forged_first, found.forged_last) == (forged - 1, forged, forged)
        assert isinstance(recorded(table)[-1], e.ForeignWriteFound)
        assert any("Another program" in note.render() for note in table.notes)
    (kept,) = put_aside(profile)
    assert kept.name == found.kept_as
    with closing(LedgerReader.open(kept)) as reader:
        assert reader.head.seq == forged
    assert FORGED_CENTS not in [
        one.event.amount for one in _events(profile.ledger) if isinstance(one.event, e.BetPlaced)
    ]


def _events(path: Path) -> list[Recorded]:
    with closing(LedgerReader.open(path)) as reader:
        return list(reader.read())


def test_nothing_is_done_before_a_shift_manager_has_signed(folder: Path) -> None:
    profile = profile_in(folder)
    dealt(profile)
    forge(profile.ledger)
    with opened(profile) as table:
        session = table.session
        for command in (c.PlaceBet("1", Bet.PLAYER, 100_00), c.CloseBets()):
            refused = session.handle(command)
            assert isinstance(refused, Refusal)
            assert refused.code == "foreign_write"
        for number in (SUPERVISOR, MANAGER):
            denied = session.approve(c.SignForeignWrite(), Signature(number, PINS[number]), "seen")
            assert isinstance(denied, Refusal)
            assert denied.needs is Rank.SHIFT_MANAGER
        wrong = session.approve(c.SignForeignWrite(), Signature(RELIEF, WRONG_PIN), "seen")
        assert isinstance(wrong, Refusal)
        sign_for_it(table)
        do(table, c.PlaceBet("1", Bet.PLAYER, 100_00))
        assert isinstance(recorded(table)[-1], e.BetPlaced)


def test_a_write_into_the_open_ledger_sends_the_table_on_in_a_new_file(folder: Path) -> None:
    profile = profile_in(folder)
    with opened(profile) as table:
        sign(table)
        do(table, *ROUND)
        session, held = table.session, table.session.table
        told: list[Table] = []
        session.on_change(lambda _before, after: told.append(after))
        forged = forge(profile.ledger)
        with pytest.raises(NotRecorded) as caught:
            session.handle(c.PlaceBet("1", Bet.PLAYER, 200_00))
        assert caught.value.cause.fault is LedgerFault.PUT_ASIDE
        assert apart(session.table, held)
        assert told == [session.table]
        assert session.table.foreign_writes[0].forged_last == forged
        refused = session.handle(c.PlaceBet("1", Bet.PLAYER, 200_00))
        assert isinstance(refused, Refusal)
        assert refused.code == "foreign_write"
        sign_for_it(table)
        do(table, c.PlaceBet("1", Bet.PLAYER, 200_00))
        state = session.table
    with opened(profile) as table:
        assert apart(table.session.table, state)
    assert len(put_aside(profile)) == 1


def test_another_file_in_the_place_of_the_open_ledger_is_put_aside(folder: Path) -> None:
    profile = profile_in(folder)
    with opened(profile) as table:
        sign(table)
        do(table, *ROUND)
        held = table.session.table
        other = profile.ledger.with_name("other")
        other.write_bytes(b"something else")
        other.replace(profile.ledger)
        with pytest.raises(NotRecorded):
            table.session.handle(c.CloseBets())
        assert apart(table.session.table, held)
        assert table.session.table.foreign_writes[0].forged_first == 0
    (kept,) = put_aside(profile)
    assert kept.read_bytes() == b"something else"


def test_the_alarm_stays_in_every_start_verify_and_report(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    profile = profile_in(folder)
    dealt(profile)
    forge(profile.ledger)
    with opened(profile) as table:
        sign_for_it(table)
        do(table, c.CloseBets())
    for _ in range(2):
        with opened(profile) as table:
            assert any("Another program" in note.render() for note in table.notes)
    findings = audit_ledger(profile.ledger).findings
    assert [one.place for one in findings] == ["foreign"], [one.message.render() for one in findings]
    assert main(["verify", str(profile.ledger)]) == FAILED
    assert put_aside(profile)[0].name in capsys.readouterr().out
    report = make_report("shift", [profile.ledger])
    assert any("Another program" in mark.render() for mark in report.marks)
    told = [row["what"] for row in rows(make_report("security", [profile.ledger]), "list")]
    assert told[-2:] == ["foreign_write", "foreign_write_signed"]


def test_the_alarm_goes_on_into_the_next_shoe_and_the_next_day(folder: Path) -> None:
    profile = profile_in(folder)
    with opened(profile) as table:
        sign(table)
    forge(profile.ledger)
    with opened(profile) as table:
        sign_for_it(table)
        do(table, c.NewShoe(8))
        signature = Signature(MANAGER, PINS[MANAGER])
        closed = close_day(
            table.session, lambda: table.session.approve(c.CloseDay("2024-05-01"), signature, "evening")
        )
        assert isinstance(closed, ClosedDay)
    with opened(profile) as table:
        assert len(table.session.table.foreign_writes) == 1
    for path in (closed.archive, profile.ledger):
        assert [one.place for one in audit_ledger(path).findings] == ["foreign"]


def test_a_second_foreign_write_waits_for_a_signature_of_its_own(folder: Path) -> None:
    profile = profile_in(folder)
    dealt(profile)
    for count in (1, 2):
        forge(profile.ledger)
        with opened(profile) as table:
            found = table.session.table.foreign_writes
            assert [one.is_signed for one in found] == [True] * (count - 1) + [False]
            sign_for_it(table)
    assert len(put_aside(profile)) == 2


def test_a_day_closed_by_another_program_is_not_put_away(folder: Path) -> None:
    profile = profile_in(folder)
    held = dealt(profile)
    forge(profile.ledger)
    with behind_its_back(profile.ledger) as connection:
        connection.execute("UPDATE events SET kind = 'day_closed' WHERE seq = (SELECT max(seq) FROM events)")
    with opened(profile) as table:
        assert apart(table.session.table, held)
    assert not (folder / "archive").exists()


@pytest.mark.parametrize("step", ["write_head_file", "TailWitness", "sync_folder", "_move_aside"])
def test_a_kill_amid_putting_aside_loses_nothing(
    folder: Path, step: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    profile = profile_in(folder)
    held = dealt(profile)
    forged = forge(profile.ledger)

    class Killed(BaseException):
        pass

    def kill(*_: object) -> None:
        raise Killed

    with monkeypatch.context() as patched:
        patched.setattr(foreign, step, kill)
        with pytest.raises(Killed), opened(profile):
            pass
    with opened(profile) as table:
        assert apart(table.session.table, held)
        assert [one.forged_last for one in table.session.table.foreign_writes] == [forged]
    (kept,) = put_aside(profile)
    with closing(LedgerReader.open(kept)) as reader:
        assert reader.head.seq == forged
    assert {one.place for one in audit_ledger(profile.ledger).findings} == {"foreign"}


def test_no_other_command_writes_into_such_a_ledger(folder: Path) -> None:
    profile = profile_in(folder)
    dealt(profile)
    forge(profile.ledger)
    with pytest.raises(LedgerError) as caught:
        Ledger.open(profile.ledger, kind=LedgerKind.LIVE)
    assert caught.value.fault is LedgerFault.FOREIGN_WRITE


def _undone(path: Path) -> None:
    """Take away the last event, so that the file does not hold what the table has recorded."""
    with behind_its_back(path) as connection:
        connection.execute("DELETE FROM events WHERE seq = (SELECT max(seq) FROM events)")


def test_a_file_that_lost_the_tables_own_events_stops_the_table_as_before(folder: Path) -> None:
    profile = profile_in(folder)
    with opened(profile) as table:
        sign(table)
        do(table, *ROUND)
        held = table.session.table
        _undone(profile.ledger)
        with pytest.raises(NotRecorded) as caught:
            table.session.handle(c.CloseBets())
        assert caught.value.cause.fault is LedgerFault.CHANGED
        assert table.session.table == held
    assert put_aside(profile) == []


@pytest.mark.parametrize("leave", [lambda _: None, lambda path: path.unlink()], ids=["kept", "deleted"])
def test_a_copy_is_verified_without_a_note_and_that_is_said(
    folder: Path, leave: Callable[[Path], None], capsys: pytest.CaptureFixture[str]
) -> None:
    profile = profile_in(folder)
    dealt(profile)
    copy = folder / "copies" / profile.ledger.name
    copy.parent.mkdir()
    shutil.copy(profile.ledger, copy)
    with closing(LedgerReader.open(copy)) as reader:
        write_head_file(copy, reader.head)
    leave(profile.ledger)
    assert not audit_ledger(copy).noted
    assert main(["verify", str(copy)]) == 0
    assert "The note of its last event was not checked" in capsys.readouterr().out
