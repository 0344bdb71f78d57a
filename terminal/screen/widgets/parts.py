"""The parts of which panels are made: texts, sums, icons, badges, tags, and keys."""

from __future__ import annotations

from collections.abc import Hashable
from math import inf
from typing import Final, Unpack

from msgspec.structs import replace
from PySide6.QtGui import QColor

from terminal.rules.bets import Bet
from terminal.screen import theme
from terminal.screen.format import money
from terminal.screen.theme import Edge, Gap, Size, Type
from terminal.screen.translate import Bilingual, chinese
from terminal.screen.widgets.ground import BARE, FLAT, MAIN, MAIN_OFF, TAG, BoxGround, Inks, ground_in
from terminal.screen.widgets.key import Face, KeySlot, KeyState
from terminal.screen.widgets.layout import (
    FILL,
    Boxed,
    Leaf,
    Lengths,
    Pad,
    PanelPart,
    boxed,
    column,
    levels,
    row,
    space,
    stack,
)
from terminal.screen.widgets.paint import ICON_STROKE, Align, Artist, Box, Run, middle_of
from terminal.screen.widgets.sheet import Sheet, at_least
from terminal.screen.widgets.touch_guard import Pace

_LEADING: Final = 1.3
"""The height of a line of text, in its size."""
_ICON: Final = Type.HEAD
_TAG_INSET: Final = 13.0
_FLOAT: Final = 0.05
"""What sums of lengths may be off by."""
_STARTS: Final = {Align.LEFT: 0.0, Align.CENTRE: 0.5, Align.RIGHT: 1.0}


class Text(Leaf, frozen=True):
    """A text: one line that gets smaller to fit, or up to `most` lines, `pitch` apart."""

    text: str
    size: float = Type.BODY
    ink: QColor | None = None
    bold: bool = False
    faint: bool = False
    align: Align = Align.LEFT
    most: int = 1
    pitch: float = 0.0
    least: float = 0.0
    """The least width."""
    widest: float = inf
    """The greatest width: a longer text gets smaller."""
    soft = True

    def width(self, sheet: Sheet) -> float:
        """Return the width of the text on one line."""
        return min(self.widest, max(self.least, sheet.measure(self.text, self.size, self.bold)))

    def height(self, sheet: Sheet, width: float) -> float:
        """Return the height of its lines."""
        if self.most == 1:
            return self.size * _LEADING
        return len(sheet.wrap(self.text, self.size, self.bold, width, self.most)) * self.pitch

    def place(self, box: Box, sheet: Sheet) -> None:
        """Put the text into `box`, if there is any."""
        if self.text:
            sheet.add(self, box)

    def reach(self, box: Box) -> Box:
        """Return the place of the lines, which may be lower than they are."""
        return at_least(box, 0, self.most * max(self.pitch, self.size * _LEADING))

    def paint(self, artist: Artist, box: Box, inks: Inks) -> None:
        """Paint the text in the middle of the height."""
        x, y, width, height = box
        x += width * _STARTS[self.align]
        ink = self.ink or (inks.second if self.faint else inks.first)
        room, middle = width + _FLOAT, y + height / 2
        if self.most == 1:
            artist.text(x, middle, self.text, self.size, ink, bold=self.bold, room=room, align=self.align)
            return
        lines = artist.wrap(self.text, self.size, self.bold, width, self.most)
        middle -= (len(lines) - 1) * self.pitch / 2
        for line in lines:
            artist.text(x, middle, line, self.size, ink, bold=self.bold, room=room, align=self.align)
            middle += self.pitch


