"""Whatever happens to a ledger's file, each thing done with it ends soon: with a result, or with words."""

from __future__ import annotations

import logging
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from terminal.ledger.errors import LedgerError
from terminal.reports.sources import ReportError
from terminal.table.setup.opening import NotOpened
from terminal.table.setup.profile import TableProfile
from tests.ledger.damaging import (
    LONGEST,
    Damage,
    copy_to,
    damage_bytes,
    damage_note,
    damage_rows,
    small_ledger,
    uses,
    within,
)

Small = tuple[Path, TableProfile]


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Small:
    """Return a small ledger that is never itself damaged, and the profile of its table."""
    path = tmp_path_factory.mktemp("small") / "BA-07.ledger"
    return path, small_ledger(path)


@pytest.fixture(autouse=True)
def _quiet() -> Iterator[None]:
    """Keep what the ledger logs of damaged tables out of sight."""
    logging.disable(logging.CRITICAL)
    yield
    logging.disable(logging.NOTSET)


def _use(small: Small, folder: Path, damage: Damage, seed: int) -> None:
    source, profile = small
    damaged = copy_to(source, folder / "damaged")
    damage(damaged, random.Random(seed))
    for name in uses(profile, damaged):
        path = copy_to(damaged, folder / "used")
        said = "a result"
        try:
            with within(LONGEST):
                uses(profile, path)[name]()
        except (LedgerError, ReportError, NotOpened) as error:
            said = error.message.render()
        except BaseException as error:
            error.add_note(f"{name}, {damage.__name__}, seed {seed}")
            raise
        assert said, (name, damage.__name__, seed)


def test_the_small_ledger_itself_passes_all_of_it(small: Small, tmp_path: Path) -> None:
    source, profile = small
    for name in uses(profile, source):
        done = uses(profile, copy_to(source, tmp_path / "used"))[name]()
        assert name != "verify" or done == ()


@pytest.mark.parametrize("damage", [damage_bytes, damage_rows, damage_note])
@pytest.mark.parametrize("first", range(0, 150, 50))
def test_damage_is_answered_in_words_and_in_time(
    small: Small, tmp_path: Path, damage: Damage, first: int
) -> None:
    for seed in range(first, first + 50):
        _use(small, tmp_path, damage, seed)


@pytest.mark.soak
@pytest.mark.parametrize("damage", [damage_bytes, damage_rows, damage_note])
@pytest.mark.parametrize("first", range(1_000, 11_000, 1_000))
def test_damage_is_answered_in_words_and_in_time_many_times(
    small: Small, tmp_path: Path, damage: Damage, first: int
) -> None:
    for seed in range(first, first + 1_000):
        _use(small, tmp_path, damage, seed)
