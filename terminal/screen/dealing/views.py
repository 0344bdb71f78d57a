"""What the panels of play show: frozen data, with sums in cents and words already in the table's language."""

from __future__ import annotations

from enum import Enum

from msgspec import Struct

from terminal.rules.bets import Bet, Hand, Result
from terminal.rules.roads import Scoreboard
from terminal.screen.kinds import Kind


class StatusField(Struct, frozen=True):
    """A labelled value of the top bar; the short forms stand on a small screen."""

    label: str
    value: str
    short_label: str = ""
    short_value: str = ""


class Acting(Struct, frozen=True):
    """Somebody who holds a rank for a time: `pill` names the rank, `until` its end.

    `short_name` stands where the name has no room.
    """

    pill: str
    name: str
    until: str
    short_name: str = ""


class Recorded(Enum):
    """Whether the last act is on the disk: yes, yes but slowly, no; or there is nothing to say."""

    YES = "yes"
    SLOWLY = "slowly"
    NO = "no"
    UNSAID = "unsaid"


class StatusView(Struct, frozen=True):
    """The top bar."""

    kind: Kind
    title: str
    game: str
    game_second: str
    fields: tuple[StatusField, ...]
    clock: str
    title_second: str = ""
    short_game: str = ""
    short_clock: str = ""
    clock_caption: str = ""
    recorded: Recorded = Recorded.YES
    recorded_text: str = ""
    copied: str = ""
    """When the last copy of the ledger was made, in words; empty where none are made."""
    acting: Acting | None = None


class Tone(Enum):
    """How urgent the guide is: what comes next, an alarm, a look back, or a page to read."""

    NEXT = "next"
    ALARM = "alarm"
    RECALL = "recall"
    QUIET = "quiet"


class GuideView(Struct, frozen=True):
    """What comes next.

    `step` counts from 0 along `steps`; None before the first. `target` is the hand that gets the card.
    `call` is what the dealer says aloud; `plain` explains where there is nothing to call.
    """

    steps: tuple[str, ...]
    step: int | None
    pill: str
    title: str
    title_second: str = ""
    target: Hand | None = None
    call: str = ""
    call_second: str = ""
    plain: str = ""
    plain_second: str = ""
    then: str = ""
    tone: Tone = Tone.NEXT


class MainView(Struct, frozen=True):
    """The main button; not ready, its subtitle says why."""

    title: str
    subtitle: str = ""
    ready: bool = True


class ToolState(Enum):
    """How a tool of the strip stands."""

    READY = "ready"
    OFF = "off"
    ALARM = "alarm"
    MARKED = "marked"


class Tool(Struct, frozen=True):
    """A tool of the strip: `name` is what the signal says, `icon` one of the icons' names."""

    name: str
    icon: str
    title: str
    state: ToolState = ToolState.READY
    locked: bool = False


class Counts(Struct, frozen=True):
    """How often each result and Pair came in this shoe."""

    banker: int
    player: int
    tie: int
    banker_pair: int
    player_pair: int
    rounds: int


class LastRound(Struct, frozen=True):
    """The result of the round before, its points, and the points of the other hand in words."""

    result: Result
    points: str
    note: str


class AsideView(Struct, frozen=True):
    """What is told beside the dealing: how far work has come in percent, what came of it, what is amiss."""

    icon: str
    title: str
    note: str
    progress: int | None = None
    alarm: bool = False


class StripView(Struct, frozen=True):
    """The strip along the dealer's edge; `words` (a headline and a sentence) take the counts' place.

    `aside` lies over the end of the big road, which then has fewer columns.
    """

    kind: Kind
    tools: tuple[Tool, ...]
    board: Scoreboard | None = None
    counts: Counts | None = None
    last: LastRound | None = None
    words: tuple[str, str] | None = None
    aside: AsideView | None = None


class RoadsView(Struct, frozen=True):
    """All roads of the shoe."""

    board: Scoreboard
    counts: Counts


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


class ChipMode(Enum):
    """What a touch on an area does with the chip in hand."""

    ADD = "add"
    TAKE_BACK = "take_back"


class BoxView(Struct, frozen=True):
    """The betting panel for one box; `hint` says what a touch on the felt would do.

    `stay`: what can be repeated still lies on the felt, from the Tie before. `tied`: some of that is the
    bettor's, no bet yet.
    """

    box: str
    tabs: tuple[BettorTab, ...]
    bettor: str
    rows: tuple[BetRow, ...]
    total: int
    mode: ChipMode = ChipMode.ADD
    hint: str = ""
    may_add_bettor: bool = True
    may_repeat_box: bool = False
    may_repeat_table: bool = False
    stay: bool = False
    may_exact: bool = True
    tied: bool = False


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
    """The chips of the tray in cents, and the one in hand."""

    chips: tuple[int, ...]
    chosen: int | None
    usable: bool = True


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


class NumberPadView(Struct, frozen=True):
    """An exact sum for one bet; `lies` is what lies there, `most` the largest allowed, both in cents.

    Without a bet it is a sum of another sort, and nothing is said of what lies.

    `note` says the limits in words, `label` what is asked for.
    """

    box: str
    bettor_title: str
    box_title: str
    bet: Bet | None
    bet_title: str
    lies: int
    note: str
    label: str = ""
    most: int | None = None
