"""Cards, the names of bets and bettors, and messages: the words that everything else is written in."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from terminal.rules.bets import HAND_BETS, ORIGINAL_BETS, SEATED, Bet, Hand, bettor_order, is_bettor, standing
from terminal.rules.cards import (
    CARDS_IN_DECK,
    DECK,
    UNKNOWN,
    Card,
    UnknownCard,
    card_points,
    is_fully_read,
    is_known,
    is_pair,
    parse_card,
    rank,
    rank_points,
    total,
)
from terminal.rules.message import Message

POINTS = dict(zip("A23456789TJQK", (1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 0, 0, 0), strict=True))


# --- cards ----------------------------------------------------------------------------------------------


def test_a_deck_is_thirteen_ranks_in_four_suits_each_once() -> None:
    assert set(DECK) == {letter + suit for letter in POINTS for suit in "SHDC"}
    assert len(DECK) == CARDS_IN_DECK == 52


@pytest.mark.parametrize("suit", "SHDCX")
def test_points_of_every_rank_whatever_the_suit(suit: str) -> None:
    for letter, points in POINTS.items():
        card = parse_card(letter + suit)
        assert (card_points(card), rank_points(letter), rank(card)) == (points, points, letter)


@pytest.mark.parametrize(
    "code", ["", "A", "X", "10S", "1S", "0S", "as", "9s", "9Z", "XS", "S9", "9S ", "9SS", "XXX", "\uff19S"]
)
def test_a_code_that_names_no_card_is_refused_and_named(code: str) -> None:
    with pytest.raises(UnknownCard) as refused:
        parse_card(code)
    assert repr(code) in str(refused.value)


@pytest.mark.parametrize(
    ("code", "known", "fully"), [("9S", True, True), ("TX", True, False), ("XX", False, False)]
)
def test_what_was_read_of_a_card(code: str, known: bool, fully: bool) -> None:
    card = parse_card(code)
    assert (is_known(card), is_fully_read(card)) == (known, fully)


@pytest.mark.parametrize(
    ("cards", "points"),
    [("", 0), ("KS", 0), ("9S 9H", 8), ("5D 5C", 0), ("9S 9H 9D", 7), ("4X 5X TX", 9), ("AS 2S 3S", 6)],
)
def test_a_point_total_is_the_last_digit_of_the_sum(cards: str, points: int) -> None:
    assert total(map(parse_card, cards.split())) == points


@given(st.lists(st.sampled_from(DECK), max_size=3))
def test_the_order_of_the_cards_does_not_matter_to_the_total(cards: list[Card]) -> None:
    assert total(cards) == total(reversed(cards)) == sum(POINTS[card[0]] for card in cards) % 10


def test_an_unknown_face_has_no_points() -> None:
    with pytest.raises(KeyError):
        card_points(UNKNOWN)
    with pytest.raises(KeyError):
        total([Card("9S"), UNKNOWN])


@pytest.mark.parametrize(
    ("first", "second", "pair"),
    [
        ("KS", "KH", True),
        ("KS", "KS", True),  # several decks lie in a shoe
        ("KX", "KD", True),
        ("KS", "QS", False),  # both count 0, the ranks differ
        ("TS", "JS", False),
        ("9S", "8S", False),
    ],
)
def test_a_pair_is_two_cards_of_one_rank(first: str, second: str, pair: bool) -> None:
    assert is_pair(parse_card(first), parse_card(second)) is pair


# --- bets and bettors -----------------------------------------------------------------------------------


def test_original_bets_are_those_on_the_two_hands() -> None:
    assert set(ORIGINAL_BETS) == set(HAND_BETS.values()) == {Bet.PLAYER, Bet.BANKER}
    assert all(HAND_BETS[hand].value == hand.value for hand in Hand)


@pytest.mark.parametrize("name", ["seated", "standing-1", "standing-9", "standing-10", "standing-999999999"])
def test_names_of_bettors(name: str) -> None:
    assert is_bettor(name)


@pytest.mark.parametrize(
    "name",
    [
        *("", "1", "player", "Seated", "seated-1", "standing", "standing-", "standing-0", "standing-01"),
        *("standing-" + "1" * 10, "standing-" + "1" * 5000),
        *("standing--1", "standing-1.0", "standing- 1", "standing-1 ", "standing-\uff11"),
    ],
)
def test_names_of_nobody(name: str) -> None:
    assert not is_bettor(name)


def test_seated_players_come_first_and_standing_ones_in_the_order_in_which_they_bet() -> None:
    in_order = [SEATED, *(standing(number) for number in range(1, 13))]
    shuffled = [*in_order[1::2], *in_order[::2]]
    assert sorted(shuffled, key=bettor_order) == in_order
    assert all(map(is_bettor, in_order))


# --- messages -------------------------------------------------------------------------------------------


def test_a_message_puts_its_values_into_the_template() -> None:
    assert (
        Message("Pay box {box}: {amount}", {"box": "3", "amount": "500.00"}).render() == "Pay box 3: 500.00"
    )
    assert Message("No more Bets").render() == "No more Bets"


def test_a_message_within_a_message_is_rendered_first() -> None:
    inner = Message("box {box}", {"box": 8})
    assert Message("{who} to {who}", {"who": inner}).render() == "box 8 to box 8"


def test_braces_in_a_value_are_text() -> None:
    assert Message("Noted: {text}", {"text": "{box} {"}).render() == "Noted: {box} {"


def test_a_message_without_its_value_fails_aloud() -> None:
    with pytest.raises(KeyError):
        Message("Pay box {box}").render()


def test_a_message_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        Message("one").template = "two"  # type: ignore[misc]
    assert Message("a {b}", {"b": 1}) == Message("a {b}", {"b": 1}) != Message("a {b}", {"b": 2})
