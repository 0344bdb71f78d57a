"""Between the window and the session: touches become commands, and every new state becomes a picture."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from functools import partial
from typing import Any
from zoneinfo import ZoneInfo

from msgspec.structs import replace
from PySide6.QtCore import QObject, QTimer, Signal

from terminal.devices.card_source import CardSource
from terminal.ledger.errors import LedgerError, LedgerFault, NotRecorded
from terminal.ledger.times import from_text
from terminal.rounds.commands import Command
from terminal.rounds.guidance.situation import Situation
from terminal.rounds.refusal import Refusal
from terminal.rounds.state import Table
from terminal.screen.command_words import act_words, capitalised
from terminal.screen.dealing.left_over import after_act
from terminal.screen.dealing.strip import recorded_slowly
from terminal.screen.dialogue import Choice, Dialogue, Question
from terminal.screen.dialogue_views import Answer
from terminal.screen.screen_view import ScreenView, present, with_pages
from terminal.screen.selection import Context, DealerSelection
from terminal.screen.settlement.resettlement import Resettlement, differences
from terminal.screen.signer import People
from terminal.screen.staff.acting_ranks import highest_acting
from terminal.screen.translate import both, say, tr
from terminal.screen.views import RecordedState
from terminal.table.session.day import put_day_away
from terminal.table.session.table_session import TableSession

APPROVAL_OPEN = "approval"
"""A command waits for somebody of a higher rank; the dialog that is open says so."""
STOPPED = "stopped"
"""A command was not recorded; the page that is open says so."""
APPROVAL_SECONDS = 180.0
"""How long an approval keeps everything else waiting; then it must be asked for again."""


class Presenter(QObject):
    """Hold what the dealer has in hand, send commands, and show what came of them.

    Every act of a touch goes through `do`, or through the approval where somebody signs for it. An act that
    comes to the session from elsewhere is shown as well.
    """

    shown = Signal(object)
    """A new `ScreenView`."""
    recorded = Signal(int)
    """The number of the last event of an act, once it is durable."""
    stop_asked = Signal()
    """Somebody wants to stop the terminal."""
    training_asked = Signal()
    """Somebody wants to train here: the terminal goes over to that once the table is closed."""
    round_over = Signal()
    """A round has ended: the ledger may be tidied."""
    closing_day = Signal()
    """The ledger is about to be put away: work in the background that has it open ends first."""
    day_closed = Signal(object)
    """A `ClosedDay`: its ledger is in the archive, and the table goes on in the next."""
    day_waits = Signal(object)
    """The `LedgerError` for which a day that is closed on record is not put away yet."""

    def __init__(
        self,
        session: TableSession,
        context: Context,
        card_source: CardSource | None = None,
        parent: QObject | None = None,
    ) -> None:
        """Take `card_source` where the terminal draws the cards itself."""
        super().__init__(parent)
        self._session = session
        self.card_source = card_source
        self._dialogue: Dialogue | None = None
        self._people: People | None = None
        self._token: str | None = None
        self._context = replace(context, virtual_shoe=card_source is not None)
        terms = session.table.terms
        self._ui = DealerSelection(
            box=terms.boxes[0],
            decks=terms.decks,
            shuffled=self._context.shuffled,
        )
        self._unshown: list[int] = []
        """The last events of acts that are on record, but not yet shown."""
        self.time_words: Callable[[str], str] = self._by_the_house_clock
        """Writes a recorded moment."""
        session.on_change(self._changed)
        self._context = replace(self._context, last_act_at=self._time_of_last_act())

    @property
    def session(self) -> TableSession:
        """The table in use."""
        return self._session

    @property
    def selection(self) -> DealerSelection:
        """What the dealer has in hand."""
        return self._ui

    @property
    def context(self) -> Context:
        """What belongs to the table but not to its rounds."""
        return self._context

    @property
    def table(self) -> Table:
        """The state that is on record."""
        return self.session.table

    @property
    def situation(self) -> Situation:
        """What the state on record calls for."""
        return self.session.situation

    def view(self) -> ScreenView:
        """Return the picture of the present state, under the dialogue that is open."""
        whole = present(self.situation, self._ui, self._with_acting_rank(self._context))
        return whole if self._dialogue is None else with_pages(whole, self._dialogue.asking.pages(self.table))

    def _with_acting_rank(self, context: Context) -> Context:
        """Return what is known of the table, with the rank that somebody acts in now."""
        if not self.table.acting:
            return context
        house = ZoneInfo(self.session.ledger.identity.zone)
        return replace(context, acting=highest_acting(self.table, self.session.time_of_ranks(), house))

    def refresh(self) -> None:
        """Show the present state."""
        view = self.view()
        recorded, self._unshown = self._unshown, []
        for seq in recorded:
            self.recorded.emit(seq)
        self.shown.emit(view)

    def choose(self, **changes: Any) -> None:
        """Change what the dealer has in hand, and show it; a notice goes with the next choice."""
        self._ui = replace(self._ui, **({"notice": ""} | changes))
        self.refresh()

    def hold(self, **changes: Any) -> None:
        """Change what the dealer has in hand with the act that follows, which shows it."""
        self._ui = replace(self._ui, **changes)

    def tell(self, **changes: Any) -> None:
        """Change what is known of the table apart from its rounds, such as the clock, and show it."""
        self._context = replace(self._context, **changes)
        self.refresh()

    def do(self, *commands: Command) -> bool:
        """Send commands up to the first that is refused, and show the outcome; False if one was refused."""
        notice = ""
        for number, command in enumerate(commands):
            notice = self._send(command, commands[number + 1 :])
            if notice:
                break
        self.choose(notice="" if notice in (APPROVAL_OPEN, STOPPED) else notice)
        return not notice

    def _send(self, command: Command, rest: tuple[Command, ...]) -> str:
        """Send one command; return why it was not done, or nothing. `rest` are those that wait behind it."""
        try:
            done = self.session.handle(command)
        except LedgerError as fault:
            self._stop((command, *rest), fault, lambda: self.do(command, *rest))
            return STOPPED
        if not isinstance(done, Refusal):
            return ""
        if done.needs is not None and self._people is not None:
            self._ask_approval(command, done, self._people)
            return APPROVAL_OPEN
        return say(done.message)

    def _show_signed(self, notice: str = "") -> None:
        """Show what came of an act that somebody has signed for; a day that it has closed is put away."""
        self._release()
        if self.table.day_closed is None:
            self.choose(notice=notice)
        else:
            self.put_away()

    def _stop_signed(self, command: Command, fault: LedgerError) -> None:
        """Stop the table for an act that somebody has signed for: that serves for another try as well."""
        self._stop((command,), fault, lambda: self._retry(command))
        self.choose()

    def _retry(self, command: Command) -> None:
        """Do a command again that somebody has signed for, and that could not be recorded."""
        try:
            done = self.session.retry(command, token=self._token)
        except LedgerError as fault:
            self._stop_signed(command, fault)
        else:
            self._show_signed(say(done.message) if isinstance(done, Refusal) else "")

    def put_away(self) -> None:
        """Put away the day that is closed on record, and go on in the next."""
        self.closing_day.emit()
        try:
            closed = put_day_away(self.session)
        except LedgerError as fault:
            self.day_waits.emit(fault)
            return
        self._release()
        self._dialogue = None
        self._context = replace(self._context, recorded=RecordedState.YES, recorded_text="")
        self.day_closed.emit(closed)
        self.choose()

    def _ask_approval(self, command: Command, refused: Refusal, people: People) -> None:
        """Open the approval: what would change, and who may sign."""
        from terminal.screen.approval.approval_dialogue import Approval  # noqa: PLC0415 - no start waits for it

        before = self._dialogue
        dealer = self.table.dealer
        token = self._token = secrets.token_hex(8)
        self.session.hold(token, APPROVAL_SECONDS)

        def done() -> None:
            if self._dialogue is approval:  # else the act has opened a dialogue of its own
                self._dialogue = None
            self._show_signed()

        approval = self._dialogue = Approval(
            command,
            refused,
            people,
            done=done,
            not_recorded=lambda fault: self._stop_signed(command, fault),
            leave=lambda: self.open_dialogue(before),
            changed=self.refresh,
            asked_by="" if dealer is None else f"{dealer.name} {dealer.number}",
            token=token,
            meant=None if before is None else before.meant,
        )

    def _release(self) -> None:
        """End the hold of the approval: the table waits no more."""
        if self._token is not None:
            self.session.release(self._token)
            self._token = None

    def _stop(self, commands: tuple[Command, ...], fault: LedgerError, again: Callable[[], object]) -> None:
        """Stop the table for a fault of the disk, and offer to try the act that is not recorded again."""
        self._context = replace(self._context, recorded=RecordedState.NO, recorded_text="")
        behind = len(commands) - 1
        now, undone = tr("The same act is recorded now."), tr("The act counts as not done.")
        if behind:
            now = tr("It is recorded now, and the {count} behind it.").format(count=behind)
            undone = tr("It counts as not done, like the {count} behind it.").format(count=behind)
        repeat = Choice(
            Answer("again", "repeat", *both("Try again"), now),
            lambda: self._try_again(again),
        )
        leave = Choice(Answer("leave", "left", *both("Leave it"), undone), self._leave_undone)
        words = ("stop", "cross", *both("Stop the terminal"))
        stop = Choice(Answer(*words, undone), self.stop_asked.emit)
        self._dialogue = Question(
            *both("Not recorded"),
            capitalised(act_words(self.table, commands[0])),
            (leave, stop) if _went_on_apart(fault) else (repeat, leave, stop),
            caption=tr("All that was recorded before is kept."),
            text=say(fault.cause.message if isinstance(fault, NotRecorded) else fault.message),
        )

    def _leave_undone(self) -> None:
        self._release()
        self.open_dialogue(None)

    def _try_again(self, again: Callable[[], object]) -> None:
        self._dialogue = None
        again()

    def _changed(self, before: Table, after: Table) -> None:
        """Take in an act that is on record, of a touch or from elsewhere, and have it shown."""
        ledger = self.session.ledger
        mark, text = recorded_slowly(ledger.last_commit_seconds)
        self._context = replace(
            self._context, recorded=mark, recorded_text=text, last_act_at=self._time_of_last_act()
        )
        if after.shoes != before.shoes:
            shuffled = self._context.shuffled
            self._ui = replace(self._ui, new_shoe=False, shuffled=shuffled, turned_up=None, menu=False)
        self._ui = after_act(before, self.situation, self._ui, self._context.chips)
        found = differences(before, after)
        if found:
            # A round that is settled again is paid again: the page says whom, and how much.
            self._dialogue = Resettlement(found, lambda: self.open_dialogue(None))
        self._unshown.append(ledger.head.seq)
        QTimer.singleShot(0, self._show_changes)
        if _round_is_over(before, after):
            self.round_over.emit()

    def _time_of_last_act(self) -> str:
        """Return when the act was recorded that can be taken back, by the clock of the house."""
        act = self.table.last_act
        if act is None:
            return ""
        return self.time_words(act.at_utc)

    def _by_the_house_clock(self, at_utc: str) -> str:
        house = ZoneInfo(self.session.ledger.identity.zone)
        return f"{from_text(at_utc).astimezone(house):%H:%M:%S}"

    def _show_changes(self) -> None:
        """Show what came from elsewhere than a touch; a touch shows by itself what it does."""
        if self._unshown:
            self.refresh()

    def tell_again(self, before: Table) -> None:
        """Show after a restart what the last act resettled; `before` is the table before that act."""
        found = differences(before, self.table)
        again = Resettlement(found, lambda: self.open_dialogue(None), restarted=True)
        self.open_dialogue(again if found else None)

    def told(self, take: Callable[..., None]) -> Callable[..., None]:
        """Return what gives a touch to the dialogue that is open, by a method that each dialogue has."""
        return partial(self._tell_dialogue, take.__name__)

    def _tell_dialogue(self, take: str, *what: object) -> None:
        if self._dialogue is not None:
            getattr(self._dialogue.asking, take)(*what)

    def told_or(self, take: Callable[..., None] | None, act: Callable[..., object]) -> Callable[..., None]:
        """Return what gives a touch on the felt to the dialogue that is open, and else to the table.

        `take` is as for `told`; None if it is no answer to any question. One that is no answer says so.
        """

        def touched(*where: object) -> None:
            dialogue = self._dialogue
            if dialogue is None:
                act(*where)
                return
            before = self.view()
            if take is not None:
                getattr(dialogue.asking, take.__name__)(*where)
            if self._dialogue is dialogue and self.view() == before:
                self.choose(notice=tr("Answer the open question first."))

        return touched

    def know_people(self, people: People) -> None:
        """Open the approval from now on where a rank is missing."""
        self._people = people

    @property
    def people(self) -> People | None:
        """What can be asked of the staff code; None where nobody signs."""
        return self._people

    @property
    def dialogue(self) -> Dialogue | None:
        """The dialogue that is open."""
        return self._dialogue

    def open_dialogue(self, dialogue: Dialogue | None) -> None:
        """Open a dialogue over the table, or close the open one.

        Whatever takes the place of an approval ends its hold: nobody waits for a question that is not shown.
        """
        self._release()
        self._dialogue = dialogue
        self.choose(menu=False, roads=False, exact=None, correcting=False)


def _went_on_apart(fault: LedgerError) -> bool:
    """Return whether the table has gone on in a new file, so that nothing is done before somebody signs."""
    return isinstance(fault, NotRecorded) and fault.cause.fault is LedgerFault.PUT_ASIDE


def _round_is_over(before: Table, after: Table) -> bool:
    """Return whether a round has ended, or one that had ended was changed; a new day is neither."""
    if after.round is not None or before.day_closed is not None:
        return False
    return before.round is not None or after.last is not before.last
