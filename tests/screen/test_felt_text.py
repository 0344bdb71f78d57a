"""No text on the felt is cut off, lies on another, is too small, or too weak to read."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from operator import itemgetter

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPointF, Qt
from pytestqt.qtbot import QtBot

from terminal.rules.bets import Bet, Hand
from terminal.screen import theme
from terminal.screen.felt.area_parts import short_money
from terminal.screen.felt.drawn import DrawnText
from terminal.screen.felt.felt import Felt
from terminal.screen.felt.view import FeltView, HandView, LammerView, PlaceView, Verdict
from terminal.screen.screen_kind import ScreenKind
from tests.screen.felt_samples import (
    BOTH_GAMES,
    BOTH_SIZES,
    EACH_KIND,
    EACH_LAYOUT,
    boxes_with,
    card,
    dealing_view,
    dollars,
    full_view,
    make_felt,
    settling_view,
    staff_view,
)

pytestmark = pytest.mark.usefixtures("unpainted")


ROUNDING = 1.0
"""A text's ink is measured in whole px."""


def cut_off(text: DrawnText) -> bool:
    """Return whether a text crosses the edge of what holds it."""
    inner = text.rect.adjusted(ROUNDING, ROUNDING, -ROUNDING, -ROUNDING)
    corners = (inner.topLeft(), inner.topRight(), inner.bottomLeft(), inner.bottomRight())
    return not all(text.holder.containsPoint(corner, Qt.FillRule.OddEvenFill) for corner in corners)


def overlapping(texts: Iterable[DrawnText]) -> Iterator[tuple[DrawnText, DrawnText]]:
    """Yield the pairs of texts whose ink meets; only texts that stand above each other are compared."""
    inks = [(*text.rect.getCoords(), text) for text in texts]
    inks.sort(key=itemgetter(0))
    met: list[tuple[float, float, float, float, DrawnText]] = []
    for left, top, right, bottom, text in inks:
        met = [ink for ink in met if ink[2] - left > ROUNDING]
        for _, other_top, other_right, other_bottom, other in met:
            wide = min(right, other_right) - left > ROUNDING
            if wide and min(bottom, other_bottom) - max(top, other_top) > ROUNDING:
                yield other, text
        met.append((left, top, right, bottom, text))


def assert_readable(felt: Felt, smallest: float = theme.SMALLEST_TEXT) -> None:
    """Fail if any text is cut off, lies on another, or is smaller than `smallest` screen px."""
    texts = felt.texts()
    assert texts
    assert [text.text for text in texts if cut_off(text)] == []
    assert [(one.text, other.text) for one, other in overlapping(texts)] == []
    assert [text.text for text in texts if text.size * felt.factor < smallest - 0.05] == []


@BOTH_SIZES
@BOTH_GAMES
@EACH_LAYOUT
def test_every_text_of_an_empty_felt_is_whole(
    qtbot: QtBot, name: str, bets: frozenset[Bet], size: str
) -> None:
    assert_readable(make_felt(qtbot, name, bets, size=size))


@BOTH_SIZES
@BOTH_GAMES
@EACH_LAYOUT
def test_every_text_of_a_full_felt_is_whole(qtbot: QtBot, name: str, bets: frozenset[Bet], size: str) -> None:
    assert_readable(make_felt(qtbot, name, bets, full_view(name), size))


@BOTH_SIZES
@BOTH_GAMES
@EACH_LAYOUT
def test_every_text_while_dealing_is_whole(qtbot: QtBot, name: str, bets: frozenset[Bet], size: str) -> None:
    assert_readable(make_felt(qtbot, name, bets, dealing_view(name), size))


@BOTH_SIZES
@BOTH_GAMES
@EACH_LAYOUT
def test_every_text_while_bets_are_taken_is_whole(
    qtbot: QtBot, name: str, bets: frozenset[Bet], size: str
) -> None:
    felt = make_felt(qtbot, name, bets, settling_view(name, verdict=Verdict.TIE), size)
    assert_readable(felt)
    felt.show_felt(settling_view(name, verdict=Verdict.VOID))
    assert_readable(felt)
    assert {"VOID"} <= {text.text for text in felt.texts()}


