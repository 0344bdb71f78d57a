"""Between the window and the session: touches become commands, and every new state becomes a picture."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtCore import QObject, Signal

from terminal.ledger.errors import LedgerError
from terminal.rounds.commands import BurnCards, Command, DealCard, NewShoe, OpenCard
from terminal.rounds.guidance import next_step
from terminal.rounds.refusal import Refusal
from terminal.rounds.state import Table
from terminal.rules.bets import Hand
from terminal.rules.cards import UNKNOWN, Card
from terminal.screen.panels.views import Recorded
from terminal.screen.present.dealing import burn_count
from terminal.screen.present.strip import recorded_slowly
from terminal.screen.present.ui import Context, ExactBet, ExactInsurance, Ui
from terminal.screen.present.whole import ScreenView, present
from terminal.screen.translate import say, tr
from terminal.table.session import Done, Grant, TableSession, round_ended
from terminal.training.virtual_shoe import VirtualShoe


class Presenter(QObject):
    """Holds what the dealer has in hand, sends commands, and shows what came of them.

    Every act goes through `do`, and so through `TableSession.handle`.
    """

    shown = Signal(object)
    """A new `ScreenView`."""
    recorded = Signal(int)
    """The number of the last event of an act, once it is durable."""
    round_over = Signal()
    """A round has ended: the ledger may be tidied."""

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
        self._context = replace(context, virtual_shoe=shoe is not None)
        terms = session.table.terms
        self._ui = Ui(
            box=terms.boxes[0],
            decks=terms.decks,
            previous=() if session.table.last is None else session.table.last.slices,
        )
        session.on_change(self._remember_bets)

    @property
    def ui(self) -> Ui:
        """What the dealer has in hand."""
        return self._ui

    @property
    def table(self) -> Table:
        """The state that is on record."""
        return self.session.table

    def view(self) -> ScreenView:
        """The picture of the present state."""
        return present(self.table, self._ui, self._context)

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

    def tell(self, **changes: Any) -> None:
        """Changes what is known of the table beside its rounds, such as the clock, and shows it."""
        self._context = replace(self._context, **changes)
        self.refresh()

    def do(self, *commands: Command, grant: Grant | None = None) -> bool:
        """Sends commands in order, up to the first that is refused, and shows the outcome; False if one was refused."""
        notice = ""
        for command in commands:
            notice = self._send(command, grant)
            if notice:
                break
        self.choose(notice=notice)
        return not notice

    def _send(self, command: Command, grant: Grant | None) -> str:
        """One command; answers why it was not done, or nothing."""
        try:
            done = self.session.handle(command, grant=grant)
        except LedgerError as fault:
            self._context = replace(self._context, recorded=Recorded.NO, recorded_text=tr("NOT RECORDED"))
            return say(fault.message)
        if isinstance(done, Refusal):
            return say(done.message)
        self._note(command, done)
        return ""

    def _note(self, command: Command, done: Done) -> None:
        mark, text = recorded_slowly(self.session.ledger.last_commit_seconds)
        self._context = replace(self._context, recorded=mark, recorded_text=text)
        if isinstance(command, NewShoe):
            self._ui = replace(self._ui, new_shoe=False, shuffled=None, turned_up=None, menu=False)
        self.recorded.emit(done.head.seq)
        if round_ended(done.events):
            self.round_over.emit()

    def _remember_bets(self, before: Table, after: Table) -> None:
        """The bets of a round that has ended can be repeated in the next."""
        if after.last is not None and after.last is not before.last:
            self._ui = replace(self._ui, previous=after.last.slices)

    def press_main(self) -> None:
        """The one act that comes next."""
        main = self.view().main
        if main.draws:
            self.draw()
        elif main.command is not None:
            self.do(main.command)

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
        """A face on the card pad: the next card, the face of one that was opened, or the one turned up at a burn."""
        card = Card(code)
        step = next_step(self.table)
        if step.do == "burn":
            if card == UNKNOWN:
                self.choose(notice=tr("The card turned up at the burn is seen by everybody. Touch its face."))
            else:
                self.choose(turned_up=card)
        elif step.do == "open" and step.position is not None and card != UNKNOWN:
            hand, _, place = step.position.rpartition("-")
            self.do(OpenCard(Hand(hand), int(place), card))
        else:
            put_on = self._ui.put_on
            self._ui = replace(self._ui, put_on=None)
            self.do(DealCard(card, put_on))
