"""The reporting tables say what the rules say, follow corrections, and never stand in the way of an event."""

from __future__ import annotations

import sqlite3
from collections import Counter
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace
from sqlite_utils import Database

from terminal.ledger.errors import CorruptLedger, LedgerFault, NotRecorded
from terminal.ledger.identity import LedgerKind
from terminal.ledger.ledger import Ledger
from terminal.ledger.projections import (
    REPORTING_TABLES,
    REPORTING_TABLES_VERSION,
    ROUND_TABLES,
    VIEWS,
    writer,
)
from terminal.ledger.projections.reporting_table import Row, SettledRound
from terminal.ledger.projections.writer import Stale, read_state
from terminal.ledger.reader import LedgerReader
from terminal.ledger.records import Head, Recorded
from terminal.ledger.verify import verify
from terminal.rounds import commands as c
from terminal.rounds.events import (
    BetRetracted,
    IrregularityDecided,
    OverrideGranted,
    RoundCommenced,
    RoundConcluded,
    RoundVoided,
    SettlementReversed,
)
from terminal.rounds.evolve import evolve_all
from terminal.rounds.refusal import Refusal
from terminal.rounds.settlement import INSURANCE_LINE, Line, WhyReturned
from terminal.rounds.state import Table
from terminal.rules.bets import Bet, Hand, Outcome, Result
from terminal.rules.cards import parse_card
from terminal.rules.ranks import Rank
from terminal.rules.stakes import totals
from terminal.table.session.table_session import UNSIGNED, Actor, TableSession
from tests.ledger.acts import behind_its_back, placed, record
from tests.ledger.playing import START, TERMS, RandomTable

Rows = list[tuple[object, ...]]
CONCLUDED = RoundConcluded(
    Result.BANKER, 3, 7, False, False, False,
    (Line("7", "seated", "banker", 50_000, 50_000, Outcome.WON, 50_000, 0, 100_000),),
)  # fmt: skip


def _all(connection: sqlite3.Connection, query: str) -> Rows:
    return connection.execute(query).fetchall()


def _tables(connection: sqlite3.Connection) -> dict[str, Rows]:
    return {name: _all(connection, f"SELECT * FROM {name}") for name in REPORTING_TABLES}


@pytest.fixture(params=range(4))
def table(request: pytest.FixtureRequest, memory: Ledger) -> RandomTable:
    """Return twenty rounds with everything that can happen, in memory."""
    made = RandomTable(memory, seed=request.param)
    made.open()
    made.play(20)
    return made


def test_every_round_is_there_once_as_it_was_last_settled(table: RandomTable) -> None:
    connection = table.ledger._connection
    rows = _all(
        connection, "SELECT shoe, round, result, house_net_cents, placed_cents FROM rounds ORDER BY round_id"
    )
    expected = []
    for played in table.settled:
        assert played.settlement is not None
        placed = sum(line.placed for line in played.settlement.lines)
        expected.append(
            (played.shoe, played.number, played.settlement.result.value, played.settlement.house_net, placed)
        )
    assert rows == expected


def test_the_hands_are_those_that_lay_there(table: RandomTable) -> None:
    rows = _all(
        table.ledger._connection, "SELECT round_id, hand, cards FROM hands ORDER BY round_id, hand DESC"
    )
    expected = [" ".join(played.cards_of(hand)) for played in table.settled for hand in Hand]
    assert [cards for _, _, cards in rows] == expected


def test_the_movements_of_chips_add_up_to_the_bets(table: RandomTable) -> None:
    rows = _all(
        table.ledger._connection,
        "SELECT shoe, round, box, bettor, bet, sum(change_cents) FROM bets GROUP BY 1, 2, 3, 4, 5",
    )
    found = {row[:5]: row[5] for row in rows if row[5]}
    expected = {
        (played.shoe, played.number, key.box, key.bettor, key.bet.value): amount
        for played in table.settled
        for key, amount in totals(played.slices).items()
    }
    assert found == expected


def test_the_settlements_are_those_of_the_rules(table: RandomTable) -> None:
    rows = _all(
        table.ledger._connection,
        "SELECT box, bettor, bet, placed_cents, at_stake_cents, outcome, paid_cents, commission_cents,"
        " returned_cents, hand, stage, why_returned FROM settlements ORDER BY round_id, line",
    )
    expected = []
    for played in table.settled:
        assert played.settlement is not None
        expected += [
            (
                *(line.box, line.bettor, line.bet, line.placed, line.at_stake, line.outcome.value),
                *(line.paid, line.commission, line.returned, line.hand, line.after, line.why_returned),
            )
            for line in played.settlement.lines
        ]
    assert rows == expected


