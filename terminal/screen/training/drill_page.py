"""A drill: one question after the other, entered as on the floor, told at once; and sprints and placement."""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Final
from zoneinfo import ZoneInfo

from msgspec import Struct
from msgspec.structs import replace

from terminal.reports.values import fixed
from terminal.rounds.refusal import Refusal
from terminal.rounds.training.record import PLACEMENT_ITEMS, AnswerMode
from terminal.rules.bets import Bet
from terminal.rules.message import Message
from terminal.screen.felt.view import FeltView
from terminal.screen.training.answer_entry import AnswerEntry
from terminal.screen.training.answer_keyboard import answer_key_of
from terminal.screen.training.answer_views import LastAnswer, LastAnswersView, Progress
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
from terminal.screen.training.given_felt import given_felt
from terminal.screen.training.training_page import NO_WORK, StripWork, TrainingHouse, TrainingPage
from terminal.screen.training.views import CellLook, StripCell
from terminal.screen.translate import Bilingual, both, say, tr
from terminal.screen.views import MainView, StatusField, Tool, ToolState
from terminal.training.answers import Answer, GoOn
from terminal.training.errors import Grade
from terminal.training.grading import right_answer
from terminal.training.house_chips import chips_of
from terminal.training.moment import TrainingMoment, question_of
from terminal.training.moments import make_moment
from terminal.training.overview import todays_items
from terminal.training.schedule import SHORTENED, sprint_limits
from terminal.training.skills import SKILL_MAP, Topic
from terminal.training.topics.next_act import said

SPRINT_ITEMS: Final = 5
"""How many questions a sprint asks again and again."""
LAST_ANSWERS: Final = SPRINT_ITEMS
"""How many answers stand next to the last."""
MOST_CELLS: Final = 24
"""How many questions of the drill the strip shows."""


class Answered(Struct, frozen=True):
    """What came of an answer."""

    grade: Grade
    moment: TrainingMoment
    answer: Answer
    milliseconds: int
    slow: bool = False
    peeked: bool = False
    """Whether it was looked up."""


