"""Medians and tails of what was measured."""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence


def median(samples: Sequence[float]) -> float:
    """Return the middle one."""
    return statistics.median(samples)


def p99(samples: Sequence[float]) -> float:
    """Return the one that 99 of 100 do not exceed."""
    return sorted(samples)[math.ceil(len(samples) * 0.99) - 1]
