"""A card was dealt face up at a face-down table: the round goes on (CB, NCI ¶5.9; RULINGS 20)."""

from __future__ import annotations

from terminal.rounds.irregularities.choice import and_choice
from terminal.rounds.irregularities.common import ONE_MOMENT, by_set, face_first, goes_on
from terminal.rounds.irregularities.kind import CARDS_OUT, Case, Kind, Ruling, no_questions
from terminal.rounds.refusal import Refusal, refuse
from terminal.rules.message import Message

_PARAGRAPHS = {"CB": "5.9", "NCI": "5.9"}


def _rule(case: Case) -> Ruling | Refusal:
    if not case.table.terms.face_down:
        return refuse(
            "not_face_down",
            "At this table cards are dealt face up.",
            paragraph=_PARAGRAPHS.get(case.game.short),
        )
    wrong = face_first(case) if case.game.player_options else None
    if wrong is not None:
        return wrong
    return by_set(case, _PARAGRAPHS, goes_on(None, options=not case.established))


KIND = Kind(
    id="exposed_on_face_down_table",
    title=Message("Dealt face up at a face-down table"),
    paragraphs={short: (paragraph,) for short, paragraph in _PARAGRAPHS.items()},
    moments=CARDS_OUT,
    asks=and_choice(no_questions, _rule),
    requires=no_questions,
    rule=_rule,
    call=ONE_MOMENT,
    likely=lambda case: case.table.terms.face_down,
)
