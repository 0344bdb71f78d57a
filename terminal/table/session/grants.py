"""Grants: a higher rank's consent to one act, kept by the session that minted it until it is used, once."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Final

from terminal.ledger.records import Head
from terminal.rounds.commands import Command
from terminal.rules.ranks import Rank
from terminal.table.session.clocks import Elapsed

_LIFE: Final = 60.0
"""Seconds within which a grant is used."""


@dataclass(frozen=True, slots=True, eq=False)
class Grant:
    """A higher rank's consent to one command in one state; no copy of it is as good."""

    number: str
    name: str
    rank: Rank
    reason: str
    command: Command
    asked_by: str
    head: Head
    """The head of the ledger when it was given: any act since then, its own included, makes it void."""


class GrantKeeper:
    """The one grant of a session that is out; another, a cancel, a minute or its use end it."""

    def __init__(self, elapsed: Elapsed) -> None:
        self._elapsed = elapsed
        self._out: tuple[Grant, float, datetime | None] | None = None

    def keep(self, grant: Grant, acting_until: datetime | None) -> Grant:
        """Takes note of a grant; `acting_until` is the end of the acting rank in which it was given."""
        self._out = (grant, self._elapsed() + _LIFE, acting_until)
        return grant

    def holds(self, grant: Grant, at: datetime) -> bool:
        """Whether this very grant is out and not too old."""
        if self._out is None or self._out[0] is not grant:
            return False
        _, latest, acting_until = self._out
        return self._elapsed() <= latest and (acting_until is None or at < acting_until)

    def drop(self) -> None:
        """Whatever grant is out is good no more: it was used, or the question is closed."""
        self._out = None
