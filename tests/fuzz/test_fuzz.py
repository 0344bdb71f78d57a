"""Every file that the program reads, and every flag, with something wrong in it: answered, never a fault."""

from __future__ import annotations

import os
import resource
import time
from pathlib import Path

import pytest

from tests.fuzz.inputs import STATUSES, answer_of, attempts, whole_inputs

_MOST_SECONDS = 5.0
"""Seconds of the processor that one command may take; one that waits for what never comes is cut off."""
_MOST_MEMORY = 300 * 1024
"""KiB."""


def _fuzz(tmp_path: Path, count: int, seed: int) -> None:
    inputs = whole_inputs(tmp_path / "whole")
    spent = time.process_time()
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    for words, status, said in attempts(inputs, tmp_path / "work", count, seed):
        assert status in STATUSES, (words, status)
        assert "Traceback" not in said, (words, said)
        now = time.process_time()
        assert now - spent < _MOST_SECONDS, words
        spent = now
    grown = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - peak
    assert grown < _MOST_MEMORY


def test_300_mutated_inputs_are_answered_with_a_message(tmp_path: Path) -> None:
    _fuzz(tmp_path, 300, seed=12)


def test_a_command_that_waits_for_what_never_comes_is_found() -> None:
    """It takes no time of the processor: without a bound by the wall the run itself would hang."""
    reads, writes = os.pipe()

    def waits(_words: list[str]) -> int:
        os.read(reads, 1)
        return 0

    try:
        status, _ = answer_of(["verify"], run=waits, waits=0.01)
    finally:
        os.close(reads)
        os.close(writes)
    assert status == "NeverAnswered: "
    assert status not in STATUSES


@pytest.mark.parametrize(
    "words",
    [
        ["train", "--profile", "\0"],
        ["cohort", "--profile", "\0"],
        ["scenario", "\0"],
        ["scenario", "\0", "--from", "BA-07.ledger"],
        ["rehearse", "\0", "easy-six"],
        ["rehearse", "easy-six", "fortune-six", "--drill", "\0"],
        ["verify", "BA-07.ledger", "--head", "\0"],
    ],
)
def test_a_name_with_a_nul_in_it_is_not_understood(words: list[str]) -> None:
    assert answer_of(words)[0] in {1, 2}


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(10))
def test_10000_mutated_inputs_are_answered_with_a_message(tmp_path: Path, seed: int) -> None:
    _fuzz(tmp_path, 1000, seed=seed)
