"""The pages of a walk-through that hang on no answer: what happened, what is said, what is kept meanwhile."""

from __future__ import annotations

from collections.abc import Sequence

from terminal.rounds.irregularities.catalogue import offered_now
from terminal.rounds.irregularities.common import ONE_MOMENT
from terminal.rounds.irregularities.kind import IrregularityKind
from terminal.rounds.state import Table
from terminal.screen.dialogue import MARKS
from terminal.screen.dialogue_views import Answer, WalkThroughView
from terminal.screen.translate import say, second_line, tr
from terminal.screen.views import GuideView, MainView, Tone
from terminal.screen.words import quoted, steps_of


def calls_of(kind: IrregularityKind | None) -> tuple[str, str]:
    """Return what the dealer says at an irregularity, in both languages.

    Before its kind is known, to wait.
    """
    call = ONE_MOMENT if kind is None else kind.call
    return say(call), second_line(call)


def walk_guide(table: Table, kind: IrregularityKind | None, *, done: bool) -> GuideView:
    """Return what the dealer says meanwhile, and what is to be done.

    `done` once every question is answered.
    """
    steps = steps_of(table)
    call, second = calls_of(kind)
    return GuideView(
        steps,
        steps.index(tr("Draw")),
        tr("STOPPED"),
        tr("Apply what follows") if done else tr("Answer one question"),
        call=quoted(call),
        call_second=second,
        tone=Tone.ALARM,
    )


def which_page(table: Table) -> WalkThroughView:
    """Return what happened: the likely kinds first."""
    likely, others = offered_now(table)
    answers = tuple(
        Answer(
            kind.id,
            MARKS[number],
            say(kind.title),
            second_line(kind.title),
            "",
            _cited(table.terms.rules.paragraphs_on(kind.id)),
        )
        for number, kind in enumerate((*likely, *others))
    )
    return WalkThroughView(
        title=tr("Irregularity"),
        second=second_line("Irregularity"),
        caption=kept_text(table),
        ask=tr("ASK 1"),
        question=tr("What happened?"),
        question_second=second_line("What happened?"),
        decides="",
        answers=answers,
    )


def kept_text(table: Table) -> str:
    """Return what is kept while the question is open."""
    if table.round is None:
        return tr("Everything that was recorded is kept.")
    return tr("Round {number} on hold. Bets and cards are kept.").format(number=table.round.number)


def wait_button() -> MainView:
    """Return the main button while a question is open."""
    return MainView(tr("APPLY"), tr("answer the question first"), ready=False)


def _cited(paragraphs: Sequence[str]) -> str:
    """Return paragraphs in a row, each with what is numbered under it; empty where the rules name none."""
    heads = [name for name in paragraphs if not any(name.startswith(f"{other}.") for other in paragraphs)]
    return f"¶ {', '.join(heads)}" if heads else ""
