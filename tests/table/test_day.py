"""A gaming day is closed: its ledger goes into the archive, and the next goes on where it ended."""

from __future__ import annotations

import json
import os
import signal
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from terminal.ledger.archive import ARCHIVE, earlier_file, files_back
from terminal.ledger.chain import row_hash
from terminal.ledger.errors import LedgerError, LedgerFault, NotRecorded
from terminal.ledger.head_file import head_path, read_head_file
from terminal.ledger.identity import LedgerKind
from terminal.ledger.ledger import Ledger
from terminal.ledger.reader import LedgerReader
from terminal.ledger.records import Head
from terminal.ledger.tail_witness import TailWitness, read_witness, witness_path
from terminal.rounds import commands as c
from terminal.rounds.answers import IrregularityAnswers
from terminal.rounds.events import DayBegun, DayClosed
from terminal.rounds.refusal import Refusal
from terminal.rules.bets import Bet
from terminal.rules.cards import Card
from terminal.rules.ranks import Rank
from terminal.table.audit.audit import audit_ledger
from terminal.table.people.staff import Signature
from terminal.table.session import day as day_module
from terminal.table.session.day import ClosedDay, day_of, finish_day, put_day_away
from terminal.table.session.recovery import recover
from terminal.table.session.table_session import Actor, Done, TableSession
from tests.ledger.acts import attest, behind_its_back, placed, record
from tests.ledger_faults import raises_fault
from tests.table.closing import close_as, close_day
from tests.table.dealing import PRIVATE, DealtTable, live_ledger
from tests.table.pit import DEALER, MANAGER, PINS, SUPERVISOR, Pit

