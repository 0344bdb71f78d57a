"""A panel that repaints only what differs looks as if it were painted whole."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.screen import panel_catalogue
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

    whole = picture(window, other)

    assert difference(picture(window, one, other), whole) <= SMOOTHED
    assert difference(picture(window, other, one, other), whole) <= SMOOTHED
