"""What the pages of supervisors show: a round in words, and what can be said of it; frozen data."""

from __future__ import annotations

from collections.abc import Hashable

from msgspec import Struct

from terminal.screen.translate import Bilingual


class ReviewLine(Struct, frozen=True):
    """A line of a round; an act can be touched, by its number."""

    text: str
    act: int | None = None
    chosen: bool = False


class ReviewView(Struct, frozen=True, kw_only=True):
    """The page: a round in words."""

    title: Bilingual
    caption: str
    lines: tuple[ReviewLine, ...]


class ChoiceGroup(Struct, frozen=True, kw_only=True):
    """Keys of which one is chosen; each has its name, its title and whether it is the one."""

    title: Bilingual
    keys: tuple[tuple[Hashable, str, bool], ...]


class VerdictView(Struct, frozen=True, kw_only=True):
    """The rail: what can be said, or what was right."""

    groups: tuple[ChoiceGroup, ...]
    told: tuple[str, ...] = ()
    """What was right, once that is shown."""
