"""The number pad: an exact sum for one bet, typed by touch or on a keyboard."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent
from PySide6.QtWidgets import QWidget

from terminal.screen import theme
from terminal.screen.format import CENTS_IN_DOLLAR, money
from terminal.screen.translate import tr
from terminal.screen.views import NumberPadView
from terminal.screen.widgets.digits import digit_of, digit_slots
from terminal.screen.widgets.faces import IconFace, PlainFace, paint_badge, paint_spine
from terminal.screen.widgets.key import KeySlot
from terminal.screen.widgets.paint import Artist
from terminal.screen.widgets.panel import KeyId, Panel
from terminal.screen.widgets.play_faces import SetFace

_DIGITS: Final = 9
"""As many digits as the largest sum may have."""

_KEYS_LEFT: Final = 246.0
_KEYS_TOP: Final = 10.0
_KEY: Final = (79.0, 56.0)
_PITCH: Final = (84.0, 61.0)
_LAST_COLUMN: Final = 498.0
_TEXT_RIGHT: Final = 234.0


class NumberPad(Panel[NumberPadView]):
    """The pad. `sum_set` gives the sum in cents; `closed` means that nothing was set."""

    BOX = (434.0, 448.0, 588.0, 260.0)

    sum_set = Signal(object)
    closed = Signal()

    _typed = ""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def show_view(self, view: NumberPadView) -> None:
        """Ask for a sum; another bet begins with nothing typed."""
        if view != self.view:
            self._typed = ""
        super().show_view(view)

    @property
    def amount(self) -> int:
        """What is typed, in cents."""
        return int(self._typed or "0") * CENTS_IN_DOLLAR

    def slots(self, view: NumberPadView) -> Mapping[KeyId, KeySlot]:
        """Digits, and at the right: close, clear and set."""
        slots = dict(digit_slots((_KEYS_LEFT, _KEYS_TOP), _KEY, _PITCH, left_key="000", margin=2.5))
        width, height = _KEY
        slots["close"] = KeySlot(
            (_LAST_COLUMN, _KEYS_TOP, width, height),
            IconFace("cross", tr("Close"), on_press=False),
            margin=2.5,
        )
        slots["clear"] = KeySlot(
            (_LAST_COLUMN, _KEYS_TOP + _PITCH[1], width, height), PlainFace(tr("Clear"), size=18), margin=2.5
        )
        face = SetFace(tr("Set"), bool(self._typed) and not self._too_much(view))
        set_box = (_LAST_COLUMN, _KEYS_TOP + 2 * _PITCH[1], width, _PITCH[1] + height)
        slots["set"] = KeySlot(set_box, face, margin=2.5)
        return slots

    def act(self, key: KeyId) -> None:
        """Type, or say what was set."""
        match key:
            case "close":
                self.closed.emit()
            case "set":
                self.sum_set.emit(self.amount)
            case "clear":
                self._type("")
            case "backspace":
                self._type(self._typed[:-1])
            case _:
                self._type((self._typed + str(key)).lstrip("0")[:_DIGITS] or "0")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Digits, Backspace, Delete, Enter and Esc do what their keys do."""
        name = digit_of(event)
        if name is not None:
            self.act(name)
            return
        match event.key():
            case Qt.Key.Key_Delete:
                self.act("clear")
            case Qt.Key.Key_Escape:
                self.act("close")
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                # With no sum to set it does nothing: it must never reach the main button behind the pad.
                if self.keys["set"].isEnabled():
                    self.act("set")
            case _:
                super().keyPressEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        """The next sum begins with nothing typed, even for the same bet."""
        super().hideEvent(event)
        if self._typed:
            self._type("")

    def paint_view(self, artist: Artist, view: NumberPadView) -> None:
        """Paint whose bet it is, what lies, and the sum so far."""
        artist.round_box((0, 0, *self.design_size), theme.Radius.PANEL, theme.SURFACE, theme.TEXT, width=2.5)
        if view.box:
            paint_badge(artist, 38, 36, 23, view.box, colour=theme.TEXT)
        else:
            artist.icon("sliders", 38, 36, 30, theme.TEXT)
        artist.text(73, 25, view.bettor_title, 21, theme.TEXT, bold=True, room=_TEXT_RIGHT - 73)
        artist.text(73, 52, view.box_title, 17, theme.TEXT_SOFT, room=_TEXT_RIGHT - 73)
        if view.bet is not None:
            paint_spine(artist, (14, 74, 42, 43), view.bet, size=21)
            _paint_bet(artist, view)
        artist.round_box((13, 126, 221, 65), theme.Radius.KEY, theme.BACKGROUND, theme.TEXT, width=2.5)
        labelled = artist.text(27, 159, view.label or tr("new sum"), 17, theme.TEXT_SOFT, room=80)
        if self._typed:
            artist.right(
                212, 159, money(self.amount), 31, theme.TEXT, bold=True, room=212 - 27 - labelled - 8
            )
        artist.rule(218, 142, 218, 176, theme.TEXT, width=2)
        self._paint_change(artist, view)
        artist.text(14, 236, view.note, 17, theme.TEXT_SOFT, room=_TEXT_RIGHT - 14)

    def _paint_change(self, artist: Artist, view: NumberPadView) -> None:
        """Say what the typed sum would do to the bet."""
        if not self._typed or view.bet is None:
            return
        more = self.amount - view.lies
        if self._too_much(view):
            text, icon, ink = tr("too much"), "warning", theme.ALARM
        elif more < 0:
            text = tr("{amount} goes back").format(amount=money(-more))
            icon, ink = "left", theme.TEXT
        elif more > 0:
            text = tr("{amount} is added").format(amount=money(more))
            icon, ink = "plus", theme.TEXT
        else:
            text, icon, ink = tr("nothing changes"), "check", theme.TEXT_SOFT
        artist.icon(icon, 28, 210, 17, ink, stroke=2.2)
        artist.text(46, 210, text, 18, ink, bold=True, room=_TEXT_RIGHT - 46)

    def _too_much(self, view: NumberPadView) -> bool:
        return view.most is not None and self.amount > view.most

    def _type(self, text: str) -> None:
        self._typed = text
        self._refresh()


def _paint_bet(artist: Artist, view: NumberPadView) -> None:
    """The bet and what lies there: side by side, or one under the other where that is too wide."""
    lies = tr("lies {amount}").format(amount=money(view.lies))
    titled = artist.measure(view.bet_title, 18, True)
    room = _TEXT_RIGHT - 67
    if titled + 12 + artist.measure(lies, 17, False) <= room:
        artist.text(67, 96, view.bet_title, 18, theme.TEXT, bold=True, room=room)
        artist.text(67 + titled + 12, 96, lies, 17, theme.TEXT_SOFT, room=room - titled - 12)
        return
    artist.text(67, 85, view.bet_title, 18, theme.TEXT, bold=True, room=room)
    artist.text(67, 107, lies, 17, theme.TEXT_SOFT, room=room)
