"""Order of take and pay: the losing bets first, from the dealer's right, then the winners, box by box.

The rules do not say in which order; what is graded is the house's procedure as the guide has it (RULINGS 34).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from random import Random

from msgspec.structs import replace

from terminal.rounds.terms import Terms
from terminal.rules.bets import ORIGINAL_BETS, SEATED, Bet, Result, standing
from terminal.rules.cards import Card
from terminal.rules.games import GAMES
from terminal.rules.message import Message
from terminal.rules.settlement import Facts
from terminal.rules.stakes import BetKey
from terminal.training.answers import Answer, GoOn, PayBox, PayOut, TakeAndPay, TakeBox
from terminal.training.errors import ErrorWay, Fault, Grade, RedLine, wrong
from terminal.training.items import Posed, TopicWork, TrainingItem
from terminal.training.moment import TrainingMoment
from terminal.training.skills import Topic
from terminal.training.table_builder import TableBuilder, a_sum, complete_hands
from terminal.training.topics.next_act import RESULTS, instead, money
from terminal.training.topics.paying import paragraph_of_outcome, paragraph_of_pay

_SIDES = {
    "hands": ORIGINAL_BETS,
    "hands-and-tie": (*ORIGINAL_BETS, Bet.TIE),
    "hands-and-pairs": (*ORIGINAL_BETS, Bet.PLAYER_PAIR, Bet.BANKER_PAIR),
    "whole-layout": tuple(Bet),
}
"""The bets that lie at the table of an item."""
_NAMES = {
    "hands": Message("hands only"),
    "hands-and-tie": Message("with the Tie"),
    "hands-and-pairs": Message("with Pairs"),
    "whole-layout": Message("every bet"),
}


Payments = Mapping[tuple[str, str], PayOut]
"""What bettors are paid, by box and bettor."""


def _item(result: Result, sides: str, *, standing_bettors: bool) -> TrainingItem:
    def fits(facts: Facts, dealt: Sequence[Card]) -> bool:
        return facts.result is result

    def make(terms: Terms, random: Random) -> Posed:
        dealt = complete_hands(random, fits)
        bets = [bet for bet in _SIDES[sides] if terms.rules.offers(bet)]
        builder = TableBuilder(terms).place(_full_table(terms, random, bets, standing_bettors))
        return Posed(state=builder.close().deal(dealt).table)

    name = f"{result.value}-{sides}" + ("-standing" if standing_bettors else "")
    return TrainingItem(
        id=f"order:{name}",
        topic=Topic.TAKE_AND_PAY,
        title=Message(
            "{result}, {bets}, standing" if standing_bettors else "{result}, {bets}",
            {"result": RESULTS[result], "bets": _NAMES[sides]},
        ),
        make=make,
    )


def _full_table(
    terms: Terms, random: Random, bets: Sequence[Bet], standing_bettors: bool
) -> list[tuple[BetKey, int]]:
    """Return bets in most boxes, both hands among them, within the Differential."""
    boxes = sorted(random.sample(terms.boxes, min(len(terms.boxes), 5)), key=terms.boxes.index)
    hands = [ORIGINAL_BETS[number % 2] for number in range(len(boxes))]
    random.shuffle(hands)
    placed = []
    for box, hand in zip(boxes, hands, strict=True):
        placed.append((BetKey(box, SEATED, hand), a_sum(terms, random, hand, most=8)))
        if standing_bettors:
            other = random.choice(ORIGINAL_BETS)
            placed.append((BetKey(box, standing(1), other), a_sum(terms, random, other, most=8)))
        others = [bet for bet in bets if bet not in ORIGINAL_BETS]
        for bet in random.sample(others, min(len(others), 2)):
            placed.append((BetKey(box, SEATED, bet), a_sum(terms, random, bet, most=8)))
    return placed


@lru_cache
def _items_of(game_id: str) -> tuple[TrainingItem, ...]:
    results = (Result.PLAYER, Result.BANKER, Result.TIE)
    return tuple(
        _item(result, sides, standing_bettors=more)
        for result in results
        for sides in _SIDES
        for more in (False, True)
        if sides != "whole-layout" or GAMES[game_id].offers(Bet.SIX)
    )


def takes_due(moment: TrainingMoment) -> TakeAndPay:
    """Return the taking alone: the boxes from which losing bets are taken, from the dealer's right."""
    boxes = dict.fromkeys(line.box for line in moment.situation.still_to_take)
    return TakeAndPay(tuple(map(TakeBox, boxes)))


def judge_takes(moment: TrainingMoment, answer: Answer) -> Grade:
    """Return what is wrong with the taking; to pay before it is done is a red line."""
    right = takes_due(moment)
    if not isinstance(answer, TakeAndPay):
        if isinstance(answer, PayBox):
            return wrong(_fault(ErrorWay.RED_LINE, _EARLY, _ORDER, RedLine.PAID_BEFORE_TAKING))
        return instead(moment, right, answer)
    if any(isinstance(act, PayOut) for act in answer.acts):
        return wrong(_fault(ErrorWay.RED_LINE, _EARLY, _ORDER, RedLine.PAID_BEFORE_TAKING))
    return wrong(*_faults(moment, right, answer))


def _right(moment: TrainingMoment) -> Answer:
    now = moment.situation
    takes = dict.fromkeys(line.box for line in now.bets_to_take)
    pays = (PayOut(payout.bettor.box, payout.bettor.bettor, payout.sum) for payout in now.payouts)
    acts: tuple[TakeBox | PayOut, ...] = (*map(TakeBox, takes), *pays)
    return TakeAndPay(acts) if acts else GoOn()  # on a Tie with bets on the hands alone nothing moves


