"""The table's state: what lies on the felt, what has left the shoe, what has been decided; all frozen."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import StrEnum
from fractions import Fraction
from functools import cached_property
from typing import Any, NamedTuple

from msgspec import Struct, field
from msgspec.structs import replace

from terminal.rounds.answers import IrregularityAnswers
from terminal.rounds.foreign_write_record import ForeignWrite
from terminal.rounds.program_check_record import ChecksMark
from terminal.rounds.settlement import Line, SettledBefore, Settlement
from terminal.rounds.staff_record import StaffRecord
from terminal.rounds.stored import Event
from terminal.rounds.table_settings import TableSettings
from terminal.rounds.terms import Terms
from terminal.rounds.training.record import TrainingRecord
from terminal.rules.bets import Hand, Stage
from terminal.rules.cards import UNKNOWN, Card
from terminal.rules.house import Limits
from terminal.rules.ranks import Rank
from terminal.rules.roads import Played
from terminal.rules.shoe import Shoe
from terminal.rules.stakes import BetKey, Slice, totals
from terminal.rules.table_of_play import Need, next_card


class Phase(StrEnum):
    """Where the table stands between one announcement and the next."""

    BETWEEN_ROUNDS = "between_rounds"
    BETTING = "betting"
    CLOSED = "closed"
    DEALING = "dealing"
    INSURANCE = "insurance"
    HALTED = "halted"
    CHOOSING = "choosing"
    RESULT = "result"


class FaultKind(StrEnum):
    """Why play is halted until somebody decides or the entry is undone."""

    MISPLACED = "misplaced"
    """A card lies on a hand where the Table of Play does not put it."""
    EXCESS = "excess"
    """A card was drawn after the last one."""
    SURPLUS = "surplus"
    """A card came of which the shoe can hold no more."""


OPENED_WHILE_HALTED = (FaultKind.MISPLACED, FaultKind.EXCESS)
"""Faults that are decided on the faces of all cards, so that unread ones are opened first (RULINGS 15)."""


class OnDuty(NamedTuple):
    """The dealer at the table: staff number and name."""

    number: str
    name: str


class ActingRank(NamedTuple):
    """A person who acts in a higher rank until a moment (ISO 8601 with a zone), and who assigned it."""

    number: str
    name: str
    rank: Rank
    until: str
    assigned_by: str


class Bettor(NamedTuple):
    """A person with bets: the box label, and `seated` or `standing-N`."""

    box: str
    bettor: str


class DealtCard(NamedTuple):
    """A card that has left the shoe in this round, in order."""

    card: Card
    hand: Hand | None
    """The hand on which it lies; None if it lies aside."""
    carried: bool = False
    """Whether it was carried over from the round before."""
    recorded: Card | None = None
    """The face that its source had read before it was shown; nothing but its opening reads it."""


class Insured(NamedTuple):
    """Insurance that a bettor has taken."""

    box: str
    bettor: str
    hand: Hand
    stage: Stage
    odds: Fraction
    amount: int
    """Cents."""
    pays_on_tie: bool


class Largest(NamedTuple):
    """The largest insurance stake that a bettor may place, in cents."""

    box: str
    bettor: str
    amount: int


class Offer(Struct, frozen=True):
    """An offer of insurance that was due in the round, and what became of it."""

    stage: Stage
    hand: Hand
    odds: Fraction
    pays_on_tie: bool
    largest: tuple[Largest, ...]
    """What each bettor could place when it fell due."""
    out: bool = False
    """Whether the lammer has been put out."""
    closed: bool = False
    """Whether the dealer has closed it."""
    declined: tuple[Bettor, ...] = ()
    """Who has expressly declined."""

    @property
    def cards(self) -> int:
        """How many cards lie on the hands at the moment of the offer."""
        return CARDS_AT[self.stage]


CARDS_AT = {Stage.FOUR_CARDS: 4, Stage.PLAYER_THIRD: 5}
"""Cards on the hands at each stage of insurance."""


NO_LIMITS = Limits()


class Irregularity(Struct, frozen=True):
    """What was decided about one fault."""

    kind: str
    paragraph: str | None
    action: str
    options: tuple[str, ...]
    decided_by: Rank
    established: bool
    facts: IrregularityAnswers


class Undoable(Struct, frozen=True, eq=False):
    """An entry that the dealer can take back, with the entries before it: a new one copies none of them."""

    event: Event
    """The entry as it is recorded."""
    below: Undoable | None = None
    """The entry before it."""
    cut: tuple[Slice, ...] = ()
    """Of a withdrawal: the slices from which chips were taken, as they lay before."""
    offer: Offer | None = None
    """Of insurance taken: the offer as it stood before."""
    fault: FaultKind | None = None
    """Of a face that was opened: the fault over which play was halted before."""

    def __eq__(self, other: object) -> bool:
        """Compare entry by entry, in a loop: a long round has more entries than Python nests calls."""
        mine: Undoable | None = self
        theirs = other if isinstance(other, Undoable) else None
        while mine is not None and theirs is not None and mine is not theirs:
            if mine._own != theirs._own:
                return False
            mine, theirs = mine.below, theirs.below
        return mine is theirs

    def __hash__(self) -> int:
        return hash(self._own)

    @property
    def _own(self) -> tuple[object, ...]:
        return self.event, self.cut, self.offer, self.fault


class Remembered(Struct, frozen=True):
    """What the inverse of an event needs to know of the table before it, and the event does not say."""

    slices: tuple[Slice, ...] = ()
    """The slices from which chips were taken, as they lay."""
    tied: tuple[tuple[BetKey, int], ...] = ()
    """What lay there since a Tie, in cents."""
    offer: Offer | None = None
    """The offer of insurance."""
    fault: FaultKind | None = None
    """The fault over which play was halted."""
    squeezer: str | None = None
    """Who had asked to squeeze."""
    burn_due: bool = False
    """Whether the burn was still to be made."""
    taken_up_to: str | None = None
    """The box up to which the losing bets had been taken."""


NOTHING_REMEMBERED = Remembered()


class UndoableEntry(NamedTuple):
    """An event of an act that can be taken back."""

    seq: int
    """The number under which it is recorded."""
    event: Event
    kept: Remembered = NOTHING_REMEMBERED


class UndoableAct(Struct, frozen=True, eq=False):
    """An act of the dealer that can be taken back, on those before it; an act is one command."""

    seq: int
    """The number of its first event, by which it is named."""
    entries: tuple[UndoableEntry, ...]
    """What is taken back, in the order in which it was recorded."""
    at_utc: str = ""
    """When it was recorded."""
    below: UndoableAct | None = None
    """The act before it, which can be taken back after it."""

    @property
    def events(self) -> tuple[Event, ...]:
        """What it has made."""
        return tuple(entry.event for entry in self.entries)

    def __eq__(self, other: object) -> bool:
        """Compare act by act, in a loop: a long round has more acts than Python nests calls.

        When it was is no part of what the table is: two tables at which the same was done are equal.
        """
        mine: UndoableAct | None = self
        theirs = other if isinstance(other, UndoableAct) else None
        while mine is not None and theirs is not None and mine is not theirs:
            if (mine.seq, mine.entries) != (theirs.seq, theirs.entries):
                return False
            mine, theirs = mine.below, theirs.below
        return mine is theirs

    def __hash__(self) -> int:
        return hash((self.seq, self.entries))


SLICES_TOGETHER = 512
"""How many placings are laid with the earlier ones at a time."""


def split(slices: tuple[Slice, ...]) -> tuple[tuple[Slice, ...], tuple[Slice, ...]]:
    """Return placings as a round holds them: the earlier ones and the latest."""
    place = len(slices) // SLICES_TOGETHER * SLICES_TOGETHER
    return slices[:place], slices[place:]


NOTHING_SETTLED: Mapping[str, Any] = {"taken": False, "taken_up_to": None, "paid": ()}
"""The fields of a round of which nothing has been taken or paid, or for which that no longer counts."""

_LINES = "lines"
_MAKES_THE_LINES = ("dealt", "insured", "offers", "given_back", "neglected")
"""What a settlement depends on, in addition to the slices and what is fixed when the round commences."""


class Round(Struct, frozen=True, dict=True):
    """One Round of play, from "Place your Bets" until every bet is settled."""

    number: int
    shoe: int
    limits: Limits = NO_LIMITS
    """The limits in force when it commenced, by which it is judged for good."""
    notice: bool = False
    """Whether it commenced under a no-insurance notice."""
    entered_late: bool = False
    """Whether it had been dealt by hand while the terminal was down."""
    earlier: tuple[Slice, ...] = field(default=(), name="slices")
    """The placings of chips that lie there, but for the latest; all of them once the round is over."""
    latest: tuple[Slice, ...] = ()
    """The latest placings, fewer than `SLICES_TOGETHER`: a new one copies these alone."""
    next_order: int = 0
    closed: bool = False
    dealt: tuple[DealtCard, ...] = ()
    as_it_lies: bool = False
    """Whether the hands go on as they lie, because they cannot be put back in order."""
    offers: tuple[Offer, ...] = ()
    insured: tuple[Insured, ...] = ()
    forgone: tuple[Bettor, ...] = ()
    """Who may take no more insurance in this round."""
    squeezer: str | None = None
    """The box whose seated player asked to squeeze."""
    waived: bool = False
    """Whether the offer after the Player's third card is waived (NCI ¶3.14)."""
    fault: FaultKind | None = None
    choices: tuple[tuple[Bettor, str | None], ...] = ()
    """The options of ¶5.12 by bettor; None where the bettor has still to choose."""
    given_back: tuple[Bettor, ...] = ()
    """Bettors whose bets are returned by option."""
    neglected: tuple[tuple[Bettor, Hand], ...] = ()
    """Original Bets returned because insurance was not offered (NCI ¶5.13)."""
    irregularities: tuple[Irregularity, ...] = ()
    carried: tuple[Card, ...] = ()
    """Cards beyond the end of the round, which lie first in the next."""
    carried_at: int = 0
    """How many cards had been dealt when those beyond the end came out."""
    carried_again: int = 0
    """How many of those beyond the end had been carried over before: they come before any that still wait."""
    discarded: tuple[Card, ...] = ()
    """Cards that lay aside and could not be put in order."""
    undo: Undoable | None = None
    """The last entry that `Undo` takes back; `Table.last_act` is what the dealer takes back now."""
    reopened: int = 0
    """How often the call of no more bets was taken back (RULINGS 27)."""
    at_call: tuple[tuple[BetKey, int], ...] = ()
    """What lay there at the call that was taken back last, in cents by bet."""
    settlement: Settlement | None = None
    taken: bool = False
    """Whether the losing bets have been taken."""
    taken_up_to: str | None = None
    """The box up to which they were taken, from the dealer's right, before all of them were."""
    paid: tuple[Bettor, ...] = ()
    """Who has been paid."""
    settled_before: tuple[SettledBefore, ...] = ()
    """What was taken and paid before the round was corrected; `taken` and `paid` count what came since."""
    taken_back: tuple[tuple[BetKey, int], ...] = ()
    """Chips that its Tie has returned and that were taken back before the next round commenced, in cents."""

    def cards_of(self, hand: Hand) -> tuple[Card, ...]:
        """Return the cards that lie on a hand, in order."""
        return tuple([dealt.card for dealt in self.dealt if dealt.hand is hand])

    @property
    def player(self) -> tuple[Card, ...]:
        """The Player Hand as it lies."""
        return self.cards_of(Hand.PLAYER)

    @property
    def banker(self) -> tuple[Card, ...]:
        """The Banker Hand as it lies."""
        return self.cards_of(Hand.BANKER)

    @property
    def all_known(self) -> bool:
        """Whether every face is known."""
        return all(dealt.card != UNKNOWN for dealt in self.dealt)

    @property
    def choosing(self) -> bool:
        """Whether somebody has still to choose between going on and having the bet back."""
        return any(option is None for _, option in self.choices)

    def coming(self) -> Hand | Need:
        """Return whose card comes next by the Table of Play; too short a hand is completed (RULINGS 19)."""
        player, banker = self.player, self.banker
        if self.as_it_lies and len(player) + len(banker) < 4:
            return Hand.PLAYER if len(player) <= len(banker) else Hand.BANKER
        if (
            self.as_it_lies
            and (len(player), len(banker)) == (2, 3)
            and next_card(player, banker[:2]) is Hand.PLAYER
        ):
            return Hand.PLAYER  # the card that was due to it lies on the other hand
        return next_card(player, banker)

    @cached_property
    def sums(self) -> Mapping[BetKey, int]:
        """Cents by bet, in the order in which the bets were first placed; asked for all the time."""
        return totals(self.slices)

    @cached_property
    def slices(self) -> tuple[Slice, ...]:
        """All placings of chips that lie there, in order."""
        return self.earlier + self.latest if self.latest else self.earlier

    def take_over(self, before: Round) -> None:
        """Take over what was worked out of an earlier state of the round and still holds."""
        if self.earlier is not before.earlier or self.latest is not before.latest:
            return
        known = before.__dict__
        for name in ("slices", "sums"):
            if name in known:
                self.__dict__[name] = known[name]
        if _LINES in known and all(
            getattr(self, field) is getattr(before, field) for field in _MAKES_THE_LINES
        ):
            self.__dict__[_LINES] = known[_LINES]

    def lines_once(self, terms: Terms, settle: Callable[[], tuple[Line, ...]]) -> tuple[Line, ...]:
        """Return the settlement under these terms, which `settle` works out where it is not known yet."""
        known: tuple[Terms, tuple[Line, ...]] | None = self.__dict__.get(_LINES)
        if known is None or known[0] is not terms:
            known = self.__dict__[_LINES] = terms, settle()
        return known[1]

    def with_chips(self, key: BetKey, cents: int, **changes: Any) -> Round:
        """Return the round with other slices, where one bet alone has changed by so many cents.

        `changes` are the fields that change. The sums are those of before and the change: they are not added
        up again.
        """
        sums = dict(self.sums)
        lies = sums.get(key, 0) + cents
        if lies:
            sums[key] = lies
        else:
            sums.pop(key, None)
        after = replace(self, **changes)
        after.__dict__["sums"] = sums
        return after

    @cached_property
    def standing(self) -> Mapping[BetKey, int]:
        """Cents by bet, without the bets of those who have theirs back (RULINGS 6)."""
        if not self.given_back:
            return self.sums
        back = set(self.given_back)
        return {key: cents for key, cents in self.sums.items() if Bettor(*key[:2]) not in back}

    @property
    def offer(self) -> Offer | None:
        """The offer that is due now and not yet closed."""
        if not self.offers:
            return None
        last = self.offers[-1]
        return None if last.closed or last.cards != self.lying else last

    @property
    def lying(self) -> int:
        """How many cards lie on the hands."""
        return sum([dealt.hand is not None for dealt in self.dealt])


