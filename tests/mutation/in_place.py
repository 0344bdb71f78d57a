"""Changes functions of a program that runs already, so that its tests are collected once for all mutants.

Where the tests would run, a child is forked for each mutant. The child puts the mutant's code into the
functions, runs the mutant's tests and ends. What runs at the import cannot be changed that way.
"""

from __future__ import annotations

import functools
import gc
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

import pytest

from tests.mutation.children import Tell, Work, note_failure, run_children
from tests.mutation.mutants import Mutant


def judge_in_place(work: Work, logs: Path, jobs: int, tell: Tell) -> None:
    """Collect the tests, fork a child for each mutant, and tell what became of each as it comes."""
    logs.mkdir(parents=True, exist_ok=True)
    tests = sorted({test for _, asked in work for test in asked})
    if not tests:
        return
    paths = list(dict.fromkeys(test.partition("::")[0] for test in tests))
    options = ["-q", "--no-header", "--tb=short", "--capture=sys", "-p", "no:cacheprovider", "-p", "no:xdist"]
    loop = _Loop(work, logs, jobs, tell)
    code = pytest.main([*options, *paths], plugins=[loop])
    if not loop.ran:
        raise RuntimeError(f"the tests could not be collected: pytest ended with {code!r}")


class _Loop:
    """Runs children in place of tests."""

    def __init__(self, work: Work, logs: Path, jobs: int, tell: Tell) -> None:
        self._work, self._logs, self._jobs, self._tell = work, logs, jobs, tell
        self.ran = False

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Fork a child for each mutant."""
        items = {item.nodeid: item for item in session.items}
        functions, kept = _functions_and_kept()

        def become(number: int, begin: int, end: int) -> int:
            mutant, tests = self._work[number]
            for wrapper in kept:
                wrapper.cache_clear()
            if not put_in_place(mutant, functions[str(mutant.path)]):
                return pytest.ExitCode.NO_TESTS_COLLECTED
            return _run(session, [items[test] for test in tests[begin:end] if test in items])

        run_children(self._work, self._logs, self._jobs, become, self._tell)
        self.ran = True
        return True

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Write down the test that fails."""
        note_failure(report)


def _run(session: pytest.Session, items: Sequence[pytest.Item]) -> int:
    """Run tests until the first fails."""
    following = [*items[1:], None]
    for item, nextitem in zip(items, following, strict=True):
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=nextitem)
        if session.testsfailed:
            break
    session.config.get_terminal_writer().flush()
    return pytest.ExitCode.TESTS_FAILED if session.testsfailed else pytest.ExitCode.OK


def _functions_and_kept() -> tuple[dict[str, list[FunctionType]], list[Any]]:
    """Return every function by its file, and every function that keeps its results."""
    functions: dict[str, list[FunctionType]] = defaultdict(list)
    kept: list[Any] = []
    gc.unfreeze()
    for each in gc.get_objects():
        if type(each) is FunctionType:
            functions[each.__code__.co_filename].append(each)
        elif type(each) is functools._lru_cache_wrapper:
            kept.append(each)
    gc.freeze()
    return functions, kept


def put_in_place(mutant: Mutant, functions: Sequence[FunctionType]) -> bool:
    """Give the functions of a file the mutant's code; return whether any changed."""
    old = compile(mutant.path.read_text(encoding="utf-8"), str(mutant.path), "exec", dont_inherit=True)
    new = compile(mutant.source, str(mutant.path), "exec", dont_inherit=True)
    changed = False
    for was, becomes in _pairs(old, new):
        for function in functions:
            if function.__code__ == was and becomes.co_freevars == was.co_freevars:
                function.__code__ = becomes
                changed = True
    return changed


def _pairs(old: CodeType, new: CodeType) -> list[tuple[CodeType, CodeType]]:
    """Return the codes within two codes that stand in the same place and differ, the outer ones first."""
    within = [[part for part in code.co_consts if isinstance(part, CodeType)] for code in (old, new)]
    if [part.co_name for part in within[0]] != [part.co_name for part in within[1]]:
        return []
    pairs: list[tuple[CodeType, CodeType]] = []
    for was, becomes in zip(*within, strict=True):
        if was != becomes:
            pairs += [(was, becomes), *_pairs(was, becomes)]
    return pairs
