"""A foreign write: told in the strip and on every page, and nothing goes on before a Shift Manager signs."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from terminal.rounds.commands import PlaceYourBets
from terminal.rounds.events import ForeignWriteSigned
from terminal.screen.day.foreign_watch import ForeignWatch
from terminal.screen.dealing.strip import status_view
from terminal.screen.views import SideNoticeView
from tests.screen.driving import SHIFT_MANAGER, Desk
from tests.screen.recalled import desk_with_ledger, plain_rounds
from tests.table.foreign_writing import forge

pytestmark = pytest.mark.usefixtures("unpainted")


@pytest.fixture(params=["1920x1080", "1366x768"])
def desk(request: pytest.FixtureRequest, tmp_path: Path, qtbot: QtBot) -> Iterator[Desk]:
    """Return a live table with a file and a round in it."""
    opened = desk_with_ledger(tmp_path, request.param)
    plain_rounds(opened, 1)
    opened.presenter.refresh()
    yield opened
    opened.done()


def _told(desk: Desk) -> SideNoticeView | None:
    view = desk.window.strip.view
    assert view is not None
    return view.side_notice


def _written_into(desk: Desk) -> None:
    """Have another program write into the open ledger, and the dealer touch the main key."""
    path = desk.session.ledger.path
    assert path is not None
    forge(path)
    desk.presenter.do(PlaceYourBets())


def _watch(desk: Desk) -> ForeignWatch:
    return ForeignWatch(desk.presenter, desk.keyboard._touches.side_notices)


def test_the_page_says_what_was_done_and_nothing_goes_on_before_the_signature(desk: Desk) -> None:
    before = desk.table
    _written_into(desk)
    page = desk.window.walk.view
    assert page is not None
    assert "the table goes on in a new one" in page.text
    assert desk.table.rounds == before.rounds
    assert [answer.name for answer in page.answers] == ["leave", "stop"]
    desk.answer("leave")
    assert not desk.presenter.do(PlaceYourBets())
    assert "A Shift Manager signs" in desk.presenter.selection.notice
    assert desk.table.round is None


def test_a_shift_manager_signs_and_the_alarm_stays(desk: Desk) -> None:
    _written_into(desk)
    desk.answer("leave")
    watch = _watch(desk)
    watch.look()
    assert _told(desk) == SideNoticeView("warning", "Foreign write", "play waits for a signature", alarm=True)
    done: list[bool] = []
    watch.ask_first(lambda: done.append(True))
    page = desk.window.walk.view
    assert page is not None
    assert "They are not in this record" in page.text
    assert not done
    desk.answer("sign")
    desk.sign(SHIFT_MANAGER)
    watch.look()
    assert done == [True]
    assert isinstance(list(desk.session.ledger.read())[-1].event, ForeignWriteSigned)
    assert _told(desk) == SideNoticeView(
        "warning", "Foreign write", "signed for; in every report", alarm=True
    )
    mark = status_view(desk.table, desk.presenter.context).mark
    assert mark is not None
    assert (mark.label, mark.value) == ("LEDGER", "foreign write")
    assert desk.presenter.do(PlaceYourBets())


def test_without_a_foreign_write_nothing_waits(desk: Desk) -> None:
    done: list[bool] = []
    _watch(desk).ask_first(lambda: done.append(True))
    assert done == [True]
    assert _told(desk) is None
