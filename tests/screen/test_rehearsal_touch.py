"""A rehearsal by touches alone: what changes is listed and drilled, and sign-offs lapse by a signature."""

from __future__ import annotations

import re
from collections.abc import Generator, Iterator
from functools import lru_cache
from itertools import islice, pairwise
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from terminal.rounds.answers import IrregularityAnswers
from terminal.rounds.events import SignOffsLapsed
from terminal.rules.games import GAMES
from terminal.screen.training import rehearsal_pages
from terminal.screen.training.cohort_page import CohortPage
from terminal.screen.training.cohort_views import CohortView
from terminal.screen.training.rehearsal_pages import (
    NEW,
    OLD,
    ChangesPage,
    ComparingPage,
    RehearsalDrillPage,
    RehearsalPage,
)
from terminal.screen.training.review_views import ReviewLine, ReviewView, VerdictView
from terminal.screen.training_app import ways_in
from terminal.screen.translate import language, speaking
from terminal.screen.widgets.paging import ON
from terminal.table.setup.languages import Language
from terminal.training.rehearsal.at_hand import FOLDER
from terminal.training.rehearsal.cells import CellGroup
from terminal.training.rehearsal.compare import A_FEW, Comparison, compare, compare_in_steps
from terminal.training.rehearsal.drill import rehearsed_questions
from terminal.training.rehearsal.versions import RulesVersion, read_version
from terminal.training.rehearsal.wording import FACTS_ASKED, merged
from tests.screen.trained import Trainee, open_training
from tests.table.pit import MANAGER, PINS, SUPERVISOR
from tests.training.room import TrainingRoom, answer_rightly, began, must
from tests.training.test_certificate import sign

pytestmark = pytest.mark.usefixtures("qapp")

GAME = "easy-six"
EASY_SIX = GAMES[GAME].name
TOURNAMENT = GAMES["tournament"].name
OWN = f"This table: {EASY_SIX}"
PROFILE = 'id = "BA-1"\nkind = "training"\nzone = "UTC"\ngame = "easy-six"\nminimum = "{}"\n'


class Rehearsal:
    """A trainer at the window of training; one trainee is signed off."""

    def __init__(self, folder: Path) -> None:
        self.room = TrainingRoom(GAME, folder / "TR-01.ledger")
        self.folder = folder / FOLDER
        self.folder.mkdir()
        (self.folder / "tomorrow.toml").write_text(PROFILE.format("200"), "utf-8")
        (self.folder / "torn.json").write_text("{", "utf-8")
        (self.folder / "notes.txt").write_text("", "utf-8")
        layout = self.room.terms.layout
        self.window: Trainee = open_training(folder, GAME, layout, ways=ways_in(), session=self.room.session)
        self.person = self.window.table.people.add("Ng S. Y.", "33521")
        desk = self.room.examinee(self.person.id)
        answer_rightly(self.room, began(desk.begin_exam()))
        must(sign(desk, self.person))
        self.window.table.home()
        self.window.key("trainer")
        self.sign(SUPERVISOR)
        self.window.key("rehearsal")

    def sign(self, number: str) -> None:
        for digit in number + PINS[number]:
            self.window.key(("digit", digit))
        self.window.key("sign")

    @property
    def lines(self) -> tuple[ReviewLine, ...]:
        view = self.window.window.panel(ReviewView).view
        assert isinstance(view, ReviewView)
        return view.lines

    @property
    def told(self) -> tuple[str, ...]:
        view = self.window.window.panel(VerdictView).view
        assert isinstance(view, VerdictView)
        return view.told

    def choose(self, old: str, new: str, *, wait: bool = True) -> None:
        for side, wanted in ((OLD, old), (NEW, new)):
            self.window.key(("side", side))
            [place] = [line.act for line in self.lines if line.text == wanted]
            while ("act", place) not in self.window.window.panel(ReviewView).keys:
                self.window.key(ON)
            self.window.key(("act", place))
        self.window.main("COMPARE")
        if wait:
            self.wait()

    def wait(self) -> None:
        """Let the comparison come to its end, if it has begun."""
        while isinstance(self.window.page, ComparingPage):
            QApplication.processEvents()

    def lapsed(self) -> list[SignOffsLapsed]:
        return [one.event for one in self.room.ledger.read() if isinstance(one.event, SignOffsLapsed)]


@lru_cache
def compared(old: str, new: str) -> Comparison:
    """Return two versions compared, once for all tests."""
    return compare(read_version(old), read_version(new))


