"""The card pad: every card of a deck under one touch; used up, it still takes the touch, and play halts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QWidget

from terminal.rules.cards import RANKS, UNKNOWN, Card
from terminal.screen import theme
from terminal.screen.translate import tr
from terminal.screen.views import CardPadView
from terminal.screen.widgets.faces import FaceStyle, PlainFace
from terminal.screen.widgets.key import KeySlot
from terminal.screen.widgets.paint import Artist, metrics
from terminal.screen.widgets.panel import PLACE, KeyId, Panel
from terminal.screen.widgets.play_faces import CardFace, UnknownCardFace

SUIT_ORDER: Final = "SHCD"
_LEFT: Final = 5.5
_TOP: Final = 5.5
_KEY: Final = (62.0, 56.0)
_PITCH: Final = (66.25, 60.0)
_NOTCH: Final = 14.0
_SIDE: Final = 118.0
"""Width that the keys for an unseen card or the demo's shoe take from the pad, design px."""


class Pill(QWidget):
    """Why the pad is closed, over its keys; touches go through it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._text = ""
        self._factor = 1.0

    def show_text(self, text: str, factor: float, size: tuple[float, float]) -> None:
        """Show `text` in the middle of a panel of `size` design px; nothing for no text."""
        self.setVisible(bool(text))
        self._text = text
        self._factor = factor
        width, height = size
        room = width - 40
        wide = min(room, _text_width(text, factor) + 88)
        left, top = (width - wide) / 2, (height - 66) / 2
        self.setGeometry(round(left * factor), round(top * factor), round(wide * factor), round(66 * factor))
        self.setAccessibleName(text)
        self.raise_()
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the pill."""
        artist = Artist(QPainter(self), self._factor)
        width, height = self.width() / self._factor, self.height() / self._factor
        artist.round_box((0, 0, width, height), height / 2, theme.BACKGROUND, theme.LINE_STRONG, width=2)
        artist.icon("lock", 39, height / 2, 24, theme.TEXT)
        artist.text(
            64, height / 2, self._text, theme.Type.AMOUNT, theme.TEXT, bold=True, room=width - 64 - 20
        )
        artist.painter.end()


class CardPad(Panel[CardPadView]):
    """The pad. `card_touched` gives a card code (`XX` for a face not known); `draw_touched` draws one."""

    BOX = (PLACE[0], PLACE[1] - _NOTCH, PLACE[2], PLACE[3] + _NOTCH)

    card_touched = Signal(str)
    draw_touched = Signal()

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
        self._pill.show_text(self.view.reason, self.scale.factor, (width, height + _NOTCH))

    def slots(self, view: CardPadView) -> Mapping[KeyId, KeySlot]:
        """52 keys in the order of the suits, narrower if other keys stand beside them."""
        opened = not view.reason
        side = bool(view.draw) or view.unknown
        width, pitch = _KEY[0], _PITCH[0]
        if side:
            pitch = (PLACE[2] - _SIDE - _LEFT) / len(RANKS)
            width = pitch - 3.5
        slots: dict[KeyId, KeySlot] = {}
        for row, suit in enumerate(SUIT_ORDER):
            for column, rank in enumerate(RANKS):
                card = Card(rank + suit)
                box = (_LEFT + column * pitch, _NOTCH + _TOP + row * _PITCH[1], width, _KEY[1])
                face = CardFace(card, card in view.used_up and opened, opened)
                corner = row in (0, len(SUIT_ORDER) - 1) and column in (0, len(RANKS) - 1)
                slots[card] = KeySlot(box, face, margin=(pitch - width) / 2, opaque=not corner)
        if side:
            slots |= self._side_slots(view, opened)
        return slots

    def act(self, key: KeyId) -> None:
        """Say which card was touched, or that one is to be drawn."""
        if key == "draw":
            self.draw_touched.emit()
        else:
            self.card_touched.emit(key)

    def paint_view(self, artist: Artist, view: CardPadView) -> None:
        """Paint the frame: the pad of the moment has the accent and points at the hand."""
        box = (0.0, _NOTCH, PLACE[2], PLACE[3])
        if view.reason:
            artist.round_box(box, theme.Radius.PANEL, theme.SURFACE, theme.LINE_STRONG)
            return
        artist.round_box(box, theme.Radius.PANEL, theme.SURFACE, theme.ACCENT, width=3)
        if view.notch is not None:
            f = artist.factor
            x = view.notch - PLACE[0]
            corners = ((x - 20, _NOTCH + 1), (x + 20, _NOTCH + 1), (x, -3))
            artist.painter.setPen(Qt.PenStyle.NoPen)
            artist.painter.setBrush(theme.ACCENT)
            artist.painter.drawPolygon(QPolygonF([QPointF(a * f, b * f) for a, b in corners]))

    def _side_slots(self, view: CardPadView, opened: bool) -> dict[KeyId, KeySlot]:
        left, width = PLACE[2] - _SIDE + 3, _SIDE - 9
        top, whole = _NOTCH + _TOP, 3 * _PITCH[1] + _KEY[1]
        half = (whole - 4) / 2
        slots: dict[KeyId, KeySlot] = {}
        high = half if view.unknown else whole
        if view.draw:
            face = PlainFace(view.draw, style=FaceStyle.EDGED, second=tr("one touch"), size=19)
            slots["draw"] = KeySlot((left, top, width, high), face, margin=1.5, opaque=False)
        if view.unknown:
            y, high = (top + half + 4, half) if view.draw else (top, whole)
            slots[UNKNOWN] = KeySlot(
                (left, y, width, high), UnknownCardFace(opened), margin=1.5, opaque=False
            )
        return slots


def _text_width(text: str, factor: float) -> float:
    """The width of the pill's text in design px."""
    pixels = theme.Scale(factor).text_px(theme.Type.AMOUNT)
    return metrics(pixels, True).horizontalAdvance(text) / factor
