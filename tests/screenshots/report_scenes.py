"""Reports over a shift of real rounds: the shift, another report, the list of them, and a day before."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.screen.reported import (
    busy_shift_in,
    desk_over,
    open_reports,
    others,
    since_the_day_before,
    wait_for,
    wait_for_chain,
)
from tests.screenshots.scenes import Picture


def reports(size: str) -> Iterator[Picture]:
    """Yield the shift report, then others, and one kept as a file."""
    with TemporaryDirectory() as folder:
        desk = desk_over(busy_shift_in(Path(folder) / "table"), size)
        desk.shoe()
        yield Picture("report-tool", desk)
        desk.shoe()
        open_reports(desk)
        wait_for_chain(desk)
        yield Picture("report-shift", desk)
        desk.key(desk.window.report_rail, "pdf")
        wait_for(desk.window.report_rail.keys["pdf"].isEnabled)
        yield Picture("report-kept", desk)
        desk.key(desk.window.rail_head, "others")
        yield Picture("report-others", desk)
        desk.answer("since")
        yield Picture("report-since", desk)
        desk.key(desk.window.number_pad, "close")
        desk.key(desk.window.facts, "back")
        others(desk, "report-overrides")
        wait_for_chain(desk)
        yield Picture("report-overrides", desk)
        others(desk, "report-voids")
        wait_for_chain(desk)
        yield Picture("report-voids", desk)
        others(desk, "report-irregularities")
        wait_for_chain(desk)
        yield Picture("report-irregularities", desk)
        others(desk, "tables")
        wait_for_chain(desk)
        yield Picture("report-tables", desk)
        desk.key(desk.window.report_table, "page-on")
        yield Picture("report-tables-on", desk)
        others(desk, "report-shift", "day-before")
        wait_for_chain(desk)
        yield Picture("report-day-before", desk)
        desk.done()


def incomplete(size: str) -> Iterator[Picture]:
    """Yield the shift report over a period of which a day is missing from the archive."""
    with TemporaryDirectory() as folder:
        table = busy_shift_in(Path(folder) / "table")
        for file in (table / "archive").iterdir():
            file.unlink()
        desk = desk_over(table, size)
        since_the_day_before(desk)
        yield Picture("report-incomplete", desk)
        others(desk, "this-day")
        wait_for_chain(desk)
        yield Picture("report-day-before-lost", desk)
        desk.done()


REPORT_SCENES = (reports, incomplete)
