"""The panels after an exam: result, grades, times, the wrong moments, and the sign-off in the rail."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QColor

from terminal.screen import theme
from terminal.screen.theme import Edge, Gap, Practice, Radius, Size, Type
from terminal.screen.training.debrief_views import (
    ComesBackLine,
    DebriefHeadView,
    DebriefView,
    GradeLine,
    ResultTile,
    SignOffView,
    TickLine,
    TimeBarView,
    WrongLine,
)
from terminal.screen.training.told_panel import PAGE_BOX, UNDER_HEAD, and_more, between_ribbons, headed
from terminal.screen.translate import both, joined, tr
from terminal.screen.views import Tone
from terminal.screen.widgets.ground import (
    ALARM_PANEL,
    BARE,
    FLAT,
    PANEL,
    ROW,
    TRAINING_PANEL,
    TRAINING_TILE,
    WHITE,
    BoxGround,
    Inks,
)
from terminal.screen.widgets.layout import (
    FILL,
    Leaf,
    Pad,
    PanelPart,
    boxed,
    column,
    grid,
    row,
    space,
    stack,
    two_lines,
)
from terminal.screen.widgets.paging import PAIR, Listing, PagedPanel
from terminal.screen.widgets.paint import Align, Artist, Box
from terminal.screen.widgets.panel import RAIL_LEFT, RAIL_WIDTH, Panel
from terminal.screen.widgets.parts import (
    Badge,
    Disc,
    Icon,
    Text,
    caption,
    icon_key,
    key,
    strong,
    tag,
    title_key,
    titled,
    usable,
)
from terminal.screen.widgets.rail import TOP, tone_pill, toned

HIGHEST_GRADE: Final = 5


class DebriefPanel(PagedPanel[DebriefView]):
    """The page after an exam; a touch on a wrong moment gives its number."""

    BOX = PAGE_BOX

    def parts(self, view: DebriefView) -> PanelPart:
        """Return the result over grades and what comes back, times and wrong moments."""
        left = column(_grades(view), _comes_back(view), gap=Gap.WORDS, wide=Practice.GRADES)
        right = column(_times(view), self._wrong(view), gap=Gap.WORDS, grow=1)
        return between_ribbons(
            _result(view), space(Gap.WORDS), row(left, right, gap=Gap.WIDE, grow=1), ribbon=joined("EXAM")
        )

    def _wrong(self, view: DebriefView) -> PanelPart:
        """Return the wrong moments as a timeline, each a key to its replay."""
        head = row(
            titled(both("Wrong moments"), Type.HEAD, Type.LABEL),
            FILL,
            caption(tr("you"), wide=Practice.WAS),
            caption(tr("the guide would have said"), wide=Practice.OUGHT + Practice.PARAGRAPH),
            gap=Gap.WORDS,
            pad=Pad.across(Gap.EDGE),
            high=Size.TOUCH,
        )
        none = column(FILL, caption(tr("Every decision was right."), align=Align.CENTRE), FILL, grow=1)
        listing = Listing(
            self,
            len(view.wrong),
            lambda number: _moment(view.wrong[number]),
            Practice.WRONG,
            Gap.TIGHT,
            grow=1,
        )
        inner = row(listing if view.wrong else none, pad=Pad.across(Gap.KEYS), grow=1)
        return boxed(PANEL, column(head, inner, space(Gap.KEYS)), grow=1)


def _result(view: DebriefView) -> PanelPart:
    mark = stack(
        Disc(Practice.MARK, theme.BACKGROUND, theme.TEXT),
        Icon("check" if view.passed else "repeat", Type.PAGE, stroke=Edge.STRONG),
        wide=Practice.MARK + Practice.MARK,
    )
    said = column(
        FILL,
        titled(view.result, Type.STEP, Type.TITLE, Gap.BLOCK),
        Text(view.reason, Type.TEXT, most=PAIR, pitch=Size.LINE),
        FILL,
        grow=1,
    )
    tiles = row(*map(_tile, view.tiles), gap=Gap.MEDIUM)
    content = row(mark, said, tiles, gap=Gap.BODY, pad=Pad(Gap.BODY, Gap.WIDE, Gap.WIDE, Gap.WIDE))
    return boxed(TRAINING_PANEL, content, high=Practice.RESULT)


def _tile(tile: ResultTile) -> PanelPart:
    ground = ALARM_PANEL if tile.alarm else TRAINING_TILE
    lines = column(
        FILL,
        Text(tile.title, Type.LABEL, ground.second, align=Align.CENTRE),
        strong(tile.figure, Type.STEP, align=Align.CENTRE),
        Text(tile.note, Type.NOTE, ground.second, align=Align.CENTRE),
        FILL,
    )
    return boxed(ground, lines, pad=Pad.across(Gap.SMALL), wide=Practice.TILE)


def _grades(view: DebriefView) -> PanelPart:
    head = headed(both("Grades"), tr("1 to 5"))
    lines = (_grade(line) for line in view.grades)
    return boxed(PANEL, column(head, *lines, space(Gap.WORDS)))


def _grade(line: GradeLine) -> PanelPart:
    """Return a topic with squares up to its grade; of one that was not examined the words say so."""
    title = Text(line.title, Type.LABEL, bold=line.red, grow=1)
    share = caption(line.share, Type.NOTE, align=Align.RIGHT, wide=Practice.SHARE)
    if line.grade is None:
        rest: tuple[PanelPart, ...] = (caption(tr("not examined"), Type.NOTE),)
    else:
        fill = theme.ALARM if line.red else theme.TRAINING
        squares = (_square(fill if place < line.grade else None) for place in range(HIGHEST_GRADE))
        rest = (*squares, strong(str(line.grade), Type.BODY, align=Align.RIGHT, wide=Size.LINE))
    content = row(title, share, space(Gap.TIGHT), *rest, gap=Gap.TIGHT, pad=Pad.across(Gap.WIDE))
    ground = ALARM_PANEL.rounded(Radius.AREA) if line.red else BARE
    return row(boxed(ground, content, grow=1), pad=Pad.across(Gap.SMALL), high=Practice.GRADE)


def _square(fill: QColor | None) -> PanelPart:
    ground = BoxGround(fill, theme.LINE_STRONG if fill is None else None, radius=Radius.TAG)
    return column(FILL, boxed(ground, wide=Practice.SQUARE, high=Practice.SQUARE), FILL, wide=Practice.SQUARE)


def _comes_back(view: DebriefView) -> PanelPart:
    head = headed(both("What comes back"), tr("first day"))
    lines = grid(
        *(_back(line) for line in view.comes_back),
        columns=1,
        line=Size.HINT - Gap.KEYS,
        gap=Gap.TIGHT,
        more=and_more,
        pad=Pad.across(Gap.KEYS),
        grow=1,
    )
    then = boxed(
        TRAINING_TILE.edged(theme.TRAINING_EDGE),
        row(
            Icon("calendar"),
            Text(view.then, Type.LABEL, bold=True, grow=1),
            gap=Gap.WIDE,
            pad=Pad.across(Gap.BLOCK),
        ),
        high=Size.TOUCH,
    )
    return boxed(
        PANEL,
        column(head, lines, row(column(then, grow=1), pad=Pad.across(Gap.KEYS)), space(Gap.KEYS)),
        grow=1,
    )


def _back(line: ComesBackLine) -> PanelPart:
    content = row(
        Text(line.title, Type.NOTE, grow=1),
        strong(line.when, Type.NOTE),
        gap=Gap.WORDS,
        pad=Pad.across(Gap.WORDS),
    )
    return boxed(ROW.rounded(Radius.AREA), content)


def _times(view: DebriefView) -> PanelPart:
    head = headed(both("Time for each decision"), view.median)
    bars = row(TimeBars(view.times, grow=1), pad=Pad(Gap.EDGE, 0, Gap.EDGE, Gap.WORDS), grow=1)
    return boxed(PANEL, column(head, bars), high=Practice.TIMES)


class TimeBars(Leaf, frozen=True):
    """A bar a decision: filled up to its target, hollow above it; a wrong one in the alarm's colour."""

    times: tuple[TimeBarView, ...]

    def paint(self, artist: Artist, box: Box, inks: Inks) -> None:
        """Paint the bars, the line at the target, and the numbers of the first, the wrong and the last."""
        x, y, width, height = box
        foot = y + height - Size.LINE
        unit = (foot - y) / 2
        left, step = x + Size.LINE, (width - Size.LINE) / max(len(self.times), 1)
        for place, one in enumerate(self.times):
            colour = theme.ALARM if one.wrong else theme.TRAINING
            at, wide = left + place * step, max(step - Gap.TIGHT, 1.0)
            high = min(one.share, 2.0) * unit
            within = min(high, unit)
            artist.fill_box((at, foot - within, wide, within), colour)
            if high > within:
                artist.round_box((at, foot - high, wide, high - within), 0.0, None, colour, width=Edge.THICK)
            if one.wrong:
                artist.icon("cross", at + wide / 2, foot - high - Gap.WORDS, Type.NOTE, theme.ALARM)
            if one.wrong or place in (0, len(self.times) - 1):
                number = str(place + 1)
                artist.centre(
                    at + wide / 2,
                    foot + Gap.WIDE,
                    number,
                    Type.SECOND,
                    inks.first,
                    bold=one.wrong,
                    room=Size.LINE,
                )
        artist.rule(x, foot, x + width, foot, theme.LINE_STRONG)
        artist.rule(x + Size.LINE, foot - unit, x + width, foot - unit, theme.TEXT)
        artist.text(x, foot - unit, "1", Type.SECOND, inks.first, bold=True, room=Size.LINE)


