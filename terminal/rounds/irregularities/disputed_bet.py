"""A bet is disputed: it is settled as the chips lay when the bets were closed (CB ¶5.13, NCI ¶5.14)."""

from __future__ import annotations

from terminal.rounds.irregularities.common import ONE_MOMENT
from terminal.rounds.irregularities.discretion import and_remedy
from terminal.rounds.irregularities.kind import (
    CARDS_OUT_OR_SETTLED,
    Case,
    Group,
    IrregularityKind,
    Ruling,
    asks_for,
    no_questions,
)
from terminal.rounds.irregularities.rulings import by_the_rules
from terminal.rules.message import Message

ID = "disputed_bet"


def _rule(case: Case) -> Ruling:
    return by_the_rules(case, ID)


KIND = IrregularityKind(
    id=ID,
    title=Message("Disputed bet"),
    group=Group.BETS,
    moments=CARDS_OUT_OR_SETTLED,
    often=CARDS_OUT_OR_SETTLED,
    asks=and_remedy(asks_for("bet"), _rule, requires=no_questions),
    requires=no_questions,
    rule=_rule,
    call=ONE_MOMENT,
)
