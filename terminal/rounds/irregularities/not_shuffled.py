"""The cards were not shuffled (CB, NCI ¶5.5.5)."""

from __future__ import annotations

from terminal.rounds.irregularities.choice import and_choice
from terminal.rounds.irregularities.common import BETS_GO_BACK, void_and_new_shoe
from terminal.rounds.irregularities.kind import ANY_MOMENT, Kind, no_questions
from terminal.rules.message import Message

_PARAGRAPHS = {"CB": "5.5.5", "NCI": "5.5.5"}
_rule = void_and_new_shoe(_PARAGRAPHS)

KIND = Kind(
    id="not_shuffled",
    title=Message("Cards not shuffled"),
    paragraphs={short: (paragraph,) for short, paragraph in _PARAGRAPHS.items()},
    moments=ANY_MOMENT,
    asks=and_choice(no_questions, _rule),
    requires=no_questions,
    rule=_rule,
    call=BETS_GO_BACK,
)
