"""Draw rules: who gets the next card, in the 96 situations of the Table of Play, and at every natural."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random

from terminal.rounds.terms import Terms
from terminal.rules.bets import HAND_BETS, Bet
from terminal.rules.cards import Card
from terminal.rules.insurance import due
from terminal.rules.message import Message
from terminal.rules.table_of_play import NATURAL, player_draws
from terminal.training.items import Posed, TopicWork, TrainingItem
from terminal.training.skills import Topic
from terminal.training.table_builder import POINTS, TableBuilder, card_of, in_turn, some_bets, two_cards
from terminal.training.topics.next_act import judge_next, next_answer

_NO_NATURAL = tuple(range(NATURAL))
_STANDS = tuple(points for points in _NO_NATURAL if not player_draws(points, 0))
_DRAWS = tuple(points for points in _NO_NATURAL if player_draws(points, 0))
_NATURALS = tuple(points for points in POINTS if points not in _NO_NATURAL)

Cards = tuple[Card, ...]
Deal = Callable[[Random], Cards]
"""Makes cards in the order in which they leave the shoe."""


def _four(player: Sequence[int], banker: Sequence[int]) -> Deal:
    """Return what deals four cards at Point Totals out of these."""

    def deal(random: Random) -> Cards:
        return in_turn(two_cards(random.choice(player), random), two_cards(random.choice(banker), random))

    return deal


def _third(banker: int, third: int) -> Deal:
    """Return what deals the Player's third card to a Banker of a total."""

    def deal(random: Random) -> Cards:
        four = in_turn(two_cards(random.choice(_DRAWS), random), two_cards(banker, random))
        return (*four, card_of(third, random))

    return deal


def _item(name: str, title: Message, deal: Deal) -> TrainingItem:
    def make(terms: Terms, random: Random) -> Posed:
        cards = deal(random)
        bets = some_bets(terms, random, _uninsured(terms, cards))
        return Posed(state=TableBuilder(terms).place(bets).close().deal(cards).table)

    return TrainingItem(id=f"draw:{name}", topic=Topic.DRAW_RULES, title=title, make=make)


def _uninsured(terms: Terms, cards: Cards) -> tuple[Bet, ...]:
    """Return the bets on the two hands that leave nobody to whom insurance is due as these cards fall."""
    player, banker = (*cards[0:3:2], *cards[4:5]), (cards[1], cards[3])
    offers = (due(terms.rules, player[:2], banker), due(terms.rules, player, banker))
    insured = {HAND_BETS[offer.hand] for offer in offers if offer is not None}
    return tuple(bet for bet in (Bet.PLAYER, Bet.BANKER) if bet not in insured) or (Bet.TIE,)


def _all_items() -> Iterator[TrainingItem]:
    for points in _NO_NATURAL:
        yield _item(
            f"player-{points}",
            Message("Player on {points}", {"points": points}),
            _four((points,), _NO_NATURAL),
        )
    for points in _NO_NATURAL:
        yield _item(
            f"banker-{points}-player-stands",
            Message("Banker on {points}, the Player stands", {"points": points}),
            _four(_STANDS, (points,)),
        )
    for points in _NO_NATURAL:
        for third in POINTS:
            yield _item(
                f"banker-{points}-third-{third}",
                Message("Banker on {points} against a {third}", {"points": points, "third": third}),
                _third(points, third),
            )
    for points in _NATURALS:
        yield _item(
            f"natural-player-{points}",
            Message("The Player's natural {points}", {"points": points}),
            _four((points,), _NO_NATURAL),
        )
        yield _item(
            f"natural-banker-{points}",
            Message("The Banker's natural {points}", {"points": points}),
            _four(_NO_NATURAL, (points,)),
        )
    yield _item("natural-both", Message("Two naturals"), _four(_NATURALS, _NATURALS))


_ITEMS = tuple(_all_items())


def _items(terms: Terms) -> tuple[TrainingItem, ...]:
    return _ITEMS


WORK = TopicWork(items=_items, right=next_answer, judge=judge_next)
