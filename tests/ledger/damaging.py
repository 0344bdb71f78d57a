"""Damages a small ledger at random, the same for each seed, and does all that is done with one."""

from __future__ import annotations

import random
import re
import shutil
import signal
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from types import FrameType

from msgspec.structs import replace

from terminal.ledger.head_file import head_path
from terminal.ledger.identity import LedgerKind
from terminal.ledger.ledger import Ledger
from terminal.ledger.projections import REPORTING_TABLES
from terminal.ledger.reader import LedgerReader
from terminal.ledger.records import Head
from terminal.ledger.tail_witness import TailWitness, witness_path
from terminal.reports.build import make_report
from terminal.table.audit.audit import audit_ledger
from terminal.table.session.recovery import recover
from terminal.table.setup.opening import open_table
from terminal.table.setup.profile import TableProfile, demo_profile
from tests.patience import HANGS
from tests.table.dealing import DealtTable, live_ledger

LONGEST = HANGS
"""Seconds within which anything done with a small ledger has ended, whatever it holds, unless it hangs."""

COLUMNS = (
    "seq", "at", "table_id", "shoe", "round", "kind", "version", "body",
    "actor", "authority", "command", "previous", "hash",
)  # fmt: skip

Damage = Callable[[Path, random.Random], None]


def small_ledger(path: Path) -> TableProfile:
    """Make a closed live ledger of a few rounds with its head file; return a profile that opens it."""
    with closing(live_ledger(path)) as ledger:
        table = DealtTable(ledger, 3)
        table.open()
        table.play(3)
        table.play_plainly(2)
        ledger.write_head()
        ledger.checkpoint()
        terms = recover(ledger, table.table.terms).terms
    return replace(demo_profile(), kind=LedgerKind.LIVE, ledger=path, zone=ledger.identity.zone, terms=terms)


def copy_to(source: Path, folder: Path) -> Path:
    """Return a fresh copy of a ledger, its head and the note of its last event in an empty folder."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    path = folder / source.name
    for path_of in (Path, head_path, witness_path):
        shutil.copy(path_of(source), path_of(path))
    return path


def damage_bytes(path: Path, dice: random.Random) -> None:
    """Change a byte or some in a row, header and schema more often than the rest, or cut the end off."""
    raw = bytearray(path.read_bytes())
    place = dice.randrange(3 * 4096 if dice.random() < 0.3 else len(raw))
    if dice.random() < 0.06:
        del raw[place:]
    for further in range(dice.choice((1, 1, 1, 2, 8, 30))):
        if place + further < len(raw):
            raw[place + further] = dice.randrange(256)
    path.write_bytes(raw)


def damage_note(path: Path, dice: random.Random) -> None:
    """Change, cut or lengthen the note of the last event, or put another number and its check there."""
    note = witness_path(path)
    raw = bytearray(note.read_bytes())
    place = dice.randrange(len(raw))
    match dice.randrange(5):
        case 0:
            del raw[place:]
        case 1:
            raw += bytes(dice.randrange(256) for _ in range(place))
        case 2:
            TailWitness(path, Head(dice.choice((0, 1, 50, 10**6, 2**63 - 1)), "5e" * 32, "")).close()
            return
        case _:
            raw[place : place + 4] = dice.randbytes(4)
    note.write_bytes(raw)


def damage_rows(path: Path, dice: random.Random) -> None:
    """Change, remove or move what is stored, as somebody who has taken the triggers away."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        triggers = connection.execute("SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'").fetchall()
        for name, _ in triggers:
            connection.execute(f"DROP TRIGGER {name}")
        seq = dice.choice(connection.execute("SELECT seq FROM events").fetchall())[0]
        dice.choice(_ROW_DAMAGES)(connection, dice, seq)
        for _, sql in triggers:
            connection.execute(sql)


def _remove(connection: sqlite3.Connection, dice: random.Random, seq: int) -> None:
    last = seq + dice.choice((0, 0, 3, 1_000))
    connection.execute("DELETE FROM events WHERE seq BETWEEN ? AND ?", (seq, last))


