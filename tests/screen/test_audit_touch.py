"""Audits and misdeals by touches: nothing is told before its time, all goes on record, and it is scored."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from terminal.rounds.events import SupervisorAnswered
from terminal.rounds.training.record import SupervisorDrill
from terminal.rules.actions import Action
from terminal.rules.ranks import Rank
from terminal.screen.training.ask_panel import QuestionPageView
from terminal.screen.training.review_pages import AUDITED, CLEAN, AuditPage, MisdealPage
from terminal.screen.training.review_views import ReviewLine, ReviewView, VerdictView
from terminal.screen.training_app import ways_in
from terminal.screen.translate import Bilingual
from terminal.screen.widgets.paging import ON
from terminal.training.audits.audit_trainer import Sureness
from terminal.training.audits.audited_round import PlantedKind
from terminal.training.audits.replayed import first_fault
from terminal.training.misdeals.drill import right_ruling
from tests.screen.trained import Trainee, open_training
from tests.training.room import TrainingRoom

pytestmark = pytest.mark.usefixtures("qapp")


class Review:
    """A supervisor who sits at the window of training."""

    def __init__(self, folder: Path) -> None:
        self.room = TrainingRoom("insurance-super-six-plus", folder / "TR-01.ledger")
        layout = self.room.terms.layout
        self.window: Trainee = open_training(
            folder, self.room.game, layout, ways=ways_in(), session=self.room.session
        )
        self.window.sit_down()

    def act(self, place: int) -> None:
        panel = self.window.window.panel(ReviewView)
        while ("act", place) not in panel.keys:
            self.window.key(ON)
        self.window.key(("act", place))

    @property
    def result(self) -> str:
        view = self.window.window.panel(QuestionPageView).view
        assert isinstance(view, QuestionPageView)
        return view.lines[0][1]

    def recorded(self) -> list[SupervisorAnswered]:
        return [one.event for one in self.room.ledger.read() if isinstance(one.event, SupervisorAnswered)]


@pytest.fixture
def review(tmp_path: Path) -> Iterator[Review]:
    made = Review(tmp_path)
    yield made
    made.window.done()


def test_a_supervisor_who_finds_all_scores_all_without_a_false_alarm(review: Review) -> None:
    review.window.key("audit")
    review.window.key("1")
    page = review.window.page
    assert isinstance(page, AuditPage)
    shown = set()
    for _ in range(AUDITED):
        planted = first_fault(page.case.seen)
        verdict = review.window.window.panel(VerdictView).view
        assert isinstance(verdict, VerdictView)
        shown.add(verdict)
        review.window.key(("kind", CLEAN if planted is None else planted.kind))
        if planted is not None:
            review.act(planted.act)
        review.window.key(("sure", Sureness.CERTAIN))
        review.window.main("ANSWER")
    assert len(shown) == 1, "the keys are the same whatever is right, and nothing is told"
    assert review.result == f"Found: {AUDITED * 3 // 10} of {AUDITED * 3 // 10}. False alarms: 0 of 14."
    recorded = review.recorded()
    assert [one.number for one in recorded] == list(range(1, AUDITED + 1))
    assert all(one.right and one.drill is SupervisorDrill.AUDIT for one in recorded)
    assert len({one.seed for one in recorded}) == 1


def test_the_list_of_the_next_round_begins_at_its_first_line(review: Review) -> None:
    review.window.table.open(AuditPage(review.window.table, 1, "5a" * 16))
    panel = review.window.window.panel(ReviewView)
    lines = tuple(ReviewLine(str(number)) for number in range(40))
    first = ReviewView(title=Bilingual("Round 1", ""), caption="", lines=lines)
    panel.show_view(first)
    before = panel.grab().toImage()
    review.window.key(ON)
    assert panel.grab().toImage() != before
    panel.show_view(replace(first, title=Bilingual("Round 2", "")))
    panel.show_view(first)
    assert panel.grab().toImage() == before


def test_a_supervisor_who_cries_at_everything_is_told_so(review: Review) -> None:
    page = AuditPage(review.window.table, 1, "5a" * 16)
    review.window.table.open(page)
    for _ in range(AUDITED):
        page.touch(("kind", PlantedKind.WRONG_PAYOUT))
        page.touch(("act", 0))
        page.touch(("sure", Sureness.GUESS))
        page.apply()
    review.window.table.refresh()
    assert review.result.startswith("You called errors in 14 of 14 clean rounds.")
    assert [bool(one.item) for one in review.recorded()].count(True) == 6


def test_an_answer_waits_until_it_is_whole(review: Review) -> None:
    page = AuditPage(review.window.table, 1, "5a" * 16)
    review.window.table.open(page)
    for key in (("kind", PlantedKind.WRONG_DRAW), ("sure", Sureness.LIKELY)):
        page.touch(key)
        page.apply()
        assert review.recorded() == []


def test_a_misdeal_is_ruled_on_and_then_told(review: Review) -> None:
    review.window.key("misdeals")
    page = review.window.page
    assert isinstance(page, MisdealPage)
    ruling = right_ruling(page.misdeal)
    view = review.window.window.panel(VerdictView).view
    assert isinstance(view, VerdictView)
    assert view.told == ()
    review.window.key(("action", ruling.action))
    review.window.key(("rank", ruling.rank))
    review.window.main("ANSWER")
    view = review.window.window.panel(VerdictView).view
    assert isinstance(view, VerdictView)
    assert view.told[0] == "Right."
    (recorded,) = review.recorded()
    assert (recorded.drill, recorded.right) == (SupervisorDrill.MISDEAL, True)
    before = page.misdeal
    review.window.main("NEXT")
    assert page.misdeal is not before


def test_the_keys_of_a_misdeal_are_the_same_whatever_is_right(review: Review) -> None:
    page = MisdealPage(review.window.table, "5a" * 16)
    rulings, shown = set(), set()
    for _ in range(6):
        rulings.add(right_ruling(page.misdeal))
        round_told, keys = page.panels()
        assert isinstance(round_told, ReviewView)
        assert all(line.act is None for line in round_told.lines)
        shown.add((round_told.caption, keys, page.main()))
        for key in (("action", Action.VOID), ("rank", Rank.PIT_SUPERVISOR)):
            page.touch(key)
        page.apply()
        page.apply()
    assert len(rulings) > 1
    assert len(shown) == 1
