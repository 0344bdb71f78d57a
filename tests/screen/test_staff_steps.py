"""Who can sign, at the start of a live table: the record, a lost staff file, another one, the way back."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec import structs
from pytestqt.qtbot import QtBot

from terminal.reports.build import make_report
from terminal.rounds import commands as c
from terminal.rounds.commands import CloseBets, PlaceYourBets
from terminal.rules.cards import Card
from terminal.screen.dialogue import Pages
from terminal.screen.screen_view import with_pages
from terminal.table.audit.audit import audit_ledger
from terminal.table.people.secrets import new_salt
from terminal.table.people.staff_file import FileStore
from terminal.table.session.table_session import Done
from terminal.table.setup.opening import open_table
from terminal.table.setup.profile import load_profile
from tests.screen.driving import SIZES, NotThereError
from tests.screen.staff_steps import (
    DEALER,
    NUMBER,
    OTHER_PIN,
    PIN,
    another_file,
    dealt_by,
    digits,
    make_people,
    page,
    profile_in,
    start,
    start_with,
    status,
)
from tests.screen.test_window_looks import faults_on_show
from tests.table.pit import new_seal


def test_a_staff_file_moved_away_amid_a_round_makes_nobody_and_the_round_is_finished(
    qtbot: QtBot, tmp_path: Path
) -> None:
    dealt_by(tmp_path)
    (tmp_path / "people.json").rename(tmp_path / "away.json")
    desk = start(tmp_path)
    assert not desk.window.enrol.isVisible()
    assert str(tmp_path / "people.json") in page(desk).text
    assert status(desk)["STAFF"] == "nobody can sign"
    with pytest.raises(NotThereError):
        desk.answer("code")
    desk.answer("look")
    assert page(desk).title == "Nobody can sign"
    desk.answer("go_on")
    session = desk.session
    assert isinstance(session.handle(CloseBets()), Done)
    for card in ("9S", "TH", "9C", "TD"):
        assert isinstance(session.handle(c.DealCard(Card(card))), Done)
    assert isinstance(session.handle(c.ConcludeRound()), Done)
    assert not desk.presenter.do(PlaceYourBets())
    assert "no round commences" in desk.notice
    (tmp_path / "away.json").rename(tmp_path / "people.json")
    desk.keyboard._touches.staff.look()
    assert desk.presenter.do(PlaceYourBets())
    assert "STAFF" not in status(desk)
    assert not (tmp_path / "people.json.new").exists()
    desk.done()


@pytest.mark.parametrize("spoilt", [b"{}", b"\xff\x00", b""], ids=["no people", "no text", "empty"])
def test_a_damaged_staff_file_keeps_no_table_closed_and_is_named(
    qtbot: QtBot, tmp_path: Path, spoilt: bytes
) -> None:
    dealt_by(tmp_path)
    file = tmp_path / "people.json"
    whole = file.read_bytes()
    file.write_bytes(spoilt)
    desk = start(tmp_path)
    assert page(desk).title == "Nobody can sign"
    assert f"{file} is damaged" in page(desk).text
    desk.answer("go_on")
    session = desk.session
    assert isinstance(session.handle(CloseBets()), Done)
    for card in ("9S", "TH", "9C", "TD"):
        assert isinstance(session.handle(c.DealCard(Card(card))), Done)
    assert isinstance(session.handle(c.ConcludeRound()), Done)
    assert not desk.presenter.do(PlaceYourBets())
    file.write_bytes(whole)
    desk.keyboard._touches.staff.look()
    assert desk.presenter.do(PlaceYourBets())
    desk.done()


@pytest.mark.parametrize("size", SIZES)
def test_another_staff_file_is_taken_with_the_sealed_code(qtbot: QtBot, tmp_path: Path, size: str) -> None:
    code = dealt_by(tmp_path)
    another_file(tmp_path)
    desk = start(tmp_path, size)
    assert page(desk).title == "Another staff file"
    assert not list(faults_on_show(desk, size))
    desk.answer("code")
    desk.type(*"WRONG")
    digits(desk, NUMBER + OTHER_PIN)
    with pytest.raises(NotThereError):
        desk.main("TAKE THIS FILE")
    desk.type(*(letter for letter in code if letter != "-"))
    keyboard = desk.window.keyboard.view
    assert keyboard is not None
    assert keyboard.text.startswith("R")
    for _ in range(len(keyboard.text)):
        desk.key(desk.window.keyboard, "backspace")
    desk.type(*(letter for letter in code if letter != "-"))
    assert desk.window.keyboard.view is not None
    assert desk.window.keyboard.view.text == code
    assert not list(faults_on_show(desk, size))
    desk.main("TAKE THIS FILE")
    again = page(desk).question
    assert page(desk).title == "Sealed code"
    assert again != code
    assert not list(faults_on_show(desk, size))
    desk.answer("kept")
    assert desk.presenter.dialogue is None
    assert "STAFF" not in status(desk)
    desk.session.tidy()
    assert audit_ledger(tmp_path / "table.ledger").findings == ()
    desk.done()


def test_without_the_code_pages_and_reports_are_marked_until_the_former_file_is_signed_for(
    qtbot: QtBot, tmp_path: Path
) -> None:
    dealt_by(tmp_path)
    away = another_file(tmp_path)
    desk = start(tmp_path)
    desk.answer("without")
    digits(desk, NUMBER + OTHER_PIN)
    desk.main("TAKE THIS FILE")
    desk.answer("kept")
    assert status(desk)["STAFF"] == "not proved"
    view = desk.presenter.view()
    looked_back = with_pages(view, Pages(status=structs.replace(view.status, mark=None)))
    assert looked_back.status.mark == view.status.mark
    ledger = tmp_path / "table.ledger"
    (mark,) = make_report("shift", [ledger]).marks
    assert mark.render().startswith("Another staff file was taken without the sealed code")
    desk.session.tidy()
    assert [finding.place for finding in audit_ledger(ledger).findings] == ["people"]
    away.replace(tmp_path / "people.json")
    desk.keyboard._touches.staff.look()
    desk.keyboard._touches.tool("staff")
    assert desk.window.enrol.isVisible()
    digits(desk, NUMBER + PIN)
    desk.main("TAKE IT BACK")
    desk.answer("kept")
    assert "STAFF" not in status(desk)
    assert make_report("shift", [ledger]).marks == ()
    desk.session.tidy()
    assert audit_ledger(ledger).findings == ()
    desk.done()


def test_a_table_of_an_earlier_version_asks_for_the_signature_at_each_start_until_it_is_given(
    qtbot: QtBot, tmp_path: Path
) -> None:
    opened = open_table(profile_in(tmp_path))
    make_people(opened)
    opened.session.ledger.close()
    desk = start(tmp_path)
    assert desk.window.enrol.isVisible()
    desk.key(desk.window.enrol, "back")
    assert desk.presenter.dialogue is None
    desk.done()
    desk = start(tmp_path)
    digits(desk, DEALER + "518472")
    desk.main("PUT ON RECORD")
    view = desk.window.enrol.view
    assert view is not None
    assert "Shift Manager" in view.identity.problem
    digits(desk, NUMBER + PIN)
    desk.main("PUT ON RECORD")
    desk.answer("kept")
    assert desk.table.staff is not None
    assert desk.table.staff.known
    desk.done()


def test_a_pin_too_short_for_a_live_table_signs_on_once_and_asks_to_be_changed(
    qtbot: QtBot, tmp_path: Path
) -> None:
    profile_in(tmp_path)
    path = tmp_path / "table.toml"
    path.write_text(path.read_text("utf-8").replace("pin_digits = 6", "pin_digits = 4"), encoding="utf-8")
    made = open_table(load_profile(path))
    make_people(made)
    made.session.ledger.close()
    store = FileStore(tmp_path / "people.json", new_salt)
    dealer = structs.replace(store.read().people[1], seal=new_seal("5184"))
    store.update(lambda book: book.with_person(dealer))
    desk = start_with(load_profile(path))
    desk.key(desk.window.enrol, "back")
    touches = desk.keyboard._touches
    touches.staff.relieve(must_sign=True)
    for digit in DEALER + "5184":
        desk.key(desk.window.sign_on, ("digit", digit))
    desk.main("SIGN ON")
    assert page(desk).title == "This PIN is too short"
    desk.answer("seen")
    assert desk.table.dealer is not None
    assert desk.presenter.do(c.GoOffDuty())
    touches.staff.relieve(must_sign=True)
    for digit in DEALER + "5184":
        desk.key(desk.window.sign_on, ("digit", digit))
    desk.main("SIGN ON")
    assert desk.window.sign_on.view is not None
    assert "too short" in desk.window.sign_on.view.identity.problem
    assert desk.table.dealer is None
    desk.done()
