"""Cards were dealt to the wrong hand (CB, NCI ¶5.8; RULINGS 20)."""

from __future__ import annotations

from terminal.rounds.irregularities.choice import and_choice
from terminal.rounds.irregularities.common import (
    CAN_BE_PUT_IN_ORDER,
    ONE_MOMENT,
    WRONG_NUMBER,
    by_set,
    face_first,
    halted_by,
    hands_stand,
    reconstructed,
    void,
    wrong_number_as_it_lies,
)
from terminal.rounds.irregularities.kind import CARDS_OUT_OR_SETTLED, Case, Kind, Ruling
from terminal.rounds.refusal import Refusal
from terminal.rounds.state import FaultKind
from terminal.rules.message import Message

_PARAGRAPHS = {"CB": "5.8", "NCI": "5.8"}


def _rule(case: Case) -> Ruling | Refusal:
    if case.facts.reconstructable:
        wrong = face_first(case)
        if wrong is not None:
            return wrong
        return by_set(case, _PARAGRAPHS, reconstructed(None, options=not case.established))
    if wrong_number_as_it_lies(case):
        return by_set(case, WRONG_NUMBER, void(None))
    return by_set(case, _PARAGRAPHS, hands_stand(None, options=True))


KIND = Kind(
    id="misplaced_cards",
    title=Message("Cards on the wrong hand"),
    paragraphs={
        "CB": ("5.8", "5.5.3"),
        "NCI": ("5.8", "5.5.3"),
        "E6": ("5.1.2",),
        "NCT": ("5.1.2",),
        "F6": ("5.2",),
    },
    moments=CARDS_OUT_OR_SETTLED,
    asks=and_choice(CAN_BE_PUT_IN_ORDER, _rule),
    requires=CAN_BE_PUT_IN_ORDER,
    rule=_rule,
    call=ONE_MOMENT,
    likely=lambda case: halted_by(case, FaultKind.MISPLACED),
)
