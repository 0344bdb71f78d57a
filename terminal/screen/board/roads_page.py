"""The page of all roads, with the marks that would come next."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import Signal

from terminal.rules.bets import HAND_BETS, Hand
from terminal.rules.roads import Color, NextMarks
from terminal.screen import theme
from terminal.screen.board.views import RoadsView
from terminal.screen.translate import both, tr
from terminal.screen.widgets.faces import FaceStyle, PlainFace
from terminal.screen.widgets.key import KeySlot
from terminal.screen.widgets.page import PAGE, paint_page_head
from terminal.screen.widgets.paint import Artist, Box, Run
from terminal.screen.widgets.panel import KeyId, Panel
from terminal.screen.widgets.road_parts import RoadPlace, RoadPlaces, paint_counts_line, paint_roads
from terminal.screen.widgets.roads import RoadMark, paint_mark

_PLACES: Final = RoadPlaces(
    RoadPlace(28, 132, 40, 12, 22),
    RoadPlace(548, 132, 40, 21, 22),
    RoadPlace(28, 424, 20, 22, 20),
    RoadPlace(488, 424, 20, 22, 20),
    RoadPlace(948, 424, 20, 22, 20),
)
_NEXT_TOP: Final = 574.0
_NEXT: Final = (674.0, 166.0)
_COUNTS: Final[Box] = (28.0, 768.0, 1110.0, 80.0)
_NO_MARK: Final = "–"


class RoadsPage(Panel[RoadsView]):
    """All roads; `closed` goes back to the felt."""

    BOX = PAGE

    closed = Signal()

    def slots(self, view: RoadsView) -> Mapping[KeyId, KeySlot]:
        """One key: back."""
        del view
        face = PlainFace(tr("Back to the felt"), "left", style=FaceStyle.EDGED, size=20)
        return {"close": KeySlot((1150, 768, 238, 80), face, margin=4)}

    def act(self, key: KeyId) -> None:
        """Go back."""
        del key
        self.closed.emit()

    def paint_view(self, artist: Artist, view: RoadsView) -> None:
        """Paint roads, next marks and counts."""
        rounds = view.counts.rounds
        caption = (
            tr("1 round of this shoe")
            if rounds == 1
            else tr("{count} rounds of this shoe").format(count=rounds)
        )
        paint_page_head(artist, (*both("Roads"), caption), "grid", alarm=False)
        paint_roads(artist, view.board, _PLACES)
        next_marks = (
            (Hand.BANKER, view.board.predictions.banker, tr("If the Banker wins next")),
            (Hand.PLAYER, view.board.predictions.player, tr("If the Player wins next")),
        )
        for number, (hand, marks, title) in enumerate(next_marks):
            box = (28 + number * (_NEXT[0] + 12), _NEXT_TOP, *_NEXT)
            _paint_next(artist, box, hand, marks, title)
        artist.round_box(_COUNTS, theme.Radius.KEY, theme.SURFACE, theme.LINE)
        paint_counts_line(artist, _COUNTS, view.counts, _COUNTS[2] - 60)


def _paint_next(artist: Artist, box: Box, hand: Hand, marks: NextMarks, title: str) -> None:
    x, y, width, _ = box
    artist.round_box(box, theme.Radius.KEY, theme.SURFACE_RAISED, theme.LINE)
    bet = HAND_BETS[hand]
    head = [
        Run(theme.GLYPHS[bet], 26, theme.AREA_COLOURS[bet].text, True),
        Run(title, 20, theme.TEXT, True, gap=12),
    ]
    artist.runs(x + 24, y + 34, head, width - 48)
    roads: tuple[tuple[str, Color | None, RoadMark], ...] = (
        (tr("Big eye boy"), marks.big_eye_boy, RoadMark.RING),
        (tr("Small road"), marks.small_road, RoadMark.DISC),
        (tr("Cockroach pig"), marks.cockroach_pig, RoadMark.SLANT),
    )
    each = (width - 48) / len(roads)
    for number, (name, color, mark) in enumerate(roads):
        middle = x + 24 + (number + 0.5) * each
        if color is None:
            artist.centre(middle, y + 90, _NO_MARK, 28, theme.TEXT_SOFT, bold=True, room=each)
        else:
            paint_mark(artist, (middle, y + 90), 52, color, mark, ground=theme.SURFACE_RAISED)
        artist.centre(middle, y + 138, name, 18, theme.TEXT_SOFT, room=each - 8)
