"""The top bar: which table, which limits, where in the shoe, who deals, and whether it is recorded."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QColor, QPolygonF

from terminal.screen import theme
from terminal.screen.kinds import Kind
from terminal.screen.panels.panel import KeyId, Panel
from terminal.screen.panels.views import Recorded, StatusField, StatusView
from terminal.screen.translate import tr
from terminal.screen.widgets.key import Spot, pressed_colour
from terminal.screen.widgets.paint import Artist, Box

HEIGHT: Final = 60.0
_UPPER: Final = 20.0
_LOWER: Final = 42.5
_GAP_BEFORE: Final = 22.0
_GAP_AFTER: Final = 17.0
_LANGUAGE_BOX: Final[Box] = (1788.0, 7.0, 116.0, 46.0)
_CLOCK_RIGHT: Final = 1766.0
_RIGHT: Final = 1900.0
_HATCH: Final = 6.0

_ICONS: Final = {Kind.TRAINING: "training", Kind.DEMO: "demo", Kind.RECALL: "recall"}
_MARKS: Final = {Recorded.YES: "ring-check", Recorded.SLOWLY: "clock"}


class LanguageFace(Struct, frozen=True):
    """The key that goes to the next language."""

    languages: str
    fill: QColor
    line: QColor
    on_press: bool = True
    usable: bool = True

    @property
    def name(self) -> str:
        """What the key is called aloud."""
        return tr("Language")

    def paint(self, artist: Artist, box: Box, pressed: bool) -> None:
        """Paint the key."""
        x, y, width, height = box
        artist.round_box(box, theme.Radius.AREA, pressed_colour(self.fill, pressed), self.line)
        artist.centre(x + width / 2, y + height / 2, self.languages, 18, theme.T1, bold=True, room=width - 12)


class StatusBar(Panel[StatusView]):
    """The top bar; `language_touched` asks for the next language."""

    BOX = (0.0, 0.0, theme.DESIGN_WIDTH, HEIGHT)

    language_touched = Signal()

    def spots(self, view: StatusView) -> Mapping[KeyId, Spot]:
        """The language key."""
        look = theme.LOOKS[view.kind]
        live = look.frame is None
        fill = theme.INK2 if live else look.ink
        face = LanguageFace(view.languages, fill, theme.LINE if live else fill)
        ground = theme.INK1 if look.frame is None else look.frame
        spot = Spot(_LANGUAGE_BOX, face, 7.0, ground, opaque=False)
        return {"language": spot} if view.languages else {}

    def act(self, key: KeyId) -> None:
        """The language key is the only one."""
        del key
        self.language_touched.emit()

    def paint_view(self, artist: Artist, view: StatusView) -> None:
        """Paint the bar from both ends towards the middle."""
        look = theme.LOOKS[view.kind]
        self._paint_ground(artist, look)
        inks = _Inks.of(look)
        right = self._paint_right(artist, view, inks)
        compact = artist.compact
        x = 20.0
        icon = _ICONS.get(view.kind)
        if icon is not None:
            artist.icon(icon, x + 20, HEIGHT / 2, 30, inks.first)
            x += 48
        x += artist.text(x, 31, view.title, 30, inks.first, bold=True, room=260)
        if view.title_second:
            x += 13 + artist.text(x + 13, 31, view.title_second, 24, inks.first, bold=True, room=120)
        x = self._separator(artist, x, inks)
        game = view.short_game if compact and view.short_game else view.game
        upper = artist.text(x, _UPPER, game, theme.Type.LABEL, inks.first, bold=True, room=420)
        lower = artist.text(x, _LOWER, view.game_second, theme.Type.SECOND, inks.second, room=420)
        x += max(upper, lower)
        for field in view.fields:
            x = self._separator(artist, x, inks)
            x += self._paint_field(artist, field, x, right - x, inks)
        if view.acting is not None:
            x = self._separator(artist, x, inks)
            artist.pill(
                x, 18, view.acting.pill, 15, inks.first, height=22, inset=9, radius=11, line=inks.first
            )
            named = artist.text(x, _LOWER, view.acting.name, 20, inks.first, bold=True, room=right - x)
            artist.text(x + named + 9, _LOWER, view.acting.until, 16, inks.second, room=right - x - named - 9)

    def _paint_ground(self, artist: Artist, look: theme.Look) -> None:
        width = theme.DESIGN_WIDTH
        if look.frame is None:
            artist.fill_box((0, 0, width, HEIGHT), theme.INK1)
            artist.fill_box((0, HEIGHT - 1.5, width, 1.5), theme.LINE)
            return
        artist.fill_box((0, 0, width, HEIGHT), look.frame)
        if look.hatch is not None:
            _paint_hatch(artist, look.hatch)

    def _separator(self, artist: Artist, x: float, inks: _Inks) -> float:
        artist.rule(x + _GAP_BEFORE, 14, x + _GAP_BEFORE, 46, inks.rule)
        return x + _GAP_BEFORE + _GAP_AFTER

    def _paint_field(self, artist: Artist, field: StatusField, x: float, room: float, inks: _Inks) -> float:
        compact = artist.compact
        label = field.short_label if compact and field.short_label else field.label
        value = field.short_value if compact and field.short_value else field.value
        upper = artist.text(x, _UPPER, label, 15, inks.second, bold=inks.strong, room=room)
        lower = artist.text(x, _LOWER, value, theme.Type.AMOUNT + 1, inks.first, bold=True, room=room)
        return max(upper, lower)

    def _paint_right(self, artist: Artist, view: StatusView, inks: _Inks) -> float:
        """Paint clock and record mark; gives where they begin."""
        x = _CLOCK_RIGHT if view.languages else _RIGHT
        clock = view.short_clock if artist.compact and view.short_clock else view.clock
        x -= artist.right(x, 30, clock, 23, inks.first, bold=True, room=140)
        if view.clock_caption:
            x -= 12
            x -= artist.right(x, 30, view.clock_caption, 17, inks.first, room=80)
        if view.recorded is Recorded.UNSAID:
            return x - 20
        x -= 24
        if view.recorded is Recorded.NO:
            text = view.recorded_text or tr("NOT RECORDED")
            width = artist.measure(text, 18, True) + 62
            artist.round_box((x - width, 10, width, 40), 8, theme.ALARM)
            artist.icon("warning", x - width + 25, 30, 22, theme.ALARM_INK)
            artist.text(x - width + 46, 30, text, 18, theme.ALARM_INK, bold=True, room=width - 54)
            return x - width - 12
        slow = view.recorded is Recorded.SLOWLY
        text = view.recorded_text or (tr("Recorded slowly") if slow else tr("Recorded"))
        x -= artist.right(x, 30, text, 17, inks.first if slow else inks.second, bold=slow, room=230)
        artist.icon(_MARKS[view.recorded], x - 17, 30, 22, inks.first)
        return x - 40


class _Inks(Struct, frozen=True):
    """The colours to write on the bar with; `strong` makes labels bold on a coloured bar."""

    first: QColor
    second: QColor
    rule: QColor
    strong: bool

    @staticmethod
    def of(look: theme.Look) -> _Inks:
        if look.frame is None:
            return _Inks(theme.T1, theme.T2, theme.LINE, False)
        return _Inks(look.ink, look.ink, look.ink, True)


def _paint_hatch(artist: Artist, colour: QColor) -> None:
    """Slanted marks along the lower edge: the past is not the table."""
    f = artist.factor
    artist.painter.setPen(Qt.PenStyle.NoPen)
    artist.painter.setBrush(colour)
    top = HEIGHT - _HATCH
    x = 0.0
    while x < theme.DESIGN_WIDTH:
        corners = ((x + 4, top), (x + 14, top), (x + 10, HEIGHT), (x, HEIGHT))
        artist.painter.drawPolygon(QPolygonF([QPointF(a * f, b * f) for a, b in corners]))
        x += 20
