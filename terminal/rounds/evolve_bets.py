"""What events make of the bets: placed, withdrawn, turned back, corrected, and entries of them taken back."""

from __future__ import annotations

from msgspec.structs import replace

from terminal.rounds import events as e
from terminal.rounds.evolve_cards import open_round, undo_below
from terminal.rounds.state import NOTHING_SETTLED, SLICES_TOGETHER, Round, Table, Undoable, split
from terminal.rounds.tie_chips import with_tied
from terminal.rules.stakes import BetKey, Slice


def bet_placed(table: Table, event: e.BetPlaced) -> Table:
    """Return the table with the chips; a bet left lying since a Tie lies there as such no more."""
    played = open_round(table)
    piece = Slice(
        event.order,
        event.box,
        event.bettor,
        event.bet,
        event.amount,
        event.after_call,
        event.on_request,
        event.left_lying,
        event.after_reopening,
    )
    earlier, latest = played.earlier, (*played.latest, piece)
    if len(latest) == SLICES_TOGETHER:
        earlier, latest = earlier + latest, ()
    placed = played.with_chips(
        piece.key,
        piece.amount,
        earlier=earlier,
        latest=latest,
        next_order=event.order + 1,
        undo=played.undo if event.left_lying else Undoable(event, played.undo),
    )
    if not event.left_lying:
        return replace(table, round=placed)
    return replace(table, round=placed, tied=tuple(tied for tied in table.tied if tied[0] != piece.key))


def bet_withdrawn(played: Round, event: e.BetWithdrawn) -> Round:
    """Return the round without the chips: those placed last come back first."""
    key = BetKey(event.box, event.bettor, event.bet)
    earlier = played.earlier
    latest, cut, left = _without_newest(played.latest, key, event.amount)
    if left:
        slices, cut, left = _without_newest(played.slices, key, event.amount)
        earlier, latest = split(slices)
    undo = Undoable(event, played.undo, cut=cut)
    return played.with_chips(key, left - event.amount, earlier=earlier, latest=latest, undo=undo)


def _without_newest(
    slices: tuple[Slice, ...], key: BetKey, cents: int
) -> tuple[tuple[Slice, ...], tuple[Slice, ...], int]:
    """Return what is left of slices, those that were cut as they lay before, and the cents still missing."""
    cut: list[Slice] = []
    kept: list[Slice] = []
    place = len(slices)
    while cents and place:
        place -= 1
        piece = slices[place]
        if piece.key != key:
            kept.append(piece)
            continue
        cut.append(piece)
        if piece.amount > cents:
            kept.append(piece._replace(amount=piece.amount - cents))
        cents -= min(cents, piece.amount)
    return (*slices[:place], *reversed(kept)), tuple(reversed(cut)), cents


def excess_rejected(played: Round, event: e.ExcessRejected) -> Round:
    """Return the round without what was turned back."""
    cuts = dict(event.cuts)
    slices = []
    for piece in played.slices:
        amount = piece.amount - cuts.get(piece.order, 0)
        if amount:
            slices.append(piece if amount == piece.amount else piece._replace(amount=amount))
    earlier, latest = split(tuple(slices))
    return replace(played, earlier=earlier, latest=latest, undo=None)


def bet_retracted(table: Table, event: e.BetRetracted) -> Table:
    """Return the table as if the placing had never been entered; what a Tie left lies there as such again."""
    played = open_round(table)
    among_latest = any(piece.order == event.order for piece in played.latest)
    slices = played.latest if among_latest else played.slices
    kept = tuple(piece for piece in slices if piece.order != event.order)
    earlier, latest = (played.earlier, kept) if among_latest else split(kept)
    tied, undo = table.tied, undo_below(played)
    for piece in slices:
        if piece.order == event.order:
            if piece.left_lying:
                tied, undo = with_tied(table, piece.key, piece.amount), played.undo
            played = played.with_chips(piece.key, -piece.amount, earlier=earlier, latest=latest, undo=undo)
            return replace(table, round=played, tied=tied)
    return replace(table, round=replace(played, undo=undo))


def withdrawal_retracted(played: Round, event: e.WithdrawalRetracted) -> Round:
    """Return the round as if the withdrawal had never been entered."""
    earlier, latest = split(event.slices)
    return replace(played, earlier=earlier, latest=latest, undo=undo_below(played))


def bet_corrected(played: Round, event: e.BetCorrected) -> Round:
    """Return the round in which the bet is one slice of the right sum, in the place of its first."""
    key = BetKey(event.box, event.bettor, event.bet)
    own = [piece for piece in played.slices if piece.key == key]
    others = [piece for piece in played.slices if piece.key != key]
    order = own[0].order if own else played.next_order
    if event.after:
        others.append(Slice(order, event.box, event.bettor, event.bet, event.after))
    earlier, latest = split(tuple(sorted(others, key=lambda piece: piece.order)))
    return replace(
        played,
        earlier=earlier,
        latest=latest,
        next_order=max(played.next_order, order + 1),
        undo=None,
        **NOTHING_SETTLED,
    )
