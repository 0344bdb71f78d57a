"""Reads the texts of a drawing in SVG: what is written, where, how large, in which ink, on which ground."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from xml.etree import ElementTree

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QTransform

from terminal.screen import theme

_STEP = re.compile(r"(translate|scale|matrix|rotate)\(([^)]*)\)")
_SHARE = re.compile(r"fill:\s*rgb\((\d+)%,(\d+)%,(\d+)%\)")
_SIZE = re.compile(r"font-size:\s*([\d.]+)px")


@dataclass(frozen=True)
class SvgText:
    """A text of a drawing; places and sizes in the drawing's own units."""

    text: str
    size: float
    ink: QColor
    rect: QRectF
    """As wide as the text, as high as its capitals."""


def texts_of(svg: str) -> list[SvgText]:
    """Return every text of a drawing."""
    return list(_texts(ElementTree.fromstring(svg.partition(".dtd'>")[2] or svg), QTransform()))


def _texts(node: ElementTree.Element, outer: QTransform) -> Iterator[SvgText]:
    transform = _transform(node.get("transform", "")) * outer
    if node.tag.endswith("}text") and node.text:
        style = node.get("style", "")
        size = _SIZE.search(style)
        assert size is not None, style
        yield _placed(node, float(size[1]), style, transform)
    for child in node:
        yield from _texts(child, transform)


def _placed(node: ElementTree.Element, size: float, style: str, transform: QTransform) -> SvgText:
    share = _SHARE.search(style)
    assert share is not None, style
    font = theme.font(100, "bold" in style)
    measures = QFontMetricsF(font)
    text = node.text or ""
    width = measures.horizontalAdvance(text) * size / 100
    high = measures.capHeight() * size / 100
    x, y = float(node.get("x", "0")), float(node.get("y", "0"))
    rect = transform.mapRect(QRectF(x, y - high, width, high))
    ink = QColor.fromRgbF(*(int(part) / 100 for part in share.groups()))
    return SvgText(text, size, ink, rect)


def _transform(written: str) -> QTransform:
    """Return a transform as SVG writes it: the last step is done first."""
    whole = QTransform()
    for name, numbers in _STEP.findall(written):
        values = [float(number) for number in re.split(r"[ ,]+", numbers.strip())]
        if name == "translate":
            step = QTransform.fromTranslate(values[0], values[1] if len(values) > 1 else 0.0)
        elif name == "scale":
            step = QTransform.fromScale(values[0], values[-1])
        elif name == "matrix":
            step = QTransform(*values)
        else:
            step = QTransform().rotate(values[0])
        whole = step * whole
    return whole
