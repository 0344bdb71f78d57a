"""Finds what is wrong with the texts of a window as it is shown: cut, too small, outside, or over another."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import combinations

from PySide6.QtCore import QRectF, Qt

from terminal.screen import theme
from terminal.screen.board.players_panel import PlayersPanel
from terminal.screen.board.players_window import PlayersWindow
from terminal.screen.training.training_window import TrainingWindow
from terminal.screen.translate import language, speaking
from terminal.screen.widgets.panel import Panel
from terminal.screen.window import MainWindow
from tests.screen.reading import Written, page_of, reading

AnyWindow = MainWindow | TrainingWindow | PlayersWindow

OPEN_PLACE = re.compile(r"\{\w*\}")
TOUCHING = 1.0
"""Px by which the boxes of two texts may meet: their letters do not."""


def texts_of(
    window: AnyWindow,
) -> Iterator[tuple[str, tuple[Written, ...]]]:
    """Yield what is written on each panel and on each key that is on show, by the name of its place."""
    for panel in window.findChildren(Panel):
        if not panel.isVisible():
            continue
        place = type(panel).__name__
        for name, key in panel.keys.items():
            with reading() as texts:
                key.grab()
            yield f"{place} {name}", tuple(texts)
        if panel.view is not None:
            with speaking(panel.view.language if isinstance(panel, PlayersPanel) else language()):
                page = page_of(panel)
            yield place, page.texts


def faults_of(window: AnyWindow) -> list[str]:
    """Return a line for each text of the window that cannot be read as it should."""
    faults = [
        fault
        for place, texts in texts_of(window)
        for fault in (*_alone(place, texts), *_together(place, [(text.text, text.rect) for text in texts]))
    ]
    if isinstance(window, PlayersWindow) or not window.felt.isVisible():
        return faults
    for text in window.felt.texts():
        if not all(text.holder.containsPoint(corner, _RULE) for corner in _corners(text.rect)):
            faults.append(f"felt: {text.text!r} lies outside its place")
    return faults


_RULE = Qt.FillRule.OddEvenFill


def _corners(rect: QRectF) -> tuple[object, ...]:
    inner = rect.adjusted(TOUCHING, TOUCHING, -TOUCHING, -TOUCHING)
    return inner.topLeft(), inner.topRight(), inner.bottomLeft(), inner.bottomRight()


def _alone(place: str, texts: Sequence[Written]) -> Iterator[str]:
    for text in texts:
        if text.fitted.elided:
            yield f"{place}: {text.text!r} is cut to {text.fitted.text!r}"
        if text.fitted.pixels < theme.SMALLEST_TEXT_PX:
            yield f"{place}: {text.text!r} is too small"
        if not text.inside:
            yield f"{place}: {text.text!r} lies outside"
        if OPEN_PLACE.search(text.text):
            yield f"{place}: {text.text!r} has a place that is not filled in"


def _together(place: str, boxes: Sequence[tuple[str, QRectF]]) -> Iterator[str]:
    for (one, first), (other, second) in combinations(boxes, 2):
        shared = first.intersected(second)
        if min(shared.width(), shared.height()) > TOUCHING:
            yield f"{place}: {one!r} lies over {other!r}"
