"""What events make of the bets: placed, withdrawn, turned back, corrected, and entries of them taken back."""

from __future__ import annotations

from msgspec.structs import replace

from terminal.rounds import events as e
from terminal.rounds.evolve_cards import open_round, undo_below
from terminal.rounds.state import Round, Table, Undoable
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
    )
    slices = played.slices + (piece,)  # noqa: RUF005 - one copy; unpacking makes two, and a round may be long
    placed = played.with_chips(slices, piece.key, piece.amount)
    undo = played.undo if event.left_lying else Undoable(event, played.undo)
    placed = _entered(placed, next_order=event.order + 1, undo=undo)
    if not event.left_lying:
        return replace(table, round=placed)
    return replace(table, round=placed, tied=tuple(tied for tied in table.tied if tied[0] != piece.key))


def bet_withdrawn(played: Round, event: e.BetWithdrawn) -> Round:
    """Return the round without the chips: those placed last come back first."""
    key = BetKey(event.box, event.bettor, event.bet)
    cut: list[Slice] = []
    kept: list[Slice] = []
    left, place = event.amount, len(played.slices)
    while left and place:
        place -= 1
        piece = played.slices[place]
        if piece.key != key:
            kept.append(piece)
            continue
        cut.append(piece)
        if piece.amount > left:
            kept.append(piece._replace(amount=piece.amount - left))
        left -= min(left, piece.amount)
    slices = played.slices[:place] + tuple(reversed(kept))
    withdrawn = played.with_chips(slices, key, left - event.amount)
    return _entered(withdrawn, undo=Undoable(event, played.undo, cut=tuple(reversed(cut))))


def excess_rejected(played: Round, event: e.ExcessRejected) -> Round:
    """Return the round without what was turned back."""
    cuts = dict(event.cuts)
    slices = []
    for piece in played.slices:
        amount = piece.amount - cuts.get(piece.order, 0)
        if amount:
            slices.append(piece if amount == piece.amount else piece._replace(amount=amount))
    return replace(played, slices=tuple(slices), undo=None)


def bet_retracted(played: Round, event: e.BetRetracted) -> Round:
    """Return the round as if the placing had never been entered."""
    slices = played.slices
    for place in range(len(slices) - 1, -1, -1):
        piece = slices[place]
        if piece.order == event.order:
            before = played.with_chips(slices[:place] + slices[place + 1 :], piece.key, -piece.amount)
            return _entered(before, undo=undo_below(played))
    return replace(played, undo=undo_below(played))


def withdrawal_retracted(played: Round, event: e.WithdrawalRetracted) -> Round:
    """Return the round as if the withdrawal had never been entered."""
    return replace(played, slices=event.slices, undo=undo_below(played))


def bet_corrected(played: Round, event: e.BetCorrected) -> Round:
    """Return the round in which the bet is one slice of the right sum, in the place of its first."""
    key = BetKey(event.box, event.bettor, event.bet)
    own = [piece for piece in played.slices if piece.key == key]
    others = [piece for piece in played.slices if piece.key != key]
    order = own[0].order if own else played.next_order
    if event.after:
        others.append(Slice(order, event.box, event.bettor, event.bet, event.after))
    slices = tuple(sorted(others, key=lambda piece: piece.order))
    return replace(
        played,
        slices=slices,
        next_order=max(played.next_order, order + 1),
        undo=None,
        taken=False,
        paid=(),
    )


def _entered(played: Round, **changes: object) -> Round:
    """Return the round with other changes than of its chips, and with its sums."""
    after = replace(played, **changes)
    after.take_over(played)
    return after
