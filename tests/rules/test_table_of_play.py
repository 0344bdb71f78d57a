"""The Table of Play, cell by cell, as all five sets print it.

CB ¶3.10–3.12, NCI ¶3.10–3.15, E6 ¶3.4–3.6, NCT ¶3.5–3.7 and F6 ¶3.6–3.9 say the same in the same order; the
tests carry the numbers of the first set, CB, and of F6 where only that set says it.
"""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from terminal.rules.bets import Hand
from terminal.rules.cards import UNKNOWN
from terminal.rules.table_of_play import (
    Need,
    banker_draws_whatever_comes,
    deal_out,
    endings,
    next_card,
)
from tests.oracle.printed import (
    BANKER_DOES_NOT_DRAW_WHEN_THIRD_IS,
    BANKER_DRAWS_WHEN_THIRD_IS,
    CARDS,
    banker_takes,
    card_worth,
    digits,
    finished_points,
    hand,
    player_takes,
    points,
    two_cards,
)


def test_cb_3_10_first_and_third_card_are_the_players_second_and_fourth_the_bankers() -> None:
    player, banker, beyond = deal_out(hand("KS", "8H", "9D", "JC"))
    assert (player, banker, beyond) == (hand("KS", "9D"), hand("8H", "JC"), ())


@pytest.mark.parametrize(
    ("dealt", "expected"), [(0, Hand.PLAYER), (1, Hand.BANKER), (2, Hand.PLAYER), (3, Hand.BANKER)]
)
def test_cb_3_10_each_of_the_first_four_cards_is_asked_for_in_turn(dealt: int, expected: Hand) -> None:
    cards = hand("2S", "3H", "2D", "3C")[:dealt]
    assert next_card(cards[0::2], cards[1::2]) is expected


def test_cb_3_10_the_first_four_cards_are_dealt_whether_or_not_their_faces_are_known() -> None:
    assert next_card([UNKNOWN, UNKNOWN], [UNKNOWN]) is Hand.BANKER


@pytest.mark.parametrize("banker", range(10))
@pytest.mark.parametrize("player", range(10))
def test_cb_3_12_after_four_cards_every_pair_of_totals(player: int, banker: int) -> None:
    answer = next_card(two_cards(player), two_cards(banker))
    if player in (8, 9) or banker in (8, 9):
        assert answer is Need.NOTHING  # Natural: neither hand draws
    elif player in (0, 1, 2, 3, 4, 5):
        assert answer is Hand.PLAYER
    elif banker in (0, 1, 2, 3, 4, 5):  # the Player stands on 6 or 7
        assert answer is Hand.BANKER
    else:
        assert answer is Need.NOTHING


@pytest.mark.parametrize("third", range(10))
@pytest.mark.parametrize("banker", range(8))
@pytest.mark.parametrize("player", range(6))
def test_cb_3_12_every_cell_for_the_players_third_card(player: int, banker: int, third: int) -> None:
    answer = next_card((*two_cards(player), card_worth(third)), two_cards(banker))
    drawing = digits(BANKER_DRAWS_WHEN_THIRD_IS[banker])
    standing = digits(BANKER_DOES_NOT_DRAW_WHEN_THIRD_IS[banker])
    assert drawing | standing == set(range(10))
    assert not drawing & standing
    assert answer is (Hand.BANKER if third in drawing else Need.NOTHING)


@pytest.mark.parametrize("player", [6, 7])
@pytest.mark.parametrize("banker", range(10))
def test_cb_3_11_when_the_player_stands_the_banker_draws_to_five_and_stands_from_six(
    player: int, banker: int
) -> None:
    expected = Hand.BANKER if banker <= 5 else Need.NOTHING
    assert next_card(two_cards(player), two_cards(banker)) is expected


def test_f6_3_9_4_the_banker_stands_at_all_other_times() -> None:
    for player in (6, 7):
        for banker in (6, 7):
            assert next_card(two_cards(player), two_cards(banker)) is Need.NOTHING
    for third in range(10):
        assert next_card((*two_cards(5), card_worth(third)), two_cards(7)) is Need.NOTHING


