"""Next to each hand of a walk-through: what the Table of Play says of it (CB ¶3.12)."""

from __future__ import annotations

import pytest

from terminal.screen.dialogue_views import ShownMark
from terminal.screen.hand_views import hands_after, hands_of
from tests.irregularities.desk import CLOSE, Desk, bets, deal

pytestmark = pytest.mark.usefixtures("unpainted")


@pytest.mark.parametrize(
    ("cards", "player", "banker"),
    [
        ("3S KH 5D", "", ""),
        ("3S KH 2D 5C", "draws next", "after the Player"),
        ("3S KH 4D 5C", "stands on 7", "draws next"),
        ("3S KH 4D 6C", "stands on 7", "stands on 6"),
        ("4S KH 4D AC", "natural 8", "no card: natural"),
        ("AS KH 4D 9C", "no card: natural", "natural 9"),
        ("3S KH 2D 5C 4H", "drew on 5", "draws next"),
        ("3S KH 2D 5C AH", "drew on 5", "stands on 5"),
    ],
)
def test_cb_3_12_each_hand_says_what_it_does(cards: str, player: str, banker: str) -> None:
    desk = Desk("CB").do(*bets("3 banker 900"), CLOSE, *deal(cards))
    shown = hands_of(desk.table, "As it lies", "現狀")
    assert shown is not None
    assert (shown.player.note, shown.banker.note) == (player, banker)


def test_the_hand_that_play_was_halted_over_says_what_was_due() -> None:
    desk = Desk("CB").do(*bets("3 banker 900"), CLOSE, *deal("3S KH 4D 5C"))
    desk.do({"do": "deal", "card": "9D", "hand": "player"})
    shown = hands_of(desk.table, "As it lies", "現狀")
    assert shown is not None
    assert (shown.player.note, shown.banker.note) == ("stands on 7", "was to draw")


def test_hands_that_would_lie_otherwise_mark_what_moves() -> None:
    before = Desk("CB").do(*bets("3 banker 900"), CLOSE, *deal("3S KH 4D 5C")).table
    after = Desk("CB").do(*bets("3 banker 900"), CLOSE, *deal("3S KH 9D 5C 2S")).table
    shown = hands_after(before, after, "Put back", "還原後")
    assert shown is not None
    player, banker = shown.player, shown.banker
    moved, plain = ShownMark.MOVED, ShownMark.PLAIN
    assert [card.mark for card in player.cards] == [plain, moved, moved]
    assert [card.mark for card in banker.cards] == [plain, plain]
    assert (player.tag, banker.tag) == ("moved", "")


def test_without_a_card_there_are_no_hands_to_lie_otherwise() -> None:
    empty = Desk("CB").table
    betting = Desk("CB").do(*bets("3 banker 900"), CLOSE).table
    dealt = Desk("CB").do(*bets("3 banker 900"), CLOSE, *deal("3S KH")).table
    assert hands_after(dealt, betting, "", "") is None
    assert hands_after(empty, dealt, "", "") is None
    assert hands_after(dealt, empty, "", "") is None
    assert hands_of(betting, "", "") is None
