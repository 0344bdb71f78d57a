"""Keeps a report as files beside its ledger, where the screen says that they are."""

from __future__ import annotations

import errno
from pathlib import Path

from terminal.reports.document import ReportDocument
from terminal.reports.render_csv import all_csv
from terminal.reports.run import rendered
from terminal.reports.sources import ReportError
from terminal.reports.writing import put_files
from terminal.rules.message import Message

FOLDER = "reports"
"""The folder beside a ledger in which its reports are kept."""

_READ_ONLY = (errno.EACCES, errno.EPERM, errno.EROFS)
_FULL = (errno.ENOSPC, errno.EDQUOT)
_NOTHING_KEPT = Message("Nothing was kept of this report.")


def reports_folder(ledger: Path) -> Path:
    """Where the reports of the ledger at this path are kept."""
    return ledger.parent / FOLDER


def stem_of(document: ReportDocument, name: str) -> str:
    """What a file of a report is called: table, name of the report, and period by the clock of the house."""
    start, end = (at.astimezone(document.zone) for at in (document.start, document.end))
    return f"{document.identity.table_id}-{name}-{start:%Y%m%dT%H%M%S}-{end:%Y%m%dT%H%M%S}"


def keep_report(document: ReportDocument, fmt: str, folder: Path, fonts: Path) -> tuple[Path, ...]:
    """Writes a report into this folder, made if need be; gives the files: of CSV one a section, else one.

    `fmt` is `pdf`, `csv` or `json`; `fonts` is the folder of the bundled fonts. An older file of the same
    report and period is replaced.
    Raises `ReportError` in words if the disk or its rights do not allow it; no half file is left then.
    """
    if fmt == "csv":
        files = {Path(name).stem: text.encode() for name, text in all_csv(document).items()}
    else:
        files = {document.report: rendered(document, fmt, None, fonts)}
    try:
        folder.mkdir(parents=True, exist_ok=True)
        kept = {folder / f"{stem_of(document, name)}.{fmt}": data for name, data in files.items()}
        put_files(kept, replace=True)
    except OSError as error:
        raise ReportError(_words(error, folder)) from error
    return tuple(kept)


def _words(error: OSError, folder: Path) -> Message:
    words = {"folder": str(folder), "nothing": _NOTHING_KEPT}
    if error.errno in _FULL:
        return Message("The disk of {folder} is full. {nothing}", words)
    if error.errno in _READ_ONLY:
        return Message("Nothing may be written into {folder}. {nothing}", words)
    detail = {"detail": error.strerror or str(error)}
    return Message("{folder} cannot be written: {detail}. {nothing}", words | detail)
