"""The rules of a game in words, by chapter and paragraph, out of what the table itself plays by."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from enum import StrEnum

from msgspec import Struct

from terminal.reports.labels import action_label, bet_label, hand_label, rank_label
from terminal.rounds.guidance.calls import odds_in_words
from terminal.rounds.guidance.pay_in_words import (
    commission_in_words,
    insurance_condition,
    pay_conditions,
    totals_in_words,
)
from terminal.rounds.irregularities.catalogue import CATALOGUE
from terminal.rules.bets import Bet, Hand
from terminal.rules.game import Game, InsuranceRow, Pay
from terminal.rules.message import Message
from terminal.rules.table_of_play import NATURAL, banker_draws, player_draws
from terminal.training.table_builder import POINTS


class RulesChapter(StrEnum):
    """What a part of the rules is about."""

    DRAW = "draw"
    ODDS = "odds"
    INSURANCE = "insurance"
    IRREGULARITIES = "irregularities"


class ToldRule(Struct, frozen=True):
    """One line of the rules."""

    paragraphs: tuple[str, ...]
    """Where the rules say so; empty where only a reading of the house does."""
    title: Message
    """What it is about."""
    said: tuple[Message, ...] = ()
    """What holds, one after another."""


def chapters_of(game: Game) -> tuple[RulesChapter, ...]:
    """Return the chapters of a game."""
    return tuple(one for one in RulesChapter if one is not RulesChapter.INSURANCE or game.has_insurance)


def rules_told(game: Game, chapter: RulesChapter) -> tuple[ToldRule, ...]:
    """Return a chapter of the rules of a game."""
    match chapter:
        case RulesChapter.DRAW:
            return tuple(_draws(game))
        case RulesChapter.ODDS:
            tie = ToldRule(
                (game.paragraphs.tie,),
                bet_label(Bet.TIE, (game,)).message,
                (Message("Player and Banker bets stand off"),),
            )
            return (*(_paid(game, pay) for pay in game.pays), tie)
        case RulesChapter.INSURANCE:
            return tuple(_insured(game, row) for row in game.insurance)
        case RulesChapter.IRREGULARITIES:
            return tuple(_followed(game))


def _draws(game: Game) -> Iterator[ToldRule]:
    """Tell the Table of Play, each line as the table itself works it out."""
    where = (game.paragraphs.draw,)
    player, banker = hand_label(Hand.PLAYER).message, hand_label(Hand.BANKER).message
    low = range(NATURAL)
    yield ToldRule(where, Message("A natural stops both hands."))
    on = totals_in_words(points for points in low if player_draws(points, 0))
    yield ToldRule(where, player, (Message("draws on {points}", {"points": on}),))
    on = totals_in_words(points for points in low if banker_draws(low[-1], points, None))
    yield ToldRule(where, banker, (Message("draws on {points} if the Player stands", {"points": on}),))
    for points in low:
        thirds = [third for third in POINTS if banker_draws(0, points, third)]
        yield ToldRule(where, banker, (_on_thirds(points, thirds),))


def _on_thirds(points: int, thirds: Collection[int]) -> Message:
    if not thirds:
        return Message("stands on {points} once the Player has drawn", {"points": points})
    if len(thirds) == len(POINTS):
        return Message("draws on {points} whatever the Player has drawn", {"points": points})
    return Message(
        "draws on {points} if the Player’s third card counts {thirds}",
        {"points": points, "thirds": totals_in_words(thirds)},
    )


def _paid(game: Game, pay: Pay) -> ToldRule:
    said = (*pay_conditions(pay), odds_in_words(pay.odds), *commission_in_words(pay))
    return ToldRule((pay.paragraph,), bet_label(pay.bet, (game,)).message, said)


def _insured(game: Game, row: InsuranceRow) -> ToldRule:
    title = Message("Insurance on the {hand}", {"hand": hand_label(row.hand).message})
    pays = game.paragraphs.insurance_pays
    tie = (Message("a Tie pays too"),) if row.pays_on_tie else ()
    return ToldRule(
        () if pays is None else (pays,), title, (insurance_condition(row), odds_in_words(row.odds), *tie)
    )


def _followed(game: Game) -> Iterator[ToldRule]:
    """Tell each irregularity that the rules name: all that may follow from it, else who decides."""
    for name, kind in CATALOGUE.items():
        provisions = game.irregularities.get(name, ())
        if provisions:
            actions = dict.fromkeys(one.action for one in provisions if one.action is not None)
            said = tuple(action_label(action).message for action in actions)
            said = said or (rank_label(provisions[0].decided_by).message,)
            yield ToldRule(game.paragraphs_on(name), kind.title, said)
