"""A bet did not meet the minimum when the bets were closed: raised by the terminal (¶5.2.1)."""

from __future__ import annotations

from terminal.rounds.irregularities.kind import Action, Case, Kind, Moment, Ruling, no_questions
from terminal.rounds.ranks import Rank
from terminal.rules.message import Message


def _rule(case: Case) -> Ruling:
    paragraph = case.game.paragraphs.under_minimum
    return Ruling(action=Action.RECORDED, paragraph=paragraph, needs=Rank.DEALER)


KIND = Kind(
    id="under_minimum",
    title=Message("Bet under the minimum"),
    paragraphs={"CB": ("5.2", "5.2.1"), "NCI": ("5.2", "5.2.1")},
    moments=frozenset({Moment.BETTING}),
    asks=no_questions,
    rule=_rule,
    call=Message("The bet plays as it lies."),
    by_terminal=True,
)
