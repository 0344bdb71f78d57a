"""What has happened at the table: past tense, frozen, stored under fixed, versioned names; money in cents."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import ClassVar, TypeVar

from msgspec import Struct

from terminal.rounds.facts import IrregularityFacts
from terminal.rounds.ranks import Rank
from terminal.rounds.state import ActingRank, Bettor, FaultKind, Largest, Line, OnDuty, Table
from terminal.rounds.terms import Terms
from terminal.rules.bets import Bet, Hand, Result, Stage
from terminal.rules.cards import Card
from terminal.rules.house import Limits
from terminal.rules.stakes import BetKey, Slice


class Event(Struct, frozen=True):
    """Something that has happened."""

    stored_name: ClassVar[str]
    version: ClassVar[int]


E = TypeVar("E", bound=Event)

EVENTS: dict[tuple[str, int], type[Event]] = {}
"""Every event by the name and version under which it is stored."""


def stored_as(name: str, version: int = 1) -> Callable[[type[E]], type[E]]:
    """Enters an event under its stored name, which never changes."""

    def enter(kind: type[E]) -> type[E]:
        kind.stored_name = name
        kind.version = version
        EVENTS[name, version] = kind
        return kind

    return enter


class Standing(Struct, frozen=True):
    """What holds over from shoe to shoe, so that a shoe can be read without what came before it."""

    terms: Terms
    notice: bool
    dealer: OnDuty | None = None
    acting: tuple[ActingRank, ...] = ()
    opened: Terms | None = None
    """The terms under which the table was last opened, before any change of limits."""
    tied: tuple[tuple[BetKey, int], ...] = ()
    """Bets returned on the Tie just settled, which may still be left for the next round."""


@stored_as("table_opened")
class TableOpened(Event, frozen=True):
    """The table was opened under these terms."""

    terms: Terms
    notice: bool


@stored_as("shoe_opened")
class ShoeOpened(Event, frozen=True):
    """A new shoe was put in, shuffled."""

    number: int
    decks: int
    burn_due: bool
    standing: Standing


@stored_as("cards_burnt")
class CardsBurnt(Event, frozen=True):
    """The burn at a new shoe."""

    card: Card
    count: int


@stored_as("cut_card_shown")
class CutCardShown(Event, frozen=True):
    """The cut card came out in this round."""

    round_number: int


@stored_as("shoe_condemned")
class ShoeCondemned(Event, frozen=True):
    """Nothing is dealt before a new shoe."""

    reason: str


@stored_as("replacement_ordered")
class ReplacementOrdered(Event, frozen=True):
    """The cards are replaced once the round is over (¶5.10.2)."""


@stored_as("limits_set")
class LimitsSet(Event, frozen=True):
    """The limits were changed."""

    limits: Limits


@stored_as("notice_set")
class NoticeSet(Event, frozen=True):
    """The no-insurance notice was put up or taken down."""

    up: bool


@stored_as("went_on_duty")
class WentOnDuty(Event, frozen=True):
    """A dealer took the table over."""

    number: str
    name: str


@stored_as("went_off_duty")
class WentOffDuty(Event, frozen=True):
    """The dealer left the table, and nobody has taken it over yet."""


@stored_as("acting_rank_assigned")
class ActingRankAssigned(Event, frozen=True):
    """A person acts in a higher rank until then (ISO 8601 with a zone), or until it is revoked."""

    number: str
    name: str
    rank: Rank
    until: str
    assigned_by: str


@stored_as("acting_rank_revoked")
class ActingRankRevoked(Event, frozen=True):
    """A person no longer acts in a higher rank."""

    number: str


@stored_as("pin_refused")
class PinRefused(Event, frozen=True):
    """Somebody could not prove to be whom they named, so many times in a row; what was typed is not kept."""

    number: str
    attempts: int


@stored_as("staff_locked")
class StaffLocked(Event, frozen=True):
    """A number is locked after too many refused attempts."""

    number: str


@stored_as("staff_unlocked")
class StaffUnlocked(Event, frozen=True):
    """A higher rank has unlocked a number."""

    number: str
    unlocked_by: str


@stored_as("override_granted")
class OverrideGranted(Event, frozen=True):
    """A person of higher rank stood behind what the dealer asked for; it comes before what was granted."""

    number: str
    name: str
    rank: Rank
    asked_by: str
    command: str
    reason: str


@stored_as("clock_jumped")
class ClockJumped(Event, frozen=True):
    """The clock had gone back by so many milliseconds; times are kept from going back with it."""

    milliseconds: int


@stored_as("table_resumed")
class TableResumed(Event, frozen=True):
    """The terminal was started again on an open round, and the round can go on as it lies."""


@stored_as("day_closed")
class DayClosed(Event, frozen=True):
    """The gaming day of this date was closed: the last event of its ledger file."""

    day: str


@stored_as("day_begun")
class DayBegun(Event, frozen=True):
    """A ledger file goes on where another ends: its first event, with all that then stood at the table.

    `kind` and `zone` say again what the file is, so that the chain of events vouches for that too.
    """

    kind: str
    zone: str
    table: Table


@stored_as("round_commenced")
class RoundCommenced(Event, frozen=True):
    """ "Place your Bets, please" was announced."""

    number: int
    entered_late: bool = False
    """Whether the round had been dealt by hand while the terminal was down."""


@stored_as("bet_placed")
class BetPlaced(Event, frozen=True):
    """Chips were added to a bet."""

    order: int
    box: str
    bettor: str
    bet: Bet
    amount: int
    after_call: bool = False
    on_request: bool = False
    left_lying: bool = False


@stored_as("bet_withdrawn")
class BetWithdrawn(Event, frozen=True):
    """Chips were taken back."""

    box: str
    bettor: str
    bet: Bet
    amount: int


@stored_as("excess_rejected")
class ExcessRejected(Event, frozen=True):
    """What exceeded the Differential was turned back: (slice order, cents) in the order of rejection."""

    cuts: tuple[tuple[int, int], ...]
    amount: int


@stored_as("bets_closed")
class BetsClosed(Event, frozen=True):
    """ "No more Bets" was announced, with the sides as they then lay."""

    player: int
    banker: int
    excess: int


@stored_as("card_dealt")
class CardDealt(Event, frozen=True):
    """A card left the shoe, or was carried over from the round before."""

    card: Card
    hand: Hand | None
    carried: bool = False
    fault: FaultKind | None = None


@stored_as("card_opened")
class CardOpened(Event, frozen=True):
    """A face became known: `index` counts the cards of the round from 0."""

    index: int
    card: Card
    fault: FaultKind | None = None


@stored_as("squeeze_requested")
class SqueezeRequested(Event, frozen=True):
    """The seated player of a box asked to squeeze."""

    box: str


@stored_as("squeeze_ordered")
class SqueezeOrdered(Event, frozen=True):
    """Seeing the Banker's third card first was granted or not (NCI ¶3.14)."""

    granted: bool


