"""A table that is dealt at random through its session, with all that happens between rounds too."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

from msgspec import structs

from terminal.ledger.identity import LedgerKind
from terminal.ledger.ledger import Ledger
from terminal.rounds import commands as c
from terminal.rounds.answers import IrregularityAnswers
from terminal.rounds.state import Table
from terminal.rules.bets import Bet
from terminal.rules.cards import DECK
from terminal.rules.ranks import Rank
from terminal.table.session.table_clock import TableClock
from terminal.table.session.table_session import Actor, Done, TableSession
from tests.ledger.playing import START, TERMS, RandomTable
from tests.table.pit import Clocks

PRIVATE = structs.replace(TERMS, private=True)
FITFUL = (-1, 0, 1, 2)
"""The seconds of a clock that is set back now and then."""


class DealtTable(RandomTable):
    """A random table whose every act goes through a session; `after_act` is called after each one done."""

    def __init__(
        self,
        ledger: Ledger,
        seed: int,
        after_act: Callable[[TableSession], None] = lambda _session: None,
        *,
        ticks: Sequence[int] = (1,),
    ) -> None:
        """Let `ticks` seconds pass between two acts; the clock may go back too."""
        super().__init__(ledger, seed)
        self._seconds = ticks
        self.clocks = Clocks(START)
        clock = TableClock(self.clocks.now, self.clocks.elapsed)
        self.session = TableSession(ledger, Table(PRIVATE), clock=self.clocks.now, table_clock=clock)
        self._after_act = after_act
        self._dice = random.Random(seed + 1)

    def act(self, command: c.Command, rank: Rank = Rank.SHIFT_MANAGER) -> bool:
        """Do one thing; return whether the rules let it pass."""
        seconds = self._dice.choice(self._seconds)
        self.clocks.wait(max(seconds, 0))
        self.clocks.day += timedelta(seconds=min(seconds, 0))
        self._see_to_the_clock()
        dealer = self.session.table.dealer
        number = "4711" if dealer is None else dealer.number
        done = self.session.handle(command, acting=Actor(number, rank))
        self.table = self.session.table
        if isinstance(done, Done):
            self._after_act(self.session)
        return isinstance(done, Done)

    def _see_to_the_clock(self) -> None:
        """Have a jump of the clock confirmed as soon as no round is under way."""
        self.session.watch_clock()
        table = self.session.table
        if table.clock_doubted and table.round is None and table.day_closed is None:
            signer = Actor(self.session.acting.number, Rank.PIT_SUPERVISOR)
            assert isinstance(self.session.handle(c.ConfirmClock(), acting=signer), Done)

    def open(self) -> None:
        """Open the table with a new shoe, ready for the first round."""
        assert self.act(c.OpenTable(PRIVATE))
        self.new_shoe()

    def between(self) -> None:
        """Do a few things that happen between rounds."""
        for command in self._between():
            if self._dice.random() < 0.15:
                self.act(command)
        if self.table.shoe is None or self.table.condemned or self.table.shoe_ended:
            self.new_shoe()

    def play(self, rounds: int) -> None:
        """Deal so many rounds, with what happens between them."""
        for _ in range(rounds):
            super().play(1)
            self.between()

    def play_plainly(self, rounds: int) -> None:
        """Deal so many rounds of one bet each, with nothing out of the ordinary."""
        for _ in range(rounds):
            if self.table.rounds >= 60:
                self.new_shoe()
            bet = self._dice.choice([Bet.PLAYER, Bet.BANKER])
            assert self.act(c.PlaceBet(self._dice.choice(TERMS.boxes), bet, 20_000))
            assert self.act(c.CloseBets())
            while self.table.round is not None:
                assert self.table.shoe is not None
                left = [card for card in DECK if self.table.shoe.can_hold(card)]
                acts = (c.CloseInsurance(), c.ConcludeRound(), c.DealCard(self._dice.choice(left)))
                assert any(self.act(command) for command in acts)

    def _between(self) -> Iterator[c.Command]:
        yield c.GoOnDuty(self._dice.choice(["30277", "31188"]), "Tan W. L.")
        yield c.GoOffDuty()
        end = (START + timedelta(hours=8)).isoformat()
        yield c.AssignActingRank("30277", "Tan W. L.", Rank.PIT_SUPERVISOR, end, "20418")
        yield c.RevokeActingRank("30277")
        yield c.SetLimits(replace(TERMS.limits, minimum=self._dice.choice([10_000, 20_000])))
        yield c.SetNotice(not self.table.notice)
        yield c.SetPace(40 + self.table.rounds % 3)
        yield c.ShowCutCard()
        if self._dice.random() < 0.1:
            yield c.OpenTable(structs.replace(PRIVATE, chip_unit=self._dice.choice([100, 500])))
        if self.table.last is not None:
            yield c.RaiseIrregularity(
                "wrong_number_of_cards",
                IrregularityAnswers(reconstructable=False, noticed_before_next_round=True),
            )
            yield c.RaiseIrregularity("deck_count")
        yield c.NewShoe(8, burn_due=False)
        yield c.NewShoe(8)
        for key, _ in self.table.tied:
            yield c.WithdrawBet(key.box, key.bet, self._dice.choice([None, 5_000]), key.bettor)
            yield c.LeaveBet(key.box, key.bet, key.bettor)
        if self.table.round is None:
            yield c.PlaceYourBets(late=True)

    def _round(self) -> None:
        if self.table.rounds % 3 == 1:
            self.act(c.RepeatBets())
        if self.table.round is None:
            super()._round()
        else:
            for command in self._betting():
                self.act(command)
            assert self.act(c.CloseBets())
            self._finish()


def live_ledger(path: Path | None, table_id: str = "BA-07") -> Ledger:
    """Return a new live ledger of the table."""
    return Ledger.create(path, kind=LedgerKind.LIVE, table_id=table_id, zone="Asia/Singapore", at=START)
