"""The badge between the hands: a Tie with its points, or that the round is void."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from terminal.rules.bets import Bet
from terminal.screen import theme
from terminal.screen.felt.drawn import DrawnText, FeltWords, draw_words, fit_size, measure, readable
from terminal.screen.felt.item import FeltItem
from terminal.screen.felt.shapes import px_rect, rect_around, rect_polygon
from terminal.screen.felt.view import FeltView, Verdict
from terminal.screen.translate import both
from terminal.screen.widgets.paint import grown
from terminal.table.setup.layouts import HandPlace

BADGE_LEVEL: Final = 29.0

_BADGE: Final = (138.0, 68.0)
_POINTS: Final = 58
_GLYPH: Final = 32
_GAP: Final = 5.0
_FROM_HEADER: Final = 38.0
"""How far the middle of the badge lies under the top of the hands' heads."""
_INSET: Final = 14.0


class VerdictBadge(FeltItem):
    """Says in place of both totals what no winner can say: a Tie, or a void round (NCI ¶1.23)."""

    def __init__(self, player: HandPlace, banker: HandPlace, look: theme.TableLook) -> None:
        left, right = px_rect(player.header), px_rect(banker.header)
        middle = QPointF((left.right() + right.left()) / 2, left.top() + _FROM_HEADER)
        self._rect = rect_around(middle, *_BADGE)
        super().__init__(grown(self._rect, 2), look, BADGE_LEVEL)
        self._verdict = Verdict.NONE
        self._points: tuple[int | None, int | None] = (None, None)
        self.setVisible(False)

    def shape(self) -> QPainterPath:
        """Return nothing: it takes no touch."""
        return QPainterPath()

    def show_verdict(self, view: FeltView) -> None:
        """Show what the felt says of the round, or nothing; paints only if that differs."""
        points = (view.player.total, view.banker.total)
        if (view.verdict, points) == (self._verdict, self._points):
            return
        self._verdict, self._points = view.verdict, points
        self.setVisible(view.verdict is not Verdict.NONE)
        self.update()

    def _colours(self) -> tuple[QColor, QColor]:
        """Return ground and edge."""
        if self._verdict is Verdict.TIE:
            return theme.TIE_AREA.spine, theme.TIE_AREA.text
        return theme.ALARM_BAND, theme.ALARM

    def _words(self) -> tuple[FeltWords, ...]:
        """Return the points on both sides of the Tie's glyph, or VOID over its second line."""
        middle = self._rect.center()
        if self._verdict is Verdict.TIE:
            glyph = FeltWords(theme.glyph(Bet.TIE), _GLYPH, True, middle.x(), middle.y())
            out = glyph.rect.width() / 2 + _GAP
            sides = zip((-1, 1), self._points, strict=True)
            return (glyph, *(self._total(middle, side * out, points) for side, points in sides))
        text, second = both("VOID")
        room = self._rect.width() - 2 * _INSET
        if not second:
            return (FeltWords(text, theme.Type.MAIN, True, middle.x(), middle.y()),)
        smallest = readable(theme.Type.CAPTION, self.factor)
        size = fit_size(text, theme.Type.MAIN, True, room, smallest)
        under = fit_size(second, readable(theme.Type.LABEL, self.factor), True, room, smallest)
        above, below = measure(text, size, True).height, measure(second, under, True).height
        top = middle.y() - (above + _GAP + below) / 2
        return (
            FeltWords(text, size, True, middle.x(), top + above / 2),
            FeltWords(second, under, True, middle.x(), top + above + _GAP + below / 2),
        )

    @staticmethod
    def _total(middle: QPointF, aside: float, points: int | None) -> FeltWords:
        """Return the points of a hand, on its side of the glyph."""
        text = "" if points is None else str(points)
        half = measure(text, _POINTS, True).width / 2
        return FeltWords(text, _POINTS, True, middle.x() + aside + (half if aside > 0 else -half), middle.y())

    def draw(self, painter: QPainter) -> None:
        """Paint the badge."""
        ground, edge = self._colours()
        painter.setBrush(ground)
        painter.setPen(QPen(edge, theme.Edge.RING))
        painter.drawRoundedRect(self._rect, theme.Radius.BOX, theme.Radius.BOX)
        for words in self._words():
            draw_words(painter, words, theme.TEXT)

    def texts(self) -> tuple[DrawnText, ...]:
        """Return the words on the badge."""
        if self._verdict is Verdict.NONE:
            return ()
        ground, holder = self._colours()[0], rect_polygon(self._rect)
        return tuple(
            DrawnText(words.text, words.rect, holder, theme.TEXT, ground, words.size)
            for words in self._words()
            if words.text
        )
