"""The topics with their work."""

from __future__ import annotations

from collections.abc import Mapping

from terminal.training.items import TopicWork
from terminal.training.skills import Topic
from terminal.training.topics import calls, draw_rules, insurance_rows

WORK: Mapping[Topic, TopicWork] = {
    Topic.DRAW_RULES: draw_rules.WORK,
    Topic.CALLS: calls.WORK,
    Topic.INSURANCE_ROWS: insurance_rows.WORK,
}
"""How each topic asks and judges."""
