"""What windows have in common: size and guard, the frame that tells what they are for, and the notice."""

from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QWidget

from terminal.screen import theme
from terminal.screen.screen_kind import ScreenKind
from terminal.screen.theme import Edge, Gap, Type
from terminal.screen.widgets.arrangement import MIN_HEIGHT, MIN_WIDTH
from terminal.screen.widgets.ground import BARE
from terminal.screen.widgets.layout import Pad, PanelPart, boxed, lay_out, row
from terminal.screen.widgets.paint import Artist, Box
from terminal.screen.widgets.parts import Icon, strong
from terminal.screen.widgets.touch_guard import Clock, TouchGuard

AFTER_THE_FRAME: Final = QEvent.Type(QEvent.registerEventType())
"""An event for what waits until a frame is painted."""
NEXT_TO_PAINTING: Final = Qt.EventPriority.LowEventPriority.value - 1
"""The priority of such an event: Qt has painted first, and takes what waits for nothing later still."""


class TableWindow(QWidget):
    """A window of the terminal; it keeps the design's proportions at every size."""

    closing = Signal()
    """Somebody wants to close the window: it closes only once the session is put away."""
    painted = Signal()
    """The view that was shown last has been painted."""
    key_pressed = Signal(QKeyEvent)

    def __init__(self, clock: Clock) -> None:
        """Make the window; by `clock` it knows how soon one touch comes after another."""
        super().__init__()
        self.guard = TouchGuard(clock)
        self.setWindowTitle("Lammer")
        self.setAutoFillBackground(True)
        self.setPalette(QPalette(theme.BACKGROUND))
        self.setMinimumSize(MIN_WIDTH, MIN_HEIGHT)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click next to a field leaves the keys with the field
        self._painted_once = False
        self._will_tell = False

    def paintEvent(self, event: QPaintEvent) -> None:
        """Show the first picture with the window itself, before anybody asks for one."""
        super().paintEvent(event)
        if not self._painted_once:
            self._painted_once = True
            QTimer.singleShot(0, self.painted.emit)

    def tell_when_painted(self) -> None:
        """Tell when what is asked to be painted by now has been painted: once for all that asked.

        By an event of its own: one of the many that a window gets would take every one of them to Python.
        """
        if not self._will_tell:
            self._will_tell = True
            QCoreApplication.postEvent(self, QEvent(AFTER_THE_FRAME), NEXT_TO_PAINTING)

    def customEvent(self, _event: QEvent) -> None:
        """Tell that the frame is painted; a window that nobody has seen yet tells with its first picture."""
        self._will_tell = False
        if self._painted_once and self.isVisible():
            self.painted.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Tell a key of the keyboard: every action has one. Take nothing of one that is held down."""
        if not event.isAutoRepeat():
            self.key_pressed.emit(event)


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


_NOTICE: Final[Box] = (328.0, 640.0, 800.0, 60.0)
"""Above the dealer's place, over the empty part of the felt, in design px of the window."""


class Notice(QWidget):
    """The notice; it takes no touch itself."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.text = ""
        """What is said."""
        self._done = False
        self._scale = theme.Scale()
        self.hide()

    def set_scale(self, scale: theme.Scale) -> None:
        """Move and size the notice for a window of that scale."""
        self._scale = scale
        rect = scale.rect(*_NOTICE)
        self.setGeometry(QRect(rect.toRect()))
        self.update()

    def show_text(self, text: str, *, done: bool = False) -> None:
        """Say something, in the alarm's colours unless it was done; an empty text says nothing any more."""
        if (text, done) == (self.text, self._done):
            return
        self.text, self._done = text, done
        self.setAccessibleName(text)
        self.setVisible(bool(text))
        self.raise_()
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint a pill with a triangle, or a tick, and the sentence."""
        painter = QPainter(self)
        factor = self._scale.factor
        lay_out(_pill(self.text, done=self._done), _NOTICE[2:], factor).paint(Artist(painter, factor))
        painter.end()


def _pill(text: str, *, done: bool) -> PanelPart:
    fill, edge = (theme.SURFACE_HIGH, theme.TEXT) if done else (theme.ALARM_BAND, theme.ALARM)
    ground = BARE.filled(fill).edged(edge, Edge.RING).rounded(Gap.PAGE)
    icon = Icon("check" if done else "warning", Type.TITLE, edge)
    said = row(icon, strong(text, Type.BODY, grow=1), gap=Gap.WORDS, pad=Pad.across(Gap.ICON))
    return row(boxed(ground, said, grow=1), pad=Pad.all(Edge.THICK))
