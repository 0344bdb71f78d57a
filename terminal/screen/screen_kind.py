"""What the screen stands for: a live table, training, the demo, or the recall of the past."""

from __future__ import annotations

from enum import StrEnum


class ScreenKind(StrEnum):
    """What the screen stands for; each kind must differ from the others at a glance."""

    LIVE = "live"
    TRAINING = "training"
    DEMO = "demo"
    RECALL = "recall"
