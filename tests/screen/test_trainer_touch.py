"""The trainer's page by touches alone: who may open it, and what is given, noted, exported and removed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from terminal.ledger.identity import LedgerKind
from terminal.ledger.reader import LedgerReader
from terminal.ledger.verify import verify
from terminal.rounds.events import TraineeRemoved
from terminal.rounds.training.commands import RecordAnswer
from terminal.rounds.training.record import AnswerMode, RemovalReason
from terminal.screen.training.assigned_page import AssignedPage
from terminal.screen.training.cohort_page import CohortPage
from terminal.screen.training.cohort_views import AssignView, CohortView
from terminal.screen.training.person_page import PersonPage
from terminal.screen.training.views import CellLook
from terminal.screen.training_app import ways_in
from terminal.screen.widgets.paging import ON
from terminal.training.grading import right_answer
from terminal.training.moments import items_of
from terminal.training.skills import Topic
from tests.screen.reading import page_of
from tests.screen.trained import Trainee, open_training
from tests.table.pit import DEALER, PINS, SUPERVISOR
from tests.training.room import TrainingRoom, must

pytestmark = pytest.mark.usefixtures("qapp")

GAME = "commission"


class Office:
    """A window of training with two people in its file, at the trainer's page."""

    def __init__(self, folder: Path) -> None:
        self.room = TrainingRoom(GAME, folder / "TR-01.ledger")
        self.window: Trainee = open_training(
            folder, GAME, self.room.terms.layout, ways=ways_in(), session=self.room.session
        )
        self.people = self.window.table.people
        self.ng = self.people.add("Ng S. Y.", "3352170948")
        self.lee = self.people.add("Lee H. M.", "3350781126")
        self.window.table.home()

    def enter(self, number: str = SUPERVISOR) -> None:
        self.window.key("trainer")
        self.sign(number)

    def sign(self, number: str = SUPERVISOR) -> None:
        for digit in number + PINS[number]:
            self.window.key(("digit", digit))
        self.window.key("sign")

    @property
    def cohort(self) -> CohortView:
        view = self.window.window.panel(CohortView).view
        assert isinstance(view, CohortView)
        return view

    @property
    def rail(self) -> AssignView:
        view = self.window.window.panel(AssignView).view
        assert isinstance(view, AssignView)
        return view


@pytest.fixture
def office(tmp_path: Path) -> Iterator[Office]:
    made = Office(tmp_path)
    yield made
    made.window.done()


def test_the_page_opens_for_a_pit_supervisor_and_for_no_dealer(office: Office) -> None:
    office.enter(DEALER)
    assert not isinstance(office.window.page, CohortPage)
    office.sign()
    assert isinstance(office.window.page, CohortPage)
    assert [row.name for row in office.cohort.rows] == ["Ng S. Y.", "Lee H. M."]


def test_an_assignment_is_given_to_those_chosen_and_done_by_them(office: Office) -> None:
    office.enter()
    assert office.window.main_view is not None
    assert not office.window.main_view.ready
    for person in (office.ng, office.lee):
        office.window.key(("trainee", person.id))
    office.window.key(("topic", Topic.CALLS))
    for _ in range(3):
        office.window.key("fewer")
    office.window.key("later")
    assert (office.rail.items, office.rail.until) == ("5 items", "until 2024-05-09")
    office.window.main("ASSIGN TO 2")
    given = [one.assignments[0] for one in office.people.all()]
    assert given[0] == given[1]
    assert (given[0].topics, given[0].items, given[0].by) == (("calls",), 5, SUPERVISOR)
    office.window.key("home")
    office.window.key(("trainee", office.ng.id))
    office.window.key("assigned")
    page = office.window.page
    for _ in range(5):
        assert isinstance(page, AssignedPage)
        assert page.moment is not None
        assert page.entry is not None
        office.window.enter(right_answer(page.moment), page.entry)
        office.window.main("DONE")
        office.window.main("NEXT")
    assert page.moment is None
    office.window.main("BACK")
    assert not any(tool.name == "assigned" for tool in office.window.page.tools())


