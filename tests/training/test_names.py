"""Names are kept for as long as the house says, and then forgotten; the ledger stays as it is."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from terminal.rounds.refusal import Refusal
from terminal.rounds.training.commands import (
    LapseSignOffs,
    RecordAnswer,
    RecordSupervisorAnswer,
    RemoveTrainee,
    SetTraining,
)
from terminal.rounds.training.record import AnswerMode, RemovalReason, SupervisorDrill, TrainingSettings
from terminal.table.session.table_session import PROFILE, TableSession
from terminal.training.names import forget_names
from terminal.training.trainees import Trainees, trainees_path
from tests.training.room import TrainingRoom, began, must

KEPT = 30
DAY = "2024-05-01"


class House:
    """A room of training that keeps names for a month, with one person in its file."""

    def __init__(self, folder: Path) -> None:
        self.room = TrainingRoom(path=folder / "TR-01.ledger")
        assert self.room.path is not None
        self.people = Trainees(trainees_path(self.room.path))
        self.person = self.people.add("Ng S. Y.", "3352170948", DAY)
        settings = replace(TrainingSettings(), retention_days=KEPT)
        profile = TableSession(self.room.ledger, self.room.session.table, clock=self.room.clocks.now)
        must(profile.handle(SetTraining(settings), acting=PROFILE))
        self.room.session = self.room.session_at(profile.table)

    def answer(self) -> None:
        one = RecordAnswer(self.person.id, AnswerMode.DRILL, "commission", "1", "calls", "a", right=True)
        must(self.room.session.handle(one))


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    made = House(tmp_path)
    yield made
    made.room.ledger.close()


def test_a_name_is_forgotten_once_nothing_was_trained_for_as_long_as_names_are_kept(house: House) -> None:
    house.room.wait_days(KEPT - 1)
    house.answer()
    house.room.wait_days(KEPT)
    assert forget_names(house.room.session, house.people) == 0
    house.room.wait_days(1)
    assert forget_names(house.room.session, house.people) == 1
    assert house.people.all() == ()
    record = house.room.session.table.training
    assert record is not None
    assert record.removed == (house.person.id,)


def test_what_a_supervisor_said_is_training_too(house: House) -> None:
    house.room.wait_days(KEPT)
    said = RecordSupervisorAnswer(
        house.person.id, SupervisorDrill.AUDIT, "commission", "1", 1, "", right=True, given="", number=1
    )
    must(house.room.session.handle(said))
    house.room.wait_days(KEPT)
    assert forget_names(house.room.session, house.people) == 0


def test_a_name_without_a_day_or_with_an_open_exam_stays(house: House) -> None:
    unknown = house.people.add("Lee H. M.", "3350781126")
    began(house.room.examinee(house.person.id).begin_exam())
    house.room.wait_days(KEPT * 3)
    assert forget_names(house.room.session, house.people) == 0
    assert {one.id for one in house.people.all()} == {house.person.id, unknown.id}


def test_a_removal_that_was_recorded_is_finished_at_the_next_start(house: House) -> None:
    must(house.room.session.handle(RemoveTrainee(house.person.id, DAY, RemovalReason.RETENTION)))
    assert forget_names(house.room.session, house.people) == 1
    assert house.people.all() == ()


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (RemoveTrainee("x", DAY, RemovalReason.ASKED), "no_trainee"),
        (RemoveTrainee("0123456789abcdef", "1 May", RemovalReason.ASKED), "no_such_day"),
        (LapseSignOffs((), DAY, "a", "b"), "not_signed"),
        (LapseSignOffs((1,), DAY, "a", "b"), "not_signed"),
    ],
)
def test_what_cannot_be_removed_or_lapse_is_refused(
    house: House, command: RemoveTrainee | LapseSignOffs, code: str
) -> None:
    refused = house.room.session.handle(command)
    assert isinstance(refused, Refusal)
    assert refused.code == code


def test_of_a_removed_name_nothing_more_is_recorded(house: House) -> None:
    must(house.room.session.handle(RemoveTrainee(house.person.id, DAY, RemovalReason.RETENTION)))
    one = RecordAnswer(house.person.id, AnswerMode.DRILL, "commission", "1", "calls", "a", right=True)
    refused = house.room.session.handle(one)
    assert isinstance(refused, Refusal)
    assert refused.code == "trainee_removed"
