"""Which bets have conclusively won or lost before a round is over (CB, NCI ¶5.4.1; RULINGS 15, 16)."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from functools import lru_cache

from terminal.rules.bets import Bet, Outcome
from terminal.rules.cards import Card, card_points, is_pair
from terminal.rules.game import Game
from terminal.rules.games import GAMES
from terminal.rules.settlement import Facts, result_of, settle_bet
from terminal.rules.table_of_play import endings


class Status(StrEnum):
    """What is known of a bet before the end of the round."""

    OPEN = "open"
    WON = "won"
    LOST = "lost"
    STANDS_OFF = "stands_off"


_STATUS = {Outcome.WON: Status.WON, Outcome.LOST: Status.LOST, Outcome.RETURNED: Status.STANDS_OFF}
_PAIRS = (Bet.PLAYER_PAIR, Bet.BANKER_PAIR)


def bet_statuses(game: Game, player: Sequence[Card], banker: Sequence[Card]) -> dict[Bet, Status]:
    """Return the status of every bet of the game, from known cards as they lie in their proper places.

    A bet is decided when every run of further cards gives the same answer, whatever rank comes (RULINGS 15).
    """
    totals = _statuses_by_points(game.id, tuple(map(card_points, player)), tuple(map(card_points, banker)))
    return {
        bet: _pair_status(player if bet is Bet.PLAYER_PAIR else banker) if bet in _PAIRS else totals[bet]
        for bet in game.bets
    }


def establishing_bets(statuses: dict[Bet, Status]) -> tuple[Bet, ...]:
    """Return the bets that have conclusively won or lost; a certain stand-off establishes nothing."""
    return tuple(bet for bet, status in statuses.items() if status in (Status.WON, Status.LOST))


def _pair_status(hand: Sequence[Card]) -> Status:
    if len(hand) < 2:
        return Status.OPEN
    return Status.WON if is_pair(hand[0], hand[1]) else Status.LOST


@lru_cache(maxsize=4096)
def _statuses_by_points(game_id: str, player: tuple[int, ...], banker: tuple[int, ...]) -> dict[Bet, Status]:
    game = GAMES[game_id]
    bets = [bet for bet in game.bets if bet not in _PAIRS]
    if len(player) < 2 and len(banker) < 2:
        # With one card each nothing is decided yet: the tests show it by running every ending.
        return dict.fromkeys(bets, Status.OPEN)
    seen: dict[Bet, Status] = {}
    undecided = set(bets)
    for player_end, banker_end in endings(player, banker):
        facts = _facts_by_points(player_end, banker_end)
        for bet in tuple(undecided):
            status = _STATUS[settle_bet(game, facts, bet, 0, 1).outcome]
            if seen.setdefault(bet, status) is not status:
                seen[bet] = Status.OPEN
                undecided.discard(bet)
        if not undecided:
            break
    return _shared(tuple(seen.items()))


@lru_cache(maxsize=512)
def _shared(statuses: tuple[tuple[Bet, Status], ...]) -> dict[Bet, Status]:
    """Return the same for all points that leave the bets alike: kept for each, they took 1 MB more."""
    return dict(statuses)


def _facts_by_points(player: tuple[int, ...], banker: tuple[int, ...]) -> Facts:
    player_points, banker_points = sum(player) % 10, sum(banker) % 10
    return Facts(
        result=result_of(player_points, banker_points),
        player_points=player_points,
        banker_points=banker_points,
        banker_cards=len(banker),
        player_pair=None,
        banker_pair=None,
        natural=False,
    )
