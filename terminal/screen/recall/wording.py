"""A recorded act in a few words, as the recall says them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from terminal.rounds import commands as c
from terminal.rounds import events as e
from terminal.rounds.events import BetPlaced, CardDealt, CardOpened, Event, ExcessRejected, TiedBetWithdrawn
from terminal.rounds.irregularities.catalogue import CATALOGUE
from terminal.rounds.state import Round
from terminal.rules.bets import SEATED, Hand, Result
from terminal.rules.cards import UNKNOWN, Card
from terminal.rules.settlement import facts_of
from terminal.screen.felt.said import bet_name
from terminal.screen.format import MINUS, money, signed_money
from terminal.screen.translate import say, tr
from terminal.screen.widgets.cards import card_words
from terminal.screen.words import bettor_title, hand_title
from terminal.table.audit.recall import RecallStep

Events = tuple[Event, ...]


def words_of(step: RecallStep) -> str:
    """Return what was done, shortly."""
    words = _WORDS.get(type(step.command))
    return tr("another act") if words is None else words(step.command, step.events)


def kind_title(kind: str) -> str:
    """Return what people call an irregularity; an unknown one by the name under which it is recorded."""
    known = CATALOGUE.get(kind)
    return kind if known is None else say(known.title)


def result_said(played: Round) -> str:
    """Return the winning hand and both points, or that there is no result; nothing before the end."""
    if played.settlement is None:
        return ""
    if played.settlement.result is Result.VOID:
        return tr("Round void")
    facts = facts_of(played.player, played.banker)
    if facts.result is Result.TIE:
        return tr("Tie, {points}").format(points=facts.points)
    return tr("{hand} wins, {points} over {other}").format(
        hand=hand_title(Hand(facts.result.value)),
        points=facts.points,
        other=min(facts.player_points, facts.banker_points),
    )


def _who(command: Any) -> str:
    """Return the bettor of an act: the box, and a standing one by number."""
    seat = tr("Box {box}").format(box=command.box)
    return seat if command.bettor == SEATED else f"{seat}, {bettor_title(command.bettor)}"


def _bet(command: Any, what: str) -> str:
    return f"{_who(command)}, {bet_name(command.bet)}, {what}"


def _card(card: Card) -> str:
    return tr("card face down") if card == UNKNOWN else card_words(card)


def _placed(command: c.PlaceBet, _events: Events) -> str:
    return _bet(command, signed_money(command.amount))


def _withdrawn(command: c.WithdrawBet, events: Events) -> str:
    tied = next((event for event in events if isinstance(event, TiedBetWithdrawn)), None)
    if tied is not None:
        return _bet(command, tr("{sum} taken back after the Tie").format(sum=money(tied.amount)))
    back = tr("taken back") if command.amount is None else f"{MINUS}{money(command.amount)}"
    return _bet(command, back)


def _repeated(command: c.RepeatBets, events: Events) -> str:
    placed = sum(event.amount for event in events if isinstance(event, BetPlaced))
    if command.box is None:
        return tr("the table’s last bets again, {sum}").format(sum=signed_money(placed))
    return tr("{who}, last bets again, {sum}").format(who=_who(command), sum=signed_money(placed))


def _all_left(_command: c.LeaveBets, events: Events) -> str:
    stays = sum(event.amount for event in events if isinstance(event, BetPlaced))
    return tr("all bets left from the Tie, {sum}").format(sum=money(stays))


def _turned_back(_command: c.RejectExcess, events: Events) -> str:
    back = sum(event.amount for event in events if isinstance(event, ExcessRejected))
    return tr("{sum} turned back").format(sum=money(back))


def _dealt(_command: c.DealCard | c.DealFaceDown, events: Events) -> str:
    dealt = next((event for event in events if isinstance(event, CardDealt)), None)
    if dealt is None or dealt.hand is None:
        return tr("a card too many")
    return tr("{card} to {hand}").format(card=_card(dealt.card), hand=hand_title(dealt.hand))


def _opened(command: c.OpenCard, events: Events) -> str:
    shown = next((event.card for event in events if isinstance(event, CardOpened)), command.card)
    return tr("{card} opened on {hand}").format(card=_card(shown), hand=hand_title(command.hand))


def _card_corrected(command: c.CorrectCard, _events: Events) -> str:
    return tr("corrected: {card} on {hand}").format(card=_card(command.card), hand=hand_title(command.hand))


def _bet_corrected(command: c.CorrectBet, _events: Events) -> str:
    return _bet(command, tr("corrected to {sum}").format(sum=money(command.amount)))


def _insured(command: c.TakeInsurance, _events: Events) -> str:
    return tr("{who} insures for {sum}").format(who=_who(command), sum=money(command.amount))


def _chosen(command: c.ChooseOption, _events: Events) -> str:
    on = command.option == "continue"
    return (tr("{who} goes on") if on else tr("{who}: bets returned")).format(who=_who(command))


def _declined(command: c.DeclineInsurance, _events: Events) -> str:
    return tr("{who} declines").format(who=_who(command))


def _paid(command: c.PayBettor, _events: Events) -> str:
    return tr("{who} is paid").format(who=_who(command))


def _concluded(command: c.ConcludeRound, _events: Events) -> str:
    match command.give_back:
        case False:
            return tr("the round is concluded")
        case True:
            return tr("the round is concluded, all bets given back")
        case boxes:
            return tr("the round is concluded, bets of box {boxes} given back").format(
                boxes=tr(", ").join(boxes)
            )


def _paid_up_to(command: c.PayUpTo, _events: Events) -> str:
    return tr("paid up to {who}").format(who=_who(command))


def _neglected(command: c.ReturnNeglected, _events: Events) -> str:
    return tr("{who}: bet returned, insurance neglected").format(who=_who(command))


def _taken_back(_command: c.TakeBack, events: Events) -> str:
    """Return what an act that was taken back had been, by the event that undoes the most of it."""
    kinds = {type(event) for event in events}
    what = next(words for kind, words in _TAKEN_BACK.items() if kind in kinds)()
    return tr("{what} taken back").format(what=what)


_TAKEN_BACK: dict[type[e.Event], Callable[[], str]] = {
    e.BetsReopened: lambda: tr("“No more bets”"),
    e.OptionRetracted: lambda: tr("an option"),
    e.CardRetracted: lambda: tr("a card"),
    e.CardCovered: lambda: tr("an opened face"),
    e.InsuranceReopened: lambda: tr("the end of insurance"),
    e.InsuranceRetracted: lambda: tr("insurance"),
    e.InsuranceDeclineRetracted: lambda: tr("a declined insurance"),
    e.InsuranceOfferRetracted: lambda: tr("the lammer"),
    e.SqueezeRetracted: lambda: tr("a request to squeeze"),
    e.PaymentRetracted: lambda: tr("a payment"),
    e.TakingRetracted: lambda: tr("the taking of the losing bets"),
    e.ExcessPutBack: lambda: tr("the turning back"),
    e.WithdrawalRetracted: lambda: tr("a withdrawal"),
    e.TiedBetPutBack: lambda: tr("a withdrawal"),
    e.BetRetracted: lambda: tr("a bet"),
    e.RoundRetracted: lambda: tr("“Place your bets”"),
    e.CutCardRetracted: lambda: tr("the cut card"),
    e.LastRoundRetracted: lambda: tr("the last round"),
    e.BurnRetracted: lambda: tr("the burn"),
}
"""What each inverse takes back, in the order in which it names an act that made several."""

_WORDS: dict[type, Callable[[Any, Events], str]] = {
    c.PlaceYourBets: lambda _command, _events: tr("“Place your bets, please.”"),
    c.PlaceBet: _placed,
    c.WithdrawBet: _withdrawn,
    c.LeaveBet: lambda command, _events: _bet(command, tr("left from the Tie")),
    c.LeaveBets: _all_left,
    c.WithdrawBets: lambda command, _events: tr("{who}: all bets taken back").format(who=_who(command)),
    c.ReturnTiedBets: lambda _command, _events: tr("all bets given back after the Tie"),
    c.RaiseBets: lambda command, _events: tr("{who}: raised to the minimum").format(who=_who(command)),
    c.RepeatBets: _repeated,
    c.RejectExcess: _turned_back,
    c.CloseBets: lambda _command, _events: tr("“No more bets.”"),
    c.DealCard: _dealt,
    c.DealFaceDown: _dealt,
    c.OpenCard: _opened,
    c.RequestSqueeze: lambda command, _events: tr("Box {box} squeezes").format(box=command.box),
    c.OrderSqueeze: lambda _command, _events: tr("order of the third cards asked for"),
    c.OfferInsurance: lambda _command, _events: tr("the lammer is out"),
    c.TakeInsurance: _insured,
    c.DeclineInsurance: _declined,
    c.CloseInsurance: lambda _command, _events: tr("the offer is closed"),
    c.TakeLosingBets: lambda _command, _events: tr("the losing bets are taken"),
    c.TakeUpTo: lambda command, _events: tr("losing bets taken up to box {box}").format(box=command.box),
    c.PayBettor: _paid,
    c.PayUpTo: _paid_up_to,
    c.ConcludeRound: _concluded,
    c.RaiseIrregularity: lambda command, _events: kind_title(command.kind),
    c.ChooseOption: _chosen,
    c.ReturnNeglected: _neglected,
    c.CorrectCard: _card_corrected,
    c.CorrectBet: _bet_corrected,
    c.Undo: lambda _command, _events: tr("the last entry taken back"),
    c.TakeBack: _taken_back,
    c.ShowCutCard: lambda _command, _events: tr("the cut card is out"),
    c.AnnounceLastRound: lambda _command, _events: tr("the last round is announced"),
    c.PutDisplayRight: lambda _command, _events: tr("the players’ display is put right"),
    c.GoOnDuty: lambda command, _events: tr("{name} takes over").format(name=command.name),
    c.GoOffDuty: lambda _command, _events: tr("the dealer leaves"),
    c.ResumeTable: lambda _command, _events: tr("after a restart, the round goes on"),
    c.AssignActingRank: lambda _command, _events: tr("an acting rank is assigned"),
    c.RevokeActingRank: lambda _command, _events: tr("an acting rank ends"),
}
