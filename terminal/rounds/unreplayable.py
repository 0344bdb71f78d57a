"""What an event needs of the state before it: without that, the record cannot be replayed."""

from __future__ import annotations

from terminal.rounds.state import Round, Table, Undoable
from terminal.rules.shoe import Shoe


class Unreplayable(LookupError):
    """An event cannot follow this state: the record cannot be replayed."""


def open_round(table: Table) -> Round:
    """Return the open round; raise `Unreplayable` if there is none."""
    if table.round is None:
        raise Unreplayable("an event of a round, where no round is open")
    return table.round


def open_shoe(table: Table) -> Shoe:
    """Return the shoe in use; raise `Unreplayable` if there is none."""
    if table.shoe is None:
        raise Unreplayable("an event of a shoe, where there is none")
    return table.shoe


def last_entry(played: Round) -> Undoable:
    """Return the last entry that can be taken back; raise `Unreplayable` if there is none."""
    if played.undo is None:
        raise Unreplayable("an entry taken back, where there is none")
    return played.undo


def undo_below(played: Round) -> Undoable | None:
    """Return the entries that can still be taken back once the last one has been."""
    return None if played.undo is None else played.undo.below
