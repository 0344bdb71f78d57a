"""Rules for every test: no screen needed, the user's own data untouched, and no warning of Qt unheard."""

from __future__ import annotations

import ctypes
import gc
import os
import resource
from collections.abc import Generator, Iterator
from itertools import count
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication, QEvent, QMessageLogContext, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QPixmapCache

from terminal.screen.translate import speak
from terminal.table.people import keys
from terminal.table.setup.languages import Language
from tests.architecture.modules import kept_modules
from tests.translations.catalogue import compile_stale

# The same examples on every run, and none judged by the speed of the machine; `make soak` searches at random.
settings.register_profile(
    "ci", derandomize=True, deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile(
    "soak",
    max_examples=5_000,
    stateful_step_count=100,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
# A mutant is judged by whether a test fails, not by how small the counterexample is.
settings.register_profile(
    "mutation",
    derandomize=True,
    deadline=None,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))

MOST_MEMORY = 600
"""Megabytes that a process of the tests may take."""
USES_QT = {"qtbot", "qapp"}

READS_THE_CODE = ("tests/architecture/", "tests/translations/")
"""Where the tests are that read the syntax trees of the whole product, a million objects."""

LONGEST = (
    "tests/kill/",
    "tests/ledger/test_kill.py",
    "tests/ledger/test_damage_at_random.py",
    "tests/screen/test_window_shoes.py",
    "tests/screen/test_window_anything.py",
    "tests/screen/test_window_looks.py",
    "tests/screen/test_motion.py",
    "tests/screen/test_start_faults.py",
    "tests/screen/test_window_copies.py",
    "tests/irregularities/test_machine.py",
    "tests/rounds/test_properties.py",
    "tests/rules/test_edge.py",
    "tests/reports/test_random.py",
    "tests/reports/test_formats.py",
)
"""Where the tests are that take seconds each."""

SELDOM = (10_000, 20, 50)
"""How much is made before Python searches for garbage by itself; what weighs, the windows, is freed below."""
ALL_AGAIN = 100
"""After so many tests with windows all there is is searched for garbage, not only what is new."""
TRIM = 5
"""After so many tests with windows the freed memory is given back: the C library keeps it, in pieces."""
LARGE = 64 * 1024
"""Bytes of a piece of memory, such as a picture, that goes back as soon as it is freed.

Left alone, the C library keeps pieces of up to 32 MB once it has seen one freed, and uses them in parts: of
167 MB that a worker had of it, 132 were in no use.
"""
_MMAP_THRESHOLD = -3
"""The name of that limit, in the C library of GNU."""
searches = count(1)

peaks: dict[str, int] = {}
"""Megabytes by worker, as far as they have ended."""

QUIET = (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg)

pictures_kept = QPixmapCache.cacheLimit()
"""Kilobytes of pictures that Qt keeps by itself."""

unheard: list[str] = []
"""Qt's warnings that came while pytest-qt was not listening: in a tear-down, between tests, or under `-s`."""


def note_qt_message(kind: QtMsgType, _context: QMessageLogContext, text: str) -> None:
    """Keep a warning, or worse, for the report of the test that runs now."""
    if kind not in QUIET:
        unheard.append(f"{kind.name}: {text}")


def pytest_configure(config: pytest.Config) -> None:
    """Listen from the start; within set-up and call pytest-qt takes over, and fails the test itself."""
    qInstallMessageHandler(note_qt_message)
    give_back_at_once()
    if not hasattr(config, "workerinput"):
        compile_stale()


@pytest.hookimpl(trylast=True)
def pytest_sessionstart(session: pytest.Session) -> None:
    """Have Hypothesis list the characters of texts, once for a checkout, while little else is in memory.

    That takes 200 MB for a moment. A worker that found no list would make its own on top of all it holds.
    """
    if not hasattr(session.config, "workerinput"):
        st.text().validate()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Fail the phase of a test in which Qt warned."""
    report = yield
    if unheard and report.outcome != "failed":
        report.outcome = "failed"
        report.longrepr = f"Qt warned in the {call.when} of {item.nodeid}:\n" + "\n".join(unheard)
    unheard.clear()
    return report


@pytest.fixture(scope="session", autouse=True)
def farewell() -> Iterator[None]:
    """Let objects that outlived their tests die while Qt's warnings still count against the last test."""
    yield
    gc.collect()


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Collect the tests without a search for garbage: there is none, and it took a third of the time."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.set_threshold(*SELDOM)
        gc.enable()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the tests that read the code, while little else is in memory, then with the longest.

    Else one core ends with the longest, and the others wait for it.
    """
    items.sort(
        key=lambda item: (not item.nodeid.startswith(READS_THE_CODE), not item.nodeid.startswith(LONGEST))
    )


def pytest_collection_finish() -> None:
    """Set aside what was made until here, so that the search for garbage below passes it over."""
    set_aside()


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> None:
    """Let the syntax trees go when no test that reads them comes next: they weigh 85 MB."""
    goes_on = nextitem is not None and nextitem.nodeid.startswith(READS_THE_CODE)
    if item.nodeid.startswith(READS_THE_CODE) and not goes_on:
        kept_modules.cache_clear()
        give_back()


def set_aside() -> None:
    """Search all there is for garbage, then leave what lives out of the next searches."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()


def give_back_at_once() -> None:
    """Have the C library keep no large piece of freed memory, where that library can be told."""
    limit = getattr(ctypes.CDLL(None), "mallopt", None)
    if limit is not None:
        limit(_MMAP_THRESHOLD, LARGE)


def give_back() -> None:
    """Give the system what the C library holds of freed memory, where that library can."""
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
    if trim is not None:
        trim(0)


@pytest.fixture(autouse=True)
def windows_freed(request: pytest.FixtureRequest) -> Iterator[None]:
    """Free the windows of a test with it, and speak English again.

    A window, its presenter and its touches know each other, so only the search for garbage frees them, and
    Python runs that the less often the more it holds: a worker grew to gigabytes. What earlier tests keep for
    others is set aside first, else every search would go through it; what dies of it is found now and then.
    """
    if USES_QT.isdisjoint(request.fixturenames):
        yield
        return
    number = next(searches)
    if number % ALL_AGAIN:
        gc.collect()
        gc.freeze()
    else:
        set_aside()
    if number % TRIM == 0:
        give_back()
    yield
    # Whoever touches anything may have touched the key of the language, which is one for the whole process.
    speak(Language.ENGLISH)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    # A felt on a large screen has Qt keep up to hundreds of megabytes of pictures, for the whole process.
    QPixmapCache.clear()
    QPixmapCache.setCacheLimit(pictures_kept)


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Tell the process that prints the report how large this one became; fail the run if one is too large."""
    output = getattr(session.config, "workeroutput", None)
    if output is not None:
        output["peak"] = own_peak()
    elif max(peaks.values(), default=0) > MOST_MEMORY:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """Take note of how large a worker became."""
    if "peak" in getattr(node, "workeroutput", {}):
        peaks[node.gateway.id] = node.workeroutput["peak"]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print how large each process became, against the bar."""
    found = peaks or {"alone": own_peak()}
    sizes = ", ".join(f"{name} {megabytes} MB" for name, megabytes in sorted(found.items()))
    word = "within" if max(found.values()) <= MOST_MEMORY else "OVER"
    terminalreporter.write_line(f"peak memory: {sizes}; {word} the bar of {MOST_MEMORY} MB")


def own_peak() -> int:
    """Return the largest resident size of this process so far, in megabytes."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024


@pytest.fixture(scope="session", autouse=True)
def data_home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Send whatever asks for the user's data, settings or cache folder into a folder of this run."""
    with pytest.MonkeyPatch.context() as patch:
        for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"):
            patch.setenv(name, str(tmp_path_factory.mktemp(name.lower())))
        yield


@pytest.fixture(scope="session", autouse=True)
def quick_hashes() -> Iterator[None]:
    """Seal under PINs with the least work that argon2 does: slow on purpose, each window would do it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(keys, "PASSES", 1)
        patch.setattr(keys, "MEMORY_KIB", 8)
        yield
