"""A clock that was set back: told in the strip with how far it is behind, until it has caught up."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime, timedelta
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from terminal.ledger.times import from_text
from terminal.screen.day.clock_watch import ClockWatch
from terminal.screen.views import SideNoticeView
from tests.screen.driving import Desk
from tests.screen.recalled import desk_with_ledger, plain_rounds


@pytest.fixture(params=["1920x1080", "1366x768"])
def desk(request: pytest.FixtureRequest, tmp_path: Path, qtbot: QtBot) -> Iterator[Desk]:
    """Return a live table with a file and a round in it."""
    opened = desk_with_ledger(tmp_path, request.param)
    plain_rounds(opened, 1)
    opened.presenter.refresh()
    yield opened
    opened.done()


def _set_clock(desk: Desk, behind: timedelta) -> None:
    """Stop the table's clock so far behind the last act on record."""
    time: datetime = from_text(desk.session.ledger.head.at_utc) - behind
    desk.session._clock = lambda: time


def _told(desk: Desk) -> SideNoticeView | None:
    view = desk.window.strip.view
    assert view is not None
    return view.side_notice


@pytest.mark.parametrize(
    ("behind", "note"),
    [
        (timedelta(seconds=40), "less than 1 min behind"),
        (timedelta(minutes=7, seconds=59), "7 min behind"),
        (timedelta(hours=3), "3 h 0 min behind"),
        (timedelta(days=1, hours=2, minutes=59), "1 d 2 h behind"),
    ],
)
def test_how_far_the_clock_is_behind_stands_in_the_strip(desk: Desk, behind: timedelta, note: str) -> None:
    watch = ClockWatch(desk.presenter, desk.keyboard._touches.side_notices)
    _set_clock(desk, behind)
    watch.look()
    assert _told(desk) == SideNoticeView("clock", "Clock set back", note, alarm=True)


def test_a_clock_that_was_put_right_by_less_than_can_be_read_is_not_told(desk: Desk) -> None:
    watch = ClockWatch(desk.presenter, desk.keyboard._touches.side_notices)
    _set_clock(desk, timedelta(seconds=2))
    watch.look()
    assert _told(desk) is None


def test_the_page_says_under_what_time_acts_are_recorded_and_what_is_to_be_done(desk: Desk) -> None:
    watch = ClockWatch(desk.presenter, desk.keyboard._touches.side_notices)
    _set_clock(desk, timedelta(hours=3))
    watch.look()
    desk.key(desk.window.strip, "side_notice")
    page = desk.window.walk.view
    assert page is not None
    assert page.question == "The clock is 3 h 0 min behind the last act on record."
    assert "Have the technician set the clock." in page.text
    desk.answer("seen")
    assert _told(desk) is not None


def test_it_is_told_no_more_once_the_clock_has_caught_up(desk: Desk) -> None:
    watch = ClockWatch(desk.presenter, desk.keyboard._touches.side_notices)
    _set_clock(desk, timedelta(hours=3))
    watch.look()
    _set_clock(desk, timedelta(seconds=-1))
    watch.look()
    assert _told(desk) is None
    _set_clock(desk, timedelta(hours=3))
    watch.look()
    assert _told(desk) is not None
