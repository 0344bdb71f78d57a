"""What the rules do not provide for: decided and worded by a Shift Manager (CB ¶5.17, NCI ¶5.18)."""

from __future__ import annotations

from terminal.rounds.irregularities.common import ONE_MOMENT, without_a_round
from terminal.rounds.irregularities.kind import ANY_MOMENT, Action, Case, Kind, Moment, Ruling, asks_for
from terminal.rounds.ranks import Rank
from terminal.rules.message import Message


def _rule(case: Case) -> Ruling:
    action = Action(case.facts.remedy or "")
    ruling = Ruling(
        action=action,
        paragraph=case.game.paragraphs.not_provided,
        needs=Rank.SHIFT_MANAGER,
        reorder=action is Action.RECONSTRUCTED,
        stands=action is Action.CONTINUE,
    )
    return without_a_round(ruling) if case.moment is Moment.BETWEEN else ruling


KIND = Kind(
    id="not_provided_for",
    title=Message("Something else"),
    paragraphs={"CB": ("5.17",), "NCI": ("5.18",)},
    moments=ANY_MOMENT,
    asks=asks_for("decision", "remedy"),
    rule=_rule,
    call=ONE_MOMENT,
    settles_surplus=True,
)
