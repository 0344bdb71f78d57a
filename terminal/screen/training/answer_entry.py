"""What a trainee has entered, and the answer that it makes; a key does the same at each moment."""

from __future__ import annotations

from collections.abc import Hashable
from enum import Enum
from fractions import Fraction
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from terminal.rounds.settlement import INSURANCE_LINE
from terminal.rules.bets import HAND_BETS, SEATED, Bet, Hand, Result
from terminal.rules.ranks import Rank
from terminal.screen.format import CENTS_IN_DOLLAR
from terminal.screen.widgets.digits import BACKSPACE, MOST_DIGITS
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
from terminal.training.moment import Ask, Given
from terminal.training.skills import Topic

POINT: Final = "."


class EntryWay(Enum):
    """What is being entered: chips or figures on a bet, an offer, the call, or what the pit is called for.

    The coached table has a tool that names an irregularity and asks nothing about ranks.
    """

    CHIPS = "chips"
    FIGURES = "figures"
    OFFER = "offer"
    CALL = "call"
    PIT = "pit"
    IRREGULARITY = "irregularity"


class Doing(Enum):
    """What is done with a bet."""

    TAKE = "take"
    PAY = "pay"
    REFUSE = "refuse"


FIVE_KEYS: Final[tuple[Hashable, ...]] = (
    ("draw", Hand.PLAYER),
    ("draw", Hand.BANKER),
    ("way", EntryWay.OFFER),
    ("way", EntryWay.CALL),
    ("way", EntryWay.PIT),
)
"""The five keys that are always on, in their order."""


class BetPlace(Struct, frozen=True):
    """A bet that was touched: whose, and on what; `bet` may be insurance."""

    box: str
    bettor: str
    bet: str


class DoneAct(Struct, frozen=True):
    """One act on a bet, as it was entered; in cents."""

    doing: Doing
    place: BetPlace
    cents: int = 0


class Entry(Struct, frozen=True, kw_only=True):
    """All that was entered."""

    way: EntryWay = EntryWay.CHIPS
    acts: tuple[DoneAct, ...] = ()
    at: int | None = None
    """Where in `acts` the next one goes that takes the place of an act; None puts it behind them."""
    place: BetPlace | None = None
    typed: str = ""
    stacks: tuple[tuple[int, int], ...] = ()
    """Chips in the order in which they were laid: the value in cents, and how many."""
    draw: Hand | None = None
    hand: Hand | None = None
    result: Result | None = None
    totals: tuple[int | None, int | None] = (None, None)
    """The Point Totals that were typed, the Player's first."""
    of: Hand = Hand.PLAYER
    """Whose total is typed next."""
    rank: Rank | None = None
    kind: str | None = None
    """What went wrong, by its name in the catalogue of irregularities."""

    @property
    def cents(self) -> int:
        """The sum that is laid or typed."""
        if self.typed:
            dollars, _, _ = self.typed.partition(POINT)
            return round(Fraction(self.typed.removesuffix(POINT) or 0) * CENTS_IN_DOLLAR) if dollars else 0
        return sum(value * count for value, count in self.stacks)

    @property
    def begun(self) -> bool:
        """Whether anything was entered that an answer is made of."""
        return replace(self, way=EntryWay.CHIPS, of=Hand.PLAYER) != Entry()


