"""The pace that was expected: taken from the record, over changes of it, unless another one is named."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from fractions import Fraction
from pathlib import Path

from terminal.reports.build import make_report
from terminal.rounds import commands as c
from terminal.rules.bets import Bet
from terminal.rules.ranks import Rank
from tests.reports.asking import by, figures
from tests.reports.pit import CHUA, GOH, OPENING, Pit

BETS = (("1", Bet.PLAYER, 100_000), ("2", Bet.BANKER, 50_000))
HOUR = timedelta(hours=1)


def expect(pit: Pit, pace: int) -> None:
    """Let the house expect so many rounds an hour from now on."""
    pit.act(c.SetPace(pace), rank=Rank.SHIFT_MANAGER)


def until(pit: Pit, hours: float, act: Callable[[], None]) -> None:
    """Do something so many hours after the opening."""
    pit.now = OPENING + hours * HOUR
    act()


def notes(pit: Pit, path: Path, name: str = "shift", target: Fraction | None = None) -> list[str]:
    """Return what a report says in addition to its figures."""
    return [note.render() for note in make_report(name, [path], target_pace=target).notes]


def test_the_target_is_the_pace_on_record(pit: Pit, path: Path) -> None:
    expect(pit, 46)
    for _ in range(10):
        pit.play(BETS)
    document = make_report("shift", [path])
    found = figures(document)
    assert (found["target"], found["against_target"]) == (46, found["pace"] - 46)  # type: ignore[operator]
    assert document.section("figures").charts[0].target == 46
    assert notes(pit, path) == []


def test_another_target_can_be_named(pit: Pit, path: Path) -> None:
    expect(pit, 46)
    pit.play(BETS)
    assert figures(make_report("shift", [path], target_pace=Fraction(50)))["target"] == 50


def test_a_table_that_never_said_what_it_expects_has_no_target(pit: Pit, path: Path) -> None:
    pit.play(BETS)
    found = figures(make_report("shift", [path]))
    assert (found["target"], found["against_target"]) == (None, None)


def test_a_change_within_the_period_makes_a_mean_by_time_and_is_told(pit: Pit, path: Path) -> None:
    expect(pit, 40)
    until(pit, 3, lambda: expect(pit, 48))
    until(pit, 4, lambda: pit.play(BETS))
    document = make_report("shift", [path], OPENING, OPENING + 4 * HOUR)
    assert figures(document)["target"] == 42
    told = (
        "The house expected 40 rounds an hour until 2025-11-27 13:00:00, and 48 from then on: "
        "a target is their mean by time."
    )
    assert told in notes(pit, path)
    assert told in notes(pit, path, "dealers")
    assert told not in notes(pit, path, "voids")
    assert told not in notes(pit, path, target=Fraction(46))


def test_a_period_before_or_after_a_change_has_the_pace_of_its_own_time(pit: Pit, path: Path) -> None:
    expect(pit, 40)
    until(pit, 2, lambda: pit.play(BETS))
    until(pit, 3, lambda: expect(pit, 48))
    pit.act(c.NewShoe(8, burn_due=False), rank=Rank.PIT_SUPERVISOR, by=GOH)
    until(pit, 5, lambda: pit.play(BETS))
    before, after = (
        make_report("shift", [path], OPENING + start * HOUR, OPENING + (start + 1) * HOUR) for start in (1, 4)
    )
    assert (figures(before)["target"], figures(after)["target"]) == (40, 48)
    assert not [note for one in (before, after) for note in one.notes if "expected" in note.template]


def test_each_dealer_is_held_against_what_was_expected_on_duty(pit: Pit, path: Path) -> None:
    expect(pit, 4)
    pit.relieve(CHUA)
    until(pit, 1, lambda: pit.relieve(GOH))
    until(pit, 2, lambda: expect(pit, 8))
    until(pit, 3, lambda: pit.act(c.GoOffDuty()))
    found = by(make_report("dealers", [path]), "dealers", "number")
    assert (found[CHUA.number]["against_target"], found[GOH.number]["against_target"]) == (-4, -6)


def test_what_was_first_expected_counts_for_the_time_before_it_was_said(pit: Pit, path: Path) -> None:
    pit.play(BETS)
    until(pit, 1, lambda: expect(pit, 46))
    until(pit, 2, lambda: pit.play(BETS))
    assert figures(make_report("shift", [path]))["target"] == 46


def test_the_pace_goes_on_over_the_closing_of_a_day_and_a_new_shoe(pit: Pit, path: Path) -> None:
    expect(pit, 46)
    pit.play(BETS)
    archived = pit.close_day("2025-11-27")
    pit.wait(600)
    pit.act(c.NewShoe(8, burn_due=False), rank=Rank.PIT_SUPERVISOR, by=GOH)
    pit.play(BETS)
    start = pit.wait(600)
    pit.play(BETS)
    for document in (
        make_report("shift", [archived]),
        make_report("shift", [path]),
        make_report("shift", [path], start),
    ):
        assert figures(document)["target"] == 46
        assert not [note for note in document.notes if "expected" in note.template]
