"""The rail of a walk-through: what has been answered, what is asked, and who decides."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec import Struct
from PySide6.QtCore import Signal

from terminal.screen import theme
from terminal.screen.dialogue_views import Fact, FactsView
from terminal.screen.translate import second_line, tr
from terminal.screen.widgets.faces import PlainFace, paint_badge
from terminal.screen.widgets.key import KeySlot, pressed_colour
from terminal.screen.widgets.layout import ListPage
from terminal.screen.widgets.paging import PAGER_HEIGHT, PagedPanel
from terminal.screen.widgets.paint import Artist, Box, Run, wrap_text
from terminal.screen.widgets.panel import KeyId, paint_panel
from terminal.screen.widgets.paragraphs import fitting, paint_paragraphs


class FactFace(Struct, frozen=True):
    """An answered question; a touch asks it again."""

    fact: Fact
    on_press: bool = False

    @property
    def name(self) -> str:
        """What the key is called aloud."""
        return tr("Ask again: {question}").format(question=self.fact.question)

    @property
    def usable(self) -> bool:
        """Whether the question can be asked again."""
        return self.fact.may_reopen

    def paint(self, artist: Artist, box: Box, pressed: bool) -> None:
        """Paint question and answer."""
        x, y, width, height = box
        artist.round_box(box, theme.Radius.KEY, pressed_colour(theme.SURFACE_RAISED, pressed))
        artist.icon("check", x + 28, y + height / 2, 19, theme.TEXT, stroke=2.4)
        room = width - 58 - (50 if self.fact.may_reopen else 12)
        if artist.measure(self.fact.answer, 20, True) > room:
            # A decision in words needs no question before it.
            first, pitch = y + height * 0.3, height * 0.42
            artist.lines(x + 58, first, self.fact.answer, 18, theme.TEXT, room=room, pitch=pitch, most=2)
        else:
            artist.text(x + 58, y + height * 0.33, self.fact.question, 17, theme.TEXT_SOFT, room=room)
            artist.text(x + 58, y + height * 0.72, self.fact.answer, 20, theme.TEXT, bold=True, room=room)
        if self.fact.may_reopen:
            artist.icon("undo", x + width - 28, y + height / 2, 22, theme.TEXT_SOFT)


_FACTS_TOP: Final = 54.0
_FACT_HEIGHT: Final = 60.0
_FACT_PITCH: Final = 65.0
_FACT_LEFT: Final = 10.0
_FACT_WIDTH: Final = 412.0
_DECIDES: Final = 194.0
"""What the part about who decides takes at the bottom, design px."""


class FactsPanel(PagedPanel[FactsView]):
    """The answers so far; `fact_reopened` asks one again, `way_back_asked` drops the walk-through."""

    fact_reopened = Signal(str)
    way_back_asked = Signal()

    def slots(self, view: FactsView) -> Mapping[KeyId, KeySlot]:
        """A key an answered question, and the way back."""
        page = self._page(view)
        slots: dict[KeyId, KeySlot] = dict(self.pager_slots(page, self._pager_box(page)))
        for number, fact in enumerate(view.facts[page.first : page.last]):
            if fact.answer:
                box = (_FACT_LEFT, _FACTS_TOP + number * _FACT_PITCH, _FACT_WIDTH, _FACT_HEIGHT)
                slots["fact", fact.name] = KeySlot(box, FactFace(fact), margin=2)
        if view.way_back:
            box = (_FACT_LEFT, self.design_size[1] - 70, _FACT_WIDTH, 60.0)
            face = PlainFace(view.way_back, size=19, on_press=False)
            slots["back"] = KeySlot(box, face, margin=2)
        return slots

    def act(self, key: KeyId) -> None:
        """Say what is to be asked again, or turn the page."""
        match key:
            case ("fact", str(name)):
                self.fact_reopened.emit(name)
            case "back":
                self.way_back_asked.emit()
            case _:
                self.turn(key)

    def focus_row(self, view: FactsView) -> int | None:
        """The question asked now."""
        for number, fact in enumerate(view.facts):
            if fact.now:
                return number
        return None

    def paint_view(self, artist: Artist, view: FactsView) -> None:
        """Paint the questions not yet answered, and who decides."""
        paint_panel(artist, self.design_size)
        if view.facts:
            head = [
                Run(tr("Facts"), 22, theme.TEXT, True),
                Run(second_line("Facts"), 19, theme.TEXT_SOFT, gap=8),
            ]
            artist.runs(20, 28, head, 390)
        page = self._page(view)
        for number, fact in enumerate(view.facts[page.first : page.last]):
            if not fact.answer:
                y = _FACTS_TOP + number * _FACT_PITCH
                _paint_open_fact(artist, fact, page.first + number + 1, y)
        self.paint_pager(artist, page, self._pager_box(page))
        self._paint_decides(artist, view, self.design_size[1] - _DECIDES)

    def _paint_decides(self, artist: Artist, view: FactsView, y: float) -> None:
        if not (view.facts or view.rank):
            return
        artist.rule(0, y, 432, y, theme.LINE)
        label = artist.text(20, y + 28, tr("Who decides"), 18, theme.TEXT_SOFT, room=150)
        room = 396 - label - 10
        first = fitting(artist, view.paragraphs, room)
        paint_paragraphs(artist, view.paragraphs[:first], (416, y + 28), room)
        paint_paragraphs(artist, view.paragraphs[first:], (416, y + 63), 396)
        if view.rank:
            roomy = first == len(view.paragraphs)
            top = y + 66 if roomy else y + 90
            artist.icon("shield", 44, top + (12 if view.rank_note and roomy else 0), 36, theme.TEXT)
            artist.text(80, top, view.rank, 22, theme.TEXT, bold=True, room=340)
            if roomy:
                artist.text(80, y + 95, view.rank_note, 18, theme.TEXT_SOFT, room=340)

    def _page(self, view: FactsView) -> ListPage:
        return self.page(len(view.facts), self.design_size[1] - _FACTS_TOP - _DECIDES + 3, _FACT_PITCH)

    def _pager_box(self, page: ListPage) -> Box:
        y = _FACTS_TOP + (page.last - page.first) * _FACT_PITCH
        return (_FACT_LEFT, y, _FACT_WIDTH, PAGER_HEIGHT)


def _paint_open_fact(artist: Artist, fact: Fact, number: int, y: float) -> None:
    box = (_FACT_LEFT, y, _FACT_WIDTH, _FACT_HEIGHT)
    middle = y + _FACT_HEIGHT / 2
    if fact.now:
        artist.round_box(box, theme.Radius.KEY, theme.ACCENT_TINT, theme.ACCENT, width=2.5)
    else:
        artist.round_box(box, theme.Radius.KEY, theme.SURFACE, theme.LINE)
    colour = theme.ACCENT if fact.now else None
    paint_badge(artist, _FACT_LEFT + 28, middle, 16, str(number), colour=colour)
    ink = theme.TEXT if fact.now else theme.TEXT_SOFT
    room = _FACT_WIDTH - 72
    lines = len(wrap_text(fact.question, artist.pixels(20), fact.now, room * artist.factor, 2))
    first = middle if lines == 1 else middle - 12
    artist.lines(_FACT_LEFT + 58, first, fact.question, 20, ink, room=room, pitch=24, most=2, bold=fact.now)