def _moment(line: WrongLine) -> PanelPart:
    """Return a wrong moment: where, what was done, what was right, and the way to its replay."""
    where = column(
        FILL,
        strong(line.topic, Type.LABEL),
        caption(line.at, Type.NOTE),
        FILL,
        grow=1,
    )
    was = row(
        Icon("cross", Type.SECOND, theme.ALARM, stroke=Edge.STRONG),
        Text(line.was, Type.NOTE, most=3, pitch=Size.NOTE_LINE, grow=1),
        gap=Gap.MEDIUM,
        wide=Practice.WAS,
    )
    ought = row(
        Icon("check", Type.SECOND, theme.TRAINING, stroke=Edge.STRONG),
        Text(line.ought, Type.NOTE, bold=True, most=3, pitch=Size.NOTE_LINE, grow=1),
        gap=Gap.MEDIUM,
        wide=Practice.OUGHT,
    )
    says = tr("red line") if line.red else line.paragraph
    ground = (
        BoxGround(theme.ALARM, first=theme.ALARM_INK, radius=Radius.TAG)
        if line.red
        else FLAT.rounded(Radius.TAG)
    )
    replay = caption(tr("replay"), Type.SECOND)
    ways = column(
        FILL,
        row(FILL, tag(says, Type.SECOND, ground=ground, high=Size.LINE, inset=Gap.WORDS)),
        *((row(FILL, replay, Icon("chevron-right", Type.LABEL), gap=Gap.TIGHT),) if line.opens else ()),
        FILL,
        gap=Gap.SMALL,
        wide=Practice.PARAGRAPH,
    )
    number = Badge(str(line.number), Size.BADGE, theme.ALARM if line.red else None)
    content = row(number, where, was, ought, ways, gap=Gap.WORDS, pad=Pad.across(Gap.WIDE))
    spoken = tr("decision {number}: {topic}").format(number=line.number, topic=line.topic)
    lies_on = ALARM_PANEL.rounded(Radius.KEY) if line.red else FLAT
    if not line.opens:
        return boxed(lies_on, content)
    return key(("replay", line.number), content, spoken, ground=lies_on)


