"""A change of dealer: who leaves, who comes and signs, what is handed over, which ranks are in force."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import Signal

from terminal.screen import theme
from terminal.screen.dialogue_views import IdentityView
from terminal.screen.staff.views import HandedOver, PersonCard, RankInForce, SignOnView
from terminal.screen.translate import second_line, tr
from terminal.screen.widgets.cards import paint_card
from terminal.screen.widgets.faces import PlainFace
from terminal.screen.widgets.identity import IdentityPanel, IdentityPlace
from terminal.screen.widgets.key import KeySlot
from terminal.screen.widgets.page import HEAD, PAGE, paint_page_head
from terminal.screen.widgets.paint import Artist, Box, Run
from terminal.screen.widgets.panel import KeyId

_LEFT: Final = 23.0
_WIDTH: Final = 873.0
_SPLIT: Final = 914.0
CARD: Final = (405.0, 293.0)
CARDS_TOP: Final = 98.0
"""Size and top of the card of a person, design px from the page."""
_COMES_LEFT: Final = 491.0
_HANDED: Final[Box] = (_LEFT, 410.0, _WIDTH, 139.0)
_RANKS_TOP: Final = 604.0
_RANK_PITCH: Final = 62.0
_RANK_HEIGHT: Final = 55.0
_RANKS_ROOM: Final = 255.0


class SignOnPage(IdentityPanel[SignOnView]):
    """The page of a relief; the main button signs, `stayed` leaves the dealer as is."""

    BOX = PAGE

    stayed = Signal()

    def identity(self, view: SignOnView) -> IdentityView:
        """Who comes."""
        return view.identity

    def place(self) -> IdentityPlace:
        """The right side."""
        return IdentityPlace(932.0, 461.0, 111.0, 130.0, 227.0, 246.0, 326.0)

    def slots(self, view: SignOnView) -> Mapping[KeyId, KeySlot]:
        """The signature, and the way back."""
        slots: dict[KeyId, KeySlot] = dict(self.identity_slots(view))
        if view.stay:
            face = PlainFace(view.stay, second=view.stay_note, size=21, on_press=False)
            slots["stay"] = KeySlot((932, 768, 461, 82), face)
        return slots

    def act(self, key: KeyId) -> None:
        """Type, or say that nobody changes."""
        if not self.act_identity(key):
            self.stayed.emit()

    def paint_view(self, artist: Artist, view: SignOnView) -> None:
        """Paint people, things and ranks."""
        paint_page_head(artist, (view.title, view.second, view.caption), "swap", alarm=False)
        artist.rule(_SPLIT, HEAD, _SPLIT, PAGE[3], theme.LINE)
        if view.leaves is not None:
            _paint_person(artist, view.leaves, (_LEFT, CARDS_TOP, *CARD), comes=False)
        if view.comes is not None:
            _paint_person(artist, view.comes, (_COMES_LEFT, CARDS_TOP, *CARD), comes=True)
        if view.leaves is not None and view.comes is not None:
            artist.disc(459.5, 245, 29, theme.SURFACE_RAISED, theme.LINE_STRONG, width=1)
            artist.icon("right", 459.5, 245, 22, theme.TEXT)
        if view.handed_over:
            _paint_handed_over(artist, view.handed_over)
        head = [
            Run(tr("Ranks in force at this table"), 21, theme.TEXT, True),
            Run(second_line("Ranks in force at this table"), 19, theme.TEXT_SOFT, gap=12),
        ]
        artist.runs(_LEFT, 583, head, _WIDTH)
        pitch = min(_RANK_PITCH, _RANKS_ROOM / max(len(view.ranks), 1))
        for number, rank in enumerate(view.ranks):
            _paint_rank(artist, rank, _RANKS_TOP + number * pitch, min(_RANK_HEIGHT, pitch - 5))
        captions = ("", tr("or hold a badge to the reader"))
        self.paint_identity(artist, view, captions, (second_line("Staff number"), second_line("PIN")))


def _paint_person(artist: Artist, person: PersonCard, box: Box, *, comes: bool) -> None:
    x, y, width, height = box
    if comes:
        artist.round_box(box, theme.Radius.BOX, theme.SURFACE_RAISED, theme.TEXT, width=2.5)
    else:
        artist.round_box(box, theme.Radius.BOX, theme.SURFACE_RAISED, theme.LINE)
    left, right = x + 23, x + width - 23
    label = Run(person.label, 20, theme.TEXT if comes else theme.TEXT_SOFT, comes)
    artist.runs(left, y + 31, [label, Run(person.second, 18, theme.TEXT_SOFT, gap=10)], width - 46)
    artist.disc(left + 40, y + 105, 41, theme.SURFACE_HIGH, theme.LINE_STRONG, width=1)
    artist.icon("person", left + 40, y + 105, 40, theme.TEXT)
    artist.text(left + 100, y + 87, person.name, 29, theme.TEXT, bold=True, room=right - left - 100)
    number = artist.text(left + 100, y + 123, person.number, 22, theme.TEXT, bold=True, room=120)
    artist.text(
        left + 118 + number, y + 123, person.rank, 20, theme.TEXT_SOFT, room=right - left - 118 - number
    )
    top = y + 163
    if person.acting:
        pill = artist.pill(
            left,
            y + 173,
            person.acting,
            17,
            theme.TEXT,
            fill=theme.BACKGROUND,
            height=31,
            radius=15.5,
            line=theme.TEXT,
        )
        artist.text(
            left + pill + 12, y + 173, person.acting_until, 18, theme.TEXT_SOFT, room=right - left - pill - 12
        )
        top = y + 203
    artist.rule(left, top, right, top, theme.LINE)
    pitch = min(33.0, (y + height - 17 - top - 22) / max(len(person.facts) - 1, 1))
    for line, (what, value) in enumerate(person.facts):
        middle = top + 22 + line * pitch
        wide = artist.right(right, middle, value, 19, theme.TEXT, bold=True, room=230)
        artist.text(left, middle, what, 19, theme.TEXT_SOFT, room=right - left - wide - 10)


def _paint_handed_over(artist: Artist, things: tuple[HandedOver, ...]) -> None:
    """Paint the things side by side, each as wide as its words, so that none is cut while there is room."""
    x, y, width, _ = _HANDED
    artist.round_box(_HANDED, theme.Radius.BOX, theme.FELT, theme.FELT_LINE)
    head = [
        Run(tr("Handed over as it lies"), 20, theme.TEXT, True),
        Run(second_line("Handed over as it lies"), 18, theme.TEXT_SOFT, gap=12),
    ]
    artist.runs(x + 23, y + 28, head, width - 46)
    needs = [
        max(artist.measure(thing.label, 17), artist.measure(thing.value, 24, True), 37.0) for thing in things
    ]
    room = width - 46
    gap = max(8.0, min(44.0, (room - sum(needs)) / max(len(things) - 1, 1)))
    squeeze = min(1.0, (room - gap * (len(things) - 1)) / sum(needs))
    left = x + 23
    for thing, need in zip(things, needs, strict=True):
        wide = need * squeeze + 0.5
        artist.text(left, y + 64, thing.label, 17, theme.TEXT_SOFT, room=wide)
        if thing.card is None:
            artist.text(left, y + 99, thing.value, 24, theme.TEXT, bold=True, room=wide)
        else:
            paint_card(artist.painter, artist.rect((left, y + 77, 37, 51)), thing.card)
        left += wide + gap


def _paint_rank(artist: Artist, rank: RankInForce, y: float, height: float) -> None:
    artist.round_box((_LEFT, y, _WIDTH, height), theme.Radius.AREA, theme.SURFACE_RAISED)
    middle = y + height / 2
    artist.text(_LEFT + 18, middle, rank.rank, 19, theme.TEXT_SOFT, room=238)
    artist.right(_LEFT + 327, middle, rank.number, 19, theme.TEXT, bold=True, room=66)
    name = artist.text(_LEFT + 350, middle, rank.name, 19, theme.TEXT, bold=True, room=220)
    left = max(_LEFT + 468, _LEFT + 350 + name + 16)
    if rank.acting:
        pill = artist.pill(
            left,
            middle,
            rank.acting,
            16,
            theme.TEXT,
            fill=theme.BACKGROUND,
            height=31,
            radius=15.5,
            line=theme.TEXT,
        )
        left += pill + 10
    room = _LEFT + _WIDTH - 12 - left
    fits = not rank.short_note or artist.measure(rank.note, 18, False) <= room
    artist.text(left, middle, rank.note if fits else rank.short_note, 18, theme.TEXT_SOFT, room=room)
