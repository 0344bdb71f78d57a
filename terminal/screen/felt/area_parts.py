"""The parts of a bet on the felt: glyph, chips and sums at given sizes, and the ways to set them in rows."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cached_property
from typing import Final

from msgspec import Struct

from terminal.screen import theme
from terminal.screen.felt.drawn import KEPT_TEXTS, FeltWords, measure
from terminal.screen.felt.fitting import UNDER_TEXT, Block, Piece, Row, round_piece, text_piece
from terminal.screen.felt.view import BetView
from terminal.screen.format import money
from terminal.screen.translate import kept_by_language
from terminal.screen.widgets.chips import chips_for, stack_height
from terminal.table.setup.layout_shapes import Point

SEATED_RADIUS: Final = 18.0
STANDING_RADIUS: Final = 13.0
STANDING_PILES: Final = 3
"""So many standing bettors' chips are shown apart; the sum counts all of them."""

PERSON_WIDTH: Final = 9.0
_CHIP_OVER: Final = 2.0
_BEHIND: Final = 0.8
_ASIDE: Final = 1.15
_OVER_CHIPS: Final = 1.0
"""Chips lie clear of the texts around them, by this much at least."""

_WIDE_GAP: Final = 9.0
_TOO_STEEP: Final = 0.75
BROAD: Final = 1.45
"""From this proportion of width to height on, parts stand side by side."""
_WIDE: Final = 2.4
_SHORT_FORMS: Final = ((100_000_000_000, "B"), (100_000_000, "M"), (100_000, "K"))
_DIGIT: Final = re.compile(r"\d")
_WIDEST_DIGIT: Final = "4"

Keys = tuple[str, ...]
KeyedRow = tuple[Row, Keys]
Rows = list[KeyedRow]


class Pile(Struct, frozen=True):
    """Chips one on the other: middle and radius of the top one, values from the top down."""

    x: float
    y: float
    radius: float
    values: tuple[int, ...]


class Sizes(Struct, frozen=True):
    """Text sizes and chip radius in design px, the most chips of a stack, and whether sums are shortened.

    A glyph of size 0 and a stack of 0 chips are left out.
    """

    amount: int
    standing: int
    glyph: int
    radius: float
    most: int = 5
    short: bool = False


class Parts:
    """The pieces of one bet at given sizes, and the ways to set them in rows.

    Pieces are measured with every digit at its widest, so that equally long sums are arranged alike.
    """

    def __init__(self, bet: BetView, sizes: Sizes, outwards: Point) -> None:
        """Take a bet; `outwards` points from the dealer to its player."""
        self._bet = bet
        self._sizes = sizes
        write = short_money if sizes.short else money
        self.glyph = (theme.glyph(bet.bet), sizes.glyph)
        self.amount = (write(bet.seated), sizes.amount)
        self.standing = (write(sum(bet.standing)), sizes.standing)
        self._piles = _piles(bet, sizes, outwards) if sizes.most else ()

    @cached_property
    def _pieces(self) -> dict[str, Piece]:
        """Every piece, measured; not where each has its place already."""
        pieces = {}
        if self._sizes.glyph:
            pieces["glyph"] = words_piece(*self.glyph, True)
        if self._bet.seated:
            pieces["amount"] = words_piece(*self.amount, True)
        if self._bet.standing:
            words = words_piece(*self.standing, True)
            person = person_width(self._sizes.standing)
            pieces["standing"] = text_piece(words.width + person + theme.Gap.SMALL, words.height)
        if self._piles:
            pieces["chips"] = _pile_piece(self._piles)
        if self._bet.seated and self._bet.standing:
            pieces["sums"] = _sums_piece(pieces["amount"], pieces["standing"])
        return pieces

    @property
    def _sum_key(self) -> str:
        if "sums" in self._pieces:
            return "sums"
        return "amount" if "amount" in self._pieces else "standing"

    def _row(self, *keys: str, above: float = UNDER_TEXT) -> KeyedRow | None:
        there = tuple(key for key in keys if key in self._pieces)
        return (Row(tuple(self._pieces[key] for key in there), above=above), there) if there else None

    def _line(self, *keys: str, slope: float = 0.0) -> Rows:
        there = tuple(key for key in keys if key in self._pieces)
        return [(Row(tuple(self._pieces[key] for key in there), gap=_WIDE_GAP, slope=slope), there)]

    def _column(self, *keys: str) -> Rows:
        return _present(*(self._row(key, above=theme.Gap.SMALL) for key in keys))

    def next_to_spine(self, slope: float) -> Iterator[Rows]:
        """Yield chips next to the sums, or above them, or below them where that is nearer to the spine."""
        if abs(slope) < _TOO_STEEP:
            yield self._line("chips", self._sum_key, slope=slope)
        elif slope < 0:
            yield self._column("amount", "standing", "chips")
        yield self._column("chips", "amount", "standing")

    def compact(self, aspect: float) -> Iterator[Rows]:
        """Yield glyph, chips and sums in one column, with chips next to glyph or sum, or all in a line."""
        over = _OVER_CHIPS if self._piles else UNDER_TEXT
        column = _present(
            self._row("glyph"),
            self._row("chips", above=_OVER_CHIPS),
            self._row("amount", above=over),
            self._row("standing", above=UNDER_TEXT),
        )
        head = _present(
            self._row("glyph", "chips"),
            self._row("amount", above=UNDER_TEXT),
            self._row("standing", above=UNDER_TEXT),
        )
        if aspect > _WIDE:
            yield self._line("glyph", "chips", self._sum_key)
        if aspect > BROAD:
            yield head
        yield column
        yield _present(
            self._row("glyph"),
            self._row("chips", "amount", above=UNDER_TEXT),
            self._row("standing", above=UNDER_TEXT),
        )
        yield _present(self._row("glyph"), self._row("chips", self._sum_key, above=UNDER_TEXT))
        if aspect <= BROAD:
            yield head

    def points(self, rows: Rows, points: tuple[tuple[Point, ...], ...]) -> dict[str, Point]:
        """Return the middle of each part, once the rows have their places."""
        at = {
            key: point
            for (_, keys), places in zip(rows, points, strict=True)
            for key, point in zip(keys, places, strict=True)
        }
        if "sums" in at:
            x, y = at.pop("sums")
            half = self._pieces["sums"].height / 2
            at["amount"] = (x, y - half + self._pieces["amount"].height / 2)
            at["standing"] = (x, y + half - self._pieces["standing"].height / 2)
        return at

    def piles_at(self, middle: Point) -> tuple[Pile, ...]:
        """Return the chips around a middle."""
        left, top, right, bottom = _bounds(self._piles)
        x, y = middle[0] - (left + right) / 2, middle[1] - (top + bottom) / 2
        return tuple(Pile(pile.x + x, pile.y + y, pile.radius, pile.values) for pile in self._piles)

    def standing_at(self, middle: Point) -> tuple[FeltWords, Point]:
        """Return the standing bettors' sum around a middle, and the middle of the figure before it."""
        person = person_width(self._sizes.standing)
        text, size = self.standing
        width = measure(text, size, True).width
        left = middle[0] - (width + person + theme.Gap.SMALL) / 2
        words = FeltWords(text, size, True, left + person + theme.Gap.SMALL + width / 2, middle[1])
        return words, (left + person / 2, middle[1])


