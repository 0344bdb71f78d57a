"""Limits and pro rata: what goes back before the bets are closed, and what is at stake after."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from random import Random

from msgspec.structs import replace

from terminal.rounds.commands import PlaceBet
from terminal.rounds.decide import decide
from terminal.rounds.decision import Decision
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
from terminal.rules.stakes import BetKey, maximum_of, minimum_of
from terminal.training.answers import Answer, GoOn, NameFault, PayBox, SumOnBet, TurnBackChips, sum_on
from terminal.training.errors import RIGHT, ErrorWay, Fault, Grade, wrong
from terminal.training.items import Posed, TopicWork, TrainingItem
from terminal.training.moment import Chips, Occurrence, OddChip, TrainingMoment
from terminal.training.skills import Topic
from terminal.training.table_builder import TableBuilder, a_sum, complete_hands
from terminal.training.topics.next_act import HANDS, instead, next_answer, said
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


def _heavy_side(terms: Terms, side: Bet, over: int, *, last: str) -> Bets:
    """Return bets on one side that exceed the Differential by so many cents, the last bettor's on top."""
    limits = terms.limits
    most = (limits.maximum or limits.maximum_differential or 0) - terms.chip_unit * len(terms.boxes)
    left, placed = (limits.maximum_differential or 0), []
    boxes = iter(terms.boxes)
    while left:
        box, cents = next(boxes), min(most, left)
        placed.append((BetKey(box, SEATED, side), cents))
        left -= cents
    box = placed[0][0].box if last != SEATED else next(boxes)
    return [*placed, (BetKey(box, last, side), over)] if over else placed


def _over(side: Bet, last: str) -> Make:
    def bets(terms: Terms, random: Random) -> Bets:
        least = minimum_of(side, terms.limits) or terms.chip_unit
        cents = least + terms.chip_unit * random.randint(0, 50)
        placed = _heavy_side(terms, side, cents, last=last)
        if last == SEATED:
            return placed
        other = (BetKey(placed[1][0].box, last, side), least)
        return [*placed[:-1], other, placed[-1]]

    return _lying(bets)


def _cut_below_minimum(side: Bet) -> Make:
    """Return what poses a bet of which so little would be left that it goes back whole (RULINGS 5)."""

    def bets(terms: Terms, random: Random) -> Bets:
        least = minimum_of(side, terms.limits) or terms.chip_unit
        placed = _heavy_side(terms, side, 0, last=SEATED)
        lighter = (BetKey(placed[0][0].box, standing(1), _OTHER[side]), least)
        room = least - terms.chip_unit * random.randint(1, 20)
        over = (BetKey(placed[1][0].box, standing(2), side), 2 * least + room)
        return [*placed, lighter, over]

    return _lying(bets)


def _at_limit(side: Bet) -> Make:
    return _lying(lambda terms, random: _heavy_side(terms, side, 0, last=SEATED))


def _under(bet: Bet, *, by: int) -> Make:
    """Return what poses a bet under its minimum, or at it if `by` is 0; in the smallest chips."""

    def bets(terms: Terms, random: Random) -> Bets:
        box, beside = random.sample(terms.boxes, 2)
        least = minimum_of(bet, terms.limits) or terms.chip_unit
        cents = least - terms.chip_unit * random.randint(1, by) if by else least
        hand = Bet.BANKER
        placed = [(BetKey(beside, SEATED, hand), a_sum(terms, random, hand))]
        if terms.rules.one_hand_only and bet not in ORIGINAL_BETS:
            placed.append((BetKey(box, SEATED, hand), a_sum(terms, random, hand)))
        return [*placed, (BetKey(box, SEATED, bet), cents)]

    return _lying(bets)


def _over_maximum(bet: Bet, *, by: int) -> Make:
    """Return what poses chips that lift a bet over its maximum, or just up to it if `by` is 0."""

    def came(terms: Terms, random: Random) -> tuple[Bets, BetKey, int]:
        box = random.choice(terms.boxes)
        most = maximum_of(bet, terms.limits) or 0
        lies = a_sum(terms, random, bet, most=4)
        placed = [(BetKey(box, SEATED, bet), lies)]
        if terms.rules.one_hand_only and bet not in ORIGINAL_BETS:
            placed.insert(0, (BetKey(box, SEATED, Bet.PLAYER), a_sum(terms, random, Bet.PLAYER)))
        more = terms.chip_unit * random.randint(1, by) if by else 0
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
        box, beside = random.sample(terms.boxes, 2)
        placed = [(BetKey(beside, SEATED, Bet.BANKER), a_sum(terms, random, Bet.BANKER))]
        return placed, BetKey(box, SEATED, bet), a_sum(terms, random, bet)

    return _came(came)


