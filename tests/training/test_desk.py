"""The desk of training: drills that go on where they were, placement, days, and what a live table refuses."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import pytest

from terminal.ledger.identity import LedgerKind
from terminal.ledger.ledger import Ledger
from terminal.rounds.commands import OpenTable
from terminal.rounds.events import PlacementBegun, PlacementEnded, TrainingAnswered, TrainingSet
from terminal.rounds.refusal import Refusal
from terminal.rounds.training.commands import SetTraining
from terminal.rounds.training.record import PLACEMENT_ITEMS, AnswerMode, TrainingSettings
from terminal.table.audit.audit import audit_ledger
from terminal.table.people.secrets import new_salt
from terminal.table.people.staff_file import FileStore
from terminal.table.session.recovery import recover
from terminal.table.session.table_session import PROFILE, TableSession
from terminal.table.setup.opening import open_table
from terminal.table.setup.typed_input import FaultyInput
from terminal.training.answers import NameFault
from terminal.training.errors import ErrorWay, Grade
from terminal.training.grading import right_answer
from terminal.training.skills import Topic, needs_of
from tests.table.pit import Clocks, book
from tests.table.profiles import profile_of
from tests.training.room import TRAINEE, TrainingRoom, must

FALSE_ALARM = NameFault("foreign_card")
PROFILE_TEXT = """\
id = "TR-01"
kind = "training"
zone = "Asia/Singapore"
game = "commission"
[ledger]
file = "TR-01.ledger"
[staff]
file = "staff.json"
[training]
standard_percent = 85
target_seconds = { calls = 2.5 }
"""


def test_a_drill_goes_on_where_it_was_when_the_program_was_closed(tmp_path: Path) -> None:
    room = TrainingRoom(path=tmp_path / "TR-01.ledger")
    desk = room.desk()
    first = desk.drill(Topic.DRAW_RULES)
    assert first is not None
    assert isinstance(desk.answer(first, right_answer(first), 1_500), Grade)
    second = desk.drill(Topic.DRAW_RULES)
    assert second is not None
    assert second.item != first.item
    room = room.again()
    assert room.desk().drill(Topic.DRAW_RULES) == second
    assert room.desk().queue() == desk_queue_without(room, first.item)
    room.ledger.close()


def desk_queue_without(room: TrainingRoom, item: str) -> tuple[object, ...]:
    """Return the queue of somebody who has answered nothing, without an item."""
    fresh = room.desk("f" * 16).queue()
    return tuple(one for one in fresh if (one.topic, one.item) != (Topic.DRAW_RULES, item))


def test_what_was_wrong_comes_back_the_next_day_before_what_is_new() -> None:
    room = TrainingRoom()
    desk = room.desk()
    moment = desk.drill(Topic.CALLS)
    assert moment is not None
    graded = desk.answer(moment, FALSE_ALARM, 1_000)
    assert isinstance(graded, Grade)
    assert not graded.right
    assert moment.item not in {one.item for one in desk.queue((Topic.CALLS,))}
    room.wait_days(1)
    again = desk.drill(Topic.CALLS)
    assert again is not None
    assert (again.item, again == moment) == (moment.item, False)
    assert [one.item for one in desk.comes_back()] == [moment.item]
    room.ledger.close()


def test_an_answer_is_on_record_with_what_makes_its_moment_again() -> None:
    room = TrainingRoom()
    desk = room.desk()
    moment = desk.drill(Topic.CALLS)
    assert moment is not None
    desk.answer(moment, FALSE_ALARM, 1_234, peeked=True)
    event = list(room.ledger.read())[-1].event
    assert isinstance(event, TrainingAnswered)
    assert (event.topic, event.item, event.seed) == (moment.topic, moment.item, moment.seed)
    assert (event.rules, event.milliseconds, event.peeked) == (room.terms.rules_version, 1_234, True)
    assert [fault.way for fault in event.faults] == [ErrorWay.FALSE_ALARM]
    room.ledger.close()


def test_only_topics_that_need_nothing_are_open_at_first_and_none_is_mastered_by_a_placement() -> None:
    room = TrainingRoom()
    desk = room.desk()
    game = room.terms.rules
    assert set(desk.open_topics) == {one for one in desk.topics if not needs_of(game, one)}
    assert isinstance(desk.begin_placement(), PlacementBegun)
    asked = []
    while (moment := desk.placement_moment()) is not None:
        answer = FALSE_ALARM if moment.topic is Topic.CALLS else right_answer(moment)
        asked.append(moment.topic)
        desk.answer(moment, answer, 1_000, mode=AnswerMode.PLACEMENT)
    assert len(asked) == PLACEMENT_ITEMS
    assert set(asked) == set(desk.topics)
    ended = list(room.ledger.read())[-1].event
    assert isinstance(ended, PlacementEnded)
    assert set(ended.opened) == set(desk.topics) - {Topic.CALLS}
    assert set(ended.opened) <= set(desk.open_topics)
    judged = desk.end_day()
    assert not isinstance(judged, Refusal)
    assert not any(one.mastered or one.answers for one in judged)
    room.ledger.close()


def test_a_topic_is_mastered_by_two_days_of_training_and_not_before(tmp_path: Path) -> None:
    room = TrainingRoom(path=tmp_path / "TR-01.ledger")
    for mastered in (False, True):
        desk = room.desk()
        for _ in range(60):
            moment = desk.drill(Topic.DRAW_RULES)
            assert moment is not None
            desk.answer(moment, right_answer(moment), 2_000)
        judged = desk.end_day()
        assert not isinstance(judged, Refusal)
        assert judged[0].mastered is mastered
        assert not desk.ready
        assert isinstance(desk.end_day(), Refusal)
        room.wait_days(31)
        room = room.again()
    assert audit_ledger(tmp_path / "TR-01.ledger").findings == ()
    room.ledger.close()


def test_the_house_settles_training_in_the_profile(tmp_path: Path) -> None:
    FileStore(tmp_path / "staff.json", new_salt).update(lambda _: book())
    clocks = Clocks()
    for text, expected in ((PROFILE_TEXT, 85), (PROFILE_TEXT, 85), (PROFILE_TEXT.replace("85", "92"), 92)):
        profile = profile_of(text, tmp_path)
        with closing(open_table(profile, clock=clocks.now, elapsed=clocks.elapsed).session.ledger) as ledger:
            table = recover(ledger, profile.terms)
            assert table.training is not None
            assert table.training.settings.standard * 100 == expected
            assert table.training.settings.target("calls") == 2_500
            settled = [one for one in ledger.read() if isinstance(one.event, TrainingSet)]
            assert len(settled) == (1 if expected == 85 else 2)
    assert audit_ledger(tmp_path / "TR-01.ledger").findings == ()


@pytest.mark.parametrize("line", ["target_seconds = { sums = 3 }", "standard_percent = 100", "days = 3"])
def test_a_wrong_setting_of_training_is_said_with_its_place(tmp_path: Path, line: str) -> None:
    text = PROFILE_TEXT.partition("[training]")[0] + f"[training]\n{line}\n"
    with pytest.raises(FaultyInput, match="training"):
        profile_of(text, tmp_path)


@pytest.mark.parametrize("kind", [LedgerKind.LIVE, LedgerKind.DEMO, LedgerKind.REPLAY])
def test_no_other_ledger_becomes_one_of_training(kind: LedgerKind) -> None:
    room = TrainingRoom()
    ledger = Ledger.create(None, kind=kind, table_id="TRAINING", zone="UTC")
    session = TableSession(ledger, recover(ledger, room.terms))
    must(session.handle(OpenTable(room.terms), acting=PROFILE))
    refused = session.handle(SetTraining(TrainingSettings()), acting=PROFILE)
    assert isinstance(refused, Refusal)
    assert refused.code == "no_training"
    ledger.close()
    room.ledger.close()


def test_training_in_a_live_ledger_is_found_by_verify(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "BA-07.ledger"
    room = TrainingRoom()
    ledger = Ledger.create(path, kind=LedgerKind.LIVE, table_id="TRAINING", zone="UTC")
    session = TableSession(ledger, recover(ledger, room.terms))
    must(session.handle(OpenTable(room.terms), acting=PROFILE))
    monkeypatch.setattr(TableSession, "_of_training", True)
    must(session.handle(SetTraining(TrainingSettings()), acting=PROFILE))
    ledger.close()
    said = [finding.message.render() for finding in audit_ledger(path).findings]
    assert said == ["Training is on record in a ledger that is not one of training."]
    room.ledger.close()


def test_a_desk_reads_the_answers_of_its_own_trainee_alone() -> None:
    room = TrainingRoom()
    own, other = room.desk(), room.desk("f" * 16)
    for desk in (own, other, other):
        moment = desk.drill(Topic.CALLS)
        assert moment is not None
        desk.answer(moment, right_answer(moment), 1_000)
    for trainee, answers in ((TRAINEE, 1), ("f" * 16, 2)):
        read = [one.event for one in room.ledger.read_of_trainee(trainee)]
        given = [event for event in read if isinstance(event, TrainingAnswered)]
        assert [event.trainee for event in given] == [trainee] * answers
        assert len(room.desk(trainee).history.scheduled) == answers
        assert len(read) == len(list(room.ledger.read())) - 3 + answers
    assert len(own.history.scheduled) == 1
    room.ledger.close()


def test_an_exam_that_counts_opens_with_all_topics() -> None:
    room = TrainingRoom()
    desk = room.desk()
    assert not desk.exam_opens
    must_begin = desk.begin_placement()
    assert isinstance(must_begin, PlacementBegun)
    while (moment := desk.placement_moment()) is not None:
        desk.answer(moment, right_answer(moment), 1_000, mode=AnswerMode.PLACEMENT)
    assert desk.exam_opens
    room.ledger.close()
