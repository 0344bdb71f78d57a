"""The frame around a table that is not live: three edges, as the top bar is the fourth."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QWidget

from terminal.screen import theme
from terminal.screen.screen_kind import ScreenKind

_EDGES: Final = 3


class KindFrame:
    """Edges in the colour of the kind, over everything in `window`; touches go through them."""

    def __init__(self, window: QWidget) -> None:
        self.edges = tuple(QWidget(window) for _ in range(_EDGES))
        for edge in self.edges:
            edge.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            edge.setAutoFillBackground(True)
            edge.hide()

    def show_kind(self, kind: ScreenKind, bounds: QRectF, factor: float) -> None:
        """Show the frame of `kind` around what is used of the window; a live table has none."""
        colour = theme.LOOKS[kind].frame
        thick = theme.FRAME_WIDTH * factor
        left, top, right, bottom = bounds.left(), bounds.top(), bounds.right(), bounds.bottom()
        boxes = (
            QRectF(left, top, thick, bounds.height()),
            QRectF(right - thick, top, thick, bounds.height()),
            QRectF(left, bottom - thick, bounds.width(), thick),
        )
        for edge, box in zip(self.edges, boxes, strict=True):
            if colour is not None:
                palette = edge.palette()
                palette.setColor(QPalette.ColorRole.Window, colour)
                edge.setPalette(palette)
                edge.setGeometry(box.toAlignedRect())
                edge.raise_()
            edge.setVisible(colour is not None)
