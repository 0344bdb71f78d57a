"""Every moment of a round, on every layout at both sizes: nothing cut, nothing covered, all to be touched."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QPointF, QRect, QRectF
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from terminal.rules.bets import SEATED, Bet
from terminal.rules.games import GAMES
from terminal.rules.house import Limits
from terminal.screen import theme
from terminal.screen.widgets.panel import Panel
from terminal.table.setup.layouts import FELT_WIDTH, layout_names, load_layout
from tests.screen.driving import SIZES, Desk, open_desk
from tests.screen.reading import Page, page_of, page_of_key
from tests.screen.test_felt_text import cut_off, overlapping
from tests.screenshots.day_scenes import DAY_SCENES
from tests.screenshots.pit_scenes import PIT_SCENES
from tests.screenshots.report_scenes import REPORT_SCENES
from tests.screenshots.scenes import SCENES, Scene
from tests.screenshots.settlement_scenes import SETTLEMENT_SCENES
from tests.screenshots.stopped_scenes import STOPPED_SCENES

EACH_LAYOUT = pytest.mark.parametrize("layout", layout_names())
BOTH_SIZES = pytest.mark.parametrize("size", SIZES)
NEAR = 2.0
"""Px of the screen."""
SMALLEST = {"1920x1080": 55.5, "1366x768": 39.5}
"""12 mm in px of the screen, less half a px of rounding."""
TOP = 60.0
"""The height of the top bar, which lies over the felt, in design px."""


def game_of(layout: str) -> str:
    """Return a game for a layout: the one with insurance where it may be played, else the first that may."""
    name = "insurance-super-six-plus"
    others = (other for other, game in GAMES.items() if game.allows(layout))
    return name if GAMES[name].allows(layout) else next(others)


def moments(layout: str, size: str) -> Iterator[tuple[str, Desk]]:
    """Yield a table from its new shoe to the next round."""
    limits = Limits(minimum=100_00, maximum_differential=30_000_00)
    desk = open_desk(game_of(layout), layout, size=size, limits=limits)
    for part in (_before_the_bets, _bets, _over_the_limit, _deal, _settlement, _after_the_round):
        for moment in part(desk):
            yield moment, desk
    desk.done()


def _before_the_bets(desk: Desk) -> Iterator[str]:
    yield "new shoe"
    desk.key(desk.window.new_shoe, ("shuffled", True))
    desk.main("NEW SHOE")
    yield "burn"
    desk.card("QC")
    desk.main("BURN 10")
    yield "before the round"
    desk.main("PLACE YOUR BETS")
    yield "no bets"


def _bets(desk: Desk) -> Iterator[str]:
    boxes = desk.table.terms.boxes
    for number, box in enumerate(boxes):
        desk.chip((2_500_000, 100_000, 500_000)[number % 3])
        desk.area(box, (Bet.PLAYER, Bet.BANKER)[number % 2])
        desk.chip(10_000)
        for bet in desk.table.terms.rules.bets[2:]:
            desk.area(box, bet)
    yield "bets"
    desk.plate(boxes[1])
    for _ in range(3):
        desk.key(desk.window.box, "plus")
        desk.area(boxes[1], Bet.BANKER)
    yield "standing bets"


def _over_the_limit(desk: Desk) -> Iterator[str]:
    box = desk.table.terms.boxes[0]
    desk.chip(2_500_000)
    desk.area(box, Bet.PLAYER)
    desk.area(box, Bet.PLAYER)
    if not desk.window.turn_back.isVisible():
        desk.plate(box)
    yield "over the limit"
    desk.plate(box)
    yield "box"
    desk.key(desk.window.box, "close")
    desk.main()
    desk.main("NO MORE BETS")
    desk.area(box, Bet.PLAYER)
    for digit in "12345":
        desk.key(desk.window.number_pad, digit)
    yield "number pad"
    desk.key(desk.window.number_pad, "close")


def _deal(desk: Desk) -> Iterator[str]:
    panel = desk.window.insurance
    for face in ("2D", "9H", "3S"):
        desk.card(face)
    yield "dealing"
    desk.card("7C")
    yield "four cards"
    if panel.isVisible():
        desk.main("OFFER INSURANCE")
        view = panel.view
        assert view is not None
        desk.key(panel, ("stake", view.rows[0].box, SEATED, view.rows[0].largest))
        yield "insurance"
        desk.main("CLOSE INSURANCE")
    yield "third card"
    desk.card("7S")
    yield "fifth card"
    while panel.isVisible():
        desk.main()
    desk.card("JH")


def _settlement(desk: Desk) -> Iterator[str]:
    yield "take"
    desk.main("BETS TAKEN")
    yield "pay"
    desk.main()
    yield "pay the next"
    desk.shoe()
    yield "tools"
    desk.shoe()
    while desk.table.round is not None:
        desk.main()


def _after_the_round(desk: Desk) -> Iterator[str]:
    yield "between rounds"
    desk.tool("roads")
    yield "roads"
    desk.tool("roads")
    desk.main("PLACE YOUR BETS")
    yield "last bets"


def visible(desk: Desk) -> Iterator[Panel[Any]]:
    """Yield the panels on show."""
    for panel in desk.window.findChildren(Panel):
        if panel.isVisible():
            yield panel


def faults_of_texts(where: str, page: Page) -> Iterator[str]:
    """Yield what is wrong with the texts of a panel or a key."""
    for text in page.texts:
        if text.fitted.elided:
            yield f"{where}: {text.text!r} is cut short to {text.fitted.text!r}"
        if text.fitted.pixels < theme.SMALLEST_TEXT:
            yield f"{where}: {text.text!r} has only {text.fitted.pixels} px"
        if not text.inside:
            yield f"{where}: {text.text!r} crosses the edge"
            continue
        contrast = page.contrast(text)
        if contrast < 4.5:
            yield f"{where}: {text.text!r} has a contrast of {contrast:.1f}"
    for one, other in itertools.combinations(page.texts, 2):
        shared = one.rect.intersected(other.rect)
        if shared.width() > 1 and shared.height() > 1:
            yield f"{where}: {one.text!r} lies on {other.text!r}"


def faults_of_keys(panel: Panel[Any], page: Page, size: str) -> Iterator[str]:
    """Yield keys that overlap, that cover a text, or that are too small for a finger."""
    name = type(panel).__name__
    keys = panel.keys
    for (one, first), (other, second) in itertools.combinations(keys.items(), 2):
        shared = first.geometry().adjusted(1, 1, -1, -1).intersected(second.geometry().adjusted(1, 1, -1, -1))
        if not shared.isEmpty():
            yield f"{name}: {one} lies on {other}"
    for key, shown in keys.items():
        geometry = shown.geometry()
        if not panel.rect().adjusted(-4, -4, 4, 4).contains(geometry):
            yield f"{name}: {key} crosses the edge of its panel"
        if min(geometry.width(), geometry.height()) < SMALLEST[size] and shown.isEnabled():
            yield f"{name}: {key} is only {geometry.width()} by {geometry.height()} px"
        for text in page.texts:
            shared = QRectF(geometry).intersected(text.rect)
            if shared.width() > 2 and shared.height() > 2:
                yield f"{name}: {key} covers {text.text!r}"
        if shown.isEnabled():
            yield from faults_of_texts(f"{name} {key}", page_of_key(shown))


def faults_of_felt(desk: Desk, size: str) -> Iterator[str]:
    """Yield what is wrong with the texts and targets of the felt."""
    felt = desk.window.felt
    texts = felt.texts()
    for text in texts:
        if cut_off(text):
            yield f"felt: {text.text!r} is cut off"
        if text.size * felt.factor < theme.SMALLEST_TEXT - 0.05:
            yield f"felt: {text.text!r} is too small"
        if theme.contrast(text.ink, text.ground) < 4.5:
            yield f"felt: {text.text!r} is too weak"
    for one, other in overlapping(texts):
        yield f"felt: {one.text!r} lies on {other.text!r}"
    for item in felt.touch_items():
        bounds = item.shape().boundingRect()
        if not bounds.isEmpty() and min(bounds.width(), bounds.height()) * felt.factor < SMALLEST[size]:
            yield f"felt: {item} is too small for a finger"


def faults_of_places(desk: Desk) -> Iterator[str]:
    """Yield panels that lie on one another or outside the window; the pad of sums may lie on the felt."""
    panels = list(visible(desk))
    for panel in panels:
        if not desk.window.rect().contains(panel.geometry()):
            yield f"{type(panel).__name__} crosses the edge of the window"
    for one, other in itertools.combinations(panels, 2):
        shared = shrunk(one.geometry()).intersected(shrunk(other.geometry()))
        if not shared.isEmpty():
            yield f"{type(one).__name__} lies on {type(other).__name__}"


def faults_on_show(desk: Desk, size: str) -> Iterator[str]:
    """Yield what is wrong with all that is shown now; under a dialog only the dialog is read."""
    over = desk.window.override
    panels = [over] if over.isVisible() else list(visible(desk))
    yield from faults_of_grounds(desk)
    if desk.window.felt.isVisible() and not over.isVisible():
        yield from faults_of_felt(desk, size)
    for panel in panels:
        page = page_of(panel)
        yield from faults_of_texts(type(panel).__name__, page)
        yield from faults_of_keys(panel, page, size)


def faults_of_grounds(desk: Desk) -> Iterator[str]:
    """Yield what lies under a panel that paints the ground of the window under itself."""
    shown = [child for child in desk.window.children() if isinstance(child, QWidget) and child.isVisible()]
    for place, panel in enumerate(shown):
        if isinstance(panel, Panel) and panel.ALONE and not panel.COVERS:
            for under in shown[:place]:
                if under.geometry().intersects(panel.geometry()):
                    yield f"{type(panel).__name__} is not alone: {type(under).__name__} lies under it"


def shrunk(rect: QRect) -> QRect:
    """Return a panel's place less what it may share: the pad's notch points over its edge."""
    return rect.adjusted(2, 2, -2, -2)


@BOTH_SIZES
@EACH_LAYOUT
def test_every_moment_can_be_read_and_touched(qtbot: QtBot, layout: str, size: str) -> None:
    faults: list[str] = []
    seen: set[str] = set()
    for moment, desk in moments(layout, size):
        seen.add(moment)
        found = [*faults_on_show(desk, size), *faults_of_places(desk)]
        faults += [f"{moment}: {fault}" for fault in found]
    assert {"over the limit", "number pad", "dealing", "take", "pay", "new shoe"} <= seen
    assert faults == []


@BOTH_SIZES
@pytest.mark.parametrize(
    "scene",
    [*SCENES, *SETTLEMENT_SCENES, *STOPPED_SCENES, *REPORT_SCENES, *PIT_SCENES, *DAY_SCENES],
    ids=lambda scene: scene.__name__,
)
def test_every_picture_can_be_read_and_touched(qtbot: QtBot, scene: Scene, size: str) -> None:
    faults: list[str] = []
    desks: list[Desk] = []
    for picture in scene(size):
        faults += [f"{picture.name}: {fault}" for fault in faults_on_show(picture.desk, size)]
        desks.append(picture.desk)
    for desk in desks:
        desk.done()
    assert faults == []


@BOTH_SIZES
@EACH_LAYOUT
def test_the_felt_lies_in_the_window_as_the_layout_file_says(qtbot: QtBot, layout: str, size: str) -> None:
    desk = open_desk(game_of(layout), layout, size=size)
    felt = desk.window.felt
    scale = theme.Scale.of(*SIZES[size])
    for box in load_layout(layout, desk.table.terms.rules.bets).boxes:
        for place in box.areas:
            painted = felt.area(box.label, place.bet).area
            for (x, y), (wanted_x, wanted_y) in zip(painted, place.polygon, strict=True):
                seen = felt.viewport().mapTo(
                    desk.window, felt.viewportTransform().map(QPointF(x, y)).toPoint()
                )
                left = scale.left + wanted_x * FELT_WIDTH * scale.factor
                top = scale.top + (TOP + wanted_y * FELT_WIDTH) * scale.factor
                assert math.dist((seen.x(), seen.y()), (left, top)) <= NEAR
    desk.done()


def test_a_covered_text_would_be_noticed(qtbot: QtBot) -> None:
    desk = open_desk("commission")
    desk.new_shoe(8, "AC")
    desk.main("PLACE YOUR BETS")
    desk.plate("1")
    panel = desk.window.box
    key = panel.keys["close"]
    key.move(80, 20)
    faults = list(faults_of_keys(panel, page_of(panel), "1920x1080"))
    assert any("covers 'Box 1'" in fault for fault in faults)
    desk.done()
