"""A fade over a panel that has just come in: it thins out over live keys, and takes no touch."""

from typing import Final

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from terminal.screen import theme
from terminal.screen.motion import PANEL, Motion, strength
from terminal.screen.widgets.kept import fill_rect

_SEEN: Final = 0.04
"""How much thinner a fade must be for an eye to see it."""
_BAND: Final = 64
"""Lines of the screen that are blended at a time: they stay in the quickest memory."""


class Fade(QWidget):
    """What a panel lies on, over the panel, so that the panel seems to come out of it.

    The panel behind is itself from the first frame on: keys light up when pressed, and act. A panel that lies
    on nothing but the ground of the window paints that through its own picture: it need not be painted twice.
    """

    def __init__(self, panel: QWidget) -> None:
        super().__init__(panel)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.thin = 0.0
        """How much of the ground is to be seen through a panel that paints it itself."""
        self._panel = panel
        self._left = 0.0
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

    def begin(self) -> None:
        """Have the panel paint the fade, and thin out."""
        self._motion.begin(PANEL, self._go_through, self._end_through)

    def end(self) -> None:
        """Be gone now."""
        self._motion.end()

    def _go(self, share: float) -> None:
        if self._takes(share):
            self.update()

    def _go_through(self, share: float) -> None:
        if self._takes(share):
            self.thin = self._left
            self._panel.update()

    def _end_through(self) -> None:
        self.thin = 0.0
        self._panel.update()

    def _takes(self, share: float) -> bool:
        """Return whether it is thinner so that it can be seen: each frame costs as much as a whole page."""
        left = 1.0 - strength(share)
        if share and self._left - left < _SEEN:
            return False
        self._left = left
        return True

    def paint_through(self, painter: QPainter, part: QRect, picture: QPixmap) -> None:
        """Paint a part of the picture of a panel, and the ground through it."""
        for top in range(part.top(), part.bottom() + 1, _BAND):
            band = QRect(part.left(), top, part.width(), _BAND) & part
            painter.setClipRect(band)
            painter.setOpacity(1.0)
            fill_rect(painter, band, theme.BACKGROUND)
            painter.setOpacity(1.0 - self.thin)
            painter.drawPixmap(0, 0, picture)
        painter.setOpacity(1.0)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint what is left of the fade."""
        colour = QColor(theme.BACKGROUND)
        colour.setAlphaF(self._left)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawRoundedRect(self.rect(), self._radius, self._radius)
