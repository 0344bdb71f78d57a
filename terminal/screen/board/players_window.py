"""The window of the players' display: it takes no touch, no key and no focus."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QImage, QPaintEvent, QPalette, QResizeEvent, QScreen
from PySide6.QtWidgets import QWidget

from terminal.screen import theme
from terminal.screen.board.players_panel import PlayersPanel
from terminal.screen.board.views import PlayersView
from terminal.screen.translate import language, speaking, tr
from terminal.screen.widgets.table_window import KindFrame

_UNTOUCHED = Qt.WindowType.WindowDoesNotAcceptFocus | Qt.WindowType.WindowTransparentForInput


class GuardedPanel(PlayersPanel):
    """The panel of the display, which says by `failed` what went wrong while it was painted."""

    failed = Signal(object)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint; a fault goes to those who look after the display, and never to the dealing."""
        try:
            with speaking(language() if self.view is None else self.view.language):
                super().paintEvent(event)
        except Exception as error:  # noqa: BLE001 - whatever it is, it is reported, and play goes on
            self.failed.emit(error)


class PlayersWindow(QWidget):
    """The display in a window of its own: without a frame over a whole screen, or in one to try it out."""

    def __init__(self, *, framed: bool) -> None:
        super().__init__(None, Qt.WindowType.Window | _UNTOUCHED)
        self._framed = framed
        if not framed:
            self.setWindowFlag(Qt.WindowType.FramelessWindowHint)
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWindowTitle(tr("Lammer: players’ display"))
        self.setAutoFillBackground(True)
        self.setPalette(QPalette(theme.BACKGROUND))
        self.panel = GuardedPanel(self)
        self._frame = KindFrame(self)
        self._scale = theme.Scale()

    def show_view(self, view: PlayersView) -> None:
        """Show a view; only what changed is painted again."""
        shown = self.panel.view
        if shown is not None and shown.language is not view.language:
            self.panel.forget()
        self.panel.show_view(view)
        announced = view.announcement
        self.setAccessibleName(announced.title.text)
        self.setAccessibleDescription(announced.note.text)
        self._show_kind()

    def show_picture(self, picture: QImage) -> None:
        """Show the picture of the house between shoes."""
        self.panel.show_picture(picture)

    def fill(self, screen: QScreen) -> None:
        """Cover a screen, and nothing but that screen."""
        self.setScreen(screen)
        self.setGeometry(screen.geometry())
        self.show()

    def open(self, size: QSize) -> None:
        """Show the display in a window of a size, to try it out."""
        self.resize(size)
        self.show()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Scale everything to the window, centred where its proportions are others."""
        super().resizeEvent(event)
        self._scale = theme.Scale.of(self.width(), self.height())
        self.panel.set_scale(self._scale)
        self._show_kind()

    def _show_kind(self) -> None:
        """Frame a table that is not live, as the dealer's screen does."""
        if self.panel.view is not None:
            bounds = self._scale.rect(0, 0, theme.DESIGN_WIDTH, theme.DESIGN_HEIGHT)
            self._frame.show_kind(self.panel.view.kind, bounds, self._scale.factor)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Go only if somebody tries the display out in a window."""
        event.setAccepted(self._framed)
