"""Writes reports in the format asked for: to a file, into a folder, or to the standard output."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import closing
from datetime import datetime
from fractions import Fraction
from pathlib import Path
from typing import Final

from terminal.ledger.errors import LedgerError, NotALedger
from terminal.ledger.head_file import sync_folder
from terminal.ledger.reader import LedgerReader
from terminal.ledger.rights import create_private
from terminal.ledger.system_words import why_failed
from terminal.reports.build import make_report
from terminal.reports.document import ReportDocument
from terminal.reports.render_csv import all_csv, render_csv
from terminal.reports.render_json import render_json
from terminal.reports.render_text import render_text
from terminal.reports.sources import ReportError
from terminal.rules.message import Message, Wording, english

FOLDER: Final = "reports"
"""The folder next to a ledger in which the screen keeps its reports."""

_DRAFT: Final = ".new"
_OF_A_LEDGER: Final = (
    ".ledger",
    ".head",
    ".latest",
    "-wal",
    "-shm",
    "-journal",
    ".lock",
    ".sent",
    ".ledger.next",
    f".ledger{_DRAFT}",
    f".head{_DRAFT}",
    f".latest{_DRAFT}",
)
"""How the names of a ledger's own files end, and of their drafts."""

_READ_ONLY = (errno.EACCES, errno.EPERM, errno.EROFS)
_FULL = (errno.ENOSPC, errno.EDQUOT)
_NOTHING_KEPT = Message("Nothing was kept of this report.")


def run_report(
    name: str,
    ledger_paths: Sequence[Path],
    start: datetime | None,
    end: datetime | None,
    fmt: str,
    *,
    target_pace: Fraction | None,
    out: Path | None,
    fonts: Path,
    section: str | None = None,
    replace: bool = False,
    wording: Wording = english,
) -> ReportDocument:
    """Write one report of a period, for which see `make_report`, and return it; the rest is `write_report`'s.

    Raises `ReportError` for what no report can be made of, and a `LedgerError` if a ledger cannot be read.
    """
    return write_report(
        lambda: make_report(name, ledger_paths, start, end, target_pace),
        ledger_paths,
        fmt,
        out=out,
        fonts=fonts,
        section=section,
        replace=replace,
        wording=wording,
    )


def write_report(
    make: Callable[[], ReportDocument],
    ledger_paths: Sequence[Path],
    fmt: str,
    *,
    out: Path | None,
    fonts: Path,
    section: str | None = None,
    replace: bool = False,
    wording: Wording = english,
) -> ReportDocument:
    """Make a report of these ledgers, write it, and return it.

    `fmt` is `text`, `csv`, `json` or `pdf`; `out` is a file, an existing folder for CSV (then one file a
    section), or None for the standard output; `section` is the one that CSV holds; `fonts` is the folder of
    the bundled fonts; `replace` lets a file be replaced that is there, though never one of a ledger;
    `wording` is the language of text and PDF.
    Raises `ReportError` for what cannot be written so or there, `OSError` if the result cannot be written.
    Nothing is written before the report is whole.
    """
    into_folder = out is not None and out.is_dir()
    if out is not None and not into_folder:
        refuse_places([out], ledger_paths, replace=replace)
    if out is None and fmt == "pdf" and sys.stdout.isatty():
        raise ReportError(Message("A PDF is no text for a terminal. Name a file for it with --out."))
    if section is not None and fmt != "csv":
        raise ReportError(Message("Only CSV holds one section by itself. The other formats hold them all."))
    document = make()
    if out is not None and into_folder:
        if fmt != "csv" or section is not None:
            raise ReportError(
                Message(
                    "{out} is a folder. Only the sections of a report as CSV go into one; name a file.",
                    {"out": str(out)},
                )
            )
        files = {out / f"{key}.csv": data for key, data in _sections(document).items()}
        refuse_places(files, ledger_paths, replace=replace)
        put_files(files, replace=replace)
        return document
    data = rendered(document, fmt, section, fonts, wording)
    if out is None:
        sys.stdout.flush()
        sys.stdout.buffer.write(data)
        sys.stdout.buffer.flush()
    else:
        put_files({out: data}, replace=replace)
    return document


