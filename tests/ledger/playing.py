"""Plays a table by the real rules into a ledger, at random, the same for each seed."""

from __future__ import annotations

import random
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta

from terminal.ledger.ledger import Ledger
from terminal.rounds import commands as c
from terminal.rounds.answers import IrregularityAnswers
from terminal.rounds.events import OverrideGranted
from terminal.rounds.evolve import evolve_all
from terminal.rounds.guidance.situation import decide
from terminal.rounds.refusal import Refusal
from terminal.rounds.state import Round, Table
from terminal.rounds.terms import Terms
from terminal.rules.bets import ORIGINAL_BETS, Bet, Hand
from terminal.rules.cards import DECK, UNKNOWN
from terminal.rules.house import Limits
from terminal.rules.ranks import Rank

START = datetime(2024, 5, 1, 12, 0, 0, 250_000, tzinfo=UTC)
TERMS = Terms(
    table_id="BA-07",
    game="insurance-super-six-plus",
    layout="bean-7",
    boxes=("1", "2", "3", "5", "6", "7", "8"),
    decks=8,
    limits=Limits(minimum=10_000, maximum=5_000_000, maximum_differential=500_000),
)


class RandomTable:
    """A table whose dealer does whatever may be done; each act that passes is recorded."""

    def __init__(self, ledger: Ledger, seed: int) -> None:
        self.ledger = ledger
        self.table = Table(TERMS)
        self.settled: list[Round] = []
        """Each round as the rules left it when it was last settled."""
        self._random = random.Random(seed)
        self._ticks = 0

    def act(self, command: c.Command, rank: Rank = Rank.SHIFT_MANAGER) -> bool:
        """Do one thing; return whether the rules let it pass."""
        decided = decide(self.table, command, rank)
        if isinstance(decided, Refusal):
            return False
        authority = rank.value
        if isinstance(command, c.CorrectCard):
            granted = OverrideGranted("0815", "Ho", rank, "4711", type(command).__name__, "misread")
            decided, authority = (granted, *decided), f"{rank.value} 0815"
        before, self.table = self.table, evolve_all(self.table, decided)
        self._ticks += 1
        self.ledger.append(
            command,
            decided,
            before=before,
            after=self.table,
            at=START + timedelta(seconds=self._ticks),
            shoe=self.table.shoes,
            round_number=self.table.rounds,
            actor="4711",
            authority=authority,
        )
        return True

    def open(self) -> None:
        """Open the table with a new shoe, ready for the first round."""
        self.act(c.OpenTable(TERMS))
        self.new_shoe()

    def new_shoe(self) -> None:
        """Put in another shoe."""
        assert self.act(c.NewShoe(8, burn_due=False))

    def play(self, rounds: int) -> None:
        """Deal so many rounds from their first bet to their end, some void and some corrected."""
        for _ in range(rounds):
            self._round()

    def _round(self) -> None:
        assert self.act(c.PlaceYourBets())
        for command in self._betting():
            self.act(command)
        assert self.act(c.CloseBets())
        self._finish()
        if self._random.random() < 0.4:
            for command in self._afterthoughts():
                if self.act(command):
                    self.settled.pop()
                    self._finish()
        if self.table.condemned:
            self.new_shoe()

    def _finish(self) -> None:
        while self.table.round is not None:
            assert any(self.act(command) for command in self._dealing())
        assert self.table.last is not None
        self.settled.append(self.table.last)

    def _betting(self) -> Iterator[c.Command]:
        dice = self._random
        for key, _ in self.table.tied:
            yield c.WithdrawBet(key.box, key.bet, dice.choice([None, 5_000]), key.bettor)
            if dice.random() < 0.3:
                yield c.Undo()
        for _ in range(dice.randint(1, 12)):
            box, bettor = dice.choice(TERMS.boxes), dice.choice(["seated", "seated", "standing-1"])
            bet, amount = (
                dice.choice([*Bet, *ORIGINAL_BETS, *ORIGINAL_BETS]),
                dice.choice([10_000, 50_000, 200_000, 1_000_000]),
            )
            yield c.PlaceBet(box, bet, amount, bettor)
            if dice.random() < 0.2:
                yield c.WithdrawBet(box, bet, dice.choice([None, 10_000]), bettor)
            if dice.random() < 0.2:
                yield c.Undo()
        yield c.RejectExcess()

    def _dealing(self) -> Iterator[c.Command]:
        """Yield what might come next, the first that passes being done."""
        dice = self._random
        chance = dice.random()
        yield from self._mishaps(chance)
        played = self.table.round
        if played is not None and played.fault is not None:
            facts = IrregularityAnswers(reconstructable=dice.random() < 0.6, exposed=True)
            yield c.RaiseIrregularity("misplaced_cards", facts)
            yield c.RaiseIrregularity("excess_card", facts)
        for chooser, _ in () if played is None else played.choices:
            yield c.ChooseOption(chooser.box, dice.choice(["continue", "return"]), chooser.bettor)
        yield from self._by_the_book(chance)
        yield c.Undo()
        yield c.RaiseIrregularity("foreign_card")

    def _mishaps(self, chance: float) -> Iterator[c.Command]:
        dice = self._random
        card, hand = dice.choice(DECK), dice.choice(list(Hand))
        if chance < 0.02 and self.table.round is not None and self.table.round.fault is None:
            yield c.RaiseIrregularity("technical_interruption", IrregularityAnswers(can_go_on=False))
        if chance < 0.06:
            yield c.DealCard(card, hand)
        if chance < 0.1:
            yield c.Undo()
        if chance < 0.15:
            yield c.CorrectCard(hand, dice.randint(1, 3), card)
        if chance < 0.2:
            yield c.CorrectBet(dice.choice(TERMS.boxes), dice.choice(list(Bet)), dice.choice([0, 30_000]))

    def _by_the_book(self, chance: float) -> Iterator[c.Command]:
        card = self._random.choice(DECK)
        for place in (1, 2, 3):
            yield c.OpenCard(Hand.PLAYER, place, card)
            yield c.OpenCard(Hand.BANKER, place, card)
        yield c.OfferInsurance()
        if chance < 0.7:
            for box in TERMS.boxes:
                yield c.TakeInsurance(box, Hand.PLAYER, 10_000)
                yield c.TakeInsurance(box, Hand.BANKER, 10_000)
        yield c.CloseInsurance()
        if chance < 0.95:
            yield c.ConcludeRound()
        if 0.2 < chance < 0.4:
            yield c.DealCard(UNKNOWN)
        yield c.DealCard(card)

    def _afterthoughts(self) -> Iterator[c.Command]:
        dice = self._random
        yield c.CorrectBet(dice.choice(TERMS.boxes), dice.choice(list(Bet)), 70_000)
        yield c.CorrectCard(Hand.BANKER, 1, dice.choice(DECK))
