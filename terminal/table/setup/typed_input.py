"""Reads what a person wrote into typed values, and names the place of whatever is wrong with it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any, Final, Protocol, Self, TypeVar

import msgspec

Typed = TypeVar("Typed")

_AT: Final = " - at `$"
"""How msgspec begins the path of a fault; the path ends with a backquote."""
_KEYS = r"\[(\d+)\]|([^.\[\]]+)"
_SUM = r"(0|[1-9][0-9]*)(?:\.([0-9]+))?"
_LONGEST_SUM: Final = 30
"""Digits of a sum that is still read, far beyond what any table takes."""


class FaultyInput(ValueError):
    """Something that a person wrote and that cannot be used; the message says where, and what to change."""

    def __init__(
        self, problem: str, *, file: str, line: int | None = None, step: int | None = None, field: str = ""
    ) -> None:
        """Count `line` from 1 and `step` from 0; `field` is a path such as `boxes[0].depth`."""
        where = [file]
        if line is not None:
            where.append(f"line {line}")
        if step is not None:
            where.append(f"step {step}")
        if field:
            where.append(f"field {field!r}")
        super().__init__(f"{', '.join(where)}: {problem}")
        self.problem = problem
        self.file = file
        self.line = line
        self.step = step
        self.field = field


class Place(Protocol):
    """Where something stands that a person wrote."""

    def fault(self, field: str, problem: str) -> FaultyInput:
        """Return the error about the field of this path, or about the whole if the path is empty."""


class Parsed:
    """A value that is written as a text of its own kind; `parse` reads it."""

    @classmethod
    def parse(cls, value: object) -> Self:
        """Return the value of what was written; raise `ValueError` with what is wanted instead."""
        raise NotImplementedError


class Cents(Parsed, int):
    """A sum of money, written as a decimal string."""

    @classmethod
    def parse(cls, value: object) -> Self:
        """Return the cents of a decimal string."""
        if not isinstance(value, str):
            raise ValueError('must be a decimal string, such as "1000" or "0.50"')
        match = re.fullmatch(_SUM, value)
        if match is None:
            raise ValueError(f'{value!r} is no sum of money; write a decimal string such as "1000" or "0.50"')
        whole, part = match[1].lstrip("0"), (match[2] or "").rstrip("0")
        if len(part) > 2:
            raise ValueError(f"{value!r} is no whole number of cents")
        if len(whole) > _LONGEST_SUM:
            raise ValueError("is more than any table takes")
        return cls(f"{whole}{part:0<2}")


def text_of(value: object) -> str:
    """Return a value that must be a string."""
    if not isinstance(value, str):
        raise ValueError("must be a string")
    return value


def read_as(kind: type[Typed], data: object, place: Place) -> Typed:
    """Return data as a struct, a list or a value of this type.

    Raises the `FaultyInput` of the place, naming the field.
    """
    try:
        return msgspec.convert(data, kind, dec_hook=_parse)
    except msgspec.ValidationError as error:
        fault = _explained(kind, data, str(error))
    raise place.fault(*fault)


def _parse(kind: type[Any], value: object) -> object:
    if issubclass(kind, Parsed):
        return kind.parse(value)
    raise NotImplementedError


def _explained(kind: type[Any], data: object, message: str) -> tuple[str, str]:
    """Return the path of a fault, and the problem as a clear message; `message` is how msgspec tells it."""
    from msgspec import inspect  # noqa: PLC0415 - only a mistake needs it

    said, _, end = message.rpartition(_AT) if _AT in message else (message, "", "")
    path = end.rstrip("`").lstrip(".")
    wanted: inspect.Type = inspect.type_info(kind)
    value: Any = data
    for index, name in re.findall(_KEYS, path):
        above, value = value, value[int(index)] if index else value[name]
        wanted = _inner(wanted, above, int(index) if index else name)
    members = list(_members(wanted))
    structs = [one for one in members if isinstance(one, inspect.StructType)]
    if isinstance(value, Mapping) and structs:
        own = _of_tag(structs, value)
        field, problem = _wrong_fields(own, value) if own else (str(structs[0].tag_field), "is missing")
        return f"{path}.{field}" if path else field, problem
    return path, "is missing" if value is None and path else _wanted(members, value, said)


def _members(wanted: Any) -> Iterable[Any]:
    """Return the types that a value may have, without null."""
    from msgspec import inspect  # noqa: PLC0415

    for one in wanted.types if isinstance(wanted, inspect.UnionType) else (wanted,):
        plain = one.type if isinstance(one, inspect.Metadata) else one
        if not isinstance(plain, inspect.NoneType):
            yield plain


def _of_tag(structs: list[Any], value: Mapping[str, object]) -> Any:
    """Return the struct that is meant, which its tag says where there are several."""
    if structs[0].tag_field is None:
        return structs[0]
    tag = value.get(structs[0].tag_field)
    return next((one for one in structs if one.tag == tag), None)


def _inner(wanted: Any, value: Any, key: str | int) -> Any:
    """Return the type of what stands under a key."""
    from msgspec import inspect  # noqa: PLC0415

    members = list(_members(wanted))
    if isinstance(key, int):
        (one,) = members
        return one.item_types[key] if isinstance(one, inspect.TupleType) else one.item_type
    if members[0].tag_field == key:
        return inspect.LiteralType(values=tuple(one.tag for one in members))
    struct = _of_tag(members, value)
    return next(field.type for field in struct.fields if field.encode_name == key)


def _wrong_fields(struct: Any, value: Mapping[str, object]) -> tuple[str, str]:
    """Return the first missing field, or else the first unknown one, with the one that may be meant."""
    known = [field.encode_name for field in struct.fields]
    tag = [] if struct.tag_field is None else [struct.tag_field]
    unknown = [str(name) for name in value if name not in known and name not in tag]
    for field in struct.fields:
        if field.required and field.encode_name not in value:
            close = _closest(field.encode_name, unknown)
            return field.encode_name, f"is missing; was {close!r} meant for it?" if close else "is missing"
    name = unknown[0]
    close = _closest(name, known)
    hint = f"did you mean {close!r}?" if close else f"known are {', '.join([*tag, *known])}"
    return name, f"unknown field; {hint}"


def _closest(name: str, others: Iterable[str]) -> str | None:
    from difflib import get_close_matches  # noqa: PLC0415

    close = get_close_matches(name, list(others), n=1)
    return close[0] if close else None


def _wanted(members: list[Any], value: object, said: str) -> str:  # noqa: C901 - a line for each type
    """Return what a value should have been."""
    from msgspec import inspect  # noqa: PLC0415

    match members[0]:
        case inspect.CustomType():
            return said
        case inspect.IntType(ge=least, le=most):
            return f"must be a whole number from {least}" + ("" if most is None else f" to {most}")
        case inspect.FloatType(ge=least, le=most):
            if isinstance(value, bool) or not isinstance(value, int | float):
                return f"must be a number, not {value!r}"
            return f"must be from {least:g} to {most:g}, not {value:g}"
        case inspect.BoolType():
            return "must be true or false"
        case inspect.StrType():
            return "must be a string" if not isinstance(value, str) else "must not be empty"
        case inspect.EnumType(cls=kind):
            return _none_of(value, [str(one.value) for one in kind])
        case inspect.LiteralType(values=values):
            return _none_of(value, values)
        case inspect.TupleType(item_types=items):
            return f"must be a list of {len(items)} numbers"
        case inspect.ListType() | inspect.VarTupleType():
            return "must be a list" if not isinstance(value, list) else "must not be empty"
        case _:
            return "an object with named fields is wanted here"


def _none_of(value: object, names: Iterable[object]) -> str:
    if not isinstance(value, str):
        return "must be a string"
    return f"{value!r} is none of {', '.join(map(str, names))}"
