"""The decks have a shortage or an excess of cards (CB, NCI ¶5.5.2)."""

from __future__ import annotations

from terminal.rounds.irregularities.choice import and_choice
from terminal.rounds.irregularities.common import BETS_GO_BACK, halted_by, void_and_new_shoe
from terminal.rounds.irregularities.kind import ANY_MOMENT, Kind, no_questions
from terminal.rounds.state import FaultKind
from terminal.rules.message import Message

_PARAGRAPHS = {"CB": "5.5.2", "NCI": "5.5.2"}
_rule = void_and_new_shoe(_PARAGRAPHS)

KIND = Kind(
    id="deck_count",
    title=Message("Too many or too few cards in the decks"),
    paragraphs={short: (paragraph,) for short, paragraph in _PARAGRAPHS.items()},
    moments=ANY_MOMENT,
    asks=and_choice(no_questions, _rule),
    requires=no_questions,
    rule=_rule,
    call=BETS_GO_BACK,
    likely=lambda case: halted_by(case, FaultKind.SURPLUS),
    settles_surplus=True,
)
