"""The exact house edge against the published figures, and against counting by hand."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import cache
from math import perm
from typing import cast

import pytest

from terminal.rules.bets import Bet, Hand, Stage
from terminal.rules.cards import Card
from terminal.rules.edge import EdgeError, EdgeReport, EdgeRow, edge_after, house_edge
from terminal.rules.edge_text import parse_moment, percent
from terminal.rules.game import Game
from terminal.rules.games import GAMES
from tests.oracle.printed import CARDS, banker_takes, hand, player_takes, points

ALL_SEQUENCES = 4_998_398_275_503_360
BANKER = 2_292_252_566_437_888
PLAYER = 2_230_518_282_592_256
TIE = 475_627_426_473_216
SIX_WITH_TWO = 186_173_936_904_192
SIX_WITH_THREE = 83_058_367_551_488

NCI = GAMES["insurance-super-six-plus"]

WITH_EIGHT_DECKS = pytest.mark.parametrize("game", [name for name in GAMES if 8 in GAMES[name].decks])


@cache
def eight_decks(game: str) -> EdgeReport:
    return house_edge(GAMES[game], 8)


def row(report: EdgeReport, bet: Bet) -> EdgeRow:
    return next(row for row in report.rows if row.bet is bet)


def ways(found: EdgeRow) -> dict[str, int]:
    return {str(way.odds): way.sequences for way in found.paid}


def outcomes(found: EdgeRow) -> dict[str, int]:
    """Count sequences by what they do to the bet."""
    return ways(found) | {"lost": found.lost, "returned": found.returned}


# --- the published figures -------------------------------------------------------------------------------


@WITH_EIGHT_DECKS
def test_published_counts_of_the_three_results(game: str) -> None:
    report = eight_decks(game)
    assert report.sequences == ALL_SEQUENCES == 416 * 415 * 414 * 413 * 412 * 411 == BANKER + PLAYER + TIE
    banker, player, tie = (row(report, bet) for bet in (Bet.BANKER, Bet.PLAYER, Bet.TIE))
    assert (banker.won, banker.lost, banker.returned) == (BANKER, PLAYER, TIE)
    assert (player.won, player.lost, player.returned) == (PLAYER, BANKER, TIE)
    assert (tie.won, tie.lost, tie.returned) == (TIE, PLAYER + BANKER, 0)


@pytest.mark.parametrize("game", ["insurance-super-six-plus", "fortune-six"])
def test_published_counts_of_the_bankers_six_with_two_and_with_three_cards(game: str) -> None:
    six = row(eight_decks(game), Bet.SIX)
    assert ways(six) == {"12": SIX_WITH_TWO, "20": SIX_WITH_THREE}
    assert (six.lost, six.returned) == (ALL_SEQUENCES - SIX_WITH_TWO - SIX_WITH_THREE, 0)


@pytest.mark.parametrize("game", ["insurance-super-six-plus", "easy-six", "tournament", "fortune-six"])
def test_the_half_paid_banker_is_the_bankers_six(game: str) -> None:
    banker = row(eight_decks(game), Bet.BANKER)
    six = SIX_WITH_TWO + SIX_WITH_THREE
    assert ways(banker) == {"1/2": six, "1": BANKER - six}


@pytest.mark.parametrize(
    ("game", "bet", "published"),
    [
        ("commission", Bet.BANKER, "1.0579"),
        ("commission", Bet.PLAYER, "1.2351"),
        ("commission", Bet.TIE, "14.3596"),
        ("commission", Bet.PLAYER_PAIR, "10.3614"),
        ("commission", Bet.BANKER_PAIR, "10.3614"),
        ("insurance-super-six-plus", Bet.BANKER, "1.4581"),
        ("insurance-super-six-plus", Bet.PLAYER, "1.2351"),
        ("insurance-super-six-plus", Bet.TIE, "14.3596"),
        ("insurance-super-six-plus", Bet.SIX, "16.6836"),
        ("insurance-super-six-plus", Bet.PLAYER_PAIR, "10.3614"),
        ("tournament", Bet.BANKER, "1.4581"),
        ("tournament", Bet.BANKER_PAIR, "10.3614"),
        ("fortune-six", Bet.BANKER, "1.4581"),
        ("fortune-six", Bet.SIX, "16.6836"),
        ("easy-six", Bet.BANKER, "1.4581"),
        ("easy-six", Bet.PLAYER, "0.9223"),
        ("easy-six", Bet.TIE, "10.5116"),
        ("easy-six", Bet.PLAYER_PAIR, "9.2122"),
        ("easy-six", Bet.BANKER_PAIR, "9.2122"),
        ("easy-six", Bet.SIX, "5.0410"),
    ],
)
def test_published_edges_for_eight_decks(game: str, bet: Bet, published: str) -> None:
    found = row(eight_decks(game), bet)
    assert percent(found.edge) == published
    assert found.back == 1 - found.edge


@pytest.mark.parametrize(
    ("stage", "insured", "player", "banker", "published"),
    [
        (Stage.FOUR_CARDS, Hand.BANKER, "0-4", "5", "6.4722"),
        (Stage.FOUR_CARDS, Hand.BANKER, "0-5", "6", "0.4123"),
        (Stage.FOUR_CARDS, Hand.BANKER, "0-5", "7", "15.4318"),
        (Stage.FOUR_CARDS, Hand.PLAYER, "5", "4", "1.8352"),
        (Stage.FOUR_CARDS, Hand.PLAYER, "6", "0-5", "0.0416"),
        (Stage.FOUR_CARDS, Hand.PLAYER, "7", "0-5", "15.4318"),
        (Stage.PLAYER_THIRD, Hand.BANKER, "1", "1", "15.3227"),
        (Stage.PLAYER_THIRD, Hand.BANKER, "1", "2-6", "30.8593"),
        (Stage.PLAYER_THIRD, Hand.BANKER, "2", "3-6", "15.3305"),
        (Stage.PLAYER_THIRD, Hand.BANKER, "3", "4", "34.2802"),
        (Stage.PLAYER_THIRD, Hand.PLAYER, "5", "0-4", "-0.0856"),
        (Stage.PLAYER_THIRD, Hand.PLAYER, "6", "0-5", "-0.0331"),
        (Stage.PLAYER_THIRD, Hand.PLAYER, "7", "0-6", "15.3748"),
        (Stage.PLAYER_THIRD, Hand.PLAYER, "8", "0-6", "30.8079"),
        (Stage.PLAYER_THIRD, Hand.PLAYER, "9", "0-6", "30.9098"),
    ],
)
def test_published_edges_of_every_insurance_row_for_eight_decks(
    stage: Stage, insured: Hand, player: str, banker: str, published: str
) -> None:
    rows = [
        row
        for row in eight_decks("insurance-super-six-plus").rows
        if row.insurance is not None
        and (row.insurance.stage, row.insurance.hand) == (stage, insured)
        and (row.insurance.player[0], row.insurance.player[-1]) == (int(player[0]), int(player[-1]))
        and (row.insurance.banker[0], row.insurance.banker[-1]) == (int(banker[0]), int(banker[-1]))
    ]
    assert [percent(row.edge) for row in rows] == [published]
    assert 0 < rows[0].sequences < ALL_SEQUENCES


def test_only_the_nine_nine_row_returns_no_insurance_on_a_tie() -> None:
    insured = [row for row in eight_decks("insurance-super-six-plus").rows if row.insurance is not None]
    assert len(insured) == 15
    for found in insured:
        assert found.insurance is not None
        assert (found.returned == 0) is found.insurance.pays_on_tie


# --- any number of decks ---------------------------------------------------------------------------------


@pytest.mark.parametrize("decks", [4, 6, 10])
def test_pairs_follow_from_two_cards_alone(decks: int) -> None:
    found = row(house_edge(GAMES["fortune-six"], decks), Bet.PLAYER_PAIR)
    chance = Fraction(4 * decks - 1, 52 * decks - 1)
    assert Fraction(found.won, found.sequences) == chance
    assert found.edge == 1 - 12 * chance


@pytest.mark.parametrize("game", GAMES)
def test_every_bet_is_settled_in_every_sequence_of_any_shoe(game: str) -> None:
    for decks in (GAMES[game].decks[0], GAMES[game].decks[-1]):
        report = house_edge(GAMES[game], decks)
        assert report.sequences == perm(52 * decks, 6)
        assert [row.bet for row in report.rows if row.insurance is None] == list(GAMES[game].bets)
        assert {row.sequences for row in report.rows if row.insurance is None} == {report.sequences}


@pytest.mark.parametrize(
    ("game", "decks"), [("commission", 3), ("commission", 9), ("fortune-six", 11), ("easy-six", 0)]
)
def test_a_number_of_decks_that_the_game_does_not_know_is_refused(game: str, decks: int) -> None:
    known = GAMES[game].decks
    with pytest.raises(EdgeError, match=f"with {min(known)} to {max(known)} decks, not {decks}"):
        house_edge(GAMES[game], decks)
    with pytest.raises(EdgeError, match=f"decks, not {decks}"):
        edge_after(GAMES[game], decks, (), ())


# --- a moment of a round ---------------------------------------------------------------------------------


@WITH_EIGHT_DECKS
def test_before_the_first_card_a_moment_is_the_whole_shoe(game: str) -> None:
    whole, moment = eight_decks(game), edge_after(GAMES[game], 8, (), ())
    assert moment.sequences == whole.sequences
    assert moment.rows == tuple(row for row in whole.rows if row.insurance is None)


@pytest.mark.parametrize(
    ("player", "banker", "next_hand"),
    [
        ("", "", Hand.PLAYER),
        ("KS", "", Hand.BANKER),
        ("KS", "5H", Hand.PLAYER),
        ("6S 6H", "5H", Hand.BANKER),
        ("2S 3H", "KD 3C", Hand.PLAYER),
        ("2S 3H 6D", "KD 6C", Hand.BANKER),
    ],
)
def test_the_next_card_makes_no_difference_on_average(player: str, banker: str, next_hand: Hand) -> None:
    decks, game = 4, GAMES["easy-six"]
    lying = {Hand.PLAYER: hand(*player.split()), Hand.BANKER: hand(*banker.split())}
    seen = Counter(lying[Hand.PLAYER] + lying[Hand.BANKER])
    later: dict[Bet | None, Counter[str]] = {bet: Counter() for bet in game.bets}
    for card in CARDS:
        after = lying | {next_hand: (*lying[next_hand], card)}
        for found in edge_after(game, decks, after[Hand.PLAYER], after[Hand.BANKER]).rows:
            for _ in range(decks - seen[card]):
                later[found.bet].update(outcomes(found))
    for found in edge_after(game, decks, lying[Hand.PLAYER], lying[Hand.BANKER]).rows:
        assert later[found.bet] == Counter(outcomes(found))


def _by_counting(decks: int, player: tuple[Card, ...], banker: tuple[Card, ...]) -> Counter[str]:
    """Return the results of all sequences after four cards, card by card."""
    left = Counter(CARDS * decks)
    left.subtract(player + banker)
    counts: Counter[str] = Counter()
    for fifth, fifth_copies in left.items():
        for sixth, sixth_copies in left.items():
            copies = fifth_copies * (sixth_copies - (fifth == sixth))
            drawn = [fifth, sixth]
            hands = [list(player), list(banker)]
            third = None
            if player_takes(points(player), points(banker)):
                third = points((drawn[0],))
                hands[0].append(drawn.pop(0))
            if banker_takes(points(player), points(banker), third):
                hands[1].append(drawn.pop(0))
            ends = points(tuple(hands[0])), points(tuple(hands[1]))
            counts["tie" if ends[0] == ends[1] else "player" if ends[0] > ends[1] else "banker"] += copies
    return counts


@pytest.mark.parametrize(("player", "banker"), [("2S 3H", "KD 5C"), ("KS 6H", "5D 5C"), ("AS AH", "9D 7C")])
@pytest.mark.parametrize("decks", [4, 8])
def test_after_four_cards_the_results_are_those_of_every_pair_of_further_cards(
    decks: int, player: str, banker: str
) -> None:
    lying = hand(*player.split()), hand(*banker.split())
    report = edge_after(NCI, decks, *lying)
    counted = _by_counting(decks, *lying)
    assert report.sequences == sum(counted.values()) == (52 * decks - 4) * (52 * decks - 5)
    for bet in (Bet.PLAYER, Bet.BANKER, Bet.TIE):
        assert row(report, bet).won == counted[bet.value]


def test_a_moment_holds_the_insurance_then_due_and_no_other() -> None:
    # Player 1 with three cards, Banker 1: only a zero to the Banker ties, a two to nine beats the Player.
    report = edge_after(NCI, 8, hand("KS", "TH", "AD"), hand("KD", "AC"))
    insured = [row for row in report.rows if row.insurance is not None]
    assert len(insured) == 1
    assert (insured[0].insurance, insured[0].sequences) == (NCI.insurance[6], 411)
    assert (insured[0].won, insured[0].lost, insured[0].returned) == (32, 411 - 32 - 125, 125)
    assert insured[0].edge == Fraction(411 - 32 - 125 - 6 * 32, 411)


def test_a_moment_without_an_offer_holds_no_insurance() -> None:
    report = edge_after(NCI, 8, hand("KS", "8H"), hand("KD", "5C"))
    assert all(row.insurance is None for row in report.rows)
    assert (
        edge_after(GAMES["commission"], 8, hand("KS", "7H"), hand("KD", "2C")).rows[-1].bet is Bet.BANKER_PAIR
    )


def test_a_finished_round_is_certain() -> None:
    report = edge_after(GAMES["commission"], 8, hand("KS", "2H", "4D"), hand("KD", "3C", "5H"))
    assert report.sequences == perm(410, 0) == 1
    assert [(row.won, row.lost) for row in report.rows] == [(0, 1), (1, 0), (0, 1), (0, 1), (0, 1)]
    assert row(report, Bet.BANKER).edge == Fraction(-19, 20)


@pytest.mark.parametrize("odds", [Fraction(1, 2), Fraction(20, 21)])
def test_commission_on_any_odds_is_worked_out_without_rounding(
    odds: Fraction, monkeypatch: pytest.MonkeyPatch
) -> None:
    plain = GAMES["commission"]
    pays = tuple(pay.but(odds=odds) if pay.bet is Bet.BANKER else pay for pay in plain.pays)
    other = plain.but(id=f"banker at {odds}", pays=pays)
    monkeypatch.setitem(cast("dict[str, Game]", GAMES), other.id, other)
    banker = row(edge_after(other, 8, hand("5H", "2C"), hand("9S", "KD")), Bet.BANKER)
    assert banker.edge == -odds * Fraction(19, 20)


def test_one_card_of_a_hand_leaves_its_pair_to_the_second() -> None:
    found = row(edge_after(NCI, 8, hand("KS"), hand("KD")), Bet.PLAYER_PAIR)
    assert Fraction(found.won, found.sequences) == Fraction(30, 414)
    assert ways(row(edge_after(GAMES["easy-six"], 8, hand("6S"), ()), Bet.PLAYER_PAIR)).keys() == {"13"}


@pytest.mark.parametrize(
    ("player", "banker", "reason"),
    [
        ("5H 2C 9D 2D", "QS 6D", "2D cannot lie on the player's hand: it has 3 cards already"),
        ("5H 5C", "QS 2D 2D", "2D cannot lie on the banker's hand before the player's next card"),
        ("5H", "QS 6D", "6D cannot lie on the banker's hand before the player's next card"),
        ("", "QS", "QS cannot lie on the banker's hand before the player's next card"),
        ("5H 5C 2D 2S", "QS 2H", "2S cannot lie on the player's hand before the banker's next card"),
        ("XX", "", "unknown"),
        ("9S 9S 9S", "9S 9S", "4 decks hold no more than 4 of 9S"),
    ],
)
def test_cards_that_cannot_lie_so_are_refused_with_the_reason(player: str, banker: str, reason: str) -> None:
    with pytest.raises(EdgeError, match=reason):
        edge_after(NCI, 4, hand(*player.split()), hand(*banker.split()))


def test_a_third_card_against_the_table_of_play_gives_the_odds_of_the_hands_as_they_lie() -> None:
    player, banker = parse_moment("P: 5H 2C 9D; B: QS 6D")
    report = edge_after(GAMES["insurance-super-six-plus"], 8, player, banker)
    assert report.against_the_table
    tie = next(row for row in report.rows if row.bet is Bet.TIE)
    # Player 7 and a nine make 6, the Banker has 6 and takes no card on a nine: it is a Tie whatever comes.
    assert (tie.lost, tie.edge) == (0, -8)
    assert not edge_after(
        GAMES["insurance-super-six-plus"], 8, *parse_moment("P: 5H QC; B: QS 6D")
    ).against_the_table
