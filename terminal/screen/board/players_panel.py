"""The picture of the players' display: what is announced, hands or limits, last result, roads, counts."""

from __future__ import annotations

from typing import Final, Unpack

from PySide6.QtGui import QImage

from terminal.rules.bets import HAND_BETS, Bet, Hand
from terminal.rules.roads import Color, NextMarks
from terminal.screen import theme
from terminal.screen.board.players_view import NO_LIMIT, RESULT_BETS
from terminal.screen.board.views import (
    Announcement,
    AnnouncerTone,
    BettingClock,
    HousePage,
    IdlePage,
    LastResult,
    LimitRow,
    OddsRow,
    OpenHand,
    PlayersView,
    StandingNotice,
)
from terminal.screen.theme import Display, Gap, Size, Type
from terminal.screen.translate import Bilingual, both, chinese, chinese_first, chinese_under, speaking, tr
from terminal.screen.views import StatusField
from terminal.screen.widgets.ground import ALARM_PANEL, BARE, CLOTH, HOLLOW, NOW, PANEL, ROW, BoxGround
from terminal.screen.widgets.layout import (
    FILL,
    Lengths,
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
from terminal.screen.widgets.paint import Align, Box, Run
from terminal.screen.widgets.panel import Panel
from terminal.screen.widgets.parts import (
    Disc,
    Icon,
    Rule,
    Spine,
    Text,
    TextRuns,
    caption,
    strong,
    titled,
    words,
)
from terminal.screen.widgets.pictures import CardPicture, HousePicture, TimeRing
from terminal.screen.widgets.roads import RESULT_WORDS, NextMark, RoadMark, counts_line, fitted_roads
from terminal.screen.widgets.sheet import Sheet

WHOLE: Final[Box] = (0.0, 0.0, theme.DESIGN_WIDTH, theme.DESIGN_HEIGHT)

_STRONG_NOTICE: Final = HOLLOW.filled(theme.SURFACE_RAISED).edged(theme.TEXT, theme.Edge.RING)
_LIT: Final = (AnnouncerTone.NOW, AnnouncerTone.OFFER)
_SIDES: Final = {Hand.PLAYER: Align.LEFT, Hand.BANKER: Align.RIGHT}
_NOTE_LINES: Final = len(Hand)
"""A note has a line for each hand at most."""
_UPRIGHT: Final = len(Hand)
"""How many cards of a hand stand upright; a third lies sideways."""


class PlayersPanel(Panel[PlayersView]):
    """Everything on the players' display; it has no keys."""

    BOX = WHOLE
    UNDER = theme.BACKGROUND

    picture: QImage | None = None
    """The picture of the house, once it was read."""

    def _laid_out(self, view: PlayersView) -> Sheet:
        """Measure texts in the language of the view: the dealer's screen may speak another."""
        with speaking(view.language):
            return super()._laid_out(view)

    def parts(self, view: PlayersView) -> PanelPart:
        """Return header, announcement, hands or limits, roads, and counts; or the page of the house."""
        with speaking(view.language):
            body = _play(view) if view.house is None else _house(view, view.house, self.picture)
            return column(_header(view), Rule(high=1), column(*body, pad=Pad.all(Gap.LARGE), grow=1))

    def show_picture(self, picture: QImage) -> None:
        """Show a picture of the house."""
        self.picture = picture
        self._start_over()


def _header(view: PlayersView) -> PanelPart:
    """Return table, game, limits, shoe and round (CB, NCI ¶3.4)."""
    ribbon = theme.LOOKS[view.kind].ribbon
    mark = None if not ribbon else strong(ribbon, Type.STEP, theme.LOOKS[view.kind].frame)
    fields: list[PanelPart] = []
    for field in view.fields:
        fields += [space(Gap.PAGE, Gap.WIDE), Rule(wide=1), space(Gap.PAGE, Gap.WIDE), _field(field)]
    return boxed(
        BARE.filled(theme.SURFACE).rounded(0),
        row(
            strong(view.table_id, Type.SUM),
            space(Gap.PAGE),
            mark,
            space(Gap.PAGE),
            _lined(strong(view.game, Type.TOTALS), caption(view.game_second, Type.STAKE)),
            FILL,
            *fields,
            pad=Pad.across(Gap.PAGE),
        ),
        high=Size.ARROW,
    )


def _lined(first: Text, second: Text) -> PanelPart:
    """Return a text over its second line; alone in the middle if it has none."""
    return two_lines(first, second) if second.text else first


def _field(field: StatusField) -> PanelPart:
    return row(
        _lined(
            caption(field.label, Type.TEXT, align=Align.RIGHT),
            caption(field.second, Type.TEXT, align=Align.RIGHT),
        ),
        strong(field.value, Type.SUM),
        gap=Gap.BLOCK,
    )


def _play(view: PlayersView) -> tuple[PanelPart, ...]:
    announced = view.announcement
    now: tuple[PanelPart, ...] = (
        boxed(
            _ground(announced), _announced(view), wide=Display.ANNOUNCED if view.hands else Display.BETTING
        ),
        _hands(view.hands) if view.hands else _limits(view.limits, grow=1),
    )
    if announced.tone is AnnouncerTone.VOID:
        now = (boxed(ALARM_PANEL, _void(view), grow=1),)
    first, second = fitted_roads(view.board, _ask_roads(view))
    return (
        row(*now, boxed(PANEL, _last(view.last), wide=Display.LAST), gap=Gap.EDGE, grow=1),
        space(Gap.WIDE),
        row(
            *(_notice(notice, alone=len(view.notices) == 1) for notice in view.notices),
            gap=Gap.EDGE,
            high=Size.HEAD,
        ),
        first,
        second,
        space(Gap.WIDE),
        _counts(view),
    )


# What is announced


def _ground(announced: Announcement) -> BoxGround:
    return NOW.rounded(theme.Radius.PANEL) if announced.tone in _LIT else PANEL


def _announced(view: PlayersView) -> PanelPart:
    announced = view.announcement
    ink = None if announced.bet is None else theme.AREA_COLOURS[announced.bet].text
    if announced.tone is AnnouncerTone.NOW:
        ink = theme.ACCENT
    said = column(
        FILL,
        strong(announced.title.text, Type.STEP if announced.title.second else Type.SUM, ink),
        strong(announced.title.second, Type.SUM) if announced.title.second else None,
        *(
            Text(text, Type.BODY, faint=True, most=_NOTE_LINES, pitch=Size.LINE)
            for text in filter(None, announced.note)
        ),
        FILL,
        gap=Gap.MEDIUM,
        grow=1,
    )
    clock, offered = view.clock, None
    if announced.odds:
        offered = _lammer(announced.odds)
    ring = None if clock is None else _ring(clock)
    return row(ring, offered, said, gap=Gap.PAGE, pad=Pad.across(Gap.PAGE))


def _ring(clock: BettingClock) -> PanelPart:
    """Return the betting clock, which says of how many seconds it runs."""
    said = " ".join(filter(None, (tr("of {count} s").format(count=clock.whole), chinese_under("s"))))
    return TimeRing(clock.left, clock.whole, said, wide=Display.RING, high=Display.RING)


def _lammer(odds: str) -> PanelPart:
    """Return the lammer with its odds (NCI ¶3.12)."""
    ink = theme.ACCENT_INK
    return stack(
        Disc(Display.RADIUS, theme.ACCENT, None),
        column(
            FILL,
            strong(chinese("INSURANCE"), Type.STEP, ink, align=Align.CENTRE),
            strong(odds, Type.POINTS, ink, align=Align.CENTRE),
            strong(tr("TO 1"), Type.TOTALS, ink, align=Align.CENTRE),
            FILL,
        ),
        wide=Display.RING,
        high=Display.RING,
    )


def _void(view: PlayersView) -> PanelPart:
    """Return what the display says of a void round."""
    announced = view.announcement
    stand = both("Results before this round stand; the roads are unchanged.")
    return column(
        row(
            Icon("warning", Size.ARROW, theme.ALARM, theme.Edge.SIGN),
            _loud(announced.title, Display.VOID, grow=1),
            _loud(view.round_title, Type.MAIN),
            gap=Gap.PAGE,
            grow=1,
        ),
        Rule(theme.ALARM, high=1),
        _loud(announced.note, Type.STEP, high=Size.KEY),
        row(Text(stand.text, Type.STAKE, faint=True), FILL, Text(stand.second, Type.STAKE, faint=True)),
        pad=Pad.all(Gap.PAGE),
    )


def _loud(title: Bilingual, size: float, **lengths: Unpack[Lengths]) -> TextRuns:
    """Return a title in both languages, both as bold as each other."""
    second = Run(title.second, size, gap=Gap.PAGE, bold=True)
    return words(Run(title.text, size, bold=True), second, **lengths)


def _notice(notice: StandingNotice, *, alone: bool) -> PanelPart:
    """Return a notice that stands: one of the next minutes is edged; next to another one it is short."""
    title = titled(notice.title, Type.NAME, Type.NAME, Gap.WIDE)
    ground = _STRONG_NOTICE if notice.strong else HOLLOW
    note = " · ".join(filter(None, notice.note)) if alone or notice.strong else ""
    return boxed(
        ground.rounded(theme.Radius.BOX),
        row(Icon("speech"), title, FILL, caption(note, Type.AMOUNT), gap=Gap.BLOCK, pad=Pad.across(Gap.BODY)),
        grow=1,
    )


# Hands, limits, result


def _hands(hands: tuple[OpenHand, ...]) -> PanelPart:
    player, banker = hands
    return boxed(
        CLOTH.rounded(theme.Radius.PANEL),
        row(
            _hand(player),
            Rule(theme.FELT_LINE, wide=1),
            _hand(banker),
            gap=Gap.PAGE,
            pad=Pad.across(Gap.PAGE, Gap.WIDE, Gap.LARGE),
        ),
        grow=1,
    )


def _hand(shown: OpenHand) -> PanelPart:
    """Return the name of a hand over its cards and its total; the Banker's stand at the right."""
    bet = HAND_BETS[shown.hand]
    ink = theme.AREA_COLOURS[bet].text
    mirrored = shown.hand is Hand.BANKER
    glyph = Run(theme.glyph(bet), Type.SUM, ink, bold=True, gap=Gap.BLOCK if mirrored else 0)
    word = Run(RESULT_WORDS[bet], Type.STEP, ink, bold=True, gap=0 if mirrored else Gap.BLOCK)
    name = words(*((word, glyph) if mirrored else (glyph, word)), align=_SIDES[shown.hand])
    first, thirds = shown.cards[:_UPRIGHT], shown.cards[_UPRIGHT:]
    cards: tuple[PanelPart, ...] = (
        *(CardPicture(card, wide=Display.CARD) for card in first),
        *(CardPicture(card, sideways=True, wide=Display.THIRD) for card in thirds),
    )
    points = "" if shown.total is None else str(shown.total)
    total = strong(points, Type.POINTS)
    head = (total, FILL, name) if mirrored else (name, FILL, total)
    line = (FILL, *reversed(cards)) if mirrored else (*cards, FILL)
    return column(row(*head), row(*line, gap=Gap.KEYS, grow=1), gap=Gap.MEDIUM, grow=1)


def _limits(rows: tuple[LimitRow, ...], grow: float = 0, size: int = Type.NAME) -> PanelPart:
    """Return minimum and maximum of each bet, and the Differential, with sums of a size."""
    wide = Display.THIRD + (Display.THIRD if size > Type.NAME else 0)
    head = row(
        titled(both("LIMITS"), Type.NAME, Type.NAME, grow=1),
        *(
            words(
                Run(title.text, Type.AMOUNT, faint=True),
                Run(title.second, Type.AMOUNT, gap=Gap.MEDIUM, faint=True),
                align=Align.RIGHT,
                wide=wide,
            )
            for title in (both("min"), both("max"))
        ),
        gap=Gap.PAGE,
        pad=Pad.across(Gap.BLOCK),
        high=Size.LINE,
    )
    lines = grid(*(_limit(limit, size, wide) for limit in rows), columns=1, line_gap=Gap.HAIR, grow=1)
    return boxed(PANEL, column(head, lines, gap=Gap.SMALL, pad=Pad.all(Gap.WIDE)), grow=grow)


def _limit(limit: LimitRow, size: int, wide: float) -> PanelPart:
    name = titled(limit.name, min(size, Type.PAGE), min(size, Type.PAGE), Gap.WIDE, grow=1)
    bet, other = (*limit.bets, None, None)[: len(Hand)]
    line = row(
        Spine(bet, Type.AMOUNT, other=other, wide=Size.GLYPH) if bet is not None else None,
        name,
        *(strong(text, size, align=Align.RIGHT, wide=wide) for text in (limit.least, limit.most)),
        gap=Gap.BLOCK,
        pad=Pad(0 if limit.bets else Gap.BLOCK, 0, Gap.BLOCK),
    )
    return boxed(ROW, line) if limit.bets else line


def _last(last: LastResult | None) -> PanelPart:
    """Return the last result that was called, with the totals of both hands."""
    title = titled(both("LAST RESULT"), Type.NAME, Type.NAME, grow=1)
    if last is None:
        none = both("no round of this shoe yet")
        return column(
            title,
            FILL,
            Text(none.text, Type.STAKE, faint=True),
            Text(none.second, Type.STAKE, faint=True),
            FILL,
            pad=Pad.all(Gap.LARGE),
        )
    bet = RESULT_BETS[last.result]
    area = theme.AREA_COLOURS[bet]
    disc = stack(
        Disc(Type.POINTS, area.spine, None),
        strong(theme.glyph(bet), Type.POINTS, align=Align.CENTRE),
        wide=Type.POINTS + Type.POINTS,
    )
    player, banker = (theme.AREA_COLOURS[side].text for side in (Bet.PLAYER, Bet.BANKER))
    totals = words(
        Run(theme.glyph(Bet.PLAYER), Type.TOTALS, player, bold=True),
        Run(str(last.player), Type.SUM, bold=True, gap=Gap.WIDE),
        Run(":", Type.STEP, faint=True, gap=Gap.WIDE),
        Run(str(last.banker), Type.SUM, bold=True, gap=Gap.WIDE),
        Run(theme.glyph(Bet.BANKER), Type.TOTALS, banker, bold=True, gap=Gap.WIDE),
    )
    result = column(
        FILL, strong(RESULT_WORDS[bet], Type.STEP, area.text), totals, FILL, gap=Gap.SMALL, grow=1
    )
    number = tr("round {number}").format(number=last.number)
    return column(
        row(title, caption(number, Type.STAKE)),
        row(disc, result, gap=Gap.LARGE, grow=1),
        Text(" · ".join(filter(None, last.note)), Type.HEAD, faint=True),
        pad=Pad.all(Gap.LARGE),
    )


# Roads and counts


def _ask_roads(view: PlayersView) -> PanelPart:
    """Return what the roads would mark next: both sides alike, and no forecast."""
    after = view.board.predictions
    names = (chinese("Big eye boy"), chinese("Small road"), chinese("Cockroach pig"))
    head = row(FILL, *(caption(name, Type.LABEL, align=Align.CENTRE, wide=Size.FIELD) for name in names))
    lines = (_asked(Bet.BANKER, after.banker), _asked(Bet.PLAYER, after.player))
    no_forecast = both("what the road would mark, no forecast")
    note = caption(" · ".join(filter(None, no_forecast)), Type.NOTE, align=Align.CENTRE)
    title = titled(both("Ask-roads"), Type.AMOUNT, Type.BODY, Gap.WIDE)
    body = column(head, *lines, note, gap=Gap.TIGHT, pad=Pad.all(Gap.MEDIUM))
    return column(
        row(title, pad=Pad(top=Gap.WIDE), high=Size.HEAD), boxed(HOLLOW, body, grow=1), wide=Display.ASK
    )


def _asked(bet: Bet, marks: NextMarks) -> PanelPart:
    ink = theme.AREA_COLOURS[bet].text
    asked = {Bet.BANKER: chinese_first("if Banker"), Bet.PLAYER: chinese_first("if Player")}[bet]
    colours = (marks.big_eye_boy, marks.small_road, marks.cockroach_pig)
    cells = (_mark(colour, mark) for colour, mark in zip(colours, RoadMark, strict=True))
    name = words(
        Run(asked.text, Type.BODY, ink, bold=True), Run(asked.second, Type.FINE, faint=True, gap=Gap.SMALL)
    )
    return boxed(ROW, row(space(Gap.WORDS), name, FILL, *cells), grow=1)


def _mark(colour: Color | None, mark: RoadMark) -> PanelPart:
    if colour is None:
        return strong(NO_LIMIT, Type.HEAD, theme.TEXT_SOFT, align=Align.CENTRE, wide=Size.FIELD)
    return NextMark(colour, mark, wide=Size.FIELD)


def _counts(view: PlayersView) -> PanelPart:
    """Return the counts, and what prevails over the display (CB ¶5.14, NCI ¶5.15)."""
    prevails = both("For information only; the table’s result prevails.")
    notes = (caption(text, Type.TEXT, align=Align.RIGHT) for text in prevails)
    line = row(counts_line(view.counts, compact=False), FILL, _lined(*notes), pad=Pad(right=Gap.PAGE))
    return boxed(PANEL, line, high=Size.FOOT)


# The page of the house


def _house(view: PlayersView, house: HousePage, picture: QImage | None) -> tuple[PanelPart, ...]:
    """Return one page of the house, over what prevails and which of the pages it is."""
    prevails = both("For information only; the table’s result prevails.")
    dots = (
        Disc(Gap.KEYS, theme.TEXT if place == house.place else theme.SURFACE_HIGH, None, wide=Gap.PAGE)
        for place in range(house.pages)
    )
    foot = row(titled(prevails, Type.NAME, Type.NAME, Gap.WIDE), FILL, *dots, pad=Pad.across(Gap.PAGE))
    return row(_page(view, house, picture), grow=1), space(Gap.WIDE), boxed(PANEL, foot, high=Size.FOOT)


def _page(view: PlayersView, house: HousePage, picture: QImage | None) -> PanelPart:
    """Return the text and picture of the house, the limits, the odds, or where the rules may be read."""
    match house.page:
        case IdlePage.HOUSE:
            return boxed(PANEL, _own(house, picture), grow=1)
        case IdlePage.LIMITS:
            return _headed(view, house, _limits(view.limits, grow=1, size=Type.STEP))
        case IdlePage.ODDS | IdlePage.INSURANCE:
            return _headed(view, house, boxed(PANEL, _paid(house), grow=1))
    where = column(FILL, *_lines(house.lines), FILL, gap=Gap.LARGE, pad=Pad.all(Gap.PAGE))
    return _headed(view, house, boxed(PANEL, where, grow=1))


def _headed(view: PlayersView, house: HousePage, content: PanelPart) -> PanelPart:
    """Return a page under its title, with the game that it is about."""
    title = column(
        FILL,
        strong(house.title.text, Type.SUM),
        strong(house.title.second, Type.STEP) if house.title.second else None,
        space(Gap.PAGE),
        Text(view.game, Type.TOTALS, faint=True, most=_NOTE_LINES, pitch=Size.TOTALS),
        Text(view.game_second, Type.NAME, faint=True),
        FILL,
        gap=Gap.WIDE,
        pad=Pad.across(Gap.PAGE),
    )
    return row(boxed(PANEL, title, wide=Display.ANNOUNCED), content, gap=Gap.EDGE, grow=1)


def _own(house: HousePage, picture: QImage | None) -> PanelPart:
    """Return the text of the house under its picture."""
    lines = _lines(house.lines)
    own = (FILL, *lines, FILL) if picture is None else (HousePicture(picture, grow=1), *lines)
    return column(*own, gap=Gap.LARGE, pad=Pad.all(Gap.PAGE))


def _lines(lines: tuple[str, ...]) -> tuple[PanelPart, ...]:
    """Return lines of the house: bold where every character of theirs is, for they look of one piece."""
    bold = all(map(theme.holds, lines))
    return tuple(
        Text(line, Type.STEP if number else Type.SUM, None, bold, align=Align.CENTRE)
        for number, line in enumerate(lines)
    )


def _paid(house: HousePage) -> PanelPart:
    """Return the odds of every bet of the game, and where those of insurance are."""
    insurance = () if house.insurance is None else house.insurance
    return column(
        grid(*map(_odds, house.odds), columns=1, line_gap=Gap.TIGHT, grow=1),
        *(Text(text, Type.NAME, faint=True) for text in insurance if text),
        gap=Gap.WIDE,
        pad=Pad.all(Gap.LARGE),
    )


def _odds(odds_row: OddsRow) -> PanelPart:
    return boxed(
        ROW,
        row(
            Spine(odds_row.bet, Type.TOTALS, wide=Size.FIELD),
            strong(odds_row.name, Type.STEP),
            caption(odds_row.when, Type.TOTALS),
            FILL,
            strong(odds_row.price, Type.STEP, align=Align.RIGHT),
            gap=Gap.BLOCK,
            pad=Pad(right=Gap.BLOCK),
        ),
    )
