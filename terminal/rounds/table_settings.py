"""What a profile settles for people and clock, apart from the terms of play; on record at a live table."""

from __future__ import annotations

from msgspec import Struct


class TableSettings(Struct, frozen=True):
    """The settings of people, clock and heads that are in force at a table."""

    number_digits: int
    """Digits of a staff number."""
    pin_digits: int
    """Digits of a PIN that is set from now on."""
    short_pin_digits: int | None = None
    """Digits of PINs that were set before and are too short; None if there are none."""
    clock_gap_hours: int = 24
    """How far the clock may be ahead of the last event at a start, before somebody has to confirm it."""
    heads: tuple[str, ...] | None = None
    """Where the heads of rounds and days are sent; None if an older program left it out of the record."""
