"""Which bets of a round were played for, their sums, and what the exact edge makes of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

from terminal.rounds.settlement import INSURANCE_LINE, Line, Settlement
from terminal.rounds.state import Bettor, Round
from terminal.rules.bets import HAND_BETS, Hand, Outcome, Result, Stage
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


class PlayedBet(NamedTuple):
    """A bet that was played for, and the edge at which it was."""

    line: Line
    edge: EdgeKey


def edge_of(key: EdgeKey) -> Fraction:
    """Return what the House keeps of one unit staked, on average, out of a full shoe: as `lammer edge` does.

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


def bets_played(played: Round, settlement: Settlement, game: str, decks: int) -> Iterator[PlayedBet]:
    """Yield the bets of a round that were played for: those that won, lost, or stood off on a Tie.

    Bets that went back for another reason are no turnover: a void, an option (¶5.12), insurance neglected
    (¶5.13), and insurance that a correction has shown not to have been due, or to have had no Original Bet.
    """
    if settlement.result is Result.VOID:
        return
    neglected = {(bettor, HAND_BETS[hand].value) for bettor, hand in played.neglected}
    at_stake = _insurance_at_stake(played, settlement)
    for line in settlement.lines:
        bettor = Bettor(line.box, line.bettor)
        if line.outcome is Outcome.RETURNED and (
            bettor in played.given_back
            or (bettor, line.bet) in neglected
            or (line.bet == INSURANCE_LINE and line not in at_stake)
        ):
            continue
        if line.bet == INSURANCE_LINE:
            yield PlayedBet(line, EdgeKey(game, decks, line.bet, line.hand, line.after, line.odds))
        else:
            yield PlayedBet(line, EdgeKey(game, decks, line.bet))


def neglected_bets(played: Round, settlement: Settlement) -> tuple[Line, ...]:
    """Return the Original Bets that went back for neglected insurance (NCI ¶5.13); none of a void round."""
    if settlement.result is Result.VOID or not played.neglected:
        return ()
    returned = {(bettor, HAND_BETS[hand].value) for bettor, hand in played.neglected}
    return tuple(line for line in settlement.lines if (Bettor(line.box, line.bettor), line.bet) in returned)


def _insurance_at_stake(played: Round, settlement: Settlement) -> list[Line]:
    """Return the insurance that was due and within its Original Bet (¶3.12.2); the rest went back."""
    due = {(offer.stage, offer.hand) for offer in played.offers}
    room = {(line.box, line.bettor, line.bet): Fraction(line.placed) for line in settlement.lines}
    found = []
    for line in settlement.lines:
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

    def add(self, bet: PlayedBet) -> None:
        """Count one bet."""
        line = bet.line
        self.bets += 1
        self.turnover += line.at_stake
        self.stakes[bet.edge] += line.at_stake
        self.paid += line.paid
        self.commission += line.commission
        if line.outcome is Outcome.LOST:
            self.lost += 1
            self.taken += line.at_stake
        elif line.outcome is Outcome.WON:
            self.won += 1

    @property
    def house_net(self) -> int:
        """What the House keeps less what it pays."""
        return self.taken - self.paid

    @property
    def theoretical(self) -> Fraction:
        """What the House would keep by the exact edge of each bet: turnover times edge, summed up exactly."""
        return sum((amount * edge_of(key) for key, amount in self.stakes.items()), Fraction(0))

    @property
    def edge(self) -> Fraction | None:
        """The exact edge; over several, their mean weighted by turnover."""
        edges = {edge_of(key) for key in self.stakes}
        return edges.pop() if len(edges) == 1 else share(self.theoretical, self.turnover)

    def figures(self) -> Mapping[str, int | Fraction | None]:
        """Return the sums by the keys of their columns."""
        return {
            "bets": self.bets,
            "won": self.won,
            "lost": self.lost,
            "stood_off": self.bets - self.won - self.lost,
            "turnover": self.turnover,
            "taken": self.taken,
            "paid": self.paid,
            "commission": self.commission,
            "house_net": self.house_net,
            "net_share": share(self.house_net, self.turnover),
            "theoretical": self.theoretical,
            "theoretical_share": share(self.theoretical, self.turnover),
            "edge": self.edge,
        }


def share(part: int | Fraction, whole: int) -> Fraction | None:
    """Return a part as a share of a whole; None of nothing."""
    return Fraction(part) / whole if whole else None