class TextRuns(Leaf, frozen=True):
    """Pieces of text in several styles on one line; all of them get smaller together."""

    runs: tuple[Run, ...]
    align: Align = Align.LEFT
    soft = True

    def width(self, sheet: Sheet) -> float:
        """Return the width of all pieces."""
        return sum(run.gap + sheet.measure(run.text, run.size, run.bold) for run in self.runs)

    def height(self, _sheet: Sheet, _width: float) -> float:
        """Return the height of the line."""
        return max((run.size for run in self.runs), default=0.0) * _LEADING

    def reach(self, box: Box) -> Box:
        """Return the place of the line, which may be lower than it is."""
        return at_least(box, 0, max((run.size for run in self.runs), default=0.0) * _LEADING)

    def paint(self, artist: Artist, box: Box, inks: Inks) -> None:
        """Paint the pieces in the middle of the height."""
        x, y, width, height = box
        x += width * _STARTS[self.align]
        artist.runs(x, y + height / 2, self.runs, width, self.align, inks=(inks.first, inks.second))


class SizedLeaf(Leaf, frozen=True):
    """A leaf of one size, which stands in the middle of its place whatever size that is."""

    @property
    def across(self) -> float:
        """How wide and high it is."""
        raise NotImplementedError

    def width(self, _sheet: Sheet) -> float:
        """Return its own width."""
        return self.across

    def height(self, _sheet: Sheet, _width: float) -> float:
        """Return its own height."""
        return self.across

    def reach(self, box: Box) -> Box:
        """Return the place, or what it covers where that is larger."""
        return at_least(box, self.across, self.across)


class Icon(SizedLeaf, frozen=True):
    """An icon."""

    name: str
    size: float = _ICON
    ink: QColor | None = None
    stroke: float = ICON_STROKE
    faint: bool = False

    @property
    def across(self) -> float:
        """How wide and high it is."""
        return self.size

    def paint(self, artist: Artist, box: Box, inks: Inks) -> None:
        """Paint the icon in the middle."""
        ink = self.ink or (inks.second if self.faint else inks.first)
        artist.icon(self.name, *middle_of(box), self.size, ink, stroke=self.stroke)


class Disc(SizedLeaf, frozen=True):
    """A disc or a ring, dark with an edge unless it is filled."""

    radius: float
    fill: QColor = theme.BACKGROUND
    edge: QColor | None = theme.LINE_STRONG

    @property
    def across(self) -> float:
        """How wide and high it is."""
        return 2 * self.radius

    def paint(self, artist: Artist, box: Box, _inks: Inks) -> None:
        """Paint the disc in the middle."""
        artist.disc(*middle_of(box), self.radius, self.fill, self.edge, width=1)


class Badge(SizedLeaf, frozen=True):
    """A number in a disc, smaller in a low box: filled with `colour`, else dark with an edge."""

    label: str
    radius: float
    colour: QColor | None = None

    @property
    def across(self) -> float:
        """How wide and high it is."""
        return 2 * self.radius

    def paint(self, artist: Artist, box: Box, inks: Inks) -> None:
        """Paint the disc and its number."""
        radius = min(self.radius, box[3] / 2)
        disc = Disc(radius) if self.colour is None else Disc(radius, self.colour, None)
        disc.paint(artist, box, inks)
        ink = theme.TEXT if self.colour is None else theme.BACKGROUND
        size, room = radius * 0.95, 2 * radius - Gap.SMALL
        artist.centre(*middle_of(box), self.label, size, ink, bold=True, room=room)


class Spine(Leaf, frozen=True):
    """The coloured block with the glyph of a bet that begins a row; a row of both Pairs has both colours."""

    bet: Bet
    size: float = Type.HEAD
    fill: QColor | None = None
    other: Bet | None = None
    """The other Pair, where the row is of both."""

    def paint(self, artist: Artist, box: Box, _inks: Inks) -> None:
        """Paint the block and the glyph."""
        fill = theme.AREA_COLOURS[self.bet].spine if self.fill is None else self.fill
        artist.round_box(box, theme.Radius.AREA, fill)
        if self.other is not None:
            artist.lower_half(box, theme.Radius.AREA, theme.AREA_COLOURS[self.other].spine)
        glyph, room = theme.glyph(self.bet) if self.other is None else chinese("PAIR"), box[2] - 1
        artist.centre(*middle_of(box), glyph, self.size, theme.TEXT, bold=True, room=room)


