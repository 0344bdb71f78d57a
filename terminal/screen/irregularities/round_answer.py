"""The round that an irregularity is about: one of the last of this shoe, or any by its shoe and number."""

from __future__ import annotations

from msgspec.structs import replace

from terminal.rounds.answers import EarlierRound
from terminal.rounds.irregularities.kind import Case, Moment
from terminal.rounds.state import Table
from terminal.screen.dialogue_views import Answer
from terminal.screen.format import CENTS_IN_DOLLAR
from terminal.screen.irregularities.past_rounds import PastRounds
from terminal.screen.irregularities.step_answer import StepAnswer
from terminal.screen.translate import both, tr
from terminal.screen.typed_period import typed_pad
from terminal.screen.views import NumberPadView

MOST_AT_HAND = 6
"""How many of the last rounds can be named by one touch."""
_OTHER = "other"


class RoundFact(StepAnswer):
    """Asks for a round; `told` gives it once it is known. A round that cannot be meant is asked for again."""

    def __init__(self, case: Case, past: PastRounds, *, earlier: bool) -> None:
        """Leave out, if `earlier`, the round just settled: a later one has commenced."""
        self._past = past
        self._latest = case.latest
        over = case.settled and not earlier
        self._in_hand = case.moment is Moment.RESULT
        """Whether a round is being settled: what is wrong in it is undone."""
        self._last = self._latest.round if over else self._latest.round - 1
        self._typed: str | None = None
        self._shoe: int | None = None
        self._refused: int | None = None
        """The number last typed that is none of a shoe or round."""
        self._told: EarlierRound | None = None

    def told(self) -> EarlierRound | None:
        """Return the round; None while anything is missing."""
        return self._told

    def answer(self, name: str) -> None:
        """Take one of the rounds at hand, or that another is meant."""
        if name == _OTHER:
            self._typed = "shoe" if self._latest.shoe > 1 else "round"
        else:
            self._told = EarlierRound(self._latest.shoe, int(name))

    def no_number(self) -> None:
        """Ask for the round again: the pad was closed."""
        self._typed = self._shoe = self._refused = None

    def number(self, cents: int) -> None:
        """Take what was typed: the shoe, then the round."""
        number = cents // CENTS_IN_DOLLAR
        most = self._most
        if number < 1 or (most is not None and number > most):
            self._refused = number
            return
        self._refused = None
        if self._typed == "shoe":
            self._shoe, self._typed = number, "round"
        else:
            self._told = EarlierRound(self._of_shoe, number)

    def answers(self, table: Table) -> tuple[Answer, ...]:
        """Return the rounds at hand, the latest first, and that it is another."""
        if self._typed is not None:
            return ()
        at_hand = range(self._last, max(0, self._last - MOST_AT_HAND), -1)
        rounds = (
            Answer(
                str(number),
                str(number),
                *both("Round {number}", number=number),
                self._past.result_of(EarlierRound(self._latest.shoe, number), MOST_AT_HAND + 1),
            )
            for number in at_hand
        )
        undone = tr("payments of this round: Undo") if self._in_hand else ""
        return (*rounds, Answer(_OTHER, "search", tr("Another round"), effect=undone))

    def pad(self, table: Table) -> NumberPadView | None:
        """Return the number pad, while a shoe or a round is typed."""
        if self._typed is None or self._told is not None:
            return None
        most = self._most
        note = "" if most is None else tr("1 to {last}").format(last=most)
        if self._refused is not None:
            note = tr("no round {number}: {note}").format(number=self._refused, note=note or tr("from 1 on"))
        title = (
            both("Shoe") if self._typed == "shoe" else both("Round of shoe {number}", number=self._of_shoe)
        )
        return replace(typed_pad(*title, note), low=True)

    @property
    def _of_shoe(self) -> int:
        return self._latest.shoe if self._shoe is None else self._shoe

    @property
    def _most(self) -> int | None:
        """The last that can be typed; None for an earlier shoe, whose rounds are for the record to say."""
        if self._typed == "shoe":
            return self._latest.shoe
        return self._last if self._of_shoe == self._latest.shoe else None
