"""A row of digits with backspace, for figures and numbers that are typed."""

from __future__ import annotations

from terminal.screen.theme import Gap, Type
from terminal.screen.translate import tr
from terminal.screen.widgets.digits import BACKSPACE
from terminal.screen.widgets.ground import RAISED
from terminal.screen.widgets.layout import PanelPart, row
from terminal.screen.widgets.parts import icon_key, title_key
from terminal.screen.widgets.touch_guard import Pace

_DIGITS = "1234567890"


def digit_row(point: str = "") -> PanelPart:
    """Return the digits, the point if there is one, and backspace; a key is `("digit", what it types)`."""
    digits = [
        title_key(
            ("digit", digit),
            digit,
            size=Type.STEP,
            ground=RAISED,
            margin=Gap.HAIR,
            pace=Pace.EVERY_TAP,
            grow=1,
        )
        for digit in _DIGITS + point
    ]
    back = icon_key(
        ("digit", BACKSPACE),
        BACKSPACE,
        tr("Backspace"),
        ground=RAISED,
        margin=Gap.HAIR,
        pace=Pace.EVERY_TAP,
        grow=1,
    )
    return row(*digits, back, gap=Gap.SMALL, grow=1)
