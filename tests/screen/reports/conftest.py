"""What the tests of reports on the screen share: a shift that was played, and a table at its end."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.screen.driving import Desk
from tests.screen.reported import desk_over, shift_in


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return the folder of the table's ledger, with a day in the archive."""
    return shift_in(tmp_path / "table")


@pytest.fixture(params=["1920x1080", "1366x768"])
def desk(request: pytest.FixtureRequest, folder: Path, qapp: object) -> Iterator[Desk]:
    """Return a table at the end of a shift."""
    made = desk_over(folder, request.param)
    yield made
    made.done()


@pytest.fixture
def one_desk(folder: Path, qapp: object) -> Iterator[Desk]:
    """Return the same table at the larger size alone."""
    made = desk_over(folder)
    yield made
    made.done()
