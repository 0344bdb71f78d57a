"""A short notice over the felt: why a touch was refused. It goes with the next touch."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from terminal.screen import theme
from terminal.screen.widgets.paint import Artist, Box

PLACE: Final[Box] = (328.0, 640.0, 800.0, 60.0)
"""Above the dealer's place, over the empty part of the felt, in design px of the window."""


class Notice(QWidget):
    """The notice; it takes no touch itself."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._text = ""
        self._scale = theme.Scale()
        self.hide()

    @property
    def text(self) -> str:
        """What is said."""
        return self._text

    def set_scale(self, scale: theme.Scale) -> None:
        """Moves and sizes the notice for a window of that scale."""
        self._scale = scale
        rect = scale.rect(*PLACE)
        self.setGeometry(QRect(rect.toRect()))
        self.update()

    def show_text(self, text: str) -> None:
        """Says something; an empty text says nothing any more."""
        if text == self._text:
            return
        self._text = text
        self.setAccessibleName(text)
        self.setVisible(bool(text))
        self.raise_()
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paints a pill with a triangle and the sentence."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        artist = Artist(painter, self._scale.factor)
        width, height = PLACE[2], PLACE[3]
        artist.round_box(
            (1.5, 1.5, width - 3, height - 3), height / 2 - 2, theme.ALARM_BAND, theme.ALARM, width=2.5
        )
        artist.icon("warning", 36, height / 2, 26, theme.ALARM)
        artist.text(60, height / 2, self._text, 20, theme.TEXT, bold=True, room=width - 60 - 24)
        painter.end()
