"""The words that a report prints on paper, as its paragraphs hold them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from reportlab.platypus import KeepTogether, Paragraph, Table

from terminal.reports.document import ReportDocument
from terminal.reports.paper_fonts import register_fonts
from terminal.reports.render_pdf import _flow
from terminal.rules.message import Wording, english
from tests.architecture.modules import ROOT


def words_of(document: ReportDocument, wording: Wording = english) -> str:
    """Return all words of a report on paper, in the order of the pages."""
    register_fonts(ROOT / "resources" / "fonts")
    return " ".join(_words(_flow(document, wording)))


def _words(part: Any) -> Iterator[str]:
    if isinstance(part, Paragraph):
        yield part.getPlainText(identify=True)
    elif isinstance(part, Table):
        yield from _words(part._cellvalues)
    elif isinstance(part, KeepTogether):
        yield from _words(part._content)
    elif isinstance(part, list | tuple):
        for one in part:
            yield from _words(one)
