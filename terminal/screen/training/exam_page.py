"""The exam: sealed. Nothing tells how it goes; whatever is answered, the same is said after the same time."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from terminal.rounds.refusal import Refusal
from terminal.rounds.training.record import TrainingRecord
from terminal.rounds.training.sequential_test import FIRST_DECISION, LAST_DECISION
from terminal.screen.dialogue_views import Answer as AnswerKey
from terminal.screen.felt.view import FeltView
from terminal.screen.training.answer_views import Progress
from terminal.screen.training.ask_panel import QuestionPageView
from terminal.screen.training.debrief_page import DebriefPage
from terminal.screen.training.drill_page import QuestionPage
from terminal.screen.training.given_felt import empty_felt
from terminal.screen.training.training_page import NO_WORK, StripWork, TrainingHouse, TrainingPage
from terminal.screen.translate import Bilingual, both, joined, say, second_line, tr
from terminal.screen.views import MainView, StatusField
from terminal.screen.widgets.digits import BACKSPACE, MOST_DIGITS
from terminal.training.answers import Answer
from terminal.training.exam import ExamSitting
from terminal.training.moment import TrainingMoment

ACKNOWLEDGED: Final = 1.0
"""For so many seconds it is said that an answer was taken: right or wrong, the same."""


class ExamStartPage(TrainingPage):
    """What an exam is, before its first moment is shown."""

    @property
    def title(self) -> Bilingual:
        """What the top bar calls the page."""
        return both("Exam")

    def fields(self) -> tuple[StatusField, ...]:
        """Return that its seed is shown to nobody."""
        return (StatusField(tr("SEED"), tr("sealed")),)

    def panels(self) -> tuple[Struct, ...]:
        """Return what there is to know, and the two ways."""
        bounds = tr("{least} to {most} decisions; it stops by itself.")
        view = QuestionPageView(
            title=both("Exam"),
            caption=tr("sealed until the end"),
            icon="shield",
            ribbon=joined("EXAM"),
            lines=(
                ("lock", tr("No feedback: no hint, no score, no sound.")),
                ("bars", bounds.format(least=FIRST_DECISION, most=LAST_DECISION)),
                ("clock", tr("Timed, but nobody fails on time.")),
                ("warning", tr("Leaving means not passed.")),
            ),
            answers=self._answers(),
        )
        return (view,)

    def touch(self, key: object) -> None:
        """Begin, go on, or leave it."""
        house = self.house
        if key == "back":
            house.home()
        elif key == "end":
            record = house.session.table.training or TrainingRecord()
            exam = record.open_exam(house.desk.trainee)
            if exam is not None:
                house.open(
                    LeaveExamPage(house, ExamSitting(house.session, exam.number, house.terms), self, None)
                )
        elif key == "mock":
            house.open(MockStartPage(house))
        elif key == "begin":
            begun = house.desk.resume_exam() if house.desk.exam_waits else house.desk.begin_exam()
            if isinstance(begun, Refusal):
                house.tell(say(begun.message))
            else:
                house.open(ExamPage(house, begun))

    def _answers(self) -> tuple[AnswerKey, ...]:
        """Return the ways from here; while an exam waits, no other than on or out."""
        desk = self.house.desk
        if desk.exam_waits:
            return (
                AnswerKey(
                    "begin", "check", *both("Go on with the exam"), tr("at the same decision; once only")
                ),
                AnswerKey("end", "cross", *both("End the exam"), tr("it is not passed")),
            )
        begin = AnswerKey(
            name="begin",
            mark="check",
            title=tr("Begin the exam"),
            second=second_line("Begin the exam"),
            effect=tr("its time begins with the first decision"),
            reason="" if desk.exam_opens else tr("opens with all topics"),
        )
        mock = AnswerKey("mock", "repeat", *both("Sit a mock"), tr("with a typed seed; it cannot be signed"))
        return (begin, mock, AnswerKey("back", "left", *both("Not now")))

    def close(self, leave: Callable[[], None]) -> None:
        """Close at once: no moment is shown; an exam that waits is on record as interrupted."""
        leave()


class MockStartPage(TrainingPage):
    """The seed of a mock, which is typed: who knows it knows the moments, so it cannot be signed."""

    def __init__(self, house: TrainingHouse) -> None:
        super().__init__(house)
        self._typed = ""

    @property
    def title(self) -> Bilingual:
        """What the top bar calls the page."""
        return both("Mock exam")

    def fields(self) -> tuple[StatusField, ...]:
        """Return the seed as far as it is typed."""
        return (StatusField(tr("SEED"), self._typed or tr("none yet")),)

    def panels(self) -> tuple[Struct, ...]:
        """Return what a mock is, and the digits."""
        view = QuestionPageView(
            title=both("Mock exam"),
            caption=tr("cannot be signed"),
            icon="repeat",
            ribbon=joined("EXAM"),
            lines=(
                ("repeat", tr("The same seed asks the same moments again.")),
                ("cross", tr("It is no attempt, and nobody can sign it.")),
            ),
            answers=(
                AnswerKey(
                    name="begin",
                    mark="check",
                    title=tr("Begin the mock"),
                    second=second_line("Begin the mock"),
                    effect=tr("as the exam, with this seed"),
                    reason="" if self._typed else tr("type a seed first"),
                ),
                AnswerKey("back", "left", *both("Not now")),
            ),
            typed=self._typed,
        )
        return (view,)

    def touch(self, key: object) -> None:
        """Type, begin, or leave it."""
        house = self.house
        match key:
            case ("digit", str(digit)):
                typed = self._typed[:-1] if digit == BACKSPACE else self._typed + digit
                self._typed = typed[:MOST_DIGITS]
            case "back":
                house.home()
            case "begin" if self._typed:
                begun = house.desk.begin_exam(seed=self._typed)
                if isinstance(begun, Refusal):
                    house.tell(say(begun.message))
                else:
                    house.open(ExamPage(house, begun))
            case _:
                pass

    def press(self, name: str) -> None:
        """Type a digit of the keyboard."""
        if name.isdigit() or name == BACKSPACE:
            self.touch(("digit", name))

    def apply(self) -> None:
        """Begin it by the keyboard's Enter."""
        self.touch("begin")


