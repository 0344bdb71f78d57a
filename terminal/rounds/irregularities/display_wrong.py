"""The display showed something else than the table: the table prevails (CB ¶5.14, NCI ¶5.15)."""

from __future__ import annotations

from terminal.rounds.irregularities.common import unnamed
from terminal.rounds.irregularities.kind import ANY_MOMENT, Action, Case, Kind, Ruling, no_questions
from terminal.rounds.ranks import Rank
from terminal.rounds.refusal import Refusal
from terminal.rules.message import Message

_PARAGRAPHS = {"CB": "5.14", "NCI": "5.15"}


def _rule(case: Case) -> Ruling | Refusal:
    paragraph = _PARAGRAPHS.get(case.game.short)
    ruling = Ruling(action=Action.RECORDED, paragraph=paragraph, needs=Rank.DEALER)
    return ruling if paragraph is not None else unnamed(case, ruling)


KIND = Kind(
    id="display_wrong",
    title=Message("Display was wrong"),
    chinese="顯示有誤",
    paragraphs={short: (paragraph,) for short, paragraph in _PARAGRAPHS.items()},
    moments=ANY_MOMENT,
    asks=no_questions,
    rule=_rule,
    call=Message("The cards on the table count."),
)
