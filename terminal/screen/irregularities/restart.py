"""At the start: a table that cannot be opened, and a round that was under way (RULINGS 23)."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from terminal.rounds.commands import ResumeTable
from terminal.rounds.facts import IrregularityFacts
from terminal.screen.dialogue import Choice, FeltQuestion, Question
from terminal.screen.dialogue_views import Answer
from terminal.screen.presenter import Presenter
from terminal.screen.translate import both, second_line, tr


def ask_whether_it_goes_on(presenter: Presenter) -> None:
    """Shows the table as it was, and asks before anything else is done."""
    table = presenter.table

    def go_on() -> None:
        presenter.open_dialogue(None)
        presenter.do(ResumeTable())

    def stop() -> None:
        # Left without an answer, it leads back here: play goes on only if somebody says so.
        facts = IrregularityFacts(can_go_on=False)
        presenter.walk_through("technical_interruption", facts, lambda: ask_whether_it_goes_on(presenter))

    yes = Answer("yes", "check", *both("Yes"), tr("play goes on, on record"))
    no = Answer("no", "cross", *both("No"), tr("a Pit Supervisor decides"), "¶ 5.4")
    if not table.terms.rules.differential:
        no = replace(no, note="")  # the other sets are silent on interruptions
    choices = (Choice(yes, go_on), Choice(no, stop))
    question = tr("Can round {number} go on as it lies?").format(number=table.rounds)
    presenter.open_dialogue(
        FeltQuestion(
            tr("The terminal was restarted"),
            (question, second_line("Can the round go on as it lies?")),
            choices,
            tr("Every act that was shown is kept."),
        )
    )


def not_opened(why: str, *, again: Callable[[], None], close: Callable[[], None]) -> Question:
    """The page of a table that cannot be opened; `why` says what is wrong and what to do."""
    try_again = Answer("again", "repeat", *both("Try again"), tr("once it is mended"))
    stop = Answer("stop", "cross", *both("Stop the terminal"), tr("the ledger stays as it is"))
    return Question(
        *both("The table cannot be opened"),
        tr("Nothing can be dealt yet."),
        (Choice(try_again, again), Choice(stop, close)),
        caption=tr("Nothing was changed."),
        text=why,
    )
