"""What taking, paying and cutting chips show: frozen data, with sums in cents."""

from __future__ import annotations

from enum import Enum

from msgspec import Struct

from terminal.rules.bets import Bet


class TakeRow(Struct, frozen=True):
    """A losing bet to take."""

    box: str
    bet: Bet
    amount: int
    taken: bool = False


class PayState(Enum):
    """How a line of the pay list stands."""

    PAID = "paid"
    NOW = "now"
    TO_COME = "to_come"


class PayRow(Struct, frozen=True):
    """A bet to pay: what lies there as text, the odds, the sum in cents; `note` a commission or half pay."""

    box: str
    bet: Bet
    stake: str
    odds: str
    amount: int
    state: PayState
    note: str = ""


class SettlementView(Struct, frozen=True):
    """What is taken and what is paid, from the dealer's right."""

    taking: bool
    take_rows: tuple[TakeRow, ...]
    take_caption: str
    take_done: bool
    pay_rows: tuple[PayRow, ...]
    pay_caption: str
    pay_total: int


class CutRow(Struct, frozen=True):
    """A bet of the box that is paid now, with the chips to cut as (value in cents, count)."""

    bet: Bet
    stake: int
    odds: str
    amount: int
    chips: tuple[tuple[int, int], ...]
    note: str = ""


class CutView(Struct, frozen=True):
    """The chips to cut for one bettor; `change` is what no chip of the tray can make up, in cents."""

    box: str
    title: str
    rows: tuple[CutRow, ...]
    total: int
    chips: tuple[tuple[int, int], ...]
    change: int = 0
    caption: str = ""
