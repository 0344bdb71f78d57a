"""Reads what panels and keys paint: every text with its size, its place, its ink and the ground under it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPixmap

from terminal.screen import theme
from terminal.screen.widgets import paint
from terminal.screen.widgets.key import Key
from terminal.screen.widgets.panel import Panel

STARTS = {"left": 0.0, "centre": 0.5, "right": 1.0}


@dataclass(frozen=True)
class Written:
    """A text as it was painted: what was left of it, its place on the device in px, and its ink."""

    text: str
    fitted: paint.Fitted
    rect: QRectF
    """From the start to the end of the text, as high as its capitals."""
    device: QRectF
    ink: QColor

    @property
    def inside(self) -> bool:
        """Whether nothing of it is cut off at the edge of what it is painted on."""
        return self.device.adjusted(-1, -1, 1, 1).contains(self.rect)


@contextmanager
def reading() -> Iterator[list[Written]]:
    """Collect all texts that are painted within the block."""
    texts: list[Written] = []
    write = paint.Artist.text

    def spy(
        artist: paint.Artist, x: float, middle: float, text: str, size: float, *rest: Any, **more: Any
    ) -> float:
        taken = write(artist, x, middle, text, size, *rest, **more)
        if text:
            texts.append(_written(artist, (x, middle), text, size, (*rest, more)))
        return taken

    paint.Artist.text = spy  # type: ignore[method-assign]
    try:
        yield texts
    finally:
        paint.Artist.text = write  # type: ignore[method-assign]


def _written(
    artist: paint.Artist, at: tuple[float, float], text: str, size: float, how: tuple[Any, ...]
) -> Written:
    more = how[-1]
    bold, room = more.get("bold", False), more.get("room")
    fitted = paint.fit_text(text, artist.pixels(size), bold, None if room is None else room * artist.factor)
    align = more["align"].value if "align" in more else "left"
    start = at[0] * artist.factor - fitted.width * STARTS[align]
    half = paint.metrics(fitted.pixels, bold).capHeight() / 2
    level = at[1] * artist.factor - half
    device = artist.painter.device()
    ratio = device.devicePixelRatio()
    return Written(
        text,
        fitted,
        artist.painter.transform().mapRect(QRectF(start, level, fitted.width, 2 * half)),
        QRectF(0, 0, device.width() / ratio, device.height() / ratio),
        QColor(how[0]),
    )


@dataclass(frozen=True)
class Page:
    """What a panel or a key shows: its texts and its picture."""

    texts: tuple[Written, ...]
    image: QImage

    @cached_property
    def pixels(self) -> memoryview:
        """The colours of the picture as numbers, line after line."""
        plain = self.image.convertToFormat(QImage.Format.Format_ARGB32)
        return memoryview(bytes(plain.constBits())).cast("I")

    def ground(self, text: Written) -> QColor:
        """Return the colour under a text: the commonest around it."""
        around = text.rect.adjusted(-3, -3, 3, 3).toAlignedRect().intersected(self.image.rect())
        counted: Counter[int] = Counter()
        for y in range(around.top(), around.bottom() + 1):
            line = y * self.image.width()
            counted.update(self.pixels[line + around.left() : line + around.right() + 1])
        counted.pop(text.ink.rgba(), None)
        return QColor.fromRgba(counted.most_common(1)[0][0])

    def contrast(self, text: Written) -> float:
        """Return how far a text stands out from its ground."""
        return theme.contrast(text.ink, self.ground(text))


def page_of(panel: Panel[Any]) -> Page:
    """Return what a panel paints itself, without its keys."""
    assert panel.view is not None
    with reading() as texts:
        picture = QPixmap(panel.size())
        panel._paint_picture(picture, panel.view)
    return Page(tuple(texts), picture.toImage())


def page_of_key(key: Key) -> Page:
    """Return what a key shows."""
    with reading() as texts:
        picture = key.grab()
    return Page(tuple(texts), picture.toImage())
