"""A supervisor's approval: what will change, why, and a signature; then the same command again, under a grant."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from terminal.rounds.commands import Command
from terminal.rounds.refusal import RANK_TITLES, Refusal
from terminal.rounds.state import Table
from terminal.screen.dialogues.dialogue import Pages
from terminal.screen.dialogues.effects import after_command, changes_of, hands_of
from terminal.screen.panels.page_views import CardMark, IdentityView, OverrideView, Reason
from terminal.screen.translate import say, tr
from terminal.table.grants import Grant

REASONS = ("seen_on_camera", "order_agreed", "seen_by_supervisor")
Authorise = Callable[[Command, str, str, str], Grant | Refusal]
"""Command, staff number, PIN and reason: the grant, or why there is none."""
SignOn = Callable[[str, str], Refusal | None]
"""Staff number and PIN: None when the table is taken over, else why not."""


@dataclass(frozen=True, slots=True)
class People:
    """What the approval asks of the staff code."""

    authorise: Authorise
    sign_on: SignOn
    name_of: Callable[[str], str]
    """The name behind a staff number, empty if nobody has it."""
    number_digits: int
    pin_digits: int


class Approval:
    """An approval in progress; cancelled, nothing changes."""

    def __init__(
        self,
        command: Command,
        refused: Refusal,
        people: People,
        granted: Callable[[Command, Grant], None],
        leave: Callable[[], None],
        changed: Callable[[], None],
        asked_by: str,
    ) -> None:
        """`refused` is what the dealer's own request met; `granted` sends the command again."""
        self._command = command
        self._refused = refused
        self._people = people
        self._granted = granted
        self._leave = leave
        self._changed = changed
        self._asked_by = asked_by
        self._reason: str | None = None
        self._name = ""
        self._problem = ""
        self._attempt = 0

    def choose_reason(self, name: str) -> None:
        """A ready-made reason."""
        self._reason = name
        self._changed()

    def identified(self, number: str) -> None:
        """The staff number so far: once it is whole, its name is shown."""
        name = self._people.name_of(number)
        if name != self._name:
            self._name = name
            self._changed()

    def approve(self, number: str, pin: str) -> None:
        """Signs; a wrong PIN or too low a rank is said, and counted."""
        reason = dict(_reasons()).get(self._reason or "", "")
        grant = self._people.authorise(self._command, number, pin, reason)
        if isinstance(grant, Refusal):
            self._problem = say(grant.message)
            self._attempt += 1
            self._changed()
        else:
            self._granted(self._command, grant)

    def answer(self, name: str) -> None:
        """There are no answers but the signature."""

    def apply(self) -> None:
        """The main button lies behind the veil."""

    def cancel(self) -> None:
        """Refused: nothing changes."""
        self._leave()

    def pages(self, table: Table) -> Pages:
        """The dialog."""
        needs = self._refused.needs
        rank = "" if needs is None else say(RANK_TITLES[needs])
        after = None if needs is None else after_command(table, self._command, needs)
        hands_change = after is not None and _hands(after) != _hands(table)
        view = OverrideView(
            title=tr("Supervisor’s approval"),
            second="主管批准",
            rank=tr("{rank} or above").format(rank=rank),
            asked_by=tr("asked by {name}").format(name=self._asked_by),
            paragraphs=() if self._refused.paragraph is None else (f"¶ {self._refused.paragraph}",),
            changes=() if after is None else changes_of(table, after),
            reasons=tuple(Reason(name, title) for name, title in _reasons()),
            reason=self._reason,
            note="",
            approve=tr("it is recorded under both names"),
            identity=IdentityView(
                number_digits=self._people.number_digits,
                pin_digits=self._people.pin_digits,
                name=self._name,
                problem=self._problem,
                attempt=self._attempt,
            ),
            before=hands_of(table, "", "", mark=CardMark.FAULT) if hands_change else None,
            after=hands_of(after, "", "", mark=CardMark.MOVED)
            if hands_change and after is not None
            else None,
            refusal="" if self._reason is not None else tr("choose a reason first"),
        )
        return Pages(override=view)


def _hands(table: Table) -> tuple[tuple[str, ...], tuple[str, ...]] | None:
    played = table.current
    return None if played is None else (played.player, played.banker)


def _reasons() -> tuple[tuple[str, str], ...]:
    titles = (tr("Seen on camera"), tr("Order agreed"), tr("Seen at the table"))
    return tuple(zip(REASONS, titles, strict=True))
