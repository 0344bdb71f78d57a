"""The reporting table `hands`: the cards of both hands of each round as they lay at its end."""

from __future__ import annotations

from terminal.ledger.projections.reporting_table import RoundTable, Row, SettledRound
from terminal.rules.bets import Hand
from terminal.rules.cards import UNKNOWN, is_pair, total


def _rows(finished: SettledRound) -> list[Row]:
    first, last, played, *_ = finished
    rows: list[Row] = []
    for hand in Hand:
        cards = played.cards_of(hand)
        known = UNKNOWN not in cards
        rows.append(
            (
                first.seq,
                str(hand),
                last.shoe,
                last.round_number,
                " ".join(cards),
                total(cards) if cards and known else None,
                int(is_pair(cards[0], cards[1])) if len(cards) > 1 and known else None,
            )
        )
    return rows


TABLE = RoundTable(
    name="hands",
    create="""CREATE TABLE hands (
    round_id INTEGER NOT NULL,
    hand TEXT NOT NULL,
    shoe INTEGER NOT NULL,
    round INTEGER NOT NULL,
    cards TEXT NOT NULL,
    points INTEGER,
    pair INTEGER,
    PRIMARY KEY (round_id, hand)
) STRICT, WITHOUT ROWID""",
    insert="INSERT INTO hands VALUES (?, ?, ?, ?, ?, ?, ?)",
    delete="DELETE FROM hands WHERE round_id = ?",
    select="SELECT * FROM hands WHERE round_id = ? ORDER BY hand DESC",
    count="SELECT count(*) FROM hands",
    rows=_rows,
)
