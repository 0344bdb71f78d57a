"""The charts of a report as the screen draws them: every text can be read, whatever the ledger holds."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest
from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from terminal.reports.build import make_report
from terminal.reports.charts import chart_svg, places_of_marks
from terminal.reports.paper_fonts import register_fonts
from terminal.reports.spec import Chart, Happening
from terminal.rounds import commands as c
from terminal.rules.bets import Bet
from terminal.rules.ranks import Rank
from terminal.screen import theme
from terminal.screen.reports.page import size_of_charts
from tests.architecture.modules import ROOT
from tests.reports.pit import NATURAL_NINE, OPENING, ZONE, Pit
from tests.screen.driving import SIZES, load_fonts
from tests.screen.svg_texts import SvgText, texts_of

HOUSE = ZoneInfo(ZONE)
BANKER_NINE = "KX 9X TX TX"
DAY = 86_400
HOUR = 3600
KINDS = ("nothing", "one round", "one hour", "a shift", "twelve hours", "a week", "a year", "millions")


@pytest.fixture(scope="module")
def charts(tmp_path_factory: pytest.TempPathFactory) -> dict[str, tuple[Chart, ...]]:
    """Return charts of ledgers of many lengths."""
    register_fonts(ROOT / "resources" / "fonts")
    return {kind: _charts(kind, tmp_path_factory.mktemp("charts") / "BA-07.ledger") for kind in KINDS}


def _charts(kind: str, path: Path) -> tuple[Chart, ...]:
    pit, dice = Pit(path), random.Random(5)
    rounds, apart = {
        "nothing": (0, 0),
        "one round": (1, 0),
        "one hour": (20, 120),
        "a shift": (120, 200),
        "twelve hours": (60, 700),
        "a week": (40, 4 * HOUR),
        "a year": (45, 8 * DAY),
        "millions": (30, 900),
    }[kind]
    most = 300 if kind == "millions" else 20
    for number in range(rounds):
        pit.wait(dice.randint(apart // 2, apart + apart // 2))
        if number % 9 == 8:
            pit.act(c.RaiseIrregularity("late_bet"))
            pit.act(c.NewShoe(8, burn_due=False), rank=Rank.PIT_SUPERVISOR)
        bet = ("1", dice.choice((Bet.PLAYER, Bet.BANKER)), dice.randint(1, most) * 10_000)
        pit.play([bet], dice.choice((NATURAL_NINE, BANKER_NINE)))
    pit.close_ledger()
    document = make_report("shift", [path], OPENING, target_pace=Fraction(46))
    return document.section("figures").charts


def _drawn(charts: tuple[Chart, ...], banded: bool) -> Iterator[tuple[Chart, str, tuple[float, float]]]:
    size = size_of_charts(banded=banded)
    for chart in charts:
        yield chart, chart_svg(chart, HOUSE, *size), size


def _faults(texts: list[SvgText], size: tuple[float, float], factor: float) -> Iterator[str]:
    """Yield what is wrong with the texts of a chart at so many screen px per design px."""
    for text in texts:
        if text.size * factor < theme.SMALLEST_TEXT:
            yield f"{text.text!r} has only {text.size * factor} px"
        if not QRectF(0, 0, *size).adjusted(-1, -1, 1, 1).contains(text.rect):
            yield f"{text.text!r} crosses the edge: {text.rect}"
        if theme.contrast(text.ink, theme.SURFACE) < 4.5:
            yield f"{text.text!r} has a contrast of {theme.contrast(text.ink, theme.SURFACE):.1f}"
    for one, other in itertools.combinations(texts, 2):
        shared = one.rect.intersected(other.rect)
        if shared.width() > 0.5 and shared.height() > 0.5:
            yield f"{one.text!r} lies on {other.text!r}"


@pytest.mark.parametrize("banded", [False, True], ids=["alone", "under a band"])
@pytest.mark.parametrize("kind", KINDS)
def test_every_text_of_a_chart_can_be_read_at_both_sizes(
    qapp: object, charts: dict[str, tuple[Chart, ...]], kind: str, banded: bool
) -> None:
    load_fonts()
    faults = []
    for chart, svg, size in _drawn(charts[kind], banded):
        texts = texts_of(svg)
        assert texts
        for width, _ in SIZES.values():
            found = _faults(texts, size, width / theme.DESIGN_WIDTH)
            faults += [f"{chart.key}: {fault}" for fault in found]
    assert faults == []


def test_a_text_on_another_would_be_noticed(qapp: object) -> None:
    load_fonts()
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg"><g transform="scale(1,-1) translate(0,-50)">'
        '<g transform="scale(1,-1)">'
        '<text x="0" y="-20" style="font-size: 18px; fill: rgb(96%,95%,93%)">44</text>'
        '<text x="9" y="-20" style="font-size: 12px; fill: rgb(20%,20%,20%)">46</text></g>'
        "</g></svg>"
    )
    faults = list(_faults(texts_of(svg), (100, 50), 1.0))
    assert [fault.partition(" ")[2].partition(" ")[0] for fault in faults] == ["has", "has", "lies"]


def test_bars_at_or_above_the_target_are_strong_and_bold(
    qapp: object, charts: dict[str, tuple[Chart, ...]]
) -> None:
    load_fonts()
    chart = charts["a shift"][0]
    values = [point.value for point in chart.series[0].points]
    lowered = Fraction(sorted(values)[len(values) // 2])
    svg = chart_svg(_with_target(chart, lowered), HOUSE, *size_of_charts(banded=False))
    reached = sum(value >= lowered for value in values)
    assert 0 < reached < len(values)
    strong = svg.count("fill: rgb(35%,41%,47%); fill-rule")
    assert strong == reached
    assert svg.count("font-weight: bold") == reached + 1  # and the target itself
    assert theme.contrast(theme.TEXT, theme.LINE_STRONG) > 4.5


def _with_target(chart: Chart, target: Fraction) -> Chart:
    return replace(chart, target=target)


@pytest.mark.parametrize("factor", [1.0, 1366 / 1920])
def test_a_chart_is_drawn_in_the_colours_of_the_screen(
    qapp: object, charts: dict[str, tuple[Chart, ...]], factor: float
) -> None:
    load_fonts()
    for _, svg, (width, height) in _drawn(charts["a shift"], False):
        image = QImage(round(width * factor), round(height * factor), QImage.Format.Format_RGB32)
        image.fill(theme.SURFACE)
        painter = QPainter(image)
        renderer = QSvgRenderer(QByteArray(svg.encode()))
        assert renderer.isValid()
        renderer.render(painter, QRectF(0, 0, width * factor, height * factor))
        painter.end()
        seen = {image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())}
        assert QColor(Qt.GlobalColor.black).name() not in seen
        corner = image.pixelColor(image.width() - 2, 2)
        assert corner == theme.SURFACE
        assert len(seen) > 20


def test_marks_stand_next_to_one_another_and_near_their_moments() -> None:
    wanted = [(10.0, Happening.SHOE), (11.0, Happening.IRREGULARITY), (90.0, Happening.SHOE)]
    places = list(places_of_marks(wanted, 5.0, (0.0, 100.0)))
    assert [x for x, _ in places] == [10.0, 21.5, 90.0]
    crowd = [(50.0, Happening.IRREGULARITY)] * 9
    assert [x for x, _ in places_of_marks(crowd, 5.0, (0.0, 100.0))] == [50.0, 61.5, 73.0]