class Rule(Leaf, frozen=True):
    """A line along the longer side of its box, at the middle."""

    ink: QColor = theme.LINE
    thick: float = theme.Edge.THICK

    def paint(self, artist: Artist, box: Box, _inks: Inks) -> None:
        """Paint the line."""
        x, y, width, height = box
        across, down = middle_of(box)
        if width >= height:
            artist.rule(x, down, x + width, down, self.ink, width=self.thick)
        else:
            artist.rule(across, y, across, y + height, self.ink, width=self.thick)


class Bar(Leaf, frozen=True):
    """A filled box."""

    fill: QColor

    def paint(self, artist: Artist, box: Box, _inks: Inks) -> None:
        """Paint the box."""
        artist.fill_box(box, self.fill)


def words(*runs: Run, align: Align = Align.LEFT, **lengths: Unpack[Lengths]) -> TextRuns:
    """Return pieces of text on one line."""
    return TextRuns(tuple(run for run in runs if run.text), align, **lengths)


def titled(
    title: Bilingual, size: float, second_size: float, gap: float = Gap.WORDS, **lengths: Unpack[Lengths]
) -> TextRuns:
    """Return a bold title and, after it, the same in the other language."""
    second = Run(title.second, second_size, gap=gap, faint=True)
    return words(Run(title.text, size, bold=True), second, **lengths)


class TextOptions(Lengths, total=False):
    """How a text stands, and how wide it is at least."""

    align: Align
    least: float


def strong(text: str, size: float = Type.BODY, ink: QColor | None = None, **how: Unpack[TextOptions]) -> Text:
    """Return a bold text."""
    return Text(text, size, ink, True, **how)


def caption(
    text: str, size: float = Type.NOTE, ink: QColor | None = None, **how: Unpack[TextOptions]
) -> Text:
    """Return a faint text that says what something is."""
    return Text(text, size, ink, faint=True, **how)


def note(
    text: str, size: float = Type.NOTE, *, pitch: float = Size.NOTE_LINE, **how: Unpack[TextOptions]
) -> Text:
    """Return a faint text over one or two lines, `pitch` apart."""
    return Text(text, size, faint=True, most=2, pitch=pitch, **how)


class SumOptions(Lengths, total=False):
    """How a sum of money stands; its room is at least `least` wide."""

    bold: bool
    faint: bool
    least: float


def amount(cents: int, size: float, ink: QColor | None = None, **how: Unpack[SumOptions]) -> Text:
    """Return a sum of money, bold unless it says otherwise, that ends at the right of its room."""
    how = {"bold": True, **how}
    return Text(money(cents), size, ink, align=Align.RIGHT, **how)


def tag(text: str, size: float, *, ground: BoxGround, high: float, inset: float = _TAG_INSET) -> Boxed:
    """Return a bold text on a small ground of its own."""
    words_on_it = strong(text, size, ground.first, align=Align.CENTRE)
    return boxed(ground, words_on_it, pad=Pad.across(inset), high=high)


def head_line(*parts: PanelPart | None, high: float = Size.HEAD) -> PanelPart:
    """Return the head line of a panel of the rail; its words stand as low in a line of any height."""
    return row(*parts, gap=Gap.WORDS, pad=Pad.across(Gap.EDGE, Size.HEAD_WORDS - high), high=high)


class LastingPart(Boxed, frozen=True):
    """A part that is placed once as long as it is the very same one, in the same box on the same ground."""

    def trim(self, height: float) -> float:
        """Return how much of `height` the part makes use of."""
        return self.part.trim(height)

    def place(self, box: Box, sheet: Sheet) -> None:
        """Place the part, or what was placed of it before."""
        sheet.place_lasting(self.part, box, lambda: self.part.place(box, sheet))


