"""Tells a badge reader that types from a person who types: its characters and Enter come without a pause."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

LONGEST_PAUSE: Final = 50
"""Milliseconds between two characters of a reader; nobody types that fast, character after character."""
FEWEST_SIGNS: Final = 6
"""The shortest code that a badge may have."""


class BadgeEar:
    """Listens to the keys of a panel; what it has heard is forgotten with the next pause."""

    def __init__(self) -> None:
        self._heard = ""
        self._last = 0

    def hear(self, event: QKeyEvent) -> str | None:
        """Takes note of a key; gives the code if it is the Enter that ends a badge."""
        pause, self._last = event.timestamp() - self._last, event.timestamp()
        if pause > LONGEST_PAUSE:
            self._heard = ""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            code, self._heard = self._heard, ""
            return code if len(code) >= FEWEST_SIGNS else None
        text = event.text()
        if text and text.isprintable():
            self._heard += text
        elif text:  # Backspace and the like: a person
            self._heard = ""
        return None
