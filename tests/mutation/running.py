"""Runs the tests against one mutant, in a process of its own and without touching a file of the program."""

from __future__ import annotations

import importlib.abc
import importlib.machinery
import importlib.util
import os
import resource
import signal
import sys
from collections.abc import Callable, Sequence
from enum import StrEnum
from pathlib import Path
from types import ModuleType
from typing import NoReturn

import pytest

from tests.mutation.mutants import Mutant
from tests.mutation.scope import ROOT

SECONDS = 180
"""Processor seconds after which a mutant counts as endless; a busy machine does not matter."""
BYTES = 6 * 1024**3
"""Address space after which a mutant counts as endless."""

FEW = 30
"""So many tests are asked first, in a process of their own: most mutants are killed by them."""

ENDS_ENDLESS = {signal.SIGXCPU, signal.SIGKILL}
PASSED = {pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED}


class Fate(StrEnum):
    """What became of a mutant."""

    KILLED = "killed"
    ENDLESS = "endless"
    SURVIVED = "survived"


def fates_of(
    work: Sequence[tuple[Mutant, Sequence[str]]], logs: Path, jobs: int, tell: Callable[[int, Fate], None]
) -> list[Fate]:
    """Return what became of each mutant, given with its tests; `tell` hears of each as it comes.

    A test's output goes to a file in `logs`. The caller has imported no module of the program.
    """
    fates: dict[int, Fate] = {}
    waiting = [(number, 0) for number in reversed(range(len(work)))]
    running: dict[int, tuple[int, int]] = {}
    while waiting or running:
        while waiting and len(running) < jobs:
            number, begin = waiting.pop()
            mutant, tests = work[number]
            end = FEW if begin == 0 else len(tests)
            child = os.fork()
            if not child:
                _become(mutant, tests[begin:end], logs / f"{number:03}.log")
            running[child] = number, end
        child, status = os.wait()
        number, end = running.pop(child)
        fate = _fate(status)
        if fate is Fate.SURVIVED and end < len(work[number][1]):
            waiting.append((number, end))
        else:
            fates[number] = fate
            tell(number, fate)
    return [fates[number] for number in range(len(work))]


def _fate(status: int) -> Fate:
    """Return what a child says of its mutant by the way in which it ended."""
    if os.WIFSIGNALED(status):
        return Fate.ENDLESS if os.WTERMSIG(status) in ENDS_ENDLESS else Fate.KILLED
    return Fate.SURVIVED if os.WEXITSTATUS(status) in PASSED else Fate.KILLED


def _become(mutant: Mutant, tests: Sequence[str], log: Path) -> NoReturn:
    """Run the tests in this process, a child, and end it."""
    code = 1
    try:
        output = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
        os.dup2(output, 1)
        os.dup2(output, 2)
        resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS + 5))
        resource.setrlimit(resource.RLIMIT_AS, (BYTES, BYTES))
        signal.signal(signal.SIGXCPU, signal.SIG_DFL)
        sys.meta_path.insert(0, _MutantFinder(mutant))
        chosen = _Chosen(tests)
        if not tests:
            os._exit(pytest.ExitCode.NO_TESTS_COLLECTED)
        options = ["-x", "-q", "--no-header", "--tb=line", "-p", "no:cacheprovider", "-p", "no:xdist"]
        code = int(pytest.main([*options, *chosen.files], plugins=[chosen]))
    finally:
        os._exit(code)


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
