"""A table with a day and a shift behind it, played by the session itself on a clock that is set by hand."""

from __future__ import annotations

import random
import shutil
import time
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import cache
from pathlib import Path
from tempfile import mkdtemp

from PySide6.QtTest import QTest

from terminal.ledger.identity import LedgerKind
from terminal.ledger.ledger import Ledger
from terminal.rounds import commands as c
from terminal.rounds.answers import DisputedBet, IrregularityAnswers
from terminal.rounds.refusal import Refusal
from terminal.rounds.state import Table
from terminal.rounds.terms import Terms
from terminal.rules.bets import SEATED, Bet, Hand
from terminal.rules.house import Limits
from terminal.rules.ranks import Rank
from terminal.screen.presenter import Presenter
from terminal.screen.screen_kind import ScreenKind
from terminal.screen.selection import Context
from terminal.screen.translate import tr
from terminal.table.people.staff import Signature, Staff
from terminal.table.session.day import ClosedDay
from terminal.table.session.recovery import recover
from terminal.table.session.table_session import PROFILE, Actor, TableSession
from terminal.table.setup.defaults import DEFAULT_CHIPS
from terminal.table.setup.layouts import layout_labels
from terminal.training.virtual_shoe import VirtualShoe
from tests.patience import HANGS
from tests.screen.driving import DEALER, PIT_SUPERVISOR, SHIFT_MANAGER, Desk, demo_staff, desk_of, load_fonts
from tests.table.closing import close_as

NCI = "insurance-super-six-plus"
LEDGER = "BA-07.ledger"
MORNING = datetime(2025, 11, 27, 2, 0, tzinfo=UTC)
"""Ten in the morning by the clock of the house."""
EVENING = MORNING + timedelta(hours=8)
AFTERWARDS = EVENING + timedelta(seconds=130)
PACE = 46
BUSY, QUIET = 25, 200
"""The least seconds between two rounds."""
_MANAGER = Actor("30001", Rank.PIT_MANAGER)
_BETS = (Bet.PLAYER, Bet.BANKER, Bet.BANKER, Bet.TIE, Bet.PLAYER_PAIR, Bet.BANKER_PAIR, Bet.SIX)
_SHORT_PAID = DisputedBet(box="3", bettor=SEATED, bet=Bet.BANKER, amount=500_00, owed=500_00, paid=450_00)


@dataclass
class Clock:
    """A clock that goes on when a test says so."""

    now: datetime

    def __call__(self) -> datetime:
        """Return the time."""
        return self.now

    def wait(self, seconds: float) -> None:
        """Go on."""
        self.now += timedelta(seconds=seconds)


def terms_of(game: str, layout: str) -> Terms:
    """Return the terms of the table."""
    return Terms(
        table_id="BA-07",
        game=game,
        layout=layout,
        boxes=layout_labels(layout),
        decks=8,
        limits=Limits(minimum=100_00, maximum_differential=50_000_00),
    )


