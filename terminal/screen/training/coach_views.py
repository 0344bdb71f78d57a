"""What the rail of the coached table shows next to the question; frozen data."""

from __future__ import annotations

from msgspec import Struct


class CoachedLine(Struct, frozen=True):
    """An act of the round so far: what it was, what is to be said of it, and how long it took."""

    title: str
    note: str
    seconds: str
    missed: bool = False


class CoachedRoundView(Struct, frozen=True):
    """The round so far; what is to come stays hidden."""

    title: str
    second: str
    caption: str
    lines: tuple[CoachedLine, ...]
