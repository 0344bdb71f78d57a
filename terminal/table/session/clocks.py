"""The two clocks that are handed to what needs them: the time of day, and seconds that only go forward."""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

_BOOT_ID: Final = Path("/proc/sys/kernel/random/boot_id")

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


def boot_id() -> str:
    """Return the name of this run of the machine, in which those seconds count; empty where there is none."""
    try:
        return _BOOT_ID.read_text(encoding="ascii").strip()
    except OSError:
        return ""
