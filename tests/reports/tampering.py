"""What somebody may do to a ledger's file behind the program's back, for the tests that must notice it."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from terminal.ledger.chain import row_hash
from terminal.ledger.head_file import head_path
from terminal.ledger.records import Head
from tests.ledger.acts import attest, behind_its_back

_ROW = "seq, at, table_id, shoe, round, kind, version, body, actor, authority, command, previous"


@contextmanager
def unguarded(path: Path) -> Iterator[sqlite3.Connection]:
    """Return a connection to a closed ledger, archived or not, whose triggers are as before in the end."""
    for file in (path, head_path(path)):
        file.chmod(0o644)
    with behind_its_back(path) as connection:
        yield connection


def more_paid(connection: sqlite3.Connection) -> None:
    """Turn every loss of the bettors' into a larger one."""
    connection.execute(
        """UPDATE events SET body = replace(body, '"at_stake":', '"at_stake":1')
        WHERE kind = 'round_concluded'"""
    )


def chained_again(connection: sqlite3.Connection, path: Path) -> None:
    """Make every hash fit what the rows now hold, and the files next to the ledger fit them."""
    previous = None
    for row in connection.execute(f"SELECT {_ROW} FROM events ORDER BY seq").fetchall():
        fitted = row if previous is None else (*row[:11], previous)
        previous = row_hash(fitted)
        connection.execute(
            "UPDATE events SET previous = ?, hash = ? WHERE seq = ?", (fitted[11], previous, row[0])
        )
    last = connection.execute("SELECT seq, hash, at FROM events ORDER BY seq DESC LIMIT 1").fetchone()
    attest(path, Head(*last))
