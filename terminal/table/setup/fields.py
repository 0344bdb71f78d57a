"""Reads the fields of what a person wrote, one by one, and names the place of whatever is wrong."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Mapping
from enum import StrEnum
from typing import Protocol, TypeVar

from terminal.rules.cards import Card, UnknownCard, parse_card

Enum = TypeVar("Enum", bound=StrEnum)
Value = TypeVar("Value")

_SUM = re.compile(r"(?=\.?[0-9])([0-9]*)(?:\.([0-9]*))?")
_LONGEST_SUM = 30
"""Digits of a sum that is still read, far beyond what any table takes."""


class Place(Protocol):
    """Where some fields stand; it makes the errors that name them."""

    def fault(self, field: str, problem: str) -> ValueError:
        """The error about a field; without a field, about the place as a whole."""

    def within(self, name: str) -> Place:
        """The place of the fields under one field of this place."""


class Fields:
    """The fields of one object; each is taken once, and what is left over is an error."""

    def __init__(self, place: Place, data: object) -> None:
        """`place` names the place in errors. Raises its error if `data` is no object with fields."""
        self.place = place
        if not isinstance(data, Mapping):
            raise place.fault("", "an object with named fields is wanted here")
        self._left = dict(data)
        self._known: list[str] = []

    def fail(self, field: str, wanted: str) -> ValueError:
        """The error for a field that is not what it should be."""
        return self.place.fault(field, wanted)

    def take(self, field: str, read: Callable[[str, object], Value], default: Value) -> Value:
        """An optional field; null counts as left out."""
        value = self.raw(field)
        return default if value is None else read(field, value)

    def maybe(self, field: str, read: Callable[[str, object], Value]) -> Value | None:
        """An optional field without a default."""
        value = self.raw(field)
        return None if value is None else read(field, value)

    def need(self, field: str, read: Callable[[str, object], Value]) -> Value:
        """A field that must be there."""
        value = self.raw(field)
        if value is None:
            raise self.fail(field, f"is missing{_close(field, self._left, '; was {!r} meant for it?')}")
        return read(field, value)

    def has(self, field: str) -> bool:
        """Whether the field is written at all, null included."""
        self._known.append(field)
        return field in self._left

    def raw(self, field: str) -> object:
        """The field as it stands, None if it is left out."""
        self._known.append(field)
        return self._left.pop(field, None)

    def within(self, field: str) -> Fields | None:
        """The fields under a field, None if it is left out."""
        data = self.raw(field)
        return None if data is None else Fields(self.place.within(field), data)

    def done(self) -> None:
        """Raises the place's error if a field is left that nobody asked for."""
        for field in self._left:
            raise self.fail(
                str(field), f"unknown field{_close(str(field), self._known, '; did you mean {!r}?')}"
            )

    def text(self, field: str, value: object) -> str:
        """A string."""
        if not isinstance(value, str):
            raise self.fail(field, "must be a string")
        return value

    def flag(self, field: str, value: object) -> bool:
        """True or false."""
        if not isinstance(value, bool):
            raise self.fail(field, "must be true or false")
        return value

    def number(self, field: str, value: object) -> int:
        """A whole number, not negative."""
        if not isinstance(value, int) or isinstance(value, bool) or value < 0:
            raise self.fail(field, "must be a whole number from 0")
        return value

    def number_within(self, least: int, most: int) -> Callable[[str, object], int]:
        """A whole number from `least` to `most`."""

        def read(field: str, value: object) -> int:
            if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
                raise self.fail(field, f"must be a whole number from {least} to {most}")
            return value

        return read

    def money(self, field: str, value: object) -> int:
        """A decimal string as cents."""
        if not isinstance(value, str):
            raise self.fail(field, 'must be a decimal string, such as "1000" or "0.50"')
        match = _SUM.fullmatch(value)
        if match is None:
            raise self.fail(
                field, f'{value!r} is no sum of money; write a decimal string such as "1000" or "0.50"'
            )
        whole, part = match[1].lstrip("0"), (match[2] or "").rstrip("0")
        if len(part) > 2:
            raise self.fail(field, f"{value!r} is no whole number of cents")
        if len(whole) > _LONGEST_SUM:
            raise self.fail(field, "is more than any table takes")
        return int(f"{whole}{part:0<2}")

    def card(self, field: str, value: object) -> Card:
        """A card code."""
        try:
            return parse_card(self.text(field, value))
        except UnknownCard as error:
            raise self.fail(field, str(error)) from error

    def cards(self, field: str, value: object) -> tuple[Card, ...]:
        """A list of card codes."""
        return self.list_of(self.card)(field, value)

    def list_of(self, read: Callable[[str, object], Value]) -> Callable[[str, object], tuple[Value, ...]]:
        """A list of what `read` reads."""

        def read_all(field: str, value: object) -> tuple[Value, ...]:
            if not isinstance(value, list):
                raise self.fail(field, "must be a list")
            return tuple(read(f"{field}[{index}]", item) for index, item in enumerate(value))

        return read_all

    def one_of(self, names: Collection[str]) -> Callable[[str, object], str]:
        """One of some names."""

        def read(field: str, value: object) -> str:
            text = self.text(field, value)
            if text not in names:
                raise self.fail(field, f"{text!r} is none of {', '.join(names)}")
            return text

        return read

    def member(self, kind: type[Enum]) -> Callable[[str, object], Enum]:
        """A member of an enumeration, by its value."""
        named = self.one_of([member.value for member in kind])

        def read(field: str, value: object) -> Enum:
            return kind(named(field, value))

        return read


def _close(field: str, others: Iterable[object], hint: str) -> str:
    """The hint with the name among others that looks like the field's, or nothing."""
    from difflib import get_close_matches  # noqa: PLC0415 - only a mistake needs it

    close = get_close_matches(field, [str(other) for other in others], n=1)
    return hint.format(close[0]) if close else ""
