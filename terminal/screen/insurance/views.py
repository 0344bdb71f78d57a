"""What the insurance panel shows: frozen data, with sums in cents and words in the table's language."""

from __future__ import annotations

from msgspec import Struct

from terminal.rules.bets import Hand


class InsuranceLine(Struct, frozen=True):
    """A bettor who may insure: the bet, the largest stake, what is taken, or that it was declined.

    `half` offers half of the largest stake next to it; all sums in cents. `chosen` is who the keyboard is at.
    """

    box: str
    bettor: str
    title: str
    bet_amount: int
    largest: int
    half: int | None = None
    taken: int | None = None
    declined: bool = False
    chosen: bool = False


class InsuranceView(Struct, frozen=True):
    """Insurance on one hand at one price, bettor by bettor."""

    hand: Hand
    price: str
    rows: tuple[InsuranceLine, ...]
