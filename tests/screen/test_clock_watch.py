"""A clock that has jumped: told in the strip at once, until a Pit Supervisor confirms the time."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest
from pytestqt.qtbot import QtBot

from terminal.rounds.commands import PlaceYourBets
from terminal.rounds.events import ClockConfirmed, ClockJumped
from terminal.screen.day.clock_watch import ClockWatch
from terminal.screen.dialogue_views import ChangeLine
from terminal.screen.notices import SideNotice
from terminal.screen.views import SideNoticeView
from tests.screen.driving import PIT_SUPERVISOR, Desk
from tests.screen.recalled import desk_with_ledger, plain_rounds, set_clock

pytestmark = pytest.mark.usefixtures("unpainted")


@pytest.fixture(params=["1920x1080", "1366x768"])
def desk(request: pytest.FixtureRequest, tmp_path: Path, qtbot: QtBot) -> Iterator[Desk]:
    """Return a live table with a file and a round in it."""
    opened = desk_with_ledger(tmp_path, request.param)
    plain_rounds(opened, 1)
    opened.presenter.refresh()
    yield opened
    opened.done()


def _watch(desk: Desk) -> ClockWatch:
    return ClockWatch(desk.presenter, desk.keyboard._touches.side_notices)


def _told(desk: Desk) -> SideNoticeView | None:
    view = desk.window.strip.view
    assert view is not None
    return view.side_notice


def _jumps(desk: Desk) -> int:
    return sum(isinstance(one.event, ClockJumped) for one in desk.session.ledger.read())


@pytest.mark.parametrize(
    ("ahead", "note"),
    [
        (-timedelta(seconds=40), "less than 1 min behind"),
        (timedelta(minutes=7, seconds=59), "7 min ahead"),
        (timedelta(hours=3), "3 h 0 min ahead"),
        (-timedelta(days=1, hours=2, minutes=59), "1 d 2 h behind"),
    ],
)
def test_how_far_the_clock_has_jumped_stands_in_the_strip(desk: Desk, ahead: timedelta, note: str) -> None:
    watch = _watch(desk)
    set_clock(desk, ahead)
    watch.look()
    assert _told(desk) == SideNoticeView("clock", "Clock jumped", note, alarm=True)
    assert _jumps(desk) == 1


def test_a_clock_that_was_put_right_by_less_than_is_worth_a_record_is_not_told(desk: Desk) -> None:
    watch = _watch(desk)
    set_clock(desk, timedelta(milliseconds=90))
    watch.look()
    assert _told(desk) is None
    assert _jumps(desk) == 0


def test_the_page_says_what_the_clock_shows_and_what_is_to_be_done(desk: Desk) -> None:
    watch = _watch(desk)
    set_clock(desk, -timedelta(hours=3))
    watch.look()
    desk.key(desk.window.strip, "side_notice")
    page = desk.window.walk.view
    assert page is not None
    assert page.question == "The clock is 3 h 0 min behind the time of the table."
    assert "Have the technician set the clock" in page.text
    desk.answer("seen")
    assert _told(desk) is not None


def test_the_time_to_be_compared_with_a_watch_is_that_at_which_the_page_is_opened(desk: Desk) -> None:
    watch = _watch(desk)
    clocks = set_clock(desk, timedelta(hours=3))
    watch.look()
    clocks.wait(50)
    watch.look()
    desk.key(desk.window.strip, "side_notice")
    page = desk.window.walk.view
    assert page is not None
    zone = ZoneInfo(desk.session.ledger.identity.zone)
    assert f"It shows {clocks.day.astimezone(zone):%Y-%m-%d %H:%M:%S}." in page.text


def test_a_pit_supervisor_confirms_the_time_and_it_is_told_no_more(desk: Desk) -> None:
    watch = _watch(desk)
    clocks = set_clock(desk, timedelta(hours=3))
    watch.look()
    desk.key(desk.window.strip, "side_notice")
    desk.answer("confirm")
    approval = desk.window.override.view
    assert approval is not None
    assert approval.changes == (ChangeLine("Time", "Clock jumped", "The time is right"),)
    desk.sign(PIT_SUPERVISOR)
    last = list(desk.session.ledger.read())[-1]
    assert isinstance(last.event, ClockConfirmed)
    assert last.at == clocks.day
    watch.look()
    assert _told(desk) is None


def test_the_dealer_is_told_why_no_round_commences(desk: Desk) -> None:
    watch = _watch(desk)
    set_clock(desk, timedelta(hours=3))
    watch.look()
    refusal = desk.session.check(PlaceYourBets())
    assert refusal is not None
    assert refusal.code == "clock_doubted"
    main = desk.presenter.view().main
    assert (main.ready, main.subtitle) == (False, "confirm the time first")


def test_a_notice_that_stays_hides_no_other_once_it_was_read(desk: Desk) -> None:
    """Without the clock nobody deals on, and nobody reaches its page behind another notice."""
    watch = _watch(desk)
    set_clock(desk, timedelta(hours=3))
    watch.look()
    other = SideNotice(
        name="profile",
        view=SideNoticeView("warning", "Profile differs", "Minimum 100 → 1", alarm=True),
        title="Profile of the table",
        second="",
        question="The profile says otherwise than what is in force.",
        stays=True,
    )
    desk.keyboard._touches.side_notices.tell(other)
    assert _told(desk) == other.view
    desk.key(desk.window.strip, "side_notice")
    desk.answer("seen")
    told = _told(desk)
    assert told is not None
    assert told.title == "Clock jumped"
    desk.key(desk.window.strip, "side_notice")
    desk.answer("seen")
    assert _told(desk) == other.view
