"""Every way through the questions of an irregularity: each combination of facts that people can state."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random

from terminal.rounds.answers import IrregularityAnswers
from terminal.rounds.irregularities.catalogue import CATALOGUE
from terminal.rounds.irregularities.kind import Case, IrregularityKind
from terminal.rounds.state import Phase, phase_of
from terminal.rules.actions import REMEDIES
from terminal.rules.bets import ORIGINAL_BETS, SEATED
from terminal.table.replay.parse import ScriptPlace
from terminal.table.replay.steps import FactsWords
from terminal.table.setup.typed_input import read_as
from terminal.training.misdeals.written_round import Words, WrittenRound
from terminal.training.table_builder import a_card

_PLACE = ScriptPlace("misdeal")
_ADDS_CHIPS = "late_bet"
_ABOUT_MONEY = "wrong_payment"
_TOGETHER = "simultaneous_cards"


def facts_in_words(words: Words) -> IrregularityAnswers:
    """Return facts as the rounds take them."""
    return read_as(FactsWords, words, _PLACE).facts()


def walks(round_: WrittenRound, kind: IrregularityKind, random: Random) -> Iterator[Words]:
    """Yield every combination of facts with which the questions of a kind can be answered here."""
    values = _Values(round_, kind, random)
    open_: list[tuple[Words, frozenset[str]]] = [({}, frozenset())]
    while open_:
        words, left_out = open_.pop()
        case = Case(round_.table, facts_in_words(words))
        asked = [q for q in kind.asks(case) if q not in words and q not in left_out]
        if not asked:
            yield words
            continue
        question = asked[0]
        needed = (kind.asks if kind.requires is None else kind.requires)(case)
        if question not in needed:
            open_.append((words, left_out | {question}))
        open_.extend(({**words, question: value}, left_out) for value in values.of(question))


class _Values:
    """What can be answered to a question at a table."""

    def __init__(self, round_: WrittenRound, kind: IrregularityKind, random: Random) -> None:
        self._round = round_
        self._kind = kind.id
        played = round_.table.current
        lies = [] if played is None else list(played.sums.items())
        self._bets = lies
        self._new = [a_card(random) for _ in ORIGINAL_BETS]
        self._random = random

    def of(self, question: str) -> tuple[object, ...]:
        """Return the answers to a question; none where nothing can be answered to it."""
        match question:
            case "remedy":
                return tuple(remedy.value for remedy in REMEDIES)
            case "decision":
                return ("As the Shift Manager decided.",)
            case "bet":
                return tuple(self._disputed())
            case "cards":
                return tuple(self._orders())
            case "card":
                return ({"number": len(self._round.entered()) + 1, "card": self._new[0]},)
            case "about":
                return tuple(self._rounds_before())
            case _:
                return True, False

    def _disputed(self) -> Iterator[Mapping[str, object]]:
        if self._kind == _ADDS_CHIPS:
            terms = self._round.table.terms
            taken = {key.box for key, _ in self._bets}
            free = next(box for box in terms.boxes if box not in taken)
            for bet in ORIGINAL_BETS:
                yield {"box": free, "bettor": SEATED, "bet": bet.value, "amount": "500"}
            return
        for key, cents in self._bets[:2]:
            whole = str(cents // 100)
            own: Words = {"box": key.box, "bettor": key.bettor, "bet": key.bet.value, "amount": whole}
            if self._kind != _ABOUT_MONEY:
                yield own
                continue
            yield {**own, "owed": whole, "paid": str(cents * 2 // 100)}
            yield {**own, "owed": whole, "paid": "0"}

    def _orders(self) -> Iterator[list[str]]:
        lying: list[str] = list(self._round.entered())
        first, second = self._new
        if phase_of(self._round.table) is Phase.RESULT:
            yield lying
            yield [*lying[:-2], lying[-1], lying[-2]]
        elif self._kind == _TOGETHER:
            yield [*lying, first, second]
            yield [*lying, second, first]
        else:
            yield lying

    def _rounds_before(self) -> Iterator[Mapping[str, int]]:
        current, table = self._round.table.current, self._round.table
        over = table.round is None and current is not None
        if current is not None and (current.number > 1 or over):
            yield {"shoe": table.first_shoe, "round": 1}


def kinds_of_people() -> tuple[IrregularityKind, ...]:
    """Return the kinds that people raise; the terminal raises the others by itself."""
    return tuple(kind for kind in CATALOGUE.values() if not kind.by_terminal)
