"""Makes a new ledger file whole or not at all, and opens an existing one only if everything is in order."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path

from terminal.ledger.chain import genesis
from terminal.ledger.connect import log_path, open_for_reading, open_for_writing, open_new, prepare
from terminal.ledger.errors import CorruptLedger, LedgerError, LedgerFault
from terminal.ledger.faults import fault_of_system, named_faults
from terminal.ledger.head_file import read_head_file, sync_folder, write_head_file
from terminal.ledger.identity import Identity, LedgerKind
from terminal.ledger.lock import InstanceLock, sole_creator
from terminal.ledger.migrations import create_schema, migrate
from terminal.ledger.objects import look_at_objects, missing_columns
from terminal.ledger.queries import read_format, read_identity
from terminal.ledger.records import Head
from terminal.ledger.schema import FORMAT
from terminal.ledger.system_words import listed
from terminal.ledger.tail_witness import read_witness, witness_path
from terminal.rules.message import Message


def create_file(path: Path, identity: Identity) -> None:
    """Make an empty ledger at this path, durable when this returns: under another name, then renamed.

    Raises `EXISTS` if one is there, `VANISHED` if only a part is, or the fault of the disk.
    """
    with sole_creator(path), named_faults(path):
        if path.exists():
            raise LedgerError(LedgerFault.EXISTS, path=path)
        _prove_nothing_left(path)
        draft = draft_of(path)
        connection = open_new(draft)
        try:
            create_schema(connection, identity)
        finally:
            connection.close()
        write_head_file(path, Head(identity.follows_seq, genesis(identity), identity.created_utc))
        put_in_place(draft, path)


def _prove_nothing_left(path: Path) -> None:
    """Prove that no part of an older ledger is left: SQLite would read its log into the new file."""
    orphan = read_head_file(path)
    if orphan is not None and orphan.seq:
        left = Message("its head file attests {attested} events", {"attested": orphan.seq})
        raise LedgerError(LedgerFault.VANISHED, path=path, left=left)
    log = log_path(path)
    if log.is_file() and log.stat().st_size:
        raise LedgerError(
            LedgerFault.VANISHED, path=path, left=Message("its log {log} is there", {"log": log.name})
        )
    noted = read_witness(path)
    if noted is not None and noted.seq:
        witness = {"witness": witness_path(path).name, "attested": noted.seq}
        raise LedgerError(
            LedgerFault.VANISHED, path=path, left=Message("{witness} attests event {attested}", witness)
        )


def draft_of(path: Path) -> Path:
    """Return the name under which a file is made, after removing what an interrupted attempt has left there.

    Raises the fault that the disk meets if it cannot be removed.
    """
    draft = path.with_name(path.name + ".new")
    remove_draft(draft)
    return draft


def remove_draft(draft: Path) -> None:
    """Remove an unfinished file, and the journal next to it.

    Raises the fault that the disk meets.
    """
    try:
        for leaving in (draft, draft.with_name(draft.name + "-journal")):
            leaving.unlink(missing_ok=True)
    except OSError as error:
        raise fault_of_system(error, draft) from error


def put_in_place(draft: Path, path: Path) -> None:
    """Give a finished file its name, unless another file has taken it meanwhile.

    Raises `EXISTS`, or the fault that the disk meets.
    """
    try:
        os.link(draft, path)
        draft.unlink()
        sync_folder(path.parent)
    except FileExistsError as error:
        raise LedgerError(LedgerFault.EXISTS, path=path) from error
    except OSError as error:
        raise fault_of_system(error, path) from error


def open_file(
    path: Path, kind: LedgerKind, table_id: str | None
) -> tuple[sqlite3.Connection, Identity, InstanceLock]:
    """Return a connection to an existing ledger, ready to append, with its identity and its lock.

    Nothing is changed before the file is known as a ledger of this kind.
    Raises a `LedgerError` that says what is wrong.
    """
    lock = InstanceLock(path)
    connection: sqlite3.Connection | None = None
    try:
        connection = open_for_writing(path)
        found = read_format(connection, path)
        _prove_objects(connection, path)
        identity = read_identity(connection, path, kind)
        if table_id is not None and identity.table_id != table_id:
            raise LedgerError(LedgerFault.WRONG_TABLE, path=path, found=identity.table_id, wanted=table_id)
        lock.name_holder()
        prepare(connection, path)
        if found < FORMAT:
            with named_faults(path):
                migrate(connection, found)
            _prove_objects(connection, path)
    except BaseException:
        if connection is not None:
            connection.close()
        lock.release()
        raise
    return connection, identity, lock


def _prove_objects(connection: sqlite3.Connection, path: Path) -> None:
    """Prove that nothing in the file but this program can change what is recorded.

    Raises `CorruptLedger` or `FOREIGN_OBJECTS`.
    """
    with named_faults(path):
        objects = look_at_objects(connection)
    if objects.missing:
        raise CorruptLedger(path, listed(objects.missing))
    if objects.meddling:
        raise LedgerError(LedgerFault.FOREIGN_OBJECTS, path=path, names=tuple(objects.meddling))


def open_to_read(
    path: Path, kind: LedgerKind | None, *, incomplete: bool = False, newer: bool = False
) -> tuple[sqlite3.Connection, Identity]:
    """Return a connection that only reads, next to a table in play if need be, and the ledger's identity.

    With `incomplete`, all but the identity may be missing or altered. With `newer`, a later program may have
    written it, as long as the tables and columns that are read here are there. Raises a `LedgerError` that
    says what is wrong.
    """
    connection = open_for_reading(path)
    try:
        found = read_format(connection, path, newer=newer)
        if found > FORMAT:
            _prove_known_columns(connection, path, found)
            return connection, read_identity(connection, path, kind)
        with named_faults(path):
            unreadable = look_at_objects(connection).unreadable
        if any(not incomplete or words.params["name"] == "meta" for words in unreadable):
            raise CorruptLedger(path, listed(unreadable))
        identity = read_identity(connection, path, kind)
    except BaseException:
        connection.close()
        raise
    return connection, identity


def _prove_known_columns(connection: sqlite3.Connection, path: Path, found: int) -> None:
    """Prove that a ledger of a later program still has what this one reads. Raises `NEWER_FORMAT`."""
    with named_faults(path):
        lacks = missing_columns(connection)
    if lacks:
        raise LedgerError(LedgerFault.NEWER_FORMAT, path=path, found=found, known=FORMAT)


def checkpoint_file(path: Path) -> None:
    """Move the log into the ledger as far as no reader stands in the way, on a connection of its own.

    Raises the fault that the disk meets; what was recorded is then still in the log.
    """
    connection = open_for_writing(path)
    try:
        with named_faults(path):
            connection.execute("PRAGMA synchronous=FULL")
            connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
    finally:
        connection.close()


def empty_lost_log(connection: sqlite3.Connection, path: Path) -> None:
    """Move a log that lost its name into the ledger, through the connection that still has it open.

    Raises the fault that the disk meets; it can be tried again.
    """
    with named_faults(path):
        busy, held, moved = connection.execute("PRAGMA wal_checkpoint(FULL)").fetchone()
    if busy or held != moved:
        raise LedgerError(LedgerFault.BUSY, path=path)


def open_again(path: Path) -> sqlite3.Connection:
    """Return another connection for a ledger whose lock this process holds, ready to append.

    Raises the fault that the disk meets.
    """
    connection = open_for_writing(path)
    try:
        prepare(connection, path)
    except BaseException:
        connection.close()
        raise
    return connection
