"""Opens the walk-through of an irregularity, and takes the options that it gave to bettors."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from terminal.rounds.answers import NO_ANSWERS, IrregularityAnswers
from terminal.rounds.commands import ChooseOption, RaiseIrregularity
from terminal.rounds.irregularities.kind import Option
from terminal.screen.table_screen import TableScreen, when_open

if TYPE_CHECKING:
    from terminal.screen.irregularities.irregularity_dialogue import IrregularityDialogue
    from terminal.screen.irregularities.past_rounds import PastRounds


def walk_through(
    screen: TableScreen,
    kind: str | None = None,
    facts: IrregularityAnswers = NO_ANSWERS,
    leave: Callable[[], None] | None = None,
) -> None:
    """Open the walk-through of an irregularity, of a known kind or of one to be chosen.

    `leave` is where it leads if it is left; to the table if it is not given.
    """

    def send(command: RaiseIrregularity) -> None:
        """Carry the ruling out; the walk-through is over once it is done."""
        if screen.do(command) and screen.dialogue is walk:
            screen.open_dialogue(None)

    walk = irregularity_dialogue()(
        lambda: screen.table,
        send=send,
        leave=leave or (lambda: screen.open_dialogue(None)),
        changed=screen.refresh,
        past=past_rounds(screen),
        kind=kind,
        facts=facts,
    )
    screen.open_dialogue(walk)


def irregularity_dialogue() -> type[IrregularityDialogue]:
    """Return the kind of the walk-through, whose code is read when it is first asked for."""
    from terminal.screen.irregularities.irregularity_dialogue import IrregularityDialogue  # noqa: PLC0415 - no start waits for it

    return IrregularityDialogue


def ask_again(screen: TableScreen) -> Callable[[str], None]:
    """Return what asks a question of the open walk-through again, by its name."""
    return when_open(screen, irregularity_dialogue, lambda walk, name: walk.reopen(name))


def past_rounds(screen: TableScreen) -> PastRounds:
    """Return the rounds of the table that lie behind; a ledger in memory has no more than the last."""
    from terminal.screen.irregularities.past_rounds import PastRounds  # noqa: PLC0415 - no start waits for it
    from terminal.table.audit.recall import Recall  # noqa: PLC0415

    path = screen.session.ledger.path
    recall = None if path is None else Recall(path, screen.table.terms)
    return PastRounds(screen.table, recall, lambda text: screen.hold(notice=text))


def choose_option(screen: TableScreen, *, goes_on: bool) -> None:
    """Let the bettor whose turn it is go on, or have the bets back."""
    whose = screen.situation.step.whose
    if whose is not None:
        option = Option.CONTINUE if goes_on else Option.RETURN
        screen.do(ChooseOption(whose.box, option.value, whose.bettor))
