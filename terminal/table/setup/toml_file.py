"""Reads a TOML file, and finds the line on which a key of it stands."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

_LINE = re.compile(r"at line (\d+)")
_LARGEST = 32 * 1024
"""Characters of a file that a person may have written."""


class TomlFault(ValueError):
    """A file that is no TOML text; `line` counts from 1, and is None where no line is to blame."""

    def __init__(self, problem: str, line: int | None = None) -> None:
        super().__init__(problem)
        self.problem = problem
        self.line = line


@dataclass(frozen=True, slots=True)
class TomlText:
    """A TOML file's content, with the text that it was read from."""

    content: Mapping[str, object]
    text: str

    def line_of(self, keys: Sequence[str]) -> int:
        """The line, from 1, of the key behind these tables, or else of the nearest table that there is."""
        while keys:
            line = _line_of(self.text, keys)
            if line is not None:
                return line
            keys = keys[:-1]
        return 1


def read_toml(path: Path) -> TomlText:
    """The content of a TOML file.

    Raises `TomlFault` if it cannot be read, is no text, or no TOML; `FileNotFoundError` if it is not there.
    """
    try:
        text = path.read_text(encoding="utf-8-sig")
    except FileNotFoundError:
        raise
    except UnicodeDecodeError as fault:
        raise TomlFault(f"is not text in UTF-8: {fault.reason}") from fault
    except OSError as fault:
        raise TomlFault(f"cannot be read: {fault.strerror}") from fault
    return parse_toml(text)


def parse_toml(text: str) -> TomlText:
    """The content of a TOML text.

    Raises `TomlFault` if it is none.
    """
    if len(text) > _LARGEST:
        raise TomlFault(f"is longer than {_LARGEST // 1024} KiB")
    try:
        return TomlText(tomllib.loads(text), text)
    except RecursionError as fault:
        raise TomlFault("is not TOML: it is nested too deeply") from fault
    except ValueError as fault:  # mostly TOMLDecodeError, but a number may be too long for Python itself
        found = _LINE.search(str(fault))
        line = int(found[1]) if found else text.count("\n") + 1
        raise TomlFault(f"is not TOML: {fault}", line) from fault


def _line_of(text: str, keys: Sequence[str]) -> int | None:
    """Where the statement begins that gives the key its value."""
    lines = text.split("\n")
    for start, line in enumerate(lines):
        if keys[-1] not in line:
            continue
        for end in range(start + 1, len(lines) + 1):
            try:
                content = tomllib.loads("\n".join(lines[:end]))
            except ValueError:
                continue  # in the middle of a statement of several lines
            if _reaches(content, keys):
                return start + 1
            break
    return None


def _reaches(content: object, keys: Sequence[str]) -> bool:
    for key in keys:
        if not isinstance(content, dict) or key not in content:
            return False
        content = content[key]
    return True
