"""What a feature may ask of the screen that it is part of."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

from terminal.rounds.commands import Command
from terminal.rounds.guidance.situation import Situation
from terminal.rounds.state import Table
from terminal.screen.dialogue import Choice, Dialogue, Question
from terminal.screen.dialogue_views import Answer
from terminal.screen.selection import Context, DealerSelection
from terminal.screen.signer import People
from terminal.screen.translate import Bilingual
from terminal.table.session.table_session import TableSession

D = TypeVar("D", bound=Dialogue)
P = ParamSpec("P")


class TableScreen(Protocol):
    """The screen of a table: what it shows, and the one way to act on the table from it."""

    @property
    def session(self) -> TableSession:
        """The table in use."""

    @property
    def situation(self) -> Situation:
        """What the state on record calls for."""

    @property
    def table(self) -> Table:
        """The state that is on record."""

    @property
    def context(self) -> Context:
        """What belongs to the table but not to its rounds."""

    @property
    def selection(self) -> DealerSelection:
        """What the dealer has in hand."""

    @property
    def people(self) -> People | None:
        """What can be asked of the staff code; None where nobody signs."""

    @property
    def dialogue(self) -> Dialogue | None:
        """The dialogue that is open."""

    def open_dialogue(self, dialogue: Dialogue | None) -> None:
        """Open a dialogue over the table, or close the open one."""

    def do(self, *commands: Command) -> bool:
        """Send commands up to the first that is refused, and show the outcome; False if one was refused."""

    def choose(self, **changes: Any) -> None:
        """Change what the dealer has in hand, and show it; a notice goes with the next choice."""

    def hold(self, **changes: Any) -> None:
        """Change what the dealer has in hand with the act that follows, which shows it."""

    def tell(self, **changes: Any) -> None:
        """Change what is known of the table apart from its rounds, such as the clock, and show it."""

    def refresh(self) -> None:
        """Show the present state."""


def when_open(
    screen: TableScreen, kind: Callable[[], type[D]], act: Callable[Concatenate[D, P], object]
) -> Callable[P, None]:
    """Return what does `act` with the open dialogue if it is of that kind, and else nothing.

    `kind` is first asked for when that is touched: no start waits for the code of a dialogue.
    """

    def touched(*args: P.args, **kwargs: P.kwargs) -> None:
        dialogue = screen.dialogue
        if dialogue is not None and isinstance(dialogue, kind()):
            act(dialogue, *args, **kwargs)

    return touched


def command_choice(screen: TableScreen, answer: Answer, command: Command) -> Choice:
    """Return an answer that closes the question and then sends the command."""

    def act() -> None:
        screen.open_dialogue(None)
        screen.do(command)

    return Choice(answer, act)


def ask(screen: TableScreen, title: Bilingual, question: Bilingual, choices: tuple[Choice, ...]) -> None:
    """Ask a plain question that need not be answered."""
    screen.open_dialogue(
        Question(
            title.text,
            title.second,
            question.text,
            choices,
            question_second=question.second,
            alarm=False,
            leave=lambda: screen.open_dialogue(None),
        )
    )
