"""The order of the cards in the shoe was altered (F6 ¶5.4; RULINGS 17, 24)."""

from __future__ import annotations

from terminal.rounds.irregularities.common import CAN_BE_PUT_IN_ORDER, ONE_MOMENT, face_first
from terminal.rounds.irregularities.discretion import and_remedy
from terminal.rounds.irregularities.kind import ANY_MOMENT, Case, Group, IrregularityKind, Moment, Ruling
from terminal.rounds.irregularities.rulings import by_the_rules
from terminal.rounds.refusal import Refusal
from terminal.rules.message import Message
from terminal.rules.provisions import Circumstance

ID = "shoe_order_altered"


def _rule(case: Case) -> Ruling | Refusal:
    if not case.answers.reconstructable:
        return by_the_rules(case, ID, Circumstance.AS_IT_LIES)
    if case.moment in (Moment.SETTLED, Moment.BETWEEN):
        return by_the_rules(case, ID, Circumstance.BETWEEN_ROUNDS)
    return face_first(case) or by_the_rules(case, ID, Circumstance.CARDS_IN_ORDER)


KIND = IrregularityKind(
    id=ID,
    title=Message("Order of the shoe altered"),
    short=Message("Shoe order altered"),
    group=Group.SHOE,
    moments=ANY_MOMENT,
    often=ANY_MOMENT,
    asks=and_remedy(CAN_BE_PUT_IN_ORDER, _rule),
    requires=CAN_BE_PUT_IN_ORDER,
    rule=_rule,
    call=ONE_MOMENT,
)
