"""The order of the cards as people tell it, held against the entries and what the shoe can give."""

from __future__ import annotations

from collections.abc import Sequence

from terminal.rounds.irregularities.kind import Case
from terminal.rounds.refusal import Refusal, refuse
from terminal.rules.cards import UNKNOWN, UNREAD_SUIT, Card, is_fully_read


def stated_order_refused(case: Case) -> Refusal | None:
    """Whether the order that was told leaves out what was entered, or has more than the shoe gives."""
    told, played = case.answers.cards, case.played
    if told is None or played is None:
        return None
    if len(case.order) < len(case.entered) or (not played.closed and len(told) < len(case.waiting)):
        return refuse("cards_do_not_match", "Fewer cards are given than were entered in this round.")
    return (
        _left_out(case.entered, case.order)
        or _carried_elsewhere(case, told)
        or _more_behind_waiting(case)
        or _more_than_the_shoe_gives(case)
    )


def _left_out(entered: Sequence[Card], told: Sequence[Card]) -> Refusal | None:
    """Each card that was entered must be among those told, one not fully read as whatever it may be."""
    left = list(told)
    for card in sorted(entered, key=_vagueness):
        match = next((other for other in left if _may_be(card, other)), None)
        if match is None:
            return refuse(
                "cards_do_not_match",
                "{card} was entered in this round and is not among the cards given.",
                card=card,
            )
        left.remove(match)
    return None


def _vagueness(card: Card) -> int:
    if card == UNKNOWN:
        return 2
    return 0 if is_fully_read(card) else 1


def _may_be(entered: Card, told: Card) -> bool:
    if entered in (told, UNKNOWN):
        return True
    return entered[1] == UNREAD_SUIT and entered[0] == told[0]


def _carried_elsewhere(case: Case, told: Sequence[Card]) -> Refusal | None:
    """Cards that were carried over had left the shoe before all others, and keep their order."""
    first = case.entered[: case.laid]
    if len(case.order) < len(told):
        first = (*first, *case.waiting)
    for card, given in zip(first, told, strict=False):
        if not _may_be(card, given):
            return refuse(
                "cards_do_not_match", "{card} was carried over and lies before the others.", card=card
            )
    return None


def _more_behind_waiting(case: Case) -> Refusal | None:
    """While carried cards wait to be laid, no other can have been drawn into the hands."""
    played = case.played
    if played is None or not played.closed or not case.waiting or len(case.order) <= len(case.entered):
        return None
    return refuse(
        "cards_do_not_match", "Cards carried over have still to be laid, before any out of the shoe."
    )


def _more_than_the_shoe_gives(case: Case) -> Refusal | None:
    shoe, played = case.table.shoe, case.played
    if shoe is None or played is None or not case.table.deals(played):
        return None
    order, entered = case.order, case.entered
    if len(order) - len(entered) > shoe.cards_left:
        return refuse("cards_do_not_match", "The shoe cannot have given so many cards.")
    for card in dict.fromkeys(order):
        more = order.count(card) - entered.count(card)
        if more > 0 and shoe.count(card) + more > shoe.decks:
            return refuse("surplus_card", "The shoe cannot hold so many {card}.", card=card)
    return None
