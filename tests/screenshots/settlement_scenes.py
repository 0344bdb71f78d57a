"""The moments of taking and paying that are drawn: what loses, what is paid, and what goes back."""

from __future__ import annotations

from collections.abc import Iterator

from terminal.rounds.commands import (
    CloseBets,
    CloseInsurance,
    DealCard,
    OfferInsurance,
    PayUpTo,
    PlaceBet,
    PlaceYourBets,
    RaiseIrregularity,
    TakeInsurance,
    TakeUpTo,
)
from terminal.rules.bets import ORIGINAL_BETS, SEATED, Hand
from terminal.rules.cards import Card
from terminal.table.people.staff import Signature
from terminal.table.session.table_session import Done
from tests.screen.driving import PIT_SUPERVISOR, Desk
from tests.screenshots.scenes import BP, NCI, ONE, PP, SIX, B, Bets, P, Picture, Scene, T, table, wide

TAKE: Bets = {
    ("1", SEATED): {B: 2_000, BP: 100},
    ("2", SEATED): {P: 1_500, T: 100},
    ("3", SEATED): {B: 7_400, SIX: 200},
    ("3", ONE): {B: 500},
    ("4", SEATED): {P: 1_225},
    ("5", SEATED): {B: 12_000, BP: 500},
    ("6", SEATED): {P: 3_000},
    ("6", ONE): {B: 500},
    ("7", SEATED): {B: 1_800, T: 100, SIX: 100},
    ("8", SEATED): {P: 100},
    ("9", SEATED): {P: 6_000, PP: 300},
    ("9", ONE): {B: 600},
}
TIE: Bets = {
    ("1", SEATED): {B: 2_000, T: 200},
    ("2", SEATED): {P: 1_500, T: 100},
    ("3", SEATED): {B: 5_000, SIX: 200},
    ("3", ONE): {B: 500},
    ("4", SEATED): {P: 1_225, PP: 100},
    ("5", SEATED): {B: 12_000, BP: 500},
    ("6", SEATED): {P: 3_000, T: 300},
    ("6", ONE): {B: 500},
    ("7", SEATED): {B: 1_800, T: 100, SIX: 100},
    ("9", SEATED): {P: 6_000, PP: 300},
    ("9", ONE): {B: 600},
}
ODD: Bets = {
    ("1", SEATED): {B: 3_310},
    ("2", SEATED): {B: 100_000, PP: 500},
    ("2", ONE): {B: 40_000},
    ("3", SEATED): {P: 30_000},
    ("5", SEATED): {B: 20_000, T: 500},
    ("7", SEATED): {P: 5_000},
}
"""Over the Differential, so that the Banker's bets play pro rata."""
TWELVE: Bets = {
    (box, SEATED): {P: dollars, BP: 200}
    for box, dollars in zip(
        ("1", "2", "3", "5", "6", "7", "8", "9", "10", "11", "12", "14"),
        (3_000, 1_500, 25_000, 800, 2_000, 125_000, 10_000, 900, 4_400, 6_000, 500, 1_000),
        strict=True,
    )
}


def lay(desk: Desk, bets: Bets) -> None:
    """Put bets down, Player and Banker first, and close them."""
    desk.session.handle(PlaceYourBets())
    for (box, bettor), own in bets.items():
        for bet in sorted(own, key=lambda bet: bet not in ORIGINAL_BETS):
            desk.session.handle(PlaceBet(box, bet, own[bet] * 100, bettor))
    desk.session.handle(CloseBets())


def deal(desk: Desk, cards: str, *taken: TakeInsurance) -> None:
    """Deal these cards; offer all insurance that falls due, which is taken as named."""
    for code in cards.split():
        desk.session.handle(DealCard(Card(code)))
        desk.session.handle(OfferInsurance())
        for command in taken:
            desk.session.handle(command)
        desk.session.handle(CloseInsurance())
    desk.presenter.refresh()


def take_and_pay(size: str) -> Iterator[Picture]:
    """Yield losing bets, some of them taken; who is paid first, then a box with two bettors."""
    desk = table(NCI, "bean-9", size, limits=wide(), rounds=30, seed=3)
    lay(desk, TAKE)
    deal(desk, "TC KH 5S TS 8S 6H")
    yield Picture("take", desk)
    desk.presenter.do(TakeUpTo("4"))
    yield Picture("take-up-to", desk)
    desk.main("BETS TAKEN")
    desk.main("BOX 1 PAID")
    yield Picture("pay", desk)
    desk.presenter.do(PayUpTo("7"))
    yield Picture("pay-up-to", desk)


def tie(size: str) -> Iterator[Picture]:
    """Yield a Tie: what stays, goes and is paid; then the paying with two boxes given back, and the end."""
    desk = table(NCI, "bean-9", size, limits=wide(), rounds=31, seed=3)
    lay(desk, TIE)
    deal(desk, "9S 3S KH 6H")
    yield Picture("tie", desk)
    for box in ("2", "4"):
        desk.area(box, P)
    desk.main("BETS TAKEN")
    yield Picture("tie-pay", desk)
    desk.presenter.do(PayUpTo("7"))
    yield Picture("tie-settled", desk)


def what_goes_back(size: str) -> Iterator[Picture]:
    """Yield bets that play pro rata, insurance on a Tie, and a void round, before and while it is paid."""
    desk = table("commission", "bean-9", size, limits=wide(100, 50_000), rounds=20, seed=4)
    lay(desk, ODD)
    deal(desk, "2S 9H KD KC")
    yield Picture("pro-rata-take", desk)
    desk.main("BETS TAKEN")
    yield Picture("pro-rata-pay", desk)
    desk = table(NCI, "bean-9", size, limits=wide(), rounds=20, seed=4)
    lay(desk, {("1", SEATED): {B: 2_000}, ("4", SEATED): {B: 1_000, PP: 100}, ("4", ONE): {P: 500}})
    deal(
        desk,
        "2S 6H 3D KC AS",
        TakeInsurance("1", Hand.BANKER, 650_00),
        TakeInsurance("4", Hand.BANKER, 100_00),
    )
    yield Picture("tie-insurance", desk)
    if desk.window.take.isVisible() or desk.window.tie.isVisible():
        desk.main("BETS TAKEN")
    yield Picture("tie-insurance-settled", desk)
    desk = table(NCI, "bean-9", size, limits=wide(), rounds=20, seed=4)
    lay(desk, TAKE)
    deal(desk, "TC KH 5S TS 8S 6H")
    void = RaiseIrregularity("not_shuffled")
    assert isinstance(desk.session.approve(void, Signature(*PIT_SUPERVISOR), "seen"), Done)
    desk.presenter.refresh()
    yield Picture("void", desk)
    desk = table(NCI, "bean-9", size, limits=wide(), rounds=20, seed=4)
    lay(desk, TAKE)
    deal(desk, "TC KH 5S TS 8S 6H")
    desk.main("BETS TAKEN")
    desk.presenter.do(PayUpTo("5"))
    assert isinstance(desk.session.approve(void, Signature(*PIT_SUPERVISOR), "seen"), Done)
    desk.presenter.refresh()
    yield Picture("void-while-paying", desk)


def all_lose(size: str) -> Iterator[Picture]:
    """Yield big-12 where every box loses."""
    desk = table("commission", "big-12", size, limits=wide(100, 10_000_000), rounds=20, seed=4)
    lay(desk, TWELVE)
    deal(desk, "2S 9H KD QC")
    yield Picture("big12-all-lose", desk)


SETTLEMENT_SCENES: tuple[Scene, ...] = (take_and_pay, tie, what_goes_back, all_lose)
