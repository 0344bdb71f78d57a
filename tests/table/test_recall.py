"""Past rounds are recalled as they were: the last ten, those searched for, and every step of each."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from msgspec import structs

from terminal.ledger import queries
from terminal.ledger.errors import LedgerFault
from terminal.ledger.reader import LedgerReader
from terminal.ledger.round_search import RoundQuery
from terminal.rounds import commands as c
from terminal.rounds.answers import IrregularityAnswers
from terminal.rounds.events import IrregularityDecided, OverrideGranted, RoundConcluded
from terminal.rounds.state import Round, Table
from terminal.rules.bets import Bet, Result
from terminal.rules.ranks import Rank
from terminal.table.audit.recall import PastRound, Recall
from terminal.table.people.staff import Signature
from terminal.table.session.day import ClosedDay
from terminal.table.session.table_session import Actor, Done, TableSession
from tests.ledger.playing import START
from tests.ledger_faults import raises_fault
from tests.table.closing import close_as, close_day
from tests.table.dealing import FITFUL, PRIVATE, DealtTable, live_ledger
from tests.table.pit import DEALER, MANAGER, PINS, SUPERVISOR, Pit

CLOSER = Actor(MANAGER, Rank.PIT_MANAGER)


@dataclass
class Watched:
    """A table in play, with every state that its rounds went through."""

    path: Path
    in_memory: bool = True
    states: dict[tuple[int, int], list[Table]] = field(default_factory=dict)
    settled: dict[tuple[int, int], Round] = field(default_factory=dict)

    def __post_init__(self) -> None:
        """Open the table."""
        ledger = live_ledger(None if self.in_memory else self.path)
        self.table = DealtTable(ledger, 3, self._note, ticks=FITFUL)
        self._before: Table = self.table.table
        self.table.open()
        self.table.play(30 if self.in_memory else 15)
        if self.in_memory:
            ledger.backup(self.path)

    def _note(self, session: TableSession) -> None:
        before, after = self._before, session.table
        self._before = after
        about = after.round or (after.last if after.last is not before.last else None)
        if about is None:
            return
        shown = structs.replace(after, before=None, last_act=None)
        self.states.setdefault((about.shoe, about.number), []).append(shown)
        if after.last is not None and after.last.settlement is not None:
            self.settled[after.last.shoe, after.last.number] = after.last
        if after.round is not None:
            self.settled.pop((after.round.shoe, after.round.number), None)

    def recall(self) -> Recall:
        """Return the past of the table."""
        return Recall(self.path, PRIVATE)


@pytest.fixture(scope="module")
def watched(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Watched]:
    """Yield thirty rounds with all that can happen, in a copy of their ledger that nothing changes."""
    made = Watched(tmp_path_factory.mktemp("watched") / "BA-07.ledger")
    yield made
    made.table.session.ledger.close()


@pytest.fixture
def dealing(tmp_path: Path) -> Iterator[Watched]:
    """Yield fewer such rounds, in a ledger that is in use."""
    made = Watched(tmp_path / "BA-07.ledger", in_memory=False)
    yield made
    made.table.session.ledger.close()


def _keys(rounds: tuple[PastRound, ...]) -> list[tuple[int, int]]:
    return [(past.shoe, past.number) for past in rounds]


def test_the_last_ten_are_there_as_they_ended_the_latest_last(watched: Watched) -> None:
    last = watched.recall().last_rounds(10)
    assert len(last) == 10
    assert _keys(last) == list(watched.settled)[-10:]
    for past in last:
        played = watched.settled[past.shoe, past.number]
        assert played.settlement is not None
        assert past.result is played.settlement.result
        assert past.irregular is bool(played.irregularities)
        assert past.entered_late is played.entered_late
        assert past.commenced <= past.ended


def test_earlier_ones_and_the_next_are_found_from_any(watched: Watched) -> None:
    recall = watched.recall()
    found = list(recall.last_rounds(10))
    while earlier := recall.last_rounds(7, before=found[0].seq):
        found = [*earlier, *found]
    assert _keys(tuple(found)) == list(watched.settled)
    assert [recall.next_round(past.seq) for past in found] == [*found[1:], None]


def test_each_step_shows_the_table_as_it_then_was(watched: Watched) -> None:
    recall = watched.recall()
    for past in recall.last_rounds(30):
        tables = [step.table for step in recall.steps(past.seq)]
        expected = watched.states[past.shoe, past.number]
        assert [table.current for table in tables] == [table.current for table in expected]
        assert tables == expected


def test_a_round_in_play_is_no_past_round_but_its_steps_can_be_seen(dealing: Watched) -> None:
    if dealing.table.table.round is None:
        assert dealing.table.act(c.PlaceYourBets())
    assert dealing.table.act(c.PlaceBet("1", Bet.PLAYER, 20_000)) or dealing.table.table.round
    last = dealing.recall().last_rounds(1)
    assert _keys(last) == list(dealing.settled)[-1:]
    assert dealing.recall().next_round(last[-1].seq) is None


def test_who_acted_who_signed_and_when(tmp_path: Path, pit: Pit) -> None:
    path = tmp_path / "BA-07.ledger"
    with closing(live_ledger(path)) as ledger:
        dealt = DealtTable(ledger, 3)
        dealt.open()
        assert dealt.act(c.GoOnDuty(DEALER, "Tan W. L."))
        pit.ledger = ledger
        session = pit.session_at(dealt.table)
        for command in (c.PlaceBet("1", Bet.PLAYER, 20_000), c.CloseBets()):
            assert isinstance(session.handle(command), Done)
        void = c.RaiseIrregularity("foreign_card", IrregularityAnswers())
        done = session.approve(void, Signature(SUPERVISOR, PINS[SUPERVISOR]), "joker")
        assert isinstance(done, Done), done
        recall = Recall(path, PRIVATE)
        (past,) = recall.last_rounds()
        steps = recall.steps(past.seq)
    assert (past.result, past.points, past.irregular, past.dealer) == (Result.VOID, None, True, DEALER)
    assert [step.command for step in steps] == [c.PlaceBet("1", Bet.PLAYER, 20_000), c.CloseBets(), void]
    assert [step.granted for step in steps[:2]] == [None, None]
    decided = steps[2]
    assert isinstance(decided.granted, OverrideGranted)
    assert (decided.granted.number, decided.granted.name, decided.granted.reason) == (
        SUPERVISOR, "Goh M. K.", "joker",
    )  # fmt: skip
    assert (decided.actor, decided.rank, decided.at) == (DEALER, Rank.PIT_SUPERVISOR, dealt.clocks.now())
    assert isinstance(decided.events[0], IrregularityDecided)


def test_what_is_done_between_rounds_is_no_step_of_the_round_before(tmp_path: Path) -> None:
    path = tmp_path / "BA-07.ledger"
    with closing(live_ledger(path)) as ledger:
        table = DealtTable(ledger, 3)
        table.open()
        table.play_plainly(1)
        assert table.act(c.SetLimits(PRIVATE.limits))
        assert table.act(c.RecordPinRefused(SUPERVISOR, 1))
        table.new_shoe()
        recall = Recall(path, PRIVATE)
        steps = recall.steps(recall.last_rounds()[0].seq)
    assert isinstance(steps[-1].events[-1], RoundConcluded)


def test_another_pace_in_the_middle_of_a_round_is_no_step_of_it(tmp_path: Path) -> None:
    path = tmp_path / "BA-07.ledger"
    with closing(live_ledger(path)) as ledger:
        table = DealtTable(ledger, 3)
        table.open()
        assert table.act(c.PlaceYourBets())
        assert table.act(c.SetPace(52))
        steps = Recall(path, PRIVATE).steps(ledger.head.seq - 1)
    assert [type(step.command) for step in steps] == [c.PlaceYourBets]


def test_rounds_are_recalled_across_the_closing_of_days(dealing: Watched) -> None:
    table = dealing.table
    if table.table.round is not None:
        table._round()
    closed = close_as(table.session, "2024-05-01", CLOSER)
    assert isinstance(closed, ClosedDay), closed
    recall = dealing.recall()
    assert _keys(recall.last_rounds(10)) == list(dealing.settled)[-10:]
    table.play_plainly(3)
    recall = dealing.recall()
    last = recall.last_rounds(10)
    assert _keys(last) == list(dealing.settled)[-10:]
    assert len({past.seq > closed.head.seq for past in last}) == 2
    for past in last:
        assert [step.table for step in recall.steps(past.seq)] == dealing.states[past.shoe, past.number]
    assert [recall.next_round(past.seq) for past in last] == [*last[1:], None]
    archived = Recall(closed.archive, PRIVATE)
    assert archived.last_rounds(1)[0].seq < closed.head.seq


def test_the_next_round_is_found_across_a_day_that_somebody_has_signed_for(tmp_path: Path, pit: Pit) -> None:
    path = tmp_path / "BA-07.ledger"
    table = DealtTable(live_ledger(path), 3)
    table.open()
    assert table.act(c.GoOnDuty(DEALER, "Tan W. L."))
    table.play_plainly(2)
    pit.ledger = table.session.ledger
    session = pit.session_at(table.table)
    end = c.CloseDay("2024-05-01")
    signature = Signature(MANAGER, PINS[MANAGER])
    closed = close_day(session, lambda: session.approve(end, signature, "End of the day"))
    assert isinstance(closed, ClosedDay), closed
    table.session = TableSession(session.ledger, session.table, clock=table.clocks.now)
    table.play_plainly(2)
    session.ledger.close()
    recall = Recall(path, PRIVATE)
    rounds = recall.last_rounds()
    assert [past.number for past in rounds] == [1, 2, 3, 4]
    assert [recall.next_round(past.seq) for past in rounds] == [*rounds[1:], None]


def test_a_round_that_was_corrected_after_the_day_was_closed_is_recalled_whole(tmp_path: Path) -> None:
    path = tmp_path / "BA-07.ledger"
    table = DealtTable(live_ledger(path), 3)
    table.open()
    table.play_plainly(2)
    assert isinstance(close_as(table.session, "2024-05-01", CLOSER), ClosedDay)
    facts = IrregularityAnswers(reconstructable=False, noticed_before_next_round=True)
    assert table.act(c.RaiseIrregularity("wrong_number_of_cards", facts))
    table.session.ledger.close()
    recall = Recall(path, PRIVATE)
    first, second = recall.last_rounds()
    assert (first.irregular, second.irregular) == (False, True)
    assert second.result is Result.VOID
    assert recall.search(RoundQuery(irregularity="wrong_number_of_cards")) == (second,)
    assert recall.steps(second.seq)[-1].table == table.table


def _found(watched: Watched, wanted: RoundQuery) -> list[tuple[int, int]]:
    return _keys(watched.recall().search(wanted, 100))


def test_a_round_is_found_by_shoe_and_number(watched: Watched) -> None:
    for shoe, number in watched.settled:
        assert _found(watched, RoundQuery(shoe=shoe, round_number=number)) == [(shoe, number)]
    assert _found(watched, RoundQuery(shoe=999)) == []


def test_rounds_are_found_by_box_and_by_sum(watched: Watched) -> None:
    def lines(played: Round, box: str | None, cents: int | None) -> bool:
        assert played.settlement is not None
        return any(
            box in (None, line.box) and cents in (None, line.placed, line.paid, line.returned)
            for line in played.settlement.lines
        )

    for box, cents in (("7", None), (None, 200_000), ("7", 200_000), ("1", 50_000), ("8", 12_345)):
        expected = [key for key, played in watched.settled.items() if lines(played, box, cents)]
        assert _found(watched, RoundQuery(box=box, amount=cents)) == expected


def test_rounds_are_found_by_irregularity(watched: Watched) -> None:
    kinds = {
        key: {record.kind for record in played.irregularities} for key, played in watched.settled.items()
    }
    assert _found(watched, RoundQuery(irregularity="")) == [key for key, found in kinds.items() if found]
    for kind in {kind for found in kinds.values() for kind in found}:
        expected = [key for key, found in kinds.items() if kind in found]
        assert _found(watched, RoundQuery(irregularity=kind)) == expected


def test_rounds_are_found_by_time(watched: Watched) -> None:
    rounds = watched.recall().last_rounds(100)
    middle = rounds[len(rounds) // 2]
    since = _found(watched, RoundQuery(since=middle.ended))
    assert since == _keys(tuple(past for past in rounds if past.ended >= middle.ended))
    until = _found(watched, RoundQuery(until=middle.commenced))
    assert until == _keys(tuple(past for past in rounds if past.commenced < middle.commenced))
    assert _found(watched, RoundQuery(since=START + timedelta(days=400))) == []
    with pytest.raises(ValueError, match="zone"):
        watched.recall().search(RoundQuery(since=datetime(2024, 5, 1)))  # noqa: DTZ001 - the fault that is tested


def test_a_search_stops_at_so_many_the_latest_ones_and_goes_on_before_them(watched: Watched) -> None:
    recall = watched.recall()
    every = recall.search(RoundQuery(since=datetime(2000, 1, 1, tzinfo=UTC)), 100)
    last = recall.search(RoundQuery(), 5)
    assert last == every[-5:]
    assert recall.search(RoundQuery(), 5, before=last[0].seq) == every[-10:-5]


def test_nothing_is_looked_up_in_reporting_tables_that_wait_to_be_rebuilt(dealing: Watched) -> None:
    dealing.table.session.ledger._connection.execute(
        "UPDATE read_tables SET stale_since_seq = 7, reason = 'x'"
    )
    with raises_fault(LedgerFault.TABLES_WAIT, match="since event 7"):
        dealing.recall().search(RoundQuery())
    assert len(dealing.recall().last_rounds(10)) == 10


def test_the_last_ten_are_looked_up_in_an_index(watched: Watched) -> None:
    with closing(LedgerReader.open(watched.path)) as reader:
        for statement, values in ((queries._ROUND_BEFORE, (9,)), (queries._ROUND_AFTER, (9,))):
            plan = reader._connection.execute(f"EXPLAIN QUERY PLAN {statement}", values).fetchall()
            assert all("INDEX round_starts" in step[3] for step in plan), plan
