"""What the dealer asked for, in the words of the table: to say which act was not recorded."""

from __future__ import annotations

from collections.abc import Callable

from terminal.rounds.commands import (
    AdoptProfile,
    AdoptReading,
    AnnounceLastRound,
    AssignActingRank,
    BeginDay,
    BurnCards,
    ChooseOption,
    CloseBets,
    CloseDay,
    CloseInsurance,
    Command,
    ConcludeRound,
    ConfirmClock,
    CorrectBet,
    CorrectCard,
    DealCard,
    DealFaceDown,
    DeclineInsurance,
    GoOffDuty,
    GoOnDuty,
    LeaveBet,
    LeaveBets,
    NewShoe,
    OfferInsurance,
    OpenCard,
    OpenTable,
    OrderSqueeze,
    PayBettor,
    PayUpTo,
    PlaceBet,
    PlaceYourBets,
    PutDisplayRight,
    RaiseBets,
    RaiseIrregularity,
    RecordApprovalRefused,
    RecordClockJump,
    RecordForeignWrite,
    RecordNoteKey,
    RecordPinRefused,
    RecordProgramChecks,
    RecordStaff,
    RecordStaffChange,
    RecordStaffFile,
    RecordStaffLocked,
    RecordStaffUnlocked,
    RecordTableKey,
    RejectExcess,
    RepeatBets,
    RequestSqueeze,
    ResumeTable,
    ReturnNeglected,
    ReturnTiedBets,
    RevokeActingRank,
    SetLimits,
    SetNotice,
    SetPace,
    ShowCutCard,
    SignForeignWrite,
    TakeBack,
    TakeInsurance,
    TakeLosingBets,
    TakeUpTo,
    Undo,
    WithdrawBet,
    WithdrawBets,
)
from terminal.rounds.irregularities.kind import Option
from terminal.rounds.state import Table
from terminal.rounds.training.commands import (
    AnswerExam,
    BeginCoachedRound,
    BeginExam,
    BeginPlacement,
    EndExam,
    EndTrainingDay,
    InterruptExam,
    RecordAnswer,
    RecordCoachedStep,
    ResumeExam,
    SetTraining,
    SignOffExam,
)
from terminal.rules.bets import Bet
from terminal.rules.cards import UNKNOWN, Card
from terminal.screen.format import money
from terminal.screen.translate import tr
from terminal.screen.widgets.cards import card_words
from terminal.screen.words import bet_title, bettor_title, hand_title


def act_words(table: Table, command: Command) -> str:
    """Return what a command would have done."""
    match command:
        case PlaceBet() | CorrectBet():
            return _bet(table, command.box, command.bettor, command.bet, money(command.amount))
        case WithdrawBet():
            amount = tr("all") if command.amount is None else money(command.amount)
            return tr("taken back: {bet}").format(
                bet=_bet(table, command.box, command.bettor, command.bet, amount)
            )
        case LeaveBet():
            return _bet(table, command.box, command.bettor, command.bet, tr("left lying"))
        case DealCard() | DealFaceDown() | OpenCard() | BurnCards():
            shown = UNKNOWN if isinstance(command, DealFaceDown) else command.card
            return tr("the {face}").format(face=_face(shown))
        case CorrectCard():
            return tr("{hand} {place} corrected: the {face}").format(
                hand=hand_title(command.hand), place=command.place, face=_face(command.card)
            )
        case TakeInsurance():
            return tr("insurance of {sum} on {hand}, {whose}").format(
                sum=money(command.amount),
                hand=hand_title(command.hand),
                whose=_whose(command.box, command.bettor),
            )
        case DeclineInsurance() | PayBettor() | PayUpTo() | ChooseOption() | ReturnNeglected() | RepeatBets():
            return _of_bettor(command)
        case RequestSqueeze() | TakeUpTo():
            return _of_box(command)
        case OrderSqueeze():
            seen = tr("the Banker’s third card seen first")
            return seen if command.granted else tr("the cards seen in their order")
        case _:
            return _PLAIN[type(command)]()


def _of_box(command: RequestSqueeze | TakeUpTo) -> str:
    if isinstance(command, TakeUpTo):
        return tr("the losing bets taken up to box {box}").format(box=command.box)
    return tr("the squeeze asked for, box {box}").format(box=command.box)


def _of_bettor(
    command: DeclineInsurance | PayBettor | PayUpTo | ChooseOption | ReturnNeglected | RepeatBets,
) -> str:
    if command.box is None:
        return tr("the last bets of the table again")
    whose = _whose(command.box, command.bettor)
    match command:
        case RepeatBets():
            return tr("the last bets again, {whose}").format(whose=whose)
        case DeclineInsurance():
            return tr("insurance declined, {whose}").format(whose=whose)
        case PayBettor():
            return tr("paid, {whose}").format(whose=whose)
        case PayUpTo():
            return tr("paid up to {whose}").format(whose=whose)
        case ReturnNeglected():
            return tr("the Original Bet returned, {whose}").format(whose=whose)
    if command.option == Option.RETURN:
        return tr("the bet returned, {whose}").format(whose=whose)
    return tr("the bet goes on, {whose}").format(whose=whose)


