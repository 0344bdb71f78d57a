"""When insurance is due and at which odds: every row of NCI ¶4.1.2 and every gap, at both stages."""

from __future__ import annotations

from fractions import Fraction

import pytest

from terminal.rules.bets import Hand, Stage
from terminal.rules.cards import UNKNOWN
from terminal.rules.game import Game
from terminal.rules.games import GAMES
from terminal.rules.insurance import due, row_due
from tests.oracle.printed import banker_takes, card_worth, hand, player_takes, two_cards

NCI = GAMES["insurance-super-six-plus"]

# The pay table as printed: the insured hand, the Player's points, the Banker's points, the odds.
AFTER_FOUR_CARDS = [
    ("banker", "0-4", "5", "2"),
    ("banker", "0-5", "6", "3"),
    ("banker", "0-5", "7", "4"),
    ("player", "5", "4", "2"),
    ("player", "6", "0-5", "3"),
    ("player", "7", "0-5", "4"),
]
AFTER_PLAYERS_THIRD = [
    ("banker", "1", "1", "6"),
    ("banker", "1", "2-6", "7"),
    ("banker", "2", "3-6", "4"),
    ("banker", "3", "4", "1.5"),
    ("player", "5", "0-4", "2"),
    ("player", "6", "0-5", "3"),
    ("player", "7", "0-6", "4"),
    ("player", "8", "0-6", "7"),
    ("player", "9", "0-6", "8"),
]


def within(points: int, printed: str) -> bool:
    """Return whether points lie in a printed span such as `0-4`."""
    return int(printed[0]) <= points <= int(printed[-1])


def span(printed: str) -> range:
    return range(int(printed[0]), int(printed[-1]) + 1)


def printed_row(
    table: list[tuple[str, str, str, str]], player: int, banker: int
) -> tuple[str, Fraction] | None:
    rows = [
        (hand_name, Fraction(odds))
        for hand_name, players, bankers, odds in table
        if within(player, players) and within(banker, bankers)
    ]
    assert len(rows) <= 1
    return rows[0] if rows else None


def found(player: tuple[str, ...], banker: tuple[str, ...], stage: Stage) -> tuple[str, Fraction] | None:
    """Return the hand and the odds that are due."""
    terms = due(NCI, hand(*player), hand(*banker))
    if terms is None:
        return None
    assert terms.stage is stage
    return terms.hand.value, terms.odds


# --- after four cards ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("insured", "players", "bankers", "odds"), AFTER_FOUR_CARDS)
def test_nci_4_1_2_each_row_after_four_cards(insured: str, players: str, bankers: str, odds: str) -> None:
    for player in span(players):
        for banker in span(bankers):
            answer = found(two_cards(player), two_cards(banker), Stage.FOUR_CARDS)
            assert answer == (insured, Fraction(odds))


@pytest.mark.parametrize("banker", range(10))
@pytest.mark.parametrize("player", range(10))
def test_nci_4_1_2_rows_and_gaps_after_four_cards(player: int, banker: int) -> None:
    a_card_comes = player_takes(player, banker) or banker_takes(player, banker, None)
    expected = printed_row(AFTER_FOUR_CARDS, player, banker) if a_card_comes else None
    assert found(two_cards(player), two_cards(banker), Stage.FOUR_CARDS) == expected


@pytest.mark.parametrize(
    ("player", "banker"),
    [(5, 5), (0, 4), (4, 4), (5, 3), (5, 0), (6, 6), (6, 7), (7, 6), (7, 7), (0, 0), (3, 3)],
)
def test_nci_4_1_2_nothing_is_due_in_the_gaps_after_four_cards(player: int, banker: int) -> None:
    assert found(two_cards(player), two_cards(banker), Stage.FOUR_CARDS) is None


@pytest.mark.parametrize(("player", "banker"), [(8, 5), (9, 7), (5, 8), (6, 9), (8, 8), (7, 9)])
def test_nci_4_1_2_nothing_is_due_at_a_natural(player: int, banker: int) -> None:
    assert found(two_cards(player), two_cards(banker), Stage.FOUR_CARDS) is None


# --- after the Player's third card -----------------------------------------------------------------------


@pytest.mark.parametrize(("insured", "players", "bankers", "odds"), AFTER_PLAYERS_THIRD)
def test_nci_4_1_2_each_row_after_the_players_third_card(
    insured: str, players: str, bankers: str, odds: str
) -> None:
    offered = 0
    for player in span(players):
        for banker in span(bankers):
            for two in range(6):
                third = (player - two) % 10
                answer = found((*two_cards(two), card_worth(third)), two_cards(banker), Stage.PLAYER_THIRD)
                if banker_takes(two, banker, third):
                    assert answer == (insured, Fraction(odds))
                    offered += 1
                else:
                    assert answer is None
    assert offered > 0


