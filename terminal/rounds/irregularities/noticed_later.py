"""An error was noticed after a later round had commenced: later rounds stand (CB, NCI ¶5.11; RULINGS 21)."""

from __future__ import annotations

from terminal.rounds.irregularities.kind import ANY_MOMENT, Action, Case, Kind, Ruling, no_questions
from terminal.rounds.ranks import Rank
from terminal.rounds.refusal import Refusal, refuse
from terminal.rules.message import Message

_PARAGRAPHS = {"CB": "5.11", "NCI": "5.11", "E6": "5.1.2", "NCT": "5.1.2", "F6": "5.2"}


def _rule(case: Case) -> Ruling | Refusal:
    paragraph = _PARAGRAPHS.get(case.game.short)
    if not case.any_before:
        return refuse(
            "no_later_round",
            "No later round has commenced yet. Raise the fault itself.",
            paragraph=paragraph,
        )
    needs = Rank.PIT_SUPERVISOR
    if paragraph is None:
        # A set that does not name it leaves even this to the Shift Manager (RULINGS 25).
        paragraph, needs = case.game.paragraphs.not_provided, Rank.SHIFT_MANAGER
    if case.facts.remedy is None:
        return Ruling(action=Action.RECORDED, paragraph=paragraph, needs=needs)
    if case.facts.decision is None:
        return refuse("fact_missing", "The Shift Manager words the decision first.", paragraph=paragraph)
    # What is owed to the bettors of that round is recorded bet by bet, as a wrong payment.
    return Ruling(
        action=Action(case.facts.remedy), paragraph=paragraph, needs=Rank.SHIFT_MANAGER, earlier_round=True
    )


def _asks(case: Case) -> tuple[str, ...]:
    """Which round, and what becomes of it; without a remedy it stands, and nobody words a decision."""
    return ("about", "remedy") if case.facts.remedy is None else ("about", "remedy", "decision")


KIND = Kind(
    id="noticed_later",
    title=Message("Error of an earlier round"),
    paragraphs={short: (paragraph,) for short, paragraph in _PARAGRAPHS.items()},
    moments=ANY_MOMENT,
    asks=_asks,
    requires=no_questions,
    earlier_round=True,
    names_round=True,
    rule=_rule,
    call=Message("The rounds since then stand."),
)