def _odd(what: OddChip) -> Make:
    """Return what poses a bet made with what is no chip of this table."""

    def pose(terms: Terms, random: Random) -> Posed:
        box, beside = random.sample(terms.boxes, 2)
        lying = [(BetKey(beside, SEATED, Bet.BANKER), a_sum(terms, random, Bet.BANKER))]
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
        least = minimum_of(side, terms.limits) or terms.chip_unit
        heavy = _heavy_side(terms, side, 2 * least, last=standing(1))
        boxes = terms.boxes
        own = {
            "reduced": 20 * least + terms.chip_unit * random.randint(1, 50),
            "floor": least + terms.chip_unit * random.randint(1, 3),
            "under-minimum": least - terms.chip_unit * random.randint(1, 20),
            "lighter-side": 3 * least + terms.chip_unit * random.randint(1, 50),
        }[case]
        moved = [(key._replace(box=boxes[boxes.index(key.box) + 1]), cents) for key, cents in heavy]
        more = [(moved[0][0]._replace(bettor=standing(2)), moved[0][1])]
        placed = [*moved, *more, (BetKey(boxes[0], SEATED, winner), own)]
        builder = TableBuilder(terms).place(placed).close().deal(complete_hands(random, fits))
        return Posed(state=builder.take().table)

    return make


@lru_cache
def _items(terms: Terms) -> tuple[TrainingItem, ...]:
    game, limits = terms.rules, terms.limits
    items: list[TrainingItem] = []
    differential = limits.maximum_differential is not None
    for side in ORIGINAL_BETS if differential else ():
        name, hand = side.value, HANDS[Hand(side.value)]
        items += [
            _item(f"over-{name}-seated", Message("{hand} over the Differential, seated", {"hand": hand}),
                  _over(side, SEATED)),
            _item(f"over-{name}-standing", Message("{hand} over the Differential, standing", {"hand": hand}),
                  _over(side, standing(1))),
            _item(f"over-{name}-cut-whole", Message("{hand}: cut under the minimum", {"hand": hand}),
                  _cut_below_minimum(side)),
            _item(f"at-limit-{name}", Message("{hand} just at the Differential", {"hand": hand}),
                  _at_limit(side)),
        ]  # fmt: skip
    if differential and (game.differential or terms.house.pro_rata_everywhere):
        for side in ORIGINAL_BETS:
            for case, title in _PRO_RATA.items():
                items.append(_item(f"pro-rata-{side.value}-{case}", title, _pro_rata(side, case)))
    for bet in game.bets:
        if (least := minimum_of(bet, limits)) is not None and least > terms.chip_unit:
            by = min(_MOST_UNDER, least // terms.chip_unit - 1)
            items.append(
                _item(f"under-minimum-{bet.value}", Message("Under the minimum"), _under(bet, by=by))
            )
            items.append(_item(f"at-minimum-{bet.value}", Message("At the minimum"), _under(bet, by=0)))
        if maximum_of(bet, limits) is not None:
            items.append(
                _item(f"over-maximum-{bet.value}", Message("Over the maximum"), _over_maximum(bet, by=50))
            )
            items.append(
                _item(f"at-maximum-{bet.value}", Message("At the maximum"), _over_maximum(bet, by=0))
            )
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
    if isinstance(right, TurnBackChips | NameFault) and not isinstance(answer, NameFault):
        missed = isinstance(answer, GoOn)
        way = ErrorWay.OMISSION if missed else ErrorWay.EXTRA_ACT
        return wrong(_fault(moment, right, answer, way, _why(moment, right)))
    if isinstance(answer, TurnBackChips):
        return wrong(_fault(moment, right, answer, ErrorWay.FALSE_ALARM, Message("All bets are in order.")))
    if isinstance(answer, NameFault) and answer.kind in (UNDER_MINIMUM, EXCESS_DIFFERENTIAL):
        return wrong(_fault(moment, right, answer, ErrorWay.FALSE_ALARM, Message("All bets are in order.")))
    return instead(moment, right, answer)


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
    paragraph = moment.rules.paragraph_on(EXCESS_DIFFERENTIAL)
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
        return moment.rules.paragraph_on(UNDER_MINIMUM)
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
