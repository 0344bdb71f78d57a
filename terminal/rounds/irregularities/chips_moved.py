"""Chips were moved by accident after the bets were closed: they are put back, and play goes on."""

from __future__ import annotations

from terminal.rounds.irregularities.common import ONE_MOMENT
from terminal.rounds.irregularities.discretion import and_remedy
from terminal.rounds.irregularities.kind import CARDS_OUT, Case, IrregularityKind, Ruling, no_questions
from terminal.rounds.irregularities.rulings import by_the_rules
from terminal.rules.message import Message

ID = "chips_moved"


def _rule(case: Case) -> Ruling:
    return by_the_rules(case, ID)


KIND = IrregularityKind(
    id=ID,
    title=Message("Chips were moved"),
    moments=CARDS_OUT,
    asks=and_remedy(no_questions, _rule),
    requires=no_questions,
    rule=_rule,
    call=ONE_MOMENT,
)
