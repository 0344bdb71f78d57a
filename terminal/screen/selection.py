"""What the dealer has in hand on the screen: chosen box, bettor and chip; nothing of this is on record."""

from __future__ import annotations

from enum import Enum

from msgspec import Struct

from terminal.rounds.commands import AdoptProfile
from terminal.rounds.state import Table
from terminal.rules.bets import SEATED, Bet, Hand
from terminal.rules.cards import Card
from terminal.screen.armed import Armed
from terminal.screen.felt.view import StaffLine
from terminal.screen.screen_kind import ScreenKind
from terminal.screen.views import ActingView, RecordedState, SideNoticeView


class ChipMode(Enum):
    """What a touch on an area does with the armed sum: add it, take it back, or make the bet that sum."""

    ADD = "add"
    TAKE_BACK = "take_back"
    SET = "set"


class ExactBet(Struct, frozen=True):
    """An exact sum is being entered for a bet."""

    box: str
    bettor: str
    bet: Bet


class ExactInsurance(Struct, frozen=True):
    """An exact insurance stake is being entered."""

    box: str
    bettor: str
    hand: Hand


class DealerSelection(Struct, frozen=True, kw_only=True):
    """The dealer's choices on the screen."""

    box: str
    """The chosen box."""
    bettor: str = SEATED
    """The chosen bettor of that box."""
    armed: Armed = Armed()
    """The sum in hand."""
    recent: tuple[Armed, ...] = ()
    """The sums placed of late, the last one first."""
    mode: ChipMode = ChipMode.ADD
    standing: bool = False
    """Whether sums are placed for the standing bettor of a box, until the dealer says otherwise."""
    box_open: bool = False
    """Whether the chosen box is shown in the rail, with its bettors and their bets."""
    exact_armed: bool = False
    """Whether the next area that is touched asks for an exact sum, after the call."""
    exact: ExactBet | ExactInsurance | None = None
    """What the number pad is open for."""
    decks: int = 8
    """Decks of the shoe that is about to be put in."""
    shuffled: bool | None = None
    """Whether that shoe was declared shuffled."""
    new_shoe: bool = False
    """Whether a new shoe is asked for although this one could go on."""
    turned_up: Card | None = None
    """The card turned up for the burn."""
    put_on: Hand | None = None
    """The hand on which the next card was put, if not where it belongs."""
    menu: bool = False
    """Whether the tools between rounds are open."""
    keyed: bool = False
    """Whether box and bettor were chosen by keyboard, so that its place must be seen in a list too."""
    tied_back: frozenset[str] = frozenset()
    """The boxes whose bets of a Tie are given back as its round ends; the others stay where they lie."""
    correcting: bool = False
    """Whether the next area that is touched is one whose bet was entered wrong."""
    called: bool = False
    """Whether a supervisor has been called to the table."""
    roads: bool = False
    """Whether the page of all roads is open."""
    first_steps: bool = False
    """Whether the demo's first steps are shown."""
    notice: str = ""
    """What the last touch was refused for, until the next one."""


class Context(Struct, frozen=True, kw_only=True):
    """What belongs to the table but not to its rounds."""

    kind: ScreenKind
    chips: tuple[int, ...]
    """The chip set, in cents."""
    staff: tuple[StaffLine, ...] = ()
    """The demo's people."""
    last_act_at: str = ""
    """When the act was recorded that *Undo* would take back, by the clock of the house."""
    currency: str = ""
    """The label of the chips' currency."""
    clock: str = ""
    recorded: RecordedState = RecordedState.YES
    recorded_text: str = ""
    acting: ActingView | None = None
    """Who acts in the highest rank that is assigned for a time."""
    copied: str = ""
    """When the last copy of the ledger was made, as text."""
    side_notice: SideNoticeView | None = None
    """What is shown during the dealing."""
    leads_to_training: bool = False
    """Whether the program can go over to training from here."""
    profile: AdoptProfile | None = None
    """What the profile of a live table says, whether or not it is in force."""
    virtual_shoe: bool = False
    """Whether the terminal draws the cards itself, because nobody holds any."""

    @property
    def shuffled(self) -> bool | None:
        """Whether a new shoe is shuffled: a virtual one always is, of a real one somebody has to say so."""
        return True if self.virtual_shoe else None


def may_train(table: Table, context: Context) -> bool:
    """Return whether the terminal may go over to training: no shoe is in use, and no round is open."""
    return context.leads_to_training and table.shoe is None and table.round is None
