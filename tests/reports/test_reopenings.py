"""Reopened bets in the reports: who took the call back, how soon, and what was changed after it."""

from __future__ import annotations

from datetime import timedelta
from fractions import Fraction
from pathlib import Path

import pytest

from terminal.reports.build import make_report
from terminal.rounds import commands as c
from terminal.rounds.events import BetPlaced, BetWithdrawn
from terminal.rules.bets import Bet
from terminal.rules.house import Limits
from terminal.rules.ranks import Rank
from tests.reports.asking import figures, rows
from tests.reports.pit import CHUA, GOH, NATURAL_NINE, OPENING, Pit, terms

BETS = (("1", Bet.PLAYER, 100_000), ("2", Bet.BANKER, 50_000))


@pytest.mark.parametrize("report", ["shift", "overrides"])
def test_each_reopening_is_listed_with_dealer_seconds_and_bets_changed(
    pit: Pit, path: Path, report: str
) -> None:
    pit.bet(*BETS)
    pit.close()
    pit.wait(7)
    pit.take_back()
    pit.bet(("3", Bet.TIE, 10_000), ("1", Bet.PLAYER, 10_000))
    pit.act(c.WithdrawBet("2", Bet.BANKER))
    pit.act(c.PlaceBet("2", Bet.BANKER, 50_000))
    pit.close()
    pit.deal("9X")
    pit.take_back()
    pit.relieve(GOH)
    pit.wait(2)
    pit.take_back()
    pit.close()
    pit.deal(NATURAL_NINE)
    pit.settle()
    listed = rows(make_report(report, [path]), "reopenings")
    assert [
        (row["shoe"], row["round"], row["dealer"], row["since_call"], row["changed"]) for row in listed
    ] == [(1, 1, CHUA.number, Fraction(7), 2), (1, 1, GOH.number, Fraction(4), 0)]


def test_a_round_taken_back_after_the_call_has_changed_all_its_bets(pit: Pit, path: Path) -> None:
    pit.bet(*BETS)
    pit.close()
    for _ in range(4):
        pit.take_back()
    pit.play(BETS)
    document = make_report("shift", [path])
    assert [row["changed"] for row in rows(document, "reopenings")] == [2]
    assert figures(document)["rounds"] == 1


def test_what_is_placed_or_withdrawn_after_a_reopening_is_marked(pit: Pit) -> None:
    pit.bet(*BETS)
    pit.close()
    pit.take_back()
    pit.bet(("3", Bet.TIE, 10_000))
    pit.act(c.WithdrawBet("2", Bet.BANKER))
    pit.close()
    pit.deal(NATURAL_NINE)
    pit.settle()
    marks = [
        event.after_reopening
        for event in (recorded.event for recorded in pit.ledger.read())
        if isinstance(event, BetPlaced | BetWithdrawn)
    ]
    assert marks == [False, False, True, True]
    query = "SELECT act, box, after_reopening FROM bets ORDER BY seq"
    assert pit.ledger._connection.execute(query).fetchall() == [
        ("placed", "1", 0),
        ("placed", "2", 0),
        ("placed", "3", 1),
        ("withdrawn", "2", 1),
    ]


def test_what_the_terminal_recorded_at_a_call_that_was_taken_back_does_not_count(tmp_path: Path) -> None:
    path = tmp_path / "BA-07.ledger"
    pit = Pit(path, game=terms(limits=Limits(minimum=10_000, maximum_differential=100_000)))
    pit.bet(("1", Bet.PLAYER, 400_000), ("2", Bet.BANKER, 5_000))
    pit.close()
    pit.take_back()
    pit.act(c.RejectExcess())
    pit.take_back()
    pit.act(c.WithdrawBet("1", Bet.PLAYER, 300_000))
    pit.act(c.PlaceBet("2", Bet.BANKER, 5_000))
    pit.close()
    pit.deal(NATURAL_NINE)
    pit.settle()
    pit.close_ledger()
    assert rows(make_report("irregularities", [path]), "list") == []
    limits = make_report("limits", [path])
    assert (figures(limits)["rejections"], figures(limits)["under_minimum"]) == (0, 0)
    kinds = [row["kind"] for row in rows(make_report("overrides", [path]), "corrections")]
    assert sorted(map(str, kinds)) == ["bets_reopened", "excess_put_back"]


def test_a_round_is_corrected_after_the_next_was_taken_back_beyond_the_period(pit: Pit, path: Path) -> None:
    pit.play(BETS)
    end = pit.wait(60)
    pit.wait(1)
    pit.bet(*BETS)
    for _ in range(3):
        pit.take_back()
    pit.act(c.CorrectBet("1", Bet.PLAYER, 120_000), rank=Rank.PIT_SUPERVISOR, by=GOH)
    pit.play(BETS)
    pit.play(BETS)
    first = make_report("shift", [path], start=OPENING - timedelta(hours=1), end=end)
    assert (figures(first)["rounds"], figures(first)["turnover"]) == (1, 170_000)
    assert figures(make_report("shift", [path]))["rounds"] == 3
