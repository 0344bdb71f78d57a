"""Section 5 of the two sets that give options, where no other test stands for a paragraph."""

from __future__ import annotations

import pytest

from tests.irregularities.desk import CLOSE, SETTLE, Desk, bets, choose, deal, fault
from tests.irregularities.situations import NATURAL

BOTH = pytest.mark.parametrize("game", ["CB", "NCI"])


@BOTH
def test_5_1_excess_seen_before_closing_is_turned_back_from_standing_players_first(game: str) -> None:
    desk = Desk(game, maximum_differential="1000").do(
        *bets("3.1 banker 800", "3 banker 900"), {"do": "reject_excess"}, CLOSE
    )
    assert desk.round.irregularities == ()
    desk.do(*deal(NATURAL), SETTLE)
    assert {name: line.placed for name, line in desk.lines.items()} == {
        "3 banker": 900_00,
        "3.1 banker": 100_00,
    }


@BOTH
def test_5_2_a_bet_under_the_minimum_may_be_raised_or_withdrawn_before_closing(game: str) -> None:
    table = {"minimum": "100"}
    raised = Desk(game, **table).do(*bets("3 banker 50", "3 banker 50"), CLOSE)
    assert raised.round.irregularities == ()
    withdrawn = Desk(game, **table).do(
        *bets("3 banker 50"), {"do": "withdraw", "box": "3", "bet": "banker"}, CLOSE
    )
    assert withdrawn.round.irregularities == ()
    assert withdrawn.round.slices == ()


@BOTH
@pytest.mark.parametrize(
    ("dealt", "then"),
    [
        ("4S>banker", "KD 5H 7C"),
        ("4S KD>player", "5H 7C"),
        ("4S KD 5H>banker", "7C"),
        ("4S KD 5H 7C>player", ""),
    ],
)
def test_5_8_a_card_on_the_wrong_hand_is_put_right_before_play_goes_on(
    game: str, dealt: str, then: str
) -> None:
    desk = Desk(game).do(*bets("3 banker 1000"), CLOSE, *deal(dealt))
    refused = desk.ask(*deal("2D"))
    assert refused is not None
    assert refused.code == "play_halted"
    desk.do(fault("misplaced_cards", reconstructable=True))
    if desk.round.choosing:
        desk.do(choose("3", "continue"))
    desk.do(*deal(then), SETTLE)
    assert desk.hands == ("4S 5H", "KD 7C")


@BOTH
def test_5_8_it_matters_not_whether_the_card_was_seen(game: str) -> None:
    desk = Desk(game, face_down=True).do(*bets("3 banker 1000"), CLOSE, *deal("XX>banker"))
    desk.do(
        fault("misplaced_cards", reconstructable=True, cards=["4S"], exposed=False), choose("3", "continue")
    )
    assert desk.hands == ("4S", "")


@BOTH
def test_5_11_an_error_of_an_earlier_round_leaves_the_later_ones_as_they_are(game: str) -> None:
    desk = Desk(game).do(*bets("3 banker 1000"), CLOSE, *deal(NATURAL), SETTLE)
    desk.do(*bets("3 player 1000"), CLOSE, *deal(NATURAL), fault("noticed_later"), SETTLE)
    assert desk.returned == {"3 player": 2000}
    assert desk.board() == ["player", "player"]


@BOTH
def test_5_13_chips_that_lay_there_at_closing_count_whenever_they_are_entered(game: str) -> None:
    desk = Desk(game).do(*bets("3 banker 1000"), CLOSE, *bets("5 player 700"))
    [_, late] = desk.round.slices
    assert late.after_call
    desk.do(*deal(NATURAL), SETTLE)
    assert desk.returned == {"3 banker": 0, "5 player": 1400}


@BOTH
def test_5_16_a_bet_placed_by_staff_at_a_players_request_is_marked_and_wins_or_loses(game: str) -> None:
    [placing] = bets("3 banker 1000")
    desk = Desk(game).do({**placing, "on_request": True}, CLOSE)
    [piece] = desk.round.slices
    assert piece.on_request
    desk.do(*deal(NATURAL), SETTLE)
    assert desk.returned == {"3 banker": 0}
