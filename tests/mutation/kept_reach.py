"""Keeps which test reaches which functions, by file of tests, for as long as that file stays as it is."""

from __future__ import annotations

import hashlib
import json
from collections import defaultdict
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import NamedTuple

from tests.mutation.mutants import Mutant
from tests.mutation.scope import ROOT, TESTS_OF_LITERALS

SHARE_OF_THE_REST = 0.2
"""Of the time for tests, what those get that reach the file of a mutant but not its function."""


class Reach(NamedTuple):
    """What a test costs and what it sees."""

    seconds: float
    """Processor seconds."""
    reached: frozenset[str]
    """The functions that it passes, by file and name."""


def write_reach(folder: Path, path: Path, noted: Mapping[str, Mapping[str, object]]) -> None:
    """Keep what the tests of one file reach."""
    kept = {"file": str(path.relative_to(ROOT)), "text": digest(path.read_bytes()), "tests": noted}
    target = _place(folder, path)
    half = target.with_suffix(".half")
    half.write_text(json.dumps(kept), encoding="utf-8")
    half.replace(target)


def missing(folder: Path, paths: Iterable[Path]) -> list[Path]:
    """Return those files of tests of which nothing is kept, or which have changed since."""
    return [path for path in paths if _kept(folder, path) is None]


def read_reach(folder: Path, paths: Iterable[Path]) -> tuple[dict[str, Reach], list[str]]:
    """Return by test what it reaches, and apart from them the tests that fail without any mutant."""
    sound: dict[str, Reach] = {}
    failing: list[str] = []
    for path in paths:
        for test, found in (_kept(folder, path) or {}).items():
            if found["failed"]:
                failing.append(test)
            else:
                sound[test] = Reach(found["seconds"], frozenset(found["reached"]))
    return sound, failing


def digest(data: bytes) -> str:
    """Return a short name for what stands in a file."""
    return hashlib.sha256(data).hexdigest()[:16]


def _place(folder: Path, path: Path) -> Path:
    return folder / ("+".join(path.relative_to(ROOT).with_suffix("").parts) + ".json")


def _kept(folder: Path, path: Path) -> dict[str, dict] | None:
    target = _place(folder, path)
    if not target.exists():
        return None
    kept = json.loads(target.read_text(encoding="utf-8"))
    return kept["tests"] if kept["text"] == digest(path.read_bytes()) else None


class Witnesses:
    """Which tests can see a mutant."""

    def __init__(self, reach: Mapping[str, Reach], most_seconds: float) -> None:
        self._reach = reach
        self._most = most_seconds
        self._by_function: dict[str, set[str]] = defaultdict(set)
        self._by_file: dict[str, set[str]] = defaultdict(set)
        for test, (_, reached) in reach.items():
            for function in reached:
                self._by_function[function].add(test)
                self._by_file[function.partition(":")[0]].add(test)

    def tests_for(self, mutant: Mutant) -> list[str]:
        """Return the tests that reach the changed function, then some that reach its file.

        Those that reach little else come first: they are the quickest, and the most likely to see it. A test
        that reaches the file alone sees a mutant only at the import, or where a function's result was kept.
        For what runs at the import the tests of the literals answer too.
        """
        first = self._by_function[f"{mutant.file}:{mutant.function}"]
        rest = self._by_file[mutant.file] - first
        literals: set[str] = set()
        if not mutant.function or not first | rest:
            literals = {test for test in self._reach if test.startswith(TESTS_OF_LITERALS)} - first - rest
        chosen = self._within(first, self._most)
        chosen += self._within(rest, self._most * SHARE_OF_THE_REST if first else self._most)
        return chosen + self._within(literals, self._most)

    def _within(self, tests: set[str], most: float) -> list[str]:
        """Return the most direct of some tests, as many as fit into the time."""
        chosen, seconds = [], 0.0
        for test in self._direct_first(tests):
            seconds += self._reach[test].seconds
            if seconds > most and chosen:
                break
            chosen.append(test)
        return chosen

    def _direct_first(self, tests: set[str]) -> list[str]:
        return sorted(
            tests, key=lambda test: (len(self._reach[test].reached), self._reach[test].seconds, test)
        )
