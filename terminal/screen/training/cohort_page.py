"""The trainer's page: the cohort by topic, what is hard, who is ready, and what is given to whom to do."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import date, timedelta
from typing import Final
from zoneinfo import ZoneInfo

from msgspec import Struct

from terminal.rounds.training.record import ExamRecord
from terminal.rounds.training.sequential_test import ExamVerdict
from terminal.rules.ranks import Rank
from terminal.screen.training.cohort_views import (
    AssignView,
    CohortView,
    ExamLine,
    ForecastLine,
    LapseLine,
    PersonRow,
    ShareLine,
    TopicCell,
    TopicHead,
)
from terminal.screen.training.debrief_views import DebriefHeadView
from terminal.screen.training.export_page import ExportPage
from terminal.screen.training.person_page import PersonPage
from terminal.screen.training.rehearsal_pages import RehearsalPage
from terminal.screen.training.signed_page import gate
from terminal.screen.training.training_page import StripWork, TrainingHouse, TrainingPage
from terminal.screen.training.views import CellLook, StripCell
from terminal.screen.translate import Bilingual, both, say, second_said, tr
from terminal.screen.views import MainView, StatusField, Tool, ToolState
from terminal.table.people.staff import Proof
from terminal.training.assignments import DAYS_FIRST, ITEMS_FIRST, ITEMS_STEP, MOST_ITEMS
from terminal.training.cohort_report import LOOKS, READINESS, percent_down
from terminal.training.exam import gaming_day
from terminal.training.exam_plan import draw_seed
from terminal.training.mastery import TopicLook
from terminal.training.skills import SKILL_MAP, Topic
from terminal.training.trainees import Assignment
from terminal.training.trainer import (
    CohortItem,
    CohortRow,
    LapsedSignOff,
    Readiness,
    SeatedExam,
    TopicStanding,
    TrainerDesk,
)

_SEED_SHOWN: Final = len("00000000")


class CohortPage(TrainingPage):
    """The page of a trainer who has shown who they are; it is read again whenever something was given."""

    def __init__(self, house: TrainingHouse, trainer: Proof) -> None:
        super().__init__(house)
        self._trainer = trainer
        self._people: frozenset[str] = frozenset()
        self._topics: frozenset[Topic] = frozenset()
        self._items = ITEMS_FIRST
        self._days = DAYS_FIRST
        self._desk = self._read()

    def _read(self) -> TrainerDesk:
        house = self.house
        return TrainerDesk(house.session, house.people.all(), house.terms)

    @property
    def title(self) -> Bilingual:
        """What the top bar says."""
        return both("Trainer’s page")

    def fields(self) -> tuple[StatusField, ...]:
        """Return who looks on, and how many train."""
        zone = ZoneInfo(self.house.session.ledger.identity.zone)
        return (
            StatusField(tr("TRAINER"), f"{self._trainer.name} {self._trainer.number}"),
            StatusField(tr("TRAINEES"), str(len(self._desk.rows))),
            StatusField(tr("UP TO"), f"{self.house.now().astimezone(zone):%Y-%m-%d %H:%M}"),
        )

    def panels(self) -> tuple[Struct, ...]:
        """Return the cohort, the head of the rail, and the rail."""
        return self._cohort(), self._head(), self._rail()

    def _cohort(self) -> CohortView:
        desk = self._desk
        standard = percent_down(desk.settings.standard)
        return CohortView(
            title=both("Cohort"),
            legend=tuple((look, say(LOOKS[look])) for look in TopicLook),
            standard=tr("figure: at least so many % right, standard {percent}").format(percent=standard),
            heads=tuple(
                TopicHead(topic, _HEADS[topic](), say(SKILL_MAP[topic].title), topic in self._topics)
                for topic in desk.topics
            ),
            rows=tuple(map(self._row, desk.rows)),
            hardest=tuple(map(_hard, desk.hardest)),
            exams=tuple(map(_exam, reversed(desk.exams))),
            lapsed=tuple(map(_lapse, desk.lapsed)),
        )

    def _row(self, row: CohortRow) -> PersonRow:
        state, note = say(READINESS[row.readiness]), row.day
        if row.readiness in (Readiness.TRAINING, Readiness.READY) and row.forecast is not None:
            left, sure = row.forecast.middle, row.forecast.measured
            state = tr("sessions left: {count}") if sure else tr("sessions left: {count} or more")
            state, note = state.format(count=left), tr("forecast")
        return PersonRow(
            id=row.trainee.id,
            name=row.trainee.name,
            number=row.trainee.number,
            count=tr("{count} of {all}").format(count=row.mastered, all=len(row.topics)),
            cells=tuple(map(_cell, row.topics)),
            state=state,
            note=note,
            through=row.readiness in (Readiness.READY, Readiness.SIGN_OFF_DUE, Readiness.SIGNED),
            alarm=row.readiness is Readiness.LAPSED,
            chosen=row.trainee.id in self._people,
        )

    def _head(self) -> DebriefHeadView:
        desk = self._desk
        ready = len(desk.ready)
        caption = tr("{ready} ready, {left} to go").format(ready=ready, left=len(desk.rows) - ready)
        weakest = desk.weakest
        if weakest is None:
            title, text = both("Nothing is weak"), tr("among the topics in work")
        else:
            named = SKILL_MAP[weakest].title
            title = Bilingual(say(named), second_said(named))
            text = tr("Weakest topic in work")
        return DebriefHeadView(
            pill=tr("NEXT"), caption=caption, title=title.text, second=title.second, text=text
        )

    def _rail(self) -> AssignView:
        left = [row for row in self._desk.rows if row.forecast is not None]
        longest = max((row.forecast.most for row in left if row.forecast is not None), default=1)
        return AssignView(
            forecasts=tuple(_forecast(row, longest) for row in left),
            topics=tuple(say(SKILL_MAP[topic].title) for topic in self._desk.topics if topic in self._topics),
            people=tuple(one.trainee.name for one in self._desk.rows if one.trainee.id in self._people),
            items=tr("{count} items").format(count=self._items),
            until=tr("until {day}").format(day=self._until),
            fewer=self._items > ITEMS_STEP,
            more=self._items < MOST_ITEMS,
            sooner=self._days > 0,
        )

    @property
    def _until(self) -> str:
        return (date.fromisoformat(gaming_day(self.house.session)) + timedelta(days=self._days)).isoformat()

    def main(self) -> MainView:
        """Return the assignment, once topics and people are chosen."""
        count = len(self._people)
        title = tr("ASSIGN") if not count else tr("ASSIGN TO {count}").format(count=count)
        if not count or not self._topics:
            return MainView(title, tr("choose people and topics first"), ready=False)
        return MainView(title, tr("{count} items each").format(count=self._items))

    def tools(self) -> tuple[Tool, ...]:
        """Return one trainee, the export, the rehearsal of other rules, and the way out."""
        one = ToolState.READY if len(self._people) == 1 else ToolState.OFF
        some = ToolState.READY if self._desk.people else ToolState.OFF
        return (
            Tool("home", "left", tr("Start page")),
            Tool("one", "person", tr("One trainee"), one, reason=tr("Choose one person first.")),
            Tool("export", "document", tr("Export"), some, reason=tr("Nobody trains here yet.")),
            Tool("rehearsal", "repeat", tr("Rehearsal")),
        )

    def work(self) -> StripWork:
        """Return the minutes trained by everybody, by day."""
        minutes = self._desk.minutes
        most = max((count for _, count in minutes), default=0)
        today = self._desk.today
        cells = (
            StripCell(
                f"{day:%d}",
                look=CellLook.NOW if day == today else CellLook.PLAIN,
                share=count / most if most else 0,
            )
            for day, count in minutes
        )
        total = sum(count for _, count in minutes)
        caption = tr("{total} min in {days} days").format(total=total, days=len(minutes))
        return StripWork(both("Minutes trained by all, by day"), caption, tuple(cells))

    def said(self) -> tuple[str, str]:
        """Return that names stay here."""
        return tr("Practice results only."), tr("Names leave this page\nonly by Export.")

    def touch(self, key: object) -> None:
        """Choose people and topics, set the assignment, or go on to another page."""
        match key:
            case ("trainee" | "lapsed", str(person)):
                self._people ^= {person}
            case ("topic", Topic() as topic):
                self._topics ^= {topic}
            case "fewer" | "more":
                step = ITEMS_STEP if key == "more" else -ITEMS_STEP
                self._items = min(max(self._items + step, ITEMS_STEP), MOST_ITEMS)
            case "sooner" | "later":
                self._days = max(0, self._days + (1 if key == "later" else -1))
            case "one" if len(self._people) == 1:
                (person,) = self._people
                self.house.open(PersonPage(self.house, self._trainer, person, self._again))
            case "export":
                self.house.open(ExportPage(self.house, self._desk, self._again))
            case "rehearsal":
                self.house.open(RehearsalPage(self.house, self._again))
            case "home":
                self.house.home()
            case _:
                pass

    def _again(self) -> None:
        """Come back to this page, and read it again."""
        self._desk = self._read()
        self._people &= {one.id for one in self._desk.people}
        self.house.open(self)

    def apply(self) -> None:
        """Give the assignment to everybody chosen: the same moments to each."""
        if not self._people or not self._topics:
            return
        day = gaming_day(self.house.session)
        topics = tuple(topic.value for topic in self._desk.topics if topic in self._topics)
        given = Assignment(topics, self._items, draw_seed(), self._until, day, self._trainer.number)
        self.house.people.assign(self._people, given)
        count = len(self._people)
        self._people = frozenset()
        self._again()
        self.house.tell(tr("Given to {count}: until {day}.").format(count=count, day=given.until), done=True)


def _cell(one: TopicStanding) -> TopicCell:
    if one.judged is None:
        return TopicCell(one.look, "0", 0.0)
    return TopicCell(one.look, str(percent_down(one.judged.bound)), float(one.judged.bound))


def _hard(one: CohortItem) -> ShareLine:
    share = one.share
    percent = tr("{percent} %").format(percent=percent_down(share))
    return ShareLine(say(one.title), percent, str(one.answers), float(share))


def _exam(one: SeatedExam) -> ExamLine:
    exam = one.exam
    words = f"{_outcome(exam)} · {tr('mock')}" if exam.mock else _outcome(exam)
    seed = tr("sealed") if one.seed is None else one.seed[:_SEED_SHOWN]
    return ExamLine(str(exam.number), one.trainee.name, f"{words} · {seed}")


def _outcome(exam: ExamRecord) -> str:
    match exam.outcome:
        case None:
            return tr("under way")
        case ExamVerdict.PASSED:
            return tr("passed")
        case ExamVerdict.NOT_YET:
            return tr("not yet")
        case _:
            return tr("not passed")


def _lapse(one: LapsedSignOff) -> LapseLine:
    if one.marked:
        text = tr("the rules have changed")
    elif one.other_rules is not None:
        text = tr("read by version {number}").format(number=one.other_rules)
    else:
        text = tr("held until {day}").format(day=one.until)
    return LapseLine(one.trainee.id, one.trainee.name, one.trainee.number, text)


def _forecast(row: CohortRow, longest: int) -> ForecastLine:
    left = row.forecast
    if left is None:
        return ForecastLine(row.trainee.name, 0.0, 0.0, 0.0, "", "")
    figure = str(left.middle) if left.measured else f"≥ {left.least}"
    span = f"{left.least}–{left.most}" if left.measured else ""
    least, middle, most = (part / longest for part in (left.least, left.middle, left.most))
    return ForecastLine(row.trainee.name, least, middle, most, span, figure)


_HEADS: Final[Mapping[Topic, Callable[[], str]]] = {
    Topic.DRAW_RULES: lambda: tr("Draw"),
    Topic.CALLS: lambda: tr("Calls"),
    Topic.PAYOUTS: lambda: tr("Payouts"),
    Topic.CHIP_CUTTING: lambda: tr("Cutting"),
    Topic.INSURANCE_ROWS: lambda: tr("Rows"),
    Topic.TAKE_AND_PAY: lambda: tr("Order"),
    Topic.COMMISSION: lambda: tr("Half pay"),
    Topic.LIMITS: lambda: tr("Limits"),
    Topic.IRREGULARITIES: lambda: tr("Faults"),
    Topic.WHO_DECIDES: lambda: tr("Ranks"),
}
"""What stands over the columns, in words that are short enough for them."""


def trainer_gate(house: TrainingHouse) -> TrainingPage:
    """Return the page that asks who the trainer is: a Pit Supervisor or above, by PIN."""
    words = tr("Pit Supervisor or above"), tr("Names and results of everybody are shown.")
    return gate(
        house,
        both("Trainer’s page"),
        Rank.PIT_SUPERVISOR,
        words,
        lambda trainer: house.open(CohortPage(house, trainer)),
    )
