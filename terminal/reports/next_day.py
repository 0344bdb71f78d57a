"""Finds the file that goes on from a closed day, and what it has corrected in the last round of that day."""

from __future__ import annotations

from datetime import datetime
from itertools import islice
from typing import Final

from terminal.ledger.archive import later_places
from terminal.ledger.errors import LedgerError
from terminal.ledger.reader import LedgerReader
from terminal.rounds.events import Event, RoundCommenced, RoundConcluded, RoundVoided, SettlementReversed

_CORRECTING: Final[tuple[type[Event], ...]] = (SettlementReversed, RoundConcluded, RoundVoided)


def open_next_day(closed: LedgerReader) -> LedgerReader | None:
    """Return the file that goes on from a closed day, opened; None if it is not found.

    It lies next to an archived day, or is the ledger in use, above the archive. The caller closes it.
    """
    head = closed.head
    for path in later_places(closed.path, head.seq):
        try:
            reader = LedgerReader.open(path, newer=True)
        except LedgerError:
            continue  # a file of such a name that is no ledger, or none that can be read, is not the one
        if (reader.identity.follows_seq, reader.identity.follows_hash) == head[:2]:
            return reader
        reader.close()
    return None


def corrects_the_last_round(later: LedgerReader) -> bool:
    """Return whether a file begins with corrections of a round that the one before it had settled."""
    for record in later.read(later.identity.follows_seq):
        if isinstance(record.event, RoundCommenced):
            return False
        if isinstance(record.event, _CORRECTING):
            return True
    return False


def first_used(later: LedgerReader) -> datetime | None:
    """Return when the file was first used: it is begun when the day before is closed, maybe hours earlier."""
    used = next(islice(later.read(later.identity.follows_seq), 1, None), None)
    return None if used is None else used.at
