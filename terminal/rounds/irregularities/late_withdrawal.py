"""A bet was taken back after "No more Bets": refused, or it wins and loses all the same (RULINGS 24)."""

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
    return Ruling(
        action=Action.RECORDED if case.game.withdrawn_late_stands else Action.REFUSED,
        paragraph=case.game.paragraphs.withdrawal,
        needs=Rank.DEALER,
    )


KIND = Kind(
    id="late_withdrawal",
    title=Message("Bet withdrawn late"),
    paragraphs={"CB": ("5.6",), "NCI": ("5.6",), "E6": ("5.3",), "NCT": ("5.3",), "F6": ("5.7",)},
    moments=CARDS_OUT_OR_SETTLED,
    asks=asks_for("bet"),
    requires=no_questions,
    rule=_rule,
    call=Message("No more bets. The bet stays where it lay."),
    likely=lambda case: case.moment is Moment.PLAY,
)
