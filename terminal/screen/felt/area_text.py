"""Arranges glyph, chips and sums in a betting area, the largest that fit at any slant of the box."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from terminal.rules.bets import Bet
from terminal.screen import theme
from terminal.screen.felt.area_parts import (
    BROAD,
    Parts,
    Pile,
    Rows,
    Sizes,
    pattern,
    short_money,
    stack_lengths,
    words_piece,
)
from terminal.screen.felt.drawn import FeltWords, readable
from terminal.screen.felt.fitting import UNDER_TEXT, Bands, Piece, Placed, Row, place_rows, round_piece
from terminal.screen.felt.view import BetView
from terminal.screen.format import money
from terminal.screen.translate import chinese
from terminal.table.setup.layout_shapes import Point, Polygon

STRIKE_REACH: Final = 2.0
"""How far the stroke through a taken bet reaches beyond its sum, design px."""

CAPTIONS: Final[dict[Bet, str]] = {
    Bet.PLAYER: "PLAYER",
    Bet.BANKER: "BANKER",
    Bet.TIE: "TIE",
    Bet.PLAYER_PAIR: "P PAIR",
    Bet.BANKER_PAIR: "B PAIR",
    Bet.SIX: "SIX",
}
"""The English captions, printed on the felt as the glyphs are, in every language; Six has its game's."""

_PAIRS: Final = (Bet.PLAYER_PAIR, Bet.BANKER_PAIR)
_PAIR_GLYPH: Final = 19
_INSET: Final = 2.5
_TIGHT_INSET: Final = 1.0
_SPINE_INSET: Final = 0.5
_LAST_RESORT: Final = 6
_CAPTION_GAP: Final = 5.0
_ARROW_OVER: Final = 1.0
_ARROW_RADIUS: Final = 15.0
_SMALL_ARROW: Final = 12.0
_LATER: Final = 4.0
"""How much better an arrangement must sit than one that is tried before it."""


class Ground(Struct, frozen=True):
    """The ground of an area in px: what its content may fill, next to its spine if it has one.

    `outwards` points to the player; `slope` says how far the area goes down for each px away from its spine.
    """

    bet: Bet
    name: str
    """What is printed where no chips lie: the glyph, or the name that the game has for its Six bet."""
    captions: tuple[tuple[str, ...], ...]
    """The English caption, on one line or on several where that is too wide."""
    whole: Polygon
    spine: Polygon | None
    rest: Polygon | None
    outwards: Point
    slope: float


def printed(bet: Bet, six_name: str) -> tuple[str, tuple[tuple[str, ...], ...]]:
    """Return what is printed in an area: its name in Chinese, and its caption on one line or on several."""
    if bet is not Bet.SIX or not six_name:
        return theme.glyph(bet), ((CAPTIONS[bet],),)
    words = six_name.upper().split()
    splits = ((" ".join(words),), (" ".join(words[:-1]), words[-1]), tuple(words))
    return chinese(six_name) or theme.glyph(bet), tuple(dict.fromkeys(splits))


class AreaContent(Struct, frozen=True):
    """What is drawn in an area. `person` is where the figure of a standing bettor stands, by its middle."""

    glyph: FeltWords | None = None
    captions: tuple[FeltWords, ...] = ()
    piles: tuple[Pile, ...] = ()
    amount: FeltWords | None = None
    standing: FeltWords | None = None
    person: Point | None = None
    on_spine: bool = False
    arrow: Point | None = None
    """The middle of the disc with the arrow of a bet to take."""
    arrow_radius: float = 0.0


class _Plan(Struct, frozen=True):
    """An arrangement that holds for all bets whose sums look alike."""

    sizes: Sizes
    points: dict[str, Point]
    on_spine: FeltWords | None


_Key = tuple[str, str, str, str, tuple[int, ...], float]

_StruckKey = tuple[str, str, float, bool]
"""The sum and its short form, their digits left out, the scale of the screen, and whether it still lies."""


