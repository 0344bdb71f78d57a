"""The gaming days of a table are found in its archive, and each has its report."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

import pytest

from terminal.ledger.reader import LedgerReader
from terminal.reports.build import make_report
from terminal.reports.days import gaming_days, report_of_day
from terminal.reports.render_text import render_text
from terminal.reports.sources import ReportError
from terminal.reports.values import LINE_TO_SIGN
from terminal.rounds import commands as c
from terminal.rules.bets import Bet
from terminal.rules.ranks import Rank
from tests.reports.asking import figures, rows
from tests.reports.pit import GOH, OPENING, Pit

BETS = [("1", Bet.PLAYER, 100_000)]


@pytest.fixture
def three_days(path: Path, pit: Pit) -> Path:
    """Return three days of one, two and three rounds.

    Each is begun when the one before is closed, at night.
    """
    for rounds in (1, 2, 3):
        for _ in range(rounds):
            pit.play(BETS)
        if rounds < 3:
            pit.wait(60)
            pit.close_day("2025-11-27")
            pit.wait(timedelta(hours=12).total_seconds())
    return path


def test_the_days_are_given_from_the_latest_back(three_days: Path) -> None:
    days = list(gaming_days(three_days))
    assert [day.path == three_days for day in days] == [True, False, False]
    assert [day.end is None for day in days] == [True, False, False]
    assert days[-1].start == OPENING


def test_each_day_has_its_own_rounds(three_days: Path) -> None:
    assert [figures(report_of_day("shift", three_days, back).document)["rounds"] for back in (0, 1, 2)] == [
        3, 2, 1,
    ]  # fmt: skip


def test_a_day_begins_when_its_file_is_first_used_and_not_when_the_day_before_was_closed(
    three_days: Path,
) -> None:
    reader = LedgerReader.open(three_days)
    begun, used = (record.at for record, _ in zip(reader.read(), range(2), strict=False))
    reader.close()
    assert used - begun > timedelta(hours=11)
    assert next(gaming_days(three_days)).start == used
    pace = figures(report_of_day("shift", three_days).document)["pace"]
    assert pace is not None
    assert pace > 60  # type: ignore[operator]


def test_a_report_without_a_period_agrees_with_that_of_the_day(three_days: Path) -> None:
    asked = make_report("shift", [three_days])
    of_day = report_of_day("shift", three_days).document
    assert (asked.start, asked.end) == (of_day.start, of_day.end)
    assert figures(asked) == figures(of_day)


def test_the_shift_report_of_a_closed_day_has_the_head_of_its_ledger_and_a_line_to_sign(
    three_days: Path,
) -> None:
    last, middle, _ = gaming_days(three_days)
    reader = LedgerReader.open(middle.path)
    head = reader.head
    reader.close()
    document = report_of_day("shift", three_days, 1).document
    (closed,) = rows(document, "days_closed")
    assert (closed["day"], closed["event"], closed["head"]) == ("2025-11-27", head.seq, head.hash)
    assert closed["closed_by"] != ""
    text = render_text(document)
    assert head.hash in text
    assert LINE_TO_SIGN.render() in text
    assert last.end is None
    assert rows(report_of_day("shift", three_days).document, "days_closed") == []


def test_a_report_names_the_days_next_to_it(three_days: Path) -> None:
    last, middle, first = (report_of_day("voids", three_days, back) for back in (0, 1, 2))
    assert (last.after, first.before) == (None, None)
    assert last.before == middle.day
    assert middle.before == first.day
    assert (first.after, middle.after) == (middle.day, last.day)


def test_what_the_next_day_corrects_is_in_the_report_of_the_day(path: Path, pit: Pit) -> None:
    pit.play(BETS)
    pit.close_day("2025-11-27")
    pit.act(c.CorrectBet("1", Bet.PLAYER, 120_000), rank=Rank.PIT_SUPERVISOR, by=GOH)
    document = report_of_day("shift", path, 1).document
    assert figures(document)["corrected"] == 1
    assert figures(document)["turnover"] == 120_000


def test_a_day_before_the_first_is_refused_in_words(three_days: Path) -> None:
    with pytest.raises(ReportError, match="does not reach back so far"):
        report_of_day("shift", three_days, 3)


def test_the_report_of_a_day_says_that_it_was_closed_without_its_last_round_announced(
    path: Path, pit: Pit
) -> None:
    def said(name: str, back: int) -> list[str]:
        return [note.render() for note in report_of_day(name, path, back).document.notes]

    pit.play(BETS)
    pit.close_day("2025-11-27")
    pit.wait(60)
    pit.act(c.AnnounceLastRound())
    pit.play(BETS)
    pit.close_day("2025-11-28")
    told = "The day 2025-11-27 was closed without the last round announced to the players."
    assert (said("shift", 2), said("shift", 1)) == ([told], [])
    assert said("insurance", 2) == [], "it stands in the report that is signed"
