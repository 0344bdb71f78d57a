"""Text fits or gets smaller, lines break where they may, money reads as people write it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis.strategies import text
from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage, QPainter, QTextLayout
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from terminal.screen import theme
from terminal.screen.format import money, signed_money
from terminal.screen.widgets import paint
from terminal.screen.widgets.icons import STROKES, UnknownIconError, icon_path
from terminal.screen.widgets.kept import draw_line, shaped
from terminal.screen.widgets.paint import Align, Artist, Run, fit_text, metrics, wrap_text
from tests.screen.panel_catalogue import load_fonts_once

A_64TH_OF_A_PIXEL = 12
"""How much of 255 an edge differs that lies so far aside."""
LONG = "a sentence that is much too long for the room"


@pytest.fixture(autouse=True)
def fonts(qtbot: QtBot) -> None:
    """Load the bundled fonts."""
    load_fonts_once()


@pytest.mark.parametrize(
    ("cents", "text"),
    [
        (0, "0"),
        (100, "1"),
        (100_000, "1,000"),
        (100_050, "1,000.50"),
        (5, "0.05"),
        (-450_000, "−4,500"),
        (123_456_789_00, "123,456,789"),
    ],
)
def test_money_reads_as_people_write_it(cents: int, text: str) -> None:
    assert money(cents) == text


@pytest.mark.parametrize(("cents", "text"), [(100, "+1"), (-100, "−1"), (0, "0")])
def test_a_result_carries_its_sign(cents: int, text: str) -> None:
    assert signed_money(cents) == text


def test_a_text_that_fits_stays_as_it_is() -> None:
    width = metrics(20, False).horizontalAdvance("Seated")
    fitted = fit_text("Seated", 20, False, width)
    assert (fitted.text, fitted.pixels, fitted.elided) == ("Seated", 20, False)


def test_a_text_too_wide_gets_smaller_before_it_is_cut() -> None:
    width = metrics(16, True).horizontalAdvance(LONG)
    fitted = fit_text(LONG, 24, True, width)
    assert (fitted.text, fitted.pixels) == (LONG, 16)


def test_a_text_never_gets_smaller_than_can_be_read() -> None:
    fitted = fit_text(LONG, 24, True, 60)
    assert fitted.elided
    assert fitted.pixels >= theme.SMALLEST_TEXT
    assert fitted.width <= 60


def test_lines_break_at_spaces() -> None:
    room = metrics(20, False).horizontalAdvance("Player five, Banker")
    assert wrap_text("Player five, Banker six.", 20, False, room, 3) == ("Player five, Banker", "six.")


def test_chinese_breaks_between_signs_but_not_before_punctuation() -> None:
    room = metrics(20, False).horizontalAdvance("閒五點")
    lines = wrap_text("閒五點，莊六點。", 20, False, room, 4)
    assert "".join(lines) == "閒五點，莊六點。"
    assert len(lines) > 1
    assert not any(line[0] in "，。" for line in lines)


@given(text(alphabet="aZ9 é“’¶…\t\u00a0\u2009", max_size=20))
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_where_no_chinese_is_words_break_as_they_do_next_to_chinese(latin: str) -> None:
    assert re.findall(paint._WORDS, latin) == re.findall(paint._PIECES, latin)
    assert max(latin, default="") <= paint._BEFORE_CHINESE


def test_a_written_break_always_breaks() -> None:
    assert wrap_text("one\ntwo", 20, False, 1000, 3) == ("one", "two")


def test_the_last_line_takes_what_is_left() -> None:
    lines = wrap_text(LONG, 20, False, 100, 2)
    assert len(lines) == 2
    assert " ".join(lines) == LONG


def test_a_row_of_pieces_stays_within_its_room() -> None:
    image = QImage(600, 100, QImage.Format.Format_ARGB32)
    painter = QPainter(image)
    artist = Artist(painter, 1.0)
    runs = [
        Run("BANKER INSURANCE", 30, theme.TEXT, True),
        Run("pays 3 to 1 and more", 30, theme.TEXT_SOFT, gap=20),
    ]
    for align in Align:
        assert artist.runs(300, 50, runs, 250, align) <= 251
    painter.end()


@pytest.mark.parametrize("name", STROKES)
def test_every_icon_fills_its_square(name: str) -> None:
    bounds = icon_path(name).boundingRect()
    assert bounds.left() >= 0
    assert bounds.top() >= 0
    assert max(bounds.right(), bounds.bottom()) <= 24
    assert max(bounds.width(), bounds.height()) >= 14


def test_an_unknown_icon_is_an_error() -> None:
    with pytest.raises(UnknownIconError):
        icon_path("no such icon")


@pytest.mark.parametrize(
    ("size", "factor"), [((1920, 1080), 1.0), ((1366, 768), 768 / 1080), ((3840, 2160), 2.0)]
)
def test_the_design_fills_the_screen(size: tuple[int, int], factor: float) -> None:
    scale = theme.Scale.of(*size)
    assert scale.factor == pytest.approx(factor, abs=1e-3)
    whole = scale.rect(0, 0, theme.DESIGN_WIDTH, theme.DESIGN_HEIGHT)
    assert whole.left() >= -0.5
    assert whole.right() <= size[0] + 0.5
    assert whole.bottom() <= size[1] + 0.5


def test_a_wider_window_has_the_design_in_its_middle() -> None:
    scale = theme.Scale.of(2560, 1080)
    assert scale.factor == 1.0
    assert scale.left == 320.0


def test_text_is_never_smaller_than_the_floor() -> None:
    scale = theme.Scale.of(1366, 768)
    for size in (theme.Type.CAPTION, theme.Type.SECOND, theme.Type.LABEL):
        assert scale.text_px(size) >= theme.SMALLEST_TEXT


@pytest.mark.parametrize("bold", [False, True])
def test_the_bundled_fonts_write_both_scripts_traditional_before_simplified(bold: bool) -> None:
    families = theme.font(20, bold).families()
    chinese = [family for family in families if family.startswith("Lammer Sans ")]
    assert families[0] == "Lammer Sans"
    assert chinese == ["Lammer Sans TC", "Lammer Sans SC"]


def faces_of(text: str) -> set[str]:
    """Return the families that draw the characters of a text; a character in none is drawn as a box."""
    layout = QTextLayout(text, theme.font(20))
    layout.beginLayout()
    layout.createLine()
    layout.endLayout()
    runs = layout.glyphRuns()
    return {run.rawFont().familyName() if all(run.glyphIndexes()) else "none" for run in runs}


def test_a_name_in_any_chinese_sign_is_written_by_the_bundled_fonts() -> None:
    fit_text("邱堃", 20, False, None)
    assert faces_of("邱堃") == {"Lammer Names"}
    assert faces_of("陳 Tan") <= {"Lammer Sans", "Lammer Sans TC"}


def test_a_lost_font_of_names_is_told_to_the_log_and_the_table_deals_on(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(theme, "resources_folder", lambda: tmp_path)
    theme._font_of_names.cache_clear()
    theme.cover("閒莊")
    assert not caplog.records
    theme.cover("犇")
    theme.cover("犇")
    assert [record.getMessage() for record in caplog.records] == ["names in Chinese cannot be shown in full"]
    theme._font_of_names.cache_clear()


def test_fonts_that_are_loaded_again_are_not_kept_twice(qapp: QApplication) -> None:
    """Each copy keeps its file and its glyphs in memory, and has Qt lay out every text anew."""
    theme.load_fonts()
    theme.cover("邱堃")
    loaded: list[None] = []
    qapp.fontDatabaseChanged.connect(lambda: loaded.append(None))
    theme.load_fonts()
    theme.cover("邱堃")
    assert not loaded


@pytest.mark.parametrize(
    ("value", "like"), [(100_00, 100_00), (200_00, 100_00), (50, 1_00), (100_000_00, 25_000_00)]
)
def test_a_chip_without_a_style_takes_the_next_smaller(value: int, like: int) -> None:
    assert theme.chip_style(value) is theme.CHIP_STYLES[like]


@pytest.mark.parametrize(("words", "pixels"), [("BETS TAKEN", 72), ("閒家贏", 104), ("ÄjQ/", 144)])
def test_a_large_text_out_of_a_kept_picture_looks_as_qt_draws_it(words: str, pixels: int) -> None:
    """Its outlines were filled each time that it was painted; on a screen of 3840x2160 most titles are."""
    line = shaped(words, pixels, True)
    kept, drawn = (QImage(800, 240, QImage.Format.Format_RGB32) for _ in range(2))
    for image in (kept, drawn):
        image.fill(theme.SURFACE)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(10.25, 0.5)
        if image is kept:
            draw_line(painter, 20.0, 160.0, line, theme.ACCENT)
        else:
            painter.setPen(theme.ACCENT)
            painter.setFont(line.font)
            painter.drawStaticText(QPointF(20.0, 160.0 - line.rise), line.glyphs)
        painter.end()
    pairs = zip(bytes(kept.constBits()), bytes(drawn.constBits()), strict=True)
    assert max(abs(one - other) for one, other in pairs) <= A_64TH_OF_A_PIXEL
