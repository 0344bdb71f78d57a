"""A live table left behind with its people on record, and started again after its staff file was touched."""

from __future__ import annotations

import shutil
from pathlib import Path

from PySide6.QtTest import QTest

from terminal.rounds.commands import NewShoe, PlaceYourBets
from terminal.rounds.staff_record import StaffBasis
from terminal.rules.ranks import Rank
from terminal.screen.dialogue_views import WalkThroughView
from terminal.screen.keys import Keys
from terminal.screen.presenter import Presenter
from terminal.screen.screen_kind import ScreenKind
from terminal.screen.selection import Context
from terminal.screen.staff.people import people_of
from terminal.screen.touches import Touches
from terminal.screen.window import MainWindow
from terminal.table.people.authority import record_staff
from terminal.table.people.staff import Proof, Signature
from terminal.table.session.table_session import Done
from terminal.table.setup.defaults import DEFAULT_CHIPS
from terminal.table.setup.layouts import load_layout
from terminal.table.setup.opening import OpenedTable, open_table
from terminal.table.setup.profile import TableProfile, load_profile, profiles_folder
from tests.patience import SteppedClock
from tests.screen.driving import CLOCK, SIZES, Desk, load_fonts

NUMBER, PIN, OTHER_PIN = "10077", "275936", "830164"
DEALER = "30277"


def profile_in(folder: Path) -> TableProfile:
    """Return a live table with a ledger and people of its own."""
    text = (profiles_folder() / "commission.toml").read_text(encoding="utf-8")
    text = text.replace("[staff]\n", '[staff]\nfile = "people.json"\n')
    path = folder / "table.toml"
    path.write_text(text.replace("[ledger]\n", '[ledger]\nfile = "table.ledger"\n'), encoding="utf-8")
    return load_profile(path)


def make_people(opened: OpenedTable, pin: str = PIN) -> None:
    """Put a Shift Manager and a dealer into the staff file."""
    staff = opened.staff
    assert staff.create_first_manager(NUMBER, "Ong B. L.", pin) is None
    by = staff.identify(NUMBER, pin)
    assert isinstance(by, Proof)
    assert staff.add(by, DEALER, "Tan W. L.", Rank.DEALER, "518472") is None


def dealt_by(folder: Path) -> str:
    """Leave a table behind with its people on record and a round under way; return the sealed code."""
    opened = open_table(profile_in(folder))
    make_people(opened)
    code = record_staff(opened.session, opened.staff, Signature(NUMBER, PIN), StaffBasis.FIRST)
    assert isinstance(code, str)
    assert isinstance(opened.session.sign_on(Signature(DEALER, "518472")), Done)
    for command in (NewShoe(8, burn_due=False), PlaceYourBets()):
        assert isinstance(opened.session.handle(command), Done)
    opened.session.ledger.close()
    return code


def start(folder: Path, size: str = "1920x1080") -> Desk:
    """Start the table of a folder as its command does."""
    return start_with(profile_in(folder), size)


def start_with(profile: TableProfile, size: str = "1920x1080") -> Desk:
    """Start the table of a profile."""
    load_fonts()
    opened = open_table(profile)
    presenter = Presenter(opened.session, Context(kind=ScreenKind.LIVE, chips=DEFAULT_CHIPS, clock=CLOCK))
    terms = profile.terms
    clock = SteppedClock()
    window = MainWindow(load_layout(terms.layout, terms.rules.bets), presenter.view(), clock=clock)
    touches = Touches(window, presenter)
    keyboard = Keys(presenter, touches)
    presenter.shown.connect(window.show_view)
    window.key_pressed.connect(keyboard.press)
    presenter.know_people(people_of(opened))
    window.resize(*SIZES[size])
    window.show()
    QTest.qWaitForWindowExposed(window)
    touches.staff.settle(lambda: None)
    return Desk(window, presenter, opened.session, keyboard, clock)


def digits(desk: Desk, text: str) -> None:
    """Type on the page."""
    for digit in text:
        desk.key(desk.window.enrol, ("digit", digit))


def page(desk: Desk) -> WalkThroughView:
    """Return the question that is open."""
    assert desk.window.walk.isVisible()
    view = desk.window.walk.view
    assert view is not None
    return view


def another_file(folder: Path) -> Path:
    """Put a staff file of somebody else in the place of the table's; return where that was moved to."""
    away = folder / "moved-away.json"
    (folder / "people.json").rename(away)
    elsewhere = folder / "elsewhere"
    elsewhere.mkdir()
    opened = open_table(profile_in(elsewhere))
    make_people(opened, OTHER_PIN)
    opened.session.ledger.close()
    shutil.copy(elsewhere / "people.json", folder / "people.json")
    (folder / "people.json").chmod(0o600)
    return away


def status(desk: Desk) -> dict[str, str]:
    """Return what the top bar says."""
    view = desk.window.status.view
    assert view is not None
    return {} if view.mark is None else {view.mark.label: view.mark.value}
