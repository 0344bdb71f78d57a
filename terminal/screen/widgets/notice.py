"""A short notice over the felt: why a touch was refused, or what was done. It goes with the next touch."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from terminal.screen import theme
from terminal.screen.theme import Edge, Gap, Type
from terminal.screen.widgets.ground import BARE
from terminal.screen.widgets.layout import Pad, PanelPart, boxed, lay_out, row
from terminal.screen.widgets.paint import Artist, Box
from terminal.screen.widgets.parts import Icon, strong

PLACE: Final[Box] = (328.0, 640.0, 800.0, 60.0)
"""Above the dealer's place, over the empty part of the felt, in design px of the window."""
_RADIUS: Final = Type.TOTALS


class Notice(QWidget):
    """The notice; it takes no touch itself."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._text = ""
        self._done = False
        self._scale = theme.Scale()
        self.hide()

    @property
    def text(self) -> str:
        """What is said."""
        return self._text

    def set_scale(self, scale: theme.Scale) -> None:
        """Move and size the notice for a window of that scale."""
        self._scale = scale
        rect = scale.rect(*PLACE)
        self.setGeometry(QRect(rect.toRect()))
        self.update()

    def show_text(self, text: str, *, done: bool = False) -> None:
        """Say something, in the alarm's colours unless it was done; an empty text says nothing any more."""
        if (text, done) == (self._text, self._done):
            return
        self._text, self._done = text, done
        self.setAccessibleName(text)
        self.setVisible(bool(text))
        self.raise_()
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint a pill with a triangle, or a tick, and the sentence."""
        painter = QPainter(self)
        factor = self._scale.factor
        lay_out(_pill(self._text, done=self._done), PLACE[2:], factor).paint(Artist(painter, factor))
        painter.end()


def _pill(text: str, *, done: bool) -> PanelPart:
    fill, edge = (theme.SURFACE_HIGH, theme.TEXT) if done else (theme.ALARM_BAND, theme.ALARM)
    ground = BARE.filled(fill).edged(edge, Edge.RING).rounded(_RADIUS)
    icon = Icon("check" if done else "warning", Type.TITLE, edge)
    said = row(icon, strong(text, Type.BODY, grow=1), gap=Gap.WORDS, pad=Pad.across(Gap.ICON))
    return row(boxed(ground, said, grow=1), pad=Pad.all(Edge.THICK))
