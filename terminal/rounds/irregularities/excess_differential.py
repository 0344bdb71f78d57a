"""The sides were further apart than the Differential at closing: raised by the terminal (¶5.1.1)."""

from __future__ import annotations

from terminal.rounds.irregularities.kind import Action, Case, Kind, Moment, Ruling, no_questions
from terminal.rounds.ranks import Rank
from terminal.rules.message import Message


def _rule(case: Case) -> Ruling:
    paragraph = case.game.paragraphs.pro_rata
    return Ruling(action=Action.RECORDED, paragraph=paragraph, needs=Rank.DEALER)


KIND = Kind(
    id="excess_differential",
    title=Message("Over the Differential"),
    paragraphs={"CB": ("5.1", "5.1.1", "5.1.2"), "NCI": ("5.1", "5.1.1", "5.1.2")},
    moments=frozenset({Moment.BETTING}),
    asks=no_questions,
    rule=_rule,
    call=Message("Bets play pro rata."),
    by_terminal=True,
)
