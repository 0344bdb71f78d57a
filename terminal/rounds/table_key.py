"""Decisions about the key with which the heads of the table are signed: the first, and each that follows it.

Signatures are checked where keys are known to a library: at the start, and again by `verify`.
"""

from __future__ import annotations

import re
from typing import Final

from terminal.rounds.commands import RecordTableKey
from terminal.rounds.decision import Decision
from terminal.rounds.events import TableKeyKnown
from terminal.rounds.refusal import rank_missing, refuse
from terminal.rounds.state import Table
from terminal.rules.ranks import Rank

_KEY: Final = r"[0-9a-f]{64}"


def record_table_key(table: Table, command: RecordTableKey, rank: Rank) -> Decision:
    """Put the key of the table on record: the first, one that the key before has signed, or by a rank."""
    if re.fullmatch(_KEY, command.key) is None:
        return refuse("no_key", "This is no public key.")
    if command.key == table.table_key:
        return refuse("key_unchanged", "This key is on record already.")
    is_first = table.table_key is None
    if not is_first and not command.signature and not rank.at_least(Rank.SHIFT_MANAGER):
        return rank_missing(Rank.SHIFT_MANAGER)
    return (TableKeyKnown(command.key, command.signature),)
