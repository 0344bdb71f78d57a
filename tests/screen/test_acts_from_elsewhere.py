"""An act that comes to the session from elsewhere than a touch is shown as any other."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from terminal.rounds.commands import CloseBets, ConcludeRound, DealCard, PlaceBet, PlaceYourBets
from terminal.rounds.refusal import Refusal
from terminal.rules.bets import Bet, Hand
from terminal.rules.cards import Card
from terminal.screen.screen_view import ScreenView
from tests.screen.driving import Desk, open_desk

pytestmark = pytest.mark.usefixtures("unpainted")


@pytest.fixture
def desk(qtbot: QtBot) -> Iterator[Desk]:
    """Return a table between rounds."""
    desk = open_desk("commission")
    desk.new_shoe(8, "AC")
    yield desk
    desk.done()


def view_of(desk: Desk) -> ScreenView:
    """Return what the window shows."""
    view = desk.window.view
    assert view is not None
    return view


def test_a_round_that_a_script_plays_is_shown(desk: Desk, qtbot: QtBot) -> None:
    recorded: list[int] = []
    desk.presenter.recorded.connect(recorded.append)
    acts = [PlaceYourBets(), PlaceBet("5", Bet.PLAYER, 500_00), CloseBets(), DealCard(Card("9S"))]
    for act in acts:
        assert not isinstance(desk.session.handle(act), Refusal)
    qtbot.waitUntil(lambda: view_of(desk).felt.player.places[0].cards != ())
    shown = view_of(desk)
    assert shown == desk.presenter.view()
    assert shown.felt.player.places[0].cards[0].card == "9S"
    assert shown.guide.target is Hand.BANKER
    assert recorded[-1] == desk.session.ledger.head.seq
    assert len(recorded) == len(acts)


def test_what_was_chosen_for_a_round_goes_with_it_at_every_end(desk: Desk, qtbot: QtBot) -> None:
    over: list[bool] = []
    desk.presenter.round_over.connect(lambda: over.append(True))
    desk.presenter.choose(box="5", keyed=True)
    dealt = [DealCard(Card(code)) for code in ("9S", "KS", "9H", "KH")]
    for act in (PlaceYourBets(), CloseBets(), *dealt):
        assert not isinstance(desk.session.handle(act), Refusal)
    assert not over
    assert not isinstance(desk.session.handle(ConcludeRound()), Refusal)
    assert over == [True]
    assert not desk.presenter.selection.keyed
    qtbot.waitUntil(lambda: view_of(desk).strip.last is not None)


def test_a_touch_after_such_an_act_finds_the_table_as_it_is(desk: Desk) -> None:
    assert not isinstance(desk.session.handle(PlaceYourBets()), Refusal)
    desk.presenter.refresh()
    desk.close_empty()
    assert desk.round.closed
