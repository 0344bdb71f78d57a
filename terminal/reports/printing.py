"""Hands a report to the system's printing: a PDF goes to the default printer through `lp`, as it is."""

from __future__ import annotations

import logging
import os
import subprocess

from terminal.reports.sources import ReportError
from terminal.rules.message import Message

_LOG = logging.getLogger("lammer")
_LP = "lp"
_SECONDS = 30
"""After so long without an answer the printing service is taken for dead."""

_NO_SERVICE = Message(
    "Nothing was printed: this system has no printing service, for the command lp is not there. "
    "Keep the PDF instead."
)
_NO_PRINTER = Message("Nothing was printed: no default printer is set up. Keep the PDF instead.")
_DEFAULT = "default destination"
"""What `lp` says of that, in English."""
_NOT_TAKEN = Message(
    "Nothing was printed: the printing service did not take it; the log of faults says why. "
    "Keep the PDF instead."
)
_NO_ANSWER = Message("Nothing was printed: the printing service does not answer. Keep the PDF instead.")


def print_pdf(pdf: bytes, title: str) -> None:
    """Print a PDF on the default printer of the system; `title` names it in the printer's queue.

    Raises `ReportError` if there is no printing service or no printer, or if it does not take it.
    """
    try:
        done = subprocess.run(
            [_LP, "-t", title, "-"],
            input=pdf,
            capture_output=True,
            timeout=_SECONDS,
            check=False,
            env={**os.environ, "LC_ALL": "C"},
        )
    except FileNotFoundError as error:
        raise ReportError(_NO_SERVICE) from error
    except (OSError, subprocess.TimeoutExpired) as error:
        raise ReportError(_NO_ANSWER) from error
    if done.returncode != 0:
        said = done.stderr.decode("utf-8", "replace").strip()
        _LOG.warning("lp ended with %d: %s", done.returncode, said)
        raise ReportError(_NO_PRINTER if _DEFAULT in said.casefold() else _NOT_TAKEN)
