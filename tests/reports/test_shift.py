"""The shift report: rounds, turnover, net, theoretical by exact edge, pace."""

from __future__ import annotations

from datetime import timedelta
from fractions import Fraction
from pathlib import Path

import pytest

from terminal.reports.build import make_report
from terminal.reports.spec import Happening
from terminal.rounds import commands as c
from terminal.rounds.answers import IrregularityAnswers
from terminal.rules.bets import Bet, Hand
from terminal.rules.edge import house_edge
from terminal.rules.games import GAMES
from terminal.rules.ranks import Rank
from tests.layouts.allowed import decks_for
from tests.reports.asking import by, figures, rows, total
from tests.reports.pit import CHUA, GOH, NATURAL_NINE, OPENING, TIE_AT_NINE, Pit, terms

BETS = (("1", Bet.PLAYER, 100_000), ("2", Bet.BANKER, 50_000), ("3", Bet.TIE, 10_000))
HOUR = timedelta(hours=1)


def test_a_round_brings_turnover_wins_losses_and_net(pit: Pit, path: Path) -> None:
    pit.play(BETS)
    document = make_report("shift", [path])
    found = by(document, "by_bet", "bet")
    assert [row["bet"] for row in rows(document, "by_bet")] == [
        "player", "banker", "tie", "player_pair", "banker_pair", "six", "insurance",
    ]  # fmt: skip
    assert found["player"]["turnover"] == 100_000
    assert (found["player"]["taken"], found["player"]["paid"]) == (0, 100_000)
    assert (found["player"]["won"], found["player"]["lost"], found["player"]["stood_off"]) == (1, 0, 0)
    assert found["banker"]["house_net"] == 50_000
    assert found["tie"]["net_share"] == 1
    assert found["six"]["net_share"] is None
    whole = total(document, "by_bet")
    assert (whole["bets"], whole["turnover"], whole["house_net"]) == (3, 160_000, -40_000)
    assert figures(document)["net_share"] == Fraction(-1, 4)
    assert figures(document)["turnover_a_round"] == 160_000


def test_a_stand_off_on_a_tie_is_turnover(pit: Pit, path: Path) -> None:
    pit.play(BETS, TIE_AT_NINE)
    found = by(make_report("shift", [path]), "by_bet", "bet")
    assert (found["player"]["turnover"], found["player"]["stood_off"]) == (100_000, 1)
    assert (found["tie"]["paid"], found["tie"]["house_net"]) == (80_000, -80_000)


@pytest.mark.parametrize("game", GAMES)
def test_the_theoretical_figure_is_turnover_times_the_edge_of_lammer_edge(game: str, path: Path) -> None:
    decks = decks_for(GAMES[game], 6)
    pit = Pit(path, game=terms(game, decks=decks))
    pit.play([("1", Bet.PLAYER, 100_000), ("2", Bet.BANKER, 50_000), ("2", Bet.TIE, 10_000)])
    pit.play([("3", Bet.BANKER, 70_000), ("3", Bet.PLAYER_PAIR, 20_000)], TIE_AT_NINE)
    pit.close_ledger()
    document = make_report("shift", [path])
    edges = {row.bet: row.edge for row in house_edge(GAMES[game], decks).rows if row.bet}
    found = by(document, "by_bet", "bet")
    for bet, turnover in ((Bet.PLAYER, 100_000), (Bet.BANKER, 120_000), (Bet.TIE, 10_000)):
        assert found[bet]["edge"] == edges[bet]
        assert found[bet]["theoretical"] == turnover * edges[bet]
    assert figures(document)["theoretical"] == (
        100_000 * edges[Bet.PLAYER]
        + 120_000 * edges[Bet.BANKER]
        + 10_000 * edges[Bet.TIE]
        + 20_000 * edges[Bet.PLAYER_PAIR]
    )


def test_shoes_of_other_decks_have_their_own_edge(pit: Pit, path: Path) -> None:
    pit.play([("1", Bet.BANKER, 100_000)])
    pit.act(c.NewShoe(6, burn_due=False), rank=Rank.PIT_SUPERVISOR)
    pit.play([("1", Bet.BANKER, 300_000)])
    game = GAMES["insurance-super-six-plus"]
    eight, six = ({row.bet: row.edge for row in house_edge(game, decks).rows}[Bet.BANKER] for decks in (8, 6))
    found = by(make_report("shift", [path]), "by_bet", "bet")["banker"]
    assert found["theoretical"] == 100_000 * eight + 300_000 * six
    assert found["edge"] == (eight + 3 * six) / 4


def test_a_void_round_counts_as_a_round_and_not_as_turnover(pit: Pit, path: Path) -> None:
    pit.play(BETS)
    pit.bet(*BETS)
    pit.close()
    pit.deal("9S KD")
    pit.act(c.RaiseIrregularity("foreign_card"), rank=Rank.PIT_SUPERVISOR, by=GOH)
    document = make_report("shift", [path])
    found = figures(document)
    assert (found["rounds"], found["voids"], found["turnover"]) == (2, 1, 160_000)
    assert [(row["shoe"], row["round"], row["returned"]) for row in rows(document, "voids")] == [
        (1, 2, 160_000)
    ]


