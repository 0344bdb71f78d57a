"""A fact that is asked step by step, on the felt or on a page, until its answer is whole."""

from __future__ import annotations

from terminal.rounds.state import Table
from terminal.rules.bets import Bet
from terminal.rules.card_place import CardPlace
from terminal.screen.dialogue_views import Answer
from terminal.screen.felt_asked import FeltAsked
from terminal.screen.translate import Bilingual
from terminal.screen.views import CardPadView, MainView, NumberPadView


class StepAnswer:
    """Asks for one fact; what it does not ask for has no effect."""

    SKIP = "skip"
    """The answer that leaves the question open."""

    def told(self) -> object | None:
        """Return the fact; None while anything is missing."""
        raise NotImplementedError

    def question(self, asked: Bilingual) -> Bilingual:
        """Return what is asked now; `asked` is the question that begins."""
        return asked

    def answers(self, table: Table) -> tuple[Answer, ...]:
        """Return what can be answered now by a key."""
        return ()

    def asked(self, table: Table) -> FeltAsked | None:
        """Return what of the felt answers; None if a page asks."""
        return None

    def pad(self, table: Table) -> NumberPadView | None:
        """Return the number pad, while a number is asked for."""
        return None

    def card_pad(self, table: Table) -> CardPadView | None:
        """Return the card pad, while a face is asked for."""
        return None

    def main(self) -> MainView | None:
        """Return the main button, where it confirms what is proposed."""
        return None

    def confirm(self) -> None:
        """Take what is proposed."""

    def answer(self, name: str) -> None:
        """Take a key that was touched."""

    def number(self, cents: int) -> None:
        """Take the number that is asked for."""

    def no_number(self) -> None:
        """Take it that the pad was closed and nothing set."""

    def area(self, box: str, bet: Bet) -> None:
        """Take an area of the felt that was touched."""

    def plate(self, box: str) -> None:
        """Take the number of a box that was touched."""

    def place(self, place: CardPlace) -> None:
        """Take a place of a hand that was touched."""

    def shoe(self) -> None:
        """Take it that the shoe was touched."""

    def card(self, code: str) -> None:
        """Take the face that is asked for."""
