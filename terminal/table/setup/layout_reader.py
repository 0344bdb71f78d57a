"""Reads a layout file field by field, and names file and field wherever something is wrong."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from terminal.table.setup.layout_shapes import Point
from terminal.table.setup.toml_file import TomlFault, read_toml


class LayoutError(ValueError):
    """A layout file that cannot be used; the message names the file, the field and what to change."""

    def __init__(self, file: str, field: str, problem: str) -> None:
        super().__init__(f"{file}: {field}: {problem}" if field else f"{file}: {problem}")
        self.file = file
        self.field = field


class TomlTable:
    """One table of a layout file, which knows its own name for the sake of clear errors."""

    def __init__(self, file: str, name: str, content: Mapping[str, object], keys: Sequence[str]) -> None:
        """Take a table whose keys must be exactly `keys`.

        Raises `LayoutError` for the first key that is missing or unknown.
        """
        self.file = file
        self.name = name
        self._content = content
        for key in keys:
            if key not in content:
                raise self.error(key, "is missing")
        for key in content:
            if key not in keys:
                raise self.error(key, f"is unknown here; known are {', '.join(keys)}")

    def error(self, key: str, problem: str) -> LayoutError:
        """An error about one key of this table."""
        return LayoutError(self.file, f"{self.name}.{key}" if self.name else key, problem)

    def number(self, key: str, low: float, high: float) -> float:
        """A number from `low` to `high`."""
        return self._number(key, self._content[key], low, high)

    def numbers(self, key: str, ranges: Sequence[tuple[float, float]]) -> tuple[float, ...]:
        """A list of as many numbers as there are ranges, each in its own."""
        value = self._content[key]
        if not isinstance(value, list) or len(value) != len(ranges):
            raise self.error(key, f"must be a list of {len(ranges)} numbers")
        return tuple(
            self._number(f"{key}[{place}]", item, low, high)
            for place, (item, (low, high)) in enumerate(zip(value, ranges, strict=True))
        )

    def point(self, key: str, height: float) -> Point:
        """A place on a felt that is 1 wide and `height` high."""
        x, y = self.numbers(key, ((0.0, 1.0), (0.0, height)))
        return (x, y)

    def choice(self, key: str, allowed: Sequence[str]) -> str:
        """One of the allowed words."""
        value = self._content[key]
        if not isinstance(value, str) or value not in allowed:
            raise self.error(key, f"must be one of {', '.join(allowed)}, not {value!r}")
        return value

    def yes_or_no(self, key: str) -> bool:
        """True or false."""
        value = self._content[key]
        if not isinstance(value, bool):
            raise self.error(key, "must be true or false")
        return value

    def words(self, key: str) -> tuple[str, ...]:
        """A list of different words, none of them empty."""
        value = self._content[key]
        if (
            not isinstance(value, list)
            or not value
            or not all(isinstance(word, str) and word for word in value)
        ):
            raise self.error(key, "must be a list of words in quotes")
        for place, word in enumerate(value):
            if word in value[:place]:
                raise self.error(f"{key}[{place}]", f"{word!r} is there twice")
        return tuple(value)

    def names(self, key: str) -> tuple[str, ...]:
        """The keys of a table within this one, in the order of the file."""
        return tuple(self._mapping(key, self._content[key]))

    def table(self, key: str, keys: Sequence[str]) -> TomlTable:
        """A table within this one."""
        name = f"{self.name}.{key}" if self.name else key
        return TomlTable(self.file, name, self._mapping(key, self._content[key]), keys)

    def tables(self, key: str, keys: Sequence[str]) -> tuple[TomlTable, ...]:
        """A list of tables within this one."""
        value = self._content[key]
        if not isinstance(value, list) or not value:
            raise self.error(key, f"must be a list of tables, each opened by [[{key}]]")
        return tuple(
            TomlTable(self.file, f"{key}[{place}]", self._mapping(f"{key}[{place}]", item), keys)
            for place, item in enumerate(value)
        )

    def _mapping(self, key: str, value: object) -> Mapping[str, object]:
        if not isinstance(value, dict):
            raise self.error(key, "must be a table of its own")
        return value

    def _number(self, key: str, value: object, low: float, high: float) -> float:
        if isinstance(value, bool) or not isinstance(value, int | float):
            raise self.error(key, f"must be a number, not {value!r}")
        if not low <= value <= high:
            raise self.error(key, f"must be from {low:g} to {high:g}, not {value:g}")
        return float(value)


def read_table(path: Path, keys: Sequence[str]) -> TomlTable:
    """The layout file as a table whose keys are known.

    Raises `LayoutError` if the file is absent, no text or no TOML (then with its line), or a key is wrong.
    """
    try:
        read = read_toml(path)
    except FileNotFoundError:
        raise LayoutError(path.name, "", f"there is no such layout in {path.parent}") from None
    except TomlFault as fault:
        raise LayoutError(path.name, "", fault.problem) from fault
    return TomlTable(path.name, "", read.content, keys)
