"""Insurance after cards were put in order or corrected: offers are those that the cards really called for."""

from __future__ import annotations

from typing import Any

from terminal.rules.bets import Hand, Outcome
from tests.irregularities.desk import (
    CLOSE,
    NOT_OFFERED,
    PASS,
    SETTLE,
    Desk,
    answer,
    bets,
    choose,
    deal,
    fault,
    insure,
)

BANKER = [*bets("3 banker 900"), CLOSE]
GO_ON = choose("3", "continue")
SIX_FOUR = "5S 2D 9H 4C"
"""Player four, Banker six: insurance on the Banker at three to one."""


def offers(desk: Desk) -> list[tuple[str, str, str, bool]]:
    """Return stage, hand, odds and whether the lammer was out."""
    return [(offer.stage, offer.hand, str(offer.odds), offer.out) for offer in desk.current.offers]


def correct(position: str, card: str) -> dict[str, Any]:
    """Return a card corrected by the pit."""
    return {"do": "correct_card", "position": position, "card": card, "by": "pit_supervisor"}


def test_an_offer_falls_due_on_the_hands_as_they_were_put_in_order() -> None:
    desk = Desk("NCI").do(
        *BANKER, *deal("5S 2D 9H 4C>player"), fault("misplaced_cards", reconstructable=True)
    )
    assert desk.hands == ("5S 9H", "2D 4C")
    assert offers(desk) == [("four_cards", "banker", "3", False)]
    desk.do(insure("3", "banker", "300"), *deal("3S"), SETTLE)
    assert desk.returned == {"3 banker": 0, "3 insurance banker four_cards": 1200}


def test_an_offer_waits_until_everybody_has_chosen() -> None:
    desk = Desk("NCI").do(*BANKER, *deal("5S 2D 9H 4C"), fault("dealing_error", reconstructable=True))
    refused = desk.ask(insure("3", "banker", "300"))
    assert refused is not None
    assert refused.code == "options_open"
    desk.do(GO_ON, insure("3", "banker", "300"))


def test_insurance_on_hands_that_were_put_in_order_otherwise_goes_back() -> None:
    """Insured at Banker six; in their right order the cards give the Player nine, so none was due."""
    desk = Desk("NCI").do(*BANKER, *deal(SIX_FOUR), insure("3", "banker", "300"))
    desk.do(fault("dealing_error", reconstructable=True, cards=["5S", "2D", "4C", "9H"]), GO_ON)
    assert desk.hands == ("5S 4C", "2D 9H")
    assert offers(desk) == []
    desk.do(SETTLE)
    assert desk.lines["3 insurance banker four_cards"].outcome is Outcome.RETURNED
    assert desk.returned == {"3 banker": 0, "3 insurance banker four_cards": 300}


def test_an_offer_that_was_closed_stays_closed_if_the_same_is_due() -> None:
    desk = Desk("NCI").do(*BANKER, *deal(SIX_FOUR), PASS, *deal("3S>banker"))
    desk.do(fault("misplaced_cards", reconstructable=True))
    assert desk.hands == ("5S 9H 3S", "2D 4C")
    assert offers(desk) == [("four_cards", "banker", "3", True)]
    assert [who.box for who in desk.round.forgone] == ["3"]


def test_an_offer_that_reconstruction_calls_for_in_hindsight_is_due_and_not_offered() -> None:
    """The third card had come before the Banker's second: at four cards nothing was offered."""
    desk = Desk("NCI").do(*BANKER, *deal("5S 2D 9H KC"), *deal("3S"))
    assert offers(desk) == [("player_third", "player", "4", False)]
    desk.do(fault("dealing_error", reconstructable=True, cards=["5S", "2D", "9H", "3S", "KC"]), GO_ON)
    assert desk.hands == ("5S 9H KC", "2D 3S")
    assert offers(desk) == [("four_cards", "banker", "2", False)]
    desk.do(SETTLE)
    refused = desk.ask({"do": "neglected_insurance", "box": "3", "hand": "banker", "by": "pit_manager"})
    assert refused is not None
    assert refused.code == "would_not_have_won"


def test_insurance_taken_at_a_price_that_was_not_due_stands_at_the_one_that_was() -> None:
    """Offered at three to one on six; the Banker really had five, so two to one was due."""
    desk = Desk("NCI").do(*BANKER, *deal(SIX_FOUR), insure("3", "banker", "300"), correct("banker-2", "3C"))
    assert offers(desk) == [("four_cards", "banker", "2", True)]
    assert desk.round.offer is not None
    desk.do(PASS, *deal("3S"), SETTLE)
    line = desk.lines["3 insurance banker four_cards"]
    assert (str(line.odds), line.paid) == ("2", 600_00)