class QuestionPage(TrainingPage):
    """A page that asks: it takes the entries, measures the time, and hands on the answer."""

    mode = AnswerMode.DRILL
    tells = True
    """Whether the trainee is shown what an answer was worth; if not, the five keys have all of the rail."""

    def __init__(self, house: TrainingHouse) -> None:
        super().__init__(house)
        self._peeked = False
        self._answered: Answered | None = None
        self._looks: list[CellLook] = []
        self._last: tuple[tuple[Answered, Message], ...] = ()
        self._moment: TrainingMoment | None = None
        self._entry: AnswerEntry | None = None
        self._began = house.elapsed()

    def next_moment(self) -> TrainingMoment | None:
        """Return what is asked next; None once nothing more is."""
        raise NotImplementedError

    def begin(self) -> None:
        """Ask the first question; without one there is nothing to do here."""
        self._ask(self.next_moment())

    @property
    def moment(self) -> TrainingMoment | None:
        """What is asked."""
        return self._moment

    @property
    def entry(self) -> AnswerEntry | None:
        """What was entered; None once nothing is asked."""
        return self._entry

    @property
    def topic(self) -> Topic | None:
        """The topic that is asked."""
        return None if self._moment is None else self._moment.topic

    def target(self) -> int | None:
        """Return the milliseconds within which the answer should come."""
        return None if self.topic is None else self.house.desk.settings.target(self.topic)

    def pill(self) -> str:
        """Return what this is, and how far it has come."""
        raise NotImplementedError

    def progress(self) -> Progress | None:
        """Return how far it has come, where nothing is said."""
        return None

    def caption(self) -> str:
        """Return what the head of the rail says next to it."""
        return "" if self.topic is None else say(SKILL_MAP[self.topic].title)

    def _ask(self, moment: TrainingMoment | None) -> None:
        self._moment, self._answered, self._peeked = moment, None, False
        self._entry = None if moment is None else AnswerEntry(question_of(moment).given)
        self._began = self.house.elapsed()

    def felt(self) -> FeltView | None:
        """Return the felt as it is given."""
        if self._moment is None or self._entry is None:
            return None
        return given_felt(self._moment, question_of(self._moment).given, self._entry.entry)

    def panels(self) -> tuple[Struct, ...]:
        """Return the question and the keys; or what the answer was worth."""
        moment, entry = self._moment, self._entry
        if moment is None or entry is None:
            return ()
        question = question_of(moment)
        given = question.given
        done = self._answered
        spent = self._spent() if done is None else done.milliseconds
        head = question_view(question, self.pill(), self.caption(), spent, self.target())
        given_side = given_view(given, entry, moment.state, along=not self.tells, answered=done is not None)
        if done is not None and self.tells:
            right = right_answer(moment)
            bets = paid_lines(moment, done.answer, right)
            back = self._comes_back(done)
            told = told_view(done.grade, said(right), back, looked_up=self._peeked, bets=bets)
            return (head, self._last_answers(), given_side, told)
        keys, head = keys_view(entry, tall=not self.tells), replace(head, progress=self.progress())
        return (head, keys, pad_view(entry, moment.state, chips_of(moment.state.terms)), given_side)

    def _last_answers(self) -> LastAnswersView:
        return LastAnswersView(
            share=self._count(),
            answers=tuple(
                LastAnswer(
                    title=say(SKILL_MAP[answered.moment.topic].title),
                    ought=say(right),
                    seconds=tr("{seconds} s").format(
                        seconds=fixed(Fraction(answered.milliseconds, MILLISECONDS), 1)
                    ),
                    right=answered.grade.right and not answered.peeked,
                )
                for answered, right in self._last
            ),
        )

    def main(self) -> MainView | None:
        """Return the key that gives the answer, and then the one that goes on."""
        if self._answered is not None:
            return MainView(tr("NEXT"), tr("the next question"))
        if self._entry is None:
            return MainView(tr("BACK"), tr("nothing more is due here today"))
        sums = own_sums(self._entry)
        begun = self._entry.entry.begun
        return MainView(tr("DONE") if begun else tr("GO ON"), sums or tr("as on the floor"))

    def tools(self) -> tuple[Tool, ...]:
        """Return what can be done in addition to answering: the same at every question."""
        asked = self._entry is not None and self._answered is None
        state = ToolState.READY if asked else ToolState.OFF
        return (
            Tool("undo", "undo", tr("Undo entry"), state, reason=tr("Nothing is asked now.")),
            *self._more_tools(state),
            Tool("end", "cross", self.end_title()),
        )

    def _more_tools(self, state: ToolState) -> tuple[Tool, ...]:
        return ()

    def end_title(self) -> str:
        """Return what the tool that leaves is called."""
        return tr("End drill")

    def work(self) -> StripWork:
        """Return the questions so far, each right or wrong where that is shown."""
        looks = self._looks[-MOST_CELLS + 1 :]
        cells = [StripCell("", look=look) for look in looks]
        if self._entry is not None and self._answered is None:
            cells.append(StripCell("", look=CellLook.NOW))
        return StripWork(both("This session, item by item"), self._count(), tuple(cells))

    def _count(self) -> str:
        right = self._looks.count(CellLook.RIGHT)
        return tr("{right} of {count} right").format(right=right, count=len(self._looks))

    def touch(self, key: object) -> None:
        """Take an entry, the tools, or the end."""
        if key == "end":
            self.house.home()
        elif self._entry is None or self._answered is not None:
            return
        elif key == "undo":
            self._entry.take_back()
        elif key == "peek":
            self._peeked = True
            self._record(self._moment, GoOn())
        else:
            self._entry.touch(key)
            if self._entry.entry.draw is not None:
                self._give()

    def press(self, name: str) -> None:
        """Take the key of the screen that a key of the keyboard stands for."""
        if self._moment is not None and self._entry is not None and self._answered is None:
            key = answer_key_of(name, self._entry.entry, chips_of(self._moment.state.terms))
            if key is not None:
                self.touch(key)

    def area(self, box: str, bet: Bet) -> None:
        """Choose a bet."""
        if self._entry is not None and self._answered is None:
            self._entry.area(box, bet)

    def plate(self, box: str) -> None:
        """Choose a box."""
        if self._entry is not None and self._answered is None:
            self._entry.plate(box)

    def apply(self) -> None:
        """Give the answer; or go on to the next question."""
        if self._entry is None:
            self.house.home()
        elif self._answered is not None:
            self._ask(self.next_moment())
        else:
            self._give()

    def _spent(self) -> int:
        return round((self.house.elapsed() - self._began) * MILLISECONDS)

    def _give(self) -> None:
        """Put the answer on record; what is not whole yet is asked for."""
        moment, entry = self._moment, self._entry
        if moment is None or entry is None:
            return
        answer = entry.answer(moment.topic, moment.ask)
        if answer is None:
            self.house.tell(tr("Something is still missing: see the dealer’s place."))
        else:
            self._record(moment, answer)

    def _record(self, moment: TrainingMoment | None, answer: Answer) -> None:
        if moment is None:
            return
        spent = self._spent()
        done = self.house.desk.answer(moment, answer, spent, mode=self.mode, peeked=self._peeked)
        if isinstance(done, Refusal):
            self.house.tell(say(done.message))
            return
        self._take(Answered(done, moment, answer, spent, peeked=self._peeked))

    def _take(self, answered: Answered) -> None:
        """Take what came of an answer."""
        good = answered.grade.right and not self._peeked
        self._looks.append(CellLook.RIGHT if good else CellLook.WRONG)
        self._answered = answered
        last = answered, said(right_answer(answered.moment))
        self._last = (last, *self._last)[:LAST_ANSWERS]

    def _comes_back(self, answered: Answered) -> str:
        """Return when the item comes back, by the clock of the house."""
        key = answered.moment.topic.value, answered.moment.item
        zone = ZoneInfo(self.house.session.ledger.identity.zone)
        for one in self.house.desk.comes_back():
            if (one.topic, one.item) == key:
                day = one.due.astimezone(zone)
                return tr("comes back on {day}").format(day=f"{day:%Y-%m-%d}")
        return ""


