"""The panels of the trainer's page: the cohort over hard items, exams and lapses; the rail next to it."""

from __future__ import annotations

from typing import Final

from terminal.screen import theme
from terminal.screen.theme import Cohort, Edge, Gap, Practice, Radius, Size, Type
from terminal.screen.training.cohort_views import (
    AssignView,
    CohortView,
    ExamLine,
    ForecastLine,
    LapseLine,
    PersonRow,
    ShareLine,
    TopicCell,
    TopicHead,
)
from terminal.screen.training.home_panels import ICONS
from terminal.screen.training.time_bar import ShareBar
from terminal.screen.training.told_panel import PAGE_BOX, UNDER_HEAD, and_more, between_ribbons
from terminal.screen.translate import Bilingual, both, joined, tr
from terminal.screen.widgets.ground import (
    ALARM_PANEL,
    BARE,
    EDGED,
    EMPTY,
    FLAT,
    PANEL,
    RAISED_EDGED,
    ROW,
    TRAINING_KEY,
    TRAINING_PANEL,
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
from terminal.screen.widgets.paint import Align, Artist, Box, middle_of
from terminal.screen.widgets.parts import (
    Icon,
    Text,
    caption,
    icon_key,
    key,
    strong,
    titled,
    usable,
)
from terminal.screen.widgets.touch_guard import Pace
from terminal.training.mastery import TopicLook

_SOLID: Final = BoxGround(
    theme.TRAINING, theme.TRAINING, first=theme.TRAINING_INK, second=theme.TRAINING_INK, radius=Radius.KEY
)
_CELLS: Final[dict[TopicLook, BoxGround]] = {
    TopicLook.MASTERED: _SOLID,
    TopicLook.ANOTHER_DAY: TRAINING_KEY,
    TopicLook.TOO_SLOW: TRAINING_KEY,
    TopicLook.IN_WORK: EDGED,
    TopicLook.LOCKED: EMPTY,
}


class CohortPanel(PagedPanel[CohortView]):
    """The page; a touch on a person or a topic chooses it for an assignment."""

    BOX = PAGE_BOX
    UNDER = theme.BACKGROUND

    def parts(self, view: CohortView) -> PanelPart:
        """Return the cohort over three small panels."""
        foot = row(
            _panel(both("Hardest items"), tr("right, of all"), tuple(map(_hard, view.hardest))),
            _panel(both("Exam seeds"), tr("sealed"), tuple(map(_exam, view.exams))),
            _panel(
                both("Lapsed sign-offs"), tr("touch to choose"), tuple(map(_lapse, view.lapsed)), Size.TOUCH
            ),
            gap=Gap.WIDE,
            high=Cohort.FOOT,
        )
        return between_ribbons(self._people(view), space(Gap.WIDE), foot, ribbon=joined("TRAINER"))

    def _people(self, view: CohortView) -> PanelPart:
        legend = (
            row(Icon(ICONS[look], Type.BODY, theme.TRAINING), Text(text, Type.SECOND), gap=Gap.SMALL)
            for look, text in view.legend
        )
        head = row(
            titled(view.title, Type.NAME, Type.LABEL),
            space(Gap.BODY),
            *legend,
            FILL,
            caption(view.standard, Type.SECOND),
            gap=Gap.WIDE,
            high=Size.TOTALS,
        )
        heads = row(
            caption(tr("trainee"), Type.SECOND, wide=Practice.WHO),
            *map(_topic, view.heads),
            caption(tr("readiness"), Type.SECOND, align=Align.RIGHT, grow=1),
            gap=Gap.TIGHT,
            high=Size.TOUCH,
        )
        none = column(FILL, caption(tr("Nobody trains here yet."), align=Align.CENTRE), FILL, grow=1)
        rows = Listing(
            self, len(view.rows), lambda number: _person(view.rows[number]), Size.TOUCH, Gap.TIGHT, grow=1
        )
        pad = Pad(Gap.WIDE, Gap.SMALL, Gap.WIDE, Gap.SMALL)
        return boxed(PANEL, column(head, heads, rows if view.rows else none, pad=pad, gap=Gap.TIGHT), grow=1)


def _topic(head: TopicHead) -> PanelPart:
    title = Text(head.short, Type.FINE, bold=True, align=Align.CENTRE, most=PAIR, pitch=Gap.EDGE, grow=1)
    return key(
        ("topic", head.topic),
        row(title, pad=Pad.across(Gap.HAIR)),
        head.title,
        state=usable(True, chosen=head.chosen),
        ground=BARE,
        wide=Practice.CELL,
        margin=0,
    )


def _person(one: PersonRow) -> PanelPart:
    """Return a person: the name as a key that chooses, the topics, and how far it has come."""
    name = key(
        ("trainee", one.id),
        row(
            two_lines(strong(one.name, Type.LABEL), caption(one.number, Type.FINE), grow=1),
            caption(one.count, Type.FINE),
            gap=Gap.TIGHT,
            pad=Pad.across(Gap.WORDS),
        ),
        f"{one.name} {one.number}",
        state=usable(True, chosen=one.chosen),
        ground=ROW,
        wide=Practice.WHO,
    )
    ground = ALARM_PANEL.rounded(Radius.KEY) if one.alarm else WHITE if one.through else EDGED
    state = boxed(
        ground,
        two_lines(strong(one.state, Type.SECOND, ground.first), caption(one.note, Type.FINE, ground.second)),
        pad=Pad.across(Gap.WORDS),
        grow=1,
    )
    return row(name, *map(_cell, one.cells), state, gap=Gap.TIGHT)


def _cell(cell: TopicCell) -> PanelPart:
    """Return how a topic stands, told by an icon and a figure too, not by its colour alone."""
    ground = _CELLS[cell.look]
    name = "check" if cell.look is TopicLook.MASTERED else ICONS[cell.look]
    icon = Icon(name, Type.LABEL, ground.first)
    if cell.look is TopicLook.LOCKED:
        content: PanelPart = row(FILL, icon, FILL)
    else:
        content = row(FILL, icon, strong(cell.figure, Type.BODY, ground.first), FILL, gap=Gap.MEDIUM)
    if cell.look is TopicLook.IN_WORK:
        bar = ShareBar(cell.share, high=Gap.SMALL, grow=1)
        content = stack(content, column(FILL, row(bar, pad=Pad.across(Gap.HAIR)), space(Gap.HAIR)))
    return boxed(ground, content, wide=Practice.CELL)


def _panel(title: Bilingual, note: str, lines: tuple[PanelPart, ...], line: float = Cohort.LINE) -> PanelPart:
    """Return a small panel with as many lines as there is room for."""
    head = row(
        titled(title, Type.BODY, Type.SECOND),
        FILL,
        caption(note, Type.FINE),
        gap=Gap.MEDIUM,
        high=Size.TOTALS,
    )
    none = caption(tr("none"), Type.LABEL, high=Cohort.LINE)
    body = grid(*(lines or (none,)), columns=1, line=line, gap=Gap.TIGHT, more=_more, grow=1)
    return boxed(PANEL, column(head, body, pad=Pad(Gap.WIDE, Gap.HAIR, Gap.WIDE, Gap.SMALL)), grow=1)


def _more(count: int) -> PanelPart:
    return and_more(count, Type.FINE)


def _hard(line: ShareLine) -> PanelPart:
    words = row(
        Text(line.title, Type.SECOND, grow=1),
        strong(line.percent, Type.SECOND),
        caption(line.answers, Type.FINE, align=Align.RIGHT, wide=Size.HINT),
        gap=Gap.MEDIUM,
        grow=1,
    )
    return column(words, ShareBar(line.share, high=Gap.SMALL), space(Gap.HAIR))


def _exam(line: ExamLine) -> PanelPart:
    content = row(
        strong(line.number, Type.SECOND, wide=Size.TEXT_LINE),
        Text(line.name, Type.SECOND, grow=1),
        caption(line.text, Type.FINE),
        gap=Gap.MEDIUM,
        pad=Pad.across(Gap.WORDS),
    )
    return boxed(FLAT, content)


def _lapse(line: LapseLine) -> PanelPart:
    content = row(
        Icon("repeat", Type.LABEL, theme.ALARM),
        strong(line.name, Type.SECOND),
        Text(line.number, Type.SECOND),
        caption(line.text, Type.FINE, align=Align.RIGHT, grow=1),
        gap=Gap.MEDIUM,
        pad=Pad.across(Gap.WORDS),
    )
    return key(("lapsed", line.id), content, f"{line.name} {line.text}", ground=ALARM_PANEL, margin=0)


class RangeBar(Leaf, frozen=True):
    """A range on a line from nothing to the longest, with its middle."""

    least: float
    middle: float
    most: float

    def paint(self, artist: Artist, box: Box, _inks: Inks) -> None:
        """Paint the line, the range and the middle."""
        x, _, width, _ = box
        _, down = middle_of(box)
        artist.rule(x, down, x + width, down, theme.LINE)
        span = max(Gap.WORDS, width * (self.most - self.least))
        start = min(x + width * self.least, x + width - span)
        bar = (start, down - Gap.SMALL, span, Gap.SMALL + Gap.SMALL)
        artist.round_box(bar, Gap.SMALL, theme.TRAINING_KEY, theme.TRAINING_EDGE)
        artist.disc(min(x + width * self.middle, start + span), down, Gap.SMALL, theme.TRAINING, None)


class AssignPanel(PagedPanel[AssignView]):
    """The rail: forecasts, by the page, over the assignment in the making."""

    BOX = UNDER_HEAD
    UNDER = theme.BACKGROUND

    def parts(self, view: AssignView) -> PanelPart:
        """Return what is left for whom, and what is given to whom."""
        head = row(
            titled(both("Sessions left"), Type.BODY, Type.SECOND),
            FILL,
            caption(tr("forecast"), Type.FINE),
            high=Size.TOTALS,
        )
        none = caption(tr("Nobody has a session left."), Type.LABEL)
        lines = Listing(
            self, len(view.forecasts), lambda number: _forecast(view.forecasts[number]), Size.LINE, 0, grow=1
        )
        body = column(head, lines if view.forecasts else none, pad=Pad(Gap.EDGE, 0, Gap.EDGE, Gap.SMALL))
        left = boxed(TRAINING_PANEL, body, high=Cohort.LEFT)
        return column(left, self._assign(view), gap=Gap.MEDIUM)

    def _assign(self, view: AssignView) -> PanelPart:
        head = row(
            titled(both("Assign"), Type.BODY, Type.SECOND),
            FILL,
            caption(view.until, Type.SECOND),
            high=Size.TOTALS,
        )
        topics = _chosen(view.topics, tr("Touch a topic over its column."))
        people = _chosen(view.people, tr("Touch a name to choose it."))
        items = _stepper("fewer", "more", view.items, off=(not view.fewer, not view.more))
        until = _stepper("sooner", "later", view.until, off=(not view.sooner, False))
        body = column(head, topics, people, items, until, gap=Gap.MEDIUM, pad=Pad.across(Gap.WIDE))
        return boxed(PANEL, column(body, FILL), grow=1)


def _forecast(line: ForecastLine) -> PanelPart:
    return row(
        Text(line.name, Type.SECOND, wide=Practice.TILE),
        RangeBar(line.least, line.middle, line.most, grow=1),
        caption(line.span, Type.FINE, align=Align.RIGHT, wide=Size.HINT),
        strong(line.figure, Type.LABEL, align=Align.RIGHT, wide=Size.TEXT_LINE),
        gap=Gap.MEDIUM,
    )


def _chosen(names: tuple[str, ...], none: str) -> PanelPart:
    """Return what was chosen, or how it is chosen."""
    if not names:
        return row(caption(none, Type.SECOND), pad=Pad.across(Gap.WORDS), high=Cohort.LINE)
    lines = (boxed(RAISED_EDGED, row(strong(one, Type.FINE), pad=Pad.across(Gap.MEDIUM))) for one in names)
    high = Cohort.LINE + Cohort.LINE + Gap.TIGHT
    return grid(*lines, columns=PAIR, line=Cohort.LINE, gap=Gap.TIGHT, more=_more, high=high)


def _stepper(less: str, more: str, text: str, *, off: tuple[bool, bool]) -> PanelPart:
    no_less, no_more = off
    end = tr("There is nothing more that way.")
    return row(
        icon_key(
            less, "minus", tr("less"), state=usable(not no_less), pace=Pace.EVERY_TAP, reason=end,
            wide=Size.ARMED, margin=0,
        ),
        boxed(BARE.edged(theme.LINE, Edge.PILL), strong(text, Type.LABEL, align=Align.CENTRE), grow=1),
        icon_key(
            more, "plus", tr("more"), state=usable(not no_more), pace=Pace.EVERY_TAP, reason=end,
            wide=Size.ARMED, margin=0,
        ),
        gap=Gap.MEDIUM,
        high=Size.TOUCH,
    )  # fmt: skip
