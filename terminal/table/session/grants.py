"""A grant: a higher rank's consent to one act, which the session alone makes, and uses once."""

from __future__ import annotations

from datetime import datetime
from typing import Final

from terminal.ledger.discreet import Discreet
from terminal.ledger.records import Head
from terminal.rounds.commands import Command
from terminal.rounds.refusal import Refusal, refuse
from terminal.rules.ranks import Rank
from terminal.table.people.keys import KeyPair

LONGEST_REASON: Final = 200
"""Characters of a reason."""

GRANT_SECONDS: Final = 60.0
"""How long an act that was approved but not recorded may be tried again."""


class Grant(Discreet, frozen=True, eq=False):
    """A higher rank's consent to one command in one state."""

    UNSHOWN = ("pair",)

    number: str
    name: str
    rank: Rank
    reason: str
    command: Command
    asked_by: str
    head: Head
    """The head of the ledger when it was given: any act since then makes the grant void."""
    latest: float
    """The last of the session's seconds in which it serves."""
    at: datetime
    """When it was given."""
    pair: KeyPair | None
    """What the person signs the act with; None where the table's record knows no key of theirs."""
    rank_until: datetime | None
    """The end of the acting rank in which it was given; None if the rank is the person's own."""

    def serves(self, command: Command, asked_by: str, head: Head, *, elapsed: float, at: datetime) -> bool:
        """Return whether it still allows this command of this person in this state."""
        return (
            (self.command, self.asked_by, self.head) == (command, asked_by, head)
            and elapsed <= self.latest
            and (self.rank_until is None or at < self.rank_until)
        )


def reason_refused(reason: str, pin: str | None) -> Refusal | None:
    """Return what is wrong with the reason of an approval."""
    if not 1 <= len(reason.strip()) <= LONGEST_REASON:
        return refuse("reason_missing", "Give a reason of 1 to {most} characters.", most=LONGEST_REASON)
    if pin and pin in reason:  # it would stand in the ledger
        return refuse("reason_holds_pin", "The reason holds the PIN. Write another reason.")
    return None