@kept_by_language(KEPT_TEXTS)
def words_piece(text: str, size: int, bold: bool) -> Piece:
    """Return a text as a piece, every digit at its widest."""
    ink = measure(_DIGIT.sub(_WIDEST_DIGIT, text), size, bold)
    return text_piece(ink.width, ink.height)


def pattern(text: str) -> str:
    """Return what is left of a sum when its digits do not matter."""
    return _DIGIT.sub(_WIDEST_DIGIT, text)


def person_width(size: int) -> float:
    """Return the width of the figure next to a sum written in that size."""
    return PERSON_WIDTH * size / theme.Type.SECOND


def short_money(cents: int) -> str:
    """Return an amount in its shortest exact form: `25K`, `1.5M`; as it is where that is no shorter."""
    whole = money(cents)
    for unit, letter in _SHORT_FORMS:
        if cents >= unit:
            digits = f"{cents // unit}.{cents % unit * 1000 // unit:03d}".rstrip("0").rstrip(".")
            exact = cents * 1000 % unit == 0
            return f"{digits}{letter}" if exact and len(digits) + 1 < len(whole) else whole
    return whole


def stack_lengths(bet: BetView) -> tuple[int, ...]:
    """Return how many chips each shown stack has at most.

    With the sums' patterns it settles an arrangement.
    """
    return (len(chips_for(bet.seated)), *(len(chips_for(sum_)) for sum_ in bet.standing[:STANDING_PILES]))


def _present(*rows: KeyedRow | None) -> Rows:
    return [row for row in rows if row is not None]


def _sums_piece(amount: Piece, standing: Piece) -> Piece:
    height = amount.height + theme.Gap.SMALL + standing.height
    return Piece(
        max(amount.width, standing.width),
        height,
        (
            Block(0.0, (amount.height - height) / 2, amount.width, amount.height),
            Block(0.0, (height - standing.height) / 2, standing.width, standing.height),
        ),
    )


def _piles(bet: BetView, sizes: Sizes, outwards: Point) -> tuple[Pile, ...]:
    """Return the seated bettor's chips, and behind them, towards the players, one pile a standing bettor."""
    radius = sizes.radius
    small = radius * STANDING_RADIUS / SEATED_RADIUS if bet.seated else min(radius, STANDING_RADIUS)
    shown = bet.standing[:STANDING_PILES]
    most = 1 if bet.seated else min(3, sizes.most)
    back = radius * _BEHIND if bet.seated else 0.0
    piles: list[Pile] = []
    for place, sum_ in enumerate(shown):
        aside = (place - (len(shown) - 1) / 2) * small * _ASIDE
        x = outwards[0] * back - outwards[1] * aside
        y = outwards[1] * back + outwards[0] * aside
        piles.append(Pile(x, y, small, chips_for(sum_, most) or (sum_,)))
    if bet.seated:
        piles.append(Pile(0.0, 0.0, radius, chips_for(bet.seated, sizes.most) or (bet.seated,)))
    return tuple(piles)


def _pile_piece(piles: tuple[Pile, ...]) -> Piece:
    left, top, right, bottom = _bounds(piles)
    return round_piece(right - left, bottom - top, _CHIP_OVER)


def _bounds(piles: tuple[Pile, ...]) -> tuple[float, float, float, float]:
    return (
        min(pile.x - pile.radius for pile in piles),
        min(pile.y - pile.radius for pile in piles),
        max(pile.x + pile.radius for pile in piles),
        max(pile.y - pile.radius + stack_height(pile.radius, len(pile.values)) for pile in piles),
    )
