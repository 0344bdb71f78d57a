"""The topics with their work."""

from __future__ import annotations

from collections.abc import Mapping

from terminal.training.items import TopicWork
from terminal.training.skills import Topic
from terminal.training.topics import (
    calls,
    chip_cutting,
    draw_rules,
    insurance_rows,
    irregularities,
    limits,
    payouts,
    take_and_pay,
    who_decides,
)

WORK: Mapping[Topic, TopicWork] = {
    Topic.DRAW_RULES: draw_rules.WORK,
    Topic.CALLS: calls.WORK,
    Topic.PAYOUTS: payouts.WORK,
    Topic.CHIP_CUTTING: chip_cutting.WORK,
    Topic.INSURANCE_ROWS: insurance_rows.WORK,
    Topic.TAKE_AND_PAY: take_and_pay.WORK,
    Topic.COMMISSION: payouts.COMMISSION,
    Topic.LIMITS: limits.WORK,
    Topic.IRREGULARITIES: irregularities.WORK,
    Topic.WHO_DECIDES: who_decides.WORK,
}
"""How each topic asks and judges."""
