"""A fade over a panel that has just come in: it thins out over live keys, and takes no touch."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from terminal.screen import theme
from terminal.screen.motion import PANEL, Motion, strength

_SEEN: Final = 0.04
"""How much thinner a fade must be for an eye to see it."""


class Fade(QWidget):
    """What a panel lies on, over the panel, so that the panel seems to come out of it.

    The panel behind is itself from the first frame on: keys light up when pressed, and act.
    """

    def __init__(self, panel: QWidget) -> None:
        super().__init__(panel)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._thin = 0.0
        self._radius = 0.0
        self._motion = Motion(self)
        self.hide()

    def open(self, covered: QRect, radius: float) -> None:
        """Cover that much of the panel, its corners round by `radius` screen px, and thin out."""
        self.setGeometry(covered)
        self._radius = radius
        self.raise_()
        self.show()
        self._motion.begin(PANEL, self._go, self.hide)

    def end(self) -> None:
        """Be gone now."""
        self._motion.end()

    def _go(self, share: float) -> None:
        """Paint again where it can be seen: each frame costs as much as the keys of a whole page."""
        thin = 1.0 - strength(share)
        if not share or self._thin - thin >= _SEEN:
            self._thin = thin
            self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint what is left of the fade."""
        colour = QColor(theme.BACKGROUND)
        colour.setAlphaF(self._thin)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawRoundedRect(self.rect(), self._radius, self._radius)
