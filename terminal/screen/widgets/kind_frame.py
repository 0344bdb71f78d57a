"""The frame around a table that is not live: three edges, as the top bar is the fourth."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QWidget

from terminal.screen import theme
from terminal.screen.screen_kind import ScreenKind
from terminal.screen.widgets.paint import Box

_WIDTH: Final = float(theme.FRAME_WIDTH)
_EDGES: Final[tuple[Box, ...]] = (
    (0.0, 0.0, _WIDTH, theme.DESIGN_HEIGHT),
    (theme.DESIGN_WIDTH - _WIDTH, 0.0, _WIDTH, theme.DESIGN_HEIGHT),
    (0.0, theme.DESIGN_HEIGHT - _WIDTH, theme.DESIGN_WIDTH, _WIDTH),
)


class KindFrame:
    """Edges in the colour of the kind, over everything in `window`; touches go through them."""

    def __init__(self, window: QWidget) -> None:
        self.edges = tuple(QWidget(window) for _ in _EDGES)
        for edge in self.edges:
            edge.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            edge.setAutoFillBackground(True)
            edge.hide()

    def show_kind(self, kind: ScreenKind, scale: theme.Scale) -> None:
        """Show the frame of `kind` in a window of `scale`; a live table has none."""
        colour = theme.LOOKS[kind].frame
        for edge, box in zip(self.edges, _EDGES, strict=True):
            if colour is not None:
                palette = edge.palette()
                palette.setColor(QPalette.ColorRole.Window, colour)
                edge.setPalette(palette)
                edge.setGeometry(scale.rect(*box).toAlignedRect())
                edge.raise_()
            edge.setVisible(colour is not None)
