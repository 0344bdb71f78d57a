"""A card was drawn in excess (CB, NCI ¶5.7; RULINGS 18, 20, 25)."""

from __future__ import annotations

from terminal.rounds.irregularities.common import (
    CAN_BE_PUT_IN_ORDER,
    ONE_MOMENT,
    face_first,
    halted_by,
    last_card_on_a_hand,
)
from terminal.rounds.irregularities.discretion import and_remedy
from terminal.rounds.irregularities.kind import CARDS_OUT_OR_SETTLED, Case, IrregularityKind, Ruling
from terminal.rounds.irregularities.rulings import by_the_rules
from terminal.rounds.refusal import Refusal
from terminal.rounds.state import FaultKind
from terminal.rules.message import Message
from terminal.rules.provisions import Circumstance

ID = "excess_card"


def _rule(case: Case) -> Ruling | Refusal:
    if not case.answers.reconstructable and last_card_on_a_hand(case):
        return by_the_rules(case, ID, Circumstance.WRONG_NUMBER)
    # Whether an outcome is established, which withholds the options, hangs on the faces.
    needed = case.answers.reconstructable or case.game.player_options
    wrong = face_first(case) if needed else None
    if wrong is not None:
        return wrong
    if case.answers.reconstructable:
        return by_the_rules(case, ID, Circumstance.CARDS_IN_ORDER)
    return by_the_rules(case, ID, Circumstance.AS_IT_LIES)


KIND = IrregularityKind(
    id=ID,
    title=Message("One card too many"),
    moments=CARDS_OUT_OR_SETTLED,
    asks=and_remedy(CAN_BE_PUT_IN_ORDER, _rule),
    requires=CAN_BE_PUT_IN_ORDER,
    rule=_rule,
    call=ONE_MOMENT,
    likely=lambda case: halted_by(case, FaultKind.EXCESS, FaultKind.MISPLACED),
)
