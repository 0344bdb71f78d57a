"""Killed at any moment, the real program has lost no act that it had painted, and opens where it stood."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.kill.killing import Killer


def _kill(folder: Path, seed: int, times: int) -> None:
    killer = Killer(folder, seed)
    acts = 0
    for _ in range(times):
        left = killer.kill_once()
        assert left.head >= left.painted
        assert left.findings == ()
        assert left.recovered == left.folded
        assert left.acts > acts, "the program does not deal on after a restart"
        acts = left.acts


@pytest.mark.parametrize("seed", range(4))
def test_twenty_five_kills_lose_nothing_that_was_painted(seed: int, tmp_path: Path) -> None:
    _kill(tmp_path, 1000 * seed, 25)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(4, 12))
def test_two_hundred_kills_lose_nothing_that_was_painted(seed: int, tmp_path: Path) -> None:
    _kill(tmp_path, 1000 * seed, 25)
