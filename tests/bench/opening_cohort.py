"""Open a table of training and read what its trainer sees; say how much CPU time that took."""

from __future__ import annotations

import json
import sys
import time

from terminal.table.setup.opening import open_table
from terminal.table.setup.profile import training_profile
from terminal.training.cohort_report import cohort_report
from terminal.training.trainees import Trainees, trainees_path
from terminal.training.trainer import TrainerDesk
from tests.bench.cohort_ledger import AFTERWARDS


def main() -> int:
    """Print the CPU seconds of the opening and of the trainer's figures, and what was counted."""
    profile = training_profile()
    began = time.process_time()
    session = open_table(profile, clock=lambda: AFTERWARDS, elapsed=float).session
    opened = time.process_time()
    people = Trainees(trainees_path(profile.ledger)).all()
    desk = TrainerDesk(session, people, profile.terms)
    read = time.process_time()
    assert cohort_report(desk, session)
    tables = session.ledger.training_tables()
    figures = {
        "opened": opened - began,
        "read": read - opened,
        "trainees": len(desk.rows),
        "answers": sum(one.answers for one in tables.counts(profile.terms.game, (one.id for one in people))),
        "events": session.ledger.head.seq,
    }
    session.ledger.close()
    print(json.dumps(figures))
    return 0


if __name__ == "__main__":
    sys.exit(main())
