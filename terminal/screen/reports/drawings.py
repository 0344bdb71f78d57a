"""Draws the charts of a shift report during the dealing, in each size in which its page may show them."""

from __future__ import annotations

from collections.abc import Mapping

from terminal.reports.charts import chart_svg
from terminal.reports.document import ReportDocument
from terminal.reports.paper_fonts import register_fonts
from terminal.screen.reports.page import size_of_charts
from terminal.screen.translate import say
from terminal.table.setup.data_dirs import resources_folder

Drawings = Mapping[tuple[str, bool], str]
"""A chart as SVG by its key, and whether something is said over the charts."""


def drawings_of(document: ReportDocument) -> Drawings:
    """Return every chart of a report, at the height that each page leaves it."""
    register_fonts(resources_folder() / "fonts")
    return {
        (chart.key, banded): chart_svg(chart, document.zone, *size_of_charts(banded=banded), words=say)
        for section in document.sections
        for chart in section.charts
        for banded in (False, True)
    }