def test_an_offer_on_the_other_hand_is_open_again_for_those_who_insured_the_wrong_one() -> None:
    """Entered as Banker six, Player four; the Player really had six and the Banker five."""
    desk = Desk("NCI").do(*bets("3 banker 900", "5 player 900"), CLOSE, *deal(SIX_FOUR))
    desk.do(insure("3", "banker", "300"), correct("banker-2", "3C"), correct("player-1", "7S"))
    assert offers(desk) == [("four_cards", "player", "3", False)]
    assert desk.round.offer is not None
    assert desk.round.offer.hand is Hand.PLAYER
    refused = desk.ask(*deal("KS"))
    assert refused is not None
    assert refused.code == "insurance_open"
    desk.do(insure("5", "player", "300"), *deal("KS"), SETTLE)
    assert desk.returned["3 insurance banker four_cards"] == 300
    assert desk.returned["5 insurance player four_cards"] == 0


def test_insurance_on_the_wrong_hand_does_not_count_as_taken_on_the_right_one() -> None:
    desk = Desk("NCI").do(*bets("3 banker 900", "3 player 900"), CLOSE, *deal(SIX_FOUR))
    desk.do(insure("3", "banker", "300"), correct("banker-2", "3C"), correct("player-1", "7S"))
    assert offers(desk) == [("four_cards", "player", "3", False)]
    desk.do(PASS)
    assert [who.box for who in desk.round.forgone] == ["3"]


def test_offers_missed_by_a_wrong_entry_are_in_the_answer_as_due_and_not_offered() -> None:
    told = answer("NCI", [*BANKER, *deal("5S 2D 9H QC 4S 4H"), SETTLE, correct("banker-2", "3C")])
    [played] = told["rounds"]
    assert played["banker"] == {"cards": ["2D", "3C", "4H"], "points": 9}
    assert played["offers"] == [
        {
            "after": "four_cards",
            "hand": "banker",
            "odds": "2",
            "offered": False,
            "largest": [{"box": "3", "bettor": "seated", "amount": "450.00"}],
        },
        {"after": "player_third", "hand": "player", "odds": "7", "offered": False, "largest": []},
    ]


def test_neglected_insurance_of_a_corrected_round_is_returned() -> None:
    desk = Desk("NCI").do(*BANKER, *deal("5S 2D 9H QC 4S AH"), SETTLE, correct("banker-2", "3C"))
    assert desk.hands == ("5S 9H 4S", "2D 3C AH")
    assert desk.returned == {"3 banker": 0}
    desk.do({"do": "neglected_insurance", "box": "3", "hand": "banker", "by": "pit_manager"})
    assert desk.returned == {"3 banker": 900}


def test_both_offers_of_a_round_whose_cards_were_carried_are_made_in_their_time() -> None:
    """Banker five to Player four; then Player eight to Banker five, with the Banker's third still to come."""
    desk = Desk("NCI").do(*BANKER, *deal("4S KD 5H 7C"), SETTLE)
    told = ["4S", "KD", "5H", "7C", "5S", "2D", "9H", "3C", "4S", "4H"]
    desk.do(fault("excess_card", reconstructable=True, cards=told))
    desk.do(*bets("3 player 900", "5 banker 900"), CLOSE)
    assert offers(desk) == [("four_cards", "banker", "2", False)]
    assert desk.hands == ("5S 9H", "2D 3C")
    desk.do(insure("5", "banker", "450"), PASS)
    assert offers(desk)[1:] == [("player_third", "player", "7", False)]
    assert desk.hands == ("5S 9H 4S", "2D 3C")
    desk.do(insure("3", "player", "100"), PASS)
    assert desk.hands == ("5S 9H 4S", "2D 3C 4H")
    desk.do(SETTLE)
    assert desk.returned == {
        "3 player": 0,
        "3 insurance player player_third": 800,
        "5 banker": 1800,
        "5 insurance banker four_cards": 0,
    }
    assert desk.table.carried == ()


def test_an_offer_that_a_correction_takes_away_lets_the_waiting_card_be_laid() -> None:
    desk = Desk("NCI").do(*BANKER, *deal("4S KD 5H 7C"), SETTLE)
    told = ["4S", "KD", "5H", "7C", *SIX_FOUR.split(), "3S"]
    desk.do(fault("excess_card", reconstructable=True, cards=told), *BANKER)
    assert list(desk.table.carried) == ["3S"]
    desk.do(correct("banker-2", "AC"))
    assert offers(desk) == [("player_third", "player", "4", False)]
    assert desk.hands == ("5S 9H 3S", "2D AC")
    assert list(desk.table.carried) == []


def test_who_was_offered_by_mistake_may_decline_or_be_passed_as_usual() -> None:
    desk = Desk("NCI").do(
        *BANKER, *deal(SIX_FOUR), {"do": "decline", "box": "3"}, NOT_OFFERED, *deal("3S"), SETTLE
    )
    assert desk.returned == {"3 banker": 0}
