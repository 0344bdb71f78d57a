"""The keys of play: the cards of the pad, and the chips of the tray."""

from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor

from terminal.rules.cards import UNKNOWN, Card
from terminal.screen import theme
from terminal.screen.format import money
from terminal.screen.theme import Edge, Gap, Size, Type
from terminal.screen.translate import second_line, tr
from terminal.screen.widgets.cards import card_rank, card_words, paint_suit
from terminal.screen.widgets.chips import paint_chip
from terminal.screen.widgets.ground import CLOSED, RAISED, RAISED_EDGED, USED_UP, Inks
from terminal.screen.widgets.layout import Leaf, Pad, PanelPart, levels, row, stack
from terminal.screen.widgets.paint import ROUNDING, Align, Artist, Box
from terminal.screen.widgets.parts import Badge, KeyOptions, KeyPart, Text, caption, key, strong, usable
from terminal.screen.widgets.sheet import Sheet
from terminal.screen.widgets.touch_guard import Pace

_SUIT: Final = 0.86
"""The height of a suit, in the size of its rank."""
_DIMMED: Final = 0.3
"""How much of its colour a card keeps while the pad is closed."""
_RED_SUITS: Final = "HD"


class CardSign(Leaf, frozen=True):
    """Rank and suit of a card side by side; struck through when none is left, dim while the pad is closed."""

    card: Card
    size: float
    struck: bool = False
    dim: bool = False

    def height(self, _sheet: Sheet, _width: float) -> float:
        """Return the size of the rank."""
        return self.size

    def paint(self, artist: Artist, box: Box, _inks: Inks) -> None:
        """Paint both in the middle."""
        x, y, width, height = box
        middle = y + height / 2
        rank, suit = card_rank(self.card), self.size * _SUIT
        whole = artist.measure(rank, self.size, True)
        wide = min(whole, width - suit - Gap.HAIR - Gap.SMALL)
        left = x + (width - wide - Gap.HAIR - suit) / 2
        rank_ink, suit_ink = self._inks()
        artist.text(left, middle, rank, self.size, rank_ink, bold=True, room=wide + ROUNDING)
        square = artist.rect((left + wide + Gap.HAIR, middle - suit / 2, suit, suit))
        paint_suit(artist.painter, square, self.card[1], suit_ink)
        if self.struck:
            reach = whole / 2 + Gap.INSET
            x += width / 2
            artist.rule(x - reach, middle, x + reach, middle, theme.TEXT_FAINT, width=Edge.PILL)

    def _inks(self) -> tuple[QColor, QColor]:
        if self.struck:
            return theme.TEXT_FAINT, theme.TEXT_FAINT
        red = self.card[1] in _RED_SUITS
        rank, suit = (theme.BANKER_AREA.text, theme.SUIT_RED) if red else (theme.TEXT, theme.TEXT)
        if not self.dim:
            return rank, suit
        return _dimmed(rank), _dimmed(suit)


def _dimmed(ink: QColor) -> QColor:
    return theme.blend(theme.SURFACE_RAISED, ink, _DIMMED)


def used_up_sign(card: Card) -> PanelPart:
    """Return a card of which none is left in the shoe; it belongs on `USED_UP`."""
    none_left = strong(tr("0 left"), Type.FINE, theme.TEXT_SOFT, align=Align.CENTRE)
    return levels((0.33, CardSign(card, Type.BODY, struck=True)), (0.74, none_left))


def card_key(card: Card, *, closed: str, used_up: bool, margin: float, opaque: bool) -> KeyPart:
    """Return the key of a card, named by it; used up, it still takes the touch. `closed` says why none is."""
    content = used_up_sign(card) if used_up else CardSign(card, Type.HAND, dim=bool(closed))
    ground = USED_UP if used_up else CLOSED if closed else RAISED_EDGED
    how: KeyOptions = {"state": usable(not closed), "reason": closed, "pace": Pace.CARD}
    how |= {"ground": ground, "margin": margin, "opaque": opaque}
    return key(card, content, card_words(card), **how)


def face_down_key(*, closed: str, margin: float) -> KeyPart:
    """Return the key for a card that is dealt face down: its face is not known yet. `closed` says why off."""
    text, spoken = tr("face\ndown"), tr("Face not known")
    title = Text(text, Type.BODY, bold=True, align=Align.CENTRE, most=2, pitch=Size.LINE, grow=1)
    second = caption(second_line("face down"), Type.TEXT, align=Align.CENTRE)
    content = levels((0.36, row(title, pad=Pad(top=Size.LINE))), (0.72, second))
    how: KeyOptions = {"state": usable(not closed), "reason": closed, "pace": Pace.CARD}
    how |= {"ground": RAISED, "margin": margin, "opaque": False, "grow": 1}
    return key(UNKNOWN, content, spoken, **how)


class TrayChip(Leaf, frozen=True):
    """A chip of the tray, `value` cents; `count` of them in the armed sum stand in a disc at its corner."""

    value: int
    count: int

    def paint(self, artist: Artist, box: Box, inks: Inks) -> None:
        """Paint the chip in the upper part of its key, and the count over it."""
        x, y, width, height = box
        f = artist.factor
        radius = min(width * 0.41, height * 0.29)
        middle = QPointF((x + width / 2) * f, (y + height * 0.4) * f)
        paint_chip(artist.painter, middle, radius * f, self.value)
        if self.count:
            corner = Gap.INSET
            place = (x + width - 2 * corner, y, 2 * corner, 2 * corner)
            Badge(str(self.count), corner - Gap.HAIR, theme.TEXT).paint(artist, place, inks)


def chip_key(value: int, count: int) -> KeyPart:
    """Return the key of a chip, named by its value in cents, with how many are in the armed sum."""
    chosen = count > 0
    sum_under = Text(money(value), Type.LABEL, bold=True, faint=not chosen, align=Align.CENTRE, grow=1)
    content = stack(TrayChip(value, count), levels((0.856, row(sum_under, pad=Pad.across(Gap.TIGHT)))))
    spoken = tr("Chip {amount}").format(amount=money(value))
    if chosen:
        spoken = tr("{chip}, {count} armed").format(chip=spoken, count=count)
    return key(value, content, spoken, state=usable(True, chosen=chosen), pace=Pace.EVERY_TAP)