def _change_a_column(connection: sqlite3.Connection, dice: random.Random, seq: int) -> None:
    column = dice.choice(COLUMNS)
    value = connection.execute(f"SELECT {column} FROM events WHERE seq = ?", (seq,)).fetchone()[0]
    other: object
    if isinstance(value, int):
        other = dice.choice((value + 1, -1, 2**62, -(2**63)))
    else:
        place = dice.randrange(len(value or "?"))
        other = dice.choice(("", "x", f"{(value or '')[:place]}\u4e00", (value or "")[::-1]))
    connection.execute(f"UPDATE OR REPLACE events SET {column} = ? WHERE seq = ?", (other, seq))


def _change_a_word(connection: sqlite3.Connection, dice: random.Random, seq: int) -> None:
    body = connection.execute("SELECT body FROM events WHERE seq = ?", (seq,)).fetchone()[0]
    words = re.findall(r'"[^"]*"|\d+', body)
    if words:
        other = dice.choice(('"zz"', "9" * 25, "-5", "null", "[]", "{}", "true"))
        changed = body.replace(dice.choice(words), other, 1)
        connection.execute("UPDATE events SET body = ? WHERE seq = ?", (changed, seq))


def _change_what_it_is(connection: sqlite3.Connection, dice: random.Random, seq: int) -> None:
    kind = dice.choice(connection.execute("SELECT DISTINCT kind FROM events").fetchall())[0]
    version = dice.choice((1, 1, 0, 2, 99))
    connection.execute("UPDATE events SET kind = ?, version = ? WHERE seq = ?", (kind, version, seq))


def _change_the_identity(connection: sqlite3.Connection, dice: random.Random, _seq: int) -> None:
    column = dice.choice(("zone", "table_id", "created_utc", "kind"))
    connection.execute("PRAGMA ignore_check_constraints=ON")
    connection.execute(f"UPDATE meta SET {column} = ?", (dice.choice(("", "x", "replay", "Asia", "../etc")),))


def _change_the_state(connection: sqlite3.Connection, dice: random.Random, _seq: int) -> None:
    connection.execute(
        dice.choice(
            (
                "DELETE FROM read_tables",
                "UPDATE read_tables SET version = 99",
                "UPDATE read_tables SET stale_since_seq = -3, reason = 'x'",
                "DELETE FROM meta",
            )
        )
    )


def _drop(connection: sqlite3.Connection, dice: random.Random, _seq: int) -> None:
    objects = connection.execute(
        "SELECT type, name FROM sqlite_schema WHERE sql IS NOT NULL AND name NOT IN ('meta', 'events')"
    ).fetchall()
    connection.execute("DROP {} {}".format(*dice.choice(objects)))


def _change_a_reporting_table(connection: sqlite3.Connection, dice: random.Random, _seq: int) -> None:
    table = dice.choice(REPORTING_TABLES)
    connection.execute(
        dice.choice(
            (
                f"DELETE FROM {table}",
                f"ALTER TABLE {table} ADD COLUMN more TEXT",
                f"CREATE INDEX more ON {table} (1)",
                f"CREATE TRIGGER more AFTER INSERT ON {table} BEGIN SELECT 1; END",
                f"CREATE TABLE more AS SELECT * FROM {table}",
            )
        )
    )


_ROW_DAMAGES = (
    _remove, _change_a_column, _change_a_column, _change_a_column, _change_a_word, _change_a_word,
    _change_what_it_is, _change_the_identity, _change_the_state, _drop, _change_a_reporting_table,
)  # fmt: skip


def uses(profile: TableProfile, path: Path) -> dict[str, Callable[[], object]]:
    """Return all that is done with a ledger, by name; each raises what is wrong, or ends."""

    def opened() -> None:
        open_table(replace(profile, ledger=path)).session.ledger.close()

    def rebuilt() -> None:
        with closing(Ledger.open(path, kind=profile.kind)) as ledger:
            ledger.rebuild()

    def backed_up() -> None:
        with closing(LedgerReader.open(path)) as reader:
            reader.backup(path.with_name("copy.ledger"))

    return {
        "verify": lambda: audit_ledger(path).findings,
        "report": lambda: make_report("shift", [path]),
        "rebuild": rebuilt,
        "backup": backed_up,
        "open": opened,
    }


class TookTooLong(BaseException):
    """Something did not end."""


@contextmanager
def within(seconds: float) -> Iterator[None]:
    """Stop what does not end."""

    def stop(_number: int, _frame: FrameType | None) -> None:
        raise TookTooLong

    before = signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
