"""The insurance report: what was due, offered, taken and paid, by row of the pay table, against the edge."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import NamedTuple

from terminal.reports.labels import hand_label, stage_label
from terminal.reports.shape import Asked, Cell, Column, Content, Report, Row, SectionShape, Unit
from terminal.reports.story import FinishedRound
from terminal.reports.turnover import Tally, edge_of, key_of, lines_played, share
from terminal.rounds.insurance import took
from terminal.rounds.state import INSURANCE_LINE, Bettor, Offer, Round
from terminal.rules.bets import HAND_BETS, Hand, Stage
from terminal.rules.game import Game, InsuranceRow
from terminal.rules.games import GAMES
from terminal.rules.message import Message


class OfferRow(NamedTuple):
    """One row of a game's insurance pay table."""

    stage: Stage
    hand: Hand
    odds: Fraction


@dataclass(slots=True)
class Insured:
    """Sums over the offers of insurance, of one row or of all."""

    due: int = 0
    """Offers due to at least one bettor."""
    offered: int = 0
    """Those for which the lammer was put out."""
    asked: int = 0
    """Bettors who were offered insurance, and those who declined it unasked."""
    taken: int = 0
    declined: int = 0
    money: Tally = field(default_factory=Tally)

    @property
    def not_offered(self) -> int:
        """Offers due that were not made."""
        return self.due - self.offered

    @property
    def silent(self) -> int:
        """Bettors who were asked and said nothing."""
        return self.asked - self.taken - self.declined

    def add_offer(self, played: Round, offer: Offer) -> None:
        """Counts one offer, and what each bettor made of it."""
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


def insured_by_row(rounds: Iterable[FinishedRound]) -> dict[OfferRow, Insured]:
    """The sums for each row of the pay table that was due; void rounds have offers, but no money."""
    rows: dict[OfferRow, Insured] = {}
    for finished in rounds:
        for offer in finished.played.offers:
            key = OfferRow(offer.stage, offer.hand, offer.odds)
            rows.setdefault(key, Insured()).add_offer(finished.played, offer)
        for line in lines_played(finished):
            if line.bet == INSURANCE_LINE and line.hand and line.after and line.odds is not None:
                key = OfferRow(line.after, line.hand, line.odds)
                rows.setdefault(key, Insured()).money.add(key_of(finished, line), line)
    return rows


def neglected_of(rounds: Iterable[FinishedRound]) -> tuple[int, int]:
    """Original Bets returned for neglected insurance (NCI ¶5.13): how many, and their sum in cents."""
    count = cents = 0
    for finished in rounds:
        if finished.void:
            continue
        returned = {(bettor, HAND_BETS[hand].value) for bettor, hand in finished.played.neglected}
        for line in finished.settlement.lines:
            if (Bettor(line.box, line.bettor), line.bet) in returned:
                count += 1
                cents += line.placed
    return count, cents


def insurance_figures(rounds: tuple[FinishedRound, ...]) -> Mapping[str, Cell]:
    """The key figures of insurance over some rounds."""
    rows = insured_by_row(rounds).values()
    neglected, neglected_cents = neglected_of(rounds)
    net = sum(row.money.net for row in rows)
    expected = sum((row.money.theoretical for row in rows), Fraction(0))
    staked = sum(row.money.turnover for row in rows)
    return {
        "due": sum(row.due for row in rows),
        "offered": sum(row.offered for row in rows),
        "not_offered": sum(row.not_offered for row in rows),
        "asked": sum(row.asked for row in rows),
        "taken": sum(row.taken for row in rows),
        "declined": sum(row.declined for row in rows),
        "silent": sum(row.silent for row in rows),
        "neglected": neglected,
        "neglected_returned": neglected_cents,
        "staked": staked,
        "lost": sum(row.money.taken for row in rows),
        "paid": sum(row.money.paid for row in rows),
        "house_net": net,
        "net_share": share(net, staked),
        "theoretical": expected,
        "theoretical_share": share(expected, staked),
    }


def _fold(asked: Asked) -> Mapping[str, Content]:
    story = asked.story
    rows = insured_by_row(story.rounds)
    games = {terms.game: terms.rules for terms in story.in_force}
    keys = {OfferRow(row.stage, row.hand, row.odds): row for game in games.values() for row in game.insurance}
    keys |= {key: _row_of(key, GAMES.values()) for key in rows if key not in keys}
    return {
        "figures": Content(figures=insurance_figures(story.rounds)),
        "by_row": Content(
            rows=tuple(_line(key, row, rows.get(key) or Insured()) for key, row in keys.items())
        ),
    }


