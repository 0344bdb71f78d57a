"""The betting panel of the rail: the chosen box, its bettors, their bets, and what a touch does."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec import Struct
from PySide6.QtCore import Signal

from terminal.screen import theme
from terminal.screen.dealing.views import BetRow, BettorTab, ChosenBoxView
from terminal.screen.format import money
from terminal.screen.selection import ChipMode
from terminal.screen.translate import tr
from terminal.screen.widgets.faces import (
    FaceStyle,
    IconFace,
    PlainFace,
    paint_badge,
    paint_ground,
    paint_spine,
)
from terminal.screen.widgets.key import KeySlot, KeyState
from terminal.screen.widgets.paint import Artist, Box
from terminal.screen.widgets.panel import KeyId, RailPanel, paint_panel

_LEFT: Final = 15.0
_WIDTH: Final = 402.0
_TABS_TOP: Final = 79.0
_TAB_HEIGHT: Final = 73.0
_PLUS_LEFT: Final = 352.0
_ROWS_TOP: Final = 168.0
_ROW_HEIGHT: Final = 58.0
_ROW_PITCH: Final = 68.0
_MINUS_WIDTH: Final = 66.0
_FULL_TABS: Final = 3
_MOST_TABS: Final = 4
_TABS_A_PAGE: Final = _MOST_TABS - 1
"""Where there are more, the fourth place turns the page."""
_LINES: Final = 2
"""How many lines of bets there are before the keys get lower."""


class TabFace(Struct, frozen=True):
    """A bettor: the name and what is staked."""

    title: str
    staked: int
    armed: bool
    on_press: bool = True
    usable: bool = True

    @property
    def name(self) -> str:
        """What the key is called aloud."""
        return f"{self.title} {money(self.staked)}"

    def paint(self, artist: Artist, box: Box, pressed: bool) -> None:
        """Paint the tab."""
        inks = paint_ground(artist, box, KeyState.ARMED if self.armed else KeyState.NORMAL, pressed)
        x, y, width, height = box
        artist.centre(
            x + width / 2, y + height * 0.355, self.title, 18, inks.first, bold=True, room=width - 8
        )
        artist.centre(x + width / 2, y + height * 0.72, money(self.staked), 17, inks.second, room=width - 8)


class BoxPanel(RailPanel[ChosenBoxView]):
    """The betting panel. Signals say what was asked for; bets are named as in the record."""

    bettor_chosen = Signal(str)
    bettor_added = Signal()
    bet_taken_back = Signal(str)
    mode_chosen = Signal(str)
    exact_asked = Signal()
    bettor_cleared = Signal()
    box_repeated = Signal()
    table_repeated = Signal()

    _tab_page = 0

    def show_view(self, view: ChosenBoxView) -> None:
        """Show `view`; the tab of the bettor who is now chosen comes on show with it."""
        if view != self.view:
            chosen = [tab.bettor for tab in view.tabs].index(view.bettor)
            self._tab_page = chosen // _TABS_A_PAGE
        super().show_view(view)

    def slots(self, view: ChosenBoxView) -> Mapping[KeyId, KeySlot]:
        """Tabs, a minus at each bet, and the keys."""
        return self._tab_slots(view) | self._row_slots(view) | self._key_slots(view)

    def act(self, key: KeyId) -> None:
        """Say what was asked for."""
        match key:
            case ("tab", str(bettor)):
                self.bettor_chosen.emit(bettor)
            case "more-tabs":
                self._tab_page += 1
                self._refresh()
            case "plus":
                self.bettor_added.emit()
            case ("minus", str(bet)):
                self.bet_taken_back.emit(bet)
            case ("mode", ChipMode() as mode):
                self.mode_chosen.emit(mode.value)
            case "exact":
                self.exact_asked.emit()
            case "clear":
                self.bettor_cleared.emit()
            case "repeat-box":
                self.box_repeated.emit()
            case _:
                self.table_repeated.emit()

    def paint_view(self, artist: Artist, view: ChosenBoxView) -> None:
        """Paint the head, the bets and the hint."""
        paint_panel(artist, self.design_size)
        paint_badge(artist, 42, 42, 24, view.box, colour=theme.TEXT)
        title = artist.text(
            80, 42, tr("Box {box}").format(box=view.box), theme.Type.NAME, theme.TEXT, bold=True
        )
        total = tr("{amount} on the box").format(amount=money(view.total))
        artist.right(414, 42, total, 20, theme.TEXT_SOFT, room=414 - 80 - title - 12)
        if len(view.tabs) < _FULL_TABS:
            for number in range(len(view.tabs), _FULL_TABS):
                box = (_LEFT + number * 112, _TABS_TOP, 105.0, _TAB_HEIGHT)
                artist.round_box(box, theme.Radius.KEY, None, theme.LINE, width=1, dashed=True)
        for row, box in zip(view.rows, self._row_boxes(view), strict=True):
            _paint_row(artist, row, box)
        if view.hint and len(view.rows) < _LINES - _repeats(view):
            top = _ROWS_TOP + len(view.rows) * _ROW_PITCH
            artist.round_box(
                (_LEFT, top, _WIDTH, _ROW_HEIGHT), theme.Radius.AREA, None, theme.LINE, width=1, dashed=True
            )
            artist.centre(
                _LEFT + _WIDTH / 2, top + _ROW_HEIGHT / 2, view.hint, 18, theme.TEXT_SOFT, room=_WIDTH - 24
            )

    def _tab_slots(self, view: ChosenBoxView) -> dict[KeyId, KeySlot]:
        many = len(view.tabs) > _FULL_TABS
        tabs, more = self._tabs_on_show(view)
        count = len(tabs) + more if many else _FULL_TABS
        pitch = (_PLUS_LEFT - _LEFT + 1) / count
        slots: dict[KeyId, KeySlot] = {}
        for number, tab in enumerate(tabs):
            title = tab.short if many and tab.short else tab.title
            face = TabFace(title, tab.staked, tab.bettor == view.bettor)
            box = (_LEFT + number * pitch, _TABS_TOP, pitch - 7, _TAB_HEIGHT)
            slots["tab", tab.bettor] = KeySlot(box, face, margin=3)
        if more:
            box = (_LEFT + len(tabs) * pitch, _TABS_TOP, pitch - 7, _TAB_HEIGHT)
            slots["more-tabs"] = KeySlot(box, IconFace("chevron-right", tr("More bettors")), margin=3)
        state = KeyState.NORMAL if view.may_add_bettor else KeyState.DISABLED
        plus = IconFace("plus", tr("New standing bettor"), state)
        slots["plus"] = KeySlot((_PLUS_LEFT, _TABS_TOP, 65, _TAB_HEIGHT), plus, margin=3)
        return slots

    def _tabs_on_show(self, view: ChosenBoxView) -> tuple[Sequence[BettorTab], bool]:
        if len(view.tabs) <= _MOST_TABS:
            return view.tabs, False
        pages = -(-len(view.tabs) // _TABS_A_PAGE)
        first = self._tab_page % pages * _TABS_A_PAGE
        return view.tabs[first : first + _TABS_A_PAGE], True

    def _row_boxes(self, view: ChosenBoxView) -> list[Box]:
        """Where the bets are: a line each while they fit, else two on a line."""
        single = len(view.rows) <= (_LINES - _repeats(view))
        if single:
            return [
                (_LEFT, _ROWS_TOP + number * _ROW_PITCH, _WIDTH, _ROW_HEIGHT)
                for number in range(len(view.rows))
            ]
        pitch = _ROW_PITCH if len(view.rows) <= 2 * _LINES else 62.0
        half = _WIDTH / 2 - 3
        return [
            (
                _LEFT + number % 2 * (half + 6),
                _ROWS_TOP + number // 2 * pitch,
                half,
                _ROW_HEIGHT,
            )
            for number in range(len(view.rows))
        ]

    def _row_slots(self, view: ChosenBoxView) -> dict[KeyId, KeySlot]:
        slots: dict[KeyId, KeySlot] = {}
        for row, (x, y, width, height) in zip(view.rows, self._row_boxes(view), strict=True):
            spoken = tr("Take back from {bet}").format(bet=row.title)
            face = IconFace("minus", spoken, style=FaceStyle.RAISED, size=20)
            minus = _MINUS_WIDTH if width > _WIDTH / 2 else 58.0
            slots["minus", row.bet.value] = KeySlot(
                (x + width - minus, y, minus, height), face, ground=theme.SURFACE_RAISED
            )
        return slots

    def _key_slots(self, view: ChosenBoxView) -> dict[KeyId, KeySlot]:
        crowded = len(view.rows) > 2 * _LINES
        bottom = self.design_size[1] - (12 if crowded else 26)
        lines = max(_LINES, -(-len(view.rows) // 2))
        top = _ROWS_TOP + (lines - 1) * (62.0 if crowded else _ROW_PITCH) + _ROW_HEIGHT + 8
        height = min(79.0, (bottom - top - 7) / 2)
        upper, lower = bottom - 2 * height - 7, bottom - height
        half = _WIDTH / 2 - 3.5
        left, right = _LEFT, _LEFT + half + 7
        modes = (
            (ChipMode.ADD, "plus", tr("Add"), left),
            (ChipMode.TAKE_BACK, "minus", tr("Take back"), right),
        )
        slots: dict[KeyId, KeySlot] = {}
        for mode, icon, title, x in modes:
            state = KeyState.ARMED if view.mode is mode else KeyState.NORMAL
            slots["mode", mode] = KeySlot(
                (x, upper, half, height), PlainFace(title, icon, state=state), margin=3
            )
        exact = KeyState.NORMAL if view.may_exact else KeyState.DISABLED
        slots["exact"] = KeySlot(
            (left, lower, half, height), PlainFace(tr("Exact sum"), "pad", state=exact), 3
        )
        clear = KeyState.NORMAL if view.rows or view.tied else KeyState.DISABLED
        face = PlainFace(tr("Clear bettor"), "cross", state=clear, on_press=False)
        slots["clear"] = KeySlot((right, lower, half, height), face, margin=3)
        if _repeats(view) and len(view.rows) <= 2 * (_LINES - 1):
            slots |= _repeat_slots(view)
        return slots


def _repeats(view: ChosenBoxView) -> bool:
    return view.may_repeat_box or view.may_repeat_table


def _repeat_slots(view: ChosenBoxView) -> dict[KeyId, KeySlot]:
    """The last round's bets again, for this box or for the whole table, in the second line of bets."""
    top = _ROWS_TOP + _ROW_PITCH
    half = _WIDTH / 2 - 3.5
    words = (tr("Repeat box {box}"), tr("Repeat table"))
    if view.stay:
        words = (tr("Box {box} stays"), tr("All bets stay"))
    keys = (
        ("repeat-box", words[0].format(box=view.box), view.may_repeat_box, _LEFT),
        ("repeat-table", words[1], view.may_repeat_table, _LEFT + half + 7),
    )
    slots: dict[KeyId, KeySlot] = {}
    for name, title, allowed, x in keys:
        state = KeyState.NORMAL if allowed else KeyState.DISABLED
        face = PlainFace(title, "repeat", state=state, size=18, style=FaceStyle.EDGED, on_press=False)
        slots[name] = KeySlot((x, top, half, _ROW_HEIGHT), face, margin=3)
    return slots


def _paint_row(artist: Artist, row: BetRow, box: Box) -> None:
    x, y, width, height = box
    middle = y + height / 2
    artist.round_box(box, theme.Radius.AREA, theme.SURFACE_RAISED)
    half = width < _WIDTH
    paint_spine(artist, (x, y, 46, height), row.bet, size=22)
    minus = 58.0 if half else _MINUS_WIDTH
    end = x + width - minus - (8 if half else 16)
    if half:
        artist.right(end, middle, money(row.amount), 22, theme.TEXT, bold=True, room=end - x - 54)
        return
    amount = artist.right(end, middle, money(row.amount), 25, theme.TEXT, bold=True, room=170)
    artist.text(x + 59, middle, row.title, 18, theme.TEXT, bold=True, room=end - amount - x - 59 - 10)
