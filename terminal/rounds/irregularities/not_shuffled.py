"""The cards were not shuffled (CB, NCI ¶5.5.5)."""

from __future__ import annotations

from terminal.rounds.irregularities.common import BETS_GO_BACK
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

ID = "not_shuffled"


def _rule(case: Case) -> Ruling:
    return by_the_rules(case, ID)


KIND = IrregularityKind(
    id=ID,
    title=Message("Cards not shuffled"),
    group=Group.SHOE,
    moments=ANY_MOMENT,
    asks=and_remedy(no_questions, _rule),
    requires=no_questions,
    rule=_rule,
    call=BETS_GO_BACK,
)
