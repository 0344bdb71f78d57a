"""Keys for digits, laid out as on a telephone, for sums and PINs."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from terminal.screen.theme import Type
from terminal.screen.translate import tr
from terminal.screen.widgets.faces import FaceStyle, IconFace, PlainFace
from terminal.screen.widgets.ground import FLAT, RAISED
from terminal.screen.widgets.key import KeySlot
from terminal.screen.widgets.layout import PanelPart, grid
from terminal.screen.widgets.parts import icon_key, title_key

BACKSPACE: Final = "backspace"
CLEAR: Final = "clear"
_LAST_ROW: Final = 3
_GAP: Final = 7.5


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


def digit_keys(left_key: str, high: float, name: Callable[[str], Hashable]) -> PanelPart:
    """Return twelve keys of that height in all: 1 to 9, then `left_key`, 0 and backspace.

    `left_key` is `000` or `clear`; `name` gives the name of a key by what it types.
    """
    line = (high - _LAST_ROW * _GAP) / (_LAST_ROW + 1)
    size = line / 2
    digits = [title_key(name(digit), digit, size=size, ground=RAISED) for digit in "1234567890"]
    if left_key == CLEAR:
        left = title_key(name(CLEAR), tr("Clear"), size=Type.BODY)
    else:
        left = title_key(name(left_key), left_key, size=size * 0.78, ground=RAISED)
    ground = FLAT if left_key == CLEAR else RAISED
    back = icon_key(name(BACKSPACE), BACKSPACE, tr("Backspace"), size=line * 0.45, ground=ground)
    return grid(*digits[:-1], left, digits[-1], back, columns=3, gap=_GAP, lines=_LAST_ROW + 1, high=high)


def digit_of(event: QKeyEvent) -> str | None:
    """The name of the digit key that a keyboard event stands for; None if it stands for none."""
    if event.key() == Qt.Key.Key_Backspace:
        return BACKSPACE
    text = event.text()
    return text if len(text) == 1 and text.isascii() and text.isdigit() else None
