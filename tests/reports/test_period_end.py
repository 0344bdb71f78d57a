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
from terminal.rounds.facts import DisputedBet, IrregularityFacts
from terminal.rounds.ranks import Rank
from terminal.rounds.terms import Terms
from terminal.rules.bets import Bet
from terminal.rules.house import Limits
from tests.reports.asking import by, figures, rows
from tests.reports.pit import BANKER_SIX, GOH, NATURAL_NINE, OPENING, Pit, terms

HOUR = timedelta(hours=1)
TICK = timedelta(microseconds=1)
NOON = OPENING + 2 * HOUR
TIGHT = terms(limits=Limits(minimum=10_000, maximum_differential=100_000))
SHORT_PAID = DisputedBet(box="3", bettor="seated", bet="banker", amount=50_000, owed=50_000, paid=45_000)


def bets(pit: Pit) -> None:
    """A round waits for "No more Bets"."""
    pit.bet(("1", Bet.BANKER, 300_000), ("2", Bet.PLAYER, 100_000))


def closed(pit: Pit, cards: str = NATURAL_NINE) -> None:
    """A round whose bets are closed, with these cards on the table."""
    bets(pit)
    pit.close()
    pit.deal(cards)


def settled(pit: Pit) -> None:
    """A round that is over."""
    closed(pit)
    pit.settle()


def insured(pit: Pit) -> None:
    """A round in which insurance is due, ready to be settled."""
    closed(pit, BANKER_SIX)
    pit.act(c.CloseInsurance(offered=True))
    pit.deal("TX")


def banker_wins(pit: Pit) -> None:
    """A round that the Banker has won, ready to be settled."""
    closed(pit, "2X 9X TX TX")


def conclude(pit: Pit) -> None:
    """The round is settled."""
    pit.act(c.ConcludeRound())


def late_bet(pit: Pit) -> None:
    """An irregularity that the dealer decides."""
    pit.act(c.RaiseIrregularity("late_bet"))


def wrong_payment(pit: Pit) -> None:
    """An irregularity that needs an override."""
    facts = IrregularityFacts(bet=SHORT_PAID)
    pit.act(c.RaiseIrregularity("wrong_payment", facts), rank=Rank.PIT_SUPERVISOR, by=GOH)


def correct(pit: Pit) -> None:
    """A bet of the last round is corrected: the settlement is reversed and made again."""
    pit.act(c.CorrectBet("2", Bet.PLAYER, 120_000), rank=Rank.PIT_SUPERVISOR, by=GOH)


def make_void(pit: Pit) -> None:
    """A foreign card makes the round void."""
    pit.act(c.RaiseIrregularity("foreign_card"), rank=Rank.PIT_SUPERVISOR, by=GOH)


def under_minimum(pit: Pit) -> None:
    """A bet under the minimum is found."""
    low = DisputedBet(box="1", bettor="seated", bet="banker", amount=5_000)
    pit.act(c.RaiseIrregularity("under_minimum", IrregularityFacts(bet=low)))


def in_list(section: str) -> Callable[[ReportDocument], int]:
    """How many rows a section has."""
    return lambda document: len(rows(document, section))


def figure(key: str, section: str = "figures") -> Callable[[ReportDocument], int]:
    """A count among the figures."""
    return lambda document: int(str(figures(document, section)[key]))


def said(words: str) -> Callable[[ReportDocument], int]:
    """In how many notes these words stand."""
    return lambda document: sum(words in note.render() for note in document.notes)


def new_shoes(document: ReportDocument) -> int:
    """How many shoes the pace chart marks, but the first."""
    marks = [mark for chart in document.section("figures").charts[:1] for mark in chart.marks]
    return sum(mark.what is Happening.SHOE and mark.at > OPENING for mark in marks)


def goh_on_duty(document: ReportDocument) -> int:
    """How often Goh came to the table."""
    return int(str(by(document, "dealers", "number").get(GOH.number, {"spells": 0})["spells"]))


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
    Case("dealers", "dealer", settled, lambda pit: pit.relieve(GOH), goh_on_duty),
    Case("limits", "turned back", bets, lambda pit: pit.act(c.RejectExcess()), figure("rejections"), TIGHT),
    Case("limits", "pro rata", closed, conclude, figure("pro_rata_bets")),
    Case("limits", "under the minimum", settled, under_minimum, figure("under_minimum")),
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
    pit.act(c.GoOnDuty("30615", "Low K."))  # so that the record goes on
    pit.close_ledger()
    for end, counts in ((NOON, [0, 1]), (NOON + TICK, [1, 0])):
        # A correction is late only in the period after that of its round.
        expected = counts if case.name != "late correction" or end == NOON else [0, 0]
        periods = ((OPENING, end), (end, NOON + HOUR))
        found = [case.count(make_report(case.report, [path], *period)) for period in periods]
        assert found == expected


def test_every_report_is_cut_at_the_end_of_its_period() -> None:
    assert {case.report for case in CASES if case.name != "late correction"} == REPORTS.keys()
