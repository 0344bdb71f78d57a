"""The sides were further apart than the Differential at closing: raised by the terminal (¶5.1.1)."""

from __future__ import annotations

from terminal.rounds.irregularities.kind import Case, Group, IrregularityKind, Moment, Ruling, no_questions
from terminal.rules.actions import Action
from terminal.rules.message import Message
from terminal.rules.ranks import Rank

ID = "excess_differential"


def _rule(case: Case) -> Ruling:
    return Ruling(action=Action.RECORDED, paragraph=case.game.paragraph_on(ID), needs=Rank.DEALER)


KIND = IrregularityKind(
    id=ID,
    title=Message("Over the Differential"),
    group=Group.BETS,
    moments=frozenset({Moment.BETTING}),
    asks=no_questions,
    rule=_rule,
    call=Message("Bets play pro rata."),
    by_terminal=True,
)
