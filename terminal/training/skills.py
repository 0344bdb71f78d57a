"""The skill map: the topics that a dealer learns, and what each of them needs before it opens."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from msgspec import Struct

from terminal.rules.game import Game
from terminal.rules.message import Message


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


class Skill(Struct, frozen=True, kw_only=True):
    """A topic as the skill map shows it."""

    title: Message
    """What people call it."""
    needs: tuple[Topic, ...] = ()
    """The topics that are mastered before it opens; one that a game lacks is not asked for."""


SKILL_MAP: Mapping[Topic, Skill] = {
    Topic.DRAW_RULES: Skill(title=Message("Draw rules")),
    Topic.CALLS: Skill(title=Message("Calls")),
    Topic.PAYOUTS: Skill(title=Message("Payouts")),
    Topic.CHIP_CUTTING: Skill(title=Message("Chip cutting")),
    Topic.INSURANCE_ROWS: Skill(title=Message("Insurance rows"), needs=(Topic.DRAW_RULES,)),
    Topic.TAKE_AND_PAY: Skill(title=Message("Order of take and pay"), needs=(Topic.CALLS,)),
    Topic.COMMISSION: Skill(title=Message("Commission, half pay"), needs=(Topic.PAYOUTS,)),
    Topic.LIMITS: Skill(title=Message("Limits, pro rata"), needs=(Topic.COMMISSION,)),
    Topic.IRREGULARITIES: Skill(
        title=Message("Irregularities"), needs=(Topic.INSURANCE_ROWS, Topic.TAKE_AND_PAY)
    ),
    Topic.WHO_DECIDES: Skill(title=Message("Who decides"), needs=(Topic.IRREGULARITIES,)),
}
"""Every topic, in the order of the skill map: what needs nothing first."""


def topics_of(game: Game) -> tuple[Topic, ...]:
    """Return the topics of a game, in the order of the skill map; what the game lacks is absent."""
    return tuple(topic for topic in SKILL_MAP if topic is not Topic.INSURANCE_ROWS or game.has_insurance)


def needs_of(game: Game, topic: Topic) -> tuple[Topic, ...]:
    """Return the topics of a game that are mastered before this one opens."""
    known = topics_of(game)
    return tuple(needed for needed in SKILL_MAP[topic].needs if needed in known)
