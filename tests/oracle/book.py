"""A second book of a round, kept by the printed rules alone: to hold the product against."""

from __future__ import annotations

import copy
import random
from collections import Counter
from dataclasses import dataclass, field
from fractions import Fraction

from terminal.rules.cards import DECK, UNKNOWN, Card
from tests.oracle.payouts import insurance_due
from tests.oracle.printed import banker_takes, player_takes, points

UNIT = 100
ANY_CARD = Card("KX")

Who = tuple[str, str]
BetName = tuple[str, str, str]


def coming(player: list[Card], banker: list[Card]) -> str | None:
    """Return whose card comes next by the columns as printed, None if none does.

    Faces must be known by then.
    """
    dealt = len(player) + len(banker)
    if dealt < 4:
        return ("player", "banker")[dealt % 2]
    mine, theirs = points(player[:2]), points(banker[:2])
    if len(player) == 2 and player_takes(mine, theirs):
        return "player"
    third = points(player[2:]) if len(player) == 3 else None
    return "banker" if len(banker) == 2 and banker_takes(mine, theirs, third) else None


@dataclass
class Offer:
    """Insurance that is due."""

    stage: str
    hand: str
    odds: Fraction
    out: bool = False
    declined: set[Who] = field(default_factory=set)


@dataclass
class Book:
    """The round as it stands, and the shoe that it is dealt from."""

    has_insurance: bool
    pool: list[Card]
    bets: Counter[BetName] = field(default_factory=Counter)
    tied: Counter[BetName] = field(default_factory=Counter)
    """What a Tie has returned and nobody has taken up or left for good."""
    insured: list[tuple[Who, str, str, Fraction, int]] = field(default_factory=list)
    """Who, the hand, the stage, the odds and the stake."""
    forgone: set[Who] = field(default_factory=set)
    hands: dict[str, list[Card]] = field(default_factory=lambda: {"player": [], "banker": []})
    faces: dict[tuple[str, int], Card] = field(default_factory=dict)
    """The real faces of cards that lie face down."""
    offer: Offer | None = None
    stages: set[str] = field(default_factory=set)

    def asked(self) -> set[Who]:
        """Return whose bet could have carried insurance when the offer fell due."""
        offer = self.offer
        assert offer is not None
        return {
            name[:2]
            for name, amount in self.bets.items()
            if name[2] == offer.hand
            and name[:2] not in self.forgone
            and amount - self.covered(name[:2], offer.hand, but=offer.stage) >= offer.odds * UNIT
        }

    def rooms(self) -> dict[Who, int]:
        """Return what each bettor could still place on the open offer."""
        offer = self.offer
        if offer is None:
            return {}
        rooms = {
            who: int((self.bets[*who, offer.hand] - self.covered(who, offer.hand)) / offer.odds)
            // UNIT
            * UNIT
            for who in self.asked()
        }
        return {who: room for who, room in rooms.items() if room}

    def able(self) -> set[Who]:
        """Return who could still take the open offer, nobody if there is none."""
        return set() if self.offer is None else self.rooms().keys() - self.offer.declined

    def covered(self, who: Who, hand: str, *, but: str = "") -> Fraction:
        """Return what insurance on a hand would pay so far, apart from one stage."""
        return sum(
            (
                stake * odds
                for taker, on, stage, odds, stake in self.insured
                if (taker, on) == (who, hand) and stage != but
            ),
            Fraction(0),
        )

    def end_offer(self, *, offered: bool) -> None:
        """End the offer: a bettor who was asked and took none has forgone the rest of the round."""
        offer = self.offer
        assert offer is not None
        if offered:
            took = {taken[0] for taken in self.insured if taken[2] == offer.stage}
            self.forgone |= self.asked() - took
        self.offer = None

    def lay(self, hand: str, card: Card, face: Card) -> None:
        """Lay a card, face up or not."""
        self.hands[hand].append(card)
        self.offer = None
        if card == UNKNOWN:
            self.faces[hand, len(self.hands[hand])] = face
        self._see()

    def turn(self, hand: str, place: int) -> None:
        """Open a face."""
        self.hands[hand][place - 1] = self.faces.pop((hand, place))
        self._see()

    def _see(self) -> None:
        """Make insurance due where every face is known and a card is still to come."""
        player, banker = self.hands["player"], self.hands["banker"]
        if not self.has_insurance or UNKNOWN in (*player, *banker) or len(banker) != 2 or len(player) < 2:
            return
        target = coming(player, banker)
        stage = "four_cards" if len(player) == 2 else "player_third"
        if target is None or stage in self.stages:
            return
        whole = (
            [*player, ANY_CARD] if target == "player" else player,
            [*banker, ANY_CARD] if target == "banker" else banker,
        )
        for hand in ("player", "banker"):
            odds = insurance_due(stage, hand, *whole)
            if odds is not None:
                self.offer = Offer(stage, hand, odds)
                self.stages.add(stage)

    def next_round(self, *, pool: list[Card] | None = None) -> Book:
        """Return the book of the round after this, out of the same shoe or another."""
        return Book(self.has_insurance, self.pool if pool is None else pool, tied=self.tied)

    def as_it_stands(self) -> Book:
        """Return a copy to come back to when an entry is undone."""
        return copy.deepcopy(self)


def shuffled(decks: int, dice: random.Random) -> list[Card]:
    """Return the cards of a shoe in an order of chance."""
    cards = list(DECK) * decks
    dice.shuffle(cards)
    return cards
