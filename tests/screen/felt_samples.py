"""Felts for tests: every layout at both screen sizes, and views as full as a table gets."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QPointF, Qt, QTimer
from pytestqt.qtbot import QtBot

from terminal.rules.bets import Bet, Hand
from terminal.rules.cards import Card
from terminal.screen import theme
from terminal.screen.felt.areas import AreaItem
from terminal.screen.felt.felt import Felt
from terminal.screen.felt.view import (
    BetView,
    BoxMark,
    BoxView,
    CardMark,
    CardView,
    CountersView,
    FeltView,
    HandView,
    LammerView,
    PlaceView,
    StaffLine,
    TagLook,
    TagView,
    Verdict,
)
from terminal.screen.screen_kind import ScreenKind
from terminal.screen.widgets.spare_time import SpareTime
from terminal.screen.widgets.touch_guard import TouchGuard
from terminal.table.setup.layouts import layout_labels, layout_names, load_layout
from tests.patience import leisurely

WITH_SIX = frozenset(Bet)
WITHOUT_SIX = WITH_SIX - {Bet.SIX}
SIZES = {"1920x1080": (1456, 908), "1366x768": (1036, 646)}
"""The felt's share of either screen in screen px."""

EACH_LAYOUT = pytest.mark.parametrize("name", layout_names())
BOTH_GAMES = pytest.mark.parametrize("bets", [WITH_SIX, WITHOUT_SIX], ids=["six", "plain"])
BOTH_SIZES = pytest.mark.parametrize("size", SIZES)
EACH_KIND = pytest.mark.parametrize("kind", list(ScreenKind))

EMPTY = FeltView(ScreenKind.LIVE)


@cache
def load_fonts() -> None:
    """Load the product's own fonts, once."""
    theme.load_fonts()


def make_felt(
    qtbot: QtBot,
    name: str = "bean-9",
    bets: frozenset[Bet] = WITH_SIX,
    view: FeltView = EMPTY,
    size: str = "1920x1080",
    *,
    guard: TouchGuard | None = None,
    spare: SpareTime | None = None,
) -> Felt:
    """Return a felt on the screen, touched at leisure unless a `guard` is given."""
    felt = hidden_felt(name, bets, view, size, guard=guard, spare=spare)
    qtbot.addWidget(felt)
    with qtbot.waitExposed(felt):
        felt.show()
    return felt


def hidden_felt(
    name: str = "bean-9",
    bets: frozenset[Bet] = WITH_SIX,
    view: FeltView = EMPTY,
    size: str = "1920x1080",
    *,
    guard: TouchGuard | None = None,
    spare: SpareTime | None = None,
) -> Felt:
    """Return a felt that nobody sees yet, touched at leisure unless a `guard` is given."""
    load_fonts()
    felt = Felt(load_layout(name, bets), view, guard=guard or TouchGuard(leisurely()), spare=spare)
    if guard is None:  # at leisure no touch is a long one, however busy the machine is
        for timer in felt.findChildren(QTimer, options=Qt.FindChildOption.FindDirectChildrenOnly):
            timer.timeout.disconnect(felt.watch_holds)
    felt.resize(*SIZES[size])
    return felt


def dollars(bet: Bet, seated: int = 0, *standing: int, struck: bool = False) -> BetView:
    """Return a bet in whole dollars."""
    return BetView(bet, seated * 100, tuple(amount * 100 for amount in standing), struck)


def boxes_with(name: str, bets: Iterable[BetView], **kwargs: object) -> tuple[BoxView, ...]:
    """Return every box of a layout with the same bets."""
    laid = tuple(bets)
    return tuple(BoxView(label, laid, **kwargs) for label in layout_labels(name))  # type: ignore[arg-type]


FULL_BETS = (
    dollars(Bet.PLAYER, 5_000, 1_000),
    dollars(Bet.BANKER, 25_000, 1_000, 500, 200),
    dollars(Bet.TIE, 1_000, 500),
    dollars(Bet.PLAYER_PAIR, 1_500),
    dollars(Bet.BANKER_PAIR, 0, 300),
    dollars(Bet.SIX, 200, 100),
)
STRUCK_BETS = tuple(dollars(bet, 12_500, struck=True) for bet in Bet)


def card(code: str, mark: CardMark = CardMark.NONE) -> PlaceView:
    """Return a place with one card."""
    return PlaceView((CardView(Card(code), mark),))


def full_view(name: str, kind: ScreenKind = ScreenKind.LIVE) -> FeltView:
    """Return a felt on which everything lies that can lie at once."""
    looks = list(TagLook)
    boxes = [
        BoxView(
            label,
            FULL_BETS,
            mark=list(BoxMark)[place % 3],
            tag=TagView("8,333", looks[place % len(looks)]),
        )
        for place, label in enumerate(layout_labels(name))
    ]
    return FeltView(
        kind,
        tuple(boxes),
        player=HandView(5, "draws next", places=(card("2D"), card("3S"), PlaceView(caption="3rd"))),
        banker=HandView(6, wins=True, places=(card("TH"), card("6C"), PlaceView())),
        counters=CountersView(208, 204, (Card("6D"),)),
        lammer=LammerView(Hand.BANKER, "1.5", True),
    )


def dealing_view(name: str, kind: ScreenKind = ScreenKind.LIVE) -> FeltView:
    """Return a felt while cards are dealt: taken bets struck through, other bets dim but for Banker's."""
    labels = layout_labels(name)
    boxes = [BoxView(label, STRUCK_BETS, done=True) for label in labels[::2]]
    boxes += [BoxView(label, FULL_BETS, dim=True, lit=frozenset({Bet.BANKER})) for label in labels[1::2]]
    return FeltView(
        kind,
        tuple(boxes),
        player=HandView(
            places=(card("8C"), PlaceView(next=True, number=3), PlaceView()),
        ),
        banker=HandView(places=(card("6H"), PlaceView(number=4, caption="4"), PlaceView())),
        counters=CountersView(99, 315),
        lammer=LammerView(Hand.BANKER, "3", False),
    )


def settling_view(name: str, kind: ScreenKind = ScreenKind.LIVE, verdict: Verdict = Verdict.NONE) -> FeltView:
    """Return a felt while bets are taken: all bets of every other box lose, the others hold one that wins."""
    labels = layout_labels(name)
    lost = tuple(replace(bet, lost=bet.total) for bet in FULL_BETS)
    boxes = [BoxView(label, lost, tag=TagView("13,300", TagLook.TAKE)) for label in labels[::2]]
    boxes += [BoxView(label, FULL_BETS[1:2], tag=TagView("8,333", TagLook.PAYS)) for label in labels[1::2]]
    player = HandView(9, places=(card("9S"), card("KD"), PlaceView()))
    return FeltView(kind, tuple(boxes), player, replace(player, total=3), settling=True, verdict=verdict)


def staff_view(kind: ScreenKind = ScreenKind.DEMO) -> FeltView:
    """Return the demo before its first round."""
    staff = (
        StaffLine("Dealer", "荷官", "10001", "111111"),
        StaffLine("Table Game Shift Manager", "值班經理", "40001", "444444"),
    )
    return FeltView(kind, counters=CountersView(0, 0), staff=staff)


def middle_of(felt: Felt, area: AreaItem) -> QPoint:
    """Return the middle of an area as a place of the widget."""
    xs, ys = zip(*area.area, strict=True)
    return felt.to_widget(QPointF(sum(xs) / len(xs), sum(ys) / len(ys)))
