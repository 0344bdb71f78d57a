"""Easy Six: the paragraphs of sections 2 and 3 that show in whole rounds."""

from __future__ import annotations

from tests.rounds import paragraph_checks as check

GAME = "easy-six"


def test_e6_2_1_1_a_layout_outside_the_appendices_is_refused() -> None:
    check.layout_refused(GAME, "2.1.1")


def test_e6_2_1_2_a_box_that_the_layout_lacks_is_refused() -> None:
    check.box_refused(GAME, "2.1.1")


def test_e6_2_2_1_another_number_of_decks_is_refused() -> None:
    check.decks_refused(GAME, "2.2.1")


def test_e6_3_1_a_round_commences_with_place_your_bets() -> None:
    check.round_commences(GAME)
    check.round_has_two_ends(GAME)


def test_e6_3_2_no_more_bets_closes_the_placing() -> None:
    check.placing_closes(GAME, "5.2")


def test_e6_3_3_any_mix_of_bets_is_taken() -> None:
    check.any_mix(GAME)


def test_e6_3_3_side_bets_need_no_bet_on_a_hand() -> None:
    check.side_bets_alone(GAME)


def test_e6_3_8_a_bet_returned_on_a_tie_may_stay_or_be_withdrawn() -> None:
    check.tie_bets_may_stay(GAME)


def test_e6_3_8_a_bet_returned_on_a_tie_may_be_taken_up_until_the_bets_are_closed() -> None:
    check.tie_bets_are_taken_up(GAME)
