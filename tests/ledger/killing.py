"""Kills writers of a ledger in the middle of their work; run with the ledger's path and how often."""

from __future__ import annotations

import os
import random
import shutil
import signal
import sys
import time
from pathlib import Path

from terminal.ledger.errors import LedgerError, LedgerFault
from terminal.ledger.head_file import head_path
from terminal.ledger.identity import LedgerKind
from terminal.ledger.ledger import Ledger
from terminal.ledger.tail_witness import read_witness, witness_path
from terminal.ledger.verify import verify
from terminal.rounds.commands import Command
from terminal.rules.ranks import Rank
from tests.ledger.playing import RandomTable

MOST_ACTS = 12
"""How many acts a writer may record at most before it is killed: counted in acts, not in time, so that a busy
machine kills at the same places."""
LONGEST_ACT = 0.003
"""Seconds within which a writer that nobody disturbs has recorded one more act."""


class TidyTable(RandomTable):
    """A random table that is tidied whenever no round is open, as the program does it at the end of each."""

    told: int | None = None
    """Where each act is told as soon as it is recorded."""

    def act(self, command: Command, rank: Rank = Rank.SHIFT_MANAGER) -> bool:
        """Do one thing; return whether the rules let it pass."""
        done = super().act(command, rank)
        if done and self.table.round is None:
            self.ledger.write_head()
            self.ledger.checkpoint()
        if done and self.told is not None:
            os.write(self.told, b".")
        return done


def write_for_ever(path: Path, seed: int, ready: int) -> None:
    """Deal rounds until it is killed."""
    ledger = Ledger.open(path, kind=LedgerKind.LIVE)
    table = TidyTable(ledger, seed)
    table.open()
    table.told = ready
    while True:
        table.play(1)


def kill_one(path: Path, seed: int, acts: int, wait: float) -> None:
    """Let a writer record so many acts and work on for so many seconds, then kill it without a warning."""
    reads, writes = os.pipe()
    child = os.fork()
    if child == 0:
        write_for_ever(path, seed, writes)
    os.close(writes)
    while acts > 0:
        told = os.read(reads, acts)
        if not told:
            sys.exit("the writer ended by itself")
        acts -= len(told)
    time.sleep(wait)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    os.close(reads)


def misses_its_log(path: Path) -> bool:
    """Return whether a copy of what a kill has left is refused without its log, as acts were lost.

    The status tells of a copy that opens although they were.
    """
    bare = path.parent / "without its log" / path.name
    bare.parent.mkdir(exist_ok=True)
    for path_of in (Path, head_path, witness_path):
        shutil.copy(path_of(path), path_of(bare))
    latest = read_witness(bare)
    try:
        ledger = Ledger.open(bare, kind=LedgerKind.LIVE)
    except LedgerError as error:  # damage, too: the kill may have come while the log was moved into the file
        return error.fault in (LedgerFault.TAIL_MISSING, LedgerFault.TAIL_ALTERED)
    held = ledger.head.seq
    ledger.close()
    if latest is None or held < latest.seq:
        sys.exit(f"opened with {held} events, though {latest} were recorded")
    return False


def main() -> None:
    """End with status 0 if the ledger was whole, and had grown, after every kill.

    And if whatever was lost with its log would have been missed.
    """
    path, kills = Path(sys.argv[1]), int(sys.argv[2])
    dice = random.Random(5)
    Ledger.create(path, kind=LedgerKind.LIVE, table_id="BA-07", zone="UTC").close()
    seq = missed = 0
    for seed in range(kills):
        kill_one(path, seed, dice.randint(1, MOST_ACTS), dice.uniform(0, LONGEST_ACT))
        missed += misses_its_log(path)
        findings = [str(finding.message.render()) for finding in verify(path)]
        ledger = Ledger.open(path, kind=LedgerKind.LIVE)
        head, stale = ledger.head.seq, ledger.stale
        ledger.close()
        if findings or stale or head <= seq:
            sys.exit(f"after kill {seed}: {findings} {stale} {head} {seq}")
        seq = head
    if not missed:
        sys.exit("no kill came in the middle of a round")


if __name__ == "__main__":
    main()
