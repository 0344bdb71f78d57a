"""A badge held to a reader that types, where no page asks for one: nothing is done, and that is said."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from terminal.screen.staff import badge_watch
from terminal.screen.staff.badge_watch import BadgeWatch
from terminal.screen.touches import Touches
from tests.screen.driving import Desk
from tests.screen.pit import TABLES, hold_badge, open_with_bets, press

pytestmark = pytest.mark.usefixtures("unpainted")


CODE = "4D5C1777"
"""A code that reads as cards: seen to deal 4♦ and 5♣ with bets closed."""


@pytest.fixture
def desk(qtbot: QtBot) -> Desk:
    """Return a table with closed bets, at the first card."""
    return open_with_bets(TABLES[0])


def settle(desk: Desk) -> None:
    """Let the pause come that tells a person from a reader."""
    desk.window.key_guard.settle()


def test_a_badge_deals_no_card(desk: Desk) -> None:
    head = desk.session.ledger.head
    hold_badge(CODE)
    settle(desk)
    assert (desk.round.dealt, desk.session.ledger.head) == ((), head)
    view = desk.window.view
    assert view is not None
    assert view.notice.startswith("A badge was read where none is asked for.")
    assert CODE not in view.notice
    desk.done()


def test_a_person_who_types_a_card_deals_it(desk: Desk) -> None:
    press("4", pause=1000)
    press("D", pause=20)
    settle(desk)
    press("5", pause=200)
    press("C", pause=200)
    settle(desk)
    assert [dealt.card for dealt in desk.round.dealt] == ["4D", "5C"]
    desk.done()


def test_five_keys_without_a_pause_are_no_badge_and_six_are(desk: Desk) -> None:
    told: list[object] = []
    desk.window.key_guard.burst.connect(lambda: told.append(1))
    for count, burst in ((5, 0), (6, 1)):
        press("Z", pause=1000)
        for _ in range(count - 1):
            press("Z", pause=30)
        settle(desk)
        assert len(told) == burst
    press("Z", pause=1000)
    for _ in range(5):
        press("Z", pause=31)
    settle(desk)
    assert len(told) == 1
    assert isinstance(desk.keyboard._touches, Touches)
    desk.done()


def test_a_badge_sets_no_sum(desk: Desk) -> None:
    desk.type("=")
    assert desk.window.view is not None
    hold_badge("9999999")
    settle(desk)
    assert desk.window.view.notice.startswith("A badge was read")
    desk.done()


class Reader:
    """A reader that has read what a test says."""

    descriptor = -1

    def __init__(self) -> None:
        self.codes: list[str] = []

    def read(self) -> list[str]:
        """Give the codes, or fail as a device that was taken away."""
        if not self.codes:
            raise OSError(errno.ENODEV, os.strerror(errno.ENODEV))
        codes, self.codes = self.codes, []
        return codes

    def close(self) -> None:
        """Do nothing."""


class Loop:
    """The part of the loop that waits at descriptors."""

    def add_reader(self, descriptor: int, act: object) -> None:
        """Take note of nothing."""

    def remove_reader(self, descriptor: int) -> None:
        """Take note of nothing."""


def test_a_reader_at_its_own_device_signs_where_a_page_asks_and_else_does_nothing(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(badge_watch.asyncio, "get_running_loop", Loop)
    reader = Reader()
    watch = BadgeWatch(
        desk.presenter,
        Path("/dev/input/event7"),
        lambda: desk.window.asks_for_badge,
        desk.keyboard._touches.badge_not_asked_for,
        lambda path: reader,  # type: ignore[arg-type, return-value]
    )
    watch.look()
    reader.codes = [CODE]
    watch.hear()
    assert desk.window.view is not None
    assert desk.window.view.notice.startswith("A badge was read where none is asked for.")
    assert desk.round.dealt == ()
    desk.keyboard._touches.staff.relieve()
    reader.codes = [CODE]
    watch.hear()
    sign_on = desk.window.sign_on.view
    assert sign_on is not None
    assert "Nobody has this number or badge" in sign_on.identity.problem
    watch.hear()
    assert "the device is not there" in desk.window.view.notice
    desk.done()
