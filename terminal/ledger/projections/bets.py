"""The read table `bets`: every movement of chips on the felt; a bet's movements add up to what lay there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from terminal.ledger.projections.read_table import RoundTable, Row
from terminal.ledger.records import Recorded
from terminal.ledger.times import to_text
from terminal.rounds.events import (
    BetCorrected,
    BetPlaced,
    BetRetracted,
    BetWithdrawn,
    Event,
    ExcessRejected,
    WithdrawalRetracted,
)
from terminal.rules.stakes import BetKey


def _rows(events: Sequence[Recorded]) -> list[Row]:
    felt = _Felt(events[0].seq)
    for recorded in events:
        move = _MOVES.get(type(recorded.event))
        if move is not None:
            move(felt, recorded, recorded.event)
    return felt.rows


class _Felt:
    """The movements so far, and what must be known of them to tell what a later one moves."""

    def __init__(self, round_id: int) -> None:
        self.rows: list[Row] = []
        self._round_id = round_id
        self._placed: dict[int, tuple[BetKey, int]] = {}
        self._lies: dict[BetKey, int] = {}
        self._withdrawn: list[tuple[BetKey, int]] = []

    def place(self, recorded: Recorded, event: BetPlaced) -> None:
        """Chips are put down."""
        key = BetKey(event.box, event.bettor, event.bet)
        self._placed[event.order] = (key, event.amount)
        marks = (int(event.after_call), int(event.on_request), int(event.left_lying))
        self._move(recorded, key, "placed", event.amount, marks=marks)

    def retract(self, recorded: Recorded, event: BetRetracted) -> None:
        """A placing was never made."""
        key, amount = self._placed[event.order]
        self._move(recorded, key, "placing_undone", -amount)

    def withdraw(self, recorded: Recorded, event: BetWithdrawn) -> None:
        """Chips are taken up."""
        key = BetKey(event.box, event.bettor, event.bet)
        self._withdrawn.append((key, event.amount))
        self._move(recorded, key, "withdrawn", -event.amount)

    def retract_withdrawal(self, recorded: Recorded, _event: WithdrawalRetracted) -> None:
        """A withdrawal was never made."""
        key, amount = self._withdrawn.pop()
        self._move(recorded, key, "withdrawal_undone", amount)

    def turn_back(self, recorded: Recorded, event: ExcessRejected) -> None:
        """The excess is turned back, from several bets it may be."""
        for part, (order, cents) in enumerate(event.cuts):
            self._move(recorded, self._placed[order][0], "turned_back", -cents, part)

    def correct(self, recorded: Recorded, event: BetCorrected) -> None:
        """The chips lay otherwise; a bet that was not there yet takes the next place in the order."""
        key = BetKey(event.box, event.bettor, event.bet)
        if not self._lies.get(key):
            self._placed[max(self._placed, default=-1) + 1] = (key, event.after)
        self._move(recorded, key, "corrected", event.after - event.before)

    def _move(
        self,
        recorded: Recorded,
        key: BetKey,
        act: str,
        change: int,
        part: int = 0,
        marks: tuple[int, int, int] = (0, 0, 0),
    ) -> None:
        self._lies[key] = self._lies.get(key, 0) + change
        self.rows.append(
            (
                self._round_id,
                recorded.seq,
                part,
                recorded.shoe,
                recorded.round_number,
                to_text(recorded.at),
                key.box,
                key.bettor,
                str(key.bet),
                act,
                change,
                *marks,
            )
        )


_MOVES: dict[type[Event], Callable[[_Felt, Recorded, Any], None]] = {
    BetPlaced: _Felt.place,
    BetRetracted: _Felt.retract,
    BetWithdrawn: _Felt.withdraw,
    WithdrawalRetracted: _Felt.retract_withdrawal,
    ExcessRejected: _Felt.turn_back,
    BetCorrected: _Felt.correct,
}


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
    PRIMARY KEY (round_id, seq, part)
) STRICT, WITHOUT ROWID""",
    insert="INSERT INTO bets VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
    delete="DELETE FROM bets WHERE round_id = ?",
    select="SELECT * FROM bets WHERE round_id = ? ORDER BY seq, part",
    count="SELECT count(*) FROM bets",
    rows=_rows,
    views=(
        (
            "bets_readable",
            """CREATE VIEW bets_readable AS SELECT shoe, round, at_utc, box, bettor, bet, act,
    change_cents / 100.0 AS change, after_call, on_request, left_lying
FROM bets ORDER BY round_id, seq, part""",
        ),
    ),
)
