"""A hand was dealt a wrong number of cards (CB, NCI ¶5.5.3, E6, NCT ¶5.1.2, F6 ¶5.2; RULINGS 19, 21, 25)."""

from __future__ import annotations

from terminal.rounds.irregularities.choice import and_choice
from terminal.rounds.irregularities.common import (
    CAN_BE_PUT_IN_ORDER,
    ONE_MOMENT,
    WRONG_NUMBER,
    by_set,
    face_first,
    reconstructed,
    void,
)
from terminal.rounds.irregularities.kind import CARDS_OUT_OR_SETTLED, Case, Kind, Ruling
from terminal.rounds.refusal import Refusal
from terminal.rules.message import Message
from terminal.rules.table_of_play import deal_out

_TOO_FEW = {**WRONG_NUMBER, "CB": "5.12", "NCI": "5.12"}
_TOO_MANY = {**WRONG_NUMBER, "CB": "5.7", "NCI": "5.7"}


def _rule(case: Case) -> Ruling | Refusal:
    if not case.facts.reconstructable:
        return by_set(case, WRONG_NUMBER, void(None))
    wrong = face_first(case)
    if wrong is not None:
        return wrong
    options = case.game.player_options
    if deal_out(case.order)[2] and case.table.terms.reads_as_since(2):
        # A card beyond the end of the round was drawn in excess, whatever it is raised as (RULINGS 20).
        return by_set(case, _TOO_MANY, reconstructed(None, options=options and not case.established))
    return by_set(case, _TOO_FEW, reconstructed(None, options=options))


KIND = Kind(
    id="wrong_number_of_cards",
    title=Message("Wrong number of cards on a hand"),
    paragraphs={
        "CB": ("5.5.3", "5.12", "5.7", "5.7.1"),
        "NCI": ("5.5.3", "5.12", "5.7", "5.7.1"),
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
