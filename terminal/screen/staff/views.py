"""What signing on and enrolling show: frozen data, with words in the table's language."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from terminal.rules.cards import Card
from terminal.screen.dialogue_views import IdentityView
from terminal.screen.widgets.page import PAGE

KEYBOARD_PLACE: Final = (PAGE[0] + 30.0, PAGE[1] + 442.0)
"""Where the keyboard lies on the page on which people are put on the staff, in design px of the window."""


class PersonCard(Struct, frozen=True):
    """A person who leaves or comes."""

    label: str
    second: str
    name: str
    number: str
    rank: str
    facts: tuple[tuple[str, str], ...]
    acting: str = ""
    acting_until: str = ""


class HandedOver(Struct, frozen=True):
    """A thing that is handed over: a value as text, or a card."""

    label: str
    value: str
    card: Card | None = None


class RankInForce(Struct, frozen=True):
    """Who holds a rank at this table; `short_note` stands where the note has no room."""

    rank: str
    number: str
    name: str
    acting: str = ""
    note: str = ""
    short_note: str = ""


class SignOnView(Struct, frozen=True):
    """A change of dealer: who leaves, who comes, what is handed over, and which ranks are in force."""

    title: str
    second: str
    caption: str
    leaves: PersonCard | None
    comes: PersonCard | None
    handed_over: tuple[HandedOver, ...]
    ranks: tuple[RankInForce, ...]
    identity: IdentityView
    stay: str
    stay_note: str
    trains: bool
    """Whether there is a key that leads to training."""


class EnrolView(Struct, frozen=True):
    """A number and a PIN that are set or shown, for what the words say; strong words stand out.

    `way_back` is empty where there is none, `badge` where no badge will do.
    """

    title: str
    second: str
    words: tuple[tuple[str, bool], ...]
    identity: IdentityView
    way_back: str
    caption: str = ""
    asks_name: bool = False
    badge: str = ""
    reads_badge: bool = False
    """Whether nothing is typed: a new badge is to be held to the reader."""
