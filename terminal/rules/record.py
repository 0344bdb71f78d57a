"""Frozen records that no file holds, and a start makes by the hundred: dataclasses, but no code compiled."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, NoReturn, Self, dataclass_transform


@dataclass_transform(frozen_default=True)
class _RecordClass(type):
    """Makes a class of records out of its annotations; nothing is compiled for it."""

    def __new__(
        cls, name: str, bases: tuple[type, ...], space: dict[str, Any], *, kw_only: bool = False
    ) -> _RecordClass:
        """Make a class whose fields are what it annotates; with `kw_only`, they are given by name alone."""
        if bases:
            fields = tuple(space.get("__annotations__", ()))
            space["FIELDS"] = space["__slots__"] = fields
            space["DEFAULTS"] = {field: space.pop(field) for field in fields if field in space}
            space["_by_place"] = () if kw_only else fields
        return super().__new__(cls, name, bases, space)


class Record(metaclass=_RecordClass):
    """A frozen record: equal to another of its class with the same values."""

    __slots__ = ()

    FIELDS: ClassVar[tuple[str, ...]] = ()
    """The names of its fields, in their order."""
    DEFAULTS: ClassVar[Mapping[str, Any]] = {}
    """What a field is that is not given."""
    _by_place: ClassVar[tuple[str, ...]] = ()

    def __init__(self, *places: Any, **named: Any) -> None:
        """Take the fields; raises `TypeError` if one is missing, unknown, or given twice."""
        given = dict(zip(self._by_place, places, strict=False))
        values = {**self.DEFAULTS, **given, **named}
        if len(places) > len(given) or given.keys() & named.keys() or values.keys() != {*self.FIELDS}:
            raise TypeError(f"{type(self).__name__} has the fields {', '.join(self.FIELDS)}")
        for field, value in values.items():
            object.__setattr__(self, field, value)

    def but(self, **changes: Any) -> Self:
        """Return this record with some of its fields changed."""
        return type(self)(**{field: getattr(self, field) for field in self.FIELDS} | changes)

    def _values(self) -> tuple[Any, ...]:
        return tuple(getattr(self, field) for field in self.FIELDS)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Record) or type(other) is not type(self):
            return NotImplemented
        return self is other or self._values() == other._values()

    def __hash__(self) -> int:
        return hash(self._values())

    def __repr__(self) -> str:
        fields = ", ".join(f"{field}={getattr(self, field)!r}" for field in self.FIELDS)
        return f"{type(self).__name__}({fields})"

    def __reduce__(self) -> tuple[Any, ...]:
        return _made_again, (type(self), {field: getattr(self, field) for field in self.FIELDS})

    def __setattr__(self, field: str, value: object) -> NoReturn:
        raise AttributeError(f"a {type(self).__name__} does not change")

    def __delattr__(self, field: str) -> NoReturn:
        raise AttributeError(f"a {type(self).__name__} does not change")


def _made_again(kind: type[Record], values: dict[str, Any]) -> Record:
    return kind(**values)
