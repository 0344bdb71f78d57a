"""The display for the players: hands, insurance on offer, the last result and all roads, seen from afar."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPen

from terminal.rules.bets import HAND_BETS, Bet, Hand
from terminal.rules.cards import Card
from terminal.screen import theme
from terminal.screen.art.cards import paint_card
from terminal.screen.board.road_parts import (
    RESULT_WORDS,
    RoadPlace,
    RoadPlaces,
    paint_counts_line,
    paint_roads,
)
from terminal.screen.board.roads import RESULT_BETS
from terminal.screen.board.views import BoardHands, BoardInsurance, BoardResult, BoardView
from terminal.screen.format import money
from terminal.screen.kinds import Kind
from terminal.screen.panels.panel import KeyId, Panel
from terminal.screen.translate import tr
from terminal.screen.widgets.paint import Align, Artist, Box, Run

_HEAD: Final = 100.0
_ROW_TOP: Final = 116.0
_ROW_HEIGHT: Final = 300.0
_INSURANCE: Final[Box] = (24.0, _ROW_TOP, 560.0, _ROW_HEIGHT)
_HANDS: Final[Box] = (608.0, _ROW_TOP, 800.0, _ROW_HEIGHT)
_LAST: Final[Box] = (1432.0, _ROW_TOP, 464.0, _ROW_HEIGHT)
_COUNTS: Final[Box] = (24.0, 998.0, 1872.0, 68.0)
_PLACES: Final = RoadPlaces(
    RoadPlace(25, 473, 48, 12, 21),
    RoadPlace(625, 473, 48, 26, 21),
    RoadPlace(25, 805, 30, 20, 21),
    RoadPlace(661, 805, 30, 20, 21),
    RoadPlace(1296, 805, 30, 20, 21),
)
_COLON: Final = ":"


class PlayersDisplay(Panel[BoardView]):
    """The display; nobody touches it."""

    BOX = (0.0, 0.0, theme.DESIGN_WIDTH, theme.DESIGN_HEIGHT)

    def act(self, key: KeyId) -> None:
        """The display has no keys."""
        raise KeyError(key)

    def paint_view(self, artist: Artist, view: BoardView) -> None:
        """Paint the display from the head down."""
        artist.fill_box((0, 0, *self.design_size), theme.INK0)
        _paint_head(artist, view)
        if view.insurance is not None:
            _paint_insurance(artist, view.insurance)
        else:
            _paint_notice(artist, view)
        _paint_hands(artist, view.hands)
        _paint_last(artist, view.last)
        paint_roads(artist, view.board, _PLACES)
        artist.round_box(_COUNTS, theme.Radius.BOX, theme.INK1, theme.LINE)
        first = 1020 if "\n" in view.words else 1032
        artist.lines(1868, first, view.words, 18, theme.T2, room=420, pitch=25, most=2, align=Align.RIGHT)
        paint_counts_line(artist, _COUNTS, view.counts, 1360 if view.words else _COUNTS[2] - 60)


def _paint_head(artist: Artist, view: BoardView) -> None:
    look = theme.LOOKS[view.kind]
    live = look.frame is None
    ground, first, second = (
        (theme.INK1, theme.T1, theme.T2) if look.frame is None else (look.frame, look.ink, look.ink)
    )
    artist.fill_box((0, 0, theme.DESIGN_WIDTH, _HEAD), ground)
    artist.fill_box((0, _HEAD - 1.5, theme.DESIGN_WIDTH, 1.5), theme.LINE)
    line = theme.LINE if live else look.ink
    x = 1884.0
    for limit in reversed(view.limits):
        x -= artist.right(x, 50, money(limit.amount), 46, first, bold=True, room=300) + 18
        upper = artist.right(x, 36, limit.label, 20, second, room=240)
        lower = artist.right(x, 67, limit.second, 20, second, room=240)
        x -= max(upper, lower) + 32
        artist.rule(x, 20, x, 80, line)
        x -= 32
    title = artist.text(37, 50, view.title, 46, first, bold=True, room=360)
    left = 37 + title + 34
    if view.kind is not Kind.LIVE:
        left += 22 + artist.text(left - 12, 50, look.ribbon, 34, first, bold=True, room=360)
    artist.rule(left, 20, left, 80, line)
    artist.text(left + 30, 33, view.game, 28, first, bold=True, room=x - left - 40)
    artist.text(left + 30, 71, view.game_second, 23, second, room=x - left - 40)


def _paint_insurance(artist: Artist, insurance: BoardInsurance) -> None:
    x, y, width, _ = _INSURANCE
    artist.round_box(_INSURANCE, theme.Radius.MAIN, theme.INK1, theme.ACCENT, width=3)
    artist.text(x + 30, y + 40, tr("INSURANCE 保險"), 29, theme.ACCENT, bold=True, room=width - 60)
    middle = (x + 131, y + 180)
    artist.disc(*middle, 91, theme.ACCENT)
    f = artist.factor
    pen = QPen(theme.ACCENT_INK, 2 * f, Qt.PenStyle.DotLine)
    artist.painter.setPen(pen)
    artist.painter.setBrush(Qt.BrushStyle.NoBrush)
    artist.painter.drawEllipse(QPointF(middle[0] * f, middle[1] * f), 79 * f, 79 * f)
    ink = theme.ACCENT_INK
    artist.centre(middle[0], middle[1] - 38, "保險", 24, ink, bold=True, room=110)
    artist.centre(middle[0], middle[1] + 5, insurance.figure, 66, ink, bold=True, room=130)
    artist.centre(middle[0], middle[1] + 57, insurance.figure_word, 24, ink, bold=True, room=100)
    bet = HAND_BETS[insurance.hand]
    left, room = x + 260, width - 290
    hand = tr("on {hand}").format(hand=f"{RESULT_WORDS[bet]} {theme.GLYPHS[bet]}")
    artist.text(left, y + 112, hand, 34, theme.AREA_COLOURS[bet].text, bold=True, room=room)
    price = [
        Run(insurance.price, 50, theme.T1, True),
        Run(insurance.price_second, 33, theme.T1, gap=18),
    ]
    artist.runs(left, y + 168, price, room)
    artist.text(left, y + 224, insurance.pays_if, 23, theme.T2, room=room)
    artist.text(left, y + 258, insurance.pays_if_second, 23, theme.T2, room=room)


def _paint_notice(artist: Artist, view: BoardView) -> None:
    x, y, width, height = _INSURANCE
    artist.round_box(_INSURANCE, theme.Radius.MAIN, theme.INK1, theme.LINE)
    middle = x + width / 2
    top = y + height / 2 - (20 if view.notice_second else 0)
    artist.centre(middle, top, view.notice, 30, theme.T1, bold=True, room=width - 60)
    artist.centre(middle, top + 48, view.notice_second, 28, theme.T2, room=width - 60)


def _paint_hands(artist: Artist, hands: BoardHands) -> None:
    x, y, width, _ = _HANDS
    artist.round_box(_HANDS, theme.Radius.MAIN, theme.FELT, theme.FELT_LINE)
    player, banker = theme.PLAYER_AREA.text, theme.BANKER_AREA.text
    middle = x + width / 2
    left = [
        Run(theme.GLYPHS[Bet.PLAYER], 44, player, True),
        Run(RESULT_WORDS[Bet.PLAYER], 30, player, True, gap=11),
    ]
    right = [
        Run(RESULT_WORDS[Bet.BANKER], 30, banker, True),
        Run(theme.GLYPHS[Bet.BANKER], 44, banker, True, gap=11),
    ]
    artist.runs(x + 34, y + 46, left, 280)
    artist.runs(x + width - 34, y + 46, right, 280, align=Align.RIGHT)
    artist.centre(middle, y + 46, hands.caption, 25, theme.T2, room=190)
    _paint_cards(artist, hands.player, (x + 33, y + 113), Hand.PLAYER)
    _paint_cards(artist, hands.banker, (x + width - 33, y + 113), Hand.BANKER)
    if hands.player_points is not None:
        artist.centre(middle - 88, y + 186, str(hands.player_points), 108, theme.T1, bold=True, room=90)
    if hands.banker_points is not None:
        artist.centre(middle + 88, y + 186, str(hands.banker_points), 108, theme.T1, bold=True, room=90)
    artist.centre(middle, y + 180, _COLON, 74, theme.T2, bold=True, room=40)


def _paint_cards(artist: Artist, cards: Sequence[Card], corner: tuple[float, float], hand: Hand) -> None:
    """Paint a hand outwards from the middle; three cards are drawn smaller, so that all are seen whole."""
    edge, top = corner
    many = len(cards) > 2
    wide, high, pitch = (70.0, 98.0, 75.0) if many else (104.0, 147.0, 114.0)
    start = edge if hand is Hand.PLAYER else edge - pitch * (len(cards) - 1) - wide
    for number, card in enumerate(cards):
        rect = artist.rect((start + number * pitch, top + (147.0 - high) / 2, wide, high))
        paint_card(artist.painter, rect, card)


def _paint_last(artist: Artist, last: BoardResult | None) -> None:
    x, y, width, _ = _LAST
    artist.round_box(_LAST, theme.Radius.MAIN, theme.INK1, theme.LINE)
    number = 0.0
    if last is not None:
        number = artist.right(x + width - 29, y + 41, last.number, 24, theme.T2, room=80)
    head = [Run(tr("LAST RESULT"), 24, theme.T1, True), Run(tr("上局結果"), 23, theme.T2, gap=12)]
    artist.runs(x + 31, y + 41, head, width - 70 - number)
    if last is None:
        return
    bet = RESULT_BETS.get(last.result)
    left = x + 31.0
    ink = theme.T1
    if bet is not None:
        artist.disc(x + 118, y + 176, 85, theme.AREA_COLOURS[bet].spine)
        artist.centre(x + 118, y + 176, theme.GLYPHS[bet], 92, theme.T1, bold=True, room=140)
        left = x + 232
        ink = theme.AREA_COLOURS[bet].text
    room = x + width - 20 - left
    artist.text(left, y + 132, last.title, 46, ink, bold=True, room=room)
    artist.text(left, y + 193, last.points, 46, theme.T1, bold=True, room=room)
    artist.text(left, y + 240, last.note, 21, theme.T2, room=room)
