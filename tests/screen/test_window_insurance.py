"""Insurance by touch on every layout of the game: offered, taken, declined, closed, settled to the cent."""

from __future__ import annotations

from fractions import Fraction

import pytest
from pytestqt.qtbot import QtBot

from terminal.rounds.state import Phase, phase_of
from terminal.rules.bets import SEATED, Bet, standing
from terminal.rules.games import GAMES
from terminal.rules.house import Limits
from tests.layouts.allowed import allowed_layouts
from tests.oracle.settlement import Due, Taken, settlement
from tests.screen.driving import SIZES, Desk, NotThereError, open_desk

pytestmark = pytest.mark.usefixtures("unpainted")


GAME = "insurance-super-six-plus"
EACH_LAYOUT = pytest.mark.parametrize("layout", allowed_layouts(GAMES[GAME]))
ONE = standing(1)
FOUR_CARDS = ("2D", "9H", "3S", "7C")
"""Player five, Banker six: three to one on the Banker; the Player draws."""
PLAYERS_THIRD = "6S"
"""Player one: the Banker draws on a six, seven to one."""
BANKERS_THIRD = "4H"
"""Banker nought: the Player wins, one over nought."""
LIMIT = 50_000_00


def bets_of(desk: Desk) -> dict[tuple[str, str, str], int]:
    """Return what each bettor is made to stake: box, bettor, bet."""
    one, two, three, four, *_ = desk.table.terms.boxes
    return {
        (one, SEATED, "banker"): 2_000_00,
        (two, SEATED, "banker"): 5_000_00,
        (two, ONE, "banker"): 1_000_00,
        (three, SEATED, "player"): 3_000_00,
        (three, ONE, "banker"): 500_00,
        (four, SEATED, "banker"): 600_00,
    }


def open_with_bets(layout: str, size: str = "1920x1080") -> tuple[Desk, dict[tuple[str, str, str], int]]:
    """Return a table with these bets, closed."""
    desk = open_desk(GAME, layout, size=size, limits=Limits(minimum=100_00, maximum_differential=LIMIT))
    desk.new_shoe(8, "AC")
    desk.main("PLACE YOUR BETS")
    bets = bets_of(desk)
    for (box, bettor, bet), cents in bets.items():
        desk.arm(cents)
        if bettor != SEATED:
            desk.plate(box)
            desk.key(desk.window.box, "plus")
        desk.area(box, Bet(bet))
    desk.main("NO MORE BETS")
    return desk, bets


def recorded(desk: Desk) -> set[Due]:
    """Return the settlement of the round, from the ledger."""
    rows = desk.session.ledger._connection.execute(
        "SELECT box, bettor, bet, stage, placed_cents, at_stake_cents, paid_cents, commission_cents,"
        " returned_cents FROM settlements"
    )
    return {Due(*row) for row in rows}


def largest(desk: Desk) -> dict[tuple[str, str], int]:
    """Return the largest stakes that the panel shows."""
    view = desk.window.insurance.view
    assert view is not None
    return {(row.box, row.bettor): row.largest for row in view.rows}


@EACH_LAYOUT
def test_both_offers_of_a_round_by_touch(qtbot: QtBot, layout: str) -> None:
    size = list(SIZES)[len(layout) % 2]
    desk, bets = open_with_bets(layout, size)
    one, two, three, four, *_ = desk.table.terms.boxes
    panel = desk.window.insurance
    for face in FOUR_CARDS:
        desk.card(face)
    assert panel.isVisible()
    assert largest(desk) == {
        (one, SEATED): 666_00,
        (two, SEATED): 1_666_00,
        (two, ONE): 333_00,
        (three, ONE): 166_00,
        (four, SEATED): 200_00,
    }
    desk.lammer()
    desk.key(panel, ("stake", one, SEATED, 666_00))
    desk.key(panel, ("exact", two, SEATED))
    desk.number(1_000_00)
    desk.key(panel, ("stake", two, ONE, 166_00))
    desk.key(panel, ("decline", three, ONE))
    desk.main("CLOSE INSURANCE")
    desk.card(PLAYERS_THIRD)
    # Who declined or said nothing has forgone it; the others may cover what is left of their bets.
    assert largest(desk) == {(two, SEATED): 285_00, (two, ONE): 71_00}
    desk.main("OFFER INSURANCE")
    desk.key(panel, ("stake", two, SEATED, 285_00))
    desk.key(panel, ("exact", two, ONE))
    desk.number(50_00)
    desk.main("CLOSE INSURANCE")
    desk.card(BANKERS_THIRD)
    desk.main("BETS TAKEN")
    while desk.table.round is not None:
        desk.main()
    insured = [
        Taken(one, SEATED, "banker", "four_cards", Fraction(3), 666_00),
        Taken(two, SEATED, "banker", "four_cards", Fraction(3), 1_000_00),
        Taken(two, ONE, "banker", "four_cards", Fraction(3), 166_00),
        Taken(two, SEATED, "banker", "player_third", Fraction(7), 285_00),
        Taken(two, ONE, "banker", "player_third", Fraction(7), 50_00),
    ]
    hands = (("2D", "3S", PLAYERS_THIRD), ("9H", "7C", BANKERS_THIRD))
    due = settlement("NCI", bets, insured, hands, limit=LIMIT, minimum=100_00)
    assert sum(line.bet == "insurance" for line in due) == len(insured)
    assert recorded(desk) == due
    desk.done()


