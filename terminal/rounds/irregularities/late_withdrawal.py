"""A bet was taken back after "No more Bets": refused, or it wins and loses all the same (RULINGS 24)."""

from __future__ import annotations

from terminal.rounds.irregularities.discretion import and_remedy
from terminal.rounds.irregularities.kind import (
    CARDS_OUT,
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

ID = "late_withdrawal"


def _rule(case: Case) -> Ruling:
    return by_the_rules(case, ID)


KIND = IrregularityKind(
    id=ID,
    title=Message("Bet withdrawn late"),
    group=Group.BETS,
    moments=CARDS_OUT_OR_SETTLED,
    often=CARDS_OUT,
    asks=and_remedy(asks_for("bet"), _rule, requires=no_questions),
    requires=no_questions,
    names_bet_on_record=True,
    rule=_rule,
    call=Message("No more bets. The bet stays where it lay."),
)
