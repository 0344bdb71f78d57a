"""The reporting table `bets`: every movement of chips; those of a bet add up to what lay there."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from terminal.ledger.projections.reporting_table import RoundTable, Row
from terminal.ledger.records import Recorded
from terminal.rounds.events import (
    BetCorrected,
    BetPlaced,
    BetRetracted,
    BetWithdrawn,
    Event,
    ExcessPutBack,
    ExcessRejected,
    WithdrawalRetracted,
)
from terminal.rounds.state import Round
from terminal.rules.bets import Bet
from terminal.rules.stakes import totals

Movement = tuple[str, str, Bet, str, int, int, int, int]
"""The box, the bettor, the bet, what was done, the change in cents, and the three marks of a placing."""


def _placed(event: BetPlaced, _: Round | None) -> Iterable[Movement]:
    marks = (int(event.after_call), int(event.on_request), int(event.left_lying))
    return ((event.box, event.bettor, event.bet, "placed", event.amount, *marks),)


def _retracted(event: BetRetracted, played: Round | None) -> Iterable[Movement]:
    for piece in reversed(() if played is None else played.slices):  # it is the last, or near it
        if piece.order == event.order:
            return ((*piece.key, "placing_undone", -piece.amount, 0, 0, 0),)
    raise KeyError(event.order)


def _withdrawn(event: BetWithdrawn, _: Round | None) -> Iterable[Movement]:
    return ((event.box, event.bettor, event.bet, "withdrawn", -event.amount, 0, 0, 0),)


def _withdrawal_retracted(event: WithdrawalRetracted, played: Round | None) -> Iterable[Movement]:
    """The event says what lies there again; the difference was taken up before."""
    lying = {} if played is None else played.sums
    for key, cents in totals(event.slices).items():
        change = cents - lying.get(key, 0)
        if change:
            yield (*key, "withdrawal_undone", change, 0, 0, 0)


def _turned_back(event: ExcessRejected, played: Round | None) -> Iterable[Movement]:
    pieces = {} if played is None else {piece.order: piece for piece in played.slices}
    for order, cents in event.cuts:
        yield (*pieces[order].key, "turned_back", -cents, 0, 0, 0)


def _put_back(event: ExcessPutBack, played: Round | None) -> Iterable[Movement]:
    """The event says how the slices lie again; of what was left of them, the difference comes back."""
    left = {} if played is None else {piece.order: piece.amount for piece in played.slices}
    for piece in event.slices:
        yield (*piece.key, "turning_back_undone", piece.amount - left.get(piece.order, 0), 0, 0, 0)


def _corrected(event: BetCorrected, _: Round | None) -> Iterable[Movement]:
    return ((event.box, event.bettor, event.bet, "corrected", event.after - event.before, 0, 0, 0),)


MOVEMENTS: Mapping[type[Event], Callable[[Any, Round | None], Iterable[Movement]]] = {
    BetPlaced: _placed,
    BetRetracted: _retracted,
    BetWithdrawn: _withdrawn,
    WithdrawalRetracted: _withdrawal_retracted,
    ExcessRejected: _turned_back,
    ExcessPutBack: _put_back,
    BetCorrected: _corrected,
}
"""By kind of event, the movements of chips that one makes in a round as it stood before the act."""


def movements(round_id: int, recorded: Recorded, played: Round | None) -> list[Row]:
    """Return the rows of one event that moves chips; `played` is the open round before its act.

    Raises `KeyError` for chips that did not lie there.
    """
    seq, at_utc, shoe, round_number, event, *_ = recorded
    moved = MOVEMENTS[type(event)](event, played)
    reopened = int(played is not None and played.reopened > 0)
    return [
        (
            round_id,
            seq,
            part,
            shoe,
            round_number,
            at_utc,
            box,
            bettor,
            str(bet),
            act,
            change,
            *marks,
            reopened,
        )
        for part, (box, bettor, bet, act, change, *marks) in enumerate(moved)
    ]


def carried_over(begun: Recorded, played: Round) -> Iterator[Row]:
    """Give the rows of what lay there when an earlier file ended, under the event that began the day."""
    seq, at_utc, shoe, round_number, *_ = begun
    where = (shoe, round_number, at_utc)
    for part, piece in enumerate(played.slices):
        marks = (int(piece.after_call), int(piece.on_request), int(piece.left_lying))
        placed = (piece.box, piece.bettor, str(piece.bet), "carried_over", piece.amount, *marks)
        yield (seq, seq, part, *where, *placed, int(piece.after_reopening))


TABLE = RoundTable(
    name="bets",
    create="""CREATE TABLE bets (
    round_id INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    part INTEGER NOT NULL,
    shoe INTEGER NOT NULL,
    round INTEGER NOT NULL,
    at_utc TEXT NOT NULL,
    box TEXT NOT NULL,
    bettor TEXT NOT NULL,
    bet TEXT NOT NULL,
    act TEXT NOT NULL,
    change_cents INTEGER NOT NULL,
    after_call INTEGER NOT NULL,
    on_request INTEGER NOT NULL,
    left_lying INTEGER NOT NULL,
    after_reopening INTEGER NOT NULL,
    PRIMARY KEY (round_id, seq, part)
) STRICT, WITHOUT ROWID""",
    insert="INSERT INTO bets VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
    delete="DELETE FROM bets WHERE round_id = ?",
    select="SELECT * FROM bets WHERE round_id = ? ORDER BY seq, part",
    count="SELECT count(*) FROM bets",
    rows=lambda finished: finished.movements,
    views=(
        (
            "bets_readable",
            """CREATE VIEW bets_readable AS SELECT shoe, round, at_utc, box, bettor, bet, act,
    change_cents / 100.0 AS change, after_call, on_request, left_lying
FROM bets ORDER BY round_id, seq, part""",
        ),
    ),
)
