"""Nothing to search for: the table menu, keys that say why they are off, and pointers that point right."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from terminal.ledger.identity import LedgerKind
from terminal.ledger.ledger import Ledger
from terminal.rules.bets import Bet, Hand
from terminal.screen.screen_kind import ScreenKind
from terminal.screen.widgets.key import Key
from tests.screen.driving import Desk, open_desk
from tests.screen.panel_catalogue import EACH_PANEL, shown
from tests.screen.pit import deal, open_with_bets, restart, settle

pytestmark = pytest.mark.usefixtures("unpainted")


IN_ORDER = ("recall", "reports", "relief", "sign_off", "staff", "limits", "notice", "new_shoe", "close_day")


@pytest.fixture
def desk(qtbot: QtBot) -> Iterator[Desk]:
    """Return a table after its burn."""
    desk = open_desk("commission")
    desk.new_shoe(8, "AC")
    yield desk
    desk.done()


def menu(desk: Desk) -> tuple[str, ...]:
    """Return the first tools of the table menu, as they are on show."""
    desk.tool("menu")
    keys = [name for name in desk.window.between.keys if isinstance(name, tuple)]
    keys.sort(key=lambda name: _reading(desk.window.between.keys[name]))
    desk.tool("menu")
    return tuple(str(name[1]) for name in keys[: len(IN_ORDER)])


def _reading(key: Key) -> tuple[int, int]:
    return key.y(), key.x()


def test_the_table_menu_has_the_same_order_at_every_moment(desk: Desk) -> None:
    assert menu(desk) == IN_ORDER
    desk.main("PLACE YOUR BETS")
    assert menu(desk) == IN_ORDER
    desk.close_empty()
    for face in ("2D", "9H"):
        desk.card(face)
        assert menu(desk) == IN_ORDER


def test_the_act_that_comes_next_closes_the_table_menu(desk: Desk) -> None:
    desk.tool("menu")
    desk.main("PLACE YOUR BETS")
    assert not desk.window.between.isVisible()
    assert desk.window.armed.isVisible()


def test_touching_the_dealers_name_begins_a_relief(desk: Desk) -> None:
    desk.key(desk.window.status, "relief")
    assert desk.window.sign_on.isVisible()


def test_signing_off_asks_first(desk: Desk) -> None:
    desk.tool("menu")
    desk.other_tool("sign_off")
    assert desk.table.dealer is not None
    desk.key(desk.window.facts, "back")
    assert desk.table.dealer is not None
    desk.tool("menu")
    desk.other_tool("sign_off")
    desk.answer("yes")
    assert desk.table.dealer is None
    assert desk.window.sign_on.isVisible()


@EACH_PANEL
def test_a_key_that_is_off_says_why(qtbot: QtBot, name: str) -> None:
    panel = shown(qtbot, name)
    silent = [
        key
        for key, one in panel.keys.items()
        if not one.slot.face.usable and not one.slot.face.reason.strip()
    ]
    assert not silent


def test_a_grey_tool_says_why_when_it_is_touched(desk: Desk) -> None:
    for name, why in (
        ("squeeze", "Nobody may ask for a squeeze now."),
        ("roads", "No round of this shoe is over yet."),
    ):
        key = desk.window.strip.keys[name]
        assert not key.isEnabled()
        desk.press(key.mapTo(desk.window, key.rect().center()))
        assert desk.notice == why


def test_why_the_main_button_is_off_is_said_as_a_sentence(desk: Desk) -> None:
    desk.tool("menu")
    desk.other_tool("relief")
    button = desk.window.main.keys["main"]
    assert not button.isEnabled()
    desk.press(button.mapTo(desk.window, button.rect().center()))
    assert desk.notice == "Staff number and PIN first"


def test_no_step_is_ticked_before_it_is_done(qtbot: QtBot) -> None:
    desk = open_desk("insurance-super-six-plus", "bean-9", kind=ScreenKind.DEMO, virtual=5, first_steps=True)

    def ticked() -> tuple[int, list[int]]:
        view = desk.window.first_steps.view
        assert desk.window.first_steps.isVisible()
        assert view is not None
        return view.now, sorted(view.done)

    assert ticked() == (0, [])
    desk.main("NEW SHOE")
    assert ticked() == (0, [])
    desk.main()
    assert ticked() == (1, [0])
    desk.main("PLACE YOUR BETS")
    assert ticked() == (1, [0])
    assert desk.window.first_steps.view is not None
    assert not desk.window.first_steps.view.hint, "the gold button takes no bet"
    desk.close_empty()
    assert ticked() == (3, [0, 2])
    desk.done()


def test_the_bets_are_ticked_once_one_lies(qtbot: QtBot) -> None:
    desk = open_desk("insurance-super-six-plus", "bean-9", kind=ScreenKind.DEMO, virtual=5, first_steps=True)
    desk.main("NEW SHOE")
    desk.main()
    desk.main("PLACE YOUR BETS")
    desk.chip(500_00)
    desk.area("4", Bet.BANKER)
    view = desk.window.first_steps.view
    assert view is not None
    assert (view.now, sorted(view.done)) == (2, [0, 1])
    desk.done()


def test_all_pointers_point_to_the_hand_that_was_armed(desk: Desk) -> None:
    desk.main("PLACE YOUR BETS")
    desk.close_empty()
    before = desk.presenter.view()
    desk.card_place("banker-1")
    view = desk.presenter.view()
    assert before.guide.target is Hand.PLAYER
    assert view.guide.target is Hand.BANKER
    assert (view.felt.player.is_due, view.felt.banker.is_due) == (False, True)
    assert view.card_pad is not None
    assert before.card_pad is not None
    assert view.card_pad.notch is not None
    assert before.card_pad.notch is not None
    assert view.card_pad.notch > before.card_pad.notch
    assert view.deal is not None
    assert view.deal.rows[0].hand is Hand.BANKER
    desk.card_place("banker-1")
    assert desk.presenter.view().guide.target is Hand.PLAYER


def test_a_restart_with_all_paid_asks_nothing(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "BA-07.ledger"
    ledger = Ledger.create(path, kind=LedgerKind.LIVE, table_id="BA-07", zone="Asia/Singapore")
    desk = open_with_bets(("commission", "big-12", "1366x768"), ledger=ledger)
    deal(desk, "3S", "KH", "5D", "9C")
    while desk.window.main.view is not None and desk.window.main.view.title != "ALL SETTLED":
        desk.main()
    desk = restart(desk, path)
    assert desk.presenter.dialogue is None
    settle(desk)
    assert desk.table.round is None
    desk.done()


def test_closing_the_window_in_a_round_asks_first(desk: Desk) -> None:
    stopped: list[bool] = []
    desk.presenter.stop_asked.connect(lambda: stopped.append(True))
    desk.window.closing.connect(desk.keyboard._touches.close_window)
    desk.window.close()
    assert stopped == [True]
    desk.main("PLACE YOUR BETS")
    desk.window.close()
    assert stopped == [True]
    assert desk.window.walk.isVisible()
    desk.window.close()  # once more, while it asks: no second question lies under the first
    desk.key(desk.window.facts, "back")
    assert desk.presenter.dialogue is None
    desk.window.close()
    desk.answer("yes")
    assert stopped == [True, True]


def test_a_question_that_was_open_is_open_again_after_closing_was_thought_better_of(desk: Desk) -> None:
    desk.main("PLACE YOUR BETS")
    desk.tool("irregularity")
    before = desk.presenter.dialogue
    desk.window.closing.connect(desk.keyboard._touches.close_window)
    desk.window.close()
    desk.key(desk.window.facts, "back")
    assert desk.presenter.dialogue is before


def test_a_weak_pin_is_refused_in_full_before_anybody_signs(desk: Desk) -> None:
    desk.tool("menu")
    desk.other_tool("staff")
    desk.answer("add")
    page = desk.window.enrol
    desk.key(desk.window.keyboard, "T")
    for digit in "50005" + "123456":
        desk.key(page, ("digit", digit))
    desk.main("NEXT")
    view = page.view
    assert view is not None
    assert view.words[-1] == (
        "This PIN is too easy to guess: no run, no repetition, not the staff number. Choose another.",
        True,
    )
    assert (page.number, page.pin) == ("50005", "")
    for digit in "114477":
        desk.key(page, ("digit", digit))
    desk.main("NEXT")
    assert page.view is not None
    assert not page.view.identity.problem
    for digit in "114477":
        desk.key(page, ("digit", digit))
    desk.main("GO ON")
    assert page.view.title != view.title
