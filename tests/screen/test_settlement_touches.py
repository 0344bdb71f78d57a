"""How many touches taking, paying and insuring need, counted in the real window; and what they do."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from terminal.rounds.commands import CloseBets, PlaceBet, PlaceYourBets
from terminal.rounds.state import Bettor
from terminal.rules.bets import SEATED, Bet, standing
from terminal.screen.settlement.cut_panel import ChipStack, CutChips
from terminal.screen.widgets.sheet import Sheet
from tests.screen.driving import SIZES, Desk
from tests.screenshots.scenes import Bets
from tests.screenshots.scenes import table as desk_of_a_live_table
from tests.screenshots.settlement_scenes import NCI, TAKE, TWELVE, deal, lay, wide

MOST_TO_SETTLE_SEVEN = 3
MOST_TO_INSURE_FIVE = 14
BANKER_ON_SIX = "TC KH 5S TS 8S 6H"
"""Player 3, Banker 6 with three cards."""
ONE = standing(1)
SEVEN = ("1 seated", "3 seated", "3 standing-1", "5 seated", "6 standing-1", "7 seated", "9 standing-1")


def settling(size: str = "1920x1080", bets: Bets = TAKE, cards: str = BANKER_ON_SIX) -> Desk:
    """Return a table on which nothing has been taken yet."""
    desk = desk_of_a_live_table(NCI, "bean-9", size, limits=wide())
    lay(desk, bets)
    deal(desk, cards)
    return desk


@pytest.fixture
def desk(qtbot: QtBot) -> Iterator[Desk]:
    """Yield a table where seven are paid and eight boxes lose."""
    opened = settling()
    yield opened
    opened.done()


def paid(desk: Desk) -> list[str]:
    """Return who has been paid, in order."""
    return [f"{box} {bettor}" for box, bettor in desk.round.paid]


# --- the bars ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", sorted(SIZES))
@pytest.mark.parametrize("way", ["row", "box", "tag", "area"])
def test_seven_are_paid_and_the_round_is_over_in_three_touches(qtbot: QtBot, size: str, way: str) -> None:
    desk = settling(size)
    before = desk.touches
    desk.main("BETS TAKEN")
    if way == "row":
        desk.key(desk.window.settlement, ("paid", "9", ONE))
    elif way == "box":
        desk.plate("9")
    elif way == "tag":
        desk.tag("9")
    else:
        desk.area("9", Bet.BANKER)
    assert paid(desk) == list(SEVEN)
    desk.main("ALL SETTLED")
    assert desk.table.round is None
    print(f"seven payees, up to a {way}: {desk.touches - before} touches")
    assert desk.touches - before <= MOST_TO_SETTLE_SEVEN
    desk.done()


INSURED: Bets = {
    ("1", SEATED): {Bet.BANKER: 2_000},
    ("3", SEATED): {Bet.BANKER: 5_000},
    ("5", SEATED): {Bet.BANKER: 9_000},
    ("7", SEATED): {Bet.BANKER: 800},
    ("7", ONE): {Bet.BANKER: 1_000},
    ("2", SEATED): {Bet.PLAYER: 1_500},
}


def test_five_are_insured_in_fourteen_touches_from_the_lammer_to_the_close(qtbot: QtBot) -> None:
    """Three at the largest stake, two at one chip of 100 each."""
    desk = desk_of_a_live_table(NCI, "bean-9", "1920x1080", limits=wide())
    desk.session.handle(PlaceYourBets())
    for (box, bettor), own in INSURED.items():
        for bet, dollars in own.items():
            desk.session.handle(PlaceBet(box, bet, dollars * 100, bettor))
    desk.session.handle(CloseBets())
    desk.presenter.refresh()
    for face in ("2D", "9H", "3S", "7C"):
        desk.card(face)
    before = desk.touches
    desk.main("OFFER INSURANCE")
    panel = desk.window.insurance
    for bettor in (Bettor("1", SEATED), Bettor("3", SEATED), Bettor("5", SEATED)):
        largest = desk.presenter.situation.insurance_rooms[bettor]
        desk.key(panel, ("stake", *bettor, largest))
    for bettor in (Bettor("7", SEATED), Bettor("7", ONE)):
        desk.key(panel, ("exact", *bettor))
        desk.key(desk.window.number_pad, ("chip", 100_00))
        desk.key(desk.window.number_pad, "set")
    assert [taken.amount for taken in desk.round.insured] == [666_00, 1_666_00, 3_000_00, 100_00, 100_00]
    desk.main("CLOSE INSURANCE")
    assert desk.round.offer is None
    print(f"an offer to five bettors: {desk.touches - before} touches")
    assert desk.touches - before <= MOST_TO_INSURE_FIVE
    desk.done()


# --- taking ------------------------------------------------------------------------------------------------


def test_a_cell_or_a_box_says_taken_up_to_there(desk: Desk) -> None:
    desk.key(desk.window.take, ("take", "2"))
    assert desk.round.taken_up_to == "2"
    assert {
        box for box, items in desk.window.felt.boxes.items() if any(a.view.struck for a in items.areas)
    } == {
        "1",
        "2",
    }
    desk.area("5", Bet.BANKER)
    assert desk.round.taken_up_to == "5"
    desk.plate("3")
    assert (desk.round.taken_up_to, desk.notice) == ("5", "Nothing is left to take in box 3.")
    desk.plate("1")
    assert desk.round.taken_up_to == "5"
    desk.tag("6")
    assert desk.round.taken_up_to == "6"
    desk.plate("9")
    assert desk.round.taken
    assert not desk.window.take.isVisible()


def test_a_row_that_is_paid_later_says_that_the_losing_bets_are_taken_first(desk: Desk) -> None:
    row = desk.window.settlement.keys["paid", "1", SEATED]
    desk.press(row.mapTo(desk.window, row.rect().center()))
    assert desk.notice == "Take the losing bets first."
    assert not desk.round.paid
    assert not desk.round.taken


@pytest.mark.parametrize("size", sorted(SIZES))
def test_twelve_boxes_that_all_lose_are_all_there_to_be_touched(qtbot: QtBot, size: str) -> None:
    desk = desk_of_a_live_table("commission", "big-12", size, limits=wide(100, 10_000_000))
    lay(desk, TWELVE)
    deal(desk, "2S 9H KD QC")
    boxes = desk.table.terms.boxes
    keys = desk.window.take.keys
    assert set(keys) == {("take", box) for box in boxes}
    assert all(desk.window.take.rect().contains(key.geometry()) for key in keys.values())
    middles = [keys["take", box].geometry().center() for box in boxes]
    lines = [middles[start : start + 4] for start in range(0, len(boxes), 4)]
    assert all(line == sorted(line, key=lambda at: -at.x()) for line in lines), "from the dealer's right"
    desk.key(desk.window.take, ("take", boxes[-1]))
    assert desk.round.taken
    desk.done()


# --- paying ------------------------------------------------------------------------------------------------


def test_the_main_button_pays_one_box_with_all_its_bettors(desk: Desk) -> None:
    desk.main("BETS TAKEN")
    desk.main("BOX 1 PAID")
    desk.main("BOX 3 PAID")
    assert paid(desk) == list(SEVEN[:3])
    assert desk.window.main.view is not None
    assert desk.window.main.view.title == "BOX 5 PAID"


def test_a_row_in_the_middle_leaves_those_after_it(desk: Desk) -> None:
    desk.main("BETS TAKEN")
    desk.key(desk.window.settlement, ("paid", "3", SEATED))
    assert paid(desk) == list(SEVEN[:2])
    assert ("paid", "1", SEATED) not in desk.window.settlement.keys
    cut = desk.window.cut.view
    assert cut is not None
    assert (cut.box, cut.title, cut.total) == ("3", "Standing 1", 250_00)
    desk.plate("4")
    assert (paid(desk), desk.notice) == (list(SEVEN[:2]), "Nothing is left to pay in box 4.")


def test_the_number_of_a_box_stays_next_to_its_tick(desk: Desk) -> None:
    desk.main("BETS TAKEN")
    desk.main("BOX 1 PAID")
    plate = desk.window.felt.boxes["1"].plate
    assert [text.text for text in plate.texts()] == ["1"]
    before = desk.window.grab().toImage()
    desk.main("BOX 3 PAID")
    assert [text.text for text in desk.window.felt.boxes["3"].plate.texts()] == ["3"]
    assert desk.window.grab().toImage() != before


def test_no_touch_on_the_felt_places_a_bet_while_the_round_is_settled(desk: Desk) -> None:
    sums = dict(desk.round.sums)
    for box in ("1", "9"):
        desk.area(box, Bet.TIE)
    assert desk.round.taken
    desk.area("9", Bet.TIE)
    desk.area("9", Bet.TIE)
    assert dict(desk.round.sums) == sums
    assert desk.notice == "This round is being paid. Bets are taken in the next."


# --- chips -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kinds", "radius"), [(1, 49.0), (2, 49.0), (4, 49.0), (5, 38.0), (6, 30.0), (9, 30.0)]
)
def test_chips_to_cut_stay_large_at_any_number_of_values(kinds: int, radius: float) -> None:
    values = (2_500_000, 1_000_000, 500_000, 100_000, 50_000, 10_000, 2_500, 500, 100)
    sheet = Sheet(1.0)
    CutChips(tuple((value, 7) for value in values[:kinds])).place((0.0, 0.0, 412.0, 215.0), sheet)
    stacks = [leaf for leaf, _ in sheet.placed() if isinstance(leaf, ChipStack)]
    assert len(stacks) == kinds
    assert all(abs(stack.radius - radius) < 1 for stack in stacks)
