"""What every bet of the five games pays (section 4 of each set), and the order of the lines."""

from __future__ import annotations

import pytest

from tests.scripts.scripting import CB, E6, F6, GAMES, NCI, NCT, Json, one_round

BETS = ("player", "banker", "tie", "player_pair", "banker_pair", "six")

CASES: dict[str, tuple[str, Json]] = {
    # The cards, and what goes back of 100 on each bet, by game where it differs; what is not named is lost.
    "banker on six with two cards": (
        "KS KH 5S 6D KD",
        {
            "all": {"banker": "150.00", "six": "1300.00"},
            "commission": {"banker": "195.00"},
            "easy-six": {"banker": "150.00", "six": "700.00"},
        },
    ),
    "banker on six with three cards": (
        "KS KH 5S 2D KD 4C",
        {
            "all": {"banker": "150.00", "six": "2100.00"},
            "commission": {"banker": "195.00"},
            "easy-six": {"banker": "150.00", "six": "700.00"},
        },
    ),
    "banker otherwise": (
        "KS KH 7S 8D",
        {"all": {"banker": "200.00"}, "commission": {"banker": "195.00"}},
    ),
    "player on six": (
        "KS KH 6S 5D KC",
        {"all": {"player": "200.00"}, "easy-six": {"player": "205.00", "six": "700.00"}},
    ),
    "player on six with three cards": (
        "KS KH 2S 3D 4C KC",
        {"all": {"player": "200.00"}, "easy-six": {"player": "205.00", "six": "700.00"}},
    ),
    "player otherwise": ("KS KH 9S 7D", {"all": {"player": "200.00"}}),
    "tie on six": (
        "KS KH 6S 6D",
        {
            "all": {"player": "100.00", "banker": "100.00", "tie": "900.00"},
            "easy-six": {"player": "100.00", "banker": "100.00", "tie": "1100.00", "six": "700.00"},
        },
    ),
    "tie otherwise": (
        "KS KH 7S 7D",
        {"all": {"player": "100.00", "banker": "100.00", "tie": "900.00"}},
    ),
    "pairs": (
        "4S 4H 4C 4D",
        {
            "all": {
                "player": "100.00",
                "banker": "100.00",
                "tie": "900.00",
                "player_pair": "1200.00",
                "banker_pair": "1200.00",
            }
        },
    ),
    "pairs of sixes": (
        "6S 6H 6C 6D 5S KS",
        {
            "all": {"player": "200.00", "player_pair": "1200.00", "banker_pair": "1200.00"},
            "easy-six": {"player": "200.00", "player_pair": "1400.00", "banker_pair": "1400.00"},
        },
    ),
}


def round_of(table: Json, cards: str) -> Json:
    """Return a round with 100 on everything: at the tournament's table, the hands by different bettors."""
    bets = [
        bet
        for bet in BETS
        if bet != "six" or table["game"] in ("insurance-super-six-plus", "easy-six", "fortune-six")
    ]
    placings = [
        {
            "do": "place",
            "box": "1" if bet == "player" else "2",
            "bettor": "seated",
            "bet": bet,
            "amount": "100",
        }
        for bet in bets
    ]
    deals: list[Json] = [{"do": "no_more_bets"}]
    for number, card in enumerate(cards.split()):
        if table["game"] == "insurance-super-six-plus" and number in OFFERED.get(cards, ()):
            deals.append({"do": "close_insurance"})
        deals.append({"do": "deal", "card": card})
    return one_round(table, [*placings, *deals, {"do": "settle"}])


OFFERED = {
    "KS KH 5S 6D KD": (4,),  # Banker 6 over 5
    "KS KH 5S 2D KD 4C": (5,),  # Player 5 with three cards over 2
    "KS KH 6S 5D KC": (4,),  # Player 6 over 5
    "KS KH 2S 3D 4C KC": (5,),  # Player 6 with three cards over 3
    "6S 6H 6C 6D 5S KS": (5,),  # Player 7 with three cards over 2
}
"""Before which card insurance falls due that somebody here can take."""


@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("table", GAMES, ids=lambda table: str(table["game"]))
def test_section_4_what_each_bet_pays(table: Json, case: str) -> None:
    cards, by_game = CASES[case]
    round_ = round_of(table, cards)
    expected: Json = by_game[table["game"] if table["game"] in by_game else "all"]
    offered = {line["bet"] for line in round_["settlement"]}
    found = {line["bet"]: line["returned"] for line in round_["settlement"] if line["returned"] != "0.00"}
    assert found == {bet: back for bet, back in expected.items() if bet in offered}
    gone_back = sum(cents(line["returned"]) for line in round_["settlement"])
    assert cents(round_["house_net"]) == 100_00 * len(round_["settlement"]) - gone_back


def cents(text: str) -> int:
    """Return a sum of the answer in cents."""
    sign = -1 if text.startswith("-") else 1
    whole, part = text.removeprefix("-").split(".")
    return sign * (int(whole) * 100 + int(part))


def test_cb_4_1_1_the_commission_is_5_per_cent_of_the_winnings() -> None:
    round_ = one_round(CB, "place 1 banker 1000; place 2 player 1000; no_more_bets; deal KS KH 7S 8D; settle")
    banker, player = round_["settlement"]
    assert (banker["paid"], banker["commission"], banker["returned"]) == ("950.00", "50.00", "1950.00")
    assert player["commission"] == "0.00"
    assert round_["house_net"] == "50.00"


@pytest.mark.parametrize("table", [NCI, E6, NCT, F6], ids=lambda table: str(table["game"]))
def test_games_without_commission_show_none(table: Json) -> None:
    round_ = one_round(table, "place 1 banker 1000; no_more_bets; deal KS KH 7S 8D; settle")
    assert (round_["settlement"][0]["paid"], round_["settlement"][0]["commission"]) == ("1000.00", "0.00")


def test_lines_come_box_by_box_seated_first_and_insurance_after_the_bet_that_it_protects() -> None:
    bets = (
        "place 9 banker 100; place 2+2 tie 50; place 2+1 banker 300; place 1 six 10; place 1 banker 300;"
        "place 1 banker_pair 10; place 1 player 300; place 2 tie 5"
    )
    insured = "insure 2+1 banker 50; insure 1 banker 50; close_insurance"
    round_ = one_round(NCI, f"{bets}; no_more_bets; deal KS KH 5S 6D; {insured}; deal 4S; settle")
    assert [(line["box"], line["bettor"], line["bet"]) for line in round_["settlement"]] == [
        ("1", "seated", "player"),
        ("1", "seated", "banker"),
        ("1", "seated", "insurance"),
        ("1", "seated", "banker_pair"),
        ("1", "seated", "six"),
        ("2", "seated", "tie"),
        ("2", "standing-1", "banker"),
        ("2", "standing-1", "insurance"),
        ("2", "standing-2", "tie"),
        ("9", "seated", "banker"),
    ]


def test_insurance_taken_in_parts_is_one_line_an_offer() -> None:
    steps = "place 1 banker 1000; no_more_bets; deal KS KH 5S 6D; insure 1 banker 100; insure 1 banker 50"
    round_ = one_round(NCI, f"{steps}; close_insurance; deal 4S; settle")
    (line,) = [line for line in round_["settlement"] if line["bet"] == "insurance"]
    assert (line["placed"], line["paid"], line["returned"]) == ("150.00", "450.00", "600.00")
