"""Keys for digits, laid out as on a telephone, for sums and PINs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from terminal.screen.translate import tr
from terminal.screen.widgets.faces import FaceStyle, IconFace, PlainFace
from terminal.screen.widgets.key import KeySlot

BACKSPACE: Final = "backspace"
CLEAR: Final = "clear"
_LAST_ROW: Final = 3


def digit_slots(
    corner: tuple[float, float],
    key: tuple[float, float],
    pitch: tuple[float, float],
    *,
    left_key: str,
    margin: float,
) -> Mapping[object, KeySlot]:
    """Twelve keys: 1 to 9, then `left_key` (`000` or `clear`), 0 and backspace; named by what they type.

    `corner`, the size of a key and the pitch are in design px.
    """
    x, y = corner
    width, height = key

    def box(column: int, row: int) -> tuple[float, float, float, float]:
        return (x + column * pitch[0], y + row * pitch[1], width, height)

    size = height * 0.5
    slots: dict[object, KeySlot] = {
        str(number): KeySlot(
            box((number - 1) % 3, (number - 1) // 3),
            PlainFace(str(number), style=FaceStyle.RAISED, size=size),
            margin,
        )
        for number in range(1, 10)
    }
    slots["0"] = KeySlot(box(1, _LAST_ROW), PlainFace("0", style=FaceStyle.RAISED, size=size), margin)
    if left_key == CLEAR:
        slots[CLEAR] = KeySlot(box(0, _LAST_ROW), PlainFace(tr("Clear"), size=20), margin)
    else:
        face = PlainFace(left_key, style=FaceStyle.RAISED, size=size * 0.78)
        slots[left_key] = KeySlot(box(0, _LAST_ROW), face, margin)
    style = FaceStyle.FLAT if left_key == CLEAR else FaceStyle.RAISED
    face_back = IconFace(BACKSPACE, tr("Backspace"), style=style, size=height * 0.45)
    slots[BACKSPACE] = KeySlot(box(2, _LAST_ROW), face_back, margin)
    return slots


def digit_of(event: QKeyEvent) -> str | None:
    """The name of the digit key that a keyboard event stands for; None if it stands for none."""
    if event.key() == Qt.Key.Key_Backspace:
        return BACKSPACE
    text = event.text()
    return text if len(text) == 1 and text.isascii() and text.isdigit() else None
