"""The views of a question and of what a trainee has entered; only the given makes them differ."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from terminal.rounds.irregularities.catalogue import CATALOGUE
from terminal.rounds.settlement import INSURANCE_LINE
from terminal.rounds.state import Table
from terminal.rules.bets import SEATED, Bet
from terminal.rules.cards import UNKNOWN, Card
from terminal.rules.message import Message
from terminal.screen.format import money
from terminal.screen.training.answer_entry import AnswerEntry, BetPlace, Doing, DoneAct
from terminal.screen.training.answer_views import (
    AnswerKeysView,
    AnswerPadView,
    GivenAlongView,
    GivenView,
    OwnLine,
    PaidLine,
    QuestionView,
    ToldView,
)
from terminal.screen.training.given_felt import PLACES
from terminal.screen.translate import Bilingual, both, say, second_line, tr
from terminal.screen.words import bet_title, bettor_short
from terminal.training.answers import Answer, PayBox
from terminal.training.errors import RIGHT, Fault, Grade
from terminal.training.moment import Chips, Given, OddChip, PosedQuestion, TrainingMoment
from terminal.training.schedule import SLOW

MILLISECONDS: Final = 1000


def question_view(
    question: PosedQuestion, pill: str, caption: str, elapsed: int, target: int | None
) -> QuestionView:
    """Return the head of the rail; times in milliseconds, without a target there is no bar."""
    seconds = elapsed // MILLISECONDS
    return QuestionView(
        pill=pill,
        caption=caption,
        title=say(question.wording),
        second=second_line(question.wording.template),
        seconds=tr("{seconds} s").format(seconds=seconds),
        target="" if target is None else tr("target {seconds} s").format(seconds=target / MILLISECONDS),
        share=None if target is None else min(1.0, seconds * MILLISECONDS / (SLOW * target)),
    )


def keys_view(entry: AnswerEntry, *, tall: bool = False) -> AnswerKeysView:
    """Return the five keys, or all that can have gone wrong: the same at every moment."""
    own = entry.entry
    kinds = tuple((name, say(kind.title)) for name, kind in CATALOGUE.items() if not kind.by_terminal)
    terminal = tuple((name, say(kind.title)) for name, kind in CATALOGUE.items() if kind.by_terminal)
    every = (*kinds, *terminal)
    return AnswerKeysView(way=own.way, drawn=own.draw, kinds=every, kind=own.kind, tall=tall)


def pad_view(entry: AnswerEntry, table: Table, chips: tuple[int, ...]) -> AnswerPadView:
    """Return the dealer's place; it speaks of nothing but the trainee's own entries."""
    own = entry.entry
    laid = dict.fromkeys(chips, 0)
    for value, count in own.stacks:
        laid[value] = laid.get(value, 0) + count
    title, note = tr("Touch a bet on the cloth"), tr("then take, pay or refuse")
    if own.place is not None:
        title, note = _place_words(own.place, table)
    return AnswerPadView(
        way=own.way,
        title=title,
        note=note,
        cents=own.cents,
        typed=own.typed,
        chips=chips,
        counts=tuple(laid[value] for value in chips),
        hand=own.hand,
        result=own.result,
        totals=own.totals,
        of=own.of,
        rank=own.rank,
        kind="" if own.kind is None else say(CATALOGUE[own.kind].title),
    )


def given_view(
    given: Given, entry: AnswerEntry, table: Table, *, along: bool = False, answered: bool = False
) -> GivenView:
    """Return what is given next to the felt, or along the strip, and what was entered."""
    shown = GivenAlongView if along else GivenView
    return shown(
        signs=tuple(_signs(given)),
        lines=(*map(say, given.told), *(_came(chips, table) for chips in given.came)),
        cards=tuple(_beside(given)),
        stacks=given.stacks,
        sum=given.sum,
        own=tuple(OwnLine(number, _act_words(act, table)) for number, act in enumerate(entry.entry.acts)),
        changes=not answered,
    )


def _signs(given: Given) -> Iterator[str]:
    yield tr("bets are closed") if given.closed else tr("bets are open")
    limits = given.limits
    if limits.minimum is not None:
        yield tr("min {amount}").format(amount=money(limits.minimum))
    if limits.maximum is not None:
        yield tr("max {amount}").format(amount=money(limits.maximum))
    if limits.side_minimum is not None and limits.side_maximum is not None:
        yield tr("others {least} to {most}").format(
            least=money(limits.side_minimum), most=money(limits.side_maximum)
        )
    if limits.maximum_differential is not None:
        yield tr("Differential {amount}").format(amount=money(limits.maximum_differential))
    if given.notice:
        yield tr("no insurance")


def _came(chips: Chips, table: Table) -> str:
    where = _place_words(BetPlace(chips.box, chips.bettor, chips.bet.value), table)
    what = {None: tr("{amount} on {where}"), OddChip.CASH: tr("cash {amount} on {where}")}
    foreign = tr("a chip of another house, {amount}, on {where}")
    text = tr("{amount} taken off {where}") if chips.cents < 0 else what.get(chips.odd, foreign)
    return text.format(amount=money(abs(chips.cents)), where=tr(", ").join(where))


def _beside(given: Given) -> Iterator[tuple[str, Card]]:
    for card in given.aside:
        yield tr("aside"), UNKNOWN if card is None else card
    for hand, cards in ((tr("Player"), given.player), (tr("Banker"), given.banker)):
        for card in cards[PLACES:]:
            yield hand, UNKNOWN if card is None else card


def _place_words(place: BetPlace, table: Table) -> tuple[str, str]:
    """Return a bet in words: its box and bettor, and what it is on."""
    bet = tr("INSURANCE") if place.bet == INSURANCE_LINE else bet_title(Bet(place.bet), table)
    box = tr("Box {box}").format(box=place.box)
    who = tr("seated") if place.bettor == SEATED else bettor_short(place.bettor)
    return f"{box} {who}", bet


def _act_words(act: DoneAct, table: Table) -> str:
    """Return an act in words; of a seated bettor the box alone says who it is."""
    where, bet = _place_words(act.place, table)
    if act.place.bettor == SEATED:
        where = tr("Box {box}").format(box=act.place.box)
    if act.doing is Doing.TAKE:
        return tr("taken: {where}").format(where=where)
    text = tr("paid {amount}: {where}") if act.doing is Doing.PAY else tr("back {amount}: {where}")
    return text.format(amount=money(act.cents), where=f"{where} {bet}")


def paid_lines(moment: TrainingMoment, answer: Answer, right: Answer | None) -> tuple[PaidLine, ...]:
    """Return what was paid on each bet of a box, and what was right; nothing of any other answer."""
    if not isinstance(answer, PayBox) or not isinstance(right, PayBox):
        return ()
    paid, ought = _summed(answer), _summed(right)
    lines = []
    for key in dict.fromkeys((*ought, *paid)):
        where, bet = _place_words(BetPlace(*key), moment.state)
        lines.append(PaidLine(bet, where, paid.get(key, 0), ought.get(key, 0)))
    return tuple(lines)


def _summed(answer: PayBox) -> dict[tuple[str, str, str], int]:
    sums: dict[tuple[str, str, str], int] = {}
    for part in answer.paid:
        sums[part.key] = sums.get(part.key, 0) + part.cents
    return sums


def told_view(
    grade: Grade,
    right: Message | None,
    comes_back: str,
    *,
    looked_up: bool = False,
    bets: tuple[PaidLine, ...] = (),
) -> ToldView:
    """Return what an answer was worth; the house's procedure is called the house's (RULINGS 34).

    Of one that was looked up it shows what is right, and nothing of what was entered. `bets` are shown where
    the sums were not right.
    """
    if looked_up:
        grade, bets = RIGHT, ()
    faults = grade.faults or grade.procedure
    title = both("Right") if grade.right else Bilingual(*_title(faults[0]))
    title = both("Looked up: a miss") if looked_up else title
    rows: list[tuple[str, str]] = []
    for fault in faults:
        rows += [(tr("you did"), say(fault.was)), (tr("right is"), say(fault.ought))]
    if not faults and right is not None:
        rows = [(tr("right is"), say(right))]
    why = list(dict.fromkeys(say(fault.why) for fault in faults))
    paragraphs = tuple(
        dict.fromkeys(tr("¶ {number}").format(number=f.paragraph) for f in faults if f.paragraph)
    )
    house = (tr("the house’s procedure"),) if faults and not paragraphs else ()
    return ToldView(
        right=grade.right and not looked_up,
        title=title.text,
        second=title.second,
        rows=tuple(rows[:_MOST_ROWS]),
        why=tuple(why[:_MOST_LISTED]),
        paragraphs=paragraphs or house,
        note=comes_back,
        bets=() if grade.right else bets,
    )


_MOST_LISTED: Final = 3
"""How many reasons are told, and sums added up before the reader's eyes."""
_MOST_ROWS: Final = _MOST_LISTED + 1


def _title(fault: Fault) -> tuple[str, str]:
    if fault.red_line is not None:
        return tr("A red line"), second_line("A red line")
    return tr("Not right"), second_line("Not right")


def own_sums(entry: AnswerEntry) -> str:
    """Return the sums that were entered, as they are added up: of many the last; empty if there are none."""
    paid = [act.cents for act in entry.entry.acts if act.doing is Doing.PAY]
    shown = list(map(money, paid))
    if len(shown) > _MOST_LISTED:
        shown = ["…", *shown[1 - _MOST_LISTED :]]
    parts = " + ".join(shown)
    return f"{parts} = {money(sum(paid))}" if len(paid) > 1 else parts
