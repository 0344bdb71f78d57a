"""Measures the durable append of acts compared with bare transactions of the same rows on the same disk."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from terminal.ledger.identity import LedgerKind
from terminal.ledger.ledger import Ledger
from terminal.ledger.migrations import create_schema
from terminal.ledger.projections import REPORTING_TABLES
from terminal.rounds.state import Table
from terminal.table.session.table_session import PROFILE, TableSession
from tests.bench.children import WORK
from tests.bench.nine_boxes import nine_box_terms, opening, rounds_of
from tests.bench.samples import median, p99

ROUNDS = 120
WARM_ROUNDS = 10
Rows = list[tuple[str, list[tuple[object, ...]]]]
"""By table: the statement that inserts a row, and the rows."""


class BareCopy:
    """Writes the rows that an act has made into a file of the same tables, in one plain transaction."""

    def __init__(self, ledger: Ledger, path: Path) -> None:
        self._source = ledger._connection
        self._copy = sqlite3.connect(path, isolation_level=None)
        # The same pages are touched: tables, indexes and triggers as in the ledger, and as durable.
        create_schema(self._copy, ledger.identity)
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "wal_autocheckpoint=0"):
            self._copy.execute(f"PRAGMA {pragma}").fetchall()
        self._seq = 0
        self._seen = dict.fromkeys(REPORTING_TABLES, 0)

    def rows(self) -> Rows:
        """Return what the last act added, read back; the reporting tables only grow at a round's end here."""
        added: Rows = []
        events = self._source.execute("SELECT * FROM events WHERE seq > ?", (self._seq,)).fetchall()
        self._seq = events[-1][0]
        added.append((_insert("events", events), events))
        for name, seen in self._seen.items():
            count = self._source.execute(f"SELECT count(*) FROM {name}").fetchone()[0]
            if count > seen:
                query = f"SELECT * FROM {name} LIMIT -1 OFFSET ?"
                fresh = self._source.execute(query, (seen,)).fetchall()
                added.append((_insert(name, fresh), fresh))
                self._seen[name] = count
        return added

    def write(self, added: Rows) -> float:
        """Return seconds that one transaction of these rows takes."""
        execute, executemany = self._copy.execute, self._copy.executemany
        started = time.perf_counter()
        execute("BEGIN IMMEDIATE")
        for insert, rows in added:
            executemany(insert, rows)
        execute("COMMIT")
        return time.perf_counter() - started

    def checkpoint(self) -> None:
        """Move the log into the file, as the ledger does between rounds."""
        self._copy.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()

    def close(self) -> None:
        """End it."""
        self._copy.close()


def _insert(table: str, rows: Sequence[tuple[object, ...]]) -> str:
    return f"INSERT INTO {table} VALUES ({', '.join('?' * len(rows[0]))})"


def measured(folder: Path) -> dict[str, float]:
    """Return medians and tails in milliseconds."""
    terms = nine_box_terms()
    ledger = Ledger.create(folder / "kept.ledger", kind=LedgerKind.LIVE, table_id="script", zone="UTC")
    bare = BareCopy(ledger, folder / "bare.sqlite")
    took: list[float] = []
    append = ledger.append

    def timed(*arguments: object, **place: object) -> object:
        started = time.perf_counter()
        head = append(*arguments, **place)  # type: ignore[arg-type]
        took.append(time.perf_counter() - started)
        return head

    ledger.append = timed  # type: ignore[method-assign, assignment]
    session = TableSession(ledger, Table(terms))
    session.handle(opening(terms), acting=PROFILE)
    bare.write(bare.rows())
    ours, theirs = [], []
    for number, commands in enumerate(rounds_of(terms, ROUNDS, bets_a_box=2)):
        for command in commands:
            session.handle(command, acting=PROFILE)
            seconds = bare.write(bare.rows())
            if number >= WARM_ROUNDS:
                ours.append(took[-1] * 1000)
                theirs.append(seconds * 1000)
        session.tidy()
        bare.checkpoint()
    bare.close()
    ledger.close()
    return {
        "append_median": median(ours),
        "append_p99": p99(ours),
        "bare_median": median(theirs),
        "bare_p99": p99(theirs),
        "acts": len(ours),
    }


def main() -> None:
    """Print the figures."""
    WORK.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(dir=WORK) as folder:
        print(json.dumps(measured(Path(folder))))


if __name__ == "__main__":
    main()
