"""The top bar: which table, which limits, where in the shoe, who deals, and whether it is recorded."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPolygonF

from terminal.screen import theme
from terminal.screen.screen_kind import ScreenKind
from terminal.screen.translate import tr
from terminal.screen.views import ActingView, RecordedState, StatusField, StatusView
from terminal.screen.widgets.paint import Artist
from terminal.screen.widgets.panel import Panel

HEIGHT: Final = 60.0
_UPPER: Final = 20.0
_LOWER: Final = 42.5
_GAP_BEFORE: Final = 22.0
_GAP_AFTER: Final = 17.0
_RIGHT: Final = 1900.0
_HATCH: Final = 6.0
_VALUE: Final = theme.Type.AMOUNT + 1
_TIGHTEST: Final = 0.4
"""How narrow the gaps may become before a text is cut."""

_ICONS: Final = {ScreenKind.TRAINING: "training", ScreenKind.DEMO: "demo", ScreenKind.RECALL: "recall"}
_MARKS: Final = {RecordedState.YES: "ring-check", RecordedState.SLOWLY: "clock"}


class StatusBar(Panel[StatusView]):
    """The top bar."""

    BOX = (0.0, 0.0, theme.DESIGN_WIDTH, HEIGHT)

    def paint_view(self, artist: Artist, view: StatusView) -> None:
        """Paint the bar from both ends towards the middle."""
        look = theme.LOOKS[view.kind]
        self._paint_ground(artist, look)
        inks = _Inks.of(look)
        right = self._paint_right(artist, view, inks)
        x = 20.0
        icon = _ICONS.get(view.kind)
        if icon is not None:
            artist.icon(icon, x + 20, HEIGHT / 2, 30, inks.first)
            x += 48
        x += artist.text(x, 31, view.title, 30, inks.first, bold=True, room=260)
        if view.title_second:
            x += 13 + artist.text(x + 13, 31, view.title_second, 24, inks.first, bold=True, room=120)
        short = artist.compact or _width(artist, view, inks, short=False) > right - x
        gaps = 1 + len(view.fields) + (view.acting is not None)
        spare = right - x - _width(artist, view, inks, short=short) + gaps * (_GAP_BEFORE + _GAP_AFTER)
        tight = max(_TIGHTEST, min(1.0, spare / (gaps * (_GAP_BEFORE + _GAP_AFTER))))
        x = _separator(artist, x, inks, tight)
        game = view.short_game if short and view.short_game else view.game
        upper = artist.text(x, _UPPER, game, theme.Type.LABEL, inks.first, bold=True, room=420)
        lower = artist.text(x, _LOWER, view.game_second, theme.Type.SECOND, inks.second, room=420)
        x += max(upper, lower)
        for field in view.fields:
            x = _separator(artist, x, inks, tight)
            label, value = _words(field, short=short)
            upper = artist.text(x, _UPPER, label, 15, inks.second, bold=inks.strong, room=right - x)
            lower = artist.text(x, _LOWER, value, _VALUE, inks.first, bold=True, room=right - x)
            x += max(upper, lower)
        if view.acting is not None:
            x = _separator(artist, x, inks, tight)
            _paint_acting(artist, view.acting, x, right - x, inks)

    def _paint_ground(self, artist: Artist, look: theme.TableLook) -> None:
        width = theme.DESIGN_WIDTH
        if look.frame is None:
            artist.fill_box((0, 0, width, HEIGHT), theme.SURFACE)
            artist.fill_box((0, HEIGHT - 1.5, width, 1.5), theme.LINE)
            return
        artist.fill_box((0, 0, width, HEIGHT), look.frame)
        if look.hatch is not None:
            _paint_hatch(artist, look.hatch)

    def _paint_right(self, artist: Artist, view: StatusView, inks: _Inks) -> float:
        """Paint clock and record mark; gives where they begin."""
        x = _RIGHT
        clock = view.short_clock if artist.compact and view.short_clock else view.clock
        x -= artist.right(x, 30, clock, 23, inks.first, bold=True, room=140)
        if view.clock_caption:
            x -= 12
            x -= artist.right(x, 30, view.clock_caption, 17, inks.first, room=80)
        if view.recorded is RecordedState.UNSAID:
            return x - 20
        x -= 24
        if view.recorded is RecordedState.NO:
            text = view.recorded_text or tr("NOT RECORDED")
            width = artist.measure(text, 18, True) + 62
            artist.round_box((x - width, 10, width, 40), 8, theme.ALARM)
            artist.icon("warning", x - width + 25, 30, 22, theme.ALARM_INK)
            artist.text(x - width + 46, 30, text, 18, theme.ALARM_INK, bold=True, room=width - 54)
            return x - width - 12
        slow = view.recorded is RecordedState.SLOWLY
        text = view.recorded_text or (tr("Recorded slowly") if slow else tr("Recorded"))
        ink, middle = (inks.first if slow else inks.second), 30.0
        taken = 0.0
        if view.copied:
            taken, middle = artist.right(x, _LOWER - 1, view.copied, 17, inks.second, room=230), _UPPER - 1
        x -= max(taken, artist.right(x, middle, text, 17, ink, bold=slow, room=230))
        artist.icon(_MARKS[view.recorded], x - 17, 30, 22, inks.first)
        return x - 40


class _Inks(Struct, frozen=True):
    """The colours to write on the bar with; `strong` makes labels bold on a coloured bar."""

    first: QColor
    second: QColor
    rule: QColor
    strong: bool

    @staticmethod
    def of(look: theme.TableLook) -> _Inks:
        if look.frame is None:
            return _Inks(theme.TEXT, theme.TEXT_SOFT, theme.LINE, False)
        return _Inks(look.ink, look.ink, look.ink, True)


def _separator(artist: Artist, x: float, inks: _Inks, tight: float) -> float:
    artist.rule(x + _GAP_BEFORE * tight, 14, x + _GAP_BEFORE * tight, 46, inks.rule)
    return x + (_GAP_BEFORE + _GAP_AFTER) * tight


def _words(field: StatusField, *, short: bool) -> tuple[str, str]:
    """Label and value of a field; the short ones where there is little room."""
    if not short:
        return field.label, field.value
    return field.short_label or field.label, field.short_value or field.value


def _width(artist: Artist, view: StatusView, inks: _Inks, *, short: bool) -> float:
    """What game, fields and acting rank take with all their gaps, in design px."""
    game = view.short_game if short and view.short_game else view.game
    widths = [
        max(
            artist.measure(game, theme.Type.LABEL, True),
            artist.measure(view.game_second, theme.Type.SECOND, False),
        )
    ]
    for field in view.fields:
        label, value = _words(field, short=short)
        widths.append(max(artist.measure(label, 15, inks.strong), artist.measure(value, _VALUE, True)))
    if view.acting is not None:
        name = artist.measure(view.acting.short_name or view.acting.name, 20, True)
        until = artist.measure(view.acting.until, 16, False)
        widths.append(max(artist.measure(view.acting.pill, 15, True) + 18, name + until + 11))
    return sum(widths) + len(widths) * (_GAP_BEFORE + _GAP_AFTER)


def _paint_acting(artist: Artist, acting: ActingView, x: float, room: float, inks: _Inks) -> None:
    """Paint who acts in which rank, and until when; the number alone where the name has no room."""
    artist.pill(x, 18, acting.pill, 15, inks.first, height=22, inset=9, radius=11, line=inks.first)
    left = room - artist.measure(acting.until, 16, False) - 11
    fits = not acting.short_name or artist.measure(acting.name, 20, True) <= left
    name = acting.name if fits else acting.short_name
    named = artist.text(x, _LOWER, name, 20, inks.first, bold=True, room=left)
    artist.text(x + named + 9, _LOWER, acting.until, 16, inks.second, room=room - named - 9)


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
