"""The guests of the training table keep its rules but for what they break, each rule often enough."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from terminal.rounds.commands import CloseBets, ConcludeRound, NewShoe, PlaceBet
from terminal.rounds.guidance.situation import Situation, decide
from terminal.rounds.refusal import Refusal
from terminal.rounds.state import Phase
from terminal.rules.bets import Bet
from terminal.rules.game import Game
from terminal.rules.games import GAMES
from terminal.rules.ranks import Rank
from terminal.rules.stakes import minimum_of
from terminal.table.setup.layouts import layout_names
from terminal.training.bettors import AFTER_THE_CALL, Bettors, RoundOfBets, Violation, violations_of
from terminal.training.moments import training_terms
from terminal.training.table_builder import TableBuilder, a_card

TABLES = [(game, layout) for game in GAMES.values() for layout in layout_names() if game.allows(layout)]


def play(builder: TableBuilder, bettors: Bettors, coming: RoundOfBets, chance: Random) -> None:
    """Play a round of the guests without what they break."""
    for laid in coming.bets:
        builder.act(PlaceBet(laid.key.box, laid.key.bet, laid.cents, laid.key.bettor))
    now = Situation(builder.table)
    assert not now.cuts
    assert not now.under_minimum
    builder.act(CloseBets())
    while Situation(builder.table).phase is not Phase.RESULT:
        builder.close_offer(1)
        builder.deal((a_card(chance),))
    bettors.settled(Situation(builder.table).lines)
    builder.act(ConcludeRound())


@pytest.mark.parametrize(("game", "layout"), TABLES, ids=lambda part: getattr(part, "short", part))
def test_a_table_without_its_violations_is_one_that_the_session_accepts(game: Game, layout: str) -> None:
    chance, terms = Random(layout), training_terms(game, layout)
    bettors, builder = Bettors(terms, chance), TableBuilder(terms)
    for _ in range(6):
        coming = bettors.next_round()
        play(builder, bettors, coming, chance)
        builder.act(NewShoe(terms.decks, burn_due=False), Rank.PIT_SUPERVISOR)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.short)
def test_each_rule_is_broken_in_two_hundred_rounds_and_most_rounds_are_clean(game: Game) -> None:
    terms = training_terms(game)
    bettors = Bettors(terms, Random(9))
    rounds = [bettors.next_round() for _ in range(200)]
    broken = Counter(coming.breaks.how for coming in rounds if coming.breaks is not None)
    assert set(broken) == set(violations_of(terms))
    assert sum(broken.values()) == 60
    only_tournament = {Violation.SIDE_BET_ALONE, Violation.BOTH_HANDS}
    left_open = {how for how in AFTER_THE_CALL if how.value not in game.irregularities}
    assert set(Violation) - set(broken) == (left_open if game.one_hand_only else only_tournament | left_open)


@pytest.mark.parametrize("how", sorted(AFTER_THE_CALL))
def test_nobody_does_what_a_trainee_could_not_answer_alone(
    how: Violation, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = GAMES["easy-six"]
    named = {kind: own for kind, own in game.irregularities.items() if kind != how.value}
    terms = training_terms(game)
    assert how in violations_of(terms)
    monkeypatch.setitem(GAMES, game.id, game.but(irregularities=named))
    assert how not in violations_of(terms)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.short)
def test_what_is_broken_is_what_the_table_does_not_take(game: Game) -> None:
    terms = training_terms(game)
    bettors = Bettors(terms, Random(4), rate=4)
    for _ in range(40):
        coming = bettors.next_round()
        broken = coming.breaks
        if broken is None or broken.how in (Violation.FOREIGN_CHIP, Violation.CASH):
            continue
        builder = TableBuilder(terms).place([(laid.key, laid.cents) for laid in coming.bets])
        if broken.how in AFTER_THE_CALL:
            builder.close().deal([a_card(Random(1))])
        for laid in broken.chips:
            decided = decide(
                builder.table,
                PlaceBet(laid.key.box, laid.key.bet, abs(laid.cents), laid.key.bettor),
                Rank.DEALER,
            )
            if broken.how is Violation.OVER_DIFFERENTIAL:
                builder.place([(laid.key, laid.cents)])
            elif broken.how is Violation.UNDER_MINIMUM:
                assert laid.cents < (minimum_of(Bet.PLAYER, terms.limits) or 0)
            else:
                assert isinstance(decided, Refusal), broken
        if broken.how is Violation.OVER_DIFFERENTIAL:
            assert Situation(builder.table).cuts


def test_the_same_seed_brings_the_same_guests() -> None:
    terms = training_terms(GAMES["commission"])
    one, other = (Bettors(terms, Random(77)) for _ in range(2))
    assert [one.next_round() for _ in range(30)] == [other.next_round() for _ in range(30)]


def test_a_rate_that_leaves_too_few_clean_rounds_is_refused() -> None:
    with pytest.raises(ValueError, match="0 to 4 rounds of 10"):
        Bettors(training_terms(GAMES["commission"]), Random(1), rate=5)
