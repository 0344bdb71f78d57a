"""The read table `insurance`: each insurance of a finished round, when it was taken and what became of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from terminal.ledger.projections.read_table import RoundTable, Row
from terminal.ledger.projections.settlements import lines_of, odds_text
from terminal.ledger.records import Recorded
from terminal.rounds.events import InsuranceRetracted, InsuranceTaken
from terminal.rounds.state import INSURANCE_LINE


def _rows(events: Sequence[Recorded]) -> Iterator[Row]:
    lines = [
        (number, line) for number, line in enumerate(lines_of(events), start=1) if line.bet == INSURANCE_LINE
    ]
    if not lines:
        return
    taken_at = _first_taken(events)
    last = events[-1]
    for number, line in lines:
        yield (
            events[0].seq,
            number,
            last.shoe,
            last.round_number,
            taken_at[line.box, line.bettor, line.hand, line.after],
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


def _first_taken(events: Sequence[Recorded]) -> dict[tuple[str | None, ...], str]:
    """When each insurance was first taken, by box, bettor, hand and stage; an undone entry does not count."""
    standing: list[tuple[InsuranceTaken, str]] = []
    for recorded in events:
        if isinstance(recorded.event, InsuranceTaken):
            standing.append((recorded.event, recorded.at_utc))
        elif isinstance(recorded.event, InsuranceRetracted):
            standing.pop()
    first: dict[tuple[str | None, ...], str] = {}
    for taken, at_utc in standing:
        first.setdefault((taken.box, taken.bettor, taken.hand, taken.stage), at_utc)
    return first


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