class DebriefHead(Panel[DebriefHeadView]):
    """The head of the rail: what comes next."""

    BOX = (RAIL_LEFT, TOP, RAIL_WIDTH, Practice.HEAD)

    def parts(self, view: DebriefHeadView) -> PanelPart:
        """Return the pill over what comes next."""
        content = column(
            space(Gap.EDGE),
            row(tone_pill(Tone.NEXT, view.pill), FILL, caption(view.caption, Type.LABEL)),
            space(Gap.WORDS),
            strong(view.title, Type.PAGE),
            space(Gap.TIGHT),
            Text(view.text, Type.TEXT, most=PAIR, pitch=Size.LINE),
            caption(view.second, Type.LABEL),
            pad=Pad(Size.LINE, 0, Gap.EDGE),
        )
        return toned(Tone.NEXT, content)


class SignOffPanel(Panel[SignOffView]):
    """What a screen cannot see, and the key to sign it."""

    BOX = UNDER_HEAD

    def parts(self, view: SignOffView) -> PanelPart:
        """Return the ticks, and the key under them."""
        head = headed(both("Sign-off"), tr("Pit Manager or above"))
        asked = caption(tr("What a screen cannot see"), Type.LABEL, high=Size.TEXT_LINE)
        ticks = (_tick(line, off=bool(view.signed)) for line in view.ticks)
        note = Text(view.signed or view.note, Type.LABEL, faint=True, most=PAIR, pitch=Size.NOTE_LINE)
        sign = title_key(
            "sign", view.sign, "shield", view.note, state=usable(view.ready), reason=view.note, high=Size.KEY
        )
        body = column(
            asked,
            *ticks,
            FILL,
            note if view.signed else sign,
            gap=Gap.MEDIUM,
            pad=Pad(Gap.EDGE, 0, Gap.WORDS, Gap.WORDS),
            grow=1,
        )
        return boxed(TRAINING_PANEL, column(head, body))


def _tick(line: TickLine, *, off: bool) -> PanelPart:
    """Return a line with its two keys: right, or not."""
    done = tr("It is signed.")
    keys = (
        icon_key(
            (line.name, says),
            icon,
            f"{line.title.text}: {word}",
            state=usable(not off),
            ground=WHITE if line.right is says else FLAT,
            reason=done,
            wide=Practice.TICK,
        )
        for says, icon, word in ((True, "check", tr("right")), (False, "cross", tr("not right")))
    )
    words = two_lines(strong(line.title.text, Type.TEXT), caption(line.title.second, Type.LABEL), grow=1)
    return row(words, *keys, gap=Gap.TIGHT, high=Size.ROW)
