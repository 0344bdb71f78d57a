"""What the panels of play show: cards, insurance, take and pay, shoe, first steps, options."""

from __future__ import annotations

from enum import Enum

from msgspec import Struct

from terminal.rules.bets import Bet, Hand
from terminal.rules.cards import Card


class CardPadView(Struct, frozen=True):
    """The card pad: what is used up, and why it is closed.

    `notch` is where the frame points at the hand to be dealt to, in design px of the window; `draw` offers
    one card of a virtual shoe; `unknown` offers a card dealt face down.
    """

    used_up: frozenset[Card]
    reason: str = ""
    notch: float | None = None
    draw: str = ""
    unknown: bool = False


class DealRow(Struct, frozen=True):
    """A card out of the shoe: dealt (`card`), due now (`now`), or still to come."""

    number: int
    hand: Hand | None
    card: Card | None = None
    now: bool = False
    note: str = ""


class BetSum(Struct, frozen=True):
    """The sum of one kind of bet over all boxes, in cents."""

    bet: Bet
    amount: int


class DealView(Struct, frozen=True):
    """What came out of the shoe in this round, and the bets as they were closed."""

    cards_left: int | None
    rows: tuple[DealRow, ...]
    after: str
    used_up: Card | None
    used_up_text: str
    used_up_note: str
    bets: int
    staked: int
    sums: tuple[BetSum, ...]
    differential: str
    caption: str = ""


class InsuranceRow(Struct, frozen=True):
    """A bettor who may insure: the bet, the largest stake, what is taken, or that it was declined.

    `half` offers half of the largest stake beside it; all sums in cents. `chosen` is who the keyboard is at.
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
    title: str
    price: str
    rows: tuple[InsuranceRow, ...]


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
    """A bet to pay: what lies in words, the odds, the sum in cents; `note` is a commission or half pay."""

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


class NewShoeView(Struct, frozen=True):
    """A new shoe: how many decks, and whether it was shuffled and cut."""

    decks: tuple[int, ...]
    chosen: int
    cards: int
    allowed: str
    shuffled: bool | None
    paragraph: str
    rule: str


class BurnView(Struct, frozen=True):
    """The burn: the card that was turned up, once known, and how many go to the discards unseen."""

    card: Card | None
    count: int | None
    text: str
    paragraph: str = ""


class FirstStep(Struct, frozen=True):
    """A step of the demo's first round."""

    title: str
    note: str
    icon: str


class FirstStepsView(Struct, frozen=True):
    """The demo's first round: `now` counts from 0; `hint` points at the main button."""

    steps: tuple[FirstStep, ...]
    now: int
    hint: str
    hint_second: str


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
