"""A card was exposed before its time (CB, NCI ¶5.7; RULINGS 18, 20)."""

from __future__ import annotations

from msgspec.structs import replace

from terminal.rounds.irregularities.common import (
    CAN_BE_PUT_IN_ORDER,
    ONE_MOMENT,
    WHICH_CARD_IN_ORDER,
    face_first,
    wrong_number_as_it_lies,
)
from terminal.rounds.irregularities.discretion import and_remedy
from terminal.rounds.irregularities.kind import ROUND_OPEN, Case, Group, IrregularityKind, Moment, Ruling
from terminal.rounds.irregularities.rulings import by_the_rules
from terminal.rounds.refusal import Refusal
from terminal.rules.message import Message
from terminal.rules.provisions import Circumstance

ID = "exposed_card"


def _rule(case: Case) -> Ruling | Refusal:
    in_order = bool(case.answers.reconstructable)
    too_many = case.table.terms.reads_as_since(2) and wrong_number_as_it_lies(case)
    if not in_order and too_many:
        return by_the_rules(case, ID, Circumstance.WRONG_NUMBER)
    wrong = face_first(case) if in_order or case.game.player_options else None
    if wrong is not None:
        return wrong
    ruling = by_the_rules(case, ID, Circumstance.CARDS_IN_ORDER if in_order else Circumstance.AS_IT_LIES)
    # While bets are open, everybody may take them back without being asked.
    return replace(ruling, options=False) if case.moment is Moment.BETTING else ruling


KIND = IrregularityKind(
    id=ID,
    title=Message("A card was exposed"),
    group=Group.CARDS,
    moments=ROUND_OPEN,
    often=ROUND_OPEN,
    asks=and_remedy(WHICH_CARD_IN_ORDER, _rule, requires=CAN_BE_PUT_IN_ORDER),
    requires=CAN_BE_PUT_IN_ORDER,
    names_card=True,
    rule=_rule,
    call=ONE_MOMENT,
)
