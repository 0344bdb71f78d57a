"""What the rules do not provide for: decided and worded by a Shift Manager (CB ¶5.17, NCI ¶5.18)."""

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
from terminal.rounds.irregularities.rulings import who_decides, without_a_round
from terminal.rules.actions import Action
from terminal.rules.message import Message
from terminal.rules.provisions import NOT_PROVIDED_FOR


def _rule(case: Case) -> Ruling:
    action = Action(case.answers.remedy or "")
    paragraph, rank = who_decides(case.game, NOT_PROVIDED_FOR)
    ruling = Ruling(
        action=action,
        paragraph=paragraph,
        needs=rank,
        reorder=action is Action.RECONSTRUCTED,
        stands=action is Action.CONTINUE,
    )
    return without_a_round(ruling) if case.moment is Moment.BETWEEN else ruling


KIND = IrregularityKind(
    id=NOT_PROVIDED_FOR,
    title=Message("Something else"),
    group=Group.TABLE,
    moments=ANY_MOMENT,
    often=frozenset({Moment.SETTLED, Moment.BETWEEN}),
    asks=asks_for("decision", "remedy"),
    rule=_rule,
    call=ONE_MOMENT,
    settles_surplus=True,
)
