"""What the parts of the screen show that every feature fills: frozen data, words in the table’s language."""

from __future__ import annotations

from enum import Enum

from msgspec import Struct

from terminal.rules.bets import Bet, Hand
from terminal.rules.cards import Card
from terminal.screen.screen_kind import ScreenKind
from terminal.table.setup.languages import Language


class StatusField(Struct, frozen=True):
    """A labelled value of the top bar; the short forms stand on a small screen.

    `spoken` makes a key of it, and is what that is called aloud.
    """

    label: str
    value: str
    short_label: str = ""
    short_value: str = ""
    spoken: str = ""
    second: str = ""
    """The second line of the label, where there is one."""


class ActingView(Struct, frozen=True):
    """Somebody who holds a rank for a time: `pill` names the rank, `until` its end.

    `short_name` stands where the name has no room.
    """

    pill: str
    name: str
    until: str
    short_name: str = ""


class RecordedState(Enum):
    """Whether the last act is on the disk: yes, yes but slowly, no; or there is nothing to say."""

    YES = "yes"
    SLOWLY = "slowly"
    NO = "no"
    UNSAID = "unsaid"


class StatusView(Struct, frozen=True):
    """The top bar."""

    kind: ScreenKind
    title: str
    game: str
    game_second: str
    fields: tuple[StatusField, ...]
    clock: str
    title_second: str = ""
    short_game: str = ""
    short_clock: str = ""
    clock_caption: str = ""
    recorded: RecordedState = RecordedState.YES
    recorded_text: str = ""
    copied: str = ""
    """When the last copy of the ledger was made, as text; empty where none are made."""
    acting: ActingView | None = None
    language: Language = Language.ENGLISH
    mark: StatusField | None = None
    """What every page says, whatever else it shows, while the people of the table are in question."""


class Tone(Enum):
    """How urgent the guide is: what comes next, an alarm, a look back, a page to read, or training."""

    NEXT = "next"
    ALARM = "alarm"
    RECALL = "recall"
    QUIET = "quiet"
    TRAINING = "training"


class GuideView(Struct, frozen=True):
    """What comes next.

    `step` counts from 0 along `steps`; None before the first. `halts` leaves the step of the round as it is.
    `target` is the hand that gets the card.
    `call` is what the dealer says aloud; `plain` explains where there is nothing to call.
    """

    steps: tuple[str, ...]
    step: int | None
    pill: str
    title: str
    title_second: str = ""
    title_under: str = ""
    """The title in short English, on a Chinese screen."""
    target: Hand | None = None
    call: str = ""
    call_second: str = ""
    plain: str = ""
    plain_second: str = ""
    then: str = ""
    may_touch: bool = False
    """What stands in `then` is no next step, but what may be touched instead."""
    tone: Tone = Tone.NEXT
    halts: bool = False


class MainView(Struct, frozen=True):
    """The main button; not ready, its subtitle says why."""

    title: str
    subtitle: str = ""
    ready: bool = True
    second: str = ""
    """The title in short English, on a Chinese screen."""
    calm: bool = False
    """Whether it does without the accent, as in an exam, where nothing says what comes next."""


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
    reason: str = ""
    """Why it is off."""


class Counts(Struct, frozen=True):
    """How often each result and Pair came in this shoe."""

    banker: int
    player: int
    tie: int
    banker_pair: int
    player_pair: int
    rounds: int
    voids: int = 0
    """Rounds that ended without a result; they are not among `rounds`, and told where there are any."""


class SideNoticeView(Struct, frozen=True):
    """What is shown during the dealing: how far work has come in percent, what came of it, what is wrong."""

    icon: str
    title: str
    note: str
    progress: int | None = None
    alarm: bool = False


class NumberPadView(Struct, frozen=True):
    """An exact sum for one bet; `lies` is what lies there, `most` the largest allowed, both in cents.

    Without a bet it is a sum of another sort, and nothing is said of what lies.

    `note` says the limits as text, `label` what is asked for. `chips` are added by a touch each, in cents.
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
    chips: tuple[int, ...] = ()
    low: bool = False
    """Whether it stands at the dealer's place, where the question stood, not over the hands."""


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


class BetSum(Struct, frozen=True):
    """The sum of one kind of bet over all boxes, in cents."""

    bet: Bet
    amount: int
