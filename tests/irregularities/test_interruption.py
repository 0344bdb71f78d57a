"""Technical interruption: can the round go on, has an outcome been established, are there cards enough?"""

from __future__ import annotations

import pytest

from terminal.rounds.answers import NO_ANSWERS
from terminal.rounds.irregularities.kind import Case
from tests.irregularities.desk import CLOSE, SETTLE, Desk, Step, answer, bets, deal, fault
from tests.irregularities.situations import DRAWS, OPENED

SHOW: Step = {"do": "show"}
FAILED = fault("technical_interruption", can_go_on=False)


def established(desk: Desk) -> list[str]:
    """Return the bets that have conclusively won or lost."""
    return [bet.value for bet in Case(desk.table, NO_ANSWERS).established_by]


@pytest.mark.parametrize(
    ("cards", "names"),
    [
        ("", []),
        ("5S", []),
        ("5S KD", []),
        ("5S KD 9H", ["player_pair"]),
        (DRAWS, ["player_pair", "banker_pair"]),
        ("4S KD 5H 7C", ["player", "banker", "tie", "player_pair", "banker_pair"]),
        ("4S 9D 5H KC", ["tie", "player_pair", "banker_pair"]),
        ("5S KD 9H 3C AS", ["player_pair", "banker_pair"]),
    ],
)
def test_cb_the_terminal_names_the_bets_that_establish_an_outcome(cards: str, names: list[str]) -> None:
    desk = Desk("CB").do(*OPENED, *deal(cards))
    assert established(desk) == names
    desk.do(FAILED)
    assert desk.current.irregularities[-1].action == ("conclude" if names else "void")
    assert desk.current.irregularities[-1].established is bool(names)


def test_it_is_shown_by_name_before_anybody_asks() -> None:
    told = answer("NCI", [*OPENED, *deal("6S KD KH"), SHOW])
    assert told["shown"][0]["established_by"] == [
        "player_pair",
        "six",
    ]  # the Banker cannot win on six any more
    assert told["shown"][0]["bets"]["player_pair"] == {"status": "lost"}


def test_by_the_house_setting_only_a_bet_that_was_placed_establishes() -> None:
    house = {"established_by": "placed"}
    desk = Desk("CB", house=house).do(*OPENED, *deal(DRAWS))
    assert established(desk) == []
    desk = Desk("CB", house=house).do(*bets("3 player_pair 50"), CLOSE, *deal("5S KD 9H"))
    assert established(desk) == ["player_pair"]


@pytest.mark.parametrize("game", ["CB", "NCI"])
def test_every_dealt_face_is_opened_before_the_question_is_answered(game: str) -> None:
    desk = Desk(game, face_down=True).do(*OPENED, *deal("5S KD XX"))
    refused = desk.ask(FAILED)
    assert refused is not None
    assert refused.code == "face_unknown"
    desk.do({"do": "open", "position": "player-2", "card": "9H"}, FAILED)
    assert desk.current.irregularities[-1].action == "conclude"


def test_concluding_deals_the_round_to_its_end() -> None:
    desk = Desk("CB").do(*OPENED, *deal(DRAWS), FAILED, *deal("6D KH"), SETTLE)
    assert desk.hands == ("5S 9H 6D", "KD 3C KH")
    assert desk.returned == {"3 banker": 1950, "3.1 banker": 975, "5 player": 0}


@pytest.mark.parametrize(
    ("left", "cards", "action"), [(4, DRAWS, "void"), (5, DRAWS, "conclude"), (5, "5S KD 9H QC", "void")]
)
def test_a_round_is_concluded_only_if_the_shoe_can_give_the_cards_it_needs(
    left: int, cards: str, action: str
) -> None:
    burn: Step = {"do": "burn", "card": "2C", "count": 4 * 52 - 1 - left}
    desk = Desk("CB", decks=4).do(burn, *OPENED, *deal(cards), FAILED)
    [record] = desk.current.irregularities
    assert (record.action, record.paragraph) == (action, "5.5.4" if action == "void" else "5.4.1")
    assert (desk.table.condemned is not None) is (action == "void")


def test_cards_that_wait_to_be_laid_count_among_those_that_are_left() -> None:
    burn: Step = {"do": "burn", "card": "2C", "count": 4 * 52 - 1 - 8}
    told = ["4S", "KD", "5H", "7C", "5D", "KC", "9D", "3S"]
    desk = Desk("E6", decks=4).do(burn, *OPENED, *deal("4S KD 5H 7C"), SETTLE)
    desk.do(fault("excess_card", reconstructable=True, cards=told), *bets("3 banker 100"))
    assert desk.table.shoe is not None
    assert desk.table.shoe.cards_left == 0
    desk.do(FAILED)
    assert (desk.current.irregularities[-1].action, desk.table.condemned) == ("void", None)


@pytest.mark.parametrize(("misplaced", "names"), [("4S>banker", []), ("4S KD 5H>banker", ["banker_pair"])])
def test_hands_that_go_on_as_they_lie_establish_as_they_lie(misplaced: str, names: list[str]) -> None:
    desk = Desk("E6").do(*OPENED, *deal(misplaced))
    desk.do(fault("misplaced_cards", "shift_manager", reconstructable=False))
    assert established(desk) == names


def test_an_interruption_settles_no_other_fault() -> None:
    desk = Desk("CB").do(*OPENED, *deal("4S>banker"), fault("technical_interruption", can_go_on=True))
    assert desk.round.fault is not None
    refused = desk.ask(*deal("KD"))
    assert refused is not None
    assert refused.code == "play_halted"


@pytest.mark.parametrize("game", ["E6", "NCT", "F6"])
@pytest.mark.parametrize("remedy", ["void", "continue", "reconstructed"])
def test_sets_that_are_silent_let_the_supervisor_choose(game: str, remedy: str) -> None:
    desk = Desk(game).do(*OPENED, *deal(DRAWS))
    dealer = fault("technical_interruption", "dealer", can_go_on=False, remedy=remedy)
    refused = desk.ask(dealer)
    assert refused is not None
    assert refused.needs == "pit_supervisor"
    desk.do({**dealer, "by": "pit_supervisor"})
    [record] = desk.current.irregularities
    assert (record.action, record.paragraph) == (remedy, None)
