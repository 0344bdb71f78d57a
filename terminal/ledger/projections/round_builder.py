"""What the reporting tables must know of the round in play, noted event by event."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from terminal.ledger.projections import ROUND_TABLES
from terminal.ledger.projections.reporting_table import RoundTable, Row
from terminal.ledger.records import Recorded
from terminal.rounds.events import DayBegun, RoundCommenced


class RoundNotes:
    """The notes of every round table on one round, from the event that commenced it.

    A round that an earlier file holds stands here under the event that began the day.
    """

    def __init__(self) -> None:
        self._first: Recorded | None = None
        self._notes: list[Any] = []

    @property
    def round_id(self) -> int:
        """The number of the event that commenced the round, or that began the day with it.

        Raises `LookupError` if there was none.
        """
        return self._commenced().seq

    def take(self, recorded: Recorded) -> None:
        """Takes note of one more event."""
        kind = type(recorded.event)
        if kind is RoundCommenced:
            self._first = recorded
            self._notes = [table.start(recorded) for table in ROUND_TABLES]
        elif isinstance(recorded.event, DayBegun):
            played = recorded.event.table.last
            if played is not None:
                self._first = recorded
                self._notes = [table.carry_over(recorded, played) for table in ROUND_TABLES]
        if self._first is None:
            return
        for index, note in _NOTING.get(kind, ()):
            note(self._notes[index], recorded, recorded.event)

    def rows(self, ending: Recorded) -> Iterator[tuple[RoundTable, Iterable[Row]]]:
        """Every table with its rows of the round, which this event has ended.

        Raises `LookupError` if it never commenced.
        """
        first = self._commenced()
        for table, notes in zip(ROUND_TABLES, self._notes, strict=True):
            yield table, table.rows(notes, first, ending)

    def _commenced(self) -> Recorded:
        if self._first is None:
            raise LookupError("the round did not commence in this ledger")
        return self._first


_NOTING = {
    kind: [(index, table.notes[kind]) for index, table in enumerate(ROUND_TABLES) if kind in table.notes]
    for kind in {kind for table in ROUND_TABLES for kind in table.notes}
}
"""By kind of event, the tables that take note of it, by their place, and what they do."""
