"""The moments of a table that are drawn as pictures, each reached by touch at the real window."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from terminal.rounds.commands import CloseBets, ConcludeRound, DealCard, PlaceYourBets, ShowCutCard
from terminal.rounds.guidance.situation import Situation
from terminal.rules.bets import SEATED, Bet, standing
from terminal.rules.house import Limits
from terminal.screen.screen_kind import ScreenKind
from terminal.training.virtual_shoe import VirtualShoe
from tests.screen.driving import PIT_SUPERVISOR, Desk, open_desk
from tests.screen.recalled import desk_with_ledger, plain_rounds, wrong_round
from tests.screen.trained import Trainee

CHIPS = (2_500_000, 1_000_000, 500_000, 100_000, 50_000, 10_000, 2_500)
Bets = dict[tuple[str, str], dict[Bet, int]]
"""Whole dollars by box, bettor and bet."""

P, B, T = Bet.PLAYER, Bet.BANKER, Bet.TIE
PP, BP, SIX = Bet.PLAYER_PAIR, Bet.BANKER_PAIR, Bet.SIX
ONE, TWO = standing(1), standing(2)

BEAN: Bets = {
    ("1", SEATED): {B: 2_000, BP: 100},
    ("2", SEATED): {P: 1_500, T: 100},
    ("5", SEATED): {B: 25_000, PP: 200, BP: 200},
    ("5", ONE): {P: 800},
    ("6", SEATED): {P: 3_000},
    ("6", ONE): {P: 500},
    ("7", SEATED): {B: 800, T: 100, SIX: 100},
    ("9", SEATED): {P: 6_000, PP: 300},
    ("9", ONE): {P: 1_200},
    ("9", TWO): {B: 600},
    ("3", SEATED): {B: 5_000, SIX: 200},
    ("3", ONE): {B: 1_000},
    ("3", TWO): {B: 500},
}
MINI: Bets = {
    ("1", SEATED): {P: 1_000},
    ("2", SEATED): {B: 2_000, SIX: 100},
    ("3", SEATED): {P: 800, PP: 100},
    ("3", ONE): {B: 600},
    ("5", SEATED): {B: 5_000, T: 200},
    ("6", SEATED): {P: 3_000},
    ("7", SEATED): {B: 1_500, SIX: 100, BP: 100},
}
OVER: Bets = {
    ("1", SEATED): {P: 1_000},
    ("2", SEATED): {B: 8_000, SIX: 100},
    ("2", ONE): {B: 2_000},
    ("3", SEATED): {P: 3_000, PP: 100},
    ("5", SEATED): {B: 20_000, T: 200},
    ("6", SEATED): {P: 6_000, BP: 100},
    ("6", ONE): {P: 500},
    ("7", SEATED): {B: 9_500},
    ("3", ONE): {B: 3_000},
    ("5", ONE): {B: 1_500},
    ("7", ONE): {B: 1_000},
}
BIG: Bets = {
    ("1", SEATED): {B: 3_000},
    ("2", SEATED): {P: 1_500, PP: 100},
    ("2", ONE): {P: 500},
    ("3", SEATED): {B: 5_000, BP: 200},
    ("3", ONE): {B: 1_500},
    ("5", SEATED): {P: 2_000},
    ("7", SEATED): {B: 10_000, T: 500},
    ("8", SEATED): {P: 25_000, PP: 500},
    ("9", SEATED): {B: 4_000},
    ("9", ONE): {P: 800},
    ("12", SEATED): {B: 2_500, T: 200},
    ("14", SEATED): {P: 1_000},
    ("11", SEATED): {P: 6_000, BP: 300},
    ("11", ONE): {P: 1_200},
}
COMMISSION: Bets = {
    ("1", SEATED): {P: 2_000},
    ("2", SEATED): {B: 3_000, T: 200},
    ("2", ONE): {B: 1_000},
    ("3", SEATED): {P: 5_000, PP: 300},
    ("3", ONE): {P: 500},
    ("4", SEATED): {B: 1_200},
    ("6", SEATED): {B: 10_000, BP: 500},
    ("7", SEATED): {P: 1_500},
    ("7", ONE): {B: 800},
    ("8", SEATED): {P: 20_000, T: 500},
    ("9", SEATED): {B: 6_000},
}


@dataclass(frozen=True)
class Picture:
    """A moment by its name, as the window shows it now."""

    name: str
    desk: Desk | Trainee


Scene = Callable[[str], Iterator[Picture]]
"""Draws at a size of the window."""


def enter(desk: Desk, bets: Bets) -> None:
    """Put bets down chip by chip."""
    held = None
    for (box, bettor), own in bets.items():
        desk.plate(box)
        if not desk.window.box.isVisible():
            desk.plate(box)
        view = desk.window.box.view
        assert view is not None
        if bettor != view.bettor:
            known = bettor in {tab.bettor for tab in view.tabs}
            desk.key(desk.window.box, ("tab", bettor) if known else "plus")
        for bet, dollars in own.items():
            left = dollars * 100
            for chip in CHIPS:
                while left >= chip:
                    if held != chip:
                        desk.chip(chip)
                        held = chip
                    desk.area(box, bet)
                    left -= chip


def past_rounds(desk: Desk, count: int, seed: int) -> None:
    """Play rounds without bets, so that the roads have something to show."""
    shoe = VirtualShoe(random.Random(seed))
    session = desk.session
    for _ in range(count):
        session.handle(PlaceYourBets())
        session.handle(CloseBets())
        while Situation(session.table).step.do == "deal":
            assert session.table.shoe is not None
            card = shoe.next_card(session.table.shoe)
            assert card is not None
            session.handle(DealCard(card))
        session.handle(ConcludeRound())
    desk.presenter.refresh()


def table(
    game: str, layout: str, size: str, *, limits: Limits, rounds: int = 0, seed: int = 1, **more: bool
) -> Desk:
    """Return a live table in mid-shoe, ready for the next round."""
    desk = open_desk(game, layout, size=size, limits=limits, **more)
    desk.new_shoe(8, "4C")
    past_rounds(desk, rounds, seed)
    return desk


def wide(minimum: int = 100, differential: int = 50_000) -> Limits:
    """Return limits in whole dollars."""
    return Limits(minimum=minimum * 100, maximum_differential=differential * 100)


NCI = "insurance-super-six-plus"


def betting_and_insurance(size: str) -> Iterator[Picture]:
    """Yield betting, an offer with takers, the second offer, and its settlement on bean-9."""
    desk = table(NCI, "bean-9", size, limits=wide(), rounds=40, seed=3)
    yield Picture("bean9-commence", desk)
    desk.main("PLACE YOUR BETS")
    yield Picture("bean9-betting-empty", desk)
    enter(desk, BEAN)
    desk.key(desk.window.box, ("tab", SEATED))
    desk.chip(100_000)
    yield Picture("bean9-betting", desk)
    desk.main("NO MORE BETS")
    for face in ("2D", "9H", "3S"):
        desk.card(face)
    yield Picture("bean9-dealing", desk)
    desk.card("7C")
    yield Picture("bean9-insurance-due", desk)
    desk.main("OFFER INSURANCE")
    panel = desk.window.insurance
    desk.key(panel, ("stake", "1", SEATED, 66_600))
    desk.key(panel, ("stake", "5", SEATED, 833_300))
    desk.key(panel, ("decline", "7", SEATED))
    yield Picture("bean9-insurance", desk)
    desk.key(panel, ("exact", "3", SEATED))
    yield Picture("bean9-insurance-exact", desk)
    desk.number(50_000)
    desk.main("CLOSE INSURANCE")
    yield Picture("bean9-third-card", desk)
    desk.card("6S")
    yield Picture("bean9-insurance-second", desk)
    desk.main("OFFER INSURANCE")
    desk.main("CLOSE INSURANCE")
    desk.card("4H")
    yield Picture("bean9-take", desk)
    desk.main("BETS TAKEN")
    yield Picture("bean9-pay", desk)
    desk.main()
    desk.main()
    yield Picture("bean9-pay-standing", desk)
    desk.shoe()
    yield Picture("bean9-tools-in-round", desk)


LAST: Bets = {
    ("1", SEATED): {B: 2_000, BP: 100},
    ("2", SEATED): {P: 1_500, T: 100},
    ("5", SEATED): {B: 12_000, BP: 500},
    ("6", SEATED): {P: 3_000},
    ("6", ONE): {B: 500},
    ("7", SEATED): {B: 1_000, T: 100, SIX: 100},
    ("9", SEATED): {P: 6_000, PP: 300},
    ("9", ONE): {B: 600},
}
"""The bets of the round before, for the picture of fast betting."""
NOW: Bets = {
    ("1", SEATED): {B: 2_000, BP: 100},
    ("7", SEATED): {B: 1_800},
    ("3", SEATED): {B: 7_400, SIX: 200},
    ("8", SEATED): {P: 50},
}


def fast_betting(size: str) -> Iterator[Picture]:
    """Yield a table between its first bets and its call: ghosts, an armed sum, a bet under the minimum."""
    desk = table(NCI, "bean-9", size, limits=wide(), rounds=30, seed=7)
    desk.main("PLACE YOUR BETS")
    yield Picture("bean9-armed-at-opening", desk)
    enter(desk, LAST)
    desk.main("NO MORE BETS")
    for face in ("KD", "KH", "8S", "9D"):
        desk.card(face)
    while desk.table.round is not None:
        desk.main()
    desk.main("PLACE YOUR BETS")
    yield Picture("bean9-ghosts", desk)
    enter(desk, NOW)
    if desk.window.box.isVisible():
        desk.key(desk.window.box, "close")
    desk.key(desk.window.armed, ("standing", True))
    desk.chip(50_000)
    desk.area("3", B)
    desk.key(desk.window.armed, ("standing", False))
    for digit in "1225":
        desk.key(desk.window.armed, ("digits", digit))
    desk.area("4", P)
    yield Picture("bean9-betting-fast", desk)
    desk.plate("8")
    yield Picture("bean9-box-under-minimum", desk)
    desk.main("NO MORE BETS")
    yield Picture("bean9-closing-asks", desk)


def settlement_on_mini(size: str) -> Iterator[Picture]:
    """Yield a half pay and the Six bet on mini-7; then betting there, with what stays after a Tie."""
    desk = table(NCI, "mini-7", size, limits=wide(50, 30_000), rounds=22, seed=12)
    desk.main("PLACE YOUR BETS")
    enter(desk, MINI)
    yield Picture("mini7-betting", desk)
    desk.main("NO MORE BETS")
    for face in ("3C", "TD", "QH", "4S"):
        desk.card(face)
    desk.card("2S")
    yield Picture("mini7-insurance", desk)
    desk.main("OFFER INSURANCE")
    desk.key(desk.window.insurance, ("stake", "1", SEATED, 50_000))
    desk.main("CLOSE INSURANCE")
    yield Picture("mini7-dealing", desk)
    desk.card("2H")
    yield Picture("mini7-take", desk)
    desk.main("BETS TAKEN")
    desk.main()
    yield Picture("mini7-pay", desk)
    while desk.table.round is not None and desk.window.cut.isVisible():
        desk.main()
    yield Picture("mini7-settled", desk)
    desk.main("ALL SETTLED")
    yield Picture("mini7-between", desk)
    desk.main("PLACE YOUR BETS")
    yield Picture("mini7-repeat", desk)
    desk.key(desk.window.armed, "repeat-table")
    desk.tag("3")
    desk.main("NO MORE BETS")
    for face in ("KD", "KH", "8S", "8D"):
        desk.card(face)
    desk.main("BETS TAKEN")
    yield Picture("mini7-tie-pay", desk)
    while desk.table.round is not None:
        desk.main()
    desk.main("PLACE YOUR BETS")
    yield Picture("mini7-tie-stays", desk)


def over_the_limit(size: str) -> Iterator[Picture]:
    """Yield bets over the limit, with the number pad, and with the box in the rail."""
    desk = table(NCI, "mini-7", size, limits=wide(50, 30_000), rounds=23, seed=12)
    desk.main("PLACE YOUR BETS")
    enter(desk, OVER)
    if not desk.window.turn_back.isVisible():
        desk.plate("7")
    desk.chip(50_000)
    yield Picture("mini7-over-limit", desk)
    desk.plate("3")
    desk.key(desk.window.box, ("tab", ONE))
    yield Picture("mini7-box-over-limit", desk)
    desk.key(desk.window.box, "close")
    desk.main()
    desk.main("NO MORE BETS")
    desk.area("3", B)
    desk.key(desk.window.number_pad, "1")
    desk.key(desk.window.number_pad, "000")
    yield Picture("mini7-number-pad", desk)


def commission(size: str) -> Iterator[Picture]:
    """Yield big-12, and dealing late in a shoe on bean-9."""
    desk = table("commission", "big-12", size, limits=wide(500, 100_000), rounds=36, seed=4)
    desk.main("PLACE YOUR BETS")
    enter(desk, BIG)
    desk.chip(50_000)
    yield Picture("big12-betting", desk)
    desk.main("NO MORE BETS")
    for face in ("9H", "KD", "JC"):
        desk.card(face)
    yield Picture("big12-dealing", desk)
    desk.card("7S")
    yield Picture("big12-take", desk)
    desk.main("BETS TAKEN")
    yield Picture("big12-pay", desk)
    desk = table("commission", "bean-9", size, limits=wide(200, 60_000), rounds=62, seed=8)
    desk.session.handle(ShowCutCard())
    desk.main("PLACE YOUR BETS")
    enter(desk, COMMISSION)
    desk.main("NO MORE BETS")
    pad = [code for code in desk.window.card_pad.keys if code not in desk.window.card_pad.view.used_up]  # type: ignore[union-attr]
    for code in pad[:2]:
        desk.card(str(code))
    yield Picture("bean9-dealing-late", desk)


def demo(size: str) -> Iterator[Picture]:
    """Yield the demo from its start to its first cards."""
    desk = open_desk(NCI, "bean-9", size=size, kind=ScreenKind.DEMO, virtual=5, first_steps=True)
    yield Picture("demo-start", desk)
    desk.main("NEW SHOE")
    yield Picture("demo-burn", desk)
    desk.main()
    desk.main("PLACE YOUR BETS")
    yield Picture("demo-first-bets", desk)
    desk.chip(50_000)
    desk.area("4", B)
    desk.main("NO MORE BETS")
    yield Picture("demo-deal", desk)
    desk.key(desk.window.first_steps, "hide")
    desk.main()
    yield Picture("demo-deal-list", desk)


def shoe_and_tools(size: str) -> Iterator[Picture]:
    """Yield a live new shoe, its burn, the tools outside the round, the roads and a relief."""
    desk = open_desk(NCI, "bean-9", size=size, private=True, face_down=True)
    yield Picture("new-shoe", desk)
    desk.key(desk.window.new_shoe, ("shuffled", True))
    desk.main("NEW SHOE")
    yield Picture("burn", desk)
    desk.card("QD")
    yield Picture("burn-card", desk)
    desk.main()
    past_rounds(desk, 30, 6)
    desk.shoe()
    yield Picture("tools", desk)
    desk.other_tool("relief")
    for digit in PIT_SUPERVISOR[0]:
        desk.key(desk.window.sign_on, ("digit", digit))
    yield Picture("relief", desk)
    desk.key(desk.window.sign_on, "stay")
    desk.tool("roads")
    yield Picture("roads", desk)


def irregularity(size: str) -> Iterator[Picture]:
    """Yield a card on the wrong hand: halted, walked through, decided, approved."""
    desk = table(NCI, "bean-9", size, limits=wide(), rounds=40, seed=3)
    desk.main("PLACE YOUR BETS")
    enter(desk, BEAN)
    desk.main("NO MORE BETS")
    for face in ("3S", "KH", "4D", "5C"):
        desk.card(face)
    desk.main("OFFER INSURANCE")
    desk.main("CLOSE INSURANCE")
    desk.card_place("player-3")
    yield Picture("wrong-hand-armed", desk)
    desk.card("9D")
    yield Picture("halted", desk)
    desk.tool("irregularity")
    yield Picture("walk-kinds", desk)
    desk.answer("excess_card")
    yield Picture("walk-card", desk)
    desk.main("IT WAS THIS CARD")
    yield Picture("walk-question", desk)
    desk.answer("yes")
    yield Picture("walk-decided", desk)
    desk.main()
    yield Picture("approval", desk)
    desk.give_reason()
    for digit in PIT_SUPERVISOR[0]:
        desk.key(desk.window.override, ("digit", digit))
    yield Picture("approval-named", desk)


def recall(size: str) -> Iterator[Picture]:
    """Yield the last ten rounds, one that went wrong step by step, and the search."""
    with TemporaryDirectory() as folder:
        desk = desk_with_ledger(Path(folder), size)
        plain_rounds(desk, 11)
        wrong_round(desk)
        desk.presenter.refresh()
        desk.shoe()
        desk.key(desk.window.between, ("tool", "recall"))
        yield Picture("recall", desk)
        desk.key(desk.window.acts, ("act", 4))
        yield Picture("recall-irregularity", desk)
        desk.key(desk.window.recall_strip, "search")
        yield Picture("recall-search", desk)
        desk.answer("box")
        yield Picture("recall-search-box", desk)
        desk.done()


SCENES: tuple[Scene, ...] = (
    betting_and_insurance,
    fast_betting,
    settlement_on_mini,
    over_the_limit,
    commission,
    demo,
    shoe_and_tools,
    irregularity,
    recall,
)
