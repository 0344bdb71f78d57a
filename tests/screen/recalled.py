"""A table with a past: rounds dealt into a ledger on disk, plain ones and one that went wrong."""

from __future__ import annotations

import random
from datetime import timedelta
from pathlib import Path

from terminal.ledger.identity import LedgerKind
from terminal.ledger.ledger import Ledger
from terminal.rounds import commands as c
from terminal.rounds.answers import IrregularityAnswers
from terminal.rounds.refusal import Refusal
from terminal.rules.bets import SEATED, Bet, Hand, standing
from terminal.rules.cards import DECK, Card
from terminal.table.people.staff import Signature
from terminal.table.session.table_clock import TableClock
from terminal.table.session.table_session import Done
from tests.screen.driving import PIT_SUPERVISOR, Desk, open_desk
from tests.table.pit import Clocks

NCI = "insurance-super-six-plus"
BETS = (
    ("1", SEATED, Bet.BANKER, 2_000_00),
    ("2", SEATED, Bet.PLAYER, 1_500_00),
    ("2", SEATED, Bet.TIE, 100_00),
    ("3", SEATED, Bet.BANKER, 5_000_00),
    ("3", standing(1), Bet.BANKER, 1_000_00),
    ("9", SEATED, Bet.PLAYER, 6_000_00),
)


def desk_with_ledger(folder: Path, size: str = "1920x1080") -> Desk:
    """Return a live table whose ledger is a file, with a shoe in play."""
    ledger = Ledger.create(
        folder / "BA-07.ledger", kind=LedgerKind.LIVE, table_id="BA-07", zone="Asia/Singapore"
    )
    desk = open_desk(NCI, "bean-9", size=size, ledger=ledger)
    done(desk, c.NewShoe(8, burn_due=False))
    return desk


def done(desk: Desk, command: c.Command, reason: str = "") -> bool:
    """Return whether the table takes an act; with a reason the supervisor approves it."""
    if not reason:
        return isinstance(desk.session.handle(command), Done)
    people = desk.presenter.people
    assert people is not None
    assert desk.session.hold("recalled", 60)
    number, pin = PIT_SUPERVISOR
    answer = desk.session.approve(command, Signature(number, pin, "recalled"), reason)
    desk.session.release("recalled")
    return not isinstance(answer, Refusal)


def plain_rounds(desk: Desk, rounds: int, seed: int = 3) -> None:
    """Play so many rounds with the same bets and cards at random."""
    dice = random.Random(seed)
    for _ in range(rounds):
        _bets(desk)
        _to_the_end(desk, dice)


def wrong_round(desk: Desk) -> None:
    """Play a round in which two cards came at once: decided, options chosen, dealt on."""
    _bets(desk)
    for code in ("2D", "9H", "3S", "7C"):
        assert done(desk, c.DealCard(Card(code)))
    assert done(desk, c.TakeInsurance("1", Hand.BANKER, 500_00))
    assert done(desk, c.DeclineInsurance("3"))
    assert done(desk, c.CloseInsurance())
    told = tuple(map(Card, ("2D", "9H", "3S", "7C", "8S", "6D")))
    facts = IrregularityAnswers(
        order_known=True, cards=told, reconstructable=True, exposed=True, replace_cards=False
    )
    assert done(desk, c.RaiseIrregularity("simultaneous_cards", facts), "eight of spades first")
    played = desk.session.table.round
    assert played is not None
    for bettor, _ in played.choices:
        option = "return" if bettor.box == "9" else "continue"
        assert done(desk, c.ChooseOption(bettor.box, option, bettor.bettor))
    _to_the_end(desk, random.Random(1))


def _bets(desk: Desk) -> None:
    for box, bettor, bet, cents in BETS:
        assert done(desk, c.PlaceBet(box, bet, cents, bettor))
    assert done(desk, c.CloseBets())


def _to_the_end(desk: Desk, dice: random.Random) -> None:
    while desk.session.table.round is not None:
        if done(desk, c.ConcludeRound()):
            return
        done(desk, c.CloseInsurance())
        done(desk, c.DealCard(dice.choice(DECK)))


def set_clock(desk: Desk, ahead: timedelta) -> Clocks:
    """Set the clock of a table ahead, or back if negative; return its clocks, which stand still."""
    clocks = Clocks(desk.session.now())
    desk.session._clock = clocks.now
    desk.session._table_clock = TableClock(clocks.now, clocks.elapsed)
    clocks.day += ahead
    return clocks
