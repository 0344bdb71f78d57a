"""The reporting table `bets`: every movement of chips; those of a bet add up to what lay there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from terminal.ledger.projections.reporting_table import RoundTable, Row
from terminal.ledger.records import Recorded
from terminal.rounds.events import (
    BetCorrected,
    BetPlaced,
    BetRetracted,
    BetWithdrawn,
    Event,
    ExcessRejected,
    WithdrawalRetracted,
)
from terminal.rounds.state import Round
from terminal.rules.bets import Bet

Key = tuple[str, str, Bet]
"""The box, the bettor and the bet."""


class _Felt:
    """The movements so far, and what must be known of them to tell what a later one moves."""

    def __init__(self, first: Recorded) -> None:
        self.rows: list[Row] = []
        self._round_id = first.seq
        self._placed: dict[int, tuple[Key, int]] = {}
        self._lies: dict[Key, int] = {}
        self._withdrawn: list[tuple[Key, int]] = []

    @classmethod
    def carried_over(cls, begun: Recorded, played: Round) -> _Felt:
        """What lay there when an earlier file ended."""
        felt = cls(begun)
        for part, piece in enumerate(played.slices):
            felt._placed[piece.order] = (piece.key, piece.amount)
            marks = (int(piece.after_call), int(piece.on_request), int(piece.left_lying))
            felt._move(begun, piece.key, ("carried_over", piece.amount, *marks), part)
        return felt

    def place(self, recorded: Recorded, event: BetPlaced) -> None:
        """Chips are put down."""
        key = (event.box, event.bettor, event.bet)
        self._placed[event.order] = (key, event.amount)
        marks = (int(event.after_call), int(event.on_request), int(event.left_lying))
        self._move(recorded, key, ("placed", event.amount, *marks))

    def retract(self, recorded: Recorded, event: BetRetracted) -> None:
        """A placing was never made."""
        key, amount = self._placed[event.order]
        self._move(recorded, key, ("placing_undone", -amount, 0, 0, 0))

    def withdraw(self, recorded: Recorded, event: BetWithdrawn) -> None:
        """Chips are taken up."""
        key = (event.box, event.bettor, event.bet)
        self._withdrawn.append((key, event.amount))
        self._move(recorded, key, ("withdrawn", -event.amount, 0, 0, 0))

    def retract_withdrawal(self, recorded: Recorded, _event: WithdrawalRetracted) -> None:
        """A withdrawal was never made."""
        key, amount = self._withdrawn.pop()
        self._move(recorded, key, ("withdrawal_undone", amount, 0, 0, 0))

    def turn_back(self, recorded: Recorded, event: ExcessRejected) -> None:
        """The excess is turned back, from several bets it may be."""
        for part, (order, cents) in enumerate(event.cuts):
            self._move(recorded, self._placed[order][0], ("turned_back", -cents, 0, 0, 0), part)

    def correct(self, recorded: Recorded, event: BetCorrected) -> None:
        """The chips lay otherwise; a bet that was not there yet takes the next place in the order."""
        key = (event.box, event.bettor, event.bet)
        if not self._lies.get(key):
            self._placed[max(self._placed, default=-1) + 1] = (key, event.after)
        self._move(recorded, key, ("corrected", event.after - event.before, 0, 0, 0))

    def _move(
        self, recorded: Recorded, key: Key, moved: tuple[str, int, int, int, int], part: int = 0
    ) -> None:
        """Notes what was done, the change in cents, and the three marks of a placing."""
        self._lies[key] = self._lies.get(key, 0) + moved[1]
        seq, at_utc, shoe, round_number, *_ = recorded
        box, bettor, bet = key
        self.rows.append(
            (self._round_id, seq, part, shoe, round_number, at_utc, box, bettor, str(bet), *moved)
        )


_NOTES: dict[type[Event], Callable[[_Felt, Recorded, Any], None]] = {
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
    start=_Felt,
    carry_over=_Felt.carried_over,
    notes=_NOTES,
    rows=lambda felt, _first, _last: felt.rows,
    views=(
        (
            "bets_readable",
            """CREATE VIEW bets_readable AS SELECT shoe, round, at_utc, box, bettor, bet, act,
    change_cents / 100.0 AS change, after_call, on_request, left_lying
FROM bets ORDER BY round_id, seq, part""",
        ),
    ),
)
