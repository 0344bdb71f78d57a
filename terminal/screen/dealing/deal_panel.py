"""The rail while cards are dealt: what came out of the shoe, what is due, and the bets as closed."""

from __future__ import annotations

from typing import Final

from terminal.rules.bets import HAND_BETS, Bet, Hand
from terminal.rules.cards import Card
from terminal.screen import theme
from terminal.screen.dealing.views import DealRow, DealView
from terminal.screen.format import money
from terminal.screen.translate import second_line, tr
from terminal.screen.views import BetSum
from terminal.screen.widgets.cards import paint_card
from terminal.screen.widgets.faces import paint_badge, paint_spine
from terminal.screen.widgets.paint import Artist, Run, wrap_text
from terminal.screen.widgets.panel import KeyId, RailPanel, paint_panel
from terminal.screen.widgets.play_faces import CardFace

_LEFT: Final = 7.0
_WIDTH: Final = 418.0
_ROWS_TOP: Final = 45.0
_PITCH: Final = 56.0
_AFTER: Final = 28.0
_FULL_ROWS: Final = 4
_USED_UP: Final = 74.0
_CLOSED: Final = 166.0
"""What the closed bets take at the bottom, design px."""

NARROW: Final = 110.0
"""Below this width in design px a sum stands closer to the edge."""

HAND_WORDS: Final = {Hand.PLAYER: "PLAYER", Hand.BANKER: "BANKER"}


class DealPanel(RailPanel[DealView]):
    """The list of cards; it has no keys."""

    def act(self, key: KeyId) -> None:
        """The list has no keys."""
        raise KeyError(key)

    def paint_view(self, artist: Artist, view: DealView) -> None:
        """Paint cards, the warning about used-up cards, and the closed bets."""
        paint_panel(artist, self.design_size)
        left = "" if view.cards_left is None else tr("{count} left").format(count=view.cards_left)
        taken = artist.right(414, 27, left, 19, theme.TEXT_SOFT, room=120)
        head = [
            Run(tr("Out of the shoe"), 22, theme.TEXT, True),
            Run(second_line("Out of the shoe"), 20, theme.TEXT_SOFT, gap=11),
        ]
        artist.runs(18, 27, head, 396 - taken - 10)
        bottom = self.design_size[1] - _CLOSED
        rows_bottom = bottom - 4 - (_USED_UP if view.used_up is not None else 0)
        rows_bottom -= _AFTER if view.after else 0
        pitch = min(_PITCH, (rows_bottom - _ROWS_TOP) / max(len(view.rows), 1))
        for number, row in enumerate(view.rows):
            _paint_row(artist, row, _ROWS_TOP + number * pitch, pitch - 3)
        y = _ROWS_TOP + len(view.rows) * pitch + 14
        artist.text(20, y, view.after, 17, theme.TEXT_SOFT, room=396)
        if view.used_up is not None:
            self._paint_used_up(artist, view, view.used_up, bottom - _USED_UP)
        artist.rule(0, bottom, 432, bottom, theme.LINE)
        self._paint_closed(artist, view, bottom)

    def _paint_used_up(self, artist: Artist, view: DealView, card: Card, y: float) -> None:
        artist.rule(0, y, 432, y, theme.LINE)
        CardFace(card, used_up=True).paint(artist, (15, y + 8, 64, 57), False)
        pixels = artist.pixels(17)
        lines = len(wrap_text(view.used_up_note, pixels, False, 324 * artist.factor, 2))
        top = y + (23 if lines == 1 else 17)
        artist.text(94, top, view.used_up_text, 18, theme.TEXT, bold=True, room=324)
        artist.lines(
            94,
            top + (27 if lines == 1 else 21),
            view.used_up_note,
            17,
            theme.TEXT_SOFT,
            room=324,
            pitch=20,
            most=2,
        )

    def _paint_closed(self, artist: Artist, view: DealView, y: float) -> None:
        artist.icon("lock", 29, y + 24, 20, theme.TEXT)
        title = artist.text(50, y + 24, tr("Bets closed"), 20, theme.TEXT, bold=True, room=180)
        count = tr("1 bet") if view.bets == 1 else tr("{count} bets").format(count=view.bets)
        sums = f"{count} {money(view.staked)}"
        artist.right(414, y + 24, sums, 19, theme.TEXT_SOFT, room=364 - title - 10)
        hands = [total for total in view.sums if total.bet in (Bet.PLAYER, Bet.BANKER)]
        others = [total for total in view.sums if total not in hands]
        _paint_sums(artist, hands, y + 43, 41, (24, 22))
        _paint_sums(artist, others, y + 90, 35, (20, 18))
        artist.text(18, y + 145, view.differential, 18, theme.TEXT_SOFT, room=365)
        artist.icon("check", 402, y + 145, 18, theme.TEXT, stroke=2.4)


def _paint_row(artist: Artist, row: DealRow, y: float, height: float) -> None:
    box = (_LEFT, y, _WIDTH, height)
    middle = y + height / 2
    if row.now:
        artist.round_box(box, theme.Radius.KEY, theme.ACCENT_TINT, theme.ACCENT, width=2.5)
    elif row.card is not None:
        artist.round_box(box, theme.Radius.KEY, theme.SURFACE_RAISED, theme.LINE)
    else:
        artist.round_box(box, theme.Radius.KEY, theme.SURFACE, theme.LINE)
    radius = min(20.0, height / 2 - 4)
    paint_badge(artist, 36, middle, radius, str(row.number), colour=theme.ACCENT if row.now else None)
    dealt = row.now or row.card is not None
    if row.hand is not None:
        spine = min(36.0, height - 10)
        paint_spine(artist, (66, middle - spine / 2, 40, spine), HAND_BETS[row.hand], size=20)
        ink = theme.TEXT if dealt else theme.TEXT_SOFT
        artist.text(118, middle, HAND_WORDS[row.hand], 20, ink, bold=True, room=110)
    if row.card is not None:
        artist.icon("check", 348, middle, 18, theme.TEXT, stroke=2.4)
        high = min(45.0, height - 8)
        wide = high * 0.72
        paint_card(artist.painter, artist.rect((390 - wide / 2, middle - high / 2, wide, high)), row.card)
        artist.right(332, middle, row.note, 17, theme.TEXT_SOFT, room=100)
    else:
        ink = theme.ACCENT if row.now else theme.TEXT_SOFT
        artist.right(409, middle, row.note, 19, ink, bold=row.now, room=175)


def _paint_sums(
    artist: Artist, sums: list[BetSum], y: float, height: float, sizes: tuple[float, float]
) -> None:
    """Paint sums side by side; `sizes` are those of the sum and of the glyph."""
    if not sums:
        return
    gap = 9.0 if len(sums) < _FULL_ROWS else 5.0
    each = (_WIDTH - gap * (len(sums) - 1)) / len(sums)
    for number, total in enumerate(sums):
        x = _LEFT + number * (each + gap)
        artist.round_box((x, y, each, height), theme.Radius.AREA, theme.SURFACE_RAISED)
        inset = 11.0 if each > NARROW else 5.0
        paint_spine(artist, (x, y, 38, height), total.bet, size=sizes[1])
        middle, room = y + height / 2, each - 38 - inset - 4
        artist.right(
            x + each - inset, middle, money(total.amount), sizes[0], theme.TEXT, bold=True, room=room
        )