def lasting(part: PanelPart) -> LastingPart:
    """Return a part that its panel keeps from view to view, with what was placed of it."""
    return LastingPart(BARE, part, wide=part.wide, high=part.high, grow=part.grow)


class KeyFace(Face, frozen=True, kw_only=True):
    """What a key shows: parts on a ground."""

    content: PanelPart
    ground: BoxGround

    @property
    def look(self) -> Hashable:
        """Return all that is seen of it."""
        return self.content, self.state, self.ground

    def paint(self, artist: Artist, box: Box, pressed: bool) -> None:
        """Paint the ground and the parts."""
        ground = ground_in(self.state, self.ground)
        ground.paint(artist, box, pressed=pressed)
        sheet = Sheet(artist.factor)
        self.content.place(box, sheet)
        sheet.paint(artist, ground.inks)


class KeyPart(PanelPart, frozen=True):
    """A key in a panel; a touch within `margin` of it counts too."""

    name: Hashable
    face: KeyFace
    margin: float = Gap.TOUCH
    opaque: bool = True
    """False where a rounded corner of the panel lies under a corner of the key."""

    def named(self, name: Hashable) -> KeyPart:
        """Return the same key under another name."""
        return replace(self, name=name)

    def width(self, sheet: Sheet) -> float:
        """Return the width of what the key shows."""
        content = self.face.content
        return content.width(sheet) if content.wide is None else content.wide

    def place(self, box: Box, sheet: Sheet) -> None:
        """Put the key there."""
        sheet.slots[self.name] = KeySlot(box, self.face, self.margin, sheet.under, self.opaque)


class KeyOptions(Lengths, total=False):
    """How a key stands, acts and is placed."""

    state: KeyState
    ground: BoxGround
    pace: Pace
    meaning: Hashable
    reason: str
    margin: float
    opaque: bool


def key(
    name: Hashable,
    content: PanelPart,
    spoken: str,
    *,
    state: KeyState = KeyState.NORMAL,
    ground: BoxGround = FLAT,
    pace: Pace = Pace.ACT,
    meaning: Hashable = None,
    reason: str = "",
    margin: float = Gap.TOUCH,
    opaque: bool = True,
    **lengths: Unpack[Lengths],
) -> KeyPart:
    """Return a key with any content; `spoken` is what it is called aloud, `reason` why it is off."""
    face = KeyFace(spoken, state, pace, meaning, reason, content=content, ground=ground)
    return KeyPart(name, face, margin, opaque, **lengths)


def usable(on: bool, *, chosen: bool = False) -> KeyState:
    """Return the state of a key that may be touched only if `on`, and that may be the chosen one."""
    return KeyState.ARMED if chosen else KeyState.NORMAL if on else KeyState.DISABLED


def title_key(
    name: Hashable,
    title: str,
    icon: str = "",
    second: str = "",
    *,
    size: float = Type.AMOUNT,
    spoken: str = "",
    locked: bool = False,
    **how: Unpack[KeyOptions],
) -> KeyPart:
    """Return a key with a title, an icon before it, and a second line under it."""
    mark = (Icon(icon), space(Gap.WIDE) if title else None) if icon else ()
    content: PanelPart = row(*mark, strong(title, size), pad=Pad.across(Gap.MEDIUM), middle=True)
    if second:
        under = caption(second, Type.SECOND, align=Align.CENTRE, grow=1)
        content = levels((0.35, content), (0.7, row(under, pad=Pad.across(Gap.SMALL))))
    if locked:
        content = stack(content, corner_lock(Gap.MEDIUM, Type.SECOND))
    return key(name, content, spoken or title, **how)


def icon_key(
    name: Hashable, icon: str, spoken: str, *, size: float = _ICON, **how: Unpack[KeyOptions]
) -> KeyPart:
    """Return a key with nothing but an icon."""
    return key(name, Icon(icon, size, stroke=Edge.STRONG), spoken, **how)


