"""Who signs and why: reasons for the act at hand, tries and locks, before and after, and sign-on."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from msgspec import structs
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from terminal.rounds.irregularities.catalogue import CATALOGUE
from terminal.rounds.state import ActingRank
from terminal.rules.bets import Bet
from terminal.rules.house import Limits
from terminal.rules.ranks import Rank
from terminal.screen.approval.reasons import OF_KIND
from terminal.screen.approval.views import OverrideView
from terminal.screen.irregularities.pages import calls_of
from terminal.screen.screen_kind import ScreenKind
from terminal.screen.staff.acting_ranks import highest_acting
from terminal.screen.staff.views import SignOnView
from terminal.screen.views import ActingView, StatusView
from terminal.screen.widgets.identity import Field
from tests.screen.driving import (
    DEALER,
    PIT_MANAGER,
    PIT_SUPERVISOR,
    SHIFT_MANAGER,
    SIZES,
    Desk,
    NotThereError,
    open_desk,
)
from tests.screen.pit import TABLES, Seconds, deal, open_with_bets, recorded, settle
from tests.screen.reading import page_of
from tests.screen.test_window_looks import faults_of_keys, faults_of_texts

NOT_THE_PIN = "704916"
HOUSE = ZoneInfo("Asia/Singapore")
on_three_layouts = pytest.mark.parametrize("table", TABLES, ids=[layout for _, layout, _ in TABLES])


def approval(desk: Desk) -> OverrideView:
    """Return what the approval that is open says."""
    view = desk.window.override.view
    assert desk.window.override.isVisible()
    assert view is not None
    return view


def sign_on(desk: Desk) -> SignOnView:
    """Return what the page of the sign-on says."""
    view = desk.window.sign_on.view
    assert desk.window.sign_on.isVisible()
    assert view is not None
    return view


def status(desk: Desk) -> StatusView:
    """Return what the top bar says."""
    view = desk.window.status.view
    assert view is not None
    return view


def raise_fault(desk: Desk, kind: str, *answers: str) -> OverrideView:
    """Enter an irregularity up to its approval."""
    desk.tool("irregularity")
    desk.answer(kind)
    if CATALOGUE[kind].names_card:
        desk.main("IT WAS THIS CARD")
    for answer in answers:
        desk.answer(answer)
    desk.main("CONFIRM")
    return approval(desk)


def reasons(view: OverrideView) -> list[str]:
    return [reason.title for reason in view.reasons]


def type_digits(desk: Desk, text: str) -> None:
    for digit in text:
        desk.key(desk.window.override, ("digit", digit))


def sign_staff(desk: Desk, person: str, *answers: str, by: tuple[str, str] = SHIFT_MANAGER) -> None:
    """Change the staff, from the list outside the round to the signature."""
    desk.shoe()
    desk.other_tool("staff")
    desk.answer(person)
    for answer in answers:
        desk.answer(answer)
    for digit in "".join(by):
        desk.key(desk.window.enrol, ("digit", digit))
    desk.main("SIGN")
    desk.answer("back")


def test_every_kind_of_irregularity_has_reasons_of_its_own_and_a_call_in_both_languages() -> None:
    raised = {kind.id: kind for kind in CATALOGUE.values() if not kind.by_terminal}
    assert set(OF_KIND) == set(raised)
    for kind in raised.values():
        assert all(calls_of(kind))


def test_the_reasons_fit_the_act_at_hand(qtbot: QtBot) -> None:
    desk = open_with_bets(TABLES[0])
    deal(desk, "3S", "KH", "4D", "5C")
    desk.card_place("player-3")
    desk.card("9D")
    shown = reasons(raise_fault(desk, "excess_card", "yes"))
    assert shown == ["Overdrawn card", "Seen on camera", "Order agreed"]
    desk.key(desk.window.override, "refuse")
    desk.key(desk.window.facts, "back")
    assert reasons(raise_fault(desk, "foreign_card"))[:2] == ["Joker found", "Odd back found"]
    desk.give_reason(1)
    type_digits(desk, "".join(PIT_SUPERVISOR))
    desk.key(desk.window.override, "approve")
    settle(desk)
    assert [granted["reason"] for granted in recorded(desk, "override_granted")] == ["Odd back found"]
    desk.done()


@on_three_layouts
def test_the_approval_says_what_will_be_by_which_paragraph_asked_by_whom_and_who_may(
    qtbot: QtBot, table: tuple[str, str, str]
) -> None:
    desk = open_with_bets(table)
    deal(desk, "3S", "KH", "4D", "5C")
    desk.card_place("player-3")
    desk.card("9D")
    view = raise_fault(desk, "excess_card", "yes")
    assert view.rank == "Pit Supervisor or above"
    assert view.asked_by == "asked by Chan Ai Lin 10001"
    assert all(paragraph.startswith("¶ 5.") for paragraph in view.paragraphs)
    assert view.before is not None
    assert view.after is not None
    before = [(hand.points, len(hand.cards), hand.tag) for hand in (view.before.player, view.before.banker)]
    after = [(hand.points, len(hand.cards), hand.tag) for hand in (view.after.player, view.after.banker)]
    assert before == [(7, 3, "not due"), (5, 2, "")]
    assert after == [(7, 2, ""), (4, 3, "moved")]
    changes = {change.label: (change.before, change.after) for change in view.changes}
    assert changes["Result"] == ("none yet", "Player wins, 7 over 4")
    assert changes["Bets"][1] == "the same, none returned"
    assert ("Options" in changes) == desk.table.terms.rules.player_options
    assert view.approve == "The cards are put back in order"
    desk.done()


def test_the_tries_of_a_pin_and_who_unlocks_a_number_are_told(qtbot: QtBot) -> None:
    desk = open_with_bets(TABLES[0], elapsed=(seconds := Seconds()))
    deal(desk, "3S", "KH")
    raise_fault(desk, "foreign_card")
    desk.give_reason()
    type_digits(desk, PIT_SUPERVISOR[0])
    for attempt in range(1, 6):
        assert (approval(desk).identity.tries, approval(desk).identity.name) == (
            "1 try left" if attempt == 5 else f"{6 - attempt} tries left",
            "Mohamad Suhaimi",
        )
        type_digits(desk, NOT_THE_PIN)
        desk.key(desk.window.override, "approve")
        assert approval(desk).identity.problem
        seconds.now += 20
        type_digits(desk, "7")
        desk.key(desk.window.override, ("digit", "backspace"))
    assert approval(desk).identity.problem == "locked: Pit Manager unlocks"
    desk.key(desk.window.override, ("field", Field.NUMBER))
    desk.key(desk.window.override, ("digit", "clear"))
    type_digits(desk, PIT_MANAGER[0])
    assert approval(desk).identity.problem == ""
    type_digits(desk, PIT_MANAGER[1])
    desk.key(desk.window.override, "approve")
    assert not desk.window.override.isVisible()
    desk.done()


@on_three_layouts
def test_a_change_of_dealer_shows_who_leaves_who_comes_and_from_which_round(
    qtbot: QtBot, table: tuple[str, str, str]
) -> None:
    desk = open_with_bets(table)
    deal(desk, "9S", "KH", "KD", "5C")
    settle(desk)
    desk.shoe()
    desk.other_tool("relief")
    view = sign_on(desk)
    assert view.leaves is not None
    assert (view.leaves.name, view.leaves.number, view.leaves.rank) == ("Chan Ai Lin", DEALER[0], "Dealer")
    facts = dict(view.leaves.facts)
    assert facts["rounds"] == "1 to 1"
    assert facts["shoe"] == "1"
    now = datetime.now(HOUSE)
    assert facts["at this table since"] in {
        (now - timedelta(minutes=ago)).strftime("%H:%M") for ago in range(3)
    }
    assert view.comes is None
    for digit in PIT_SUPERVISOR[0]:
        desk.key(desk.window.sign_on, ("digit", digit))
    view = sign_on(desk)
    assert view.comes is not None
    assert (view.comes.name, view.comes.rank) == ("Mohamad Suhaimi", "Pit Supervisor")
    facts, head = dict(view.comes.facts), desk.session.ledger.head
    assert facts["takes over"] == "from round 2"
    assert facts["head, to sign for"].startswith(f"{head.seq} · {head.hash[:4]}")
    assert view.identity.tries == "5 tries left"
    for digit in PIT_SUPERVISOR[1]:
        desk.key(desk.window.sign_on, ("digit", digit))
    desk.main("TAKE OVER")
    assert desk.table.dealer is not None
    assert desk.table.dealer.number == PIT_SUPERVISOR[0]
    desk.done()


def test_a_dealer_signs_off_between_rounds_and_nothing_is_done_before_the_next_signs_on(qtbot: QtBot) -> None:
    desk = open_with_bets(TABLES[0])
    desk.shoe()
    with pytest.raises(NotThereError):
        desk.other_tool("sign_off")
    desk.shoe()
    deal(desk, "9S", "KH", "KD", "5C")
    settle(desk)
    desk.shoe()
    desk.other_tool("sign_off")
    desk.answer("yes")
    assert desk.table.dealer is None
    assert sign_on(desk).leaves is None
    assert sign_on(desk).stay == ""
    desk.type(Qt.Key.Key_Escape)
    with pytest.raises(NotThereError):
        desk.main()
    assert desk.window.sign_on.isVisible()
    assert desk.table.round is None
    for digit in "".join(PIT_SUPERVISOR):
        desk.key(desk.window.sign_on, ("digit", digit))
    desk.main("SIGN ON")
    assert desk.table.dealer is not None
    assert desk.table.dealer.number == PIT_SUPERVISOR[0]
    desk.main("PLACE YOUR BETS")
    assert desk.table.round is not None
    desk.done()


def test_who_comes_in_mid_round_has_that_round_as_the_first(qtbot: QtBot) -> None:
    desk = open_with_bets(TABLES[0])
    deal(desk, "9S", "KH", "KD", "5C")
    settle(desk)
    desk.main("PLACE YOUR BETS")
    desk.shoe()
    desk.other_tool("relief")
    for digit in "".join(PIT_MANAGER):
        desk.key(desk.window.sign_on, ("digit", digit))
    desk.main("TAKE OVER")
    desk.shoe()
    desk.other_tool("relief")
    leaves = sign_on(desk).leaves
    assert leaves is not None
    assert leaves.name == "Wong Mun Hoe"
    assert dict(leaves.facts)["rounds"] == "2 to 2"
    desk.key(desk.window.sign_on, "stay")
    assert desk.table.dealer is not None
    assert desk.table.dealer.number == PIT_MANAGER[0]
    desk.done()


def test_nci_1_13_an_acting_rank_stands_next_to_the_name_and_in_the_top_bar_with_its_end_in_house_time(
    qtbot: QtBot,
) -> None:
    desk = open_with_bets(TABLES[0])
    assert status(desk).acting is None
    sign_staff(desk, PIT_SUPERVISOR[0], "4", "pit_manager")
    (acting,) = desk.table.acting
    end = datetime.fromisoformat(acting.until)
    assert end.tzinfo == UTC
    until = f"to {end.astimezone(HOUSE):%H:%M}"
    shown = ActingView("acting PIT MANAGER", "Mohamad Suhaimi 20001", until, PIT_SUPERVISOR[0])
    assert status(desk).acting == shown
    desk.shoe()
    desk.other_tool("relief")
    for digit in PIT_SUPERVISOR[0]:
        desk.key(desk.window.sign_on, ("digit", digit))
    view = sign_on(desk)
    assert view.comes is not None
    assert (view.comes.acting, view.comes.acting_until) == ("acting PIT MANAGER", until)
    assert dict(view.comes.facts)["rank assigned by"] == SHIFT_MANAGER[0]
    assert view.ranks[-1].note == f"{until}, by {SHIFT_MANAGER[0]}"
    desk.key(desk.window.sign_on, "stay")
    sign_staff(desk, PIT_SUPERVISOR[0], "end_acting", by=PIT_MANAGER)
    assert status(desk).acting is None
    desk.done()


def test_the_highest_acting_rank_is_shown_and_none_beyond_its_end(qtbot: QtBot) -> None:
    desk = open_with_bets(TABLES[1])
    ends = {hours: datetime(2024, 5, 1, 12 + hours, tzinfo=UTC) for hours in (1, 2)}
    acting = (
        ActingRank("20001", "Goh M. K.", Rank.PIT_MANAGER, ends[1].isoformat(), "40001"),
        ActingRank("10001", "Tan W. L.", Rank.PIT_SUPERVISOR, ends[2].isoformat(), "40001"),
    )
    table = structs.replace(desk.table, acting=acting)
    shown = [
        highest_acting(table, at, HOUSE) for at in (datetime(2024, 5, 1, 12, 59, tzinfo=UTC), *ends.values())
    ]
    assert shown == [
        ActingView("acting PIT MANAGER", "Goh M. K. 20001", "to 21:00", "20001"),
        ActingView("acting PIT SUPERVISOR", "Tan W. L. 10001", "to 22:00", "10001"),
        None,
    ]
    desk.done()


@pytest.mark.parametrize("kind", [ScreenKind.LIVE, ScreenKind.DEMO])
@pytest.mark.parametrize("size", SIZES)
def test_the_top_bar_has_room_for_every_limit_and_an_acting_rank(
    qtbot: QtBot, size: str, kind: ScreenKind
) -> None:
    limits = Limits(
        minimum=100_00,
        maximum=20_000_00,
        side_minimum=50_00,
        side_maximum=5_000_00,
        maximum_differential=50_000_00,
    )
    desk = open_desk("insurance-super-six-plus", size=size, kind=kind, limits=limits)
    desk.new_shoe(8, "AC")
    sign_staff(desk, PIT_SUPERVISOR[0], "8", "shift_manager")
    bar = desk.window.status
    page = page_of(bar)
    assert {"acting SHIFT MANAGER", "50,000", "20,000"} <= {text.text for text in page.texts}
    assert [*faults_of_texts("bar", page), *faults_of_keys(bar, page, size)] == []
    desk.done()


@pytest.mark.parametrize("size", SIZES)
def test_the_approval_names_the_irregularity_and_all_that_changes_stands_over_the_reason(
    qtbot: QtBot, size: str
) -> None:
    game, layout, _ = TABLES[0]
    desk = open_with_bets((game, layout, size))
    deal(desk, "3S", "KH", "4D", "5C")
    desk.card_place("player-3")
    desk.card("9D")
    view = raise_fault(desk, "excess_card", "yes")
    lines = [(change.label, change.after) for change in view.changes]
    assert lines[0] == ("Irregularity", "One card too many")
    assert lines[-1] == ("Options", "withheld: outcome fixed")
    page = page_of(desk.window.override)
    lowest = next(text.rect for text in page.texts if text.text == "withheld: outcome fixed")
    reason = next(text.rect for text in page.texts if text.text == "Reason")
    assert reason.top() - lowest.bottom() > lowest.height()
    desk.done()


def test_a_wrong_payment_is_signed_for_with_its_bet_and_both_sums(qtbot: QtBot) -> None:
    desk = open_with_bets(TABLES[0])
    deal(desk, "9S", "KH", "KD", "5C")
    settle(desk)
    desk.tool("irregularity")
    desk.answer("wrong_payment")
    assert desk.presenter.view().felt_question is not None
    desk.area("1", Bet.PLAYER)
    desk.answer("paid")
    desk.number(600_00)
    desk.main("THAT IS THE BET")
    desk.main("CONFIRM")
    changes = [(change.label, change.before, change.after) for change in approval(desk).changes]
    assert changes[0] == ("Irregularity", "none raised", "Wrong payment or take")
    assert changes[1][0] == "Box 1"
    assert changes[1][2] == "owed 500, paid 600"
    desk.done()


def test_a_person_who_signs_after_somebody_who_may_not_begins_with_the_whole_number(qtbot: QtBot) -> None:
    desk = open_with_bets(TABLES[0])
    raise_fault(desk, "foreign_card")
    desk.give_reason()
    for digit in "".join(DEALER):
        desk.key(desk.window.override, ("digit", digit))
    desk.key(desk.window.override, "approve")
    identity = approval(desk).identity
    assert identity.problem != ""
    assert (desk.window.override.number, desk.window.override.pin) == ("", "")
    for digit in "".join(PIT_SUPERVISOR):
        desk.key(desk.window.override, ("digit", digit))
    assert approval(desk).identity.name == "Mohamad Suhaimi"
    desk.key(desk.window.override, "approve")
    assert not desk.window.override.isVisible()
    desk.done()
