"""Deals thousands of rounds in the real program, and says how much memory it has after some and after all."""

from __future__ import annotations

import gc
import json
import resource
import sys
from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

# In the order of the command itself: Qt before all else, and what it leaves out is left out here.
from terminal.screen import left_out  # isort: skip

with left_out("typing_extensions"):
    from msgspec.structs import replace

from terminal import cli
from terminal.rounds.commands import Command, ConcludeRound
from terminal.rounds.guidance.situation import Situation
from terminal.rules.house import Limits
from terminal.rules.ranks import Rank
from terminal.table.session.table_session import UNSIGNED, Actor, TableSession
from tests.bench.nine_boxes import rounds_of

if TYPE_CHECKING:
    from terminal.screen.presenter import Presenter

FEW, MANY = 100, 10_000
TAKEN: dict[str, float] = {}
REFUSED: list[str] = []
_KIB_A_PAGE = resource.getpagesize() // 1024


def resident_kib() -> int:
    """Return what the process has in memory now, once what nobody needs is given back."""
    gc.collect()
    return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1]) * _KIB_A_PAGE


def deal_once_started(many: int) -> None:
    """Have the table deal rounds one after another; every round is shown with its bets, and settled."""
    from PySide6.QtCore import QTimer

    from terminal.screen import app

    start = app.RunningTable.start

    def started(running: app.RunningTable) -> None:
        start(running)
        # What is measured is memory, not the disk; and who acts is nobody's concern here.
        running.session.ledger._connection.execute("PRAGMA synchronous=OFF")
        running.session._staff = None
        running.session._acting = Actor(UNSIGNED, Rank.SHIFT_MANAGER)
        acts = portions(running.session, many)
        timer = QTimer(running._window)

        def step() -> None:
            commands = next(acts, None)
            if commands is None:
                timer.stop()
                running._window.closing.emit()
            elif not running.presenter.do(*commands):
                # Not raised: the program would say it on the screen, and wait for an answer.
                REFUSED.append(why_refused(running.presenter) or f"{commands[0]}")
                timer.stop()
                # Closed by touch the table would ask first what becomes of the round.
                running.presenter.stop_asked.emit()

        timer.timeout.connect(step)
        timer.start(0)

    app.RunningTable.start = started  # type: ignore[method-assign]


def why_refused(presenter: Presenter) -> str:
    """Return what the screen says on an act that was not done, in a notice or in a question."""
    question = presenter.view().walk
    return presenter.selection.notice if question is None else question.text


def portions(session: TableSession, many: int) -> Iterator[list[Command]]:
    """Yield the rounds in two parts each, with a look at the memory where it is asked for."""
    terms = session.table.terms
    free = replace(terms, limits=Limits(minimum=terms.limits.minimum))
    # Without the dealer of the demo table the one named above acts.
    session._situation = Situation(replace(session.table, terms=free, dealer=None))
    for number, commands in enumerate(rounds_of(free, many, bets_a_box=1), start=1):
        half = len(commands) // 2
        yield commands[:half]
        assert isinstance(commands[-1], ConcludeRound)
        yield commands[half:]
        if number in (FEW, many):
            TAKEN[f"after_{number}_kib"] = resident_kib()


def main() -> int:
    """Run `lammer table` on the demo table, and print the figures."""
    many = int(sys.argv[1]) if len(sys.argv) > 1 else MANY
    own = cli._COMMANDS["table"]

    def opened(options: Namespace) -> int:
        deal_once_started(many)
        return own(options)

    cli._COMMANDS["table"] = opened
    status = cli.main(["table"])
    TAKEN["peak_kib"] = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    print(json.dumps(TAKEN))
    if REFUSED:
        print(f"refused: {REFUSED[0]}", file=sys.stderr)
        return 1
    return status


if __name__ == "__main__":
    sys.exit(main())
