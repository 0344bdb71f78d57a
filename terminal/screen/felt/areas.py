"""The betting areas: one item each, pressed under the finger, with glyph, chips and sums.

An area without chips lies flat: it is part of the picture of the cloth, and costs nothing there. An area that
has chips, is dimmed or is pressed has a picture of its own, which `BetsItem` copies onto the cloth.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Iterator, Sequence
from functools import cached_property
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from terminal.rules.bets import Bet
from terminal.screen import theme
from terminal.screen.felt.area_parts import SEATED_RADIUS, Pile, person_width
from terminal.screen.felt.area_pictures import BETS_LEVEL, TWO_LOOKS, AreaPicture, AreaPictures, BetsItem
from terminal.screen.felt.area_text import STRIKE_REACH, AreaContent, Arranger, Ground, printed
from terminal.screen.felt.cloth import ClothItem, Writing
from terminal.screen.felt.drawn import (
    DASHES,
    DOTS,
    ICON_STROKE,
    DrawnText,
    FeltWords,
    asking_pen,
    draw_words,
    readable,
)
from terminal.screen.felt.fitting import centroid
from terminal.screen.felt.hatching import stripes
from terminal.screen.felt.item import FeltItem
from terminal.screen.felt.shapes import polygon, px, rect_around, rounded
from terminal.screen.felt.spines import outwards_of, slope_of, spine_corners, spine_of
from terminal.screen.felt.view import AreaUse, BetView
from terminal.screen.widgets.chips import chip_figure, paint_stack
from terminal.screen.widgets.icons import paint_icon
from terminal.screen.widgets.kept import fill_rect
from terminal.screen.widgets.paint import grown
from terminal.screen.widgets.touch_guard import Pace
from terminal.table.setup.layout_shapes import Polygon
from terminal.table.setup.layouts import AreaPlace, BoxPlace

_EMPTY_EDGE: Final = 0.55
_EMPTY_TEXT: Final = 0.85
_PAIR_DARKER: Final = 114
_UNDER_PEN: Final = 4.0
_LOOKS_KEPT: Final = TWO_LOOKS + 1
"""Pictures of all that is painted of an area: with a bet, lost, and stepped back behind an insurance."""
_WRITINGS_KEPT: Final = 3
"""Looks of an area on the cloth whose texts are kept: without a bet, and with the last two taken."""
_GHOST_PEN: Final = 1.6
_GHOST_DARKER: Final = 130
_HELD_FIGURE: Final = 24
_DIM_BET: Final = 0.5
_DIM_EMPTY: Final = 0.4
_DIM_TEXT: Final = 0.72
_DIM_CHIPS: Final = 0.6
_PAIRS: Final = (Bet.PLAYER_PAIR, Bet.BANKER_PAIR)
_PLATE_INSET: Final = (theme.Gap.SMALL, theme.Gap.TIGHT)
"""How far the dark ground behind a text on a hatched area reaches beyond it."""
_STRIKE: Final = 2.5
_STRIKE_THIN: Final = 1.6
_DOWN: Final = 90.0
"""The direction of an arrow down, in degrees from the right."""
_ARROW: Final = 0.95
"""The size of the arrow in its disc, in the radius of the disc."""
CALM: Final = 0.24
"""How much of the box shows through an area without a bet while the round is settled."""


class AreaItem(FeltItem):
    """One betting area of one box."""

    def __init__(
        self,
        box: BoxPlace,
        place: AreaPlace,
        look: theme.TableLook,
        six_name: str,
        *,
        cloth: ClothItem,
        bets: BetsItem,
    ) -> None:
        self.box = box.label
        self.bet = place.bet
        self.area = px(place.polygon)
        self._target = polygon(px(place.target))
        super().__init__(grown(self._target.boundingRect(), 2), look, BETS_LEVEL)
        self._place = box, place
        self.six_name = six_name
        self._grounds, self._looks, self._passing = (
            AreaPictures(lambda: self._ground_bounds, most) for most in (TWO_LOOKS, _LOOKS_KEPT, 1)
        )
        self._view = BetView(place.bet)
        self._lies = False
        self._dim = False
        self._calm = False
        self.tied = False
        """Whether a touch says what becomes of a bet since a Tie."""
        self.use = AreaUse.CHIPS
        self._asked = False
        self._arranged: AreaContent | None = None
        self._held = False
        self._instead: tuple[Pile, ...] | None = None
        self._pictured: BetView | None = None
        self._writings: dict[BetView, Writing] = {}
        self.was_flat = True
        """Whether it lay flat when it was last shown."""
        self._picture: AreaPicture | None = None
        self._cloth, self._bets = cloth, bets
        self._cloth.lay(self)
        self._bets.lay(self)
        self.setCacheMode(self.CacheMode.NoCache)
        self.setFlag(self.GraphicsItemFlag.ItemHasNoContents)

    # What follows is not worked out before it is needed: a start with a kept cloth paints no area.

    @cached_property
    def _halves(self) -> tuple[Polygon | None, Polygon | None]:
        """Its spine, if it has one, and the rest of it."""
        return spine_of(*self._place)

    @property
    def spine(self) -> Polygon | None:
        """The spine of a long Player or Banker area."""
        return self._halves[0]

    @cached_property
    def to_dealer(self) -> QPointF:
        """The direction from the player of the box to the dealer, of length 1."""
        return -QPointF(*outwards_of(self._place[0]))

    @cached_property
    def _printed(self) -> tuple[str, tuple[tuple[str, ...], ...]]:
        return printed(self.bet, self.six_name)

    @cached_property
    def _arranger(self) -> Arranger:
        box, _ = self._place
        return Arranger(
            Ground(self.bet, *self._printed, self.area, *self._halves, outwards_of(box), slope_of(box))
        )

    @cached_property
    def _path(self) -> QPainterPath:
        return rounded(self.area, theme.Radius.AREA)

    @cached_property
    def _ground_bounds(self) -> QRectF:
        return grown(self._path.boundingRect(), _UNDER_PEN / 2 + 1)

    @property
    def target(self) -> QPolygonF:
        """What takes the touch, in design px."""
        return self._target

    @property
    def view(self) -> BetView:
        """What lies on the area."""
        return self._view

    @property
    def pace(self) -> Pace:
        """Return that chips are taken tap by tap; all else is an act."""
        return Pace.ACT if self.tied or self.use is not AreaUse.CHIPS else Pace.CHIPS

    @property
    def takes_hold(self) -> bool:
        """Whether holding the area means the standing bettor."""
        return self.use in (AreaUse.CHIPS, AreaUse.SUM)

    @property
    def held(self) -> bool:
        """Whether the area shows that a touch counts for the standing bettor."""
        return self._held

    def set_held(self, held: bool) -> None:
        """Show that a touch counts for the standing bettor, or no longer."""
        if held != self._held:
            self._held = held
            self.changed()

    @property
    def means(self) -> Hashable:
        """Return what a touch does."""
        return self.use, self.tied

    @property
    def piles(self) -> tuple[Pile, ...]:
        """The chips that lie on the area: those of the standing bettors, then the seated one's."""
        return self._content.piles

    def shape(self) -> QPainterPath:
        """Return what takes the touch."""
        path = QPainterPath()
        path.addPolygon(self._target)
        return path

    def hold_back(self, piles: tuple[Pile, ...] | None) -> None:
        """Paint these chips in place of its own, while one is on its way; None: its own again."""
        if piles != self._instead:
            self._instead = piles
            self.changed()

    def show_bet(self, view: BetView, dim: bool) -> None:
        """Show what lies on the area; paints only if that differs."""
        if view == self._view and dim == self._dim:
            return
        if view != self._view:
            self._view = view
            self._lies = view.lies
            self._arranged = None
        self._dim = dim
        self.changed()

    def show_asked(self, asked: bool) -> None:
        """Show that the area may be touched as the answer to a question, or no longer."""
        if asked != self._asked:
            self._asked = asked
            self.changed()

    def set_calm(self, calm: bool) -> None:
        """Say whether the area has stepped back because it has no bet; it is painted over, not again."""
        self._calm = calm

    def reword(self) -> None:
        """Print the name in another script."""
        for worked_out in ("_printed", "_arranger"):
            self.__dict__.pop(worked_out, None)
        super().reword()

    def arrange(self) -> None:
        """Arrange glyph, chips and sums again when they are next painted."""
        self._arranged = None
        self._pictured = None
        self._picture = None
        self._grounds.clear()
        self._looks.clear()
        self._writings.clear()

    @property
    def flat(self) -> bool:
        """Whether nothing lies on the area, and nothing lights, dims or asks for it."""
        shown = self._lies or self._view.ghost or self._dim or self._asked or self._light
        return not shown and self._instead is None

    @property
    def plain(self) -> bool:
        """Whether nothing but its name is to be seen on the area as it lies flat."""
        return self._view == BetView(self.bet)

    @property
    def name(self) -> Hashable:
        """What is printed on the area."""
        return self._printed

    def come_printed(self) -> None:
        """Note that the cloth shows the name of the area, and no more."""
        self._writings.clear()
        self._pictured = BetView(self.bet)

    @property
    def idle(self) -> bool:
        """Whether the area has no bet and nothing dims it or asks for it."""
        return not (self._view.total or self._dim or self._asked)

    @property
    def outline(self) -> QPainterPath:
        """What is painted of the area, but for its edge."""
        return self._path

    def changed(self) -> None:
        """Have the area painted again: over the cloth, or in the picture of the cloth."""
        flat = self.flat
        self._passing.clear()
        self._picture = None
        if not (flat and self.was_flat):
            self._bets.redraw(self, turned=flat is not self.was_flat)
        self.was_flat = flat
        if flat and self._pictured != self._view:
            self._cloth.redraw(self)

    def picture(self, ratio: float) -> AreaPicture:
        """Return all that is painted of an area that does not lie flat, for a screen of that ratio."""
        if self._picture is not None and self._picture.picture.devicePixelRatio() == ratio:
            return self._picture
        look = (self._view, self._dim)
        kept = self._passing if self._passes else self._looks
        self._picture = kept.picture(look, self.factor, ratio, self.draw)
        return self._picture

    @property
    def _passes(self) -> bool:
        """Whether its look does not last: under a finger, asked for, with a chip on its way."""
        return self._asked or self._held or self._light is not None or self._instead is not None

    def expect_loss(self) -> None:
        """Paint ahead how its bet looks if it loses."""
        if self._lies:
            self._paint_ahead(replace(self._view, lost=self._view.total), dim=False)

    def expect_offer(self) -> None:
        """Paint ahead how the area steps back behind an insurance."""
        self._paint_ahead(self._view, dim=True)

    def _paint_ahead(self, view: BetView, *, dim: bool) -> None:
        """Paint and keep a look that an act may ask for, unless the area has a passing one now."""
        if self._passes:
            return
        shown = self._view, self._lies, self._dim, self._arranged
        self._view, self._lies, self._dim, self._arranged = view, view.lies, dim, None
        self._looks.picture((view, dim), self.factor, self._cloth.ratio, self.draw)
        self._view, self._lies, self._dim, self._arranged = shown

    @property
    def to_write(self) -> Sequence[QRectF]:
        """Where the cloth shows texts of the area, once they are written."""
        content = self._content
        places = [grown(words.rect, STRIKE_REACH + 1) for words in _words_of(content)]
        if content.person is not None and content.standing is not None:
            places.append(rect_around(QPointF(*content.person), 2 * content.standing.size))
        return places

    def write_as_before(self) -> Writing | None:
        """Return the texts as they were written once over the same ground; None if they are not kept."""
        kept = self._writings.pop(self._view, None)
        if kept is not None:
            self._writings[self._view], self._pictured = kept, self._view  # the last one used stands last
        return kept

    def keep_writing(self, writing: Writing) -> None:
        """Keep the texts that were written last."""
        if len(self._writings) == _WRITINGS_KEPT:
            del self._writings[next(iter(self._writings))]
        self._writings[self._view] = writing

    def draw_ground(self, painter: QPainter) -> None:
        """Paint the ground and the edge of the area as they are while it lies flat."""
        self._writings.clear()
        colours = theme.AREA_COLOURS[self.bet]
        ground = self._empty_ground()
        painter.setBrush(ground)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawPath(self._path)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.blend(ground, colours.edge, _EMPTY_EDGE), theme.Edge.THICK))
        painter.drawPath(self._path)

    def _write(self, painter: QPainter) -> None:
        """Paint the texts of the area as it lies flat."""
        self._pictured = self._view
        self._draw_texts(painter)

    def _empty_ground(self) -> QColor:
        empty = theme.AREA_COLOURS[self.bet].empty
        return empty.darker(_PAIR_DARKER) if self.bet in _PAIRS else empty

    @property
    def _content(self) -> AreaContent:
        if self._arranged is None:
            self._arranged = self._arranger.arrange(self._view, self.factor)
        return self._arranged

    def ground(self) -> QColor:
        """Return the colour of the area as it stands now, not pressed."""
        colours = theme.AREA_COLOURS[self.bet]
        if self._view.loses:
            return theme.LOST
        if self._lies:
            return theme.blend(self.look.box, colours.bet, _DIM_BET) if self._dim else colours.bet
        empty = self._empty_ground()
        return theme.blend(self.look.box, empty, _DIM_EMPTY) if self._dim else empty

    def _edge_pen(self) -> QPen:
        """Return the edge: in the alarm's colour under the minimum, dashed around what can be repeated."""
        if self._view.under:
            return QPen(theme.ALARM, _UNDER_PEN)
        if self._view.ghost:
            dashed = QPen(theme.AREA_COLOURS[self.bet].text, _GHOST_PEN)
            dashed.setDashPattern(DASHES)
            return dashed
        return QPen(self._edge(), theme.Edge.RING if self._lies else theme.Edge.THICK)

    def _edge(self) -> QColor:
        colours = theme.AREA_COLOURS[self.bet]
        share = (1.0 if self._lies else _EMPTY_EDGE) * (_DIM_BET if self._dim else 1.0)
        return theme.blend(self.ground(), colours.edge, share)

    def _spine_colour(self) -> QColor:
        colour = theme.AREA_COLOURS[self.bet].spine
        return theme.blend(self.look.box, colour, _DIM_BET) if self._dim else colour

    def _glyph_colour(self) -> QColor:
        colours = theme.AREA_COLOURS[self.bet]
        if self._content.on_spine:
            return self._faded(theme.TEXT, self._spine_colour())
        if self._view.loses:
            return theme.TEXT
        if self._view.struck:
            return theme.TEXT_FAINT
        return self._faded(colours.text, self.ground(), 1.0 if self._lies else _EMPTY_TEXT)

    def _sum_colour(self) -> QColor:
        if self._view.ghost:
            return theme.AREA_COLOURS[self.bet].text
        return theme.TEXT_FAINT if self._view.struck else self._faded(theme.TEXT, self.ground())

    def _faded(self, colour: QColor, ground: QColor, share: float = 1.0) -> QColor:
        share = min(share, _DIM_TEXT) if self._dim else share
        return theme.blend(ground, colour, share)

    def draw(self, painter: QPainter) -> None:
        """Paint ground, spine, chips and texts; the texts alone of an area that lies flat."""
        if self.flat:
            self._write(painter)
            return
        content = self._content
        if self._view.loses:
            self._draw_lost(painter, content)
            return
        if self._light is not None or self._asked or self._view.ghost or not self._lies:
            self._paint_ground(painter)
        else:
            self._copy_ground(painter, (self._dim, self._view.under), self._paint_ground)
        if self._view.ghost:
            self._draw_ghosts(painter)
        else:
            self._draw_chips(painter)
        self._draw_texts(painter)
        if self._held:
            self._draw_held(painter)

    def _paint_ground(self, painter: QPainter) -> None:
        """Paint ground, spine and edge."""
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.lit(self.ground()))
        painter.drawPath(self._path)
        if self._content.on_spine and self.spine is not None and not self._view.ghost:
            spine = rounded(self.spine, *spine_corners(self._place[0]))
            painter.fillPath(spine, self.lit(self._spine_colour()))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(asking_pen() if self._asked else self._edge_pen())
        painter.drawPath(self._path)

    def _copy_ground(self, painter: QPainter, kind: Hashable, paint: Callable[[QPainter], None]) -> None:
        """Copy a ground out of a kept picture: it comes back round after round, and its edge is dear.

        To paint 72 areas with bets took 5.1 ms for ground and edge; copied, it is 0.3 ms.
        """
        self._grounds.copy(painter, (kind, self._content.on_spine), paint)

    def _draw_held(self, painter: QPainter) -> None:
        """Paint the figure of a standing bettor over the middle of the area, whose edge is white."""
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.TEXT, _UNDER_PEN))
        painter.drawPath(self._path)
        middle = QPointF(*centroid(self.area))
        painter.setBrush(theme.BACKGROUND)
        painter.drawEllipse(middle, SEATED_RADIUS, SEATED_RADIUS)
        self._draw_person(painter, middle, _HELD_FIGURE)

    def _draw_lost(self, painter: QPainter, content: AreaContent) -> None:
        """Paint a bet to take: hatched in a dotted edge, its sum struck, and an arrow to the dealer."""
        self._draw_hatched(painter)
        across, down = _PLATE_INSET
        ground, written = self.lit(theme.LOST), self._coloured()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)  # level edges in the ground's colour
        for words, _ in written:
            fill_rect(painter, words.rect.adjusted(-across, -down, across, down), ground)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for words, colour in written:
            draw_words(painter, words, colour)
        if content.amount is not None:
            _strike(painter, content.amount, theme.TEXT, _STRIKE)
        if content.arrow is not None:
            self._draw_arrow(painter, QPointF(*content.arrow), content.arrow_radius)

    def _draw_hatched(self, painter: QPainter) -> None:
        """Copy the hatched ground, lighter under a finger."""
        self._copy_ground(painter, "hatched", self._paint_hatched)
        if self._light is not None:
            light = QColor(self._light)
            light.setAlphaF(theme.PRESSED_LIGHT)
            painter.fillPath(self._path, light)

    def _paint_hatched(self, painter: QPainter) -> None:
        painter.fillPath(self._path, theme.LOST)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)  # a third of the time, and looks alike
        painter.fillPath(stripes(self.area), theme.LOST_HATCH)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pen = QPen(theme.TEXT_SOFT, theme.Edge.RING)
        pen.setDashPattern(DOTS)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.strokePath(self._path, pen)

    def _draw_arrow(self, painter: QPainter, middle: QPointF, radius: float) -> None:
        """Paint a disc with an arrow that points to the dealer."""
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.TEXT)
        painter.drawEllipse(middle, radius, radius)
        painter.save()
        painter.translate(middle)
        painter.rotate(math.degrees(math.atan2(self.to_dealer.y(), self.to_dealer.x())) - _DOWN)
        paint_icon(painter, "down", rect_around(QPointF(), radius * _ARROW), theme.BACKGROUND, ICON_STROKE)
        painter.restore()

    def _draw_texts(self, painter: QPainter) -> None:
        content = self._content
        for words, colour in self._coloured():
            draw_words(painter, words, colour)
        if content.person is not None and content.standing is not None:
            self._draw_person(painter, QPointF(*content.person), content.standing.size)
        if self._view.struck and content.amount is not None:
            _strike(painter, content.amount, theme.TEXT_FAINT, _STRIKE_THIN)

    def _draw_chips(self, painter: QPainter) -> None:
        painter.setOpacity(_DIM_CHIPS if self._dim else 1.0)
        for pile in self._content.piles if self._instead is None else self._instead:
            paint_stack(painter, QPointF(pile.x, pile.y), pile.radius, pile.values)
        painter.setOpacity(1.0)

    def _draw_ghosts(self, painter: QPainter) -> None:
        """Paint where the chips lay as dashed rings, with the figure of the top one in each."""
        colour = theme.AREA_COLOURS[self.bet].text
        pen = QPen(colour, _GHOST_PEN)
        pen.setDashPattern(DASHES)
        for pile in self._content.piles:
            middle, radius = QPointF(pile.x, pile.y), pile.radius - _GHOST_PEN
            painter.setPen(pen)
            painter.setBrush(self.ground().darker(_GHOST_DARKER))
            painter.drawEllipse(middle, radius, radius)
            if pile.radius >= SEATED_RADIUS:
                size = readable(theme.Type.CAPTION, self.factor)
                draw_words(
                    painter, FeltWords(chip_figure(pile.values[0]), size, True, pile.x, pile.y), colour
                )

    def _coloured(self) -> list[tuple[FeltWords, QColor]]:
        content = self._content
        pairs = [
            (content.glyph, self._glyph_colour()),
            *((caption, self._glyph_colour()) for caption in content.captions),
            (content.amount, self._sum_colour()),
            (content.standing, self._sum_colour()),
        ]
        return [(words, colour) for words, colour in pairs if words is not None]

    def _draw_person(self, painter: QPainter, middle: QPointF, size: int) -> None:
        """Paint the figure of a standing bettor: a head and a body."""
        width = person_width(size)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._faded(theme.TEXT_SOFT, self.ground()))
        painter.drawEllipse(middle - QPointF(0, width * 0.45), width * 0.3, width * 0.3)
        body = QPainterPath(middle + QPointF(-width / 2, width * 0.85))
        body.arcTo(QRectF(middle.x() - width / 2, middle.y() - width * 0.08, width, width), 180, -180)
        body.lineTo(middle + QPointF(width / 2, width * 0.85))
        body.closeSubpath()
        painter.drawPath(body)

    def _veiled(self, colour: QColor) -> QColor:
        return theme.blend(colour, self.look.box, CALM) if self._calm else colour

    def texts(self) -> tuple[DrawnText, ...]:
        """Return every text in the area, with the area as its holder."""
        whole = polygon(self.area)
        content = self._content
        drawn: list[DrawnText] = []
        for words, colour in self._coloured():
            on_spine = words is content.glyph and content.on_spine
            ground = self._spine_colour() if on_spine else self.ground()
            holder = polygon(self.spine or ()) if on_spine else whole
            ink, under = (self._veiled(each) for each in (colour, ground))
            drawn.append(DrawnText(words.text, words.rect, holder, ink, under, words.size))
        return tuple(drawn)


def _words_of(content: AreaContent) -> Iterator[FeltWords]:
    """Yield all texts."""
    for words in (content.glyph, *content.captions, content.amount, content.standing):
        if words is not None:
            yield words


def _strike(painter: QPainter, amount: FeltWords, ink: QColor, width: float) -> None:
    rect = amount.rect
    painter.setPen(QPen(ink, width))
    painter.drawLine(
        QPointF(rect.left() - STRIKE_REACH, amount.y), QPointF(rect.right() + STRIKE_REACH, amount.y)
    )
