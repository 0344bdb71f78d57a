"""Says which act of the dealer would be taken back: what it was, whose, and at which box."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from msgspec import Struct

from terminal.rounds import events as e
from terminal.rounds.state import UndoableAct
from terminal.rounds.taking_back import named_by
from terminal.rules.bets import SEATED, Bet
from terminal.rules.cards import UNKNOWN, Card
from terminal.screen.felt.said import bet_name
from terminal.screen.format import money
from terminal.screen.translate import tr
from terminal.screen.widgets.cards import card_words
from terminal.screen.words import bettor_title, counted, hand_title


class ActWords(Struct, frozen=True):
    """An act in a few words."""

    what: str
    """Such as `box 3 Banker 500`."""
    whose: str = ""
    """The standing bettor or the hand, if it is about one."""
    box: str | None = None
    """The box concerned, if it is one alone."""
    bettor: str = SEATED
    """The bettor concerned."""


def undo_words(act: UndoableAct) -> ActWords:
    """Return an act of the dealer in a few words."""
    events = named_by(act)
    if len(events) > 1:
        several = _SEVERAL.get(type(events[-1]))
        if several is not None:
            return several(events)
    return _WORDS[type(events[0])](events[0])


def _bet(event: Any, amount: str) -> ActWords:
    what = tr("box {box} {bet} {amount}").format(box=event.box, bet=bet_short(event.bet), amount=amount)
    return _of_bettor(event, what)


def bet_short(bet: Bet) -> str:
    """Return a bet as it is called aloud; the Pairs as short as they stand on the felt."""
    pairs = {Bet.PLAYER_PAIR: tr("P Pair"), Bet.BANKER_PAIR: tr("B Pair")}
    return pairs.get(bet) or bet_name(bet)


def _of_bettor(event: Any, what: str) -> ActWords:
    whose = "" if event.bettor == SEATED else bettor_title(event.bettor)
    return ActWords(what, whose, event.box, event.bettor)


def _placed(event: e.BetPlaced) -> ActWords:
    return _bet(event, tr("stays") if event.left_lying else money(event.amount))


def _withdrawn(event: e.BetWithdrawn | e.TiedBetWithdrawn) -> ActWords:
    return _bet(event, money(-event.amount))


def _bets(events: tuple[e.Event, ...]) -> ActWords:
    return _of_several(events, tr("{bets}, {sum}"))


def _given_back(events: tuple[e.Event, ...]) -> ActWords:
    return _of_several(events, tr("{bets}, {sum}: given back"))


def _of_several(events: tuple[e.Event, ...], said: str) -> ActWords:
    moved = [
        event for event in events if isinstance(event, e.BetPlaced | e.BetWithdrawn | e.TiedBetWithdrawn)
    ]
    boxes = {(event.box, event.bettor) for event in moved}
    bets = {(event.box, event.bettor, event.bet) for event in moved}
    what = said.format(bets=counted(len(bets)), sum=money(sum(event.amount for event in moved)))
    if len(boxes) > 1:
        return ActWords(what)
    box, bettor = boxes.pop()
    return ActWords(what, tr("box {box}").format(box=box), box, bettor)


def _paid_up_to(events: tuple[e.Event, ...]) -> ActWords:
    last = events[-1]
    if not isinstance(last, e.BettorPaid):
        raise TypeError(f"{last.stored_name} pays nobody")
    return _of_bettor(last, tr("paid up to box {box}").format(box=last.box))


def _face(card: Card) -> str:
    return tr("card face down") if card == UNKNOWN else card_words(card)


def _dealt(event: e.CardDealt) -> ActWords:
    return ActWords(_face(event.card), tr("card aside") if event.hand is None else hand_title(event.hand))


def _insured(event: e.InsuranceTaken) -> ActWords:
    what = tr("box {box} insures {amount}").format(box=event.box, amount=money(event.amount))
    return _of_bettor(event, what)


def _chosen(event: e.OptionChosen) -> ActWords:
    what = tr("box {box} goes on") if event.option == "continue" else tr("box {box}: bets back")
    return _of_bettor(event, what.format(box=event.box))


_WORDS: Final[Mapping[type[e.Event], Callable[[Any], ActWords]]] = {
    e.RoundCommenced: lambda event: ActWords(tr("Place your bets")),
    e.BetPlaced: _placed,
    e.BetWithdrawn: _withdrawn,
    e.TiedBetWithdrawn: _withdrawn,
    e.ExcessRejected: lambda event: ActWords(tr("{sum} turned back").format(sum=money(event.amount))),
    e.BetsClosed: lambda event: ActWords(tr("No more bets")),
    e.CardDealt: _dealt,
    e.CardOpened: lambda event: ActWords(_face(event.card), tr("opened")),
    e.SqueezeRequested: lambda event: ActWords(
        tr("Squeeze"), tr("box {box}").format(box=event.box), event.box
    ),
    e.InsuranceOffered: lambda event: ActWords(tr("Lammer out")),
    e.InsuranceTaken: _insured,
    e.InsuranceDeclined: lambda event: _of_bettor(event, tr("box {box}: no insurance").format(box=event.box)),
    e.InsuranceClosed: lambda event: ActWords(tr("Insurance closed")),
    e.OptionChosen: _chosen,
    e.LosingBetsTaken: lambda event: ActWords(tr("Losing bets taken")),
    e.LosingBetsTakenUpTo: lambda event: ActWords(
        tr("taken up to box {box}").format(box=event.box), "", event.box
    ),
    e.BettorPaid: lambda event: _of_bettor(event, tr("box {box} paid").format(box=event.box)),
    e.CutCardShown: lambda event: ActWords(tr("Cut card")),
    e.LastRoundAnnounced: lambda event: ActWords(tr("Last round announced")),
    e.CardsBurnt: lambda event: ActWords(tr("Burn"), _face(event.card)),
}
"""The words for each event that names an act."""

_SEVERAL: Final[Mapping[type[e.Event], Callable[[tuple[e.Event, ...]], ActWords]]] = {
    e.BetPlaced: _bets,
    e.BettorPaid: _paid_up_to,
    e.BetWithdrawn: _given_back,
    e.TiedBetWithdrawn: _given_back,
}
"""The words for an act that made several of these."""