class DrillPage(QuestionPage):
    """A drill of one topic, or of the plan of the day: what has come back first, then what is new."""

    def __init__(self, house: TrainingHouse, topic: Topic | None = None) -> None:
        """Ask a topic for as long as it has something due or new; without one, the plan of the day."""
        super().__init__(house)
        self._drilled = topic
        self.begin()

    @property
    def title(self) -> Bilingual:
        """What the top bar says."""
        return both("Drill")

    def next_moment(self) -> TrainingMoment | None:
        """Return the next question; of the plan of the day, one topic after the other."""
        desk, topic = self.house.desk, self._drilled
        if topic is None:
            left = todays_items(desk)
            topic = Topic(left[0].topic) if left else None
        return None if topic is None else desk.drill(topic)

    def pill(self) -> str:
        """Return the number of the question."""
        return tr("DRILL {number}").format(number=len(self._looks) + (self._answered is None))

    def _more_tools(self, state: ToolState) -> tuple[Tool, ...]:
        off = tr("Nothing is asked now.")
        return (Tool("peek", "search", tr("Peek"), state, reason=off),)


class SprintPage(QuestionPage):
    """The same few questions of a topic again and again, ever shorter: for speed; it masters nothing."""

    mode = AnswerMode.SPRINT

    def __init__(self, house: TrainingHouse, topic: Topic) -> None:
        super().__init__(house)
        self._of = topic
        self._limits = sprint_limits(topic.value, house.desk.settings)
        self._set: list[TrainingMoment] = []
        self._place = 0
        self._in_time = 0
        self.begin()

    @property
    def title(self) -> Bilingual:
        """What the top bar says."""
        return both("Sprint")

    def fields(self) -> tuple[StatusField, ...]:
        """Return how many answers were right and in time."""
        return (
            StatusField(tr("IN TIME"), tr("{count} of {all}").format(count=self._in_time, all=self._place)),
        )

    def next_moment(self) -> TrainingMoment | None:
        """Return the next question of the set; the set is made in its first round."""
        if self._place >= len(SHORTENED) * SPRINT_ITEMS:
            return None
        if len(self._set) < SPRINT_ITEMS:
            desk = self.house.desk
            queue = desk.queue((self._of,))
            place = len(self._set)
            item = queue[place].item if place < len(queue) else None
            chance = Random(f"sprint {desk.trainee} {self._of} {len(desk.history.scheduled)} {place}")
            self._set.append(make_moment(desk.terms.rules, self._of, item, chance, desk.terms))
        return self._set[self._place % SPRINT_ITEMS]

    def target(self) -> int | None:
        """Return the milliseconds of this round."""
        return self._limits[min(self._place // SPRINT_ITEMS, len(self._limits) - 1)]

    def pill(self) -> str:
        """Return the round of the sprint."""
        return tr("SPRINT {round} of {rounds}").format(
            round=min(self._place // SPRINT_ITEMS + 1, len(SHORTENED)), rounds=len(SHORTENED)
        )

    def end_title(self) -> str:
        """Return what the tool that leaves is called."""
        return tr("End sprint")

    def _take(self, answered: Answered) -> None:
        limit = self.target() or 0
        super()._take(answered)
        self._place += 1
        self._in_time += answered.grade.right and answered.milliseconds <= limit

    def _comes_back(self, answered: Answered) -> str:
        """Return whether the answer came in time; a sprint schedules nothing."""
        limit = self._limits[min((self._place - 1) // SPRINT_ITEMS, len(self._limits) - 1)]
        return tr("in time") if answered.milliseconds <= limit else tr("too slow for this round")


class PlacementPage(QuestionPage):
    """Forty items over all topics, of which nothing is shown."""

    mode = AnswerMode.PLACEMENT
    tells = False

    def __init__(self, house: TrainingHouse) -> None:
        super().__init__(house)
        self.begin()

    @property
    def title(self) -> Bilingual:
        """What the top bar says."""
        return both("Placement")

    def next_moment(self) -> TrainingMoment | None:
        """Return the next of the forty."""
        return self.house.desk.placement_moment()

    def target(self) -> int | None:
        """Return no target: time is no matter here."""
        return None

    def caption(self) -> str:
        """Return nothing: the topic is not told."""
        return tr("no feedback")

    def pill(self) -> str:
        """Return the number of the question."""
        number = 1 + self._made()
        return tr("PLACEMENT {number} of {all}").format(number=number, all=PLACEMENT_ITEMS)

    def progress(self) -> Progress:
        """Return how many were answered, and nothing of how."""
        made, most = self._made(), PLACEMENT_ITEMS
        return Progress(made / most, tr("{count} of {all}").format(count=made, all=most))

    def _made(self) -> int:
        record = self.house.session.table.training
        placement = None if record is None else record.placement(self.house.desk.trainee)
        return 0 if placement is None else len(placement.answered)

    def end_title(self) -> str:
        """Return what the tool that leaves is called: it goes on where it was."""
        return tr("Go on later")

    def work(self) -> StripWork:
        """Return nothing: what is given stands there."""
        return NO_WORK

    def _take(self, answered: Answered) -> None:
        """Go on at once: what an answer was worth is not told."""
        self._looks.append(CellLook.PLAIN)
        self._ask(self.next_moment())
