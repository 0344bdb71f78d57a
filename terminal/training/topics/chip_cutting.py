"""Chip cutting: cut a sum, prove a stack, size into a bet; right when the sum is right."""

from __future__ import annotations

from functools import lru_cache
from random import Random

from terminal.rounds.guidance.payouts import chips_to_cut
from terminal.rounds.terms import Terms
from terminal.rules.bets import SEATED, Bet
from terminal.rules.message import Message
from terminal.rules.stakes import BetKey
from terminal.table.setup.defaults import DEFAULT_CHIPS
from terminal.training.answers import Answer, LayChips, SaySum
from terminal.training.errors import ErrorWay, Fault, Grade, wrong
from terminal.training.items import Posed, TopicWork, TrainingItem
from terminal.training.moment import Ask, Occurrence, TrainingMoment
from terminal.training.skills import Topic
from terminal.training.table_builder import TableBuilder
from terminal.training.topics.next_act import instead, said

_MOST_OF_A_KIND = 4
_MOST_KINDS = 5
_CHIPS = tuple(value for value in DEFAULT_CHIPS if value < DEFAULT_CHIPS[-1])


def _stacks(kinds: int, random: Random) -> tuple[tuple[int, int], ...]:
    """Return stacks of so many kinds of chips, the largest first, as a dealer cuts their sum."""
    while True:
        values = sorted(random.sample(_CHIPS, kinds), reverse=True)
        stacks = tuple((value, random.randint(1, _MOST_OF_A_KIND)) for value in values)
        if chips_to_cut(sum(value * count for value, count in stacks), DEFAULT_CHIPS).chips == stacks:
            return stacks


def _item(ask: Ask, kinds: int) -> TrainingItem:
    def make(terms: Terms, random: Random) -> Posed:
        stacks = _stacks(kinds, random)
        cents = sum(value * count for value, count in stacks)
        bets = [(BetKey(random.choice(terms.boxes), SEATED, Bet.PLAYER), _bet(terms, cents))]
        happens = Occurrence(sum=cents) if ask is Ask.CUT else Occurrence(stacks=stacks)
        return Posed(state=TableBuilder(terms).place(bets).table, ask=ask, happens=happens)

    return TrainingItem(
        id=f"chips:{ask.value}-{kinds}-kinds",
        topic=Topic.CHIP_CUTTING,
        title=Message("{what}, kinds of chips: {kinds}", {"what": _NAMES[ask], "kinds": kinds}),
        make=make,
    )


def _bet(terms: Terms, cents: int) -> int:
    """Return a bet that the table takes, as near to a sum as its limits let it."""
    least = max(cents, terms.limits.minimum or terms.chip_unit)
    return least if terms.limits.maximum is None else min(least, terms.limits.maximum)


_NAMES = {Ask.CUT: Message("Cut"), Ask.PROVE: Message("Prove"), Ask.SIZE: Message("Size into")}


@lru_cache
def _items(terms: Terms) -> tuple[TrainingItem, ...]:
    return tuple(_item(ask, kinds) for ask in _NAMES for kinds in range(1, _MOST_KINDS + 1))


def _right(moment: TrainingMoment) -> Answer:
    if moment.ask is Ask.CUT:
        return LayChips(chips_to_cut(_asked(moment), DEFAULT_CHIPS).chips)
    return SaySum(_asked(moment)) if moment.ask is Ask.PROVE else LayChips(moment.happens.stacks)


def _asked(moment: TrainingMoment) -> int:
    """Return the sum that is asked for, in cents."""
    happens = moment.happens
    return sum(value * count for value, count in happens.stacks) if happens.sum is None else happens.sum


def _judge(moment: TrainingMoment, answer: Answer) -> Grade:
    right = _right(moment)
    if not isinstance(answer, LayChips | SaySum):
        return instead(moment, right, answer)
    foreign = isinstance(answer, LayChips) and any(value not in DEFAULT_CHIPS for value, _ in answer.stacks)
    if foreign or answer.cents != _asked(moment):
        return wrong(_fault(answer, right, ErrorWay.SUM, Message("The chips come to another sum.")))
    if isinstance(answer, LayChips) and isinstance(right, LayChips) and answer.stacks != right.stacks:
        why = Message("The house cuts the largest chips first, and as few as make the sum.")
        return Grade((), (_fault(answer, right, ErrorWay.ORDER, why),))
    return Grade()


def _fault(answer: Answer, right: Answer, way: ErrorWay, why: Message) -> Fault:
    return Fault(
        topic=Topic.CHIP_CUTTING, way=way, paragraph=None, was=said(answer), ought=said(right), why=why
    )


WORK = TopicWork(items=_items, right=_right, judge=_judge)
