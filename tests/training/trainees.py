"""Scripted trainees: one that errs once in a way, over every way in which a moment can be answered wrong."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from msgspec.structs import replace

from terminal.rules.bets import ORIGINAL_BETS, Bet, Hand, Result
from terminal.rules.ranks import Rank
from terminal.training.answers import (
    Answer,
    CallRank,
    CallResult,
    DrawTo,
    GoOn,
    LayChips,
    NameFault,
    OfferLammer,
    PayBox,
    PayOut,
    SaySum,
    SumOnBet,
    TakeAndPay,
    TakeBox,
    TurnBackChips,
)
from terminal.training.errors import ErrorWay
from terminal.training.grading import right_answer
from terminal.training.moment import TrainingMoment
from terminal.training.skills import Topic

Erring = Iterator[tuple[ErrorWay, Answer]]
_OTHER = {Hand.PLAYER: Hand.BANKER, Hand.BANKER: Hand.PLAYER}
_RESULT_AFTER = {Result.PLAYER: Result.BANKER, Result.BANKER: Result.TIE, Result.TIE: Result.PLAYER}


def errors_at(moment: TrainingMoment) -> Erring:
    """Yield wrong answers to a moment, each wrong in just one way, with that way."""
    right = right_answer(moment)
    if isinstance(right, DrawTo):
        yield ErrorWay.WRONG_HAND, DrawTo(_OTHER[right.hand])
        yield ErrorWay.OMISSION, GoOn()
        yield ErrorWay.FALSE_ALARM, NameFault("foreign_card")
        if moment.rules.has_insurance:
            yield ErrorWay.FALSE_ALARM, OfferLammer(Hand.PLAYER, Fraction(2))
    elif isinstance(right, CallResult):
        yield from _calls(moment, right)
    elif isinstance(right, OfferLammer):
        yield ErrorWay.RED_LINE, DrawTo(Hand.PLAYER)
        yield ErrorWay.WRONG_HAND, OfferLammer(_OTHER[right.hand], right.odds)
        yield ErrorWay.ROW, OfferLammer(right.hand, Fraction(6) if right.odds != 6 else Fraction(7))
        yield ErrorWay.ODDS, OfferLammer(right.hand, Fraction(5, 2))
        yield ErrorWay.OMISSION, GoOn()
    elif isinstance(right, PayBox):
        yield from _payments(moment, right)
    elif isinstance(right, LayChips):
        yield ErrorWay.SUM, LayChips((*right.stacks, (100, 1)))
    elif isinstance(right, SaySum):
        yield ErrorWay.SUM, SaySum(right.cents + 500)
    elif isinstance(right, TakeAndPay):
        yield from _takes(moment, right)
    else:
        yield from _limits_and_faults(moment, right)


def _calls(moment: TrainingMoment, right: CallResult) -> Erring:
    natural = max(right.player, right.banker) > 7 and len(moment.played.dealt) == 4
    yield ErrorWay.RED_LINE if natural else ErrorWay.EXTRA_ACT, DrawTo(Hand.BANKER)
    if moment.topic is Topic.CALLS:
        yield ErrorWay.OMISSION, GoOn()
    yield ErrorWay.WRONG_HAND, replace(right, result=_RESULT_AFTER[right.result])
    yield ErrorWay.SUM, replace(right, player=(right.player + 1) % 10)


def _payments(moment: TrainingMoment, right: PayBox) -> Erring:
    first, *rest = right.paid
    yield ErrorWay.OMISSION, GoOn()
    yield ErrorWay.OMISSION, PayBox(tuple(rest))
    yield ErrorWay.SUM, PayBox((replace(first, cents=first.cents + 7), *rest))
    lost = next(
        (
            key
            for key in moment.played.sums
            if (key.box, key.bettor, key.bet) not in {p.key for p in right.paid}
        ),
        None,
    )
    if lost is not None:
        yield ErrorWay.EXTRA_ACT, PayBox((*right.paid, SumOnBet(lost.box, lost.bettor, lost.bet, 100)))
    line = next(line for line in moment.situation.lines if (line.box, line.bettor, line.bet) == first.key)
    if first.bet in ORIGINAL_BETS:
        own = [pay for pay in moment.rules.pays if pay.bet == Bet(first.bet)]
        if any(pay.commission or pay.odds != 1 for pay in own):
            full = line.at_stake
            paid = full if first.cents != full else full // 2
            yield ErrorWay.COMMISSION, PayBox((replace(first, cents=paid), *rest))
    elif first.bet != "insurance":
        other = 11 if line.odds != 11 else 8
        yield ErrorWay.ODDS, PayBox((replace(first, cents=line.at_stake * other), *rest))


def _takes(moment: TrainingMoment, right: TakeAndPay) -> Erring:
    yield ErrorWay.OMISSION, GoOn()
    takes = [act for act in right.acts if isinstance(act, TakeBox)]
    pays = [act for act in right.acts if isinstance(act, PayOut)]
    if len(takes) > 1:
        yield ErrorWay.ORDER, TakeAndPay((*reversed(takes), *pays))
        yield ErrorWay.OMISSION, TakeAndPay((*takes[1:], *pays))
    if len(pays) > 1:
        yield ErrorWay.ORDER, TakeAndPay((*takes, *reversed(pays)))
        yield ErrorWay.OMISSION, TakeAndPay((*takes, *pays[1:]))
    if takes and pays:
        yield ErrorWay.RED_LINE, TakeAndPay((pays[0], *takes, *pays[1:]))
        yield ErrorWay.RED_LINE, TakeAndPay((*pays, *takes))
    if pays:
        wrong = replace(pays[0], cents=pays[0].cents + 700)
        yield ErrorWay.SUM, TakeAndPay((*takes, wrong, *pays[1:]))
    boxes, owed = {act.box for act in takes}, {(act.box, act.bettor) for act in pays}
    sums = moment.played.sums
    kept = next((key.box for key in sums if key.box not in boxes), None)
    if kept is not None:
        yield ErrorWay.EXTRA_ACT, TakeAndPay((*takes, TakeBox(kept), *pays))
    lost = next((key for key in sums if key.box in boxes and (key.box, key.bettor) not in owed), None)
    if lost is not None:
        yield ErrorWay.EXTRA_ACT, TakeAndPay((*takes, *pays, PayOut(lost.box, lost.bettor, 100_00)))


def _limits_and_faults(moment: TrainingMoment, right: Answer) -> Erring:
    if isinstance(right, TurnBackChips):
        first, *rest = right.sums
        yield ErrorWay.OMISSION, GoOn()
        yield ErrorWay.SUM, TurnBackChips((replace(first, cents=first.cents + 300), *rest))
        yield ErrorWay.ORDER, TurnBackChips((replace(first, bettor="standing-9"), *rest))
        yield ErrorWay.FALSE_ALARM, NameFault("excess_differential")
    elif isinstance(right, NameFault):
        late = right.kind == "late_bet"
        yield ErrorWay.RED_LINE if late else ErrorWay.OMISSION, GoOn()
        if right.kind == "under_minimum":
            yield (
                ErrorWay.EXTRA_ACT,
                TurnBackChips((SumOnBet(moment.state.terms.boxes[0], "seated", "player", 100),)),
            )
        other = "technical_interruption" if right.kind == "walk_away" else "walk_away"
        yield ErrorWay.FALSE_ALARM, NameFault(other)
    elif isinstance(right, CallRank):
        for rank in Rank:
            if rank is not right.rank:
                yield ErrorWay.RED_LINE if rank is Rank.DEALER else ErrorWay.RANK, CallRank(rank)
        yield ErrorWay.OMISSION, GoOn()
        yield ErrorWay.OMISSION, NameFault("foreign_card")
    else:
        yield (
            ErrorWay.FALSE_ALARM,
            TurnBackChips((SumOnBet(moment.state.terms.boxes[0], "seated", "player", 100),)),
        )
        yield ErrorWay.FALSE_ALARM, NameFault("foreign_card")
        if moment.topic is Topic.LIMITS:
            yield ErrorWay.FALSE_ALARM, NameFault("under_minimum")