def arrow_key(
    name: Hashable,
    icon: str,
    spoken: str,
    *,
    on: bool,
    end: str,
    size: float = _ICON,
    **how: Unpack[KeyOptions],
) -> KeyPart:
    """Return an arrow to more of what is looked at, as fast as fingers are; `end` says that there is none."""
    how = {"margin": Gap.HAIR, "state": usable(on), "reason": end, "pace": Pace.EVERY_TAP, **how}
    return icon_key(name, icon, spoken, size=size, **how)


def tall_key(name: Hashable, title: str, icon: str, **how: Unpack[KeyOptions]) -> KeyPart:
    """Return a tall key with a large icon over its title."""
    content = levels(
        (0.42, row(Icon(icon, Size.ICON, stroke=Edge.STRONG), middle=True)),
        (0.73, row(strong(title, align=Align.CENTRE, grow=1), pad=Pad.across(Gap.TIGHT))),
    )
    return key(name, content, title, **how)


def main_key(
    name: Hashable,
    title: str,
    subtitle: str,
    *,
    ready: bool = True,
    second_title: str = "",
    ground: BoxGround = MAIN,
    **lengths: Unpack[Lengths],
) -> KeyPart:
    """Return the key for what comes next, in the accent unless another ground is given; off, it says why.

    `second_title` stands small under the title.

    It means what its title says: sums and counts under it change with every chip.
    """
    first = strong(title, Type.MAIN, align=Align.CENTRE, grow=1)
    second = Text(subtitle, Type.BODY, bold=ready, faint=True, align=Align.CENTRE, grow=1)
    title_line, subtitle_line = row(first, pad=Pad.across(Gap.BODY)), row(second, pad=Pad.across(Gap.BLOCK))
    content = levels((0.36 if subtitle else 0.5, title_line), (0.755, subtitle_line))
    if second_title:
        under = strong(second_title, Type.SECOND, align=Align.CENTRE, grow=1)
        under_line = row(under, pad=Pad.across(Gap.BODY))
        content = levels((0.28, title_line), (0.56, under_line), (0.83, subtitle_line))
    spoken = f"{title}. {subtitle}" if subtitle else title
    state, ground = usable(ready), ground if ready else MAIN_OFF
    return key(
        name, content, spoken, state=state, ground=ground, meaning=title, reason=subtitle, margin=0, **lengths
    )


def corner_lock(inset: float, size: float) -> PanelPart:
    """Return the lock in the upper right corner of a key whose rank is missing."""
    return column(row(FILL, Icon("lock", size)), FILL, pad=Pad(0, inset, inset, 0))


def paragraph_tag(paragraph: str) -> Boxed:
    """Return one paragraph as a tag."""
    return tag(paragraph, Type.NOTE, ground=TAG, high=Size.TEXT_LINE, inset=Gap.WIDE)


def fitting_paragraphs(paragraphs: tuple[str, ...], room: float, sheet: Sheet) -> int:
    """Return how many paragraphs from the first on fit into `room` as tags."""
    taken = 0.0
    for number, paragraph in enumerate(paragraphs):
        taken += paragraph_tag(paragraph).width(sheet) + (Gap.SMALL if number else 0.0)
        if taken > room:
            return number
    return len(paragraphs)


class ParagraphTags(PanelPart, frozen=True):
    """The paragraphs that an act rests on, as tags up to the right end; for those without room stands `…`."""

    paragraphs: tuple[str, ...]

    def place(self, box: Box, sheet: Sheet) -> None:
        """Place the tags from the right."""
        left, y, width, height = box
        x = left + width
        for paragraph in reversed(self.paragraphs):
            part: PanelPart = paragraph_tag(paragraph)
            wide = part.width(sheet)
            lost = x - wide < left
            if lost:
                part = strong("…", Type.NOTE, align=Align.RIGHT)
            part.place((x - wide, y + (height - Size.TEXT_LINE) / 2, wide, Size.TEXT_LINE), sheet)
            if lost:
                return
            x -= wide + Gap.SMALL
