"""An exam and its sign-off by touches alone: the same is told whatever is answered, and leaving asks."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from terminal.ledger.errors import LedgerError, LedgerFault, NotRecorded
from terminal.rounds.training.commands import EndTrainingDay
from terminal.rounds.training.record import ExamEnding, ExamRecord, TopicJudged
from terminal.rounds.training.sequential_test import FIRST_DECISION, ExamVerdict
from terminal.rules.bets import Result
from terminal.rules.games import GAMES
from terminal.rules.ranks import Rank
from terminal.screen import theme
from terminal.screen.screen_kind import ScreenKind
from terminal.screen.training.answer_entry import FIVE_KEYS, EntryWay
from terminal.screen.training.answer_views import AnswerKeysView, GivenAlongView
from terminal.screen.training.debrief_page import DebriefPage
from terminal.screen.training.debrief_views import DebriefHeadView, DebriefView, SignOffView
from terminal.screen.training.exam_page import ACKNOWLEDGED, ExamPage, ExamStartPage, LeaveExamPage
from terminal.screen.training.given_felt import empty_felt
from terminal.screen.training.home_page import HomePagePresenter
from terminal.screen.training.replay_page import ReplayPage
from terminal.screen.training.views import TrainingView
from terminal.screen.translate import joined
from terminal.screen.widgets.panel import RAIL_WIDTH
from terminal.training import debrief
from terminal.training.answers import DrawTo
from terminal.training.exam import after_a_start
from terminal.training.grading import right_answer
from terminal.training.mastery import lower_bound
from terminal.training.skills import topics_of
from tests.screen.driving import NotThereError
from tests.screen.trained import Trainee, open_training
from tests.table.pit import MANAGER, PINS, SUPERVISOR
from tests.training.room import TrainingRoom, must

pytestmark = pytest.mark.usefixtures("qapp", "unpainted")

WAYS = {"exam": ExamStartPage}


class Sitting:
    """A trainee whose topics are all open, at the page before the exam."""

    def __init__(self, folder: Path, game: str, layout: str, *, size: str = "1920x1080") -> None:
        self.room = TrainingRoom(game, layout=layout, path=folder / "TR-01.ledger")
        self.folder, self.game, self.layout = folder, game, layout
        self.trainee = open_training(folder, game, layout, ways=WAYS, session=self.room.session, size=size)
        self.trainee.sit_down()
        self.open_topics()
        self.trainee.table.home()
        self.trainee.key(("way_in", "exam"))
        self.trainee.key("begin")

    def open_topics(self) -> None:
        bound = lower_bound(60, 100)
        judged = tuple(
            TopicJudged(topic.value, 100, 60, bound, 2_000, met=False, mastered=False, is_open=True)
            for topic in topics_of(GAMES[self.game])
        )
        desk, day = self.trainee.table.desk, self.room.session.now().date().isoformat()
        must(self.room.session.handle(EndTrainingDay(desk.trainee, self.game, day, judged)))

    @property
    def view(self) -> TrainingView:
        view = self.trainee.window.view
        assert view is not None
        return view

    @property
    def page(self) -> ExamPage:
        page = self.trainee.page
        assert isinstance(page, ExamPage)
        return page

    def acknowledged(self) -> None:
        """Wait until the answer has been acknowledged."""
        self.trainee.clock.step(ACKNOWLEDGED)
        self.trainee.table.tick()

    def answer(self, *, right: bool) -> None:
        """Answer rightly; or go on, which is wrong more often than not."""
        page, trainee = self.page, self.trainee
        assert page.moment is not None
        assert page.entry is not None
        answer = right_answer(page.moment)
        if right:
            trainee.enter(answer, page.entry)
        if not right or not isinstance(answer, DrawTo):
            trainee.main("GO ON")

    def sign(self, number: str) -> None:
        """Sign as somebody of the pit, on the fields of the page."""
        for digit in (*number, *PINS[number]):
            self.trainee.key(("digit", digit))
        self.trainee.key("sign")

    def done(self) -> None:
        self.trainee.done()


@pytest.fixture
def sitting(tmp_path: Path) -> Iterator[Sitting]:
    made = Sitting(tmp_path, "commission", "mini-7")
    yield made
    made.done()


def test_the_ribbons_of_the_felt_say_that_this_is_an_exam_and_no_longer_after_it(sitting: Sitting) -> None:
    cloth, usual = sitting.trainee.window.felt.cloth, theme.LOOKS[ScreenKind.TRAINING].ribbon
    said = [cloth.texts()[0].text]
    sitting.answer(right=False)
    said.append(cloth.texts()[0].text)
    sitting.trainee.table.home()
    sitting.trainee.window.felt.show_felt(empty_felt(sitting.room.terms))
    assert said == [joined("EXAM")] * 2
    assert cloth.texts()[0].text == usual


def page_of(trainee: Trainee) -> object:
    return trainee.page


def exam_of(sitting: Sitting) -> ExamRecord:
    training = sitting.room.session.table.training
    assert training is not None
    return training.exams[0]


def tick_all(trainee: Trainee) -> None:
    for name in ("signals", "cutting", "manner"):
        trainee.key((name, True))


EXAM_KEY = 121
"""How high each of the five keys is."""
SEEN_AGAIN = 4
"""Wrong moments that stand on the first page of their list."""
RIGHTLY = 6
"""Decisions that are answered rightly in an exam that is not passed."""


@pytest.mark.parametrize(
    ("game", "layout", "passed"),
    [
        ("insurance-super-six-plus", "bean-9", True),
        ("commission", "mini-7", False),
        ("tournament", "big-12", False),
    ],
)
def test_an_exam_is_sat_and_signed_by_touches_alone(
    game: str, layout: str, passed: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = Sitting(tmp_path, game, layout)
    trainee = sitting.trainee
    for number in range(1, FIRST_DECISION + 1):
        assert isinstance(page_of(trainee), ExamPage), number
        sitting.answer(right=passed or number <= RIGHTLY)
        sitting.acknowledged()
    assert exam_of(sitting).ending is ExamEnding.DECIDED
    assert isinstance(page_of(trainee), DebriefPage)
    assert exam_of(sitting).outcome is (ExamVerdict.PASSED if passed else ExamVerdict.NOT_PASSED)
    shown = next(part for part in sitting.view.panels if isinstance(part, DebriefView))
    assert shown.passed is passed
    for line in shown.wrong[:SEEN_AGAIN]:
        trainee.key(("replay", line.number))
        assert isinstance(page_of(trainee), ReplayPage)
        trainee.key("leave")
    tick_all(trainee)
    trainee.key("sign")
    sitting.sign(SUPERVISOR)
    assert not exam_of(sitting).signed
    sitting.sign(MANAGER)
    assert exam_of(sitting).signed
    assert MANAGER in next(part for part in sitting.view.panels if isinstance(part, SignOffView)).signed
    if passed:
        then = next(part for part in sitting.view.panels if isinstance(part, DebriefView)).then
        assert then == "The exam is signed."
        trainee.key("certificate")
        (file,) = (tmp_path / "reports").glob("*.pdf")
        assert file.read_bytes().startswith(b"%PDF")
    trainee.key("leave")
    assert isinstance(page_of(trainee), HomePagePresenter)
    if not passed:
        says_what_was_wrong_without_showing_it(sitting, monkeypatch)
    sitting.done()


def says_what_was_wrong_without_showing_it(sitting: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    """Check the page after an exam whose moments a later list of items cannot make again."""
    monkeypatch.setattr(debrief, "ITEMS", debrief.ITEMS + 1)
    trainee = sitting.trainee
    trainee.table.open(DebriefPage(trainee.table, 1))
    shown = next(part for part in sitting.view.panels if isinstance(part, DebriefView))
    head = next(part for part in sitting.view.panels if isinstance(part, DebriefHeadView))
    assert shown.wrong
    assert head.text == debrief.EARLIER_ITEMS.template
    with pytest.raises(NotThereError, match="replay"):
        trainee.key(("replay", shown.wrong[0].number))
    trainee.main("BACK")
    assert isinstance(page_of(trainee), HomePagePresenter)


def test_the_same_is_shown_for_the_same_time_after_a_right_and_a_wrong_answer(tmp_path: Path) -> None:
    shown = []
    for folder, right in ((tmp_path / "a", True), (tmp_path / "b", False)):
        folder.mkdir()
        sitting = Sitting(folder, "commission", "mini-7")
        sitting.answer(right=right)
        view = sitting.view
        strip = replace(view.strip, caption="")  # the time, which each touch of the test lets pass
        shown.append((view.panels, view.felt, view.main, strip, view.notice, view.status.fields[1:]))
        sitting.trainee.clock.step(ACKNOWLEDGED / 2)
        sitting.trainee.table.tick()
        assert sitting.view.panels == ()
        sitting.trainee.clock.step(ACKNOWLEDGED)
        sitting.trainee.table.tick()
        assert sitting.view.panels
        sitting.done()
    assert shown[0] == shown[1]


def test_its_five_keys_are_equal_and_large_and_end_over_the_main_button(sitting: Sitting) -> None:
    window = sitting.trainee.window
    keys = window.panel(AnswerKeysView)
    faces = [keys.keys[name].geometry() for name in FIVE_KEYS]
    around = 2 * theme.Gap.TOUCH  # a touch next to a key is one on it
    assert {face.width() for face in faces} == {RAIL_WIDTH + around}
    assert {face.height() for face in faces} == {EXAM_KEY + around}
    assert keys.geometry().bottom() < window.main.geometry().top()
    given = window.panel(GivenAlongView).geometry()
    assert window.strip.geometry().contains(given)
    assert not any(given.intersects(key.geometry()) for key in window.strip.keys.values())


def test_its_seed_is_nowhere_on_the_screen_before_the_end(sitting: Sitting) -> None:
    seed = exam_of(sitting).seed
    for _ in range(3):
        assert seed[:8] not in repr(sitting.view)
        sitting.answer(right=False)
        assert seed[:8] not in repr(sitting.view)
        sitting.acknowledged()


def test_nothing_of_an_exam_has_the_accent(sitting: Sitting) -> None:
    for right in (True, False):
        sitting.answer(right=right)
        sitting.acknowledged()
        assert sitting.view.main is not None
        assert sitting.view.main.calm


def test_an_answer_that_could_not_be_recorded_is_said_and_its_moment_asked_again(
    sitting: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object, **__: object) -> None:
        raise NotRecorded("AnswerExam", LedgerError(LedgerFault.DISK_FULL, path=Path("TR-01.ledger")))

    moment = sitting.page.moment
    with monkeypatch.context() as broken:
        broken.setattr(type(sitting.room.ledger), "append", full)
        sitting.answer(right=False)
    assert "AnswerExam" in sitting.trainee.notice
    sitting.acknowledged()
    assert (sitting.page.moment, exam_of(sitting).answered) == (moment, 0)
    sitting.answer(right=False)
    assert exam_of(sitting).answered == 1


def test_leaving_asks_first_and_is_not_passed(sitting: Sitting) -> None:
    sitting.answer(right=True)
    sitting.acknowledged()
    sitting.trainee.key("end")
    assert isinstance(page_of(sitting.trainee), LeaveExamPage)
    sitting.trainee.key("back")
    assert isinstance(page_of(sitting.trainee), ExamPage)
    sitting.trainee.key("end")
    sitting.trainee.key("leave")
    exam = exam_of(sitting)
    assert (exam.outcome, exam.ending) == (ExamVerdict.NOT_PASSED, ExamEnding.ENDED)


def test_a_closed_window_and_a_signal_ask_the_same(sitting: Sitting) -> None:
    stopped: list[bool] = []
    sitting.trainee.table.stop_asked.connect(lambda: stopped.append(True))
    sitting.trainee.window.close()
    assert isinstance(page_of(sitting.trainee), LeaveExamPage)
    sitting.trainee.table.close()
    assert stopped == []
    sitting.trainee.key("leave")
    assert stopped == [True]
    exam = exam_of(sitting)
    assert exam.ending is ExamEnding.ENDED


def test_after_a_crash_nothing_opens_but_the_exam_at_the_same_moment(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path, "commission", "mini-7")
    sitting.answer(right=True)
    sitting.acknowledged()
    asked = sitting.page.moment
    sitting.trainee.window.hide()
    room = sitting.room.again()
    after_a_start(room.session)
    again = open_training(tmp_path, "commission", "mini-7", ways=WAYS, session=room.session)
    again.key(("trainee", again.table.people.all()[0].id))
    assert isinstance(page_of(again), ExamStartPage)
    again.key("begin")
    page = again.page
    assert isinstance(page, ExamPage)
    assert page.moment == asked
    again.done()


def test_a_mock_is_sat_with_a_typed_seed_marked_and_not_signed(tmp_path: Path) -> None:
    room = TrainingRoom("commission", layout="mini-7", path=tmp_path / "TR-01.ledger")
    trainee = open_training(tmp_path, "commission", "mini-7", ways=WAYS, session=room.session)
    trainee.sit_down()
    trainee.key(("way_in", "exam"))
    with pytest.raises(NotThereError):
        trainee.key("begin")  # the exam itself opens with all topics
    trainee.key("mock")
    with pytest.raises(NotThereError):
        trainee.key("begin")
    for digit in "4471":
        trainee.key(("digit", digit))
    trainee.key("begin")
    page = page_of(trainee)
    assert isinstance(page, ExamPage)
    assert "4471" in repr(page.fields())
    trainee.main("GO ON")
    trainee.key("end")
    trainee.key("leave")
    training = room.session.table.training
    assert training is not None
    (exam,) = training.exams
    assert (exam.mock, exam.seed, exam.attempt) == (True, "4471", 0)
    assert isinstance(page_of(trainee), DebriefPage)
    tick_all(trainee)
    with pytest.raises(NotThereError):
        trainee.key("sign")
    trainee.done()


def test_an_exam_is_answered_by_the_keyboard_with_the_same_keys(sitting: Sitting) -> None:
    trainee, window = sitting.trainee, sitting.trainee.window
    entry = sitting.page.entry
    assert entry is not None
    QTest.keyClicks(window, "4b5")
    assert (entry.entry.way, entry.entry.result) == (EntryWay.CALL, Result.BANKER)
    QTest.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert entry.entry.way is EntryWay.CHIPS
    QTest.keyClick(window, Qt.Key.Key_F3)
    assert entry.entry.cents == trainee.table.chips[2]
    QTest.keyClick(window, Qt.Key.Key_Backspace)
    QTest.keyClicks(window, "53")
    assert (entry.entry.way, entry.entry.rank) == (EntryWay.PIT, Rank.PIT_MANAGER)
    QTest.keyClick(window, Qt.Key.Key_Escape)
    QTest.keyClicks(window, "1")
    assert exam_of(sitting).answered == 1
    sitting.acknowledged()
    QTest.keyClick(window, Qt.Key.Key_Return)
    assert exam_of(sitting).answered == 2
