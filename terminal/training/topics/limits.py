"""Limits and pro rata: what goes back before the bets are closed, and what is at stake after."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from random import Random

from msgspec.structs import replace

from terminal.rounds.commands import PlaceBet
from terminal.rounds.decision import Decision
from terminal.rounds.guidance.situation import decide
from terminal.rounds.irregularities.excess_differential import ID as EXCESS_DIFFERENTIAL
from terminal.rounds.irregularities.under_minimum import ID as UNDER_MINIMUM
from terminal.rounds.refusal import Refusal, refuse
from terminal.rounds.state import Phase
from terminal.rounds.terms import Terms
from terminal.rules.bets import ORIGINAL_BETS, SEATED, Bet, Hand, Result, standing
from terminal.rules.cards import Card
from terminal.rules.message import Message
from terminal.rules.ranks import Rank
from terminal.rules.settlement import Facts
from terminal.rules.stakes import BetKey, minimum_of
from terminal.training.answers import Answer, GoOn, NameFault, PayBox, SumOnBet, TurnBackChips, sum_on
from terminal.training.errors import RIGHT, ErrorWay, Fault, Grade, wrong
from terminal.training.house_chips import largest_bet, least_bet, stake_unit, within_maximum
from terminal.training.items import Posed, TopicWork, TrainingItem
from terminal.training.moment import Chips, Occurrence, OddChip, TrainingMoment
from terminal.training.skills import Topic
from terminal.training.table_builder import TableBuilder, a_sum, complete_hands
from terminal.training.topics.next_act import HANDS, instead, next_answer, paragraph_of_bets, said
from terminal.training.topics.paying import box_paid, judge_payment

Make = Callable[[Terms, Random], Posed]
Bets = list[tuple[BetKey, int]]
_OTHER = {Bet.PLAYER: Bet.BANKER, Bet.BANKER: Bet.PLAYER}
_WINS = {Bet.PLAYER: Result.PLAYER, Bet.BANKER: Result.BANKER}


def _item(name: str, title: Message, make: Make) -> TrainingItem:
    return TrainingItem(id=f"limit:{name}", topic=Topic.LIMITS, title=title, make=make)


# Before the bets are closed


def _lying(make: Callable[[Terms, Random], Bets]) -> Make:
    """Return what poses bets as they lie, before the call."""
    return lambda terms, random: Posed(state=TableBuilder(terms).place(make(terms, random)).table)


def _came(make: Callable[[Terms, Random], tuple[Bets, BetKey, int]]) -> Make:
    """Return what poses chips that have just come to a bet, on those that lie there."""

    def pose(terms: Terms, random: Random) -> Posed:
        lying, key, cents = make(terms, random)
        came = Chips(key.box, key.bettor, key.bet, cents)
        return Posed(state=TableBuilder(terms).place(lying).table, happens=Occurrence(came=(came,)))

    return pose


def _at_differential(terms: Terms, side: Bet) -> tuple[int, ...]:
    """Return two bets or more that come to the Differential, in cents; none if the limits do not allow it."""
    unit, least = stake_unit(terms), least_bet(terms, side)
    left = (terms.limits.maximum_differential or 0) // unit * unit
    half = left // unit // 2 * unit
    most = min((largest_bet(terms, side) or left) - unit * len(terms.boxes), half)
    sums: list[int] = []
    while left:
        cents = min(most, left)
        if 0 < left - cents < least:
            cents = left - least
        if cents < least or len(sums) > len(terms.boxes):
            return ()
        sums.append(cents)
        left -= cents
    return tuple(sums)


def _heavy_side(terms: Terms, side: Bet, over: int, *, last: str) -> Bets:
    """Return bets on one side that exceed the Differential by so many cents, the last bettor's on top."""
    boxes = iter(terms.boxes)
    placed = [(BetKey(next(boxes), SEATED, side), cents) for cents in _at_differential(terms, side)]
    box = placed[0][0].box if last != SEATED else next(boxes)
    return [*placed, (BetKey(box, last, side), over)] if over else placed


def _over(side: Bet, last: str) -> Make:
    def bets(terms: Terms, random: Random) -> Bets:
        least = least_bet(terms, side)
        cents = least + stake_unit(terms) * random.randint(0, 50)
        placed = _heavy_side(terms, side, within_maximum(terms, side, cents), last=last)
        if last == SEATED:
            return placed
        other = (BetKey(placed[1][0].box, last, side), least)
        return [*placed[:-1], other, placed[-1]]

    return _lying(bets)


