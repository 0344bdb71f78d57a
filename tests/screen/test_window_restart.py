"""The screen after a restart is the screen before it: what only memory knows is the hand of the dealer alone.

At any moment the picture is made again from the ledger and compared with the one on the screen. What may
differ is listed here by name, each with the reason; whatever else a restart would lose fails these tests.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import SignalInstance
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from terminal.ledger.ledger import Ledger
from terminal.rounds import commands as c
from terminal.rounds.guidance.situation import Situation
from terminal.rounds.state import Table
from terminal.rules.bets import Bet
from terminal.rules.cards import Card
from terminal.rules.games import GAMES
from terminal.rules.house import Limits
from terminal.screen import app
from terminal.screen.dialogue_views import WalkThroughView
from terminal.screen.presenter import Presenter
from terminal.screen.screen_kind import ScreenKind
from terminal.screen.screen_view import ScreenView, present
from terminal.screen.selection import Context, DealerSelection
from terminal.screen.settlement.resettlement import Resettlement
from terminal.screen.window import MainWindow
from terminal.table.session.recovery import recover_last_act
from terminal.table.session.table_session import Done, TableSession
from terminal.table.setup.defaults import DEFAULT_CHIPS
from terminal.table.setup.layouts import load_layout
from terminal.table.setup.opening import open_table
from terminal.table.setup.profile import TableProfile, demo_profile
from tests.patience import leisurely
from tests.screen import test_start_faults
from tests.screen.dealing import Dealer
from tests.screen.driving import CLOCK, PIT_SUPERVISOR, SIZES, Desk, let_go, load_fonts, open_desk
from tests.screen.test_window_anything import Anybody
from tests.screen.test_window_looks import faults_on_show
from tests.table.dealing import DealtTable, live_ledger

HAND: Mapping[str, str] = {
    "box": "which box the dealer works at; a touch chooses it",
    "bettor": "whose bets are entered there; a touch chooses them",
    "armed": "the sum in hand",
    "recent": "sums that were in hand before",
    "mode": "whether a touch adds, takes back or sets",
    "standing": "for whom the next touches count; each bet says whose it is",
    "box_open": "a box is looked at in the rail",
    "exact_armed": "the next touch asks for a sum; nothing is entered yet",
    "exact": "a number pad is open; the sum is not entered before `Set`",
    "decks": "a shoe is being declared; it is on record once it is put in",
    "shuffled": "a shoe is being declared; nobody's word is taken for it twice",
    "new_shoe": "the panel of a new shoe is open",
    "turned_up": "the burn is being entered; the card lies face up next to the shoe until it is",
    "put_on": "the next card is about to be entered where it does not belong; that card has not come yet",
    "menu": "a list is open",
    "keyed": "the keyboard has chosen the bettor",
    "correcting": "a correction is about to be asked for; it is signed and on record once it is made",
    "called": "a supervisor was called by a lamp of this terminal alone, and comes or is called again",
    "roads": "a page is open",
    "first_steps": "a help of the demo, which a restart puts away",
    "notice": "why the last touch was refused, until the next one",
    "tied_back": "whether the bets of a Tie go back; they do when the round is concluded",
}
"""What the dealer has in hand on the screen, and why nothing of it is on record."""

OUTSIDE_THE_ROUNDS: Mapping[str, str] = {
    "kind": "of the profile",
    "chips": "of the profile",
    "staff": "of the demo's profile",
    "last_act_at": "read from the ledger with the last act; the last tests compare it",
    "currency": "of the profile",
    "clock": "the time of day",
    "recorded": "how the last commit went on this disk",
    "recorded_text": "how long it took",
    "acting": "worked out again for each picture, from the ledger and the clock",
    "copied": "when this program made its last copy of the ledger",
    "side_notice": "what works during the dealing now, or came of that",
    "leads_to_training": "how the program was started",
    "virtual_shoe": "of the profile's kind",
    "profile": "read from the profile's file; what is in force of it stands on record",
}
"""What is shown of the table apart from its rounds."""

IN_THE_PRESENTER: Mapping[str, str] = {
    "_session": "recovered from the ledger: that is what it is compared with",
    "_context": "see OUTSIDE_THE_ROUNDS",
    "_ui": "see HAND",
    "_dialogue": "an open question, of which nothing is done before it is answered; but see the last tests",
    "time_words": "how a moment is written: in the time of the house, which stands in the ledger",
    "_token": "of an approval that is being signed; it is asked for again",
    "_people": "read from the staff file",
    "card_source": "cards that no hand holds; what is left of them is shuffled again",
    "_unshown": "the numbers of acts that are on record; the restart shows them all",
}
"""What a presenter keeps at all."""

IN_THE_SESSION: Mapping[str, str] = {
    "ledger": "the record itself",
    "_situation": "the table recovered from the ledger, and what follows from it alone",
    "_acting": "named by the code that opens the table, for as long as nobody deals",
    "_clock": "given by the code that opens the table",
    "_elapsed": "given by the code that opens the table",
    "_table_clock": "begins with the last event again; a jump that is not confirmed stands on record",
    "_staff": "read from the staff file",
    "_unrecorded": "an approved act that the disk could not take counts as not done, and is asked for again",
    "_hold": "the page that held the table is gone",
    "_listeners": "the presenters of this start",
    "_latest": "acting ranks are judged by the later of the clock and the last event again",
}
"""What a session keeps at all."""


def reopened(session: TableSession, context: Context) -> Presenter:
    """Return the presenter of another start, on what the ledger holds."""
    _, table = recover_last_act(session.ledger, session.table.terms)
    return Presenter(TableSession(session.ledger, table, clock=session.now), context)


def is_the_same_after_a_restart(live: Presenter) -> None:
    """Compare the table on record and every part of the picture, under any page that lies over it."""
    again = reopened(live.session, live.context)
    assert again.table == live.table
    selection = replace(again.selection, **{name: getattr(live.selection, name) for name in HAND})
    assert _parts(again.table, selection, live.context) == _parts(live.table, live.selection, live.context)


def _parts(table: Table, selection: DealerSelection, context: Context) -> dict[str, object]:
    """Return the picture part by part, so that the one that differs is named."""
    view = present(Situation(table), selection, context)
    return {name: getattr(view, name) for name in ScreenView.__struct_fields__}


def test_all_that_the_screen_keeps_in_memory_is_listed_with_its_reason() -> None:
    assert set(DealerSelection.__struct_fields__) == HAND.keys()
    assert set(Context.__struct_fields__) == OUTSIDE_THE_ROUNDS.keys()
    with closing(live_ledger(None)) as ledger:
        dealt = DealtTable(ledger, 1)
        dealt.open()
        live = Presenter(dealt.session, _context())
        kept = {name for name, value in vars(live).items() if not isinstance(value, SignalInstance)}
        assert kept == IN_THE_PRESENTER.keys()
        assert vars(dealt.session).keys() == IN_THE_SESSION.keys()


def _context() -> Context:
    return Context(kind=ScreenKind.LIVE, chips=DEFAULT_CHIPS, clock=CLOCK)


class Watched:
    """A presenter next to a table that is dealt at random, compared with another start after every act."""

    def __init__(self, ledger: Ledger, seed: int) -> None:
        self._live: Presenter | None = None
        self.settled_again = 0
        """How often a round that was settled came out otherwise."""
        self.dealt = DealtTable(ledger, seed, self._after_act)
        self._live = Presenter(self.dealt.session, _context())

    def _after_act(self, session: TableSession) -> None:
        live = self._live
        if live is None:
            return
        is_the_same_after_a_restart(live)
        again = reopened(session, live.context)
        before, _ = recover_last_act(session.ledger, session.table.terms)
        again.tell_again(before)
        asked, asked_again = live.dialogue, again.dialogue
        assert (asked is None) == (asked_again is None)
        if asked is not None and asked_again is not None:
            assert isinstance(asked, Resettlement)
            self.settled_again += 1
            pages, same = asked.pages(live.table).parts["walk"], asked_again.pages(again.table).parts["walk"]
            assert isinstance(pages, WalkThroughView)
            assert isinstance(same, WalkThroughView)
            assert (same.question, same.changes) == (pages.question, pages.changes)
            live.open_dialogue(None)


@pytest.mark.parametrize("seed", [1, 2, 5])
def test_the_picture_after_every_act_is_that_of_another_start(seed: int) -> None:
    with closing(live_ledger(None)) as ledger:
        watched = Watched(ledger, seed)
        watched.dealt.open()
        watched.dealt.play(12)
        names = {recorded.event.stored_name for recorded in ledger.read()}
        assert watched.settled_again
        assert {"settlement_reversed", "shoe_opened", "round_voided"} <= names


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(100, 160))
def test_the_picture_after_every_act_of_many_is_that_of_another_start(seed: int) -> None:
    with closing(live_ledger(None)) as ledger:
        watched = Watched(ledger, seed)
        watched.dealt.open()
        watched.dealt.play(40)


@pytest.mark.parametrize("seed", range(2))
def test_the_picture_after_every_touch_is_that_of_another_start(qtbot: QtBot, seed: int) -> None:
    chance = random.Random(seed)
    game = chance.choice(list(GAMES))
    desk = open_desk(
        game,
        size=chance.choice(list(SIZES)),
        limits=Limits(minimum=25_00, maximum_differential=50_000_00),
        face_down=GAMES[game].squeeze,
        private=GAMES[game].has_insurance,
    )
    anybody = Anybody(desk, chance)
    for _ in range(150):
        anybody.touch()
        QApplication.processEvents()
        is_the_same_after_a_restart(desk.presenter)
    desk.done()


@pytest.mark.parametrize("game", ["commission", "tournament"])
def test_the_picture_of_every_moment_of_whole_rounds_is_that_of_another_start(
    qtbot: QtBot, game: str
) -> None:
    desk = open_desk(game)
    desk.presenter.shown.connect(lambda _view: is_the_same_after_a_restart(desk.presenter))
    dealer = Dealer(desk, seed=10)  # the second round of this shoe is a Tie
    dealer.put_in_a_shoe()
    for _ in range(4):
        dealer.play_on()
    names = {recorded.event.stored_name for recorded in desk.session.ledger.read()}
    assert "tied_bet_withdrawn" in names
    desk.done()


def started(profile: TableProfile) -> tuple[Desk, app.RunningTable]:
    """Return a start of the program on this table, and a hand that touches its window."""
    load_fonts()
    opened, terms, context = open_table(profile), profile.terms, app._context(profile)
    blank = present(opened.session.situation, DealerSelection(box=terms.boxes[0], decks=terms.decks), context)
    window = MainWindow(load_layout(terms.layout, terms.rules.bets), blank, clock=leisurely())
    window.resize(*SIZES["1366x768"])
    window.show()
    running = app.RunningTable(profile, context, window, opened, None)
    running.start()
    return Desk(window, running.presenter, opened.session, running.keys), running


async def stopped(desk: Desk, running: app.RunningTable) -> None:
    """End it."""
    await running.finish()
    desk.window.hide()
    desk.window.deleteLater()
    let_go(desk.keyboard, desk.session)


own_log = test_start_faults.own_log


@pytest.mark.usefixtures("own_log")
def test_what_a_round_settled_again_asks_for_is_asked_again_until_something_else_is_done(
    qtbot: QtBot, tmp_path: Path
) -> None:
    profile = replace(demo_profile(), ledger=tmp_path / "DEMO-1.ledger")
    session = open_table(profile).session
    for command in (
        c.NewShoe(8, burn_due=False),
        c.PlaceBet(profile.terms.boxes[0], Bet.PLAYER, 500_00),
        c.CloseBets(),
        *(c.DealCard(Card(code)) for code in ("9S", "8H", "KS", "KH")),
        c.ConcludeRound(),
    ):
        assert isinstance(session.handle(command), Done)
    session.ledger.close()

    async def starts() -> None:
        desk, running = started(profile)
        assert desk.presenter.dialogue is None
        desk.card_place("player-1")
        desk.card("7S")
        desk.sign(PIT_SUPERVISOR)
        asked = desk.presenter.view().walk
        assert asked is not None
        assert asked.question == "Pay and recover the difference."
        await stopped(desk, running)
        desk, running = started(profile)
        again = desk.presenter.view().walk
        assert again is not None
        assert again.changes == asked.changes
        assert again.caption == "Shown again after the restart: pay nothing twice."
        assert not list(faults_on_show(desk, "1366x768"))
        desk.main("DONE")
        assert desk.presenter.dialogue is None
        desk.shoe()
        desk.other_tool("cut_card")
        await stopped(desk, running)
        desk, running = started(profile)
        assert desk.presenter.dialogue is None
        await stopped(desk, running)

    asyncio.run(starts())