@stored_as("insurance_due")
class InsuranceDue(Event, frozen=True):
    """The hands call for an offer of insurance."""

    stage: Stage
    hand: Hand
    odds: Fraction
    pays_on_tie: bool
    largest: tuple[Largest, ...]


@stored_as("insurance_offered")
class InsuranceOffered(Event, frozen=True):
    """The lammer was put out."""


@stored_as("insurance_taken")
class InsuranceTaken(Event, frozen=True):
    """A bettor insured a hand."""

    box: str
    bettor: str
    hand: Hand
    stage: Stage
    odds: Fraction
    amount: int
    pays_on_tie: bool


@stored_as("insurance_declined")
class InsuranceDeclined(Event, frozen=True):
    """A bettor declined expressly."""

    box: str
    bettor: str


@stored_as("insurance_closed")
class InsuranceClosed(Event, frozen=True):
    """The offer ended; who was offered insurance and took none has forgone it."""

    offered: bool
    forgone: tuple[Bettor, ...]


@stored_as("insurance_forgone")
class InsuranceForgone(Event, frozen=True):
    """A bettor who walked away has forgone insurance for the round (NCI ¶5.3)."""

    box: str
    bettor: str


@stored_as("losing_bets_taken")
class LosingBetsTaken(Event, frozen=True):
    """The losing bets were taken."""


