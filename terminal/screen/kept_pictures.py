"""Pictures that a start keeps for the next one, in the user's cache: pixels, and what they show."""

from __future__ import annotations

import mmap
import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final
from zlib import crc32

from PySide6.QtGui import QImage

# No other module of ours is imported here: the picture of the last start is shown before they are read.

FORMAT: Final = QImage.Format.Format_RGB32
_HEAD: Final = mmap.PAGESIZE
"""Bytes before the pixels: what the picture is of. The pixels begin on a page of memory."""
_PIXEL: Final = 4
_KEPT: Final = 4
"""Pictures of a kind that stay: those of the tables that were started last."""


class PictureDamaged(Exception):
    """A kept picture is not what was written."""


class _Head:
    """What a file says of its picture."""

    def __init__(self, key: str, width: int, height: int, note: int, digest: int) -> None:
        self.key, self.width, self.height, self.note, self.digest = key, width, height, note, digest

    @staticmethod
    def read(head: bytes) -> _Head:
        """Return what a head says; raises `ValueError` if it is none."""
        key, _, shape = head.rstrip(b"\0").decode().rpartition("\n")
        width, height, note, digest = map(int, shape.split())
        if min(width, height) < 1:
            raise ValueError("there are no pixels")
        return _Head(key, width, height, note, digest)

    @property
    def size(self) -> int:
        """Bytes of the pixels."""
        return _PIXEL * self.width * self.height

    def written(self) -> bytes:
        """Return it as it stands in the file."""
        text = f"{self.key}\n{self.width} {self.height} {self.note} {self.digest}"
        return text.encode().ljust(_HEAD, b"\0")


def kept_path(table: str, kind: str) -> Path:
    """Return where the picture of a kind is kept for a table."""
    cache = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(cache) / "lammer" / f"{crc32(table.encode()):08x}.{kind}"


def changed(path: Path) -> str:
    """Return when a file was last changed, or the newest in a folder.

    In a program of one file that is the file itself.
    """
    try:
        inside = [entry.stat().st_mtime_ns for entry in os.scandir(path)] if path.is_dir() else []
        return str(max(inside, default=path.stat().st_mtime_ns))
    except OSError:
        program = Path(sys.executable).stat()
        return f"{program.st_mtime_ns} {program.st_size}"


def map_picture(path: Path, key: str) -> tuple[QImage, int] | None:
    """Return the picture with that key out of the file itself, and its note; None if there is none.

    Its pixels are not proved: it is for what is looked at for a moment.
    """
    try:
        head, pixels = _mapped(path)
    except (OSError, ValueError):  # nothing is kept, or not by this program
        return None
    if head.key != key or len(pixels) != head.size:
        return None
    return QImage(pixels, head.width, head.height, FORMAT), head.note


def read_picture(path: Path, key: str) -> QImage | None:
    """Return the picture with that key out of the file itself, proved; None if there is none.

    Raises `PictureDamaged` if it is not as it was written.
    """
    try:
        head, pixels = _mapped(path)
    except FileNotFoundError:
        return None
    except (OSError, ValueError) as fault:
        raise PictureDamaged(str(fault)) from fault
    if head.key != key:
        return None
    if len(pixels) != head.size:
        raise PictureDamaged("its length is not that of its pixels")
    if crc32(pixels) != head.digest:
        raise PictureDamaged("its pixels are not those that were written")
    return QImage(pixels, head.width, head.height, FORMAT)


def _mapped(path: Path) -> tuple[_Head, memoryview]:
    """Return what a file says of its picture, and the pixels where they are: to read them takes a copy.

    Raises `OSError`, or `ValueError` if it is none. A file is replaced as a whole, so what is mapped stays.
    """
    with path.open("rb") as file:
        stored = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_COPY)  # a picture may be painted on
    return _Head.read(stored[:_HEAD]), memoryview(stored)[_HEAD:]


def keep_picture(path: Path, key: str, picture: QImage, note: int = 0) -> None:
    """Keep a picture for the next start, and the last few of other tables. Any thread may do this."""
    pixels = picture.convertToFormat(FORMAT)
    head = _Head(key, pixels.width(), pixels.height(), note, crc32(pixels.constBits()))
    draft = path.with_name(f"{path.name}.{os.getpid()}")
    # A start without a picture takes longer and is no worse: a folder that cannot be written is not told.
    # Half a picture would take the room that the ledger needs.
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            with draft.open("wb") as file:
                file.write(head.written())
                file.write(pixels.constBits())
            draft.replace(path)
        finally:
            draft.unlink(missing_ok=True)
        of_kind = sorted(path.parent.glob(f"*{path.suffix}"), key=_age)
        for old in of_kind[:-_KEPT]:
            old.unlink(missing_ok=True)


def forget_picture(path: Path) -> None:
    """Keep no picture for the next start, if the folder can be written."""
    with suppress(OSError):
        path.unlink()


def _age(path: Path) -> int:
    return path.stat().st_mtime_ns
