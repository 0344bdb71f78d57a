"""What people and devices ask of the table: imperative, frozen, money in cents."""

from __future__ import annotations

from msgspec import Struct

from terminal.rounds.answers import NO_ANSWERS, IrregularityAnswers
from terminal.rounds.foreign_write_record import ForeignWrite
from terminal.rounds.note_proof import NoteProof
from terminal.rounds.program_check_record import ProgramChecks
from terminal.rounds.staff_record import KnownPerson, StaffBasis, StaffChange
from terminal.rounds.table_settings import TableSettings
from terminal.rounds.terms import Terms
from terminal.rounds.training.commands import (
    AnswerExam,
    BeginCoachedRound,
    BeginExam,
    BeginPlacement,
    EndExam,
    EndTrainingDay,
    InterruptExam,
    LapseSignOffs,
    RecordAnswer,
    RecordCoachedStep,
    RecordSupervisorAnswer,
    RemoveTrainee,
    ResumeExam,
    SetTraining,
    SignOffExam,
)
from terminal.rules.bets import SEATED, Bet, Hand
from terminal.rules.cards import Card
from terminal.rules.house import Limits
from terminal.rules.ranks import Rank


class OpenTable(Struct, frozen=True):
    """Open the table under its terms, or change them between shoes."""

    terms: Terms
    notice: bool = False


class NewShoe(Struct, frozen=True):
    """Put in a new shoe of so many decks, declared as shuffled or not."""

    decks: int
    shuffled: bool = True
    burn_due: bool = True
    """Whether the burn is still to be made; a shoe already in play has had its own."""


class BurnCards(Struct, frozen=True):
    """Burn at a new shoe: the card turned up, and how many more were burnt."""

    card: Card
    count: int


class ShowCutCard(Struct, frozen=True):
    """The cut card has come out."""


class AnnounceLastRound(Struct, frozen=True):
    """Tell the players that the round under way, or else the next, is the last before the table closes."""


class PutDisplayRight(Struct, frozen=True):
    """Show the players again what is on record, after their display was wrong (CB ¶5.14, NCI ¶5.15)."""


class SetLimits(Struct, frozen=True):
    """Change the limits between rounds."""

    limits: Limits
    profile: Limits | None = None
    """What the profile says of them meanwhile; None where that is not known, or no profile counts."""


class SetNotice(Struct, frozen=True):
    """Put up the no-insurance notice, or take it down (NCI ¶4.2.2)."""

    up: bool


class SetPace(Struct, frozen=True):
    """Put on record how many rounds an hour the house expects."""

    rounds_an_hour: int
    of_profile: bool = False
    """Whether the profile says so; a pace that is signed for at the table stays until the profile changes."""
    profile: int | None = None
    """What the profile says of it meanwhile, where somebody signs for a pace at the table."""


class AdoptProfile(Struct, frozen=True):
    """Put in force what a changed profile says."""

    terms: Terms
    pace: int
    """Rounds an hour that the house expects."""
    settings: TableSettings
    each_limit: bool = True
    """Whether what was set at the table stays limit by limit; before, only where no limit had changed."""


class AdoptReading(Struct, frozen=True):
    """Go on under a later reading of the rules, which a newer program brings."""

    reading: str


class GoOnDuty(Struct, frozen=True):
    """A dealer takes the table over; who that is has been proved to the staff code before."""

    number: str
    name: str


class GoOffDuty(Struct, frozen=True):
    """The dealer leaves the table."""


class AssignActingRank(Struct, frozen=True):
    """Somebody acts in a higher rank for a time (CB ¶1.11, NCI ¶1.13; RULINGS 22)."""

    number: str
    name: str
    rank: Rank
    until: str
    """The end: ISO 8601 with a zone."""
    assigned_by: str


class RevokeActingRank(Struct, frozen=True):
    """An acting rank ends before its time."""

    number: str


class RecordPinRefused(Struct, frozen=True):
    """Put on record that somebody could not prove to be whom they named."""

    number: str
    attempts: int
    """How many times in a row."""


class RecordStaffLocked(Struct, frozen=True):
    """Put on record that a number is locked after too many refused attempts."""

    number: str


class RecordStaffUnlocked(Struct, frozen=True):
    """Put on record that a higher rank has unlocked a number."""

    number: str
    unlocked_by: str


class RecordStaff(Struct, frozen=True):
    """Put the people of a staff file on record, by a Shift Manager of that file."""

    people: tuple[KnownPerson, ...]
    fingerprint: str
    """The fingerprint of the file."""
    basis: StaffBasis
    code_hash: str
    """The SHA-256 of the sealed code that opens the next recovery."""
    code: str = ""
    """The sealed code that opens this one."""


class RecordStaffChange(Struct, frozen=True):
    """Put a change of the staff file on record, as the person who made it has signed it."""

    change: StaffChange


