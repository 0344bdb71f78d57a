"""Every line of every pay table, paid on odd stakes to the cent (¶4.1 of the five sets)."""

from __future__ import annotations

import pytest

from terminal.rules.bets import Bet, Outcome
from terminal.rules.games import GAMES
from terminal.rules.settlement import Facts, facts_of, settle_bet
from terminal.rules.table_of_play import deal_out
from tests.oracle.printed import hand

Round = tuple[str, str]

BANKER_SIX_TWO_CARDS = ("2S 3H 9D", "KS 6C")
BANKER_SIX_THREE_CARDS = ("2S 3H KD", "TS AC 5H")
BANKER_SEVEN = ("2S 3H 9D", "KS 7C")
PLAYER_SIX_TWO_CARDS = ("KS 6H", "TS 5C KD")
PLAYER_SIX_THREE_CARDS = ("2S 3H AD", "TS 5C")
PLAYER_NINE = ("KS 9H", "TS 5C")
TIE_ON_SIX = ("KS 6H", "TS 6C")
TIE_ON_SEVEN = ("KS 7H", "TS 7C")
PAIR_OF_SIXES_EACH = ("6S 6H 7D", "6D 6C 2S")
PAIR_OF_KINGS_EACH = ("KS KH 9D", "KD KC 9H")
COURT_CARDS_UNLIKE = ("KS QH 9D", "JS TC 9H")

ROUNDS = [
    BANKER_SIX_TWO_CARDS,
    BANKER_SIX_THREE_CARDS,
    BANKER_SEVEN,
    PLAYER_SIX_TWO_CARDS,
    PLAYER_SIX_THREE_CARDS,
    PLAYER_NINE,
    TIE_ON_SIX,
    TIE_ON_SEVEN,
    PAIR_OF_SIXES_EACH,
    PAIR_OF_KINGS_EACH,
    COURT_CARDS_UNLIKE,
]


@pytest.mark.parametrize("cards", ROUNDS, ids=" / ".join)
def test_the_rounds_of_this_file_are_dealt_by_the_table_of_play(cards: Round) -> None:
    player, banker = (hand(*side.split()) for side in cards)
    order = [player[0], banker[0], player[1], banker[1], *player[2:], *banker[2:]]
    assert deal_out(order) == (player, banker, ())


def facts(cards: Round) -> Facts:
    player, banker = cards
    return facts_of(hand(*player.split()), hand(*banker.split()))


def paid(game: str, cards: Round, bet: Bet, stake: int) -> tuple[int, int]:
    """Return what a winning bet is paid and the commission, in cents."""
    settled = settle_bet(GAMES[game], facts(cards), bet, stake, 1)
    assert settled.outcome is Outcome.WON
    return settled.paid, settled.commission


def outcome(game: str, cards: Round, bet: Bet) -> Outcome:
    settled = settle_bet(GAMES[game], facts(cards), bet, 101, 1)
    if settled.outcome is not Outcome.WON:
        assert (settled.paid, settled.commission, settled.pay) == (0, 0, None)
    return settled.outcome


# --- CB ¶4.1 ---------------------------------------------------------------------------------------------


def test_cb_4_1_1_banker_wins_less_five_percent_commission() -> None:
    assert paid("commission", BANKER_SEVEN, Bet.BANKER, 100_00) == (95_00, 5_00)
    assert paid("commission", BANKER_SIX_TWO_CARDS, Bet.BANKER, 7_00) == (6_65, 35)
    assert paid("commission", BANKER_SIX_THREE_CARDS, Bet.BANKER, 33_33) == (31_66, 1_67)  # 31.6635
    assert paid("commission", BANKER_SEVEN, Bet.BANKER, 10) == (10, 0)  # 9.5, for the player


def test_cb_4_1_2_player_wins_one_to_one() -> None:
    assert paid("commission", PLAYER_NINE, Bet.PLAYER, 33_33) == (33_33, 0)
    assert paid("commission", PLAYER_SIX_TWO_CARDS, Bet.PLAYER, 33_33) == (33_33, 0)


def test_cb_4_1_2_tie_wins_eight_to_one() -> None:
    assert paid("commission", TIE_ON_SEVEN, Bet.TIE, 12_34) == (98_72, 0)
    assert paid("commission", TIE_ON_SIX, Bet.TIE, 12_34) == (98_72, 0)


@pytest.mark.parametrize("bet", [Bet.PLAYER_PAIR, Bet.BANKER_PAIR])
def test_cb_4_1_2_pair_wins_eleven_to_one(bet: Bet) -> None:
    assert paid("commission", PAIR_OF_KINGS_EACH, bet, 1_01) == (11_11, 0)
    assert paid("commission", PAIR_OF_SIXES_EACH, bet, 1_01) == (11_11, 0)


# --- NCI ¶4.1.1 ------------------------------------------------------------------------------------------


