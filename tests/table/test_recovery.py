"""After a crash the table is what it was: at every point, and from the opening of the last shoe on."""

from __future__ import annotations

from contextlib import closing

import pytest

from terminal.ledger.ledger import Ledger
from terminal.rounds import commands as c
from terminal.rounds.events import OverrideGranted, RoundCommenced
from terminal.rounds.refusal import Refusal
from terminal.rules.bets import Bet
from terminal.rules.cards import Card
from terminal.rules.ranks import Rank
from terminal.table.people.staff import Signature
from terminal.table.session.recovery import recover
from terminal.table.session.table_session import Done, TableSession
from tests.ledger.playing import TERMS
from tests.ledger.taking_up import check_taken_up
from tests.table.dealing import DealtTable, live_ledger
from tests.table.pit import PINS, SUPERVISOR, Pit


def _is_recovered(session: TableSession) -> None:
    assert recover(session.ledger, TERMS) == session.table
    check_taken_up(session.ledger)


@pytest.mark.parametrize("seed", range(4))
def test_the_table_is_recovered_as_it_was_after_every_act(seed: int) -> None:
    with closing(live_ledger(None)) as ledger:
        table = DealtTable(ledger, seed, _is_recovered)
        table.open()
        table.play(12)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(100, 200))
def test_the_table_is_recovered_as_it_was_after_every_act_of_many(seed: int) -> None:
    with closing(live_ledger(None)) as ledger:
        table = DealtTable(ledger, seed, _is_recovered)
        table.open()
        table.play(30)


def test_a_recovery_reads_no_more_than_the_last_shoe() -> None:
    with closing(live_ledger(None)) as ledger:
        table = DealtTable(ledger, 1)
        table.open()
        table.play(5)
        table.new_shoe()
        opened = ledger.head.seq
        super(DealtTable, table).play(1)
        assert next(ledger.read_to_recover()).seq == opened


def _dealt(ledger: Ledger) -> DealtTable:
    """Return a table with a shoe in play, between rounds."""
    table = DealtTable(ledger, 1)
    table.open()
    return table


@pytest.mark.parametrize("shoes", [1, 2, 3])
def test_the_table_is_recovered_however_many_shoes_have_come_since_the_last_round(shoes: int) -> None:
    with closing(live_ledger(None)) as ledger:
        table = _dealt(ledger)
        super(DealtTable, table).play(2)
        for _ in range(shoes):
            table.new_shoe()
        _is_recovered(table.session)


def test_bets_that_a_tie_returned_can_still_be_left_after_a_recovery() -> None:
    with closing(live_ledger(None)) as ledger:
        table = _dealt(ledger)
        for command in (
            c.PlaceBet("1", Bet.PLAYER, 20_000),
            c.CloseBets(),
            *(c.DealCard(Card(code)) for code in ("9S", "9H", "KD", "KC")),
            c.ConcludeRound(),
        ):
            assert table.act(command), command
        assert table.table.tied
        _is_recovered(table.session)
        table.new_shoe()
        again = TableSession(ledger, recover(ledger, TERMS), acting=table.session.acting)
        assert isinstance(again.handle(c.LeaveBet("1", Bet.PLAYER)), Done)


def test_a_round_that_was_dealt_while_the_terminal_was_down_is_signed_by_a_supervisor(pit: Pit) -> None:
    late = c.PlaceYourBets(late=True)
    refused = pit.session.handle(late)
    assert isinstance(refused, Refusal)
    assert (refused.code, refused.needs) == ("rank_missing", Rank.PIT_SUPERVISOR)
    done = pit.session.approve(late, Signature(SUPERVISOR, PINS[SUPERVISOR]), "power cut")
    assert isinstance(done, Done)
    signed, commenced = done.events
    assert isinstance(signed, OverrideGranted)
    assert signed.number == SUPERVISOR
    assert isinstance(commenced, RoundCommenced)
    assert commenced.entered_late
    assert pit.session.table.round is not None
    assert pit.session.table.round.entered_late


def test_the_first_bet_of_a_round_does_not_commence_it_late(pit: Pit) -> None:
    assert isinstance(pit.session.handle(c.PlaceBet("1", Bet.PLAYER, 100_000)), Done)
    assert pit.session.table.round is not None
    assert not pit.session.table.round.entered_late


def test_a_round_entered_late_is_marked_in_the_reporting_tables_whatever_becomes_of_it() -> None:
    with closing(live_ledger(None)) as ledger:
        table = _dealt(ledger)
        assert table.act(c.PlaceYourBets(late=True))
        table.play(1)
        super(DealtTable, table).play(1)
        rows = ledger._connection.execute("SELECT entered_late FROM rounds ORDER BY round_id").fetchall()
        assert rows[0] == (1,)
        assert (0,) in rows
