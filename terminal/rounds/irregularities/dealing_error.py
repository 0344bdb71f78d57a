"""Any other dealing error (CB, NCI ¶5.12): the options are always given."""

from __future__ import annotations

from terminal.rounds.irregularities.choice import and_choice
from terminal.rounds.irregularities.common import (
    CAN_BE_PUT_IN_ORDER,
    ONE_MOMENT,
    WRONG_NUMBER,
    by_set,
    face_first,
    hands_stand,
    reconstructed,
    void,
    wrong_number_as_it_lies,
)
from terminal.rounds.irregularities.kind import CARDS_OUT_OR_SETTLED, Case, Kind, Ruling
from terminal.rounds.refusal import Refusal
from terminal.rules.message import Message

_PUT_IN_ORDER = {"CB": "5.12.2", "NCI": "5.12.2"}
_AS_IT_LIES = {"CB": "5.12.1", "NCI": "5.12.1"}


def _rule(case: Case) -> Ruling | Refusal:
    if case.facts.reconstructable:
        wrong = face_first(case)
        if wrong is not None:
            return wrong
        return by_set(case, _PUT_IN_ORDER, reconstructed(None, options=True))
    if wrong_number_as_it_lies(case):
        return by_set(case, WRONG_NUMBER, void(None))
    return by_set(case, _AS_IT_LIES, hands_stand(None, options=True))


KIND = Kind(
    id="dealing_error",
    title=Message("Another dealing error"),
    paragraphs={
        "CB": ("5.12", "5.12.1", "5.12.2", "5.12.3", "5.5.3"),
        "NCI": ("5.12", "5.12.1", "5.12.2", "5.12.3", "5.5.3"),
        "E6": ("5.1.2",),
        "NCT": ("5.1.2",),
        "F6": ("5.2",),
    },
    moments=CARDS_OUT_OR_SETTLED,
    asks=and_choice(CAN_BE_PUT_IN_ORDER, _rule),
    requires=CAN_BE_PUT_IN_ORDER,
    rule=_rule,
    call=ONE_MOMENT,
)
