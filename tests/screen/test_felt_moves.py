"""What counts as a chip or a card that has moved: one, put down or taken up now, on a table at play."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from terminal.rules.bets import Bet, Hand
from terminal.rules.cards import Card
from terminal.screen.felt.moves import (
    SEATED_PILE,
    CardMove,
    ChipMove,
    card_move,
    chip_move,
    nothing_moves,
    tag_moves,
)
from terminal.screen.felt.view import (
    BetView,
    BoxView,
    CardMark,
    CountersView,
    FeltView,
    HandView,
    PlaceView,
    TagLook,
    TagView,
)
from terminal.screen.screen_kind import ScreenKind
from tests.screen.felt_samples import EMPTY, card, dollars

P, B, T = Bet.PLAYER, Bet.BANKER, Bet.TIE


def felt(*bets: BetView, box: str = "3") -> FeltView:
    """Return a felt with the bets of one box."""
    return replace(EMPTY, boxes=(BoxView(box, bets), BoxView("9")))


def hands(*cards: PlaceView, carried: tuple[str, ...] = ()) -> FeltView:
    """Return a felt with cards of the Player."""
    first, second, third = (*cards, PlaceView(), PlaceView(), PlaceView())[:3]
    counters = CountersView(200, 20, tuple(map(Card, carried)))
    return replace(EMPTY, player=HandView(places=(first, second, third)), counters=counters)


CHIPS = {
    "the first": ((), (dollars(P, 100),), 100_00, SEATED_PILE),
    "more": ((dollars(P, 100), dollars(B, 50)), (dollars(P, 300), dollars(B, 50)), 200_00, SEATED_PILE),
    "less": ((dollars(P, 300),), (dollars(P, 100),), -200_00, SEATED_PILE),
    "none left": ((dollars(P, 300),), (), -300_00, SEATED_PILE),
    "under a standing one": ((dollars(P, 0, 50),), (dollars(P, 100, 50),), 100_00, SEATED_PILE),
    "the first standing": ((dollars(P, 100),), (dollars(P, 100, 50),), 50_00, 0),
    "a second standing": ((dollars(P, 0, 50),), (dollars(P, 0, 50, 70),), 70_00, 1),
    "one before another": ((dollars(P, 0, 50),), (dollars(P, 0, 70, 50),), 70_00, 0),
    "more of a standing one": ((dollars(P, 0, 50, 70),), (dollars(P, 0, 50, 90),), 20_00, 1),
    "a standing one gone": ((dollars(P, 100, 50, 70, 30),), (dollars(P, 100, 50, 30),), -70_00, 1),
}  # fmt: skip


@pytest.mark.parametrize(("before", "after", "cents", "pile"), CHIPS.values(), ids=CHIPS)
def test_one_pile_that_grows_or_shrinks_moves(
    before: tuple[BetView, ...], after: tuple[BetView, ...], cents: int, pile: int
) -> None:
    assert chip_move(felt(*before), felt(*after)) == ChipMove("3", P, cents, pile)


STILL = {
    "nothing": ((dollars(P, 100),), (dollars(P, 100),)),
    "two areas": ((), (dollars(P, 100), dollars(T, 100))),
    "an area of two is left": ((dollars(P, 100), dollars(T, 100)), ()),
    "taken": ((dollars(P, 100),), (dollars(P, 100, struck=True),)),
    "a taken one cleared": ((dollars(P, 100, struck=True),), ()),
    "seated and standing": ((dollars(P, 100, 50),), (dollars(P, 200, 70),)),
    "two standing": ((dollars(P, 0, 50, 70),), (dollars(P, 0, 60, 80),)),
    "two standing come": ((dollars(P, 0, 50),), (dollars(P, 0, 50, 70, 90),)),
    "a fourth, not shown apart": ((dollars(P, 0, 5, 6, 7),), (dollars(P, 0, 5, 6, 7, 8),)),
}


@pytest.mark.parametrize(("before", "after"), STILL.values(), ids=STILL)
def test_what_is_not_one_pile_moves_nothing(before: tuple[BetView, ...], after: tuple[BetView, ...]) -> None:
    assert chip_move(felt(*before), felt(*after)) is None


def test_the_same_change_in_two_boxes_moves_nothing() -> None:
    after = replace(EMPTY, boxes=(BoxView("3", (dollars(P, 100),)), BoxView("9", (dollars(P, 100),))))
    assert chip_move(felt(), after) is None


def test_no_chip_moves_while_cards_lie() -> None:
    before, after = felt(dollars(P, 100)), felt()
    lying = HandView(places=(card("9D"), PlaceView(), PlaceView()))
    assert chip_move(before, after) is not None
    assert chip_move(replace(before, banker=lying), replace(after, banker=lying)) is None
    assert chip_move(replace(before, banker=lying), after) is not None, "the first bet of the next round"


def test_a_card_comes_out_of_the_shoe_into_an_empty_place() -> None:
    due = PlaceView(next=True, number=1)
    assert card_move(hands(due), hands(card("9D"))) == CardMove(Hand.PLAYER, 0, Card("9D"), carried=False)
    assert card_move(hands(card("9D")), hands(card("9D"), card("XX"))) == CardMove(
        Hand.PLAYER, 1, Card("XX"), carried=False
    )


def test_a_carried_card_comes_from_where_it_lay() -> None:
    moved = card_move(hands(carried=("9D",)), hands(card("9D")))
    assert moved == CardMove(Hand.PLAYER, 0, Card("9D"), carried=True)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (hands(card("9D")), hands()),
        (hands(card("XX")), hands(card("9D"))),
        (hands(), hands(card("9D"), card("2C"))),
        (hands(), hands(card("9D", CardMark.EXCESS))),
        (hands(), hands(card("9D", CardMark.GHOST))),
        (hands(card("9D")), hands(PlaceView(card("9D").cards * 2))),
        (hands(card("9D")), hands(card("2C"), card("9D"))),
    ],
    ids=["taken back", "opened", "two", "in excess", "supposed", "two in a place", "put in order"],
)
def test_no_other_change_of_cards_moves_one(before: FeltView, after: FeltView) -> None:
    assert card_move(before, after) is None


def test_tags_that_are_new_or_changed_fade_in() -> None:
    def tagged(**tags: TagView) -> FeltView:
        return replace(EMPTY, boxes=tuple(BoxView(label, tag=tags.get(f"box{label}")) for label in "123"))

    old, new = TagView("500"), TagView("500", TagLook.DONE)
    assert tag_moves(tagged(box1=old, box2=old), tagged(box1=old, box2=new, box3=old)) == ("2", "3")
    assert tag_moves(tagged(box1=old), tagged()) == ()


def test_the_past_and_another_table_do_not_move() -> None:
    recalled = FeltView(ScreenKind.RECALL)
    assert nothing_moves(recalled, replace(recalled, player=HandView(5)))
    assert nothing_moves(EMPTY, recalled)
    assert nothing_moves(recalled, EMPTY)
    for kind in (ScreenKind.LIVE, ScreenKind.TRAINING, ScreenKind.DEMO):
        assert not nothing_moves(FeltView(kind), FeltView(kind, player=HandView(5)))