def test_the_insurance_is_that_of_the_settlements(table: RandomTable) -> None:
    rows = _all(
        table.ledger._connection,
        "SELECT box, bettor, hand, stage, odds, placed_cents, paid_cents FROM insurance"
        " ORDER BY round_id, line",
    )
    expected = []
    for played in table.settled:
        assert played.settlement is not None
        for line in played.settlement.lines:
            if line.bet == INSURANCE_LINE:
                assert line.odds is not None
                odds = f"{line.odds.numerator}/{line.odds.denominator}"
                expected.append((line.box, line.bettor, line.hand, line.after, odds, line.placed, line.paid))
    assert rows == expected


def test_every_decided_irregularity_has_its_row(table: RandomTable) -> None:
    rows = _all(table.ledger._connection, "SELECT kind FROM irregularities ORDER BY seq")
    events = [recorded.event for recorded in table.ledger.read()]
    kinds = [(event.kind,) for event in events if isinstance(event, IrregularityDecided)]
    assert rows == kinds


def test_every_override_has_its_row(table: RandomTable) -> None:
    rows = _all(
        table.ledger._connection,
        "SELECT seq, command, asked_by, granted_by, name, rank, reason FROM overrides ORDER BY seq",
    )
    granted = ("CorrectCard", "4711", "0815", "Ho", "shift_manager", "misread")
    assert rows == [
        (recorded.seq, *granted)
        for recorded in table.ledger.read()
        if isinstance(recorded.event, OverrideGranted)
    ]


def test_the_random_play_reaches_what_it_is_meant_to_reach(memory: Ledger) -> None:
    for seed in range(4):
        played = RandomTable(memory, seed)
        played.open()
        played.play(20)
    names = Counter(recorded.event.stored_name for recorded in memory.read())
    for name in (
        "bet_withdrawn", "bet_retracted", "withdrawal_retracted", "excess_rejected", "bet_corrected",
        "card_retracted", "card_corrected", "card_covered", "round_reconstructed", "hands_stand",
        "insurance_taken", "settlement_reversed", "round_voided", "round_concluded",
        "tied_bet_withdrawn", "tied_bet_put_back",
    ):  # fmt: skip
        assert names[name], name


def test_rebuilding_makes_the_same_rows(table: RandomTable) -> None:
    before = _tables(table.ledger._connection)
    assert all(rows for name, rows in before.items() if not name.startswith("training_"))
    table.ledger.rebuild()
    assert _tables(table.ledger._connection) == before
    table.play(1)
    assert len(_tables(table.ledger._connection)["rounds"]) == 21


def test_the_rows_go_on_when_the_ledger_is_opened_again_after_every_act(played: Path) -> None:
    with closing(sqlite3.connect(played)) as connection:
        whole = _tables(connection)
    source = LedgerReader.open(played)
    copy = played.with_name("copy.ledger")
    Ledger.create(copy, kind=LedgerKind.LIVE, table_id="BA-07", zone="UTC", at=START).close()
    acts: list[list[Recorded]] = []
    for recorded in source.read():
        if recorded.command is not None:
            acts.append([])
        acts[-1].append(recorded)
    after = Table(TERMS)
    for act in acts:
        ledger = Ledger.open(copy, kind=LedgerKind.LIVE)
        first, events = act[0], [recorded.event for recorded in act]
        before, after = after, evolve_all(after, events)
        ledger.append(
            source.codec.decode_command(first.command or ""),
            events,
            before=before,
            after=after,
            at=first.at,
            shoe=first.shoe,
            round_number=first.round_number,
            actor=first.actor,
            authority=first.authority,
        )
        ledger.close()
    source.close()
    with closing(sqlite3.connect(copy)) as connection:
        assert _tables(connection) == whole


def test_a_left_bet_taken_back_is_taken_up_when_the_ledger_is_opened_again(
    ledger: Ledger, path: Path
) -> None:
    session = TableSession(ledger, Table(TERMS))
    fours = [parse_card("4S")] * 4

    def act(command: c.Command) -> None:
        done = session.handle(command, acting=Actor(UNSIGNED, Rank.SHIFT_MANAGER))
        assert not isinstance(done, Refusal), done

    for command in (
        *(c.OpenTable(TERMS), c.NewShoe(8, burn_due=False)),
        *(c.PlaceBet("3", Bet.PLAYER, 50_000), c.CloseBets()),
        *map(c.DealCard, fours),
        *(c.ConcludeRound(), c.LeaveBet("3", Bet.PLAYER)),
    ):
        act(command)
    taken_back = session.table.last_act
    assert taken_back is not None
    act(c.TakeBack(taken_back.seq))
    ledger.close()
    again = Ledger.open(path, kind=LedgerKind.LIVE)
    try:
        assert again.stale is None
    finally:
        again.close()


