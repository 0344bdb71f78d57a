"""Whatever the pure code hands on is frozen, so that nobody can change it behind another's back."""

from __future__ import annotations

import importlib
import inspect
from collections.abc import Iterator
from dataclasses import is_dataclass

import pytest
from msgspec import Struct

from terminal.screen.selection import ChipMode, DealerSelection
from tests.architecture.modules import ROOT
from tests.mutation.scope import files

PURE = [path.relative_to(ROOT).with_suffix("") for path in files()]
MODULES = [".".join(path.parts).removesuffix(".__init__") for path in PURE]


def records(name: str) -> Iterator[type]:
    """Yield the Structs and dataclasses that a module defines."""
    for value in vars(importlib.import_module(name)).values():
        own = inspect.isclass(value) and value.__module__ == name
        if own and (issubclass(value, Struct) or is_dataclass(value)):
            yield value


@pytest.mark.parametrize("name", MODULES)
def test_every_record_of_pure_code_is_frozen(name: str) -> None:
    loose = []
    for record in records(name):
        if issubclass(record, Struct):
            frozen = record.__struct_config__.frozen
        else:
            frozen = record.__dataclass_params__.frozen  # type: ignore[attr-defined]
        if not frozen:
            loose.append(record.__name__)
    assert loose == []


def test_there_are_records_to_look_at() -> None:
    assert sum(1 for name in MODULES for _ in records(name)) > 50


def test_a_dealer_begins_with_nothing_in_hand() -> None:
    selection = DealerSelection(box="3")
    assert (selection.box, selection.bettor, selection.armed.cents) == ("3", "seated", 0)
    assert selection.mode is ChipMode.ADD
    assert (selection.decks, selection.shuffled, selection.notice) == (8, None, "")
    assert (selection.exact, selection.turned_up, selection.put_on) == (None, None, None)
    assert not any((selection.exact_armed, selection.new_shoe, selection.menu, selection.keyed))
    assert not any((selection.correcting, selection.called, selection.roads, selection.first_steps))
    assert not any((selection.box_open, selection.standing, selection.recent))
