"""The limits report: excess turned back before closing, pro rata after it, bets under the minimum."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from terminal.reports.build import make_report
from terminal.rounds import commands as c
from terminal.rules.bets import Bet
from terminal.rules.house import Limits
from tests.reports.asking import figures, rows
from tests.reports.pit import NATURAL_NINE, Pit, terms


@pytest.fixture
def pit(path: Path) -> Iterator[Pit]:
    """Return a table with a minimum of 100 and a Differential of 1,000."""
    table = Pit(path, game=terms(limits=Limits(minimum=10_000, maximum_differential=100_000)))
    yield table
    table.close_ledger()


def test_what_was_turned_back_is_listed_bet_by_bet(pit: Pit, path: Path) -> None:
    pit.bet(("1", Bet.BANKER, 80_000), ("2", Bet.BANKER, 50_000))
    pit.act(c.PlaceBet("2", Bet.BANKER, 10_000))
    pit.act(c.RejectExcess())
    document = make_report("limits", [path])
    assert (figures(document)["rejections"], figures(document)["turned_back"]) == (1, 40_000)
    (row,) = rows(document, "list")
    assert (row["what"], row["box"], row["bet"]) == ("turned_back", "2", "banker")
    assert (row["laid"], row["played"], row["back"]) == (60_000, 20_000, 40_000)


def test_what_plays_pro_rata_is_listed_with_what_is_not_at_stake(pit: Pit, path: Path) -> None:
    pit.play([("1", Bet.BANKER, 200_000), ("2", Bet.BANKER, 300_000), ("3", Bet.PLAYER, 150_000)])
    document = make_report("limits", [path])
    listed = [
        (row["box"], row["laid"], row["played"], row["back"])
        for row in rows(document, "list")
        if row["what"] == "pro_rata"
    ]
    # Half of each Banker bet: (1,500 + 1,000) of 5,000.
    assert listed == [("1", 200_000, 100_000, 100_000), ("2", 300_000, 150_000, 150_000)]
    found = figures(document)
    assert (found["pro_rata_rounds"], found["pro_rata_bets"], found["pro_rata_back"]) == (1, 2, 250_000)
    assert figures(make_report("shift", [path]))["turnover"] == 400_000


def test_a_bet_under_the_minimum_plays_as_it_lies(pit: Pit, path: Path) -> None:
    pit.bet(("1", Bet.PLAYER, 5_000))
    pit.close()
    pit.deal(NATURAL_NINE)
    pit.settle()
    document = make_report("limits", [path])
    (row,) = rows(document, "list")
    assert (row["what"], row["box"], row["laid"], row["back"]) == ("under_minimum", "1", 5_000, 0)
    assert figures(document)["under_minimum"] == 1
