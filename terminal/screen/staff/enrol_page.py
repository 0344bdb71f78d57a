"""The page on which a person is put on the staff, gets another PIN, or signs for a change of the staff."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent

from terminal.screen import theme
from terminal.screen.dialogue_views import IdentityView
from terminal.screen.staff.views import EnrolView
from terminal.screen.translate import tr
from terminal.screen.widgets.digits import digit_of
from terminal.screen.widgets.faces import PlainFace
from terminal.screen.widgets.identity import IdentityPanel, IdentityPlace
from terminal.screen.widgets.key import KeySlot
from terminal.screen.widgets.page import HEAD, PAGE, paint_page_head
from terminal.screen.widgets.paint import Artist
from terminal.screen.widgets.panel import KeyId

KEYBOARD_PLACE: Final = (PAGE[0] + 30.0, PAGE[1] + 442.0)
"""Where the keyboard lies on this page, in design px of the window."""

_LEFT: Final = 36.0
_SPLIT: Final = 912.0
_WORDS_TOP: Final = 124.0
_WORDS_PITCH: Final = 34.0
_MOST_WORDS: Final = 9
_ENTER: Final = "\r\n"
_READER: Final = 360.0
_READER_ROOM: Final = 450.0


class EnrolPage(IdentityPanel[EnrolView]):
    """The page; the main button goes on, `left` leaves everything as it was, `lettered` is a letter typed."""

    BOX = PAGE

    left = Signal()
    lettered = Signal(str)

    _name_last = False

    def show_view(self, view: EnrolView) -> None:
        """Show a page; another one begins with nothing typed."""
        if self.view is not None and view.title != self.view.title:
            self.forget()
        super().show_view(view)

    def identity(self, view: EnrolView) -> IdentityView:
        """Whose number and PIN."""
        return view.identity

    def place(self) -> IdentityPlace:
        """The right side."""
        return IdentityPlace(932.0, 461.0, 111.0, 130.0, 227.0, 246.0, 326.0)

    def slots(self, view: EnrolView) -> Mapping[KeyId, KeySlot]:
        """The fields and digits, and the way back."""
        slots: dict[KeyId, KeySlot] = {} if view.reads_badge else dict(self.identity_slots(view))
        if view.way_back:
            face = PlainFace(view.way_back, second=tr("nothing changes"), size=21, on_press=False)
            slots["back"] = KeySlot((932, 768, 461, 82), face)
        return slots

    def act(self, key: KeyId) -> None:
        """Type, or leave."""
        if self.act_identity(key):
            self._name_last = False
        else:
            self.left.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Letters go to the name where one is asked, digits to number and PIN, Backspace to the last."""
        text, view = event.text(), self.view
        if view is not None and view.reads_badge and text and (text.isprintable() or text in _ENTER):
            self.listen(event)
            return
        letter = bool(text) and text.isprintable() and digit_of(event) is None
        back = event.key() == Qt.Key.Key_Backspace
        if view is not None and view.asks_name and (letter or (back and self._name_last)):
            self._name_last = True
            self.lettered.emit("" if back else text)
        else:
            self._name_last = self._name_last and digit_of(event) is None
            super().keyPressEvent(event)

    def paint_view(self, artist: Artist, view: EnrolView) -> None:
        """Paint the words on the left, and the labels on the right."""
        paint_page_head(artist, (view.title, view.second, view.caption), "person", alarm=False)
        artist.rule(_SPLIT, HEAD, _SPLIT, PAGE[3], theme.LINE)
        room = _SPLIT - _LEFT - 30
        for number, (words, strong) in enumerate(view.words[:_MOST_WORDS]):
            y = _WORDS_TOP + number * _WORDS_PITCH
            ink = theme.TEXT if strong else theme.TEXT_SOFT
            artist.text(_LEFT, y, words, 24 if strong else 20, ink, bold=strong, room=room)
        if view.reads_badge:
            middle = (_SPLIT + PAGE[2]) / 2
            artist.icon("person", middle, _READER, 120, theme.TEXT_SOFT)
            artist.centre(middle, _READER + 110, view.badge, 24, theme.TEXT, bold=True, room=_READER_ROOM)
        else:
            self.paint_identity(artist, view, ("", view.badge))
