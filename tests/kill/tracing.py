"""Follows the real program's calls to the system: when was its record written, synced, and an act painted?"""

from __future__ import annotations

import os
import re
import shutil
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from subprocess import DEVNULL, Popen, run

from tests.kill.killing import LONGEST_START, read_lines

ROOT = Path(__file__).resolve().parents[2]
PAINTED = 100
"""The number of the file descriptor to which the painted acts are written."""

RECORDS = (".ledger-wal", ".ledger.next.new")
"""Where acts are written: into the log, and at the end of a day into the ledger of the next."""

Step = tuple[str, int]
"""`written` and `synced` of a record, or `painted` and the number of the act."""

_CALL = re.compile(r"^(?P<thread>\d+) +(?P<call>\w+)\((?P<fd>\d+)<(?P<path>[^>]*)>(?P<rest>.*)$")
_GOES_ON = re.compile(r"^(?P<thread>\d+) +<\.\.\. \w+ resumed>(?P<rest>.*)$")
_TOLD = re.compile(r"(\d+)\\n")


def strace() -> str | None:
    """Return the program that can follow another's calls.

    Return None where there is none, or the system forbids it.
    """
    found = shutil.which("strace")
    if found is None:
        return None
    tried = run([found, "-o", os.devnull, sys.executable, "-c", ""], check=False, capture_output=True)
    return None if tried.returncode else found


def trace(folder: Path, acts: int, seed: int, mood: str) -> Path:
    """Have the program deal until so many acts were painted; return the file with its calls, in order."""
    traced = folder / "calls"
    ours, theirs = os.pipe()
    os.dup2(theirs, PAINTED, inheritable=True)
    os.close(theirs)
    follow = [str(strace()), "-f", "-y", "-e", "trace=fdatasync,fsync,write,pwrite64", "-o", str(traced)]
    program = [sys.executable, "-m", "tests.kill.dealer", str(PAINTED), str(folder), str(seed), mood]
    running = Popen(
        [*follow, *program],
        cwd=ROOT,
        pass_fds=[PAINTED],
        stdout=DEVNULL,
        stderr=DEVNULL,
        start_new_session=True,
    )
    os.close(PAINTED)
    told = b""
    try:
        while told.count(b"\n") < acts:
            got = read_lines(ours, LONGEST_START, at_least=1)
            assert got, "the program has ended, or deals no more"
            told += got
    finally:
        # The program closes its table, and strace ends with it; by itself it would heed no signal.
        os.killpg(running.pid, signal.SIGTERM)
        running.wait()
        os.close(ours)
    return traced


def steps(traced: Path) -> Iterator[Step]:
    """Yield what a trace says of the log and of the painted acts; a sync counts once it has come back."""
    waiting: dict[str, re.Match[str]] = {}
    for line in traced.read_text(encoding="utf-8", errors="replace").splitlines():
        call, rest = _CALL.match(line), ""
        if call is not None:
            rest = call["rest"]
            if rest.endswith("<unfinished ...>"):
                waiting[call["thread"]] = call
                if call["call"] in ("fdatasync", "fsync"):
                    continue
        else:
            end = _GOES_ON.match(line)
            call = None if end is None else waiting.pop(end["thread"], None)
            if call is None or end is None or call["call"] not in ("fdatasync", "fsync"):
                continue
            rest = end["rest"]
        yield from _step(call, rest)


def _step(call: re.Match[str], rest: str) -> Iterator[Step]:
    record = call["path"].endswith(RECORDS)
    if record and call["call"] == "pwrite64":
        yield "written", 0
    elif record and call["call"] != "write" and rest.endswith("= 0"):
        yield "synced", 0
    elif call["call"] == "write" and int(call["fd"]) == PAINTED:
        for number in _TOLD.findall(rest):
            yield "painted", int(number)
