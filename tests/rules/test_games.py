"""The five games as their sets describe them: decks, layouts, bets, and the paragraphs that they follow."""

from __future__ import annotations

import pytest

from terminal.rules.actions import Action
from terminal.rules.bets import HAND_BETS, ORIGINAL_BETS, Bet, Hand
from terminal.rules.game import Game
from terminal.rules.games import GAMES
from terminal.rules.house import DifferentialScope, EstablishedBy, ForgoneFor, House

CB = GAMES["commission"]
NCI = GAMES["insurance-super-six-plus"]
E6 = GAMES["easy-six"]
NCT = GAMES["tournament"]
F6 = GAMES["fortune-six"]

PUBLISHED = (CB, NCI, E6, NCT, F6)
"""The games whose sets lie here; there may be others."""

FIVE_BETS = {"player", "banker", "tie", "player_pair", "banker_pair"}


def test_the_published_games_are_there_by_their_script_names() -> None:
    assert [game.short for game in PUBLISHED] == ["CB", "NCI", "E6", "NCT", "F6"]
    assert set(PUBLISHED) <= set(GAMES.values())
    assert [GAMES[name].id for name in GAMES] == list(GAMES)
    assert len({game.short for game in GAMES.values()}) == len(GAMES)


# --- ¶2.1: the layouts -----------------------------------------------------------------------------------


def test_cb_2_1_1_layouts_of_appendices_a_to_d() -> None:
    assert set(CB.tables) == {"bean-9", "bean-7", "mini-7", "big-12"}


def test_nci_2_1_1_layouts_of_appendices_a_to_f() -> None:
    assert set(NCI.tables) == {"bean-9", "bean-8", "bean-7", "mini-7", "mini-6", "mini-5"}


def test_e6_2_1_1_layouts_of_appendices_a_to_c() -> None:
    assert set(E6.tables) == {"bean-9", "bean-7", "mini-7"}


def test_nct_2_1_1_layouts_of_appendices_a_to_d() -> None:
    assert set(NCT.tables) == {"bean-9", "bean-7", "mini-7", "big-12"}


def test_f6_2_2_every_layout_is_allowed() -> None:
    assert set(F6.tables) == {"bean-9", "bean-8", "bean-7", "mini-7", "mini-6", "mini-5", "big-12"}


# --- ¶2.2: the decks -------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", [CB, NCI, E6, NCT], ids=lambda game: game.short)
def test_cb_2_2_1_four_to_eight_decks(game: Game) -> None:
    assert [decks for decks in range(15) if decks in game.decks] == [4, 5, 6, 7, 8]


def test_f6_2_1_four_to_ten_decks() -> None:
    assert [decks for decks in range(15) if decks in F6.decks] == [4, 5, 6, 7, 8, 9, 10]


# --- the bets --------------------------------------------------------------------------------------------


def test_cb_3_7_bets_on_offer() -> None:
    assert {bet.value for bet in CB.bets} == FIVE_BETS
    assert not CB.offers(Bet.SIX)


def test_nci_3_7_bets_on_offer() -> None:
    assert {bet.value for bet in NCI.bets} == FIVE_BETS | {"six"}
    assert NCI.six_name == "Super Six Plus"


def test_e6_2_1_3_betting_areas() -> None:
    assert {bet.value for bet in E6.bets} == FIVE_BETS | {"six"}
    assert E6.six_name == "Easy Six"


def test_nct_2_1_3_betting_areas() -> None:
    assert {bet.value for bet in NCT.bets} == FIVE_BETS
    assert not NCT.offers(Bet.SIX)


def test_f6_2_2_betting_areas() -> None:
    assert {bet.value for bet in F6.bets} == FIVE_BETS | {"six"}
    assert F6.six_name == "Fortune Six"


def test_nct_3_3_one_hand_only_is_the_tournaments_alone() -> None:
    assert [game.short for game in PUBLISHED if game.one_hand_only] == ["NCT"]


def test_cb_1_10_original_bets_are_those_on_the_two_hands() -> None:
    assert set(ORIGINAL_BETS) == {Bet.PLAYER, Bet.BANKER}
    assert HAND_BETS == {Hand.PLAYER: Bet.PLAYER, Hand.BANKER: Bet.BANKER}


def test_nci_1_9_insurance_is_offered_in_that_game_alone() -> None:
    assert [game.short for game in PUBLISHED if game.has_insurance] == ["NCI"]


# --- what only some sets know ----------------------------------------------------------------------------


def test_the_differential_is_known_to_cb_and_nci() -> None:
    assert [game.short for game in PUBLISHED if game.differential] == ["CB", "NCI"]


