"""Cards were dealt to the wrong hand (CB, NCI ¶5.8; RULINGS 20)."""

from __future__ import annotations

from terminal.rounds.irregularities.common import (
    ONE_MOMENT,
    WRONG_NUMBER,
    face_first,
    halted_by,
    hands_stand,
    reconstructed,
    unnamed,
    void,
    wrong_number_as_it_lies,
)
from terminal.rounds.irregularities.kind import CARDS_OUT_OR_SETTLED, Case, Kind, Ruling, asks_for
from terminal.rounds.refusal import Refusal
from terminal.rounds.state import FaultKind
from terminal.rules.message import Message


def _rule(case: Case) -> Ruling | Refusal:
    if case.facts.reconstructable:
        wrong = face_first(case)
        if wrong is not None:
            return wrong
        ruling = reconstructed("5.8", options=not case.established)
    elif wrong_number_as_it_lies(case):
        return void(WRONG_NUMBER[case.game.short])
    else:
        ruling = hands_stand("5.8", options=True)
    return ruling if case.game.player_options else unnamed(case, ruling)


KIND = Kind(
    id="misplaced_cards",
    title=Message("Cards on the wrong hand"),
    chinese="牌派錯位置",
    paragraphs={
        "CB": ("5.8", "5.5.3"),
        "NCI": ("5.8", "5.5.3"),
        "E6": ("5.1.2",),
        "NCT": ("5.1.2",),
        "F6": ("5.2",),
    },
    moments=CARDS_OUT_OR_SETTLED,
    asks=asks_for("reconstructable"),
    rule=_rule,
    call=ONE_MOMENT,
    likely=lambda case: halted_by(case, FaultKind.MISPLACED),
)
