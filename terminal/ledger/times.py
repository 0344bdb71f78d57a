"""Times as the ledger stores them: UTC, ISO 8601, six decimals and a Z, so that text order is time order."""

from __future__ import annotations

from datetime import UTC, datetime

import msgspec

LENGTH = len("2001-01-01T00:00:00.000000Z")


def to_text(at: datetime) -> str:
    """Return the stored text of a moment.

    Raises `ValueError` if the moment has no zone.
    """
    if at.tzinfo is not UTC:
        if at.utcoffset() is None:
            raise ValueError("a time in the ledger needs a zone")
        at = at.astimezone(UTC)
    text: str = msgspec.to_builtins(at)  # many times as fast as isoformat, but it leaves out empty decimals
    return text if len(text) == LENGTH else f"{text[:19]}.000000Z"


def from_text(text: str) -> datetime:
    """Return the moment of a stored text.

    Raises `ValueError` if the text is no time.
    """
    return datetime.fromisoformat(text)


def is_moment(text: str) -> bool:
    """Return whether a text names a moment, in this form or another."""
    try:
        return from_text(text).utcoffset() is not None
    except ValueError:
        return False


def is_stamp(text: str) -> bool:
    """Return whether a text is exactly what `to_text` writes."""
    try:
        return to_text(from_text(text)) == text
    except ValueError:
        return False
