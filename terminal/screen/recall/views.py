"""What the recall of past rounds shows: frozen data, with sums in cents and words in the table's language."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from terminal.rules.bets import Hand, Result
from terminal.rules.cards import Card
from terminal.screen.dialogue_views import HeadView
from terminal.screen.felt.view import FeltView
from terminal.screen.views import StatusView, Tool

MOST_TILES: Final = 10
"""How many rounds a strip shows."""


class ActRow(Struct, frozen=True):
    """An act of the round; `parts` are words, each with the hand it is about, if any."""

    number: int
    title: str
    parts: tuple[tuple[Hand | None, str], ...]
    at: str
    note: str
    fault: bool


class ActsView(Struct, frozen=True):
    """All acts of a round; `now` counts from 0."""

    caption: str
    rows: tuple[ActRow, ...]
    now: int


class NamedCard(Struct, frozen=True):
    """A card with what is said under it, and the hand that it went to, if any."""

    card: Card
    caption: str
    hand: Hand | None = None


class SignatureView(Struct, frozen=True):
    """Who acted: role in both languages, name, number, rank, time, and the act."""

    role: str
    second: str
    name: str
    number: str
    rank: str
    at: str
    act: str


class RecalledFaultView(Struct, frozen=True):
    """An irregularity as it was decided: the cards before and after, and who signed."""

    title: str
    second: str
    paragraphs: tuple[str, ...]
    before_title: str
    before: tuple[NamedCard, ...]
    after_title: str
    after: tuple[NamedCard, ...]
    note: str
    signatures: tuple[SignatureView, ...]


class RoundTile(Struct, frozen=True):
    """A round in the strip: `number` as people count it, `name` for the signal."""

    name: str
    number: str
    result: Result | None
    points: str
    fault: bool = False
    now: bool = False


class RecallStripView(Struct, frozen=True):
    """The strip of the recall: steps, the last rounds, and the search."""

    tools: tuple[Tool, ...]
    rounds: tuple[RoundTile, ...]
    may_go_back: bool
    may_go_on: bool
    search: str
    search_note: str


class RecallView(Struct, frozen=True, kw_only=True):
    """What the recall shows in the place of the table."""

    status: StatusView
    felt: FeltView
    strip: RecallStripView
    head: HeadView
    acts: ActsView
    fault: RecalledFaultView | None = None
