"""The recall on the screen: two touches to the last ten, step by step, never to be taken for the table."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from terminal.rounds import commands as c
from terminal.rules.bets import Bet, Hand, Result
from terminal.rules.ranks import Rank
from terminal.screen.dialogue_views import HeadView
from terminal.screen.recall import recall_dialogue as recall
from terminal.screen.recall.recall_dialogue import Recalling
from terminal.screen.recall.views import ActsView, RecalledFaultView, RecallStripView
from terminal.screen.screen_kind import ScreenKind
from terminal.table.session.day import ClosedDay
from terminal.table.session.table_session import Actor
from tests.screen.driving import PIT_SUPERVISOR, Desk, open_desk
from tests.screen.recalled import NCI, desk_with_ledger, done, plain_rounds, wrong_round
from tests.table.closing import close_as

pytestmark = pytest.mark.usefixtures("unpainted")


@pytest.fixture(params=["1920x1080", "1366x768"])
def desk(request: pytest.FixtureRequest, tmp_path: Path, qapp: object) -> Iterator[Desk]:
    """Return a table with twelve rounds behind it, the last of which went wrong."""
    made = desk_with_ledger(tmp_path, request.param)
    plain_rounds(made, 11)
    wrong_round(made)
    made.presenter.refresh()
    yield made
    made.done()


def _open(desk: Desk) -> None:
    """Open the recall by two touches: the shoe, and the recall in the list."""
    desk.shoe()
    desk.key(desk.window.between, ("tool", "recall"))


def _strip(desk: Desk) -> RecallStripView:
    view = desk.window.recall_strip.view
    assert view is not None
    assert desk.window.recall_strip.isVisible()
    return view


def _head(desk: Desk) -> HeadView:
    view = desk.window.rail_head.view
    assert view is not None
    assert desk.window.rail_head.isVisible()
    return view


def _acts(desk: Desk) -> ActsView:
    view = desk.window.acts.view
    assert view is not None
    return view


def _numbers(desk: Desk) -> list[str]:
    return [tile.number for tile in _strip(desk).rounds]


def test_the_last_ten_are_two_touches_away(desk: Desk) -> None:
    touches = desk.touches
    _open(desk)
    assert desk.touches == touches + 2
    assert _numbers(desk) == [str(number) for number in range(3, 13)]
    assert [tile.fault for tile in _strip(desk).rounds] == [False] * 9 + [True]
    assert _strip(desk).rounds[-1].now
    assert _head(desk).title == "Round 12"


def test_nothing_on_it_can_be_taken_for_the_table(desk: Desk) -> None:
    _open(desk)
    window = desk.window
    assert window.status.view is not None
    assert window.felt._shown is not None
    assert window.felt._shown.kind is window.status.view.kind is ScreenKind.RECALL
    assert not window.guide.isVisible()
    assert not window.strip.isVisible()
    assert window.main.view is not None
    assert window.main.view.title == "BACK TO THE TABLE"
    assert window.status.view.clock_caption == "now"


def test_nothing_of_the_past_can_be_changed_by_a_touch(desk: Desk) -> None:
    _open(desk)
    head = desk.session.ledger.head
    desk.area("1", Bet.PLAYER)
    desk.plate("2")
    desk.card_place("player-1")
    desk.shoe()
    desk.type("p", Qt.Key.Key_F10, Qt.Key.Key_F12)
    assert desk.session.ledger.head == head
    assert isinstance(desk.presenter.dialogue, Recalling)


def test_the_acts_are_told_as_people_tell_them(desk: Desk) -> None:
    _open(desk)
    rows = _acts(desk).rows
    assert [row.title for row in rows] == [
        "Bets placed",
        "No more bets",
        "Four cards",
        "Insurance on Banker, 3 to 1",
        "Cards drawn at the same time",
        "Player options",
        "Banker wins, 6 over 3",
    ]
    assert rows[0].parts == ((None, "5 bettors, 6 bets, 15,600"),)
    assert rows[1].parts == ((Hand.PLAYER, "7,500"), (Hand.BANKER, "8,000"))
    assert rows[2].parts == ((Hand.PLAYER, "5"), (Hand.BANKER, "6"))
    assert rows[3].parts == ((None, "1 took 500, 1 declined, 1 silent"),)
    assert rows[4].fault
    assert rows[4].parts == ((None, "Pit Supervisor decided"),)
    assert rows[5].parts == ((None, "4 continued, 1 returned"),)


def test_each_step_shows_the_felt_as_it_then_lay(desk: Desk) -> None:
    _open(desk)
    strip = desk.window.recall_strip
    desk.key(strip, ("tool", "first"))
    felt = desk.window.felt
    assert felt._shown is not None
    assert [bet.bet for box in felt._shown.boxes for bet in box.bets] == [Bet.BANKER]
    assert not any(box.tag for box in felt._shown.boxes)  # nothing is offered for repeating
    assert _head(desk).text == "Box 1, Banker, +2,000"
    assert _acts(desk).caption.startswith("step 1 of ")
    desk.key(strip, ("tool", "forward"))
    assert felt._shown is not None
    assert sum(len(box.bets) for box in felt._shown.boxes) == 2
    desk.key(strip, ("tool", "last"))
    assert felt._shown is not None
    assert felt._shown.banker.wins
    assert sum(len(box.bets) for box in felt._shown.boxes) == 4  # those of box 9 were given back
    with pytest.raises(AssertionError):
        desk.key(strip, ("tool", "forward"))


def test_an_irregularity_is_shown_as_it_was_decided_and_signed(desk: Desk) -> None:
    _open(desk)
    assert not desk.window.recalled_fault.isVisible()
    desk.key(desk.window.acts, ("act", 4))
    view = desk.window.recalled_fault.view
    assert desk.window.recalled_fault.isVisible()
    assert isinstance(view, RecalledFaultView)
    assert view.title == "Cards drawn at the same time"
    assert view.paragraphs == ("¶ 5.10",)
    assert [(card.card, card.hand, card.caption) for card in view.after] == [
        ("8S", Hand.PLAYER, ""),
        ("6D", None, "carried"),
    ]
    raised, decided = view.signatures
    assert (raised.number, raised.rank) == ("10001", "Dealer")
    assert (decided.number, decided.rank, decided.act) == (
        "20001", "Pit Supervisor", "eight of spades first",
    )  # fmt: skip
    assert view.note == "Options to 5 bettors"


def test_the_rounds_before_and_after_are_a_touch_away(desk: Desk) -> None:
    _open(desk)
    head = desk.window.rail_head
    assert [way.usable for way in _head(desk).ways] == [True, False]
    desk.key(head, "back")
    assert _head(desk).title == "Round 11"
    desk.key(head, "on")
    assert _head(desk).title == "Round 12"
    desk.key(desk.window.recall_strip, ("round", _strip(desk).rounds[0].name))
    assert _head(desk).title == "Round 3"
    desk.key(head, "back")
    assert _head(desk).title == "Round 2"
    assert _numbers(desk) == ["1", "2"]
    desk.key(head, "back")
    assert [way.usable for way in _head(desk).ways] == [False, True]


def test_other_rounds_come_into_the_strip(desk: Desk) -> None:
    _open(desk)
    strip = desk.window.recall_strip
    desk.key(strip, ("move", -1))
    assert _numbers(desk) == ["1", "2"]
    assert not _strip(desk).may_go_back
    desk.key(strip, ("move", 1))
    assert _numbers(desk) == [str(number) for number in range(3, 13)]
    assert not _strip(desk).may_go_on


def test_a_round_is_searched_for_by_what_is_known(desk: Desk) -> None:
    _open(desk)
    desk.key(desk.window.recall_strip, "search")
    assert not desk.window.felt.isVisible()
    desk.answer("irregularity")
    desk.answer("kind-simultaneous_cards")
    desk.answer("box")
    desk.answer("box-1")
    desk.answer("amount")
    desk.number(500_00)
    desk.main("SEARCH")
    assert _numbers(desk) == ["12"]
    assert _strip(desk).search_note == "found: box 1, 500, Cards drawn at the same time"
    desk.key(desk.window.recall_strip, "search")
    desk.key(desk.window.facts, "back")
    assert len(_numbers(desk)) == 10


def test_what_a_search_found_goes_on_further_back_than_it_looked_at_once(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(recall, "MOST_FOUND", 10)
    _open(desk)
    desk.key(desk.window.recall_strip, "search")
    desk.answer("box")
    desk.answer("box-1")
    desk.main("SEARCH")
    assert _numbers(desk) == [str(number) for number in range(3, 13)]
    assert _strip(desk).may_go_back
    desk.key(desk.window.recall_strip, ("move", -1))
    assert _numbers(desk) == [str(number) for number in range(1, 11)]
    assert not _strip(desk).may_go_back
    desk.key(desk.window.recall_strip, ("move", 1))
    assert _numbers(desk) == [str(number) for number in range(3, 13)]


def test_a_search_that_finds_nothing_says_so_and_one_without_anything_known_is_not_made(
    desk: Desk,
) -> None:
    _open(desk)
    desk.key(desk.window.recall_strip, "search")
    with pytest.raises(AssertionError):
        desk.main("SEARCH")
    desk.answer("shoe")
    desk.number(77_00)
    desk.main("SEARCH")
    assert desk.window.walk.view is not None
    assert desk.window.walk.view.caption == "No such round: shoe 77"


def test_a_round_is_searched_for_by_day_and_time(desk: Desk) -> None:
    _open(desk)
    desk.key(desk.window.recall_strip, "search")
    for name, typed in (("day", 20200101), ("since", 2575), ("day", 2020)):
        desk.answer(name)
        desk.number(typed * 100)
    assert desk.window.walk.view is not None
    assert desk.window.walk.view.caption == "A day is typed as eight digits, such as 20251127."
    desk.main("SEARCH")
    assert desk.window.walk.view.caption == "No such round: 2020-01-01"


def test_the_way_back_leads_to_the_table_as_it_is(desk: Desk) -> None:
    before = desk.presenter.view()
    _open(desk)
    desk.main("BACK TO THE TABLE")
    assert desk.presenter.dialogue is None
    assert desk.presenter.view().felt == before.felt
    assert desk.window.guide.isVisible()
    assert desk.window.strip.isVisible()
    assert not desk.window.recall_strip.isVisible()


def test_every_action_has_a_key(desk: Desk) -> None:
    desk.type(Qt.Key.Key_R, control=True)
    assert _head(desk).title == "Round 12"
    desk.type(Qt.Key.Key_Home)
    assert _acts(desk).caption.startswith("step 1 of ")
    desk.type(Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Left)
    assert _acts(desk).caption.startswith("step 2 of ")
    desk.type(Qt.Key.Key_PageUp)
    assert _head(desk).title == "Round 11"
    desk.type(Qt.Key.Key_PageDown, Qt.Key.Key_End)
    assert _head(desk).title == "Round 12"
    desk.type(Qt.Key.Key_F3)
    assert desk.window.walk.isVisible()
    desk.type(Qt.Key.Key_Escape)
    assert not desk.window.walk.isVisible()
    desk.type(Qt.Key.Key_Escape)
    assert desk.presenter.dialogue is None


def test_the_recall_reaches_back_over_the_closing_of_a_day(desk: Desk) -> None:
    people = desk.presenter.people
    assert people is not None
    session = desk.session
    session._staff = None  # the house's own word, as at a start
    assert isinstance(close_as(session, "2025-11-27", Actor("30001", Rank.PIT_MANAGER)), ClosedDay)
    session._staff = people.staff
    plain_rounds(desk, 1, seed=9)
    _open(desk)
    assert _numbers(desk) == [str(number) for number in range(4, 14)]
    desk.key(desk.window.rail_head, "back")
    assert _head(desk).title == "Round 12"
    assert _strip(desk).rounds[-2].result is Result.BANKER


def test_it_can_be_opened_in_the_middle_of_a_round_and_says_so(desk: Desk) -> None:
    assert done(desk, c.PlaceBet("1", Bet.PLAYER, 100_00))
    desk.presenter.refresh()
    _open(desk)
    assert desk.window.main.view is not None
    assert desk.window.main.view.subtitle == "round 13 is under way"


def test_without_a_round_or_a_file_there_is_nothing_to_recall(tmp_path: Path, qapp: object) -> None:
    fresh = desk_with_ledger(tmp_path)
    fresh.presenter.refresh()
    _open(fresh)
    assert fresh.notice == "No round is over yet."
    fresh.done()
    in_memory = open_desk(NCI)
    in_memory.type(Qt.Key.Key_R, control=True)
    assert in_memory.notice == "This ledger is kept in memory alone: nothing can be recalled."
    in_memory.done()


def test_a_missed_round_is_entered_with_a_signature_and_recalled_as_such(desk: Desk) -> None:
    desk.shoe()
    desk.other_tool("late_round")
    desk.sign(PIT_SUPERVISOR)
    played = desk.session.table.round
    assert played is not None
    assert played.entered_late
    plain_rounds(desk, 1)
    desk.presenter.refresh()
    _open(desk)
    assert _head(desk).caption == "entered late"
    assert _acts(desk).rows[0].title == "Bets placed, entered late"


def test_a_fault_of_the_record_is_said_and_the_table_goes_on(desk: Desk) -> None:
    desk.session.ledger._connection.execute("UPDATE read_tables SET stale_since_seq = 7, reason = 'x'")
    _open(desk)
    desk.key(desk.window.recall_strip, "search")
    desk.answer("box")
    desk.answer("box-1")
    desk.main("SEARCH")
    assert "wait to be rebuilt since event 7" in desk.notice
    desk.type(Qt.Key.Key_Escape, Qt.Key.Key_Escape)
    assert desk.presenter.dialogue is None
