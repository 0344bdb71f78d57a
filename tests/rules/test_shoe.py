"""The shoe counts what has left it and knows what can no longer come."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from terminal.rules.cards import UNKNOWN, Card
from terminal.rules.shoe import Shoe
from tests.oracle.printed import CARDS

SEEN = [*CARDS, UNKNOWN, Card("9X"), Card("KX")]


@pytest.mark.parametrize("decks", range(4, 11))
def test_cb_2_2_1_each_deck_has_52_cards(decks: int) -> None:
    shoe = Shoe(1, decks)
    assert shoe.cards_left == decks * 52
    assert {shoe.decks - shoe.count(card) for card in CARDS} == {decks}


@pytest.mark.parametrize("decks", [4, 8, 10])
def test_a_shoe_holds_one_of_each_rank_and_suit_for_every_deck(decks: int) -> None:
    shoe = Shoe(1, decks)
    for _ in range(decks):
        assert shoe.can_hold(Card("9S"))
        shoe = shoe.without(Card("9S"))
    assert not shoe.can_hold(Card("9S"))
    assert shoe.can_hold(Card("9H"))
    assert shoe.count(Card("9S")) == decks
    assert shoe.cards_left == decks * 52 - decks


def test_a_card_whose_suit_was_not_read_is_never_surplus() -> None:
    shoe = Shoe(1, 4)
    for _ in range(30):
        assert shoe.can_hold(Card("9X"))
        shoe = shoe.without(Card("9X"))
    assert shoe.count(Card("9X")) == 0
    assert shoe.can_hold(Card("9S"))
    assert shoe.cards_left == 4 * 52 - 30


def test_a_card_whose_face_is_unknown_leaves_the_shoe_and_is_never_surplus() -> None:
    shoe = Shoe(1, 4).without(UNKNOWN)
    assert shoe.can_hold(UNKNOWN)
    assert (shoe.cards_left, sum(shoe.seen)) == (4 * 52 - 1, 0)


def test_burnt_cards_leave_the_shoe_unseen() -> None:
    shoe = Shoe(1, 8).burnt(9)
    assert (shoe.cards_left, sum(shoe.seen)) == (8 * 52 - 9, 0)


def test_a_card_that_turns_out_to_be_another_is_counted_as_that() -> None:
    shoe = Shoe(1, 8).without(UNKNOWN).read_as(UNKNOWN, Card("9S"))
    assert (shoe.count(Card("9S")), shoe.cards_left) == (1, 8 * 52 - 1)
    shoe = shoe.read_as(Card("9S"), Card("9H"))
    assert (shoe.count(Card("9S")), shoe.count(Card("9H")), shoe.cards_left) == (0, 1, 8 * 52 - 1)


@given(st.lists(st.sampled_from(SEEN), max_size=60))
def test_cards_put_back_in_any_order_leave_the_shoe_as_it_was(cards: list[Card]) -> None:
    full = Shoe(7, 8)
    shoe = full
    for card in cards:
        shoe = shoe.without(card)
    assert shoe.cards_left == 8 * 52 - len(cards)
    for card in CARDS:
        assert shoe.count(card) == cards.count(card)
    for card in sorted(cards):
        shoe = shoe.with_back(card)
    assert shoe == full
