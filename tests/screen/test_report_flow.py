"""A report of any length is laid out whole: each row once, under its heading, and no page over its height."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from terminal.screen.reports.flow import LEFT, ROOM, FlowPage, Sort, flow
from terminal.screen.reports.views import ColumnView, ReportTableView, SectionView
from tests.screen.driving import load_fonts
from tests.screen.panel_past_samples import REPORT_TABLE

BOTH_FACTORS = pytest.mark.parametrize("factor", [1.0, 1366 / 1920])
ROOMS = (300.0, 480.0, 728.0)


def rows_on(pages: tuple[FlowPage, ...], sort: Sort = Sort.ROW) -> list[tuple[str, ...]]:
    """Return the rows of a sort, each cell put together again."""
    return [
        tuple(" ".join(cell) for cell in line.cells)
        for page in pages
        for _, line in page.lines
        if line.sort is sort
    ]


@pytest.mark.parametrize("room", ROOMS)
@BOTH_FACTORS
def test_every_row_is_on_a_page_and_on_one_alone(qapp: object, factor: float, room: float) -> None:
    load_fonts()
    section = REPORT_TABLE.sections[-1]
    pages = flow(REPORT_TABLE, factor, room)
    assert rows_on(pages) == list(section.rows)
    assert rows_on(pages, Sort.TOTAL) == [section.total]


@pytest.mark.parametrize("room", ROOMS)
@BOTH_FACTORS
def test_no_line_goes_beyond_the_foot_of_its_page_or_lies_on_another(
    qapp: object, factor: float, room: float
) -> None:
    load_fonts()
    for page in flow(REPORT_TABLE, factor, room):
        below = 0.0
        for y, line in page.lines:
            assert y >= below
            below = y + line.height
        assert below <= room


@BOTH_FACTORS
def test_a_table_that_goes_on_has_its_heading_on_every_page(qapp: object, factor: float) -> None:
    load_fonts()
    pages = flow(replace(REPORT_TABLE, sections=REPORT_TABLE.sections[-1:]), factor, 400.0)
    assert len(pages) > 3
    for page in pages:
        assert [line.sort for _, line in page.lines[:2]] == [Sort.TITLE, Sort.HEADING]


@BOTH_FACTORS
def test_columns_stay_within_the_page_and_only_words_give_way(qapp: object, factor: float) -> None:
    load_fonts()
    words = "a sentence that goes on and on " * 6
    section = SectionView(
        "Wide",
        (),
        (ColumnView("what", True, True), *(ColumnView(f"sum {n}", False) for n in range(6))),
        ((words, *(["1,234,567.50"] * 6)),),
    )
    (page,) = flow(ReportTableView("Wide", "", "", (section,)), factor, 700.0)
    row = page.lines[-1][1]
    assert row.sort is Sort.ROW
    assert row.spans[-1][1] <= LEFT + ROOM
    assert len(row.cells[0]) > 1
    assert {len(cell) for cell in row.cells[1:]} == {1}


def test_a_report_without_anything_is_one_empty_page(qapp: object) -> None:
    assert flow(ReportTableView("Nothing", "", ""), 1.0, 700.0) == (FlowPage(()),)
