"""Copies a ledger with SQLite's own backup, while it is in use if need be."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path

from terminal.ledger.connect import open_new
from terminal.ledger.errors import LedgerError, LedgerFault
from terminal.ledger.faults import fault_of_system, named_faults
from terminal.ledger.head_file import head_path, write_head_file
from terminal.ledger.identity import Identity
from terminal.ledger.opening import draft_of, put_in_place, remove_draft
from terminal.ledger.queries import read_head
from terminal.ledger.records import Head
from terminal.ledger.tail_witness import witness_path


def copy_to(
    source: sqlite3.Connection, identity: Identity, destination: Path, like: Path | None = None
) -> Head:
    """Make a whole copy with a head file of its own, durable when this returns, and return the copy's head.

    The copy is one file without a log next to it, with the rights of the ledger `like`.
    Raises `EXISTS` if anything is at the destination, or next to it what is left of another ledger and
    would speak against the copy; or the fault that the disk meets: nothing is left there then.
    """
    for target in (destination, head_path(destination), witness_path(destination)):
        _prove_free(target)
    draft = draft_of(destination)
    try:
        head = _copy(source, identity, draft, destination, like)
        put_in_place(draft, destination)
    except BaseException:
        remove_draft(draft)
        raise
    write_head_file(destination, head)
    return head


def put_back(source: sqlite3.Connection, identity: Identity, path: Path) -> None:
    """Write a ledger of which only its open connection is left to its own place, durable when this returns.

    Ends that connection, and takes away the log next to it, which is in the new file. What else lies
    next to it stays.
    Raises `EXISTS` if something lies there again, or the fault that the disk meets; the connection is
    open then, and it can be tried again.
    """
    draft = draft_of(path)
    try:
        _copy(source, identity, draft, path, head_path(path))
        put_in_place(draft, path)
    except BaseException:
        remove_draft(draft)
        raise
    source.close()
    try:
        for ending in ("-wal", "-shm"):
            path.with_name(path.name + ending).unlink(missing_ok=True)
    except OSError as error:
        raise fault_of_system(error, path) from error


def _prove_free(path: Path) -> None:
    if os.path.lexists(path):  # unlike `exists`, it raises nothing
        raise LedgerError(LedgerFault.EXISTS, path=path)


def _copy(
    source: sqlite3.Connection, identity: Identity, draft: Path, destination: Path, like: Path | None
) -> Head:
    with named_faults(destination):
        target = open_new(draft, like)
        try:
            source.backup(target)  # in one step: acts recorded meanwhile do not make it start again
            target.execute("PRAGMA journal_mode=DELETE")
            return read_head(target, identity)
        finally:
            target.close()
