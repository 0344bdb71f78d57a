"""Notes in which order files are synced and get their names, while a block runs."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from unittest.mock import patch

SQLITE = b"SQLite format 3"


@dataclass(frozen=True)
class Named:
    """A file that has got a name."""

    when: int
    path: Path
    inode: int
    size: int
    by_sqlite: bool
    """Whether SQLite wrote it, which syncs what it writes."""


@dataclass
class DiskCalls:
    """What the program asked of the disk, in order."""

    synced: list[tuple[int, Path, int, int]] = field(default_factory=list)
    """When, which file or folder, and of which inode and size it was then."""
    named: list[Named] = field(default_factory=list)

    @property
    def now(self) -> int:
        """How many calls there have been."""
        return len(self.synced) + len(self.named)

    def names_given(self) -> set[str]:
        """Return the names that files have got."""
        return {named.path.name for named in self.named}

    def unsafe(self) -> list[str]:
        """Return every name that a loss of power could leave with half a file behind it, or take away again.

        A file is whole on the disk once it was synced after the last write to it, and has its name for good
        once the folder was synced after that.
        """
        found = []
        for named in self.named:
            whole = named.by_sqlite or any(
                at < named.when and (inode, size) == (named.inode, named.size)
                for at, _, inode, size in self.synced
            )
            kept = any(at > named.when and path == named.path.parent for at, path, _, _ in self.synced)
            if not whole:
                found.append(f"{named.path.name} was not synced before it got its name")
            if not kept:
                found.append(f"{named.path.name} has its name, but its folder was not synced")
        return found


@contextmanager
def disk_calls() -> Iterator[DiskCalls]:
    """Note the calls of a block; they go on to the disk."""
    calls = DiskCalls()
    fsync, replace, rename, link = os.fsync, os.replace, os.rename, os.link

    def sync(descriptor: int) -> None:
        fsync(descriptor)
        path, stat = Path(f"/proc/self/fd/{descriptor}").readlink(), os.fstat(descriptor)
        calls.synced.append((calls.now, path, stat.st_ino, stat.st_size))

    def naming(call: Callable[..., object]) -> Callable[..., None]:
        def name(source: object, target: object, **more: object) -> None:
            path = Path(str(source))
            stat, by_sqlite = path.stat(), path.read_bytes().startswith(SQLITE)
            call(source, target, **more)
            calls.named.append(Named(calls.now, Path(str(target)), stat.st_ino, stat.st_size, by_sqlite))

        return name

    with (
        patch.object(os, "fsync", sync),
        patch.object(os, "fdatasync", sync),
        patch.object(os, "replace", naming(replace)),
        patch.object(os, "rename", naming(rename)),
        patch.object(os, "link", naming(link)),
    ):
        yield calls
