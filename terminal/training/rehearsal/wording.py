"""Says the questions and answers of a comparison in sentences that any language can say."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from msgspec import Struct

from terminal.reports.labels import action_label, as_recorded, bet_label, hand_label, kind_label, rank_label
from terminal.rules.bets import Hand
from terminal.rules.game import Game
from terminal.rules.message import Message
from terminal.rules.ranks import Rank
from terminal.training.rehearsal.cells import CellAnswer, CellGroup, CellKey
from terminal.training.rehearsal.compare import ChangedAnswer, Comparison

Worded = Callable[[Mapping[str, str], Sequence[Game]], Message]
"""Makes a sentence of the parts of a form and the games that are compared."""

KINDS: Final[Mapping[str, Message]] = {
    "draw": Message("Draws"),
    "row": Message("Insurance rows"),
    "price": Message("Prices"),
    "remedy": Message("Remedies"),
    "who decides": Message("Who decides"),
    "setting": Message("House settings"),
}
"""What can change, in the order in which it is reported."""


class MergedChange(Struct, frozen=True):
    """Questions that read alike and change alike, with how many they are."""

    kinds: tuple[str, ...]
    question: Message
    before: Message
    now: Message
    count: int


def merged(comparison: Comparison) -> tuple[MergedChange, ...]:
    """Return what changes; the places and facts of one kind of irregularity are counted, not told."""
    games = comparison.old.game, comparison.new.game
    found: dict[tuple[str, str, str], tuple[Message, Message, Message, list[ChangedAnswer]]] = {}
    for one in comparison.differences:
        words = question_in_words(one.key, games), answer_in_words(one.old), answer_in_words(one.new)
        question, before, now = words
        alike = question.render(), before.render(), now.render()
        found.setdefault(alike, (*words, []))[-1].append(one)
    return tuple(
        MergedChange(alike[0].changes, question, before, now, len(alike))
        for question, before, now, alike in found.values()
    )


def question_in_words(key: CellKey, games: Sequence[Game]) -> Message:
    """Return a question; of a remedy only what goes wrong."""
    if key.group is CellGroup.REMEDY:
        name = key.name.partition(",")[0]
        return _BESIDES.get(name) or kind_label(name).message
    for form, worded in _QUESTIONS[key.group]:
        found = form.fullmatch(key.name)
        if found is not None:
            return worded(found.groupdict(), games)
    return as_recorded(key.name)


def answer_in_words(answer: CellAnswer) -> Message:
    """Return an answer: its parts one after the other; where the table refuses, what it says itself."""
    if answer.refused is None:
        return _in_a_row([_part(one) for one in answer.says])
    if answer.says == _FACT_MISSING:
        asked = str(answer.refused.params["facts"]).split(", ")
        return Message("asks first: {question}", {"question": _in_a_row([FACTS_ASKED[one] for one in asked])})
    return Message("refused: “{why}”", {"why": answer.refused})


def _in_a_row(parts: Sequence[Message]) -> Message:
    whole = parts[0]
    for part in parts[1:]:
        whole = Message("{first}, {then}", {"first": whole, "then": part})
    return whole


def as_asked(comparison: Comparison) -> Iterator[tuple[str, int]]:
    """Yield how many questions change in each way, in the order in which they are shown."""
    for what in KINDS:
        yield what, sum(what in one.changes for one in comparison.differences)


def _part(text: str) -> Message:
    if text in _ANSWERS:
        return _ANSWERS[text]
    for form, worded in _FORMS:
        found = form.fullmatch(text)
        if found is not None:
            return worded(found.groupdict(), ())
    return action_label(text).message


def _bet(parts: Mapping[str, str], games: Sequence[Game]) -> Message:
    return bet_label(parts["bet"], games).message


def _hand(parts: Mapping[str, str]) -> Message:
    return hand_label(Hand(parts["hand"])).message


def _plain(message: Message) -> Worded:
    """Return what puts the parts into a sentence as they are."""
    return lambda parts, _: Message(message.template, parts)


def _of_a_bet(message: Message) -> Worded:
    return lambda parts, games: Message(message.template, {**parts, "bet": _bet(parts, games)})


def _of_a_hand(message: Message) -> Worded:
    return lambda parts, _: Message(message.template, {**parts, "hand": _hand(parts)})


def _ended(parts: Mapping[str, str], games: Sequence[Game]) -> Message:
    result = bet_label(parts["result"], games).message
    return Message(
        "{bet}: {result} on {points}, Banker with {cards} cards",
        {**parts, "bet": _bet(parts, games), "result": result},
    )


_QUESTIONS: Final[Mapping[CellGroup, tuple[tuple[re.Pattern[str], Worded], ...]]] = {
    CellGroup.DRAW: (
        (re.compile(r"player (?P<player>\d)"), _plain(Message("Player has {player}"))),
        (
            re.compile(r"banker (?P<banker>\d), player stands"),
            _plain(Message("Banker has {banker}, Player stands")),
        ),
        (
            re.compile(r"banker (?P<banker>\d) against (?P<third>\d)"),
            _plain(Message("Banker has {banker}, Player’s third card counts {third}")),
        ),
    ),
    CellGroup.ROW: (
        (
            re.compile(r"player (?P<player>\d), banker (?P<banker>\d), four cards"),
            _plain(Message("Player {player}, Banker {banker}, four cards")),
        ),
        (
            re.compile(r"player (?P<player>\d), banker (?P<banker>\d), third (?P<third>\d)"),
            _plain(Message("Player {player} and a third card that counts {third}, Banker {banker}")),
        ),
    ),
    CellGroup.PRICE: (
        (
            re.compile(r"(?P<bet>\w+): (?P<result>\w+) on (?P<points>\d), banker with (?P<cards>\d) cards"),
            _ended,
        ),
        (re.compile(r"(?P<bet>\w+): a pair of (?P<rank>\w+)"), _of_a_bet(Message("{bet}: a pair of {rank}"))),
        (re.compile(r"(?P<bet>\w+): no pair"), _of_a_bet(Message("{bet}: no pair"))),
    ),
    CellGroup.SETTING: (
        (
            re.compile(r"rounding of (?P<sum>\S+) at (?P<odds>\S+) to 1"),
            _plain(Message("Rounding of {sum} at {odds} to 1")),
        ),
        (
            re.compile(r"rounding of (?P<sum>\S+) insured at (?P<odds>\S+) to 1"),
            _plain(Message("Rounding of {sum} of insurance at {odds} to 1")),
        ),
        (re.compile(r"a bet of (?P<sum>\S+) in chips"), _plain(Message("A bet of {sum} in chips"))),
        (
            re.compile(r"a bet of (?P<sum>\S+) on (?P<bet>\w+)"),
            _of_a_bet(Message("A bet of {sum} on {bet}")),
        ),
        (re.compile(r"(?P<sum>\S+) on one side"), _plain(Message("{sum} on one side"))),
        (re.compile(r"(?P<sum>\S+) on two boxes across"), _plain(Message("{sum} on each of two sides"))),
        (
            re.compile(r"a second offer, the first taken"),
            _plain(Message("A second offer, the first was taken")),
        ),
        (
            re.compile(r"a second offer, the first missed"),
            _plain(Message("A second offer, the first was missed")),
        ),
        (
            re.compile(r"after round (?P<number>\d+) behind the cut card"),
            _plain(Message("After round {number} behind the cut card")),
        ),
        (re.compile(r"the no-insurance notice"), _plain(Message("The no-insurance notice"))),
        (re.compile(r"a squeeze"), _plain(Message("A squeeze"))),
        (re.compile(r"Player and Banker at once"), _plain(Message("Player and Banker at once"))),
        (re.compile(r"a Tie alone"), _plain(Message("A Tie alone"))),
    ),
}
_FACT_MISSING: Final = ("refused: fact_missing",)
FACTS_ASKED: Final[Mapping[str, Message]] = {
    "reconstructable": Message("Can the cards be put back in order?"),
    "exposed": Message("Has a face been seen?"),
    "order_known": Message("Is the order of the cards known?"),
    "noticed_before_next_round": Message("Was it noticed before the next round commenced?"),
    "during_initial_deal": Message("Did it happen in the initial deal?"),
    "can_go_on": Message("Can the round go on as it lies?"),
    "replace_cards": Message("Are the cards replaced after this round?"),
    "cards": Message("In which order did the cards leave the shoe?"),
    "card": Message("Which card"),
    "decision": Message("What is the decision?"),
    "remedy": Message("What becomes of the round?"),
    "about": Message("Which round is it about?"),
    "bet": Message("Which bet"),
}
"""What a table asks where a fact is missing, as its own questions say it."""
_BESIDES: Final[Mapping[str, Message]] = {
    "bet_on_request": Message("A bet placed on request"),
    "insurance_forgone": Message("Insurance asked for after a missed offer"),
    "insurance_neglected": Message("An insurance that the dealer neglected"),
}
"""What is met besides the catalogue of irregularities."""
_ANSWERS: Final[Mapping[str, Message]] = {
    "not in this game": Message("not in this game"),
    "no card": Message("no card"),
    "nothing due": Message("no insurance due"),
    "pays on a Tie": Message("pays on a Tie"),
    "returned on a Tie": Message("returned on a Tie"),
    "won": Message("won"),
    "lost": Message("lost"),
    "with options": Message("with options"),
    "a new shoe": Message("a new shoe"),
    "cards replaced": Message("cards replaced"),
    "nothing": Message("nothing"),
    "taken": Message("the bet is taken"),
    "told to be under the minimum": Message("told to be under the minimum"),
    "may be taken": Message("may be taken"),
    "another round": Message("another round"),
    "allowed": Message("allowed"),
}
_FORMS: Final[tuple[tuple[re.Pattern[str], Worded], ...]] = (
    (re.compile(r"a card to the (?P<hand>\w+)"), _of_a_hand(Message("A card to the {hand}"))),
    (re.compile(r"(?P<hand>player|banker) at (?P<odds>\S+)"), _of_a_hand(Message("{hand} at {odds}"))),
    (re.compile(r"(?P<odds>\S+) to 1"), _plain(Message("{odds} to 1"))),
    (
        re.compile(r"(?P<odds>\S+) to 1, commission (?P<commission>\S+)"),
        _plain(Message("{odds} to 1, commission {commission}")),
    ),
    (
        re.compile(r"by (?P<rank>\w+)"),
        lambda parts, _: Message("by {rank}", {"rank": rank_label(Rank(parts["rank"])).message}),
    ),
    (re.compile(r"(?P<sum>\S+) more"), _plain(Message("{sum} more"))),
    (re.compile(r"(?P<sum>\S+) turned back"), _plain(Message("{sum} turned back"))),
    (re.compile(r"at stake (?P<sums>.+)"), _plain(Message("at stake {sums}"))),
)
