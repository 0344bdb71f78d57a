"""The skill map as people read it: the topics that a dealer learns, each by its title."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from terminal.rounds.training.topics import NEEDS, Topic, needs_of, topics_of
from terminal.rules.message import Message

__all__ = ["SKILL_MAP", "Skill", "Topic", "needs_of", "topics_of"]


class Skill(Struct, frozen=True, kw_only=True):
    """A topic as the skill map shows it."""

    title: Message
    """What people call it."""


SKILL_MAP: Mapping[Topic, Skill] = {
    Topic.DRAW_RULES: Skill(title=Message("Draw rules")),
    Topic.CALLS: Skill(title=Message("Calls")),
    Topic.PAYOUTS: Skill(title=Message("Payouts")),
    Topic.CHIP_CUTTING: Skill(title=Message("Chip cutting")),
    Topic.INSURANCE_ROWS: Skill(title=Message("Insurance rows")),
    Topic.TAKE_AND_PAY: Skill(title=Message("Order of take and pay")),
    Topic.COMMISSION: Skill(title=Message("Commission, half pay")),
    Topic.LIMITS: Skill(title=Message("Limits, pro rata")),
    Topic.IRREGULARITIES: Skill(title=Message("Irregularities")),
    Topic.WHO_DECIDES: Skill(title=Message("Who decides")),
}
"""Every topic, in the order of the skill map: what needs nothing first."""

if tuple(SKILL_MAP) != tuple(NEEDS):
    raise RuntimeError("the skill map has other topics than there are")
