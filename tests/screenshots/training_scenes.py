"""The pages of a trainee: who trains, the skill map, drills, the coached table, the exam and what follows."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from terminal.rounds.training.commands import EndTrainingDay, RecordAnswer
from terminal.rounds.training.record import AnswerFault, AnswerMode, TopicJudged
from terminal.screen.training.answer_entry import Doing, EntryWay
from terminal.screen.training.coach_page import CoachPage
from terminal.screen.training.debrief_page import DebriefPage
from terminal.screen.training.drill_page import DrillPage
from terminal.screen.training.exam_page import ACKNOWLEDGED, ExamPage, ExamStartPage
from terminal.screen.training.training_table import TrainingTable
from terminal.training.answers import DrawTo, GoOn
from terminal.training.coach import CoachedAct
from terminal.training.grading import right_answer
from terminal.training.mastery import lower_bound
from terminal.training.moment import TrainingMoment
from terminal.training.moments import items_of, make_moment
from terminal.training.skills import Topic, topics_of
from terminal.training.topics.take_and_pay import takes_due
from tests.screen.trained import Trainee, open_training
from tests.screenshots.scenes import Picture, Scene
from tests.table.pit import MANAGER, PINS
from tests.training.room import TrainingRoom, must

GAME = "insurance-super-six-plus"
SEED = 7714
WAYS = {"coach": lambda house: CoachPage(house, SEED), "exam": ExamStartPage}
STANDS = (99, 97, 96, 95, 93, 91, 90, 84, 78, 0)
"""Right answers of a hundred, by topic."""
MASTERED = 4


class AskedPage(DrillPage):
    """A drill that asks an item."""

    def __init__(self, house: TrainingTable, topic: Topic, item: str) -> None:
        self._asked = topic, item
        super().__init__(house)

    def next_moment(self) -> TrainingMoment | None:
        """Return a moment of the item, always the same one."""
        terms = self.house.desk.terms
        return make_moment(terms.rules, *self._asked, Random(SEED), terms)


def trained(folder: Path, size: str) -> tuple[TrainingRoom, Trainee]:
    """Return a window of training at the page that asks who trains, and who trains there."""
    room = TrainingRoom(GAME, folder / "TR-01.ledger", layout="bean-9")
    trainee = open_training(folder, GAME, "bean-9", size=size, ways=WAYS, session=room.session)
    for name, number in (("Koh J. X.", "33518"), ("Siti N.", "33512"), ("Ng S. Y.", "33521")):
        trainee.table.people.add(name, number)
    trainee.table.home()
    return room, trainee


def stand(room: TrainingRoom, trainee: str, *, through: int = MASTERED) -> None:
    """Put a day of training on record, with so many topics mastered and the next ones in work."""
    topics, judged = topics_of(room.terms.rules), []
    for place, (topic, right) in enumerate(zip(topics, STANDS, strict=True)):
        is_open, mastered = place <= through + 3 or through > len(topics), place < through
        bound = lower_bound(right, 100)
        judged.append(TopicJudged(topic.value, 100, right, bound, 3_400, mastered, mastered, is_open))
        items = items_of(room.terms.rules, topic, room.terms)
        for number in range(6 if right else 0):
            good = number > place // 3
            faults = () if good else (AnswerFault(topic.value, "sum", None),)
            answer = RecordAnswer(
                trainee, AnswerMode.DRILL, GAME, "1", topic.value, items[number % 3], good, faults, 3_400
            )
            must(room.session.handle(answer))
    day = room.session.now().date().isoformat()
    must(room.session.handle(EndTrainingDay(trainee, GAME, day, tuple(judged))))


def start(size: str) -> Iterator[Picture]:
    """Yield who trains, somebody new, and the skill map."""
    with TemporaryDirectory() as name:
        room, trainee = trained(Path(name), size)
        yield Picture("training-who", trainee)
        trainee.key("new")
        for letter in "LEEKM":
            trainee.key(letter)
        yield Picture("training-new", trainee)
        trainee.main()
        person = trainee.table.people.all()[0]
        stand(room, person.id)
        room.wait_days(1)
        trainee.key(("trainee", person.id))
        yield Picture("training-home", trainee)
        trainee.key(("topic", Topic.PAYOUTS))
        yield Picture("training-home-chosen", trainee)
        trainee.key(("way_in", "placement"))
        yield Picture("training-placement", trainee)
        trainee.key("end")
        trainee.key(("topic", Topic.CHIP_CUTTING))
        trainee.key(("way_in", "sprint"))
        yield Picture("training-sprint", trainee)
        trainee.done()


def drills(size: str) -> Iterator[Picture]:
    """Yield a drill in each way of entering an answer, and what it was worth."""
    with TemporaryDirectory() as name:
        room, trainee = trained(Path(name), size)
        person = trainee.table.people.all()[0]
        stand(room, person.id)
        trainee.key(("trainee", person.id))
        for topic in topics_of(room.terms.rules):
            item = items_of(room.terms.rules, topic, room.terms)[-2]
            page = AskedPage(trainee.table, topic, item)
            trainee.table.open(page)
            yield Picture(f"training-drill-{topic.value.replace('_', '-')}", trainee)
            assert page.moment is not None
            assert page.entry is not None
            right = right_answer(page.moment)
            if topic in (Topic.DRAW_RULES, Topic.IRREGULARITIES):
                trainee.main()
                yield Picture(f"training-wrong-{topic.value.replace('_', '-')}", trainee)
            elif not isinstance(right, DrawTo):
                trainee.enter(right, page.entry)
                yield Picture(f"training-entered-{topic.value.replace('_', '-')}", trainee)
                trainee.main()
                yield Picture(f"training-right-{topic.value.replace('_', '-')}", trainee)
        trainee.table.open(AskedPage(trainee.table, Topic.CALLS, items_of(room.terms.rules, Topic.CALLS)[0]))
        for way in (EntryWay.OFFER, EntryWay.CALL, EntryWay.PIT):
            trainee.key(("way", way))
            yield Picture(f"training-{way.value}", trainee)
        trainee.key(("way", EntryWay.PIT))
        trainee.key("type")
        yield Picture("training-figures", trainee)
        trainee.done()


def coached(size: str) -> Iterator[Picture]:
    """Yield a coached round: its bets, a mistake with the round so far, its end, and the rules."""
    with TemporaryDirectory() as name:
        _, trainee = trained(Path(name), size)
        trainee.key(("trainee", trainee.table.people.all()[0].id))
        trainee.key(("way_in", "coach"))
        page = trainee.page
        assert isinstance(page, CoachPage)
        yield Picture("training-coach-bets", trainee)
        while page.coach.act is not CoachedAct.OVER:
            assert page.entry is not None
            moment = page.coach.moment
            if page.coach.act is CoachedAct.PAY and not page.coach.missed:
                box = moment.situation.payouts_now[0].bettor[0]
                trainee.box(box)
                trainee.key(("chip", 1_000_00))
                trainee.key(("do", Doing.PAY))
                yield Picture("training-coach-pay", trainee)
                trainee.main()
                yield Picture("training-coach-miss", trainee)
                trainee.main()
                continue
            taking = page.coach.act is CoachedAct.TAKE
            trainee.enter(takes_due(moment) if taking else right_answer(moment), page.entry)
            trainee.main()
        yield Picture("training-coach-over", trainee)
        trainee.key("rules")
        yield Picture("training-coach-rules", trainee)
        trainee.done()


def exam(size: str) -> Iterator[Picture]:
    """Yield the exam from its first page to the signature, and a mock."""
    with TemporaryDirectory() as name:
        room, trainee = trained(Path(name), size)
        person = trainee.table.people.all()[0]
        stand(room, person.id, through=len(STANDS) + 1)
        trainee.key(("trainee", person.id))
        trainee.key(("way_in", "exam"))
        yield Picture("training-exam-start", trainee)
        trainee.key("mock")
        for digit in "4471":
            trainee.key(("digit", digit))
        yield Picture("training-mock", trainee)
        trainee.key("begin")
        yield from _sat(trainee)
        trainee.done()


def _sat(trainee: Trainee) -> Iterator[Picture]:
    """Answer an exam, not all of it rightly, and yield its pages."""
    page = trainee.page
    assert isinstance(page, ExamPage)
    for number in range(1, 36):
        assert page.moment is not None
        if number == 23:
            yield Picture("training-exam", trainee)
            trainee.key("end")
            yield Picture("training-exam-leave", trainee)
            trainee.key("back")
        page._record(page.moment, GoOn() if number in (5, 6, 20, 29) else right_answer(page.moment))
        trainee.table.refresh()
        if number == 1:
            yield Picture("training-exam-taken", trainee)
        trainee.clock.step(ACKNOWLEDGED)
        trainee.table.tick()
        if isinstance(trainee.page, DebriefPage):
            break
    if not isinstance(trainee.page, DebriefPage):
        trainee.key("end")
        trainee.key("leave")
    yield Picture("training-debrief", trainee)
    trainee.main()
    yield Picture("training-replay", trainee)


def passed(size: str) -> Iterator[Picture]:
    """Yield an exam that was passed, and its signature."""
    with TemporaryDirectory() as name:
        room, trainee = trained(Path(name), size)
        person = trainee.table.people.all()[0]
        room.open_topics(person.id)
        trainee.key(("trainee", person.id))
        trainee.key(("way_in", "exam"))
        trainee.key("begin")
        page = trainee.page
        assert isinstance(page, ExamPage)
        while isinstance(trainee.page, ExamPage):
            assert page.moment is not None
            room.clocks.wait(3)
            page._record(page.moment, right_answer(page.moment))
            trainee.clock.step(ACKNOWLEDGED)
            trainee.table.tick()
        for tick in ("signals", "cutting", "manner"):
            trainee.key((tick, True))
        yield Picture("training-passed", trainee)
        trainee.key("sign")
        for digit in MANAGER:
            trainee.key(("digit", digit))
        yield Picture("training-sign", trainee)
        for digit in PINS[MANAGER]:
            trainee.key(("digit", digit))
        trainee.key("sign")
        yield Picture("training-signed", trainee)
        trainee.done()


TRAINING_SCENES: tuple[Scene, ...] = (start, drills, coached, exam, passed)