@EACH_LAYOUT
def test_no_touch_deals_past_an_open_offer(qtbot: QtBot, layout: str) -> None:
    desk, _ = open_with_bets(layout)
    for face in FOUR_CARDS:
        desk.card(face)
    pad = desk.window.card_pad
    for out in (False, True):
        before = desk.session.ledger.head
        with pytest.raises(NotThereError):
            desk.card(PLAYERS_THIRD)
        place = pad.keys[PLAYERS_THIRD]
        desk.press(place.mapTo(desk.window, place.rect().center()))
        desk.type("6", "S")
        desk.card_place("player-3")
        assert desk.session.ledger.head == before
        assert phase_of(desk.table) is Phase.INSURANCE
        assert len(desk.round.dealt) == 4
        if not out:
            desk.lammer()
    desk.main("CLOSE INSURANCE")
    desk.card(PLAYERS_THIRD)
    assert len(desk.round.dealt) == 5
    desk.done()


def test_a_stake_can_be_taken_back_and_a_refusal_too(qtbot: QtBot) -> None:
    desk, _ = open_with_bets("bean-9")
    for face in FOUR_CARDS:
        desk.card(face)
    one = desk.table.terms.boxes[0]
    panel = desk.window.insurance
    desk.main("OFFER INSURANCE")
    desk.key(panel, ("stake", one, SEATED, 333_00))
    assert [taken.amount for taken in desk.round.insured] == [333_00]
    desk.key(panel, ("withdraw", one, SEATED))
    assert desk.round.insured == ()
    desk.key(panel, ("decline", one, SEATED))
    with pytest.raises(NotThereError):
        desk.key(panel, ("stake", one, SEATED, 666_00))
    desk.key(panel, ("exact", one, SEATED))
    desk.number(100_00)
    assert [taken.amount for taken in desk.round.insured] == [100_00]
    desk.done()


def test_the_pad_takes_no_more_than_the_largest_stake(qtbot: QtBot) -> None:
    desk, _ = open_with_bets("bean-9")
    for face in FOUR_CARDS:
        desk.card(face)
    desk.main("OFFER INSURANCE")
    desk.key(desk.window.insurance, ("exact", desk.table.terms.boxes[0], SEATED))
    for digit in "667":
        desk.key(desk.window.number_pad, digit)
    with pytest.raises(NotThereError):
        desk.key(desk.window.number_pad, "set")
    desk.key(desk.window.number_pad, "close")
    assert desk.round.insured == ()
    desk.done()


def test_the_card_may_follow_once_everybody_has_answered(qtbot: QtBot) -> None:
    desk, _ = open_with_bets("mini-5")
    for face in FOUR_CARDS:
        desk.card(face)
    desk.main("OFFER INSURANCE")
    for (box, bettor), most in largest(desk).items():
        panel = desk.window.insurance
        if ("decline", box, bettor) not in panel.keys:
            desk.key(panel, "page-on")
        desk.key(panel, ("stake", box, bettor, most))
    desk.card(PLAYERS_THIRD)
    assert len(desk.round.dealt) == 5
    desk.done()