def _judge(moment: TrainingMoment, answer: Answer) -> Grade:
    right = _right(moment)
    if answer == right:
        return wrong()
    if not isinstance(answer, TakeAndPay):
        first = next(iter(right.acts), None) if isinstance(right, TakeAndPay) else None
        paragraph = None if first is None else _paragraph_of_bets(moment, first.box)
        return instead(moment, right, answer, paragraph)
    return wrong(*_faults(moment, right if isinstance(right, TakeAndPay) else TakeAndPay(()), answer))


def _faults(moment: TrainingMoment, right: TakeAndPay, answer: TakeAndPay) -> Iterator[Fault]:
    losing = [act.box for act in right.acts if isinstance(act, TakeBox)]
    taken = [act.box for act in answer.acts if isinstance(act, TakeBox)]
    owed = {(act.box, act.bettor): act for act in right.acts if isinstance(act, PayOut)}
    paid = {(act.box, act.bettor): act for act in answer.acts if isinstance(act, PayOut)}
    yield from _takes(moment, losing, taken)
    yield from _pays(moment, owed, paid)
    if _paid_early(answer):
        yield _fault(ErrorWay.RED_LINE, _EARLY, _ORDER, RedLine.PAID_BEFORE_TAKING)
    if _out_of_order(taken, losing) or _out_of_order(list(paid), list(owed)):
        yield _fault(ErrorWay.ORDER, Message("Another order"), _ORDER)


def _takes(moment: TrainingMoment, losing: Sequence[str], taken: Sequence[str]) -> Iterator[Fault]:
    lost = {line.box: line for line in reversed(moment.situation.bets_to_take)}
    for box in losing:
        if box not in taken:
            line = lost[box]
            fault = _fault(ErrorWay.OMISSION, Message("Box {box} was left", {"box": box}), _TAKE)
            yield _by_rule(fault, paragraph_of_outcome(moment, (line.box, line.bettor, line.bet)))
    for box in taken:
        if box not in losing:
            fault = _fault(ErrorWay.EXTRA_ACT, Message("Box {box} was taken", {"box": box}), _WON)
            yield _by_rule(fault, _paragraph_of_bets(moment, box))


def _pays(moment: TrainingMoment, owed: Payments, paid: Payments) -> Iterator[Fault]:
    for key in owed:
        if key not in paid:
            fault = _fault(ErrorWay.OMISSION, Message("Box {box} was not paid", {"box": key[0]}), _PAY)
            yield _by_rule(fault, _paragraph_of_payout(moment, key))
    for key, act in paid.items():
        if key not in owed:
            fault = _fault(ErrorWay.EXTRA_ACT, Message("Box {box} was paid", {"box": act.box}), _LOST)
            yield _by_rule(fault, _paragraph_of_bets(moment, act.box, act.bettor))
        elif owed[key].cents != act.cents:
            yield _wrong_sum(moment, owed[key], act)


def _paid_early(answer: TakeAndPay) -> bool:
    """Return whether somebody was paid before the last losing bet was taken."""
    pays = [place for place, act in enumerate(answer.acts) if isinstance(act, PayOut)]
    takes = [place for place, act in enumerate(answer.acts) if isinstance(act, TakeBox)]
    return bool(pays and takes) and pays[0] < takes[-1]


def _out_of_order(done: Sequence[object], due: Sequence[object]) -> bool:
    """Return whether what was done of what is due was done in another order."""
    both = [key for key in dict.fromkeys(done) if key in due]
    return both != [key for key in due if key in both]


def _wrong_sum(moment: TrainingMoment, due: PayOut, paid: PayOut) -> Fault:
    return Fault(
        topic=Topic.TAKE_AND_PAY,
        way=ErrorWay.SUM,
        paragraph=_paragraph_of_payout(moment, (due.box, due.bettor)),
        was=Message("Paid {sum}", {"sum": money(paid.cents)}),
        ought=Message("Pay {sum}", {"sum": money(due.cents)}),
        why=Message("The bets of this bettor pay that together."),
    )


def _paragraph_of_payout(moment: TrainingMoment, key: tuple[str, str]) -> str | None:
    """Return the paragraph by which a bettor is paid: that of the first bet that has won."""
    lines = next(one.lines for one in moment.situation.payouts if one.bettor[:2] == key)
    return paragraph_of_pay(moment, lines[0])


def _paragraph_of_bets(moment: TrainingMoment, box: str, bettor: str | None = None) -> str | None:
    """Return the paragraph on the first bet of a box, or of one bettor in it; None if none lies there."""
    first = next((key for key in moment.played.sums if key.box == box and bettor in (None, key.bettor)), None)
    return first and paragraph_of_outcome(moment, (first.box, first.bettor, first.bet.value))


def _by_rule(fault: Fault, paragraph: str | None) -> Fault:
    """Return a fault against the rules, with the paragraph on the bet."""
    return replace(
        fault, paragraph=paragraph, why=Message("What has lost is taken, and what has won is paid.")
    )


def _fault(way: ErrorWay, was: Message, ought: Message, red_line: RedLine | None = None) -> Fault:
    return Fault(
        topic=Topic.TAKE_AND_PAY,
        way=way,
        paragraph=None,
        was=was,
        ought=ought,
        why=Message("The house takes first, from the dealer\u2019s right, then pays from the right."),
        red_line=red_line,
    )


_TAKE = Message("Take every losing bet")
_WON = Message("Leave what has not lost")
_PAY = Message("Pay every winner")
_LOST = Message("Pay nobody who has not won")
_ORDER = Message("Take all losing bets from the right, then pay from the right")
_EARLY = Message("Paid before the losing bets were taken")

WORK = TopicWork(items=lambda terms: _items_of(terms.game), right=_right, judge=_judge)
