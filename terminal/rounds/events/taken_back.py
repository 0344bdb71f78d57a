"""What an act of the dealer that is taken back leaves on record, in addition to entries taken back before."""

from __future__ import annotations

from terminal.rounds.state import Bettor
from terminal.rounds.stored import Event, stored_as
from terminal.rules.cards import Card
from terminal.rules.stakes import BetKey, Slice


@stored_as("act_taken_back")
class ActTakenBack(Event, frozen=True):
    """An act was taken back, with all that it had made: `seq` is the number of its first event."""

    seq: int


@stored_as("round_retracted")
class RoundRetracted(Event, frozen=True):
    """The commencement of a round was taken back: there was no such round."""

    number: int
    burn_due: bool
    """Whether the burn is still to be made."""


@stored_as("bets_reopened")
class BetsReopened(Event, frozen=True):
    """The call of no more bets was taken back; that it was made stands on record (RULINGS 27)."""

    tied: tuple[tuple[BetKey, int], ...]
    """What lies there again since a Tie, in cents."""
    bets: int
    """How many bets lay there at the call."""


@stored_as("irregularity_retracted")
class IrregularityRetracted(Event, frozen=True):
    """What the terminal had put on record by itself was taken back with the act."""

    kind: str
    seq: int
    """The number of the event that had put it on record."""


@stored_as("excess_put_back")
class ExcessPutBack(Event, frozen=True):
    """The turning back of an excess was taken back: these slices lie there as they lay before it."""

    slices: tuple[Slice, ...]


@stored_as("squeeze_retracted")
class SqueezeRetracted(Event, frozen=True):
    """A request to squeeze was taken back; `box` is who had asked before, if anybody."""

    box: str | None


@stored_as("insurance_offer_retracted")
class InsuranceOfferRetracted(Event, frozen=True):
    """That the lammer was put out was taken back."""


@stored_as("insurance_decline_retracted")
class InsuranceDeclineRetracted(Event, frozen=True):
    """That a bettor had declined was taken back."""

    box: str
    bettor: str


@stored_as("insurance_reopened")
class InsuranceReopened(Event, frozen=True):
    """That an offer had ended was taken back."""

    out: bool
    """Whether the lammer had been out."""
    forgone: tuple[Bettor, ...]
    """Who had forgone insurance by it."""


@stored_as("option_retracted")
class OptionRetracted(Event, frozen=True):
    """What a bettor had chosen was taken back."""

    box: str
    bettor: str


@stored_as("taking_retracted")
class TakingRetracted(Event, frozen=True):
    """That the losing bets were taken was taken back."""


@stored_as("taking_up_to_retracted")
class TakingUpToRetracted(Event, frozen=True):
    """That losing bets were taken up to a box was taken back; `box` is up to which they had been before."""

    box: str | None


@stored_as("payment_retracted")
class PaymentRetracted(Event, frozen=True):
    """That a bettor was paid was taken back."""

    box: str
    bettor: str


@stored_as("cut_card_retracted")
class CutCardRetracted(Event, frozen=True):
    """That the cut card had come out was taken back."""


@stored_as("last_round_retracted")
class LastRoundRetracted(Event, frozen=True):
    """That a round was announced as the last was taken back."""


@stored_as("burn_retracted")
class BurnRetracted(Event, frozen=True):
    """The burn of a shoe was taken back."""

    card: Card
    count: int
    burn_due: bool