def test_nci_4_1_1_banker_wins_on_six_pays_one_to_two() -> None:
    assert paid("insurance-super-six-plus", BANKER_SIX_TWO_CARDS, Bet.BANKER, 100_00) == (50_00, 0)
    assert paid("insurance-super-six-plus", BANKER_SIX_THREE_CARDS, Bet.BANKER, 33_33) == (16_67, 0)  # 16.665


def test_nci_4_1_1_banker_wins_on_other_points_pays_one_to_one() -> None:
    assert paid("insurance-super-six-plus", BANKER_SEVEN, Bet.BANKER, 33_33) == (33_33, 0)


def test_nci_4_1_1_player_wins_one_to_one() -> None:
    assert paid("insurance-super-six-plus", PLAYER_SIX_TWO_CARDS, Bet.PLAYER, 7_77) == (7_77, 0)
    assert paid("insurance-super-six-plus", PLAYER_NINE, Bet.PLAYER, 7_77) == (7_77, 0)


def test_nci_4_1_1_tie_wins_eight_to_one() -> None:
    assert paid("insurance-super-six-plus", TIE_ON_SIX, Bet.TIE, 3) == (24, 0)
    assert paid("insurance-super-six-plus", TIE_ON_SEVEN, Bet.TIE, 3) == (24, 0)


@pytest.mark.parametrize("bet", [Bet.PLAYER_PAIR, Bet.BANKER_PAIR])
def test_nci_4_1_1_pair_wins_eleven_to_one(bet: Bet) -> None:
    assert paid("insurance-super-six-plus", PAIR_OF_SIXES_EACH, bet, 9_99) == (109_89, 0)


def test_nci_4_1_1_super_six_plus_pays_twelve_to_one_with_two_cards() -> None:
    assert paid("insurance-super-six-plus", BANKER_SIX_TWO_CARDS, Bet.SIX, 1_01) == (12_12, 0)


def test_nci_4_1_1_super_six_plus_pays_twenty_to_one_with_three_cards() -> None:
    assert paid("insurance-super-six-plus", BANKER_SIX_THREE_CARDS, Bet.SIX, 1_01) == (20_20, 0)


@pytest.mark.parametrize(
    "cards", [BANKER_SEVEN, PLAYER_SIX_TWO_CARDS, PLAYER_SIX_THREE_CARDS, TIE_ON_SIX, PLAYER_NINE]
)
def test_nci_1_21_super_six_plus_loses_on_anything_but_a_bankers_six(cards: Round) -> None:
    assert outcome("insurance-super-six-plus", cards, Bet.SIX) is Outcome.LOST


# --- E6 ¶4.1.1 -------------------------------------------------------------------------------------------


def test_e6_4_1_1_banker_wins_on_six_pays_one_to_two() -> None:
    assert paid("easy-six", BANKER_SIX_TWO_CARDS, Bet.BANKER, 1_01) == (51, 0)  # 0.505
    assert paid("easy-six", BANKER_SIX_THREE_CARDS, Bet.BANKER, 1_00) == (50, 0)


def test_e6_4_1_1_banker_wins_on_other_points_pays_one_to_one() -> None:
    assert paid("easy-six", BANKER_SEVEN, Bet.BANKER, 1_01) == (1_01, 0)


def test_e6_4_1_1_player_wins_on_six_pays_one_point_oh_five_to_one() -> None:
    assert paid("easy-six", PLAYER_SIX_TWO_CARDS, Bet.PLAYER, 100_00) == (105_00, 0)
    assert paid("easy-six", PLAYER_SIX_THREE_CARDS, Bet.PLAYER, 33_33) == (35_00, 0)  # 34.9965
    assert paid("easy-six", PLAYER_SIX_TWO_CARDS, Bet.PLAYER, 10) == (11, 0)  # 10.5, for the player


def test_e6_4_1_1_player_wins_on_other_points_pays_one_to_one() -> None:
    assert paid("easy-six", PLAYER_NINE, Bet.PLAYER, 33_33) == (33_33, 0)


def test_e6_4_1_1_tie_on_six_pays_ten_to_one() -> None:
    assert paid("easy-six", TIE_ON_SIX, Bet.TIE, 7_77) == (77_70, 0)


def test_e6_4_1_1_tie_on_other_points_pays_eight_to_one() -> None:
    assert paid("easy-six", TIE_ON_SEVEN, Bet.TIE, 7_77) == (62_16, 0)


@pytest.mark.parametrize("bet", [Bet.PLAYER_PAIR, Bet.BANKER_PAIR])
def test_e6_4_1_1_pair_of_sixes_pays_thirteen_to_one(bet: Bet) -> None:
    assert paid("easy-six", PAIR_OF_SIXES_EACH, bet, 1_01) == (13_13, 0)


