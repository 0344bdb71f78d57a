"""Between the window and the session: touches become commands, and every new state becomes a picture."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any
from zoneinfo import ZoneInfo

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from terminal.ledger.errors import LedgerError, NotRecorded
from terminal.rounds.answers import NO_ANSWERS, IrregularityAnswers
from terminal.rounds.commands import (
    BurnCards,
    CloseDay,
    Command,
    DealCard,
    NewShoe,
    OpenCard,
    RaiseIrregularity,
)
from terminal.rounds.guidance import next_step
from terminal.rounds.refusal import Refusal
from terminal.rounds.state import Table
from terminal.rules.bets import Hand
from terminal.rules.cards import UNKNOWN, Card
from terminal.screen.approval.approval_dialogue import Approval
from terminal.screen.command_words import act_words, capitalised
from terminal.screen.dealing.cards import burn_count
from terminal.screen.dealing.strip import recorded_slowly
from terminal.screen.dialogue import Choice, Dialogue, Question
from terminal.screen.dialogue_views import Answer
from terminal.screen.irregularities.irregularity_dialogue import IrregularityDialogue
from terminal.screen.screen_view import ScreenView, present, with_pages
from terminal.screen.selection import Context, DealerSelection, ExactBet, ExactInsurance
from terminal.screen.settlement.resettlement import Resettlement, differences
from terminal.screen.signer import People
from terminal.screen.staff.acting_ranks import highest_acting
from terminal.screen.translate import both, say, tr
from terminal.screen.views import RecordedState
from terminal.table.session.day import ClosedDay, close_day, resume_day
from terminal.table.session.grants import Grant
from terminal.table.session.table_session import Done, TableSession, round_ended
from terminal.training.virtual_shoe import VirtualShoe

APPROVAL_OPEN = "approval"
"""A command waits for somebody of a higher rank; the dialog that is open says so."""
STOPPED = "stopped"
"""A command was not recorded; the page that is open says so."""
APPROVAL_SECONDS = 180.0
"""How long an approval keeps everything else waiting; then it must be asked for again."""


class Presenter(QObject):
    """Holds what the dealer has in hand, sends commands, and shows what came of them.

    Every act goes through `do`, and so through `TableSession.handle`.
    """

    shown = Signal(object)
    """A new `ScreenView`."""
    recorded = Signal(int)
    """The number of the last event of an act, once it is durable."""
    stop_asked = Signal()
    """Somebody wants to stop the terminal."""
    round_over = Signal()
    """A round has ended: the ledger may be tidied."""
    closing_day = Signal()
    """The ledger is about to be put away: whoever has it open beside the dealing ends that first."""
    day_closed = Signal(object)
    """A `ClosedDay`: its ledger is in the archive, and the table goes on in the next."""
    day_waits = Signal(object)
    """The `LedgerError` for which a day that is closed on record is not put away yet."""

    def __init__(
        self,
        session: TableSession,
        context: Context,
        shoe: VirtualShoe | None = None,
        parent: QObject | None = None,
    ) -> None:
        """`shoe` is there where the terminal draws the cards itself."""
        super().__init__(parent)
        self.session = session
        self._shoe = shoe
        self._dialogue: Dialogue | None = None
        self._people: People | None = None
        self._token: str | None = None
        self._context = replace(context, virtual_shoe=shoe is not None)
        terms = session.table.terms
        self._ui = DealerSelection(
            box=terms.boxes[0],
            decks=terms.decks,
            shuffled=self._shuffled,
        )
        session.on_change(self._lay_aside)
        session.on_change(self._tell_differences)

    @property
    def _shuffled(self) -> bool | None:
        """A virtual shoe is always shuffled; of a real one somebody has to say so."""
        return None if self._shoe is None else True

    @property
    def ui(self) -> DealerSelection:
        """What the dealer has in hand."""
        return self._ui

    @property
    def chips(self) -> tuple[int, ...]:
        """The chips of the table, in cents."""
        return self._context.chips

    @property
    def context(self) -> Context:
        """What belongs to the table but not to its rounds."""
        return self._context

    @property
    def table(self) -> Table:
        """The state that is on record."""
        return self.session.table

    def view(self) -> ScreenView:
        """The picture of the present state, under the dialogue that is open."""
        whole = present(self.table, self._ui, self._with_acting_rank(self._context))
        return whole if self._dialogue is None else with_pages(whole, self._dialogue.pages(self.table))

    def _with_acting_rank(self, context: Context) -> Context:
        """What is known of the table, with the rank that somebody acts in by the clock of now."""
        if not self.table.acting:
            return context
        house = ZoneInfo(self.session.ledger.identity.zone)
        return replace(context, acting=highest_acting(self.table, self.session.now(), house))

    def refresh(self) -> None:
        """Shows the present state."""
        self.shown.emit(self.view())

    def choose(self, **changes: Any) -> None:
        """Changes what the dealer has in hand, and shows it; a notice goes with the next choice."""
        self._ui = replace(self._ui, **({"notice": ""} | changes))
        self.refresh()

    def hold_box(self, box: str, bettor: str) -> None:
        """Chooses a box and a bettor with the act that follows, which shows them."""
        self._ui = replace(self._ui, box=box, bettor=bettor)

    def hold_exact(self, exact: ExactBet | ExactInsurance | None) -> None:
        """Opens or closes the number pad with the act that follows, which shows it."""
        self._ui = replace(self._ui, exact=exact)

    def ask_new_shoe(self, decks: int) -> None:
        """Shows the panel of a new shoe, although this one could go on."""
        self.choose(new_shoe=True, menu=False, decks=decks, shuffled=self._shuffled)

    def tell(self, **changes: Any) -> None:
        """Changes what is known of the table beside its rounds, such as the clock, and shows it."""
        self._context = replace(self._context, **changes)
        self.refresh()

    def do(self, *commands: Command, grant: Grant | None = None) -> bool:
        """Sends commands up to the first that is refused, and shows the outcome; False if one was refused."""
        notice = ""
        for number, command in enumerate(commands):
            notice = self._send(command, grant, commands[number + 1 :])
            if notice:
                break
        if grant is not None and notice != STOPPED:
            self._release()
        self.choose(notice="" if notice in (APPROVAL_OPEN, STOPPED) else notice)
        return not notice

    def _send(self, command: Command, grant: Grant | None, rest: tuple[Command, ...]) -> str:
        """One command; answers why it was not done, or nothing. `rest` are those that wait behind it."""
        try:
            token = None if grant is None else self._token
            done = self._carry_out(command, grant, token)
        except LedgerError as fault:
            if self.table.day_closed is None:
                self._stop((command, *rest), grant, fault)
            else:
                self.day_waits.emit(fault)
            return STOPPED
        if isinstance(done, Refusal):
            if done.needs is not None and grant is None and self._people is not None:
                self._ask_approval(command, done, self._people)
                return APPROVAL_OPEN
            return say(done.message)
        if isinstance(done, ClosedDay):
            self._note_day(done)
        else:
            self._note(command, done)
        return ""

    def _carry_out(
        self, command: Command, grant: Grant | None, token: str | None
    ) -> Done | ClosedDay | Refusal:
        """The session's one way; a day that is closed is put away besides."""
        if not isinstance(command, CloseDay):
            return self.session.handle(command, grant=grant, token=token)
        refused = self.session.check(command, token=token) if grant is None else None
        if refused is not None:
            return refused  # nothing is waited for that the rules refuse, or that somebody has yet to sign
        self.closing_day.emit()
        return close_day(self.session, command.day, grant=grant, token=token)

    def put_away(self) -> None:
        """Tries again to put away a day that is closed on record."""
        self.closing_day.emit()
        try:
            closed = resume_day(self.session)
        except LedgerError as fault:
            self.day_waits.emit(fault)
            return
        self._release()
        self._dialogue = None
        self._note_day(closed)
        self.choose()

    def _note_day(self, closed: ClosedDay) -> None:
        self._context = replace(self._context, recorded=RecordedState.YES, recorded_text="")
        self.recorded.emit(self.session.ledger.head.seq)
        self.day_closed.emit(closed)

    def _ask_approval(self, command: Command, refused: Refusal, people: People) -> None:
        """A higher rank can allow it: the dialog shows what would change, and who may sign."""
        before = self._dialogue
        dealer = self.table.dealer
        token = self._token = secrets.token_hex(8)
        self.session.hold(token, APPROVAL_SECONDS)

        def leave() -> None:
            self._release()
            self.open_dialogue(before)

        self._dialogue = Approval(
            command,
            refused,
            people,
            granted=self._granted,
            leave=leave,
            changed=self.refresh,
            asked_by="" if dealer is None else f"{dealer.name} {dealer.number}",
            token=token,
        )

    def _release(self) -> None:
        """The approval is over: the table waits no more."""
        if self._token is not None:
            self.session.release(self._token)
            self._token = None

    def _granted(self, command: Command, grant: Grant) -> None:
        self._dialogue = None
        self.do(command, grant=grant)

    def walk_through(
        self,
        kind: str | None = None,
        facts: IrregularityAnswers = NO_ANSWERS,
        leave: Callable[[], None] | None = None,
    ) -> None:
        """Opens the walk-through of an irregularity, of a known kind or of one to be chosen.

        `leave` is where it leads if it is left; to the table if it is not given.
        """
        self.open_dialogue(
            IrregularityDialogue(
                lambda: self.table,
                send=self._raise,
                leave=leave or (lambda: self.open_dialogue(None)),
                changed=self.refresh,
                kind=kind,
                facts=facts,
            )
        )

    def _raise(self, command: RaiseIrregularity) -> None:
        """Carries the ruling out; the walk-through is over once it is done."""
        walk = self._dialogue
        if self.do(command) and self._dialogue is walk:
            self.open_dialogue(None)

    def _stop(self, commands: tuple[Command, ...], grant: Grant | None, fault: LedgerError) -> None:
        """A fault of the disk stops the table, and says which act is not recorded; it can be tried again."""
        self._context = replace(self._context, recorded=RecordedState.NO, recorded_text="")
        behind = len(commands) - 1
        now, undone = tr("The same act is recorded now."), tr("The act counts as not done.")
        if behind:
            now = tr("It is recorded now, and the {count} behind it.").format(count=behind)
            undone = tr("It counts as not done, like the {count} behind it.").format(count=behind)
        again = Choice(
            Answer("again", "repeat", *both("Try again"), now),
            lambda: self._try_again(commands, grant),
        )
        leave = Choice(Answer("leave", "left", *both("Leave it"), undone), self._leave_undone)
        words = ("stop", "cross", *both("Stop the terminal"))
        stop = Choice(Answer(*words, undone), self.stop_asked.emit)
        self._dialogue = Question(
            *both("Not recorded"),
            capitalised(act_words(self.table, commands[0])),
            (again, leave, stop),
            caption=tr("All that was recorded before is kept."),
            text=say(fault.cause.message if isinstance(fault, NotRecorded) else fault.message),
        )

    def _leave_undone(self) -> None:
        self._release()
        self.open_dialogue(None)

    def _try_again(self, commands: tuple[Command, ...], grant: Grant | None) -> None:
        self._dialogue = None
        self.do(*commands, grant=grant)

    def _note(self, command: Command, done: Done) -> None:
        mark, text = recorded_slowly(self.session.ledger.last_commit_seconds)
        self._context = replace(self._context, recorded=mark, recorded_text=text)
        if isinstance(command, NewShoe):
            self._ui = replace(self._ui, new_shoe=False, shuffled=self._shuffled, turned_up=None, menu=False)
        self.recorded.emit(done.head.seq)
        if round_ended(done.events):
            self.round_over.emit()

    def _lay_aside(self, before: Table, after: Table) -> None:
        """With the end of a round goes what was chosen for that round alone."""
        if before.round is not None and after.round is None:
            self._ui = replace(self._ui, box_over_limit=False, first_steps=False, keyed=False)

    def _tell_differences(self, before: Table, after: Table) -> None:
        """A round that is settled anew is paid anew: the dealer is told whom, and how much."""
        found = differences(before, after)
        if found:
            self._dialogue = Resettlement(found, lambda: self.open_dialogue(None))

    def tell_again(self, before: Table) -> None:
        """After a restart: the same, if it was the last act; `before` is the table before that."""
        found = differences(before, self.table)
        again = Resettlement(found, lambda: self.open_dialogue(None), restarted=True)
        self.open_dialogue(again if found else None)

    def know_people(self, people: People) -> None:
        """From now on a missing rank opens the approval."""
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
        """Opens a dialogue over the table, or closes the open one."""
        self._dialogue = dialogue
        self.choose(menu=False, roads=False, exact=None, correcting=False)

    def press_main(self) -> None:
        """The one act that comes next."""
        if self._dialogue is not None:
            self._dialogue.apply()
            return
        main = self.view().main
        if main.draws:
            self.draw()
        elif main.command is not None:
            self.do(main.command, *main.more)

    def draw(self) -> None:
        """The next card of the virtual shoe, for whatever the round waits for."""
        shoe = self.table.shoe
        card = None if self._shoe is None or shoe is None else self._shoe.next_card(shoe)
        if card is None:
            self.choose(notice=tr("The shoe is empty."))
        elif next_step(self.table).do == "burn":
            self.do(BurnCards(card, burn_count(card)))
        else:
            self.touch_card(card)

    def touch_card(self, code: str) -> None:
        """A face on the card pad: the next card, that of an opened one, or the one turned up at a burn."""
        card = Card(code)
        step = next_step(self.table)
        if step.do == "burn":
            if card == UNKNOWN:
                self.choose(notice=tr("The card turned up at the burn is seen by everybody. Touch its face."))
            else:
                self.choose(turned_up=card)
        elif step.position is not None and card != UNKNOWN:
            hand, _, place = step.position.rpartition("-")
            self.do(OpenCard(Hand(hand), int(place), card))
        else:
            put_on = self._ui.put_on
            self._ui = replace(self._ui, put_on=None)
            self.do(DealCard(card, put_on))