def test_a_note_is_kept_in_the_file_of_names_alone(office: Office) -> None:
    office.enter()
    office.window.key(("trainee", office.ng.id))
    office.window.key("one")
    assert isinstance(office.window.page, PersonPage)
    office.window.key("note")
    office.window.write("SLOW")
    (note,) = next(one for one in office.people.all() if one.id == office.ng.id).notes
    assert (note.by, note.text.upper()) == (SUPERVISOR, "SLOW")
    assert b"SLOW" not in (office.room.path or Path()).read_bytes().upper()


@pytest.mark.parametrize("fmt", ["csv", "json", "pdf"])
def test_the_cohort_is_exported_into_the_folder_of_reports(office: Office, fmt: str) -> None:
    office.enter()
    office.window.key("export")
    office.window.key(fmt)
    assert isinstance(office.window.page, CohortPage)
    assert office.room.path is not None
    files = [path for path in office.room.path.parent.rglob(f"*.{fmt}") if "cohort" in path.name]
    assert files
    if fmt == "json":
        assert "Lee H. M." in json.dumps(json.loads(files[0].read_text()), ensure_ascii=False)


def test_a_name_is_removed_by_pin_and_the_ledger_stays_whole(office: Office) -> None:
    office.enter()
    office.window.key(("trainee", office.ng.id))
    office.window.key("one")
    office.window.key("remove")
    office.sign(DEALER)
    assert len(office.people.all()) == 2
    office.sign()
    assert [one.id for one in office.people.all()] == [office.lee.id]
    assert [row.name for row in office.cohort.rows] == ["Lee H. M."]
    path = office.room.path
    assert path is not None
    with closing(LedgerReader.open(path, kind=LedgerKind.TRAINING)) as reader:
        removed = [one.event for one in reader.read() if isinstance(one.event, TraineeRemoved)]
    assert [(one.trainee, one.reason) for one in removed] == [(office.ng.id, RemovalReason.ASKED)]
    office.room.ledger.write_head()
    office.room.ledger.checkpoint()
    assert verify(path) == []
    assert b"3352170948" not in path.read_bytes()


def test_the_forecasts_of_more_people_than_have_room_are_turned_by_the_page(office: Office) -> None:
    people = [office.people.add(f"Trainee {letter}", f"400{ord(letter)}") for letter in "ABCDEFGHIJ"]
    office.enter()
    panel = office.window.window.panel(AssignView)

    def on_show() -> set[str]:
        return {text.text for text in page_of(panel).texts}

    seen = on_show()
    assert not any("Trainee J" in text for text in seen)
    while panel.keys[ON].isEnabled():
        key = panel.keys[ON]
        office.window.press(key.mapTo(office.window.window, key.rect().center()))
        seen |= on_show()
    assert {one.name for one in (office.ng, office.lee, *people)} <= seen
    office.window.key(("trainee", office.ng.id))
    assert "Trainee J" in on_show()


def test_the_minutes_of_each_day_are_bars_and_todays_is_the_bright_one(office: Office) -> None:
    for minutes in (2, 4):
        record_minutes(office, minutes)
        office.room.wait_days(1)
    record_minutes(office, 1)
    office.enter()
    strip = office.window.window.strip.view
    assert strip is not None
    *before, the_day_before, yesterday, today = strip.cells
    assert (the_day_before.share, yesterday.share, today.share) == (1 / 2, 1, 1 / 4)
    assert {cell.share for cell in before} == {0}
    assert [cell.look is CellLook.NOW for cell in (yesterday, today)] == [False, True]
    assert strip.caption == "7 min in 14 days"


def record_minutes(office: Office, minutes: int) -> None:
    """Put as many answers on record as take so many minutes."""
    topic = Topic.CALLS.value
    item = items_of(office.room.terms.rules, Topic.CALLS, office.room.terms)[0]
    for _ in range(minutes):
        must(
            office.room.session.handle(
                RecordAnswer(
                    office.ng.id, AnswerMode.DRILL, GAME, "1", topic, item, True, (), milliseconds=60_000
                )
            )
        )
