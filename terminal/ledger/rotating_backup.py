"""Keeps copies of a ledger in a folder, each named by its time, and removes the oldest."""

from __future__ import annotations

import re
from collections import defaultdict
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from msgspec import Struct

from terminal.ledger.errors import LedgerError
from terminal.ledger.faults import fault_of_system
from terminal.ledger.head_file import head_path
from terminal.ledger.reader import LedgerReader
from terminal.ledger.records import Head

_STAMP: Final = "%Y%m%dT%H%M%SZ"
_STAMP_FORM: Final = r"\d{8}T\d{6}Z"


class Copied(Struct, frozen=True):
    """A copy that was made."""

    path: Path
    head: Head
    """The last event that it holds."""


def make_copy(ledger: Path, folder: Path, keep: int, at: datetime) -> Copied:
    """Copy the ledger in use, with its head file, durable when this returns; keep so many copies.

    It reads through a connection of its own, so that any thread may do this while dealing goes on. What an
    interrupted attempt has left is removed. The copy is proved before any
    goes. Raises the `LedgerError` that the ledger or the disk meets.
    """
    stamp = at.astimezone(UTC).strftime(_STAMP)
    copy = folder / f"{ledger.stem}-{stamp}{ledger.suffix}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise fault_of_system(error, folder) from error
    reader = LedgerReader.open(ledger)
    try:
        head = reader.verified_backup(copy)  # before an older one goes: a bad copy pushes no good one out
    except LedgerError:
        _remove_unfinished(ledger, folder, copy)
        raise
    finally:
        reader.close()
    _remove(ledger, folder, keep, stamp)
    return Copied(copy, head)


def last_copy(ledger: Path, folder: Path) -> datetime | None:
    """Return when the latest whole copy in a folder was made; None if there is none.

    Raises the fault that the disk meets.
    """
    whole = [stamp for stamp, files in _by_stamp(ledger, folder).items() if _is_whole(files)]
    return None if not whole else datetime.strptime(max(whole), _STAMP).replace(tzinfo=UTC)


def _by_stamp(ledger: Path, folder: Path) -> dict[str, list[Path]]:
    """Return the files of each copy of this ledger, drafts too, by its time."""
    name = rf"{re.escape(ledger.stem)}-({_STAMP_FORM}){re.escape(ledger.suffix)}"
    form = re.compile(rf"{name}(?:\.head)?(?:\.new)?(?:-journal)?")
    found: dict[str, list[Path]] = defaultdict(list)
    try:
        for path in folder.iterdir() if folder.exists() else ():
            match = form.fullmatch(path.name)
            if match is not None:
                found[match[1]].append(path)
    except OSError as error:
        raise fault_of_system(error, folder) from error
    return found


def _is_whole(files: list[Path]) -> bool:
    """Return whether a copy and its head are there, and no draft of either."""
    bare = min(files, key=lambda path: len(path.name))
    return set(files) == {bare, head_path(bare)}


def _remove(ledger: Path, folder: Path, keep: int, made: str) -> None:
    """Remove the whole copies beyond the latest so many, and whatever is not whole.

    The copy just made stays in any case: on a clock that was set back it may look like the oldest.
    """
    found = _by_stamp(ledger, folder)
    whole = sorted(stamp for stamp, files in found.items() if _is_whole(files))
    kept = {made, *whole[-keep:]}
    for stamp, files in found.items():
        if stamp not in kept:
            _unlink(files)


def _remove_unfinished(ledger: Path, folder: Path, copy: Path) -> None:
    """Remove what a failed attempt has left of this copy: it would look like one."""
    for files in _by_stamp(ledger, folder).values():
        if any(path.name.startswith(copy.name) for path in files) and not _is_whole(files):
            _unlink(files)


def _unlink(files: list[Path]) -> None:
    for path in files:
        try:
            path.unlink(missing_ok=True)
        except OSError as error:
            raise fault_of_system(error, path) from error
