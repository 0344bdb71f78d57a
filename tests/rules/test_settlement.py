"""Who wins, what a Tie returns, what makes a pair, and how cents are rounded."""

from __future__ import annotations

from decimal import ROUND_FLOOR, ROUND_HALF_UP, Decimal
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from terminal.rules.bets import Bet, Outcome, Result
from terminal.rules.cards import card_points, total
from terminal.rules.game import Game
from terminal.rules.games import GAMES
from terminal.rules.settlement import facts_of, pay_out, paying_line, result_of, round_up, settle_bet
from terminal.rules.table_of_play import deal_out
from tests.oracle.printed import CARDS, hand, points, two_cards

ALL_GAMES = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.short)

TIE = facts_of(two_cards(7), two_cards(7))
PLAYER_WINS = facts_of(two_cards(7), two_cards(6))
BANKER_WINS = facts_of(two_cards(6), two_cards(7))


# --- the value of cards and hands ------------------------------------------------------------------------


def test_cb_3_2_1_an_ace_is_worth_one() -> None:
    assert [card_points(card) for card in hand("AS", "AH", "AD", "AC")] == [1, 1, 1, 1]


@pytest.mark.parametrize("face", range(2, 10))
def test_cb_3_2_2_two_to_nine_are_worth_their_face(face: int) -> None:
    assert {card_points(card) for card in hand(f"{face}S", f"{face}H", f"{face}D", f"{face}C")} == {face}


def test_cb_3_2_2_a_ten_adds_nothing_to_the_second_digit() -> None:
    for card in CARDS:
        assert total([*hand("TS"), card]) == card_points(card)


@pytest.mark.parametrize("letter", "JQK")
def test_cb_3_2_3_picture_cards_are_worth_nothing(letter: str) -> None:
    assert {card_points(card) for card in hand(f"{letter}S", f"{letter}H", f"{letter}D", f"{letter}C")} == {0}


@given(st.lists(st.sampled_from(CARDS), min_size=2, max_size=3))
def test_cb_1_14_the_point_total_is_the_last_digit_of_the_sum(cards: list[str]) -> None:
    assert total(hand(*cards)) == points(hand(*cards))


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("AS AH", 2),
        ("9S AH", 0),
        ("9S 9H", 8),
        ("9S 9H 9D", 7),
        ("TS JH KD", 0),
        ("5S 4H", 9),
        ("8S 7H 6D", 1),
    ],
)
def test_cb_1_14_point_totals_by_example(cards: str, points: int) -> None:
    assert total(hand(*cards.split())) == points


# --- who wins --------------------------------------------------------------------------------------------


def test_cb_3_13_the_higher_point_total_wins() -> None:
    for player in range(10):
        for banker in range(10):
            if player != banker:
                expected = Result.PLAYER if player > banker else Result.BANKER
                assert result_of(player, banker) is expected
                assert facts_of(two_cards(player), two_cards(banker)).result is expected


def test_cb_1_19_equal_point_totals_are_a_tie() -> None:
    for worth in range(10):
        assert facts_of(two_cards(worth), two_cards(worth)).result is Result.TIE


def test_cb_1_19_a_tie_of_two_cards_against_three() -> None:
    assert facts_of(hand("2S", "3H", "AD"), hand("KS", "6C")).result is Result.TIE


@pytest.mark.parametrize(
    ("player", "banker", "natural"),
    [
        ("KS 8H", "2S 3D", True),
        ("2S 3D", "4H 5C", True),
        ("KS 9H", "3S 5D", True),
        ("KS 7H", "3S 4D", False),
        ("2S 3D 4H", "3S 4D", False),
    ],
)
def test_cb_1_9_a_natural_is_eight_or_nine_with_two_cards(player: str, banker: str, natural: bool) -> None:
    assert facts_of(hand(*player.split()), hand(*banker.split())).natural is natural


@ALL_GAMES
def test_the_hand_that_wins_takes_its_bet_and_the_other_loses(game: Game) -> None:
    for facts, winner, loser in (
        (PLAYER_WINS, Bet.PLAYER, Bet.BANKER),
        (BANKER_WINS, Bet.BANKER, Bet.PLAYER),
    ):
        assert settle_bet(game, facts, winner, 100, 1).outcome is Outcome.WON
        assert settle_bet(game, facts, loser, 100, 1).outcome is Outcome.LOST
        assert settle_bet(game, facts, Bet.TIE, 100, 1).outcome is Outcome.LOST


# --- a Tie -----------------------------------------------------------------------------------------------


def _tie_returns(game: str) -> None:
    for bet in (Bet.PLAYER, Bet.BANKER):
        settled = settle_bet(GAMES[game], TIE, bet, 33_33, 1)
        assert (settled.outcome, settled.paid, settled.commission) == (Outcome.RETURNED, 0, 0)
    assert settle_bet(GAMES[game], TIE, Bet.TIE, 33_33, 1).outcome is Outcome.WON


def test_cb_3_14_original_bets_are_returned_on_a_tie() -> None:
    _tie_returns("commission")


def test_nci_3_17_original_bets_are_returned_on_a_tie() -> None:
    _tie_returns("insurance-super-six-plus")


def test_e6_3_8_original_bets_neither_win_nor_lose_on_a_tie() -> None:
    _tie_returns("easy-six")


def test_nct_3_9_original_bets_neither_win_nor_lose_on_a_tie() -> None:
    _tie_returns("tournament")