@pytest.mark.parametrize(("player", "banker"), [("8S KS", "3H 2D"), ("3H 2D", "9S KS"), ("8S KS", "9S KS")])
def test_cb_1_9_a_natural_of_either_hand_stops_both(player: str, banker: str) -> None:
    assert next_card(hand(*player.split()), hand(*banker.split())) is Need.NOTHING


def test_cb_1_9_eight_or_nine_with_three_cards_is_no_natural() -> None:
    assert next_card(hand("2S", "3S", "3D"), hand("AS", "TS")) is Hand.BANKER


def test_after_the_bankers_third_card_nothing_is_drawn() -> None:
    assert next_card(hand("KS", "6H"), hand("KS", "2H", "2D")) is Need.NOTHING
    assert next_card(hand("KS", "5H", "4D"), hand("KS", "2H", "2D")) is Need.NOTHING


# --- faces not known yet ---------------------------------------------------------------------------------


@pytest.mark.parametrize("closed", range(4))
def test_a_third_card_waits_until_all_four_faces_are_open(closed: int) -> None:
    cards = list(hand("2S", "2H", "2D", "2C"))
    cards[closed] = UNKNOWN
    assert next_card(cards[0::2], cards[1::2]) is Need.FACE


@pytest.mark.parametrize("banker", range(8))
def test_the_banker_waits_for_the_players_third_face_only_where_it_matters(banker: int) -> None:
    answer = next_card((*two_cards(5), UNKNOWN), two_cards(banker))
    if banker in (0, 1, 2):
        assert answer is Hand.BANKER
    else:
        assert answer is (Need.NOTHING if banker == 7 else Need.FACE)
    assert banker_draws_whatever_comes(banker) is (banker in (0, 1, 2))


@pytest.mark.parametrize(
    ("player", "banker"), [("8S KS XX", "3H 2D"), ("3H 2D XX", "9S KS"), ("3H 2D 4C", "8S KS")]
)
def test_a_card_too_many_at_a_natural_calls_for_nothing_more(player: str, banker: str) -> None:
    assert next_card(hand(*player.split()), hand(*banker.split())) is Need.NOTHING


# --- a whole sequence ------------------------------------------------------------------------------------


@given(st.lists(st.sampled_from(CARDS), max_size=9))
def test_cb_1_15_cards_put_back_in_their_order_are_dealt_as_the_table_wants(cards: list[str]) -> None:
    sequence = hand(*cards)
    player, banker, beyond = deal_out(sequence)
    expected_player, expected_banker = list(sequence[0:4:2]), list(sequence[1:4:2])
    rest = list(sequence[4:])
    if len(sequence) >= 4:
        two_player, two_banker = points(tuple(expected_player)), points(tuple(expected_banker))
        third = None
        if rest and player_takes(two_player, two_banker):
            drawn = rest.pop(0)
            expected_player.append(drawn)
            third = points((drawn,))
        waits_for_player = third is None and player_takes(two_player, two_banker)
        if rest and not waits_for_player and banker_takes(two_player, two_banker, third):
            expected_banker.append(rest.pop(0))
    assert player == tuple(expected_player)
    assert banker == tuple(expected_banker)
    assert beyond == tuple(rest)


def test_cb_1_15_a_card_beyond_the_end_of_the_round_is_left_over_in_order() -> None:
    # Player 9, Banker 0: a Natural, and two cards drawn all the same.
    player, banker, beyond = deal_out(hand("KS", "KH", "9D", "QC", "5S", "2H"))
    assert (player, banker, beyond) == (hand("KS", "9D"), hand("KH", "QC"), hand("5S", "2H"))


@pytest.mark.parametrize(
    ("player", "banker"),
    [
        ((5,), (3,)),
        ((0, 5), (0, 3)),
        ((0, 5, 8), (0, 3)),
        ((1, 4, 7), (0, 6)),
        ((9, 0), (1,)),
        ((2, 4), (3, 2)),
    ],
)
def test_every_ending_from_a_moment_is_found_once(player: tuple[int, ...], banker: tuple[int, ...]) -> None:
    found = sorted(endings(player, banker))
    expected = sorted((tuple(p), tuple(b)) for p, b in finished_points(list(player), list(banker)))
    assert found == expected
    assert len(set(found)) == len(found)
