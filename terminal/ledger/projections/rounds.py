"""The reporting table `rounds`: one row for each round that was concluded or voided."""

from __future__ import annotations

from collections.abc import Sequence

from terminal.ledger.projections.reporting_table import RoundTable, Row, SettledRound
from terminal.rounds.events import RoundConcluded
from terminal.rounds.settlement import Line
from terminal.rules.bets import Outcome


def _rows(finished: SettledRound) -> list[Row]:
    first, last, played, settlement, *_ = finished
    ending = last.event
    outcome: Row = (str(settlement.result), None, None, None, None, None)
    if isinstance(ending, RoundConcluded):
        outcome = (
            str(ending.result),
            ending.player_points,
            ending.banker_points,
            int(ending.natural),
            int(ending.player_pair),
            int(ending.banker_pair),
        )
    return [
        (
            first.seq,
            last.seq,
            last.shoe,
            last.round_number,
            first.at_utc,
            last.at_utc,
            last.actor,
            int(played.entered_late),
            *outcome,
            *_sums(settlement.lines),
        )
    ]


def _sums(lines: Sequence[Line]) -> tuple[int, int, int, int, int]:
    placed = sum([line.placed for line in lines])
    taken = sum([line.at_stake for line in lines if line.outcome is Outcome.LOST])
    paid = sum([line.paid for line in lines])
    commission = sum([line.commission for line in lines])
    return placed, taken, paid, commission, taken - paid


TABLE = RoundTable(
    name="rounds",
    create="""CREATE TABLE rounds (
    round_id INTEGER PRIMARY KEY,
    last_seq INTEGER NOT NULL,
    shoe INTEGER NOT NULL,
    round INTEGER NOT NULL,
    commenced_utc TEXT NOT NULL,
    concluded_utc TEXT NOT NULL,
    dealer TEXT NOT NULL,
    entered_late INTEGER NOT NULL,
    result TEXT NOT NULL,
    player_points INTEGER,
    banker_points INTEGER,
    natural INTEGER,
    player_pair INTEGER,
    banker_pair INTEGER,
    placed_cents INTEGER NOT NULL,
    taken_cents INTEGER NOT NULL,
    paid_cents INTEGER NOT NULL,
    commission_cents INTEGER NOT NULL,
    house_net_cents INTEGER NOT NULL
) STRICT""",
    insert="INSERT INTO rounds VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
    delete="DELETE FROM rounds WHERE round_id = ?",
    select="SELECT * FROM rounds WHERE round_id = ?",
    count="SELECT count(*) FROM rounds",
    rows=_rows,
    views=(
        (
            "rounds_readable",
            """CREATE VIEW rounds_readable AS SELECT shoe, round, commenced_utc, concluded_utc, dealer,
    entered_late, result, player_points, banker_points, placed_cents / 100.0 AS placed,
    taken_cents / 100.0 AS taken, paid_cents / 100.0 AS paid, commission_cents / 100.0 AS commission,
    house_net_cents / 100.0 AS house_net
FROM rounds ORDER BY round_id""",
        ),
    ),
)
