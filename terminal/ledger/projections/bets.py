"""The read table `bets`: every movement of chips on the felt; a bet's movements add up to what lay there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from terminal.ledger.projections.read_table import RoundTable, Row
from terminal.ledger.records import Recorded
from terminal.rounds.events import (
    BetCorrected,
    BetPlaced,
    BetRetracted,
    BetWithdrawn,
    ExcessRejected,
    WithdrawalRetracted,
)
from terminal.rules.stakes import BetKey


class Movement(NamedTuple):
    """Chips put down or taken up: what was done, and the change in cents."""

    key: BetKey
    act: str
    change: int
    placed: BetPlaced | None = None


class _Felt:
    """What must be known of earlier movements to tell what a later one moved."""

    def __init__(self) -> None:
        self.keys: dict[int, BetKey] = {}
        self.placed: dict[int, int] = {}
        self.lies: dict[BetKey, int] = {}
        self.withdrawn: list[tuple[BetKey, int]] = []

    def movements(self, event: object) -> Iterator[Movement]:
        """What an event moves: nothing, one bet or several."""
        match event:
            case BetPlaced() as placed:
                key = BetKey(placed.box, placed.bettor, placed.bet)
                self.keys[placed.order], self.placed[placed.order] = key, placed.amount
                yield Movement(key, "placed", placed.amount, placed)
            case BetRetracted(order=order):
                yield Movement(self.keys[order], "placing_undone", -self.placed[order])
            case BetWithdrawn(box=box, bettor=bettor, bet=bet, amount=amount):
                key = BetKey(box, bettor, bet)
                self.withdrawn.append((key, amount))
                yield Movement(key, "withdrawn", -amount)
            case WithdrawalRetracted():
                key, amount = self.withdrawn.pop()
                yield Movement(key, "withdrawal_undone", amount)
            case ExcessRejected(cuts=cuts):
                for order, cents in cuts:
                    yield Movement(self.keys[order], "turned_back", -cents)
            case BetCorrected(box=box, bettor=bettor, bet=bet, before=before, after=after):
                key = BetKey(box, bettor, bet)
                if not self.lies.get(key):
                    self.keys[max(self.keys, default=-1) + 1] = key
                yield Movement(key, "corrected", after - before)
            case _:
                return

    def add(self, movement: Movement) -> None:
        """Notes that the chips have moved."""
        self.lies[movement.key] = self.lies.get(movement.key, 0) + movement.change


def _rows(events: Sequence[Recorded]) -> Iterator[Row]:
    round_id = events[0].seq
    felt = _Felt()
    for recorded in events:
        for part, movement in enumerate(felt.movements(recorded.event)):
            felt.add(movement)
            placed = movement.placed
            yield (
                round_id,
                recorded.seq,
                part,
                recorded.shoe,
                recorded.round_number,
                recorded.at_utc,
                *movement.key,
                movement.act,
                movement.change,
                int(placed is not None and placed.after_call),
                int(placed is not None and placed.on_request),
                int(placed is not None and placed.left_lying),
            )


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
