"""A card was drawn in excess (CB, NCI ¶5.7; RULINGS 18, 20, 25)."""

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
    last_card_on_a_hand,
    reconstructed,
    void,
)
from terminal.rounds.irregularities.kind import CARDS_OUT_OR_SETTLED, Case, Kind, Ruling
from terminal.rounds.refusal import Refusal
from terminal.rounds.state import FaultKind
from terminal.rules.message import Message

_PUT_IN_ORDER = {**WRONG_NUMBER, "CB": "5.7", "NCI": "5.7"}
_AS_IT_LIES = {"CB": "5.12.1", "NCI": "5.12.1"}


def _rule(case: Case) -> Ruling | Refusal:
    options = case.game.player_options and not case.established
    if not case.facts.reconstructable and last_card_on_a_hand(case):
        return by_set(case, WRONG_NUMBER, void(None))
    # Whether an outcome is established, which withholds the options, hangs on the faces.
    needed = case.facts.reconstructable or case.game.player_options
    wrong = face_first(case) if needed else None
    if wrong is not None:
        return wrong
    if case.facts.reconstructable:
        return by_set(case, _PUT_IN_ORDER, reconstructed(None, options=options))
    return by_set(case, _AS_IT_LIES, hands_stand(None, options=options))


KIND = Kind(
    id="excess_card",
    title=Message("One card too many"),
    paragraphs={
        "CB": ("5.7", "5.7.1", "5.12.1", "5.5.3"),
        "NCI": ("5.7", "5.7.1", "5.12.1", "5.5.3"),
        "E6": ("5.1.2",),
        "NCT": ("5.1.2",),
        "F6": ("5.2",),
    },
    moments=CARDS_OUT_OR_SETTLED,
    asks=and_choice(CAN_BE_PUT_IN_ORDER, _rule),
    requires=CAN_BE_PUT_IN_ORDER,
    rule=_rule,
    call=ONE_MOMENT,
    likely=lambda case: halted_by(case, FaultKind.EXCESS, FaultKind.MISPLACED),
)
