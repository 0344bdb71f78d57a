"""A ledger has no limit of size: it is read portion by portion, in no more memory the longer it is."""

from __future__ import annotations

import tracemalloc
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from terminal.ledger import chain, queries, verify
from terminal.ledger.reader import LedgerReader
from terminal.table.audit.audit import audit_ledger
from tests.bench.long_ledger import fill

_PORTION: int = 150
"""Rows that are read at a time here: a short ledger has some portions too."""
_LONGER: int = 5
"""How many times as long the long ledger is."""


@pytest.fixture(scope="module")
def ledgers(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """Return a ledger of a few portions, and one of five times as many events."""
    folder = tmp_path_factory.mktemp("long")
    paths = folder / "short.ledger", folder / "long.ledger"
    for path, events in zip(paths, (2 * _PORTION, _LONGER * 2 * _PORTION), strict=True):
        fill(path, lambda kept, events=events: kept.head.seq >= events)  # type: ignore[misc]
    return paths


def peak(act: Callable[[Path], object], path: Path) -> int:
    """Return the most memory that an act on a ledger holds at a time, in bytes."""
    tracemalloc.start()
    try:
        act(path)
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


def _read(path: Path) -> None:
    with closing(LedgerReader.open(path)) as reader:
        assert sum(1 for _ in reader.read()) == reader.head.seq


@pytest.mark.parametrize("act", [_read, audit_ledger], ids=["read", "verify"])
def test_reading_a_ledger_takes_no_more_memory_the_longer_it_is(
    ledgers: tuple[Path, Path], act: Callable[[Path], object], monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (chain, queries, verify):
        monkeypatch.setattr(module, "PORTION", _PORTION)
    short, long = ledgers
    act(long)  # what is kept for all ledgers is kept now
    assert peak(act, long) < 1.5 * peak(act, short)
