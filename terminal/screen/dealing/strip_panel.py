"""The strip along the dealer's edge: tools, bead plate, big road, counts and the last round."""

from typing import Final

from msgspec.structs import replace

from terminal.rules.bets import Bet
from terminal.rules.roads import ROWS
from terminal.screen import theme
from terminal.screen.dealing.side_notice import side_notice_key
from terminal.screen.dealing.views import LastRound, StripView, UndoView
from terminal.screen.screen_kind import ScreenKind
from terminal.screen.theme import Gap, Size, Type
from terminal.screen.translate import Bilingual, kept_by_language, tr
from terminal.screen.views import Counts, Tool
from terminal.screen.widgets.layout import FILL, Pad, PanelPart, column, row, space, stack
from terminal.screen.widgets.paint import Run
from terminal.screen.widgets.panel import Panel
from terminal.screen.widgets.parts import Bar, Rule, Text, caption, lasting, strong, words
from terminal.screen.widgets.roads import RESULT_BETS, Road, paint_bead_plate, paint_big_road
from terminal.screen.widgets.strip_tools import HEIGHT, KEYS_HIGH, TOP, tool_key, undo_key

SIDE_NOTICE: Final = "side_notice"
"""The key that tells what goes on during the dealing."""
_TOOLS: Final = 846.0
_CELL: Final = Gap.BLOCK
_ROADS_HIGH: Final = ROWS * _CELL
_BEAD_COLUMNS: Final = 14
_BIG_COLUMNS: Final = 28
_COLUMNS_WITH_NOTICE: Final = 12
"""What is left of the big road next to a notice."""
_RESULTS: Final = 66.0
_PAIRS: Final = 98.0
_COUNT_LINE: Final = 32.5


class Strip(Panel[StripView]):
    """The strip; its keys are named as their tools."""

    ALONE = True
    COVERS = True
    BOX = (0.0, TOP, theme.DESIGN_WIDTH, HEIGHT)
    _rest: tuple[StripView, bool, PanelPart] | None = None
    """A view, whether the strip is narrow, and what stands next to the keys in it."""

    def forget(self) -> None:
        """Forget what is shown, in another language too."""
        self._rest = None
        super().forget()

    def parts(self, view: StripView) -> PanelPart:
        """Return the tools, the roads, and what was counted."""
        look = theme.LOOKS[view.kind]
        edge = theme.LINE if look.frame is None else look.frame
        keys = row(_undo(view.undo), lasting(_tools(view.tools, view.kind)), gap=Gap.MEDIUM)
        narrow = self.design_size[0] < theme.DESIGN_WIDTH
        # An act changes the key that takes it back; what stands next to it is the same until a round ends.
        rest = self._rest
        if rest is None or (replace(view, undo=rest[0].undo, tools=rest[0].tools), narrow) != rest[:2]:
            rest = self._rest = (view, narrow, lasting(self._next_to_keys(view, narrow=narrow)))
        return stack(
            column(Bar(edge, high=Gap.HAIR), Bar(theme.SURFACE, grow=1)),
            row(keys if narrow else row(keys, FILL, wide=_TOOLS), rest[2], pad=Pad.across(Gap.BLOCK)),
        )

    def _next_to_keys(self, view: StripView, *, narrow: bool) -> PanelPart:
        bead, big = (view.board.bead_plate, view.board.big_road) if view.board else ((), ())
        notice = view.side_notice
        columns = _BIG_COLUMNS if notice is None else _COLUMNS_WITH_NOTICE
        road = Road(paint_big_road, big, _CELL, columns)
        plate = Road(paint_bead_plate, bead, _CELL, _BEAD_COLUMNS, high=_ROADS_HIGH)
        told = None if notice is None else row(side_notice_key(SIDE_NOTICE, notice), high=KEYS_HIGH, grow=1)
        shared = row(road, told, gap=Gap.WORDS, wide=_BIG_COLUMNS * _CELL, high=_ROADS_HIGH)
        roads = (plate, space(Gap.WIDE), shared)
        if view.words is not None:
            said: tuple[PanelPart | None, ...] = (space(Gap.LARGE), _words(view.words, view.kind))
        else:
            counts = None if view.counts is None else _counts(view.counts)
            said = (space(Gap.BODY), counts, None if view.last is None else _last(view.last))
        return row(*((told,) if narrow else roads), *said, grow=1)


@kept_by_language(1)
def _tools(tools: tuple[Tool, ...], kind: ScreenKind) -> PanelPart:
    mark = theme.LOOKS[kind].mark
    return row(*(tool_key(tool, mark, tool.name) for tool in tools), gap=Gap.MEDIUM)


def _undo(view: UndoView) -> PanelPart:
    title, said = Bilingual(view.title, view.second), (view.what, view.when)
    return undo_key("undo", title, said, usable=view.usable, locked=view.locked, reason=view.reason)


def _counts(counts: Counts) -> PanelPart:
    """Return how often each result and Pair came, and how many rounds there were."""
    results = ((Bet.BANKER, counts.banker), (Bet.PLAYER, counts.player), (Bet.TIE, counts.tie))
    lines = (_count(bet, count, Type.AMOUNT) for bet, count in results)
    both = ((Bet.BANKER_PAIR, counts.banker_pair), (Bet.PLAYER_PAIR, counts.player_pair))
    pairs = (row(_count(bet, count, Type.TEXT, grow=1), Gap.LARGE) for bet, count in both)
    rounds = row(caption(tr("rounds"), grow=1), strong(str(counts.rounds), Type.HEAD), high=_COUNT_LINE)
    under = column(*pairs, rounds, middle=True, wide=_PAIRS)
    return row(column(*lines, middle=True, wide=_RESULTS), Gap.ICON, under, Gap.SMALL)


def _count(bet: Bet, count: int, size: float, grow: float = 0) -> PanelPart:
    glyph = strong(theme.glyph(bet), size, theme.AREA_COLOURS[bet].text)
    return row(glyph, FILL, strong(str(count), Type.HEAD), high=_COUNT_LINE, grow=grow)


def _last(last: LastRound) -> PanelPart:
    bet = RESULT_BETS.get(last.result)
    result = (Run(theme.glyph(bet), Type.HAND, theme.AREA_COLOURS[bet].text, bold=True),) if bet else ()
    points = Run(last.points, Type.TITLE, bold=True, gap=Gap.MEDIUM if bet else 0)
    lines = column(
        row(caption(tr("last round"), grow=1), high=_COUNT_LINE),
        row(words(*result, points, grow=1), pad=Pad(top=Gap.TIGHT), high=_COUNT_LINE),
        row(caption(last.note, grow=1), high=_COUNT_LINE),
        middle=True,
        grow=1,
    )
    return row(Rule(high=Size.KEY), lines, gap=Gap.WIDE, grow=1)


def _words(said: tuple[str, str], kind: ScreenKind) -> PanelPart:
    headline, sentence = said
    look = theme.LOOKS[kind]
    ink = theme.TEXT if look.frame is None or kind is ScreenKind.DEMO else look.frame
    return column(
        Gap.BLOCK,
        strong(headline, Type.LABEL, ink, high=Size.LINE),
        Gap.TIGHT,
        Text(sentence, Type.LABEL, faint=True, most=2, pitch=Gap.LARGE),
        pad=Pad(right=Gap.SMALL),
        grow=1,
    )
