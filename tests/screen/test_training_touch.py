"""Training by touches alone: a drill of each kind, a sprint, a placement, and a coached round."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from terminal.rounds.training.record import PLACEMENT_ITEMS
from terminal.rules.games import GAMES
from terminal.screen.training.answer_entry import EntryWay
from terminal.screen.training.answer_views import ToldView
from terminal.screen.training.coach_page import CoachPage
from terminal.screen.training.drill_page import DrillPage, QuestionPage
from terminal.screen.training.home_page import HomePagePresenter
from terminal.screen.training.home_views import SkillMapView
from terminal.screen.training.review_views import ReviewView
from terminal.screen.training.trainee_languages import TraineeLanguages
from terminal.screen.training.training_table import TrainingTable
from terminal.screen.translate import language, speaking
from terminal.table.setup.languages import Language
from terminal.training.answers import DrawTo, GoOn, PayBox, TakeAndPay, TakeBox
from terminal.training.coach import CoachedAct
from terminal.training.grading import right_answer
from terminal.training.moment import Ask, TrainingMoment
from terminal.training.moments import make_moment, training_terms
from terminal.training.rules_told import RulesChapter
from terminal.training.skills import Topic, needs_of, topics_of
from terminal.training.topics.take_and_pay import takes_due
from tests.layouts.allowed import layout_for
from tests.screen.driving import NotThereError
from tests.screen.trained import Trainee, open_training, training_session

pytestmark = pytest.mark.usefixtures("qapp")
TABLES = (
    ("insurance-super-six-plus", "bean-9"),
    ("commission", "mini-7"),
    ("tournament", "big-12"),
)
tables = pytest.mark.parametrize(("game", "layout"), TABLES, ids=lambda name: name)
SEED = 7714


def told(trainee: Trainee) -> ToldView | None:
    """Return what the trainee is told, if anything."""
    view = trainee.window.view
    assert view is not None
    return next((part for part in view.panels if isinstance(part, ToldView)), None)


def answer_right(trainee: Trainee) -> None:
    """Give the right answer to what is asked, by touches."""
    page = trainee.page
    assert isinstance(page, QuestionPage)
    assert page.moment is not None
    assert page.entry is not None
    right = right_answer(page.moment)
    trainee.enter(right, page.entry)
    if not isinstance(right, DrawTo):
        trainee.main()


class AskedPage(DrillPage):
    """A drill that asks a topic which is not open yet."""

    def __init__(self, house: TrainingTable, topic: Topic) -> None:
        self._asked = topic
        super().__init__(house)

    def next_moment(self) -> TrainingMoment | None:
        """Return a moment of the topic."""
        desk = self.house.desk
        return make_moment(desk.terms.rules, self._asked, None, Random(self._asked.value), desk.terms)


@tables
def test_each_topic_is_drilled_by_touches_alone(game: str, layout: str, tmp_path: Path) -> None:
    trainee = open_training(tmp_path, game, layout)
    trainee.sit_down()
    for topic in topics_of(GAMES[game]):
        page = AskedPage(trainee.table, topic)
        trainee.table.open(page)
        answer_right(trainee)
        shown = told(trainee)
        assert shown is not None
        assert shown.right, (topic, page.moment, shown)
        trainee.main("NEXT")
    assert len(trainee.table.desk.history.scheduled) == len(topics_of(GAMES[game]))
    trainee.key("end")
    assert isinstance(trainee.page, HomePagePresenter)
    trainee.done()


@tables
def test_a_coached_round_is_dealt_by_touches_alone(game: str, layout: str, tmp_path: Path) -> None:
    trainee = open_training(tmp_path, game, layout, ways={"coach": lambda house: CoachPage(house, SEED)})
    trainee.sit_down()
    trainee.key(("way_in", "coach"))
    page = trainee.page
    assert isinstance(page, CoachPage)
    while page.coach.act is not CoachedAct.OVER:
        moment = page.coach.moment
        right = takes_due(moment) if page.coach.act is CoachedAct.TAKE else right_answer(moment)
        assert page.entry is not None
        trainee.enter(right, page.entry)
        trainee.main()
        assert told(trainee) is None
    assert all(not step.faults for step in page.coach.steps)
    assert trainee.table.session.table.rounds == 1
    trainee.main("NEXT ROUND")
    trainee.done()


def test_a_mistake_at_the_coached_table_is_told_at_once_and_done_again(tmp_path: Path) -> None:
    trainee = open_training(tmp_path, ways={"coach": lambda house: CoachPage(house, SEED)})
    trainee.sit_down()
    trainee.key(("way_in", "coach"))
    page = trainee.page
    assert isinstance(page, CoachPage)
    before = trainee.table.session.table
    assert page.entry is not None
    trainee.key("irregularity")
    trainee.turn_to(("kind", "late_bet"))
    trainee.key(("kind", "late_bet"))
    with pytest.raises(NotThereError, match="the rules open after it"):
        trainee.key("rules")
    trainee.main("DONE")
    shown = told(trainee)
    assert shown is not None
    assert not shown.right
    assert trainee.table.session.table.round == before.round
    trainee.key("rules")
    view = trainee.window.panel(ReviewView).view
    assert isinstance(view, ReviewView)
    assert "¶ 5.6 · Late bet: refused, returned" in [line.text for line in view.lines]
    trainee.key(("chapter", RulesChapter.INSURANCE))
    trainee.main("BACK")
    assert told(trainee) == shown
    trainee.main("UNDO AND DO AGAIN")
    assert told(trainee) is None
    trainee.done()


def test_what_is_looked_up_at_the_coached_table_is_a_miss_and_done_all_the_same(tmp_path: Path) -> None:
    trainee = open_training(tmp_path, ways={"coach": lambda house: CoachPage(house, SEED)})
    trainee.sit_down()
    trainee.key(("way_in", "coach"))
    page = trainee.page
    assert isinstance(page, CoachPage)
    trainee.key("peek")
    shown = told(trainee)
    assert shown is not None
    assert not shown.right
    trainee.main()
    assert page.entry is not None
    trainee.key("supervisor")
    assert page.entry.entry.way is EntryWay.PIT
    trainee.key(("way", EntryWay.PIT))
    act = page.coach.act
    trainee.enter(right_answer(page.coach.moment), page.entry)
    trainee.main()
    assert page.coach.steps[-1].act == act
    assert page.coach.steps[-1].faults
    trainee.done()


def test_a_wrong_answer_is_told_with_what_was_right_and_its_paragraph(tmp_path: Path) -> None:
    trainee = open_training(tmp_path)
    trainee.sit_down()
    trainee.table.open(DrillPage(trainee.table, Topic.CALLS))
    trainee.main("GO ON")
    shown = told(trainee)
    assert shown is not None
    assert not shown.right
    assert shown.rows
    trainee.main("NEXT")
    assert trainee.table.desk.history.scheduled[-1].right is False
    trainee.done()


def test_a_wrong_payment_is_told_bet_by_bet(tmp_path: Path) -> None:
    trainee = open_training(tmp_path)
    trainee.sit_down()
    page = AskedPage(trainee.table, Topic.PAYOUTS)
    trainee.table.open(page)
    assert page.moment is not None
    assert page.entry is not None
    right = right_answer(page.moment)
    assert isinstance(right, PayBox)
    short = tuple(replace(part, cents=part.cents - 100) for part in right.paid)
    trainee.enter(PayBox(short), page.entry)
    trainee.main("DONE")
    shown = told(trainee)
    assert shown is not None
    assert [one.ought - one.paid for one in shown.bets] == [100] * len(right.paid)
    assert [one.ought for one in shown.bets] == [part.cents for part in right.paid]
    trainee.done()


@pytest.mark.parametrize("game", GAMES)
def test_the_skill_map_has_an_arrow_for_all_that_a_topic_needs(game: str, tmp_path: Path) -> None:
    trainee = open_training(
        tmp_path, game, layout_for(GAMES[game], "big-12" if game == "commission" else "bean-9")
    )
    trainee.sit_down()
    view = trainee.window.panel(SkillMapView).view
    assert isinstance(view, SkillMapView)
    shown = {
        (before[line.needed], column[line.by])
        for before, column, lines in zip(view.columns, view.columns[1:], view.needs, strict=False)
        for line in lines
    }
    needed = {
        (first.topic, second.topic) for first, second in shown if first is not None and second is not None
    }
    topics = topics_of(GAMES[game])
    assert len(shown) == len(needed)
    assert needed == {(one, topic) for topic in topics for one in needs_of(GAMES[game], topic)}
    assert {card.topic for column in view.columns for card in column if card is not None} == set(topics)
    trainee.done()


def test_what_was_looked_up_is_a_miss(tmp_path: Path) -> None:
    trainee = open_training(tmp_path)
    trainee.sit_down()
    trainee.key(("way_in", "drill"))
    trainee.key("peek")
    assert told(trainee) is not None
    assert trainee.table.desk.history.scheduled[-1].peeked
    trainee.done()


def test_an_entry_is_taken_back_by_its_tool(tmp_path: Path) -> None:
    trainee = open_training(tmp_path)
    trainee.sit_down()
    trainee.table.open(DrillPage(trainee.table, Topic.PAYOUTS))
    page = trainee.page
    assert isinstance(page, DrillPage)
    assert page.entry is not None
    trainee.key(("chip", 100_00))
    trainee.key(("chip", 100_00))
    trainee.key("undo")
    assert trainee.pad.cents == 100_00
    trainee.key("undo")
    assert not page.entry.entry.begun
    assert page.entry.answer(Topic.PAYOUTS, Ask.NEXT) == GoOn()
    trainee.done()


@pytest.mark.parametrize("tells", [True, False], ids=["in a drill", "where nothing is told"])
def test_a_touch_on_an_act_that_was_entered_changes_it_in_its_place(tells: bool, tmp_path: Path) -> None:
    trainee = open_training(tmp_path)
    trainee.sit_down()
    page = AskedPage(trainee.table, Topic.TAKE_AND_PAY)
    page.tells = tells
    trainee.table.open(page)
    assert page.moment is not None
    assert page.entry is not None
    right = right_answer(page.moment)
    assert isinstance(right, TakeAndPay)
    place, wrong = len(right.acts) - 2, TakeBox(right.acts[-1].box)
    trainee.enter(TakeAndPay((*right.acts[:place], wrong, *right.acts[place + 1 :])), page.entry)
    trainee.key(("row", place))
    entered = page.entry.entry
    assert len(entered.acts) == len(right.acts) - 1
    assert entered.place is not None
    assert (entered.place.box, entered.cents) == (wrong.box, 0)
    trainee.enter(TakeAndPay((right.acts[place],)), page.entry)
    assert page.entry.answer(Topic.TAKE_AND_PAY, Ask.NEXT) == right
    trainee.main("DONE")
    assert trainee.table.desk.history.scheduled[-1].right
    with pytest.raises(NotThereError):
        trainee.key(("row", place))
    trainee.done()


def test_a_sprint_asks_the_same_again_and_counts_for_nothing(tmp_path: Path) -> None:
    trainee = open_training(tmp_path)
    trainee.sit_down()
    trainee.key(("topic", Topic.CHIP_CUTTING))
    trainee.key(("way_in", "sprint"))
    asked = []
    while trainee.main_view is not None and trainee.main_view.title != "BACK":
        page = trainee.page
        assert isinstance(page, QuestionPage)
        asked.append(page.moment)
        trainee.main("GO ON")
        trainee.main("NEXT")
    assert asked[:5] == asked[5:10] == asked[-5:]
    assert not trainee.table.desk.history.counted
    trainee.main("BACK")
    trainee.done()


def test_a_placement_tells_nothing_and_goes_on_where_it_was(tmp_path: Path) -> None:
    trainee = open_training(tmp_path)
    trainee.sit_down()
    trainee.key(("way_in", "placement"))
    for _ in range(3):
        trainee.main("GO ON")
        assert told(trainee) is None
    trainee.key("end")
    trainee.key(("way_in", "placement"))
    for _ in range(PLACEMENT_ITEMS - 3):
        trainee.main("GO ON")
    assert trainee.main_view is not None
    assert trainee.main_view.title == "BACK"
    trainee.done()


def test_a_closed_program_goes_on_with_the_same_question(tmp_path: Path) -> None:
    session = training_session(training_terms(GAMES["commission"]))
    trainee = open_training(tmp_path, "commission", session=session)
    trainee.sit_down()
    trainee.key(("way_in", "drill"))
    trainee.main("GO ON")
    trainee.main("NEXT")
    page = trainee.page
    assert isinstance(page, DrillPage)
    asked = page.moment
    trainee.window.hide()
    again = open_training(tmp_path, "commission", session=session)
    again.key(("trainee", again.table.people.all()[0].id))
    again.main("TODAY’S DRILL")
    page = again.page
    assert isinstance(page, DrillPage)
    assert page.moment == asked
    again.done()


def test_the_language_that_a_trainee_chose_is_spoken_whenever_that_trainee_sits_down(tmp_path: Path) -> None:
    kept = TraineeLanguages(tmp_path / "languages.json", None)
    with speaking(Language.ENGLISH):
        trainee = open_training(tmp_path, "commission", languages=kept)
        table = trainee.table
        koh, siti = table.people.add("Koh J. X.", "33518"), table.people.add("Siti N.", "33512")
        for person, spoken in (
            (koh, Language.ENGLISH),
            (siti, Language.ENGLISH),
            (koh, Language.TRADITIONAL),
        ):
            table.sit_down(person)
            table.home()
            assert language() is spoken
            if person is koh and spoken is Language.ENGLISH:
                QTest.keyClick(trainee.window, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
                assert table.view().status.title_second != "訓練"
        table.sit_down(None)
        assert language() is Language.ENGLISH
        (tmp_path / "languages.json").write_text("no settings")
        table.sit_down(siti)
        QTest.keyClick(trainee.window, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
        assert trainee.notice
        trainee.done()
