"""The shoe holds too few cards to complete the round (CB, NCI ¶5.5.4, E6, NCT ¶5.1.3, F6 ¶5.5)."""

from __future__ import annotations

from terminal.rounds.irregularities.choice import and_choice
from terminal.rounds.irregularities.common import BETS_GO_BACK, TOO_FEW_CARDS, void_and_new_shoe
from terminal.rounds.irregularities.kind import Kind, Moment, no_questions
from terminal.rules.message import Message

_rule = void_and_new_shoe(TOO_FEW_CARDS)

KIND = Kind(
    id="shoe_exhausted",
    title=Message("Too few cards in the shoe"),
    paragraphs={short: (paragraph,) for short, paragraph in TOO_FEW_CARDS.items()},
    moments=frozenset({Moment.BETTING, Moment.PLAY}),
    asks=and_choice(no_questions, _rule),
    requires=no_questions,
    rule=_rule,
    call=BETS_GO_BACK,
    likely=lambda case: case.table.shoe is not None and case.table.shoe.cards_left == 0,
)
