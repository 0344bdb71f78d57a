"""The display showed something else than the table: the table prevails (CB ¶5.14, NCI ¶5.15)."""

from __future__ import annotations

from terminal.rounds.irregularities.discretion import and_remedy
from terminal.rounds.irregularities.kind import (
    ANY_MOMENT,
    Case,
    Group,
    IrregularityKind,
    Ruling,
    no_questions,
)
from terminal.rounds.irregularities.rulings import by_the_rules
from terminal.rules.message import Message

ID = "display_wrong"


def _rule(case: Case) -> Ruling:
    return by_the_rules(case, ID)


KIND = IrregularityKind(
    id=ID,
    title=Message("Display was wrong"),
    group=Group.TABLE,
    moments=ANY_MOMENT,
    often=ANY_MOMENT,
    asks=and_remedy(no_questions, _rule),
    requires=no_questions,
    rule=_rule,
    call=Message("The cards on the table count."),
)
