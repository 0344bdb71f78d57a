"""Asks a higher rank for its consent, or for an acting rank, in tests."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from terminal.ledger.errors import LedgerError, LedgerFault, NotRecorded
from terminal.ledger.records import Head
from terminal.rounds import commands as c
from terminal.rounds import events as e
from terminal.rounds.refusal import Refusal
from terminal.rules.house import Limits
from terminal.rules.ranks import Rank
from terminal.table.people.authority import (
    assign_rank,
)
from terminal.table.people.staff import Signature
from terminal.table.session.table_session import Actor, Done
from tests.table.pit import (
    PINS,
    SHIFT_MANAGER,
    SUPERVISOR,
    Pit,
)

LIMITS = c.SetLimits(Limits(minimum=200_00))
REASON = "asked for by the House"


def ask(
    pit: Pit,
    number: str = SUPERVISOR,
    *,
    command: c.Command = LIMITS,
    pin: str | None = "",
    asked_by: str | None = None,
    reason: str = REASON,
    token: str | None = None,
) -> Done | Refusal:
    """Have an act approved by somebody, with the right PIN unless another is given.

    The dealer asks for it.
    """
    shown = Signature(number, PINS[number] if pin == "" else pin, token)
    asking = None if asked_by is None else Actor(asked_by, Rank.DEALER)
    return pit.session.approve(command, shown, reason, acting=asking)


def approve_unrecorded(pit: Pit, number: str = SUPERVISOR, **how: Any) -> None:
    """Have an act approved that the disk then does not take."""

    def no_disk(*_: object, **__: object) -> Head:
        raise NotRecorded("SetLimits", LedgerError(LedgerFault.DISK_FULL, path=Path("BA-07.ledger")))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pit.ledger, "append", no_disk)
        with pytest.raises(NotRecorded):
            ask(pit, number, **how)


def code(answer: object) -> str | None:
    """Return the code of a refusal, None for anything else."""
    return answer.code if isinstance(answer, Refusal) else None


def recorded(pit: Pit) -> list[e.Event]:
    """Return everything on record."""
    return [record.event for record in pit.ledger.read()]


def assign(
    pit: Pit,
    by: str = SHIFT_MANAGER,
    *,
    number: str = SUPERVISOR,
    rank: Rank = Rank.PIT_MANAGER,
    hours: float = 2,
) -> Done | Refusal:
    """Assign an acting rank."""
    return assign_rank(
        pit.session,
        pit.staff,
        Signature(by, PINS[by]),
        number=number,
        rank=rank,
        until=pit.clocks.day + timedelta(hours=hours),
        reason=REASON,
    )
