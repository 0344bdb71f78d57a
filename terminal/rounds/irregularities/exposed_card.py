"""A card was exposed before its time (CB, NCI ¶5.7; RULINGS 18, 20)."""

from __future__ import annotations

from terminal.rounds.irregularities.common import ONE_MOMENT, face_first, goes_on, reconstructed, unnamed
from terminal.rounds.irregularities.kind import ROUND_OPEN, Case, Kind, Ruling, asks_for
from terminal.rounds.refusal import Refusal
from terminal.rules.message import Message


def _rule(case: Case) -> Ruling | Refusal:
    wrong = face_first(case)
    if wrong is not None:
        return wrong
    options = not case.established
    if case.facts.reconstructable:
        ruling = reconstructed("5.7", options=options)
    else:
        ruling = goes_on("5.12.1", options=options)
    return ruling if case.game.player_options else unnamed(case, ruling)


KIND = Kind(
    id="exposed_card",
    title=Message("A card was exposed"),
    chinese="牌面外露",
    paragraphs={"CB": ("5.7", "5.7.1"), "NCI": ("5.7", "5.7.1")},
    moments=ROUND_OPEN,
    asks=asks_for("reconstructable"),
    rule=_rule,
    call=ONE_MOMENT,
)
