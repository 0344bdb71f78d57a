"""What the rules leave open, by touch: the advice, each choice, its record and its approval."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from terminal.rounds.guidance.situation import Situation
from terminal.rounds.state import Phase, phase_of
from terminal.screen.approval.views import OverrideView
from terminal.screen.dialogue_views import Answer, WalkThroughView
from tests.screen.driving import PIT_SUPERVISOR, SHIFT_MANAGER, SIZES, Desk, NotThereError
from tests.screen.pit import deal, open_with_bets, recorded, result, returned_in_full, settle
from tests.screen.test_window_looks import faults_on_show

SILENT = (
    ("easy-six", "mini-7", "1366x768"),
    ("tournament", "big-12", "1920x1080"),
    ("fortune-six", "bean-9", "1366x768"),
)
"""The three games whose sets are silent on interruptions."""
in_silent_sets = pytest.mark.parametrize("table", SILENT, ids=[game for game, _, _ in SILENT])
NONE_YET = ("3S", "KH")
ESTABLISHED = ("3S", "KH", "4D", "5C")


def opened(table: tuple[str, str, str], *faces: str) -> Desk:
    """Return a round of which these cards lie."""
    desk = open_with_bets(table, face_down="XX" in faces)
    deal(desk, *faces)
    return desk


def interrupted(table: tuple[str, str, str], *faces: str) -> Desk:
    """Interrupt the round, which cannot go on as it lies."""
    desk = opened(table, *faces)
    raise_it(desk, "technical_interruption", "no")
    return desk


def raise_it(desk: Desk, kind: str, *answers: str) -> None:
    """Open the walk-through of a kind and answer its questions."""
    desk.tool("irregularity")
    desk.answer(kind)
    for answer in answers:
        desk.answer(answer)


def page(desk: Desk) -> WalkThroughView:
    """Return the question that is asked."""
    view = desk.window.walk.view
    assert desk.window.walk.isVisible()
    assert view is not None
    return view


def offered(desk: Desk) -> dict[str, Answer]:
    """Return the answers to what becomes of the round."""
    assert page(desk).question == "What becomes of the round?"
    return {answer.name: answer for answer in page(desk).answers}


def told(desk: Desk) -> dict[str, str]:
    """Return what has been told, as the list of facts shows it."""
    view = desk.window.facts.view
    assert view is not None
    return {fact.name: fact.answer for fact in view.facts}


def changes(desk: Desk) -> dict[str, tuple[str, str]]:
    """Return what the approval says will change."""
    view = desk.window.override.view
    assert isinstance(view, OverrideView)
    return {change.label: (change.before, change.after) for change in view.changes}


def last_decided(desk: Desk) -> tuple[object, object, object]:
    """Return action, remedy and rank of the irregularity that was recorded last."""
    event = recorded(desk, "irregularity_decided")[-1]
    facts = event["facts"]
    assert isinstance(facts, dict)
    return event["action"], facts.get("remedy"), event["decided_by"]


@in_silent_sets
def test_without_an_outcome_void_is_advised_with_the_paragraph_and_why(
    qtbot: QtBot, table: tuple[str, str, str]
) -> None:
    desk = interrupted(table, *NONE_YET)
    assert list(offered(desk)) == ["advised", "continue", "reconstructed"]
    advised = offered(desk)["advised"]
    assert (advised.title, advised.effect) == ("Void", "Advised: no outcome has been established.")
    assert advised.note == "all bets go back · Commission Baccarat ¶ 5.4.2"
    assert page(desk).decides == "the Pit Supervisor decides"
    desk.answer("advised")
    assert told(desk)["remedy"] == "Void, as advised"
    desk.main("CONFIRM")
    assert changes(desk)["Advised"] == ("Void", "as advised")
    assert changes(desk)["Result"] == ("none yet", "void")
    desk.sign(PIT_SUPERVISOR)
    assert last_decided(desk) == ("void", None, "pit_supervisor")
    settle(desk)
    assert result(desk) == "void"
    assert returned_in_full(desk)
    desk.done()


@in_silent_sets
def test_with_an_outcome_established_concluding_is_advised(qtbot: QtBot, table: tuple[str, str, str]) -> None:
    desk = interrupted(table, *ESTABLISHED)
    assert list(offered(desk)) == ["advised", "void", "continue", "reconstructed"]
    advised = offered(desk)["advised"]
    assert (advised.title, advised.effect) == ("Conclude", "Advised: an outcome has been established.")
    assert advised.note == "Commission Baccarat ¶ 5.4.1"
    desk.answer("advised")
    desk.main("CONFIRM")
    desk.sign(PIT_SUPERVISOR)
    assert last_decided(desk) == ("conclude", None, "pit_supervisor")
    deal(desk, "9D")
    settle(desk)
    assert result(desk) == "player"
    desk.done()


@in_silent_sets
@pytest.mark.parametrize(
    ("remedy", "title"), [("void", "Void"), ("continue", "Go on"), ("reconstructed", "Put back in order")]
)
def test_another_remedy_than_the_advice_is_recorded_as_chosen_and_done(
    qtbot: QtBot, table: tuple[str, str, str], remedy: str, title: str
) -> None:
    desk = interrupted(table, *ESTABLISHED)
    desk.answer(remedy)
    assert told(desk)["remedy"] == title
    desk.main("CONFIRM")
    assert changes(desk)["Advised"] == ("Conclude", title)
    assert not list(faults_on_show(desk, table[2]))
    desk.sign(PIT_SUPERVISOR)
    assert last_decided(desk) == (remedy, remedy, "pit_supervisor")
    if remedy != "void":
        deal(desk, "9D")
    settle(desk)
    assert result(desk) == ("void" if remedy == "void" else "player")
    desk.done()


@in_silent_sets
def test_a_choice_can_be_asked_again_and_nothing_is_applied_before_it_is_made(
    qtbot: QtBot, table: tuple[str, str, str]
) -> None:
    desk = interrupted(table, *NONE_YET)
    with pytest.raises(NotThereError):
        desk.main("CONFIRM")
    desk.answer("continue")
    desk.key(desk.window.facts, ("fact", "remedy"))
    desk.answer("advised")
    desk.key(desk.window.facts, ("fact", "can_go_on"))
    assert list(told(desk)) == ["what", "can_go_on"]
    desk.answer("yes")
    assert list(told(desk)) == ["what", "can_go_on"]
    desk.main("CONFIRM")
    assert "Advised" not in changes(desk)
    desk.sign(PIT_SUPERVISOR)
    assert last_decided(desk) == ("continue", None, "pit_supervisor")
    desk.done()


@pytest.mark.parametrize("game", ["commission", "insurance-super-six-plus"])
def test_cb_nci_5_4_nobody_is_asked_where_the_set_says_what_follows(qtbot: QtBot, game: str) -> None:
    desk = interrupted((game, "bean-9", "1920x1080"), *NONE_YET)
    assert list(told(desk)) == ["what", "can_go_on"]
    desk.main("CONFIRM")
    assert "Advised" not in changes(desk)
    desk.sign(PIT_SUPERVISOR)
    assert last_decided(desk) == ("void", None, "pit_supervisor")
    desk.done()


def test_a_remedy_skipped_for_one_kind_is_asked_for_the_next(qtbot: QtBot) -> None:
    desk = interrupted(SILENT[0], *NONE_YET)
    desk.answer("advised")
    desk.key(desk.window.facts, ("fact", "what"))
    desk.answer("deck_count")
    assert list(offered(desk)) == ["advised", "continue", "reconstructed"]
    desk.done()


@in_silent_sets
def test_a_fault_that_is_not_named_is_advised_as_in_commission_and_signed_by_the_shift_manager(
    qtbot: QtBot, table: tuple[str, str, str]
) -> None:
    desk = opened(table, *NONE_YET)
    raise_it(desk, "deck_count")
    advised = offered(desk)["advised"]
    assert (advised.title, advised.effect) == (
        "Void, a new shoe first",
        "Advised: the cards of the shoe are at fault.",
    )
    assert advised.note.endswith("Commission Baccarat ¶ 5.5.2")
    assert page(desk).decides == "the Shift Manager decides"
    guide = desk.window.guide.view
    assert guide is not None
    assert "void" not in guide.call  # nobody says so before it is decided
    desk.answer("continue")
    desk.main("CONFIRM")
    desk.sign(PIT_SUPERVISOR)
    assert desk.window.override.isVisible()
    desk.key(desk.window.override, "refuse")
    desk.main("CONFIRM")
    desk.sign(SHIFT_MANAGER)
    assert last_decided(desk) == ("continue", "continue", "shift_manager")
    assert desk.table.condemned is None
    assert Situation(desk.table).step.do == "deal"
    desk.done()


def test_cb_5_17_an_altered_shoe_is_advised_as_in_fortune_six(qtbot: QtBot) -> None:
    desk = opened(("commission", "big-12", "1366x768"), *NONE_YET)
    raise_it(desk, "shoe_order_altered", "no")
    assert offered(desk)["advised"].note.endswith("Fortune Six ¶ 5.4")
    assert not list(faults_on_show(desk, "1366x768"))
    desk.answer("advised")
    desk.main("CONFIRM")
    desk.sign(SHIFT_MANAGER)
    assert last_decided(desk) == ("void", None, "shift_manager")
    assert desk.table.condemned is not None
    desk.done()


def test_e6_a_round_that_is_void_in_any_case_is_asked_for_no_cards(qtbot: QtBot) -> None:
    desk = opened(SILENT[0], *NONE_YET)
    raise_it(desk, "simultaneous_cards", "no")
    assert list(told(desk)) == ["what", "order_known", "remedy", "cards"]
    assert offered(desk)["continue"].effect == "The round goes on."
    desk.answer("void")
    assert list(told(desk)) == ["what", "order_known", "remedy"]
    desk.main("CONFIRM")
    desk.sign(SHIFT_MANAGER)
    assert last_decided(desk) == ("void", "void", "shift_manager")
    desk.done()


@pytest.mark.parametrize("size", SIZES)
def test_while_a_face_is_missing_nothing_is_advised_and_void_may_be_chosen(qtbot: QtBot, size: str) -> None:
    desk = opened(("easy-six", "mini-7", size), "XX", "KH")
    raise_it(desk, "technical_interruption", "no")
    advised = offered(desk)["advised"]
    assert advised.reason.startswith("Open and enter every card first")
    with pytest.raises(NotThereError):
        desk.answer("advised")
    assert not list(faults_on_show(desk, size))
    desk.answer("void")
    desk.main("CONFIRM")
    assert changes(desk)["Advised"] == ("depends on the cards", "Void")
    desk.sign(PIT_SUPERVISOR)
    assert last_decided(desk) == ("void", "void", "pit_supervisor")
    desk.done()


def test_e6_cards_that_are_not_known_yet_may_be_told_behind_the_advice(qtbot: QtBot) -> None:
    desk = opened(SILENT[0], "XX", "KH")
    raise_it(desk, "simultaneous_cards", "yes")
    assert offered(desk)["advised"].effect == "It depends on the cards."
    desk.answer("advised")
    for face in ("KH", "3S"):
        desk.card(face)
    desk.main("CONFIRM ORDER")
    desk.main("CONFIRM")
    desk.sign(SHIFT_MANAGER)
    assert last_decided(desk) == ("reconstructed", None, "shift_manager")
    assert (desk.round.player, desk.round.banker) == (("KH",), ("3S",))
    assert phase_of(desk.table) is Phase.DEALING
    desk.done()
