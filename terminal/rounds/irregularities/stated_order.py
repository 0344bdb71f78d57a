"""Compares the order of the cards as people state it with the entries, and with what the shoe can give."""

from __future__ import annotations

from collections.abc import Sequence

from terminal.rounds.irregularities.kind import Case
from terminal.rounds.refusal import Refusal, refuse
from terminal.rules.cards import UNKNOWN, UNREAD_SUIT, Card, is_fully_read


def stated_order_refused(case: Case) -> Refusal | None:
    """Return a refusal if the stated order leaves out what was entered, or has more than the shoe gives."""
    stated, played = case.answers.cards, case.played
    if stated is None or played is None:
        return None
    if len(case.order) < len(case.entered) or (not played.closed and len(stated) < len(case.waiting)):
        return refuse("cards_do_not_match", "Fewer cards are given than were entered in this round.")
    return (
        _left_out(case.entered, case.order)
        or _carried_elsewhere(case, stated)
        or _more_behind_waiting(case)
        or _more_than_the_shoe_gives(case)
    )


def _left_out(entered: Sequence[Card], stated: Sequence[Card]) -> Refusal | None:
    """Return a refusal if a card that was entered is not stated; one not fully read may be any that fits."""
    left = list(stated)
    for card in sorted(entered, key=_vagueness):
        match = next((other for other in left if may_be(card, other)), None)
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


def may_be(entered: Card, stated: Card) -> bool:
    """Return whether an entered card may be the stated one; one not fully read may be any that fits."""
    if entered in (stated, UNKNOWN):
        return True
    return entered[1] == UNREAD_SUIT and entered[0] == stated[0]


def _carried_elsewhere(case: Case, stated: Sequence[Card]) -> Refusal | None:
    """Return a refusal if carried cards, the first to leave the shoe, are stated in another order."""
    first = case.entered[: case.laid]
    if len(case.order) < len(stated):
        first = (*first, *case.waiting)
    for card, given in zip(first, stated, strict=False):
        if not may_be(card, given):
            return refuse(
                "cards_do_not_match", "{card} was carried over and lies before the others.", card=card
            )
    return None


def _more_behind_waiting(case: Case) -> Refusal | None:
    """Return a refusal if more cards are stated than lie while carried ones wait to be laid."""
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