class AnswerEntry:
    """Takes touches, and makes an answer of them; nothing of it depends on what is right."""

    def __init__(self, given: Given) -> None:
        """`given` is what the trainee is given, which says what can be touched on the felt."""
        self._given = given
        self._before: list[Entry] = []
        self.entry = Entry()

    def touch(self, key: object) -> bool:
        """Take a key; False if it is none of these."""
        after = self._after(key)
        if after is None:
            return False
        if after != self.entry:
            self._before.append(self.entry)
            self.entry = after
        return True

    def take_back(self) -> bool:
        """Take the last entry back; False if there is none."""
        if not self._before:
            return False
        self.entry = self._before.pop()
        return True

    def area(self, box: str, bet: Bet) -> None:
        """Choose a bet; touched again, the next bettor's on that area, and the insurance of that hand."""
        there = self._at(box, bet)
        now = self.entry.place
        at = there.index(now) + 1 if now in there else 0
        self._choose(there[at % len(there)])

    def plate(self, box: str) -> None:
        """Choose a box: its first bet, or its number alone."""
        first = next((chips for chips in self._given.chips if chips.box == box), None)
        bet = Bet.PLAYER if first is None else first.bet
        self._choose(self._at(box, bet)[0])

    def answer(self, topic: Topic, ask: Ask) -> Answer | None:
        """Return what was entered as an answer in the form of the topic; None if it is not whole.

        The form alone hangs on the topic: payments of one box or of a table are the same acts.
        """
        entry = self.entry
        if ask is Ask.PROVE:
            return SaySum(entry.cents)
        if ask is not Ask.NEXT:
            return SaySum(entry.cents) if entry.typed else LayChips(entry.stacks)
        if entry.draw is not None:
            return DrawTo(entry.draw)
        if entry.way in _OTHERS and not self._is_whole:
            return None
        match entry.way:
            case EntryWay.OFFER if entry.hand is not None:
                return OfferLammer(entry.hand, Fraction(entry.typed.removesuffix(POINT)))
            case EntryWay.CALL if entry.result is not None:
                player, banker = entry.totals
                return CallResult(entry.result, player or 0, banker or 0)
            case EntryWay.PIT | EntryWay.IRREGULARITY:
                return NameFault(entry.kind) if entry.kind else CallRank(entry.rank or Rank.DEALER)
            case _:
                return self._acts(topic) if entry.acts else GoOn()

    @property
    def _is_whole(self) -> bool:
        entry = self.entry
        match entry.way:
            case EntryWay.OFFER:
                return entry.hand is not None and entry.typed.strip("0" + POINT) != ""
            case EntryWay.CALL:
                return entry.result is not None and None not in entry.totals
            case _:
                return entry.rank is not None or entry.kind is not None

    def _acts(self, topic: Topic) -> Answer:
        acts = self.entry.acts
        if acts[0].doing is Doing.REFUSE:
            refused = (act for act in acts if act.doing is Doing.REFUSE)
            return TurnBackChips(tuple(_sum_on(act) for act in refused))
        if topic is not Topic.TAKE_AND_PAY and all(act.doing is Doing.PAY for act in acts):
            return PayBox(tuple(map(_sum_on, acts)))
        done: list[TakeBox | PayOut] = []
        for act in acts:
            box, bettor = act.place.box, act.place.bettor
            if act.doing is Doing.TAKE:
                done.append(TakeBox(box))
                continue
            last = done[-1] if done else None
            if isinstance(last, PayOut) and (last.box, last.bettor) == (box, bettor):
                done[-1] = PayOut(box, bettor, last.cents + act.cents)
            else:
                done.append(PayOut(box, bettor, act.cents))
        return TakeAndPay(tuple(done))

    def _after(self, key: object) -> Entry | None:
        """Return what is entered after a key; None for one of somebody else."""
        entry = self.entry
        match key:
            case ("draw", Hand() as hand):
                return Entry(draw=hand)
            case ("way", EntryWay() as way):
                return Entry() if entry.way is way else Entry(way=way)
            case ("chip", int(value)):
                return replace(entry, stacks=_with_chip(entry.stacks, value))
            case ("digit", str(digit)):
                return self._digit(digit)
            case ("do", Doing() as doing):
                return self._did(doing)
            case ("row", int(number)):
                return self._taken_up(number)
            case str(name):
                return _plain(entry, name)
            case _:
                return _chosen(entry, key)

    def _digit(self, digit: str) -> Entry:
        entry = self.entry
        if entry.way is EntryWay.CALL:
            return _with_total(entry, digit)
        typed = entry.typed[:-1] if digit == BACKSPACE else entry.typed + digit
        if typed.count(POINT) > 1 or len(typed) > MOST_DIGITS or typed.startswith(POINT):
            return entry
        return replace(entry, typed=typed, stacks=())

    def _did(self, doing: Doing) -> Entry:
        """Return the entry with an act on the chosen bet; without a sum all goes back that lies there."""
        entry = self.entry
        if entry.place is None:
            return entry
        cents = entry.cents
        if doing is Doing.TAKE:
            cents = 0
        elif doing is Doing.REFUSE and not cents:
            cents = self._came_or_lies(entry.place)
        act = DoneAct(doing, entry.place, cents)
        at = len(entry.acts) if entry.at is None else entry.at
        acts = (*entry.acts[:at], act, *entry.acts[at:])
        return replace(entry, acts=acts, at=None, typed="", stacks=(), draw=None)

    def _taken_up(self, number: int) -> Entry:
        """Return the entry with one of its acts open again: the next act on a bet takes its place."""
        entry = self.entry
        if number >= len(entry.acts):
            return entry
        others = (*entry.acts[:number], *entry.acts[number + 1 :])
        place = entry.acts[number].place
        return replace(entry, acts=others, at=number, place=place, typed="", stacks=(), draw=None)

    def _came_or_lies(self, place: BetPlace) -> int:
        for chips in (self._given.came, self._given.chips):
            there = [
                c.cents for c in chips if (c.box, c.bettor, c.bet) == (place.box, place.bettor, place.bet)
            ]
            if there:
                return abs(sum(there))
        return 0

    def _choose(self, place: BetPlace) -> None:
        after = replace(self.entry, place=place, draw=None)
        if after.way in _OTHERS:
            after = Entry(place=place)
        self._before.append(self.entry)
        self.entry = after

    def _at(self, box: str, bet: Bet) -> list[BetPlace]:
        """Return whose chips lie or came on an area, and the insurance of that hand."""
        chips = (*self._given.chips, *self._given.came)
        bettors = dict.fromkeys(one.bettor for one in chips if (one.box, one.bet) == (box, bet))
        places = [BetPlace(box, bettor, bet.value) for bettor in bettors]
        for insured in self._given.insured:
            if insured.box == box and HAND_BETS[insured.hand] is bet:
                places.append(BetPlace(box, insured.bettor, INSURANCE_LINE))
        return list(dict.fromkeys(places)) or [BetPlace(box, SEATED, bet.value)]