class Shift:
    """Plays rounds through a session, as fast as it takes them."""

    def __init__(self, path: Path, at: datetime, game: str = NCI, layout: str = "bean-9") -> None:
        self.clock = Clock(at)
        self.staff = Staff(demo_staff(), number_digits=5, pin_digits=6, elapsed=lambda: 0.0)
        terms = terms_of(game, layout)
        ledger = Ledger.create(path, kind=LedgerKind.LIVE, table_id="BA-07", zone="Asia/Singapore", at=at)
        opening = TableSession(ledger, Table(terms), clock=self.clock)
        for command in (c.OpenTable(terms), c.SetPace(PACE, of_profile=True)):
            assert not isinstance(opening.handle(command, acting=PROFILE), Refusal)
        self.session = TableSession(ledger, opening.table, staff=self.staff, clock=self.clock)
        self.dice = random.Random(7)
        self._shoe = VirtualShoe(self.dice)
        self._hurry()
        assert not isinstance(self.session.sign_on(Signature(*DEALER)), Refusal)
        self.new_shoe()

    def _hurry(self) -> None:
        """Skip the disk's sync, which is not tested here."""
        self.session.ledger._connection.execute("PRAGMA synchronous=OFF")

    def new_shoe(self) -> None:
        """Put in a shuffled shoe without a burn."""
        if not self.tries(c.NewShoe(8, burn_due=False)):
            self.do(c.NewShoe(8, burn_due=False), reason="shoe changed early")

    def tries(self, command: c.Command) -> bool:
        """Return whether the table takes an act."""
        return not isinstance(self.session.handle(command), Refusal)

    def do(self, command: c.Command, reason: str = "", who: tuple[str, str] = PIT_SUPERVISOR) -> None:
        """Do an act that is taken; with a reason somebody of higher rank approves it."""
        if not reason:
            done = self.session.handle(command)
            assert not isinstance(done, Refusal), (command, done)
            return
        assert self.session.hold("shift", 60)
        done = self.session.approve(command, Signature(who[0], who[1], "shift"), reason)
        assert not isinstance(done, Refusal), done
        self.session.release("shift")

    def bets(self) -> None:
        """Place some bets on both hands and next to them, then close the bets."""
        self.do(c.PlaceYourBets())
        for box in self.dice.sample(self.session.table.terms.boxes, 5):
            for bet in dict.fromkeys(self.dice.sample(_BETS, 2)):
                large = bet in (Bet.PLAYER, Bet.BANKER)
                if self.session.table.terms.rules.offers(bet):
                    self.do(c.PlaceBet(box, bet, self.dice.randint(1, 60 if large else 3) * 100_00))
        self.clock.wait(self.dice.randint(15, 45))
        self.do(c.CloseBets())

    def round(self) -> None:
        """Play a whole round; of those who may insure some take it, some decline and some say nothing."""
        self.bets()
        self.end()

    def end(self) -> None:
        """Play the rest of a round."""
        while self.session.table.round is not None:
            played = self.session.table.round
            if played.offer is not None and played.offer.largest:
                self._insure()
            elif not self.tries(c.ConcludeRound()):
                self.clock.wait(2)
                assert self.session.table.shoe is not None
                card = self._shoe.next_card(self.session.table.shoe)
                assert card is not None
                self.do(c.DealCard(card))

    def _insure(self) -> None:
        played = self.session.table.round
        assert played is not None
        assert played.offer is not None
        self.do(c.OfferInsurance())
        for room in played.offer.largest:
            says = self.dice.random()
            if says < 0.3:
                whole = max(room.amount // 100_00, 1) * 100_00
                stake = min(room.amount, whole)
                self.do(c.TakeInsurance(room.box, played.offer.hand, stake, room.bettor))
            elif says < 0.6:
                self.do(c.DeclineInsurance(room.box, room.bettor))
        self.do(c.CloseInsurance())

    def until(self, end: datetime, slowly: int = BUSY, faulty: int = 27) -> None:
        """Play rounds up to a moment, with new shoes as they end, and a fault in each so many rounds."""
        rounds = 0
        while self.clock.now < end:
            self.clock.wait(self.dice.randint(slowly, slowly + 25))
            rounds += 1
            if self._cards_left < 60:
                self.clock.wait(200)
                self.new_shoe()
            if rounds % faulty == 0:
                self._fault(rounds // faulty)
            self.round()

    @property
    def _cards_left(self) -> int:
        shoe = self.session.table.shoe
        assert shoe is not None
        return shoe.cards_left

    def _fault(self, number: int) -> None:
        self.clock.wait(150)
        match number % 4:
            case 0:
                self.bets()
                self.do(c.RaiseIrregularity("foreign_card"), "joker found")
                self.clock.wait(200)
                self.new_shoe()
            case 1:
                self.do(c.RaiseIrregularity("late_bet"))
            case 2:
                facts = IrregularityAnswers(bet=_SHORT_PAID)
                self.do(c.RaiseIrregularity("wrong_payment", facts), "short paid", SHIFT_MANAGER)
            case _:
                self.bets()
                self.do(c.DealCard(self._next()))
                self.do(c.CorrectCard(Hand.PLAYER, 1, self._next()), "misread")
                self.end()

    def _next(self) -> c.Card:
        assert self.session.table.shoe is not None
        card = self._shoe.next_card(self.session.table.shoe)
        assert card is not None
        return card

    def close_day(self, day: str, at: datetime) -> None:
        """Close the gaming day, and begin the next."""
        self.clock.now = at
        self.session._staff = None  # the house's own word, as at a start
        assert isinstance(close_as(self.session, day, _MANAGER), ClosedDay)
        self.session._staff = self.staff
        self._hurry()


@cache
def played_shift(slowly: int, faulty: int) -> Path:
    """Return the folder of a ledger with a short day in its archive and a whole shift; made once."""
    folder = Path(mkdtemp(prefix="lammer-shift-"))
    shift = Shift(folder / LEDGER, MORNING - timedelta(days=1))
    shift.until(MORNING - timedelta(hours=23, minutes=20))
    shift.close_day("2025-11-26", MORNING - timedelta(hours=23))
    shift.clock.now = MORNING
    shift.until(EVENING - timedelta(minutes=2), slowly, faulty)
    shift.session.tidy()
    shift.session.ledger.close()
    return folder


def desk_over(folder: Path, size: str = "1920x1080", now: datetime = AFTERWARDS) -> Desk:
    """Return a window over the ledger of a folder, as after a restart at that time."""
    load_fonts()
    clock = Clock(now)
    terms = terms_of(NCI, "bean-9")
    ledger = Ledger.open(folder / LEDGER, kind=LedgerKind.LIVE, table_id=terms.table_id)
    staff = Staff(demo_staff(), number_digits=5, pin_digits=6)
    session = TableSession(ledger, recover(ledger, terms), staff=staff, clock=clock)
    context = Context(kind=ScreenKind.LIVE, chips=DEFAULT_CHIPS, clock="18:02:10", currency="SGD")
    return desk_of(Presenter(session, context), staff, size)


def shift_in(folder: Path) -> Path:
    """Return a copy of a quiet shift in a folder that is not there yet: few rounds, every kind of fault."""
    return Path(shutil.copytree(played_shift(slowly=QUIET, faulty=12), folder))


def busy_shift_in(folder: Path) -> Path:
    """Return a copy of a shift as a house has them in a folder that is not there yet."""
    return Path(shutil.copytree(played_shift(slowly=BUSY, faulty=27), folder))


def wait_for(what: Callable[[], bool]) -> None:
    """Let the screen live until something is so."""
    end = time.monotonic() + HANGS
    while not what():
        assert time.monotonic() < end, "nothing came of it"
        QTest.qWait(5)


def chain_of(desk: Desk) -> str:
    """Return what the rail says of the ledger's chain; empty while there is no report."""
    view = desk.window.report_rail.view
    return "" if view is None or view.ledger is None else view.ledger.chain


def wait_for_report(desk: Desk) -> None:
    """Wait until the report is read."""
    wait_for(lambda: bool(chain_of(desk)))


def _ends() -> tuple[str, ...]:
    """Return what a chain is called that is followed, or that is too long to be followed here."""
    return tr("chain whole"), tr("not checked here")


def wait_for_chain(desk: Desk) -> None:
    """Wait until the chain of its ledger is followed too."""
    wait_for(lambda: chain_of(desk) in _ends() or "fault" in chain_of(desk))


def open_reports(desk: Desk) -> None:
    """Open the reports by two touches, and wait for what is read."""
    desk.shoe()
    desk.other_tool("reports")
    wait_for_report(desk)


def others(desk: Desk, *answers: str) -> None:
    """Choose answers of the list of other reports and times, opened again for each."""
    for answer in answers:
        desk.key(desk.window.rail_head, "others")
        desk.answer(answer)
        wait_for_report(desk)


def since_the_day_before(desk: Desk) -> None:
    """Open the shift report from ten o'clock of the day before, typed and checked."""
    open_reports(desk)
    desk.key(desk.window.rail_head, "others")
    for name, typed in (("day", 20251126), ("since", 1000)):
        desk.answer(name)
        desk.number(typed * 100)
    desk.main("SHOW")
    wait_for_report(desk)
    wait_for_chain(desk)
