"""Which bets have conclusively won or lost before the end of a round (CB, NCI ¶5.4.1; RULINGS 15, 16)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from terminal.rules.bets import Bet
from terminal.rules.cards import Card, card_points
from terminal.rules.established import Status, bet_statuses, establishing_bets
from terminal.rules.game import Game
from terminal.rules.games import GAMES
from terminal.rules.table_of_play import deal_out
from tests.oracle.printed import CARDS, card_worth, finished_points, hand, two_cards

CB, NCI, E6 = GAMES["commission"], GAMES["insurance-super-six-plus"], GAMES["easy-six"]
ALL_GAMES = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.short)


def at_the_end(game: str, bet: Bet, player: list[int], banker: list[int]) -> Status:
    """Return what becomes of a bet other than a pair, by the points of a finished round."""
    player_points, banker_points = sum(player) % 10, sum(banker) % 10
    won = {
        Bet.PLAYER: player_points > banker_points,
        Bet.BANKER: banker_points > player_points,
        Bet.TIE: player_points == banker_points,
        Bet.SIX: (max(player_points, banker_points) == 6)
        if game == "easy-six"
        else (banker_points == 6 and player_points < 6),
    }[bet]
    if not won and player_points == banker_points and bet in (Bet.PLAYER, Bet.BANKER):
        return Status.STANDS_OFF
    return Status.WON if won else Status.LOST


def by_brute_force(game: Game, player: tuple[Card, ...], banker: tuple[Card, ...]) -> dict[Bet, Status]:
    """Return the status of every bet, by playing every run of further cards to its end."""
    statuses: dict[Bet, Status] = {}
    for bet in game.bets:
        if bet in (Bet.PLAYER_PAIR, Bet.BANKER_PAIR):
            cards = player if bet is Bet.PLAYER_PAIR else banker
            if len(cards) < 2:
                statuses[bet] = Status.OPEN
            else:
                statuses[bet] = Status.WON if cards[0][0] == cards[1][0] else Status.LOST
            continue
        answers = {at_the_end(game.id, bet, *end) for end in _ends(player, banker)}
        statuses[bet] = answers.pop() if len(answers) == 1 else Status.OPEN
    return statuses


def _ends(player: tuple[Card, ...], banker: tuple[Card, ...]) -> Iterator[tuple[list[int], list[int]]]:
    return finished_points([card_points(card) for card in player], [card_points(card) for card in banker])


# --- against brute force ---------------------------------------------------------------------------------


@ALL_GAMES
@settings(max_examples=60, deadline=None)
@given(cards=st.lists(st.sampled_from(CARDS), min_size=3, max_size=6))
def test_cb_5_4_1_every_moment_from_three_cards_on_agrees_with_playing_it_out(
    game: Game, cards: list[Card]
) -> None:
    player, banker, _ = deal_out(cards)
    assert bet_statuses(game, player, banker) == by_brute_force(game, player, banker)


@ALL_GAMES
def test_cb_5_4_1_after_four_cards_every_pair_of_totals(game: Game) -> None:
    for player in range(10):
        for banker in range(10):
            hands = two_cards(player), two_cards(banker)
            assert bet_statuses(game, *hands) == by_brute_force(game, *hands)


@ALL_GAMES
def test_cb_5_4_2_fewer_than_three_cards_establish_nothing(game: Game) -> None:
    moments: list[tuple[list[int], list[int]]] = [([], [])]
    moments += [([one], []) for one in range(10)]
    moments += [([one], [two]) for one in range(10) for two in range(10)]
    for player, banker in moments[1:]:
        for bet in set(game.bets) - {Bet.PLAYER_PAIR, Bet.BANKER_PAIR}:
            assert _two_answers(game, bet, player, banker)
    for player, banker in moments:
        cards = [tuple(card_worth(points) for points in side) for side in (player, banker)]
        statuses = bet_statuses(game, *cards)
        assert set(statuses) == set(game.bets)
        assert set(statuses.values()) == {Status.OPEN}
        assert establishing_bets(statuses) == ()


def _two_answers(game: Game, bet: Bet, player: list[int], banker: list[int]) -> bool:
    """Return whether two ways of going on settle a bet differently."""
    first = None
    for end in finished_points(player, banker):
        answer = at_the_end(game.id, bet, *end)
        first = first or answer
        if answer is not first:
            return True
    return False


# --- by example ------------------------------------------------------------------------------------------


def test_rulings_16_a_pair_bet_is_decided_with_the_players_second_card() -> None:
    pair = bet_statuses(CB, hand("KS", "KH"), hand("2D"))
    none = bet_statuses(CB, hand("KS", "QH"), hand("2D"))
    assert (pair[Bet.PLAYER_PAIR], pair[Bet.BANKER_PAIR]) == (Status.WON, Status.OPEN)
    assert (none[Bet.PLAYER_PAIR], none[Bet.BANKER_PAIR]) == (Status.LOST, Status.OPEN)
    assert establishing_bets(pair) == establishing_bets(none) == (Bet.PLAYER_PAIR,)


def test_rulings_15_a_certain_stand_off_establishes_nothing() -> None:
    statuses = bet_statuses(CB, hand("KS", "8H"), hand("TS", "8D"))
    assert statuses[Bet.PLAYER] is Status.STANDS_OFF
    assert statuses[Bet.BANKER] is Status.STANDS_OFF
    assert statuses[Bet.TIE] is Status.WON
    assert establishing_bets(statuses) == (Bet.TIE, Bet.PLAYER_PAIR, Bet.BANKER_PAIR)


def test_rulings_15_a_natural_decides_every_bet_at_four_cards() -> None:
    statuses = bet_statuses(NCI, hand("KS", "9H"), hand("TS", "3D"))
    assert statuses == {
        Bet.PLAYER: Status.WON,
        Bet.BANKER: Status.LOST,
        Bet.TIE: Status.LOST,
        Bet.PLAYER_PAIR: Status.LOST,
        Bet.BANKER_PAIR: Status.LOST,
        Bet.SIX: Status.LOST,
    }


def test_rulings_15_the_six_bet_can_be_lost_while_the_hands_are_open() -> None:
    # The Banker stands on 7: it can win or lose, but never with six.
    statuses = bet_statuses(NCI, hand("2S", "3H"), hand("KS", "7D"))
    assert statuses[Bet.SIX] is Status.LOST
    assert {statuses[bet] for bet in (Bet.PLAYER, Bet.BANKER, Bet.TIE)} == {Status.OPEN}


def test_rulings_15_easy_six_stays_open_while_either_hand_may_win_with_six() -> None:
    assert bet_statuses(E6, hand("KS", "6H"), hand("KS", "2D"))[Bet.SIX] is Status.OPEN
    assert bet_statuses(E6, hand("KS", "7H"), hand("KS", "2D"))[Bet.SIX] is Status.LOST


@given(st.lists(st.sampled_from(CARDS), min_size=6, max_size=6))
def test_rulings_15_what_is_once_established_stays_so(cards: list[Card]) -> None:
    beyond = deal_out(cards)[2]
    order = cards[: len(cards) - len(beyond)]
    before: dict[Bet, Status] = {}
    for count in range(len(order) + 1):
        now = bet_statuses(NCI, *deal_out(order[:count])[:2])
        for bet, status in before.items():
            assert status in (Status.OPEN, now[bet])
        before = now
    assert Status.OPEN not in before.values()


def test_rulings_15_the_hands_are_open_while_the_player_draws_though_the_banker_has_three_cards() -> None:
    """Where the Player's third card lies on the Banker Hand, one more comes: a 7 makes a Tie."""
    player, banker = hand("KS", "2S"), hand("2H", "4D", "3C")
    for game in GAMES.values():
        statuses = bet_statuses(game, player, banker)
        open_bets = {bet for bet, status in statuses.items() if status is Status.OPEN}
        assert open_bets >= {Bet.PLAYER, Bet.BANKER, Bet.TIE}
    stood = bet_statuses(CB, hand("KS", "7S"), hand("2H", "3D", "3C"))
    assert (stood[Bet.PLAYER], stood[Bet.BANKER], stood[Bet.TIE]) == (Status.LOST, Status.WON, Status.LOST)
