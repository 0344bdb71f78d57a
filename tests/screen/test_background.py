"""Work during the dealing: heard on the screen's thread, waited for where it must be, broken off at last."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.exceptions import capture_exceptions
from pytestqt.qtbot import QtBot

from terminal.ledger.errors import LedgerError, LedgerFault
from terminal.screen.background import Background
from tests.patience import HANGS, HANGS_MS


@pytest.fixture
def background(qtbot: QtBot) -> Iterator[Background]:
    """Return a table's threads."""
    made = Background()
    yield made
    made.close()


def never(what: object) -> None:
    """Fail: this must not be called."""
    raise AssertionError(what)


def test_what_comes_of_work_is_heard_on_the_screens_thread(background: Background, qtbot: QtBot) -> None:
    heard: list[tuple[int, threading.Thread]] = []
    worked: list[threading.Thread] = []

    def work() -> int:
        worked.append(threading.current_thread())
        return 7

    background.run(work, lambda done: heard.append((done, threading.current_thread())), never)
    qtbot.waitUntil(lambda: bool(heard), timeout=HANGS_MS)
    assert heard == [(7, threading.main_thread())]
    assert worked[0] is not threading.main_thread()


@pytest.mark.parametrize(
    "error", [LedgerError(LedgerFault.DISK_FULL, path=Path("BA-07.ledger")), ValueError("a bug")]
)
def test_that_work_is_over_is_told_whatever_has_come_of_it(
    background: Background, qtbot: QtBot, error: Exception
) -> None:
    told: list[str] = []

    def work() -> None:
        raise error

    with capture_exceptions():
        background.run(work, never, lambda _fault: told.append("failed"), over=lambda: told.append("over"))
        qtbot.waitUntil(lambda: bool(told), timeout=HANGS_MS)
    assert told == (["over", "failed"] if isinstance(error, LedgerError) else ["over"])


def test_a_fault_of_the_ledger_is_handed_over(background: Background, qtbot: QtBot) -> None:
    faults: list[LedgerError] = []

    def work() -> None:
        raise LedgerError(LedgerFault.DISK_FULL, path=Path("BA-07.ledger"))

    background.run(work, never, faults.append)
    qtbot.waitUntil(lambda: bool(faults), timeout=HANGS_MS)
    assert faults[0].fault is LedgerFault.DISK_FULL


def test_any_other_error_is_raised_where_faults_of_the_program_are_written_down(
    background: Background, qtbot: QtBot
) -> None:
    def work() -> None:
        raise ZeroDivisionError("a bug")

    with capture_exceptions() as raised:
        background.run(work, never, never)
        qtbot.waitUntil(lambda: bool(raised), timeout=HANGS_MS)
    assert raised[0][0] is ZeroDivisionError


def test_only_what_has_the_ledger_open_is_waited_for(background: Background, qtbot: QtBot) -> None:
    go_on, ended = threading.Event(), []
    background.run(lambda: go_on.wait(HANGS), lambda _: ended.append("check"), never, on_ledger=False)
    background.run(lambda: None, lambda _: ended.append("copy"), never)
    background.wait()
    qtbot.waitUntil(lambda: ended == ["copy"], timeout=HANGS_MS)
    go_on.set()
    qtbot.waitUntil(lambda: ended == ["copy", "check"], timeout=HANGS_MS)


def test_closing_breaks_long_work_off_and_nobody_hears_of_it(qtbot: QtBot) -> None:
    background = Background()
    steps, begun = [0], threading.Event()

    def work() -> None:
        while True:
            steps[0] += 1
            background.tell(lambda: None)
            begun.set()

    background.run(work, never, never)
    assert begun.wait(10)
    background.close()
    ended_at = steps[0]
    qtbot.wait(50)
    assert steps[0] == ended_at
