"""A card that is not of the set was found: a joker, an odd back (CB, NCI ¶5.5.1, E6, NCT ¶5.1.1, F6 ¶5.1)."""

from __future__ import annotations

from terminal.rounds.irregularities.common import BETS_GO_BACK, halted_by
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
from terminal.rounds.state import FaultKind
from terminal.rules.message import Message

ID = "foreign_card"


def _rule(case: Case) -> Ruling:
    return by_the_rules(case, ID)


KIND = IrregularityKind(
    id=ID,
    title=Message("Foreign card found"),
    group=Group.SHOE,
    moments=ANY_MOMENT,
    often=ANY_MOMENT,
    asks=and_remedy(no_questions, _rule),
    requires=no_questions,
    rule=_rule,
    call=BETS_GO_BACK,
    likely=lambda case: halted_by(case, FaultKind.SURPLUS),
    settles_surplus=True,
)
