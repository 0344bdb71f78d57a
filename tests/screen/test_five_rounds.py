"""Five rounds by touch, as fast as a hand is, with every mistake once: nothing is left over of any."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from terminal.cli import main
from terminal.ledger.identity import LedgerKind
from terminal.ledger.ledger import Ledger
from terminal.rounds.state import Phase, phase_of
from terminal.rules.bets import SEATED, Bet
from terminal.screen.armed import Armed
from tests.screen.driving import Desk, open_desk
from tests.screen.test_hasty_hands import area_place, place_of
from tests.screen.touched_parts import hold, tap_twice

FAST = 0.13
"""Seconds between touches that need none longer: other cards, chips on areas."""
CALM = 0.35
"""Seconds before an act of another kind."""
BETS = tuple((str(box), Bet.BANKER if box % 2 else Bet.PLAYER) for box in range(1, 10))
BANKER_LEADS = ("2D", "9H", "3S", "7C")
"""Five to six: both hands may be insured."""


def bet_all(desk: Desk) -> None:
    """Put a chip on each of nine boxes, as fast as a hand goes."""
    desk.pause = CALM
    desk.chip(1_000_00)
    for box, bet in BETS:
        desk.area(box, bet)
        desk.pause = FAST
    desk.pause = CALM


def deal(desk: Desk, *faces: str) -> None:
    """Touch faces one after another, each on another key."""
    for face in faces:
        desk.card(face)
        desk.pause = FAST
    desk.pause = CALM


def settle(desk: Desk) -> None:
    """Take, pay and conclude by the gold button."""
    while desk.table.round is not None:
        desk.main()


def mistakes_with_bets(desk: Desk) -> None:
    """Place on the wrong box, hold an area and move off, rest on one, call too early: each is put right."""
    desk.main("PLACE YOUR BETS")
    bet_all(desk)
    before = dict(desk.round.sums)
    desk.area("9", Bet.TIE)
    desk.tool("undo")
    desk.hold_area("4", Bet.TIE, off=True)
    assert dict(desk.round.sums) == before
    desk.main("NO MORE BETS")
    desk.tool("undo")
    assert phase_of(desk.table) is Phase.BETTING
    assert dict(desk.round.sums) == before
    desk.clock.step(1)
    assert sum(hold(desk, place_of(desk, "main", "main"))) == 1
    assert phase_of(desk.table) is Phase.CLOSED
    deal(desk, "9S", "7H", "KD", "KC")
    settle(desk)


def mistakes_with_cards(desk: Desk) -> None:
    """Tap a card twice, touch a wrong one, put one on the wrong hand: each is put right."""
    desk.main("PLACE YOUR BETS")
    desk.key(desk.window.armed, "repeat-table")
    assert len(desk.round.sums) == len(BETS)
    desk.tool("undo")
    assert not desk.round.sums, "one act, one undo"
    desk.key(desk.window.armed, "repeat-table")
    desk.main("NO MORE BETS")
    desk.clock.step(1)
    tap_twice(desk, place_of(desk, "card_pad", "8S"))
    assert len(desk.round.dealt) == 1
    deal(desk, "2H")
    desk.tool("undo")
    deal(desk, "3H")
    desk.card_place("banker-2")
    desk.card_place("player-2")
    deal(desk, "TD", "TC")
    assert (len(desk.round.player), len(desk.round.banker)) == (2, 2)
    settle(desk)


def mistakes_with_insurance(desk: Desk) -> None:
    """Take the largest stake by two taps, decline and say otherwise, close the offer too early."""
    desk.main("PLACE YOUR BETS")
    bet_all(desk)
    desk.main("NO MORE BETS")
    deal(desk, *BANKER_LEADS)
    desk.main("OFFER INSURANCE")
    desk.clock.step(1)
    stake = next(
        name for name in desk.window.insurance.keys if isinstance(name, tuple) and name[0] == "stake"
    )
    assert sum(tap_twice(desk, place_of(desk, "insurance", stake))) == 1
    assert len(desk.round.insured) == 1
    desk.main("CLOSE INSURANCE")
    desk.tool("undo")
    assert desk.presenter.situation.offer is not None
    desk.tool("undo")
    assert not desk.round.insured
    desk.main("CLOSE INSURANCE")
    deal(desk, "TS")
    while phase_of(desk.table) is Phase.INSURANCE:
        desk.main()
    if phase_of(desk.table) is Phase.DEALING:
        deal(desk, "2C")
    settle(desk)


def mistakes_after_a_tie(desk: Desk) -> None:
    """Say that the bets go back, and then that they stay; leave them, and take that back."""
    desk.main("PLACE YOUR BETS")
    bet_all(desk)
    desk.main("NO MORE BETS")
    deal(desk, "9D", "9C", "KS", "KH")
    desk.key(desk.window.settlement, ("tied", True))
    desk.key(desk.window.settlement, ("tied", False))
    settle(desk)
    assert len(desk.table.tied) == len(BETS)
    desk.main("PLACE YOUR BETS")
    desk.main("9 BETS STAY")
    assert len(desk.round.sums) == len(BETS)
    desk.tool("undo")
    assert (len(desk.table.tied), len(desk.round.sums)) == (len(BETS), 0)
    desk.main("9 BETS STAY")
    desk.main("NO MORE BETS")
    deal(desk, "8D", "6C", "QS", "QH")
    settle(desk)


def mistakes_in_paying(desk: Desk) -> None:
    """Say that too many were taken and paid, and take both back."""
    desk.main("PLACE YOUR BETS")
    bet_all(desk)
    desk.clock.step(1)
    tap_twice(desk, area_place(desk, "1", Bet.BANKER))
    desk.main("NO MORE BETS")
    deal(desk, "7D", "6D", "QD", "QC")
    lost = len(desk.presenter.situation.still_to_take)
    desk.plate("5")
    assert 0 < len(desk.presenter.situation.still_to_take) < lost
    desk.tool("undo")
    assert len(desk.presenter.situation.still_to_take) == lost
    desk.main("BETS TAKEN")
    desk.plate("6")
    assert len(desk.round.paid) == 3
    desk.tool("undo")
    assert desk.round.paid == ()
    settle(desk)


ROUNDS = (
    mistakes_with_bets,
    mistakes_with_cards,
    mistakes_with_insurance,
    mistakes_after_a_tie,
    mistakes_in_paying,
)


def test_five_rounds_at_speed_with_each_mistake_leave_a_whole_ledger_and_nothing_in_hand(
    qtbot: QtBot, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "BA-07.ledger"
    ledger = Ledger.create(path, kind=LedgerKind.LIVE, table_id="BA-07", zone="Asia/Singapore")
    desk = open_desk("insurance-super-six-plus", ledger=ledger)
    desk.new_shoe(8, "AC")
    desk.presenter.round_over.connect(desk.session.tidy)
    for played in ROUNDS:
        played(desk)
        selection = desk.presenter.selection
        assert (selection.armed, selection.exact, selection.put_on) == (Armed(), None, None)
        modes = (selection.standing, selection.box_open, selection.correcting, selection.tied_back)
        assert not any(modes)
        assert desk.presenter.dialogue is None
        assert not desk.table.last_act or desk.table.round is None
    assert desk.table.rounds == len(ROUNDS) + 1
    assert {key.bettor for key, _ in desk.table.last_bets} == {SEATED}
    desk.done()
    assert main(["verify", str(path)]) == 0, capsys.readouterr().err