class Arranger:
    """Arranges the content of one area; keeps its bands and its plans, which cost more than to draw it."""

    def __init__(self, ground: Ground) -> None:
        self._ground = ground
        self._whole: Bands | None = None
        self._tight: Bands | None = None
        self._rest: Bands | None = None
        self._plans: dict[_Key, _Plan | None] = {}
        self._empties: dict[float, AreaContent] = {}
        self._strikes: dict[_StruckKey, AreaContent] = {}

    def arrange(self, bet: BetView, factor: float) -> AreaContent:
        """Return the content for what lies on the area, on a screen of `factor` px per design px."""
        if not bet.total:
            if factor not in self._empties:
                self._empties[factor] = self._empty(factor)
            return self._empties[factor]
        if bet.struck or bet.lost:
            return self._struck_as_before(bet, factor)
        sums = (bet.seated, sum(bet.standing))
        key = (
            *(pattern(money(sums[0])), pattern(money(sums[1]))),
            *(pattern(short_money(sums[0])), pattern(short_money(sums[1]))),
            stack_lengths(bet),
            factor,
        )
        if key not in self._plans:
            self._plans[key] = self._with_spine(bet, factor) or self._compact(bet, factor)
        plan = self._plans[key]
        return self._alone(bet.total, True) if plan is None else self._content(bet, plan)

    def _struck_as_before(self, bet: BetView, factor: float) -> AreaContent:
        """Return the content for a lost bet, arranged as it was for the last sum that looks alike."""
        full, short = money(bet.gone), short_money(bet.gone)
        key = (pattern(full), pattern(short), factor, bet.loses)
        kept = self._strikes.get(key)
        if kept is None:
            lies = self._lost(bet, factor) if bet.loses else None
            kept = self._strikes[key] = lies or self._struck(bet, factor)
        if kept.amount is None:
            return kept
        written = full if pattern(kept.amount.text) == key[0] else short
        return replace(kept, amount=replace(kept.amount, text=written))

    def _content(self, bet: BetView, plan: _Plan) -> AreaContent:
        parts = Parts(bet, plan.sizes, self._ground.outwards)
        at = plan.points
        standing, person = parts.standing_at(at["standing"]) if "standing" in at else (None, None)
        return AreaContent(
            glyph=plan.on_spine or (FeltWords(*parts.glyph, True, *at["glyph"]) if "glyph" in at else None),
            piles=parts.piles_at(at["chips"]) if "chips" in at else (),
            amount=FeltWords(*parts.amount, True, *at["amount"]) if "amount" in at else None,
            standing=standing,
            person=person,
            on_spine=plan.on_spine is not None,
        )

    @property
    def _bands(self) -> Bands:
        if self._whole is None:
            self._whole = Bands(self._ground.whole, _INSET)
        return self._whole

    @property
    def _tight_bands(self) -> Bands:
        if self._tight is None:
            self._tight = Bands(self._ground.whole, _TIGHT_INSET)
        return self._tight

    def _empty(self, factor: float) -> AreaContent:
        ground = self._ground
        small = ground.bet in _PAIRS or len(ground.name) > 1
        size = readable(_PAIR_GLYPH if small else theme.Type.NAME, factor)
        caption = readable(theme.Type.CAPTION, factor)
        # A small screen leaves captions out; a large one sets them closer to the edge.
        tight = caption == theme.Type.CAPTION
        tries = (
            (closer, lines, smaller)
            for lines in ground.captions
            for closer in ((False, True) if tight else (False,))
            for smaller in _name_sizes(ground.name, size, factor)
        )
        for closer, lines, smaller in tries:
            bands = self._tight_bands if closer else self._bands
            glyph = (ground.name, smaller, True)
            words = [(line, caption, False) for line in lines]
            above = [_CAPTION_GAP, *(UNDER_TEXT for _ in lines)]
            rows = [Row((words_piece(*one),), above=gap) for one, gap in zip(words, above, strict=False)]
            placed = place_rows(bands, [Row((words_piece(*glyph),)), *rows])
            if placed is not None:
                first, *others = (points[0] for points in placed.points)
                return AreaContent(
                    FeltWords(*glyph, *first),
                    tuple(FeltWords(*one, *at) for one, at in zip(words, others, strict=True)),
                )
        lone = self._lone_name(size, factor)
        return AreaContent(self._lone_glyph(size)) if lone is None else lone

    def _lone_name(self, size: int, factor: float) -> AreaContent | None:
        """Return the name alone, on one line or on two; None if it fits nowhere."""
        name = self._ground.name
        for lines in ((name,), (name[:-1], name[-1])) if len(name) > 1 else ((name,),):
            for closer in (False, True):
                bands = self._tight_bands if closer else self._bands
                for smaller in _name_sizes(name, size, factor):
                    words = [(line, smaller, True) for line in lines]
                    placed = place_rows(bands, [Row((words_piece(*one),)) for one in words])
                    if placed is not None:
                        at = (points[0] for points in placed.points)
                        first, *others = (
                            FeltWords(*one, *where) for one, where in zip(words, at, strict=True)
                        )
                        return AreaContent(first, tuple(others))
        return None

    def _lone_glyph(self, size: int) -> FeltWords:
        text = theme.glyph(self._ground.bet)
        for smaller in range(size, _LAST_RESORT, -1):
            placed = place_rows(self._bands, (Row((words_piece(text, smaller, True),)),))
            if placed is not None:
                return FeltWords(text, smaller, True, *placed.points[0][0])
        return FeltWords(text, _LAST_RESORT, True, *self._bands.centre)

    def _lost(self, bet: BetView, factor: float) -> AreaContent | None:
        """Return the content for a bet to take, as large as there is room; None if nothing fits."""
        for size, radius in _lost_sizes(bet.bet, factor):
            glyph = (theme.glyph(bet.bet), min(size, readable(theme.Type.BODY, factor)), True)
            parts = {
                "glyph": words_piece(*glyph),
                "amount": words_piece(money(bet.gone), size, True),
                "arrow": round_piece(2 * radius, 2 * radius, _ARROW_OVER),
            }
            found = _best(self._bands, _lost_rows(parts, self._bands.aspect, arrow=radius > 0))
            if found is None:
                continue
            rows, placed = found
            at = {
                key: point
                for (_, keys), points in zip(rows, placed.points, strict=True)
                for key, point in zip(keys, points, strict=True)
            }
            return AreaContent(
                FeltWords(*glyph, *at["glyph"]),
                amount=FeltWords(money(bet.gone), size, True, *at["amount"]),
                arrow=at.get("arrow"),
                arrow_radius=radius,
            )
        return None

    def _struck(self, bet: BetView, factor: float) -> AreaContent:
        full, short = money(bet.gone), short_money(bet.gone)
        smallest = readable(theme.Type.CAPTION, factor)
        readable_sizes = range(readable(theme.Type.LABEL, factor), smallest - 1, -1)
        tries = [
            *((self._bands, full, size, True) for size in readable_sizes),
            *(
                (self._tight_bands, text, smallest, glyph)
                for glyph in (True, False)
                for text in (full, short)
            ),
            *((self._tight_bands, short, size, True) for size in range(smallest - 1, _LAST_RESORT, -1)),
        ]
        for bands, text, size, with_glyph in tries:
            content = self._struck_at(bands, text, size, with_glyph)
            if content is not None:
                return content
        return self._alone(bet.gone, False)

    def _struck_at(self, bands: Bands, amount: str, size: int, with_glyph: bool) -> AreaContent | None:
        bet = self._ground.bet
        glyph = (theme.glyph(bet), size, True)
        struck = words_piece(amount, size, False)
        rows = [Row((words_piece(*glyph),))] if with_glyph else []
        placed = place_rows(bands, [*rows, Row((struck,), above=theme.Gap.TIGHT)])
        if placed is None:
            return None
        return AreaContent(
            FeltWords(*glyph, *placed.points[0][0]) if with_glyph else None,
            amount=FeltWords(amount, size, False, *placed.points[-1][0]),
        )

    def _alone(self, total: int, bold: bool) -> AreaContent:
        """Return the sum without anything else: chips that lie there must never look as if they did not."""
        return AreaContent(amount=FeltWords(short_money(total), _LAST_RESORT, bold, *self._bands.centre))

    def _with_spine(self, bet: BetView, factor: float) -> _Plan | None:
        spine, rest = self._ground.spine, self._ground.rest
        if spine is None or rest is None:
            return None
        glyph = (theme.glyph(bet.bet), readable(theme.Type.SECOND, factor), True)
        on_spine = place_rows(Bands(spine, _SPINE_INSET), (Row((words_piece(*glyph),)),))
        if on_spine is None:
            return None
        if self._rest is None:
            self._rest = Bands(rest, _INSET)
        for sizes in _spine_sizes(factor):
            parts = Parts(bet, sizes, self._ground.outwards)
            found = _best(self._rest, parts.next_to_spine(self._ground.slope))
            if found is not None:
                rows, placed = found
                return _Plan(
                    sizes, parts.points(rows, placed.points), FeltWords(*glyph, *on_spine.points[0][0])
                )
        return None

    def _compact(self, bet: BetView, factor: float) -> _Plan | None:
        return self._fit(bet, self._bands, _compact_sizes(bet.bet, factor)) or self._fit(
            bet, self._tight_bands, _last_sizes(factor)
        )

    def _fit(self, bet: BetView, bands: Bands, all_sizes: Iterator[Sizes]) -> _Plan | None:
        for sizes in all_sizes:
            parts = Parts(bet, sizes, self._ground.outwards)
            found = _best(bands, parts.compact(bands.aspect))
            if found is not None:
                rows, placed = found
                return _Plan(sizes, parts.points(rows, placed.points), None)
        return None


