"""The panels of the first pages: who trains; the skill map with the ways in; the plan of the day."""

from __future__ import annotations

from itertools import chain
from typing import Final

from msgspec import Struct
from PySide6.QtGui import QColor

from terminal.screen import theme
from terminal.screen.theme import Edge, Gap, Radius, Size, Type
from terminal.screen.training.day_bar import day_bar
from terminal.screen.training.home_views import (
    HardView,
    NeedLine,
    PersonLine,
    PlanView,
    SkillMapView,
    TopicCardView,
    WayInView,
    WhoView,
)
from terminal.screen.training.time_bar import ShareBar
from terminal.screen.training.told_panel import PAGE_BOX, between_ribbons
from terminal.screen.translate import both, tr
from terminal.screen.widgets.ground import (
    BARE,
    FLAT,
    PANEL,
    RAISED,
    TRAINING_KEY,
    TRAINING_TILE,
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
from terminal.screen.widgets.paging import PAIR
from terminal.screen.widgets.paint import Align, Artist, Box, Run, middle_of
from terminal.screen.widgets.panel import RAIL_BOTTOM, RAIL_LEFT, RAIL_WIDTH, Panel
from terminal.screen.widgets.parts import (
    Icon,
    Text,
    caption,
    key,
    note,
    strong,
    title_key,
    titled,
    usable,
    words,
)
from terminal.screen.widgets.rail import TOP
from terminal.training.mastery import TopicLook

ICONS: Final = {
    TopicLook.MASTERED: "ring-check",
    TopicLook.ANOTHER_DAY: "calendar",
    TopicLook.TOO_SLOW: "clock",
    TopicLook.IN_WORK: "pie",
    TopicLook.LOCKED: "lock",
}
_LOCKED: Final = BoxGround(None, theme.LINE, dashed=True, first=theme.TEXT_SOFT, radius=Radius.PANEL)
_CARDS: Final[dict[TopicLook, BoxGround]] = {
    TopicLook.MASTERED: TRAINING_TILE.edged(theme.TRAINING, Edge.PILL).rounded(Radius.PANEL),
    TopicLook.LOCKED: _LOCKED,
}
_PEOPLE: Final = PAIR + PAIR
"""How many people stand in a line."""
_BAR: Final = Gap.WORDS
CARD_HIGH: Final = Size.PAGE_HEAD + Size.GLYPH
_PITCH: Final = CARD_HIGH + Gap.MEDIUM
WAYS_HIGH: Final = CARD_HIGH + CARD_HIGH


class NeedArrow(Struct, frozen=True):
    """An arrow from one height to another, in design px under the top of the gap."""

    start: float
    end: float
    ink: QColor


class NeedArrows(Leaf, frozen=True):
    """All arrows of a gap; where the heights differ an arrow turns in the middle."""

    arrows: tuple[NeedArrow, ...]

    def paint(self, artist: Artist, box: Box, _inks: Inks) -> None:
        """Paint the arrows, those in the later places over the earlier ones."""
        x, top, width, _ = box
        turn, _ = middle_of(box)
        left, tip = x + Gap.TIGHT, x + width - Gap.TIGHT
        for arrow in self.arrows:
            start, end = top + arrow.start, top + arrow.end
            lines = [(left, start, turn, start), (turn, start, turn, end), (turn, end, tip, end)]
            lines += [(tip - Gap.SMALL, end + off, tip, end) for off in (-Gap.SMALL, Gap.SMALL)]
            for line in lines:
                artist.rule(*line, arrow.ink, width=Edge.PILL)


class WhoPage(Panel[WhoView]):
    """The page that asks who trains."""

    BOX = PAGE_BOX
    UNDER = theme.BACKGROUND

    def parts(self, view: WhoView) -> PanelPart:
        """Return everybody, and a key for somebody new."""
        head = row(
            titled(both("Who trains?"), Type.PAGE, Type.NAME),
            FILL,
            caption(tr("name only, no PIN in training"), Type.BODY),
            high=Size.PAGE_HEAD,
        )
        new = title_key(
            "new",
            tr("Somebody new"),
            "plus",
            ground=TRAINING_KEY,
            state=usable(not view.typing),
            reason=tr("Type the name first."),
        )
        keys = (*(_person(one, on=not view.typing) for one in view.people), new)
        return between_ribbons(head, grid(*keys, columns=_PEOPLE, gap=Gap.MEDIUM, line=Size.KEY, grow=1))


def _person(one: PersonLine, *, on: bool) -> PanelPart:
    lines = two_lines(strong(one.name, Type.BODY), caption(one.number, Type.LABEL), grow=1)
    return key(
        ("trainee", one.id),
        row(Icon("person", Size.ICON), lines, gap=Gap.WIDE, pad=Pad.across(Gap.BLOCK)),
        f"{one.name} {one.number}",
        state=usable(on),
        reason=tr("Type the name first."),
        ground=RAISED,
    )


class SkillMapPage(Panel[SkillMapView]):
    """The skill map; a topic that is touched is chosen for a sprint and for its drill."""

    BOX = PAGE_BOX
    UNDER = theme.BACKGROUND

    def parts(self, view: SkillMapView) -> PanelPart:
        """Return the map over the ways in."""
        legend = (
            row(Icon(ICONS[look], Type.HEAD, theme.TRAINING), Text(text, Type.LABEL), gap=Gap.SMALL)
            for look, text in view.legend
        )
        head = row(
            titled(both("Skill map"), Type.TITLE, Type.BODY),
            space(Gap.PAGE),
            *legend,
            FILL,
            caption(view.standard, Type.LABEL),
            gap=Gap.LARGE,
            high=Size.TOTALS,
        )
        ways = row(*map(_way, view.ways), gap=Gap.WIDE, high=WAYS_HIGH)
        ways_head = row(titled(both("Ways in"), Type.NAME, Type.LABEL, wide=RAIL_WIDTH), FILL, high=Size.HINT)
        return between_ribbons(
            head,
            space(Gap.MEDIUM),
            _topics(view),
            ways_head,
            ways,
        )


def _topics(view: SkillMapView) -> PanelPart:
    """Return the columns, with arrows from what is needed to what needs it; the hardest items fill a corner.

    The last column begins with what makes a topic mastered: no topic is in the first line so late.
    """
    first, *later = (_topic_column(view, number) for number in range(len(view.columns)))
    arrows = (NeedArrows(tuple(map(_arrow, lines)), wide=Gap.PAGE) for lines in view.needs)
    topics = row(first, *chain.from_iterable(zip(arrows, later, strict=True)), grow=1)
    if not view.hardest:
        return topics
    half = row(FILL, row(space(Gap.PAGE / PAIR), _hardest(view.hardest), grow=1), high=CARD_HIGH)
    return stack(topics, column(space((len(view.columns[0]) - 1) * _PITCH), half, FILL), grow=1)


def _topic_column(view: SkillMapView, number: int) -> PanelPart:
    cards = [space(CARD_HIGH) if card is None else _card(card, view.mark) for card in view.columns[number]]
    if number == len(view.columns) - 1 and view.columns[number][0] is None:
        cards[0] = _mastered(view.mastered)
    return column(*cards, FILL, gap=Gap.MEDIUM, grow=1)


def _mastered(things: tuple[tuple[str, str], ...]) -> PanelPart:
    lines = (
        row(Icon(icon, Type.LABEL, theme.TRAINING), Text(text, Type.SECOND, grow=1), gap=Gap.WORDS)
        for icon, text in things
    )
    head = strong(tr("Mastered is three things"), Type.LABEL)
    return grid(head, *lines, columns=1, pad=Pad.across(Gap.MEDIUM), high=CARD_HIGH)


def _arrow(line: NeedLine) -> NeedArrow:
    """Return the arrow between the middles of two cards."""
    ink = theme.TRAINING if line.mastered else theme.LINE_STRONG
    half = CARD_HIGH / PAIR
    return NeedArrow(line.needed * _PITCH + half, line.by * _PITCH + half, ink)


def _card(card: TopicCardView, mark: float) -> PanelPart:
    """Return a topic: its state in a word and an icon, its bar with the standard, its figures."""
    locked = card.look is TopicLook.LOCKED
    head = row(
        strong(card.title, Type.BODY, grow=1),
        Icon(ICONS[card.look], Type.NAME, None if locked else theme.TRAINING),
        high=Size.TEXT_LINE,
    )
    under = row(
        caption(card.second, Type.SECOND),
        FILL,
        strong(card.state, Type.SECOND, align=Align.RIGHT),
        high=Size.LINE,
    )
    share, bound, time = card.figures
    figures = row(
        words(Run(share, Type.BODY, bold=True), Run(bound, Type.SECOND, gap=Gap.WORDS, faint=True)),
        FILL,
        strong(time, Type.LABEL, align=Align.RIGHT),
        high=Size.LINE,
    )
    bar = ShareBar(card.bound, card.share, mark, high=_BAR)
    opens = note(card.state, Type.SECOND)
    body = column(
        FILL,
        head,
        caption(card.second, Type.SECOND, high=Size.LINE) if locked else under,
        space(Gap.TIGHT),
        opens if locked else bar,
        None if locked else figures,
        FILL,
        pad=Pad.across(Gap.BLOCK),
    )
    spoken = tr(", ").join(text for text in (card.title, card.state, share, time) if text)
    ground = _CARDS.get(card.look, FLAT.rounded(Radius.PANEL))
    return key(
        ("topic", card.topic),
        body,
        spoken,
        state=usable(not locked, chosen=card.chosen),
        reason=card.state,
        ground=ground,
        high=CARD_HIGH,
    )


def _hardest(items: tuple[HardView, ...]) -> PanelPart:
    head = row(titled(both("Hardest for you"), Type.LABEL, Type.SECOND), FILL, high=Size.LINE)
    lines = [
        row(
            Text(item.title, Type.LABEL, grow=1),
            strong(tr("{right} of {count} right").format(right=item.right, count=item.of), Type.LABEL),
            high=Size.LINE,
        )
        for item in items
    ]
    return boxed(PANEL, column(FILL, head, *lines, FILL, pad=Pad.across(Gap.BLOCK)), grow=1)


def _way(way: WayInView) -> PanelPart:
    """Return the key of a way in; off, it says under it what is missing."""
    head = row(
        Icon(way.icon, Size.GLYPH, theme.TRAINING if way.usable else None),
        two_lines(strong(way.title, Type.TITLE), caption(way.second, Type.LABEL), grow=1),
        gap=Gap.BLOCK,
        high=Size.ARROW,
    )
    foot = boxed(
        BARE.filled(theme.TRAINING_INK if way.usable else theme.SURFACE).rounded(Radius.KEY),
        row(strong(way.state, Type.LABEL, grow=1), Icon("right" if way.usable else "lock", Type.BODY)),
        pad=Pad.across(Gap.SMALL),
        high=Size.HINT,
    )
    body = column(
        head,
        note(way.text, Type.LABEL, pitch=Gap.LARGE, grow=1),
        foot,
        pad=Pad(Gap.WORDS, Gap.SMALL, Gap.WORDS, Gap.BLOCK),
        gap=Gap.TIGHT,
    )
    return key(
        ("way_in", way.name),
        body,
        f"{way.title}. {way.state}",
        state=usable(way.usable),
        reason=way.state,
        ground=TRAINING_KEY.rounded(Radius.PANEL),
        grow=1,
    )


class PlanPanel(Panel[PlanView]):
    """The rail of the first page."""

    BOX = (RAIL_LEFT, TOP, RAIL_WIDTH, RAIL_BOTTOM - TOP)
    UNDER = theme.BACKGROUND

    def parts(self, view: PlanView) -> PanelPart:
        """Return who trains over the plan of the day."""
        person = boxed(
            PANEL.edged(theme.TRAINING_EDGE),
            column(
                row(
                    Icon("person", Size.GLYPH, theme.TRAINING),
                    column(
                        FILL,
                        titled(both("trains"), Type.NOTE, Type.NOTE),
                        words(
                            Run(view.name, Type.TITLE, bold=True),
                            Run(view.number, Type.BODY, bold=True, gap=Gap.WIDE),
                        ),
                        caption(tr("name only, no PIN in training"), Type.SECOND),
                        FILL,
                        grow=1,
                    ),
                    gap=Gap.BLOCK,
                    grow=1,
                ),
                title_key("someone", tr("Someone else"), "swap", size=Type.LABEL, high=Size.TOUCH),
                pad=Pad.all(Gap.BLOCK),
                gap=Gap.SMALL,
            ),
            high=CARD_HIGH + Size.ROW,
        )
        return column(person, space(Gap.MEDIUM), _plan(view))


def _plan(view: PlanView) -> PanelPart:
    tiles = [
        boxed(
            TRAINING_TILE,
            column(
                FILL,
                Text(over, Type.SECOND, theme.TRAINING_SECOND, align=Align.CENTRE),
                strong(figure, Type.STEP, align=Align.CENTRE),
                Text(under, Type.SECOND, theme.TRAINING_SECOND, align=Align.CENTRE),
                FILL,
            ),
            high=CARD_HIGH - Gap.LARGE,
            grow=1,
        )
        for over, figure, under in view.tiles
    ]
    lines = [
        boxed(FLAT, row(Text(text, Type.LABEL, grow=1), strong(figure, Type.BODY)), pad=Pad.across(Gap.INSET))
        for text, figure in view.lines
    ]
    highest = max((count for _, count in view.minutes), default=0)
    bars = [day_bar(label, count / highest if highest else 0, Size.HINT) for label, count in view.minutes]
    return boxed(
        PANEL,
        column(
            row(titled(both("Today’s plan"), Type.BODY, Type.LABEL), FILL, caption(view.day), high=Size.HINT),
            row(*tiles, gap=Gap.MEDIUM),
            space(Gap.MEDIUM),
            grid(*lines, columns=1, gap=Gap.TIGHT, most=Size.TOTALS, grow=1),
            row(strong(view.done, Type.LABEL), FILL, caption(view.left, Type.LABEL), high=Size.TEXT_LINE),
            ShareBar(view.share, high=_BAR),
            space(Gap.MEDIUM),
            row(
                caption(view.minutes_title, Type.SECOND),
                FILL,
                strong(view.minutes_total, Type.SECOND),
                high=Size.LINE,
            ),
            row(*bars, gap=Gap.TIGHT, high=Size.FIELD),
            pad=Pad(Gap.BLOCK, Gap.TIGHT, Gap.BLOCK, Gap.MEDIUM),
        ),
        grow=1,
    )
