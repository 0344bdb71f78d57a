"""A panel that repaints only what differs looks as if it were painted whole."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from terminal.screen.dealing.card_pad import CardPad
from terminal.screen.widgets.key import Key
from tests.screen import panel_catalogue
from tests.screen import panel_play_samples as play
from tests.screen.panel_catalogue import CATALOGUE, SIZES, Shown

SMOOTHED = 4
"""By how much an edge that is painted again within a clip may differ from itself, of 255."""

FOLLOWING = [
    (first, second)
    for first, second in zip(CATALOGUE, list(CATALOGUE)[1:], strict=False)
    if CATALOGUE[first].panel is CATALOGUE[second].panel
]


def picture(window: QWidget, *entries: Shown) -> QImage:
    """Return what a panel looks like after it has shown each of the views."""
    first, *later = entries
    panel = panel_catalogue.put(window, first.panel, first.view, entries[-1].guide)
    image = panel.grab().toImage()
    for entry in later:
        panel.show_view(entry.view)
        image = panel.grab().toImage()
    panel.hide()
    return image


def difference(one: QImage, other: QImage) -> int:
    """Return by how much any channel of any pixel differs."""
    assert one.size() == other.size()
    ours, others = bytes(one.constBits()), bytes(other.constBits())
    if ours == others:
        return 0
    return max(abs(mine - yours) for mine, yours in zip(ours, others, strict=True))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("first", "second"), FOLLOWING)
def test_a_panel_looks_the_same_after_another_view(qtbot: QtBot, first: str, second: str, size: str) -> None:
    window = panel_catalogue.window(qtbot, size)
    one, other = CATALOGUE[first], CATALOGUE[second]

    picture(window, one, other)  # A text may look a little different the first time its letters are drawn.
    whole = picture(window, other)

    assert difference(picture(window, one, other), whole) <= SMOOTHED
    assert difference(picture(window, other, one, other), whole) <= SMOOTHED


ALONE = {entry.panel: name for name, entry in CATALOGUE.items() if entry.panel.ALONE}
"""A view of each panel that lies on the ground of the window."""


@pytest.mark.parametrize("name", ALONE.values())
def test_nothing_of_what_a_picture_held_before_is_left_of_it(qtbot: QtBot, name: str) -> None:
    """What the panel's own ground covers is not filled before."""
    panel = panel_catalogue.shown(qtbot, name, "1366x768")
    over_red, over_blue = QPixmap(panel.size()), QPixmap(panel.size())
    over_red.fill(Qt.GlobalColor.red)
    over_blue.fill(Qt.GlobalColor.blue)

    for picture in (over_red, over_red, over_blue):  # twice, as above
        panel._paint_picture(picture, panel.view)

    assert over_red.toImage() == over_blue.toImage()


@pytest.mark.parametrize(("size", "kept"), [("1920x1080", False), ("3840x2160", True)])
def test_the_page_of_roads_is_kept_while_it_is_away_on_a_large_screen(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, size: str, kept: bool
) -> None:
    """Memory for a picture of 20 MB took up to half of the time in which the page opens there."""
    monkeypatch.setitem(SIZES, "3840x2160", (3840, 2160))
    roads = CATALOGUE["roads"]
    where = panel_catalogue.window(qtbot, size)
    other = replace(roads.view, counts=replace(roads.view.counts, rounds=1))
    whole = picture(where, Shown(roads.panel, other))

    page = panel_catalogue.put(where, roads.panel, roads.view)
    page.grab()
    page.hide()
    assert (page._picture is not None) is kept
    page.show_view(other)
    page.show()

    assert difference(page.grab().toImage(), whole) <= SMOOTHED


@pytest.fixture
def painted(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Collect the spoken name of every key that is painted from now on."""
    names: list[str] = []
    paint = Key.paint_on

    def spy(key: Key, painter: object) -> None:
        names.append(key.slot.face.name)
        paint(key, painter)  # type: ignore[arg-type]

    monkeypatch.setattr(Key, "paint_on", spy)
    return names


def test_a_key_that_only_gives_another_reason_is_not_painted_again(qtbot: QtBot, painted: list[str]) -> None:
    pad = panel_catalogue.put(panel_catalogue.window(qtbot, "1920x1080"), CardPad, play.CARD_PAD_CLOSED)
    pad.grab()
    assert len(painted) >= len(pad.keys)
    painted.clear()
    pad.show_view(replace(play.CARD_PAD_CLOSED, reason="another one"))
    pad.grab()
    assert painted == []
    assert {key.slot.face.reason for key in pad.keys.values()} == {"another one"}


def test_a_key_under_the_space_bar_looks_pressed(qtbot: QtBot) -> None:
    pad = panel_catalogue.put(panel_catalogue.window(qtbot, "1920x1080"), CardPad, play.CARD_PAD)
    key = pad.keys["7H"]
    key.setFocus(Qt.FocusReason.TabFocusReason)
    before = pad.grab(key.geometry()).toImage()
    QTest.keyPress(key, Qt.Key.Key_Space)
    held = pad.grab(key.geometry()).toImage()
    QTest.keyRelease(key, Qt.Key.Key_Space)
    assert held != before
    assert pad.grab(key.geometry()).toImage() == before
