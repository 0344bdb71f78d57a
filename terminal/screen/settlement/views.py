"""What taking, paying and cutting chips show: frozen data, with sums in cents."""

from __future__ import annotations

from enum import Enum
from typing import Final

from msgspec import Struct

from terminal.rules.bets import Bet

COLUMNS: Final = 4
"""How many boxes whose bets are taken stand side by side."""


class PayState(Enum):
    """How a row stands: done, the one that comes next, or still to come."""

    PAID = "paid"
    NOW = "now"
    TO_COME = "to_come"


class SettledBet(Struct, frozen=True):
    """A bet that is settled: on which area, or insurance on that hand; `sum` says how it comes about."""

    bet: Bet
    insurance: bool = False
    sum: str = ""


class TakeCell(Struct, frozen=True):
    """A box whose losing bets are taken; `sums` says them one by one, where they are several."""

    box: str
    bets: tuple[SettledBet, ...]
    amount: int
    sums: str
    state: PayState


class TakeView(Struct, frozen=True):
    """The losing bets, box by box from the dealer's right."""

    caption: str
    total: int
    cells: tuple[TakeCell, ...]


class PayRow(Struct, frozen=True):
    """A bettor to pay: for which bets, and the whole sum."""

    box: str
    bettor: str
    title: str
    bets: tuple[SettledBet, ...]
    amount: int
    state: PayState


class BackRow(Struct, frozen=True):
    """What goes back to a bettor: a bet, whose `sum` says why, or all bets of a void round.

    `recover` tells that it comes back from the bettor instead, who had been paid it.
    """

    box: str
    title: str
    bets: tuple[SettledBet, ...]
    amount: int
    recover: bool = False


class TiedKeys(Struct, frozen=True):
    """The keys that say what becomes of the bets of a Tie: which stay, and whether all of them go back."""

    text: str
    back: bool
    note: str
    """Under the key that lets them stay: how single boxes go back, or which do."""


class SettlementView(Struct, frozen=True):
    """Who is paid and what goes back, from the dealer's right; rows can be touched while `paying`.

    `back_total` is what goes back next to what is paid, in cents; `stays` says what lies on after a Tie;
    `recover_total` is what had been paid in a round that is void, in cents.
    """

    paying: bool
    title: str
    second: str
    caption: str
    total: int
    pay_rows: tuple[PayRow, ...]
    back_total: int = 0
    back_rows: tuple[BackRow, ...] = ()
    recover_total: int = 0
    stays: str = ""
    tied: TiedKeys | None = None
    """Next to `stays`, while the dealer may say that the bets go back."""


class CutRow(Struct, frozen=True):
    """A bet of the bettor who is paid now: the sum as it comes about; `less` names the commission, if any."""

    bet: SettledBet
    amount: int
    less: str = ""
    commission: int = 0


class NextCut(Struct, frozen=True):
    """Who is paid next at the same box: how much, and in what chips."""

    title: str
    amount: int
    chips: str


class CutView(Struct, frozen=True):
    """The chips to cut for one bettor, as (value in cents, count); `change` no chip of the tray makes up."""

    box: str
    title: str
    second: str
    rows: tuple[CutRow, ...]
    total: int
    chips: tuple[tuple[int, int], ...]
    notes: tuple[str, ...]
    change: int
    then: NextCut | None


class TieColumn(Struct, frozen=True):
    """What stays, what is paid or what is taken on a Tie: how many bets, their sum, and where."""

    title: str
    second: str
    caption: str
    total: int
    reason: str
    lines: tuple[str, ...]
    columns: int = 1
    """How many of the lines stand side by side."""
    short: tuple[str, ...] = ()
    """The same lines where they have less room; none where they need little."""


class TieView(Struct, frozen=True):
    """What becomes of the bets on a Tie; what is taken comes first while `taking`."""

    stay: TieColumn
    pay: TieColumn
    take: TieColumn
    taking: bool
