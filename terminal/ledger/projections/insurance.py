"""The reporting table `insurance`: each insurance of a finished round, when taken and how it ended."""

from __future__ import annotations

from collections.abc import Iterator

from terminal.ledger.projections.reporting_table import RoundTable, Row, SettledRound
from terminal.ledger.projections.settlements import odds_text
from terminal.rounds.settlement import INSURANCE_LINE, Line


def _rows(finished: SettledRound) -> Iterator[Row]:
    first, last = finished.first, finished.last
    for number, line in enumerate(finished.settlement.lines, start=1):
        if line.bet == INSURANCE_LINE:
            yield (
                first.seq,
                number,
                last.shoe,
                last.round_number,
                _first_taken(finished, line),
                line.box,
                line.bettor,
                str(line.hand),
                str(line.after),
                odds_text(line.odds),
                line.placed,
                line.at_stake,
                str(line.outcome),
                line.paid,
                line.returned,
            )


def _first_taken(finished: SettledRound, line: Line) -> str:
    """Return when the insurance of a line was first taken.

    Raises `LookupError` if it never was, `ValueError` if the times are not those of the insurance.
    """
    for one, at_utc in zip(finished.played.insured, finished.taken_utc, strict=True):
        if (one.box, one.bettor, one.hand, one.stage) == (line.box, line.bettor, line.hand, line.after):
            return at_utc
    raise LookupError("insurance was settled that was never taken")


TABLE = RoundTable(
    name="insurance",
    create="""CREATE TABLE insurance (
    round_id INTEGER NOT NULL,
    line INTEGER NOT NULL,
    shoe INTEGER NOT NULL,
    round INTEGER NOT NULL,
    taken_utc TEXT NOT NULL,
    box TEXT NOT NULL,
    bettor TEXT NOT NULL,
    hand TEXT NOT NULL,
    stage TEXT NOT NULL,
    odds TEXT NOT NULL,
    placed_cents INTEGER NOT NULL,
    at_stake_cents INTEGER NOT NULL,
    outcome TEXT NOT NULL,
    paid_cents INTEGER NOT NULL,
    returned_cents INTEGER NOT NULL,
    PRIMARY KEY (round_id, line)
) STRICT, WITHOUT ROWID""",
    insert="INSERT INTO insurance VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
    delete="DELETE FROM insurance WHERE round_id = ?",
    select="SELECT * FROM insurance WHERE round_id = ? ORDER BY line",
    count="SELECT count(*) FROM insurance",
    rows=_rows,
    views=(
        (
            "insurance_readable",
            """CREATE VIEW insurance_readable AS SELECT shoe, round, taken_utc, box, bettor, hand, stage,
    odds, placed_cents / 100.0 AS placed, at_stake_cents / 100.0 AS at_stake, outcome,
    paid_cents / 100.0 AS paid, returned_cents / 100.0 AS returned
FROM insurance ORDER BY round_id, line""",
        ),
    ),
)
