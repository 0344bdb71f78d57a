"""What the screen shows of a report, read off its parts."""

from __future__ import annotations

from pathlib import Path

from terminal.reports.days import report_of_day
from terminal.reports.document import ReportDocument
from terminal.screen.dialogue_views import HeadView
from terminal.screen.reports.views import Band, ReportRailView, ReportTableView, ReportView
from tests.screen.driving import Desk
from tests.screen.reported import LEDGER


def made_of(folder: Path, name: str = "shift", back: int = 0) -> ReportDocument:
    """Return the document of a report of a gaming day, made apart from the screen."""
    return report_of_day(name, folder / LEDGER, back).document


def shift(desk: Desk) -> ReportView:
    """Return the page of the shift report."""
    view = desk.window.report.view
    assert desk.window.report.isVisible()
    assert view is not None
    return view


def tables(desk: Desk) -> ReportTableView:
    """Return the page of any report."""
    view = desk.window.report_table.view
    assert desk.window.report_table.isVisible()
    assert view is not None
    return view


def rail(desk: Desk) -> ReportRailView:
    """Return the rail next to a report."""
    view = desk.window.report_rail.view
    assert desk.window.report_rail.isVisible()
    assert view is not None
    return view


def head(desk: Desk) -> HeadView:
    """Return the head of the rail."""
    view = desk.window.rail_head.view
    assert desk.window.rail_head.isVisible()
    assert view is not None
    return view


def band(desk: Desk) -> Band:
    """Return what is said over the report."""
    page = desk.window.report if desk.window.report.isVisible() else desk.window.report_table
    assert page.view is not None
    assert page.view.band is not None
    return page.view.band


def said(desk: Desk) -> str:
    """Return the text of it, or nothing."""
    page = desk.window.report if desk.window.report.isVisible() else desk.window.report_table
    return "" if page.view is None or page.view.band is None else page.view.band.text
