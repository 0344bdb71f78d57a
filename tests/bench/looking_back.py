"""Measures what is asked of a million events: the last ten rounds, and the shift report of a thousand."""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path

from terminal.reports.build import make_report
from terminal.table.audit.recall import Recall
from terminal.table.setup.profile import demo_profile
from tests.bench.long_ledger import A_ROUND, ledger_in
from tests.bench.samples import median

ROUNDS = 1000
TIMES = 5


def main() -> None:
    """Print CPU seconds: `looking_back FOLDER`."""
    many = ledger_in(Path(sys.argv[1]))
    end = Recall(many, demo_profile().terms).last_rounds(1)[-1].ended + A_ROUND
    recalls, reports = [], []
    for _ in range(TIMES):
        started = time.process_time()
        recall = Recall(many, demo_profile().terms)
        last = recall.last_rounds(10)
        steps = recall.steps(last[-1].seq)
        recalls.append(time.process_time() - started)
        assert len(last) == 10
        assert steps
        started = time.process_time()
        report = make_report("shift", [many], end - ROUNDS * A_ROUND, end)
        reports.append(time.process_time() - started)
        rounds = next(f.value for f in report.section("figures").figures if f.column.key == "rounds")
        assert rounds == ROUNDS, rounds
    print(json.dumps({"recall": median(recalls), "report": median(reports)}))


if __name__ == "__main__":
    main()
