"""A hand was dealt a wrong number of cards (CB, NCI ¶5.5.3, E6, NCT ¶5.1.2, F6 ¶5.2; RULINGS 19, 21, 25)."""

from __future__ import annotations

from terminal.rounds.irregularities.common import CAN_BE_PUT_IN_ORDER, ONE_MOMENT, face_first
from terminal.rounds.irregularities.discretion import and_remedy
from terminal.rounds.irregularities.kind import CARDS_OUT_OR_SETTLED, Case, IrregularityKind, Ruling
from terminal.rounds.irregularities.rulings import by_the_rules
from terminal.rounds.refusal import Refusal
from terminal.rules.message import Message
from terminal.rules.provisions import Circumstance
from terminal.rules.table_of_play import deal_out

ID = "wrong_number_of_cards"


def _rule(case: Case) -> Ruling | Refusal:
    if not case.answers.reconstructable:
        return by_the_rules(case, ID, Circumstance.WRONG_NUMBER)
    wrong = face_first(case)
    if wrong is not None:
        return wrong
    if deal_out(case.order)[2] and case.table.terms.reads_as_since(2):
        # A card beyond the end of the round was drawn in excess, whatever it is raised as (RULINGS 20).
        return by_the_rules(case, ID, Circumstance.CARDS_LEFT_OVER)
    return by_the_rules(case, ID, Circumstance.CARDS_IN_ORDER)


KIND = IrregularityKind(
    id=ID,
    title=Message("Wrong number of cards on a hand"),
    moments=CARDS_OUT_OR_SETTLED,
    asks=and_remedy(CAN_BE_PUT_IN_ORDER, _rule),
    requires=CAN_BE_PUT_IN_ORDER,
    rule=_rule,
    call=ONE_MOMENT,
)
