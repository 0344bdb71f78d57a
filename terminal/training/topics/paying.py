"""What a box is paid, bet by bet, and what is wrong with what a trainee pays it."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from terminal.rounds.guidance.payouts import is_insurance
from terminal.rounds.settlement import INSURANCE_LINE, Line
from terminal.rules.bets import ORIGINAL_BETS, Bet, Result
from terminal.rules.game import HALF, ONE_TO_ONE
from terminal.rules.message import Message
from terminal.rules.settlement import pay_out, paying_line, round_up
from terminal.rules.stakes import BetKey
from terminal.training.answers import Answer, PayBox, SumOnBet
from terminal.training.errors import ErrorWay, Fault, Grade, wrong
from terminal.training.moment import TrainingMoment
from terminal.training.skills import Topic
from terminal.training.topics.next_act import facts_of_moment, instead, money

Key = tuple[str, str, str]


def box_paid(moment: TrainingMoment) -> PayBox:
    """Return what the box that is paid next is paid, as the settlement has it."""
    return PayBox(tuple(SumOnBet(line.box, line.bettor, line.bet, line.paid) for line in _due(moment)))


def _due(moment: TrainingMoment) -> tuple[Line, ...]:
    return tuple(line for payout in moment.situation.payouts_now for line in payout.lines)


def judge_payment(moment: TrainingMoment, answer: Answer) -> Grade:
    """Return what is wrong with what a box is paid."""
    if not isinstance(answer, PayBox):
        due_first = next(iter(_due(moment)), None)
        paragraph = None if due_first is None else paragraph_of_pay(moment, due_first)
        return instead(moment, box_paid(moment), answer, paragraph)
    due: dict[Key, list[Line]] = {}
    for line in _due(moment):
        due.setdefault((line.box, line.bettor, line.bet), []).append(line)
    paid: dict[Key, int] = {}
    for part in answer.paid:
        paid[part.key] = paid.get(part.key, 0) + part.cents
    faults = [
        _unpaid_or_wrong(moment, lines, paid.get(key, 0))
        for key, lines in due.items()
        if paid.get(key, 0) != sum(line.paid for line in lines)
    ]
    faults += [_not_won(moment, key, cents) for key, cents in paid.items() if cents and key not in due]
    return wrong(*faults)


def _unpaid_or_wrong(moment: TrainingMoment, lines: list[Line], cents: int) -> Fault:
    line, ought = lines[0], sum(each.paid for each in lines)
    way = ErrorWay.SUM if cents else ErrorWay.OMISSION
    if cents and len(lines) == 1:
        way = next((way for way, other in _mistaken(moment, line) if other == cents), ErrorWay.SUM)
    return Fault(
        topic=Topic.COMMISSION if way is ErrorWay.COMMISSION else moment.topic,
        way=way,
        paragraph=paragraph_of_pay(moment, line),
        was=Message("Paid {sum}", {"sum": money(cents)}),
        ought=Message("Pay {sum}", {"sum": money(ought)}),
        why=Message(
            "{stake} at {odds}.",
            {"stake": money(line.at_stake), "odds": _odds(moment, line)},
        ),
    )


def _not_won(moment: TrainingMoment, key: Key, cents: int) -> Fault:
    box = key[0]
    return Fault(
        topic=moment.topic,
        way=ErrorWay.EXTRA_ACT,
        paragraph=paragraph_of_outcome(moment, key),
        was=Message("Paid {sum}", {"sum": money(cents)}),
        ought=Message("Pay nothing"),
        why=Message("This bet of box {box} has not won.", {"box": box}),
    )


def _mistaken(moment: TrainingMoment, line: Line) -> Iterator[tuple[ErrorWay, int]]:
    """Yield the sums to which the usual mistakes come, each with its way."""
    unit = moment.state.terms.house.payout_unit
    if is_insurance(line):
        for row in moment.rules.insurance:
            yield ErrorWay.ODDS, round_up(pay_out(line.at_stake, row.odds), unit)
        return
    bet = Bet(line.bet)
    own = [pay for pay in moment.rules.pays if pay.bet is bet]
    way = ErrorWay.COMMISSION if bet in ORIGINAL_BETS else ErrorWay.ODDS
    odds = {pay.odds for pay in own} | {pay.odds * (1 - pay.commission) for pay in own}
    for each in odds | ({ONE_TO_ONE, HALF} if bet in ORIGINAL_BETS else set()):
        yield way, round_up(pay_out(line.at_stake, each), unit)
    for pay in moment.rules.pays:
        yield ErrorWay.ODDS, round_up(pay_out(line.at_stake, pay.odds), unit)


def paragraph_of_outcome(moment: TrainingMoment, key: Key) -> str | None:
    """Return the paragraph that says whether a bet has won: on the hands, or its own line of the pay table.

    None where there is no such bet.
    """
    own = moment.rules.paragraphs
    box, bettor, name = key
    if name == INSURANCE_LINE:
        return own.insurance_pays
    bet = Bet(name)
    if BetKey(box, bettor, bet) not in moment.played.sums:
        return None
    if bet in ORIGINAL_BETS:
        return own.tie if facts_of_moment(moment).result is Result.TIE else own.winner
    return next(pay.paragraph for pay in moment.rules.pays if pay.bet is bet)


def paragraph_of_pay(moment: TrainingMoment, line: Line) -> str | None:
    """Return the paragraph by which a line is paid."""
    if is_insurance(line):
        return moment.rules.paragraphs.insurance_pays
    pay = paying_line(moment.rules, facts_of_moment(moment), Bet(line.bet))
    return None if pay is None else pay.paragraph


def _odds(moment: TrainingMoment, line: Line) -> Message:
    pay = None if is_insurance(line) else paying_line(moment.rules, facts_of_moment(moment), Bet(line.bet))
    odds = line.odds if pay is None else pay.odds * (1 - pay.commission)
    return Message("{odds} to 1", {"odds": f"{float(odds or Fraction(0)):g}"})
