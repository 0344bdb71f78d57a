"""Keys for digits, laid out as on a telephone, for sums and PINs."""

from collections.abc import Callable, Hashable
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from terminal.screen.theme import Gap, Type
from terminal.screen.translate import tr
from terminal.screen.widgets.ground import FLAT, RAISED
from terminal.screen.widgets.layout import PanelPart, grid
from terminal.screen.widgets.parts import KeyOptions, icon_key, title_key
from terminal.screen.widgets.touch_guard import Pace

BACKSPACE: Final = "backspace"
CLEAR: Final = "clear"
_LAST_ROW: Final = 3
LINES: Final = _LAST_ROW + 1
"""How many lines of keys there are."""
MOST_DIGITS: Final = 9
"""As many digits as the largest sum may have."""
ARMED_DIGITS: Final = 7
"""As many as a sum in hand may have: a larger bet takes a second touch."""
_GAP: Final = 7.5
_PACE: Final = Pace.EVERY_TAP
"""What is typed commits nothing, however fast."""


def digit_keys(
    left_key: str, high: float, name: Callable[[str], Hashable], *, gap: float = _GAP, grow: float = 0.0
) -> PanelPart:
    """Return twelve keys of that height in all: 1 to 9, then `left_key`, 0 and backspace.

    `left_key` is `000` or `clear`; `name` gives the name of a key by what it types.
    """
    line = (high - _LAST_ROW * gap) / (_LAST_ROW + 1)
    size, margin = line / 2, min(Gap.TOUCH, gap / 2)
    flat: KeyOptions = {"ground": FLAT, "margin": margin, "pace": _PACE}
    raised: KeyOptions = {**flat, "ground": RAISED}
    digits = [title_key(name(digit), digit, size=size, **raised) for digit in "1234567890"]
    if left_key == CLEAR:
        left, how = title_key(name(CLEAR), tr("Clear"), size=Type.BODY, **flat), flat
    else:
        left, how = title_key(name(left_key), left_key, size=size * 0.78, **raised), raised
    back = icon_key(name(BACKSPACE), BACKSPACE, tr("Backspace"), size=line * 0.45, **how)
    keys = (*digits[:-1], left, digits[-1], back)
    return grid(*keys, columns=3, gap=gap, lines=_LAST_ROW + 1, high=high, grow=grow)


def digit_of(event: QKeyEvent) -> str | None:
    """The name of the digit key that a keyboard event stands for; None if it stands for none."""
    if event.key() == Qt.Key.Key_Backspace:
        return BACKSPACE
    text = event.text()
    return text if len(text) == 1 and text.isascii() and text.isdigit() else None
