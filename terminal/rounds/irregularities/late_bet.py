"""A bet came after "No more Bets": refused, or returned if it is found after the result (RULINGS 24)."""

from __future__ import annotations

from msgspec.structs import replace

from terminal.rounds.irregularities.discretion import and_remedy
from terminal.rounds.irregularities.kind import (
    CARDS_OUT,
    CARDS_OUT_OR_SETTLED,
    Case,
    Group,
    IrregularityKind,
    Moment,
    Ruling,
    asks_for,
    no_questions,
)
from terminal.rounds.irregularities.rulings import by_the_rules
from terminal.rules.actions import Action
from terminal.rules.message import Message
from terminal.rules.provisions import Circumstance
from terminal.rules.ranks import Rank

ID = "late_bet"


def _rule(case: Case) -> Ruling:
    """Return what becomes of the bet.

    What was recorded after the call goes off the record again: a late correction, which is signed for.
    """
    ruling = by_the_rules(case, ID, Circumstance.RESULT_KNOWN if case.result_known else Circumstance.ANY)
    recorded = _recorded_late(case) if ruling.action in (Action.REFUSED, Action.RETURNED) else 0
    if not recorded:
        return ruling
    signs = ruling.needs if ruling.needs.at_least(Rank.PIT_SUPERVISOR) else Rank.PIT_SUPERVISOR
    return replace(ruling, needs=signs, takes_off=recorded)


def _recorded_late(case: Case) -> int:
    """Return the cents of the bet recorded after the call, as chips that had lain there (RULINGS 0)."""
    bet, played = case.answers.bet, case.played
    if bet is None or played is None or case.moment is Moment.BETWEEN:
        return 0
    if not case.table.terms.reads_as_since(2):
        return 0
    late = [piece for piece in played.slices if piece[1:4] == (bet.box, bet.bettor, bet.bet)]
    return min(bet.amount, sum(piece.amount for piece in late if piece.after_call))


KIND = IrregularityKind(
    id=ID,
    title=Message("Late bet"),
    group=Group.BETS,
    moments=CARDS_OUT_OR_SETTLED,
    often=CARDS_OUT,
    asks=and_remedy(asks_for("bet"), _rule, requires=no_questions),
    requires=no_questions,
    rule=_rule,
    call=Message("No more bets. Please take back the late bet."),
)
