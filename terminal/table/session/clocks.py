"""The two clocks that are handed to what needs them: the time of day, and seconds that only go forward."""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import UTC, datetime

Clock = Callable[[], datetime]
"""The time, with its zone."""

Elapsed = Callable[[], float]
"""Seconds since some moment, whatever is done to the time of day."""


def seconds_since_boot() -> float:
    """Return the seconds since the machine was started, those that it slept through too."""
    return time.clock_gettime(time.CLOCK_BOOTTIME)


def utc_now() -> datetime:
    """Return the time, in UTC."""
    return datetime.now(UTC)
