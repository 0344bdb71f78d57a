"""The display showed something else than the table: the table prevails (CB ¶5.14, NCI ¶5.15)."""

from __future__ import annotations

from terminal.rounds.irregularities.choice import and_choice
from terminal.rounds.irregularities.common import by_set
from terminal.rounds.irregularities.kind import ANY_MOMENT, Action, Case, Kind, Ruling, no_questions
from terminal.rounds.ranks import Rank
from terminal.rules.message import Message

_PARAGRAPHS = {"CB": "5.14", "NCI": "5.15"}


def _rule(case: Case) -> Ruling:
    return by_set(case, _PARAGRAPHS, Ruling(action=Action.RECORDED, paragraph=None, needs=Rank.DEALER))


KIND = Kind(
    id="display_wrong",
    title=Message("Display was wrong"),
    paragraphs={short: (paragraph,) for short, paragraph in _PARAGRAPHS.items()},
    moments=ANY_MOMENT,
    asks=and_choice(no_questions, _rule),
    requires=no_questions,
    rule=_rule,
    call=Message("The cards on the table count."),
)
