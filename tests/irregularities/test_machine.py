"""Whatever happens at a table in whatever order: money and cards are conserved, choices bind, replay equals live."""

from __future__ import annotations

import pytest

from tests.irregularities.machine import TableMachine, run

SOAK_STEPS = 100_000


def test_no_order_of_events_loses_a_chip_or_a_card() -> None:
    run(max_examples=25, stateful_step_count=25)


@pytest.mark.soak
def test_no_order_of_events_loses_a_chip_or_a_card_in_a_hundred_thousand_steps() -> None:
    while TableMachine.steps_done < SOAK_STEPS:
        run(max_examples=400, stateful_step_count=60, derandomize=False)
