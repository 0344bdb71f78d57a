"""What the panels of dealing show: frozen data, with sums in cents and words in the table's language."""

from __future__ import annotations

from msgspec import Struct

from terminal.rules.bets import Bet, Hand, Result
from terminal.rules.cards import Card
from terminal.rules.roads import Scoreboard
from terminal.screen.screen_kind import ScreenKind
from terminal.screen.selection import ChipMode
from terminal.screen.views import BetSum, Counts, SideNoticeView, Tool


class LastRound(Struct, frozen=True):
    """The result of the round before, its points, and the points of the other hand as text."""

    result: Result
    points: str
    note: str


class UndoView(Struct, frozen=True):
    """The key that takes an act back: `title` with its second line, which act, and whose and when it was.

    `locked` where only a supervisor can correct what was entered; `usable` where there is anything to do.
    """

    title: str
    second: str
    what: str = ""
    when: str = ""
    usable: bool = False
    locked: bool = False
    reason: str = ""
    """Why it cannot be used."""


class StripView(Struct, frozen=True):
    """The strip along the dealer's edge; `words` (a headline and a sentence) take the counts' place.

    `side_notice` lies over the end of the big road, which then has fewer columns.
    """

    kind: ScreenKind
    undo: UndoView
    tools: tuple[Tool, ...]
    board: Scoreboard | None = None
    counts: Counts | None = None
    last: LastRound | None = None
    words: tuple[str, str] | None = None
    side_notice: SideNoticeView | None = None


class BettorTab(Struct, frozen=True):
    """A bettor of the chosen box: `bettor` is its name in the record, `staked` the sum in cents.

    `short` stands where many bettors share the row.
    """

    bettor: str
    title: str
    staked: int
    short: str = ""


class BetRow(Struct, frozen=True):
    """A bet that lies: its sum in cents."""

    bet: Bet
    title: str
    amount: int


class ChosenBoxView(Struct, frozen=True):
    """The betting panel for one box; `hint` says what a touch on the felt would do.

    `repeats` cents of the bettor's last bets can be placed again. `stay`: chips on the box have lain there
    since the Tie before; `tied`: some of them are the bettor's. `under` says what is under the minimum.
    """

    box: str
    tabs: tuple[BettorTab, ...]
    bettor: str
    rows: tuple[BetRow, ...]
    total: int
    hint: str = ""
    may_add_bettor: bool = True
    repeats: int = 0
    stay: bool = False
    tied: bool = False
    under: str = ""


class ArmedView(Struct, frozen=True):
    """The armed sum in cents, the chips that make it, and what a touch on an area does with it.

    `recent` are the sums placed of late. `untouched` names the boxes that repeating the table would fill,
    with `repeats` cents.
    """

    cents: int
    chips: tuple[int, ...]
    mode: ChipMode
    standing: bool
    recent: tuple[int, ...]
    untouched: tuple[str, ...]
    repeats: int


class GaugeView(Struct, frozen=True):
    """The Differential: totals, the limit and what room is left on each hand, all in cents.

    `limit` None: the table has none. A negative room is what the hand is over by.
    """

    player: int
    banker: int
    limit: int | None
    player_room: int | None
    banker_room: int | None


class ChipTrayView(Struct, frozen=True):
    """The chips of the tray in cents, and how many of each make the armed sum."""

    chips: tuple[int, ...]
    counts: tuple[int, ...]


class TurnBackRow(Struct, frozen=True):
    """A bet that goes back, or a part of it: `stays` is what is left, in cents.

    `placed` says when it was placed, in the order of all bets.
    """

    box: str
    bettor: str
    bet: Bet
    lies: int
    placed: str
    back: int
    stays: int


class ProRata(Struct, frozen=True):
    """What closing the bets as they lie would mean: the share, an example and the totals, in cents."""

    sentence: str
    example_from: int
    example_to: int
    total_from: int
    total_to: int
    back: int
    paragraph: str


class TurnBackView(Struct, frozen=True):
    """What goes back when a hand is over the limit, the latest standing bet first."""

    total: int
    order: str
    rows: tuple[TurnBackRow, ...]
    not_reached: str
    over: Bet
    over_after: int
    other_after: int
    pro_rata: ProRata | None


class DealRow(Struct, frozen=True):
    """A card out of the shoe: dealt (`card`), due now (`now`), or still to come."""

    number: int
    hand: Hand | None
    card: Card | None = None
    now: bool = False
    note: str = ""


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
    over: bool = False
    """Whether the bets were closed over the Differential."""


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


class FirstStep(Struct, frozen=True):
    """A step of the demo's first round."""

    title: str
    note: str
    icon: str


class FirstStepsView(Struct, frozen=True):
    """The demo's first round: `now` counts from 0; `hint` points at the main button."""

    steps: tuple[FirstStep, ...]
    now: int
    done: frozenset[int]
    hint: str
    hint_second: str
    trains: bool = False
    """Whether there is a key that leads to training."""


class BetweenTool(Struct, frozen=True):
    """Something in the table menu: its rank, its state; locked if the rank is missing.

    One that is not usable says in `state` why.
    """

    name: str
    icon: str
    title: str
    second: str
    rank: str
    state: str
    locked: bool
    usable: bool = True


class BetweenView(Struct, frozen=True):
    """The table menu: the tools that are always there, in their order, and those of the moment."""

    tools: tuple[BetweenTool, ...]
    moment: tuple[BetweenTool, ...]
    title: str
    second: str
