"""The recall of a round: its acts in the rail, and an irregularity as it was decided."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec import Struct
from PySide6.QtCore import Signal

from terminal.rules.bets import HAND_BETS
from terminal.screen import theme
from terminal.screen.recall.views import ActRow, ActsView, NamedCard, RecalledFaultView, SignatureView
from terminal.screen.translate import second_line, tr
from terminal.screen.widgets.cards import paint_card
from terminal.screen.widgets.faces import paint_badge
from terminal.screen.widgets.key import KeySlot, pressed_colour
from terminal.screen.widgets.layout import ListPage
from terminal.screen.widgets.paging import PAGER_HEIGHT, PagedPanel
from terminal.screen.widgets.paint import Artist, Box, Run
from terminal.screen.widgets.panel import KeyId, Panel, paint_panel
from terminal.screen.widgets.paragraphs import paint_paragraphs

_ROWS_TOP: Final = 50.0
_ROW_HEIGHT: Final = 57.0
_PITCH: Final = 61.0
_LEFT: Final = 7.0
_WIDTH: Final = 418.0
_CARD: Final = (58.0, 81.0)
_CARDS_TOP: Final = 92.0
_SPLIT: Final = 412.0
_SIGNATURES_LEFT: Final = 423.0
_SIGNATURES_WIDTH: Final = 434.0


class ActFace(Struct, frozen=True):
    """An act of the round; a touch goes to it."""

    row: ActRow
    now: bool
    on_press: bool = True
    usable: bool = True

    @property
    def name(self) -> str:
        """What the key is called aloud."""
        return f"{self.row.title} {self.row.at}"

    def paint(self, artist: Artist, box: Box, pressed: bool) -> None:
        """Paint the act."""
        x, y, width, height = box
        if self.now:
            fill = pressed_colour(theme.RECALL_TINT, pressed)
            artist.round_box(box, theme.Radius.KEY, fill, theme.RECALL, width=2.5)
        else:
            artist.round_box(box, theme.Radius.KEY, pressed_colour(theme.SURFACE_RAISED, pressed), theme.LINE)
        colour = theme.RECALL if self.now else None
        paint_badge(artist, x + 29, y + height / 2, 19, str(self.row.number), colour=colour)
        right = x + width - 14
        upper, lower = y + height * 0.325, y + height * 0.72
        # Beside a long title with its triangle the clock has no room: it then stands a line lower.
        whole = (
            x + 59 + artist.measure(self.row.title, 19, True) + 42 + artist.measure(self.row.at, 17, False)
        )
        below = self.row.fault and whole > right and not self.row.note
        at = artist.right(right, lower if below else upper, self.row.at, 17, theme.TEXT_FAINT, room=90) + 12
        room = right - x - 59 - (0 if below else at) - (30 if self.row.fault else 0)
        if not self.row.parts and not self.row.fault:
            # With nothing to stand under it, a long title goes on in the line below.
            artist.lines(
                x + 59,
                upper,
                self.row.title,
                19,
                theme.TEXT,
                room=room,
                pitch=lower - upper,
                most=2,
                bold=True,
            )
            return
        title = artist.text(x + 59, upper, self.row.title, 19, theme.TEXT, bold=True, room=room)
        if self.row.fault:
            artist.icon("warning", x + 59 + title + 20, upper - 1, 19, theme.ALARM)
        runs: list[Run] = []
        for hand, text in self.row.parts:
            if hand is not None:
                bet = HAND_BETS[hand]
                ink = theme.AREA_COLOURS[bet].text
                runs.append(Run(theme.GLYPHS[bet], 17, ink, True, gap=16 if runs else 0))
            runs.append(Run(text, 17, theme.TEXT_SOFT, gap=6 if runs else 0))
        room = right - x - 59 - (at if below else 0)
        parts = sum(run.gap + artist.measure(run.text, run.size, run.bold) for run in runs)
        # Large sums leave the note no room: it is left out, so that no figure is cut.
        if parts + 10 + artist.measure(self.row.note, 17, True) <= room:
            artist.right(right, lower, self.row.note, 17, theme.TEXT, bold=True, room=room)
        artist.runs(x + 59, lower, runs, room)


class ActsPanel(PagedPanel[ActsView]):
    """The acts; `act_chosen` gives the place of the act, counted from 0."""

    act_chosen = Signal(int)

    def slots(self, view: ActsView) -> Mapping[KeyId, KeySlot]:
        """A key an act."""
        page = self._page(view)
        slots: dict[KeyId, KeySlot] = dict(self.pager_slots(page, self._pager_box(page)))
        for number in range(page.first, page.last):
            box = (_LEFT, _ROWS_TOP + (number - page.first) * _PITCH, _WIDTH, _ROW_HEIGHT)
            slots["act", number] = KeySlot(box, ActFace(view.rows[number], number == view.now), margin=2)
        return slots

    def act(self, key: KeyId) -> None:
        """Say which act was chosen, or turn the page."""
        match key:
            case ("act", int(number)):
                self.act_chosen.emit(number)
            case _:
                self.turn(key)

    def focus_row(self, view: ActsView) -> int | None:
        """The act that is looked at."""
        return view.now

    def paint_view(self, artist: Artist, view: ActsView) -> None:
        """Paint the head."""
        paint_panel(artist, self.design_size)
        right = artist.right(414, 27, view.caption, 18, theme.TEXT_SOFT, room=140)
        head = [
            Run(tr("Acts of this round"), 21, theme.TEXT, True),
            Run(second_line("Acts of this round"), 19, theme.TEXT_SOFT, gap=11),
        ]
        artist.runs(18, 27, head, 396 - right - 10)
        page = self._page(view)
        self.paint_pager(artist, page, self._pager_box(page))

    def _page(self, view: ActsView) -> ListPage:
        return self.page(len(view.rows), self.design_size[1] - _ROWS_TOP, _PITCH)

    def _pager_box(self, page: ListPage) -> Box:
        return (_LEFT, _ROWS_TOP + (page.last - page.first) * _PITCH, _WIDTH, PAGER_HEIGHT)


class RecalledFault(Panel[RecalledFaultView]):
    """An irregularity in the dealer's place, as it was decided; it has no keys."""

    def act(self, key: KeyId) -> None:
        """The panel has no keys."""
        raise KeyError(key)

    def paint_view(self, artist: Artist, view: RecalledFaultView) -> None:
        """Paint cards and signatures."""
        width, height = self.design_size
        artist.round_box((0, 0, width, height), theme.Radius.PANEL, theme.SURFACE, theme.RECALL, width=2)
        artist.icon("warning", 34, 29, 26, theme.ALARM)
        head = [Run(view.title, 24, theme.TEXT, True), Run(view.second, 19, theme.TEXT_SOFT, gap=13)]
        taken = artist.runs(58, 30, head, 480)
        paint_paragraphs(artist, view.paragraphs, (855, 29), 855 - 58 - taken - 20)
        artist.rule(0, 56, width, 56, theme.LINE)
        artist.rule(_SPLIT, 56, _SPLIT, height, theme.LINE)
        left = 20.0
        if view.before:
            end = _paint_cards(artist, view.before_title, view.before, left)
            left = end + 62
            if view.after:
                artist.icon("right", end + 30, 132, 22, theme.TEXT_SOFT)
        if view.after:
            _paint_cards(artist, view.after_title, view.after, left)
        artist.text(20, 227, view.note, 17, theme.TEXT_SOFT, room=_SPLIT - 32)
        count = max(len(view.signatures), 1)
        each = (height - 66 - 4 * (count - 1)) / count
        for number, signature in enumerate(view.signatures):
            _paint_signature(artist, signature, 62 + number * (each + 4), min(each, 89))


