"""The rounds that lie behind, which an irregularity may be about: read from the record when one is named."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from msgspec.structs import replace

from terminal.ledger.errors import LedgerError
from terminal.ledger.round_search import RoundQuery
from terminal.rounds.answers import EarlierRound
from terminal.rounds.state import Round, Table
from terminal.rounds.unreplayable import Unreplayable
from terminal.rules.bets import Hand, Result
from terminal.screen.effects import result_text
from terminal.screen.translate import language, say, tr
from terminal.screen.words import hand_title
from terminal.table.audit.recall import PastRound, Recall

T = TypeVar("T")


class PastRounds:
    """The past of a table; a ledger in memory holds no more than the last rounds at hand."""

    def __init__(self, table: Table, recall: Recall | None, told: Callable[[str], None]) -> None:
        """Read by `recall`; `told` says why a round could not be read."""
        self._table = table
        self._recall = recall
        self._told = told
        self._results: dict[EarlierRound, str] | None = None
        self._worded_in = language()

    def result_of(self, meant: EarlierRound, most: int) -> str:
        """Return how one of the last rounds ended, as text; empty if it is not among the last `most`."""
        if self._results is None or self._worded_in is not language():
            self._worded_in = language()
            self._results = {EarlierRound(past.shoe, past.number): _said(past) for past in self._last(most)}
            for played in self._at_hand():
                own = EarlierRound(played.shoe, played.number)
                self._results.setdefault(own, result_text(replace(self._table, round=None, last=played)))
        return self._results.get(meant, "")

    def _last(self, most: int) -> tuple[PastRound, ...]:
        recall = self._recall
        return () if recall is None else self._read(lambda: recall.last_rounds(most), ())

    def table_of(self, meant: EarlierRound) -> Table | None:
        """Return the table as that round had left it; None if it cannot be read here."""
        for played in self._at_hand():
            if (played.shoe, played.number) == (meant.shoe, meant.round):
                return replace(self._table, round=None, last=played)
        recall = self._recall
        if recall is None:
            return None
        return self._read(lambda: _found(recall, meant), None)

    def _at_hand(self) -> tuple[Round, ...]:
        return tuple(played for played in (self._table.last, self._table.before) if played is not None)

    def _read(self, read: Callable[[], T], nothing: T) -> T:
        """Return what is read from the record; a fault of it is said."""
        try:
            return read()
        except LedgerError as fault:
            self._told(say(fault.message))
        except Unreplayable:
            self._told(tr("The record of that round cannot be followed. Verify the ledger."))
        return nothing


def _found(recall: Recall, meant: EarlierRound) -> Table | None:
    found = recall.search(RoundQuery(shoe=meant.shoe, round_number=meant.round), 1)
    return recall.steps(found[-1].seq)[-1].table if found else None


def _said(past: PastRound) -> str:
    """Return how a round ended."""
    if past.points is None:
        return tr("void")
    player, banker = past.points
    if past.result is Result.TIE:
        return tr("Tie, {points}").format(points=player)
    return tr("{hand} wins, {points} over {other}").format(
        hand=hand_title(Hand(past.result.value)), points=max(player, banker), other=min(player, banker)
    )