@pytest.fixture
def compared_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the page have what these tests have compared already."""

    def known(old: RulesVersion, new: RulesVersion) -> Generator[int, None, Comparison]:
        yield 0
        return compared(old.name, new.name)

    monkeypatch.setattr(rehearsal_pages, "compare_in_steps", known)


@pytest.fixture
def rehearsal(tmp_path: Path) -> Iterator[Rehearsal]:
    made = Rehearsal(tmp_path)
    yield made
    made.window.done()


@pytest.mark.usefixtures("compared_once")
def test_what_changes_is_listed_and_marks_sign_offs_that_the_trainers_page_lists(
    rehearsal: Rehearsal,
) -> None:
    assert rehearsal.window.main_view is not None
    assert not rehearsal.window.main_view.ready
    rehearsal.choose(EASY_SIX, TOURNAMENT)
    assert isinstance(rehearsal.window.page, ChangesPage)
    rehearsal.window.key(("kind", "price"))
    assert any(
        "Tie on 6" in line.text and "10 to 1; now won, 8 to 1" in line.text for line in rehearsal.lines
    )
    rehearsal.window.key(("kind", "row"))
    assert [line.text for line in rehearsal.lines] == ["Nothing of this kind changes."]
    assert rehearsal.told[-1] == "Sign-offs that lapse: 1"
    rehearsal.window.main("MARK AS LAPSED")
    rehearsal.sign(SUPERVISOR)
    assert rehearsal.lapsed() == []
    rehearsal.sign(MANAGER)
    [event] = rehearsal.lapsed()
    assert (event.exams, event.old, event.new) == ((1,), "easy-six", "tournament")
    assert isinstance(rehearsal.window.page, CohortPage)
    cohort = rehearsal.window.window.panel(CohortView).view
    assert isinstance(cohort, CohortView)
    assert [(one.name, one.text) for one in cohort.lapsed] == [("Ng S. Y.", "the rules have changed")]
    keys = rehearsal.window.window.panel(CohortView).keys
    assert {("trainee", rehearsal.person.id), ("lapsed", rehearsal.person.id)} <= set(keys)
    rehearsal.window.key("rehearsal")
    rehearsal.choose(EASY_SIX, TOURNAMENT)
    assert rehearsal.window.main_view is not None
    assert not rehearsal.window.main_view.ready


def test_touches_are_answered_while_the_rules_are_compared(rehearsal: Rehearsal) -> None:
    rehearsal.choose(OWN, OWN, wait=False)
    page = rehearsal.window.page
    assert isinstance(page, ComparingPage)
    QApplication.processEvents()
    with speaking(Language.ENGLISH):
        QTest.keyClick(rehearsal.window.window, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
        assert language() is not Language.ENGLISH
    assert rehearsal.window.page is page
    rehearsal.window.key("leave")
    assert isinstance(rehearsal.window.page, RehearsalPage)
    QApplication.processEvents()
    assert isinstance(rehearsal.window.page, RehearsalPage)
    rehearsal.window.main("COMPARE")
    rehearsal.wait()
    assert isinstance(rehearsal.window.page, ChangesPage)


def test_no_step_of_a_comparison_asks_more_than_a_few_questions() -> None:
    asked = list(compare_in_steps(read_version("tournament"), read_version("fortune-six")))
    assert max(now - before for before, now in pairwise([0, *asked])) <= A_FEW


def test_a_profile_from_the_folder_is_compared_with_the_table(rehearsal: Rehearsal) -> None:
    rehearsal.choose(OWN, "File tomorrow.toml")
    assert isinstance(rehearsal.window.page, ChangesPage)
    assert "A bet of 100.00 on Banker: the bet is taken; now told to be under the minimum (1)" in [
        line.text for line in rehearsal.lines
    ]


@pytest.mark.usefixtures("compared_once")
def test_each_drilled_question_is_answered_as_the_new_rules_have_it(rehearsal: Rehearsal) -> None:
    rehearsal.choose(EASY_SIX, TOURNAMENT)
    rehearsal.window.key("drill")
    page = rehearsal.window.page
    assert isinstance(page, RehearsalDrillPage)
    for right in (True, False):
        assert page.question is not None
        said = rehearsal.window.window.panel(VerdictView).view
        # Before an answer nothing is told but how many were right.
        assert said == VerdictView(groups=(), told=("0 of 0 right" if right else "1 of 1 right",))
        wanted = page.question.right if right else page.question.change.old
        rehearsal.window.key(("act", page.question.choices.index(wanted)))
        rehearsal.window.main("ANSWER")
        assert rehearsal.told[0] == ("Right." if right else "Not right.")
        rehearsal.window.main("NEXT")
    assert rehearsal.told[-1] == "1 of 2 right"
    rehearsal.window.key("leave")
    assert isinstance(rehearsal.window.page, ChangesPage)


def test_every_change_of_a_game_is_worded_and_none_as_it_is_recorded() -> None:
    comparison = compared("insurance-super-six-plus", "fortune-six")
    changes = merged(comparison)
    assert sum(one.count for one in changes) == len(comparison.differences)
    raw = [
        one for one in changes if "{text}" in (one.question.template, one.before.template, one.now.template)
    ]
    assert raw == []
    words = {answer.render() for one in changes for answer in (one.before, one.now)}
    assert words >= {
        "refused: “Non-Commission · Fortune Six has no insurance.”",
        "asks first: Is the order of the cards known?",
    }
    assert [text for text in words if re.search(r"[a-z]_[a-z]", text)] == []
    assert FACTS_ASKED.keys() == set(IrregularityAnswers.__struct_fields__)
    kinds = {question.change.key.group for question in islice(rehearsed_questions(comparison, Random(1)), 40)}
    assert kinds >= {CellGroup.ROW, CellGroup.REMEDY}


def test_equal_versions_change_nothing_and_are_said_to(rehearsal: Rehearsal) -> None:
    rehearsal.choose(OWN, OWN)
    view = rehearsal.window.window.panel(ReviewView).view
    assert isinstance(view, ReviewView)
    assert view.title.text == "Nothing changes"
    assert rehearsal.window.main_view is not None
    assert not rehearsal.window.main_view.ready


def test_a_file_that_cannot_be_read_is_said_with_its_place(rehearsal: Rehearsal) -> None:
    assert not any("notes" in line.text for line in rehearsal.lines)
    rehearsal.choose(OWN, "File torn.json")
    assert isinstance(rehearsal.window.page, RehearsalPage)
    assert "torn.json" in rehearsal.window.notice
