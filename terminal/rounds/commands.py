"""What people and devices ask of the table: imperative, frozen, money in cents."""

from __future__ import annotations

from dataclasses import dataclass

from terminal.rounds.facts import NO_FACTS, IrregularityFacts
from terminal.rounds.ranks import Rank
from terminal.rounds.terms import Terms
from terminal.rules.bets import SEATED, Bet, Hand
from terminal.rules.cards import Card
from terminal.rules.house import Limits


@dataclass(frozen=True, slots=True)
class OpenTable:
    """Open the table under its terms, or change them between shoes."""

    terms: Terms
    notice: bool = False


@dataclass(frozen=True, slots=True)
class NewShoe:
    """Put in a new shoe of so many decks, declared as shuffled or not."""

    decks: int
    shuffled: bool = True
    burn_due: bool = True
    """Whether the burn is still to be made; a shoe already in play has had its own."""


@dataclass(frozen=True, slots=True)
class BurnCards:
    """Burn at a new shoe: the card turned up, and how many were burnt besides."""

    card: Card
    count: int


@dataclass(frozen=True, slots=True)
class ShowCutCard:
    """The cut card has come out."""


@dataclass(frozen=True, slots=True)
class SetLimits:
    """Change the limits between rounds."""

    limits: Limits


@dataclass(frozen=True, slots=True)
class SetNotice:
    """Put up the no-insurance notice, or take it down (NCI ¶4.2.2)."""

    up: bool


@dataclass(frozen=True, slots=True)
class GoOnDuty:
    """A dealer takes the table over; who that is has been proved to the staff code before."""

    number: str
    name: str


@dataclass(frozen=True, slots=True)
class GoOffDuty:
    """The dealer leaves the table."""


@dataclass(frozen=True, slots=True)
class AssignActingRank:
    """Somebody acts in a higher rank for a time (CB ¶1.11, NCI ¶1.13; RULINGS 22)."""

    number: str
    name: str
    rank: Rank
    until: str
    """The end: ISO 8601 with a zone."""
    assigned_by: str


@dataclass(frozen=True, slots=True)
class RevokeActingRank:
    """An acting rank ends before its time."""

    number: str


@dataclass(frozen=True, slots=True)
class RecordPinRefused:
    """Put on record that somebody could not prove to be whom they named."""

    number: str
    attempts: int
    """How many times in a row."""


@dataclass(frozen=True, slots=True)
class RecordStaffLocked:
    """Put on record that a number is locked after too many refused attempts."""

    number: str


@dataclass(frozen=True, slots=True)
class RecordStaffUnlocked:
    """Put on record that a higher rank has unlocked a number."""

    number: str
    unlocked_by: str


@dataclass(frozen=True, slots=True)
class ResumeTable:
    """After a restart: the round can go on as it lies."""


@dataclass(frozen=True, slots=True)
class CloseDay:
    """Close the gaming day between rounds; nothing more is recorded under it."""

    day: str
    """Its date, such as `2025-11-27`."""


@dataclass(frozen=True, slots=True)
class BeginDay:
    """Go on in a ledger of its own with what stood when the day before was closed."""

    kind: str
    """The kind of that ledger."""
    zone: str
    """The IANA name of the house's time zone."""


@dataclass(frozen=True, slots=True)
class PlaceYourBets:
    """Announce "Place your Bets, please": a round commences."""

    late: bool = False
    """Whether it was dealt by hand while the terminal was down, and is entered only now."""


@dataclass(frozen=True, slots=True)
class PlaceBet:
    """Add chips to a bet."""

    box: str
    bet: Bet
    amount: int
    bettor: str = SEATED
    on_request: bool = False


@dataclass(frozen=True, slots=True)
class WithdrawBet:
    """Take back chips from a bet, or all of it."""

    box: str
    bet: Bet
    amount: int | None = None
    bettor: str = SEATED


@dataclass(frozen=True, slots=True)
class LeaveBet:
    """A bet returned on a Tie stays where it lies, for the next round."""

    box: str
    bet: Bet
    bettor: str = SEATED


