"""What happens exactly at the end of a period belongs to the next one, in every report."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import timedelta
from pathlib import Path

import pytest

from terminal.reports.build import make_report
from terminal.reports.catalogue import REPORTS
from terminal.reports.document import ReportDocument
from terminal.reports.spec import Happening
from terminal.rounds import commands as c
from terminal.rounds.answers import DisputedBet, IrregularityAnswers
from terminal.rounds.terms import Terms
from terminal.rules.bets import Bet
from terminal.rules.house import Limits
from terminal.rules.ranks import Rank
from tests.reports.asking import by, figures, rows
from tests.reports.pit import BANKER_SIX, CHUA, GOH, NATURAL_NINE, OPENING, Pit, terms

HOUR = timedelta(hours=1)
TICK = timedelta(microseconds=1)
NOON = OPENING + 2 * HOUR
TIGHT = terms(limits=Limits(minimum=10_000, maximum_differential=100_000))
SHORT_PAID = DisputedBet(box="3", bettor="seated", bet="banker", amount=50_000, owed=50_000, paid=45_000)


def bets(pit: Pit) -> None:
    """Begin a round that waits for "No more Bets"."""
    pit.bet(("1", Bet.BANKER, 300_000), ("2", Bet.PLAYER, 100_000))


def closed(pit: Pit, cards: str = NATURAL_NINE) -> None:
    """Begin a round whose bets are closed, with these cards on the table."""
    bets(pit)
    pit.close()
    pit.deal(cards)


def settled(pit: Pit) -> None:
    """Play a round that is over."""
    closed(pit)
    pit.settle()


def insured(pit: Pit) -> None:
    """Play a round in which insurance is due, ready to be settled."""
    closed(pit, BANKER_SIX)
    pit.act(c.CloseInsurance(offered=True))
    pit.deal("TX")


def banker_wins(pit: Pit) -> None:
    """Play a round that the Banker has won, ready to be settled."""
    closed(pit, "2X 9X TX TX")


def no_more_bets(pit: Pit) -> None:
    """Close the bets."""
    pit.act(c.CloseBets())


def conclude(pit: Pit) -> None:
    """Settle the round."""
    pit.act(c.ConcludeRound())


def late_bet(pit: Pit) -> None:
    """Raise an irregularity that the dealer decides."""
    pit.act(c.RaiseIrregularity("late_bet"))


def wrong_payment(pit: Pit) -> None:
    """Raise an irregularity that needs an override."""
    facts = IrregularityAnswers(bet=SHORT_PAID)
    pit.act(c.RaiseIrregularity("wrong_payment", facts), rank=Rank.PIT_SUPERVISOR, by=GOH)


def correct(pit: Pit) -> None:
    """Correct a bet of the last round: the settlement is reversed and made again."""
    pit.act(c.CorrectBet("2", Bet.PLAYER, 120_000), rank=Rank.PIT_SUPERVISOR, by=GOH)


def make_void(pit: Pit) -> None:
    """Make the round void by a foreign card."""
    pit.act(c.RaiseIrregularity("foreign_card"), rank=Rank.PIT_SUPERVISOR, by=GOH)


def pin_refused(pit: Pit) -> None:
    """Put a refused PIN on record."""
    pit.act(c.RecordPinRefused("20418", 1))


def small_bet(pit: Pit) -> None:
    """Put a bet under the minimum on the felt."""
    pit.bet(("1", Bet.PLAYER, 5_000))


def in_list(section: str) -> Callable[[ReportDocument], int]:
    """Return how many rows a section has."""
    return lambda document: len(rows(document, section))


def figure(key: str, section: str = "figures") -> Callable[[ReportDocument], int]:
    """Return a count among the figures."""
    return lambda document: int(str(figures(document, section)[key]))


def said(words: str) -> Callable[[ReportDocument], int]:
    """Count the notes in which these words stand."""
    return lambda document: sum(words in note.render() for note in document.notes)


def new_shoes(document: ReportDocument) -> int:
    """Return how many shoes the pace chart marks, but the first."""
    marks = [mark for chart in document.section("figures").charts[:1] for mark in chart.marks]
    return sum(mark.what is Happening.SHOE and mark.at > OPENING for mark in marks)


def pins_refused(document: ReportDocument) -> int:
    """Return how many refused PINs are listed."""
    return sum(row["what"] == "pin_refused" for row in rows(document, "list"))


def rounds_dealt(document: ReportDocument) -> int:
    """Return how many rounds the dealers have dealt."""
    return sum(int(str(row["rounds"])) for row in rows(document, "dealers"))


@dataclass(frozen=True)
class Case:
    """An act, what comes before it, and how a report counts it."""

    report: str
    name: str
    before: Callable[[Pit], None]
    act: Callable[[Pit], object]
    count: Callable[[ReportDocument], int]
    game: Terms | None = None


CASES = (
    Case("shift", "round", closed, conclude, figure("rounds")),
    Case("shift", "insurance", insured, conclude, figure("due", "insurance")),
    Case("shift", "irregularity", settled, late_bet, in_list("irregularities")),
    Case("shift", "override", settled, correct, in_list("overrides")),
    Case("shift", "void", bets, make_void, in_list("voids")),
    Case(
        "shift",
        "shoe",
        settled,
        lambda pit: pit.act(c.NewShoe(8, burn_due=False), rank=Rank.PIT_SUPERVISOR),
        new_shoes,
    ),
    Case("insurance", "offer", insured, conclude, figure("due")),
    Case("irregularities", "irregularity", settled, late_bet, in_list("list")),
    Case("irregularities", "kind", settled, late_bet, in_list("counts")),
    Case("overrides", "override", settled, wrong_payment, in_list("override_list")),
    Case("overrides", "correction", settled, correct, in_list("correction_list")),
    Case("overrides", "entry taken back", bets, lambda pit: pit.act(c.Undo()), in_list("correction_list")),
    Case("voids", "void", bets, make_void, in_list("list")),
    Case("dealers", "round", closed, conclude, rounds_dealt),
    Case("limits", "turned back", bets, lambda pit: pit.act(c.RejectExcess()), figure("rejections"), TIGHT),
    Case("limits", "pro rata", closed, conclude, figure("pro_rata_rounds"), TIGHT),
    Case("limits", "under the minimum", small_bet, no_more_bets, figure("under_minimum")),
    Case("security", "refused PIN", settled, pin_refused, pins_refused),
    Case("commission", "winnings", banker_wins, conclude, figure("bets"), terms("commission")),
    *(
        Case(
            report, "late correction", settled, correct, said("settled before this period, was corrected in")
        )
        for report in REPORTS
    ),
)


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.report}: {case.name}")
def test_an_act_at_the_end_of_a_period_belongs_to_the_next(case: Case, path: Path) -> None:
    pit = Pit(path, game=case.game)
    pit.now = NOON - HOUR
    case.before(pit)
    pit.now = NOON
    case.act(pit)
    pit.now = NOON + HOUR
    pit.relieve(GOH)  # so that the record goes on
    pit.close_ledger()
    for end, counts in ((NOON, [0, 1]), (NOON + TICK, [1, 0])):
        # A correction is late only in the period after that of its round.
        expected = counts if case.name != "late correction" or end == NOON else [0, 0]
        periods = ((OPENING, end), (end, NOON + HOUR))
        found = [case.count(make_report(case.report, [path], *period)) for period in periods]
        assert found == expected


def test_every_report_is_cut_at_the_end_of_its_period() -> None:
    assert {case.report for case in CASES if case.name != "late correction"} == REPORTS.keys()


def test_a_dealer_who_comes_at_the_end_of_a_period_is_on_duty_in_the_next(pit: Pit, path: Path) -> None:
    pit.relieve(CHUA)
    pit.now = NOON
    pit.relieve(GOH)
    pit.now = NOON + HOUR
    pit.act(c.GoOffDuty())
    for start, end, number in ((OPENING, NOON, CHUA.number), (NOON, NOON + HOUR, GOH.number)):
        (row,) = rows(make_report("dealers", [path], start, end), "dealers")
        assert (row["number"], row["on_duty"]) == (number, (end - start) / HOUR)


@pytest.mark.parametrize("report", ["shift", "dealers"])
def test_a_pace_expected_from_the_end_of_a_period_on_counts_in_the_next(
    report: str, pit: Pit, path: Path
) -> None:
    pit.act(c.SetPace(40), rank=Rank.SHIFT_MANAGER)
    pit.relieve(CHUA)
    pit.now = NOON
    pit.act(c.SetPace(48), rank=Rank.SHIFT_MANAGER)
    pit.now = NOON + HOUR
    pit.act(c.GoOffDuty())
    changed = said("The house expected 40 rounds an hour until")
    for start, end, target, changes in (
        (OPENING, NOON, 40, 0),
        (NOON, NOON + HOUR, 48, 0),
        (OPENING, NOON + TICK, None, 1),
    ):
        document = make_report(report, [path], start, end)
        assert changed(document) == changes
        if target is not None:
            short = (
                figures(document)["against_target"]
                if report == "shift"
                else rows(document, "dealers")[0]["against_target"]
            )
            assert short == -target


def test_a_round_settled_again_at_the_end_of_a_period_is_corrected_in_the_next(pit: Pit, path: Path) -> None:
    settled(pit)
    pit.now = NOON
    correct(pit)
    pit.now = NOON + HOUR
    pit.relieve(GOH)  # so that the record goes on
    own = make_report("shift", [path], OPENING, NOON)
    assert said("was corrected after this period")(own) == 1
    assert said("was corrected after this period")(make_report("shift", [path], OPENING, NOON + TICK)) == 0


def test_a_round_settled_where_two_parts_of_a_period_meet_belongs_to_the_later(pit: Pit, path: Path) -> None:
    closed(pit)
    pit.now = NOON
    pit.settle(0)
    pit.now = NOON + HOUR
    pit.relieve(GOH)
    parts = by(make_report("shift", [path], NOON - HOUR, NOON + HOUR), "parts", "from")
    assert parts[NOON]["rounds"] == 1
    assert sum(int(str(part["rounds"])) for part in parts.values()) == 1


def test_a_period_that_ends_when_the_next_day_begins_is_complete(pit: Pit, path: Path) -> None:
    settled(pit)
    archived = pit.close_day("2025-11-27")
    pit.now = NOON
    pit.relieve(GOH)
    pit.ledger.write_head()
    assert make_report("shift", [archived], OPENING, NOON).complete
    assert not make_report("shift", [archived], OPENING, NOON + TICK).complete