class RecordStaffFile(Struct, frozen=True):
    """Put on record that another staff file was found than the one known, or that this is back."""

    fingerprint: str
    """The fingerprint of what was found; empty where no file can be used."""


class RecordApprovalRefused(Struct, frozen=True):
    """Put on record that somebody proved who they are, but could not approve what was asked."""

    number: str
    asked_by: str
    command: str
    code: str
    """The code of the refusal."""


class RecordTableKey(Struct, frozen=True):
    """Put on record the key with which the heads of the table are signed."""

    key: str
    """The public key, in hexadecimal."""
    signature: str = ""
    """The signature of the key before, in hexadecimal; empty without one."""


class RecordNoteKey(Struct, frozen=True):
    """Put on record with which key the note of the last event is sealed, and how it was found."""

    key: str
    """The public key, in hexadecimal; empty where the note is not sealed from now on."""
    found: NoteProof


class RecordProgramChecks(Struct, frozen=True):
    """Put on record what the checks of the program's files have found since the last ones on record."""

    found: ProgramChecks


class ResumeTable(Struct, frozen=True):
    """After a restart: the round can go on as it lies."""


class RecordClockJump(Struct, frozen=True):
    """Put on record that the clock has jumped, against the time that has gone by."""

    milliseconds: int
    """How far ahead, or back if negative."""


class ConfirmClock(Struct, frozen=True):
    """Vouch for the time that the clock shows: what follows is recorded under it."""

    shift_milliseconds: int = 0
    """How much later that is than the time of the record, as the session finds it; earlier if negative."""


class RecordForeignWrite(Struct, frozen=True):
    """Put on record that another program has written into the file that the ledger was in before."""

    found: ForeignWrite


class SignForeignWrite(Struct, frozen=True):
    """Take note of what another program has written: the table goes on from where its own record ended."""


class CloseDay(Struct, frozen=True):
    """Close the gaming day between rounds; nothing more is recorded under it."""

    day: str
    """Its date, such as `2025-11-27`."""


class BeginDay(Struct, frozen=True):
    """Go on in a ledger of its own with what stood when the day before was closed."""

    kind: str
    """The kind of that ledger."""
    zone: str
    """The IANA name of the house's time zone."""


class PlaceYourBets(Struct, frozen=True):
    """Announce "Place your Bets, please": a round commences."""

    late: bool = False
    """Whether it was dealt by hand while the terminal was down, and is entered only now."""


class PlaceBet(Struct, frozen=True):
    """Add chips to a bet."""

    box: str
    bet: Bet
    amount: int
    bettor: str = SEATED
    on_request: bool = False


class WithdrawBet(Struct, frozen=True):
    """Take back chips from a bet or from what a Tie has left lying, or all of it."""

    box: str
    bet: Bet
    amount: int | None = None
    bettor: str = SEATED


class LeaveBet(Struct, frozen=True):
    """A bet returned on a Tie stays where it lies, for the next round."""

    box: str
    bet: Bet
    bettor: str = SEATED


class LeaveBets(Struct, frozen=True):
    """Leave all bets that were returned on a Tie and still lie there, of one box or of the table."""

    box: str | None = None


class WithdrawBets(Struct, frozen=True):
    """Take back all chips of one bettor, also what a Tie has left lying."""

    box: str
    bettor: str = SEATED


class ReturnTiedBets(Struct, frozen=True):
    """Give back all chips that a Tie has returned and that still lie there: the table starts empty."""


class RaiseBets(Struct, frozen=True):
    """Raise each bet of a bettor that is under its minimum to that minimum (¶5.2)."""

    box: str
    bettor: str = SEATED


class RepeatBets(Struct, frozen=True):
    """Place bets of the last round again: of one bettor, or of the seated ones in all boxes still untouched.

    Each bet gets its last sum; what is entered already stays as it is, and is not repeated.
    """

    box: str | None = None
    """The box; None means each box in which no bet has been entered yet."""
    bettor: str = SEATED


class RejectExcess(Struct, frozen=True):
    """Turn back what exceeds the Differential (CB, NCI ¶5.1)."""


class CloseBets(Struct, frozen=True):
    """Announce "No more Bets"."""


class DealCard(Struct, frozen=True):
    """The next card out of the shoe."""

    card: Card
    hand: Hand | None = None
    """Where it was put, if not where it belongs."""


class DealFaceDown(Struct, frozen=True):
    """The next card out of the shoe, of which the source has read the face and nobody has seen it yet.

    The face is on record; until `OpenCard` shows it, the table is as if it were unknown (RULINGS 33).
    """

    card: Card
    hand: Hand | None = None
    """Where it was put, if not where it belongs."""


class OpenCard(Struct, frozen=True):
    """The face of a card becomes known; one that is on record already is shown by naming no other."""

    hand: Hand
    place: int
    """Its place on the hand, from 1."""
    card: Card


class RequestSqueeze(Struct, frozen=True):
    """The seated player with the highest bet asks to squeeze a card (CB, NCI ¶3.9)."""

    box: str


