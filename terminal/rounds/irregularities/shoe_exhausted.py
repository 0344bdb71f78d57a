"""The shoe holds too few cards to complete the round (CB, NCI ¶5.5.4, E6, NCT ¶5.1.3, F6 ¶5.5)."""

from __future__ import annotations

from terminal.rounds.irregularities.common import BETS_GO_BACK
from terminal.rounds.irregularities.discretion import and_remedy
from terminal.rounds.irregularities.kind import Case, IrregularityKind, Moment, Ruling, no_questions
from terminal.rounds.irregularities.rulings import by_the_rules
from terminal.rules.message import Message

ID = "shoe_exhausted"


def _rule(case: Case) -> Ruling:
    return by_the_rules(case, ID)


KIND = IrregularityKind(
    id=ID,
    title=Message("Too few cards in the shoe"),
    moments=frozenset({Moment.BETTING, Moment.PLAY}),
    asks=and_remedy(no_questions, _rule),
    requires=no_questions,
    rule=_rule,
    call=BETS_GO_BACK,
    likely=lambda case: case.table.shoe is not None and case.table.shoe.cards_left == 0,
)
