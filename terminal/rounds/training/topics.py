"""The topics of training by name, what each of them needs before it opens, and which a game lacks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import StrEnum
from typing import Final

from terminal.rules.game import Game


class Topic(StrEnum):
    """A topic of the skill map, by the name under which answers are recorded."""

    DRAW_RULES = "draw_rules"
    CALLS = "calls"
    PAYOUTS = "payouts"
    CHIP_CUTTING = "chip_cutting"
    INSURANCE_ROWS = "insurance_rows"
    TAKE_AND_PAY = "take_and_pay"
    COMMISSION = "commission"
    LIMITS = "limits"
    IRREGULARITIES = "irregularities"
    WHO_DECIDES = "who_decides"


NEEDS: Final[Mapping[Topic, tuple[Topic, ...]]] = {
    Topic.DRAW_RULES: (),
    Topic.CALLS: (),
    Topic.PAYOUTS: (),
    Topic.CHIP_CUTTING: (),
    Topic.INSURANCE_ROWS: (Topic.DRAW_RULES,),
    Topic.TAKE_AND_PAY: (Topic.CALLS,),
    Topic.COMMISSION: (Topic.PAYOUTS,),
    Topic.LIMITS: (Topic.COMMISSION,),
    Topic.IRREGULARITIES: (Topic.INSURANCE_ROWS, Topic.TAKE_AND_PAY),
    Topic.WHO_DECIDES: (Topic.IRREGULARITIES,),
}
"""The topics that are mastered before one opens, in the order of the skill map: what needs nothing first."""


def topics_of(game: Game) -> tuple[Topic, ...]:
    """Return the topics of a game, in the order of the skill map; what the game lacks is absent."""
    return tuple(topic for topic in NEEDS if topic is not Topic.INSURANCE_ROWS or game.has_insurance)


def needs_of(game: Game, topic: Topic) -> tuple[Topic, ...]:
    """Return the topics of a game that are mastered before this one opens."""
    known = topics_of(game)
    return tuple(needed for needed in NEEDS[topic] if needed in known)


def open_of(game: Game, opened: Iterable[str]) -> tuple[Topic, ...]:
    """Return the topics of a game that are open: those that were opened, and those that need nothing."""
    known = set(opened)
    return tuple(topic for topic in topics_of(game) if topic in known or not needs_of(game, topic))
