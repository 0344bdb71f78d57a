"""Runs a child process for each mutant, several at a time, and says how each ended."""

from __future__ import annotations

import json
import os
import resource
import shutil
import signal
import sys
from collections.abc import Callable, Sequence
from enum import StrEnum
from pathlib import Path
from typing import NamedTuple, NoReturn

import pytest

from tests.mutation.mutants import Mutant

SECONDS = 180
"""Processor seconds after which a mutant counts as endless; a busy machine does not matter."""
BYTES = 6 * 1024**3
"""Address space after which a mutant counts as endless."""

FEW = 30
"""So many tests are asked first, in a process of their own: most mutants are killed by them."""

NOT_IMPORTED = "while loading conftest"
"""What pytest says, and ends as if it were asked wrongly, where the program cannot be imported."""

ENDS_ENDLESS = {signal.SIGXCPU, signal.SIGKILL}
PASSED = {pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED}


class Fate(StrEnum):
    """What became of a mutant."""

    KILLED = "killed"
    ENDLESS = "endless"
    SURVIVED = "survived"


class Judged(NamedTuple):
    """What became of a mutant, and which test says so."""

    fate: Fate
    by: str
    """The test that failed; empty where none did, or where the program could not even be imported."""


Work = Sequence[tuple[Mutant, Sequence[str]]]
"""Mutants, each with the tests that are asked of it."""

Tell = Callable[[int, Judged], None]
"""Hears the number of a mutant and what became of it."""


def run_children(
    work: Work, logs: Path, jobs: int, become: Callable[[int, int, int], int], tell: Tell
) -> None:
    """Fork a child for each mutant's first tests, and one more for the others if those pass.

    The child calls `become` with the number of the mutant, and with which of its tests begin and end; it
    returns pytest's exit code. What it prints goes to a file in `logs`.
    """
    waiting = [(number, 0) for number in reversed(range(len(work)))]
    running: dict[int, tuple[int, int]] = {}
    while waiting or running:
        while waiting and len(running) < jobs:
            number, begin = waiting.pop()
            end = FEW if begin == 0 else len(work[number][1])
            log = logs / f"{number:03}"
            sys.stdout.flush()
            child = os.fork()
            if not child:
                _live(log, lambda number=number, begin=begin, end=end: become(number, begin, end))
            running[child] = number, end
        child, status = os.wait()
        number, end = running.pop(child)
        judged = judged_by(status, logs / f"{number:03}")
        if judged.fate is Fate.SURVIVED and end < len(work[number][1]):
            waiting.append((number, end))
        else:
            tell(number, judged)


def judged_by(status: int, log: Path) -> Judged:
    """Return what a child says of its mutant, by the way in which it ended."""
    shutil.rmtree(log.with_suffix(".tmp"), ignore_errors=True)
    failed = log.with_suffix(".failed")
    by = json.loads(failed.read_text(encoding="utf-8")) if failed.exists() else ""
    if os.WIFSIGNALED(status):
        return Judged(Fate.ENDLESS if os.WTERMSIG(status) in ENDS_ENDLESS else Fate.KILLED, by)
    code = os.WEXITSTATUS(status)
    if code == pytest.ExitCode.USAGE_ERROR:
        said = log.with_suffix(".log").read_text(encoding="utf-8", errors="replace")
        if NOT_IMPORTED not in said:
            raise RuntimeError(f"pytest did not understand what it was asked: {log.with_suffix('.log')}")
        return Judged(Fate.KILLED, "")
    return Judged(Fate.SURVIVED if code in PASSED else Fate.KILLED, by)


def _live(log: Path, become: Callable[[], int]) -> NoReturn:
    """Be a child: take a log, a folder for files and limits, and end with what `become` returns."""
    code = 1
    try:
        output = os.open(log.with_suffix(".log"), os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o644)
        os.dup2(output, 1)
        os.dup2(output, 2)
        failed, files = log.with_suffix(".failed"), log.with_suffix(".tmp")
        failed.unlink(missing_ok=True)
        files.mkdir(exist_ok=True)
        os.environ |= {"LAMMER_FAILED": str(failed), "PYTEST_DEBUG_TEMPROOT": str(files)}
        resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS + 5))
        resource.setrlimit(resource.RLIMIT_AS, (BYTES, BYTES))
        signal.signal(signal.SIGXCPU, signal.SIG_DFL)
        code = int(become())
        sys.stdout.flush()
    finally:
        os._exit(code)


def note_failure(report: pytest.TestReport) -> None:
    """Write down, in a child, the test that failed."""
    if report.failed:
        Path(os.environ["LAMMER_FAILED"]).write_text(json.dumps(report.nodeid), encoding="utf-8")
