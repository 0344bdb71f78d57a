"""The reports that there are: a newcomer writes one file and adds its line here."""

from __future__ import annotations

from terminal.reports import (
    commission,
    dealers,
    insurance,
    irregularities,
    limits,
    overrides,
    security,
    shift,
    voids,
)
from terminal.reports.spec import Report

REPORTS: dict[str, Report] = {
    report.id: report
    for report in (
        shift.REPORT,
        insurance.REPORT,
        irregularities.REPORT,
        overrides.REPORT,
        voids.REPORT,
        dealers.REPORT,
        limits.REPORT,
        commission.REPORT,
        security.REPORT,
    )
}
"""Every report by its name, in the order in which they are listed."""
