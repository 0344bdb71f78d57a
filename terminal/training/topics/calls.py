"""Calls: the hand that has won and both Point Totals, at all hundred pairs of totals."""

from __future__ import annotations

from random import Random

from terminal.rounds.terms import Terms
from terminal.rules.bets import ORIGINAL_BETS
from terminal.rules.message import Message
from terminal.training.items import Posed, TopicWork, TrainingItem
from terminal.training.skills import Topic
from terminal.training.table_builder import POINTS, TableBuilder, complete_hands, some_bets
from terminal.training.topics.next_act import judge_next, next_answer


def _item(player: int, banker: int) -> TrainingItem:
    def make(terms: Terms, random: Random) -> Posed:
        cards = complete_hands(
            random, lambda facts, _: (facts.player_points, facts.banker_points) == (player, banker)
        )
        bets = some_bets(terms, random, ORIGINAL_BETS)
        return Posed(state=TableBuilder(terms).place(bets).close().deal(cards).table)

    return TrainingItem(
        id=f"call:player-{player}-banker-{banker}",
        topic=Topic.CALLS,
        title=Message("Player {player}, Banker {banker}", {"player": player, "banker": banker}),
        make=make,
    )


_ITEMS = tuple(_item(player, banker) for player in POINTS for banker in POINTS)


def _items(terms: Terms) -> tuple[TrainingItem, ...]:
    return _ITEMS


WORK = TopicWork(items=_items, right=next_answer, judge=judge_next)
