"""Whatever moves ends as the still picture, keeps nobody waiting, and never moves where it is not wanted."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPointF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from terminal.rules.bets import SEATED, Bet, Hand
from terminal.rules.stakes import BetKey, totals
from terminal.screen import theme
from terminal.screen.felt.item import FeltItem
from terminal.screen.felt.motion import TravellingItem
from terminal.screen.felt.said import item_name
from tests.screen.driving import SIZES, Desk, open_desk
from tests.screen.motions import (
    CHIP,
    MOMENTS,
    NCI,
    ONE_OF_EACH,
    both,
    deal,
    go_on,
    have_drawn,
    moving,
    open_bets,
    picture,
    put,
    stop_at,
    two_desks,
    undo,
)

EACH_MOMENT = pytest.mark.parametrize("name", MOMENTS)
BANKER_5 = put(("5", Bet.BANKER))


@pytest.fixture
def desks(qtbot: QtBot) -> Iterator[tuple[Desk, Desk]]:
    """Return the same table twice: one whose things move, and one that stands still."""
    del qtbot
    both_desks = two_desks()
    yield both_desks
    for desk in both_desks:
        desk.done()


@pytest.fixture
def desk(qtbot: QtBot) -> Iterator[Desk]:
    """Return a table whose things move, with bets open."""
    del qtbot
    opened = open_desk(NCI, motion=True)
    open_bets(opened)
    go_on(opened)
    yield opened
    opened.done()


def sums(desk: Desk) -> dict[BetKey, int]:
    """Return the bets on record, in cents."""
    return totals(desk.round.slices)


def travelling(desk: Desk) -> TravellingItem:
    """Return the one thing that goes from place to place."""
    (item,) = [item for item in desk.window.felt.scene().items() if isinstance(item, TravellingItem)]
    return item


def said(desk: Desk) -> tuple[list[str], list[str]]:
    """Return every text on the felt, and what a screen reader says of it."""
    felt = desk.window.felt
    return [text.text for text in felt.texts()], [item_name(item) for item in felt.touch_items()]


@pytest.mark.parametrize("size", SIZES)
@EACH_MOMENT
def test_the_picture_at_the_end_is_the_still_one(qtbot: QtBot, name: str, size: str) -> None:
    del qtbot
    have_drawn(name, size)
    moves, still = desks = two_desks(size)
    moment = MOMENTS[name]
    both(desks, moment.before)
    assert picture(moves) == picture(still)
    stop_at(moves, moment.act, 0.2)
    moment.act(still)
    assert picture(moves) != picture(still), "nothing is seen to move"
    go_on(moves)
    assert picture(moves) == picture(still)
    for desk in desks:
        desk.done()


@ONE_OF_EACH
def test_what_was_done_is_said_before_anything_has_moved(desks: tuple[Desk, Desk], name: str) -> None:
    moves, still = desks
    moment = MOMENTS[name]
    both(desks, moment.before)
    stop_at(moves, moment.act, 0)
    moment.act(still)
    assert moves.table == still.table
    assert moves.window.view == still.window.view
    assert said(moves) == said(still)


def test_the_frame_of_the_touch_lacks_the_chip_and_nothing_else(desks: tuple[Desk, Desk]) -> None:
    have_drawn("a chip")
    moves, still = desks
    both(desks, open_bets)
    stop_at(moves, BANKER_5, 0)
    BANKER_5(still)
    first, last = picture(moves), picture(still)
    assert first != last
    pile = still.window.felt.area("5", Bet.BANKER).piles[-1]
    middle = still.window.felt.mapTo(still.window, still.window.felt.to_widget(QPointF(pile.x, pile.y)))
    reach = round(pile.radius) + 2
    for image in (first, last):
        painter = QPainter(image)
        painter.fillRect(middle.x() - reach, middle.y() - reach, 2 * reach, 2 * reach, theme.BACKGROUND)
        painter.end()
    assert first == last


def test_a_card_on_its_way_is_not_in_its_place_too(desks: tuple[Desk, Desk]) -> None:
    moves, still = desks
    both(desks, MOMENTS["a card"].before)
    stop_at(moves, deal("KC"), 0.05)
    deal("KC")(still)
    felt = still.window.felt
    inside = felt.places[Hand.PLAYER][0].card_rect.topLeft() + QPointF(6, 6)
    place = felt.mapTo(still.window, felt.to_widget(inside))
    assert picture(still).pixelColor(place) == theme.CARD
    assert picture(moves).pixelColor(place) != theme.CARD
    go_on(moves)
    assert picture(moves).pixelColor(place) == theme.CARD


def test_a_touch_in_mid_motion_counts_and_lands_what_was_on_its_way(desk: Desk) -> None:
    stop_at(desk, BANKER_5, 0.3)
    stop_at(desk, put(("9", Bet.TIE)), 0)
    assert sums(desk) == {
        BetKey("5", SEATED, Bet.BANKER): CHIP,
        BetKey("9", SEATED, Bet.TIE): CHIP,
    }
    assert len(moving(desk)) == 1
    assert travelling(desk).isVisible() is False, "the first chip is still on its way"


def test_a_chip_on_its_way_takes_no_touch_from_what_it_passes(desk: Desk) -> None:
    stop_at(desk, BANKER_5, 0.1)
    felt = desk.window.felt
    on_its_way = felt.to_widget(travelling(desk).pos())
    assert travelling(desk).isVisible()
    desk.press(felt.viewport().mapTo(desk.window, on_its_way))
    assert sums(desk)[BetKey("5", SEATED, Bet.PLAYER_PAIR)] == CHIP


def test_a_key_of_a_page_that_comes_in_acts_and_lights_up_at_once(desk: Desk) -> None:
    stop_at(desk, lambda desk: desk.tool("irregularity"), 0)
    key = desk.key_of(desk.window.more_kinds, "back")
    before = picture(desk).copy(key.geometry().translated(desk.window.more_kinds.pos()))
    key.setDown(True)
    assert picture(desk).copy(key.geometry().translated(desk.window.more_kinds.pos())) != before
    key.setDown(False)
    desk.answer("foreign_card")
    desk.key_of(desk.window.main, "main")
    assert desk.window.main.view is not None
    assert desk.window.main.view.title == "CONFIRM"


def test_thirty_quick_touches_are_thirty_bets_and_one_motion(desks: tuple[Desk, Desk]) -> None:
    moves, still = desks
    both(desks, open_bets)
    places = [(box, bet) for box in ("1", "2", "3", "5", "6") for bet in moves.table.terms.rules.bets]
    for place in places:
        for desk in desks:
            put(place)(desk)
        assert len(moving(moves)) <= 1
    assert len(sums(moves)) == len(places) == 30
    go_on(moves)
    assert picture(moves) == picture(still)


def test_a_bet_taken_back_in_mid_motion_leaves_nothing_behind(desks: tuple[Desk, Desk]) -> None:
    have_drawn("a chip taken back")
    moves, still = desks
    both(desks, open_bets)
    stop_at(moves, BANKER_5, 0.5)
    undo(moves)
    assert sums(moves) == {}
    BANKER_5(still)
    undo(still)
    go_on(moves)
    assert picture(moves) == picture(still)


def test_a_card_taken_back_is_gone_at_once(desks: tuple[Desk, Desk]) -> None:
    have_drawn("a card")
    moves, still = desks
    both(desks, MOMENTS["a card"].before)
    stop_at(moves, deal("KC"), 0.5)
    deal("KC")(still)
    for desk in desks:
        undo(desk)
    assert moves.round.player == ()
    assert moving(moves) == []
    assert picture(moves) == picture(still)


@ONE_OF_EACH
def test_a_window_that_gets_another_size_stands_still(desks: tuple[Desk, Desk], name: str) -> None:
    have_drawn(name)
    have_drawn(name, "1366x768")
    moves, still = desks
    moment = MOMENTS[name]
    both(desks, moment.before)
    stop_at(moves, moment.act, 0.5)
    moment.act(still)
    for desk in desks:
        desk.window.resize(QSize(*SIZES["1366x768"]))
    QApplication.processEvents()
    assert moving(moves) == []
    assert picture(moves) == picture(still)


@ONE_OF_EACH
def test_a_window_that_closes_leaves_nothing_running(desks: tuple[Desk, Desk], name: str) -> None:
    moves, _ = desks
    moment = MOMENTS[name]
    both(desks, moment.before)
    stop_at(moves, moment.act, 0.5)
    moves.window.hide()
    assert moving(moves) == []


@ONE_OF_EACH
def test_a_window_may_be_destroyed_in_mid_motion(desk: Desk, name: str) -> None:
    """Qt's warnings and calls of what is gone fail the test, or the tear-down."""
    moment = MOMENTS[name]
    again = open_desk(NCI, motion=True)
    moment.before(again)
    go_on(again)
    stop_at(again, moment.act, 0.5)
    for motion in moving(again):
        motion.resume()
    again.window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    for _ in range(3):
        BANKER_5(desk)
        go_on(desk)


