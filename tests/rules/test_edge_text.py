"""Odds as text and figures: the moment in, the table and the plain data out."""

from __future__ import annotations

import json
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from terminal.cli import main
from terminal.rules.edge import EdgeError, edge_after, house_edge
from terminal.rules.edge_text import as_data, as_table, decimal, parse_moment, percent
from terminal.rules.games import GAMES
from tests.oracle.printed import hand

NCI = GAMES["insurance-super-six-plus"]


def test_the_help_names_every_game_and_a_new_one_by_itself(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(GAMES, "sixth", NCI)
    with pytest.raises(SystemExit):
        main(["edge", "--help"])
    words = capsys.readouterr().out
    assert [game for game in GAMES if game not in words] == []


@pytest.mark.parametrize(
    ("text", "player", "banker"),
    [
        ("P: 5H QC 9D; B: QS 6D", "5H QC 9D", "QS 6D"),
        ("  b:qs 6d ;p: 5h   qc ", "5H QC", "QS 6D"),
        ("P: 5H", "5H", ""),
        ("P:; B:", "", ""),
        ("", "", ""),
        ("P: 5X QX; B: TX 2X", "5X QX", "TX 2X"),
    ],
)
def test_a_moment_is_read_from_text(text: str, player: str, banker: str) -> None:
    assert parse_moment(text) == (hand(*player.split()), hand(*banker.split()))


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("Q: 5H", "'Q: 5H' is no hand"),
        ("5H QC", "'5H QC' is no hand"),
        ("P 5H", "'P 5H' is no hand"),
        ("P: 5H 10C", "Player Hand: '10C' is no card"),
        ("P: 5H; B: 1S", "Banker Hand: '1S' is no card"),
        ("P: 5H; P: 6H", "the Player Hand is named twice"),
    ],
)
def test_text_that_is_no_moment_is_refused_naming_the_part(text: str, named: str) -> None:
    with pytest.raises(EdgeError, match=named):
        parse_moment(text)


@pytest.mark.parametrize(
    ("share", "text"),
    [
        (Fraction(0), "0.0000"),
        (Fraction(1, 3), "33.3333"),
        (Fraction(2, 3), "66.6667"),
        (Fraction(-1, 3), "-33.3333"),
        (Fraction(-8), "-800.0000"),
        (Fraction(1, 2_000_000), "0.0001"),
        (Fraction(-1, 2_000_000), "-0.0001"),
        (Fraction(-1, 2_000_001), "0.0000"),
        (Fraction(1), "100.0000"),
    ],
)
def test_percentages_have_four_decimals(share: Fraction, text: str) -> None:
    assert percent(share) == text


@given(st.fractions(min_value=-100, max_value=100))
def test_percentages_are_within_half_a_last_digit(share: Fraction) -> None:
    assert abs(Fraction(percent(share)) - 100 * share) <= Fraction(1, 20_000)


@pytest.mark.parametrize("text", ["1.5", "0.95", "1.05", "0.5", "1", "8", "20", "0"])
def test_odds_are_decimal_strings(text: str) -> None:
    assert decimal(Fraction(text)) == text


def test_odds_that_no_decimal_gives_stay_a_fraction() -> None:
    assert decimal(Fraction(1, 3)) == "1/3"


def test_plain_data_is_json_with_exact_counts_and_edges() -> None:
    data = json.loads(json.dumps(as_data(house_edge(NCI, 8))))
    assert (data["game"], data["decks"], data["player"], data["banker"]) == (NCI.id, 8, [], [])
    assert data["sequences"] == 4_998_398_275_503_360
    by_name = {(row["name"], row["situation"]): row for row in data["rows"]}
    banker = by_name["Banker", None]
    assert banker["paid"] == [
        {"odds": "0.5", "sequences": 269_232_304_455_680},
        {"odds": "1", "sequences": 2_023_020_261_982_208},
    ]
    assert (banker["bet"], banker["hand"], banker["after"], banker["odds"]) == ("banker", None, None, None)
    assert Fraction(banker["edge"]) + Fraction(banker["return"]) == 1
    assert by_name["Super Six Plus", None]["edge_percent"] == "16.6836"
    insured = by_name["Banker Insurance", "after the Player's third card, Player 3, Banker 4, 1.5 to 1"]
    assert (insured["bet"], insured["hand"], insured["after"], insured["odds"]) == (
        "insurance",
        "banker",
        "player_third",
        "1.5",
    )
    assert insured["edge_percent"] == "34.2802"


@pytest.mark.parametrize(("game", "name"), [("fortune-six", "Fortune Six"), ("easy-six", "Easy Six")])
def test_the_six_bet_has_the_name_that_the_game_gives_it(game: str, name: str) -> None:
    data = json.loads(json.dumps(as_data(house_edge(GAMES[game], 4))))
    assert [row["name"] for row in data["rows"]] == [
        "Player",
        "Banker",
        "Tie",
        "Player Pair",
        "Banker Pair",
        name,
    ]


def test_the_table_has_a_line_for_every_row_in_straight_columns() -> None:
    report = edge_after(NCI, 8, hand("KS", "TH", "AD"), hand("KD", "AC"))
    head, *lines = as_table(report).splitlines()
    assert len(lines) == len(report.rows) == 7
    assert head.split() == ["Bet", "Situation", "Won", "Lost", "Returned", "Edge", "%"]
    assert {len(line) for line in lines} == {len(head)}
    assert lines[-1].startswith("Banker Insurance  after the Player's third card, Player 1, Banker 1, 6 to 1")
    assert lines[-1].endswith("15.0852")
