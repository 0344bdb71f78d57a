"""Parts that the roads page and the players' display share: titled roads and the line of counts."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from terminal.rules.bets import Bet
from terminal.rules.roads import Scoreboard
from terminal.screen import theme
from terminal.screen.translate import both, second_line, tr
from terminal.screen.views import Counts
from terminal.screen.widgets.paint import Align, Artist, Box, Run
from terminal.screen.widgets.roads import RoadMark, paint_bead_plate, paint_big_road, paint_derived


class RoadPlace(Struct, frozen=True):
    """Where a road is: corner, cell and columns; its title stands `above` it, all in design px."""

    x: float
    y: float
    cell: float
    columns: int
    above: float


class RoadPlaces(Struct, frozen=True):
    """Where all five roads are."""

    bead_plate: RoadPlace
    big_road: RoadPlace
    big_eye_boy: RoadPlace
    small_road: RoadPlace
    cockroach_pig: RoadPlace


RESULT_WORDS: Final = {
    Bet.BANKER: "BANKER",
    Bet.PLAYER: "PLAYER",
    Bet.TIE: "TIE",
    Bet.BANKER_PAIR: "BANKER PAIR",
    Bet.PLAYER_PAIR: "PLAYER PAIR",
}
"""The words on the felt; the same in every language."""

ROUNDS_GLYPH: Final = second_line("ROUNDS")


def paint_roads(artist: Artist, board: Scoreboard, places: RoadPlaces) -> None:
    """Paint all five roads with their names."""
    bead, big = places.bead_plate, places.big_road
    _paint_title(artist, bead, *both("Bead plate"))
    paint_bead_plate(artist, (bead.x, bead.y), bead.cell, bead.columns, board.bead_plate)
    title = _paint_title(artist, big, *both("Big road"))
    right = big.x + big.columns * big.cell
    _paint_legend(artist, right, big.y - big.above, right - big.x - title - 30)
    paint_big_road(artist, (big.x, big.y), big.cell, big.columns, board.big_road)
    derived = (
        (places.big_eye_boy, *both("Big eye boy"), board.big_eye_boy, RoadMark.RING),
        (places.small_road, *both("Small road"), board.small_road, RoadMark.DISC),
        (places.cockroach_pig, *both("Cockroach pig"), board.cockroach_pig, RoadMark.SLANT),
    )
    for place, name, second, cells, mark in derived:
        _paint_title(artist, place, name, second)
        paint_derived(artist, (place.x, place.y), place.cell, place.columns, cells, mark=mark)


def paint_counts_line(artist: Artist, box: Box, counts: Counts, room: float) -> None:
    """Paint how often each result came, from the left of `box`, in `room` design px."""
    x, y, _, height = box
    middle = y + height / 2
    items = (
        (theme.GLYPHS[Bet.BANKER], RESULT_WORDS[Bet.BANKER], counts.banker, Bet.BANKER),
        (theme.GLYPHS[Bet.PLAYER], RESULT_WORDS[Bet.PLAYER], counts.player, Bet.PLAYER),
        (theme.GLYPHS[Bet.TIE], RESULT_WORDS[Bet.TIE], counts.tie, Bet.TIE),
        (theme.GLYPHS[Bet.BANKER_PAIR], RESULT_WORDS[Bet.BANKER_PAIR], counts.banker_pair, Bet.BANKER_PAIR),
        (theme.GLYPHS[Bet.PLAYER_PAIR], RESULT_WORDS[Bet.PLAYER_PAIR], counts.player_pair, Bet.PLAYER_PAIR),
        (ROUNDS_GLYPH, tr("ROUNDS"), counts.rounds, None),
    )
    runs: list[Run] = []
    for glyph, word, count, bet in items:
        ink = theme.TEXT if bet is None else theme.AREA_COLOURS[bet].text
        runs.append(Run(glyph, 30, ink, True, gap=48 if runs else 0))
        if not artist.compact:
            runs.append(Run(word, 19, theme.TEXT_SOFT, gap=9))
        runs.append(Run(str(count), 37, theme.TEXT, True, gap=13))
    artist.runs(x + 30, middle, runs, room)


def _paint_title(artist: Artist, place: RoadPlace, name: str, second: str) -> float:
    runs = [Run(name, 21, theme.TEXT, True), Run(second, 20, theme.TEXT_SOFT, gap=12)]
    return artist.runs(place.x, place.y - place.above, runs, place.columns * place.cell)


def _paint_legend(artist: Artist, right: float, y: float, room: float) -> None:
    runs = [
        Run(theme.GLYPHS[Bet.BANKER], 19, theme.TEXT_SOFT),
        Run(tr("thick ring"), 19, theme.TEXT_SOFT, gap=6),
        Run(theme.GLYPHS[Bet.PLAYER], 19, theme.TEXT_SOFT, gap=9),
        Run(tr("thin ring"), 19, theme.TEXT_SOFT, gap=6),
        Run(theme.GLYPHS[Bet.TIE], 19, theme.TEXT_SOFT, gap=9),
        Run(tr("green stroke"), 19, theme.TEXT_SOFT, gap=6),
        Run(tr("dots: Pairs"), 19, theme.TEXT_SOFT, gap=12),
    ]
    artist.runs(right, y, runs, room, align=Align.RIGHT)
