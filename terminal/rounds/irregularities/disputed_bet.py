"""A bet is disputed: it is settled as the chips lay when the bets were closed (CB ¶5.13, NCI ¶5.14)."""

from __future__ import annotations

from terminal.rounds.irregularities.choice import and_choice
from terminal.rounds.irregularities.common import ONE_MOMENT, unnamed
from terminal.rounds.irregularities.kind import (
    CARDS_OUT_OR_SETTLED,
    Action,
    Case,
    Kind,
    Ruling,
    asks_for,
    no_questions,
)
from terminal.rounds.ranks import Rank
from terminal.rules.message import Message

_PARAGRAPHS = {"CB": "5.13", "NCI": "5.14"}


def _rule(case: Case) -> Ruling:
    paragraph = case.game.paragraphs.chips_rule
    ruling = Ruling(action=Action.RECORDED, paragraph=paragraph, needs=Rank.PIT_SUPERVISOR)
    return ruling if paragraph is not None else unnamed(case, ruling, _PARAGRAPHS)


KIND = Kind(
    id="disputed_bet",
    title=Message("Disputed bet"),
    paragraphs={short: (paragraph,) for short, paragraph in _PARAGRAPHS.items()},
    moments=CARDS_OUT_OR_SETTLED,
    asks=and_choice(asks_for("bet"), _rule, requires=no_questions),
    requires=no_questions,
    rule=_rule,
    call=ONE_MOMENT,
)