@BOTH_SIZES
@EACH_LAYOUT
def test_every_text_of_the_demo_staff_is_whole(qtbot: QtBot, name: str, size: str) -> None:
    felt = make_felt(qtbot, name, view=staff_view(), size=size)
    assert_readable(felt)
    assert {"10001", "111 111", "Table Game Shift Manager"} <= {text.text for text in felt.texts()}


@pytest.mark.parametrize("seated", [1, 25, 300, 9_999, 44_444, 250_000, 4_444_444])
@BOTH_SIZES
@EACH_LAYOUT
def test_a_sum_of_any_length_stays_in_its_area(qtbot: QtBot, name: str, size: str, seated: int) -> None:
    bets = [dollars(bet, seated, seated) for bet in Bet]
    felt = make_felt(qtbot, name, view=FeltView(ScreenKind.LIVE, boxes_with(name, bets)), size=size)
    assert_readable(felt, smallest=6 * felt.factor)


@EACH_LAYOUT
def test_usual_sums_are_written_in_full(qtbot: QtBot, name: str) -> None:
    felt = make_felt(qtbot, name, view=full_view(name))
    sums = [text.text for text in felt.texts() if text.text[0].isdigit()]
    assert [text for text in sums if text.endswith(("K", "M"))] == []
    assert {"25,000", "1,700", "1,500", "5,000"} <= set(sums)


@pytest.mark.parametrize(
    ("cents", "short"),
    [
        (25_000_00, "25K"),
        (1_500_00, "1.5K"),
        (1_550_00, "1,550"),
        (999_00, "999"),
        (1_500_000_00, "1.5M"),
        (2_000_000_000_00, "2B"),
        (12_345_00, "12,345"),
        (1_000_50, "1,000.50"),
    ],
)
def test_a_short_form_says_the_exact_sum_or_is_not_used(cents: int, short: str) -> None:
    assert short_money(cents) == short


@EACH_KIND
def test_every_text_has_a_contrast_of_four_and_a_half(qtbot: QtBot, kind: ScreenKind) -> None:
    felt = make_felt(qtbot)
    weak: set[tuple[str, float]] = set()
    settling = (settling_view("bean-9", kind, verdict) for verdict in Verdict)
    for view in (full_view("bean-9", kind), dealing_view("bean-9", kind), staff_view(kind), *settling):
        felt.show_felt(view)
        for text in felt.texts():
            found = theme.contrast(text.ink, text.ground)
            if found < 4.5:
                weak.add((text.text, round(found, 2)))
    assert weak == set()


def test_a_bet_is_written_t1_on_its_ground_with_a_contrast_of_eight() -> None:
    for colours in theme.AREA_COLOURS.values():
        assert theme.contrast(theme.TEXT, colours.bet) >= 8


@BOTH_SIZES
def test_the_next_cards_pill_finds_room_next_to_total_and_lammer(qtbot: QtBot, size: str) -> None:
    due = HandView(5, "stands", places=(card("2D"), card("3S"), PlaceView(next=True, number=5)))
    for hand in Hand:
        view = FeltView(ScreenKind.LIVE, lammer=LammerView(hand, "3", True))
        view = replace(view, player=due) if hand is Hand.PLAYER else replace(view, banker=due)
        felt = make_felt(qtbot, view=view, size=size)
        assert_readable(felt)
        pill = next(text for text in felt.texts() if text.text == "CARD 5")
        lammer = felt.lammer.shape()
        assert not lammer.intersects(pill.holder.boundingRect())


def test_fewer_english_captions_are_left_on_a_small_screen(qtbot: QtBot) -> None:
    large = [text.text for text in make_felt(qtbot).texts()]
    small = [text.text for text in make_felt(qtbot, size="1366x768").texts()]
    for glyph in map(theme.glyph, Bet):
        assert small.count(glyph) == large.count(glyph)
    for caption in ("P PAIR", "B PAIR", "BANKER"):
        assert small.count(caption) < large.count(caption)


def test_no_tag_covers_an_area_of_its_own_box(qtbot: QtBot) -> None:
    for name in ("mini-7", "bean-9", "big-12"):
        felt = make_felt(qtbot, name, view=full_view(name))
        for box in felt.boxes.values():
            holder = box.tag.texts()[0].holder
            for area in box.areas:
                painted = [QPointF(x, y) for x, y in area.area]
                assert not any(holder.containsPoint(point, Qt.FillRule.OddEvenFill) for point in painted)
