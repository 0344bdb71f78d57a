"""A bet did not meet the minimum when the bets were closed: raised by the terminal (¶5.2.1)."""

from __future__ import annotations

from terminal.rounds.irregularities.kind import Case, Group, IrregularityKind, Moment, Ruling, no_questions
from terminal.rules.actions import Action
from terminal.rules.message import Message
from terminal.rules.ranks import Rank

ID = "under_minimum"


def _rule(case: Case) -> Ruling:
    return Ruling(action=Action.RECORDED, paragraph=case.game.paragraph_on(ID), needs=Rank.DEALER)


KIND = IrregularityKind(
    id=ID,
    title=Message("Bet under the minimum"),
    group=Group.BETS,
    moments=frozenset({Moment.BETTING}),
    asks=no_questions,
    rule=_rule,
    call=Message("The bet plays as it lies."),
    by_terminal=True,
)
