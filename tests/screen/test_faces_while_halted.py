"""Face-down cards by touch: what is opened before the next card, and while play is halted."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from terminal.rounds.state import Phase, phase_of
from terminal.rules.bets import Bet
from tests.screen.driving import PIT_SUPERVISOR, Desk, open_desk

pytestmark = pytest.mark.usefixtures("unpainted")


def face_down(game: str, *faces: str) -> Desk:
    """Return a face-down table with a bet on Player and one on Banker, closed, and these faces touched."""
    desk = open_desk(game, face_down=True)
    desk.new_shoe(8, "AC")
    desk.main("PLACE YOUR BETS")
    desk.chip(500_00)
    desk.area("1", Bet.PLAYER)
    desk.area("2", Bet.BANKER)
    desk.main("NO MORE BETS")
    for face in faces:
        desk.card(face)
    return desk


def guide(desk: Desk) -> tuple[str, str, str]:
    """Return the title of the guide, the plain words under it, and what comes then."""
    view = desk.window.guide.view
    assert view is not None
    return view.title, view.plain, view.then


def test_nci_3_12_the_players_third_card_is_opened_before_the_bankers_is_dealt(qtbot: QtBot) -> None:
    desk = face_down("insurance-super-six-plus", "KS", "KH", "KD", "2C", "XX")
    assert guide(desk)[:2] == ("Open a card", "the Player’s card 3: touch its face")
    desk.card("9S")
    assert desk.round.player == ("KS", "KD", "9S")
    assert phase_of(desk.table) is Phase.INSURANCE
    desk.done()


def test_rulings_15_a_misplaced_card_is_opened_by_its_face_and_put_in_order(qtbot: QtBot) -> None:
    desk = face_down("commission", "KS", "KH", "5S", "6D")
    desk.card_place("banker-3")
    desk.card("XX")
    assert phase_of(desk.table) is Phase.HALTED
    assert guide(desk) == ("Play is halted", "", "the Banker’s card 3: touch its face")
    desk.card("4S")
    assert (phase_of(desk.table), desk.round.banker) == (Phase.HALTED, ("KH", "6D", "4S"))
    assert guide(desk)[2] == "undo the entry, or raise the irregularity"
    desk.tool("irregularity")
    desk.answer("misplaced_cards")
    desk.answer("yes")
    desk.main("CONFIRM")
    desk.sign(PIT_SUPERVISOR)
    assert (desk.round.player, desk.round.banker) == (("KS", "5S", "4S"), ("KH", "6D"))
    desk.done()


def test_while_play_is_halted_over_known_faces_the_pad_takes_none(qtbot: QtBot) -> None:
    desk = face_down("commission", "KS", "KH", "5S", "6D")
    desk.card_place("banker-3")
    desk.card("4S")
    view = desk.window.card_pad.view
    assert view is not None
    assert view.reason == "A card lies on the wrong hand"
    desk.done()
