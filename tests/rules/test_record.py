"""Records: frozen, equal by their values, and made from their fields alone."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from terminal.rules.record import Record


class Place(Record):
    """A record that is given by place or by name."""

    box: str
    seat: int = 1


class Named(Record, kw_only=True):
    """A record that is given by name, with what must be given after what need not be."""

    note: str | None = None
    cents: int


def test_a_record_holds_what_it_is_given_and_else_its_defaults() -> None:
    assert (Place("3").box, Place("3").seat) == ("3", 1)
    assert Place("3", 2) == Place(seat=2, box="3") != Place("3", 3)
    assert hash(Place("3", 2)) == hash(Place("3", seat=2))
    assert repr(Named(cents=5)) == "Named(note=None, cents=5)"
    assert Place.FIELDS == ("box", "seat")
    assert Named.DEFAULTS == {"note": None}
    assert Place("3", 5) != Named(cents=5)


@pytest.mark.parametrize(
    ("kind", "places", "named"),
    [
        (Place, (), {}),
        (Place, ("3", 1, 2), {}),
        (Place, ("3",), {"box": "3"}),
        (Place, ("3",), {"other": 1}),
        (Named, (5,), {}),
        (Named, (), {"note": ""}),
    ],
)
def test_a_field_that_is_missing_unknown_or_given_twice_is_refused(
    kind: type[Record], places: tuple[Any, ...], named: dict[str, Any]
) -> None:
    with pytest.raises(TypeError):
        kind(*places, **named)


def test_a_record_does_not_change_but_another_is_made_of_it() -> None:
    place = Place("3")
    with pytest.raises(AttributeError):
        place.seat = 2  # type: ignore[misc]
    with pytest.raises(AttributeError):
        del place.seat
    with pytest.raises(AttributeError):
        place.other = 2  # type: ignore[attr-defined]
    assert place.but(seat=2) == Place("3", 2)
    with pytest.raises(TypeError):
        place.but(other=2)
    assert pickle.loads(pickle.dumps(place)) == place
