"""The moments of a round that are drawn as the players see them, on their own display."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass

from msgspec.structs import replace

from terminal.rounds import commands as c
from terminal.rounds.answers import IrregularityAnswers
from terminal.rounds.guidance.situation import Situation
from terminal.rounds.guidance.step import StepKind
from terminal.rounds.state import Table
from terminal.rules.cards import DECK, UNKNOWN
from terminal.rules.games import GAMES
from terminal.rules.house import Limits
from terminal.rules.ranks import Rank
from terminal.screen.board.players_view import NO_TEXTS, players_view
from terminal.screen.board.views import BettingClock, HouseTexts, IdlePage, PlayersView
from terminal.screen.screen_kind import ScreenKind
from terminal.screen.translate import language
from terminal.table.setup.languages import Language
from tests.rounds.paragraph_table import bet, deal, played, table_of

NCI = "insurance-super-six-plus"
BOARD_SIZES = {"1920x1080": (1920, 1080), "3840x2160": (3840, 2160)}
HOUSES = {
    Language.ENGLISH: HouseTexts(
        ("Welcome to the house", "Bets are placed before the dealer’s call."),
        ("The rules lie at the pit desk.", "Or ask the dealer for them."),
    ),
    Language.TRADITIONAL: HouseTexts(
        ("歡迎光臨", "請於荷官宣佈停止下注前下注。"), ("遊戲規則可向主管索閱。", "亦可向荷官查問。")
    ),
    Language.SIMPLIFIED: HouseTexts(
        ("欢迎光临", "请于荷官宣布停止下注前下注。"), ("游戏规则可向主管索阅。", "亦可向荷官查问。")
    ),
}
"""What the house has written, for the language that its display speaks."""
LIMITS = Limits(
    minimum=100_00,
    maximum=30_000_00,
    side_minimum=100_00,
    side_maximum=5_000_00,
    maximum_differential=50_000_00,
)
NINE_TO_FIVE = "9S 2H KD 3C"
"""Player 9, Banker 5."""


@dataclass(frozen=True)
class Board:
    """A moment by its name, as the players see it."""

    name: str
    view: PlayersView


def past(rounds: int, **more: bool) -> Table:
    """Return a table after so many rounds of its shoe, without bets; always the same ones."""
    table, dice = table_of(NCI, limits=LIMITS, **more), random.Random(8)
    for _ in range(rounds):
        table = played(table, c.PlaceYourBets(), c.CloseBets())
        while Situation(table).step.do is StepKind.DEAL:
            left = [card for card in DECK if card not in table.used_up]
            table = played(table, c.DealCard(dice.choice(left)))
        table = played(table, c.ConcludeRound())
    return table


def seen(
    table: Table,
    clock: BettingClock | None = None,
    kind: ScreenKind = ScreenKind.LIVE,
    house: HouseTexts | None = None,
    turn: int = 0,
) -> PlayersView:
    """Return what the players see."""
    named = replace(table, terms=replace(table.terms, table_id="BA-07"))
    return players_view(Situation(named), kind, house or HOUSES[language()], clock, turn)


def boards() -> Iterator[Board]:
    """Yield the display between rounds, in betting, in play, at an offer, called, void, and idle."""
    table = past(47)
    yield Board("board-between", seen(table))
    opened = played(table, bet("1 player 500"), bet("2 banker 900"))
    yield Board("board-betting", seen(opened, BettingClock(18, 30)))
    dealt = played(opened, c.CloseBets(), *deal("2D 9H 3S"))
    yield Board("board-dealing", seen(dealt))
    offered = played(dealt, *deal("7C"), c.OfferInsurance())
    yield Board("board-offer", seen(offered))
    called = played(offered, c.CloseInsurance(), *deal("6H QC"), c.TakeLosingBets())
    yield Board("board-called", seen(called))
    face_down = played(past(5, face_down=True), c.PlaceYourBets(), c.CloseBets(), *[c.DealCard(UNKNOWN)] * 4)
    yield Board("board-face-down", seen(face_down))
    private = played(past(47, private=True), c.SetNotice(up=True), rank=Rank.PIT_SUPERVISOR)
    private = played(private, c.PlaceYourBets(), c.ShowCutCard(), c.CloseBets(), *deal(NINE_TO_FIVE))
    last = played(private, c.ConcludeRound(), c.PlaceYourBets())
    yield Board("board-last-round", seen(last, BettingClock(7, 30)))
    answers = IrregularityAnswers(remedy="void", decision="The lights went out.")
    void = played(last, c.RaiseIrregularity("not_provided_for", answers), rank=Rank.SHIFT_MANAGER)
    yield Board("board-void", seen(void))
    idle = replace(table_of(NCI, limits=LIMITS), shoe=None)
    for turn, page in enumerate(IdlePage):
        yield Board(f"board-idle-{page.value}", seen(idle, turn=turn))
    for game in sorted(GAMES.keys() - {NCI}):
        bare = replace(table_of(game, limits=LIMITS), shoe=None)
        yield Board(f"board-odds-{game}", seen(bare, house=NO_TEXTS, turn=1))
    yield Board("board-idle-rules-unsaid", seen(idle, house=NO_TEXTS, turn=3))
    training = seen(replace(table_of(NCI), shoe=None), kind=ScreenKind.TRAINING)
    yield Board("board-idle-training", training)
