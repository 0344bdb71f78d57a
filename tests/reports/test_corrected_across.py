"""A round that is corrected in another period than its own: what both sheets say of it."""

from __future__ import annotations

import json
from datetime import timedelta
from pathlib import Path

import pytest

from terminal.cli import main
from terminal.ledger.head_file import head_path
from terminal.reports.build import make_report
from terminal.reports.document import ReportDocument
from terminal.rounds import commands as c
from terminal.rules.bets import Bet, Hand
from terminal.rules.ranks import Rank
from tests.reports.asking import figures
from tests.reports.pit import GOH, OPENING, Pit

BETS = (("1", Bet.PLAYER, 100_000), ("2", Bet.BANKER, 50_000))
"""The Player wins: the House pays 1,000.00 and takes 500.00."""
HOUR = timedelta(hours=1)


def said(document: ReportDocument) -> str:
    """Return the notes of a report."""
    return " ".join(note.render() for note in document.notes)


def correct(pit: Pit, cents: int = 120_000) -> None:
    """Correct the first bet of the last round to another sum."""
    pit.act(c.CorrectBet("1", Bet.PLAYER, cents), rank=Rank.PIT_SUPERVISOR, by=GOH)


@pytest.fixture
def corrected(pit: Pit, path: Path) -> tuple[Path, Path]:
    """Return the files of two days.

    On the second, the last round of the first is corrected, and one is dealt.
    """
    pit.play(BETS)
    pit.play(BETS)
    archived = pit.close_day("2025-11-27")
    pit.wait(600)
    correct(pit)
    pit.play(BETS)
    pit.ledger.write_head()
    return archived, path


def test_the_report_on_an_archived_day_counts_what_the_next_day_corrected(
    corrected: tuple[Path, Path],
) -> None:
    archived, live = corrected
    document, both = make_report("shift", [archived]), make_report("shift", [archived, live])
    assert (figures(document)["rounds"], figures(document)["corrected"]) == (2, 1)
    assert figures(document)["turnover"] == 320_000
    assert document.end < both.end
    assert (
        "Round 2 of shoe 1 was corrected after this period, and counts as it was corrected: "
        "the House net changed by −200.00." in said(document)
    )
    assert document.complete
    assert document.head == both.head


def test_the_report_on_the_next_day_says_what_it_corrected_in_the_day_before(
    corrected: tuple[Path, Path],
) -> None:
    document = make_report("shift", [corrected[1]])
    assert (figures(document)["rounds"], figures(document)["corrected"]) == (1, 0)
    assert (
        "Round 2 of shoe 1, settled before this period, was corrected in it. It counts in the period "
        "in which it was settled, whose House net changed by −200.00." in said(document)
    )


def test_what_is_corrected_once_the_next_day_is_archived_too_is_found(pit: Pit, path: Path) -> None:
    pit.play(BETS)
    first = pit.close_day("2025-11-27")
    pit.wait(600)
    correct(pit)
    pit.play(BETS)
    second = pit.close_day("2025-11-28")
    pit.wait(600)
    pit.play(BETS)
    assert figures(make_report("shift", [first]))["turnover"] == 170_000
    assert make_report("shift", [first]).head.seq < pit.ledger.head.seq
    assert "after this period" not in said(make_report("shift", [second]))


def test_a_day_in_which_nothing_was_corrected_later_names_its_own_head(pit: Pit, path: Path) -> None:
    pit.play(BETS)
    sealed = pit.ledger
    archived = pit.close_day("2025-11-27")
    assert sealed is not pit.ledger
    before = make_report("shift", [archived])
    pit.wait(600)
    pit.play(BETS)
    correct(pit)
    pit.ledger.write_head()
    after = make_report("shift", [archived])
    assert (before.head, before.notes) == (after.head, after.notes)
    assert f"-{after.head.seq}." in archived.name


def test_a_closed_day_without_the_file_after_it_says_what_it_cannot_know(
    corrected: tuple[Path, Path], tmp_path: Path
) -> None:
    archived = corrected[0]
    alone = tmp_path / "some" / "where" / archived.name
    alone.parent.mkdir(parents=True)
    alone.write_bytes(archived.read_bytes())
    head_path(alone).write_bytes(head_path(archived).read_bytes())
    document = make_report("shift", [alone])
    assert figures(document)["turnover"] == 300_000
    assert f"The file that goes on from {alone.name} was not found" in said(document)
    assert document.complete
    assert document.whole


def test_both_periods_of_one_file_say_so_too(pit: Pit, path: Path) -> None:
    pit.play(BETS)
    pit.now = OPENING + HOUR
    correct(pit)
    before = make_report("shift", [path], OPENING, OPENING + HOUR)
    after = make_report("shift", [path], OPENING + HOUR, OPENING + 2 * HOUR)
    assert "corrected after this period" in said(before)
    assert "−200.00" in said(before)
    assert "settled before this period" in said(after)
    assert "−200.00" in said(after)
    assert "this period" not in said(make_report("shift", [path]))


def test_a_round_that_is_open_again_is_named_as_that(pit: Pit, path: Path) -> None:
    pit.play(BETS)
    pit.now = OPENING + HOUR
    pit.act(c.CorrectCard(Hand.PLAYER, 1, "TX"), rank=Rank.PIT_SUPERVISOR, by=GOH)  # type: ignore[arg-type]
    after = make_report("shift", [path], OPENING + HOUR, OPENING + 2 * HOUR)
    assert "Round 1 of shoe 1, settled before this period, was reopened in it" in said(after)
    assert "was reopened and counts once" in said(make_report("shift", [path], OPENING, OPENING + HOUR))


def test_corrections_back_and_forth_are_one_change(pit: Pit, path: Path) -> None:
    pit.play(BETS)
    pit.now = OPENING + HOUR
    correct(pit, 120_000)
    correct(pit, 150_000)
    after = make_report("shift", [path], OPENING + HOUR, OPENING + 2 * HOUR)
    assert said(after).count("settled before this period") == 1
    assert "changed by −500.00" in said(after)


def test_the_command_says_it_too(corrected: tuple[Path, Path], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["report", "shift", str(corrected[0]), "--format", "json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["sections"]["figures"]["figures"]["turnover_cents"] == 320_000
    assert any("corrected after this period" in note for note in data["notes"])


def test_a_round_corrected_behind_a_new_shoe_hides_no_later_period(pit: Pit, path: Path) -> None:
    pit.play(BETS)
    pit.act(c.NewShoe(8, burn_due=False), rank=Rank.PIT_SUPERVISOR, by=GOH)
    correct(pit)
    pit.play(BETS)
    start = pit.wait(600)
    pit.play(BETS)
    assert figures(make_report("shift", [path], start))["rounds"] == 1


def test_a_round_of_the_day_before_corrected_behind_a_new_shoe_hides_no_later_period(
    pit: Pit, path: Path
) -> None:
    pit.play(BETS)
    pit.close_day("2025-11-27")
    pit.act(c.NewShoe(8, burn_due=False), rank=Rank.PIT_SUPERVISOR, by=GOH)
    correct(pit)
    pit.play(BETS)
    start = pit.wait(600)
    pit.play(BETS)
    assert figures(make_report("shift", [path], start))["rounds"] == 1
