"""The Baccarat Table of Play, the same in all five sets (CB ¶3.12, NCI ¶3.15, E6 ¶3.6, NCT ¶3.7, F6 ¶3.9)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum

from terminal.rules.bets import Hand
from terminal.rules.cards import UNKNOWN, Card, card_points, is_known, total

NATURAL = 8
INITIAL_ORDER = (Hand.PLAYER, Hand.BANKER, Hand.PLAYER, Hand.BANKER)

_BANKER_DRAWS_ON_THIRD: dict[int, frozenset[int]] = {
    0: frozenset(range(10)),
    1: frozenset(range(10)),
    2: frozenset(range(10)),
    3: frozenset(range(10)) - {8},
    4: frozenset(range(2, 8)),
    5: frozenset(range(4, 8)),
    6: frozenset({6, 7}),
    7: frozenset(),
}


class Need(Enum):
    """What stands between the cards on the table and the next one."""

    FACE = "a face must be opened first"
    NOTHING = "no more cards are drawn"


def player_draws(player: int, banker: int) -> bool:
    """Return whether the Player Hand takes a third card, from both two-card Point Totals."""
    return player <= 5 and banker < NATURAL


def banker_draws(player: int, banker: int, player_third: int | None) -> bool:
    """Return whether the Banker Hand takes a third card.

    `player` and `banker` are two-card Point Totals; `player_third` the points of the Player's third card,
    None if it stood.
    """
    if player >= NATURAL or banker >= NATURAL:
        return False
    if player_third is None:
        return banker <= 5
    return player_third in _BANKER_DRAWS_ON_THIRD[banker]


def banker_draws_whatever_comes(banker: int) -> bool:
    """Return whether the Banker draws on every third card of the Player (two-card total 0 to 2)."""
    return banker <= 2


def next_card(player: Sequence[Card], banker: Sequence[Card]) -> Hand | Need:
    """Return whose card comes next, given the hands as they lie in order.

    Answers `Need.FACE` where that hangs on a card whose face is not known yet, `Need.NOTHING` when the round
    is complete.
    """
    dealt = len(player) + len(banker)
    if dealt < len(INITIAL_ORDER):
        return INITIAL_ORDER[dealt]
    player_first, banker_first = player[:2], banker[:2]
    if UNKNOWN in player_first or UNKNOWN in banker_first:
        return Need.FACE
    player_two, banker_two = total(player_first), total(banker_first)
    if player_two >= NATURAL or banker_two >= NATURAL:
        return Need.NOTHING
    if len(player) == 2:
        if len(banker) == 2 and player_draws(player_two, banker_two):
            return Hand.PLAYER
        if len(banker) == 2 and banker_draws(player_two, banker_two, None):
            return Hand.BANKER
        return Need.NOTHING
    if len(banker) == 3:
        return Need.NOTHING
    if is_known(player[2]):
        draws = banker_draws(player_two, banker_two, card_points(player[2]))
        return Hand.BANKER if draws else Need.NOTHING
    on_third = _BANKER_DRAWS_ON_THIRD[banker_two]
    if len(on_third) == 10:
        return Hand.BANKER
    return Need.FACE if on_third else Need.NOTHING


def deal_out(cards: Sequence[Card]) -> tuple[tuple[Card, ...], tuple[Card, ...], tuple[Card, ...]]:
    """Return known cards in the order in which they left the shoe, dealt by the Table of Play.

    Returns the Player Hand, the Banker Hand and the cards beyond the end of the round.
    """
    hands: dict[Hand, list[Card]] = {Hand.PLAYER: [], Hand.BANKER: []}
    for number, card in enumerate(cards):
        target = next_card(hands[Hand.PLAYER], hands[Hand.BANKER])
        if not isinstance(target, Hand):
            return tuple(hands[Hand.PLAYER]), tuple(hands[Hand.BANKER]), tuple(cards[number:])
        hands[target].append(card)
    return tuple(hands[Hand.PLAYER]), tuple(hands[Hand.BANKER]), ()


def endings(
    player: tuple[int, ...], banker: tuple[int, ...]
) -> Iterator[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Yield every way in which a round can end, as card points by hand, from the card points dealt so far.

    Any value may still come (RULINGS 15). Hands that go on as they lie are first filled up to two cards each.
    """
    if len(player) + len(banker) < len(INITIAL_ORDER):
        target: Hand | None = Hand.PLAYER if len(player) <= len(banker) else Hand.BANKER
    else:
        target = _next_by_points(player, banker)
    if target is None:
        yield player, banker
        return
    for points in range(10):
        if target is Hand.PLAYER:
            yield from endings((*player, points), banker)
        else:
            yield from endings(player, (*banker, points))


def _next_by_points(player: tuple[int, ...], banker: tuple[int, ...]) -> Hand | None:
    player_two, banker_two = sum(player[:2]) % 10, sum(banker[:2]) % 10
    if len(player) <= 2 and player_draws(player_two, banker_two):
        return Hand.PLAYER  # also where the card that was due to it lies on the Banker Hand
    if len(banker) >= 3:
        return None
    if len(player) <= 2:
        return Hand.BANKER if banker_draws(player_two, banker_two, None) else None
    return Hand.BANKER if banker_draws(player_two, banker_two, player[2]) else None
