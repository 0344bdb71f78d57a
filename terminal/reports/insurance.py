"""The insurance report: what was due, offered, taken and paid, by row of the pay table, against the edge."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import NamedTuple

from terminal.reports.columns import EDGE, HOUSE_NET, PAID, STAKED, THEORETICAL
from terminal.reports.labels import hand_label, stage_label
from terminal.reports.period_history import FinishedRound, PeriodHistory
from terminal.reports.spec import Column, Content, Report, SectionSpec, Unit, Values
from terminal.reports.turnover import Tally
from terminal.rounds.insurance import took
from terminal.rounds.state import Bettor, Offer, Round
from terminal.rules.bets import Hand, Stage
from terminal.rules.game import Game, InsuranceRow
from terminal.rules.games import GAMES
from terminal.rules.message import Message


class InsurancePayRow(NamedTuple):
    """One row of a game's insurance pay table."""

    stage: Stage
    hand: Hand
    odds: Fraction


@dataclass(slots=True)
class InsuranceTally:
    """Sums over the offers of insurance, of one row or of all."""

    due: int = 0
    """Offers due to at least one bettor."""
    offered: int = 0
    """Those for which the lammer was put out."""
    asked: int = 0
    """Bettors who were offered insurance, and those who declined it unasked."""
    taken: int = 0
    declined: int = 0
    neglected: int = 0
    """Original Bets returned for neglect."""
    neglected_returned: int = 0
    """Their sum; cents."""
    money: Tally = field(default_factory=Tally)

    def add_offer(self, played: Round, offer: Offer) -> None:
        """Count one offer, and what each bettor made of it."""
        due_to = {Bettor(room.box, room.bettor) for room in offer.largest}
        if not due_to:
            return
        taken = took(played, offer) & due_to
        declined = set(offer.declined) & due_to
        self.due += 1
        self.offered += offer.out
        self.taken += len(taken)
        self.declined += len(declined)
        self.asked += len(due_to if offer.out else taken | declined)

    def figures(self) -> Values:
        """Return the sums by the keys of their columns."""
        money = self.money.figures()
        return {
            "due": self.due,
            "offered": self.offered,
            "not_offered": self.due - self.offered,
            "asked": self.asked,
            "taken": self.taken,
            "declined": self.declined,
            "silent": self.asked - self.taken - self.declined,
            "neglected": self.neglected,
            "neglected_returned": self.neglected_returned,
            "staked": money["turnover"],
            "lost": money["taken"],
            **{key: money[key] for key in _MONEY},
        }


_MONEY = ("paid", "house_net", "net_share", "theoretical", "theoretical_share", "edge")


def insurance_tallies(
    rounds: Iterable[FinishedRound],
) -> tuple[InsuranceTally, defaultdict[InsurancePayRow, InsuranceTally]]:
    """Return the sums over some rounds, and those of each row of the pay table (zero if it was never due).

    Void rounds have offers, but no money.
    """
    whole, rows = InsuranceTally(), defaultdict[InsurancePayRow, InsuranceTally](InsuranceTally)
    for finished in rounds:
        for offer in finished.played.offers:
            for tally in (whole, rows[InsurancePayRow(offer.stage, offer.hand, offer.odds)]):
                tally.add_offer(finished.played, offer)
        for bet in finished.bets:
            edge = bet.edge
            if edge.hand and edge.stage and edge.odds is not None:
                for tally in (whole, rows[InsurancePayRow(edge.stage, edge.hand, edge.odds)]):
                    tally.money.add(bet)
        whole.neglected += len(finished.neglected)
        whole.neglected_returned += sum(line.placed for line in finished.neglected)
    return whole, rows


def _fold(history: PeriodHistory) -> Mapping[str, Content]:
    whole, rows = insurance_tallies(history.rounds)
    listed = {
        InsurancePayRow(row.stage, row.hand, row.odds): row
        for game in history.games
        for row in game.insurance
    }
    listed |= {key: _row_of(key, GAMES.values()) for key in rows if key not in listed}
    return {
        "figures": Content(figures=whole.figures()),
        "by_row": Content(
            rows=[_line(row, rows.get(key) or InsuranceTally()) for key, row in listed.items()]
        ),
    }


def _row_of(key: InsurancePayRow, games: Iterable[Game]) -> InsuranceRow:
    return next(row for game in games for row in game.insurance if (row.stage, row.hand, row.odds) == key)


def _line(row: InsuranceRow, sums: InsuranceTally) -> Values:
    return {
        "hand": hand_label(row.hand),
        "after": stage_label(row.stage),
        "player": _span(row.player),
        "banker": _span(row.banker),
        "odds": row.odds,
        **sums.figures(),
    }


def _span(points: range) -> str:
    return str(points[0]) if len(points) == 1 else f"{points[0]} to {points[-1]}"


_OFFERED = Column(key="offered", title=Message("offered"), unit=Unit.COUNT)
_NOT_OFFERED = Column(key="not_offered", title=Message("not offered"), unit=Unit.COUNT)
_TAKEN = Column(key="taken", title=Message("taken"), unit=Unit.COUNT)
_DECLINED = Column(key="declined", title=Message("declined"), unit=Unit.COUNT)

INSURANCE_COLUMNS = (
    Column(key="due", title=Message("offers due"), unit=Unit.COUNT),
    _OFFERED,
    _NOT_OFFERED,
    Column(key="asked", title=Message("bettors asked"), unit=Unit.COUNT),
    _TAKEN,
    _DECLINED,
    Column(key="silent", title=Message("said nothing"), unit=Unit.COUNT),
    Column(key="neglected", title=Message("neglected, bet returned"), unit=Unit.COUNT),
    Column(key="neglected_returned", title=Message("returned for neglect"), unit=Unit.CENTS),
    STAKED,
    Column(key="lost", title=Message("lost to the House"), unit=Unit.CENTS),
    Column(key="paid", title=Message("paid to bettors"), unit=Unit.CENTS),
    HOUSE_NET,
    Column(key="net_share", title=Message("net of staked"), unit=Unit.SHARE),
    THEORETICAL,
    Column(key="theoretical_share", title=Message("theoretical of staked"), unit=Unit.SHARE),
)
"""The figures of an `InsuranceTally`."""

REPORT = Report(
    id="insurance",
    title=Message("Insurance"),
    shows=Message(
        "What insurance was due, offered, taken, declined and paid, and its result against its exact edge."
    ),
    sections=(
        SectionSpec(key="figures", title=Message("Insurance"), figures=INSURANCE_COLUMNS),
        SectionSpec(
            key="by_row",
            title=Message("By row of the pay table"),
            columns=(
                Column(key="hand", title=Message("hand"), unit=Unit.LABEL),
                Column(key="after", title=Message("after"), unit=Unit.LABEL),
                Column(key="player", title=Message("Player"), unit=Unit.TEXT),
                Column(key="banker", title=Message("Banker"), unit=Unit.TEXT),
                Column(key="odds", title=Message("odds"), unit=Unit.ODDS),
                Column(key="due", title=Message("due"), unit=Unit.COUNT),
                _OFFERED,
                replace(_NOT_OFFERED, printed=False),
                Column(key="asked", title=Message("asked"), unit=Unit.COUNT, printed=False),
                _TAKEN,
                _DECLINED,
                Column(key="silent", title=Message("silent"), unit=Unit.COUNT),
                STAKED,
                Column(key="lost", title=Message("lost"), unit=Unit.CENTS, printed=False),
                PAID,
                HOUSE_NET,
                THEORETICAL,
                EDGE,
            ),
        ),
    ),
    main="by_row",
    fold=_fold,
)
