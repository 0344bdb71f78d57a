"""A wrong payment or take, noticed after settlement: owed, paid and recovered are recorded (RULINGS 26)."""

from __future__ import annotations

from terminal.rounds.irregularities.common import ONE_MOMENT
from terminal.rounds.irregularities.kind import (
    ANY_MOMENT,
    Case,
    Group,
    IrregularityKind,
    Moment,
    Ruling,
    asks_for,
)
from terminal.rounds.irregularities.rulings import who_decides
from terminal.rounds.refusal import Refusal, refuse
from terminal.rules.actions import Action
from terminal.rules.message import Message

ID = "wrong_payment"


def _rule(case: Case) -> Ruling | Refusal:
    bet = case.answers.bet
    if bet is None or bet.owed is None or bet.paid is None:
        return refuse("fact_missing", "Say what was owed and what was paid.")
    if bet.recovered is not None and not 0 <= bet.recovered <= abs(bet.paid - bet.owed):
        return refuse("recovered_too_much", "No more is recovered than the difference of owed and paid.")
    if not (case.settled or case.any_before):
        return refuse("nothing_settled", "No round has been settled yet.")
    # It never alters a result, and so has no remedy.
    paragraph, needs = who_decides(case.game, ID)
    return Ruling(action=Action.RECORDED, paragraph=paragraph, needs=needs)


def _asks(case: Case) -> tuple[str, ...]:
    """Return what is asked: which round, where more than one lies behind, and which bet of it."""
    return ("about", "bet") if case.any_before else ("bet",)


KIND = IrregularityKind(
    id=ID,
    title=Message("Wrong payment or take"),
    short=Message("Wrong pay or take"),
    group=Group.BETS,
    moments=ANY_MOMENT,
    often=frozenset({Moment.SETTLED, Moment.BETWEEN}),
    asks=_asks,
    requires=asks_for("bet"),
    names_round=True,
    rule=_rule,
    call=ONE_MOMENT,
)