@dataclass(frozen=True, slots=True)
class RejectExcess:
    """Turn back what exceeds the Differential (CB, NCI ¶5.1)."""


@dataclass(frozen=True, slots=True)
class CloseBets:
    """Announce "No more Bets"."""


@dataclass(frozen=True, slots=True)
class DealCard:
    """The next card out of the shoe."""

    card: Card
    hand: Hand | None = None
    """Where it was put, if not where it belongs."""


@dataclass(frozen=True, slots=True)
class OpenCard:
    """The face of a card becomes known."""

    hand: Hand
    place: int
    """Its place on the hand, from 1."""
    card: Card


@dataclass(frozen=True, slots=True)
class RequestSqueeze:
    """The seated player with the highest bet asks to squeeze a card (CB, NCI ¶3.9)."""

    box: str


@dataclass(frozen=True, slots=True)
class OrderSqueeze:
    """The Banker's third card is to be seen before the Player's (NCI ¶3.14)."""

    granted: bool


@dataclass(frozen=True, slots=True)
class OfferInsurance:
    """The dealer has put the lammer out."""


@dataclass(frozen=True, slots=True)
class TakeInsurance:
    """A bettor insures a hand."""

    box: str
    hand: Hand
    amount: int
    bettor: str = SEATED


@dataclass(frozen=True, slots=True)
class DeclineInsurance:
    """A bettor expressly declines."""

    box: str
    bettor: str = SEATED


@dataclass(frozen=True, slots=True)
class CloseInsurance:
    """The offer ends; `offered` says whether the lammer had been out, None lets the record decide."""

    offered: bool | None = None


@dataclass(frozen=True, slots=True)
class TakeLosingBets:
    """The losing bets have been taken from the felt."""


@dataclass(frozen=True, slots=True)
class PayBettor:
    """A bettor has been paid."""

    box: str
    bettor: str = SEATED


@dataclass(frozen=True, slots=True)
class ConcludeRound:
    """Every bet is settled."""


@dataclass(frozen=True, slots=True)
class RaiseIrregularity:
    """Something went wrong: its kind, and the facts that people were asked for."""

    kind: str
    facts: IrregularityFacts = NO_FACTS


@dataclass(frozen=True, slots=True)
class ChooseOption:
    """A bettor chooses to go on or to have the bets back (CB, NCI ¶5.12)."""

    box: str
    option: str
    bettor: str = SEATED


@dataclass(frozen=True, slots=True)
class ReturnNeglected:
    """Return an Original Bet whose insurance was not offered (NCI ¶5.13)."""

    box: str
    hand: Hand
    bettor: str = SEATED


@dataclass(frozen=True, slots=True)
class CorrectCard:
    """The entry of a card was wrong, the deal was right."""

    hand: Hand
    place: int
    card: Card


@dataclass(frozen=True, slots=True)
class CorrectBet:
    """The chips lay otherwise than they were entered; an amount of 0 means that none lay there."""

    box: str
    bet: Bet
    amount: int
    bettor: str = SEATED


@dataclass(frozen=True, slots=True)
class Undo:
    """Take back the last entry."""


Command = (
    OpenTable
    | NewShoe
    | BurnCards
    | ShowCutCard
    | SetLimits
    | SetNotice
    | GoOnDuty
    | GoOffDuty
    | AssignActingRank
    | RevokeActingRank
    | RecordPinRefused
    | RecordStaffLocked
    | RecordStaffUnlocked
    | ResumeTable
    | CloseDay
    | BeginDay
    | PlaceYourBets
    | PlaceBet
    | WithdrawBet
    | LeaveBet
    | RejectExcess
    | CloseBets
    | DealCard
    | OpenCard
    | RequestSqueeze
    | OrderSqueeze
    | OfferInsurance
    | TakeInsurance
    | DeclineInsurance
    | CloseInsurance
    | TakeLosingBets
    | PayBettor
    | ConcludeRound
    | RaiseIrregularity
    | ChooseOption
    | ReturnNeglected
    | CorrectCard
    | CorrectBet
    | Undo
)

COMMANDS: dict[str, type[Command]] = {kind.__name__: kind for kind in Command.__args__}
"""Every command by the name under which it is stored."""
