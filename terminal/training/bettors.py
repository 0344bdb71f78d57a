"""Simulated bettors of the training table: each with a habit, and now and then one who breaks a rule."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from enum import StrEnum
from random import Random

from msgspec import Struct

from terminal.rounds.betting_checks import check_company
from terminal.rounds.irregularities import late_bet, late_withdrawal
from terminal.rounds.irregularities.rulings import who_decides
from terminal.rounds.settlement import Line
from terminal.rounds.state import Offer
from terminal.rounds.terms import Terms
from terminal.rounds.training.record import MOST_VIOLATIONS, ROUNDS_TOGETHER, TrainingSettings
from terminal.rules.bets import ORIGINAL_BETS, SEATED, Bet, Outcome, standing
from terminal.rules.differential import excess
from terminal.rules.ranks import Rank
from terminal.rules.stakes import BetKey
from terminal.training.house_chips import largest_bet, least_bet, stake_unit, within_maximum

SHIPPED_RATE = TrainingSettings().violations
"""Rounds of ten in which somebody breaks a rule, unless the house has settled another number."""


class Habit(StrEnum):
    """How somebody bets."""

    FLAT = "flat"
    """The same bet each round."""
    CHASING = "chasing"
    """Twice as much after a bet that was lost."""
    SIDE_BETS = "side_bets"
    """A bet on a hand, and others next to it."""
    INSURING = "insuring"
    """A bet on a hand, and insurance whenever it is offered."""
    STANDING = "standing"
    """A bet on the box of somebody who sits there."""


class Violation(StrEnum):
    """How somebody breaks a rule."""

    LATE_BET = "late_bet"
    UNDER_MINIMUM = "under_minimum"
    OVER_MAXIMUM = "over_maximum"
    OVER_DIFFERENTIAL = "over_differential"
    SIDE_BET_ALONE = "side_bet_alone"
    LATE_WITHDRAWAL = "late_withdrawal"
    FOREIGN_CHIP = "foreign_chip"
    CASH = "cash"
    BOTH_HANDS = "both_hands"


AFTER_THE_CALL = frozenset({Violation.LATE_BET, Violation.LATE_WITHDRAWAL})
"""What happens once no more bets has been called."""


class ChipsLaid(Struct, frozen=True):
    """Chips that somebody lays on a bet, in cents; negative where they are taken away."""

    key: BetKey
    cents: int


class BreaksRule(Struct, frozen=True):
    """A rule that somebody breaks: how, and with which chips."""

    how: Violation
    chips: tuple[ChipsLaid, ...]


class RoundOfBets(Struct, frozen=True):
    """What the bettors do in a round: bets that the table takes, and perhaps something that it does not."""

    bets: tuple[ChipsLaid, ...]
    breaks: BreaksRule | None = None


class _Guest(Struct):
    box: str
    bettor: str
    habit: Habit
    hand: Bet
    unit: int
    """The cents of the usual bet."""
    next_bet: int
    """The cents of the next bet."""


class Bettors:
    """The guests of a training table; all chance comes out of the source that is handed in."""

    def __init__(self, terms: Terms, random: Random, *, rate: int = SHIPPED_RATE) -> None:
        """Seat the guests; `rate` is in how many rounds of ten somebody breaks a rule.

        Raises `ValueError` for a rate that would leave too few clean rounds.
        """
        if not 0 <= rate <= MOST_VIOLATIONS:
            raise ValueError(f"in 0 to {MOST_VIOLATIONS} rounds of {ROUNDS_TOGETHER}, not in {rate}")
        self._terms = terms
        self._random = random
        self._rate = rate
        self._guests = tuple(self._seat())
        self._coming: list[bool] = []
        self._kinds: list[Violation] = []

    def next_round(self) -> RoundOfBets:
        """Return what the guests do in the next round."""
        bets = tuple(self._within_limits())
        if not self._coming:
            self._coming = [number < self._rate for number in range(ROUNDS_TOGETHER)]
            self._random.shuffle(self._coming)
        if not self._coming.pop():
            return RoundOfBets(bets)
        if not self._kinds:
            self._kinds = list(violations_of(self._terms))
            self._random.shuffle(self._kinds)
        how = self._kinds.pop()
        return RoundOfBets(bets, BreaksRule(how, self._broken(how, bets)))

    def insures(self, offer: Offer) -> Iterator[tuple[str, str, int]]:
        """Yield who takes insurance, by box and bettor, and for how many cents."""
        takers = {(guest.box, guest.bettor) for guest in self._guests if guest.habit is Habit.INSURING}
        for room in offer.largest:
            if (room.box, room.bettor) in takers:
                yield room.box, room.bettor, room.amount

    def settled(self, lines: Iterable[Line]) -> None:
        """Take note of how the bets ended: who chases bets twice as much after a loss."""
        lost = {(line.box, line.bettor) for line in lines if line.outcome is Outcome.LOST}
        for guest in self._guests:
            if guest.habit is Habit.CHASING:
                chases = (guest.box, guest.bettor) in lost
                guest.next_bet = guest.next_bet * 2 if chases else guest.unit

    def _seat(self) -> Iterator[_Guest]:
        seated = self._random.sample(self._terms.boxes, len(self._terms.boxes) - 1)
        habits = [Habit.FLAT, Habit.CHASING, Habit.SIDE_BETS, Habit.INSURING]
        for number, box in enumerate(seated):
            yield self._guest(box, SEATED, habits[number % len(habits)])
        for box in seated[: len(seated) // 2]:
            yield self._guest(box, standing(1), Habit.STANDING)

    def _guest(self, box: str, bettor: str, habit: Habit) -> _Guest:
        hand = self._random.choice(ORIGINAL_BETS)
        unit = self._least(hand) * self._random.randint(1, ROUNDS_TOGETHER)
        return _Guest(box, bettor, habit, hand, unit, unit)

    def _least(self, bet: Bet) -> int:
        """Return the least bet that the table takes, in cents."""
        return least_bet(self._terms, bet)

    def _within_limits(self) -> Iterator[ChipsLaid]:
        """Yield the bets of the guests, but for those that the limits do not let them make."""
        limits, scope = self._terms.limits, self._terms.house.differential_scope
        sums: dict[BetKey, int] = {}
        for laid in self._wanted():
            cents = within_maximum(self._terms, laid.key.bet, laid.cents)
            after = {**sums, laid.key: cents}
            if excess(after, limits, scope) or check_company(self._terms, sums, laid.key) is not None:
                continue
            sums = after
            yield ChipsLaid(laid.key, cents)

    def _wanted(self) -> Iterator[ChipsLaid]:
        for guest in self._guests:
            yield ChipsLaid(BetKey(guest.box, guest.bettor, guest.hand), guest.next_bet)
            if guest.habit is Habit.SIDE_BETS:
                bet = self._random.choice(self._others())
                yield ChipsLaid(BetKey(guest.box, guest.bettor, bet), self._least(bet))

    def _others(self) -> list[Bet]:
        return [bet for bet in self._terms.rules.bets if bet not in ORIGINAL_BETS]

    def _broken(self, how: Violation, bets: tuple[ChipsLaid, ...]) -> tuple[ChipsLaid, ...]:
        """Return the chips with which a rule is broken, on bets that lie there."""
        hand = self._random.choice(ORIGINAL_BETS)
        free = BetKey(next(box for box in self._terms.boxes if self._is_free(box)), SEATED, hand)
        least = self._least(hand)
        if how is Violation.LATE_WITHDRAWAL:
            laid = self._random.choice(bets)
            return (ChipsLaid(laid.key, -laid.cents),)
        if how is Violation.UNDER_MINIMUM:
            return (ChipsLaid(free, least - stake_unit(self._terms)),)
        if how is Violation.OVER_MAXIMUM:
            return (ChipsLaid(free, (largest_bet(self._terms, hand) or 0) + stake_unit(self._terms)),)
        if how is Violation.OVER_DIFFERENTIAL:
            return tuple(self._too_much(hand, bets))
        if how is Violation.SIDE_BET_ALONE:
            bet = self._random.choice(self._others())
            return (ChipsLaid(free._replace(bet=bet), self._least(bet)),)
        if how is Violation.BOTH_HANDS:
            own = next(laid.key for laid in bets if laid.key.bet in ORIGINAL_BETS)
            other = Bet.BANKER if own.bet is Bet.PLAYER else Bet.PLAYER
            return (ChipsLaid(own._replace(bet=other), self._least(other)),)
        return (ChipsLaid(free, least),)

    def _is_free(self, box: str) -> bool:
        return all(guest.box != box for guest in self._guests)

    def _too_much(self, hand: Bet, bets: tuple[ChipsLaid, ...]) -> Iterator[ChipsLaid]:
        """Yield bets of newcomers on one hand, until the Differential is exceeded."""
        limits, scope = self._terms.limits, self._terms.house.differential_scope
        sums: dict[BetKey, int] = {laid.key: laid.cents for laid in bets}
        number = 1
        while not excess(sums, limits, scope):
            number += 1
            key = BetKey(self._terms.boxes[0], standing(number), hand)
            sums[key] = largest_bet(self._terms, hand) or limits.maximum_differential or self._least(hand)
            yield ChipsLaid(key, sums[key])


def violations_of(terms: Terms) -> tuple[Violation, ...]:
    """Return the rules that can be broken at a table of these terms."""
    limits, one_hand = terms.limits, terms.rules.one_hand_only
    least = 0 if limits.minimum is None else least_bet(terms, Bet.PLAYER)
    possible: Mapping[Violation, bool] = {
        Violation.LATE_BET: _dealer_decides(terms, late_bet.ID),
        Violation.UNDER_MINIMUM: least > stake_unit(terms),
        Violation.OVER_MAXIMUM: limits.maximum is not None,
        Violation.OVER_DIFFERENTIAL: limits.maximum_differential is not None,
        Violation.SIDE_BET_ALONE: one_hand,
        Violation.LATE_WITHDRAWAL: _dealer_decides(terms, late_withdrawal.ID),
        Violation.FOREIGN_CHIP: True,
        Violation.CASH: True,
        Violation.BOTH_HANDS: one_hand,
    }
    return tuple(how for how, can in possible.items() if can)


def _dealer_decides(terms: Terms, kind_id: str) -> bool:
    """Return whether the trainee may answer an irregularity alone, without somebody of a higher rank."""
    return who_decides(terms.rules, kind_id)[1] is Rank.DEALER
