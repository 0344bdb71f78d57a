"""Who may read the files of a table: its own account alone, or one group of the house too; never anybody.

What lies next to a ledger, its copies and its closed days have the rights of the ledger itself, whatever the
account's mask says.
"""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from terminal.ledger.faults import fault_of_system

PRIVATE: Final = 0o600
"""The rights of a file that the account alone may read and write."""
SHARED: Final = 0o640
"""The same, where a group may read it."""
SEALED: Final = 0o440
"""What is left of either for a closed day, which nobody writes any more."""

_NEXT_TO_IT: Final = ("", "-wal", "-shm", ".head", ".latest", ".lock", ".sent")


def create_private(path: Path, like: Path | None = None, flags: int = os.O_WRONLY) -> int:
    """Return a descriptor of a new file with the rights of the ledger `like`, without one the account's own.

    Raises an `OSError` if it is there already, or cannot be made.
    """
    descriptor = os.open(path, flags | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, PRIVATE)
    try:
        give_rights(descriptor, like)
    except BaseException:
        os.close(descriptor)
        raise
    return descriptor


def give_rights(descriptor: int, like: Path | None) -> None:
    """Give an open file the rights of the ledger `like`; the account's own without one.

    Raises an `OSError` if the account may not do that.
    """
    mode, group = _rights_of(like)
    if group is not None and os.fstat(descriptor).st_gid != group:
        os.fchown(descriptor, -1, group)
    os.fchmod(descriptor, mode)


def seal(path: Path) -> None:
    """Let nobody write a closed day any more.

    Raises an `OSError` if the account may not do that.
    """
    path.chmod(_rights_of(path)[0] & SEALED)


def narrow_rights(ledger: Path, folders: tuple[Path, ...], group: int | None) -> bool:
    """Take from everybody but the account, and the group if there is one, the right to a table's files.

    Those are the ledger, what lies next to it, and the files in the folders that are named after it. Returns
    whether anybody had such a right. Raises the fault that the system meets.
    """
    narrowed = False
    for path in _files_of(ledger, folders):
        try:
            narrowed = _narrow(path, group) or narrowed
        except FileNotFoundError:
            continue  # a log or a draft may go meanwhile
        except OSError as error:
            raise fault_of_system(error, path) from error
    return narrowed


def _narrow(path: Path, group: int | None) -> bool:
    """Give a file the rights that it shall have; return whether it had more."""
    status = path.lstat()
    if not stat.S_ISREG(status.st_mode):
        return False
    mode = stat.S_IMODE(status.st_mode)
    wanted = (PRIVATE if group is None else SHARED) & (SEALED if not mode & 0o222 else SHARED)
    if group is not None and status.st_gid != group:
        os.chown(path, -1, group)
    if mode != wanted:
        path.chmod(wanted)
    return bool(mode & ~wanted) or (group is not None and status.st_gid != group and bool(mode & 0o070))


def _files_of(ledger: Path, folders: tuple[Path, ...]) -> Iterator[Path]:
    for ending in _NEXT_TO_IT:
        path = ledger.with_name(ledger.name + ending)
        if os.path.lexists(path):
            yield path
    for folder in folders:
        try:
            found = sorted(folder.iterdir()) if folder.is_dir() else []
        except OSError as error:
            raise fault_of_system(error, folder) from error
        yield from (path for path in found if path.name.startswith(f"{ledger.stem}-"))


def _rights_of(like: Path | None) -> tuple[int, int | None]:
    """Return the rights that a file next to a ledger has, and the group that may read it."""
    if like is None:
        return PRIVATE, None
    try:
        status = like.stat()
    except FileNotFoundError:
        return PRIVATE, None
    return (SHARED, status.st_gid) if status.st_mode & 0o040 else (PRIVATE, None)
