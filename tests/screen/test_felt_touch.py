"""A touch reaches what lies under it, is seen at once, and is never lost or doubled."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from terminal.rules.bets import Bet
from terminal.screen.felt.areas import AreaItem
from terminal.screen.felt.felt import Felt
from terminal.screen.felt.tag_places import NOTED_TAG, noted_tag_places
from terminal.screen.felt.view import AreaUse, BoxView, TagLook, TagView
from terminal.screen.widgets.touch_guard import TouchGuard
from terminal.table.setup.layout_shapes import Rect, apart
from terminal.table.setup.layouts import FELT_WIDTH, SMALLEST_TARGET, load_layout
from tests.patience import SteppedClock
from tests.screen.felt_samples import (
    BOTH_GAMES,
    BOTH_SIZES,
    EACH_LAYOUT,
    EMPTY,
    dealing_view,
    full_view,
    make_felt,
    middle_of,
    staff_view,
)

Heard = list[tuple[object, ...]]
_OVER = 2.0
"""What a tag may cover of an area where a layout leaves no more room, design px."""


def listen(felt: Felt) -> Heard:
    """Collect everything that a felt says from now on."""
    heard: Heard = []
    felt.area_touched.connect(lambda box, bet: heard.append((box, bet)))
    felt.box_touched.connect(lambda box: heard.append((box,)))
    felt.tag_touched.connect(lambda box: heard.append(("tag", box)))
    felt.lammer_touched.connect(lambda: heard.append(("lammer",)))
    felt.card_place_touched.connect(lambda place: heard.append((str(place),)))
    felt.shoe_touched.connect(lambda: heard.append(("shoe",)))
    return heard


@pytest.fixture(scope="module")
def screen() -> Callable[[Felt, QPoint], None]:
    """Return what touches a place of a felt with one finger."""
    device = QTest.createTouchDevice()

    def touch(felt: Felt, place: QPoint) -> None:
        window = felt.windowHandle()
        QTest.touchEvent(window, device).press(0, place, window).commit()
        QTest.touchEvent(window, device).release(0, place, window).commit()

    return touch


@BOTH_SIZES
@BOTH_GAMES
@EACH_LAYOUT
def test_a_click_on_the_middle_of_each_area_names_it(
    qtbot: QtBot, name: str, bets: frozenset[Bet], size: str
) -> None:
    felt = make_felt(qtbot, name, bets, size=size)
    heard = listen(felt)
    wanted: Heard = []
    for label, box in felt.boxes.items():
        for area in box.areas:
            qtbot.mouseClick(felt.viewport(), Qt.MouseButton.LeftButton, pos=middle_of(felt, area))
            wanted.append((label, area.bet))
    assert heard == wanted


@BOTH_SIZES
@BOTH_GAMES
@EACH_LAYOUT
def test_a_touch_on_the_middle_of_each_area_names_it(
    qtbot: QtBot, screen: Callable[[Felt, QPoint], None], name: str, bets: frozenset[Bet], size: str
) -> None:
    felt = make_felt(qtbot, name, bets, size=size)
    heard = listen(felt)
    wanted: Heard = []
    for label, box in felt.boxes.items():
        for area in box.areas:
            screen(felt, middle_of(felt, area))
            wanted.append((label, area.bet))
    assert heard == wanted


@BOTH_SIZES
@EACH_LAYOUT
def test_a_touch_on_each_plate_chooses_its_box(
    qtbot: QtBot, screen: Callable[[Felt, QPoint], None], name: str, size: str
) -> None:
    felt = make_felt(qtbot, name, size=size)
    heard = listen(felt)
    for place in load_layout(name, frozenset(Bet)).boxes:
        screen(felt, felt.to_widget(QPointF(*place.plate) * FELT_WIDTH))
    assert heard == [(label,) for label in felt.boxes]


@pytest.mark.parametrize(
    ("use", "settling", "settles"),
    [
        (AreaUse.CHIPS, False, {}),
        (AreaUse.TAKING, True, {"5": {Bet.PLAYER, Bet.BANKER}, "6": {Bet.PLAYER}}),
        (AreaUse.NOTHING, True, {"5": {Bet.PLAYER}}),
        (AreaUse.CORRECTION, True, {}),
    ],
)
def test_a_touch_that_settles_is_told_apart_from_one_for_the_bets(
    qtbot: QtBot, use: AreaUse, settling: bool, settles: dict[str, set[Bet]]
) -> None:
    """A bet of the Tie lies on Player in box 5; its plate settles as the areas of other bets do."""
    boxes = (BoxView("5", tied=frozenset({Bet.PLAYER})), BoxView("6"))
    felt = make_felt(qtbot, view=replace(EMPTY, boxes=boxes, use=use, settling=settling))
    heard: list[tuple[str, str, Bet | None]] = []
    felt.area_touched.connect(lambda box, bet: heard.append(("bets", box, bet)))
    felt.area_settled.connect(lambda box, bet: heard.append(("settled", box, bet)))
    felt.box_touched.connect(lambda box: heard.append(("bets", box, None)))
    felt.box_settled.connect(lambda box: heard.append(("settled", box, None)))
    for box, bet in (("5", Bet.PLAYER), ("5", Bet.BANKER), ("6", Bet.PLAYER)):
        qtbot.mouseClick(felt.viewport(), Qt.MouseButton.LeftButton, pos=middle_of(felt, felt.area(box, bet)))
        whom = "settled" if bet in settles.get(box, ()) else "bets"
        assert heard.pop() == (whom, box, bet)
    plate = felt.mapFromScene(felt.boxes["5"].plate.sceneBoundingRect().center())
    qtbot.mouseClick(felt.viewport(), Qt.MouseButton.LeftButton, pos=plate)
    assert heard == [("settled" if use is AreaUse.TAKING else "bets", "5", None)]


@EACH_LAYOUT
def test_every_target_is_at_least_twelve_millimetres(qtbot: QtBot, name: str) -> None:
    view = full_view(name)
    again = TagView("500", TagLook.AGAIN, "same again")
    boxes = tuple(replace(box, tag=again) for box in view.boxes)
    felt = make_felt(qtbot, name, view=replace(view, boxes=boxes))
    for item in felt.touch_items():
        bounds = item.shape().boundingRect()
        assert min(bounds.width(), bounds.height()) >= SMALLEST_TARGET * FELT_WIDTH - 0.01, item


def test_a_touch_in_the_gap_counts_for_the_nearer_area(qtbot: QtBot) -> None:
    felt = make_felt(qtbot)
    player, banker = (felt.area("5", bet) for bet in (Bet.PLAYER, Bet.BANKER))
    bottom = (player.area[2][1] + player.area[3][1]) / 2
    top = (banker.area[0][1] + banker.area[1][1]) / 2
    heard = listen(felt)
    for share in (0.25, 0.75):
        place = felt.to_widget(QPointF(700, bottom + (top - bottom) * share))
        qtbot.mouseClick(felt.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert heard == [("5", Bet.PLAYER), ("5", Bet.BANKER)]


@pytest.mark.parametrize("name", ["big-12", "mini-7", "bean-9"])
def test_where_boxes_meet_every_place_of_an_area_is_its_own(qtbot: QtBot, name: str) -> None:
    felt = make_felt(qtbot, name)
    for box in felt.boxes.values():
        for area in box.areas:
            x, y = (sum(part) / 4 for part in zip(*area.area, strict=True))
            for corner_x, corner_y in area.area:
                near = QPointF(corner_x + (x - corner_x) * 0.08, corner_y + (y - corner_y) * 0.08)
                assert felt.item_at(felt.viewportTransform().map(near)) is area


def test_a_touch_outside_everything_says_nothing(qtbot: QtBot) -> None:
    felt = make_felt(qtbot)
    heard = listen(felt)
    for place in (QPoint(5, 5), QPoint(728, 480), QPoint(728, 800)):
        qtbot.mouseClick(felt.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert heard == []


def test_the_right_button_says_nothing(qtbot: QtBot) -> None:
    felt = make_felt(qtbot)
    heard = listen(felt)
    place = middle_of(felt, felt.area("5", Bet.PLAYER))
    qtbot.mouseClick(felt.viewport(), Qt.MouseButton.RightButton, pos=place)
    assert heard == []


def test_a_double_click_is_two_taps(qtbot: QtBot) -> None:
    felt = make_felt(qtbot)
    heard = listen(felt)
    place = middle_of(felt, felt.area("5", Bet.PLAYER))
    qtbot.mouseClick(felt.viewport(), Qt.MouseButton.LeftButton, pos=place)
    qtbot.mouseDClick(felt.viewport(), Qt.MouseButton.LeftButton, pos=place)
    qtbot.mouseRelease(felt.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert heard == [("5", Bet.PLAYER)] * 2


def test_two_fingers_touch_two_areas(qtbot: QtBot) -> None:
    felt = make_felt(qtbot)
    heard = listen(felt)
    device = QTest.createTouchDevice()
    one, other = felt.area("1", Bet.PLAYER), felt.area("9", Bet.PLAYER)
    window = felt.windowHandle()
    QTest.touchEvent(window, device).press(0, middle_of(felt, one), window).press(
        1, middle_of(felt, other), window
    ).commit()
    assert heard == []
    assert is_lit(felt, "1")
    assert is_lit(felt, "9")
    QTest.touchEvent(window, device).release(0, middle_of(felt, one), window).stationary(1).commit()
    assert heard == [("1", Bet.PLAYER)]
    assert not is_lit(felt, "1")
    assert is_lit(felt, "9")
    QTest.touchEvent(window, device).release(1, middle_of(felt, other), window).commit()
    assert heard == [("1", Bet.PLAYER), ("9", Bet.PLAYER)]
    assert not is_lit(felt, "9")


def test_a_finger_that_slides_off_touches_nothing(qtbot: QtBot) -> None:
    felt = make_felt(qtbot)
    heard = listen(felt)
    device, window = QTest.createTouchDevice(), felt.windowHandle()
    start, away = (middle_of(felt, felt.area("5", bet)) for bet in (Bet.PLAYER, Bet.BANKER))
    QTest.touchEvent(window, device).press(0, start, window).commit()
    QTest.touchEvent(window, device).move(0, away, window).commit()
    assert not is_lit(felt, "5")
    QTest.touchEvent(window, device).release(0, away, window).commit()
    QTest.mousePress(felt.viewport(), Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(felt.viewport(), away)
    QTest.mouseRelease(felt.viewport(), Qt.MouseButton.LeftButton, pos=away)
    assert heard == []


@pytest.mark.parametrize("held", [False, True], ids=["tapped twice", "held"])
def test_what_a_tie_left_lying_is_kept_and_no_chip_is_added(qtbot: QtBot, held: bool) -> None:
    clock = SteppedClock()
    tied = replace(EMPTY, boxes=(BoxView("5", tied=frozenset({Bet.PLAYER})),))
    felt = make_felt(qtbot, view=tied, guard=TouchGuard(clock))
    heard = listen(felt)
    felt.area_touched.connect(lambda _box, _bet: felt.show_felt(EMPTY))
    area = felt.area("5", Bet.PLAYER)
    clock.step(1)
    if held:
        QTest.mousePress(felt.viewport(), Qt.MouseButton.LeftButton, pos=middle_of(felt, area))
        clock.step(1.5)
        QTest.mouseRelease(felt.viewport(), Qt.MouseButton.LeftButton, pos=middle_of(felt, area))
    else:
        for _ in range(2):
            qtbot.mouseClick(felt.viewport(), Qt.MouseButton.LeftButton, pos=middle_of(felt, area))
            clock.step(0.09)
        assert area.flashes
    assert heard == [("5", Bet.PLAYER)]


def test_chips_go_on_an_area_as_fast_as_a_finger_taps(qtbot: QtBot) -> None:
    clock = SteppedClock()
    felt = make_felt(qtbot, guard=TouchGuard(clock))
    heard = listen(felt)
    clock.step(1)
    for _ in range(5):
        clock.step(0.06)
        place = middle_of(felt, felt.area("5", Bet.PLAYER))
        qtbot.mouseClick(felt.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert len(heard) == 5


def is_lit(felt: Felt, box: str) -> bool:
    """Return whether the Player area of a box looks pressed."""
    ground = felt.area(box, Bet.PLAYER).ground()
    return felt.area(box, Bet.PLAYER).lit(ground) != ground


def test_an_area_is_painted_pressed_before_anyone_hears_of_it(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    felt = make_felt(qtbot)
    happened: list[str] = []
    draw = AreaItem.draw

    def noting(self: AreaItem, painter: QPainter) -> None:
        happened.append("painted pressed" if is_lit(felt, self.box) else "painted")
        draw(self, painter)

    monkeypatch.setattr(AreaItem, "draw", noting)
    felt.area_touched.connect(lambda _box, _bet: happened.append("heard"))
    place = middle_of(felt, felt.area("5", Bet.PLAYER))
    qtbot.mousePress(felt.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert happened == ["painted pressed"]
    pressed = colour_at(felt, place)
    qtbot.mouseRelease(felt.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert colour_at(felt, place) != pressed


def colour_at(felt: Felt, place: QPoint) -> QColor:
    """Return the colour near a place, next to the glyph that lies on it."""
    return felt.grab().toImage().pixelColor(place + QPoint(60, 0))


def test_card_places_shoe_and_lammer_say_what_they_are(qtbot: QtBot) -> None:
    felt = make_felt(qtbot, view=full_view("bean-9"))
    heard = listen(felt)
    layout = load_layout("bean-9", frozenset(Bet))
    places = [(hand, rect) for hand in (layout.player, layout.banker) for rect in hand.cards]
    for _, rect in places:
        qtbot.mouseClick(
            felt.viewport(),
            Qt.MouseButton.LeftButton,
            pos=felt.to_widget(QPointF(*rect.middle) * FELT_WIDTH),
        )
    for middle in (layout.shoe, layout.banker_lammer):
        place = felt.to_widget(QPointF(*middle) * FELT_WIDTH)
        qtbot.mouseClick(felt.viewport(), Qt.MouseButton.LeftButton, pos=place)
    cards = [(f"{hand}-{number}",) for hand in ("player", "banker") for number in (1, 2, 3)]
    assert heard == [*cards, ("shoe",), ("lammer",)]


def test_what_is_not_shown_takes_no_touch(qtbot: QtBot) -> None:
    felt = make_felt(qtbot, view=staff_view())
    heard = listen(felt)
    layout = load_layout("bean-9", frozenset(Bet))
    for middle in (layout.banker_lammer, layout.player.cards[0].middle, layout.carried):
        place = felt.to_widget(QPointF(*middle) * FELT_WIDTH)
        qtbot.mouseClick(felt.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert heard == []


@EACH_LAYOUT
def test_a_tag_that_takes_a_touch_covers_no_area_and_says_its_box(qtbot: QtBot, name: str) -> None:
    view = full_view(name)
    again = TagView("500", TagLook.AGAIN, "same again")
    boxes = tuple(replace(box, tag=again) for box in view.boxes)
    # No such tag lies there while the lammer does: one is of the bets, the other of the cards.
    felt = make_felt(qtbot, name, view=replace(view, boxes=boxes, lammer=None))
    heard = listen(felt)
    places = noted_tag_places(load_layout(name, frozenset(Bet)))
    for label, (x, y) in places.items():
        qtbot.mouseClick(felt.viewport(), Qt.MouseButton.LeftButton, pos=felt.to_widget(QPointF(x, y)))
        width, height = NOTED_TAG
        pill = Rect(x - width / 2, y - height / 2, width, height).corners
        for box in felt.boxes.values():
            assert all(apart(pill, area.area) >= -_OVER for area in box.areas)
        assert heard[-1] == ("tag", label)


def test_tags_let_the_touch_through(qtbot: QtBot) -> None:
    felt = make_felt(qtbot, "mini-7", view=full_view("mini-7"))
    dealing = make_felt(qtbot, "mini-7", view=dealing_view("mini-7"))
    for shown in (felt, dealing):
        for box in shown.boxes.values():
            assert box.tag.shape().isEmpty()
            assert box.ring.shape().isEmpty()
