"""The pages of trainers and supervisors: the cohort, one trainee, exports, audits, misdeals, rehearsal."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtWidgets import QApplication

from terminal.rounds.training.commands import EndTrainingDay, RecordAnswer
from terminal.rounds.training.record import AnswerFault, AnswerMode, TopicJudged
from terminal.rules.actions import Action
from terminal.rules.ranks import Rank
from terminal.screen.training.rehearsal_pages import ComparingPage, RehearsalDrillPage
from terminal.screen.training.review_pages import AUDITED, CLEAN, AuditPage, MisdealPage
from terminal.screen.training_app import ways_in
from terminal.training.audits.audit_trainer import Sureness
from terminal.training.audits.replayed import first_fault
from terminal.training.mastery import lower_bound
from terminal.training.moments import items_of
from terminal.training.rehearsal.compare import compare
from terminal.training.rehearsal.versions import read_version
from terminal.training.skills import Topic, needs_of, topics_of
from terminal.training.trainer import LEAST_ASKED
from tests.screen.trained import Trainee, open_training
from tests.screenshots.scenes import Picture, Scene
from tests.table.pit import MANAGER, PINS, SUPERVISOR
from tests.training.room import TrainingRoom, answer_rightly, began, must
from tests.training.test_certificate import sign

PEOPLE = (
    ("Siti N.", "33512", 10, 98),
    ("Lee H. M.", "33507", 10, 97),
    ("Ng S. Y.", "33521", 6, 93),
    ("Kumar R.", "33526", 6, 90),
    ("Koh J. X.", "33518", 3, 88),
    ("Wong P. T.", "33533", 3, 84),
    ("Chong K. L.", "33530", 1, 71),
    ("Yeo A. B.", "33509", 0, 55),
    ("Tan W. K.", "33541", 0, 0),
)
"""Name, number, topics mastered and right answers of a hundred."""
DAYS = (2, 4, 1, 2, 1, 0, 3, 0, 0)
"""For how many days each has trained before the last."""
GAME = "insurance-super-six-plus"


def trainer_room(folder: Path) -> TrainingRoom:
    """Return a room of training with a cohort on record."""
    return TrainingRoom(GAME, folder / "TR-01.ledger", layout="bean-9")


def train(room: TrainingRoom, trainee: str, mastered: int, right: int) -> None:
    """Put a day of training on record: so many topics mastered, so many of a hundred right in the others."""
    game = room.terms.rules
    topics = topics_of(game)
    through = topics[:mastered]

    def judged(topic: Topic) -> TopicJudged:
        done = topic in through
        share = 98 if done else right - 4 * topics.index(topic)
        bound = lower_bound(max(share, 0), 100)
        is_open = done or set(needs_of(game, topic)) <= set(through)
        return TopicJudged(topic.value, 100, max(share, 0), bound, 3_000, done, done, is_open)

    day = room.session.now().date().isoformat()
    must(room.session.handle(EndTrainingDay(trainee, GAME, day, tuple(map(judged, topics)))))


def practise(room: TrainingRoom, trainee: str, answers: int) -> None:
    """Put so many right answers on record."""
    item = items_of(room.terms.rules, Topic.DRAW_RULES, room.terms)[0]
    asked = RecordAnswer(
        trainee, AnswerMode.DRILL, GAME, "1", Topic.DRAW_RULES.value, item, True, (), milliseconds=9_000
    )
    for _ in range(answers):
        must(room.session.handle(asked))


def miss(room: TrainingRoom, trainee: str, topic: Topic, item: str, right: int) -> None:
    """Put as many answers to an item on record as are looked at, so many of them right."""
    for number in range(LEAST_ASKED):
        good = number < right
        faults = () if good else (AnswerFault(topic.value, "sum", None),)
        must(
            room.session.handle(
                RecordAnswer(
                    trainee, AnswerMode.DRILL, GAME, "1", topic.value, item, good, faults, milliseconds=9_000
                )
            )
        )


def cohort(folder: Path, size: str) -> tuple[TrainingRoom, Trainee]:
    """Return a window with a cohort on record, at the page that asks who trains."""
    room = trainer_room(folder)
    trainee = open_training(folder, GAME, size=size, ways=ways_in(), session=room.session)
    people = [trainee.table.people.add(name, number) for name, number, *_ in PEOPLE]
    for person, (_, _, mastered, right), days in zip(people, PEOPLE, DAYS, strict=True):
        for day in range(days):
            train(room, person.id, mastered * day // days, right)
            practise(room, person.id, answers=right * (1 + day % 3))
            room.wait_days(1)
        if right:
            train(room, person.id, mastered, right)
    for place, topic in enumerate((Topic.INSURANCE_ROWS, Topic.COMMISSION, Topic.PAYOUTS, Topic.LIMITS)):
        miss(room, people[2].id, topic, items_of(room.terms.rules, topic, room.terms)[place], 10 + place)
    answer_rightly(room, began(room.examinee(people[0].id).begin_exam()))
    must(began(room.examinee(people[1].id).begin_exam()).end())
    trainee.table.home()
    return room, trainee


def enter_gate(trainee: Trainee, number: str = SUPERVISOR) -> None:
    """Sign on the page that asks who the trainer is."""
    for digit in number + PINS[number]:
        trainee.key(("digit", digit))
    trainee.key("sign")


def trainer_page(size: str) -> Iterator[Picture]:
    """Yield the way to the trainer's page, and all that is done there."""
    with TemporaryDirectory() as name:
        _, trainee = cohort(Path(name), size)
        yield Picture("trainer-who", trainee)
        trainee.key("trainer")
        yield Picture("trainer-gate", trainee)
        enter_gate(trainee)
        yield Picture("trainer-cohort", trainee)
        for person in trainee.table.people.all()[3:6]:
            trainee.key(("trainee", person.id))
        for topic in (Topic.INSURANCE_ROWS, Topic.LIMITS):
            trainee.key(("topic", topic))
        yield Picture("trainer-chosen", trainee)
        trainee.main()
        trainee.key(("trainee", trainee.table.people.all()[3].id))
        trainee.key("one")
        yield Picture("trainer-one", trainee)
        trainee.key("note")
        yield Picture("trainer-note", trainee)
        trainee.write("NEEDS TIME")
        trainee.key("remove")
        yield Picture("trainer-remove", trainee)
        trainee.key("leave")
        trainee.key("leave")
        trainee.key("export")
        yield Picture("trainer-export", trainee)
        trainee.key("leave")
        trainee.key("home")
        trainee.key(("trainee", trainee.table.people.all()[3].id))
        trainee.key("assigned")
        yield Picture("trainer-assigned", trainee)
        trainee.done()


