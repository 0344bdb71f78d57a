"""Any other dealing error (CB, NCI ¶5.12): the options are always given."""

from __future__ import annotations

from terminal.rounds.irregularities.common import (
    CAN_BE_PUT_IN_ORDER,
    ONE_MOMENT,
    face_first,
    wrong_number_as_it_lies,
)
from terminal.rounds.irregularities.discretion import and_remedy
from terminal.rounds.irregularities.kind import CARDS_OUT_OR_SETTLED, Case, Group, IrregularityKind, Ruling
from terminal.rounds.irregularities.rulings import by_the_rules
from terminal.rounds.refusal import Refusal
from terminal.rules.message import Message
from terminal.rules.provisions import Circumstance

ID = "dealing_error"


def _rule(case: Case) -> Ruling | Refusal:
    if case.answers.reconstructable:
        return face_first(case) or by_the_rules(case, ID, Circumstance.CARDS_IN_ORDER)
    if wrong_number_as_it_lies(case):
        return by_the_rules(case, ID, Circumstance.WRONG_NUMBER)
    return by_the_rules(case, ID, Circumstance.AS_IT_LIES)


KIND = IrregularityKind(
    id=ID,
    title=Message("Another dealing error"),
    short=Message("Dealing error"),
    group=Group.CARDS,
    moments=CARDS_OUT_OR_SETTLED,
    asks=and_remedy(CAN_BE_PUT_IN_ORDER, _rule),
    requires=CAN_BE_PUT_IN_ORDER,
    rule=_rule,
    call=ONE_MOMENT,
)
