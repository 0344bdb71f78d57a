"""What somebody states about a fault is used or refused (RULINGS 30), from the third reading on."""

from __future__ import annotations

from typing import Any

import pytest

from terminal.rounds.irregularities.catalogue import CATALOGUE
from tests.irregularities.desk import CLOSE, GAMES, SETTLE, Desk, Step, deal, fault
from tests.irregularities.situations import BETS, NATURAL, OPENED
from tests.irregularities.test_older_readings import under

SILENT = ("E6", "NCT", "F6")
"""The games that name no card on no hand."""
NOTICED_LATER = {"CB": "5.11", "NCI": "5.11", "E6": "5.1.2", "NCT": "5.1.2", "F6": "5.2"}
OTHER_KINDS = sorted(
    kind.id for kind in CATALOGUE.values() if not kind.by_terminal and not kind.earlier_round
)
SETTLED = [*OPENED, *deal(NATURAL), SETTLE]
ASIDE = [*OPENED, *deal(f"{NATURAL} 2D")]
COMPLETED = ["4S", "5H", "7C", "KD"]
"""The cards of `NATURAL` in an order in which a third card is still due."""


def answered(desk: Desk, step: Step) -> tuple[str, str | None]:
    """The code of the refusal and the rank that is missing."""
    refused = desk.ask(step)
    assert refused is not None
    return refused.code, None if refused.needs is None else refused.needs.value


@pytest.mark.parametrize("kind", OTHER_KINDS)
@pytest.mark.parametrize("game", GAMES)
def test_rulings_30_what_was_noticed_later_is_no_fault_of_the_present_round(game: str, kind: str) -> None:
    step = fault(kind, "shift_manager", noticed_before_next_round=False, reconstructable=False)
    for steps in (BETS, OPENED, SETTLED, [*SETTLED, *BETS]):
        refused = Desk(game).do(*steps).ask(step)
        assert refused is not None
        assert (refused.code, refused.paragraph) == ("noticed_later", NOTICED_LATER[game])
        assert "noticed_later" in refused.message.render()


@pytest.mark.parametrize("game", GAMES)
def test_rulings_30_noticed_later_takes_it_and_others_take_the_contrary(game: str) -> None:
    later = fault("noticed_later", noticed_before_next_round=False)
    Desk(game).do(*SETTLED, *BETS, later)
    in_time = fault("wrong_number_of_cards", reconstructable=False, noticed_before_next_round=True)
    desk = Desk(game).do(*SETTLED, in_time)
    assert desk.current.irregularities[-1].action == "void"


@pytest.mark.parametrize("game", GAMES)
def test_rulings_30_a_settled_round_is_not_opened_for_cards_that_nothing_shows_missing(game: str) -> None:
    wrong = {"kind": "wrong_number_of_cards", "reconstructable": True}
    for facts in ({}, {"cards": NATURAL.split()}):
        desk = Desk(game).do(*SETTLED)
        assert answered(desk, fault(**wrong, **facts)) == ("rank_missing", "shift_manager")
        desk.do(fault(**wrong, **facts, by="shift_manager"))
        assert desk.current.irregularities[-1].action == "reconstructed"


@pytest.mark.parametrize("cards", [COMPLETED, [*NATURAL.split(), "2D"]], ids=["a card due", "one too many"])
@pytest.mark.parametrize("game", GAMES)
def test_rulings_30_a_pit_supervisor_opens_a_settled_round_where_the_entry_shows_it(
    game: str, cards: list[str]
) -> None:
    desk = Desk(game).do(*SETTLED, fault("wrong_number_of_cards", reconstructable=True, cards=cards))
    record = desk.current.irregularities[-1]
    assert (record.action, record.decided_by) == ("reconstructed", "pit_supervisor")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("kind", ["excess_card", "wrong_number_of_cards"])
@pytest.mark.parametrize("reconstructable", [True, False])
def test_rulings_30_a_card_drawn_aside_is_named_by_cb_and_nci_alone(
    game: str, kind: str, reconstructable: bool
) -> None:
    step = fault(kind, reconstructable=reconstructable)
    desk = Desk(game).do(*ASIDE)
    if game not in SILENT:
        desk.do(step)
        return
    assert answered(desk, step) == ("rank_missing", "shift_manager")
    desk.do(step | {"by": "shift_manager"})
    record = desk.current.irregularities[-1]
    assert (record.action, record.paragraph) == ("reconstructed" if reconstructable else "continue", None)


@pytest.mark.parametrize("game", SILENT)
def test_rulings_30_a_card_too_many_on_a_hand_stays_a_pit_supervisors(game: str) -> None:
    Desk(game).do(*OPENED, *deal(f"{NATURAL} 2D>player"), fault("excess_card", reconstructable=True))


def short_shoe(game: str, left: int) -> Desk:
    """A table whose shoe has so many cards left."""
    return Desk(game, decks=4).do({"do": "burn", "card": "2C", "count": 4 * 52 - 1 - left})


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("left", "steps", "exhausted"),
    [
        (4, BETS, False),
        (3, BETS, True),
        (4, [*BETS, CLOSE, *deal("5S KD 9H")], False),
        (3, [*BETS, CLOSE, *deal("5S KD 9H")], True),
        (5, [*BETS, CLOSE, *deal("KS 5H 3D 2C")], False),
        (4, [*BETS, CLOSE, *deal("KS 5H 3D 2C")], True),
    ],
    ids=["four", "three", "one of four", "none of four", "one of five", "none of five"],
)
def test_rulings_30_a_shoe_is_exhausted_when_it_lacks_cards_that_the_round_needs(
    game: str, left: int, steps: list[Step], exhausted: bool
) -> None:
    refused = short_shoe(game, left).do(*steps).ask(fault("shoe_exhausted"))
    assert (None if refused is None else refused.code) == (None if exhausted else "shoe_not_exhausted")


@pytest.mark.parametrize("game", GAMES)
def test_rulings_15_and_30_whether_the_shoe_suffices_may_hang_on_a_face(game: str) -> None:
    desk = Desk(game, face_down=True).do(*OPENED, *deal("XX KD 5S 3C"))
    assert answered(desk, fault("shoe_exhausted")) == ("face_unknown", None)


BEFORE: list[tuple[str, list[Step], str, dict[str, Any]]] = [
    ("CB", SETTLED, "wrong_number_of_cards", {"reconstructable": False, "noticed_before_next_round": False}),
    ("CB", SETTLED, "wrong_number_of_cards", {"reconstructable": True}),
    ("NCI", OPENED, "shoe_exhausted", {}),
    ("E6", ASIDE, "excess_card", {"reconstructable": True}),
    ("NCT", ASIDE, "wrong_number_of_cards", {"reconstructable": True}),
    ("F6", ASIDE, "wrong_number_of_cards", {"reconstructable": False}),
]


@pytest.mark.parametrize(("game", "steps", "kind", "facts"), BEFORE)
def test_rulings_30_does_not_bind_a_table_that_was_opened_under_the_second_reading(
    game: str, steps: list[Step], kind: str, facts: dict[str, Any]
) -> None:
    assert under("3", game).do(*steps).ask(fault(kind, **facts)) is not None
    under("2", game).do(*steps, fault(kind, **facts))