class OrderSqueeze(Struct, frozen=True):
    """The Banker's third card is to be seen before the Player's (NCI ¶3.14)."""

    granted: bool


class OfferInsurance(Struct, frozen=True):
    """The dealer has put the lammer out."""


class TakeInsurance(Struct, frozen=True):
    """A bettor insures a hand."""

    box: str
    hand: Hand
    amount: int
    bettor: str = SEATED


class DeclineInsurance(Struct, frozen=True):
    """A bettor expressly declines."""

    box: str
    bettor: str = SEATED


class CloseInsurance(Struct, frozen=True):
    """The offer ends; `offered` says whether the lammer had been out, None lets the record decide."""

    offered: bool | None = None


class TakeLosingBets(Struct, frozen=True):
    """The losing bets have been taken from the felt."""


class TakeUpTo(Struct, frozen=True):
    """The losing bets have been taken from the dealer's right up to this box."""

    box: str


class PayBettor(Struct, frozen=True):
    """A bettor has been paid."""

    box: str
    bettor: str = SEATED


class PayUpTo(Struct, frozen=True):
    """All who win have been paid from the dealer's right up to this bettor."""

    box: str
    bettor: str = SEATED


class ConcludeRound(Struct, frozen=True):
    """Every bet is settled."""

    give_back: bool | tuple[str, ...] = False
    """Whether all chips that a Tie returns go back with it, or the boxes whose chips alone do."""


class RaiseIrregularity(Struct, frozen=True):
    """Something went wrong: its kind, and the facts that people were asked for."""

    kind: str
    facts: IrregularityAnswers = NO_ANSWERS


class ChooseOption(Struct, frozen=True):
    """A bettor chooses to go on or to have the bets back (CB, NCI ¶5.12)."""

    box: str
    option: str
    bettor: str = SEATED


class ReturnNeglected(Struct, frozen=True):
    """Return an Original Bet whose insurance was not offered (NCI ¶5.13)."""

    box: str
    hand: Hand
    bettor: str = SEATED


class CorrectCard(Struct, frozen=True):
    """The entry of a card was wrong, the deal was right."""

    hand: Hand
    place: int
    card: Card


class CorrectBet(Struct, frozen=True):
    """The chips lay otherwise than they were entered; an amount of 0 means that none lay there."""

    box: str
    bet: Bet
    amount: int
    bettor: str = SEATED


class Undo(Struct, frozen=True):
    """Take back the last entry, as older ledgers and scripts have it: bets, cards, faces, insurance alone."""


class TakeBack(Struct, frozen=True):
    """Take back one act of the dealer with all that it made, the latest that can be (RULINGS 27)."""

    seq: int
    """The number of the act's first event, by which it is named."""


Command = (
    OpenTable
    | NewShoe
    | BurnCards
    | ShowCutCard
    | AnnounceLastRound
    | PutDisplayRight
    | SetLimits
    | SetNotice
    | SetPace
    | AdoptProfile
    | AdoptReading
    | GoOnDuty
    | GoOffDuty
    | AssignActingRank
    | RevokeActingRank
    | RecordPinRefused
    | RecordStaffLocked
    | RecordStaffUnlocked
    | RecordStaff
    | RecordStaffChange
    | RecordStaffFile
    | RecordApprovalRefused
    | RecordTableKey
    | RecordNoteKey
    | RecordProgramChecks
    | ResumeTable
    | RecordClockJump
    | ConfirmClock
    | RecordForeignWrite
    | SignForeignWrite
    | CloseDay
    | BeginDay
    | PlaceYourBets
    | PlaceBet
    | WithdrawBet
    | LeaveBet
    | LeaveBets
    | WithdrawBets
    | ReturnTiedBets
    | RaiseBets
    | RepeatBets
    | RejectExcess
    | CloseBets
    | DealCard
    | DealFaceDown
    | OpenCard
    | RequestSqueeze
    | OrderSqueeze
    | OfferInsurance
    | TakeInsurance
    | DeclineInsurance
    | CloseInsurance
    | TakeLosingBets
    | TakeUpTo
    | PayBettor
    | PayUpTo
    | ConcludeRound
    | RaiseIrregularity
    | ChooseOption
    | ReturnNeglected
    | CorrectCard
    | CorrectBet
    | Undo
    | TakeBack
    | SetTraining
    | RecordAnswer
    | EndTrainingDay
    | BeginPlacement
    | BeginCoachedRound
    | RecordCoachedStep
    | BeginExam
    | AnswerExam
    | InterruptExam
    | ResumeExam
    | EndExam
    | SignOffExam
    | RecordSupervisorAnswer
    | RemoveTrainee
    | LapseSignOffs
)

COMMANDS: dict[str, type[Command]] = {kind.__name__: kind for kind in Command.__args__}
"""Every command by the name under which it is stored."""
