"""Player options (CB, NCI ¶5.12): every bettor chooses, the choice binds, nothing is dealt before."""

from __future__ import annotations

import pytest

from terminal.rules.bets import Outcome
from tests.irregularities.desk import (
    CLOSE,
    SETTLE,
    UNDO,
    Desk,
    bets,
    choose,
    deal,
    fault,
    insure,
)
from tests.irregularities.situations import NATURAL, OPENED

MISPLACED = [*OPENED, *deal("4S>banker"), fault("misplaced_cards", reconstructable=True)]


def asked(desk: Desk) -> list[tuple[str, str, str | None]]:
    """Return who has what choice."""
    return [(who.box, who.bettor, option) for who, option in desk.round.choices]


@pytest.mark.parametrize("game", ["CB", "NCI"])
def test_everybody_seated_and_standing_is_asked_and_chooses_one_by_one(game: str) -> None:
    desk = Desk(game).do(*MISPLACED)
    assert asked(desk) == [("3", "seated", None), ("3", "standing-1", None), ("5", "seated", None)]
    desk.do(choose("3.1", "return"))
    assert asked(desk) == [("3", "seated", None), ("3", "standing-1", "return"), ("5", "seated", None)]
    desk.do(choose("5", "continue"), choose("3", "continue"))
    assert asked(desk) == [
        ("3", "seated", "continue"),
        ("3", "standing-1", "return"),
        ("5", "seated", "continue"),
    ]


def test_nothing_is_dealt_offered_or_settled_before_all_have_chosen() -> None:
    desk = Desk("CB").do(*MISPLACED, choose("3", "continue"), choose("3.1", "continue"))
    for step in (
        *deal("KD"),
        SETTLE,
        {"do": "close_insurance"},
        {"do": "open", "position": "player-1", "card": "4S"},
    ):
        refused = desk.ask(step)
        assert refused is not None
        assert refused.code in ("options_open", "nothing_on_offer")
    desk.do(choose("5", "continue"), *deal("KD 5H 7C"), SETTLE)


def test_a_choice_binds() -> None:
    desk = Desk("CB").do(*MISPLACED, choose("3", "return"))
    for option in ("continue", "return"):
        refused = desk.ask(choose("3", option))
        assert refused is not None
        assert (refused.code, refused.paragraph) == ("already_chosen", "5.12")
    refused = desk.ask(UNDO)
    assert refused is not None
    assert refused.code == "nothing_to_undo"


def test_only_who_has_bets_is_asked() -> None:
    desk = Desk("CB").do(*MISPLACED)
    refused = desk.ask(choose("7", "continue"))
    assert refused is not None
    assert refused.code == "not_asked"


def test_without_open_options_there_is_nothing_to_choose() -> None:
    refused = Desk("CB").do(*OPENED).ask(choose("3", "continue"))
    assert refused is not None
    assert refused.code == "no_options_open"


def test_a_round_without_bets_goes_on_at_once() -> None:
    desk = Desk("CB").do(CLOSE, *deal("4S>banker"), fault("misplaced_cards", reconstructable=True))
    desk.do(*deal("KD 5H 7C"), SETTLE)


def test_who_takes_the_bet_back_has_nothing_at_stake_and_nothing_to_win() -> None:
    desk = Desk("CB").do(
        *bets("3 banker 1000", "3 tie 100", "3 banker_pair 50", "5 player 1000"),
        CLOSE,
        *deal("4S>banker"),
        fault("misplaced_cards", reconstructable=True),
        choose("3", "return"),
        choose("5", "continue"),
        *deal("KD 5H 7C"),
        SETTLE,
    )
    assert desk.returned == {"3 banker": 1000, "3 tie": 100, "3 banker_pair": 50, "5 player": 2000}
    assert desk.lines["3 tie"].outcome is Outcome.RETURNED


def test_nci_insurance_goes_back_with_the_bet() -> None:
    desk = Desk("NCI").do(
        *bets("3 banker 900", "5 banker 900"),
        CLOSE,
        *deal("5S 2D 9H 4C"),
        insure("3", "banker", "300"),
        insure("5", "banker", "300"),
        {"do": "close_insurance"},
        *deal("3S>banker"),
        fault("dealing_error", reconstructable=True),
        choose("3", "return"),
        choose("5", "continue"),
        SETTLE,
    )
    assert desk.returned == {
        "3 banker": 900,
        "3 insurance banker four_cards": 300,
        "5 banker": 0,
        "5 insurance banker four_cards": 1200,
    }


