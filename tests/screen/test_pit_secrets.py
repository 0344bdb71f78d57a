"""No PIN and no badge in a log, a ledger, an error report or a picture, whatever page it was typed on."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from terminal.ledger.identity import LedgerKind
from terminal.ledger.ledger import Ledger
from terminal.screen import faults
from terminal.screen.staff.people import people_of
from terminal.screen.widgets.panel import Panel
from terminal.table.people.secrets import new_salt
from terminal.table.people.staff import Staff
from terminal.table.people.staff_file import FileStore
from terminal.table.session.table_session import TableSession
from terminal.table.setup.opening import OpenedTable
from terminal.table.setup.profile import demo_profile
from tests.screen.driving import DEALER, PIT_SUPERVISOR, SHIFT_MANAGER, Desk
from tests.screen.pit import BADGE, TABLES, Seconds, deal, hold_badge, open_with_bets

WRONG, OTHER, NEW = "704916", "583920", ("30277", "830164")
PINS = (WRONG, OTHER, NEW[1], DEALER[1], PIT_SUPERVISOR[1], SHIFT_MANAGER[1])


@pytest.fixture
def log_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Return where the program writes its faults down."""
    folder = tmp_path / "log"
    folder.mkdir()
    monkeypatch.setattr(faults, "log_home", lambda: folder)
    before, hook = list(faults._LOG.handlers), sys.excepthook
    yield folder / "lammer.log"
    sys.excepthook = hook
    for handler in faults._LOG.handlers:
        if handler not in before:
            handler.close()
    faults._LOG.handlers = before


def live_desk(folder: Path, seconds: Seconds) -> Desk:
    """Return a table with a ledger and a staff file on the disk, whose people are those of the demo."""
    ledger = Ledger.create(folder / "BA-07.ledger", kind=LedgerKind.LIVE, table_id="BA-07", zone="UTC")
    desk = open_with_bets(TABLES[0], ledger=ledger, elapsed=seconds)
    demo = desk.session._staff
    assert demo is not None
    store = FileStore(folder / "staff.json", new_salt)
    store.update(lambda _: demo._store.read())
    staff = Staff(store, number_digits=5, pin_digits=6, elapsed=seconds)
    session = TableSession(ledger, desk.table, staff=staff, elapsed=seconds)
    desk.session = desk.presenter._session = session
    session.on_change(desk.presenter._changed)
    desk.presenter.know_people(
        people_of(OpenedTable(demo_profile(), session, staff, False, (), session.table))
    )
    return desk


def digits(desk: Desk, panel: Panel[Any], text: str) -> None:
    for digit in text:
        desk.key(panel, ("digit", digit))


def pictures(desk: Desk, panel: Panel[Any], number: str, pins: tuple[str, ...]) -> set[bytes]:
    """Return the screen's pictures while each PIN is typed behind the number, its last one left there."""
    digits(desk, panel, number)
    shown = set()
    for pin in pins:
        desk.key(panel, ("digit", "clear"))
        digits(desk, panel, pin)
        picture = desk.window.grab().toImage()
        shown.add(bytes(picture.constBits()))
        assert pin not in " ".join(key.accessibleName() for key in panel.keys.values())
        said = (panel.view, desk.presenter.view(), desk.presenter.dialogue)
        assert not any(pin in repr(part) or pin in str(part) for part in said)
    return shown


def sign_on(desk: Desk, seconds: Seconds) -> None:
    """Sign on with a wrong PIN, then with the right one."""
    desk.shoe()
    desk.other_tool("relief")
    page = desk.window.sign_on
    assert len(pictures(desk, page, PIT_SUPERVISOR[0], (PIT_SUPERVISOR[1], WRONG))) == 1
    desk.main("TAKE OVER")
    seconds.now += 60
    digits(desk, page, PIT_SUPERVISOR[1])
    desk.main("TAKE OVER")


def new_person(desk: Desk, seconds: Seconds) -> None:
    """Put somebody on the staff with a PIN, under a wrong signature and a right one."""
    desk.shoe()
    desk.other_tool("staff")
    desk.answer("add")
    page = desk.window.enrol
    desk.key(desk.window.keyboard, "T")
    assert len(pictures(desk, page, NEW[0], (OTHER, NEW[1]))) == 1
    desk.main("NEXT")
    digits(desk, page, OTHER)
    desk.main("GO ON")
    for main in ("NEXT", "GO ON"):
        digits(desk, page, NEW[1])
        desk.main(main)
    assert len(pictures(desk, page, SHIFT_MANAGER[0], (SHIFT_MANAGER[1], WRONG))) == 1
    desk.main("SIGN")
    seconds.now += 60
    digits(desk, page, SHIFT_MANAGER[1])
    desk.main("SIGN")
    desk.answer("back")


