"""A key under a PIN and a badge's code cost as much to guess as is advised; the tests' own are cheap."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib.util import module_from_spec, spec_from_file_location
from types import ModuleType

import pytest
from argon2 import Type
from argon2.low_level import hash_secret_raw

from terminal.table.people import keys
from terminal.table.people.demo_people import DEMO_PEOPLE, demo_store
from tests.table.pit import BADGE, PINS, SALT, SUPERVISOR

ADVISED = (2, 19 * 1024, 1)
"""The least that OWASP advises for argon2id: passes, KiB and lanes."""


@pytest.fixture(scope="module")
def as_it_is() -> Iterator[ModuleType]:
    """Return the module as it lies on disk, not as the tests have it."""
    place = spec_from_file_location("keys_as_they_are", keys.__file__)
    assert place is not None
    assert place.loader is not None
    module = module_from_spec(place)
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(sys.modules, "keys_as_they_are", module)
        place.loader.exec_module(module)
        yield module


def test_a_key_under_a_pin_costs_what_is_advised(as_it_is: ModuleType) -> None:
    pair = as_it_is.new_pair()
    sealed = as_it_is.seal(pair, PINS[SUPERVISOR], None)
    assert (sealed.passes, sealed.memory_kib, sealed.lanes) == ADVISED
    assert as_it_is.unseal(sealed, PINS[SUPERVISOR], None).private == pair.private
    assert as_it_is.unseal(sealed, "000000", None) is None


def test_a_badge_costs_what_is_advised(as_it_is: ModuleType) -> None:
    raw = hash_secret_raw(BADGE.encode(), bytes.fromhex(SALT), *ADVISED, 32, Type.ID)
    assert as_it_is.hash_badge(BADGE, SALT) == raw.hex()


def test_the_pins_of_the_demo_cost_what_is_advised_and_are_those_on_its_cloth(as_it_is: ModuleType) -> None:
    for person in DEMO_PEOPLE:
        kept = demo_store().read().person(person.number)
        assert kept is not None
        assert kept.seal is not None
        assert (kept.seal.passes, kept.seal.memory_kib, kept.seal.lanes) == ADVISED
        assert as_it_is.unseal(kept.seal, person.pin, None) is not None
