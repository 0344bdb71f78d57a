"""What the players' display shows: frozen data, with words already in the table's language."""

from __future__ import annotations

from dataclasses import dataclass

from terminal.rules.bets import Hand, Result
from terminal.rules.cards import Card
from terminal.rules.roads import Scoreboard
from terminal.screen.kinds import Kind
from terminal.screen.panels.views import Counts


@dataclass(frozen=True, slots=True)
class BoardLimit:
    """A limit in both languages; the amount in cents."""

    label: str
    second: str
    amount: int


@dataclass(frozen=True, slots=True)
class BoardInsurance:
    """Insurance on offer: the hand, the price in both languages and on the lammer, when it pays."""

    hand: Hand
    price: str
    price_second: str
    figure: str
    figure_word: str
    pays_if: str
    pays_if_second: str


@dataclass(frozen=True, slots=True)
class BoardHands:
    """The hands of the round; points None while there are none."""

    player: tuple[Card, ...]
    banker: tuple[Card, ...]
    player_points: int | None
    banker_points: int | None
    caption: str


@dataclass(frozen=True, slots=True)
class BoardResult:
    """The result of the round before."""

    result: Result
    title: str
    points: str
    note: str
    number: str


@dataclass(frozen=True, slots=True)
class BoardView:
    """The players' display; `notice` takes insurance's place when it is not on offer."""

    kind: Kind
    title: str
    game: str
    game_second: str
    limits: tuple[BoardLimit, ...]
    board: Scoreboard
    counts: Counts
    hands: BoardHands
    insurance: BoardInsurance | None = None
    last: BoardResult | None = None
    notice: str = ""
    notice_second: str = ""
    words: str = ""
