"""A card was drawn in excess (CB, NCI ¶5.7; RULINGS 18, 20, 25)."""

from __future__ import annotations

from terminal.rounds.irregularities.common import (
    ONE_MOMENT,
    WRONG_NUMBER,
    face_first,
    halted_by,
    hands_stand,
    last_card_on_a_hand,
    reconstructed,
    unnamed,
    void,
)
from terminal.rounds.irregularities.kind import CARDS_OUT_OR_SETTLED, Case, Kind, Ruling, asks_for
from terminal.rounds.refusal import Refusal
from terminal.rounds.state import FaultKind
from terminal.rules.message import Message


def _rule(case: Case) -> Ruling | Refusal:
    game = case.game
    if case.facts.reconstructable:
        wrong = face_first(case)
        if wrong is not None:
            return wrong
        if game.player_options:
            return reconstructed("5.7", options=not case.established)
        return reconstructed(WRONG_NUMBER[game.short], options=False)
    if last_card_on_a_hand(case):
        return void(WRONG_NUMBER[game.short])
    if game.player_options:
        return face_first(case) or hands_stand("5.12.1", options=not case.established)
    return unnamed(case, hands_stand(None, options=False))


KIND = Kind(
    id="excess_card",
    title=Message("One card too many"),
    chinese="多發一張牌",
    paragraphs={
        "CB": ("5.7", "5.7.1", "5.12.1", "5.5.3"),
        "NCI": ("5.7", "5.7.1", "5.12.1", "5.5.3"),
        "E6": ("5.1.2",),
        "NCT": ("5.1.2",),
        "F6": ("5.2",),
    },
    moments=CARDS_OUT_OR_SETTLED,
    asks=asks_for("reconstructable"),
    rule=_rule,
    call=ONE_MOMENT,
    likely=lambda case: halted_by(case, FaultKind.EXCESS, FaultKind.MISPLACED),
)
