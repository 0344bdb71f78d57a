"""The screen speaks three languages, switched live; the choice is kept for the person, and not recorded."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from terminal.rules.bets import Bet
from terminal.screen.irregularities.restart import ask_whether_it_goes_on
from terminal.screen.speech import speak_at_start
from terminal.screen.translate import language, speak, speaking
from terminal.table.people.staff import Signature
from terminal.table.setup.language_settings import LanguageSettings, keep_choice, language_of, read_settings
from terminal.table.setup.languages import Language
from tests.screen.driving import Desk, open_desk
from tests.screen.reading import page_of

NCI = "insurance-super-six-plus"
SECOND_DEALER = ("20001", "222222")
ENGLISH, TRADITIONAL, SIMPLIFIED = Language


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    """Speak English after each test."""
    yield
    speak(ENGLISH)


@pytest.fixture
def settings(tmp_path: Path) -> Path:
    """Return where the choices are kept."""
    return tmp_path / "data" / "languages.json"


@pytest.fixture
def desk(qtbot: QtBot, settings: Path) -> Iterator[Desk]:
    """Return a table with a bet on it, whose dealer has chosen no language yet."""
    with_bet = dealt()
    with_bet.keyboard._touches.speech.start(None, settings)
    yield with_bet
    with_bet.done()


def dealt() -> Desk:
    """Return a table at which bets are placed."""
    desk = open_desk(NCI)
    desk.new_shoe(8, "4C")
    desk.main()
    desk.arm(500_00)
    desk.area("3", Bet.BANKER)
    desk.area("4", Bet.SIX)
    return desk


def picture(desk: Desk) -> QImage:
    """Return what the window shows."""
    return desk.window.grab().toImage()


def title(desk: Desk) -> str:
    """Return what the main button says."""
    view = desk.window.main.view
    assert view is not None
    return view.title


def test_ctrl_l_goes_through_the_languages_and_comes_back(desk: Desk) -> None:
    said = []
    for _ in Language:
        said.append((language(), title(desk)))
        desk.type(Qt.Key.Key_L, control=True)
    assert said == [(ENGLISH, "NO MORE BETS"), (TRADITIONAL, "停止下注"), (SIMPLIFIED, "停止下注")]
    assert language() is ENGLISH


def test_a_touch_on_the_key_of_the_bar_does_the_same_and_leaves_the_dealer_at_the_table(desk: Desk) -> None:
    dealer = desk.session.table.dealer
    desk.key(desk.window.status, language().next)
    assert (language(), desk.session.table.dealer, desk.presenter.dialogue) == (TRADITIONAL, dealer, None)


def test_the_sign_that_is_touched_is_the_language_that_is_spoken(desk: Desk) -> None:
    for chosen in (SIMPLIFIED, TRADITIONAL, ENGLISH):
        desk.key(desk.window.status, chosen)
        assert language() is chosen
    desk.key(desk.window.status, ENGLISH)
    assert (language(), desk.notice) == (ENGLISH, "The screen speaks this language.")


def test_the_question_after_a_restart_is_asked_in_the_language_of_now(desk: Desk) -> None:
    ask_whether_it_goes_on(desk.presenter)
    desk.key(desk.window.status, SIMPLIFIED)
    view = desk.presenter.view()
    assert view.ask is not None
    assert view.ask.question == "第 1 局能否照现状继续？"
    assert [answer.title for answer in view.ask.answers] == ["是", "否"]
    assert view.guide.title == "终端曾重新启动"


def test_a_sum_that_is_being_typed_stays_as_the_language_changes(desk: Desk) -> None:
    desk.main("NO MORE BETS")
    desk.area("5", Bet.PLAYER)
    pad = desk.window.number_pad
    desk.key(pad, "7")
    desk.key(desk.window.status, SIMPLIFIED)
    assert pad.amount == 7_00
    desk.key(pad, "close")
    desk.area("6", Bet.PLAYER)
    assert pad.amount == 0


def test_a_number_that_is_being_typed_at_an_approval_stays_as_the_language_changes(desk: Desk) -> None:
    desk.main("NO MORE BETS")
    desk.card("2D")
    desk.card_place("player-1")
    desk.card("3D")
    page = desk.window.override
    for digit in "2000":
        desk.key(page, ("digit", digit))
    desk.key(desk.window.status, SIMPLIFIED)
    assert page.isVisible()
    assert page.number == "2000"
    assert "主管批准" in {text.text for text in page_of(page).texts}


def test_after_all_languages_the_window_looks_as_before_to_the_pixel(desk: Desk) -> None:
    before = picture(desk)
    for _ in Language:
        desk.key(desk.window.status, language().next)
    assert picture(desk) == before


@pytest.mark.parametrize("chosen", [TRADITIONAL, SIMPLIFIED])
def test_a_switched_window_looks_like_one_that_was_opened_in_that_language(
    qtbot: QtBot, desk: Desk, chosen: Language
) -> None:
    with speaking(chosen):
        other = dealt()
        wanted = picture(other)
        other.done()
    while language() is not chosen:
        desk.key(desk.window.status, language().next)
    assert picture(desk) == wanted


def test_nothing_of_it_is_recorded(desk: Desk, settings: Path) -> None:
    head = desk.session.ledger.head
    desk.key(desk.window.status, language().next)
    assert desk.session.ledger.head == head
    assert read_settings(settings).people == {desk.session.table.dealer.number: TRADITIONAL}  # type: ignore[union-attr]


def test_each_dealer_finds_the_language_chosen_last(desk: Desk, settings: Path) -> None:
    first = desk.session.table.dealer
    assert first is not None
    keep_choice(settings, SECOND_DEALER[0], SIMPLIFIED)
    desk.key(desk.window.status, language().next)
    desk.session.sign_on(Signature(*SECOND_DEALER))
    assert language() is SIMPLIFIED
    assert read_settings(settings).people == {first.number: TRADITIONAL, SECOND_DEALER[0]: SIMPLIFIED}


def test_the_person_comes_before_the_table_and_the_table_before_the_house() -> None:
    settings = LanguageSettings(TRADITIONAL, {"10001": SIMPLIFIED})
    assert language_of(settings, ENGLISH, "10001") is SIMPLIFIED
    assert language_of(settings, ENGLISH, "10002") is ENGLISH
    assert language_of(settings, None, "10002") is TRADITIONAL
    assert language_of(settings, None, None) is TRADITIONAL


@pytest.mark.parametrize("content", ["{", '{"house": "fr"}', '{"tables": {}}', "[]"])
def test_a_file_of_settings_that_is_none_leaves_the_table_its_language(settings: Path, content: str) -> None:
    settings.parent.mkdir()
    settings.write_text(content, encoding="utf-8")
    speak_at_start(TRADITIONAL, settings)
    assert language() is TRADITIONAL
    with pytest.raises(ValueError, match=r"JSON|Invalid|Expected|unknown|truncated"):
        read_settings(settings)


def test_a_choice_that_cannot_be_kept_is_told_and_the_language_is_changed(desk: Desk, settings: Path) -> None:
    settings.parent.write_text("no folder", encoding="utf-8")
    desk.key(desk.window.status, language().next)
    assert language() is TRADITIONAL
    assert desk.presenter.selection.notice == "語言已切換，但未能保存選擇。"


def test_an_open_question_keeps_the_language_in_which_it_was_asked(desk: Desk) -> None:
    desk.shoe()
    desk.other_tool("staff")
    desk.key(desk.window.status, language().next)
    assert language() is ENGLISH
    assert desk.presenter.selection.notice == "Answer the open question first."


def test_the_calls_are_in_the_spoken_form_of_the_trade(desk: Desk) -> None:
    desk.key(desk.window.status, language().next)
    desk.main()
    for card in ("2D", "9H", "3S", "7C"):
        desk.card(card)
    guide = desk.window.guide.view
    assert guide is not None
    assert guide.call == "「閒五點，莊六點。莊保險，一賠三。」"
    assert guide.title == "提供莊保險，1 賠 3"
    assert guide.call_second == ""
    assert guide.title_under == "Offer insurance"
