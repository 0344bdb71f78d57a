"""A card that is not of the set was found: a joker, an odd back (CB, NCI ¶5.5.1, E6, NCT ¶5.1.1, F6 ¶5.1)."""

from __future__ import annotations

from terminal.rounds.irregularities.choice import and_choice
from terminal.rounds.irregularities.common import BETS_GO_BACK, halted_by, void_and_new_shoe
from terminal.rounds.irregularities.kind import ANY_MOMENT, Kind, no_questions
from terminal.rounds.state import FaultKind
from terminal.rules.message import Message

_PARAGRAPHS = {"CB": "5.5.1", "NCI": "5.5.1", "E6": "5.1.1", "NCT": "5.1.1", "F6": "5.1"}
_rule = void_and_new_shoe(_PARAGRAPHS)

KIND = Kind(
    id="foreign_card",
    title=Message("Foreign card found"),
    paragraphs={short: (paragraph,) for short, paragraph in _PARAGRAPHS.items()},
    moments=ANY_MOMENT,
    asks=and_choice(no_questions, _rule),
    requires=no_questions,
    rule=_rule,
    call=BETS_GO_BACK,
    likely=lambda case: halted_by(case, FaultKind.SURPLUS),
    settles_surplus=True,
)
