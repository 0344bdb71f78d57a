"""The commission report: what the House kept of winnings, by box and by shoe."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction

from terminal.reports.shape import Asked, Cell, Column, Content, Report, Row, SectionShape, Unit
from terminal.reports.story import FinishedRound
from terminal.reports.turnover import lines_played, share
from terminal.rounds.state import Line
from terminal.rules.message import Message
from terminal.rules.settlement import pay_out


@dataclass(slots=True)
class _Kept:
    """Sums over winnings that commission was kept of; cents."""

    bets: int = 0
    staked: int = 0
    winnings: int = 0
    commission: int = 0
    paid: int = 0

    def add(self, line: Line) -> None:
        """Counts one bet."""
        self.bets += 1
        self.staked += line.at_stake
        self.winnings += pay_out(line.at_stake, line.odds or Fraction(0))
        self.commission += line.commission
        self.paid += line.paid

    @property
    def rounded_up(self) -> int:
        """What the payout unit gave to bettors on top (RULINGS 2)."""
        return self.paid + self.commission - self.winnings

    @property
    def cells(self) -> Row:
        """The sums as a row has them."""
        return (
            self.bets,
            self.staked,
            self.winnings,
            self.commission,
            self.paid,
            self.rounded_up,
            share(self.commission, self.winnings),
        )


def _summed(lines: Iterable[Line]) -> _Kept:
    kept = _Kept()
    for line in lines:
        kept.add(line)
    return kept


def _fold(asked: Asked) -> Mapping[str, Content]:
    kept = [
        (finished, line)
        for finished in asked.story.rounds
        for line in lines_played(finished)
        if line.commission
    ]
    whole = _summed(line for _, line in kept)
    figures: dict[str, Cell] = dict(zip((column.key for column in _SUMS), whole.cells, strict=True))
    boxes = dict.fromkeys(box for finished, _ in kept for box in finished.terms.boxes)
    return {
        "figures": Content(figures=figures),
        "by_box": Content(
            rows=tuple(
                (box, *_summed(line for _, line in kept if line.box == box).cells)
                for box in boxes
                if any(line.box == box for _, line in kept)
            ),
            total=(None, *whole.cells),
        ),
        "by_shoe": Content(
            rows=tuple(
                (shoe, *_summed(line for finished, line in kept if finished.played.shoe == shoe).cells)
                for shoe in dict.fromkeys(_shoe(finished) for finished, _ in kept)
            ),
            total=(None, *whole.cells),
        ),
    }


def _shoe(finished: FinishedRound) -> int:
    return finished.played.shoe


_SUMS = (
    Column(key="bets", title=Message("winning bets"), unit=Unit.COUNT),
    Column(key="staked", title=Message("staked"), unit=Unit.CENTS),
    Column(key="winnings", title=Message("winnings"), unit=Unit.CENTS),
    Column(key="commission", title=Message("commission"), unit=Unit.CENTS),
    Column(key="paid", title=Message("paid"), unit=Unit.CENTS),
    Column(key="rounded_up", title=Message("rounded up"), unit=Unit.CENTS),
    Column(key="commission_share", title=Message("of winnings"), unit=Unit.SHARE),
)

REPORT = Report(
    id="commission",
    title=Message("Commission"),
    shows=Message("What the House kept of winnings as commission, by box and by shoe."),
    sections=(
        SectionShape(key="figures", title=Message("Commission"), figures=_SUMS),
        SectionShape(
            key="by_box",
            title=Message("By box"),
            columns=(Column(key="box", title=Message("box"), unit=Unit.TEXT), *_SUMS),
        ),
        SectionShape(
            key="by_shoe",
            title=Message("By shoe"),
            columns=(Column(key="shoe", title=Message("shoe"), unit=Unit.COUNT), *_SUMS),
        ),
    ),
    main="by_box",
    fold=_fold,
)
