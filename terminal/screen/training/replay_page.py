"""A wrong moment of an exam again: the table as it was, what was done, what was right, and why."""

from __future__ import annotations

from msgspec import Struct

from terminal.screen.felt.view import FeltView
from terminal.screen.training.answer_entry import AnswerEntry, Entry
from terminal.screen.training.answering import given_view, question_view, told_view
from terminal.screen.training.given_felt import given_felt
from terminal.screen.training.training_page import TrainingHouse, TrainingPage
from terminal.screen.translate import Bilingual, both, say, tr
from terminal.screen.views import MainView, StatusField, Tool
from terminal.training.debrief import Debrief, WrongMoment
from terminal.training.errors import Grade
from terminal.training.moment import TrainingMoment, question_of
from terminal.training.skills import SKILL_MAP


class ReplayPage(TrainingPage):
    """One wrong moment; the next follows until all were gone over."""

    def __init__(self, house: TrainingHouse, debrief: Debrief, number: int, back: TrainingPage) -> None:
        super().__init__(house)
        self._debrief = debrief
        self._back = back
        self._place = [one.number for one in debrief.wrong].index(number)

    @property
    def title(self) -> Bilingual:
        """What the top bar calls the page."""
        return both("Go over it")

    def fields(self) -> tuple[StatusField, ...]:
        """Return which exam it was."""
        return (StatusField(tr("EXAM"), str(self._debrief.number)),)

    def felt(self) -> FeltView:
        """Return the table of the moment, as it was given."""
        moment = self._moment
        return given_felt(moment, question_of(moment).given, Entry())

    def panels(self) -> tuple[Struct, ...]:
        """Return what was asked, what people said, and what was right."""
        wrong, moment = self._wrong, self._moment
        question = question_of(moment)
        pill = tr("DECISION {number}").format(number=wrong.number)
        caption = say(SKILL_MAP[moment.topic].title)
        time = self._debrief.times[wrong.number - 1]
        head = question_view(question, pill, caption, time.milliseconds, time.target)
        given_side = given_view(question.given, AnswerEntry(question.given), moment.state)
        told = told_view(Grade(wrong.faults), None, "")
        return (head, given_side, told)

    def main(self) -> MainView:
        """Return the way to the next, or back."""
        if self._next is None:
            return MainView(tr("BACK"), tr("to what came of the exam"))
        return MainView(tr("NEXT"), tr("decision {number}").format(number=self._next))

    def tools(self) -> tuple[Tool, ...]:
        """Return the way back."""
        return (Tool("leave", "left", tr("Back")),)

    def touch(self, key: object) -> None:
        """Go back."""
        if key == "leave":
            self.house.open(self._back)

    def apply(self) -> None:
        """Go on to the next, or back."""
        if self._next is None:
            self.house.open(self._back)
        else:
            self._place += 1

    @property
    def _wrong(self) -> WrongMoment:
        return self._debrief.wrong[self._place]

    @property
    def _moment(self) -> TrainingMoment:
        moment = self._wrong.moment
        if moment is None:
            raise LookupError(f"decision {self._wrong.number} cannot be shown again")
        return moment

    @property
    def _next(self) -> int | None:
        """The number of the next wrong moment."""
        after = self._place + 1
        return self._debrief.wrong[after].number if after < len(self._debrief.wrong) else None
