"""Puts reports in their places as files: each written to a draft first, none over a file that must stay."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence
from contextlib import closing
from pathlib import Path
from typing import Final

from terminal.ledger.errors import LedgerError, NotALedger
from terminal.ledger.head_file import sync_folder
from terminal.ledger.reader import LedgerReader
from terminal.reports.sources import ReportError
from terminal.rules.message import Message

_DRAFT: Final = ".new"
_OF_A_LEDGER: Final = (
    ".ledger",
    ".head",
    ".latest",
    "-wal",
    "-shm",
    "-journal",
    ".lock",
    ".ledger.next",
    f".ledger{_DRAFT}",
    f".head{_DRAFT}",
    f".latest{_DRAFT}",
)
"""How the names of a ledger's own files end, drafts of theirs too."""


def refuse_places(places: Iterable[Path], ledgers: Sequence[Path], *, replace: bool) -> None:
    """Raises `ReportError` if one of these files cannot be written there.

    It is a ledger or might be taken for a part of one, or a file is there already; where older reports may
    be replaced, that alone is no reason. `ledgers` are those that the report is made from.
    """
    for place in places:
        words = {"out": str(place)}
        if _belongs_to_a_ledger(place, ledgers):
            raise ReportError(
                Message("{out} is a ledger, or bears the name of a part of one. Name another file.", words)
            )
        if not os.path.lexists(place):
            continue
        if place.exists() and not place.is_file():
            raise ReportError(Message("{out} is no file that could be replaced. Name another file.", words))
        if not replace:
            raise ReportError(Message("{out} is there already. Name another file, or add --replace.", words))


def _belongs_to_a_ledger(place: Path, ledgers: Sequence[Path]) -> bool:
    if place.name.casefold().endswith(_OF_A_LEDGER):
        return True
    folder = place.parent.resolve()
    if any(
        folder == ledger.parent.resolve() and place.name.casefold().startswith(ledger.name.casefold())
        for ledger in ledgers
    ):
        return True
    return place.is_file() and _is_ledger(place)


def _is_ledger(path: Path) -> bool:
    """Whether a file is a ledger of ours, even one that cannot be read."""
    try:
        with closing(LedgerReader.open(path)):
            return True
    except NotALedger:
        return False
    except LedgerError:
        return True


def put_files(files: Mapping[Path, bytes], *, replace: bool) -> None:
    """Writes these files, all in one folder; durable when this returns, and none is there by half.

    Raises `FileExistsError` if one is there and shall not be replaced, any other `OSError` if the disk or its
    rights do not allow it. Nothing was written then, unless it failed while whole files got their names.
    """
    drafts = {path: path.with_name(path.name + _DRAFT) for path in files}
    try:
        for path, draft in drafts.items():
            with draft.open("wb") as file:
                file.write(files[path])
                file.flush()
                os.fsync(file.fileno())
        if not replace:
            for path in files:
                if os.path.lexists(path):
                    raise FileExistsError(f"{path} is there already")
        for path, draft in drafts.items():
            draft.replace(path)
    finally:
        for draft in drafts.values():
            draft.unlink(missing_ok=True)
    for folder in {path.parent for path in files}:
        sync_folder(folder)
