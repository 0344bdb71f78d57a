"""A period holds its start and not its end, for everything that a report counts by time.

Each test puts one thing at noon to the microsecond: the period that ends at noon must not hold it, the one
that begins then must.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta
from fractions import Fraction
from pathlib import Path

import pytest

from terminal.reports.build import make_report
from terminal.reports.document import ReportDocument
from terminal.reports.period import read_period
from terminal.reports.sources import ReportError
from terminal.reports.spec import Happening
from terminal.rounds import commands as c
from terminal.rules.bets import Bet, Hand
from terminal.rules.cards import Card
from terminal.rules.house import Limits
from terminal.rules.ranks import Rank
from tests.ledger.playing import START
from tests.reports.asking import by, figures, rows
from tests.reports.pit import CHUA, GOH, OPENING, Pit, terms
from tests.reports.sums import all_records, rounds_of
from tests.reports.test_random import played

BETS = (("1", Bet.PLAYER, 100_000), ("2", Bet.BANKER, 50_000))
HOUR = timedelta(hours=1)
NOON = OPENING + 2 * HOUR
TICK = timedelta(microseconds=1)


def before_and_from_noon(path: Path, name: str) -> tuple[ReportDocument, ReportDocument]:
    """Return a report of the hours up to noon, and one of the hours from noon."""
    return make_report(name, [path], OPENING, NOON), make_report(name, [path], NOON, NOON + 4 * HOUR)


def at_noon(pit: Pit, act: Callable[[], object]) -> None:
    """Do this at noon, and let the table go on an hour."""
    pit.now = NOON
    act()
    pit.now = NOON + HOUR
    pit.play(BETS)


def correct_at_noon(pit: Pit) -> None:
    """Correct a settled bet at noon."""
    pit.play(BETS)
    at_noon(pit, lambda: pit.act(c.CorrectBet("1", Bet.PLAYER, 120_000), rank=Rank.PIT_SUPERVISOR, by=GOH))


def crossed(document: ReportDocument) -> list[str]:
    """Return the notes about rounds that were corrected in another period than their own."""
    said = (note.render() for note in document.notes)
    return [note for note in said if "corrected" in note or "reopened" in note]


@pytest.mark.parametrize(
    ("report", "section"), [("overrides", "override_list"), ("overrides", "correction_list")]
)
def test_an_act_at_the_end_of_a_period_belongs_to_the_next(
    pit: Pit, path: Path, report: str, section: str
) -> None:
    correct_at_noon(pit)
    first, second = before_and_from_noon(path, report)
    assert (len(rows(first, section)), len(rows(second, section))) == (0, 1)


def test_a_correction_at_the_end_of_a_period_is_said_to_come_after_it(pit: Pit, path: Path) -> None:
    correct_at_noon(pit)
    first, second = before_and_from_noon(path, "shift")
    (said_of_it,) = crossed(first)
    assert "after this period" in said_of_it
    (said_of_it,) = crossed(second)
    assert "before this period" in said_of_it


def test_a_round_of_the_next_period_is_not_said_to_be_corrected_after_this_one(pit: Pit, path: Path) -> None:
    pit.now = NOON - timedelta(seconds=48)
    pit.play(BETS)
    assert pit.now == NOON
    pit.wait(5)
    pit.act(c.CorrectBet("1", Bet.PLAYER, 120_000), rank=Rank.PIT_SUPERVISOR, by=GOH)
    first, second = before_and_from_noon(path, "shift")
    assert (crossed(first), crossed(second)) == ([], [])
    assert figures(second)["corrected"] == 1


def test_a_correction_at_the_end_of_a_period_without_its_round_is_no_matter_of_it(
    pit: Pit, path: Path
) -> None:
    correct_at_noon(pit)
    late_morning = make_report("shift", [path], NOON - HOUR, NOON)
    assert crossed(late_morning) == []


def test_a_round_settled_again_at_the_end_of_a_period_was_left_open_in_it(pit: Pit, path: Path) -> None:
    pit.play(BETS)
    pit.now = NOON - HOUR / 2
    # The Player's nine was a ten: neither hand is over, and both draw.
    pit.act(c.CorrectCard(Hand.PLAYER, 1, Card("TX")), rank=Rank.PIT_SUPERVISOR, by=GOH)
    pit.act(c.CloseInsurance(offered=False))
    pit.act(c.DealCard(Card("5X")))
    pit.act(c.DealCard(Card("KX")))
    at_noon(pit, lambda: pit.settle(0))
    late_morning = make_report("shift", [path], NOON - HOUR, NOON)
    (said,) = crossed(late_morning)
    assert "was reopened in it" in said
    a_tick_more = make_report("shift", [path], NOON - HOUR, NOON + TICK)
    (said,) = crossed(a_tick_more)
    assert "was corrected in it" in said


def test_a_round_settled_at_the_end_of_a_period_belongs_to_the_next(pit: Pit, path: Path) -> None:
    pit.play(BETS)
    pit.now = NOON - timedelta(seconds=48)
    pit.play(BETS)
    assert pit.now == NOON
    for name in ("shift", "voids"):
        first, second = before_and_from_noon(path, name)
        assert (figures(first)["rounds"], figures(second)["rounds"]) == (1, 1)


def test_a_shoe_put_in_at_the_end_of_a_period_belongs_to_the_next(pit: Pit, path: Path) -> None:
    pit.play(BETS)
    at_noon(pit, lambda: pit.act(c.NewShoe(8, burn_due=False), rank=Rank.PIT_SUPERVISOR))
    marks = [
        [mark.at for mark in document.section("figures").charts[-1].marks if mark.what is Happening.SHOE]
        for document in before_and_from_noon(path, "shift")
    ]
    assert marks == [[OPENING], [NOON]]


def test_excess_turned_back_at_the_end_of_a_period_belongs_to_the_next(path: Path) -> None:
    table = Pit(path, game=terms(limits=Limits(minimum=10_000, maximum_differential=50_000)))
    table.play((("1", Bet.PLAYER, 50_000),))
    table.now = NOON - timedelta(minutes=5)
    table.bet(("1", Bet.PLAYER, 90_000))
    table.now = NOON
    table.act(c.RejectExcess())
    table.close()
    table.deal("9X KX TX 5X")
    table.settle()
    table.close_ledger()
    first, second = before_and_from_noon(path, "limits")
    assert (figures(first)["rejections"], figures(second)["rejections"]) == (0, 1)


def test_a_dealer_who_takes_over_at_the_end_of_a_period_was_not_on_duty_in_it(pit: Pit, path: Path) -> None:
    pit.relieve(CHUA)
    pit.play(BETS)
    at_noon(pit, lambda: pit.relieve(GOH))
    first, second = (by(document, "dealers", "number") for document in before_and_from_noon(path, "dealers"))
    assert set(first) == {CHUA.number}
    assert set(second) == {GOH.number}
    assert (first[CHUA.number]["spells"], second[GOH.number]["spells"]) == (1, 1)


def test_a_pace_expected_from_the_end_of_a_period_is_no_target_of_it(pit: Pit, path: Path) -> None:
    pit.act(c.SetPace(40), rank=Rank.SHIFT_MANAGER)
    pit.play(BETS)
    at_noon(pit, lambda: pit.act(c.SetPace(60), rank=Rank.SHIFT_MANAGER))
    first, second = before_and_from_noon(path, "shift")
    assert (figures(first)["target"], figures(second)["target"]) == (40, 60)
    for document in (first, second):
        assert not [note for note in document.notes if "a target is their mean" in note.render()]


def test_a_period_of_no_length_holds_nothing(pit: Pit, path: Path) -> None:
    correct_at_noon(pit)
    document = make_report("overrides", [path], NOON, NOON)
    assert rows(document, "override_list") == []
    assert len(rows(make_report("overrides", [path], NOON, NOON + TICK), "override_list")) == 1


@pytest.mark.parametrize("seed", range(3))
def test_a_cut_at_any_event_leaves_each_round_and_each_act_on_one_side(seed: int, tmp_path: Path) -> None:
    """The ends of the rounds, and some of the other events, as the ends of periods."""
    path = played(str(tmp_path), seed, 5)
    records = all_records(path)
    known = rounds_of(records)
    last = records[-1].at + HOUR
    cuts = {one.first_ended for one in known} | {record.at for record in records[::17]}
    for cut in sorted(cuts):
        first, second = (make_report("shift", [path], *period) for period in ((START, cut), (cut, last)))
        assert figures(first)["rounds"] == sum(one.first_ended < cut for one in known)
        assert figures(second)["rounds"] == sum(one.first_ended >= cut for one in known)
        whole = figures(make_report("shift", [path], START, last))
        for key in ("voids", "turnover", "house_net", "theoretical"):
            parts: list[Fraction] = [Fraction(figures(part)[key]) for part in (first, second)]  # type: ignore[arg-type]
            assert sum(parts) == whole[key], (key, cut)


def test_the_moment_of_a_start_is_inside(pit: Pit, path: Path) -> None:
    correct_at_noon(pit)
    moments: list[tuple[datetime, int]] = [(NOON - TICK, 1), (NOON, 1), (NOON + TICK, 0)]
    for start, found in moments:
        document = make_report("overrides", [path], start, NOON + HOUR / 2)
        assert len(rows(document, "override_list")) == found


@pytest.mark.parametrize("end", ["2025-11-27T12:00", "2025-11-27T11:59"])
def test_a_period_that_ends_where_it_begins_or_before_is_refused(pit: Pit, path: Path, end: str) -> None:
    with pytest.raises(ReportError) as refused:
        read_period([path], "2025-11-27T12:00", end)
    assert refused.value.message.template == "No time lies from {start} to {end}. Check from and to."
    assert read_period([path], "2025-11-27T12:00", "2025-11-27T12:01") == (NOON, NOON + timedelta(minutes=1))