def test_a_reversed_settlement_counts_once_as_finally_settled(pit: Pit, path: Path) -> None:
    pit.play(BETS)
    pit.wait(5)
    pit.act(c.CorrectCard(Hand.PLAYER, 1, "2S"), rank=Rank.PIT_SUPERVISOR, by=GOH)  # type: ignore[arg-type]
    # Player 2 against Banker 5: the round is open again, and goes on.
    pit.act(c.CloseInsurance(offered=True))
    pit.deal("TD")
    pit.settle()
    found = figures(make_report("shift", [path]))
    assert (found["rounds"], found["corrected"], found["turnover"]) == (1, 1, 160_000)
    assert found["house_net"] == 100_000 + 10_000 - 50_000


def test_a_settlement_reversed_into_a_void_counts_as_void(pit: Pit, path: Path) -> None:
    pit.play(BETS)
    facts = IrregularityAnswers(reconstructable=False, noticed_before_next_round=True, exposed=True)
    pit.act(c.RaiseIrregularity("wrong_number_of_cards", facts), rank=Rank.PIT_SUPERVISOR, by=GOH)
    found = figures(make_report("shift", [path]))
    assert (found["rounds"], found["voids"], found["corrected"], found["house_net"]) == (1, 1, 1, 0)


def test_a_round_that_waits_to_be_settled_again_is_left_out_and_noted(pit: Pit, path: Path) -> None:
    pit.play(BETS)
    pit.act(c.CorrectCard(Hand.PLAYER, 1, "2S"), rank=Rank.PIT_SUPERVISOR, by=GOH)  # type: ignore[arg-type]
    document = make_report("shift", [path])
    assert figures(document)["rounds"] == 0
    assert "Round 1 of shoe 1 was reopened" in document.notes[0].render()


def test_pace_is_rounds_an_hour_against_the_target(pit: Pit, path: Path) -> None:
    for _ in range(30):
        pit.play(BETS)
        pit.wait(12)
    document = make_report("shift", [path], OPENING, OPENING + HOUR, Fraction(46))
    found = figures(document)
    # Each round takes 48 seconds and 12 more, and the record ends at the last settlement.
    assert found["on_record"] == Fraction(30 * 60 - 12 + 1, 3600)
    assert found["pace"] == 30 / Fraction(found["on_record"])  # type: ignore[arg-type]
    assert found["against_target"] == found["pace"] - 46  # type: ignore[operator]


def test_half_hours_are_counted_by_the_clock_of_the_house(pit: Pit, path: Path) -> None:
    pit.wait(25 * 60)
    for _ in range(10):
        pit.wait(12)
        pit.play(BETS)
    document = make_report("shift", [path], OPENING, OPENING + HOUR)
    parts = rows(document, "parts")
    assert [row["from"] for row in parts] == [OPENING, OPENING + HOUR / 2]
    # The fifth is settled as the clock strikes.
    assert [row["rounds"] for row in parts] == [4, 6]
    assert parts[0]["pace"] == 8
    assert sum(int(row["house_net"]) for row in parts) == -400_000  # type: ignore[arg-type]


def test_the_charts_show_pace_net_and_what_slowed_play(pit: Pit, path: Path) -> None:
    pit.play(BETS)
    pit.act(c.RaiseIrregularity("late_bet"))
    pit.wait(60)
    pit.act(c.NewShoe(8, burn_due=False), rank=Rank.PIT_SUPERVISOR)
    pit.play(BETS, TIE_AT_NINE)
    document = make_report("shift", [path], target_pace=Fraction(40))
    pace, net = document.section("figures").charts
    assert pace.target == 40
    assert [mark.what for mark in pace.marks] == [
        Happening.SHOE, Happening.IRREGULARITY, Happening.SHOE,
    ]  # fmt: skip
    real, expected = net.series
    assert [point.value for point in real.points] == [0, -40_000, -120_000]
    assert expected.points[-1].value == figures(document)["theoretical"]


def test_dealers_overrides_and_irregularities_stand_on_the_shift_report(pit: Pit, path: Path) -> None:
    pit.relieve(CHUA)
    pit.play(BETS)
    pit.act(c.CorrectBet("1", Bet.PLAYER, 120_000), rank=Rank.PIT_SUPERVISOR, by=GOH)
    pit.act(c.RaiseIrregularity("late_bet"))
    document = make_report("shift", [path])
    assert [(row["number"], row["rounds"]) for row in rows(document, "dealers")] == [(CHUA.number, 1)]
    assert [(row["act"], row["name"], row["count"]) for row in rows(document, "overrides")] == [
        ("CorrectBet", GOH.name, 1)
    ]
    assert [(row["kind"], row["paragraph"], row["count"]) for row in rows(document, "irregularities")] == [
        ("late_bet", "5.6", 1)
    ]


def test_a_ledger_without_rounds_has_a_report_of_nothing(pit: Pit, path: Path) -> None:
    document = make_report("shift", [path], target_pace=Fraction(46))
    found = figures(document)
    assert (found["rounds"], found["turnover"], found["net_share"]) == (0, 0, None)
    assert [note.render() for note in document.notes] == ["No round was settled in this period."]


def test_the_head_of_the_ledger_stands_on_the_report(pit: Pit, path: Path) -> None:
    pit.play(BETS, NATURAL_NINE)
    assert make_report("shift", [path]).head == pit.ledger.head
