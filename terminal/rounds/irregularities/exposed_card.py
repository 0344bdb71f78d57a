"""A card was exposed before its time (CB, NCI ¶5.7; RULINGS 18, 20)."""

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
from terminal.rounds.irregularities.kind import ROUND_OPEN, Case, Kind, Moment, Ruling
from terminal.rounds.refusal import Refusal
from terminal.rules.message import Message

_PUT_IN_ORDER = {"CB": "5.7", "NCI": "5.7"}
_AS_IT_LIES = {"CB": "5.12.1", "NCI": "5.12.1"}


def _rule(case: Case) -> Ruling | Refusal:
    too_many = case.table.terms.reads_as_since(2) and wrong_number_as_it_lies(case)
    if not case.facts.reconstructable and too_many:
        return by_set(case, WRONG_NUMBER, void(None))
    needed = case.facts.reconstructable or case.game.player_options
    wrong = face_first(case) if needed else None
    if wrong is not None:
        return wrong
    # While bets are open, everybody may take them back without being asked.
    options = not case.established and case.moment is not Moment.BETTING
    if case.facts.reconstructable:
        return by_set(case, _PUT_IN_ORDER, reconstructed(None, options=options))
    return by_set(case, _AS_IT_LIES, hands_stand(None, options=options))


KIND = Kind(
    id="exposed_card",
    title=Message("A card was exposed"),
    paragraphs={
        "CB": ("5.7", "5.7.1", "5.12.1", "5.5.3"),
        "NCI": ("5.7", "5.7.1", "5.12.1", "5.5.3"),
        "E6": ("5.1.2",),
        "NCT": ("5.1.2",),
        "F6": ("5.2",),
    },
    moments=ROUND_OPEN,
    asks=and_choice(CAN_BE_PUT_IN_ORDER, _rule),
    requires=CAN_BE_PUT_IN_ORDER,
    rule=_rule,
    call=ONE_MOMENT,
)
