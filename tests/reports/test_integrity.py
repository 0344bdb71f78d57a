"""A report says aloud, in every format, if a part of its record is missing or was altered."""

from __future__ import annotations

import csv
import json
from datetime import timedelta
from pathlib import Path

import pytest

from terminal.cli import FAILED, INCOMPLETE, NOT_WHOLE, main
from terminal.ledger.head_file import head_path
from terminal.reports.build import make_report
from terminal.reports.render_csv import render_csv
from terminal.reports.render_json import as_data
from terminal.reports.render_text import render_text
from terminal.rules.bets import Bet
from tests.reports.asking import figures
from tests.reports.paper import words_of
from tests.reports.pit import OPENING, Pit
from tests.reports.tampering import chained_again, more_paid, unguarded

BETS = (("1", Bet.PLAYER, 100_000), ("2", Bet.BANKER, 50_000))
DAY = timedelta(days=1)


@pytest.fixture
def days(path: Path) -> tuple[Path, Path, Path]:
    """Return the files of three days, the first one first and the live one last; each has two rounds."""
    pit = Pit(path)
    archived = []
    for day in ("2025-11-27", "2025-11-28", "2025-11-29"):
        pit.play(BETS)
        pit.play(BETS)
        if day != "2025-11-29":
            archived.append(pit.close_day(day))
            pit.wait(DAY.total_seconds())
    pit.close_ledger()
    return archived[0], archived[1], path


def remove(path: Path) -> None:
    """Remove a ledger and its head."""
    head_path(path).unlink()
    path.unlink()


def test_a_whole_record_is_told_as_such(days: tuple[Path, Path, Path]) -> None:
    document = make_report("shift", [days[2]], OPENING, OPENING + 9 * DAY)
    assert (document.warnings, document.whole, document.complete) == ((), True, True)
    assert figures(document)["rounds"] == 6


def test_a_day_missing_from_the_archive_is_told_in_every_format(days: tuple[Path, Path, Path]) -> None:
    first, second, live = days
    remove(first)
    document = make_report("shift", [live], OPENING, OPENING + DAY / 2)
    assert figures(document)["rounds"] == 0
    assert (document.whole, document.complete) == (True, False)
    (warning,) = (warning.render() for warning in document.warnings)
    last = int(first.stem.rpartition("-")[2])
    begins = f"The record read begins at 2025-11-27 10:01:36 with event {last + 1} of {second.name}"
    assert warning.startswith(begins)
    assert f"The file before it, which ends with event {last}, was not found" in warning
    assert warning in render_text(document)
    assert warning in words_of(document)
    data = as_data(document)
    assert (data["complete"], data["whole"], data["warnings"]) == (False, True, [warning])
    for section in document.sections:
        rows = list(csv.DictReader(render_csv(document, section.key).splitlines()))
        assert rows
        assert all(warning in row["notes"] for row in rows)


def test_a_file_of_its_name_in_the_place_of_the_missing_one_is_named(days: tuple[Path, Path, Path]) -> None:
    first, _, live = days
    with unguarded(first) as connection:
        more_paid(connection)
        chained_again(connection, first)
    document = make_report("shift", [live], OPENING)
    (warning,) = (warning.render() for warning in document.warnings)
    assert f"{first.name} has its number, but is not that file" in warning


def test_a_period_that_begins_with_the_files_named_lacks_nothing(days: tuple[Path, Path, Path]) -> None:
    first, second, live = days
    remove(first)
    assert make_report("shift", [second, live]).complete
    assert make_report("shift", [live], OPENING + DAY).complete


def test_a_period_beyond_the_files_named_is_told(days: tuple[Path, Path, Path]) -> None:
    first, second, _ = days
    document = make_report("shift", [first], OPENING, OPENING + 2 * DAY)
    assert not document.complete
    (warning,) = (warning.render() for warning in document.warnings)
    assert f"what came after it is in {second.name}, which was not read" in warning
    assert make_report("shift", [first], OPENING, OPENING + DAY / 2).complete


def test_an_incomplete_report_has_a_status_of_its_own(
    days: tuple[Path, Path, Path], capsys: pytest.CaptureFixture[str]
) -> None:
    first, _, live = days
    asked = ["report", "shift", str(live), "--from", "2025-11-27", "--to", "2025-11-27"]
    assert main([*asked, "--format", "json"]) == 0
    assert capsys.readouterr().err == ""
    remove(first)
    assert main([*asked, "--format", "json"]) == INCOMPLETE
    answer = capsys.readouterr()
    (warning,) = json.loads(answer.out)["warnings"]
    assert answer.err == f"lammer: {warning}\n"


