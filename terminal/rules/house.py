"""The house settings: readings of the rules that a casino may choose (RULINGS.md), each by name."""

from dataclasses import dataclass
from enum import StrEnum


class DifferentialScope(StrEnum):
    """Where the two sides are weighed against each other (RULINGS 4)."""

    TABLE = "table"
    BOX = "box"


class ForgoneFor(StrEnum):
    """How long a bettor who let an offer pass has forgone insurance (RULINGS 12)."""

    ROUND = "round"
    OFFER = "offer"


class EstablishedBy(StrEnum):
    """Which bets can establish an outcome (RULINGS 16)."""

    LAYOUT = "layout"
    PLACED = "placed"


@dataclass(frozen=True, slots=True, kw_only=True)
class House:
    """The house settings in force at a table."""

    payout_unit: int = 1
    """Payouts are rounded to the nearest cent, then up to a whole number of this many cents (RULINGS 2).

    At the default of one cent nothing is rounded up.
    """
    differential_scope: DifferentialScope = DifferentialScope.TABLE
    """The whole table, or each numbered box by itself (RULINGS 4)."""
    pro_rata_everywhere: bool = False
    """Pro rata also in the games whose sets do not know the Differential (RULINGS 8)."""
    missed_offer_forgoes: ForgoneFor = ForgoneFor.ROUND
    """What a bettor who took no insurance has forgone (RULINGS 12)."""
    established_by: EstablishedBy = EstablishedBy.LAYOUT
    """Bets of the layout, or only those that somebody placed (RULINGS 16)."""
    rounds_after_cut_card: int = 1
    """Rounds still dealt after the one in which the cut card came out."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """What the table allows, in cents; None where there is no such limit."""

    minimum: int | None = None
    """The least Player or Banker bet of one bettor."""
    maximum: int | None = None
    """The largest Player or Banker bet of one bettor."""
    side_minimum: int | None = None
    """The least of any other bet."""
    side_maximum: int | None = None
    """The largest of any other bet."""
    maximum_differential: int | None = None
    """How far the Player and Banker sides may be apart."""
