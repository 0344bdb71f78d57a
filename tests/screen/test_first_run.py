"""The first run of a live table: no PIN beforehand, a first Shift Manager by touch, then the table."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from terminal.ledger.signed_heads import fingerprint, make_key
from terminal.rules.ranks import Rank
from terminal.screen.keys import Keys
from terminal.screen.presenter import Presenter
from terminal.screen.screen_kind import ScreenKind
from terminal.screen.selection import Context
from terminal.screen.staff.people import people_of
from terminal.screen.touches import Touches
from terminal.screen.widgets.keyboard import SIZE
from terminal.screen.window import MainWindow
from terminal.table.setup.defaults import DEFAULT_CHIPS
from terminal.table.setup.layouts import load_layout
from terminal.table.setup.opening import open_table
from terminal.table.setup.profile import load_profile, profiles_folder
from tests.patience import leisurely
from tests.screen.driving import CLOCK, SIZES, Desk, NotThereError, load_fonts
from tests.screen.test_window_looks import faults_on_show

NUMBER, PIN, OTHER = "10077", "275936", "830164"
LEAST_KEY = 56
"""The least side of a key, in px at 1920×1080."""


def open_live(folder: Path, size: str = "1920x1080") -> Desk:
    """Return a live table with a key, whose ledger and staff file are not there yet, at its first touch."""
    load_fonts()
    text = (profiles_folder() / "commission.toml").read_text(encoding="utf-8")
    text = text.replace("[staff]\n", '[staff]\nfile = "people.json"\n')
    text += '\n[heads]\nfile = "elsewhere.heads"\nkey = "table.key"\n'
    make_key(folder / "table.key")
    path = folder / "table.toml"
    path.write_text(text.replace("[ledger]\n", '[ledger]\nfile = "table.ledger"\n'), encoding="utf-8")
    profile = load_profile(path)
    opened = open_table(profile)
    presenter = Presenter(opened.session, Context(kind=ScreenKind.LIVE, chips=DEFAULT_CHIPS, clock=CLOCK))
    terms = profile.terms
    window = MainWindow(load_layout(terms.layout, terms.rules.bets), presenter.view(), clock=leisurely())
    touches = Touches(window, presenter)
    keyboard = Keys(presenter, touches)
    presenter.shown.connect(window.show_view)
    window.key_pressed.connect(keyboard.press)
    presenter.know_people(people_of(opened))
    window.resize(*SIZES[size])
    window.show()
    QTest.qWaitForWindowExposed(window)
    assert opened.staff.needs_first_manager
    touches.staff.settle(lambda: touches.staff.relieve(must_sign=True))
    return Desk(window, presenter, opened.session, keyboard)


def digits(desk: Desk, text: str) -> None:
    for digit in text:
        desk.key(desk.window.enrol, ("digit", digit))


def name(desk: Desk) -> None:
    for key in ("O", "N", "G", "space", "B", ".", "space", "L", "."):
        desk.key(desk.window.keyboard, key)


def seal_the_code(desk: Desk) -> str:
    """Read the sealed code off its page, and say that it lies in its envelope."""
    view = desk.window.walk.view
    assert view is not None
    key = desk.table.table_key
    assert key is not None
    assert fingerprint(key) in view.text  # it is noted with the code
    desk.answer("kept")
    return view.question


def test_the_first_shift_manager_is_made_before_anything_else(qtbot: QtBot, tmp_path: Path) -> None:
    desk = open_live(tmp_path)
    page = desk.window.enrol
    assert page.isVisible()
    assert "back" not in page.keys
    name(desk)
    digits(desk, NUMBER + PIN)
    desk.main("NEXT")
    assert (page.number, page.pin) == (NUMBER, "")
    digits(desk, PIN)
    desk.main("MAKE SHIFT MANAGER")
    staff = desk.session._staff
    assert staff is not None
    (manager,) = staff.people
    assert (manager.number, manager.name, manager.rank) == (NUMBER, "Ong B. L.", Rank.SHIFT_MANAGER)
    assert not page.isVisible()
    seal_the_code(desk)
    assert desk.window.sign_on.isVisible()
    for digit in NUMBER + PIN:
        desk.key(desk.window.sign_on, ("digit", digit))
    desk.main("SIGN ON")
    assert desk.window.new_shoe.isVisible()
    desk.done()
    # Between other digits it would be one of the random numbers that stand there too.
    alone = re.compile(rb"(?<![0-9a-f])" + PIN.encode() + rb"(?![0-9a-f])")
    assert not [file.name for file in tmp_path.iterdir() if alone.search(file.read_bytes())]


@pytest.mark.parametrize("size", SIZES)
def test_the_code_goes_into_its_envelope_or_a_second_shift_manager_is_made(
    qtbot: QtBot, tmp_path: Path, size: str
) -> None:
    desk = open_live(tmp_path, size)
    name(desk)
    digits(desk, NUMBER + PIN)
    desk.main("NEXT")
    digits(desk, PIN)
    desk.main("MAKE SHIFT MANAGER")
    assert not list(faults_on_show(desk, size))
    desk.answer("second")
    name(desk)
    digits(desk, "10088" + OTHER)
    desk.main("NEXT")
    digits(desk, OTHER)
    desk.main("ADD SHIFT MANAGER")
    digits(desk, "10088" + OTHER)
    desk.main("ADD SHIFT MANAGER")
    assert not list(faults_on_show(desk, size))
    view = desk.window.enrol.view
    assert view is not None
    assert view.identity.problem
    digits(desk, NUMBER + PIN)
    desk.main("ADD SHIFT MANAGER")
    record = desk.table.staff
    assert record is not None
    assert [(one.number, one.rank) for one in record.people] == [
        (NUMBER, Rank.SHIFT_MANAGER),
        ("10088", Rank.SHIFT_MANAGER),
    ]
    assert desk.window.sign_on.isVisible()
    desk.done()


def test_the_two_pins_must_be_the_same(qtbot: QtBot, tmp_path: Path) -> None:
    desk = open_live(tmp_path, "1366x768")
    name(desk)
    digits(desk, NUMBER + PIN)
    desk.main("NEXT")
    digits(desk, OTHER)
    desk.main("MAKE SHIFT MANAGER")
    view = desk.window.enrol.view
    assert view is not None
    assert "not the same" in view.identity.problem
    assert desk.session._staff is not None
    assert len(desk.session._staff.people) == 0
    digits(desk, PIN)
    desk.main("NEXT")
    digits(desk, PIN)
    desk.main("MAKE SHIFT MANAGER")
    assert len(desk.session._staff.people) == 1
    desk.done()


def test_a_pin_that_is_easy_to_guess_is_not_taken(qtbot: QtBot, tmp_path: Path) -> None:
    desk = open_live(tmp_path)
    name(desk)
    digits(desk, NUMBER + "123456")
    desk.main("NEXT")
    view = desk.window.enrol.view
    assert view is not None
    assert "easy to guess" in view.identity.problem
    assert desk.session._staff is not None
    assert len(desk.session._staff.people) == 0
    desk.done()


def test_nobody_passes_the_first_run_by(qtbot: QtBot, tmp_path: Path) -> None:
    desk = open_live(tmp_path)
    desk.type(Qt.Key.Key_Escape, Qt.Key.Key_Return)
    for tool in ("irregularity", "roads"):
        with pytest.raises(NotThereError):
            desk.tool(tool)
    assert desk.window.enrol.isVisible()
    assert desk.table.dealer is None
    desk.done()


def test_a_real_keyboard_types_name_number_and_pin(qtbot: QtBot, tmp_path: Path) -> None:
    desk = open_live(tmp_path)
    desk.type(*"Ong BX", Qt.Key.Key_Backspace, *NUMBER, *PIN, Qt.Key.Key_Backspace, PIN[-1])
    desk.main("NEXT")
    desk.type(*PIN)
    desk.main("MAKE SHIFT MANAGER")
    assert desk.session._staff is not None
    assert [person.name for person in desk.session._staff.people] == ["Ong B"]
    desk.done()


def test_every_key_of_the_keyboard_is_large_enough_and_on_the_screen(qtbot: QtBot, tmp_path: Path) -> None:
    desk = open_live(tmp_path)
    keyboard = desk.window.keyboard
    letters = {name for name in keyboard.keys if isinstance(name, str) and len(name) == 1}
    assert letters == {*"ABCDEFGHIJKLMNOPQRSTUVWXYZ", "."}
    for key in keyboard.keys.values():
        x, y, width, height = key.slot.box
        assert min(width, height) >= LEAST_KEY
        assert x >= 0
        assert y >= 0
        assert x + width <= SIZE[0]
        assert y + height <= SIZE[1]
    assert desk.window.rect().contains(keyboard.geometry())
    desk.done()