def test_the_clock_disturbs_no_motion(desk: Desk) -> None:
    stop_at(desk, BANKER_5, 0.5)
    desk.presenter.tell(clock="14:32:09")
    assert len(moving(desk)) == 1


class Painted(QObject):
    """The places of the felt that are painted while it listens."""

    def __init__(self, felt: QWidget) -> None:
        super().__init__()
        self.sizes: list[QSize] = []
        felt.installEventFilter(self)

    def eventFilter(self, _of: QObject, event: QEvent) -> bool:
        """Note a paint event."""
        if isinstance(event, QPaintEvent):
            self.sizes.append(event.region().boundingRect().size())
        return False


def test_a_frame_paints_the_chip_s_surroundings_and_no_area_again(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    stop_at(desk, BANKER_5, 0.1)
    (motion,) = moving(desk)
    items: list[FeltItem] = []
    paint = FeltItem.paint

    def noting(self: FeltItem, *args: object) -> None:
        items.append(self)
        paint(self, *args)  # type: ignore[arg-type]

    monkeypatch.setattr(FeltItem, "paint", noting)
    painted = Painted(desk.window.felt.viewport())
    for share in (0.2, 0.3, 0.4, 0.6, 0.9):
        motion.setCurrentTime(round(motion.duration() * share))
        QApplication.processEvents()
    assert len(painted.sizes) == 5
    assert all(size.width() < 60 and size.height() < 90 for size in painted.sizes), painted.sizes
    assert items == []