LISTED: Final = (EntryWay.PIT, EntryWay.IRREGULARITY)
"""Where the list of what can have gone wrong is open."""
_OTHERS: Final = (EntryWay.OFFER, EntryWay.CALL, *LISTED)


def _sum_on(act: DoneAct) -> SumOnBet:
    return SumOnBet(act.place.box, act.place.bettor, act.place.bet, act.cents)


def _with_chip(stacks: tuple[tuple[int, int], ...], value: int) -> tuple[tuple[int, int], ...]:
    """Return the stacks with one more chip: on the last stack, or on a new one of its value."""
    if stacks and stacks[-1][0] == value:
        return (*stacks[:-1], (value, stacks[-1][1] + 1))
    return (*stacks, (value, 1))


def _with_total(entry: Entry, digit: str) -> Entry:
    """Return the call with a total typed; the other hand's comes next."""
    player, banker = entry.totals
    said = int(digit) if digit.isdigit() else None
    if entry.of is Hand.PLAYER:
        return replace(entry, totals=(said, banker), of=Hand.PLAYER if said is None else Hand.BANKER)
    return replace(entry, totals=(player, said))


def _plain(entry: Entry, name: str) -> Entry | None:
    """Return what is entered after a key of one word; None for one of somebody else."""
    if name == "type":
        way = EntryWay.CHIPS if entry.way is EntryWay.FIGURES else EntryWay.FIGURES
        return replace(entry, way=way, typed="", stacks=())
    if name == "clear":
        return replace(entry, typed="", stacks=(), totals=(None, None), of=Hand.PLAYER)
    return None


def _chosen(entry: Entry, key: object) -> Entry | None:
    """Return the entry with something chosen: a hand, a result, whose total, a rank, what went wrong."""
    match key:
        case ("hand", Hand() as hand):
            return replace(entry, hand=hand)
        case ("result", Result() as result):
            return replace(entry, result=result)
        case ("total", Hand() as hand):
            return replace(entry, of=hand)
        case ("rank", Rank() as rank):
            return replace(entry, rank=rank, kind=None)
        case ("kind", str(kind)):
            return replace(entry, kind=kind, rank=None)
        case _:
            return None
