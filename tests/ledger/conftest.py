"""What the ledger tests share: a fresh ledger on disk, one in memory, and a table that plays."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from terminal.ledger.identity import LedgerKind
from terminal.ledger.ledger import Ledger
from tests.ledger.playing import START, RandomTable


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Return where the ledger of the test lies."""
    return tmp_path / "BA-07.ledger"


@pytest.fixture
def ledger(path: Path) -> Iterator[Ledger]:
    """Return a new live ledger on disk."""
    made = Ledger.create(path, kind=LedgerKind.LIVE, table_id="BA-07", zone="Asia/Singapore", at=START)
    yield made
    made.close()


@pytest.fixture
def memory() -> Iterator[Ledger]:
    """Return a new replay ledger in memory."""
    made = Ledger.create(None, kind=LedgerKind.REPLAY, table_id="BA-07", zone="Asia/Singapore", at=START)
    yield made
    made.close()


@pytest.fixture
def played(ledger: Ledger, path: Path) -> Path:
    """Return the path of a closed ledger of six rounds, with its head file."""
    table = RandomTable(ledger, seed=7)
    table.open()
    table.play(6)
    ledger.write_head()
    ledger.close()
    return path
