"""Keeps the head of the chain in a second file, which tells when a ledger's own tail was cut off."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import msgspec

from terminal.ledger.errors import LedgerError, LedgerFault
from terminal.ledger.faults import fault_of_system
from terminal.ledger.plain_file import NotPlain, read_plain
from terminal.ledger.records import Head
from terminal.ledger.rights import create_private


class _StoredHead(msgspec.Struct):
    seq: Annotated[int, msgspec.Meta(ge=0, le=2**63 - 1)]
    hash: str
    at: str


_stored_head = msgspec.json.Decoder(_StoredHead)


def head_path(ledger: Path) -> Path:
    """Return where the head of the ledger at this path is kept."""
    return ledger.with_name(ledger.name + ".head")


def write_head_file(ledger: Path, head: Head) -> None:
    """Put the head next to the ledger, whole or not at all, and durable when this returns.

    Raises a `LedgerError` if the disk or its rights do not allow it; the older head then stands.
    """
    path = head_path(ledger)
    draft = path.with_name(path.name + ".new")
    line = msgspec.json.encode(_StoredHead(*head)) + b"\n"
    try:
        draft.unlink(missing_ok=True)
        with os.fdopen(create_private(draft, ledger), "wb") as file:
            file.write(line)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
        sync_folder(path.parent)
    except OSError as error:
        raise fault_of_system(error, path) from error


def read_head_file(ledger: Path) -> Head | None:
    """Return the head kept next to the ledger, or None if there is none yet.

    Raises `UNREADABLE_HEAD_FILE` if the file holds no head, or the fault that the disk meets.
    """
    return read_head_in(head_path(ledger))


def read_head_in(path: Path) -> Head | None:
    """Return the head in a file, such as a copy that is kept elsewhere; None if there is no such file.

    Raises as `read_head_file` does.
    """
    try:
        line = read_plain(path)
    except FileNotFoundError:
        return None
    except NotPlain as error:
        raise LedgerError(LedgerFault.UNREADABLE_HEAD_FILE, path=path) from error
    except OSError as error:
        raise fault_of_system(error, path) from error
    try:
        stored = _stored_head.decode(line)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise LedgerError(LedgerFault.UNREADABLE_HEAD_FILE, path=path) from error
    return Head(stored.seq, stored.hash, stored.at)


def sync_folder(folder: Path) -> None:
    """Make a new or renamed name in a folder durable."""
    descriptor = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
