"""Fortune Six: the paragraphs of sections 1 to 3 that show in whole rounds."""

from __future__ import annotations

from tests.rounds import paragraph_checks as check

GAME = "fortune-six"


def test_f6_1_1_7_a_round_runs_from_its_commencement_until_every_bet_is_settled() -> None:
    check.round_has_two_ends(GAME)


def test_f6_2_1_another_number_of_decks_is_refused() -> None:
    check.decks_refused(GAME, "2.1")


def test_f6_2_2_a_box_that_the_layout_lacks_is_refused() -> None:
    check.box_refused(GAME, "2.2")
    check.layout_refused(GAME, "2.2")


def test_f6_3_1_a_round_commences_with_place_your_bets() -> None:
    check.round_commences(GAME)


def test_f6_3_2_no_more_bets_closes_the_placing() -> None:
    check.placing_closes(GAME, "5.6")


def test_f6_3_5_bets_are_independent_and_taken_in_any_mix() -> None:
    check.any_mix(GAME)
    check.side_bets_alone(GAME)


def test_f6_3_10_1_bets_that_a_tie_leaves_undecided_may_stay() -> None:
    check.tie_bets_may_stay(GAME)


def test_f6_3_10_1_a_bet_returned_on_a_tie_may_be_taken_up_until_the_bets_are_closed() -> None:
    check.tie_bets_are_taken_up(GAME)