def _lost_rows(parts: dict[str, Piece], aspect: float, *, arrow: bool) -> Iterator[Rows]:
    """Yield glyph, sum and arrow in a line, or below each other."""

    def rows(*lines: tuple[str, ...]) -> Rows:
        there = [tuple(key for key in keys if arrow or key != "arrow") for keys in lines]
        return [
            (Row(tuple(parts[key] for key in keys), gap=theme.Gap.MEDIUM, above=theme.Gap.MEDIUM), keys)
            for keys in there
            if keys
        ]

    if aspect > BROAD:
        yield rows(("glyph", "amount", "arrow"))
    yield rows(("glyph",), ("amount",), ("arrow",))
    yield rows(("glyph", "arrow"), ("amount",))
    yield rows(("glyph",), ("amount", "arrow"))


def _lost_sizes(bet: Bet, factor: float) -> Iterator[tuple[int, float]]:
    """Yield the size of the sum and the radius of the arrow, from the wished down to the smallest."""
    if bet not in (*_PAIRS, Bet.SIX, Bet.TIE):
        for size in (theme.Type.NAME, theme.Type.AMOUNT, theme.Type.LABEL):
            yield readable(size, factor), _ARROW_RADIUS
        yield readable(theme.Type.LABEL, factor), _SMALL_ARROW
    for size in (theme.Type.LABEL, theme.Type.SECOND, theme.Type.CAPTION):
        yield readable(size, factor), 0.0