def test_a_reversed_settlement_has_no_rows_until_the_round_ends_again(memory: Ledger) -> None:
    record(memory, [RoundCommenced(1), placed(), CONCLUDED])
    assert len(_tables(memory._connection)["bets"]) == 1
    record(memory, [SettlementReversed()])
    assert {len(rows) for rows in _tables(memory._connection).values()} == {0}
    record(memory, [RoundVoided(())])
    assert _all(memory._connection, "SELECT result, last_seq FROM rounds") == [("void", 5)]


def test_views_give_human_units(memory: Ledger) -> None:
    record(memory, [RoundCommenced(1), placed(), CONCLUDED])
    assert _all(memory._connection, "SELECT box, bet, change FROM bets_readable") == [("7", "banker", 500.0)]
    for name, _ in VIEWS:
        memory._connection.execute(f"SELECT * FROM {name}")


@pytest.fixture
def faulty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fail, as a projection with a bug does."""

    def rows(finished: SettledRound) -> list[Row]:
        raise KeyError("a bug")

    broken = replace(ROUND_TABLES[-1], rows=rows)
    monkeypatch.setattr(writer, "ROUND_TABLES", (*ROUND_TABLES[:-1], broken))


def _fail_once(ledger: Ledger, caplog: pytest.LogCaptureFixture) -> None:
    record(ledger, [RoundCommenced(1), placed()])
    record(ledger, [CONCLUDED])
    assert "The reporting tables could not follow event 3: rebuild them" in caplog.text
    assert ledger.stale == Stale(3, "KeyError: 'a bug'")


@pytest.mark.usefixtures("faulty")
def test_the_events_stand_when_a_projection_fails(ledger: Ledger, caplog: pytest.LogCaptureFixture) -> None:
    _fail_once(ledger, caplog)
    record(ledger, [RoundCommenced(2)])
    assert [recorded.seq for recorded in ledger.read()] == [1, 2, 3, 4]
    assert _all(ledger._connection, "SELECT * FROM rounds") == []


def test_an_event_that_makes_no_sense_to_the_reporting_tables_stands_all_the_same(
    ledger: Ledger, path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    record(ledger, [RoundCommenced(1), placed(0)])
    record(ledger, [BetRetracted(99)])
    assert "could not follow event 3" in caplog.text
    assert ledger.stale == Stale(3, "KeyError: 99")
    ledger.close()
    again = Ledger.open(path, kind=LedgerKind.LIVE)
    assert (again.head.seq, again.stale) == (3, Stale(3, "KeyError: 99"))
    again.close()


@pytest.mark.usefixtures("faulty")
def test_stale_tables_stay_stale_over_a_restart_until_they_are_rebuilt(
    ledger: Ledger, path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    _fail_once(ledger, caplog)
    ledger.write_head()
    ledger.close()
    monkeypatch.undo()
    again = Ledger.open(path, kind=LedgerKind.LIVE)
    assert again.stale == Stale(3, "KeyError: 'a bug'")
    assert [finding.place for finding in verify(path)] == ["read_tables"]
    record(again, [RoundCommenced(2), CONCLUDED])
    again.rebuild()
    assert again.stale is None
    assert len(_tables(again._connection)["rounds"]) == 2
    again.close()
    assert verify(path) == []


def test_tables_of_another_version_wait_until_the_ledger_is_opened_and_are_then_made_again(
    played: Path,
) -> None:
    with behind_its_back(played) as connection:
        whole = _tables(connection)
        connection.execute("UPDATE read_tables SET version = 0")
        connection.execute("DROP VIEW bets_readable")
        connection.execute("DROP TABLE bets")
        connection.execute("CREATE TABLE bets (of_old TEXT)")
    with closing(sqlite3.connect(played)) as other_program:
        stale = read_state(other_program)
    assert stale == Stale(
        1, f"made by another version (0, not {REPORTING_TABLES_VERSION})", other_version=True
    )
    assert [finding.place for finding in verify(played)] == ["read_tables"]
    ledger = Ledger.open(played, kind=LedgerKind.LIVE)
    assert ledger.stale is None
    assert _tables(ledger._connection) == whole
    ledger.close()
    assert verify(played) == []


def test_tables_of_another_version_wait_from_the_first_event_of_a_file_that_goes_on(path: Path) -> None:
    follows = Head(41, "f" * 64, "2025-11-27T00:00:00.000Z")
    ledger = Ledger.create(
        path, kind=LedgerKind.LIVE, table_id="BA-07", zone="UTC", at=START, follows=follows
    )
    assert record(ledger).seq == 42
    ledger.close()
    with behind_its_back(path) as connection:
        connection.execute("UPDATE read_tables SET version = 0")
    with closing(sqlite3.connect(path)) as other_program:
        stale = read_state(other_program)
    assert stale is not None
    assert stale.since_seq == 42


@pytest.mark.usefixtures("faulty")
def test_tables_of_another_version_that_cannot_be_made_again_wait_and_the_table_opens(
    played: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with behind_its_back(played) as connection:
        connection.execute("UPDATE read_tables SET version = 0")
    ledger = Ledger.open(played, kind=LedgerKind.LIVE)
    assert ledger.stale is not None
    assert "could not be made again" in caplog.text
    caplog.clear()
    before = ledger.head.seq
    assert record(ledger, [RoundCommenced(7)]).seq == before + 1
    ledger.close()


def test_a_rebuild_that_fails_leaves_the_tables_as_they_were(
    played: Path, request: pytest.FixtureRequest
) -> None:
    ledger = Ledger.open(played, kind=LedgerKind.LIVE)
    before = _tables(ledger._connection)
    request.getfixturevalue("faulty")
    with pytest.raises(KeyError):
        ledger.rebuild()
    assert _tables(ledger._connection) == before
    assert ledger.stale is None
    record(ledger, [RoundCommenced(7)])
    ledger.close()


def test_no_table_is_made_again_out_of_an_altered_event(played: Path) -> None:
    with behind_its_back(played) as connection:
        connection.execute(
            "UPDATE events SET body = replace(body, '00,', '01,') WHERE kind = 'bet_placed' AND round = 2"
        )
    with closing(Ledger.open(played, kind=LedgerKind.LIVE)) as ledger:
        before = _tables(ledger._connection)
        with pytest.raises(CorruptLedger, match="was altered"):
            ledger.rebuild()
        assert _tables(ledger._connection) == before


def test_a_full_disk_in_the_reporting_tables_stops_the_act_as_a_whole(ledger: Ledger, path: Path) -> None:
    record(ledger, [RoundCommenced(1), *(placed(order) for order in range(300))])
    ledger.checkpoint()
    (pages,) = ledger._connection.execute("PRAGMA page_count").fetchone()
    ledger._connection.execute(f"PRAGMA max_page_count={pages + 1}").fetchone()
    with pytest.raises(NotRecorded) as caught:
        record(ledger, [CONCLUDED])
    assert caught.value.cause.fault is LedgerFault.DISK_FULL
    assert (ledger.head.seq, ledger.stale) == (301, None)
    ledger._connection.execute("PRAGMA max_page_count=1000000").fetchone()
    assert record(ledger, [CONCLUDED]).seq == 302
    ledger.write_head()
    ledger.close()
    assert verify(path) == []


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE rounds SET house_net_cents = house_net_cents + 1 WHERE round = 2",
        "UPDATE hands SET cards = 'KS KD' WHERE round = 2",
        "DELETE FROM bets WHERE round = 2",
        "UPDATE settlements SET paid_cents = 0 WHERE round = 2 AND paid_cents > 0",
        "INSERT INTO hands SELECT 999, hand, shoe, round, cards, points, pair FROM hands LIMIT 1",
        "UPDATE irregularities SET action = 'forgiven'",
        "DROP VIEW rounds_readable",
        "DROP TABLE insurance",
    ],
)
def test_a_reporting_table_that_was_edited_is_found_and_a_rebuild_mends_it(
    played: Path, statement: str
) -> None:
    with closing(sqlite3.connect(played, isolation_level=None)) as connection:
        assert connection.execute(statement).rowcount != 0
    findings = verify(played)
    assert findings
    assert {finding.place for finding in findings} <= {*REPORTING_TABLES, *(name for name, _ in VIEWS)}
    ledger = Ledger.open(played, kind=LedgerKind.LIVE)
    ledger.rebuild()
    ledger.close()
    assert verify(played) == []


def test_datasette_and_sqlite_utils_users_find_plain_strict_tables(played: Path) -> None:
    database = Database(played)
    for name in REPORTING_TABLES:
        table = database.table(name)
        assert table.strict
        assert all(column.type in ("INTEGER", "TEXT") for column in table.columns)
    database.close()


def test_a_settlement_says_why_a_bet_went_back(memory: Ledger) -> None:
    table = RandomTable(memory, seed=0)
    table.open()
    table.play(60)
    rows = _all(
        memory._connection,
        "SELECT outcome, returned_cents - at_stake_cents > 0, why_returned, count(*) FROM settlements"
        " WHERE why_returned IS NOT NULL OR outcome = 'returned' GROUP BY 1, 2, 3",
    )
    reasons = {why for _, _, why, _ in rows}
    assert None not in reasons
    assert reasons >= {"void", "tie"}
    assert reasons <= {why.value for why in WhyReturned}
