"""The Undo key: it says what it takes back and when that was, shows the box, and leads to corrections."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from terminal.rounds.commands import (
    CloseInsurance,
    ConcludeRound,
    DeclineInsurance,
    OfferInsurance,
    PayBettor,
    PlaceBet,
    RejectExcess,
    ShowCutCard,
    TakeInsurance,
    TakeLosingBets,
)
from terminal.rounds.events import IrregularityDecided
from terminal.rounds.state import Phase, phase_of
from terminal.rounds.taking_back import INVERSES
from terminal.rules.bets import Bet, Hand
from terminal.rules.house import Limits
from terminal.screen import undo_words
from terminal.screen.dealing.correction import CardCorrection
from tests.screen.driving import CLOCK, SIZES, Desk, open_desk

pytestmark = pytest.mark.usefixtures("unpainted")


GAME = "insurance-super-six-plus"


def opened(size: str = "1920x1080") -> Desk:
    """Return a table with a new shoe."""
    desk = open_desk(GAME, size=size, limits=Limits(minimum=100_00, maximum_differential=500_00))
    desk.new_shoe(8, "AC")
    return desk


def said(desk: Desk) -> tuple[str, str, str]:
    """Return what the key says."""
    view = desk.window.strip.view
    assert view is not None
    return view.undo.title, view.undo.what, view.undo.when


def test_a_bet_is_named_with_its_bettor_and_time_and_its_box_is_shown(qtbot: QtBot) -> None:
    desk = opened()
    desk.session.handle(PlaceBet("3", Bet.BANKER, 500_00, "standing-1"))
    desk.presenter.refresh()
    assert said(desk) == ("Undo", "box 3 Banker 500", f"Standing 1, {CLOCK}")
    assert desk.presenter.selection.box == "1"
    desk.tool("undo")
    assert (desk.presenter.selection.box, desk.presenter.selection.bettor) == ("3", "standing-1")
    assert desk.table.round is None
    desk.done()


@pytest.mark.parametrize("size", SIZES)
def test_the_key_goes_back_over_the_call_by_touch_and_by_keyboard(qtbot: QtBot, size: str) -> None:
    desk = opened(size)
    desk.chip(500_00)
    desk.area("2", Bet.PLAYER)
    desk.main("NO MORE BETS")
    desk.card("9S")
    assert said(desk) == ("Undo", "9 of spades", f"Player, {CLOCK}")
    desk.type(Qt.Key.Key_Z, control=True)
    assert said(desk) == ("Undo", "No more bets", CLOCK)
    desk.tool("undo")
    assert (phase_of(desk.table), desk.round.reopened) == (Phase.BETTING, 1)
    assert said(desk) == ("Undo", "box 2 Player 500", CLOCK)
    desk.done()


def test_every_sort_of_act_is_named(qtbot: QtBot) -> None:
    desk = opened()
    found = [said(desk)[1]]

    def act(*commands: object) -> None:
        for command in commands:
            assert desk.presenter.do(command)  # type: ignore[arg-type]
            found.append(said(desk)[1])

    act(PlaceBet("1", Bet.BANKER, 900_00), PlaceBet("2", Bet.PLAYER, 100_00), RejectExcess(), ShowCutCard())
    desk.main("NO MORE BETS")
    for face in ("KS", "KH", "5S", "6D"):
        desk.card(face)
    act(OfferInsurance(), TakeInsurance("1", Hand.BANKER, 100_00))
    desk.tool("undo")
    act(DeclineInsurance("1"), CloseInsurance())
    assert found == [
        "Burn",
        "box 1 Banker 900",
        "box 2 Player 100",
        "300 turned back",
        "Cut card",
        "Lammer out",
        "box 1 insures 100",
        "box 1: no insurance",
        "Insurance closed",
    ]
    desk.done()


def test_every_event_that_can_name_an_act_has_words() -> None:
    """A ruling only follows from a call; it names none."""
    named = {kind for kind, inverse in INVERSES.items() if inverse.make is not None} - {IrregularityDecided}
    assert named - set(undo_words._WORDS) == set()


def test_payments_are_taken_back_until_the_round_is_concluded(qtbot: QtBot) -> None:
    desk = opened()
    desk.presenter.do(PlaceBet("1", Bet.PLAYER, 500_00), PlaceBet("2", Bet.BANKER, 100_00))
    desk.main("NO MORE BETS")
    for face in ("KS", "KH", "9S", "7D"):
        desk.card(face)
    desk.presenter.do(TakeLosingBets(), PayBettor("1"))
    assert said(desk)[1] == "box 1 paid"
    desk.tool("undo")
    assert said(desk)[1] == "Losing bets taken"
    desk.tool("undo")
    assert (desk.round.taken, desk.round.paid) == (False, ())
    desk.presenter.do(TakeLosingBets(), PayBettor("1"), ConcludeRound())
    view = desk.window.strip.view
    assert view is not None
    assert (view.undo.title, view.undo.locked) == ("Correct entry", True)
    assert said(desk)[2] == "Pit Supervisor"
    desk.tool("undo")
    desk.answer("card")
    assert desk.notice == "Touch the card that was entered wrong."
    desk.card_place("player-2")
    assert isinstance(desk.presenter.dialogue, CardCorrection)
    desk.done()


def test_a_wrong_bet_is_corrected_from_the_key_too(qtbot: QtBot) -> None:
    desk = opened()
    desk.presenter.do(PlaceBet("1", Bet.PLAYER, 500_00))
    desk.main("NO MORE BETS")
    for face in ("KS", "KH", "9S", "7D"):
        desk.card(face)
    desk.presenter.do(ConcludeRound())
    desk.tool("undo")
    desk.answer("bet")
    assert desk.presenter.selection.correcting
    desk.done()


@pytest.mark.parametrize("size", SIZES)
def test_a_round_without_bets_is_closed_only_after_a_question(qtbot: QtBot, size: str) -> None:
    desk = opened(size)
    desk.main("PLACE YOUR BETS")
    desk.main("NO MORE BETS")
    assert phase_of(desk.table) is Phase.BETTING
    walk = desk.window.walk.view
    assert walk is not None
    assert walk.question == "No bets placed. Close anyway?"
    desk.type(Qt.Key.Key_Escape)
    assert (phase_of(desk.table), desk.presenter.dialogue) == (Phase.BETTING, None)
    desk.close_empty()
    assert phase_of(desk.table) is Phase.CLOSED
    desk.done()


def test_with_nothing_to_undo_the_key_is_off(qtbot: QtBot) -> None:
    desk = open_desk(GAME)
    view = desk.window.strip.view
    assert view is not None
    assert not view.undo.usable
    assert view.undo.what == "nothing to undo"
    desk.done()
