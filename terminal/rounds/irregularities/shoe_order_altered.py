"""The order of the cards in the shoe was altered (F6 ¶5.4; RULINGS 17, 24)."""

from __future__ import annotations

from terminal.rounds.irregularities.choice import and_choice
from terminal.rounds.irregularities.common import (
    CAN_BE_PUT_IN_ORDER,
    ONE_MOMENT,
    by_set,
    face_first,
    reconstructed,
    void,
)
from terminal.rounds.irregularities.kind import ANY_MOMENT, Action, Case, Kind, Moment, Ruling
from terminal.rounds.ranks import Rank
from terminal.rounds.refusal import Refusal
from terminal.rules.message import Message

_PARAGRAPHS = {"F6": "5.4"}


def _rule(case: Case) -> Ruling | Refusal:
    if case.moment in (Moment.SETTLED, Moment.BETWEEN):
        return by_set(case, _PARAGRAPHS, _between_rounds(case))
    if not case.facts.reconstructable:
        return by_set(case, _PARAGRAPHS, void(None, condemns=True))
    wrong = face_first(case)
    if wrong is not None:
        return wrong
    return by_set(case, _PARAGRAPHS, reconstructed(None, options=False))


def _between_rounds(case: Case) -> Ruling:
    """It voids nothing; without its order the shoe is not dealt from again."""
    return Ruling(
        action=Action.RECORDED,
        paragraph=None,
        needs=Rank.PIT_SUPERVISOR,
        condemns=not case.facts.reconstructable,
    )


KIND = Kind(
    id="shoe_order_altered",
    title=Message("Order of the shoe altered"),
    paragraphs={short: (paragraph,) for short, paragraph in _PARAGRAPHS.items()},
    moments=ANY_MOMENT,
    asks=and_choice(CAN_BE_PUT_IN_ORDER, _rule),
    requires=CAN_BE_PUT_IN_ORDER,
    rule=_rule,
    call=ONE_MOMENT,
)
