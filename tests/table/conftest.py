"""What the tests of the table share: a pit whose table is ready for the next round."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.table.pit import Pit, memory_ledger


@pytest.fixture
def pit() -> Iterator[Pit]:
    """A pit in memory."""
    ledger = memory_ledger()
    yield Pit(ledger)
    ledger.close()
