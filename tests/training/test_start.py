"""A start of training reads what came after the last start, proves that, and believes the clock again."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from terminal.ledger.errors import CorruptLedger
from terminal.ledger.ledger import Ledger
from terminal.ledger.reader import LedgerReader
from terminal.rounds import commands as c
from terminal.rounds.events import ShoeOpened
from terminal.rounds.state import Table
from terminal.rounds.training.commands import BeginPlacement, RecordAnswer
from terminal.rounds.training.record import AnswerMode
from terminal.rules.bets import Bet
from terminal.rules.cards import Card
from terminal.rules.house import Limits
from terminal.table.audit.audit import audit_ledger
from terminal.table.people.secrets import new_salt
from terminal.table.people.staff import Signature
from terminal.table.people.staff_file import FileStore
from terminal.table.session.recovery import Followed, recover
from terminal.table.session.table_session import TableSession
from terminal.table.setup import opening
from terminal.table.setup.opening import open_table
from terminal.table.setup.profile import TableProfile, load_profile
from tests.table.pit import PINS, SUPERVISOR, Clocks, book
from tests.training.room import TRAINEE, must

PROFILE_TEXT = """\
id = "TR-01"
kind = "training"
zone = "Asia/Singapore"
game = "commission"
[ledger]
file = "TR-01.ledger"
[staff]
file = "staff.json"
"""
A_NIGHT = 12 * 3600
A_WEEKEND = 60 * 3600
MANY = 8


class Room:
    """A table of training that is opened anew every day."""

    def __init__(self, folder: Path) -> None:
        FileStore(folder / "staff.json", new_salt).update(lambda _: book())
        path = folder / "profile.toml"
        path.write_text(PROFILE_TEXT, "utf-8")
        self.profile: TableProfile = load_profile(path)
        self.clocks = Clocks()

    def opened(self) -> TableSession:
        return open_table(self.profile, clock=self.clocks.now, elapsed=self.clocks.elapsed).session

    def day(self, answers: int = MANY, after: int = A_NIGHT, *, coached: bool = False) -> None:
        """Train for a day, and leave for so many seconds."""
        session = self.opened()
        with closing(session.ledger):
            if coached:
                play_round(session)
            for _ in range(answers):
                self.clocks.wait(3)
                must(session.handle(answer()))
            session.tidy()
        self.clocks.wait(after)


def answer(mode: AnswerMode = AnswerMode.DRILL) -> RecordAnswer:
    """Return a right answer."""
    return RecordAnswer(TRAINEE, mode, "commission", "5", "calls", "calls:natural", right=True)


def play_round(session: TableSession) -> None:
    """Play a round with the shoe that lies there, or a new one."""
    if session.table.shoe is None:
        must(session.handle(c.NewShoe(8, burn_due=False)))
    dealt = (c.DealCard(Card(code)) for code in ("9S", "9H", "KD", "KC"))
    for command in (c.PlaceBet("1", Bet.PLAYER, 20_000), c.CloseBets(), *dealt, c.ConcludeRound()):
        must(session.handle(command))


@pytest.fixture
def room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Room:
    monkeypatch.setattr(opening, "LEAST_BEFORE_A_SHOE", MANY - 1)
    return Room(tmp_path)


def from_the_beginning(session: TableSession) -> Table:
    """Return the table by every event that is on record."""
    followed = Followed(Table(session.table.terms))
    for one in session.ledger.read():
        followed.follow(one)
    return followed.table


def test_a_start_reads_what_came_after_the_last_start(room: Room) -> None:
    for _ in range(4):
        room.day()
    with closing(room.opened().ledger) as ledger:
        [first, *_] = ledger.read_to_recover()
        assert isinstance(first.event, ShoeOpened)
        assert ledger.head.seq > 4 * MANY
        assert ledger.events_to_recover() == 1
    assert audit_ledger(room.profile.ledger).findings == ()


@pytest.mark.parametrize("coached", ["nnyn", "yyn", "nnnn"])
def test_the_table_is_recovered_as_all_that_is_on_record_makes_it(room: Room, coached: str) -> None:
    for day in coached:
        room.day(coached=day == "y")
    session = room.opened()
    with closing(session.ledger):
        assert recover(session.ledger, room.profile.terms) == session.table == from_the_beginning(session)
    assert audit_ledger(room.profile.ledger).findings == ()


def test_a_placement_under_way_goes_on_after_a_start(room: Room) -> None:
    room.day()
    session = room.opened()
    with closing(session.ledger):
        must(session.handle(BeginPlacement(TRAINEE, "commission", "5a" * 8)))
        for _ in range(MANY):
            must(session.handle(answer(AnswerMode.PLACEMENT)))
    for _ in range(2):
        with closing((session := room.opened()).ledger):
            assert session.table.training is not None
            placement = session.table.training.placement(TRAINEE)
            assert placement is not None
            assert len(placement.answered) == MANY


def test_a_round_under_way_keeps_its_shoe(room: Room) -> None:
    room.day(coached=True)
    session = room.opened()
    with closing(session.ledger):
        must(session.handle(c.PlaceBet("1", Bet.PLAYER, 20_000)))
        for _ in range(MANY):
            must(session.handle(answer()))
        before = session.table
    with closing((session := room.opened()).ledger):
        assert session.table.round == before.round
        assert session.table.shoe == before.shoe


def test_after_few_answers_the_shoe_stays(room: Room) -> None:
    for _ in range(2):
        room.day(answers=1)
    with closing(room.opened().ledger) as ledger:
        assert not [one for one in ledger.read() if isinstance(one.event, ShoeOpened)]


def altered(path: Path, seq: int) -> None:
    """Alter who gave an answer, as somebody with a tool might."""
    with closing(sqlite3.connect(path)) as connection:
        [trigger] = connection.execute("SELECT sql FROM sqlite_master WHERE name = 'events_no_update'")
        connection.execute("DROP TRIGGER events_no_update")
        connection.execute("UPDATE events SET actor = 'somebody' WHERE seq = ?", (seq,))
        connection.execute(trigger[0])
        connection.commit()


def test_a_start_proves_what_it_reads_and_an_audit_the_whole(room: Room) -> None:
    for _ in range(3):
        room.day()
    start = where_a_start_begins(room)
    altered(room.profile.ledger, start - 1)
    room.day()
    found = audit_ledger(room.profile.ledger).findings
    assert start - 1 in {one.seq for one in found}
    start = where_a_start_begins(room)
    altered(room.profile.ledger, start + 1)
    with pytest.raises(CorruptLedger, match=f"event {start + 1}"):
        room.opened()


def where_a_start_begins(room: Room) -> int:
    """Return the number of the first event that the next start reads."""
    with closing(LedgerReader.open(room.profile.ledger)) as reader:
        return next(reader.read_to_recover()).seq


def test_a_start_asks_the_indexes_alone_where_to_begin(room: Room) -> None:
    for _ in range(3):
        room.day()
    asked: list[str] = []
    with closing(room.opened().ledger) as ledger:
        ledger._connection.set_trace_callback(asked.append)
        ledger.read_to_recover()
        ledger._connection.set_trace_callback(None)
        plans = [ledger._connection.execute(f"EXPLAIN QUERY PLAN {one}").fetchall() for one in asked]
    steps = [step[3] for plan in plans for step in plan]
    assert steps
    assert all("INDEX" in step or "rowid=?" in step for step in steps), steps


def test_the_people_of_the_record_are_not_searched_for_while_the_staff_is_there(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr(Ledger, "has_known_people")
    room.opened().ledger.close()


def test_without_a_staff_file_a_start_reads_no_event_to_learn_that_nobody_has_ever_signed(
    room: Room,
) -> None:
    room.day()
    assert room.profile.staff.path is not None
    file = room.profile.staff.path.rename(room.profile.ledger.with_name("away.json"))
    session = room.opened()
    with closing(session.ledger) as ledger:
        asked: list[str] = []
        ledger._connection.set_trace_callback(asked.append)
        assert not ledger.has_known_people()
        ledger._connection.set_trace_callback(None)
        assert asked
        assert not [one for one in asked if "events" in one]
    file.rename(room.profile.staff.path)
    session = room.opened()
    limits = c.SetLimits(Limits(minimum=200_00))
    with closing(session.ledger) as ledger:
        must(session.approve(limits, Signature(SUPERVISOR, PINS[SUPERVISOR]), "as the House has it"))
        assert ledger.has_known_people()
        ledger._connection.execute("UPDATE read_tables SET stale_since_seq = 1, reason = 'test'")
        ledger._connection.execute("DELETE FROM overrides")
        assert ledger.has_known_people()  # the tables wait to be made again: then the events are read


def test_after_a_weekend_the_clock_is_believed_and_a_round_begins(room: Room) -> None:
    for _ in range(3):
        room.day(after=A_WEEKEND)
    session = room.opened()
    with closing(session.ledger):
        assert not session.table.clock_doubted
        assert session.ledger.last_at == room.clocks.now()
        assert session.ledger.events_to_recover() == 1
        play_round(session)
    assert audit_ledger(room.profile.ledger).findings == ()


def test_a_clock_that_is_behind_the_record_stays_in_doubt(room: Room) -> None:
    room.day(after=-A_NIGHT)
    with closing((session := room.opened()).ledger):
        assert session.table.clock_doubted
