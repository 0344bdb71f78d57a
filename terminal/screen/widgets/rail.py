"""The rail at the right: where it begins, and the colours of what its head says."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QColor

from terminal.screen import theme
from terminal.screen.views import Tone

TOP: Final = 76.0


GAP: Final = 8.0
"""Between the guide and the panel under it, design px."""


def tone_colours(tone: Tone) -> tuple[QColor, QColor]:
    """The ground and the ink of a tone."""
    match tone:
        case Tone.ALARM:
            return theme.ALARM, theme.ALARM_INK
        case Tone.RECALL:
            return theme.RECALL, theme.RECALL_INK
        case Tone.QUIET:
            return theme.TEXT, theme.BACKGROUND
        case _:
            return theme.ACCENT, theme.ACCENT_INK
