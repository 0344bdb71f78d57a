"""What the ledger gives back: the head of its chain, one recorded event at a time, and what is wrong."""

from datetime import datetime
from typing import NamedTuple

from msgspec import Struct

from terminal.ledger.times import from_text
from terminal.rounds.events import Event
from terminal.rules.message import Message


class Head(NamedTuple):
    """The last recorded event: its number, its hash and its stored time; number 0 is an empty ledger."""

    seq: int
    hash: str
    at_utc: str


class Recorded(NamedTuple):
    """One event with all that was recorded with it; a tuple, because a recovery makes many thousands.

    `command` is the stored text of the command on the first event of each command, else None;
    `Codec.decode_command` reads it.
    """

    seq: int
    at_utc: str
    shoe: int
    round_number: int
    event: Event
    command: str | None
    actor: str
    authority: str
    hash: str
    wall_utc: str | None = None
    """What the clock showed, where that was not the time of the record."""

    @property
    def at(self) -> datetime:
        """The moment, in UTC."""
        return from_text(self.at_utc)


class Finding(Struct, frozen=True):
    """One fault: where it is, the number of the event if it is in one, and what is wrong."""

    place: str
    """`file`, `tables`, `events`, `acts`, `people`, `foreign`, `head file`, `latest file` or the name of a
    reporting table."""
    seq: int | None
    message: Message
    shoe: int | None = None
    """The shoe under which the event is recorded."""
    round_number: int | None = None
    """The round of that shoe."""
    detail: str = ""
    """What the database or the program says of it in its own words: for the log and the command line."""