def _best(bands: Bands, arrangements: Iterator[Rows]) -> tuple[Rows, Placed] | None:
    """Return the arrangement that sits best, or None if none fits."""
    found: tuple[Rows, Placed] | None = None
    best = 0.0
    for place, rows in enumerate(arrangements):
        placed = place_rows(bands, [row for row, _ in rows])
        if placed is not None and (found is None or placed.score - place * _LATER > best):
            found = (rows, placed)
            best = placed.score - place * _LATER
    return found


def _spine_sizes(factor: float) -> Iterator[Sizes]:
    steps = (
        *((21, 16, 18.0, 5), (21, 16, 18.0, 2), (18, 16, 18.0, 2), (18, 16, 17.0, 1), (18, 14, 17.0, 1)),
        *((18, 14, 15.0, 1), (16, 13, 13.0, 1)),
    )
    for amount, standing, radius, most in steps:
        yield Sizes(readable(amount, factor), readable(standing, factor), theme.Type.SECOND, radius, most)


def _name_sizes(name: str, size: int, factor: float) -> Iterator[int]:
    """Yield the sizes of what is printed: a long name gets smaller down to what can still be read."""
    least = size if len(name) == 1 else min(size, readable(theme.Type.CAPTION, factor))
    yield from range(size, least - 1, -1)


def _compact_sizes(bet: Bet, factor: float) -> Iterator[Sizes]:
    """Yield the wished sizes, then smaller ones down to the smallest that can be read, then without chips."""
    steps = (
        *((18, 16, 13, 13.0, 3), (18, 16, 13, 13.0, 1)),
        *((16, 14, 13, 13.0, 1), (14, 13, 13, 11.0, 1), (13, 13, 13, 10.0, 1), (13, 13, 13, 8.0, 1)),
    )
    wide = () if bet in (*_PAIRS, Bet.SIX) else ((21, 16, 16, 18.0, 5), (21, 16, 16, 18.0, 2))
    seen: set[Sizes] = set()
    for amount, standing, glyph, radius, most in (*wide, *steps):
        sizes = Sizes(
            readable(amount, factor), readable(standing, factor), readable(glyph, factor), radius, most
        )
        if sizes not in seen:
            seen.add(sizes)
            yield sizes
    smallest = readable(theme.Type.CAPTION, factor)
    yield Sizes(smallest, smallest, smallest, 0.0, 0)


def _last_sizes(factor: float) -> Iterator[Sizes]:
    """Yield what is left to try: close to the edge, short, without the glyph, then too small to read.

    An area keeps its colour and its place, so that its sums matter more than its glyph.
    """
    smallest = readable(theme.Type.CAPTION, factor)
    yield Sizes(smallest, smallest, smallest, 0.0, 0)
    yield Sizes(smallest, smallest, smallest, 8.0, 1, short=True)
    yield Sizes(smallest, smallest, smallest, 0.0, 0, short=True)
    yield Sizes(smallest, smallest, 0, 0.0, 0)
    yield Sizes(smallest, smallest, 0, 0.0, 0, short=True)
    for size in range(smallest - 1, _LAST_RESORT - 1, -1):
        yield Sizes(size, size, size, 0.0, 0, short=True)
