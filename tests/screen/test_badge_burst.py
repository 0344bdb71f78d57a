"""A badge held to a reader that types, where no page asks for one: nothing is done, and that is said."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from terminal.screen.touches import Touches
from tests.screen.driving import Desk
from tests.screen.pit import TABLES, hold_badge, open_with_bets, press

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
