"""The dealer pace report: rounds by who dealt them, hours on duty, where the time goes."""

from __future__ import annotations

from datetime import timedelta
from fractions import Fraction
from pathlib import Path

from terminal.reports.build import make_report
from terminal.rounds import commands as c
from terminal.rules.bets import Bet
from tests.reports.asking import by, rows
from tests.reports.pit import CHUA, GOH, NATURAL_NINE, OPENING, Pit

BETS = (("1", Bet.PLAYER, 100_000), ("2", Bet.BANKER, 50_000))
HOUR = timedelta(hours=1)


def test_each_round_stands_under_the_dealer_who_settled_it(pit: Pit, path: Path) -> None:
    pit.relieve(CHUA)
    pit.play(BETS)
    pit.bet(*BETS)
    pit.close()
    pit.relieve(GOH)
    pit.deal(NATURAL_NINE)
    pit.settle()
    found = by(make_report("dealers", [path]), "dealers", "number")
    assert {number: row["rounds"] for number, row in found.items()} == {CHUA.number: 1, GOH.number: 1}


def test_pace_is_taken_over_the_hours_on_duty(pit: Pit, path: Path) -> None:
    pit.relieve(CHUA)
    for _ in range(10):
        pit.play(BETS)
    pit.now = OPENING + HOUR
    pit.relieve(GOH)
    pit.wait(1800)
    pit.relieve(CHUA)
    for _ in range(5):
        pit.play(BETS)
    pit.now = OPENING + 2 * HOUR
    pit.act(c.GoOffDuty())
    pit.wait(3600)
    pit.act(c.ShowCutCard())
    found = by(make_report("dealers", [path], target_pace=Fraction(12)), "dealers", "number")
    assert (found[CHUA.number]["spells"], found[CHUA.number]["on_duty"]) == (2, Fraction(3, 2))
    assert (found[CHUA.number]["pace"], found[CHUA.number]["against_target"]) == (10, -2)
    assert (found[GOH.number]["on_duty"], found[GOH.number]["pace"]) == (Fraction(1, 2), 0)


def test_only_the_time_within_the_period_counts(pit: Pit, path: Path) -> None:
    pit.relieve(CHUA)
    pit.now = OPENING + 3 * HOUR
    pit.play(BETS)
    (row,) = rows(make_report("dealers", [path], OPENING + HOUR, OPENING + 2 * HOUR), "dealers")
    assert (row["on_duty"], row["rounds"]) == (1, 0)


def test_the_time_of_a_round_is_told_apart(pit: Pit, path: Path) -> None:
    pit.relieve(CHUA)
    pit.play(BETS)
    (row,) = rows(make_report("dealers", [path]), "dealers")
    # Twenty seconds of betting; four cards at two seconds, and twenty seconds to settle.
    assert (row["betting"], row["dealing"]) == (20, 28)


def test_where_nobody_signed_on_rounds_stand_under_the_number_that_called_them(pit: Pit, path: Path) -> None:
    pit.play(BETS)
    (row,) = rows(make_report("dealers", [path]), "dealers")
    assert (row["number"], row["on_duty"], row["pace"]) == (CHUA.number, 0, None)
