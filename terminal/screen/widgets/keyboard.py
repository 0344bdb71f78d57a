"""The keyboard on the screen: letters for names, reasons and decisions, by touch or on real keys."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from terminal.screen import theme
from terminal.screen.dialogue_views import KeyboardView
from terminal.screen.translate import tr
from terminal.screen.widgets.digits import BACKSPACE
from terminal.screen.widgets.faces import FaceStyle, IconFace, PlainFace
from terminal.screen.widgets.key import KeySlot, KeyState
from terminal.screen.widgets.paint import Artist
from terminal.screen.widgets.panel import KeyId, Panel

SIZE: Final = (852.0, 404.0)
"""Width and height of the keyboard in design px."""

_ROWS: Final = ("QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM")
_KEY: Final = (77.0, 68.0)
_PITCH: Final = (83.0, 74.0)
_LEFT: Final = 14.0
_TOP: Final = 98.0
_FIELD: Final = (14.0, 40.0, 824.0, 48.0)
_FULL_STOP: Final = "."
_SPACE: Final = "space"
_WIDE: Final = 2
"""Columns that Backspace and the full stop take."""


class Keyboard(Panel[KeyboardView]):
    """The keyboard. `text_changed` gives the whole text after each key; `finished` means Done."""

    BOX = (0.0, 0.0, *SIZE)

    text_changed = Signal(str)
    finished = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def show_view(self, view: KeyboardView) -> None:
        """Show the text so far, at the view's place."""
        self.set_box((*view.place, *SIZE))
        super().show_view(view)

    def slots(self, view: KeyboardView) -> Mapping[KeyId, KeySlot]:
        """Letters in the order of a typewriter, then full stop, space and Done."""
        width, height = _KEY
        wide = width + (_WIDE - 1) * _PITCH[0]
        slots: dict[KeyId, KeySlot] = {}
        for row, letters in enumerate(_ROWS):
            for column, letter in enumerate(letters):
                x = _LEFT + (column + row * 0.5) * _PITCH[0]
                box = (x, _TOP + row * _PITCH[1], width, height)
                slots[letter] = KeySlot(box, PlainFace(letter, style=FaceStyle.RAISED, size=26), margin=3)
        low = _TOP + 2 * _PITCH[1]
        back = (_LEFT + 8 * _PITCH[0], low, wide, height)
        slots[BACKSPACE] = KeySlot(
            back, IconFace(BACKSPACE, tr("Backspace"), style=FaceStyle.RAISED), margin=3
        )
        low += _PITCH[1]
        dot = PlainFace(_FULL_STOP, style=FaceStyle.RAISED, size=26, spoken=tr("Full stop"))
        slots[_FULL_STOP] = KeySlot((_LEFT, low, wide, height), dot, margin=3)
        space = (_LEFT + 2 * _PITCH[0], low, width + (3 if view.done else 7) * _PITCH[0], height)
        slots[_SPACE] = KeySlot(space, PlainFace(tr("Space"), style=FaceStyle.RAISED, size=20), margin=3)
        if view.done:
            box = (_LEFT + 6 * _PITCH[0], low, width + 3 * _PITCH[0], height)
            face = PlainFace(view.done, "check", state=KeyState.ARMED, size=21, on_press=False)
            slots["done"] = KeySlot(box, face, margin=3)
        return slots

    def act(self, key: KeyId) -> None:
        """Type, or say that the text is finished."""
        view = self.view
        if view is None:
            return
        match key:
            case "done":
                self.finished.emit()
            case "backspace":
                self._say(view.text[:-1])
            case "space":
                self._say(view.text + " ")
            case _:
                self._say(view.text + self._cased(view, str(key)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Every sign types itself; Enter and Esc are Done where there is such a key."""
        view = self.view
        if view is None:
            return
        text = event.text()
        if event.key() == Qt.Key.Key_Backspace:
            self._say(view.text[:-1])
        elif view.done and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape):
            self.finished.emit()
        elif text and text.isprintable():
            self._say(view.text + text)
        else:
            super().keyPressEvent(event)

    def paint_view(self, artist: Artist, view: KeyboardView) -> None:
        """Paint what is written, and what it is for."""
        artist.round_box((0, 0, *self.design_size), theme.Radius.PANEL, theme.SURFACE, theme.LINE_STRONG)
        artist.text(_LEFT + 2, 21, view.label, 19, theme.TEXT_SOFT, room=_FIELD[2])
        artist.round_box(_FIELD, theme.Radius.KEY, theme.BACKGROUND, theme.TEXT, width=2.5)
        x, y, width, height = _FIELD
        middle = y + height / 2
        shown = view.text
        while shown and artist.measure(shown, 24, True) > width - 44:
            shown = shown[1:]  # the end of a long text is what is being written
        end = x + 16 + artist.text(x + 16, middle, shown, 24, theme.TEXT, bold=True, room=width - 32)
        artist.rule(end + 4, middle - 15, end + 4, middle + 15, theme.TEXT, width=2)

    def _cased(self, view: KeyboardView, letter: str) -> str:
        """A capital at the beginning and after a full stop; in a name, at the beginning of every word."""
        before = view.text.rstrip(" ")
        begins = not before or before.endswith(_FULL_STOP) or (view.name and view.text.endswith(" "))
        return letter if begins else letter.lower()

    def _say(self, text: str) -> None:
        if self.view is not None:
            self.text_changed.emit(text[: self.view.most])
