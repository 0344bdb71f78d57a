"""The order of the cards in the shoe was altered (F6 ¶5.4; RULINGS 24)."""

from __future__ import annotations

from terminal.rounds.irregularities.common import ONE_MOMENT, face_first, reconstructed, unnamed, void
from terminal.rounds.irregularities.kind import ROUND_OPEN, Case, Kind, Ruling, asks_for
from terminal.rounds.refusal import Refusal
from terminal.rules.message import Message


def _rule(case: Case) -> Ruling | Refusal:
    named = case.game.short == "F6"
    paragraph = "5.4" if named else None
    if case.facts.reconstructable:
        wrong = face_first(case)
        if wrong is not None:
            return wrong
        ruling = reconstructed(paragraph, options=False)
    else:
        ruling = void(paragraph, condemns=True)
    return ruling if named else unnamed(case, ruling)


KIND = Kind(
    id="shoe_order_altered",
    title=Message("Order of the shoe altered"),
    chinese="靴內牌序改變",
    paragraphs={"F6": ("5.4",)},
    moments=ROUND_OPEN,
    asks=asks_for("reconstructable"),
    rule=_rule,
    call=ONE_MOMENT,
)
