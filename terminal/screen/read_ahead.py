"""Imports what the first acts need and no start waits for, once the table is ready."""

from __future__ import annotations


def read_ahead() -> None:
    """Import it. Any thread may do this; an act that comes sooner imports what it needs by itself."""
    import terminal.rounds.deciders  # noqa: PLC0415 - after the start
    import terminal.screen.effects  # noqa: PLC0415 - as above
    import terminal.screen.later_panels  # noqa: F401, PLC0415 - as above