@pytest.mark.parametrize("banker", range(8))
@pytest.mark.parametrize("third", range(10))
@pytest.mark.parametrize("player", range(6))
def test_nci_4_1_2_rows_and_gaps_after_the_players_third_card(player: int, third: int, banker: int) -> None:
    points = (player + third) % 10
    draws = banker_takes(player, banker, third)
    expected = printed_row(AFTER_PLAYERS_THIRD, points, banker) if draws else None
    answer = found((*two_cards(player), card_worth(third)), two_cards(banker), Stage.PLAYER_THIRD)
    assert answer == expected


@pytest.mark.parametrize(
    ("two", "third", "banker"),
    [
        (3, 8, 3),  # 1 v 3: seven to one, if the Banker drew
        (0, 1, 4),  # 1 v 4
        (0, 1, 6),  # 1 v 6
        (4, 8, 3),  # 2 v 3: four to one
        (1, 1, 5),  # 2 v 5
        (5, 8, 4),  # 3 v 4: one and a half to one
        (2, 1, 4),  # 3 v 4
        (5, 0, 4),  # Player 5 v 4: two to one
        (5, 1, 5),  # Player 6 v 5: three to one
        (4, 3, 5),  # Player 7 v 5: four to one
        (2, 5, 6),  # Player 7 v 6
        (0, 8, 3),  # Player 8 v 3: seven to one
        (0, 9, 4),  # Player 9 v 4: eight to one
    ],
)
def test_rulings_9_totals_that_match_a_row_offer_nothing_where_the_banker_stands(
    two: int, third: int, banker: int
) -> None:
    assert printed_row(AFTER_PLAYERS_THIRD, (two + third) % 10, banker) is not None
    assert due(NCI, (*two_cards(two), card_worth(third)), two_cards(banker)) is None


# --- when it is due at all -------------------------------------------------------------------------------


def test_nci_3_12_nothing_is_due_before_four_cards_are_dealt() -> None:
    assert due(NCI, (), ()) is None
    assert due(NCI, hand("KS"), hand("5H")) is None
    assert due(NCI, hand("KS", "2H"), hand("7H")) is None


def test_nci_3_12_1_banker_insurance_is_for_two_cards_only() -> None:
    assert due(NCI, hand("KS", "AH", "5D"), hand("KS", "5H", "TD")) is None
    assert due(NCI, hand("KS", "6H"), hand("KS", "2H", "3D")) is None


def test_nci_3_12_1_player_insurance_is_for_two_or_three_cards() -> None:
    on_two = due(NCI, hand("KS", "7H"), hand("KS", "2H"))
    on_three = due(NCI, hand("KS", "TH", "7D"), hand("KS", "2H"))
    assert on_two is not None
    assert on_three is not None
    assert (on_two.hand, on_two.stage) == (Hand.PLAYER, Stage.FOUR_CARDS)
    assert (on_three.hand, on_three.stage) == (Hand.PLAYER, Stage.PLAYER_THIRD)


@pytest.mark.parametrize("closed", range(4))
def test_rulings_9_nothing_is_due_while_a_face_is_unknown(closed: int) -> None:
    cards = list(hand("KS", "KH", "7D", "2C"))
    assert due(NCI, cards[0::2], cards[1::2]) is not None
    cards[closed] = UNKNOWN
    assert due(NCI, cards[0::2], cards[1::2]) is None


def test_rulings_9_nothing_is_due_while_the_players_third_face_is_unknown() -> None:
    assert due(NCI, (*two_cards(5), UNKNOWN), two_cards(2)) is None


@pytest.mark.parametrize(
    "game", [game for game in GAMES.values() if game is not NCI], ids=lambda game: game.short
)
def test_nci_1_9_no_other_game_offers_insurance(game: Game) -> None:
    for player in range(10):
        for banker in range(10):
            assert due(game, two_cards(player), two_cards(banker)) is None


def test_nci_4_2_1_only_insurance_on_a_players_nine_after_the_third_card_pays_on_a_tie() -> None:
    paying = [row for row in NCI.insurance if row.pays_on_tie]
    assert [(row.stage, row.hand, list(row.player), row.odds) for row in paying] == [
        (Stage.PLAYER_THIRD, Hand.PLAYER, [9], Fraction(8))
    ]
    row = row_due(NCI, hand("KS", "TH", "9D"), hand("KS", "2H"))
    assert row is not None
    assert row.pays_on_tie
    terms = due(NCI, hand("KS", "TH", "9D"), hand("KS", "2H"))
    assert terms is not None
    assert terms.pays_on_tie


def test_nci_4_1_2_the_table_has_these_rows_and_no_others() -> None:
    stages = {Stage.FOUR_CARDS: AFTER_FOUR_CARDS, Stage.PLAYER_THIRD: AFTER_PLAYERS_THIRD}
    for stage, table in stages.items():
        rows = [row for row in NCI.insurance if row.stage is stage]
        assert [(row.hand.value, list(row.player), list(row.banker), row.odds) for row in rows] == [
            (hand_name, list(span(players)), list(span(bankers)), Fraction(odds))
            for hand_name, players, bankers, odds in table
        ]
