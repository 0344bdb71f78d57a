"""A pytest plugin that notes which functions each test reaches, to ask of a mutant only tests that see it.

`make mutate` runs the tests with it once. Each process writes a file of its own into the folder that
`LAMMER_REACH` names.
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

from tests.mutation.scope import ROOT, files

_PATHS = {str(path): str(path.relative_to(ROOT)) for path in files()}
_reached: set[CodeType] = set()
_noted: dict[str, dict[str, object]] = {}


def _on_call(frame: FrameType, _event: str, _arg: object) -> None:
    _reached.add(frame.f_code)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
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
            "reached": sorted(
                f"{_PATHS[code.co_filename]}:{code.co_qualname}"
                for code in _reached
                if code.co_filename in _PATHS and not code.co_name.startswith("<")
            ),
        }


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Write what was noted, where tests ran at all: the process that hands them out runs none."""
    if _noted:
        worker = os.environ.get("PYTEST_XDIST_WORKER", "alone")
        target = Path(os.environ["LAMMER_REACH"], f"{worker}-{os.getpid()}.json")
        target.write_text(json.dumps(_noted), encoding="utf-8")
