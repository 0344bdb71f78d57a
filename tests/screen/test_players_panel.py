"""Every text of the players' display can be read at each size, and stands within what it belongs to."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from terminal.rules.bets import Result
from terminal.rules.roads import Played, Scoreboard, scoreboard
from terminal.screen import theme
from terminal.screen.board.players_panel import WHOLE
from terminal.screen.board.players_window import PlayersWindow
from terminal.screen.board.views import PlayersView
from terminal.screen.widgets.layout import lay_out
from terminal.screen.widgets.paint import Artist
from terminal.screen.widgets.parts import Text, TextRuns
from terminal.screen.widgets.pictures import TimeRing
from terminal.screen.widgets.roads import paint_big_road
from terminal.table.setup.languages import Language
from tests.screen.driving import load_fonts
from tests.screen.seen import faults_of
from tests.screen.test_panels_repaint import SMOOTHED, difference
from tests.screenshots.board_scenes import boards

SCENES = {board.name: board.view for board in boards()}
PREVAILS = "For information only; the table’s result prevails."


def texts(view: PlayersView) -> list[str]:
    """Return every text that the display shows."""
    load_fonts()
    window = PlayersWindow(framed=False)
    sheet = lay_out(window.panel.parts(view), window.panel.design_size, 1.0)
    found: list[str] = []
    for leaf, _ in sheet.placed():
        if isinstance(leaf, Text):
            found.append(leaf.text)
        elif isinstance(leaf, TextRuns):
            found += [run.text for run in leaf.runs]
    window.deleteLater()
    return found


@pytest.mark.parametrize("name", SCENES)
def test_cb_5_14_nci_5_15_every_page_says_that_the_result_of_the_table_prevails(
    qtbot: QtBot, name: str
) -> None:
    assert PREVAILS in texts(SCENES[name])


@pytest.mark.parametrize(
    ("language", "said"), [(Language.ENGLISH, "of 30 s 秒"), (Language.SIMPLIFIED, "共 30 秒")]
)
def test_the_betting_clock_says_of_how_many_seconds_it_runs(
    qtbot: QtBot, language: Language, said: str
) -> None:
    load_fonts()
    window = PlayersWindow(framed=False)
    view = replace(SCENES["board-betting"], language=language)
    sheet = lay_out(window.panel.parts(view), window.panel.design_size, 1.0)
    rings = [leaf for leaf, _ in sheet.placed() if isinstance(leaf, TimeRing)]
    assert [(ring.left, ring.whole, ring.said) for ring in rings] == [(18, 30, said)]
    window.deleteLater()


@pytest.mark.parametrize(("lines", "bold"), [(("Welcome", "請下注"), True), (("欢迎光临", "请下注"), False)])
def test_the_words_of_the_house_are_of_one_weight(qtbot: QtBot, lines: tuple[str, ...], bold: bool) -> None:
    """The large font of names, which has what the fonts of the screen lack, is not bold."""
    load_fonts()
    window = PlayersWindow(framed=False)
    view = SCENES["board-idle-house"]
    assert view.house is not None
    own = replace(view, house=replace(view.house, lines=lines))
    sheet = lay_out(window.panel.parts(own), window.panel.design_size, 1.0)
    shown = {leaf.bold for leaf, _ in sheet.placed() if isinstance(leaf, Text) and leaf.text in lines}
    assert shown == {bold}
    window.deleteLater()


def test_rounds_that_were_void_are_counted_once_there_are_any(qtbot: QtBot) -> None:
    counted, void = texts(SCENES["board-between"]), texts(SCENES["board-void"])
    assert "作廢" not in counted
    place = void.index("作廢", void.index("ROUNDS"))
    assert void[place : place + 3] == ["作廢", "VOID", "1"]


def test_an_offer_is_whole_on_a_screen_that_stands_upright(qtbot: QtBot) -> None:
    load_fonts()
    window = PlayersWindow(framed=False)
    window.open(QSize(2160, 3840))
    window.show_view(SCENES["board-offer"])
    assert faults_of(window) == []
    window.deleteLater()


@pytest.mark.parametrize("name", SCENES)
def test_nothing_stands_lower_than_its_panel(qtbot: QtBot, name: str) -> None:
    load_fonts()
    window = PlayersWindow(framed=False)
    sheet = lay_out(window.panel.parts(SCENES[name]), window.panel.design_size, 1.0)
    beyond: list[Any] = []
    right, bottom = theme.DESIGN_WIDTH + 1, theme.DESIGN_HEIGHT
    for leaf, box in sheet.placed():
        x, y, width, height = box
        if min(x, y) < 0 or x + width > right or y + height > bottom:
            beyond.append((leaf, box))
    assert beyond == []
    window.deleteLater()


def test_the_display_repaints_no_more_than_the_clock_as_a_second_passes(qtbot: QtBot) -> None:
    load_fonts()
    window = PlayersWindow(framed=False)
    first = SCENES["board-betting"]
    clock = first.clock
    assert clock is not None
    panel = window.panel
    before = lay_out(panel.parts(first), panel.design_size, 1.0)
    ticked = type(clock)(clock.left - 1, clock.whole)
    changed = {name: getattr(first, name) for name in first.__struct_fields__} | {"clock": ticked}
    places = lay_out(panel.parts(PlayersView(**changed)), panel.design_size, 1.0).changes(before)
    assert places is not None
    assert all(place.width() < 300 and place.height() < 300 for place in places)
    window.deleteLater()


def rounds_so_far(count: int) -> Scoreboard:
    """Return the roads after so many rounds: a tail that runs far ahead, then one result after another."""
    results = [Result.BANKER] * 30 + [Result.PLAYER, Result.BANKER, Result.TIE, Result.PLAYER] * 10
    return scoreboard([Played(result, banker_pair=result is Result.TIE) for result in results[:count]])


def test_a_round_more_repaints_its_own_marks_and_looks_as_if_all_were_painted(qtbot: QtBot) -> None:
    load_fonts()
    window = PlayersWindow(framed=False)
    window.resize(960, 540)
    panel, first = window.panel, SCENES["board-betting"]
    for count in range(26, 48, 7):
        window.show_view(replace(first, board=rounds_so_far(count)))
        panel.grab()
        before = lay_out(panel.parts(panel.view or first), panel.design_size, 1.0)
        longer = replace(first, board=rounds_so_far(count + 1))
        places = lay_out(panel.parts(longer), panel.design_size, 1.0).changes(before)
        assert places is not None
        assert sum(place.width() * place.height() for place in places) < WHOLE[2] * WHOLE[3] / 20
        window.show_view(longer)
        mended = panel.grab().toImage()
        panel.forget()
        window.show_view(longer)
        assert difference(mended, panel.grab().toImage()) <= SMOOTHED
    window.deleteLater()


def test_no_mark_lies_beyond_its_road() -> None:
    picture = QImage(600, 200, QImage.Format.Format_RGB32)
    picture.fill(theme.BACKGROUND)
    with QPainter(picture) as painter:
        paint_big_road(Artist(painter, 1.0), (10, 10), 30, 12, rounds_so_far(31).big_road)
    beyond = picture.copy(10 + 12 * 30 + 2, 0, 200, 200)
    plain = beyond.copy()
    plain.fill(theme.BACKGROUND)
    assert beyond == plain
