"""The vocabulary of layout: what a panel shows is a tree of parts, and the tree finds every place.

How to build a panel: a panel is a class with a view and one method, `parts(view)`, which states what is
there; it holds no coordinates. Drawing and keys both come from the tree that it returns:

    class TakePanel(RailPanel[TakeView]):
        def parts(self, view: TakeView) -> PanelPart:
            return column(
                head_line(titled(both("TAKE"), Type.AMOUNT, Type.LABEL, grow=1), caption(view.caption)),
                grid(*(_bet(bet) for bet in view.bets), columns=2, line=Size.ROW, gap=Gap.KEYS),
                FILL,
                row(
                    title_key("clear", tr("Clear"), grow=1),
                    title_key("set", tr("Set"), "check", state=usable(view.may_set), grow=1),
                    gap=Gap.KEYS,
                    high=Size.KEY,
                ),
                pad=Pad(bottom=Gap.INSET),
                ground=PANEL,
            )

- `row` and `column` give each part its natural length, or the one it states (`wide`, `high`); what is left
  goes to the parts that `grow`, by weight. Too little room makes the gaps with a `least` give way, then
  texts shrink. `FILL` is room that grows, a number a gap of its own (`space` outside a row or a column),
  `pad` keeps parts from the edge, and None among the parts is left out; `middle` keeps them together in the
  middle, `ground` lies under all of them.
- Across a row a part is as high as the row, across a column as wide as the column; a part that states a
  smaller length stands in the middle. Texts, icons and badges stand in the middle of their height, a text
  at the left unless it is aligned; a sum (`amount`) ends at the right.
- `grid` gives equal cells, `levels` and `two_lines` lines at shares of the height, `stack` parts over one
  another, `boxed` a part on a ground, `first_fit` the first part that has room. `Listing` in a `PagedPanel`
  is a list with the arrows that turn its pages.
- Where a column has too little room, a list turns its pages and the lines of a grid that have no height of
  their own (`most`) get lower; what stands after them keeps its height.
- Sizes come from the tokens in `theme` (`Type`, `Gap`, `Size`, `Radius`), from shares and from what is
  left, never from sums. Two lengths that differ by a pixel are one token.
- Inks come from the ground: by itself a text has its first ink, `faint=True` its second, also on a key
  that is off, chosen or white. Name a colour only for what it means: a bet, an alarm, what play is at.
- A key is a `title_key`, an `icon_key`, a `main_key`, or a `key` with any parts on it; it keeps its state
  and its ground apart, and knows what lies under its corners. `Panel.touched` tells its name; `on_touch`
  says by the name what is done.
- A thing with a drawing of its own is a `Leaf` with `paint`: it stays in its box, or says by `reach` what it
  covers, and clips by `IntersectClip`, for a panel repaints no more than what differs.
- A thing that arranges itself by the room it gets is a `PanelPart` whose `place` builds and places a tree.

All lengths are in design px.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Final, TypedDict, Unpack

from msgspec import Struct

from terminal.screen.widgets.ground import BoxGround, Inks
from terminal.screen.widgets.paint import Artist, Box, centred
from terminal.screen.widgets.sheet import Sheet

_ENOUGH: Final = 0.5
"""By how much a part may be wider than its room, for whole pixel sizes."""


class Pad(Struct, frozen=True):
    """The room kept free within the edges of a box."""

    left: float = 0.0
    top: float = 0.0
    right: float = 0.0
    bottom: float = 0.0

    @staticmethod
    def all(length: float) -> Pad:
        """Return the same room at every edge."""
        return Pad(length, length, length, length)

    @staticmethod
    def across(length: float, top: float = 0.0, bottom: float = 0.0) -> Pad:
        """Return the same room at the left and the right edge."""
        return Pad(length, top, length, bottom)

    def inside(self, box: Box) -> Box:
        """Return what is left of `box`."""
        x, y, width, height = box
        across, down = width - self.left - self.right, height - self.top - self.bottom
        return x + self.left, y + self.top, across, down


NO_PAD: Final = Pad()


class PanelPart(Struct, frozen=True, kw_only=True):
    """A part of a panel. `wide` and `high` replace its natural lengths, `grow` is its share of spare room."""

    wide: float | None = None
    high: float | None = None
    grow: float = 0.0

    def width(self, _sheet: Sheet) -> float:
        """Return the natural width."""
        return 0.0

    def height(self, _sheet: Sheet, _width: float) -> float:
        """Return the natural height at that width."""
        return 0.0

    def place(self, box: Box, sheet: Sheet) -> None:
        """Put all that the part consists of into `box`."""
        raise NotImplementedError

    @property
    def soft(self) -> bool:
        """Whether the part gets narrower where a row has too little room."""
        return False

    @property
    def cut(self) -> bool:
        """Whether the part shows less where a column has too little room."""
        return False

    def trim(self, height: float) -> float:
        """Return how much of `height` the part makes use of, if it can be cut."""
        return height


class Lengths(TypedDict, total=False):
    """What a part may state of its own lengths."""

    wide: float
    high: float
    grow: float


class Leaf(PanelPart, frozen=True):
    """A part that paints itself."""

    def place(self, box: Box, sheet: Sheet) -> None:
        """Put the part into `box`."""
        sheet.add(self, box)

    def reach(self, box: Box) -> Box:
        """Return where the part paints: within `box`, unless it is larger by itself."""
        return box

    def differs(self, before: object, _box: Box) -> Sequence[Box] | None:
        """Return where it looks other than `before` in the same box; None if that may be anywhere."""
        return () if self == before else None

    def paint(self, artist: Artist, box: Box, inks: Inks) -> None:
        """Paint into `box`."""
        raise NotImplementedError


class GroundPart(Leaf, frozen=True):
    """What a part stands on."""

    ground: BoxGround

    def paint(self, artist: Artist, box: Box, _inks: Inks) -> None:
        """Paint the ground."""
        self.ground.paint(artist, box)


class Space(PanelPart, frozen=True):
    """Nothing, as long as it is stated to be; where there is too little room it gives way down to `least`."""

    least: float | None = None

    def place(self, box: Box, sheet: Sheet) -> None:
        """Leave the room free."""


FILL: Final = Space(grow=1)
"""Takes the room that the other parts leave."""


def space(length: float, least: float | None = None) -> Space:
    """Return a gap of `length` in a row or a column, which may give way down to `least`."""
    return Space(least, wide=length, high=length)


_gap: Final = cache(space)


def lay_out(part: PanelPart, size: tuple[float, float], factor: float, before: Sheet | None = None) -> Sheet:
    """Return `part` laid out into a box of `size` at `factor` screen px a design px, as `before` if alike."""
    sheet = Sheet(factor, before=before)
    part.place((0.0, 0.0, *size), sheet)
    return sheet


def _wide(part: PanelPart, sheet: Sheet) -> float:
    return part.width(sheet) if part.wide is None else part.wide


def _high(part: PanelPart, sheet: Sheet, width: float) -> float:
    return part.height(sheet, width) if part.high is None else part.high


def _squeeze(parts: Sequence[PanelPart], lengths: list[float], room: float) -> list[float]:
    """Return the lengths with missing room taken from the gaps that may give way."""
    slack = [
        length - part.least if isinstance(part, Space) and part.least is not None else 0.0
        for part, length in zip(parts, lengths, strict=True)
    ]
    if not any(slack):
        return lengths
    share = min(1.0, (sum(lengths) - room) / sum(slack))
    return [length - share * give for length, give in zip(lengths, slack, strict=True)]


def _grown(parts: Sequence[PanelPart], lengths: list[float], spare: float, weight: float) -> list[float]:
    """Return the lengths with spare room given to those that grow, by their part of the whole `weight`."""
    if not weight or spare <= 0.0:
        return lengths
    return [length + spare * part.grow / weight for part, length in zip(parts, lengths, strict=True)]


def _shrunk(lengths: list[float], missing: float, gives: Sequence[bool]) -> list[float]:
    """Return the lengths with missing room taken from those that give."""
    soft = sum(length for length, give in zip(lengths, gives, strict=True) if give)
    if not soft:
        return lengths
    left = max(0.0, 1.0 - missing / soft)
    return [length * left if give else length for length, give in zip(lengths, gives, strict=True)]


class PartsPart(PanelPart, frozen=True):
    """Several parts, `pad` within the edges."""

    parts: tuple[PanelPart, ...]
    pad: Pad = NO_PAD

    def width(self, sheet: Sheet) -> float:
        """Return the width of the widest part."""
        widest = max((_wide(part, sheet) for part in self.parts), default=0.0)
        return widest + self.pad.left + self.pad.right

    @property
    def soft(self) -> bool:
        """Whether any of the parts gets smaller."""
        return any(part.soft for part in self.parts)


class LinePart(PartsPart, frozen=True):
    """Parts one after the other."""

    gap: float = 0.0


class RowPart(LinePart, frozen=True):
    """Parts side by side."""

    def width(self, sheet: Sheet) -> float:
        """Return what the parts take together."""
        taken = sum(_wide(part, sheet) for part in self.parts) + self.gap * max(len(self.parts) - 1, 0)
        return taken + self.pad.left + self.pad.right

    def height(self, sheet: Sheet, width: float) -> float:
        """Return the height of the highest part."""
        widths = self._widths(width - self.pad.left - self.pad.right, sheet)
        heights = (_high(part, sheet, wide) for part, wide in zip(self.parts, widths, strict=True))
        return max(heights, default=0.0) + self.pad.top + self.pad.bottom

    def place(self, box: Box, sheet: Sheet) -> None:
        """Place the parts from left to right."""
        x, y, width, height = self.pad.inside(box)
        for part, wide in zip(self.parts, self._widths(width, sheet), strict=True):
            high = height if part.high is None else min(part.high, height)
            part.place((x, y + (height - high) / 2, wide, high), sheet)
            x += wide + self.gap

    def _widths(self, room: float, sheet: Sheet) -> list[float]:
        # Asked for some thirty times whenever a panel changes: nothing is called for what is at hand.
        lengths: list[float] = []
        weight = 0.0
        for part in self.parts:
            wide = part.wide
            weight += part.grow
            lengths.append((0.0 if part.grow else part.width(sheet)) if wide is None else wide)
        room -= self.gap * max(len(lengths) - 1, 0)
        spare = room - sum(lengths)
        if spare < 0.0:
            lengths = _squeeze(self.parts, lengths, room)
            spare = room - sum(lengths)
            if spare < 0.0:
                return _shrunk(lengths, -spare, [part.soft for part in self.parts])
        return _grown(self.parts, lengths, spare, weight) if weight else lengths


class ColumnPart(LinePart, frozen=True):
    """Parts one under the other."""

    def height(self, sheet: Sheet, width: float) -> float:
        """Return what the parts take together."""
        inside = width - self.pad.left - self.pad.right
        taken = sum(_high(part, sheet, inside) for part in self.parts)
        return taken + self.gap * max(len(self.parts) - 1, 0) + self.pad.top + self.pad.bottom

    @property
    def cut(self) -> bool:
        """Whether any of the parts shows less."""
        return any(part.cut for part in self.parts)

    def place(self, box: Box, sheet: Sheet) -> None:
        """Place the parts from the top down."""
        x, y, width, height = self.pad.inside(box)
        room = height - self.gap * max(len(self.parts) - 1, 0)
        lengths = [
            0.0 if part.grow and part.high is None else _high(part, sheet, width) for part in self.parts
        ]
        if sum(lengths) > room:
            lengths = _squeeze(self.parts, lengths, room)
            if sum(lengths) > room and any(part.cut for part in self.parts):
                cut = _shrunk(lengths, sum(lengths) - room, [part.cut for part in self.parts])
                lengths = [part.trim(high) for part, high in zip(self.parts, cut, strict=True)]
        lengths = _grown(self.parts, lengths, room - sum(lengths), sum([part.grow for part in self.parts]))
        for part, high in zip(self.parts, lengths, strict=True):
            wide = width if part.wide is None else min(part.wide, width)
            part.place((x + (width - wide) / 2, y, wide, high), sheet)
            y += high + self.gap


class Grid(PanelPart, frozen=True):
    """Equal cells, line by line.

    A line is `line` high, or shares the height with the others, up to `most`; `lines` is the least number
    that share. The lines stand at the top, or at the bottom if `low`; cells no wider than `widest` stand in
    the middle. With `more`, lines that have no room are left out, and the last cell says how many parts are.
    """

    parts: tuple[PanelPart, ...]
    columns: int
    gap: float = 0.0
    line_gap: float = 0.0
    line: float | None = None
    most: float | None = None
    lines: int = 1
    low: bool = False
    more: Callable[[int], PanelPart] | None = None
    pad: Pad = NO_PAD
    widest: float | None = None

    @property
    def cut(self) -> bool:
        """Whether lines get lower, or those without room are left out."""
        return self.more is not None or (self.line is None and self.high is None)

    def trim(self, height: float) -> float:
        """Return the height of the whole lines that have room."""
        if self.line is None:
            return height
        return self._fit(height, self.line) * (self.line + self.line_gap) - self.line_gap

    @property
    def count(self) -> int:
        """How many lines there are."""
        return max(self.lines, -(-len(self.parts) // self.columns))

    def height(self, _sheet: Sheet, _width: float) -> float:
        """Return the height of all lines, none if they share what there is."""
        line = self.line or self.most or 0.0
        return self.count * line + (self.count - 1) * self.line_gap + self.pad.top + self.pad.bottom

    def place(self, box: Box, sheet: Sheet) -> None:
        """Place the parts line by line."""
        x, y, width, height = self.pad.inside(box)
        wide = (width - self.gap * (self.columns - 1)) / self.columns
        if self.widest is not None and wide > self.widest:
            x += (wide - self.widest) * self.columns / 2
            wide = self.widest
        high = self.line
        if high is None:
            high = (height - self.line_gap * (self.count - 1)) / self.count
            high = high if self.most is None else min(self.most, high)
        if self.low:
            y += height - self.count * high - (self.count - 1) * self.line_gap
        for number, part in enumerate(self._shown(height, high)):
            line, column = divmod(number, self.columns)
            at = (x + column * (wide + self.gap), y + line * (high + self.line_gap), wide, high)
            part.place(at, sheet)

    def _shown(self, height: float, high: float) -> Sequence[PanelPart]:
        """Return the parts that have room, and what says how many are left out."""
        fit = self.columns * self._fit(height, high)
        if self.more is None or len(self.parts) <= fit:
            return self.parts
        shown = max(fit - 1, 0)
        return (*self.parts[:shown], self.more(len(self.parts) - shown))

    def _fit(self, height: float, line: float) -> int:
        """Return how many lines have room."""
        return int((height + self.line_gap + _ENOUGH) // (line + self.line_gap))


class Levels(PartsPart, frozen=True):
    """Lines whose middles are at shares of the height."""

    shares: tuple[float, ...] = ()

    def place(self, box: Box, sheet: Sheet) -> None:
        """Place the lines."""
        x, y, width, height = self.pad.inside(box)
        for share, part in zip(self.shares, self.parts, strict=True):
            high = _high(part, sheet, width)
            part.place((x, y + share * height - high / 2, width, high), sheet)


class Stack(PanelPart, frozen=True):
    """Parts over one another."""

    parts: tuple[PanelPart, ...]

    def width(self, sheet: Sheet) -> float:
        """Return the width of the widest part."""
        return max((_wide(part, sheet) for part in self.parts), default=0.0)

    def height(self, sheet: Sheet, width: float) -> float:
        """Return the height of the highest part."""
        return max((_high(part, sheet, width) for part in self.parts), default=0.0)

    def place(self, box: Box, sheet: Sheet) -> None:
        """Place the parts, the first undermost; one that states its lengths stands in the middle."""
        _, _, width, height = box
        for part in self.parts:
            wide = width if part.wide is None else part.wide
            high = height if part.high is None else part.high
            part.place(centred(box, wide, high), sheet)


class Boxed(PanelPart, frozen=True):
    """A part on a ground, `pad` within its edges."""

    ground: BoxGround
    part: PanelPart = FILL
    pad: Pad = NO_PAD

    def width(self, sheet: Sheet) -> float:
        """Return the width of the part and the room around it."""
        return _wide(self.part, sheet) + self.pad.left + self.pad.right

    def height(self, sheet: Sheet, width: float) -> float:
        """Return the height of the part and the room around it."""
        inside = width - self.pad.left - self.pad.right
        return _high(self.part, sheet, inside) + self.pad.top + self.pad.bottom

    @property
    def soft(self) -> bool:
        """Whether the part gets smaller."""
        return self.part.soft

    @property
    def cut(self) -> bool:
        """Whether the part shows less."""
        return self.part.cut

    def place(self, box: Box, sheet: Sheet) -> None:
        """Place the ground, and the part on it."""
        sheet.add(GroundPart(self.ground), box)
        under = sheet.under
        if self.ground.fill is not None:
            sheet.under = self.ground.fill
        self.part.place(self.pad.inside(box), sheet)
        sheet.under = under


boxed: Final = Boxed


class FirstFit(PanelPart, frozen=True):
    """The first of several parts that has room, else the last."""

    parts: tuple[PanelPart, ...]
    soft = True

    def width(self, sheet: Sheet) -> float:
        """Return the width of the first."""
        return _wide(self.parts[0], sheet)

    def height(self, sheet: Sheet, width: float) -> float:
        """Return the height of the one that fits."""
        return _high(self._chosen(sheet, width), sheet, width)

    def place(self, box: Box, sheet: Sheet) -> None:
        """Place the one that fits."""
        self._chosen(sheet, box[2]).place(box, sheet)

    def _chosen(self, sheet: Sheet, width: float) -> PanelPart:
        for part in self.parts:
            if _wide(part, sheet) <= width + _ENOUGH:
                return part
        return self.parts[-1]


_NUMBERS: Final = frozenset({float, int})
_NO_PARTS: Final = _NUMBERS | {type(None)}


def _present(parts: tuple[Any, ...]) -> tuple[PanelPart, ...]:
    """Return the parts that are there; a number among them is a gap."""
    if _NO_PARTS.isdisjoint(map(type, parts)):
        return parts
    return tuple([_gap(part) if type(part) in _NUMBERS else part for part in parts if part is not None])


def row(
    *parts: PanelPart | float | None,
    gap: float = 0.0,
    least: float | None = None,
    pad: Pad = NO_PAD,
    middle: bool = False,
    ground: BoxGround | None = None,
    **lengths: Unpack[Lengths],
) -> PanelPart:
    """Return parts side by side, `gap` apart, but as near as `least` where they are many.

    `middle` keeps them in the middle, `ground` lies under them; a number among them is a gap of its own.
    """
    return _line(RowPart, parts, lengths, gap=gap, least=least, pad=pad, middle=middle, ground=ground)


def column(
    *parts: PanelPart | float | None,
    gap: float = 0.0,
    least: float | None = None,
    pad: Pad = NO_PAD,
    middle: bool = False,
    ground: BoxGround | None = None,
    **lengths: Unpack[Lengths],
) -> PanelPart:
    """Return parts one under the other, as those of a row are side by side."""
    return _line(ColumnPart, parts, lengths, gap=gap, least=least, pad=pad, middle=middle, ground=ground)


def _line(
    kind: type[LinePart],
    parts: tuple[PanelPart | float | None, ...],
    lengths: Lengths,
    *,
    gap: float,
    least: float | None,
    pad: Pad,
    middle: bool,
    ground: BoxGround | None,
) -> PanelPart:
    present = _present((FILL, *parts, FILL) if middle else parts)
    if least is not None:
        present, gap = tuple([one for part in present for one in (_gap(gap, least), part)][1:]), 0.0
    if ground is None:
        return kind(present, pad, gap, **lengths)
    return Boxed(ground, kind(present, pad, gap), **lengths)


def grid(
    *parts: PanelPart | None,
    columns: int,
    gap: float = 0.0,
    line_gap: float | None = None,
    line: float | None = None,
    most: float | None = None,
    lines: int = 1,
    low: bool = False,
    more: Callable[[int], PanelPart] | None = None,
    pad: Pad = NO_PAD,
    widest: float | None = None,
    **lengths: Unpack[Lengths],
) -> Grid:
    """Return equal cells, line by line; the lines are as far apart as the columns unless `line_gap` says."""
    between = gap if line_gap is None else line_gap
    return Grid(_present(parts), columns, gap, between, line, most, lines, low, more, pad, widest, **lengths)


def levels(*lines: tuple[float, PanelPart], pad: Pad = NO_PAD, **lengths: Unpack[Lengths]) -> Levels:
    """Return lines whose middles are at shares of the height."""
    shares, parts = zip(*lines, strict=True)
    return Levels(parts, pad, shares, **lengths)


_UPPER: Final = 0.345
_LOWER: Final = 0.715
"""Where the middles of two lines are, as shares of the height."""


def two_lines(
    first: PanelPart, second: PanelPart, *, pad: Pad = NO_PAD, **lengths: Unpack[Lengths]
) -> Levels:
    """Return two lines, as they stand on a key or in a row."""
    return levels((_UPPER, first), (_LOWER, second), pad=pad, **lengths)


def stack(*parts: PanelPart | None, **lengths: Unpack[Lengths]) -> Stack:
    """Return parts over one another."""
    return Stack(_present(parts), **lengths)


def first_fit(*parts: PanelPart, **lengths: Unpack[Lengths]) -> FirstFit:
    """Return the first part that has room, else the last."""
    return FirstFit(parts, **lengths)