def new_badge(desk: Desk, seconds: Seconds) -> None:
    """Set a badge, and sign with it."""
    desk.shoe()
    desk.other_tool("staff")
    for number in (PIT_SUPERVISOR[0], SHIFT_MANAGER[0]):
        desk.answer(number)
        desk.answer("badge")
        hold_badge(BADGE if number == SHIFT_MANAGER[0] else BADGE[::-1])
        assert not any(BADGE in repr(part) for part in (desk.presenter.view(), desk.presenter.dialogue))
        digits(desk, desk.window.enrol, "".join(SHIFT_MANAGER))
        desk.main("SIGN")
        seconds.now += 60
    desk.answer(PIT_SUPERVISOR[0])
    desk.answer("no_badge")
    hold_badge(BADGE)
    desk.answer("back")


def approval(desk: Desk, seconds: Seconds) -> None:
    """Approve with a wrong PIN, then with the right one."""
    deal(desk, "3S", "KH")
    desk.tool("irregularity")
    desk.answer("foreign_card")
    desk.main("CONFIRM")
    dialog = desk.window.override
    desk.give_reason()
    assert len(pictures(desk, dialog, SHIFT_MANAGER[0], (SHIFT_MANAGER[1], WRONG))) == 1
    desk.key(dialog, "approve")
    seconds.now += 60
    digits(desk, dialog, SHIFT_MANAGER[1])
    desk.key(dialog, "approve")
    assert not dialog.isVisible()


SESSION: tuple[Callable[[Desk, Seconds], None], ...] = (sign_on, new_person, new_badge, approval)


def test_no_secret_of_a_touch_session_is_in_a_log_a_ledger_an_error_report_or_a_picture(
    qtbot: QtBot,
    tmp_path: Path,
    log_file: Path,
    caplog: pytest.LogCaptureFixture,
    capfd: pytest.CaptureFixture[str],
) -> None:
    caplog.set_level(logging.DEBUG)
    seconds = Seconds()
    desk = live_desk(tmp_path, seconds)

    async def guard() -> None:
        faults.guard_against_faults(partial(faults.say_fault, desk.presenter))

    asyncio.run(guard())
    for part in SESSION:
        part(desk, seconds)
    fault_while_a_pin_is_proved(desk)
    desk.done()
    texts = (caplog.text, *capfd.readouterr(), log_file.read_text(encoding="utf-8"))
    assert "unexpected fault" in texts[-1]
    files = [file for file in tmp_path.rglob("*") if file.is_file()]
    contents = {file.name: file.read_bytes() for file in files}
    assert {"BA-07.ledger", "staff.json", "lammer.log"} <= set(contents)
    assert SHIFT_MANAGER[0].encode() in contents["BA-07.ledger"]
    for secret in (*PINS, BADGE, BADGE[::-1]):
        assert not any(secret in text for text in texts)
        assert not [name for name, content in contents.items() if secret.encode() in content]
    assert not any(b"argon2" in content for name, content in contents.items() if "ledger" in name)


def fault_while_a_pin_is_proved(desk: Desk) -> None:
    """Fail with a PIN in hand: what is written down and shown does not tell it."""
    desk.shoe()
    desk.other_tool("relief")
    digits(desk, desk.window.sign_on, "".join(SHIFT_MANAGER))
    dialogue = desk.presenter.dialogue
    assert dialogue is not None

    def fails(staff: Staff, number: str, pin: str | None) -> None:
        raise RuntimeError("the staff code fails")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Staff, "identify", fails)
        with pytest.raises(RuntimeError) as raised:
            dialogue.apply()
    sys.excepthook(raised.type, raised.value, raised.tb)
    assert not desk.window.sign_on.isVisible()
    view = desk.window.walk.view
    assert view is not None
    assert "RuntimeError" in view.text
    assert SHIFT_MANAGER[1] not in repr(desk.presenter.view())
