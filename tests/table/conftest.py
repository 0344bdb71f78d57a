"""What the tests of the table share: a pit whose table is ready for the next round, and its staff."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from terminal.table.people.secrets import new_salt
from terminal.table.people.staff import Staff
from terminal.table.people.staff_file import FileStore
from tests.table.pit import Clocks, Pit, book, memory_ledger, staff_of


@pytest.fixture
def pit() -> Iterator[Pit]:
    """Return a pit in memory."""
    ledger = memory_ledger()
    yield Pit(ledger)
    ledger.close()


@pytest.fixture
def clocks() -> Clocks:
    """Return clocks set by hand."""
    return Clocks()


@pytest.fixture
def staff_path(tmp_path: Path) -> Path:
    """Return where the staff file lies."""
    return tmp_path / "people" / "staff.json"


@pytest.fixture
def staff(staff_path: Path, clocks: Clocks) -> Staff:
    """Return the five people in a file."""
    store = FileStore(staff_path, new_salt)
    store.update(lambda _: book())
    return staff_of(store, clocks)
