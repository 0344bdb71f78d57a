"""Houses that train otherwise than as shipped: their settings, limits, units and chips."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec.structs import replace

from terminal.rounds.training.terms import TrainingTerms
from terminal.rules.game import Game
from terminal.rules.house import DifferentialScope, EstablishedBy, ForgoneFor, House, Limits
from terminal.training.moments import training_terms

HOUSES: Final = (
    House(),
    House(payout_unit=5_00),
    House(differential_scope=DifferentialScope.BOX),
    House(pro_rata_everywhere=True),
    House(missed_offer_forgoes=ForgoneFor.OFFER),
    House(established_by=EstablishedBy.PLACED),
)
"""The settings of the house, each once otherwise than as shipped."""


def _limits(hands: tuple[int, int], sides: tuple[int, int], differential: int) -> Limits:
    """Return limits: the least and the most on a hand, on a side bet, and the most of the Differential."""
    minimum, maximum = hands
    side_minimum, side_maximum = sides
    return Limits(
        minimum=minimum,
        maximum=maximum,
        side_minimum=side_minimum,
        side_maximum=side_maximum,
        maximum_differential=differential,
    )


TABLES: Final[Mapping[str, Mapping[str, object]]] = {
    "large unit, low limits": {
        "chip_unit": 25_00,
        "limits": _limits((25_00, 500_00), (25_00, 100_00), 10_000_00),
    },
    "hardly any room": {"limits": _limits((100_00, 200_00), (100_00, 100_00), 200_00)},
    "limits that are no whole chips": {
        "chip_unit": 25_00,
        "limits": _limits((110_00, 1_010_00), (30_00, 330_00), 3_333_00),
    },
    "no limits": {"limits": Limits()},
    "few chips": {"chips": (25_00, 100_00, 500_00)},
    "one chip": {"chips": (50_00,)},
    "chips that are cut otherwise": {"chips": (1_00, 2_00, 3_00)},
}
"""What differs from the table as shipped."""


def terms_at(game: Game, table: str) -> TrainingTerms:
    """Return the terms of one of these tables."""
    return replace(training_terms(game), **TABLES[table])
