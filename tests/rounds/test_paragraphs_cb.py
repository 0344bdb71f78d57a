"""Commission Baccarat: the paragraphs of sections 1 to 3 that show in whole rounds."""

from __future__ import annotations

from tests.rounds import paragraph_checks as check
from tests.rounds.paragraph_table import a_round, outcomes, table_of

GAME = "commission"


def test_cb_1_3_cards_are_dealt_from_a_shoe() -> None:
    check.shoe_needed(GAME)


def test_cb_1_4_the_dealer_alone_deals_a_whole_round() -> None:
    check.dealer_alone(GAME)


def test_cb_1_11_what_takes_a_pit_supervisor_may_be_done_by_any_rank_above() -> None:
    check.ranks_above(GAME)


def test_cb_1_12_a_player_is_anybody_with_a_bet_in_the_round() -> None:
    check.players_have_bets(GAME)


def test_cb_1_16_a_round_runs_from_the_announcement_until_every_bet_is_settled() -> None:
    check.round_has_two_ends(GAME)


def test_cb_1_17_each_box_has_one_seated_player() -> None:
    check.one_seated(GAME)


def test_cb_1_18_standing_players_bet_on_the_box_of_a_seated_player() -> None:
    check.standing_on_boxes(GAME)


def test_cb_1_20_a_void_round_has_no_result_and_every_bet_goes_back() -> None:
    check.void_returns_all(GAME)


def test_cb_2_1_1_a_layout_outside_the_appendices_is_refused() -> None:
    check.layout_refused(GAME, "2.1.1")


def test_cb_2_1_1_a_a_box_that_the_layout_lacks_is_refused() -> None:
    check.box_refused(GAME, "2.1.1")


def test_cb_2_2_1_another_number_of_decks_is_refused() -> None:
    check.decks_refused(GAME, "2.2.1")


def test_cb_3_3_bets_are_taken_from_place_your_bets_on() -> None:
    check.round_commences(GAME)
    check.bets_from_the_call(GAME)


def test_cb_3_4_limits_are_part_of_the_table_and_change_between_rounds_only() -> None:
    check.limits_are_shown(GAME)


def test_cb_3_5_a_bet_over_the_maximum_is_refused_whole() -> None:
    check.maximum_holds(GAME, "3.4")


def test_cb_3_5_a_bet_under_the_minimum_is_on_record_at_closing() -> None:
    check.minimum_on_record(GAME, "5.2.1")


def test_cb_3_6_what_a_player_leaves_of_the_limit_is_open_to_any_other() -> None:
    check.balance_is_open(GAME)


def test_cb_3_7_any_mix_of_bets_is_taken() -> None:
    check.any_mix(GAME)


def test_cb_3_7_side_bets_need_no_bet_on_a_hand() -> None:
    check.side_bets_alone(GAME)


def test_cb_3_8_no_bet_is_placed_once_the_first_card_follows_no_more_bets() -> None:
    check.placing_closes(GAME, "5.6")


def test_cb_3_9_the_seated_player_with_the_highest_bet_may_ask_to_squeeze() -> None:
    check.squeeze_request(GAME)


def test_cb_3_9_the_squeeze_is_for_tables_dealt_face_down() -> None:
    check.squeeze_only_face_down(GAME)


def test_cb_3_14_a_bet_returned_on_a_tie_may_stay_for_the_next_round() -> None:
    check.tie_bets_may_stay(GAME)


def test_cb_3_14_a_bet_returned_on_a_tie_may_be_taken_up_until_the_bets_are_closed() -> None:
    check.tie_bets_are_taken_up(GAME)


def test_cb_4_1_1_the_commission_stands_next_to_what_a_winning_banker_bet_is_paid() -> None:
    table = a_round(table_of(GAME), ["1 banker 1000"], "2S 3H 2D 4C KS")
    assert outcomes(table) == {"1 seated banker": ("won", 1950_00)}
