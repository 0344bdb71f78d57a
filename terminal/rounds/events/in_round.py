"""What happens in a round that goes as it should: bets, cards, insurance, settlement; money in cents."""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

from terminal.rounds.settlement import Line
from terminal.rounds.state import Bettor, FaultKind, Largest
from terminal.rounds.stored import Event, stored_as
from terminal.rules.bets import Bet, Hand, Result, Stage
from terminal.rules.cards import Card


@stored_as("round_commenced")
class RoundCommenced(Event, frozen=True):
    """ "Place your Bets, please" was announced."""

    number: int
    entered_late: bool = False
    """Whether the round had been dealt by hand while the terminal was down."""


@stored_as("bet_placed", 2)
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
    after_reopening: bool = False
    """Whether the call of no more bets had been taken back in the round before (RULINGS 27)."""


class LeftOut(NamedTuple):
    """A bet of the last round that could not be placed again: its last sum in cents, and the code why."""

    box: str
    bettor: str
    bet: Bet
    amount: int
    why: str


@stored_as("bets_not_repeated")
class BetsNotRepeated(Event, frozen=True):
    """Of bets that were repeated, these were left out, because limits or the game refuse them now."""

    left_out: tuple[LeftOut, ...]


@stored_as("bet_withdrawn", 2)
class BetWithdrawn(Event, frozen=True):
    """Chips were taken back."""

    box: str
    bettor: str
    bet: Bet
    amount: int
    after_reopening: bool = False


@stored_as("tied_bet_withdrawn", 2)
class TiedBetWithdrawn(Event, frozen=True):
    """Chips that a Tie had returned, and that still lay where they were, were taken back."""

    box: str
    bettor: str
    bet: Bet
    amount: int
    after_reopening: bool = False


@stored_as("excess_rejected")
class ExcessRejected(Event, frozen=True):
    """What exceeded the Differential was turned back: (slice order, cents) in the order of rejection."""

    cuts: tuple[tuple[int, int], ...]
    amount: int


@stored_as("bets_closed", 2)
class BetsClosed(Event, frozen=True):
    """ "No more Bets" was announced, with the sides as they then lay."""

    player: int
    banker: int
    excess: int
    changed: int = 0
    """How many bets lie otherwise than at the call that was taken back before (RULINGS 27)."""


@stored_as("card_dealt")
class CardDealt(Event, frozen=True):
    """A card left the shoe, or was carried over from the round before."""

    card: Card
    hand: Hand | None
    carried: bool = False
    fault: FaultKind | None = None


@stored_as("face_recorded")
class FaceRecorded(Event, frozen=True):
    """The source had read the face of the card just dealt, which lies face down; nobody has seen it yet."""

    card: Card


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


@stored_as("losing_bets_taken_up_to")
class LosingBetsTakenUpTo(Event, frozen=True):
    """The losing bets were taken from the dealer's right up to this box."""

    box: str


@stored_as("bettor_paid")
class BettorPaid(Event, frozen=True):
    """A bettor was paid."""

    box: str
    bettor: str


@stored_as("round_concluded", 2)
class RoundConcluded(Event, frozen=True):
    """Every bet was settled."""

    result: Result
    player_points: int
    banker_points: int
    natural: bool
    player_pair: bool
    banker_pair: bool
    lines: tuple[Line, ...]


@stored_as("round_voided", 2)
class RoundVoided(Event, frozen=True):
    """The round has no result: every bet goes back."""

    lines: tuple[Line, ...]


@stored_as("settlement_reversed")
class SettlementReversed(Event, frozen=True):
    """The settlement of the last round was undone; the round is open again."""
