"""At the start: a table that cannot be opened, and a round that was under way (RULINGS 23)."""

from __future__ import annotations

from collections.abc import Callable

from terminal.rounds.answers import IrregularityAnswers
from terminal.rounds.commands import ResumeTable
from terminal.rounds.guidance.situation import Situation
from terminal.rounds.guidance.step import Task
from terminal.rounds.irregularities import technical_interruption
from terminal.rounds.state import Phase
from terminal.rules.provisions import Circumstance
from terminal.screen.dialogue import Choice, FeltAsking, FeltQuestion, Question
from terminal.screen.dialogue_views import Answer
from terminal.screen.irregularities.touches import walk_through
from terminal.screen.table_screen import TableScreen
from terminal.screen.translate import both, second_line, tr


def ask_whether_it_goes_on(screen: TableScreen) -> None:
    """Show the table as it was, and ask before anything else is done; nothing where all has been paid."""
    table = screen.table
    if _all_paid(screen.situation):
        return

    def go_on() -> None:
        screen.open_dialogue(None)
        screen.do(ResumeTable())

    def stop() -> None:
        # Left without an answer, it leads back here: play goes on only if somebody says so.
        facts = IrregularityAnswers(can_go_on=False)
        walk_through(screen, technical_interruption.ID, facts, lambda: ask_whether_it_goes_on(screen))

    def worded() -> FeltAsking:
        paragraph = table.terms.rules.paragraph_on(technical_interruption.ID, Circumstance.GOES_ON)
        note = "" if paragraph is None else f"¶ {paragraph}"
        yes = Answer("yes", "check", *both("Yes"), tr("play goes on, on record"))
        no = Answer("no", "cross", *both("No"), tr("a Pit Supervisor decides"), note)
        question = tr("Can round {number} go on as it lies?").format(number=table.rounds)
        return FeltAsking(
            tr("The terminal was restarted"),
            (question, second_line("Can the round go on as it lies?")),
            (Choice(yes, go_on), Choice(no, stop)),
            tr("Every act that was shown is kept."),
        )

    screen.open_dialogue(FeltQuestion(worded))


def _all_paid(situation: Situation) -> bool:
    """Return whether nothing of the round is left but to conclude it."""
    return situation.phase is Phase.RESULT and situation.task is Task.SETTLED


def not_opened(why: str, *, again: Callable[[], None], close: Callable[[], None]) -> Question:
    """Return the page of a table that cannot be opened; `why` says what is wrong and what to do."""
    try_again = Answer("again", "repeat", *both("Try again"), tr("once it is mended"))
    stop = Answer("stop", "cross", *both("Stop the terminal"), tr("the ledger stays as it is"))
    return Question(
        *both("The table cannot be opened"),
        tr("Nothing can be dealt yet."),
        (Choice(try_again, again), Choice(stop, close)),
        caption=tr("Nothing was changed."),
        text=why,
    )
