"""The page of all roads, with the marks that would come next."""

from __future__ import annotations

from typing import Final

from terminal.rules.bets import HAND_BETS, Hand
from terminal.rules.roads import Color, NextMarks
from terminal.screen import theme
from terminal.screen.board.views import RoadsView
from terminal.screen.theme import Gap, Size, Type
from terminal.screen.translate import both, tr
from terminal.screen.widgets.ground import EDGED, FLAT, HOLLOW
from terminal.screen.widgets.layout import FILL, Pad, PanelPart, boxed, column, grid, row, space
from terminal.screen.widgets.page import PAGE, SIDE, page
from terminal.screen.widgets.paint import LARGE_FROM, Align, Run
from terminal.screen.widgets.panel import Panel
from terminal.screen.widgets.parts import KeyOptions, caption, strong, title_key, words
from terminal.screen.widgets.roads import NextMark, RoadMark, counts_line, roads

_NEXT: Final = 166.0
_NEXT_HEAD: Final = 64.0
_MARK: Final = Size.WELL
_DERIVED: Final = 3
_BACK: Final = 238.0
_NO_MARK: Final = "–"


class RoadsPage(Panel[RoadsView]):
    """All roads, over the key that leads back to the felt."""

    BOX = PAGE
    ALONE = True
    KEPT_FROM = LARGE_FROM

    def parts(self, view: RoadsView) -> PanelPart:
        """Return roads, next marks, counts, and the way back."""
        rounds, after = view.counts.rounds, view.board.predictions
        many = tr("{count} rounds of this shoe").format(count=rounds)
        said = tr("1 round of this shoe") if rounds == 1 else many
        banker = _next(Hand.BANKER, after.banker, tr("If the Banker wins next"))
        player = _next(Hand.PLAYER, after.player, tr("If the Player wins next"))
        counts = boxed(HOLLOW, counts_line(view.counts, compact=self.compact), grow=1)
        how: KeyOptions = {"ground": EDGED, "margin": Gap.TIGHT, "wide": _BACK}
        back = title_key("close", tr("Back to the felt"), "left", size=Type.BODY, **how)
        return page(
            (*both("Roads"), said),
            "grid",
            column(
                roads(view.board),
                space(Gap.PAGE),
                row(banker, player, gap=Gap.WIDE, high=_NEXT),
                FILL,
                row(counts, back, gap=Gap.WIDE, high=Size.FOOT),
                pad=Pad.across(SIDE, bottom=Gap.LARGE),
                grow=1,
            ),
        )


def _next(hand: Hand, marks: NextMarks, title: str) -> PanelPart:
    """Return the marks that come next if a hand wins."""
    bet = HAND_BETS[hand]
    glyph = Run(theme.glyph(bet), Type.TITLE, theme.AREA_COLOURS[bet].text, bold=True)
    head = words(glyph, Run(title, Type.BODY, bold=True, gap=Gap.WIDE), grow=1)
    cells = (
        _mark(tr("Big eye boy"), marks.big_eye_boy, RoadMark.RING),
        _mark(tr("Small road"), marks.small_road, RoadMark.DISC),
        _mark(tr("Cockroach pig"), marks.cockroach_pig, RoadMark.SLANT),
    )
    head_line = row(head, pad=Pad(top=Gap.TIGHT), high=_NEXT_HEAD)
    marks_line = grid(*cells, columns=_DERIVED, grow=1)
    return boxed(FLAT, column(head_line, marks_line, pad=Pad.across(Gap.LARGE, bottom=Gap.SMALL)), grow=1)


def _mark(name: str, color: Color | None, mark: RoadMark) -> PanelPart:
    none = strong(_NO_MARK, Type.TOTALS, theme.TEXT_SOFT, align=Align.CENTRE, high=_MARK)
    return column(
        none if color is None else NextMark(color, mark, high=_MARK),
        caption(name, Type.LABEL, align=Align.CENTRE, grow=1),
    )
