"""Chip cutting: cut a sum, prove a stack, size into a bet; right when the sum is right."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations, product
from random import Random

from terminal.rounds.guidance.payouts import chips_to_cut
from terminal.rounds.terms import Terms
from terminal.rules.bets import SEATED, Bet
from terminal.rules.message import Message
from terminal.rules.stakes import BetKey
from terminal.training.answers import Answer, LayChips, SaySum
from terminal.training.errors import ErrorWay, Fault, Grade, wrong
from terminal.training.house_chips import chips_of, least_bet, stake_unit, within_maximum
from terminal.training.items import Posed, TopicWork, TrainingItem
from terminal.training.moment import Ask, Occurrence, TrainingMoment
from terminal.training.skills import Topic
from terminal.training.table_builder import TableBuilder
from terminal.training.topics.next_act import instead, said

_MOST_OF_A_KIND = 4
_MOST_KINDS = 5


def _to_cut(chips: tuple[int, ...]) -> tuple[int, ...]:
    """Return the chips of the house that are cut: all but the largest, unless there is no other."""
    return chips[:-1] or chips


def _stacks(chips: tuple[int, ...], kinds: int, random: Random) -> tuple[tuple[int, int], ...]:
    """Return stacks of so many kinds of chips, the largest first, as a dealer cuts their sum."""
    while True:
        values = sorted(random.sample(_to_cut(chips), kinds), reverse=True)
        stacks = tuple((value, random.randint(1, _MOST_OF_A_KIND)) for value in values)
        if _is_cut(stacks, chips):
            return stacks


def _is_cut(stacks: tuple[tuple[int, int], ...], chips: tuple[int, ...]) -> bool:
    """Return whether a dealer cuts the sum of these stacks into these very stacks."""
    return chips_to_cut(sum(value * count for value, count in stacks), chips).chips == stacks


@lru_cache
def _can_be_cut(chips: tuple[int, ...], kinds: int) -> bool:
    """Return whether some sum is cut into so many kinds of these chips."""
    return any(
        _is_cut(tuple(zip(values, counts, strict=True)), chips)
        for values in combinations(reversed(_to_cut(chips)), kinds)
        for counts in product(range(1, _MOST_OF_A_KIND + 1), repeat=kinds)
    )


def _item(ask: Ask, kinds: int) -> TrainingItem:
    def make(terms: Terms, random: Random) -> Posed:
        stacks = _stacks(chips_of(terms), kinds, random)
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
    unit = stake_unit(terms)
    least = max(-(-cents // unit) * unit, least_bet(terms, Bet.PLAYER))
    return within_maximum(terms, Bet.PLAYER, least)


_NAMES = {Ask.CUT: Message("Cut"), Ask.PROVE: Message("Prove"), Ask.SIZE: Message("Size into")}


@lru_cache
def _items(terms: Terms) -> tuple[TrainingItem, ...]:
    chips = chips_of(terms)
    known = [kinds for kinds in range(1, _MOST_KINDS + 1) if _can_be_cut(chips, kinds)]
    return tuple(_item(ask, kinds) for ask in _NAMES for kinds in known)


def _right(moment: TrainingMoment) -> Answer:
    if moment.ask is Ask.CUT:
        return LayChips(chips_to_cut(_asked(moment), chips_of(moment.state.terms)).chips)
    return SaySum(_asked(moment)) if moment.ask is Ask.PROVE else LayChips(moment.happens.stacks)


def _asked(moment: TrainingMoment) -> int:
    """Return the sum that is asked for, in cents."""
    happens = moment.happens
    return sum(value * count for value, count in happens.stacks) if happens.sum is None else happens.sum


def _judge(moment: TrainingMoment, answer: Answer) -> Grade:
    right = _right(moment)
    if not isinstance(answer, LayChips | SaySum):
        return instead(moment, right, answer)
    chips = chips_of(moment.state.terms)
    foreign = isinstance(answer, LayChips) and any(value not in chips for value, _ in answer.stacks)
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