def test_player_options_and_the_squeeze_are_known_to_cb_and_nci() -> None:
    assert [game.short for game in PUBLISHED if game.player_options] == ["CB", "NCI"]
    assert [game.short for game in PUBLISHED if game.squeeze] == ["CB", "NCI"]


def test_a_late_withdrawal_stands_in_e6_nct_and_f6() -> None:
    becomes = {game.short: withdrawn_late(game) for game in PUBLISHED}
    assert [short for short in becomes if becomes[short] is Action.RECORDED] == ["E6", "NCT", "F6"]
    assert [short for short in becomes if becomes[short] is Action.REFUSED] == ["CB", "NCI"]


def withdrawn_late(game: Game) -> Action | None:
    """Return what becomes of a bet that is withdrawn after the call."""
    provision = game.provision("late_withdrawal")
    return None if provision is None else provision.action


CITED = {
    "CB": "3.8 3.7 3.12 3.14 2.2.1 2.1.1 3.4 5.1 5.1.1 5.2.1 5.6 5.6 5.13 3.9 - 5.17",
    "NCI": "3.8 3.7 3.15 3.17 2.2.1 2.1.1 3.4 5.1 5.1.1 5.2.1 5.6 5.6 5.14 3.9 3.14 5.18",
    "E6": "3.2 3.3 3.6 3.8 2.2.1 2.1.1 - - - - 5.2 5.3 - - - -",
    "NCT": "3.2 3.3 3.7 3.9 2.2.1 2.1.1 - - - - 5.2 5.3 - - - -",
    "F6": "3.2 3.5 3.9 3.10.1 2.1 2.2 - - - - 5.6 5.7 - - - -",
}
IN_THE_ORDER_OF = [
    "close",
    "bets",
    "draw",
    "tie",
    "decks",
    "layout",
    "limits",
    "excess",
    "pro_rata",
    "under_minimum",
    "after_call",
    "withdrawal",
    "chips_rule",
    "squeeze",
    "squeeze_order",
    "not_provided",
]


ON_IRREGULARITIES = {
    "pro_rata": "excess_differential",
    "under_minimum": "under_minimum",
    "after_call": "late_bet",
    "withdrawal": "late_withdrawal",
    "chips_rule": "disputed_bet",
    "not_provided": "not_provided_for",
}
"""The acts whose paragraphs are those of an irregularity."""
CITED_BY_SOME = {
    "CB": {
        "points": "1.14",
        "winner": "3.13",
        "acting": "1.11",
        "options": "5.12",
        "void": "5.15",
        "on_request": "5.16",
    },
    "NCI": {
        "points": "1.16",
        "winner": "3.16",
        "acting": "1.13",
        "options": "5.12",
        "insurance_stake": "3.11",
        "insurance_offer": "3.12",
        "insurance_cover": "3.12.2",
        "insurance_pays": "4.1.2",
        "insurance_forgone": "5.3",
        "insurance_neglected": "5.13",
        "insurance_notice": "4.2.2",
        "void": "5.16",
        "on_request": "5.17",
    },
    "E6": {"points": "3.7", "winner": "3.7"},
    "NCT": {"points": "3.8", "winner": "3.8", "one_hand": "3.3", "hand_bet_first": "3.4"},
    "F6": {"points": "3.4", "winner": "3.10"},
}


def cited_for(game: Game, act: str) -> str | None:
    """Return the paragraph of a game on an act."""
    if act in ON_IRREGULARITIES:
        return game.paragraph_on(ON_IRREGULARITIES[act])
    paragraph: str | None = getattr(game.paragraphs, act)
    return paragraph


@pytest.mark.parametrize("game", PUBLISHED, ids=lambda game: game.short)
def test_each_game_cites_the_paragraphs_of_its_own_set(game: Game) -> None:
    expected = [None if number == "-" else number for number in CITED[game.short].split()]
    assert [cited_for(game, act) for act in IN_THE_ORDER_OF] == expected
    others = {*game.paragraphs.FIELDS} - set(IN_THE_ORDER_OF)
    cited = {name: paragraph for name in others if (paragraph := getattr(game.paragraphs, name))}
    assert cited == CITED_BY_SOME[game.short]


def test_rulings_2_4_8_12_16_a_house_that_says_nothing_has_the_settings_of_the_rulings() -> None:
    assert House() == House(
        payout_unit=1,
        differential_scope=DifferentialScope.TABLE,
        pro_rata_everywhere=False,
        missed_offer_forgoes=ForgoneFor.ROUND,
        established_by=EstablishedBy.LAYOUT,
        rounds_after_cut_card=1,
    )
