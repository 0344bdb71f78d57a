"""Asks a higher rank for its consent, or for an acting rank, in tests."""

from __future__ import annotations

from datetime import timedelta

from terminal.rounds import commands as c
from terminal.rounds import events as e
from terminal.rounds.refusal import Refusal
from terminal.rules.house import Limits
from terminal.rules.ranks import Rank
from terminal.table.people.authority import (
    assign_rank,
    authorise,
)
from terminal.table.session.grants import Grant
from terminal.table.session.table_session import Done
from tests.table.pit import (
    DEALER,
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
    asked_by: str = DEALER,
    reason: str = REASON,
    token: str | None = None,
) -> Grant | Refusal:
    """Asks for approval by somebody, with the right PIN unless another is given."""
    return authorise(
        pit.session,
        pit.staff,
        command,
        asked_by=asked_by,
        number=number,
        pin=PINS[number] if pin == "" else pin,
        reason=reason,
        token=token,
    )


def granted(pit: Pit, number: str = SUPERVISOR, *, command: c.Command = LIMITS) -> Grant:
    """A grant."""
    grant = ask(pit, number, command=command)
    assert isinstance(grant, Grant), grant
    return grant


def code(answer: object) -> str | None:
    """The code of a refusal, None for anything else."""
    return answer.code if isinstance(answer, Refusal) else None


def recorded(pit: Pit) -> list[e.Event]:
    """Everything on record."""
    return [record.event for record in pit.ledger.read()]


def assign(
    pit: Pit,
    by: str = SHIFT_MANAGER,
    *,
    number: str = SUPERVISOR,
    rank: Rank = Rank.PIT_MANAGER,
    hours: float = 2,
) -> Done | Refusal:
    """Assigns an acting rank."""
    return assign_rank(
        pit.session,
        pit.staff,
        number=number,
        rank=rank,
        until=pit.clocks.day + timedelta(hours=hours),
        by=by,
        pin=PINS[by],
        reason=REASON,
    )