class ExamPage(QuestionPage):
    """An exam under way. Whatever was answered, the same is shown until the next moment comes up."""

    tells = False

    def __init__(self, house: TrainingHouse, sitting: ExamSitting) -> None:
        super().__init__(house)
        self._sitting = sitting
        self._started = house.elapsed()
        self._until: float | None = None
        self.begin()

    @property
    def title(self) -> Bilingual:
        """What the top bar says."""
        return both("Mock exam") if self._sitting.record.mock else both("Exam at a full table")

    def fields(self) -> tuple[StatusField, ...]:
        """Return that the seed is sealed; of a mock it is known."""
        exam = self._sitting.record
        return (StatusField(tr("SEED"), exam.seed if exam.mock else tr("sealed")),)

    def next_moment(self) -> TrainingMoment | None:
        """Return the present moment of the list that the seed has fixed."""
        return self._sitting.moment()

    def target(self) -> int | None:
        """Return no target: time fails nobody."""
        return None

    def caption(self) -> str:
        """Return that nothing is shown, in the place of the topic; of a mock, that it is one."""
        mock = self._sitting.record.mock
        return tr("a mock: cannot be signed") if mock else tr("sealed until the end")

    def pill(self) -> str:
        """Return the number of the decision."""
        return tr("DECISION {number}").format(number=self._sitting.record.answered + (self._until is None))

    def felt(self) -> FeltView:
        """Return the felt as it is given, and that this is an exam; an empty one while it acknowledges."""
        given = super().felt()
        return replace(empty_felt(self.house.terms) if given is None else given, ribbon=joined("EXAM"))

    def panels(self) -> tuple[Struct, ...]:
        """Return the question; or that the answer was taken, in the place of everything that was given."""
        return () if self._until is not None else super().panels()

    def main(self) -> MainView | None:
        """Return the key that gives the answer; its words are the same whatever was entered."""
        if self._until is not None:
            return MainView(tr("TAKEN"), tr("the next decision comes up"), ready=False, calm=True)
        return MainView(tr("GO ON"), tr("as on the floor"), calm=True)

    def end_title(self) -> str:
        """Return what the tool that leaves is called."""
        return tr("Leave exam")

    def progress(self) -> Progress:
        """Return how many decisions were made, and for how long: never how right they were."""
        spent = timedelta(seconds=int(self.house.elapsed() - self._started))
        text = tr("at most {most}, time {time}").format(most=LAST_DECISION, time=spent)
        return Progress(self._sitting.record.answered / LAST_DECISION, text)

    def work(self) -> StripWork:
        """Return nothing: what is given stands there."""
        return NO_WORK

    def said(self) -> tuple[str, str]:
        """Return what stands at the right of the strip."""
        return tr("Nothing is shown here."), tr("No hint, no score,\nno sound.")

    def touch(self, key: object) -> None:
        """Take an entry; or ask whether to leave."""
        if key == "end":
            self.house.open(LeaveExamPage(self.house, self._sitting, self, None))
        elif self._until is None:
            super().touch(key)

    def apply(self) -> None:
        """Give the answer."""
        if self._until is None:
            super().apply()

    def tick(self) -> None:
        """Go on once the answer has been acknowledged for as long as every other."""
        if self._until is not None and self.house.elapsed() >= self._until:
            self._until = None
            moment = self._sitting.moment()
            if moment is None:
                self.house.open(DebriefPage(self.house, self._sitting.record.number))
            else:
                self._ask(moment)

    def close(self, leave: Callable[[], None]) -> None:
        """Ask once; a trainee who leaves has not passed."""
        self.house.open(LeaveExamPage(self.house, self._sitting, self, leave))

    def _record(self, moment: TrainingMoment | None, answer: Answer) -> None:
        done = self._sitting.answer(answer, self._spent())
        if isinstance(done, Refusal):
            self.house.tell(say(done.message))
            return
        self._ask(None)
        self._until = self.house.elapsed() + ACKNOWLEDGED


