"""The reporting table `insurance`: each insurance of a finished round, when taken and how it ended."""

from __future__ import annotations

from collections.abc import Iterator

from terminal.ledger.projections.reporting_table import RoundTable, Row
from terminal.ledger.projections.settlements import lines_of, odds_text
from terminal.ledger.records import Recorded
from terminal.rounds.events import InsuranceRetracted, InsuranceTaken
from terminal.rounds.state import INSURANCE_LINE, Insured, Line, Round

Taken = list[tuple[InsuranceTaken | Insured, str]]
"""Each insurance that stands, with the time at which it was taken."""


def _none_taken(_first: Recorded) -> Taken:
    return []


def _carried_over(begun: Recorded, played: Round) -> Taken:
    return [(insured, begun.at_utc) for insured in played.insured]


def _taken(taken: Taken, recorded: Recorded, event: InsuranceTaken) -> None:
    taken.append((event, recorded.at_utc))


def _retracted(taken: Taken, _recorded: Recorded, _event: InsuranceRetracted) -> None:
    taken.pop()


def _rows(taken: Taken, first: Recorded, last: Recorded) -> Iterator[Row]:
    for number, line in enumerate(lines_of(last), start=1):
        if line.bet == INSURANCE_LINE:
            yield (
                first.seq,
                number,
                last.shoe,
                last.round_number,
                _first_taken(taken, line),
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


def _first_taken(taken: Taken, line: Line) -> str:
    """When the insurance of a line was first taken.

    Raises `LookupError` if it never was.
    """
    for one, at_utc in taken:
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
    start=_none_taken,
    carry_over=_carried_over,
    notes={InsuranceTaken: _taken, InsuranceRetracted: _retracted},
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
