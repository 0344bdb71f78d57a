"""What is taken and paid at the end of a round, in the order in which a dealer does it, and in what chips."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct

from terminal.rounds.settlement import INSURANCE_LINE, Line, WhyReturned
from terminal.rounds.state import Bettor, Round
from terminal.rules.bets import Outcome


class Payout(Struct, frozen=True):
    """What one bettor is paid, line by line, in the order in which a dealer pays."""

    bettor: Bettor
    lines: tuple[Line, ...]

    @property
    def sum(self) -> int:
        """Cents."""
        return sum(line.paid for line in self.lines)


def bets_to_take(lines: Iterable[Line]) -> tuple[Line, ...]:
    """Return the losing bets, from the dealer's right."""
    return tuple(line for line in lines if line.outcome is Outcome.LOST and line.at_stake)


def taken_boxes(played: Round, losing: Sequence[str]) -> Sequence[str]:
    """Return the boxes from which the losing bets have been taken, of those where some lay."""
    if played.taken:
        return losing
    if played.taken_up_to not in losing:
        return ()
    return losing[: losing.index(played.taken_up_to) + 1]


def payouts(lines: Iterable[Line]) -> tuple[Payout, ...]:
    """Return who is paid, from the dealer's right, each bettor's bets together."""
    paid: dict[Bettor, list[Line]] = {}
    for line in lines:
        if line.paid:
            paid.setdefault(Bettor(line.box, line.bettor), []).append(line)
    return tuple(Payout(bettor, tuple(own)) for bettor, own in paid.items())


def not_yet_back(lines: tuple[Line, ...], played: Round | None) -> tuple[Line, ...]:
    """Return the lines of the bettors who did not have all their bets back as they chose it (RULINGS 19)."""
    if played is None or not played.given_back:
        return lines
    back = set(played.given_back)
    return tuple(line for line in lines if Bettor(line.box, line.bettor) not in back)


def stake_back(line: Line) -> int:
    """Return what of a stake neither wins nor loses, in cents."""
    return line.placed if line.outcome is Outcome.RETURNED else line.placed - line.at_stake


def stakes_back(lines: Iterable[Line]) -> dict[str, int]:
    """Return the stakes that go back neither won nor lost, in cents by box, from the dealer's right."""
    back: dict[str, int] = {}
    for line in lines:
        if cents := stake_back(line):
            back[line.box] = back.get(line.box, 0) + cents
    return back


def bets_that_go_back(lines: Iterable[Line]) -> tuple[Line, ...]:
    """Return the bets that go back to their bettors, in whole or in part, from the dealer's right.

    Player and Banker bets on a Tie are not among them: they stay where they lie, unless taken up.
    """
    return tuple(line for line in lines if stake_back(line) and line.why_returned is not WhyReturned.TIE)


def bets_of_the_tie(lines: Iterable[Line]) -> tuple[Line, ...]:
    """Return the Player and Banker bets that a Tie neither wins nor loses, from the dealer's right."""
    return tuple(line for line in lines if line.why_returned is WhyReturned.TIE)


def is_insurance(line: Line) -> bool:
    """Return whether a line of the settlement is insurance."""
    return line.bet == INSURANCE_LINE


class ChipsToCut(Struct, frozen=True):
    """A sum in chips."""

    chips: tuple[tuple[int, int], ...]
    """The value of a chip in cents and how many of it, the largest first."""
    change: int
    """The cents that no chip makes up."""


def chips_to_cut(cents: int, chips: Iterable[int]) -> ChipsToCut:
    """Return the chips for a sum, the largest first, as many of each as go into what is left.

    `chips` are the values of the house's chips, in cents and any order.
    """
    cut = []
    for value in sorted(chips, reverse=True):
        count, cents = divmod(cents, value)
        if count:
            cut.append((value, count))
    return ChipsToCut(tuple(cut), cents)
