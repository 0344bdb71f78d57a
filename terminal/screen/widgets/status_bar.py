"""The top bar: which table, which limits, where in the shoe, who deals, and whether it is recorded."""

from __future__ import annotations

from itertools import product
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPolygonF

from terminal.screen import theme
from terminal.screen.screen_kind import ScreenKind
from terminal.screen.theme import Edge, Gap, Radius, Size, Type
from terminal.screen.translate import in_language, tr
from terminal.screen.views import ActingView, RecordedState, StatusField, StatusView
from terminal.screen.widgets.arrangement import TOP_BAR
from terminal.screen.widgets.ground import BARE, EDGED, WHITE, Inks
from terminal.screen.widgets.layout import (
    FILL,
    Leaf,
    Lengths,
    Pad,
    PanelPart,
    boxed,
    column,
    first_fit,
    levels,
    row,
    space,
    stack,
)
from terminal.screen.widgets.paint import Align, Artist, Box
from terminal.screen.widgets.panel import Panel
from terminal.screen.widgets.parts import Bar, Icon, Rule, Text, key, strong, tag
from terminal.table.setup.languages import Language

_TITLE: Final = Size.TEXT_LINE
_TITLE_ROOM: Final = 260.0
_RULE: Final = 32.0
_AFTER_RULE: Final = 17.0
_SIGN: Final = Size.BADGE + Gap.BLOCK
_UPPER: Final = 0.33
_LOWER: Final = 0.71
_TIGHTEST: Final = 0.4
"""How narrow the gaps may become before a text gets smaller."""

_ICONS: Final = {ScreenKind.TRAINING: "training", ScreenKind.DEMO: "demo", ScreenKind.RECALL: "recall"}
_MARKS: Final = {RecordedState.YES: "ring-check", RecordedState.SLOWLY: "clock"}
_SLANT: Final = 4.0
_WIDE: Final = 10.0
_PITCH: Final = 20.0


class Hatch(Leaf, frozen=True):
    """Slanted marks side by side, as high as their box."""

    ink: QColor

    def paint(self, artist: Artist, box: Box, _inks: Inks) -> None:
        """Paint the marks from left to right."""
        left, top, width, height = box
        f, bottom = artist.factor, top + height
        artist.painter.setPen(Qt.PenStyle.NoPen)
        artist.painter.setBrush(self.ink)
        x = left
        while x < left + width:
            upper, lower = (x + _SLANT, x + _SLANT + _WIDE), (x + _WIDE, x)
            corners = (*((at, top) for at in upper), *((at, bottom) for at in lower))
            artist.painter.drawPolygon(QPolygonF([QPointF(a * f, b * f) for a, b in corners]))
            x += _PITCH


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


class StatusBar(Panel[StatusView]):
    """The top bar; a touch on the dealer's name asks for a relief, one on the sign of a language for it."""

    BOX = (0.0, 0.0, theme.DESIGN_WIDTH, TOP_BAR)

    def parts(self, view: StatusView) -> PanelPart:
        """Return the title at the left, the record mark and the clock at the right, the rest between."""
        look = theme.LOOKS[view.kind]
        inks = _Inks.of(look)
        lengths = (True,) if self.compact else (False, True)
        narrow = self.design_size[0] < theme.DESIGN_WIDTH
        names = (True, False) if view.acting and view.acting.short_name else (True,)
        ways = product((True, False) if narrow else (True,), lengths, names)
        lines = (_between(view, inks, game=game, short=short, named=named) for game, short, named in ways)
        between = first_fit(*lines, grow=1)
        return _on_ground(
            look,
            row(
                *_title(view, inks, narrow=narrow),
                between,
                *_recorded(view, inks),
                *self._clock(view, inks, narrow=narrow),
                Gap.ICON,
                _languages(view),
                pad=Pad(right=Gap.BLOCK, left=Gap.BODY),
            ),
        )

    def _clock(self, view: StatusView, inks: _Inks, *, narrow: bool) -> tuple[PanelPart, ...]:
        text = view.short_clock if self.compact and view.short_clock else view.clock
        clock = strong(text, Type.STAKE, inks.first)
        if narrow or not view.clock_caption:
            return (clock,)
        return (Text(view.clock_caption, Type.NOTE, inks.first), space(Gap.WIDE), clock)


def _languages(view: StatusView) -> PanelPart:
    """Return the keys of the languages, each with its own sign; the one that is spoken stands on white."""
    signs = row(*(_language_key(one, spoken=one is view.language) for one in Language))
    return column(boxed(EDGED.rounded(Radius.KEY), signs, high=Size.TOUCH), middle=True)


def _language_key(shown: Language, *, spoken: bool) -> PanelPart:
    ground, ink = (WHITE.rounded(Radius.AREA), theme.BACKGROUND) if spoken else (BARE, theme.TEXT_SOFT)
    name = in_language(shown, "EN")
    words = Text(name, Type.BODY, ink, bold=spoken, align=Align.CENTRE)
    sign = column(row(boxed(ground, words, wide=_SIGN, high=_SIGN), middle=True), middle=True)
    size: Lengths = {"wide": Size.TOUCH, "high": Size.TOUCH}
    return key(shown, sign, name, ground=BARE, margin=0, opaque=False, **size)


