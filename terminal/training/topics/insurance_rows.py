"""Insurance rows: every insured situation with its row, and those that only look like one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from random import Random

from msgspec.structs import replace

from terminal.rounds.commands import SetNotice
from terminal.rounds.terms import Terms
from terminal.rules.bets import SEATED, Bet, Stage
from terminal.rules.cards import Card
from terminal.rules.game import Game
from terminal.rules.games import GAMES
from terminal.rules.message import Message
from terminal.rules.ranks import Rank
from terminal.rules.stakes import BetKey
from terminal.rules.table_of_play import NATURAL, banker_draws, player_draws
from terminal.training.house_chips import stake_unit, within_maximum
from terminal.training.items import Posed, TopicWork, TrainingItem
from terminal.training.skills import Topic
from terminal.training.table_builder import POINTS, TableBuilder, a_sum, card_of, in_turn, two_cards
from terminal.training.topics.next_act import judge_next, next_answer

_NO_NATURAL = range(NATURAL)

Totals = tuple[int, int]
"""The Point Totals of the Player and the Banker Hand."""
Ways = tuple[tuple[int, int | None], ...]
"""The ways to come to totals: the Player's first two cards, and its third card if there is one."""


def _ways(stage: Stage, totals: Totals, *, draws: bool) -> Ways:
    """Return the ways to come to these totals at a stage, so that a card is still to come, or none is."""
    player, banker = totals
    if stage is Stage.FOUR_CARDS:
        comes = player < NATURAL and (player_draws(player, banker) or banker_draws(player, banker, None))
        return ((player, None),) if comes is draws else ()
    return tuple(
        (first, third)
        for first in _NO_NATURAL
        if player_draws(first, banker)
        for third in POINTS
        if (first + third) % len(POINTS) == player and banker_draws(first, banker, third) is draws
    )


def has_row(game: Game, stage: Stage, totals: Totals) -> bool:
    """Return whether a row of the insurance table holds these totals, whether or not a card is to come."""
    player, banker = totals
    return any(row.stage is stage and player in row.player and banker in row.banker for row in game.insurance)


def _all_totals() -> Iterator[Totals]:
    for player in POINTS:
        for banker in _NO_NATURAL:
            yield player, banker


def _one_point_off(game: Game, stage: Stage, totals: Totals) -> bool:
    player, banker = totals
    next_to = ((player - 1, banker), (player + 1, banker), (player, banker - 1), (player, banker + 1))
    return not has_row(game, stage, totals) and any(has_row(game, stage, other) for other in next_to)


_STAGES: Mapping[Stage, Message] = {
    Stage.FOUR_CARDS: Message("after four cards"),
    Stage.PLAYER_THIRD: Message("after the Player\u2019s third card"),
}


_UNDER_NOTICE = "notice"
"""Insured situations at a private table under the notice: nothing is offered (NCI ¶4.2.2)."""


def _item(kind: str, stage: Stage, totals: Totals, ways: Ways) -> TrainingItem:
    player, banker = totals
    notice = kind == _UNDER_NOTICE

    def make(terms: Terms, random: Random) -> Posed:
        first, third = random.choice(ways)
        four = in_turn(two_cards(first, random), two_cards(banker, random))
        cards: tuple[Card, ...] = four if third is None else (*four, card_of(third, random))
        builder = TableBuilder(replace(terms, private=True) if notice else terms)
        if notice:
            builder.act(SetNotice(True), Rank.PIT_SUPERVISOR)
        builder.place(_bets_on_both(terms, random)).close().deal(cards, insure=1)
        return Posed(state=builder.table)

    return TrainingItem(
        id=f"{kind}:{stage.value}-player-{player}-banker-{banker}",
        topic=Topic.INSURANCE_ROWS,
        title=Message(
            "Player {player}, Banker {banker}, {stage}",
            {"player": player, "banker": banker, "stage": _STAGES[stage]},
        ),
        make=make,
    )


def _bets_on_both(terms: Terms, random: Random) -> list[tuple[BetKey, int]]:
    """Return bets on either hand, large enough that insurance after four cards leaves room for more."""
    boxes = random.sample(terms.boxes, 4)
    hands = (Bet.PLAYER, Bet.BANKER, Bet.PLAYER, Bet.BANKER)
    least = stake_unit(terms) * len(POINTS) * 2
    return [
        (BetKey(box, SEATED, bet), within_maximum(terms, bet, max(least, a_sum(terms, random, bet))))
        for box, bet in zip(boxes, hands, strict=True)
    ]


@lru_cache
def _items_of(game_id: str) -> tuple[TrainingItem, ...]:
    game = GAMES[game_id]
    items = []
    for stage in Stage:
        for totals in _all_totals():
            drawing, standing = (_ways(stage, totals, draws=draws) for draws in (True, False))
            if has_row(game, stage, totals):
                if drawing:
                    items.append(_item("insure", stage, totals, drawing))
                    if totals[0] == totals[1] - 3 or totals[1] == 0:
                        items.append(_item(_UNDER_NOTICE, stage, totals, drawing))
                if standing:
                    items.append(_item("no-card", stage, totals, standing))
            elif _one_point_off(game, stage, totals) and (drawing or standing):
                items.append(_item("one-off", stage, totals, drawing or standing))
    return tuple(items)


def _items(terms: Terms) -> tuple[TrainingItem, ...]:
    return _items_of(terms.game)


WORK = TopicWork(items=_items, right=next_answer, judge=judge_next)