def _row_of(key: OfferRow, games: Iterable[Game]) -> InsuranceRow:
    return next(row for game in games for row in game.insurance if (row.stage, row.hand, row.odds) == key)


def _line(key: OfferRow, row: InsuranceRow, sums: Insured) -> Row:
    money = sums.money
    edges = {edge_of(stake) for stake in money.stakes}
    edge = edges.pop() if len(edges) == 1 else share(money.theoretical, money.turnover)
    return (
        hand_label(key.hand),
        stage_label(key.stage),
        _span(row.player),
        _span(row.banker),
        key.odds,
        sums.due,
        sums.offered,
        sums.not_offered,
        sums.asked,
        sums.taken,
        sums.declined,
        sums.silent,
        money.turnover,
        money.taken,
        money.paid,
        money.net,
        money.theoretical,
        edge,
    )


def _span(points: range) -> str:
    return str(points[0]) if len(points) == 1 else f"{points[0]} to {points[-1]}"


FIGURES = (
    Column(key="due", title=Message("offers due"), unit=Unit.COUNT),
    Column(key="offered", title=Message("offered"), unit=Unit.COUNT),
    Column(key="not_offered", title=Message("not offered"), unit=Unit.COUNT),
    Column(key="asked", title=Message("bettors asked"), unit=Unit.COUNT),
    Column(key="taken", title=Message("taken"), unit=Unit.COUNT),
    Column(key="declined", title=Message("declined"), unit=Unit.COUNT),
    Column(key="silent", title=Message("said nothing"), unit=Unit.COUNT),
    Column(key="neglected", title=Message("neglected, bet returned"), unit=Unit.COUNT),
    Column(key="neglected_returned", title=Message("returned for neglect"), unit=Unit.CENTS),
    Column(key="staked", title=Message("staked"), unit=Unit.CENTS),
    Column(key="lost", title=Message("lost to the House"), unit=Unit.CENTS),
    Column(key="paid", title=Message("paid to bettors"), unit=Unit.CENTS),
    Column(key="house_net", title=Message("House net"), unit=Unit.CENTS),
    Column(key="net_share", title=Message("net of staked"), unit=Unit.SHARE),
    Column(key="theoretical", title=Message("theoretical"), unit=Unit.EXPECTED),
    Column(key="theoretical_share", title=Message("theoretical of staked"), unit=Unit.SHARE),
)

REPORT = Report(
    id="insurance",
    title=Message("Insurance"),
    shows=Message(
        "What insurance was due, offered, taken, declined and paid, and its result against its exact edge."
    ),
    sections=(
        SectionShape(key="figures", title=Message("Insurance"), figures=FIGURES),
        SectionShape(
            key="by_row",
            title=Message("By row of the pay table"),
            columns=(
                Column(key="hand", title=Message("hand"), unit=Unit.LABEL),
                Column(key="after", title=Message("after"), unit=Unit.LABEL),
                Column(key="player", title=Message("Player"), unit=Unit.TEXT),
                Column(key="banker", title=Message("Banker"), unit=Unit.TEXT),
                Column(key="odds", title=Message("odds"), unit=Unit.ODDS),
                Column(key="due", title=Message("due"), unit=Unit.COUNT),
                Column(key="offered", title=Message("offered"), unit=Unit.COUNT),
                Column(key="not_offered", title=Message("not offered"), unit=Unit.COUNT, printed=False),
                Column(key="asked", title=Message("asked"), unit=Unit.COUNT, printed=False),
                Column(key="taken", title=Message("taken"), unit=Unit.COUNT),
                Column(key="declined", title=Message("declined"), unit=Unit.COUNT),
                Column(key="silent", title=Message("silent"), unit=Unit.COUNT),
                Column(key="staked", title=Message("staked"), unit=Unit.CENTS),
                Column(key="lost", title=Message("lost"), unit=Unit.CENTS, printed=False),
                Column(key="paid", title=Message("paid"), unit=Unit.CENTS),
                Column(key="house_net", title=Message("House net"), unit=Unit.CENTS),
                Column(key="theoretical", title=Message("theoretical"), unit=Unit.EXPECTED),
                Column(key="edge", title=Message("edge"), unit=Unit.SHARE),
            ),
        ),
    ),
    main="by_row",
    fold=_fold,
)
