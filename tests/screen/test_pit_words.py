"""A Shift Manager's typed decision, by touch alone or on a keyboard; and every title of the list whole."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from terminal.rounds.irregularities.catalogue import offered_now
from terminal.rules.bets import Bet
from terminal.screen.dialogue_views import WalkThroughView
from terminal.screen.irregularities.answers import DECISIONS
from terminal.screen.irregularities.views import kinds_of
from tests.screen.driving import PIT_SUPERVISOR, SHIFT_MANAGER, SIZES, Desk
from tests.screen.pit import TABLES, deal, open_with_bets, recorded, result, returned_in_full, settle
from tests.screen.test_window_looks import faults_on_show

both_sizes = pytest.mark.parametrize("size", SIZES)
by_touch_and_keyboard = pytest.mark.parametrize("touched", [True, False], ids=["touch", "keyboard"])


def opened(size: str, game: int = 0) -> Desk:
    """Deal two cards of a round."""
    name, layout, _ = TABLES[game]
    desk = open_with_bets((name, layout, size))
    deal(desk, "3S", "KH")
    return desk


def walk(desk: Desk) -> WalkThroughView:
    """Return the page that is open."""
    view = desk.window.walk.view
    assert desk.window.walk.isVisible()
    assert view is not None
    return view


def write(desk: Desk, *, touched: bool) -> None:
    """Write `Cards dealt again.` on the keys of the screen or on real ones."""
    desk.answer("words")
    assert desk.window.keyboard.isVisible()
    if touched:
        for key in (*"CARDS", "space", *"DEALT", "space", *"AGAINN", "backspace", "."):
            desk.key(desk.window.keyboard, key)
        desk.key(desk.window.keyboard, "done")
    else:
        desk.type(*"Cards dealt again.", Qt.Key.Key_Return)
    assert not desk.window.keyboard.isVisible()


def decisions(desk: Desk) -> list[tuple[object, object, object]]:
    """Return kind, action and decision of every irregularity on record."""
    events = recorded(desk, "irregularity_decided")
    facts = [event["facts"] for event in events]
    assert all(isinstance(fact, dict) for fact in facts)
    words = [fact.get("decision") for fact in facts if isinstance(fact, dict)]
    return [(event["kind"], event["action"], word) for event, word in zip(events, words, strict=True)]


@both_sizes
@by_touch_and_keyboard
def test_nci_5_18_a_decision_is_written_by_touch_or_on_a_keyboard_and_signed_by_the_shift_manager(
    qtbot: QtBot, size: str, touched: bool
) -> None:
    desk = opened(size)
    desk.tool("irregularity")
    desk.answer("not_provided_for")
    write(desk, touched=touched)
    desk.answer("void")
    desk.main("CONFIRM")
    assert desk.window.override.view is not None
    assert desk.window.override.view.rank == "Table Game Shift Manager"
    desk.sign(PIT_SUPERVISOR)
    assert "Shift Manager" in desk.window.override.view.identity.problem
    desk.key(desk.window.override, "refuse")
    desk.main("CONFIRM")
    desk.sign(SHIFT_MANAGER)
    settle(desk)
    assert result(desk) == "void"
    assert returned_in_full(desk)
    assert decisions(desk) == [("not_provided_for", "void", "Cards dealt again.")]
    desk.done()


@both_sizes
def test_a_prepared_sentence_is_a_decision_without_a_letter_typed(qtbot: QtBot, size: str) -> None:
    desk = opened(size, game=1)
    desk.tool("irregularity")
    desk.answer("not_provided_for")
    assert [answer.title for answer in walk(desk).answers[:-1]] == [words.template for words in DECISIONS]
    desk.answer("1")
    desk.answer("continue")
    desk.main("CONFIRM")
    desk.sign(SHIFT_MANAGER)
    deal(desk, "4D", "9C")
    settle(desk)
    assert decisions(desk) == [("not_provided_for", "continue", DECISIONS[1].template)]
    desk.done()


@both_sizes
@by_touch_and_keyboard
def test_nci_5_11_the_shift_manager_words_what_becomes_of_an_earlier_round(
    qtbot: QtBot, size: str, touched: bool
) -> None:
    desk = opened(size)
    deal(desk, "5D", "9C")
    settle(desk)
    desk.main("PLACE YOUR BETS")
    desk.tool("irregularity")
    desk.answer("noticed_later")
    desk.answer("1")
    before_it = walk(desk).before
    assert before_it is not None
    assert before_it.title == "Round 1"
    assert [answer.name for answer in walk(desk).answers] == ["stands", "void", "reconstructed"]
    desk.answer("void")
    write(desk, touched=touched)
    before = desk.table.round
    desk.main("CONFIRM")
    desk.sign(SHIFT_MANAGER)
    assert decisions(desk) == [("noticed_later", "void", "Cards dealt again.")]
    assert desk.table.round is not None
    assert before is not None
    assert desk.table.round.slices == before.slices
    desk.done()


def test_nci_5_11_an_earlier_round_stands_as_settled_under_a_pit_supervisor(qtbot: QtBot) -> None:
    desk = opened("1366x768")
    deal(desk, "5D", "9C")
    settle(desk)
    desk.main("PLACE YOUR BETS")
    desk.tool("irregularity")
    desk.answer("noticed_later")
    desk.answer("1")
    desk.answer("stands")
    facts = desk.window.facts.view
    assert facts is not None
    assert facts.facts[-1].answer == "as it was settled"
    desk.main("CONFIRM")
    desk.sign(PIT_SUPERVISOR)
    assert decisions(desk) == [("noticed_later", "recorded", None)]
    desk.done()


def _about(desk: Desk) -> object:
    """Return the round that the last irregularity on record is about."""
    facts = recorded(desk, "irregularity_decided")[-1]["facts"]
    assert isinstance(facts, dict)
    return facts["about"]


@both_sizes
def test_5_11_the_round_that_is_meant_is_named_by_touch_or_by_its_number(qtbot: QtBot, size: str) -> None:
    desk = opened(size)
    for faces in (("5D", "9C"), ("9S", "KH", "KD", "5C")):
        deal(desk, *faces)
        settle(desk)
        desk.main("PLACE YOUR BETS")
        desk.close_empty()
    desk.tool("irregularity")
    desk.answer("noticed_later")
    assert walk(desk).question == "Which round is it about?"
    assert [answer.name for answer in walk(desk).answers] == ["2", "1", "other"]
    desk.answer("2")
    desk.answer("stands")
    desk.main("CONFIRM")
    desk.sign(PIT_SUPERVISOR)
    assert _about(desk) == {"shoe": 1, "round": 2}
    desk.tool("irregularity")
    desk.answer("noticed_later")
    desk.answer("other")
    desk.number(3_00)  # the round in play cannot be meant, and the pad stays
    desk.number(1_00)
    assert walk(desk).question == "What becomes of the round?"
    desk.answer("stands")
    desk.main("CONFIRM")
    desk.sign(PIT_SUPERVISOR)
    assert _about(desk) == {"shoe": 1, "round": 1}
    desk.done()


def test_rulings_26_a_payment_of_an_earlier_round_names_it(qtbot: QtBot) -> None:
    desk = opened("1366x768")
    deal(desk, "5D", "9C")
    settle(desk)
    desk.main("PLACE YOUR BETS")
    desk.tool("irregularity")
    desk.answer("wrong_payment")
    desk.answer("1")
    desk.area(desk.table.terms.boxes[0], Bet.PLAYER)
    desk.answer("paid")
    desk.number(600_00)
    desk.main("THAT IS THE BET")
    facts = desk.window.facts.view
    assert facts is not None
    assert facts.facts[1].answer == "shoe 1, round 1"
    desk.main("CONFIRM")
    desk.sign(PIT_SUPERVISOR)
    assert _about(desk) == {"shoe": 1, "round": 1}
    desk.done()


def test_an_empty_decision_is_none_and_the_question_stays(qtbot: QtBot) -> None:
    desk = opened("1920x1080")
    desk.tool("irregularity")
    desk.answer("not_provided_for")
    desk.answer("words")
    desk.key(desk.window.keyboard, "space")
    desk.key(desk.window.keyboard, "done")
    assert walk(desk).question == "What is the decision?"
    desk.done()


@both_sizes
@pytest.mark.parametrize("game", range(len(TABLES)), ids=[name for name, _, _ in TABLES])
def test_no_title_in_the_list_of_irregularities_is_cut(qtbot: QtBot, game: int, size: str) -> None:
    desk = opened(size, game)
    desk.tool("irregularity")
    assert list(faults_on_show(desk, size)) == []
    view = desk.presenter.view()
    offered = {kind.name for kind in kinds_of(view.kinds, view.more_kinds)}
    likely, others = offered_now(desk.table)
    assert offered == {kind.id for kind in (*likely, *others)}
    more = {key[1] for key in desk.window.more_kinds.keys if isinstance(key, tuple)}
    assert {*desk.window.kinds.keys, *more} == offered
    desk.done()