@pytest.mark.parametrize("bet", [Bet.PLAYER_PAIR, Bet.BANKER_PAIR])
def test_e6_4_1_1_any_other_pair_pays_eleven_to_one(bet: Bet) -> None:
    assert paid("easy-six", PAIR_OF_KINGS_EACH, bet, 1_01) == (11_11, 0)


@pytest.mark.parametrize(
    "cards",
    [
        BANKER_SIX_TWO_CARDS,
        BANKER_SIX_THREE_CARDS,
        PLAYER_SIX_TWO_CARDS,
        PLAYER_SIX_THREE_CARDS,
        TIE_ON_SIX,
    ],
)
def test_e6_4_1_1_easy_six_pays_six_to_one_on_any_six(cards: Round) -> None:
    assert paid("easy-six", cards, Bet.SIX, 1_01) == (6_06, 0)


@pytest.mark.parametrize("cards", [BANKER_SEVEN, PLAYER_NINE, TIE_ON_SEVEN])
def test_e6_1_easy_six_loses_on_any_other_outcome(cards: Round) -> None:
    assert outcome("easy-six", cards, Bet.SIX) is Outcome.LOST


def test_e6_1_easy_six_loses_where_only_the_losing_hand_has_six() -> None:
    assert outcome("easy-six", ("KS 6H", "TS 7C"), Bet.SIX) is Outcome.LOST


# --- NCT ¶4.1.1 ------------------------------------------------------------------------------------------


def test_nct_4_1_1_banker_wins_on_six_pays_one_to_two() -> None:
    assert paid("tournament", BANKER_SIX_TWO_CARDS, Bet.BANKER, 5_05) == (2_53, 0)  # 2.525
    assert paid("tournament", BANKER_SIX_THREE_CARDS, Bet.BANKER, 5_00) == (2_50, 0)


def test_nct_4_1_1_banker_wins_on_other_points_pays_one_to_one() -> None:
    assert paid("tournament", BANKER_SEVEN, Bet.BANKER, 5_05) == (5_05, 0)


def test_nct_4_1_1_player_wins_one_to_one() -> None:
    assert paid("tournament", PLAYER_SIX_TWO_CARDS, Bet.PLAYER, 5_05) == (5_05, 0)


def test_nct_4_1_1_tie_wins_eight_to_one() -> None:
    assert paid("tournament", TIE_ON_SIX, Bet.TIE, 5_05) == (40_40, 0)


@pytest.mark.parametrize("bet", [Bet.PLAYER_PAIR, Bet.BANKER_PAIR])
def test_nct_4_1_1_pair_wins_eleven_to_one(bet: Bet) -> None:
    assert paid("tournament", PAIR_OF_SIXES_EACH, bet, 5_05) == (55_55, 0)


# --- F6 ¶4.1 ---------------------------------------------------------------------------------------------


def test_f6_4_1_banker_with_six_pays_one_to_two() -> None:
    assert paid("fortune-six", BANKER_SIX_TWO_CARDS, Bet.BANKER, 9_99) == (5_00, 0)  # 4.995
    assert paid("fortune-six", BANKER_SIX_THREE_CARDS, Bet.BANKER, 9_98) == (4_99, 0)


def test_f6_4_1_banker_with_any_other_total_pays_one_to_one() -> None:
    assert paid("fortune-six", BANKER_SEVEN, Bet.BANKER, 9_99) == (9_99, 0)


def test_f6_4_1_player_pays_one_to_one() -> None:
    assert paid("fortune-six", PLAYER_SIX_THREE_CARDS, Bet.PLAYER, 9_99) == (9_99, 0)


def test_f6_4_1_tie_pays_eight_to_one() -> None:
    assert paid("fortune-six", TIE_ON_SIX, Bet.TIE, 9_99) == (79_92, 0)


@pytest.mark.parametrize("bet", [Bet.PLAYER_PAIR, Bet.BANKER_PAIR])
def test_f6_4_1_either_pair_pays_eleven_to_one(bet: Bet) -> None:
    assert paid("fortune-six", PAIR_OF_SIXES_EACH, bet, 9_99) == (109_89, 0)


def test_f6_4_1_fortune_six_pays_twelve_to_one_with_two_cards() -> None:
    assert paid("fortune-six", BANKER_SIX_TWO_CARDS, Bet.SIX, 9_99) == (119_88, 0)


def test_f6_4_1_fortune_six_pays_twenty_to_one_with_three_cards() -> None:
    assert paid("fortune-six", BANKER_SIX_THREE_CARDS, Bet.SIX, 9_99) == (199_80, 0)


@pytest.mark.parametrize("cards", [BANKER_SEVEN, PLAYER_SIX_TWO_CARDS, TIE_ON_SIX, TIE_ON_SEVEN])
def test_f6_1_1_1_fortune_six_loses_with_any_other_outcome(cards: Round) -> None:
    assert outcome("fortune-six", cards, Bet.SIX) is Outcome.LOST
