"""The card pad: every card of a deck under one touch; used up, it still takes the touch, and play halts."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from terminal.rules.cards import RANKS, Card
from terminal.screen import theme
from terminal.screen.theme import Gap, Type
from terminal.screen.translate import tr
from terminal.screen.views import CardPadView
from terminal.screen.widgets.ground import EDGED, PANEL, WELL
from terminal.screen.widgets.layout import Pad, PanelPart, boxed, column, grid, lay_out, row, space
from terminal.screen.widgets.paint import Artist
from terminal.screen.widgets.panel import PLACE, Panel
from terminal.screen.widgets.parts import Icon, KeyOptions, strong, title_key
from terminal.screen.widgets.pictures import NOTCH, PadNotch
from terminal.screen.widgets.play_keys import card_key, face_down_key
from terminal.screen.widgets.sheet import Sheet
from terminal.screen.widgets.touch_guard import Pace

_LEFT, _TOP, _WIDE, _HIGH = PLACE
SUIT_ORDER: Final = "SHCD"
_SIDE: Final = 109.0
"""How wide the keys for an unseen card and the demo's shoe are."""
_PILL: Final = 66.0
_OPEN: Final = PANEL.edged(theme.ACCENT, theme.Edge.RING)
"""The pad of the moment has the accent and points at the hand."""
_CLOSED: Final = PANEL.edged(theme.LINE_STRONG)


class Pill(QWidget):
    """Why the pad is closed, over its keys; touches go through it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._sheet: Sheet | None = None

    def show_text(self, text: str, factor: float, size: tuple[float, float]) -> None:
        """Show `text` in the middle of a panel of `size` design px; nothing for no text."""
        self.setVisible(bool(text))
        self.setAccessibleName(text)
        if not text:
            return
        content = row(
            Icon("lock", Type.NAME),
            strong(text, Type.AMOUNT),
            gap=Gap.WIDE,
            pad=Pad(left=Gap.FOOT, right=Gap.LARGE),
            ground=WELL.edged(theme.LINE_STRONG, theme.Edge.PILL).rounded(_PILL / 2),
        )
        width, height = size
        wide = min(width - 2 * Gap.BODY, content.width(Sheet(factor)))
        left, top = (width - wide) / 2, (height - _PILL) / 2
        self._sheet = lay_out(content, (wide, _PILL), factor)
        self.setGeometry(
            round(left * factor), round(top * factor), round(wide * factor), round(_PILL * factor)
        )
        self.raise_()
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the pill."""
        if self._sheet is None:
            return
        artist = Artist(QPainter(self), self._sheet.factor)
        self._sheet.paint(artist)
        artist.painter.end()


class CardPad(Panel[CardPadView]):
    """The pad. It tells a card code (`XX` for a face not known), or `draw` for the next of the source."""

    KEEPS_LOOKS = True

    BOX = (_LEFT, _TOP - NOTCH, _WIDE, _HIGH + NOTCH)

    def __init__(self, parent: QWidget | None = None) -> None:
        self._pill: Pill | None = None
        super().__init__(parent)

    def _refresh(self) -> None:
        super()._refresh()
        if self.view is None:
            return
        if self._pill is None:
            self._pill = Pill(self)
        width, height = self.design_size
        self._pill.show_text(self.view.reason, self.scale.factor, (width, height + NOTCH))

    def parts(self, view: CardPadView) -> PanelPart:
        """Return 52 keys in the order of the suits, narrower if other keys stand next to them."""
        opened = not view.reason
        notch: PanelPart = space(NOTCH)
        if opened and view.notch is not None:
            notch = PadNotch(view.notch - _LEFT, high=NOTCH)
        cards = grid(
            *(_card(view, suit, rank) for suit in SUIT_ORDER for rank in RANKS),
            columns=len(RANKS),
            gap=Gap.TIGHT,
            lines=len(SUIT_ORDER),
            grow=1,
        )
        keys = row(cards, *_side(view), gap=Gap.SMALL, pad=Pad.all(Gap.SMALL))
        return column(notch, boxed(_OPEN if opened else _CLOSED, keys, grow=1))


def _card(view: CardPadView, suit: str, rank: str) -> PanelPart:
    card = Card(rank + suit)
    used_up = not view.reason and card in view.used_up
    corner = suit in (SUIT_ORDER[0], SUIT_ORDER[-1]) and rank in (RANKS[0], RANKS[-1])
    return card_key(card, closed=view.reason, used_up=used_up, margin=Gap.HAIR, opaque=not corner)


def _side(view: CardPadView) -> tuple[PanelPart, ...]:
    """Return the keys for the demo's shoe and for an unseen card, if there are any."""
    keys: list[PanelPart] = []
    if view.draw:
        how: KeyOptions = {"ground": EDGED, "margin": Gap.HAIR, "opaque": False, "grow": 1}
        how |= {"pace": Pace.CARD}
        keys.append(title_key("draw", view.draw, second=tr("one touch"), size=Type.TEXT, **how))
    if view.unknown:
        keys.append(face_down_key(closed=view.reason, margin=Gap.HAIR))
    return (column(*keys, gap=Gap.TIGHT, wide=_SIDE),) if keys else ()
