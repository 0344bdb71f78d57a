"""Kills a program again and again, and looks at what is left of its ledger."""

from __future__ import annotations

import multiprocessing
import os
import random
import select
import signal
import time
from dataclasses import dataclass
from multiprocessing.connection import Connection
from pathlib import Path

from terminal.ledger.identity import LedgerKind
from terminal.ledger.reader import LedgerReader
from terminal.ledger.tail_witness import read_witness
from terminal.rounds.state import Table
from terminal.table.audit.audit import audit_ledger
from terminal.table.session.recovery import Followed, recover
from terminal.table.setup.profile import demo_profile
from tests.kill.dealer import deal
from tests.patience import HANGS

LONGEST_START = HANGS
"""Seconds after which the first act will never be painted."""
MOST_ACTS = 8
"""How many acts a program may paint at most after its first: lives are counted in acts, not in time, so that
a busy machine kills at the same places."""
LONGEST_ACT = 0.02
"""Seconds within which a program that nobody disturbs has painted one more act."""


@dataclass(frozen=True)
class Left:
    """What a killed program had painted, and what its ledger holds."""

    painted: int
    noted: int
    """The last act of which a lost log would be missed."""
    head: int
    findings: tuple[str, ...]
    recovered: Table
    folded: Table
    """The table as all that was ever recorded makes it."""
    acts: int


def ledger_of(folder: Path) -> Path:
    """Return where the demo table keeps its ledger under a data folder."""
    return folder / "xdg_data_home" / "lammer" / "demo" / "DEMO-1.ledger"


class Killer:
    """Starts the program from a server that has read its modules already, and kills it at a random moment."""

    def __init__(self, folder: Path, seed: int, mood: str = "calm") -> None:
        """Take `mood` for the dealer at the window, one of `tests.kill.dealer.MOODS`."""
        self.folder = folder
        self._seed = seed
        self._mood = mood
        self._chance = random.Random(seed)
        self._context = multiprocessing.get_context("forkserver")
        self._context.set_forkserver_preload(["tests.kill.dealer"])
        self.painted = 0
        """The last act that was shown as done."""

    def kill(self) -> None:
        """Live one life of the program, from its start to a SIGKILL soon after its first painted act."""
        self._seed += 1
        ours, theirs = self._context.Pipe(duplex=False)
        program = self._context.Process(
            target=deal, args=(theirs, self.folder, self._seed, self._mood), daemon=True
        )
        program.start()
        theirs.close()
        self._kill_after_first(program, ours)
        ours.close()

    def _kill_after_first(self, program: multiprocessing.process.BaseProcess, ours: Connection) -> None:
        acts = 1 + self._chance.randint(0, MOST_ACTS)
        lines = read_lines(ours.fileno(), LONGEST_START, at_least=acts)
        # Not at an act's end alone: anywhere in the next one.
        lines += read_lines(ours.fileno(), self._chance.uniform(0.0, LONGEST_ACT))
        assert program.is_alive(), "the program ended by itself"
        assert program.pid is not None
        os.kill(program.pid, signal.SIGKILL)
        program.join()
        lines += read_lines(ours.fileno(), 0.0)
        whole = lines.rpartition(b"\n")[0]
        assert whole, "no act was painted"
        numbers = [int(line) for line in whole.split(b"\n")]
        assert numbers == sorted(numbers)
        self.painted = max(self.painted, numbers[-1])

    def kill_once(self) -> Left:
        """Return one life, and what is left of it."""
        self.kill()
        path = ledger_of(self.folder)
        verified = audit_ledger(path, kind=LedgerKind.DEMO)
        reader = LedgerReader.open(path, kind=LedgerKind.DEMO)
        try:
            terms = demo_profile().terms
            recorded = list(reader.read())
            whole = Followed(Table(terms))
            for record in recorded:
                whole.follow(record)
            return Left(
                painted=self.painted,
                noted=_noted(path),
                head=recorded[-1].seq,
                findings=tuple(finding.message.render() for finding in verified.findings),
                recovered=recover(reader, terms),
                folded=whole.table,
                acts=sum(record.command is not None for record in recorded),
            )
        finally:
            reader.close()


def _noted(path: Path) -> int:
    latest = read_witness(path)
    assert latest is not None, "nothing is noted next to the ledger"
    return latest.seq


def read_lines(descriptor: int, seconds: float, *, at_least: int | None = None) -> bytes:
    """Return what is written within some seconds, or as soon as there are so many whole lines."""
    end, read = time.monotonic() + seconds, b""
    while True:
        ready, _, _ = select.select([descriptor], [], [], max(0.0, end - time.monotonic()))
        if not ready:
            return read
        got = os.read(descriptor, 65536)
        read += got
        if not got or (at_least is not None and read.count(b"\n") >= at_least):
            return read