def test_nci_who_took_the_bet_back_is_offered_no_more_insurance() -> None:
    desk = Desk("NCI").do(
        *bets("3 banker 900", "5 banker 900"),
        CLOSE,
        *deal("4S>banker"),
        fault("misplaced_cards", reconstructable=True),
        choose("3", "return"),
        choose("5", "continue"),
        *deal("2D KH 4C"),
    )
    assert desk.round.offer is not None
    assert [room.box for room in desk.round.offer.largest] == ["5"]
    refused = desk.ask(insure("3", "banker", "100"))
    assert refused is not None
    assert refused.code == "nothing_to_insure"


def test_pro_rata_weighs_only_the_bets_that_stand() -> None:
    table = {"maximum_differential": "1000", "minimum": "100"}
    steps = [
        *bets("3 banker 3000", "5 banker 1000", "6 player 1000"),
        CLOSE,
        *deal("4S>banker"),
        fault("misplaced_cards", reconstructable=True),
    ]
    rest = [*deal("KD 5H 7C"), SETTLE]
    everybody = [choose(who, "continue") for who in ("3", "5", "6")]
    desk = Desk("CB", **table).do(*steps, *everybody, *rest)
    assert (desk.lines["3 banker"].at_stake, desk.lines["5 banker"].at_stake) == (1500_00, 500_00)
    without = [choose("3", "return"), choose("5", "continue"), choose("6", "continue")]
    desk = Desk("CB", **table).do(*steps, *without, *rest)
    assert desk.lines["5 banker"].at_stake == 1000_00
    assert desk.returned["3 banker"] == 3000


def test_a_second_fault_asks_those_again_whose_bets_still_stand() -> None:
    desk = Desk("CB").do(
        *MISPLACED, choose("3", "return"), choose("3.1", "continue"), choose("5", "continue")
    )
    desk.do(*deal("KD>player"), fault("misplaced_cards", reconstructable=True))
    assert asked(desk) == [("3", "standing-1", None), ("5", "seated", None)]
    desk.do(choose("3.1", "continue"), choose("5", "return"), *deal("5H 7C"), SETTLE)
    assert desk.returned == {"3 banker": 1000, "3.1 banker": 0, "5 player": 1000}


def test_options_after_the_settlement_open_the_round_until_all_have_chosen() -> None:
    desk = Desk("CB").do(*OPENED, *deal(NATURAL), SETTLE, fault("misplaced_cards", reconstructable=False))
    assert desk.round.settlement is None
    assert desk.board() == []
    refused = desk.ask(*bets("3 banker 100"))
    assert refused is not None
    desk.do(choose("3", "return"), choose("3.1", "continue"), choose("5", "continue"), SETTLE)
    assert desk.returned == {"3 banker": 1000, "3.1 banker": 0, "5 player": 2000}
    assert len(desk.board()) == 1


@pytest.mark.parametrize("game", ["E6", "NCT", "F6"])
@pytest.mark.parametrize(
    "kind", ["misplaced_cards", "dealing_error", "exposed_card", "wrong_number_of_cards"]
)
def test_sets_without_options_give_none(game: str, kind: str) -> None:
    desk = Desk(game).do(*OPENED, *deal("5S"), fault(kind, "shift_manager", reconstructable=True))
    assert desk.round.choices == ()
    desk.do(*deal("KD"))


def test_a_bet_given_back_on_a_tie_may_not_be_left_for_the_next_round() -> None:
    desk = Desk("CB").do(
        *OPENED,
        *deal("4S>banker"),
        fault("misplaced_cards", reconstructable=True),
        choose("3", "return"),
        choose("3.1", "continue"),
        choose("5", "continue"),
        *deal("4D 5H 5C"),
        SETTLE,
    )
    refused = desk.ask({"do": "leave", "box": "3", "bet": "banker"})
    assert refused is not None
    assert refused.code == "nothing_to_leave"
    desk.do({"do": "leave", "box": "5", "bet": "player"})
