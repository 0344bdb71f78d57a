"""The hands as they lie and as they would lie, with what the Table of Play says of each."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from terminal.rounds.answers import CardInQuestion
from terminal.rounds.guidance.calls import INITIAL_CARDS
from terminal.rounds.state import Round, Table
from terminal.rules.bets import Hand
from terminal.rules.cards import UNKNOWN, Card, total
from terminal.rules.table_of_play import NATURAL
from terminal.screen.dialogue_views import DrawnCard, ShownCard, ShownHand, ShownHands, ShownMark
from terminal.screen.translate import tr

_TWO = 2
"""Cards of a hand before any third one."""


def hands_of(table: Table, title: str, second: str) -> ShownHands | None:
    """Return both hands as they lie; a card over which play is halted is marked, and does not count."""
    played = table.current
    if played is None or not played.dealt:
        return None
    at_fault = played.dealt[-1].hand if table.round is not None and played.fault is not None else None
    player, banker = (_as_it_lies(played, hand, wrong=hand is at_fault) for hand in Hand)
    return ShownHands(title, second, player, banker)


def order_of(table: Table, further: CardInQuestion | None) -> tuple[DrawnCard, ...]:
    """Return the cards of the round as they left the shoe; `further` is one that is not entered yet.

    The card over which play is halted is at fault, and so is the further one.
    """
    played = table.current
    if played is None:
        return ()
    halted = len(played.dealt) if played.fault is not None else 0
    drawn = tuple(
        DrawnCard(number, dealt.card, dealt.hand, fault=number == halted)
        for number, dealt in enumerate(played.dealt, start=1)
    )
    return drawn if further is None else (*drawn, DrawnCard(further.number, further.card, None, fault=True))


def numbered(cards: Sequence[Card]) -> tuple[DrawnCard, ...]:
    """Return cards in an order that somebody tells; to which hands they went is not said."""
    return tuple(DrawnCard(number, card, None) for number, card in enumerate(cards, start=1))


def _as_it_lies(played: Round, hand: Hand, *, wrong: bool) -> ShownHand:
    cards = played.cards_of(hand)
    shown = [ShownCard(card) for card in cards]
    if wrong:
        shown[-1] = ShownCard(cards[-1], ShownMark.FAULT)
    note = _what_it_does(played, hand)
    return ShownHand(
        tuple(shown), _points_of(cards[:-1] if wrong else cards), note, tr("not due") if wrong else ""
    )


def hands_after(before: Table, after: Table, title: str, second: str) -> ShownHands | None:
    """Return both hands as they would lie; each card that would come to another place is marked."""
    was, becomes = before.current, after.current
    if was is None or becomes is None or not becomes.dealt:
        return None
    player, banker = (_as_it_would_lie(was, becomes, hand) for hand in Hand)
    return ShownHands(title, second, player, banker)


def _as_it_would_lie(was: Round, becomes: Round, hand: Hand) -> ShownHand:
    old, cards = was.cards_of(hand), becomes.cards_of(hand)
    moved = [place >= len(old) or old[place] != card for place, card in enumerate(cards)]
    shown = tuple(
        ShownCard(card, ShownMark.MOVED if new else ShownMark.PLAIN)
        for card, new in zip(cards, moved, strict=True)
    )
    note = _what_it_does(becomes, hand)
    return ShownHand(shown, _points_of(cards), note, tr("moved") if any(moved) else "")


def _points_of(cards: tuple[Card, ...]) -> int | None:
    return total(cards) if cards and UNKNOWN not in cards else None


def _what_it_does(played: Round, hand: Hand) -> str:
    """Return what the Table of Play says of a hand, once the four cards of the initial deal are out."""
    halted = played.fault is not None
    before = replace(played, dealt=played.dealt[:-1], fault=None) if halted else played
    cards = before.cards_of(hand)
    if len(before.dealt) < INITIAL_CARDS or len(cards) < _TWO or not before.all_known:
        return ""
    points, coming = total(cards[:_TWO]), before.coming()
    if coming is hand:
        return tr("was to draw") if halted else tr("draws next")
    if len(cards) > _TWO:
        return tr("drew on {points}").format(points=points)
    if points >= NATURAL:
        return tr("natural {points}").format(points=points)
    if max(total(before.player[:_TWO]), total(before.banker[:_TWO])) >= NATURAL:
        return tr("no card: natural")
    if coming is Hand.PLAYER:  # what the Banker does is not known before the Player's third card
        return tr("after the Player")
    return tr("stands on {points}").format(points=points)