def audit(size: str) -> Iterator[Picture]:
    """Yield an audit from its levels to what came of it."""
    with TemporaryDirectory() as name:
        room = trainer_room(Path(name))
        trainee = open_training(Path(name), GAME, size=size, ways=ways_in(), session=room.session)
        trainee.sit_down("GOH M", "33519")
        trainee.key("audit")
        yield Picture("audit-levels", trainee)
        page = AuditPage(trainee.table, 4, "5a" * 16)
        trainee.table.open(page)
        for number in range(AUDITED):
            planted = first_fault(page.case.seen)
            if number in (0, 5, 9):
                yield Picture(f"audit-round-{number}", trainee)
            page.touch(("kind", CLEAN if planted is None else planted.kind))
            if planted is not None:
                page.touch(("act", planted.act))
            page.touch(("sure", Sureness.CERTAIN))
            trainee.table.refresh()
            trainee.key("main")
        yield Picture("audit-result", trainee)
        trainee.done()


def misdeals(size: str) -> Iterator[Picture]:
    """Yield two misdeals, asked and told."""
    with TemporaryDirectory() as name:
        room = trainer_room(Path(name))
        trainee = open_training(Path(name), GAME, size=size, ways=ways_in(), session=room.session)
        trainee.sit_down("GOH M", "33519")
        page = MisdealPage(trainee.table, "5a" * 16)
        trainee.table.open(page)
        for number in range(2):
            yield Picture(f"misdeal-asked-{number}", trainee)
            page.touch(("action", Action.VOID))
            page.touch(("rank", Rank.PIT_SUPERVISOR))
            trainee.table.refresh()
            trainee.key("main")
            yield Picture(f"misdeal-told-{number}", trainee)
            trainee.key("main")
        trainee.done()


def rehearsal(size: str) -> Iterator[Picture]:
    """Yield a rehearsal: what is compared, what changes, the lapse of sign-offs, and the drill."""
    with TemporaryDirectory() as name:
        room, trainee = cohort(Path(name), size)
        first = trainee.table.people.all()[0]
        must(sign(room.desk(first.id), first))
        trainee.key("trainer")
        enter_gate(trainee)
        trainee.key("rehearsal")
        for place in (2, 5):
            trainee.key(("act", place))
        yield Picture("rehearsal-chosen", trainee)
        trainee.main()
        yield Picture("rehearsal-comparing", trainee)
        _wait_for_the_comparison(trainee)
        yield Picture("rehearsal-changes", trainee)
        trainee.key(("kind", "price"))
        yield Picture("rehearsal-prices", trainee)
        trainee.main()
        yield Picture("rehearsal-lapse", trainee)
        enter_gate(trainee, MANAGER)
        yield Picture("rehearsal-lapsed", trainee)
        trainee.key("rehearsal")
        for place in (2, 2):
            trainee.key(("act", place))
        trainee.main()
        _wait_for_the_comparison(trainee)
        yield Picture("rehearsal-equal", trainee)
        games = (GAME, "fortune-six")
        comparison = compare(*map(read_version, games))
        page = RehearsalDrillPage(trainee.table, comparison, trainee.table.home, "5a" * 16)
        trainee.table.open(page)
        yield Picture("rehearsal-drill", trainee)
        trainee.key(("act", 0))
        trainee.main()
        yield Picture("rehearsal-drill-told", trainee)
        trainee.done()


def _wait_for_the_comparison(trainee: Trainee) -> None:
    while isinstance(trainee.page, ComparingPage):
        QApplication.processEvents()


TRAINER_SCENES: tuple[Scene, ...] = (trainer_page, audit, misdeals, rehearsal)