def _paint_cards(artist: Artist, title: str, cards: tuple[NamedCard, ...], left: float) -> float:
    """Paint cards with what is said under them, apart where each has its own words; gives where they end."""
    artist.text(left, 76, title, 17, theme.TEXT_SOFT, room=170)
    wide, high = _CARD
    shared = sum(bool(card.caption) for card in cards) <= 1
    pitch = wide + 8 if shared else 99.0
    for number, card in enumerate(cards):
        x = left + number * pitch
        paint_card(artist.painter, artist.rect((x, _CARDS_TOP, wide, high)), card.card)
        runs = [Run(card.caption, 17, theme.TEXT, not shared or card.hand is not None)]
        if card.hand is not None:
            bet = HAND_BETS[card.hand]
            runs.append(Run(theme.GLYPHS[bet], 17, theme.AREA_COLOURS[bet].text, True, gap=10))
        artist.runs(x, 194, runs, (pitch - 4) if not shared else len(cards) * pitch + 20)
    return left + max(len(cards) - 1, 0) * pitch + wide


def _paint_signature(artist: Artist, signature: SignatureView, y: float, height: float) -> None:
    x, width = _SIGNATURES_LEFT, _SIGNATURES_WIDTH
    artist.round_box((x, y, width, height), theme.Radius.KEY, theme.SURFACE_RAISED, theme.LINE)
    middle = y + height / 2
    artist.disc(x + 35, middle, 22, theme.TEXT)
    artist.icon("check", x + 35, middle, 19, theme.BACKGROUND, stroke=2.4)
    right = x + width - 14
    at = artist.right(right, y + height * 0.22, signature.at, 17, theme.TEXT_SOFT, room=100)
    role = [Run(signature.role, 17, theme.TEXT_SOFT), Run(signature.second, 17, theme.TEXT_SOFT, gap=9)]
    artist.runs(x + 69, y + height * 0.22, role, right - x - 69 - at - 10)
    room = right - x - 69
    name = [
        Run(signature.name, 22, theme.TEXT, True),
        Run(signature.number, 21, theme.TEXT, True, gap=12),
    ]
    named = sum(run.gap + artist.measure(run.text, run.size, run.bold) for run in name)
    beside = named + artist.measure(signature.rank, 17, True) + 10 <= room
    # A long name leaves the rank no place beside it: it then stands a line lower.
    line = 0.52 if beside else 0.8
    rank = artist.right(right, y + height * line, signature.rank, 17, theme.TEXT, bold=True, room=180) + 10
    artist.runs(x + 69, y + height * 0.52, name, room - rank if beside else room)
    act = room if beside else room - rank
    artist.text(x + 69, y + height * 0.8, signature.act, 17, theme.TEXT_SOFT, room=act)
