"""A bet came after "No more Bets": refused, or returned if it is found after the result (RULINGS 24)."""

from __future__ import annotations

from terminal.rounds.irregularities.kind import (
    CARDS_OUT_OR_SETTLED,
    Action,
    Case,
    Kind,
    Moment,
    Ruling,
    asks_for,
    no_questions,
)
from terminal.rounds.ranks import Rank
from terminal.rules.message import Message


def _rule(case: Case) -> Ruling:
    """What was recorded after the call goes off the record again: a late correction, which is signed for."""
    recorded = _recorded_late(case)
    return Ruling(
        action=Action.RETURNED if case.result_known else Action.REFUSED,
        paragraph=case.game.paragraphs.after_call,
        needs=Rank.PIT_SUPERVISOR if recorded else Rank.DEALER,
        takes_off=recorded,
    )


def _recorded_late(case: Case) -> int:
    """Cents of the bet that were recorded after the call, as chips that had lain there (RULINGS 0)."""
    bet, played = case.facts.bet, case.played
    if bet is None or played is None or case.moment is Moment.BETWEEN:
        return 0
    if not case.table.terms.reads_as_since(2):
        return 0
    late = [piece for piece in played.slices if piece[1:4] == (bet.box, bet.bettor, bet.bet)]
    return min(bet.amount, sum(piece.amount for piece in late if piece.after_call))


KIND = Kind(
    id="late_bet",
    title=Message("Late bet"),
    paragraphs={"CB": ("5.6",), "NCI": ("5.6",), "E6": ("5.2",), "NCT": ("5.2",), "F6": ("5.6",)},
    moments=CARDS_OUT_OR_SETTLED,
    asks=asks_for("bet"),
    requires=no_questions,
    rule=_rule,
    call=Message("No more bets. Please take back the late bet."),
    likely=lambda case: case.moment is Moment.PLAY,
)
