"""Measures what is asked of a million events: the last ten rounds, and the shift report of a thousand."""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path

from terminal.ledger.identity import LedgerKind
from terminal.reports.build import make_report
from terminal.table.audit.audit import audit_ledger
from terminal.table.audit.recall import Recall
from terminal.table.setup.profile import demo_profile
from tests.bench.long_ledger import A_ROUND, ledger_in
from tests.bench.samples import median

ROUNDS = 1000
TIMES = 5


def main() -> None:
    """Print seconds: `looking_back FOLDER-OF-MANY FOLDER-OF-A-THOUSAND-ROUNDS`."""
    many, thousand = (ledger_in(Path(folder)) for folder in sys.argv[1:3])
    end = Recall(many, demo_profile().terms).last_rounds(1)[-1].ended + A_ROUND
    recalls, reports = [], []
    for _ in range(TIMES):
        started = time.perf_counter()
        recall = Recall(many, demo_profile().terms)
        last = recall.last_rounds(10)
        steps = recall.steps(last[-1].seq)
        recalls.append(time.perf_counter() - started)
        assert len(last) == 10
        assert steps
        started = time.perf_counter()
        report = make_report("shift", [many], end - ROUNDS * A_ROUND, end)
        reports.append(time.perf_counter() - started)
        rounds = next(f.value for f in report.section("figures").figures if f.column.key == "rounds")
        assert rounds == ROUNDS, rounds
    started = time.perf_counter()
    verified = audit_ledger(thousand, kind=LedgerKind.DEMO)
    seconds = time.perf_counter() - started
    assert not verified.findings, verified.findings
    figures = {"recall": median(recalls), "report": median(reports), "verified": verified.rounds / seconds}
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
