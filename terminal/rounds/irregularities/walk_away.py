"""A player has walked away after betting: the bet is settled all the same (CB ¶5.3, NCI ¶5.3.1)."""

from __future__ import annotations

from msgspec.structs import replace

from terminal.rounds.irregularities.discretion import and_remedy
from terminal.rounds.irregularities.kind import (
    ROUND_OPEN,
    Case,
    Group,
    IrregularityKind,
    Moment,
    Ruling,
    no_questions,
)
from terminal.rounds.irregularities.rulings import by_the_rules
from terminal.rules.message import Message

ID = "walk_away"


def _asks(case: Case) -> tuple[str, ...]:
    """Return what is asked: whose bet it is, where there is insurance, which that bettor has forgone."""
    return ("bet",) if case.game.has_insurance else ()


def _rule(case: Case) -> Ruling:
    return replace(by_the_rules(case, ID), forgoes=case.game.has_insurance)


KIND = IrregularityKind(
    id=ID,
    title=Message("A player walked away"),
    short=Message("Player walked off"),
    group=Group.BETS,
    moments=ROUND_OPEN,
    often=frozenset({Moment.BETTING}),
    asks=and_remedy(_asks, _rule, requires=no_questions),
    requires=no_questions,
    rule=_rule,
    call=Message("The bet stays and will be settled."),
)