def _on_ground(look: theme.TableLook, part: PanelPart) -> PanelPart:
    """Return a part on the bar's ground: with a line under it at a live table, else in the kind's colour."""
    if look.frame is None:
        return stack(column(Bar(theme.SURFACE, grow=1), Bar(theme.LINE, high=Edge.THICK)), part)
    hatch = column(FILL, Hatch(look.hatch, high=Gap.SMALL)) if look.hatch is not None else None
    return boxed(BARE.filled(look.frame).rounded(0), stack(hatch, part))


def _title(view: StatusView, inks: _Inks, *, narrow: bool) -> tuple[PanelPart, ...]:
    icon = _ICONS.get(view.kind)
    mark = (space(Gap.SMALL), Icon(icon, _TITLE, inks.first), space(Gap.WIDE)) if icon else ()
    second = (space(Gap.WIDE), strong(view.title_second, Type.NAME, inks.first))
    return (
        *mark,
        Text(view.title, _TITLE, inks.first, bold=True, widest=_TITLE_ROOM),
        *(second if view.title_second and not narrow else ()),
    )


def _between(view: StatusView, inks: _Inks, *, short: bool, named: bool, game: bool) -> PanelPart:
    """Return game, fields and acting rank; the short words where room is short, then no game."""
    title = view.short_game if short and view.short_game else view.game
    second = Text(view.game_second, Type.SECOND, inks.second)
    told: list[PanelPart] = [_lines(strong(title, Type.LABEL, inks.first), second)] if game else []
    for field in (*([] if view.mark is None else [view.mark]), *view.fields):
        label = field.short_label if short and field.short_label else field.label
        value = field.short_value if short and field.short_value else field.value
        caption = Text(label, Type.FINE, inks.second, inks.strong)
        lines = _lines(caption, strong(value, Type.HEAD, inks.first))
        told.append(_field_key(field, lines, view) if field.spoken else lines)
    if view.acting is not None:
        told.append(_acting(view.acting, inks, named=named))
    parts: list[PanelPart] = []
    for part in told:
        before, after = Gap.ICON, _AFTER_RULE
        rule = Rule(inks.rule, high=_RULE)
        parts += [space(before, before * _TIGHTEST), rule, space(after, after * _TIGHTEST), part]
    return row(*parts)


def _field_key(field: StatusField, lines: PanelPart, view: StatusView) -> PanelPart:
    """Return the key of a field; at rest it looks like any other."""
    ground = BARE.filled(theme.LOOKS[view.kind].frame or theme.SURFACE)
    return key("relief", lines, field.spoken, ground=ground, margin=0, high=Size.TOUCH)


def _lines(upper: PanelPart, lower: PanelPart, share: float = _UPPER) -> PanelPart:
    """Return two lines of the bar, the upper one at that share of the height."""
    return levels((share, upper), (_LOWER, lower))


def _acting(acting: ActingView, inks: _Inks, *, named: bool) -> PanelPart:
    """Return who acts in which rank, and until when; the number alone where the name has no room."""
    ground = BARE.edged(inks.first, Edge.PILL).inked(inks.first)
    pill = tag(acting.pill, Type.FINE, ground=ground, high=Gap.ICON, inset=Gap.MEDIUM)
    name = acting.name if named else acting.short_name
    until = Text(acting.until, Type.SECOND, inks.second)
    named_until = row(strong(name, Type.BODY, inks.first), until, gap=Gap.WORDS)
    return _lines(row(pill, FILL), named_until, 0.3)


def _recorded(view: StatusView, inks: _Inks) -> tuple[PanelPart, ...]:
    """Return whether the last act is on the disk, and when the ledger was last copied."""
    if view.recorded is RecordedState.UNSAID:
        return (space(Gap.BODY),)
    if view.recorded is RecordedState.NO:
        icon = Icon("warning", Type.HEAD, theme.ALARM_INK)
        text = strong(view.recorded_text or tr("NOT RECORDED"), Type.LABEL, theme.ALARM_INK)
        warning = row(icon, text, gap=Gap.WORDS, pad=Pad(Gap.INSET, 0, Gap.BLOCK))
        ground = BARE.filled(theme.ALARM).rounded(Radius.AREA)
        return (space(Gap.WIDE), boxed(ground, warning, high=Size.TOTALS), space(Gap.LARGE))
    slow = view.recorded is RecordedState.SLOWLY
    said = view.recorded_text or (tr("Recorded slowly") if slow else tr("Recorded"))
    ink = inks.first if slow else inks.second
    copied = Text(view.copied, Type.NOTE, inks.second, align=Align.RIGHT) if view.copied else None
    lines = column(Text(said, Type.NOTE, ink, slow, align=Align.RIGHT), copied, middle=True)
    mark = Icon(_MARKS[view.recorded], Type.HEAD, inks.first)
    return (space(Gap.WIDE), mark, space(Gap.SMALL), lines, space(Gap.LARGE))