@pytest.mark.parametrize("name", ["shift", "voids", "overrides"])
def test_altered_events_are_told_in_every_format(name: str, days: tuple[Path, Path, Path]) -> None:
    live = days[2]
    with unguarded(live) as connection:
        more_paid(connection)
    document = make_report(name, [live])
    assert not document.whole
    (warning,) = (warning.render() for warning in document.warnings)
    assert warning.startswith(f"Do not rely on these figures: {live.name} is not whole.")
    assert "Its hash is not that of its contents: it was altered." in warning
    assert "shoe 1, round 5" in warning
    assert "2 faults" in warning
    assert warning in render_text(document)
    assert warning in words_of(document)
    assert as_data(document)["whole"] is False
    assert warning in render_csv(document)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ("DELETE FROM events WHERE kind = 'chips_moved' OR kind = 'bet_placed' AND round = 6", "are missing"),
        ("UPDATE events SET actor = '99999' WHERE kind = 'round_concluded' AND round = 6", "it was altered"),
        ("DELETE FROM events WHERE seq = (SELECT max(seq) FROM events)", "does not hold it"),
        ("UPDATE events SET previous = hash WHERE kind = 'round_commenced' AND round = 6", "event before it"),
    ],
)
def test_whatever_was_done_to_the_events_is_found(
    change: str, words: str, days: tuple[Path, Path, Path], capsys: pytest.CaptureFixture[str]
) -> None:
    live = days[2]
    with unguarded(live) as connection:
        assert connection.execute(change).rowcount
    assert main(["report", "shift", str(live)]) == NOT_WHOLE
    answer = capsys.readouterr()
    assert words in " ".join(answer.out.split())
    assert answer.err.startswith("lammer: Do not rely on these figures")


def test_a_head_file_that_is_missing_or_of_another_ledger_is_told(days: tuple[Path, Path, Path]) -> None:
    first, _, live = days
    head_path(live).unlink()
    assert "is missing" in make_report("shift", [live]).warnings[0].render()
    head_path(live).write_bytes(head_path(first).read_bytes())
    other = make_report("shift", [live]).warnings[0].render()
    assert "does not hold it" in other
    assert other.count("Event") == 1
    head_path(live).write_text("nothing")
    assert "cannot be read" in make_report("shift", [live]).warnings[0].render()


def test_a_file_that_is_not_the_one_that_the_next_goes_on_from_is_told(
    days: tuple[Path, Path, Path], capsys: pytest.CaptureFixture[str]
) -> None:
    first, second, live = days
    with unguarded(second) as connection:
        more_paid(connection)
        chained_again(connection, second)
    assert main(["report", "shift", str(live), str(second), "--format", "json"]) == NOT_WHOLE
    data = json.loads(capsys.readouterr().out)
    assert data["whole"] is False
    assert f"{live.name} does not go on from {second.name}" in data["warnings"][0]
    assert make_report("shift", [first, second], OPENING, OPENING + DAY / 2).whole


def test_what_lies_before_the_period_is_not_followed(days: tuple[Path, Path, Path]) -> None:
    first = days[0]
    with unguarded(first) as connection:
        more_paid(connection)
    assert make_report("shift", [days[2]], OPENING + 2 * DAY - timedelta(hours=1)).whole


def test_a_record_that_cannot_be_followed_is_answered_in_words(
    days: tuple[Path, Path, Path], capsys: pytest.CaptureFixture[str]
) -> None:
    live = days[2]
    with unguarded(live) as connection:
        connection.execute("DELETE FROM events WHERE kind = 'round_commenced' AND round = 6")
    assert main(["report", "shift", str(live)]) == NOT_WHOLE
    answer = capsys.readouterr()
    assert answer.out == ""
    assert "The record of that time cannot be followed" in answer.err
    with unguarded(live) as connection:
        connection.execute("UPDATE events SET at = 'x' WHERE kind = 'round_concluded'")
    assert main(["report", "shift", str(live)]) in (NOT_WHOLE, FAILED)
    assert "Traceback" not in capsys.readouterr().err
