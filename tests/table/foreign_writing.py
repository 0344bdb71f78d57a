"""What another program can do to a live ledger, with hashes that fit."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from terminal.ledger.chain import row_hash
from terminal.ledger.codec import Codec
from terminal.ledger.tail_witness import witness_path
from terminal.rounds import commands as c
from terminal.rounds import events as e
from terminal.rules.bets import Bet

FORGED_CENTS = 7_700_00


def forge(path: Path, *, keep_note: bool = True) -> int:
    """Append a bet that nobody has placed, so that the chain fits; return its number."""
    note = witness_path(path).read_bytes() if keep_note else None
    codec = Codec()
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        last = connection.execute(
            "SELECT seq, at, table_id, shoe, round, actor, authority, hash FROM events"
            " ORDER BY seq DESC LIMIT 1"
        ).fetchone()
        seq, at, table_id, shoe, number, actor, authority, previous = last
        event = e.BetPlaced(0, "2", "seated", Bet.BANKER, FORGED_CENTS)
        command = codec.encode_command(c.PlaceBet("2", Bet.BANKER, FORGED_CENTS))
        row = (
            *(seq + 1, at, table_id, shoe, number, event.stored_name, event.version),
            *(codec.encode_event(event), actor, authority, command, previous),
        )
        marks = ", ".join("?" * 14)
        connection.execute(f"INSERT INTO events VALUES ({marks})", (*row, row_hash(row), None))
    if note is not None:
        witness_path(path).write_bytes(note)
    return int(seq) + 1
