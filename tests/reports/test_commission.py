"""The commission report: what was kept of winnings, and what rounding gave back."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

from terminal.reports.build import make_report
from terminal.rules.bets import Bet
from terminal.rules.house import House
from tests.reports.asking import by, figures, total
from tests.reports.pit import Pit, terms

BANKER_WINS = "2X 9X TX TX"


def test_commission_is_kept_of_banker_winnings_alone(path: Path) -> None:
    pit = Pit(path, game=terms("commission"))
    pit.play([("1", Bet.BANKER, 100_000), ("2", Bet.PLAYER, 50_000)], BANKER_WINS)
    pit.play([("1", Bet.BANKER, 30_000), ("3", Bet.BANKER, 20_000)], BANKER_WINS)
    pit.play([("1", Bet.BANKER, 100_000)])
    pit.close_ledger()
    document = make_report("commission", [path])
    found = figures(document)
    assert (found["bets"], found["winnings"], found["commission"], found["paid"]) == (
        3, 150_000, 7_500, 142_500,
    )  # fmt: skip
    assert found["commission_share"] == Fraction(1, 20)
    assert {box: row["commission"] for box, row in by(document, "by_box", "box").items()} == {
        "1": 6_500,
        "3": 1_000,
    }
    assert total(document, "by_shoe")["commission"] == 7_500


def test_what_a_coarser_payout_unit_gives_is_named(path: Path) -> None:
    pit = Pit(path, game=terms("commission", house=House(payout_unit=500), chip_unit=100))
    pit.play([("1", Bet.BANKER, 11_100)], BANKER_WINS)
    pit.close_ledger()
    found = figures(make_report("commission", [path]))
    # 5 % of 111 is 5.55; 105.45 is paid as 110, 4.55 more.
    assert (found["commission"], found["paid"], found["rounded_up"]) == (555, 11_000, 455)


def test_a_game_without_commission_has_none(pit: Pit, path: Path) -> None:
    pit.play([("1", Bet.BANKER, 100_000)], BANKER_WINS)
    found = figures(make_report("commission", [path]))
    assert (found["bets"], found["commission"], found["commission_share"]) == (0, 0, None)
