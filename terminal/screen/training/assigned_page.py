"""What a trainer has given somebody to do, asked like a drill: for everybody of a seed the same."""

from __future__ import annotations

from datetime import date

from terminal.screen.training.drill_page import QuestionPage
from terminal.screen.training.training_page import TrainingHouse
from terminal.screen.translate import Bilingual, both, tr
from terminal.training.assignments import left_of, next_of
from terminal.training.exam import gaming_day
from terminal.training.moment import TrainingMoment
from terminal.training.trainees import Assignment


class AssignedPage(QuestionPage):
    """Asks what is left of the assignments whose last day is not over, the earliest due first."""

    def __init__(self, house: TrainingHouse) -> None:
        super().__init__(house)
        self.begin()

    @property
    def title(self) -> Bilingual:
        """What the top bar says."""
        return both("Assignment")

    def next_moment(self) -> TrainingMoment | None:
        """Return what is asked next."""
        open_ = open_assignments(self.house)
        return next_of(open_[0], self.house.terms, self.house.desk.history.seeds) if open_ else None

    def pill(self) -> str:
        """Return how many are left."""
        return tr("{count} left").format(count=left_to_do(self.house))

    def end_title(self) -> str:
        """Return what the tool that leaves is called: it goes on where it was."""
        return tr("Go on later")


def open_assignments(house: TrainingHouse) -> tuple[Assignment, ...]:
    """Return what the trainee still has to do, the earliest due first."""
    desk = house.desk
    known = house.people.known(desk.trainee)
    given = () if known is None else known.assignments
    today, seeds = date.fromisoformat(gaming_day(house.session)), desk.history.seeds
    open_ = [
        one for one in given if date.fromisoformat(one.until) >= today and left_of(one, house.terms, seeds)
    ]
    return tuple(sorted(open_, key=lambda one: one.until))


def left_to_do(house: TrainingHouse) -> int:
    """Return how many moments are left of all assignments of the trainee."""
    seeds = house.desk.history.seeds
    return sum(len(left_of(one, house.terms, seeds)) for one in open_assignments(house))
