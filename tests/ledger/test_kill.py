"""A writer that dies without warning leaves a whole chain."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path


def test_thirty_kills_in_the_middle_of_appending_leave_a_whole_chain(path: Path) -> None:
    run = [sys.executable, "-m", "tests.ledger.killing", str(path), "30"]
    ran = subprocess.run(run, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
