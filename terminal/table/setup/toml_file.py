"""Reads a TOML file, and finds the line on which a key of it stands."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from msgspec import Struct

from terminal.ledger.plain_file import NotPlain, read_plain
from terminal.table.setup.typed_input import FaultyInput

_KEYS = r"\[(\d+)\]|([^.\[\]]+)"
_LINE = r"at line (\d+)"
_LARGEST = 32 * 1024
"""Bytes of a file that a person may have written."""


class TomlText(Struct, frozen=True):
    """A TOML file's content, with the text that it was read from: the place of faults in it."""

    file: str
    content: Mapping[str, object]
    text: str

    def fault(self, field: str, problem: str) -> FaultyInput:
        """Return the error about a field, with the line of its key or of the nearest table that there is."""
        return FaultyInput(problem, file=self.file, line=self._line(field), field=field)

    def _line(self, field: str) -> int:
        keys = [int(index) if index else name for index, name in re.findall(_KEYS, field)]
        while keys:
            line = _line_of(self.text, keys)
            if line is not None:
                return line
            keys.pop()
        return 1


def read_toml(path: Path) -> TomlText:
    """Return the content of a TOML file.

    Raises `FaultyInput` if it cannot be read, is no text, or no TOML; `FileNotFoundError` if it is not there.
    """
    try:
        # Ends of lines stay as they are, for a lone carriage return ends none in TOML.
        text = read_plain(path, _LARGEST).decode("utf-8-sig")
    except FileNotFoundError:
        raise
    except NotPlain as fault:
        raise FaultyInput(str(fault), file=path.name) from fault
    except UnicodeDecodeError as fault:
        raise FaultyInput(f"is not text in UTF-8: {fault.reason}", file=path.name) from fault
    except OSError as fault:
        raise FaultyInput(f"cannot be read: {fault.strerror}", file=path.name) from fault
    try:
        return TomlText(path.name, tomllib.loads(text), text)
    except RecursionError as fault:
        raise FaultyInput("is not TOML: it is nested too deeply", file=path.name) from fault
    except ValueError as fault:  # mostly TOMLDecodeError, but a number may be too long for Python itself
        found = re.search(_LINE, str(fault))
        line = int(found[1]) if found else text.count("\n") + 1
        raise FaultyInput(f"is not TOML: {fault}", file=path.name, line=line) from fault


def _line_of(text: str, keys: Sequence[str | int]) -> int | None:
    """Return where the statement begins that gives the key its value."""
    lines = text.split("\n")
    name = next((key for key in reversed(keys) if isinstance(key, str)), "")
    for start, line in enumerate(lines):
        if name not in line:
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


def _reaches(content: Any, keys: Sequence[str | int]) -> bool:
    for key in keys:
        if isinstance(content, list):
            if not isinstance(key, int) or key >= len(content):
                return False
        elif not isinstance(content, dict) or key not in content:
            return False
        content = content[key]
    return True