DAY = "2024-05-01"
CLOSER = Actor(MANAGER, Rank.PIT_MANAGER)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Return where the ledger in use lies."""
    return tmp_path / "BA-07.ledger"


@pytest.fixture
def table(path: Path) -> Iterator[DealtTable]:
    """Return a table of a few rounds, between rounds."""
    made = DealtTable(live_ledger(path), 5)
    made.open()
    made.play_plainly(3)
    yield made
    made.session.ledger.close()


def _closed(session: TableSession, day: str = DAY) -> ClosedDay:
    closed = close_as(session, day, CLOSER)
    assert isinstance(closed, ClosedDay), closed
    return closed


def test_the_table_stands_as_it_stood_and_goes_on(table: DealtTable, path: Path) -> None:
    before, head = table.table, table.session.ledger.head
    closed = _closed(table.session)
    assert table.session.table == before
    assert closed.day == DAY
    assert closed.head.seq == head.seq + 1
    assert closed.archive == path.parent / ARCHIVE / f"BA-07-{DAY}-{closed.head.seq}.ledger"
    table.ledger, table.table = table.session.ledger, table.session.table
    table.play_plainly(2)
    assert table.table.rounds == before.rounds + 2
    assert recover(table.session.ledger, PRIVATE) == table.session.table


def test_the_next_file_begins_with_the_hash_the_number_and_all_that_stood(
    table: DealtTable, path: Path
) -> None:
    closed = _closed(table.session)
    with closing(sqlite3.connect(path)) as connection:
        row = connection.execute("SELECT seq, previous, kind FROM events ORDER BY seq LIMIT 1").fetchone()
    assert row == (closed.head.seq + 1, closed.head.hash, "day_begun")
    begun = next(table.session.ledger.read()).event
    assert isinstance(begun, DayBegun)
    assert begun.table == table.session.table
    assert (begun.kind, begun.zone) == ("live", "Asia/Singapore")


def test_both_files_are_whole_and_the_later_is_held_against_the_earlier(
    table: DealtTable, path: Path
) -> None:
    first = _closed(table.session)
    table.play_plainly(2)
    second = _closed(table.session, "2024-05-02")
    table.play_plainly(1)
    table.session.tidy()
    for file, earlier in ((path, second.archive), (second.archive, first.archive), (first.archive, None)):
        verified = audit_ledger(file)
        assert (verified.findings, verified.earlier) == ((), earlier)
    assert list(files_back(path)) == [path, second.archive, first.archive]


def test_a_day_that_begins_with_a_fresh_shoe_is_whole(table: DealtTable, path: Path) -> None:
    table.new_shoe()
    closed = _closed(table.session)
    verified = audit_ledger(path)
    assert (verified.findings, verified.earlier) == ((), closed.archive)


def test_opening_reads_no_other_file(table: DealtTable, path: Path) -> None:
    closed = _closed(table.session)
    stood = table.session.table
    table.session.ledger.close()
    for gone in (closed.archive, head_path(closed.archive)):
        gone.unlink()
    with closing(Ledger.open(path, kind=LedgerKind.LIVE, table_id="BA-07")) as ledger:
        assert recover(ledger, PRIVATE) == stood
    verified = audit_ledger(path)
    assert (verified.findings, verified.earlier, verified.continues) == ((), None, True)


def test_the_note_of_the_last_event_stays_with_the_ledger_in_use(table: DealtTable, path: Path) -> None:
    closed = _closed(table.session)
    assert read_witness(path) == table.session.ledger.head[:2]
    assert not witness_path(closed.archive).exists()
    table.play_plainly(1)
    assert read_witness(path) == table.session.ledger.head[:2]


@pytest.mark.parametrize("back", [0, 3])
def test_the_note_of_the_day_before_says_nothing_against_the_next(
    table: DealtTable, path: Path, back: int
) -> None:
    """A kill before the next day is opened leaves it, a power cut an older one."""
    events = list(table.session.ledger.read())
    closed = _closed(table.session)
    table.session.ledger.close()
    attested = closed.head if not back else Head(events[-back].seq, events[-back].hash, "")
    TailWitness(path, attested).close()
    assert audit_ledger(path).findings == ()
    with closing(Ledger.open(path, kind=LedgerKind.LIVE)) as ledger:
        assert read_witness(path) == ledger.head[:2]


def test_a_closed_day_that_is_not_the_one_recorded_is_not_put_away(
    table: DealtTable, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patched:
        patched.setattr(day_module, "finish_day", _not_now)
        with raises_fault(LedgerFault.DISK_FAILED):
            close_as(table.session, DAY, CLOSER)
    latest = read_witness(path)
    assert latest is not None
    TailWitness(path, Head(latest.seq, "5e" * 32, "")).close()
    for _ in range(2):
        with raises_fault(LedgerFault.TAIL_ALTERED, match=r"as BA-07\.ledger\.latest attests"):
            finish_day(path, PRIVATE, kind=LedgerKind.LIVE)
    assert not (path.parent / ARCHIVE).exists()


def _not_now(*_: object, **__: object) -> ClosedDay:
    raise LedgerError(LedgerFault.DISK_FAILED, path=Path("BA-07.ledger"), detail="no answer")


def test_the_archive_takes_no_more_events_and_no_more_writing(table: DealtTable) -> None:
    closed = _closed(table.session)
    assert closed.archive.stat().st_mode & 0o777 == 0o400
    assert not list(closed.archive.parent.glob("*-wal"))
    assert read_head_file(closed.archive) == closed.head
    with closing(LedgerReader.open(closed.archive)) as reader:
        assert reader.sealed
        assert reader.head == closed.head
        assert isinstance(list(reader.read())[-1].event, DayClosed)


def test_a_closed_day_takes_no_more_events(tmp_path: Path) -> None:
    with closing(live_ledger(tmp_path / "x.ledger")) as ledger:
        record(ledger, [DayClosed(DAY)], command=c.CloseDay(DAY))
        with pytest.raises(NotRecorded):
            record(ledger, [placed()])


def test_a_day_is_closed_by_a_pit_manager_between_rounds(table: DealtTable) -> None:
    supervisor = close_as(table.session, DAY, Actor(SUPERVISOR, Rank.PIT_SUPERVISOR))
    assert isinstance(supervisor, Refusal)
    assert supervisor.needs is Rank.PIT_MANAGER
    wrong = close_as(table.session, "yesterday", CLOSER)
    assert isinstance(wrong, Refusal)
    assert wrong.code == "no_such_day"
    assert table.act(c.PlaceYourBets())
    under_way = close_as(table.session, DAY, CLOSER)
    assert isinstance(under_way, Refusal)
    assert under_way.code == "round_open"


def test_a_pit_manager_approves_it_though_nobody_deals(path: Path, pit: Pit) -> None:
    with closing(live_ledger(path)) as ledger:
        dealt = DealtTable(ledger, 5)
        dealt.open()
        dealt.play_plainly(1)
        pit.ledger, pit.clocks.day = ledger, dealt.clocks.day
        session = pit.session_at(dealt.table)
        command = c.CloseDay(DAY)
        dealer = Actor(DEALER, Rank.DEALER)
        signature = Signature(MANAGER, PINS[MANAGER])
        closed = close_day(session, lambda: session.approve(command, signature, "end", acting=dealer))
        assert isinstance(closed, ClosedDay), closed
        session.tidy()
        for file in files_back(path):
            assert audit_ledger(file).findings == ()
        begun = next(session.ledger.read())
        assert (begun.actor, begun.authority) == (DEALER, f"pit_manager {MANAGER}")
        session.ledger.close()


def test_a_ledger_in_memory_has_no_archive() -> None:
    with closing(live_ledger(None)) as ledger:
        table = DealtTable(ledger, 5)
        table.open()
        with pytest.raises(ValueError, match="no day is closed here"):
            close_as(table.session, DAY, CLOSER)


def test_nothing_is_put_away_while_another_program_reads_and_then_it_is(
    table: DealtTable, path: Path
) -> None:
    with closing(sqlite3.connect(path)) as other:
        other.execute("BEGIN")
        other.execute("SELECT count(*) FROM events").fetchone()
        with raises_fault(LedgerFault.STILL_READ):
            close_as(table.session, DAY, CLOSER)
        waiting = table.session.handle(c.PlaceYourBets(), acting=CLOSER)
        assert isinstance(waiting, Refusal)
        assert waiting.code == "day_closed"
    closed = put_day_away(table.session)
    assert closed.archive.exists()
    assert isinstance(table.session.handle(c.PlaceYourBets(), acting=CLOSER), Done)


def test_another_file_in_the_archive_is_never_replaced(table: DealtTable, path: Path) -> None:
    archive = path.parent / ARCHIVE
    archive.mkdir()
    taken = archive / f"BA-07-{DAY}-{table.session.ledger.head.seq + 1}.ledger"
    taken.write_text("something else")
    with raises_fault(LedgerFault.EXISTS):
        close_as(table.session, DAY, CLOSER)
    assert taken.read_text() == "something else"
    taken.unlink()
    assert put_day_away(table.session).archive == taken


def test_what_was_returned_on_a_tie_and_the_round_itself_outlive_the_day(
    table: DealtTable, path: Path
) -> None:
    for command in (
        c.PlaceBet("1", Bet.PLAYER, 20_000),
        c.CloseBets(),
        *(c.DealCard(Card(code)) for code in ("9S", "9H", "KD", "KC")),
        c.ConcludeRound(),
    ):
        assert table.act(command), command
    number = table.table.rounds
    _closed(table.session)
    assert table.act(c.CorrectBet("1", Bet.PLAYER, 30_000))
    assert table.act(c.LeaveBet("1", Bet.PLAYER))
    assert table.table.round is not None
    assert table.table.round.slices[0].amount == 30_000
    table.session.tidy()
    assert audit_ledger(path).findings == ()
    with closing(sqlite3.connect(path)) as connection:
        rows = connection.execute("SELECT shoe, round, result, placed_cents FROM rounds").fetchall()
        moved = connection.execute("SELECT act, change_cents FROM bets ORDER BY seq, part").fetchall()
    assert rows == [(1, number, "tie", 30_000)]
    assert moved == [("carried_over", 20_000), ("corrected", 10_000)]


def test_the_round_before_can_be_void_after_the_day_was_closed(table: DealtTable, path: Path) -> None:
    _closed(table.session)
    facts = IrregularityAnswers(reconstructable=False, noticed_before_next_round=True)
    assert table.act(c.RaiseIrregularity("wrong_number_of_cards", facts))
    table.session.tidy()
    assert audit_ledger(path).findings == ()
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("SELECT result FROM rounds").fetchall() == [("void",)]


@pytest.mark.parametrize("column", ["kind", "zone"])
def test_another_kind_or_zone_given_to_a_later_file_is_found(
    table: DealtTable, path: Path, column: str
) -> None:
    closed = _closed(table.session)
    table.session.ledger.close()
    other = {"kind": "training", "zone": "UTC"}[column]
    with behind_its_back(path) as connection:
        connection.execute(f"UPDATE meta SET {column} = ?", (other,))
    closed.archive.rename(path.parent / "elsewhere.ledger")
    assert audit_ledger(path).findings


def test_a_later_file_is_not_taken_for_the_successor_of_another(table: DealtTable, tmp_path: Path) -> None:
    _closed(table.session)
    other = tmp_path / "other.ledger"
    with closing(live_ledger(other)) as ledger:
        record(ledger)
    (finding,) = audit_ledger(tmp_path / "BA-07.ledger", earlier=other).findings
    assert (finding.place, finding.message.render()) == ("start", "It does not go on from other.ledger.")
    (finding,) = audit_ledger(other, earlier=tmp_path / "BA-07.ledger").findings[:1]
    assert finding.place == "start"


def test_a_snapshot_that_was_forged_is_found_against_the_day_before(table: DealtTable, path: Path) -> None:
    closed = _closed(table.session)
    table.session.ledger.close()
    with behind_its_back(path) as connection:
        row = list(connection.execute("SELECT * FROM events").fetchone())
        body = json.loads(row[7])
        body["table"]["shoe"]["out"] += 1
        row[7] = json.dumps(body, separators=(",", ":"))
        row[12] = row_hash(tuple(row[:12]))
        connection.execute("UPDATE events SET body = ?, hash = ?", (row[7], row[12]))
    attest(path, Head(row[0], row[12], row[1]))
    said = [finding.message.render() for finding in audit_ledger(path).findings]
    assert said == ["BeginDay leads to day_begun with other contents."]
    closed.archive.unlink()
    assert earlier_file(path) is None


def test_the_date_of_a_day_is_that_of_the_house_when_it_began(table: DealtTable) -> None:
    assert day_of(table.session.ledger.identity) == DAY
    assert finish_day(table.session.ledger.path or Path(), PRIVATE, kind=LedgerKind.LIVE) is None


SYSTEM_CALLS = ("link", "replace", "unlink", "fsync", "chmod", "mkdir")


def _kill_before(step: int) -> Callable[[str], None]:
    """End the process without a word before the call of that number."""
    done = 0

    def count(_name: str) -> None:
        nonlocal done
        done += 1
        if done == step:
            os.kill(os.getpid(), signal.SIGKILL)

    return count


def _watched(call: Callable[..., Any], name: str, count: Callable[[str], None]) -> Callable[..., Any]:
    def counted(*values: Any, **named: Any) -> Any:
        count(name)
        return call(*values, **named)

    return counted


def _close_and_be_killed(path: Path, step: int) -> bool:
    """Return whether the closing of the day was killed before it was done."""
    child = os.fork()
    if child == 0:
        status = 1
        try:
            ledger = Ledger.open(path, kind=LedgerKind.LIVE)
            session = TableSession(ledger, recover(ledger, PRIVATE))
            count = _kill_before(step)
            for name in SYSTEM_CALLS:
                setattr(os, name, _watched(getattr(os, name), name, count))
            close_as(session, DAY, CLOSER)
            status = 0
        finally:
            os._exit(status)
    _, status = os.waitpid(child, 0)
    assert os.WIFSIGNALED(status) or os.WEXITSTATUS(status) == 0, status
    return os.WIFSIGNALED(status)


def test_a_kill_at_any_step_leaves_one_ledger_in_use_and_the_next_start_finishes(tmp_path: Path) -> None:
    step = 0
    while True:
        step += 1
        path = tmp_path / str(step) / "BA-07.ledger"
        path.parent.mkdir()
        with closing(live_ledger(path)) as ledger:
            table = DealtTable(ledger, 5)
            table.open()
            table.play_plainly(1)
            stood = table.table
        killed = _close_and_be_killed(path, step)
        finish_day(path, PRIVATE, kind=LedgerKind.LIVE)
        with closing(Ledger.open(path, kind=LedgerKind.LIVE, table_id="BA-07")) as ledger:
            assert recover(ledger, PRIVATE) == stood, step
            session = TableSession(ledger, stood)
            if ledger.identity.follows_hash == "":  # killed before the day was closed on record
                assert isinstance(close_as(session, DAY, CLOSER), ClosedDay)
            session.tidy()
        assert [file.name for file in path.parent.glob("*.ledger")] == ["BA-07.ledger"]
        files = list(files_back(path))
        assert len(files) == 2
        for file in files:
            assert audit_ledger(file).findings == (), step
        if not killed:
            break
    assert step > 15