def _cut_below_minimum(side: Bet) -> Make:
    """Return what poses a bet of which so little would be left that it goes back whole (RULINGS 5)."""

    def bets(terms: Terms, random: Random) -> Bets:
        least = least_bet(terms, side)
        placed = _heavy_side(terms, side, 0, last=SEATED)
        room = least - _less(terms, side, random)
        lighter = (BetKey(placed[0][0].box, standing(1), _OTHER[side]), 2 * least)
        before = (BetKey(placed[0][0].box, standing(3), side), 2 * least - room)
        over = (BetKey(placed[1][0].box, standing(2), side), 2 * least - room)
        return [*placed, lighter, before, over]

    return _lying(bets)


def _less(terms: Terms, bet: Bet, random: Random) -> int:
    """Return by how much a bet stays under its minimum, in the smallest chips."""
    unit = stake_unit(terms)
    return unit * random.randint(1, min(_MOST_UNDER, least_bet(terms, bet) // unit - 1))


def _at_limit(side: Bet) -> Make:
    return _lying(lambda terms, random: _heavy_side(terms, side, 0, last=SEATED))


def _at_minimum(bet: Bet, *, under: bool) -> Make:
    """Return what poses a bet at its minimum, or under it."""

    def bets(terms: Terms, random: Random) -> Bets:
        box, other = random.sample(terms.boxes, 2)
        cents = least_bet(terms, bet) - (_less(terms, bet, random) if under else 0)
        hand = Bet.BANKER
        placed = [(BetKey(other, SEATED, hand), a_sum(terms, random, hand))]
        if terms.rules.one_hand_only and bet not in ORIGINAL_BETS:
            placed.append((BetKey(box, SEATED, hand), a_sum(terms, random, hand)))
        return [*placed, (BetKey(box, SEATED, bet), cents)]

    return _lying(bets)


def _over_maximum(bet: Bet, *, by: int) -> Make:
    """Return what poses chips that lift a bet over its maximum, or just up to it if `by` is 0."""

    def came(terms: Terms, random: Random) -> tuple[Bets, BetKey, int]:
        box = random.choice(terms.boxes)
        most = largest_bet(terms, bet) or 0
        lies = a_sum(terms, random, bet, most=4)
        placed = [(BetKey(box, SEATED, bet), lies)]
        if terms.rules.one_hand_only and bet not in ORIGINAL_BETS:
            placed.insert(0, (BetKey(box, SEATED, Bet.PLAYER), a_sum(terms, random, Bet.PLAYER)))
        more = stake_unit(terms) * random.randint(1, by) if by else 0
        return placed, BetKey(box, SEATED, bet), most - lies + more

    return _came(came)


def _company(first: Bet, second: Bet) -> Make:
    """Return what poses a second bet of one bettor, next to a first (NCT ¶3.3, ¶3.4)."""

    def came(terms: Terms, random: Random) -> tuple[Bets, BetKey, int]:
        box = random.choice(terms.boxes)
        lying = [(BetKey(box, SEATED, first), a_sum(terms, random, first))]
        return lying, BetKey(box, SEATED, second), a_sum(terms, random, second)

    return _came(came)


def _alone(bet: Bet) -> Make:
    """Return what poses a bet of somebody who has no other, where the game wants one on a hand first."""

    def came(terms: Terms, random: Random) -> tuple[Bets, BetKey, int]:
        box, other = random.sample(terms.boxes, 2)
        placed = [(BetKey(other, SEATED, Bet.BANKER), a_sum(terms, random, Bet.BANKER))]
        return placed, BetKey(box, SEATED, bet), a_sum(terms, random, bet)

    return _came(came)


def _odd(what: OddChip) -> Make:
    """Return what poses a bet made with what is no chip of this table."""

    def pose(terms: Terms, random: Random) -> Posed:
        box, other = random.sample(terms.boxes, 2)
        lying = [(BetKey(other, SEATED, Bet.BANKER), a_sum(terms, random, Bet.BANKER))]
        came = Chips(box, SEATED, Bet.PLAYER, a_sum(terms, random, Bet.PLAYER), what)
        return Posed(state=TableBuilder(terms).place(lying).table, happens=Occurrence(came=(came,)))

    return pose


# After the bets are closed


def _pro_rata(side: Bet, case: str) -> Make:
    """Return what poses a box to be paid while one side exceeds the Differential (CB, NCI ¶5.1.1, ¶5.1.2)."""
    winner = _OTHER[side] if case == "lighter-side" else side

    def fits(facts: Facts, dealt: Sequence[Card]) -> bool:
        return facts.result is _WINS[winner]

    def make(terms: Terms, random: Random) -> Posed:
        least, unit = least_bet(terms, side), stake_unit(terms)
        heavy = _heavy_side(terms, side, 2 * least, last=standing(1))
        boxes = terms.boxes
        chances = [random.randint(1, most) for most in (50, 3, _MOST_UNDER, 50)]
        own = {
            "reduced": 20 * least + unit * chances[0],
            "floor": least + unit * chances[1],
            "under-minimum": max(unit, least - unit * chances[2]),
            "lighter-side": 3 * least + unit * chances[3],
        }[case]
        moved = [(key._replace(box=boxes[boxes.index(key.box) + 1]), cents) for key, cents in heavy]
        more = [(moved[0][0]._replace(bettor=standing(2)), moved[0][1])]
        placed = [*moved, *more, (BetKey(boxes[0], SEATED, winner), within_maximum(terms, side, own))]
        builder = TableBuilder(terms).place(placed).close().deal(complete_hands(random, fits))
        return Posed(state=builder.take().table)

    return make


def _of_differential(terms: Terms) -> list[TrainingItem]:
    """Return what can be asked about the Differential, before the call and after the round."""
    game = terms.rules
    items: list[TrainingItem] = []
    # The bets that come to the Differential leave a box for who goes beyond it.
    differential = 0 < len(_at_differential(terms, Bet.PLAYER)) < len(terms.boxes)
    below = least_bet(terms, Bet.PLAYER) > stake_unit(terms)
    for side in ORIGINAL_BETS if differential else ():
        name, hand = side.value, HANDS[Hand(side.value)]
        items += [
            _item(f"over-{name}-seated", Message("{hand} over the Differential, seated", {"hand": hand}),
                  _over(side, SEATED)),
            _item(f"over-{name}-standing", Message("{hand} over the Differential, standing", {"hand": hand}),
                  _over(side, standing(1))),
            _item(f"at-limit-{name}", Message("{hand} just at the Differential", {"hand": hand}),
                  _at_limit(side)),
        ]  # fmt: skip
        if below:
            title = Message("{hand}: cut under the minimum", {"hand": hand})
            items.insert(-1, _item(f"over-{name}-cut-whole", title, _cut_below_minimum(side)))
    if differential and (game.differential or terms.house.pro_rata_everywhere):
        for side in ORIGINAL_BETS:
            for case, title in _PRO_RATA.items():
                if below or case != "under-minimum":
                    items.append(_item(f"pro-rata-{side.value}-{case}", title, _pro_rata(side, case)))
    return items


def _of_limits(terms: Terms) -> Iterator[TrainingItem]:
    """Yield what can be asked about the least and the largest bet."""
    for bet in terms.rules.bets:
        least, largest = least_bet(terms, bet), largest_bet(terms, bet)
        if minimum_of(bet, terms.limits) is not None and least > stake_unit(terms):
            name = f"under-minimum-{bet.value}"
            yield _item(name, Message("Under the minimum"), _at_minimum(bet, under=True))
            name = f"at-minimum-{bet.value}"
            yield _item(name, Message("At the minimum"), _at_minimum(bet, under=False))
        if largest is not None and largest > least:
            yield _item(f"over-maximum-{bet.value}", Message("Over the maximum"), _over_maximum(bet, by=50))
            yield _item(f"at-maximum-{bet.value}", Message("At the maximum"), _over_maximum(bet, by=0))


@lru_cache
def _items(terms: Terms) -> tuple[TrainingItem, ...]:
    game = terms.rules
    items = [*_of_differential(terms), *_of_limits(terms)]
    items += [_item(f"odd-{what.value}", Message("No chip of this table"), _odd(what)) for what in OddChip]
    others = [bet for bet in game.bets if bet not in ORIGINAL_BETS]
    for hand_bet in ORIGINAL_BETS:
        items.append(
            _item(
                f"both-hands-{hand_bet.value}-first",
                Message("Both hands"),
                _company(hand_bet, _OTHER[hand_bet]),
            )
        )
        items += [
            _item(
                f"{bet.value}-next-to-{hand_bet.value}",
                Message("Next to a bet on a hand"),
                _company(hand_bet, bet),
            )
            for bet in others
        ]
    items += [_item(f"{bet.value}-alone", Message("Without a bet on a hand"), _alone(bet)) for bet in others]
    return tuple(items)


_MOST_UNDER = 20
_PRO_RATA = {
    "reduced": Message("Pro rata"),
    "floor": Message("Pro rata, not under the minimum"),
    "under-minimum": Message("A bet under the minimum is not reduced"),
    "lighter-side": Message("The other side is not reduced"),
}


_OF_LIMITS = (UNDER_MINIMUM, EXCESS_DIFFERENTIAL)
"""The irregularities that the terminal itself tells of bets."""
_NO_CHIP = refuse("no_chip", "A bet is made with chips of this table. Give back what is none.")


def _placed(moment: TrainingMoment, chips: Chips) -> Decision:
    """Return what the table makes of chips that are laid on a bet."""
    command = PlaceBet(chips.box, chips.bet, chips.cents, chips.bettor)
    return decide(moment.state, command, Rank.DEALER)


def _refused(moment: TrainingMoment) -> dict[SumOnBet, Refusal]:
    """Return the chips that came and that the table does not take, with why."""
    refused = {}
    for chips in moment.happens.came:
        decided = _NO_CHIP if chips.odd is not None else _placed(moment, chips)
        if isinstance(decided, Refusal):
            refused[sum_on(BetKey(chips.box, chips.bettor, chips.bet), chips.cents)] = decided
    return refused


def _right(moment: TrainingMoment) -> Answer:
    now = moment.situation
    if now.phase is Phase.RESULT:
        return box_paid(moment)
    refused = _refused(moment)
    if refused:
        return TurnBackChips(tuple(refused))
    return NameFault(UNDER_MINIMUM) if now.under_minimum else next_answer(moment)


def _judge(moment: TrainingMoment, answer: Answer) -> Grade:
    right = _right(moment)
    if isinstance(right, PayBox):
        return _at_stake(moment, judge_payment(moment, answer))
    if answer == right:
        return RIGHT
    if isinstance(right, TurnBackChips) and isinstance(answer, TurnBackChips):
        return wrong(*_sums_wrong(moment, right, answer))
    if isinstance(right, TurnBackChips | NameFault):
        return wrong(_fault(moment, right, answer, _way(answer), _why(moment, right)))
    if isinstance(answer, TurnBackChips) or (isinstance(answer, NameFault) and answer.kind in _OF_LIMITS):
        fault = _fault(moment, right, answer, ErrorWay.FALSE_ALARM, Message("All bets are in order."))
        return wrong(replace(fault, paragraph=paragraph_of_bets(moment)))
    return instead(moment, right, answer)


def _way(answer: Answer) -> ErrorWay:
    """Return how an act errs where chips go back or a bet is under its minimum."""
    if isinstance(answer, NameFault):
        return ErrorWay.FALSE_ALARM
    return ErrorWay.OMISSION if isinstance(answer, GoOn) else ErrorWay.EXTRA_ACT


def _sums_wrong(moment: TrainingMoment, right: TurnBackChips, answer: TurnBackChips) -> Iterator[Fault]:
    """Yield what is wrong with chips turned back: the sum, or from whom."""
    ought = {part.key: part.cents for part in right.sums}
    was: dict[tuple[str, str, str], int] = {}
    for part in answer.sums:
        was[part.key] = was.get(part.key, 0) + part.cents
    if was == ought:
        return
    why = _why(moment, right)
    if sum(was.values()) != sum(ought.values()):
        yield _fault(moment, right, answer, ErrorWay.SUM, why)
    if was.keys() != ought.keys():
        yield _fault(moment, right, answer, ErrorWay.ORDER, why)


def _at_stake(moment: TrainingMoment, grade: Grade) -> Grade:
    """Return the grade of a payment with the paragraph on pro rata where the stake was taken wrong."""
    cited = moment.rules.paragraphs_on(EXCESS_DIFFERENTIAL)
    paragraph = moment.rules.paragraph_on(EXCESS_DIFFERENTIAL)
    if cited and moment.item.endswith("-under-minimum"):
        paragraph = cited[-1]  # what is under the minimum is not reduced
    return wrong(
        *(
            replace(fault, topic=Topic.LIMITS, paragraph=paragraph) if fault.way is ErrorWay.SUM else fault
            for fault in grade.faults
        )
    )


def _why(moment: TrainingMoment, right: Answer) -> Message:
    for refusal in _refused(moment).values():
        return refusal.message
    if isinstance(right, NameFault):
        return Message("A bet is under its minimum: the player raises it or takes it back.")
    return Message("The latest standing bets go back first, then the latest seated ones.")


def _paragraph(moment: TrainingMoment, right: Answer) -> str | None:
    for refusal in _refused(moment).values():
        return refusal.paragraph
    if isinstance(right, NameFault):
        noticed = moment.rules.paragraphs_on(UNDER_MINIMUM)
        return noticed[0] if noticed else None
    return moment.rules.paragraphs.excess


def _fault(moment: TrainingMoment, right: Answer, answer: Answer, way: ErrorWay, why: Message) -> Fault:
    return Fault(
        topic=Topic.LIMITS,
        way=way,
        paragraph=_paragraph(moment, right),
        was=said(answer),
        ought=said(right),
        why=why,
    )


WORK = TopicWork(items=_items, right=_right, judge=_judge)
