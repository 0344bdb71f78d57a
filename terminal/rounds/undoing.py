"""Decisions about taking back the last entry; nothing else is ever undone."""

from __future__ import annotations

from terminal.rounds.commands import Undo
from terminal.rounds.decision import Decision
from terminal.rounds.events import (
    BetRetracted,
    CardCovered,
    CardRetracted,
    Event,
    InsuranceRetracted,
    TiedBetPutBack,
    WithdrawalRetracted,
)
from terminal.rounds.refusal import refuse
from terminal.rounds.state import Round, Table, Undoable
from terminal.rules.ranks import Rank
from terminal.rules.stakes import Slice


def undo(table: Table, command: Undo, rank: Rank) -> Decision:
    """Takes back the last placing, withdrawal, card, opened face or insurance, as an inverse event."""
    played = table.round
    if played is None or not played.undo:
        return refuse("nothing_to_undo", "There is no entry that could be undone. A supervisor can correct.")
    return (_inverse(played, played.undo[-1]),)


def _inverse(played: Round, entry: Undoable) -> Event:
    if entry.what == "place":
        return BetRetracted(entry.number)
    if entry.what == "withdraw":
        return WithdrawalRetracted(_lying_again(played, entry))
    if entry.what == "withdraw_tied":
        ((key, amount),) = entry.tied
        return TiedBetPutBack(*key, amount)
    if entry.what == "deal":
        return CardRetracted(played.dealt[-1].card)
    if entry.what == "open":
        return CardCovered(entry.number)
    taken = played.insured[-1]
    return InsuranceRetracted(taken.box, taken.bettor, taken.hand, taken.amount)


def _lying_again(played: Round, entry: Undoable) -> tuple[Slice, ...]:
    """What lay there before the withdrawal, and what bettors have left lying since: that is no entry."""
    known = {piece.order for piece in entry.slices}
    return (*entry.slices, *(piece for piece in played.slices if piece.order not in known))
