"""What the bettors' options after an irregularity show: frozen data, with sums in cents."""

from __future__ import annotations

from enum import Enum

from msgspec import Struct

from terminal.screen.views import BetSum


class OptionState(Enum):
    """What a bettor chose."""

    OPEN = "open"
    NOW = "now"
    CONTINUES = "continues"
    RETURNED = "returned"


class OptionRow(Struct, frozen=True):
    """A bettor who chooses between going on and having the bets back; `staked` in cents."""

    box: str
    bettor: str
    title: str
    staked: int
    state: OptionState


class OptionsView(Struct, frozen=True):
    """All bettors and what they chose, for the rail."""

    title: str
    caption: str
    rows: tuple[OptionRow, ...]


class OptionAskView(Struct, frozen=True):
    """The question to one bettor, for the dealer's place."""

    box: str
    bettor: str
    title: str
    bets: tuple[BetSum, ...]
    caption: str
    continue_effect: str
    return_effect: str
    may_return: bool = True
