"""A pytest plugin that notes which functions each test reaches, to ask of a mutant only tests that see it.

`make mutate` runs the tests with it. What the tests of one file reach is written, as soon as they have run,
into a file of its own in the folder that `LAMMER_REACH` names: a run that breaks off goes on where it was.
`LAMMER_REACH_WINDOWS` says whether the tests with a window run, or those without one.
"""

from __future__ import annotations

import json
import os
import sys
import threading
import time
from collections.abc import Generator
from pathlib import Path
from types import CodeType, FrameType

import pytest

from tests.mutation.kept_reach import write_reach
from tests.mutation.scope import ROOT, USES_QT, files

_PATHS = {str(path): str(path.relative_to(ROOT)) for path in files()}
_reached: set[CodeType] = set()
_noted: dict[str, dict[str, object]] = {}
_failed: set[str] = set()


def _on_call(frame: FrameType, _event: str, _arg: object) -> None:
    _reached.add(frame.f_code)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave the tests with a window, or those without one."""
    windows = bool(json.loads(os.environ["LAMMER_REACH_WINDOWS"]))
    items[:] = [item for item in items if windows is has_window(item)]


def has_window(item: pytest.Item) -> bool:
    """Return whether a test asks for Qt's application."""
    return not USES_QT.isdisjoint(getattr(item, "fixturenames", ()))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(
    item: pytest.Item, nextitem: pytest.Item | None
) -> Generator[None, object, object]:
    """Listen to every call from before a test's fixtures until after them."""
    _reached.clear()
    threading.settrace(_on_call)
    started = time.process_time()
    sys.settrace(_on_call)
    try:
        return (yield)
    finally:
        sys.settrace(None)
        _noted[item.nodeid] = {
            "seconds": round(time.process_time() - started, 3),
            "failed": item.nodeid in _failed,
            "reached": sorted(
                f"{_PATHS[code.co_filename]}:{code.co_qualname}"
                for code in _reached
                if code.co_filename in _PATHS and not code.co_name.startswith("<")
            ),
        }
        if nextitem is None or nextitem.path != item.path:
            write_reach(Path(os.environ["LAMMER_REACH"]), item.path, _noted)
            _noted.clear()


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Remember what failed: a test that fails on the program as it is judges nothing."""
    if report.failed:
        _failed.add(report.nodeid)
