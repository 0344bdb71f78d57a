"""A card was drawn in excess (CB, NCI ¶5.7; RULINGS 18, 20, 25, 30)."""

from __future__ import annotations

from terminal.rounds.irregularities.common import (
    CAN_BE_PUT_IN_ORDER,
    ONE_MOMENT,
    WHICH_CARD_IN_ORDER,
    face_first,
    halted_by,
    last_card_aside,
    last_card_on_a_hand,
)
from terminal.rounds.irregularities.discretion import and_remedy
from terminal.rounds.irregularities.kind import (
    CARDS_OUT,
    CARDS_OUT_OR_SETTLED,
    Case,
    Group,
    IrregularityKind,
    Ruling,
)
from terminal.rounds.irregularities.rulings import by_the_rules, not_named
from terminal.rounds.refusal import Refusal
from terminal.rounds.state import FaultKind
from terminal.rules.message import Message
from terminal.rules.provisions import Circumstance

ID = "excess_card"


def left_aside(case: Case) -> Ruling | Refusal | None:
    """Return what follows from a card on no hand where the rules name only cards on hands, else None.

    E6, NCT and F6 name a wrong number of cards on a hand, in order or not (RULINGS 30).
    """
    if case.game.player_options or not last_card_aside(case) or not case.table.terms.reads_as_since(3):
        return None
    if not case.answers.reconstructable:
        return not_named(case, ID, Circumstance.AS_IT_LIES)
    return face_first(case) or not_named(case, ID, Circumstance.CARDS_IN_ORDER)


def _rule(case: Case) -> Ruling | Refusal:
    aside = left_aside(case)
    if aside is not None:
        return aside
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
    group=Group.CARDS,
    moments=CARDS_OUT_OR_SETTLED,
    often=CARDS_OUT,
    asks=and_remedy(WHICH_CARD_IN_ORDER, _rule, requires=CAN_BE_PUT_IN_ORDER),
    requires=CAN_BE_PUT_IN_ORDER,
    names_card=True,
    rule=_rule,
    call=ONE_MOMENT,
    likely=lambda case: halted_by(case, FaultKind.EXCESS, FaultKind.MISPLACED),
)
