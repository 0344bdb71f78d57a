"""The security report: what happened to people, clock and terms, by person and time."""

from __future__ import annotations

from pathlib import Path

from terminal.reports.build import make_report
from terminal.reports.spec import Label
from terminal.rounds import commands as c
from terminal.rules.ranks import Rank
from tests.reports.asking import rows
from tests.reports.pit import GOH, Pit


def test_refusals_locks_and_clock_stand_by_person_and_time(pit: Pit, path: Path) -> None:
    pit.act(c.RecordPinRefused(GOH.number, 4))
    pit.wait(60)
    pit.act(c.RecordPinRefused(GOH.number, 5))
    pit.act(c.RecordStaffLocked(GOH.number))
    pit.act(c.RecordApprovalRefused(GOH.number, pit.dealer.number, "SetLimits", "rank_missing"))
    pit.act(c.RecordClockJump(-3_600_000))
    pit.act(c.ConfirmClock(-3_600_000), rank=Rank.PIT_SUPERVISOR, by=GOH)
    document = make_report("security", [path])
    found = [(row["what"], row["number"], row["detail"], row["person"]) for row in rows(document, "list")]
    assert found == [
        ("terms_changed", None, pit.terms.game, pit.dealer.number),
        ("pin_refused", GOH.number, "4", pit.dealer.number),
        ("pin_refused", GOH.number, "5", pit.dealer.number),
        ("locked", GOH.number, None, pit.dealer.number),
        ("approval_refused", GOH.number, "SetLimits: rank_missing", pit.dealer.number),
        ("clock_jumped", None, "-3600.000 s", pit.dealer.number),
        ("clock_confirmed", None, "-3600.000 s", GOH.number),
    ]
    counts = {(row["what"], row["number"]): row["count"] for row in rows(document, "counts")}
    assert counts["pin_refused", GOH.number] == 2
    assert counts["clock_confirmed", GOH.number] == 1
    table = document.section("list").table
    assert table is not None
    assert all(isinstance(row[3], Label) and row[3].message.render() for row in table.rows)
