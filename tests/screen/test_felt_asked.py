"""What of the felt answers a question is marked on it, and nothing else of it comes next meanwhile."""

from __future__ import annotations

from msgspec.structs import replace

from terminal.rules.bets import Bet, Hand
from terminal.rules.card_place import CardPlace
from terminal.rules.cards import Card
from terminal.screen.felt.view import BoxMark, BoxView, CardMark, CardView, FeltView, HandView, PlaceView
from terminal.screen.felt_asked import AskedCard, FeltAsked, asked_on
from terminal.screen.screen_kind import ScreenKind


def place(*codes: str) -> PlaceView:
    return replace(PlaceView(), cards=tuple(CardView(Card(code)) for code in codes))


FELT = FeltView(
    ScreenKind.LIVE,
    boxes=(BoxView("1", mark=BoxMark.NEXT), BoxView("2"), BoxView("3")),
    player=HandView(places=(place("3S"), place("4D"), place("9D", "2C"))),
    banker=HandView(places=(place("KH"), place(), place())),
)


def test_only_the_areas_asked_for_are_lit_each_in_its_own_box() -> None:
    asked = FeltAsked(areas=frozenset({("1", Bet.TIE), ("2", Bet.PLAYER), ("2", Bet.BANKER)}), dim=True)
    boxes = asked_on(FELT, asked).boxes
    assert [box.asked for box in boxes] == [{Bet.TIE}, {Bet.PLAYER, Bet.BANKER}, frozenset()]
    assert [box.lit for box in boxes] == [box.asked for box in boxes]
    assert [box.dim for box in boxes] == [True] * 3
    assert not any(box.dim for box in asked_on(FELT, replace(asked, dim=False)).boxes)


def test_only_the_numbers_asked_for_may_be_touched_and_no_box_comes_next() -> None:
    boxes = asked_on(FELT, FeltAsked(plates=frozenset({"2"}))).boxes
    assert [box.plate_asked for box in boxes] == [False, True, False]
    assert [box.mark for box in boxes] == [BoxMark.NONE] * 3


def test_of_the_cards_the_last_of_its_place_is_marked_and_the_proposed_one_bears_its_tag() -> None:
    cards = (
        AskedCard(CardPlace(Hand.PLAYER, 2), 3),
        AskedCard(CardPlace(Hand.PLAYER, 3), 5, "not due"),
        AskedCard(CardPlace(Hand.BANKER, 1), 0),
        AskedCard(CardPlace(Hand.BANKER, 3), 6),
    )
    shown = asked_on(FELT, FeltAsked(cards=cards))
    assert shown.player.places[0] == FELT.player.places[0]
    assert shown.player.places[1].cards == (CardView(Card("4D"), CardMark.ASKED, 3, ""),)
    under, above = shown.player.places[2].cards
    assert under == CardView(Card("9D"))
    assert above == CardView(Card("2C"), CardMark.EXCESS, 5, "not due")
    assert shown.banker.places[0].cards == (CardView(Card("KH"), CardMark.ASKED, None, ""),)
    assert shown.banker.places[2] == place()
