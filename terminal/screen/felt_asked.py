"""What of the felt a question is about: cards, areas, numbers of boxes, the shoe to be touched."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import replace

from terminal.rules.bets import Bet, Hand
from terminal.rules.card_place import CardPlace
from terminal.screen.felt.view import BoxMark, BoxView, CardMark, CardView, FeltView, HandView, PlaceView


class AskedCard(Struct, frozen=True):
    """A card that may be touched, the n-th to leave the shoe (0: not said); with a `tag` the one proposed."""

    place: CardPlace
    number: int
    tag: str = ""


class FeltAsked(Struct, frozen=True, kw_only=True):
    """All that may be touched as the answer to the question that is open."""

    cards: tuple[AskedCard, ...] = ()
    areas: frozenset[tuple[str, Bet]] = frozenset()
    """Boxes with the bet of an area."""
    plates: frozenset[str] = frozenset()
    """Boxes whose number may be touched."""
    shoe: bool = False
    dim: bool = True
    """Whether the areas that are not asked for fade."""


class CorrectedCard(Struct, frozen=True):
    """The card whose right face is asked for."""

    place: CardPlace


def asked_on(felt: FeltView, asked: FeltAsked) -> FeltView:
    """Return the felt with what may be touched marked; nothing else of it comes next meanwhile."""
    cards = {card.place: card for card in asked.cards}
    counters = felt.counters
    return replace(
        felt,
        player=_hand(felt.player, Hand.PLAYER, cards),
        banker=_hand(felt.banker, Hand.BANKER, cards),
        boxes=tuple(_box(box, asked) for box in felt.boxes),
        counters=None if counters is None else replace(counters, asked=asked.shoe),
    )


def corrected_on(felt: FeltView, corrected: CardPlace) -> FeltView:
    """Return the felt with the card marked whose right face is asked for."""
    player, banker = (
        _marked(view, corrected.number) if hand is corrected.hand else view
        for hand, view in ((Hand.PLAYER, felt.player), (Hand.BANKER, felt.banker))
    )
    return replace(felt, player=player, banker=banker)


def _marked(view: HandView, number: int) -> HandView:
    first, second, third = (
        replace(place, cards=tuple(replace(card, mark=CardMark.CORRECTED) for card in place.cards[:1]))
        if at == number
        else place
        for at, place in enumerate(view.places, start=1)
    )
    return replace(view, places=(first, second, third))


def _hand(view: HandView, hand: Hand, cards: Mapping[CardPlace, AskedCard]) -> HandView:
    first, second, third = (
        _place(place, cards.get(CardPlace(hand, number))) for number, place in enumerate(view.places, start=1)
    )
    return replace(view, places=(first, second, third))


def _place(view: PlaceView, asked: AskedCard | None) -> PlaceView:
    if asked is None or not view.cards:
        return view
    mark = CardMark.EXCESS if asked.tag else CardMark.ASKED
    last = CardView(view.cards[-1].card, mark, asked.number or None, asked.tag)
    return replace(view, cards=(*view.cards[:-1], last))


def _box(view: BoxView, asked: FeltAsked) -> BoxView:
    areas = frozenset(bet for box, bet in asked.areas if box == view.label)
    return replace(
        view,
        mark=BoxMark.NONE if view.mark is BoxMark.NEXT else view.mark,
        dim=asked.dim,
        lit=areas,
        asked=areas,
        plate_asked=view.label in asked.plates,
    )
