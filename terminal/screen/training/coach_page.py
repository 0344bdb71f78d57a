"""The coached table: a whole round on the felt, the trainee first, a mistake told at once and done again."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from terminal.rounds.refusal import Refusal
from terminal.rounds.training.record import AnswerMode
from terminal.rules.bets import Bet
from terminal.screen.felt.view import FeltView
from terminal.screen.training.answer_entry import AnswerEntry, Entry, EntryWay
from terminal.screen.training.answer_keyboard import answer_key_of
from terminal.screen.training.answer_views import ToldView
from terminal.screen.training.answering import (
    MILLISECONDS,
    given_view,
    keys_view,
    own_sums,
    pad_view,
    paid_lines,
    question_view,
    told_view,
)
from terminal.screen.training.coach_views import CoachedLine, CoachedRoundView
from terminal.screen.training.given_felt import given_felt
from terminal.screen.training.rules_page import RulesPage
from terminal.screen.training.training_page import StripWork, TrainingHouse, TrainingPage
from terminal.screen.training.views import CellLook, StripCell
from terminal.screen.translate import Bilingual, both, say, tr
from terminal.screen.views import MainView, StatusField, Tool, ToolState
from terminal.training.answers import Answer, GoOn
from terminal.training.coach import Coach, CoachedAct, Told
from terminal.training.coached_table import begin_round, coached_table, table_at_rest
from terminal.training.grading import grade
from terminal.training.moment import TrainingMoment, question_of
from terminal.training.rules_told import RulesChapter
from terminal.training.topics.next_act import said

MOST_ROUNDS: Final = 5
"""How many rounds of the session the strip shows."""


class RoundSoFar(Struct, frozen=True):
    """How a round of the session went: acts that were right at once, of all acts."""

    right: int
    acts: int


class CoachPage(TrainingPage):
    """Deals round after round through the session of the training table."""

    def __init__(self, house: TrainingHouse, seed: int) -> None:
        """`seed` makes the shoe and the bettors."""
        super().__init__(house)
        self._coach: Coach = coached_table(house.session, seed, house.chips)
        self._rounds: list[RoundSoFar] = []
        self._told: Told | None = None
        self._tried: tuple[TrainingMoment, Answer] | None = None
        self._entry: AnswerEntry | None = None
        self._began = house.elapsed()
        if self._coach.act is CoachedAct.OVER:
            self._begin()
        else:
            self._ask()

    @property
    def title(self) -> Bilingual:
        """What the top bar says."""
        return both("Coached table")

    @property
    def coach(self) -> Coach:
        """The coach."""
        return self._coach

    @property
    def entry(self) -> AnswerEntry | None:
        """What was entered; None once the round is over."""
        return self._entry

    def fields(self) -> tuple[StatusField, ...]:
        """Return the seed, and the number of the round."""
        number = str(self.house.session.table.rounds)
        return StatusField(tr("SEED"), str(self._coach.seed)), StatusField(tr("ROUND"), number)

    def _begin(self) -> None:
        refused = begin_round(self.house.session, self._coach)
        if refused is not None:
            self._entry = None
            self.house.tell(say(refused.message))
        else:
            self._ask()

    def _ask(self) -> None:
        """Wait for the next act; once the round is over, for the next round."""
        self._told, self._tried = None, None
        over = self._coach.act is CoachedAct.OVER
        self._entry = None if over else AnswerEntry(self._coach.question.given)
        self._began = self.house.elapsed()
        if over:
            acts = self._coach.steps
            self._rounds.append(RoundSoFar(sum(not step.faults for step in acts), len(acts)))

    def felt(self) -> FeltView | None:
        """Return the felt as it lies; while a mistake is shown, its box is marked as it was entered."""
        if self._coach.act is CoachedAct.OVER:
            rests = table_at_rest(self.house.session)
            return given_felt(rests, question_of(rests).given, Entry())
        moment = self._coach.moment
        entry = Entry() if self._entry is None else self._entry.entry
        return given_felt(moment, self._coach.question.given, entry)

    def panels(self) -> tuple[Struct, ...]:
        """Return the question and the keys; a mistake with the round so far; or the round that is over."""
        if self._entry is None:
            return (self._round_so_far(),)
        question = self._coach.question
        spent = round((self.house.elapsed() - self._began) * MILLISECONDS)
        moment = self._coach.moment
        told = self._told
        caption = tr("you first") if told is None else tr("told at once")
        head = question_view(question, tr("COACH"), caption, spent, None)
        if told is not None:
            miss = self._miss(told)
            return (replace(head, seconds=""), self._round_so_far(), miss)
        table = moment.state
        entry = self._entry
        return (
            head,
            keys_view(entry),
            pad_view(entry, table, self.house.chips),
            given_view(question.given, entry, table),
        )

    def _miss(self, told: Told) -> ToldView:
        right = None if told.right is None else said(told.right)
        bets = () if self._tried is None else paid_lines(*self._tried, told.right)
        return told_view(told.grade, right, "", looked_up=told.grade.right, bets=bets)

    def _round_so_far(self) -> CoachedRoundView:
        lines = [
            CoachedLine(
                _TITLES[CoachedAct(step.act)](),
                tr("after a miss") if step.faults else tr("corrected yourself") if step.corrected else "",
                tr("{seconds} s").format(seconds=step.milliseconds // MILLISECONDS),
            )
            for step in self._coach.steps
        ]
        if self._told is not None:
            note = tr("looked up") if self._told.grade.right else tr("not right")
            lines.append(CoachedLine(_TITLES[self._coach.act](), note, "", missed=True))
        title = both("This round so far")
        caption = tr("step {number}").format(number=len(lines))
        return CoachedRoundView(title.text, title.second, caption, tuple(lines))

    def main(self) -> MainView | None:
        """Return what does what was entered; takes a mistake back; or commences the next round."""
        if self._entry is None:
            return MainView(tr("NEXT ROUND"), tr("the bettors place their bets"))
        if self._told is not None:
            return MainView(tr("UNDO AND DO AGAIN"), tr("nothing has changed at the table"))
        begun = self._entry.entry.begun
        return MainView(tr("DONE") if begun else tr("GO ON"), own_sums(self._entry) or tr("as on the floor"))

    def tools(self) -> tuple[Tool, ...]:
        """Return what can be done in addition to dealing."""
        asked = self._entry is not None and self._told is None
        state = ToolState.READY if asked else ToolState.OFF
        rules = ToolState.OFF if asked else ToolState.READY
        return (
            Tool("undo", "undo", tr("Undo entry"), state, reason=tr("Nothing is asked now.")),
            Tool("irregularity", "warning", tr("Irregularity"), state, reason=tr("Nothing is asked now.")),
            Tool("supervisor", "bell", tr("Supervisor"), state, reason=tr("Nothing is asked now.")),
            Tool("peek", "search", tr("Peek"), state, reason=tr("Nothing is asked now.")),
            Tool("rules", "document", tr("Rules"), rules, reason=tr("You first; the rules open after it.")),
            Tool("end", "cross", tr("End session")),
        )

    def work(self) -> StripWork:
        """Return the rounds of the session."""
        clean = sum(one.right == one.acts for one in self._rounds)
        cells = tuple(
            StripCell(
                str(number),
                tr("{right} of {count}").format(right=one.right, count=one.acts),
                CellLook.RIGHT if one.right == one.acts else CellLook.WRONG,
            )
            for number, one in list(enumerate(self._rounds, start=1))[-MOST_ROUNDS:]
        )
        caption = tr("clean rounds {clean} of {count}").format(clean=clean, count=len(self._rounds))
        return StripWork(both("Rounds of this session"), caption, cells)

    def touch(self, key: object) -> None:
        """Take an entry; the end leaves the round as it is on record."""
        if key == "end":
            self.house.home()
        elif self._entry is None or self._told is not None:
            if key == "rules":
                chapter = _CHAPTERS[self._coach.act]
                self.house.open(RulesPage(self.house, chapter, lambda: self.house.open(self)))
        elif key == "undo":
            self._take_back()
        elif key == "peek":
            self._look_up(self._entry)
        elif key == "supervisor":
            self._entry.touch(("way", EntryWay.PIT))
        elif key == "irregularity":
            self._entry.touch(("way", EntryWay.IRREGULARITY))
        elif key != "rules":
            self._entry.touch(key)

    def press(self, name: str) -> None:
        """Take the key of the screen that a key of the keyboard stands for."""
        if self._entry is not None and self._told is None:
            key = answer_key_of(name, self._entry.entry, self.house.chips)
            if key is not None:
                self.touch(key)

    def _look_up(self, entry: AnswerEntry) -> None:
        """Tell what is right: the act counts as a miss, and is done all the same."""
        moment, first = self._coach.moment, not self._coach.missed
        self._told = self._coach.look_up()
        if first:
            answer = entry.answer(moment.topic, moment.ask) or GoOn()
            graded = grade(moment, answer)
            spent = round((self.house.elapsed() - self._began) * MILLISECONDS)
            mode = AnswerMode.COACH
            done = self.house.desk.record(moment, answer, graded, spent, mode=mode, peeked=True)
            if isinstance(done, Refusal):
                self.house.tell(say(done.message))

    def _take_back(self) -> None:
        """Take the last entry back; a whole answer that is taken back is a self-correction."""
        entry = self._entry
        if entry is None:
            return
        moment = self._coach.moment
        answer = entry.answer(moment.topic, moment.ask)
        if entry.entry.begun and answer is not None:
            self._coach.enter(answer)
            self._coach.take_back()
        entry.take_back()

    def area(self, box: str, bet: Bet) -> None:
        """Choose a bet."""
        if self._entry is not None and self._told is None:
            self._entry.area(box, bet)

    def plate(self, box: str) -> None:
        """Choose a box."""
        if self._entry is not None and self._told is None:
            self._entry.plate(box)

    def apply(self) -> None:
        """Do what was entered; do a mistake again; or commence the next round."""
        if self._entry is None:
            self._begin()
        elif self._told is not None:
            self._ask()
        else:
            self._do(self._entry)

    def _do(self, entry: AnswerEntry) -> None:
        moment = self._coach.moment
        answer = entry.answer(moment.topic, moment.ask)
        if answer is None:
            self.house.tell(tr("Something is still missing: see the dealer’s place."))
            return
        first = not self._coach.missed
        spent = round((self.house.elapsed() - self._began) * MILLISECONDS)
        self._coach.enter(answer)
        told = self._coach.done(spent)
        if first:
            done = self.house.desk.record(moment, answer, told.grade, spent, mode=AnswerMode.COACH)
            if isinstance(done, Refusal):
                self.house.tell(say(done.message))
        if told.grade.right:
            self._ask()
        else:
            self._told, self._tried = told, (moment, answer)


_CHAPTERS: Final[Mapping[CoachedAct, RulesChapter]] = {
    CoachedAct.BETS: RulesChapter.IRREGULARITIES,
    CoachedAct.AFTER_THE_CALL: RulesChapter.IRREGULARITIES,
    CoachedAct.OFFER: RulesChapter.INSURANCE,
    CoachedAct.DRAW: RulesChapter.DRAW,
    CoachedAct.CALL: RulesChapter.DRAW,
    CoachedAct.TAKE: RulesChapter.ODDS,
    CoachedAct.PAY: RulesChapter.ODDS,
    CoachedAct.OVER: RulesChapter.DRAW,
}
"""What the rules open at, by the act at hand."""
_TITLES: Final[dict[CoachedAct, Callable[[], str]]] = {
    CoachedAct.BETS: lambda: tr("Bets"),
    CoachedAct.AFTER_THE_CALL: lambda: tr("After the call"),
    CoachedAct.OFFER: lambda: tr("Insurance"),
    CoachedAct.DRAW: lambda: tr("A card"),
    CoachedAct.CALL: lambda: tr("The call"),
    CoachedAct.TAKE: lambda: tr("Take"),
    CoachedAct.PAY: lambda: tr("Pay"),
    CoachedAct.OVER: lambda: tr("The round is over"),
}
