"""The strip of the recall: step by step through a round, the rounds around it, and the search."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from terminal.screen import theme
from terminal.screen.recall.views import MOST_TILES, RecallStripView, RoundTile
from terminal.screen.theme import Gap, Size, Type
from terminal.screen.translate import tr
from terminal.screen.widgets.ground import EDGED, FLAT, RECALLED
from terminal.screen.widgets.layout import FILL, Pad, PanelPart, column, grid, levels, row, stack
from terminal.screen.widgets.paint import Align
from terminal.screen.widgets.panel import Panel
from terminal.screen.widgets.parts import Bar, Disc, Icon, KeyPart, Rule, Text, arrow_key, key, strong
from terminal.screen.widgets.roads import RESULT_BETS
from terminal.screen.widgets.strip_tools import HEIGHT, TOP, tool_key
from terminal.screen.widgets.touch_guard import Pace

_ARROW: Final = 60.0
_FEW_TILES: Final = 6
"""How many rounds a narrow strip shows."""
_UPPER: Final = 0.2
_LOWER: Final = 0.65
"""Where the number of a round and its result stand, as shares of the height of its tile."""
_BEAD: Final = 19.0
_SEARCH: Final = 344.0
_NOTE_LINE: Final = Type.STAKE
_NOTE_LINES: Final = 2


class RecallStrip(Panel[RecallStripView]):
    """The strip; the key of an arrow has the way along the rounds in its name (-1 or 1)."""

    BOX = (0.0, TOP, theme.DESIGN_WIDTH, HEIGHT)

    def parts(self, view: RecallStripView) -> PanelPart:
        """Return tools, rounds, arrows and search."""
        tools = (
            tool_key(tool, theme.RECALL, ("tool", tool.name), pace=Pace.EVERY_TAP) for tool in view.tools
        )
        narrow = self.design_size[0] < theme.DESIGN_WIDTH
        rounds = _around_now(view.rounds, _FEW_TILES) if narrow else view.rounds[:MOST_TILES]
        return stack(
            Bar(theme.SURFACE),
            column(Bar(theme.RECALL, high=Gap.HAIR), FILL),
            row(
                row(*tools, gap=Gap.MEDIUM),
                Gap.WIDE,
                Rule(high=Size.KEY),
                Gap.WIDE,
                _arrow(-1, "chevron-left", tr("Earlier rounds"), on=view.may_go_back),
                Gap.SMALL,
                grid(
                    *map(_tile, rounds), columns=_FEW_TILES if narrow else MOST_TILES, gap=Gap.SMALL, grow=1
                ),
                Gap.SMALL,
                _arrow(1, "chevron-right", tr("Later rounds"), on=view.may_go_on),
                Gap.WORDS,
                Rule(high=Size.KEY),
                Gap.WIDE,
                _search(view, narrow=narrow),
                pad=Pad(Gap.BLOCK, Gap.WIDE, Gap.BLOCK, Gap.WIDE),
            ),
        )


def _arrow(way: int, icon: str, spoken: str, *, on: bool) -> KeyPart:
    none = tr("There are no earlier rounds.") if way < 0 else tr("There are no later rounds.")
    return arrow_key(
        ("move", way), icon, spoken, on=on, end=none, size=Type.TOTALS, margin=Gap.TOUCH, wide=_ARROW
    )


def _tile(tile: RoundTile) -> KeyPart:
    """Return a round: its number, result and points, with a triangle if something went wrong in it."""
    ink = theme.RECALL if tile.now else theme.TEXT_SOFT
    number = row(
        Text(tile.number, Type.NOTE, ink, tile.now, grow=1),
        Icon("warning", Type.NOTE, theme.ALARM) if tile.fault else None,
        pad=Pad(left=Gap.WIDE, right=Gap.WORDS),
    )
    bet = None if tile.result is None else RESULT_BETS.get(tile.result)
    if bet is None:
        result = row(strong(tile.points, align=Align.CENTRE, grow=1), pad=Pad.across(Gap.TIGHT))
    else:
        glyph = strong(theme.glyph(bet), Type.AMOUNT, align=Align.CENTRE)
        result = row(
            stack(Disc(_BEAD, theme.AREA_COLOURS[bet].spine, None), glyph),
            strong(tile.points, Type.NAME, align=Align.CENTRE, grow=1),
            pad=Pad(left=Gap.MEDIUM),
        )
    content = levels((_UPPER, number), (_LOWER, result))
    spoken = tr("Round {number}").format(number=tile.number)
    return key(
        ("round", tile.name), content, spoken, ground=RECALLED if tile.now else FLAT, pace=Pace.EVERY_TAP
    )


def _around_now(rounds: Sequence[RoundTile], most: int) -> Sequence[RoundTile]:
    """Return so many rounds at most, the one that is shown among them."""
    now = next((place for place, tile in enumerate(rounds) if tile.now), 0)
    first = max(0, min(now, len(rounds) - most))
    return rounds[first : first + most]


def _search(view: RecallStripView, *, narrow: bool) -> KeyPart:
    """Return the way to the search, with what can be looked for where there is room to say it."""
    if narrow:
        sign = column(FILL, row(FILL, Icon("search", Type.PAGE), FILL), FILL)
        return key("search", sign, view.search, ground=EDGED, margin=0, wide=HEIGHT)
    content = row(
        Icon("search", Type.PAGE),
        column(
            Gap.SMALL,
            strong(view.search, Type.TEXT, high=Size.TEXT_LINE),
            Text(view.search_note, Type.NOTE, faint=True, most=_NOTE_LINES, pitch=_NOTE_LINE),
            grow=1,
        ),
        gap=Gap.BODY,
        pad=Pad(left=Gap.LARGE, right=Gap.WIDE),
    )
    return key("search", content, view.search, ground=EDGED, margin=0, wide=_SEARCH)
