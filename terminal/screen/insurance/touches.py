"""What touches on the insurance panel do: stakes taken, withdrawn and declined, and what was neglected."""

from __future__ import annotations

from typing import TYPE_CHECKING

from terminal.rounds.commands import CloseInsurance, Command, DeclineInsurance, TakeBack, TakeInsurance
from terminal.rounds.events import InsuranceDeclined, InsuranceTaken
from terminal.rounds.state import Bettor
from terminal.rounds.taking_back import named_by
from terminal.screen.dialogue import Choice
from terminal.screen.dialogue_views import Answer
from terminal.screen.format import money
from terminal.screen.insurance.insurance_view import insurance_view
from terminal.screen.selection import ExactInsurance
from terminal.screen.table_screen import TableScreen, ask, command_choice
from terminal.screen.translate import Bilingual, both, tr
from terminal.screen.words import bettor_title, hand_title, names_of, whose_box

if TYPE_CHECKING:
    from terminal.screen.insurance.insurance_panel import InsurancePanel


class InsuranceTouches:
    """Makes commands of the touches that are about insurance."""

    def __init__(self, screen: TableScreen) -> None:
        self._screen = screen

    def connect(self, panel: InsurancePanel) -> None:
        """Take what is touched on the panel."""
        panel.on_touch(
            {
                "stake": self.take,
                "withdraw": self._withdraw,
                "withdraw-decline": self._withdraw,
                "exact": self.ask_exact,
                "decline": self.decline,
            }
        )

    def take(self, box: str, bettor: str, cents: int) -> None:
        """Take the insurance that is on offer for a bettor."""
        offer = self._screen.situation.offer
        if offer is not None:
            self._screen.do(TakeInsurance(box, offer.hand, cents, bettor))

    def take_largest(self, bettor: Bettor) -> None:
        """Take the largest stake that is allowed."""
        most = self._screen.situation.insurance_rooms.get(bettor)
        if most is not None:
            self.take(*bettor, most)

    def take_half(self, bettor: Bettor) -> None:
        """Take half of the largest stake, where the panel offers it."""
        view = insurance_view(self._screen.situation, self._screen.selection)
        for row in () if view is None else view.rows:
            if Bettor(row.box, row.bettor) == bettor and row.half is not None:
                self.take(*bettor, row.half)

    def decline(self, box: str, bettor: str) -> None:
        """Record that a bettor does not insure."""
        self._screen.do(DeclineInsurance(box, bettor))

    def ask_exact(self, box: str, bettor: str) -> None:
        """Open the number pad for a stake."""
        offer = self._screen.situation.offer
        if offer is not None and any((room.box, room.bettor) == (box, bettor) for room in offer.largest):
            self._screen.choose(exact=ExactInsurance(box, bettor, offer.hand))

    def close(self, typed: int) -> None:
        """End the offer; first ask about a stake of so many cents that was typed and not set."""
        screen, exact = self._screen, self._screen.selection.exact
        if not isinstance(exact, ExactInsurance) or not typed:
            screen.do(CloseInsurance())
            return
        stake = TakeInsurance(exact.box, exact.hand, typed, exact.bettor)
        silent = [who for who in screen.situation.not_answered if who != (exact.box, exact.bettor)]
        said = tr("{whose}: {sum} is typed, but not set.").format(
            whose=whose_box(exact.box, exact.bettor), sum=money(typed)
        )
        if silent:
            said = tr("{said} No answer yet: {bettors}.").format(said=said, bettors=names_of(silent))

        def act(command: Command) -> None:
            screen.open_dialogue(None)
            screen.do(command)

        stays = tr("{sum}; insurance stays open").format(sum=money(typed))
        unanswered = screen.situation.not_answered
        without = tr("no insurance: {bettors}").format(bettors=names_of(unanswered)) if unanswered else ""
        take = Answer("take", "check", *both("Take insurance"), stays)
        leave = Answer("leave", "cross", *both("Close without it"), without)
        ask(
            screen,
            both("Insurance"),
            Bilingual(said, ""),
            (Choice(take, lambda: act(stake)), Choice(leave, lambda: act(CloseInsurance()))),
        )

    def _withdraw(self, box: str, bettor: str) -> None:
        """Take insurance back, or a refusal, if it is the latest entry; a refusal also goes by taking it."""
        act = self._screen.table.last_act
        last = None if act is None else named_by(act)[0]
        if (
            act is not None
            and isinstance(last, InsuranceTaken | InsuranceDeclined)
            and (last.box, last.bettor) == (box, bettor)
        ):
            self._screen.do(TakeBack(act.seq))
        else:
            notice = tr("Only the last entry can be undone. A stake replaces “declined”.")
            self._screen.choose(notice=notice)


def ask_neglected(screen: TableScreen) -> None:
    """Ask whose Original Bet goes back because insurance was neglected."""
    choices = tuple(
        command_choice(
            screen,
            Answer(
                f"{missed.box}-{missed.bettor}-{missed.hand}",
                "shield",
                tr("Box {box}, {bettor}").format(box=missed.box, bettor=bettor_title(missed.bettor)),
                "",
                tr("the {hand} bet goes back").format(hand=hand_title(missed.hand)),
            ),
            missed,
        )
        for missed in screen.situation.neglected
    )
    if choices:
        ask(screen, both("Insurance was neglected"), both("Who had meant to insure?"), choices)
