"""In whatever order things happen: money and cards are conserved, choices bind, replay equals live."""

from __future__ import annotations

import pytest
from hypothesis import settings
from hypothesis.stateful import run_state_machine_as_test

from tests.irregularities.machine import TableMachine

SOAK_STEPS = 100_000


def test_no_order_of_events_loses_a_chip_or_a_card() -> None:
    run_state_machine_as_test(TableMachine, settings=settings(max_examples=120, stateful_step_count=40))


@pytest.mark.soak
def test_no_order_of_events_loses_a_chip_or_a_card_in_a_hundred_thousand_steps() -> None:
    """Goes on until so many commands were done, refusals not counted."""
    TableMachine.steps_done = 0
    while TableMachine.steps_done < SOAK_STEPS:
        at_random = settings(max_examples=400, stateful_step_count=60, derandomize=False, database=None)
        run_state_machine_as_test(TableMachine, settings=at_random)
