"""How the note of the last event was found at a start: as the table seals it, or not."""

from __future__ import annotations

from enum import StrEnum


class NoteProof(StrEnum):
    """Whether the note of the last event is proved to be of the table."""

    SEALED = "sealed"
    """It bears the seal of the key on record."""
    PLAIN = "plain"
    """It bears no seal: an older version wrote it, or another program."""
    OTHER = "other"
    """Its seal does not hold, or is of a key that is not at hand."""
    OLDER = "older"
    """Whatever it is: the ledger lacks the event of a head that left the machine."""
    MISSING = "missing"
    """There is none, or none that can be read."""
