"""The reporting table `settlements`: each bet of a finished round, insurance included, to the cent."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from terminal.ledger.projections.reporting_table import RoundTable, Row, SettledRound


def odds_text(odds: Fraction | None) -> str | None:
    """Return odds as `n/d`, None where there are none."""
    return None if odds is None else f"{odds.numerator}/{odds.denominator}"


def _rows(finished: SettledRound) -> Iterator[Row]:
    first, last = finished.first, finished.last
    for number, line in enumerate(finished.settlement.lines, start=1):
        yield (
            first.seq,
            number,
            last.shoe,
            last.round_number,
            line.box,
            line.bettor,
            line.bet,
            line.placed,
            line.at_stake,
            str(line.outcome),
            line.paid,
            line.commission,
            line.returned,
            odds_text(line.odds),
            None if line.hand is None else str(line.hand),
            None if line.after is None else str(line.after),
            None if line.why_returned is None else str(line.why_returned),
        )


TABLE = RoundTable(
    name="settlements",
    create="""CREATE TABLE settlements (
    round_id INTEGER NOT NULL,
    line INTEGER NOT NULL,
    shoe INTEGER NOT NULL,
    round INTEGER NOT NULL,
    box TEXT NOT NULL,
    bettor TEXT NOT NULL,
    bet TEXT NOT NULL,
    placed_cents INTEGER NOT NULL,
    at_stake_cents INTEGER NOT NULL,
    outcome TEXT NOT NULL,
    paid_cents INTEGER NOT NULL,
    commission_cents INTEGER NOT NULL,
    returned_cents INTEGER NOT NULL,
    odds TEXT,
    hand TEXT,
    stage TEXT,
    why_returned TEXT,
    PRIMARY KEY (round_id, line)
) STRICT, WITHOUT ROWID""",
    insert="INSERT INTO settlements VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
    delete="DELETE FROM settlements WHERE round_id = ?",
    select="SELECT * FROM settlements WHERE round_id = ? ORDER BY line",
    count="SELECT count(*) FROM settlements",
    rows=_rows,
    views=(
        (
            "settlements_readable",
            """CREATE VIEW settlements_readable AS SELECT shoe, round, box, bettor, bet, hand, stage,
    placed_cents / 100.0 AS placed, at_stake_cents / 100.0 AS at_stake, outcome, odds,
    paid_cents / 100.0 AS paid, commission_cents / 100.0 AS commission, returned_cents / 100.0 AS returned
FROM settlements ORDER BY round_id, line""",
        ),
    ),
)