class Table(Struct, frozen=True):
    """Everything that the ledger's events say about a table."""

    terms: Terms
    notice: bool = False
    """Whether the no-insurance notice is up."""
    dealer: OnDuty | None = None
    """Who deals."""
    acting: tuple[ActingRank, ...] = ()
    """Who acts in a higher rank; only a clock can tell whether the end has come."""
    opened: Terms | None = None
    """The terms under which the table was last opened; `terms` may have other limits since."""
    pace: int | None = None
    """Rounds an hour that the house expects; None if it has not said."""
    profile_pace: int | None = None
    """Those of the profile that was last in force; `pace` may be another that was signed for since."""
    shoes: int = 0
    """How many shoes have been put in."""
    first_shoe: int = 1
    """The table's first shoe; a script that is not the first in its ledger numbers its shoes on."""
    rounds: int = 0
    """How many rounds have commenced in this shoe."""
    shoe: Shoe | None = None
    burn_due: bool = False
    cut_round: int | None = None
    """The round in which the cut card came out."""
    last_round: int | None = None
    """The round of this shoe that was announced as the last before the table closes."""
    announced_before: tuple[int, ...] = ()
    """Those that were announced before it, where play went on: taking an announcement back leads there."""
    display_put_right: int = 0
    """How often the players' display was put right during this shoe."""
    condemned: str | None = None
    """Why nothing may be dealt before a new shoe."""
    replace_after_round: bool = False
    """Whether the cards are to be replaced once the round is over (¶5.10.2)."""
    carried: tuple[Card, ...] = ()
    """Cards that lie first in the next round."""
    round: Round | None = None
    """The open round."""
    last: Round | None = None
    """The round before, until the next commences."""
    before: Round | None = None
    """The round before the open one: its result is still shown."""
    tied: tuple[tuple[BetKey, int], ...] = ()
    """Bets returned on the Tie just settled, which may be left for the next round, in cents."""
    history: tuple[Played, ...] = ()
    """The results of this shoe, for the scoreboard."""
    last_bets: tuple[tuple[BetKey, int], ...] = ()
    """The bets of the last round of this shoe in which bets were closed, a void one too, in cents."""
    day_closed: str | None = None
    """The date of the gaming day that was closed, until the next one begins."""
    clock_doubted: bool = False
    """Whether the clock has jumped, and nobody has confirmed the time since: no round commences."""
    staff: StaffRecord | None = None
    """What the record knows of the staff; None at a table that keeps no such record."""
    settings: TableSettings | None = None
    """The settings of people and clock in force; None at a table whose record does not know its profile."""
    table_key: str | None = None
    """The public key with which the heads of the table are signed; None if none is on record."""
    training: TrainingRecord | None = None
    """What is on record of training; None at a table that is not one of training."""
    foreign_writes: tuple[ForeignWrite, ...] = ()
    """What other programs have written into the ledger; the alarm stays with the table."""
    program_checks: ChecksMark | None = None
    """How far the checks of the program's files are on record; None if none is."""
    note_key: str | None = None
    """The public key of the seal on the note of the last event; None if none ever was, empty if none is."""
    last_act: UndoableAct | None = None
    """The latest act of the dealer that can be taken back, on those before it (RULINGS 27)."""

    @property
    def used_up(self) -> frozenset[Card]:
        """The cards of which the shoe can hold no more."""
        return frozenset() if self.shoe is None else self.shoe.used_up

    @property
    def shoe_ended(self) -> bool:
        """Whether the rounds after the cut card have all been dealt."""
        if self.cut_round is None or self.round is not None:
            return False
        return self.rounds >= self.cut_round + self.terms.house.rounds_after_cut_card

    @property
    def next_round(self) -> int:
        """The number of the open round, or else that of the next."""
        return self.rounds if self.round is not None else self.rounds + 1

    @property
    def last_round_told(self) -> bool:
        """Whether the players knew of the round dealt last that it was the last, if any was dealt."""
        return self.shoe is None or self.rounds in (0, self.last_round) or self.shoe_ended

    @property
    def current(self) -> Round | None:
        """The open round, or else the one just ended."""
        return self.round or self.last

    @property
    def ended(self) -> Round | None:
        """The round that ended last, whether or not the next has commenced."""
        return self.before if self.last is None else self.last

    def waiting(self, played: Round) -> tuple[Card, ...]:
        """Return the cards carried over that had no place in this round, now open or just settled."""
        if self.round is not None or not self.deals(played):
            return self.carried
        beyond = len(played.carried) - played.carried_again
        return self.carried[played.carried_again : max(0, len(self.carried) - beyond)]

    def deals(self, played: Round) -> bool:
        """Return whether a round is of the shoe in use; one that was corrected after a shoe change is not."""
        return self.shoe is not None and self.shoe.number == played.shoe


def new_round(table: Table, number: int, *, entered_late: bool = False) -> Round:
    """Return a round that commences under what is in force at the table."""
    return Round(number, table.shoes, table.terms.limits, table.notice, entered_late)


def phase_of(table: Table) -> Phase:
    """Return where the table stands."""
    played = table.round
    return Phase.BETWEEN_ROUNDS if played is None else phase_of_round(played)


def phase_of_round(played: Round) -> Phase:
    """Return where an open round stands."""
    if not played.closed:
        return Phase.BETTING
    if played.fault is not None:
        return Phase.HALTED
    if played.choosing:
        return Phase.CHOOSING
    if not played.dealt:
        return Phase.CLOSED
    offer = played.offer
    if offer is not None and offer.largest:
        return Phase.INSURANCE
    return Phase.RESULT if played.coming() is Need.NOTHING else Phase.DEALING
