"""Copies a ledger with SQLite's own backup, while it is in use if need be."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from terminal.ledger.connect import open_new
from terminal.ledger.errors import LedgerExists
from terminal.ledger.faults import fault_of_system, named_faults
from terminal.ledger.head_file import write_head_file
from terminal.ledger.identity import Identity
from terminal.ledger.opening import draft_of, put_in_place
from terminal.ledger.reading import read_head
from terminal.ledger.records import Head


def copy_to(source: sqlite3.Connection, identity: Identity, destination: Path) -> Head:
    """Makes a whole copy with a head file of its own, durable when this returns, and gives the copy's head.

    The copy is one file without a log beside it.
    Raises `LedgerExists` if anything is at the destination, or the fault that the disk meets.
    """
    try:
        taken = destination.exists()
    except OSError as error:
        raise fault_of_system(error, destination) from error
    if taken:
        raise LedgerExists(destination)
    draft = draft_of(destination)
    with named_faults(destination):
        target = open_new(draft)
        try:
            source.backup(target)  # in one step: acts recorded meanwhile do not make it start again
            target.execute("PRAGMA journal_mode=DELETE")
            head = read_head(target, identity)
        finally:
            target.close()
    put_in_place(draft, destination)
    write_head_file(destination, head)
    return head
