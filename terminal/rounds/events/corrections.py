"""What sets a round right: irregularities, options, corrections, entries taken back; money in cents."""

from __future__ import annotations

from terminal.rounds.answers import IrregularityAnswers
from terminal.rounds.events.in_round import InsuranceDue
from terminal.rounds.state import Bettor, FaultKind
from terminal.rounds.stored import Event, stored_as
from terminal.rules.bets import Bet, Hand
from terminal.rules.cards import Card
from terminal.rules.ranks import Rank
from terminal.rules.stakes import Slice


@stored_as("irregularity_decided", 4)
class IrregularityDecided(Event, frozen=True):
    """A fault was decided by a person of the pit, or by the terminal at closing."""

    kind: str
    paragraph: str | None
    action: str
    options: tuple[str, ...]
    decided_by: Rank
    established: bool
    facts: IrregularityAnswers


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


@stored_as("withdrawal_retracted", 2)
class WithdrawalRetracted(Event, frozen=True):
    """The entry of a withdrawal was taken back: these slices lie there again."""

    slices: tuple[Slice, ...]


@stored_as("tied_bet_put_back")
class TiedBetPutBack(Event, frozen=True):
    """The entry that chips of a Tie were taken back was taken back: so many cents lie there again."""

    box: str
    bettor: str
    bet: Bet
    amount: int


@stored_as("card_retracted", 2)
class CardRetracted(Event, frozen=True):
    """The entry of the last card was taken back."""

    card: Card
    carried: bool = False
    """Whether it had been carried over, so that it waits for its place again."""


@stored_as("card_covered", 2)
class CardCovered(Event, frozen=True):
    """The entry of an opened face was taken back."""

    index: int
    fault: FaultKind | None = None
    """The fault over which play was halted before."""
    says_fault: bool = True
    """Whether `fault` is said: older records leave it to the entry that was taken back."""


@stored_as("insurance_retracted", 2)
class InsuranceRetracted(Event, frozen=True):
    """The entry of the last insurance was taken back."""

    box: str
    bettor: str
    hand: Hand
    amount: int
    out: bool | None = None
    """Whether the lammer had been out before; an older record leaves it to the entry that was taken back."""
    declined: tuple[Bettor, ...] = ()
    """Who has expressly declined; said together with `out`."""
