"""Every text of every panel can be read: whole, large enough, inside its panel, and in contrast."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from terminal.screen import theme
from terminal.screen.widgets import paint
from tests.screen.panel_catalogue import BOTH_SIZES, CATALOGUE, EACH_PANEL, shown
from tests.screen.panel_page_samples import BETWEEN_LONG

TEXT_ON_DARK = (
    theme.TEXT,
    theme.TEXT_SOFT,
    theme.TEXT_FAINT,
    theme.ACCENT,
    theme.ALARM,
    theme.RECALL,
    theme.TRAINING,
)
GROUNDS = (theme.BACKGROUND, theme.SURFACE, theme.SURFACE_RAISED)
AA = 4.5
CARD_BOTTOM = 391.0
"""Where the card of a person ends on the page of a relief, design px."""


@dataclass(frozen=True)
class Written:
    """A text as it was painted: what was left of it, its size, and its place on the device in px."""

    text: str
    fitted: paint.Fitted
    left: float
    right: float
    top: float
    bottom: float
    width: float
    height: float


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[Written]:
    """Collect all texts that are painted while the test runs."""
    texts: list[Written] = []
    write = paint.Artist.text

    def spy(
        artist: paint.Artist, x: float, middle: float, text: str, size: float, *rest: Any, **more: Any
    ) -> float:
        taken = write(artist, x, middle, text, size, *rest, **more)
        if text:
            room = more.get("room")
            fitted = paint.fit_text(
                text,
                artist.pixels(size),
                more.get("bold", False),
                None if room is None else room * artist.factor,
            )
            start = x * artist.factor
            start -= (
                fitted.width
                * {"left": 0.0, "centre": 0.5, "right": 1.0}[
                    more["align"].value if "align" in more else "left"
                ]
            )
            corner = artist.painter.transform().map(QPointF(start, middle * artist.factor))
            half = paint.metrics(fitted.pixels, more.get("bold", False)).capHeight() / 2
            device = artist.painter.device()
            ratio = device.devicePixelRatio()
            texts.append(
                Written(
                    text,
                    fitted,
                    corner.x(),
                    corner.x() + fitted.width,
                    corner.y() - half,
                    corner.y() + half,
                    device.width() / ratio,
                    device.height() / ratio,
                )
            )
        return taken

    monkeypatch.setattr(paint.Artist, "text", spy)
    return texts


@BOTH_SIZES
@EACH_PANEL
def test_no_text_is_cut_or_too_small_or_outside(
    qtbot: QtBot, written: list[Written], name: str, size: str
) -> None:
    shown(qtbot, name, size).grab()
    assert written or CATALOGUE[name].panel.__name__ == "Gauge"
    cut = [text.text for text in written if text.fitted.elided]
    assert not cut
    small = [text.text for text in written if text.fitted.pixels < theme.SMALLEST_TEXT]
    assert not small
    outside = [
        text.text
        for text in written
        if text.left < -1 or text.right > text.width + 1 or text.top < -1 or text.bottom > text.height + 1
    ]
    assert not outside


@BOTH_SIZES
def test_all_that_is_said_of_a_dealer_who_leaves_stands_on_the_card(
    qtbot: QtBot, written: list[Written], size: str
) -> None:
    page = shown(qtbot, "sign-on-acting", size)
    page.grab()
    lowest = next(text.bottom for text in written if text.text == "shoe in use")
    assert lowest < (CARD_BOTTOM - 4) * page.scale.factor


def test_a_list_with_two_keys_side_by_side_says_that_it_counts_rows(
    qtbot: QtBot, written: list[Written]
) -> None:
    menu = shown(qtbot, "between-long", "1366x768")
    menu.grab()
    tops = {menu.keys[key].y() for key in menu.keys if isinstance(key, tuple)}
    tools = len(BETWEEN_LONG.tools) + len(BETWEEN_LONG.moment)
    said = f"rows 1 to {len(tops)} of {-(-tools // 2)}"
    assert said in [text.text for text in written]


@pytest.mark.parametrize("ink", TEXT_ON_DARK, ids=QColor.name)
@pytest.mark.parametrize("ground", GROUNDS, ids=QColor.name)
def test_text_stands_out_from_every_dark_ground(ink: QColor, ground: QColor) -> None:
    assert theme.contrast(ink, ground) >= AA


@pytest.mark.parametrize(
    ("ink", "ground"),
    [
        (theme.ACCENT_INK, theme.ACCENT),
        (theme.TEXT, theme.ACCENT_TINT),
        (theme.TEXT, theme.SURFACE_HIGH),
        (theme.TEXT_SOFT, theme.SURFACE_HIGH),
        (theme.TEXT, theme.ALARM_BAND),
        (theme.TEXT_SOFT, theme.ALARM_BAND),
        (theme.ALARM, theme.ALARM_BAND),
        (theme.ALARM_INK, theme.ALARM),
        (theme.RECALL_INK, theme.RECALL),
        (theme.TEXT_SOFT, theme.RECALL_TINT),
        (theme.TRAINING_INK, theme.TRAINING),
        (theme.TRAINING, theme.TRAINING_INK),
        (theme.DEMO_INK, theme.DEMO),
        (theme.BACKGROUND, theme.TEXT),
        (theme.TEXT, theme.FELT),
        (theme.TEXT_SOFT, theme.FELT),
        (theme.TEXT, theme.LINE_STRONG),
        (theme.SUIT_RED, theme.SURFACE_HIGH),
        (theme.CARD_RED, theme.CARD),
        (theme.CARD_BLACK, theme.CARD),
    ],
)
def test_text_stands_out_from_its_own_ground(ink: QColor, ground: QColor) -> None:
    assert theme.contrast(ink, ground) >= AA


@pytest.mark.parametrize("area", theme.AREA_COLOURS.values())
def test_the_colours_of_bets_can_be_read(area: theme.AreaColours) -> None:
    for ground in (area.empty, theme.SURFACE, theme.SURFACE_RAISED, theme.FELT):
        assert theme.contrast(area.text, ground) >= AA
    assert theme.contrast(theme.TEXT, area.bet) >= 8
    assert theme.contrast(theme.TEXT, area.spine) >= AA


@pytest.mark.parametrize("style", theme.CHIP_STYLES.values())
def test_the_figure_of_every_chip_can_be_read(style: theme.ChipStyle) -> None:
    assert theme.contrast(style.ink, style.fill) >= 3
