"""What the tests of reports share: where a ledger lies, and a table in play."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.reports.pit import Pit


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Return where the ledger of the test lies."""
    return tmp_path / "BA-07.ledger"


@pytest.fixture
def pit(path: Path) -> Iterator[Pit]:
    """Return a table of Non-Commission Baccarat with Insurance, opened at ten in the morning."""
    table = Pit(path)
    yield table
    table.close_ledger()