@stored_as("bettor_paid")
class BettorPaid(Event, frozen=True):
    """A bettor was paid."""

    box: str
    bettor: str


@stored_as("round_concluded")
class RoundConcluded(Event, frozen=True):
    """Every bet was settled."""

    result: Result
    player_points: int
    banker_points: int
    natural: bool
    player_pair: bool
    banker_pair: bool
    lines: tuple[Line, ...]


@stored_as("round_voided")
class RoundVoided(Event, frozen=True):
    """The round has no result: every bet goes back."""

    lines: tuple[Line, ...]


@stored_as("settlement_reversed")
class SettlementReversed(Event, frozen=True):
    """The settlement of the last round was undone; the round is open again."""


@stored_as("irregularity_decided", 2)
class IrregularityDecided(Event, frozen=True):
    """A fault was decided by a person of the pit, or by the terminal at closing."""

    kind: str
    paragraph: str | None
    action: str
    options: tuple[str, ...]
    decided_by: Rank
    established: bool
    facts: IrregularityFacts


@stored_as("round_reconstructed")
class RoundReconstructed(Event, frozen=True):
    """The cards were put back in the order in which they left the shoe, and dealt by the Table of Play."""

    player: tuple[Card, ...]
    banker: tuple[Card, ...]
    carried: tuple[Card, ...]


@stored_as("cards_carried")
class CardsCarried(Event, frozen=True):
    """Cards left the shoe while bets were open: they lie first in the round, behind those carried before."""

    cards: tuple[Card, ...]


@stored_as("hands_stand")
class HandsStand(Event, frozen=True):
    """The hands go on as they lie; cards that lie aside are discarded."""


@stored_as("options_given")
class OptionsGiven(Event, frozen=True):
    """These bettors choose between going on and having their bets back."""

    bettors: tuple[Bettor, ...]


@stored_as("option_chosen")
class OptionChosen(Event, frozen=True):
    """A bettor has chosen."""

    box: str
    bettor: str
    option: str


@stored_as("neglected_returned")
class NeglectedReturned(Event, frozen=True):
    """An Original Bet is returned because insurance on it was not offered (NCI ¶5.13)."""

    box: str
    bettor: str
    hand: Hand


@stored_as("card_corrected")
class CardCorrected(Event, frozen=True):
    """The entry of a card was corrected: `index` counts the cards of the round from 0."""

    index: int
    before: Card
    after: Card
    fault: FaultKind | None = None


@stored_as("bet_corrected")
class BetCorrected(Event, frozen=True):
    """The entry of a bet was corrected, from so many cents to so many."""

    box: str
    bettor: str
    bet: Bet
    before: int
    after: int


@stored_as("offers_reviewed")
class OffersReviewed(Event, frozen=True):
    """After a correction, the offers are set against the cards as they really lay."""

    due: tuple[InsuranceDue, ...]


@stored_as("bet_retracted")
class BetRetracted(Event, frozen=True):
    """The entry of a placing was taken back."""

    order: int


@stored_as("withdrawal_retracted")
class WithdrawalRetracted(Event, frozen=True):
    """The entry of a withdrawal was taken back: these slices lie there again."""

    slices: tuple[Slice, ...]


@stored_as("card_retracted")
class CardRetracted(Event, frozen=True):
    """The entry of the last card was taken back."""

    card: Card


@stored_as("card_covered")
class CardCovered(Event, frozen=True):
    """The entry of an opened face was taken back."""

    index: int


@stored_as("insurance_retracted")
class InsuranceRetracted(Event, frozen=True):
    """The entry of the last insurance was taken back."""

    box: str
    bettor: str
    hand: Hand
    amount: int
