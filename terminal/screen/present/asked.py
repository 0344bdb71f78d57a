"""What the dealer asked for, in the words of the table: to say which act was not recorded."""

from __future__ import annotations

from terminal.rounds.commands import (
    BurnCards,
    CloseBets,
    CloseDay,
    CloseInsurance,
    Command,
    ConcludeRound,
    CorrectBet,
    DealCard,
    DeclineInsurance,
    LeaveBet,
    NewShoe,
    OfferInsurance,
    OpenCard,
    PayBettor,
    PlaceBet,
    PlaceYourBets,
    RaiseIrregularity,
    RejectExcess,
    SetLimits,
    SetNotice,
    ShowCutCard,
    TakeInsurance,
    TakeLosingBets,
    Undo,
    WithdrawBet,
)
from terminal.rounds.state import Table
from terminal.rules.bets import Bet
from terminal.rules.cards import UNKNOWN
from terminal.screen.art.cards import card_words
from terminal.screen.format import money
from terminal.screen.present.words import bet_title, bettor_title, hand_title
from terminal.screen.translate import tr


def act_words(table: Table, command: Command) -> str:
    """What a command would have done."""
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
        case DealCard() | OpenCard() | BurnCards():
            known = command.card != UNKNOWN
            face = card_words(command.card) if known else tr("card face down")
            return tr("the {face}").format(face=face)
        case TakeInsurance():
            return tr("insurance of {sum} on {hand}, {whose}").format(
                sum=money(command.amount),
                hand=hand_title(command.hand),
                whose=_whose(command.box, command.bettor),
            )
        case DeclineInsurance():
            return tr("insurance declined, {whose}").format(whose=_whose(command.box, command.bettor))
        case PayBettor():
            return tr("paid, {whose}").format(whose=_whose(command.box, command.bettor))
        case _:
            return _PLAIN.get(type(command), lambda: type(command).__name__)()


def capitalised(words: str) -> str:
    """The words as the beginning of a sentence."""
    return words[:1].upper() + words[1:]


def _bet(table: Table, box: str, bettor: str, bet: Bet, amount: str) -> str:
    return tr("{amount} on {bet}, {whose}").format(
        amount=amount, bet=bet_title(bet, table), whose=_whose(box, bettor)
    )


def _whose(box: str, bettor: str) -> str:
    return tr("box {box}, {bettor}").format(box=box, bettor=bettor_title(bettor))


_PLAIN = {
    NewShoe: lambda: tr("the new shoe"),
    ShowCutCard: lambda: tr("the cut card"),
    SetLimits: lambda: tr("the new limits"),
    SetNotice: lambda: tr("the no-insurance notice"),
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
}