def rendered(
    document: ReportDocument, fmt: str, section: str | None, fonts: Path, wording: Wording = english
) -> bytes:
    """Return a report as `text`, `csv` (of one section), `json` or `pdf` (with the fonts of that folder).

    Text and PDF are in the language of `wording`; CSV and JSON are the same in every language.
    """
    if fmt == "pdf":
        from terminal.reports.render_pdf import render_pdf  # noqa: PLC0415 - slow to import, and only PDF needs it

        return render_pdf(document, fonts, wording=wording)
    if fmt == "csv":
        return render_csv(document, section).encode()
    return (render_json(document) if fmt == "json" else render_text(document, wording)).encode()


def reports_folder(ledger: Path) -> Path:
    """Return where the screen keeps the reports of the ledger at this path."""
    return ledger.parent / FOLDER


def keep_report(
    document: ReportDocument, fmt: str, folder: Path, fonts: Path, wording: Wording = english
) -> tuple[Path, ...]:
    """Write a report into this folder, made if need be; return the files: of CSV one a section, else one.

    `fmt` is `pdf`, `csv` or `json`; `fonts` is the folder of the bundled fonts, `wording` the
    language of a PDF. A file is named by table, report and period by the clock of the house; an older one
    of that name is replaced.
    Raises `ReportError` if the disk or its rights do not allow it; no half file is left then.
    """
    only = {} if fmt == "csv" else {document.report: rendered(document, fmt, None, fonts, wording)}
    files = only or _sections(document)
    start, end = (f"{at.astimezone(document.zone):%Y%m%dT%H%M%S}" for at in (document.start, document.end))
    table = document.identity.table_id
    kept = {folder / f"{table}-{key}-{start}-{end}.{fmt}": data for key, data in files.items()}
    try:
        folder.mkdir(parents=True, exist_ok=True)
        put_files(kept, replace=True)
    except OSError as error:
        raise ReportError(_why_not_kept(error, folder)) from error
    return tuple(kept)


def _sections(document: ReportDocument) -> Mapping[str, bytes]:
    """Return every section as CSV, by the names of the report and the section."""
    return {Path(name).stem: text.encode() for name, text in all_csv(document).items()}


def _why_not_kept(error: OSError, folder: Path) -> Message:
    words = {"folder": str(folder), "nothing": _NOTHING_KEPT}
    if error.errno in _FULL:
        return Message("The disk of {folder} is full. {nothing}", words)
    if error.errno in _READ_ONLY:
        return Message("Nothing may be written into {folder}. {nothing}", words)
    detail = {"detail": why_failed(error)}
    return Message("{folder} cannot be written: {detail}. {nothing}", words | detail)


def refuse_places(places: Iterable[Path], ledgers: Sequence[Path], *, replace: bool) -> None:
    """Raise `ReportError` if one of these files cannot be written there.

    It is a ledger or might be taken for a part of one, or a file is there already and may not be replaced.
    `ledgers` are those that the report is made from.
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
    """Return whether a file is a ledger of ours, even one that cannot be read."""
    try:
        with closing(LedgerReader.open(path)):
            return True
    except NotALedger:
        return False
    except LedgerError:
        return True


def put_files(files: Mapping[Path, bytes], *, replace: bool) -> None:
    """Write these files, all in one folder; durable when this returns, and none is there by half.

    Raises `FileExistsError` if one is there and shall not be replaced, any other `OSError` if the disk or its
    rights do not allow it. Nothing was written then, unless it failed while whole files got their names.
    """
    drafts = {path: path.with_name(path.name + _DRAFT) for path in files}
    try:
        for path, draft in drafts.items():
            draft.unlink(missing_ok=True)
            with os.fdopen(create_private(draft), "wb") as file:
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
