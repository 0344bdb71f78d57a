"""A bet came after "No more Bets": refused, or returned if it is found after the result (RULINGS 24)."""

from __future__ import annotations

from terminal.rounds.irregularities.kind import (
    CARDS_OUT_OR_SETTLED,
    Action,
    Call,
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
    return Ruling(
        action=Action.RETURNED if case.result_known else Action.REFUSED,
        paragraph=case.game.paragraphs.after_call,
        needs=Rank.DEALER,
    )


KIND = Kind(
    id="late_bet",
    title=Message("Late bet"),
    chinese="遲到注碼",
    paragraphs={"CB": ("5.6",), "NCI": ("5.6",), "E6": ("5.2",), "NCT": ("5.2",), "F6": ("5.6",)},
    moments=CARDS_OUT_OR_SETTLED,
    asks=asks_for("bet"),
    requires=no_questions,
    rule=_rule,
    call=Call(Message("No more bets. Please take back the late bet."), "停止下注，請取回遲到注碼。"),
    likely=lambda case: case.moment is Moment.PLAY,
)
