"""A PIN and a badge's code are hashed as dearly as is advised; the tests' own hashes are cheap."""

from __future__ import annotations

from importlib.util import module_from_spec, spec_from_file_location
from types import ModuleType

import pytest
from argon2 import Parameters, Type, extract_parameters
from argon2.low_level import hash_secret_raw

from terminal.table.people import secrets
from terminal.table.people.demo_people import DEMO_PEOPLE, demo_store
from tests.table.pit import BADGE, PINS, SALT, SUPERVISOR

ADVISED = Parameters(
    type=Type.ID, version=19, salt_len=16, hash_len=32, time_cost=2, memory_cost=19 * 1024, parallelism=1
)
"""The least that OWASP advises for argon2id."""


@pytest.fixture(scope="module")
def as_it_is() -> ModuleType:
    """Return the module as it lies on disk, not as the tests have it."""
    place = spec_from_file_location("secrets_as_they_are", secrets.__file__)
    assert place is not None
    assert place.loader is not None
    module = module_from_spec(place)
    place.loader.exec_module(module)
    return module


def test_a_pin_costs_what_is_advised(as_it_is: ModuleType) -> None:
    hashed = as_it_is.hash_pin(PINS[SUPERVISOR])
    assert extract_parameters(hashed) == ADVISED
    assert as_it_is.pin_matches(hashed, PINS[SUPERVISOR])
    assert not as_it_is.pin_matches(hashed, "000000")


def test_a_badge_costs_what_is_advised(as_it_is: ModuleType) -> None:
    raw = hash_secret_raw(BADGE.encode(), bytes.fromhex(SALT), 2, 19 * 1024, 1, 32, Type.ID)
    assert as_it_is.hash_badge(BADGE, SALT) == raw.hex()


def test_the_pins_of_the_demo_cost_what_is_advised_and_are_those_on_its_cloth(as_it_is: ModuleType) -> None:
    for person in DEMO_PEOPLE:
        kept = demo_store().read().person(person.number)
        assert kept is not None
        assert extract_parameters(kept.pin) == ADVISED
        assert as_it_is.pin_matches(kept.pin, person.pin)