class LeaveExamPage(TrainingPage):
    """The one question before an exam is left: its time goes on meanwhile."""

    def __init__(
        self,
        house: TrainingHouse,
        sitting: ExamSitting,
        back: TrainingPage,
        leave: Callable[[], None] | None,
    ) -> None:
        """`leave` closes the window, if that was asked for."""
        super().__init__(house)
        self._sitting = sitting
        self._back = back
        self._leave = leave

    @property
    def title(self) -> Bilingual:
        """What the top bar calls the page."""
        return both("Leave exam")

    def panels(self) -> tuple[Struct, ...]:
        """Return the question."""
        view = QuestionPageView(
            title=both("Leave the exam?"),
            caption=tr("its time goes on"),
            icon="warning",
            ribbon=joined("EXAM"),
            lines=(("warning", tr("It ends here and is not passed. A resit has to wait.")),),
            answers=(
                AnswerKey("back", "left", *both("Go on with the exam")),
                AnswerKey("leave", "cross", *both("Leave it"), tr("it is not passed")),
            ),
        )
        return (view,)

    def touch(self, key: object) -> None:
        """Go back to the exam, or end it."""
        if key == "back":
            self.house.open(self._back)
        elif key == "leave":
            done = self._sitting.end()
            if isinstance(done, Refusal):
                self.house.tell(say(done.message))
            elif self._leave is not None:
                self._leave()
            elif self._sitting.record.answered:
                self.house.open(DebriefPage(self.house, self._sitting.record.number))
            else:
                self.house.home()

    def close(self, leave: Callable[[], None]) -> None:
        """Ask still: a second try to close the window changes nothing."""
        self._leave = leave
