"""A card was dealt face up at a face-down table: the round goes on (CB, NCI ¶5.9; RULINGS 20)."""

from __future__ import annotations

from terminal.rounds.irregularities.common import ONE_MOMENT, face_first
from terminal.rounds.irregularities.discretion import and_remedy
from terminal.rounds.irregularities.kind import CARDS_OUT, Case, Group, IrregularityKind, Ruling, no_questions
from terminal.rounds.irregularities.rulings import by_the_rules
from terminal.rounds.refusal import Refusal, refuse
from terminal.rules.message import Message

ID = "exposed_on_face_down_table"


def _rule(case: Case) -> Ruling | Refusal:
    if not case.table.terms.face_down:
        return refuse(
            "not_face_down",
            "At this table cards are dealt face up.",
            paragraph=case.game.paragraph_on(ID),
        )
    wrong = face_first(case) if case.game.player_options else None
    return wrong or by_the_rules(case, ID)


KIND = IrregularityKind(
    id=ID,
    title=Message("Dealt face up at a face-down table"),
    short=Message("Dealt face up"),
    group=Group.CARDS,
    moments=CARDS_OUT,
    asks=and_remedy(no_questions, _rule),
    requires=no_questions,
    rule=_rule,
    call=ONE_MOMENT,
    likely=lambda case: case.table.terms.face_down,
)
