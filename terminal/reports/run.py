"""Makes a report and writes it in the format asked for, to a file, a folder or the standard output."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from datetime import datetime
from fractions import Fraction
from pathlib import Path

from terminal.reports.build import make_report
from terminal.reports.document import ReportDocument
from terminal.reports.render_csv import all_csv, render_csv
from terminal.reports.render_json import render_json
from terminal.reports.render_text import render_text
from terminal.reports.sources import ReportError
from terminal.reports.writing import put_files, refuse_places
from terminal.rules.message import Message


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
) -> ReportDocument:
    """Writes one report of a period, for which see `make_report`; answers what it has written.

    `fmt` is `text`, `csv`, `json` or `pdf`; `out` is a file, an existing folder for CSV (then one file a
    section), or None for the standard output; `section` is the one that CSV holds; `fonts` is the folder of
    the bundled fonts; `replace` lets a file be replaced that is there, though never one of a ledger.
    Raises `ReportError` for what cannot be asked so, a `LedgerError` if a ledger cannot be
    read, `OSError` if the result cannot be written. Nothing is written before the report is whole.
    """
    into_folder = out is not None and out.is_dir()
    if out is not None and not into_folder:
        refuse_places([out], ledger_paths, replace=replace)
    if out is None and fmt == "pdf" and sys.stdout.isatty():
        raise ReportError(Message("A PDF is no text for a terminal. Name a file for it with --out."))
    if section is not None and fmt != "csv":
        raise ReportError(Message("Only CSV holds one section by itself. The other formats hold them all."))
    document = make_report(name, ledger_paths, start, end, target_pace)
    if out is not None and into_folder:
        files = _sections(document, fmt, section, out)
        refuse_places(files, ledger_paths, replace=replace)
        put_files(files, replace=replace)
        return document
    data = rendered(document, fmt, section, fonts)
    if out is None:
        sys.stdout.flush()
        sys.stdout.buffer.write(data)
        sys.stdout.buffer.flush()
    else:
        put_files({out: data}, replace=replace)
    return document


def rendered(document: ReportDocument, fmt: str, section: str | None, fonts: Path) -> bytes:
    """A report as `text`, `csv`, `json` or `pdf`; `section` is the one of the CSV, `fonts` their folder."""
    if fmt == "pdf":
        from terminal.reports.render_pdf import render_pdf  # noqa: PLC0415 - slow to import, and only PDF needs it

        return render_pdf(document, fonts)
    if fmt == "csv":
        return render_csv(document, section).encode()
    return (render_json(document) if fmt == "json" else render_text(document)).encode()


def _sections(document: ReportDocument, fmt: str, section: str | None, folder: Path) -> dict[Path, bytes]:
    """A file for each section in a folder."""
    if fmt != "csv" or section is not None:
        raise ReportError(
            Message(
                "{out} is a folder. Only the sections of a report as CSV go into one; name a file.",
                {"out": str(folder)},
            )
        )
    return {folder / name: text.encode() for name, text in all_csv(document).items()}
