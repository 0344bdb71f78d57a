"""A new view paints what differs and nothing else, and each state of the table can be seen."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, QRect
from PySide6.QtGui import QAccessible, QImage, QPainter, QRegion
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from terminal.rules.bets import Bet, Hand
from terminal.rules.cards import Card
from terminal.screen.felt.areas import AreaItem
from terminal.screen.felt.cloth import ClothItem
from terminal.screen.felt.felt import Felt
from terminal.screen.felt.item import FeltItem
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
    TagLook,
    TagView,
    Verdict,
)
from terminal.screen.screen_kind import ScreenKind
from terminal.screen.widgets.spare_time import SpareTime
from tests.screen.felt_samples import EMPTY, card, dollars, full_view, hidden_felt, make_felt, staff_view


@pytest.fixture
def painted(monkeypatch: pytest.MonkeyPatch) -> list[FeltItem]:
    """Collect every item that is painted from now on."""
    items: list[FeltItem] = []
    paint = FeltItem.paint

    def noting(self: FeltItem, *args: object) -> None:
        items.append(self)
        paint(self, *args)  # type: ignore[arg-type]

    draw_felt = ClothItem._draw_felt

    def noting_the_cloth(self: ClothItem, painter: QPainter) -> None:
        items.append(self)
        draw_felt(self, painter)

    draw_area = AreaItem.draw

    def noting_an_area(self: AreaItem, painter: QPainter) -> None:
        items.append(self)
        draw_area(self, painter)

    monkeypatch.setattr(FeltItem, "paint", noting)
    monkeypatch.setattr(AreaItem, "draw", noting_an_area)
    monkeypatch.setattr(ClothItem, "_draw_felt", noting_the_cloth)
    return items


def settle(qtbot: QtBot) -> None:
    """Let Qt paint what is due."""
    qtbot.wait(20)


def test_one_more_bet_paints_its_area_and_nothing_else(qtbot: QtBot, painted: list[FeltItem]) -> None:
    view = full_view("bean-9")
    felt = make_felt(qtbot, view=view)
    settle(qtbot)
    painted.clear()
    third = view.boxes[2]
    bets = tuple(
        replace(bet, seated=bet.seated + 100_00) if bet.bet is Bet.TIE else bet for bet in third.bets
    )
    felt.show_felt(replace(view, boxes=(*view.boxes[:2], replace(third, bets=bets), *view.boxes[3:])))
    settle(qtbot)
    assert set(painted) == {felt.area("3", Bet.TIE)}


def test_several_parts_painted_in_one_frame_look_as_in_the_whole_and_nothing_else_is_touched(
    qtbot: QtBot,
) -> None:
    felt = make_felt(qtbot, view=full_view("bean-9")).viewport()
    parts = QRegion(QRect(150, 100, 400, 90)) + QRect(480, 160, 300, 333) + QRect(1100, 500, 137, 211)
    whole, part, expected = (QImage(felt.size(), QImage.Format.Format_RGB32) for _ in range(3))
    for image in (part, expected):
        image.fill(0xABCDEF)
    felt.render(whole)
    felt.render(part, parts.boundingRect().topLeft(), parts)
    painter = QPainter(expected)
    painter.setClipRegion(parts)
    painter.drawImage(QPoint(), whole)
    painter.end()
    assert part == expected


def test_the_same_view_again_paints_nothing(qtbot: QtBot, painted: list[FeltItem]) -> None:
    felt = make_felt(qtbot, view=full_view("bean-9"))
    settle(qtbot)
    painted.clear()
    felt.show_felt(full_view("bean-9"))
    settle(qtbot)
    assert painted == []


def test_a_dealt_card_paints_its_place_and_the_next(qtbot: QtBot, painted: list[FeltItem]) -> None:
    due = HandView(places=(PlaceView(next=True, number=1), PlaceView(), PlaceView()))
    felt = make_felt(qtbot, view=replace(EMPTY, player=due))
    settle(qtbot)
    painted.clear()
    dealt = HandView(places=(card("8C"), PlaceView(next=True, number=3), PlaceView()))
    felt.show_felt(replace(EMPTY, player=dealt))
    settle(qtbot)
    first, second, _ = felt.places[Hand.PLAYER]
    assert set(painted) == {first, second, felt.heads[Hand.PLAYER]}


def test_another_kind_of_table_paints_everything_again(qtbot: QtBot, painted: list[FeltItem]) -> None:
    felt = make_felt(qtbot)
    settle(qtbot)
    painted.clear()
    felt.show_felt(FeltView(ScreenKind.TRAINING))
    settle(qtbot)
    assert {item for item in painted if isinstance(item, AreaItem)} == {
        area for box in felt.boxes.values() for area in box.areas
    }
    assert felt.cloth in painted


def picture(view: FeltView) -> QImage:
    """Return the felt as it looks with a view."""
    felt = hidden_felt(view=view)
    image = felt.grab().toImage()
    # A felt keeps pictures of megabytes, and a test looks at many.
    felt.deleteLater()
    QCoreApplication.sendPostedEvents(felt, QEvent.Type.DeferredDelete)
    return image


def test_sums_struck_and_cleared_leave_nothing_behind(qtbot: QtBot) -> None:
    """The cloth puts its ground back where texts stood: after them it looks as if they had never been."""
    view = full_view("bean-9")

    def after(**changes: object) -> FeltView:
        boxes = (
            replace(box, tag=None, bets=tuple(replace(bet, **changes) for bet in box.bets))
            for box in view.boxes
        )
        return replace(view, boxes=tuple(boxes))

    empty = after(seated=0, standing=())
    felt = make_felt(qtbot, view=empty)
    whole = felt.grab().toImage()
    for shown in (after(struck=True), after(seated=1_234_500, standing=(500_00,), struck=True), view, empty):
        felt.show_felt(shown)
        image = felt.grab().toImage()
    assert image == whole


@pytest.mark.parametrize("size", ["1920x1080", "1366x768"])
def test_texts_that_are_copied_look_as_if_they_were_written(qtbot: QtBot, size: str) -> None:
    """From the second time on the cloth copies the texts of an area: each pixel is as on a new felt."""
    view = full_view("bean-9")

    def box_after(**changes: object) -> FeltView:
        first, *others = view.boxes
        bets = tuple(replace(bet, **changes) for bet in first.bets)
        return replace(view, boxes=(replace(first, tag=None, bets=bets), *others))

    looks = [
        box_after(seated=0, standing=()),
        *(box_after(seated=sum_, standing=(500_00,), struck=True) for sum_ in (100_00, 1_234_500, 700_00)),
    ]
    felt = make_felt(qtbot, view=view, size=size)
    for again in range(2):
        for look in looks[again:] + looks[:again]:
            felt.show_felt(look)
            image = felt.grab().toImage()
            fresh = hidden_felt(view=look, size=size)
            assert image == fresh.grab().toImage()
            fresh.deleteLater()
            QCoreApplication.sendPostedEvents(fresh, QEvent.Type.DeferredDelete)
            felt.show_felt(view)
            felt.grab()


def all_lying(view: FeltView, *, lost: bool = False, dim: bool = False) -> FeltView:
    """Return a view in which every bet lies, steps back or is lost as a whole."""
    boxes = tuple(
        replace(
            box,
            dim=dim,
            bets=tuple(replace(bet, struck=False, lost=bet.total if lost else 0) for bet in box.bets),
        )
        for box in view.boxes
    )
    return replace(view, boxes=boxes, settling=lost)


DEALT = HandView(places=(card("2D"), PlaceView(next=True, number=2), PlaceView()))


def test_what_the_round_may_show_is_painted_in_spare_time(qtbot: QtBot, painted: list[FeltItem]) -> None:
    """Then a stepped back area and a lost bet are copied, and look as if they were painted only then."""
    lying = all_lying(replace(full_view("bean-9"), player=DEALT, may_insure=True))
    offered, lost = all_lying(lying, dim=True), all_lying(lying, lost=True)
    window = QWidget()
    qtbot.addWidget(window)
    spare = SpareTime(window)
    felt = make_felt(qtbot, view=lying, spare=spare)
    settle(qtbot)
    spare.begin()
    qtbot.waitUntil(lambda: not spare.waits)
    for view in (offered, lying, lost):
        painted.clear()
        felt.show_felt(view)
        image = felt.grab().toImage()
        assert not [item for item in painted if isinstance(item, AreaItem)]
        assert image == picture(view)


def alike(pictures: Iterable[tuple[str, QImage]]) -> list[tuple[str, str]]:
    """Return the names of pictures that equal an earlier one; none is kept, for each takes megabytes."""
    seen: dict[bytes, str] = {}
    found = []
    for name, image in pictures:
        plain = image.convertToFormat(QImage.Format.Format_RGB888)  # held, for its bits go with it
        look = sha256(plain.constBits()).digest()
        if look in seen:
            found.append((name, seen[look]))
        seen[look] = name
    return found


def one_box(box: BoxView) -> FeltView:
    """Return a felt with one box in use."""
    return replace(EMPTY, boxes=(box,))


PLAIN = BoxView("3", (dollars(Bet.BANKER, 1_000),))
STATES = {
    "empty": BoxView("3"),
    "bet": PLAIN,
    "more chips": BoxView("3", (dollars(Bet.BANKER, 2_000),)),
    "standing": BoxView("3", (dollars(Bet.BANKER, 0, 1_000),)),
    "both": BoxView("3", (dollars(Bet.BANKER, 1_000, 500),)),
    "two standing": BoxView("3", (dollars(Bet.BANKER, 1_000, 300, 200),)),
    "lost": BoxView("3", (replace(dollars(Bet.BANKER, 1_000), lost=1_000_00),)),
    "lost in part": BoxView("3", (replace(dollars(Bet.BANKER, 1_000), lost=900_00),)),
    "struck": BoxView("3", (dollars(Bet.BANKER, 1_000, struck=True),)),
    "dim": replace(PLAIN, dim=True),
    "dim but lit": replace(PLAIN, dim=True, lit=frozenset({Bet.BANKER})),
    "chosen": replace(PLAIN, mark=BoxMark.CHOSEN),
    "next": replace(PLAIN, mark=BoxMark.NEXT),
    "done": replace(PLAIN, done=True),
    **{f"tag {look}": replace(PLAIN, tag=TagView("500", look)) for look in TagLook},
}


def test_every_state_of_a_box_looks_different(qtbot: QtBot) -> None:
    assert alike((name, picture(one_box(box))) for name, box in STATES.items()) == []


def test_areas_without_a_bet_step_back_while_the_round_is_settled(qtbot: QtBot) -> None:
    view = one_box(PLAIN)
    felt = make_felt(qtbot, view=view)
    before = felt.grab().toImage()
    felt.show_felt(replace(view, settling=True))
    after = felt.grab().toImage()
    with_bet, without = felt.area("3", Bet.BANKER), felt.area("3", Bet.PLAYER)
    for area, same in ((with_bet, True), (without, False)):
        xs, ys = zip(*area.area, strict=True)
        at = felt.to_widget(QPointF(sum(xs) / len(xs) + 12, sum(ys) / len(ys) + 12))
        assert (before.pixelColor(at) == after.pixelColor(at)) is same
    felt.show_felt(view)
    assert felt.grab().toImage() == before


@pytest.mark.parametrize("verdict", [Verdict.TIE, Verdict.VOID])
def test_the_badge_between_the_hands_stands_for_both_totals(qtbot: QtBot, verdict: Verdict) -> None:
    hands = HandView(9, places=(card("9S"), card("KD"), PlaceView()))
    felt = make_felt(qtbot, view=replace(EMPTY, player=hands, banker=hands, verdict=verdict))
    items = (felt.badge, *felt.heads.values())
    said = [text.text for item in items for text in item.texts() if text.text in ("9", "VOID")]
    assert said == (["9", "9"] if verdict is Verdict.TIE else ["VOID"])
    left, right = (felt.heads[hand].boundingRect().center().x() for hand in Hand)
    assert left < felt.badge.boundingRect().center().x() < right
    assert not any(felt.badge.shape().contains(QPointF(x, 0)) for x in (0.0, left, right))


HANDS = {
    "empty": HandView(),
    "first due": HandView(places=(PlaceView(next=True, number=1), PlaceView(), PlaceView())),
    "second due": HandView(places=(card("2D"), PlaceView(next=True, number=3), PlaceView())),
    "third due": HandView(5, places=(card("2D"), card("3S"), PlaceView(next=True, number=5))),
    "number to come": HandView(places=(card("2D"), PlaceView(number=4, caption="4"), PlaceView())),
    "two cards": HandView(5, "draws", places=(card("2D"), card("3S"), PlaceView())),
    "another note": HandView(5, "stands", places=(card("2D"), card("3S"), PlaceView())),
    "another suit": HandView(5, "draws", places=(card("2H"), card("3S"), PlaceView())),
    "suit not read": HandView(5, "draws", places=(card("2X"), card("3S"), PlaceView())),
    "face down": HandView(None, "draws", places=(card("XX"), card("3S"), PlaceView())),
    "third card": HandView(5, places=(card("2D"), card("3S"), card("TC"))),
    "wins": HandView(5, wins=True, places=(card("2D"), card("3S"), card("TC"))),
    "excess": HandView(5, places=(card("2D"), card("3S"), card("TC", CardMark.EXCESS))),
    "moved": HandView(5, places=(card("2D"), card("3S"), card("TC", CardMark.MOVED))),
    "ghost": HandView(5, places=(card("2D"), card("3S"), card("TC", CardMark.GHOST))),
    "two at once": HandView(
        5, places=(card("2D"), card("3S"), PlaceView((CardView(Card("6D")), CardView(Card("8S")))))
    ),
}


@pytest.mark.parametrize("hand", list(Hand))
def test_every_state_of_a_hand_looks_different(qtbot: QtBot, hand: Hand) -> None:
    def view(shown: HandView) -> FeltView:
        return replace(EMPTY, player=shown) if hand is Hand.PLAYER else replace(EMPTY, banker=shown)

    assert alike((name, picture(view(shown))) for name, shown in HANDS.items()) == []


def test_the_lammer_differs_when_due_when_out_and_by_its_hand(qtbot: QtBot) -> None:
    states = [None, *(LammerView(hand, "3", out) for hand in Hand for out in (False, True))]
    assert alike((str(state), picture(replace(EMPTY, lammer=state))) for state in states) == []


def test_counters_are_shown_only_where_there_is_a_shoe(qtbot: QtBot) -> None:
    felt = make_felt(qtbot)
    assert "shoe" not in {text.text for text in felt.texts()}
    felt.show_felt(replace(EMPTY, counters=CountersView(212, 204)))
    assert {"212", "204", "shoe", "carried card", "discards"} <= {text.text for text in felt.texts()}


def test_the_staff_of_the_demo_gives_way_to_the_first_card(qtbot: QtBot) -> None:
    felt = make_felt(qtbot, view=staff_view())
    assert "10001" in {text.text for text in felt.texts()}
    felt.show_felt(replace(staff_view(), player=HandView(places=(card("2D"), PlaceView(), PlaceView()))))
    texts = {text.text for text in felt.texts()}
    assert "10001" not in texts
    assert "PLAYER" in texts


@pytest.mark.parametrize("kind", [kind for kind in ScreenKind if kind is not ScreenKind.LIVE])
def test_a_table_that_is_not_live_says_so_on_both_ribbons(qtbot: QtBot, kind: ScreenKind) -> None:
    live = picture(EMPTY)
    other = picture(FeltView(kind))
    for corner in ((0, 0), (live.width() - 300, 0)):
        assert live.copy(*corner, 300, 300) != other.copy(*corner, 300, 300)


def name_of(felt: Felt, item: FeltItem) -> str:
    """Return what a screen reader calls an item."""
    interface = QAccessible.queryAccessibleInterface(felt)
    index = felt.touch_items().index(item)
    return interface.child(index).text(QAccessible.Text.Name)


def test_a_screen_reader_hears_box_bet_and_sums(qtbot: QtBot) -> None:
    boxes = (
        BoxView("3", (dollars(Bet.BANKER, 5_000, 1_000, 500), dollars(Bet.TIE, 200, struck=True))),
        BoxView("4", (BetView(Bet.SIX, 1_50),)),
    )
    felt = make_felt(
        qtbot, view=replace(EMPTY, boxes=boxes, player=HandView(places=(card("2D"), *[PlaceView()] * 2)))
    )
    felt.let_readers_in()
    assert name_of(felt, felt.area("3", Bet.BANKER)) == "Box 3, Banker: 5,000 seated, 1,500 standing"
    assert name_of(felt, felt.area("3", Bet.TIE)) == "Box 3, Tie: 200 taken"
    assert name_of(felt, felt.area("3", Bet.PLAYER_PAIR)) == "Box 3, Player Pair: no bet"
    assert name_of(felt, felt.area("4", Bet.SIX)) == "Box 4, Six: 1.50"
    assert name_of(felt, felt.boxes["9"].plate) == "Box 9"
    assert name_of(felt, felt.places[Hand.PLAYER][0]) == "Player, card 1: 2D"
    assert name_of(felt, felt.places[Hand.BANKER][2]) == "Banker, card 3"


def test_a_screen_reader_that_asked_before_the_table_was_ready_hears_the_areas_once_it_is(
    qtbot: QtBot,
) -> None:
    felt = make_felt(qtbot)
    plain = QAccessible.queryAccessibleInterface(felt)
    number = QAccessible.uniqueId(plain)
    felt.let_readers_in()
    assert name_of(felt, felt.area("5", Bet.PLAYER)) == "Box 5, Player: no bet"
    assert QAccessible.accessibleInterface(number) is not plain


def test_a_screen_reader_finds_the_area_under_a_place(qtbot: QtBot) -> None:
    felt = make_felt(qtbot)
    felt.let_readers_in()
    interface = QAccessible.queryAccessibleInterface(felt)
    area = felt.area("5", Bet.PLAYER)
    index = felt.touch_items().index(area)
    middle = interface.child(index).rect().center()
    found = interface.childAt(middle.x(), middle.y())
    assert found.text(QAccessible.Text.Name) == "Box 5, Player: no bet"
    assert interface.indexOfChild(found) == index
    assert interface.childCount() == len(felt.touch_items())
