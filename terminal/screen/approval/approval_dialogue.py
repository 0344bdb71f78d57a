"""A supervisor's approval: what will change, why, and the signature under which the act is done."""

from collections.abc import Callable

from terminal.ledger.errors import LedgerError
from terminal.rounds.commands import Command
from terminal.rounds.guidance.situation import Situation
from terminal.rounds.refusal import RANK_TITLES, Refusal
from terminal.rounds.state import Table
from terminal.screen.approval.reasons import reasons_for
from terminal.screen.approval.views import OverrideView, Reason
from terminal.screen.dialogue import Dialogue, Pages
from terminal.screen.dialogue_views import KeyboardView
from terminal.screen.effects import after_command, done_by, foreseen
from terminal.screen.hand_views import hands_after, hands_of
from terminal.screen.recalled_felt import recalled_felt
from terminal.screen.signer import People, SignatureTries, problem_of
from terminal.screen.translate import both, say, tr
from terminal.screen.words import or_above
from terminal.table.people.staff import Signature

KEYBOARD_PLACE = (236.0, 330.0)
"""Over what will change, up to the number and the PIN."""
LONGEST_NOTE = 120


class Approval(Dialogue):
    """An approval in progress; cancelled, nothing changes."""

    def __init__(
        self,
        command: Command,
        refused: Refusal,
        people: People,
        *,
        done: Callable[[], None],
        not_recorded: Callable[[LedgerError], None],
        leave: Callable[[], None],
        changed: Callable[[], None],
        asked_by: str,
        token: str,
        meant: Table | None = None,
    ) -> None:
        """Ask about `refused`, which the dealer's own request met.

        `done` is called once somebody has signed, `not_recorded` if the act does not get onto the record;
        `leave` if nobody signs. `token` is that of the hold which keeps everything else waiting while the
        dialog is open; `meant` is the table as the round had left it that lies behind and that it is about.
        """
        self._command = command
        self._refused = refused
        self._people = people
        self._done = done
        self._not_recorded = not_recorded
        self._leave = leave
        self._changed = changed
        self._asked_by = asked_by
        self._token = token
        self._meant = meant
        self._reason: str | None = None
        self._note = ""
        self._writing = False
        self._tries = SignatureTries(people.staff, changed)
        self._foreseen: tuple[Table, Table | None] | None = None

    def choose_reason(self, name: str) -> None:
        """Take a ready-made reason."""
        self._reason = name
        self._changed()

    def write(self) -> None:
        """Open the keyboard for a typed reason."""
        self._writing = True
        self._changed()

    def wrote(self, text: str) -> None:
        """Take the typed reason."""
        self._note = text
        self._changed()

    def finished(self) -> None:
        """Close the keyboard: the reason is written."""
        self._writing = False
        self._note = self._note.strip()
        self._changed()

    def identified(self, number: str, complete: bool) -> None:
        """Take the staff number so far, for its name; forget what was wrong before."""
        if self._tries.typed(number):
            self._changed()

    def badge(self, code: str) -> None:
        """Sign by badge at once, if there is a reason."""
        if self._given_reason():
            self.approve(code, None)
        else:
            self._tries.asked_first(tr("choose a reason first"))

    def _given_reason(self) -> str:
        """Return the ready-made reason as it is recorded, and the words."""
        return ". ".join(part for part in (self._reason, self._note.strip()) if part)

    def approve(self, number: str, pin: str | None) -> None:
        """Have the session do it on this signature; a wrong PIN or too low a rank is said, and counted."""
        signature = Signature(number, pin, self._token)
        try:
            done = self._people.session.approve(self._command, signature, self._given_reason())
        except LedgerError as fault:
            self._not_recorded(fault)
            return
        if isinstance(done, Refusal):
            self._tries.refused(done, _in_few_words(done))
        else:
            self._done()

    @property
    def asking(self) -> Dialogue:
        """The page of a fault, while it is read."""
        return self._tries.fault or self

    def pages(self, table: Table) -> Pages:
        """Return the dialog."""
        needs, after = self._refused.needs, self._after(table)
        hands_change = after is not None and _hands(after) != _hands(table)
        view = OverrideView(
            *both("Supervisor’s approval"),
            rank="" if needs is None else or_above(needs),
            asked_by=tr("asked by {name}").format(name=self._asked_by),
            paragraphs=() if self._refused.paragraph is None else (f"¶ {self._refused.paragraph}",),
            changes=() if after is None else foreseen(table, self._command, after, self._meant),
            reasons=tuple(Reason(reason.template, say(reason)) for reason in reasons_for(self._command)),
            reason=self._reason,
            note=self._note,
            approve=done_by(table, self._command),
            identity=self._tries.view,
            before=hands_of(table, "", "") if hands_change else None,
            after=hands_after(table, after, "", "") if hands_change and after is not None else None,
            refusal=self._not_yet(),
        )
        return Pages(
            override=view,
            keyboard=self._keyboard() if self._writing else None,
            felt=None if self._meant is None else recalled_felt(Situation(self._meant)),
        )

    def _after(self, table: Table) -> Table | None:
        """Return the state that the command would lead to, worked out once for each state of the table."""
        needs = self._refused.needs
        if needs is None:
            return None
        if self._foreseen is None or self._foreseen[0] is not table:
            self._foreseen = table, after_command(table, self._command, needs)
        return self._foreseen[1]

    def _not_yet(self) -> str:
        """Return why nothing can be approved: the table waits no more, or there is no reason."""
        if self._people.session.waits(self._token) is not None:
            return tr("too late: refuse, and ask again")
        return "" if self._given_reason() else tr("choose a reason first")

    def _keyboard(self) -> KeyboardView:
        return KeyboardView(tr("Typed reason"), self._note, LONGEST_NOTE, KEYBOARD_PLACE, done=tr("Done"))


def _hands(table: Table) -> tuple[tuple[str, ...], tuple[str, ...]] | None:
    played = table.current
    return None if played is None else (played.player, played.banker)


def _in_few_words(refused: Refusal) -> str:
    """Return why the signature does not count, in a few words that fit next to the field."""
    if refused.code != "rank_missing" or refused.needs is None:
        return problem_of(refused)
    return tr("{rank} or above").format(rank=say(RANK_TITLES[refused.needs]))