def test_f6_3_10_1_player_and_banker_do_not_win_or_lose_on_a_tie_and_tie_bets_win() -> None:
    _tie_returns("fortune-six")


@ALL_GAMES
def test_side_bets_are_not_returned_on_a_tie(game: Game) -> None:
    for bet in (Bet.PLAYER_PAIR, Bet.BANKER_PAIR, *((Bet.SIX,) if game.offers(Bet.SIX) else ())):
        assert settle_bet(game, TIE, bet, 100, 1).outcome is Outcome.LOST


# --- pairs -----------------------------------------------------------------------------------------------


@ALL_GAMES
@pytest.mark.parametrize(
    ("player", "banker", "player_pair", "banker_pair"),
    [
        ("TS TH 9D", "KS KC 8D", True, True),
        ("KS QH 9D", "TS JC 8D", False, False),
        ("9S 9H", "8S 9D", True, False),
        ("8S 9D", "9S 9H", False, True),
        ("5S 5H 2D", "4S 4S 2C", True, True),
        ("KS 5H 5D", "6S 2D 2C", False, False),
    ],
)
def test_cb_1_13_a_pair_is_the_first_two_cards_of_one_rank(
    game: Game, player: str, banker: str, player_pair: bool, banker_pair: bool
) -> None:
    facts = facts_of(hand(*player.split()), hand(*banker.split()))
    for bet, wins in ((Bet.PLAYER_PAIR, player_pair), (Bet.BANKER_PAIR, banker_pair)):
        expected = Outcome.WON if wins else Outcome.LOST
        assert settle_bet(game, facts, bet, 100, 1).outcome is expected


@ALL_GAMES
def test_cb_3_10_pairs_are_decided_by_the_four_initial_cards_whichever_hand_wins(game: Game) -> None:
    won = facts_of(hand("2S", "2H", "5D"), hand("3S", "5C"))
    lost = facts_of(hand("2S", "2H", "KD"), hand("3S", "4C"))
    tied = facts_of(hand("2S", "2H", "3D"), hand("3S", "4C"))
    for facts in (won, lost, tied):
        assert settle_bet(game, facts, Bet.PLAYER_PAIR, 100, 1).outcome is Outcome.WON
        assert settle_bet(game, facts, Bet.BANKER_PAIR, 100, 1).outcome is Outcome.LOST


# --- cents -----------------------------------------------------------------------------------------------


@given(
    stake=st.integers(0, 10**14),
    odds=st.sampled_from(["0.5", "0.95", "1", "1.05", "1.5", "2", "8", "11", "20"]),
)
def test_rulings_2_a_payout_is_exact_and_half_a_cent_goes_to_the_player(stake: int, odds: str) -> None:
    expected = (Decimal(stake) * Decimal(odds)).quantize(Decimal(1), rounding=ROUND_HALF_UP)
    assert pay_out(stake, Fraction(odds)) == int(expected)


@given(stake=st.integers(0, 10**14))
def test_cb_4_1_1_commission_and_payout_add_up_to_the_stake(stake: int) -> None:
    settled = settle_bet(GAMES["commission"], BANKER_WINS, Bet.BANKER, stake, 1)
    assert settled.paid + settled.commission == stake
    assert abs(Fraction(stake, 20) - settled.commission) <= Fraction(1, 2)


@given(cents=st.integers(0, 10**14), unit=st.sampled_from([1, 5, 25, 50, 100, 500]))
def test_rulings_2_a_coarser_payout_unit_rounds_up(cents: int, unit: int) -> None:
    whole = (Decimal(cents) / unit).to_integral_value(rounding=ROUND_FLOOR) * unit
    assert round_up(cents, unit) == (cents if whole == cents else int(whole) + unit)


@pytest.mark.parametrize(
    ("unit", "paid"), [(1, 33_25), (5, 33_25), (10, 33_30), (50, 33_50), (1_00, 34_00), (5_00, 35_00)]
)
def test_rulings_2_the_commission_shown_stays_exact_whatever_the_payout_unit(unit: int, paid: int) -> None:
    settled = settle_bet(GAMES["commission"], BANKER_WINS, Bet.BANKER, 35_00, unit)
    assert (settled.paid, settled.commission) == (paid, 1_75)


def test_of_the_published_games_cb_alone_takes_commission_on_the_banker() -> None:
    taken = {(game.short, pay.bet) for game in GAMES.values() for pay in game.pays if pay.commission}
    assert {one for one in taken if one[0] in ("CB", "NCI", "E6", "NCT", "F6")} == {("CB", Bet.BANKER)}


@given(st.lists(st.sampled_from(CARDS), min_size=6, max_size=6), st.sampled_from(list(GAMES)))
def test_every_bet_of_every_round_is_settled_one_way_only(cards: list[str], game_id: str) -> None:
    game = GAMES[game_id]
    player, banker, _ = deal_out(hand(*cards))
    facts = facts_of(player, banker)
    for bet in game.bets:
        settled = settle_bet(game, facts, bet, 1_01, 1)
        assert (settled.outcome is Outcome.WON) is (paying_line(game, facts, bet) is not None)
        assert (settled.paid > 0) is (settled.outcome is Outcome.WON)
        assert settled.commission == 0 or bet in {pay.bet for pay in game.pays if pay.commission}
    three = {settle_bet(game, facts, bet, 1, 1).outcome for bet in (Bet.PLAYER, Bet.BANKER)}
    assert three in ({Outcome.WON, Outcome.LOST}, {Outcome.RETURNED})
