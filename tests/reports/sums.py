"""Sums made apart from the reports: straight from every event of a ledger, round by round."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import datetime
from fractions import Fraction
from pathlib import Path

from terminal.ledger.reader import LedgerReader
from terminal.ledger.records import Recorded
from terminal.rounds import events as e
from terminal.rounds.evolve import evolve
from terminal.rounds.settlement import INSURANCE_LINE, Line
from terminal.rounds.state import Round, Table
from terminal.rounds.terms import Terms
from terminal.rules.bets import Result
from terminal.rules.edge import house_edge
from terminal.rules.games import GAMES
from tests.reports.pit import terms

UNKNOWN = Table(terms())


@dataclass
class Known:
    """A round as its events leave it."""

    first_ended: datetime
    last: Round | None
    terms: Terms
    decks: int

    @property
    def lines(self) -> list[Line]:
        """The bets that were played for."""
        if self.last is None or self.last.settlement is None or self.last.settlement.result is Result.VOID:
            return []
        return [line for line in self.last.settlement.lines if not self._went_back(line)]

    def _went_back(self, line: Line) -> bool:
        played = self.last
        assert played is not None
        if (line.box, line.bettor) in played.given_back:
            return True
        if any((line.box, line.bettor) == bettor and line.bet == hand for bettor, hand in played.neglected):
            return True
        if line.bet != INSURANCE_LINE or line.outcome != "returned":
            return False
        return not any((offer.stage, offer.hand) == (line.after, line.hand) for offer in played.offers)


def all_records(*paths: Path) -> list[Recorded]:
    """Return every event of some ledgers."""
    records = []
    for path in paths:
        reader = LedgerReader.open(path)
        records += reader.read()
        reader.close()
    return records


def rounds_of(records: Iterable[Recorded]) -> list[Known]:
    """Return every round that was ever settled, as it stands after the last event."""
    table = UNKNOWN
    known: list[Known] = []
    terms_then, decks, first = table.terms, 0, True
    for record in records:
        table = evolve(table, record.event)
        if isinstance(record.event, e.RoundCommenced):
            terms_then, first = table.terms, True
            decks = 0 if table.shoe is None else table.shoe.decks
        elif isinstance(record.event, e.RoundConcluded | e.RoundVoided):
            if first:
                known.append(Known(record.at, table.last, terms_then, decks))
                first = False
            known[-1].last = table.last
        elif isinstance(record.event, e.SettlementReversed):
            known[-1].last = None
    return known


def within(known: Iterable[Known], start: datetime, end: datetime) -> list[Known]:
    """Return the rounds first settled in a period that are settled now."""
    return [one for one in known if start <= one.first_ended < end and one.last is not None]


def net_of(lines: Iterable[Line]) -> int:
    """Return what the House kept less what it paid; cents."""
    return sum((line.at_stake if line.outcome == "lost" else 0) - line.paid for line in lines)


def expected_of(known: Iterable[Known], bet: str | None = None) -> Fraction:
    """Return stake times edge, bet by bet, in cents."""
    return sum(
        (
            line.at_stake * edge
            for one in known
            for line, edge in _edges(one)
            if bet is None or line.bet == bet
        ),
        Fraction(0),
    )


def _edges(one: Known) -> Iterator[tuple[Line, Fraction]]:
    for line in one.lines:
        for row in _rows(one.terms.game, one.decks):
            insured = row.insurance
            if insured is None:
                if row.bet == line.bet:
                    yield line, row.edge
            elif (line.bet, line.hand, line.after, line.odds) == (
                INSURANCE_LINE,
                insured.hand,
                insured.stage,
                insured.odds,
            ):
                yield line, row.edge


_KNOWN_ROWS: dict[tuple[str, int], tuple] = {}  # type: ignore[type-arg]


def _rows(game: str, decks: int) -> tuple:  # type: ignore[type-arg]
    if (game, decks) not in _KNOWN_ROWS:
        _KNOWN_ROWS[game, decks] = house_edge(GAMES[game], decks).rows
    return _KNOWN_ROWS[game, decks]
