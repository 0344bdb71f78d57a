"""Any other dealing error (CB, NCI ¶5.12): the options are always given."""

from __future__ import annotations

from terminal.rounds.irregularities.common import (
    ONE_MOMENT,
    WRONG_NUMBER,
    face_first,
    hands_stand,
    reconstructed,
    unnamed,
    void,
    wrong_number_as_it_lies,
)
from terminal.rounds.irregularities.kind import CARDS_OUT_OR_SETTLED, Case, Kind, Ruling, asks_for
from terminal.rounds.refusal import Refusal
from terminal.rules.message import Message


def _rule(case: Case) -> Ruling | Refusal:
    if case.facts.reconstructable:
        wrong = face_first(case)
        if wrong is not None:
            return wrong
        ruling = reconstructed("5.12.2", options=True)
    elif wrong_number_as_it_lies(case):
        return void(WRONG_NUMBER[case.game.short])
    else:
        ruling = hands_stand("5.12.1", options=True)
    return ruling if case.game.player_options else unnamed(case, ruling)


KIND = Kind(
    id="dealing_error",
    title=Message("Another dealing error"),
    chinese="其他派牌錯誤",
    paragraphs={
        "CB": ("5.12", "5.12.1", "5.12.2", "5.12.3", "5.5.3"),
        "NCI": ("5.12", "5.12.1", "5.12.2", "5.12.3", "5.5.3"),
        "E6": ("5.1.2",),
        "NCT": ("5.1.2",),
        "F6": ("5.2",),
    },
    moments=CARDS_OUT_OR_SETTLED,
    asks=asks_for("reconstructable"),
    rule=_rule,
    call=ONE_MOMENT,
)
