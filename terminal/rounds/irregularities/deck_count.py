"""The decks have a shortage or an excess of cards (CB, NCI ¶5.5.2)."""

from __future__ import annotations

from terminal.rounds.irregularities.common import BETS_GO_BACK, halted_by
from terminal.rounds.irregularities.discretion import and_remedy
from terminal.rounds.irregularities.kind import (
    ANY_MOMENT,
    Case,
    Group,
    IrregularityKind,
    Ruling,
    no_questions,
)
from terminal.rounds.irregularities.rulings import by_the_rules
from terminal.rounds.state import FaultKind
from terminal.rules.message import Message

ID = "deck_count"


def _rule(case: Case) -> Ruling:
    return by_the_rules(case, ID)


KIND = IrregularityKind(
    id=ID,
    title=Message("Too many or too few cards in the decks"),
    short=Message("Decks miscounted"),
    group=Group.SHOE,
    moments=ANY_MOMENT,
    asks=and_remedy(no_questions, _rule),
    requires=no_questions,
    rule=_rule,
    call=BETS_GO_BACK,
    likely=lambda case: halted_by(case, FaultKind.SURPLUS),
    settles_surplus=True,
)
