"""Every report is declared, listed and documented, and keeps to its declaration."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from terminal.reports.build import make_report, report_named, sections_of
from terminal.reports.catalogue import REPORTS
from terminal.reports.period_history import PeriodHistory
from terminal.reports.sources import ReportError
from terminal.reports.spec import Content, Report
from terminal.reports.values import plain_names
from tests.architecture.modules import ROOT
from tests.reports.pit import Pit

DOCS = ROOT / "resources" / "docs" / "reports.md"


def documented(report: Report) -> dict[tuple[str, str], list[str]]:
    """Return the keys that the page lists for a report, by section and by figures or rows."""
    text = DOCS.read_text(encoding="utf-8").partition(f"### `{report.id}`")[2].partition("\n### ")[0]
    found = {}
    for section, holds, keys in re.findall(r"^\| `(\w+)` \| (figures|rows) \| (.*) \|$", text, re.MULTILINE):
        found[section, holds] = re.findall(r"`(\w+)`", keys)
    return found


@pytest.mark.parametrize("report", REPORTS.values(), ids=REPORTS)
def test_the_page_lists_the_keys_of_every_section(report: Report) -> None:
    declared = {
        (section.key, holds): [name for column in columns for name in plain_names(column)]
        for section in report.sections
        for holds, columns in (("figures", section.figures), ("rows", section.columns))
        if columns
    }
    assert documented(report) == declared


def test_the_page_lists_the_reports_in_their_order() -> None:
    assert re.findall(r"^### `(\w+)`", DOCS.read_text(encoding="utf-8"), re.MULTILINE) == list(REPORTS)


@pytest.mark.parametrize("report", REPORTS.values(), ids=REPORTS)
def test_keys_are_used_once_and_the_main_section_has_a_table(report: Report) -> None:
    keys = [section.key for section in report.sections]
    assert len(keys) == len(set(keys))
    for section in report.sections:
        for columns in (section.figures, section.columns):
            names = [name for column in columns for name in plain_names(column)]
            assert len(names) == len(set(names))
    assert next(section for section in report.sections if section.key == report.main).columns


def test_an_unknown_report_is_refused_with_those_that_there_are() -> None:
    with pytest.raises(ReportError, match="shift, insurance"):
        report_named("nothing")


def test_a_fold_that_does_not_keep_to_its_declaration_is_seen(path: Path, pit: Pit) -> None:
    document = make_report("voids", [path])
    whole = REPORTS["voids"]
    history = PeriodHistory(zone=document.zone, start=document.start, end=document.end)
    figures = {"voids": "many", "rounds": 0, "void_share": None, "returned": 0}
    for content in (
        {"figures": Content(figures=figures), "list": Content()},
        {"figures": Content(figures=figures | {"voids": 0}), "list": Content(rows=[{"ended": 1, "shoe": 2}])},
    ):
        report = Report(
            id=whole.id,
            title=whole.title,
            shows=whole.shows,
            sections=whole.sections,
            main=whole.main,
            fold=lambda history, content=content: content,  # type: ignore[misc]
        )
        with pytest.raises(TypeError):
            sections_of(report, history)
