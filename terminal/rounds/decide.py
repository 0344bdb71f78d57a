"""One command in, its events or a refusal out: the only way in which the table changes."""

from __future__ import annotations

from terminal.rounds.commands import BeginDay, Command
from terminal.rounds.decision import Decision
from terminal.rounds.foreign_write import foreign_write_refused
from terminal.rounds.gaming_day import day_refused
from terminal.rounds.state import Table
from terminal.rules.ranks import Rank


def decide(table: Table, command: Command, rank: Rank) -> Decision:
    """Decide a command: return its events, or why it is refused.

    `rank` is the rank in which somebody acts. Answers the events in order, or a refusal; changes nothing.
    """
    from terminal.rounds.deciders import DECIDERS  # noqa: PLC0415 - no start waits for some forty files

    kind = type(command)
    wrong = day_refused(table) if kind is not BeginDay else None
    if table.foreign_writes and wrong is None:
        wrong = foreign_write_refused(table, command)
    return wrong if wrong is not None else DECIDERS[kind](table, command, rank)
