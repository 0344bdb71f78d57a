"""Which bets of a round were played for, and what the exact edge makes of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

from terminal.reports.story import FinishedRound
from terminal.rounds.state import INSURANCE_LINE, Bettor, Line
from terminal.rules.bets import HAND_BETS, Hand, Outcome, Stage
from terminal.rules.edge import house_edge
from terminal.rules.games import GAMES


class EdgeKey(NamedTuple):
    """What a bet's exact edge depends on: game, decks, the bet, and for insurance its pay row."""

    game: str
    decks: int
    bet: str
    """A bet, or `insurance`."""
    hand: Hand | None = None
    stage: Stage | None = None
    odds: Fraction | None = None


def edge_of(key: EdgeKey) -> Fraction:
    """What the House keeps of one unit staked, on average, out of a full shoe: the figure of `lammer edge`.

    Raises `KeyError` for a bet that the game does not have.
    """
    return _edges(key.game, key.decks)[key[2:]]


@lru_cache(maxsize=32)
def _edges(game: str, decks: int) -> dict[tuple[str, Hand | None, Stage | None, Fraction | None], Fraction]:
    edges: dict[tuple[str, Hand | None, Stage | None, Fraction | None], Fraction] = {}
    for row in house_edge(GAMES[game], decks).rows:
        if row.insurance is not None:
            insured = row.insurance
            edges[INSURANCE_LINE, insured.hand, insured.stage, insured.odds] = row.edge
        elif row.bet is not None:
            edges[row.bet.value, None, None, None] = row.edge
    return edges


def key_of(finished: FinishedRound, line: Line) -> EdgeKey:
    """The edge that a settled bet was played at."""
    if line.bet == INSURANCE_LINE:
        return EdgeKey(finished.terms.game, finished.decks, INSURANCE_LINE, line.hand, line.after, line.odds)
    return EdgeKey(finished.terms.game, finished.decks, line.bet)


def lines_played(finished: FinishedRound) -> Iterator[Line]:
    """The bets of a round that were played for: those that won, lost, or stood off on a Tie.

    Bets that went back for another reason are no turnover: a void, an option (¶5.12), insurance neglected
    (¶5.13), and insurance that a correction has shown not to have been due, or to have had no Original Bet.
    """
    if finished.void:
        return
    played = finished.played
    neglected = {(bettor, HAND_BETS[hand].value) for bettor, hand in played.neglected}
    at_stake = _insurance_at_stake(finished)
    for line in finished.settlement.lines:
        bettor = Bettor(line.box, line.bettor)
        if line.outcome is not Outcome.RETURNED or not (
            bettor in played.given_back
            or (bettor, line.bet) in neglected
            or (line.bet == INSURANCE_LINE and line not in at_stake)
        ):
            yield line


def _insurance_at_stake(finished: FinishedRound) -> list[Line]:
    """Insurance that was due, and that the Original Bet has room for (¶3.12.2): the rest went back."""
    due = {(offer.stage, offer.hand) for offer in finished.played.offers}
    lines = finished.settlement.lines
    room = {(line.box, line.bettor, line.bet): Fraction(line.placed) for line in lines}
    found = []
    for line in lines:
        if line.bet != INSURANCE_LINE or line.hand is None or line.odds is None:
            continue
        original = (line.box, line.bettor, HAND_BETS[line.hand].value)
        covers = line.at_stake * line.odds
        if (line.after, line.hand) in due and covers <= room.get(original, 0):
            room[original] -= covers
            found.append(line)
    return found


@dataclass(slots=True)
class Tally:
    """Sums over bets played for; money in cents."""

    bets: int = 0
    won: int = 0
    lost: int = 0
    turnover: int = 0
    taken: int = 0
    """What losing bets brought in."""
    paid: int = 0
    """What winning bets were paid on top, net of commission."""
    commission: int = 0
    stakes: Counter[EdgeKey] = field(default_factory=Counter)
    """Turnover by the edge at which it was played."""

    def add(self, key: EdgeKey, line: Line) -> None:
        """Counts one bet."""
        self.bets += 1
        self.turnover += line.at_stake
        self.stakes[key] += line.at_stake
        self.paid += line.paid
        self.commission += line.commission
        if line.outcome is Outcome.LOST:
            self.lost += 1
            self.taken += line.at_stake
        elif line.outcome is Outcome.WON:
            self.won += 1

    @property
    def stood_off(self) -> int:
        """Bets that neither won nor lost."""
        return self.bets - self.won - self.lost

    @property
    def net(self) -> int:
        """What the House keeps less what it pays."""
        return self.taken - self.paid

    @property
    def theoretical(self) -> Fraction:
        """What the House would keep by the exact edge of each bet, in cents."""
        return theoretical(self.stakes)


def theoretical(stakes: Counter[EdgeKey]) -> Fraction:
    """Turnover times edge, summed up exactly; cents."""
    return sum((amount * edge_of(key) for key, amount in stakes.items()), Fraction(0))


def share(part: int | Fraction, whole: int) -> Fraction | None:
    """A part of a whole; None of nothing."""
    return Fraction(part) / whole if whole else None
