"""How long tests wait for another thread or process: not how fast it is, but whether it comes at all."""

from __future__ import annotations

from typing import Final

HANGS: Final = 180.0
"""Seconds after which what is waited for will never come, however busy the machine is."""

HANGS_MS: Final = round(HANGS * 1000)
"""The same in milliseconds."""
