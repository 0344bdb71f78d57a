"""Reconstruction: the cards are dealt in their order by the Table of Play, and what is over is carried."""

from __future__ import annotations

import pytest

from tests.irregularities.desk import (
    CLOSE,
    GAMES,
    NEW_SHOE,
    PASS,
    SETTLE,
    UNDO,
    Desk,
    bets,
    choose,
    deal,
    fault,
    insure,
)
from tests.irregularities.situations import BETS, DRAWS, NATURAL, OPENED

RECONSTRUCTED = fault("excess_card", reconstructable=True)
ASIDE_RECONSTRUCTED = fault("excess_card", "shift_manager", reconstructable=True)
OVERDRAWN = [*OPENED, *deal(f"{NATURAL} 2D>player"), RECONSTRUCTED]
"""The Player has nine, and a third card that it does not draw."""


@pytest.mark.parametrize("game", GAMES)
def test_a_card_beyond_the_end_leaves_the_hand_and_opens_the_next_round(game: str) -> None:
    desk = Desk(game).do(*OVERDRAWN)
    assert desk.hands == ("4S 5H", "KD 7C")
    assert desk.round.carried == ("2D",)
    desk.do(SETTLE)
    assert desk.returned["5 player"] == 2000
    desk.do(*OPENED)
    assert desk.hands == ("2D", "")
    desk.do(*deal("KD 7S 8C"), SETTLE)
    assert desk.hands == ("2D 7S", "KD 8C")
    assert desk.table.carried == ()


def test_a_carried_card_has_left_the_shoe_once() -> None:
    desk = Desk("CB").do(*OVERDRAWN, SETTLE)
    assert desk.table.shoe is not None
    left = desk.table.shoe.cards_left
    desk.do(*OPENED)
    assert desk.table.shoe.cards_left == left
    assert desk.table.shoe.out == 5


def test_a_carried_card_is_discarded_when_the_shoe_is_changed() -> None:
    desk = Desk("CB").do(*OVERDRAWN, SETTLE, NEW_SHOE, *OPENED)
    assert desk.hands == ("", "")


def test_several_carried_cards_take_their_places_in_order() -> None:
    desk = Desk("E6").do(*OPENED, *deal(NATURAL), SETTLE)
    told = [*NATURAL.split(), "2D", "3D", "AC"]
    desk.do(fault("excess_card", reconstructable=True, cards=told))
    assert desk.table.carried == ("2D", "3D", "AC")
    desk.do(*OPENED)
    assert desk.hands == ("2D AC", "3D")


def test_a_whole_round_may_be_carried_and_ends_without_a_card_dealt() -> None:
    desk = Desk("E6").do(*OPENED, *deal(NATURAL), SETTLE)
    told = [*NATURAL.split(), "9S", "2D", "KS", "3H", "AC"]
    desk.do(fault("excess_card", reconstructable=True, cards=told), *OPENED)
    assert desk.hands == ("9S KS", "2D 3H")
    desk.do(SETTLE)
    assert desk.table.carried == ("AC",)


def test_a_carried_card_not_yet_read_is_opened_where_it_comes_to_lie() -> None:
    desk = Desk("CB").do(*OPENED, *deal(f"{NATURAL} XX"), RECONSTRUCTED, SETTLE, *OPENED)
    assert desk.hands == ("XX", "")
    desk.do({"do": "open", "position": "player-1", "card": "2D"}, *deal("KD 7S 8C"), SETTLE)
    assert desk.hands == ("2D 7S", "KD 8C")


def test_nci_carried_cards_wait_for_the_offer_that_comes_before_them() -> None:
    desk = Desk("NCI").do(*OPENED, *deal(NATURAL), SETTLE)
    told = [*NATURAL.split(), *["5S", "2D", "9H", "4C", "3S", "KH"]]
    desk.do(fault("excess_card", reconstructable=True, cards=told), *bets("3 banker 900"), CLOSE)
    assert desk.hands == ("5S 9H", "2D 4C")
    assert desk.round.offer is not None
    refused = desk.ask(*deal("8D"))
    assert refused is not None
    assert refused.code == "insurance_open"
    desk.do(insure("3", "banker", "300"), PASS)
    assert desk.hands == ("5S 9H 3S", "2D 4C")
    assert desk.table.carried == ("KH",)
    desk.do(SETTLE)
    assert desk.returned == {"3 banker": 0, "3 insurance banker four_cards": 1200}
    desk.do(*OPENED)
    assert desk.hands == ("KH", "")


