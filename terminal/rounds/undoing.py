"""Decisions about taking back the last entry as `Undo` does it, for older ledgers and scripts.

What the dealer takes back now is an act: see `taking_back`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from terminal.rounds.commands import Undo
from terminal.rounds.decision import Decision
from terminal.rounds.events import (
    BetPlaced,
    BetRetracted,
    BetWithdrawn,
    CardCovered,
    CardDealt,
    CardOpened,
    CardRetracted,
    Event,
    InsuranceRetracted,
    InsuranceTaken,
    TiedBetPutBack,
    TiedBetWithdrawn,
    WithdrawalRetracted,
)
from terminal.rounds.refusal import refuse
from terminal.rounds.state import Round, Table, Undoable
from terminal.rules.ranks import Rank
from terminal.rules.stakes import Slice


def undo(table: Table, command: Undo, rank: Rank) -> Decision:
    """Take back the last placing, withdrawal, card, opened face or insurance, and nothing else, ever."""
    played = table.round
    if played is None or played.undo is None:
        return refuse("nothing_to_undo", "There is no entry that could be undone. A supervisor can correct.")
    last = played.undo
    return (_INVERSES[type(last.event)](last.event, last, played),)


def _lying_again(event: BetWithdrawn, entry: Undoable, played: Round) -> WithdrawalRetracted:
    """Return what lay there before the withdrawal, and what bettors have left lying since."""
    slices: dict[int, Slice] = {piece.order: piece for piece in (*played.slices, *entry.cut)}
    return WithdrawalRetracted(tuple(slices[order] for order in sorted(slices)))


_INVERSES: Final[Mapping[type[Event], Callable[[Any, Undoable, Round], Event]]] = {
    BetPlaced: lambda event, entry, played: BetRetracted(event.order),
    BetWithdrawn: _lying_again,
    TiedBetWithdrawn: lambda event, entry, played: TiedBetPutBack(
        event.box, event.bettor, event.bet, event.amount
    ),
    CardDealt: lambda event, entry, played: CardRetracted(event.card),
    CardOpened: lambda event, entry, played: CardCovered(event.index, says_fault=False),
    InsuranceTaken: lambda event, entry, played: InsuranceRetracted(
        event.box, event.bettor, event.hand, event.amount
    ),
}
"""From an event that can be taken back to the event that does so."""
