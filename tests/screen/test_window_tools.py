"""The tools outside the round: limits, corrections, squeezes, missed insurance, notice, cut card."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from terminal.rounds.commands import RaiseIrregularity
from terminal.rounds.refusal import Refusal
from terminal.rounds.state import Phase, phase_of
from terminal.rules.bets import SEATED, Bet, Hand, standing
from terminal.rules.house import Limits
from terminal.rules.stakes import BetKey, totals
from terminal.screen.dialogue_views import ChangeLine
from terminal.screen.selection import ChipMode
from tests.screen.driving import PIT_MANAGER, PIT_SUPERVISOR, Desk, NotThereError, open_desk

pytestmark = pytest.mark.usefixtures("unpainted")


GAME = "insurance-super-six-plus"
ONE = standing(1)
LIMITS = Limits(minimum=100_00, maximum_differential=50_000_00)


def opened(game: str = GAME, *, face_down: bool = False, private: bool = False) -> Desk:
    """Return a table with a new shoe."""
    desk = open_desk(game, limits=LIMITS, face_down=face_down, private=private)
    desk.new_shoe(8, "AC")
    return desk


def bets(desk: Desk, *placed: tuple[str, Bet]) -> None:
    """Play a round with 500 on each of these areas, up to closing."""
    desk.main("PLACE YOUR BETS")
    desk.chip(500_00)
    for box, bet in placed:
        desk.area(box, bet)
    desk.main("NO MORE BETS")


def deal(desk: Desk, *faces: str) -> None:
    """Deal cards by their faces."""
    for face in faces:
        desk.card(face)


def settle(desk: Desk) -> None:
    """Do what the main button asks for, to the end of the round."""
    while desk.table.round is not None:
        desk.main()


def sums(desk: Desk) -> dict[BetKey, int]:
    """Return the bets of the round that is open or has just ended."""
    return totals(desk.round.slices)


def paid(desk: Desk) -> int:
    """Return what the House pays in the round that has just ended, in cents."""
    settlement = desk.round.settlement
    assert settlement is not None
    return sum(line.paid for line in settlement.lines)


def fields(desk: Desk) -> dict[str, str]:
    """Return what the top bar says."""
    view = desk.window.status.view
    assert view is not None
    return {field.label: field.value for field in view.fields}


def test_cb_3_4_limits_are_displayed_at_all_times_and_changed_between_rounds(qtbot: QtBot) -> None:
    desk = opened("commission")
    shown = {"MIN": "100", "MAX DIFFERENTIAL": "50,000"}
    assert shown.items() <= fields(desk).items()
    bets(desk, ("1", Bet.PLAYER))
    assert shown.items() <= fields(desk).items()
    deal(desk, "9S", "9H", "KS", "KH")
    settle(desk)
    desk.shoe()
    desk.other_tool("limits")
    for name, cents in (("minimum", 200_00), ("maximum", 20_000_00), ("maximum_differential", 0)):
        desk.answer(name)
        desk.number(cents)
    desk.main("SET THE LIMITS")
    assert desk.table.terms.limits == LIMITS
    desk.sign(PIT_SUPERVISOR)
    assert desk.table.terms.limits == Limits(minimum=200_00, maximum=20_000_00)
    assert {"MIN": "200", "MAX": "20,000"}.items() <= fields(desk).items()
    assert "MAX DIFFERENTIAL" not in fields(desk)
    desk.done()


def test_nci_3_4_limits_are_displayed_at_all_times(qtbot: QtBot) -> None:
    desk = opened()
    shown = {"MIN": "100", "MAX DIFFERENTIAL": "50,000"}
    bets(desk, ("1", Bet.PLAYER))
    for face in ("2D", "9H", "3S", "KC"):
        assert shown.items() <= fields(desk).items()
        desk.card(face)
    settle(desk)
    assert shown.items() <= fields(desk).items()
    desk.done()


def test_limits_are_not_changed_within_a_round(qtbot: QtBot) -> None:
    desk = opened()
    desk.main("PLACE YOUR BETS")
    desk.shoe()
    with pytest.raises(NotThereError):
        desk.other_tool("limits")
    desk.done()


def test_limits_that_nobody_signs_stay_as_they_are(qtbot: QtBot) -> None:
    desk = opened()
    desk.shoe()
    desk.other_tool("limits")
    desk.answer("minimum")
    desk.key(desk.window.number_pad, "close")
    desk.answer("minimum")
    desk.number(500_00)
    desk.main("SET THE LIMITS")
    desk.key(desk.window.override, "refuse")
    desk.key(desk.window.facts, "back")
    assert desk.table.terms.limits == LIMITS
    assert desk.window.felt.isVisible()
    desk.done()


def test_a_card_entered_wrong_is_corrected_by_a_touch_on_it(qtbot: QtBot) -> None:
    desk = opened("commission")
    bets(desk, ("1", Bet.PLAYER))
    deal(desk, "9S", "9H", "KS", "KH")
    desk.card_place("player-2")
    desk.card("8C")
    assert desk.round.player == ("9S", "KS")
    desk.sign(PIT_SUPERVISOR)
    assert desk.round.player == ("9S", "8C")
    desk.done()


def test_a_card_of_the_round_just_settled_is_corrected_and_the_round_settled_again(qtbot: QtBot) -> None:
    desk = opened("commission")
    bets(desk, ("1", Bet.PLAYER))
    deal(desk, "9S", "8H", "KS", "KH")
    settle(desk)
    assert paid(desk) == 500_00
    desk.card_place("player-1")
    desk.card("7S")
    desk.sign(PIT_SUPERVISOR)
    assert desk.table.round is None
    assert desk.round.player == ("7S", "KS")
    assert paid(desk) == 0
    told = desk.window.walk.view
    assert told is not None
    assert told.changes == (ChangeLine("Box 1", "went back: 1,000, right: 0", "recover 1,000"),)
    desk.type(Qt.Key.Key_Escape)
    assert desk.window.walk.isVisible()
    desk.main("DONE")
    assert not desk.window.walk.isVisible()
    desk.main("PLACE YOUR BETS")
    desk.done()


def test_a_correction_can_be_left(qtbot: QtBot) -> None:
    desk = opened("commission")
    bets(desk, ("1", Bet.PLAYER))
    deal(desk, "9S", "8H")
    head = desk.session.ledger.head
    desk.card_place("player-1")
    assert desk.window.facts.isVisible()
    desk.key(desk.window.facts, "back")
    assert desk.session.ledger.head == head
    desk.card("KS")
    assert desk.round.player == ("9S", "KS")
    desk.done()


def test_a_bet_entered_wrong_is_corrected_after_the_call_and_after_the_round(qtbot: QtBot) -> None:
    desk = opened("commission")
    bets(desk, ("1", Bet.PLAYER), ("2", Bet.BANKER))
    deal(desk, "9S", "8H")
    desk.shoe()
    desk.other_tool("correct_bet")
    desk.area("1", Bet.PLAYER)
    desk.answer(SEATED)
    desk.number(700_00)
    desk.sign(PIT_SUPERVISOR)
    assert sums(desk)[BetKey("1", SEATED, Bet.PLAYER)] == 700_00
    deal(desk, "KS", "KH")
    settle(desk)
    assert paid(desk) == 700_00
    desk.shoe()
    desk.other_tool("correct_bet")
    desk.area("3", Bet.PLAYER)
    desk.answer(ONE)
    desk.number(300_00)
    desk.sign(PIT_SUPERVISOR)
    assert paid(desk) == 1_000_00
    desk.done()


def test_chips_that_lay_there_are_recorded_until_the_first_card(qtbot: QtBot) -> None:
    desk = opened("commission")
    bets(desk, ("1", Bet.PLAYER))
    desk.area("2", Bet.BANKER)
    desk.number(300_00)
    assert [piece.after_call for piece in desk.round.slices] == [False, True]
    desk.card("9S")
    desk.area("2", Bet.BANKER)
    assert not desk.window.number_pad.isVisible()
    assert sums(desk)[BetKey("2", SEATED, Bet.BANKER)] == 300_00
    desk.done()


def test_the_pad_follows_the_finger_from_area_to_area(qtbot: QtBot) -> None:
    desk = opened()
    desk.main("PLACE YOUR BETS")
    desk.close_empty()
    desk.area("1", Bet.PLAYER)
    desk.area("2", Bet.BANKER)
    desk.number(700_00)
    assert sums(desk) == {BetKey("2", SEATED, Bet.BANKER): 700_00}
    desk.area("2", Bet.BANKER)
    desk.number(700_00)
    assert sums(desk) == {BetKey("2", SEATED, Bet.BANKER): 700_00}
    desk.done()


def test_one_touch_records_the_cut_card(qtbot: QtBot) -> None:
    desk = opened()
    bets(desk, ("1", Bet.PLAYER))
    desk.shoe()
    desk.other_tool("cut_card")
    assert desk.table.cut_round == 1
    assert not desk.window.between.isVisible()
    assert fields(desk)["CUT CARD"] == "1 to go"
    desk.done()


def test_one_touch_announces_the_last_round_and_undo_takes_it_back(qtbot: QtBot) -> None:
    desk = opened()
    bets(desk, ("1", Bet.PLAYER))
    desk.shoe()
    desk.other_tool("last_round")
    assert (desk.table.last_round, desk.window.between.isVisible()) == (1, False)
    desk.tool("undo")
    assert (desk.table.last_round, len(sums(desk))) == (None, 1)
    desk.done()


def test_cb_5_14_a_supervisor_puts_a_wrong_display_right_from_the_table_menu(qtbot: QtBot) -> None:
    desk = opened()
    bets(desk, ("1", Bet.PLAYER))
    desk.shoe()
    with pytest.raises(NotThereError):
        desk.other_tool("display")
    desk.tool("menu")
    assert not isinstance(desk.session.handle(RaiseIrregularity("display_wrong")), Refusal)
    desk.shoe()
    desk.other_tool("display")
    approval = desk.window.override.view
    assert approval is not None
    assert approval.changes[0] == ChangeLine("Recorded", "", "The players’ display put right")
    desk.sign(PIT_SUPERVISOR)
    assert desk.table.display_put_right == 1
    desk.done()


def test_bets_left_on_a_tie_stay_and_only_what_is_taken_back_goes(qtbot: QtBot) -> None:
    desk = opened()
    bets(desk, ("1", Bet.PLAYER), ("2", Bet.BANKER), ("3", Bet.BANKER), ("3", Bet.TIE))
    deal(desk, "9S", "9H", "KS", "KH")
    settle(desk)
    desk.main("PLACE YOUR BETS")
    assert desk.window.felt.area("2", Bet.BANKER).view.total == 500_00
    desk.chip(500_00)
    desk.area("2", Bet.BANKER)
    desk.area("2", Bet.BANKER)
    desk.mode(ChipMode.TAKE_BACK)
    desk.area("3", Bet.BANKER)
    desk.mode(ChipMode.ADD)
    desk.area("3", Bet.BANKER)
    kept = {BetKey("2", SEATED, Bet.BANKER): 1_000_00, BetKey("3", SEATED, Bet.BANKER): 500_00}
    assert sums(desk) == kept
    assert desk.window.felt.area("1", Bet.PLAYER).view.total == 500_00
    desk.main("1 BET STAYS")
    assert sums(desk) == kept | {BetKey("1", SEATED, Bet.PLAYER): 500_00}
    desk.main("NO MORE BETS")
    desk.done()


def test_all_bets_of_a_tie_stay_by_one_touch(qtbot: QtBot) -> None:
    desk = opened()
    bets(desk, ("1", Bet.PLAYER), ("2", Bet.BANKER), ("2", Bet.TIE))
    deal(desk, "9S", "9H", "KS", "KH")
    settle(desk)
    desk.main("PLACE YOUR BETS")
    desk.main("2 BETS STAY")
    assert set(sums(desk)) == {BetKey("1", SEATED, Bet.PLAYER), BetKey("2", SEATED, Bet.BANKER)}
    desk.done()


def test_of_equal_bets_the_dealer_says_who_squeezes(qtbot: QtBot) -> None:
    desk = opened(face_down=True)
    bets(desk, ("1", Bet.PLAYER), ("4", Bet.BANKER), ("6", Bet.TIE))
    desk.tool("squeeze")
    view = desk.window.walk.view
    assert view is not None
    assert [answer.name for answer in view.answers] == ["box-1", "box-4", "box-6"]
    desk.answer("box-4")
    assert desk.round.squeezer == "4"
    desk.done()


def test_the_only_highest_bet_squeezes_at_once(qtbot: QtBot) -> None:
    desk = opened(face_down=True)
    desk.main("PLACE YOUR BETS")
    desk.chip(500_00)
    desk.area("1", Bet.PLAYER)
    desk.chip(1_000_00)
    desk.area("5", Bet.BANKER)
    desk.main("NO MORE BETS")
    desk.card("XX")
    desk.type("Q", control=True)
    assert desk.round.squeezer == "5"
    assert [text.text for text in desk.window.felt.boxes["5"].tag.texts()] == ["squeezes"]
    desk.card("XX")
    assert len(desk.round.dealt) == 2, "a key for the squeeze was taken for a card"
    desk.done()


@pytest.mark.parametrize("granted", [True, False])
def test_nci_3_14_bankers_third_card_first_needs_a_supervisor(qtbot: QtBot, granted: bool) -> None:
    desk = opened(face_down=True)
    bets(desk, ("1", Bet.PLAYER), ("4", Bet.BANKER))
    deal(desk, "2S", "KH", "3S", "2D")
    assert phase_of(desk.table) is Phase.DEALING
    desk.tool("squeeze")
    desk.answer("first" if granted else "refused")
    desk.sign(PIT_SUPERVISOR)
    assert desk.round.waived is granted
    desk.done()


def test_a_face_not_known_is_opened_by_its_face(qtbot: QtBot) -> None:
    desk = opened(face_down=True)
    bets(desk, ("1", Bet.PLAYER))
    deal(desk, "XX", "9H", "KS", "KH")
    deal(desk, "8S")
    assert desk.round.player == ("8S", "KS")
    desk.done()


def test_nci_5_13_insurance_that_was_not_offered_is_claimed_after_the_result(qtbot: QtBot) -> None:
    desk = opened()
    bets(desk, ("1", Bet.BANKER), ("2", Bet.BANKER), ("3", Bet.PLAYER))
    deal(desk, "2D", "9H", "3S", "7C")
    desk.shoe()
    desk.other_tool("not_offered")
    deal(desk, "2C")
    assert phase_of(desk.table) is Phase.RESULT
    desk.main("BETS TAKEN")
    desk.shoe()
    desk.other_tool("neglected")
    desk.answer("1-seated-banker")
    desk.sign(PIT_SUPERVISOR)
    assert desk.round.neglected == ()
    desk.key(desk.window.override, "refuse")
    desk.shoe()
    desk.other_tool("neglected")
    desk.answer("2-seated-banker")
    desk.sign(PIT_MANAGER)
    assert [(who.box, hand) for who, hand in desk.round.neglected] == [("2", Hand.BANKER)]
    settle(desk)
    settlement = desk.round.settlement
    assert settlement is not None
    back = {line.box: line.returned for line in settlement.lines}
    assert back == {"1": 0, "2": 500_00, "3": 1_000_00}
    desk.done()


def test_nci_4_2_2_the_notice_is_put_up_by_a_supervisor_and_seen(qtbot: QtBot) -> None:
    desk = opened(private=True)
    desk.tool("menu")
    desk.other_tool("notice")
    desk.sign(PIT_SUPERVISOR)
    assert desk.table.notice
    assert fields(desk)["NOTICE"] == "no insurance"
    bets(desk, ("1", Bet.BANKER))
    deal(desk, "2D", "9H", "3S", "7C", "2C")
    assert phase_of(desk.table) is Phase.RESULT
    desk.done()


def test_over_the_limit_the_box_and_the_list_share_the_rail(qtbot: QtBot) -> None:
    desk = opened()
    desk.main("PLACE YOUR BETS")
    desk.chip(25_000_00)
    for _ in range(3):
        desk.area("2", Bet.PLAYER)
    assert desk.window.turn_back.isVisible()
    desk.plate("2")
    assert desk.window.box.isVisible()
    desk.key(desk.window.box, "plus")
    desk.chip(1_000_00)
    desk.area("2", Bet.BANKER)
    assert BetKey("2", ONE, Bet.BANKER) in sums(desk)
    desk.plate("2")
    assert desk.window.turn_back.isVisible()
    desk.main("TURN BACK 24,000")
    desk.main("NO MORE BETS")
    desk.done()


def test_a_chip_on_a_closed_felt_is_told_why_it_does_not_count(qtbot: QtBot) -> None:
    desk = opened()
    bets(desk, ("1", Bet.PLAYER))
    deal(desk, "9S")
    desk.area("2", Bet.BANKER)
    assert desk.notice == "Cards are out: no more bets. For a late bet, touch Irregularity."
    deal(desk, "2H", "KS", "KH")
    desk.area("2", Bet.BANKER)
    assert desk.notice == "Nothing is left to pay in box 2."
    assert set(sums(desk)) == {BetKey("1", SEATED, Bet.PLAYER)}
    desk.done()
