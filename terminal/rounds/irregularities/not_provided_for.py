"""What the rules do not provide for: decided and worded by a Shift Manager (CB ¶5.17, NCI ¶5.18, and by analogy)."""

from __future__ import annotations

from terminal.rounds.irregularities.common import ONE_MOMENT, face_first, playable_as_it_lies
from terminal.rounds.irregularities.kind import (
    CARDS_OUT_OR_SETTLED,
    Action,
    Case,
    Kind,
    Moment,
    Ruling,
    asks_for,
)
from terminal.rounds.ranks import Rank
from terminal.rounds.refusal import Refusal, refuse
from terminal.rules.message import Message


def _rule(case: Case) -> Ruling | Refusal:
    paragraph = case.game.paragraphs.not_provided
    action = Action(case.facts.remedy or "")
    if action is Action.RECONSTRUCTED:
        wrong = face_first(case)
        if wrong is not None:
            return wrong
    halted = case.table.round is not None and case.table.round.fault is not None
    if action is Action.CONTINUE and halted and not playable_as_it_lies(case):
        return refuse(
            "not_playable",
            "The hands cannot go on as they lie. Put them in order, or void.",
            paragraph=paragraph,
        )
    return Ruling(
        action=action,
        paragraph=paragraph,
        needs=Rank.SHIFT_MANAGER,
        reorder=action is Action.RECONSTRUCTED,
    )


KIND = Kind(
    id="not_provided_for",
    title=Message("Something else"),
    chinese="規則未有規定",
    paragraphs={"CB": ("5.17",), "NCI": ("5.18",)},
    moments=CARDS_OUT_OR_SETTLED | {Moment.BETTING},
    asks=asks_for("decision", "remedy"),
    rule=_rule,
    call=ONE_MOMENT,
)