@pytest.mark.parametrize("game", GAMES)
def test_a_card_on_the_wrong_hand_goes_where_it_belongs(game: str) -> None:
    desk = Desk(game).do(*OPENED, *deal(f"{DRAWS} 6D>banker"))
    desk.do(fault("misplaced_cards", "shift_manager", reconstructable=True))
    assert desk.hands == ("5S 9H 6D", "KD 3C")
    desk.do(*deal("9C"), SETTLE)
    assert desk.hands == ("5S 9H 6D", "KD 3C 9C")


def test_each_of_the_first_four_cards_may_lie_wrong_and_is_put_right() -> None:
    for place in range(4):
        codes = NATURAL.split()
        wrong = "banker" if place % 2 == 0 else "player"
        dealt = [*codes[:place], f"{codes[place]}>{wrong}"]
        desk = Desk("F6").do(*OPENED, *deal(" ".join(dealt)))
        desk.do(
            fault("misplaced_cards", "shift_manager", reconstructable=True),
            *deal(" ".join(codes[place + 1 :])),
            SETTLE,
        )
        assert desk.hands == ("4S 5H", "KD 7C")


def test_too_few_cards_are_completed_in_order() -> None:
    """The Banker's second card never came: what followed it moves up, and the next card is dealt."""
    desk = Desk("E6").do(*OPENED, *deal("5S KD 9H 3C>player"))
    desk.do(fault("wrong_number_of_cards", reconstructable=True))
    assert desk.hands == ("5S 9H", "KD 3C")
    desk.do(*deal("2D 4S"), SETTLE)
    assert desk.hands == ("5S 9H 2D", "KD 3C 4S")


def test_too_few_cards_found_after_the_settlement_are_completed_and_settled_again() -> None:
    desk = Desk("E6").do(*OPENED, *deal(NATURAL), SETTLE)
    assert desk.returned["5 player"] == 2000
    board = desk.board()
    desk.do(fault("wrong_number_of_cards", reconstructable=True, cards=["4S", "5H", "7C", "KD"]))
    assert desk.hands == ("4S 7C", "5H KD")
    assert desk.board() == []
    desk.do(*deal("2D"), SETTLE)
    assert desk.hands == ("4S 7C 2D", "5H KD")
    assert desk.returned == {"3 banker": 2000, "3.1 banker": 1000, "5 player": 0}
    assert len(desk.board()) == len(board)


def test_cb_simultaneous_cards_are_dealt_in_the_order_decided() -> None:
    desk = Desk("CB").do(*OPENED, *deal("5S KD"))
    told = ["KD", "5S"]
    desk.do(fault("simultaneous_cards", order_known=False, cards=told))
    assert desk.hands == ("KD", "5S")
    desk.do(*(choose(who, "continue") for who in ("3", "3.1", "5")), *deal("9H 4C"), SETTLE)
    assert desk.hands == ("KD 9H", "5S 4C")


def test_cb_5_10_2_the_cards_are_replaced_after_the_round_and_carried_ones_discarded() -> None:
    desk = Desk("CB").do(*OPENED, *deal(f"{NATURAL} 2D"))
    told = [*NATURAL.split(), "2D"]
    desk.do(fault("simultaneous_cards", order_known=False, cards=told, replace_cards=True))
    desk.do(*(choose(who, "continue") for who in ("3", "3.1", "5")), SETTLE)
    assert desk.round_over
    assert desk.table.carried == ()
    refused = desk.ask(*BETS)
    assert refused is not None
    assert refused.code == "new_shoe_needed"
    desk.do({"do": "new_shoe"}, *OPENED)
    assert desk.hands == ("", "")


def test_cards_told_must_hold_what_was_entered_and_what_the_shoe_can_give() -> None:
    desk = Desk("E6", decks=4).do(*OPENED, *deal("5S KD"))
    for told, code in (
        (["5S"], "cards_do_not_match"),
        (["5S", "KH"], "cards_do_not_match"),
        (["5S", "KD", *["9S"] * 5], "surplus_card"),
    ):
        refused = desk.ask(fault("wrong_number_of_cards", reconstructable=True, cards=told))
        assert refused is not None
        assert refused.code == code


def test_told_faces_fill_those_that_were_not_read() -> None:
    desk = Desk("E6", face_down=True).do(*OPENED, *deal("XX 9X>player"))
    desk.do(fault("wrong_number_of_cards", reconstructable=True, cards=["5S", "9H"]))
    assert desk.hands == ("5S", "9H")
    assert desk.table.shoe is not None
    assert (desk.table.shoe.out, desk.table.shoe.count(desk.round.dealt[0].card)) == (2, 1)


