"""The approval by touch: refused, mistyped, locked, one's own, too late, by badge, and typed."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from terminal.ledger.identity import LedgerKind
from terminal.ledger.ledger import Ledger
from terminal.rounds.commands import Undo
from terminal.rounds.refusal import Refusal
from terminal.screen import faults
from terminal.screen.approval.approval_dialogue import Approval
from terminal.screen.approval.views import OverrideView
from terminal.screen.presenter import APPROVAL_SECONDS
from terminal.screen.widgets.identity import Field
from terminal.table.people.keys import hash_badge
from tests.screen.driving import DEALER, PIT_SUPERVISOR, Desk, NotThereError
from tests.screen.pit import (
    BADGE,
    TABLES,
    Seconds,
    deal,
    hold_badge,
    open_with_bets,
    press,
    recorded,
    result,
    settle,
)

WRONG = "704916"
on_three_layouts = pytest.mark.parametrize("table", TABLES, ids=[layout for _, layout, _ in TABLES])


def ask_for_approval(desk: Desk) -> OverrideView:
    """Find a foreign card: the round is to be void, which the dealer cannot say alone."""
    deal(desk, "3S", "KH")
    desk.tool("irregularity")
    desk.answer("foreign_card")
    desk.main("CONFIRM")
    view = desk.window.override.view
    assert desk.window.override.isVisible()
    assert view is not None
    return view


def type_pin(desk: Desk, number: str, pin: str) -> None:
    """Touch number and PIN, the number again, and the signature."""
    dialog = desk.window.override
    desk.key(dialog, ("field", Field.NUMBER))
    desk.key(dialog, ("digit", "clear"))
    for digit in number + pin:
        desk.key(dialog, ("digit", digit))
    desk.key(dialog, "approve")


def problem(desk: Desk) -> str:
    view = desk.window.override.view
    assert view is not None
    return view.identity.problem


def read_badge(desk: Desk, number: str) -> None:
    """Give somebody of the demo a badge, and hold it to the reader."""
    staff = desk.session._staff
    assert staff is not None
    book = staff._store.read()
    person = book.person(number)
    assert person is not None
    holder = replace(person, badge=hash_badge(BADGE, book.badge_salt))
    staff._store.update(lambda kept: kept.with_person(holder))
    hold_badge()


@on_three_layouts
def test_a_refused_approval_leaves_everything_as_it_was(qtbot: QtBot, table: tuple[str, str, str]) -> None:
    desk = open_with_bets(table)
    ask_for_approval(desk)
    before, head = desk.table, desk.session.ledger.head
    desk.give_reason()
    for digit in "20001222222":
        desk.key(desk.window.override, ("digit", digit))
    desk.key(desk.window.override, "refuse")
    assert not desk.window.override.isVisible()
    assert desk.window.walk.isVisible()
    assert (desk.table, desk.session.ledger.head) == (before, head)
    assert desk.window.override.number == desk.window.override.pin == ""
    desk.key(desk.window.facts, "back")
    deal(desk, "4D", "5C", "9D")
    settle(desk)
    assert result(desk) == "player"
    desk.done()


def test_a_wrong_pin_is_said_counted_locked_after_five_and_recorded(qtbot: QtBot) -> None:
    seconds = Seconds()
    desk = open_with_bets(TABLES[0], elapsed=seconds)
    ask_for_approval(desk)
    desk.give_reason()
    for left in ("4 tries", "3 tries", "2 tries", "1 try"):
        type_pin(desk, PIT_SUPERVISOR[0], WRONG)
        assert f"Wrong PIN, {left} left." in problem(desk)
        assert desk.window.override.pin == ""
        seconds.now += 30
    type_pin(desk, PIT_SUPERVISOR[0], WRONG)
    assert "locked" in problem(desk)
    seconds.now += 29
    type_pin(desk, *PIT_SUPERVISOR)
    assert "locked" in problem(desk)
    assert [refused["attempts"] for refused in recorded(desk, "pin_refused")] == [1, 2, 3, 4, 5]
    assert [locked["number"] for locked in recorded(desk, "staff_locked")] == [PIT_SUPERVISOR[0]]
    assert recorded(desk, "override_granted") == []
    assert desk.table.round is not None
    desk.done()


def test_after_a_wrong_pin_one_waits_before_the_next(qtbot: QtBot) -> None:
    seconds = Seconds()
    desk = open_with_bets(TABLES[1], elapsed=seconds)
    ask_for_approval(desk)
    desk.give_reason()
    type_pin(desk, PIT_SUPERVISOR[0], WRONG)
    type_pin(desk, *PIT_SUPERVISOR)
    assert "Wait" in problem(desk)
    seconds.now += 2
    type_pin(desk, *PIT_SUPERVISOR)
    assert not desk.window.override.isVisible()
    assert recorded(desk, "override_granted") != []
    desk.done()


def test_nobody_approves_their_own_request(qtbot: QtBot) -> None:
    desk = open_with_bets(TABLES[2])
    desk.shoe()
    desk.other_tool("relief")
    for digit in "".join(PIT_SUPERVISOR):
        desk.key(desk.window.sign_on, ("digit", digit))
    desk.main("TAKE OVER")
    assert desk.table.dealer is not None
    assert desk.table.dealer.number == PIT_SUPERVISOR[0]
    ask_for_approval(desk)
    before = desk.table
    desk.sign(PIT_SUPERVISOR)
    assert "themselves" in problem(desk)
    assert desk.table == before
    desk.done()


def test_a_dealers_pin_approves_nothing(qtbot: QtBot) -> None:
    desk = open_with_bets(TABLES[0])
    ask_for_approval(desk)
    before = desk.table
    desk.sign(DEALER)
    assert problem(desk)
    assert desk.table == before
    desk.done()


def test_while_an_approval_is_open_nothing_else_happens_and_later_it_is_too_late(qtbot: QtBot) -> None:
    seconds = Seconds()
    desk = open_with_bets(TABLES[0], elapsed=seconds)
    ask_for_approval(desk)
    before = desk.table
    assert isinstance(desk.session.handle(Undo()), Refusal)
    assert desk.table == before
    seconds.now += APPROVAL_SECONDS + 1
    assert not isinstance(desk.session.handle(Undo()), Refusal)
    changed = desk.table
    assert changed != before
    desk.presenter.tell(clock="14:36:00")
    view = desk.window.override.view
    assert view is not None
    assert view.refusal == "too late: refuse, and ask again"
    with pytest.raises(NotThereError):
        desk.sign(PIT_SUPERVISOR)
    approval = desk.presenter.dialogue
    assert isinstance(approval, Approval)
    approval.approve(*PIT_SUPERVISOR)
    assert "Ask it again" in problem(desk)
    assert desk.table == changed
    desk.key(desk.window.override, "refuse")
    assert desk.table == changed
    assert recorded(desk, "override_granted") == []
    desk.done()


def test_a_reason_in_words_goes_on_record(qtbot: QtBot) -> None:
    desk = open_with_bets(TABLES[0])
    ask_for_approval(desk)
    desk.key(desk.window.override, "note")
    for key in ("J", "O", "K", "E", "R", "space", "S", "E", "E", "N", "N", "backspace", "."):
        desk.key(desk.window.keyboard, key)
    desk.key(desk.window.keyboard, "done")
    assert not desk.window.keyboard.isVisible()
    for digit in "".join(PIT_SUPERVISOR):
        desk.key(desk.window.override, ("digit", digit))
    desk.key(desk.window.override, "approve")
    assert [granted["reason"] for granted in recorded(desk, "override_granted")] == ["Joker seen."]
    desk.done()


def test_a_real_keyboard_writes_and_signs(qtbot: QtBot) -> None:
    desk = open_with_bets(TABLES[0])
    ask_for_approval(desk)
    desk.key(desk.window.override, "note")
    desk.type(*"Seen", Qt.Key.Key_Return)
    for sign in "".join(PIT_SUPERVISOR):
        press(sign, pause=200)
    press("\r", pause=200)
    assert not desk.window.override.isVisible()
    assert [granted["reason"] for granted in recorded(desk, "override_granted")] == ["Seen"]
    desk.done()


def test_a_badge_held_to_the_reader_approves(qtbot: QtBot) -> None:
    desk = open_with_bets(TABLES[0])
    ask_for_approval(desk)
    read_badge(desk, PIT_SUPERVISOR[0])
    assert "reason" in problem(desk)
    desk.give_reason()
    read_badge(desk, PIT_SUPERVISOR[0])
    assert not desk.window.override.isVisible()
    assert [granted["number"] for granted in recorded(desk, "override_granted")] == [PIT_SUPERVISOR[0]]
    desk.done()


def test_a_badge_held_to_the_reader_signs_on(qtbot: QtBot) -> None:
    desk = open_with_bets(TABLES[1])
    desk.shoe()
    desk.other_tool("relief")
    read_badge(desk, PIT_SUPERVISOR[0])
    assert not desk.window.sign_on.isVisible()
    assert desk.table.dealer is not None
    assert desk.table.dealer.number == PIT_SUPERVISOR[0]
    desk.done()


def test_somebody_who_types_the_code_of_a_badge_by_hand_has_none(qtbot: QtBot) -> None:
    desk = open_with_bets(TABLES[0])
    ask_for_approval(desk)
    desk.give_reason()
    for sign in BADGE + "\r":
        press(sign, pause=120)
    assert desk.window.override.isVisible()
    assert recorded(desk, "override_granted") == []
    desk.done()


def test_no_pin_and_no_badge_is_on_record_or_on_the_screen(
    qtbot: QtBot, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "BA-07.ledger"
    ledger = Ledger.create(path, kind=LedgerKind.LIVE, table_id="BA-07", zone="Asia/Singapore")
    desk = open_with_bets(TABLES[0], ledger=ledger, elapsed=(seconds := Seconds()))
    ask_for_approval(desk)
    dialog = desk.window.override
    desk.give_reason()
    pictures = [typed_picture(desk, pin) for pin in (PIT_SUPERVISOR[1], WRONG)]
    assert pictures[0] == pictures[1]
    desk.key(dialog, "approve")
    seconds.now += 40
    assert WRONG not in problem(desk)
    assert not any(
        WRONG in repr(part) for part in (dialog.view, desk.presenter.view(), desk.presenter.dialogue)
    )
    read_badge(desk, PIT_SUPERVISOR[0])
    assert not dialog.isVisible()
    desk.done()
    kept = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert PIT_SUPERVISOR[0].encode() in kept
    for secret in (WRONG, PIT_SUPERVISOR[1], DEALER[1], BADGE):
        assert secret.encode() not in kept
        assert secret not in caplog.text


def typed_picture(desk: Desk, pin: str) -> bytes:
    """Return what the screen shows once number and PIN are typed, and what its keys are called aloud."""
    dialog = desk.window.override
    desk.key(dialog, ("field", Field.NUMBER))
    desk.key(dialog, ("digit", "clear"))
    for digit in PIT_SUPERVISOR[0] + pin:
        desk.key(dialog, ("digit", digit))
    spoken = " ".join(key.accessibleName() for key in dialog.keys.values())
    assert pin not in spoken
    picture = desk.window.grab().toImage()
    return bytes(picture.constBits())


@pytest.mark.parametrize("where", ["while it is open", "while it is carried out"])
def test_a_fault_page_that_takes_the_place_of_an_approval_ends_its_hold(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    """Nobody waits for a question that is no longer on the screen."""
    monkeypatch.setattr(faults, "_keep_log", lambda: "")
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)

    desk = open_with_bets(TABLES[0])

    async def guard() -> None:
        faults.guard_against_faults(partial(faults.say_fault, desk.presenter))

    asyncio.run(guard())
    ask_for_approval(desk)
    assert desk.session.waits() is not None
    error = RuntimeError("a bug")
    if where == "while it is carried out":
        desk.give_reason()
        with monkeypatch.context() as patch:
            patch.setattr(desk.session.ledger, "append", _raises(error))
            dialogue = desk.presenter.dialogue
            assert isinstance(dialogue, Approval)
            with pytest.raises(RuntimeError):
                dialogue.approve(*PIT_SUPERVISOR)
    sys.excepthook(RuntimeError, error, None)
    assert desk.window.walk.view is not None
    assert desk.session.waits() is None
    desk.answer("go_on")
    deal(desk, "4D")
    assert desk.session.waits() is None
    desk.done()


def _raises(error: Exception) -> Callable[..., None]:
    def fails(*_args: object, **_facts: object) -> None:
        raise error

    return fails
