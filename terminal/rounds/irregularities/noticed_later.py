"""An error was noticed after a later round had commenced: later rounds stand (CB, NCI ¶5.11; RULINGS 21)."""

from __future__ import annotations

from terminal.rounds.irregularities.kind import (
    ANY_MOMENT,
    Case,
    Group,
    IrregularityKind,
    Ruling,
    no_questions,
)
from terminal.rounds.irregularities.rulings import who_decides
from terminal.rounds.refusal import Refusal, refuse
from terminal.rules.actions import Action
from terminal.rules.message import Message
from terminal.rules.ranks import Rank

ID = "noticed_later"


def _rule(case: Case) -> Ruling | Refusal:
    # A game that does not name it leaves even the record to the Shift Manager (RULINGS 25).
    paragraph, needs = who_decides(case.game, ID)
    if not case.any_before:
        return refuse(
            "no_later_round",
            "No later round has commenced yet. Raise the fault itself.",
            paragraph=case.game.paragraph_on(ID),
        )
    if case.answers.remedy is None:
        return Ruling(action=Action.RECORDED, paragraph=paragraph, needs=needs)
    if case.answers.decision is None:
        return refuse("fact_missing", "The Shift Manager gives the decision first.", paragraph=paragraph)
    # What is owed to the bettors of that round is recorded bet by bet, as a wrong payment.
    return Ruling(
        action=Action(case.answers.remedy),
        paragraph=paragraph,
        needs=Rank.SHIFT_MANAGER,
        earlier_round=True,
    )


def _asks(case: Case) -> tuple[str, ...]:
    """Return what is asked: which round, and what becomes of it.

    Without a remedy it stands, and nobody words a decision.
    """
    return ("about", "remedy") if case.answers.remedy is None else ("about", "remedy", "decision")


KIND = IrregularityKind(
    id=ID,
    title=Message("Error of an earlier round"),
    short=Message("Earlier round"),
    group=Group.TABLE,
    moments=ANY_MOMENT,
    often=ANY_MOMENT,
    asks=_asks,
    requires=no_questions,
    earlier_round=True,
    names_round=True,
    rule=_rule,
    call=Message("The rounds since then stand."),
)
