"""The demo's first round: five steps, and a hint that points at the main button."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QPen, QPolygonF

from terminal.screen import theme
from terminal.screen.dealing.views import FirstStep, FirstStepsView
from terminal.screen.translate import second_line, tr
from terminal.screen.widgets.faces import FaceStyle, PlainFace, paint_badge
from terminal.screen.widgets.key import KeySlot
from terminal.screen.widgets.paint import Artist, Run
from terminal.screen.widgets.panel import KeyId, RailPanel, paint_panel

_ROWS_TOP: Final = 53.0
_LEFT: Final = 7.0
_WIDTH: Final = 418.0
_ROW: Final = 65.0
_KEY_HEIGHT: Final = 58.0
_HINT_HEIGHT: Final = 64.0
_NOTCH: Final = 13.0


class FirstStepsPanel(RailPanel[FirstStepsView]):
    """The steps; `hidden_asked` puts them away."""

    hidden_asked = Signal()

    def slots(self, view: FirstStepsView) -> Mapping[KeyId, KeySlot]:
        """A key under the steps."""
        hide = PlainFace(tr("Hide this"), "cross", style=FaceStyle.EDGED, size=20)
        return {"hide": KeySlot((_LEFT, self._keys_top(view), _WIDTH, _KEY_HEIGHT), hide, margin=3)}

    def act(self, key: KeyId) -> None:
        """Say what was asked for."""
        del key
        self.hidden_asked.emit()

    def paint_view(self, artist: Artist, view: FirstStepsView) -> None:
        """Paint steps and hint."""
        height = self._keys_top(view) + _KEY_HEIGHT + 8
        paint_panel(artist, (432, height))
        steps = tr("{count} steps").format(count=len(view.steps))
        right = artist.right(414, 28, steps, 18, theme.TEXT_SOFT, room=100)
        head = [
            Run(tr("Your first round"), 22, theme.TEXT, True),
            Run(second_line("Your first round"), 19, theme.TEXT_SOFT, gap=12),
        ]
        artist.runs(18, 28, head, 396 - right - 10)
        for number, step in enumerate(view.steps):
            self._paint_step(artist, view, number, step)
        if view.hint:
            self._paint_hint(artist, view)

    def _paint_step(self, artist: Artist, view: FirstStepsView, number: int, step: FirstStep) -> None:
        pitch = self._pitch(view)
        height = min(_ROW, pitch - 3)
        y = _ROWS_TOP + number * pitch
        box = (_LEFT, y, _WIDTH, height)
        now = number == view.now
        if now:
            artist.round_box(box, theme.Radius.KEY, theme.ACCENT_TINT, theme.ACCENT, width=2.5)
        else:
            artist.round_box(box, theme.Radius.KEY, theme.SURFACE_RAISED, theme.LINE)
        middle = y + height / 2
        paint_badge(artist, 39, middle, 23, str(number + 1), colour=theme.ACCENT if now else None)
        artist.text(80, middle - 11, step.title, 20, theme.TEXT, bold=True, room=290)
        room = 338 if artist.compact else 300
        artist.text(80, middle + 14, step.note, 17, theme.TEXT if now else theme.TEXT_SOFT, room=room)
        if not artist.compact:
            icon = "check" if number < view.now else step.icon
            artist.icon(icon, 398, middle, 24, theme.ACCENT if now else theme.TEXT_FAINT)

    def _paint_hint(self, artist: Artist, view: FirstStepsView) -> None:
        """The hint has a notch to its key."""
        bottom = self.design_size[1] - 1
        top = bottom - _NOTCH - _HINT_HEIGHT
        box = (0.0, top, 432.0, _HINT_HEIGHT)
        artist.round_box(box, theme.Radius.KEY, theme.ACCENT_TINT, theme.ACCENT, width=2.5)
        f = artist.factor
        edge = top + _HINT_HEIGHT
        notch = [QPointF(x * f, y * f) for x, y in ((200, edge - 1), (216, bottom - 1), (232, edge - 1))]
        artist.painter.setPen(Qt.PenStyle.NoPen)
        artist.painter.setBrush(theme.ACCENT_TINT)
        artist.painter.drawPolygon(QPolygonF([QPointF(201.5 * f, (edge - 3) * f), *notch]))
        artist.fill_box((202, edge - 3, 28, 3), theme.ACCENT_TINT)
        artist.painter.setPen(QPen(theme.ACCENT, 2.5 * f))
        artist.painter.setBrush(Qt.BrushStyle.NoBrush)
        artist.painter.drawPolyline(QPolygonF(notch))
        artist.icon("touch", 38, top + _HINT_HEIGHT / 2, 30, theme.ACCENT)
        artist.text(65, top + 21, view.hint, 19, theme.TEXT, bold=True, room=352)
        artist.text(65, top + 46, view.hint_second, 18, theme.TEXT_SOFT, room=352)

    def _pitch(self, view: FirstStepsView) -> float:
        hint = _HINT_HEIGHT + _NOTCH + 6 if view.hint else 0
        room = self.design_size[1] - _ROWS_TOP - hint - _KEY_HEIGHT - 14
        return min(_ROW + 3, room / max(len(view.steps), 1))

    def _keys_top(self, view: FirstStepsView) -> float:
        return _ROWS_TOP + len(view.steps) * self._pitch(view) + 4
