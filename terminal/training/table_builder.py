"""Makes states of a table for training, by commands that are decided as the session decides them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from random import Random

from terminal.rounds.commands import (
    BurnCards,
    CloseBets,
    CloseInsurance,
    Command,
    DealCard,
    NewShoe,
    OpenTable,
    PlaceBet,
    TakeInsurance,
    TakeLosingBets,
)
from terminal.rounds.evolve import evolve_all
from terminal.rounds.guidance.situation import Situation, decide
from terminal.rounds.invariants import check
from terminal.rounds.refusal import Refusal
from terminal.rounds.state import Table
from terminal.rounds.terms import Terms
from terminal.rules.bets import SEATED, Bet, Hand
from terminal.rules.cards import CARDS_IN_DECK, DECK, RANKS, SUITS, Card, rank_points
from terminal.rules.ranks import Rank
from terminal.rules.settlement import Facts, facts_of
from terminal.rules.stakes import BetKey
from terminal.rules.table_of_play import next_card
from terminal.training.house_chips import largest_bet, least_bet, stake_unit

_RANKS_OF = {
    points: tuple(rank for rank in RANKS if rank_points(rank) == points)
    for points in {rank_points(rank) for rank in RANKS}
}
POINTS = range(len(_RANKS_OF))
"""What a card or a hand can count."""


class UnplayableMoment(Exception):
    """A moment asked the table for what it refuses: a bug of ours."""


class TableBuilder:
    """Plays a table from a new shoe on, act by act."""

    def __init__(self, terms: Terms, *, left: int | None = None) -> None:
        """Open the table with a new shoe; `left` is how many cards it still holds, None for all."""
        self.table = Table(terms, opened=terms)
        self.act(OpenTable(terms), Rank.SHIFT_MANAGER)
        self.act(NewShoe(terms.decks, burn_due=left is not None), Rank.PIT_SUPERVISOR)
        if left is not None:
            self.act(BurnCards(DECK[0], terms.decks * CARDS_IN_DECK - left - 1))

    def act(self, command: Command, rank: Rank = Rank.DEALER) -> TableBuilder:
        """Do a command as the session would. Raises `UnplayableMoment` if it is refused."""
        decided = decide(self.table, command, rank)
        if isinstance(decided, Refusal):
            raise UnplayableMoment(f"{command}: {decided.message.render()}")
        after = evolve_all(self.table, decided)
        check(self.table, after)
        self.table = after
        return self

    def place(self, bets: Iterable[tuple[BetKey, int]]) -> TableBuilder:
        """Place bets, in cents."""
        for key, cents in bets:
            self.act(PlaceBet(key.box, key.bet, cents, key.bettor))
        return self

    def close(self) -> TableBuilder:
        """Call no more bets."""
        return self.act(CloseBets())

    def deal(self, cards: Iterable[Card], *, insure: int = 0) -> TableBuilder:
        """Deal cards, each to the hand to which it belongs; an offer between them is closed.

        `insure` is what the first who can insures with, in chips of the smallest kind.
        """
        for card in cards:
            self.close_offer(insure)
            self.act(DealCard(card))
        return self

    def close_offer(self, insure: int = 0) -> TableBuilder:
        """Close the offer that is open, if one is, once one bettor has insured with so many chips."""
        offer = Situation(self.table).offer
        if offer is None or not offer.largest:
            return self
        first = offer.largest[0]
        cents = min(insure * stake_unit(self.table.terms), first.amount)
        if cents:
            self.act(TakeInsurance(first.box, offer.hand, cents, first.bettor))
        return self.act(CloseInsurance(offered=True))

    def take(self) -> TableBuilder:
        """Take the losing bets, if any lie there."""
        return self.act(TakeLosingBets()) if Situation(self.table).still_to_take else self


def card_of(points: int, random: Random) -> Card:
    """Return a card that counts so much."""
    return Card(random.choice(_RANKS_OF[points]) + random.choice(SUITS))


def a_card(random: Random) -> Card:
    """Return any card."""
    return Card(random.choice(RANKS) + random.choice(SUITS))


def two_cards(points: int, random: Random, *, pair: bool | None = None) -> tuple[Card, Card]:
    """Return two cards of a Point Total; `pair` says whether they must or must not be of one rank."""
    while True:
        first = a_card(random)
        second = card_of((points - rank_points(first[0])) % len(POINTS), random)
        if pair is None or (first[0] == second[0]) is pair:
            return first, second


def in_turn(player: Sequence[Card], banker: Sequence[Card]) -> tuple[Card, ...]:
    """Return the first four cards in the order in which they are dealt."""
    return player[0], banker[0], player[1], banker[1]


def complete_hands(random: Random, fits: Callable[[Facts, Sequence[Card]], bool]) -> tuple[Card, ...]:
    """Return the cards of a whole round that ends as it should, in the order in which they leave the shoe.

    `fits` judges how the round ends, and the cards in their order.
    """
    while True:
        cards: list[Card] = []
        hands: dict[Hand, list[Card]] = {Hand.PLAYER: [], Hand.BANKER: []}
        while isinstance(hand := next_card(hands[Hand.PLAYER], hands[Hand.BANKER]), Hand):
            cards.append(a_card(random))
            hands[hand].append(cards[-1])
        if fits(facts_of(hands[Hand.PLAYER], hands[Hand.BANKER]), cards):
            return tuple(cards)


def some_bets(
    terms: Terms, random: Random, bets: Sequence[Bet], *, boxes: int = 4, most: int = 40
) -> list[tuple[BetKey, int]]:
    """Return bets of seated bettors in some boxes, one of these bets each; whole chips over the minimum."""
    placed = []
    for box in sorted(random.sample(terms.boxes, min(boxes, len(terms.boxes))), key=terms.boxes.index):
        bet = random.choice(bets)
        placed.append((BetKey(box, SEATED, bet), a_sum(terms, random, bet, most=most)))
    return placed


def a_sum(terms: Terms, random: Random, bet: Bet, *, most: int = 40) -> int:
    """Return a sum that the table takes on a bet, in cents."""
    unit, least = stake_unit(terms), least_bet(terms, bet)
    largest = min(largest_bet(terms, bet) or least * most, least * most)
    return random.choice(range(least // unit, largest // unit + 1)) * unit
