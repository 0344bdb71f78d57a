"""Parses session scripts from JSON lines: the table, and each step as a command of the session."""

from __future__ import annotations

import json
import re
from codecs import BOM_UTF8
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal, NamedTuple

from msgspec import Struct

from terminal.rounds.terms import Terms
from terminal.rules.ranks import Rank
from terminal.table.replay.steps import Act, AnyStep
from terminal.table.setup.terms import TermsWords, check_limits, terms_of
from terminal.table.setup.typed_input import FaultyInput, Place, read_as

SCRIPT_TABLE = "script"

_STEP = re.compile(r"steps\[(\d+)\]\.?(.*)", re.DOTALL)
_HALF_A_PAIR = "\\ud"
"""How a surrogate begins in JSON; half of a pair could be neither recorded nor printed."""


@dataclass(frozen=True, slots=True)
class ScriptStep:
    """One step: what to do, and in which rank."""

    act: Act
    rank: Rank


@dataclass(frozen=True, slots=True)
class Script:
    """One script: a table and its steps."""

    id: str
    stop_on_refusal: bool
    terms: Terms
    notice: bool
    steps: tuple[ScriptStep, ...]


@dataclass(frozen=True, slots=True)
class ScriptPlace:
    """A line of a file of scripts, or what else a script is read from."""

    file: str
    line: int | None = None

    def fault(self, field: str, problem: str) -> FaultyInput:
        """Return the error about a field; of a field of a step it names the step."""
        step = _STEP.fullmatch(field)
        if step is None:
            return FaultyInput(problem, file=self.file, line=self.line, field=field)
        return FaultyInput(problem, file=self.file, line=self.line, step=int(step[1]), field=step[2])


class ScriptLine(NamedTuple):
    """A line that holds a script, and where it stands."""

    place: ScriptPlace
    text: bytes


class TableWords(TermsWords, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The table of a script as it is written."""

    no_insurance: bool | None = None


class ScriptWords(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A script as it is written; null counts as left out."""

    id: str | None = None
    on_refusal: Literal["stop", "continue"] | None = None
    table: TableWords
    steps: list[AnyStep]


def script_lines(content: bytes, source: str) -> Iterator[ScriptLine]:
    """Return the lines of a file that hold scripts, without empty lines and the mark of the byte order."""
    for number, line in enumerate(content.removeprefix(BOM_UTF8).split(b"\n"), start=1):
        if line.decode(errors="replace").strip():
            yield ScriptLine(ScriptPlace(source, number), line)


def parse_line(line: ScriptLine) -> Script:
    """Return the script of a line of UTF-8, one JSON object.

    Raises `FaultyInput` that names source, line, step and field.
    """
    return read_script(line.place, _data(line.place, _text(line.place, line.text)))


def _text(place: ScriptPlace, line: bytes) -> str:
    try:
        return line.decode()
    except UnicodeDecodeError as error:
        wrong = line[error.start]
        problem = f"byte {error.start + 1} ({wrong:#04x}) is no UTF-8; save the script as UTF-8"
        raise place.fault("", problem) from error


def _data(place: ScriptPlace, text: str) -> object:
    try:
        data: object = json.loads(text, object_pairs_hook=_once_each)
        if _HALF_A_PAIR in text.lower():
            json.dumps(data, ensure_ascii=False).encode()
    except UnicodeEncodeError as error:
        raise place.fault("", "half a surrogate pair is no text") from error
    except json.JSONDecodeError as error:
        raise place.fault("", f"no JSON at column {error.colno}: {error.msg}") from error
    except RecursionError as error:
        raise place.fault("", "no script is nested so deeply") from error
    except _WrittenTwice as error:
        raise place.fault(str(error), "is written twice in one object") from error
    except ValueError as error:
        raise place.fault("", "a number has more digits than any script needs") from error
    return data


class _WrittenTwice(ValueError):
    """A key that stands twice in one object: which of them is meant?"""


def _once_each(pairs: list[tuple[str, object]]) -> dict[str, object]:
    data = dict(pairs)
    if len(data) < len(pairs):
        names = [name for name, _ in pairs]
        raise _WrittenTwice(next(name for name in names if names.count(name) > 1))
    return data


def read_script(place: ScriptPlace, data: object) -> Script:
    """Return one script from its JSON object.

    Raises `FaultyInput`.
    """
    words = read_as(ScriptWords, data, place)
    terms, notice = table_of(words.table, place, "table.")
    steps = tuple(step_of(step) for step in words.steps)
    return Script(words.id or "", words.on_refusal != "continue", terms, notice, steps)


def table_of(words: TableWords, place: Place, within: str = "") -> tuple[Terms, bool]:
    """Return the terms of a table, and whether the no-insurance notice is up.

    Raises `FaultyInput`; `within` begins the paths of its fields.
    """
    terms = terms_of(words, place, SCRIPT_TABLE, within)
    check_limits(terms.limits, place, within)
    notice = bool(words.no_insurance)
    if notice and not (terms.private and terms.rules.has_insurance):
        problem = "the notice exists only at private tables of a game with insurance"
        raise place.fault(f"{within}no_insurance", problem)
    return terms, notice


def step_of(step: AnyStep) -> ScriptStep:
    """Return a step as what is to be done, and in which rank."""
    return ScriptStep(step.act(), Rank.DEALER if step.by is None else step.by)
