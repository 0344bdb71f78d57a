"""Runs the tests against one mutant, in a process that imports the program anew, mutant and all."""

from __future__ import annotations

import importlib.abc
import importlib.machinery
import importlib.util
import sys
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType

import pytest

from tests.mutation.children import Fate, Judged, Tell, Work, note_failure, run_children
from tests.mutation.mutants import Mutant
from tests.mutation.scope import ROOT


def judge(work: Work, logs: Path, jobs: int, tell: Tell) -> None:
    """Run each mutant's tests, and tell what became of each as it comes.

    The caller has imported no module of the program.
    """
    logs.mkdir(parents=True, exist_ok=True)

    def become(number: int, begin: int, end: int) -> int:
        mutant, tests = work[number]
        sys.meta_path.insert(0, _MutantFinder(mutant))
        return _run(tests[begin:end])

    run_children(work, logs, jobs, become, tell)


def fails_unchanged(mutant: Mutant, tests: Sequence[str], logs: Path) -> str:
    """Run tests on the program as it is, in a process of their own; return the first that fails."""
    logs.mkdir(parents=True, exist_ok=True)
    found: list[Judged] = []
    run_children(
        [(mutant, tests)],
        logs,
        1,
        lambda _number, begin, end: _run(tests[begin:end]),
        lambda _number, judged: found.append(judged),
    )
    return "" if found[0].fate is Fate.SURVIVED else found[0].by or f"see {logs}"


def _run(tests: Sequence[str]) -> int:
    if not tests:
        return pytest.ExitCode.NO_TESTS_COLLECTED
    chosen = _Chosen(tests)
    options = ["-x", "-q", "--no-header", "--tb=short", "-p", "no:cacheprovider", "-p", "no:xdist"]
    return int(pytest.main([*options, *chosen.files], plugins=[chosen]))


class _Chosen:
    """A pytest plugin: of what the files hold, these tests alone, and in this order."""

    def __init__(self, tests: Sequence[str]) -> None:
        self._places = {test: place for place, test in enumerate(tests)}
        self.files = list(dict.fromkeys(test.partition("::")[0] for test in tests))

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Drop the other tests, and put these in order."""
        items[:] = sorted(
            (item for item in items if item.nodeid in self._places),
            key=lambda item: self._places[item.nodeid],
        )

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Write down the test that fails."""
        note_failure(report)


class _MutantFinder(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Finds the mutant under the name of the module that it changes."""

    def __init__(self, mutant: Mutant) -> None:
        parts = mutant.path.relative_to(ROOT).with_suffix("").parts
        self._is_package = parts[-1] == "__init__"
        self._name = ".".join(parts[:-1] if self._is_package else parts)
        self._path = str(mutant.path)
        self._source = mutant.source

    def find_spec(
        self, fullname: str, path: object = None, target: object = None
    ) -> importlib.machinery.ModuleSpec | None:
        if fullname != self._name:
            return None
        return importlib.util.spec_from_file_location(
            fullname,
            self._path,
            loader=self,
            submodule_search_locations=[str(Path(self._path).parent)] if self._is_package else None,
        )

    def exec_module(self, module: ModuleType) -> None:
        exec(compile(self._source, self._path, "exec"), module.__dict__)