def test_cards_that_were_carried_in_stay_first_whatever_is_told() -> None:
    desk = Desk("E6").do(*OVERDRAWN, SETTLE, *OPENED, *deal("KD"))
    refused = desk.ask(fault("wrong_number_of_cards", reconstructable=True, cards=["KD", "2D"]))
    assert refused is not None
    assert refused.code == "cards_do_not_match"


def test_a_second_excess_card_lies_behind_the_first() -> None:
    desk = Desk("E6").do(*OVERDRAWN, *deal("3H"), ASIDE_RECONSTRUCTED, SETTLE, *OPENED)
    assert desk.hands == ("2D", "3H")
    assert desk.table.shoe is not None
    assert desk.table.shoe.out == 6


def test_carried_cards_that_prove_too_many_are_carried_again_before_those_that_still_wait() -> None:
    desk = Desk("E6").do(*OPENED, *deal(NATURAL), SETTLE)
    carried = ["5S", "2D", "9H", "AC", "3S", "KH", "4D", "8C"]
    desk.do(fault("excess_card", reconstructable=True, cards=[*NATURAL.split(), *carried]), *OPENED)
    assert desk.hands == ("5S 9H 3S", "2D AC KH")
    desk.do(
        {"do": "correct_card", "position": "banker-2", "card": "6C", "by": "pit_supervisor"}, RECONSTRUCTED
    )
    assert desk.hands == ("5S 9H", "2D 6C")
    desk.do(*deal("AS"), ASIDE_RECONSTRUCTED, SETTLE)
    assert list(desk.table.carried) == ["3S", "KH", "4D", "8C", "AS"]
    desk.do(fault("excess_card", reconstructable=True))
    assert list(desk.table.carried) == ["3S", "KH", "4D", "8C", "AS"]
    desk.do(*OPENED, SETTLE)
    assert desk.hands == ("3S 4D", "KH 8C")
    assert list(desk.table.carried) == ["AS"]


def test_a_card_drawn_while_bets_are_open_lies_first_in_the_round() -> None:
    desk = Desk("E6").do(*BETS)
    desk.do(fault("exposed_card", "shift_manager", reconstructable=True, cards=["9S"]))
    assert desk.hands == ("", "")
    desk.do(CLOSE)
    assert desk.hands == ("9S", "")
    assert desk.table.shoe is not None
    assert desk.table.shoe.out == 1


def test_no_undo_reaches_back_over_carried_cards_that_a_face_has_placed() -> None:
    """Opening the fourth card let the carried fifth take its place: only a correction says otherwise now."""
    desk = Desk("E6", face_down=True).do(*OPENED, *deal(NATURAL), SETTLE)
    told = [*NATURAL.split(), "5S", "2D", "9H", "XX", "3S"]
    desk.do(fault("excess_card", reconstructable=True, cards=told), *OPENED)
    assert desk.hands == ("5S 9H", "2D XX")
    desk.do({"do": "open", "position": "banker-2", "card": "AC"})
    assert desk.hands == ("5S 9H 3S", "2D AC")
    refused = desk.ask(UNDO)
    assert refused is not None
    assert refused.code == "nothing_to_undo"
    desk.do({"do": "correct_card", "position": "banker-2", "card": "7C", "by": "pit_supervisor"})
    assert desk.round.fault is not None
    desk.do(RECONSTRUCTED, SETTLE, *OPENED)
    assert desk.hands == ("3S", "")


def test_excess_that_lies_aside_and_cannot_be_put_in_order_is_discarded() -> None:
    desk = Desk("CB").do(*OPENED, *deal(f"{NATURAL} 2D"), fault("excess_card", reconstructable=False))
    assert desk.round.discarded == ("2D",)
    desk.do(SETTLE, *OPENED)
    assert desk.hands == ("", "")
    assert desk.table.shoe is not None
    assert desk.table.shoe.out == 5


def test_hands_that_cannot_be_put_in_order_go_on_as_they_lie_and_are_filled_up() -> None:
    desk = Desk("CB").do(*OPENED, *deal("4S>banker"), fault("misplaced_cards", reconstructable=False))
    desk.do(*(choose(who, "continue") for who in ("3", "3.1", "5")), *deal("KD 9H 7C"), SETTLE)
    assert desk.hands == ("KD 9H", "4S 7C")


def test_a_surplus_card_is_no_matter_of_order() -> None:
    nines = [step for _ in range(2) for step in (*OPENED, *deal("9S 9S KD KC"), SETTLE)]
    desk = Desk("CB", decks=4).do(*nines, *OPENED, *deal("9S"))
    refused = desk.ask(fault("dealing_error", reconstructable=True))
    assert refused is not None
    assert refused.code == "surplus_card"
    desk.do(UNDO, *deal("9X KD 2S 3S"))
