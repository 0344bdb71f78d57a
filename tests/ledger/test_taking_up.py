"""After every act of any history the reporting tables go on from the file alone as they go on in memory."""

from __future__ import annotations

import random
from contextlib import closing
from pathlib import Path

import pytest

from terminal.ledger.archive import files_back
from terminal.ledger.verify import verify
from terminal.rounds import commands as c
from terminal.rules.bets import Bet
from terminal.rules.cards import Card
from terminal.rules.ranks import Rank
from terminal.table.session.day import ClosedDay
from terminal.table.session.recovery import recover
from terminal.table.session.table_session import Actor, TableSession
from tests.ledger.taking_up import check_rows, check_taken_up, take_up_again
from tests.table.closing import close_as
from tests.table.dealing import PRIVATE, DealtTable, live_ledger
from tests.table.pit import MANAGER

CLOSER = Actor(MANAGER, Rank.PIT_MANAGER)


class DaysOfTable(DealtTable):
    """A random table that closes days, leaves bets after a Tie, and takes acts back."""

    def _round(self) -> None:
        for key, _ in self.table.tied:
            if self._dice.random() < 0.5:
                self.act(c.LeaveBet(key.box, key.bet, key.bettor))
                self._take_back()
        super()._round()

    def _take_back(self) -> None:
        while self.table.last_act is not None and self._dice.random() < 0.5:
            self.act(c.TakeBack(self.table.last_act.seq))

    def close_day(self, day: int) -> None:
        """Close the day; then correct, now and then, the round that was dealt in it."""
        if self.table.round is not None:
            self.act(c.CloseBets())
            self._finish()
        closed = close_as(self.session, f"2024-05-{day:02}", CLOSER)
        assert isinstance(closed, ClosedDay), closed
        self.table = self.session.table
        for command in self._afterthoughts():
            if self.act(command):
                self._finish()
        self._take_back()
        if self.table.shoe is None or self.table.condemned or self.table.shoe_ended:
            self.new_shoe()


def _play(path: Path, seed: int, days: int) -> None:
    chance = random.Random(seed)

    def restarted(session: TableSession) -> None:
        check_taken_up(session.ledger)
        if chance.random() < 0.5:
            take_up_again(session.ledger)

    with closing(live_ledger(path)) as ledger:
        ledger._execute("PRAGMA synchronous=OFF")  # nothing is killed here
        table = DaysOfTable(ledger, seed, restarted)
        table.open()
        for day in range(1, 1 + days):
            table.play(chance.randint(1, 4))
            check_rows(table.session.ledger)
            table.close_day(day)
        table.play(1)
        check_rows(table.session.ledger)
        assert recover(table.session.ledger, PRIVATE) == table.session.table
        table.session.tidy()
        table.session.ledger.close()
    for file in files_back(path):
        assert verify(file) == []


@pytest.mark.parametrize("seed", [7, 8])
def test_the_reporting_tables_can_be_taken_up_after_every_act_of_several_days(
    seed: int, tmp_path: Path
) -> None:
    """In both, a bet that was left after a Tie is taken back: that was not taken up once."""
    _play(tmp_path / "BA-07.ledger", seed, 2)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(100, 160))
def test_the_reporting_tables_can_be_taken_up_after_every_act_of_many_days(seed: int, tmp_path: Path) -> None:
    _play(tmp_path / "BA-07.ledger", seed, 6)


def test_a_bet_corrected_after_a_round_whose_bets_were_reopened_is_marked_so_by_all() -> None:
    with closing(live_ledger(None)) as ledger:
        table = DealtTable(ledger, 1, lambda session: check_taken_up(session.ledger))
        table.open()
        assert table.act(c.PlaceBet("1", Bet.PLAYER, 20_000))
        assert table.act(c.CloseBets())
        assert table.table.last_act is not None
        assert table.act(c.TakeBack(table.table.last_act.seq))
        for command in (
            c.CloseBets(),
            *(c.DealCard(Card(code)) for code in ("9S", "8H", "KD", "KC")),
            c.ConcludeRound(),
            c.CorrectBet("1", Bet.PLAYER, 30_000),
        ):
            assert table.act(command), command
        check_rows(ledger)
