"""An irregularity from the first touch to the settled or void round, with the approval, on three layouts."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from terminal.ledger.identity import LedgerKind
from terminal.ledger.ledger import Ledger
from terminal.rounds.state import Phase, phase_of
from tests.screen.driving import PIT_SUPERVISOR, SHIFT_MANAGER, Desk, NotThereError
from tests.screen.pit import (
    TABLES,
    deal,
    open_with_bets,
    pass_insurance,
    recorded,
    restart,
    result,
    returned_in_full,
    settle,
)

pytestmark = pytest.mark.usefixtures("unpainted")


NAMES = [layout for _, layout, _ in TABLES]
on_three_layouts = pytest.mark.parametrize("table", TABLES, ids=NAMES)
SILENT = "easy-six"
"""The one of the three games whose set names few faults, so that a Shift Manager decides the others."""


def hands(desk: Desk) -> tuple[list[str], list[str]]:
    played = desk.round
    return [str(card) for card in played.player], [str(card) for card in played.banker]


def signed_events(desk: Desk) -> list[tuple[str, str]]:
    """Return who approved what, from the ledger."""
    return [
        (str(granted["number"]), str(granted["command"])) for granted in recorded(desk, "override_granted")
    ]


@on_three_layouts
def test_an_overdraw_is_put_back_in_order_and_settled(qtbot: QtBot, table: tuple[str, str, str]) -> None:
    desk = open_with_bets(table)
    deal(desk, "3S", "KH", "4D", "5C")
    desk.card_place("player-3")
    desk.card("9D")
    assert phase_of(desk.table) is Phase.HALTED
    desk.tool("irregularity")
    desk.answer("excess_card")
    desk.main("IT WAS THIS CARD")
    desk.answer("yes")
    assert hands(desk) == (["3S", "4D", "9D"], ["KH", "5C"])
    desk.main("CONFIRM")
    desk.sign(PIT_SUPERVISOR)
    assert hands(desk) == (["3S", "4D"], ["KH", "5C", "9D"])
    settle(desk)
    assert result(desk) == "player"
    assert signed_events(desk) == [(PIT_SUPERVISOR[0], "RaiseIrregularity")]
    desk.done()


@on_three_layouts
def test_a_card_on_the_wrong_hand_is_put_back(qtbot: QtBot, table: tuple[str, str, str]) -> None:
    desk = open_with_bets(table)
    deal(desk, "2S", "KH", "3D", "7C")
    desk.card_place("banker-3")
    desk.card("4H")
    assert hands(desk) == (["2S", "3D"], ["KH", "7C", "4H"])
    desk.tool("irregularity")
    desk.answer("misplaced_cards")
    desk.answer("yes")
    if table[0] == SILENT:
        desk.answer("advised")
    desk.main("CONFIRM")
    desk.sign(SHIFT_MANAGER if table[0] == SILENT else PIT_SUPERVISOR)
    assert hands(desk) == (["2S", "3D", "4H"], ["KH", "7C"])
    settle(desk)
    assert result(desk) == "player"
    desk.done()


@on_three_layouts
def test_cards_out_of_order_that_cannot_be_put_back_void_the_round(
    qtbot: QtBot, table: tuple[str, str, str]
) -> None:
    desk = open_with_bets(table)
    deal(desk, "3S", "KH", "4D", "5C")
    desk.card_place("player-3")
    desk.card("9D")
    desk.tool("irregularity")
    desk.answer("excess_card")
    desk.main("IT WAS THIS CARD")
    desk.answer("no")
    desk.main("CONFIRM")
    desk.sign(PIT_SUPERVISOR)
    settle(desk)
    assert result(desk) == "void"
    assert returned_in_full(desk)
    desk.done()


@on_three_layouts
def test_the_supervisor_orders_cards_drawn_at_the_same_time(
    qtbot: QtBot, table: tuple[str, str, str]
) -> None:
    game = table[0]
    desk = open_with_bets(table)
    deal(desk, "3S", "KH", "4D", "5C")
    desk.tool("irregularity")
    desk.answer("simultaneous_cards")
    desk.answer("yes")
    if game == SILENT:
        desk.answer("advised")
    for face in ("3S", "5C", "4D", "KH"):
        desk.card(face)
    desk.main("CONFIRM ORDER")
    if game != SILENT:
        desk.answer("yes")
    desk.main("CONFIRM")
    desk.sign(SHIFT_MANAGER if game == SILENT else PIT_SUPERVISOR)
    assert hands(desk) == (["3S", "4D"], ["5C", "KH"])
    if game != SILENT:
        chooses(desk, ("continue", "return", "continue", "return"))
    pass_insurance(desk)
    desk.card("AD")
    settle(desk)
    assert result(desk) == "player"
    if game != SILENT:
        last = desk.table.last
        assert last is not None
        assert len(last.given_back) == 2
        assert desk.window.new_shoe.isVisible()
    desk.done()


def chooses(desk: Desk, options: tuple[str, ...]) -> None:
    """Let every bettor choose in turn, by touch; nothing is dealt before the last has chosen."""
    panel = desk.window.option_ask
    for option in options:
        assert phase_of(desk.table) is Phase.CHOOSING
        assert not desk.window.card_pad.isVisible()
        desk.key(panel, option == "continue")
    assert phase_of(desk.table) is not Phase.CHOOSING


@on_three_layouts
def test_a_foreign_card_voids_the_round_and_the_shoe(qtbot: QtBot, table: tuple[str, str, str]) -> None:
    desk = open_with_bets(table)
    deal(desk, "3S", "KH")
    desk.tool("irregularity")
    desk.answer("foreign_card")
    desk.main("CONFIRM")
    desk.sign(PIT_SUPERVISOR)
    settle(desk)
    assert result(desk) == "void"
    assert returned_in_full(desk)
    assert desk.window.new_shoe.isVisible()
    desk.done()


@on_three_layouts
def test_after_a_power_failure_the_round_cannot_go_on(
    qtbot: QtBot, tmp_path: Path, table: tuple[str, str, str]
) -> None:
    path = tmp_path / "BA-07.ledger"
    ledger = Ledger.create(path, kind=LedgerKind.LIVE, table_id="BA-07", zone="Asia/Singapore")
    desk = open_with_bets(table, ledger=ledger)
    deal(desk, "3S", "KH")
    desk = restart(desk, path)
    assert hands(desk) == (["3S"], ["KH"])
    desk.answer("no")
    if table[0] == SILENT:
        desk.answer("advised")
    desk.main("CONFIRM")
    desk.sign(PIT_SUPERVISOR)
    settle(desk)
    assert result(desk) == "void"
    assert returned_in_full(desk)
    desk.done()


def test_after_a_power_failure_no_other_fault_takes_the_place_of_the_question(
    qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "BA-07.ledger"
    ledger = Ledger.create(path, kind=LedgerKind.LIVE, table_id="BA-07", zone="Asia/Singapore")
    desk = open_with_bets(TABLES[0], ledger=ledger)
    deal(desk, "3S", "KH")
    desk = restart(desk, path)
    desk.answer("no")
    assert ("fact", "can_go_on") in desk.window.facts.keys
    with pytest.raises(NotThereError):
        desk.key(desk.window.facts, ("fact", "what"))
    desk.key(desk.window.facts, "back")
    assert desk.window.ask.isVisible()
    desk.done()


def test_after_a_power_failure_an_established_outcome_is_concluded(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "BA-07.ledger"
    ledger = Ledger.create(path, kind=LedgerKind.LIVE, table_id="BA-07", zone="Asia/Singapore")
    desk = open_with_bets(("commission", "big-12", "1366x768"), ledger=ledger)
    deal(desk, "3S", "KH", "4D", "5C")
    desk = restart(desk, path)
    desk.answer("no")
    desk.main("CONFIRM")
    desk.sign(PIT_SUPERVISOR)
    desk.card("9D")
    settle(desk)
    assert result(desk) == "player"
    desk.done()


def test_after_a_power_failure_the_round_goes_on(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "BA-07.ledger"
    ledger = Ledger.create(path, kind=LedgerKind.LIVE, table_id="BA-07", zone="Asia/Singapore")
    desk = open_with_bets(("easy-six", "mini-7", "1920x1080"), ledger=ledger)
    deal(desk, "3S", "KH", "4D", "5C")
    desk = restart(desk, path)
    assert not desk.presenter.view().felt.banker.is_due
    desk.answer("yes")
    assert desk.presenter.view().felt.banker.is_due
    desk.card("9D")
    settle(desk)
    assert result(desk) == "player"
    assert signed_events(desk) == []
    desk.done()


def test_f6_5_3_an_order_that_nobody_knows_in_the_initial_deal_is_void_and_no_card_is_asked_for(
    qtbot: QtBot,
) -> None:
    desk = open_with_bets(("fortune-six", "bean-9", "1920x1080"))
    deal(desk, "3S", "KH")
    desk.tool("irregularity")
    desk.answer("simultaneous_cards")
    desk.answer("no")
    assert _facts(desk) == {
        "what": "Cards drawn at the same time",
        "order_known": "No",
        "during_initial_deal": "",
    }
    desk.answer("yes")
    assert _facts(desk) == {
        "what": "Cards drawn at the same time",
        "order_known": "No",
        "during_initial_deal": "Yes",
    }
    desk.key(desk.window.facts, ("fact", "order_known"))
    assert list(_facts(desk)) == ["what", "order_known"]
    desk.answer("no")
    desk.answer("yes")
    desk.main("CONFIRM")
    desk.sign(PIT_SUPERVISOR)
    assert result(desk) == "void"
    assert returned_in_full(desk)
    desk.done()


def _facts(desk: Desk) -> dict[str, str]:
    """Return what has been told, as the list of facts shows it."""
    view = desk.window.facts.view
    assert view is not None
    return {fact.name: fact.answer for fact in view.facts}
