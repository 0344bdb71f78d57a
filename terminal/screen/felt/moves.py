"""What has moved from one view of the felt to the next: one chip, one card, or the tags of some boxes."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from terminal.rules.bets import Bet, Hand
from terminal.rules.cards import Card
from terminal.screen.felt.area_parts import STANDING_PILES
from terminal.screen.felt.view import BetView, CardMark, FeltView, TagView
from terminal.screen.screen_kind import ScreenKind

SEATED_PILE: Final = -1
"""The pile of the seated bettor, which is painted last."""


class ChipMove(Struct, frozen=True):
    """Chips of `cents` put down on an area of a box, or taken up from it if `cents` is negative.

    `pile` is the place, among the piles of the area, of the one that they come to or leave.
    """

    box: str
    bet: Bet
    cents: int
    pile: int


class CardMove(Struct, frozen=True):
    """A card dealt to an empty place of a hand, `place` from 0; `carried` if it had left the shoe before."""

    hand: Hand
    place: int
    card: Card
    carried: bool


def nothing_moves(before: FeltView, after: FeltView) -> bool:
    """Return whether the two views are no moments of the same table.

    The recall is one step of the past after another, forward and back: there nothing happens now.
    """
    return before.kind is not after.kind or after.kind is ScreenKind.RECALL


def chip_move(before: FeltView, after: FeltView) -> ChipMove | None:
    """Return the one pile of chips that has grown or shrunk; None if there is none, or more than one.

    Many at once (a repeat, a void, the end of a round) say nothing about where to look, and all their sums
    are in the first frame anyway. Once cards lie, nobody puts chips down: what changes then is a taking, a
    paying or a correction, and has other marks.
    """
    changed: list[tuple[str, BetView, BetView]] = []
    bets_before = {box.label: box.bets for box in before.boxes}
    for box in after.boxes:
        if box.bets is bets_before.get(box.label):
            continue
        old = {bet.bet: bet for bet in bets_before.get(box.label, ())}
        for bet in box.bets:
            was = _chips_of(old.pop(bet.bet, BetView(bet.bet)))
            now = _chips_of(bet)
            if was != now:
                changed.append((box.label, was, now))
        left = (_chips_of(gone) for gone in old.values())
        changed += [(box.label, gone, BetView(gone.bet)) for gone in left if gone.total]
        if len(changed) > 1:
            return None
    if not changed or any(place.cards for hand in Hand for place in after.hand(hand).places):
        return None
    return _of_one_pile(*changed[0])


def _chips_of(bet: BetView) -> BetView:
    """Return what lies there of a bet: nothing of a ghost, and however its edge is marked."""
    return BetView(bet.bet) if bet.ghost else replace(bet, under=False)


def _of_one_pile(box: str, before: BetView, after: BetView) -> ChipMove | None:
    if before.struck or after.struck or before.lost or after.lost:
        return None
    if before.standing == after.standing:
        return ChipMove(box, after.bet, after.seated - before.seated, SEATED_PILE)
    if before.seated != after.seated:
        return None
    pile = next(
        (
            place
            for place, (was, now) in enumerate(zip(before.standing, after.standing, strict=False))
            if was != now
        ),
        min(len(before.standing), len(after.standing)),
    )
    added = len(after.standing) - len(before.standing)
    kept_before = before.standing[pile + (added <= 0) :]
    kept_after = after.standing[pile + (added >= 0) :]
    if kept_before != kept_after or pile >= STANDING_PILES:
        return None  # several bettors at once, or one whose chips are not shown apart
    return ChipMove(box, after.bet, sum(after.standing) - sum(before.standing), pile)


def card_move(before: FeltView, after: FeltView) -> CardMove | None:
    """Return the one card that has been dealt to an empty place; None where cards changed in any other way.

    A card that is taken back, opened or put in order does not come out of the shoe.
    """
    found: CardMove | None = None
    carried = _carried(before) > _carried(after)
    for hand in Hand:
        places = zip(before.hand(hand).places, after.hand(hand).places, strict=True)
        for place, (was, now) in enumerate(places):
            if was.cards == now.cards:
                continue
            if found is not None or was.cards or len(now.cards) != 1:
                return None
            if now.cards[0].mark is not CardMark.NONE:
                return None
            found = CardMove(hand, place, now.cards[0].card, carried)
    return found


def _carried(view: FeltView) -> int:
    return 0 if view.counters is None else len(view.counters.carried)


def tag_moves(before: FeltView, after: FeltView) -> tuple[str, ...]:
    """Return the boxes whose tag is new or says something else."""
    tags: dict[str, TagView | None] = {box.label: box.tag for box in before.boxes}
    return tuple(box.label for box in after.boxes if box.tag is not None and box.tag != tags.get(box.label))
