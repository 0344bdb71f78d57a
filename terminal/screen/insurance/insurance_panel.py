"""Insurance, bettor by bettor: the largest stake in one touch, half of it, any sum, or declined."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import Signal

from terminal.rules.bets import HAND_BETS, Hand
from terminal.screen import theme
from terminal.screen.format import money
from terminal.screen.insurance.views import InsuranceLine, InsuranceView
from terminal.screen.translate import second_line, tr
from terminal.screen.widgets.faces import FaceStyle, IconFace, paint_badge
from terminal.screen.widgets.key import KeySlot, KeyState
from terminal.screen.widgets.layout import ListPage
from terminal.screen.widgets.paging import PAGER_HEIGHT, PagedPanel
from terminal.screen.widgets.paint import Artist, Box, Run
from terminal.screen.widgets.panel import KeyId, paint_panel
from terminal.screen.widgets.play_faces import AmountFace, SmallSumFace

_ROWS_TOP: Final = 52.0
_ROW_HEIGHT: Final = 56.0
_PITCH: Final = 60.0
_LEFT: Final = 7.0
_WIDTH: Final = 418.0
_SUM_LEFT: Final = 170.0
_SUM_WIDTH: Final = 134.0
_HALF_WIDTH: Final = 60.0
_PAD_LEFT: Final = 308.0
_DECLINE_LEFT: Final = 368.0
_KEY: Final = 56.0

INSURANCE_WORDS: Final = {
    Hand.PLAYER: second_line("PLAYER INSURANCE"),
    Hand.BANKER: second_line("BANKER INSURANCE"),
}


class InsurancePanel(PagedPanel[InsuranceView]):
    """The list of those who may insure; every signal begins with box and bettor, stakes are in cents."""

    stake_chosen = Signal(str, str, object)
    stake_withdrawn = Signal(str, str)
    exact_asked = Signal(str, str)
    declined = Signal(str, str)

    def focus_row(self, view: InsuranceView) -> int | None:
        """The bettor whom the keyboard has chosen."""
        return next((number for number, row in enumerate(view.rows) if row.chosen), None)

    def slots(self, view: InsuranceView) -> Mapping[KeyId, KeySlot]:
        """The keys of the rows on show."""
        page = self._page(view)
        slots: dict[KeyId, KeySlot] = dict(self.pager_slots(page, self._pager_box(page)))
        for number, row in enumerate(view.rows[page.first : page.last]):
            slots |= _row_slots(row, _ROWS_TOP + number * _PITCH)
        return slots

    def act(self, key: KeyId) -> None:
        """Say what was chosen, or turn the page."""
        match key:
            case ("stake", str(box), str(bettor), int(amount)):
                self.stake_chosen.emit(box, bettor, amount)
            case ("withdraw" | "withdraw-decline", str(box), str(bettor)):
                self.stake_withdrawn.emit(box, bettor)
            case ("exact", str(box), str(bettor)):
                self.exact_asked.emit(box, bettor)
            case ("decline", str(box), str(bettor)):
                self.declined.emit(box, bettor)
            case _:
                self.turn(key)

    def paint_view(self, artist: Artist, view: InsuranceView) -> None:
        """Paint the head and who the rows are."""
        paint_panel(artist, self.design_size)
        price = artist.right(414, 27, view.price, 20, theme.TEXT, bold=True, room=150)
        ink = theme.AREA_COLOURS[HAND_BETS[view.hand]].text
        head = [
            Run(INSURANCE_WORDS[view.hand], 21, ink, True),
            Run(view.title, 18, theme.TEXT, True, gap=9),
        ]
        artist.runs(18, 27, head, 396 - price - 12)
        page = self._page(view)
        for number, row in enumerate(view.rows[page.first : page.last]):
            y = _ROWS_TOP + number * _PITCH
            line = theme.TEXT if row.chosen else None
            artist.round_box(
                (_LEFT, y, _WIDTH, _ROW_HEIGHT), theme.Radius.KEY, theme.SURFACE_RAISED, line, width=2.5
            )
            paint_badge(artist, 36, y + 28, 22, row.box)
            artist.text(68, y + 18.5, row.title, 18, theme.TEXT, bold=True, room=_SUM_LEFT - 68 - 4)
            of = tr("of {amount}").format(amount=money(row.bet_amount))
            artist.text(68, y + 40, of, 17, theme.TEXT_SOFT, room=_SUM_LEFT - 68 - 4)
        self.paint_pager(artist, page, self._pager_box(page))

    def page_step(self) -> int:
        """A touch turns by what fits, less one row to keep the thread."""
        return max(1, int((self.design_size[1] - _ROWS_TOP - PAGER_HEIGHT) // _PITCH) - 1)

    def _page(self, view: InsuranceView) -> ListPage:
        return self.page(len(view.rows), self.design_size[1] - _ROWS_TOP - 2, _PITCH)

    def _pager_box(self, page: ListPage) -> Box:
        return (_LEFT, _ROWS_TOP + (page.last - page.first) * _PITCH, _WIDTH, PAGER_HEIGHT)


def _row_slots(row: InsuranceLine, y: float) -> dict[KeyId, KeySlot]:
    who = (row.box, row.bettor)
    names = {"box": row.box, "bettor": row.title}
    slots: dict[KeyId, KeySlot] = {}

    def add(key: KeyId, x: float, width: float, face: AmountFace | SmallSumFace | IconFace) -> None:
        slots[key] = KeySlot((x, y, width, _ROW_HEIGHT), face, 1, theme.SURFACE_RAISED)

    if row.declined:
        add(("withdraw", *who), _SUM_LEFT, _SUM_WIDTH, AmountFace(0, word=tr("declined")))
    elif row.taken is not None:
        spoken = tr("Box {box}, {bettor} takes {amount}").format(amount=money(row.taken), **names)
        add(("withdraw", *who), _SUM_LEFT, _SUM_WIDTH, AmountFace(row.taken, chosen=True, spoken=spoken))
    else:
        spoken = tr("Box {box}, {bettor}: largest stake {amount}").format(amount=money(row.largest), **names)
        key = ("stake", *who, row.largest)
        if row.half is None:
            add(key, _SUM_LEFT, _SUM_WIDTH, AmountFace(row.largest, tr("max"), spoken=spoken))
        else:
            add(("stake", *who, row.half), _SUM_LEFT, _HALF_WIDTH, SmallSumFace("½", row.half))
            left = _SUM_LEFT + _HALF_WIDTH + 4
            face = SmallSumFace(tr("max"), row.largest, spoken)
            add(key, left, _SUM_WIDTH - _HALF_WIDTH - 4, face)
    exact = tr("Box {box}, {bettor}: another stake").format(**names)
    add(("exact", *who), _PAD_LEFT, _KEY, IconFace("pad", exact, style=FaceStyle.RAISED))
    style = FaceStyle.WHITE if row.declined else FaceStyle.RAISED
    decline = IconFace("cross", tr("Box {box}, {bettor} declines").format(**names), KeyState.NORMAL, style)
    add(("withdraw-decline" if row.declined else "decline", *who), _DECLINE_LEFT, _KEY, decline)
    return slots