def capitalised(words: str) -> str:
    """Return the words as the beginning of a sentence."""
    return words[:1].upper() + words[1:]


def _bet(table: Table, box: str, bettor: str, bet: Bet, amount: str) -> str:
    return tr("{amount} on {bet}, {whose}").format(
        amount=amount, bet=bet_title(bet, table), whose=_whose(box, bettor)
    )


def _face(card: Card) -> str:
    return tr("card face down") if card == UNKNOWN else card_words(card)


def _whose(box: str, bettor: str) -> str:
    return tr("box {box}, {bettor}").format(box=box, bettor=bettor_title(bettor))


_PLAIN: dict[type[Command], Callable[[], str]] = {
    OpenTable: lambda: tr("the table’s terms"),
    NewShoe: lambda: tr("the new shoe"),
    ShowCutCard: lambda: tr("the cut card"),
    AnnounceLastRound: lambda: tr("the last round"),
    PutDisplayRight: lambda: tr("the players’ display put right"),
    SetLimits: lambda: tr("the new limits"),
    SetNotice: lambda: tr("the no-insurance notice"),
    SetPace: lambda: tr("the pace that is expected"),
    AdoptProfile: lambda: tr("what the profile says"),
    AdoptReading: lambda: tr("the later reading of the rules"),
    GoOnDuty: lambda: tr("the dealer’s sign-on"),
    GoOffDuty: lambda: tr("the dealer’s sign-off"),
    AssignActingRank: lambda: tr("the acting rank"),
    RevokeActingRank: lambda: tr("the end of the acting rank"),
    RecordPinRefused: lambda: tr("the PIN that was refused"),
    RecordStaffLocked: lambda: tr("the number locked"),
    RecordStaffUnlocked: lambda: tr("the number unlocked"),
    RecordClockJump: lambda: tr("the jump of the clock"),
    RecordForeignWrite: lambda: tr("what another program wrote"),
    SignForeignWrite: lambda: tr("the foreign write"),
    ConfirmClock: lambda: tr("the time of the clock"),
    RecordStaff: lambda: tr("the staff put on record"),
    RecordStaffChange: lambda: tr("the change of the staff"),
    RecordStaffFile: lambda: tr("what became of the staff file"),
    RecordApprovalRefused: lambda: tr("the approval that was refused"),
    RecordTableKey: lambda: tr("the key of the table"),
    RecordNoteKey: lambda: tr("the seal on the note"),
    RecordProgramChecks: lambda: tr("the checks of the program"),
    ResumeTable: lambda: tr("the round after the restart"),
    BeginDay: lambda: tr("the new gaming day"),
    LeaveBets: lambda: tr("the bets that stay"),
    WithdrawBets: lambda: tr("the bets taken back"),
    ReturnTiedBets: lambda: tr("the bets given back after the Tie"),
    RaiseBets: lambda: tr("the bets raised to the minimum"),
    PlaceYourBets: lambda: tr("“Place your bets”"),
    CloseDay: lambda: tr("the end of the gaming day"),
    CloseBets: lambda: tr("“No more bets”"),
    RejectExcess: lambda: tr("the bets turned back"),
    OfferInsurance: lambda: tr("insurance offered"),
    CloseInsurance: lambda: tr("insurance closed"),
    TakeLosingBets: lambda: tr("the losing bets taken"),
    ConcludeRound: lambda: tr("the end of the round"),
    RaiseIrregularity: lambda: tr("the ruling on the irregularity"),
    Undo: lambda: tr("the entry taken back"),
    TakeBack: lambda: tr("the entry taken back"),
    SetTraining: lambda: tr("the house’s settings for training"),
    RecordAnswer: lambda: tr("the answer"),
    EndTrainingDay: lambda: tr("the end of the day of training"),
    BeginPlacement: lambda: tr("the beginning of the placement"),
    BeginCoachedRound: lambda: tr("the beginning of the coached round"),
    RecordCoachedStep: lambda: tr("the act of the coached round"),
    BeginExam: lambda: tr("the beginning of the exam"),
    AnswerExam: lambda: tr("the answer in the exam"),
    InterruptExam: lambda: tr("the interruption of the exam"),
    ResumeExam: lambda: tr("the exam going on"),
    EndExam: lambda: tr("the end of the exam"),
    SignOffExam: lambda: tr("the signature on the exam"),
}
