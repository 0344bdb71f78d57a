"""The commission report: what the House kept of winnings, by box and by shoe."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction

from terminal.reports.columns import BOX, PAID, SHOE, STAKED
from terminal.reports.period_history import PeriodHistory
from terminal.reports.spec import Column, Content, Report, SectionSpec, Unit, Values
from terminal.reports.turnover import share
from terminal.rounds.settlement import Line
from terminal.rules.message import Message
from terminal.rules.settlement import pay_out


def _sums(lines: Iterable[Line]) -> Values:
    """Return the sums over winning bets of which commission was kept; cents."""
    bets = list(lines)
    winnings = sum(pay_out(line.at_stake, line.odds or Fraction(0)) for line in bets)
    commission = sum(line.commission for line in bets)
    paid = sum(line.paid for line in bets)
    return {
        "bets": len(bets),
        "staked": sum(line.at_stake for line in bets),
        "winnings": winnings,
        "commission": commission,
        "paid": paid,
        "rounded_up": paid + commission - winnings,  # what the payout unit gave on top (RULINGS 2)
        "commission_share": share(commission, winnings),
    }


def _fold(history: PeriodHistory) -> Mapping[str, Content]:
    by_box: dict[str, list[Line]] = {}
    by_shoe: dict[int, list[Line]] = {}
    for finished in history.rounds:
        lines = [bet.line for bet in finished.bets if bet.line.commission]
        if lines:
            by_shoe.setdefault(finished.played.shoe, []).extend(lines)
            for box in finished.terms.boxes:  # so that boxes stand in the order of the table
                by_box.setdefault(box, []).extend(line for line in lines if line.box == box)
    whole = _sums(line for lines in by_shoe.values() for line in lines)
    return {
        "figures": Content(figures=whole),
        "by_box": Content(
            rows=[{"box": box, **_sums(lines)} for box, lines in by_box.items() if lines],
            total={"box": None, **whole},
        ),
        "by_shoe": Content(
            rows=[{"shoe": shoe, **_sums(lines)} for shoe, lines in by_shoe.items()],
            total={"shoe": None, **whole},
        ),
    }


_SUMS = (
    Column(key="bets", title=Message("winning bets"), unit=Unit.COUNT),
    STAKED,
    Column(key="winnings", title=Message("winnings"), unit=Unit.CENTS),
    Column(key="commission", title=Message("commission"), unit=Unit.CENTS),
    PAID,
    Column(key="rounded_up", title=Message("rounded up"), unit=Unit.CENTS),
    Column(key="commission_share", title=Message("of winnings"), unit=Unit.SHARE),
)

REPORT = Report(
    id="commission",
    title=Message("Commission"),
    shows=Message("What the House kept of winnings as commission, by box and by shoe."),
    sections=(
        SectionSpec(key="figures", title=Message("Commission"), figures=_SUMS),
        SectionSpec(key="by_box", title=Message("By box"), columns=(BOX, *_SUMS)),
        SectionSpec(key="by_shoe", title=Message("By shoe"), columns=(SHOE, *_SUMS)),
    ),
    main="by_box",
    fold=_fold,
)
