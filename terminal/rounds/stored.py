"""How an event is stored: under a fixed name with a version, by which it is found again."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, TypeVar

from msgspec import Struct


class Event(Struct, frozen=True):
    """Something that has happened."""

    stored_name: ClassVar[str]
    version: ClassVar[int]


E = TypeVar("E", bound=Event)

EVENTS: dict[tuple[str, int], type[Event]] = {}
"""Every event by the name and version under which it is stored."""


def stored_as(name: str, version: int = 1) -> Callable[[type[E]], type[E]]:
    """Enter an event under its stored name, which never changes."""

    def enter(kind: type[E]) -> type[E]:
        kind.stored_name = name
        kind.version = version
        EVENTS[name, version] = kind
        return kind

    return enter
