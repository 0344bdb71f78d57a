"""Since when the dealer on duty has been at the table, and from which round on, as the ledger tells it."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from typing import Final

from msgspec import Struct

from terminal.ledger.ledger import Ledger
from terminal.ledger.records import Recorded
from terminal.rounds.events import RoundCommenced, RoundConcluded, RoundVoided, WentOnDuty

_SHOES_BACK: Final = (0, 3)
"""How many shoes before the one in use are looked through; a dealer who came earlier is not looked up."""


class Duty(Struct, frozen=True):
    """When a dealer took the table over, and the shoe and number of the first round under the dealer.

    `since` is in UTC; without a round yet, `first` is None.
    """

    since: datetime
    first: tuple[int, int] | None = None


def duty_of(ledger: Ledger, number: str) -> Duty | None:
    """Return the duty of the dealer with this number; None if that began too long ago to be looked up.

    Raises as `Ledger.read` does.
    """
    for shoes_back in _SHOES_BACK:
        found = _last_duty(ledger.read_to_recover(shoes_back), number)
        if found is not None:
            return found
    return None


def _last_duty(records: Iterable[Recorded], number: str) -> Duty | None:
    """Return the last duty of a number: a round under way goes on under the dealer who comes."""
    found: Duty | None = None
    under_way: tuple[int, int] | None = None
    for record in records:
        event = record.event
        if isinstance(event, WentOnDuty):
            found = Duty(record.at, under_way) if event.number == number else None
        elif isinstance(event, RoundCommenced):
            under_way = record.shoe, record.round_number
            if found is not None and found.first is None:
                found = Duty(found.since, under_way)
        elif isinstance(event, RoundConcluded | RoundVoided):
            under_way = None
    return found
