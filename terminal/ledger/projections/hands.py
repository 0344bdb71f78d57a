"""The read table `hands`: the cards of both hands of each round as they lay at its end."""

from __future__ import annotations

from collections.abc import Sequence

from terminal.ledger.projections.read_table import RoundTable, Row
from terminal.ledger.records import Recorded
from terminal.rounds.events import (
    CardCorrected,
    CardCovered,
    CardDealt,
    CardOpened,
    CardRetracted,
    HandsStand,
    RoundReconstructed,
)
from terminal.rounds.evolve_cards import dealt_in_order
from terminal.rules.bets import Hand
from terminal.rules.cards import UNKNOWN, Card, is_known, is_pair, total

Lying = list[tuple[Card, Hand | None]]


def cards_at_end(events: Sequence[Recorded]) -> Lying:
    """Each card of the round with the hand on which it lies, None aside, in the order in which they came."""
    lying: Lying = []
    for recorded in events:
        match recorded.event:
            case CardDealt(card=card, hand=hand):
                lying.append((card, hand))
            case CardOpened(index=index, card=card) | CardCorrected(index=index, after=card):
                lying[index] = (card, lying[index][1])
            case CardCovered(index=index):
                lying[index] = (UNKNOWN, lying[index][1])
            case CardRetracted():
                lying.pop()
            case RoundReconstructed() as put_back:
                lying = [(card, hand) for card, hand, _ in dealt_in_order(put_back) if hand is not None]
            case HandsStand():
                lying = [(card, hand) for card, hand in lying if hand is not None]
            case _:
                pass
    return lying


def _rows(events: Sequence[Recorded]) -> list[Row]:
    last = events[-1]
    lying = cards_at_end(events)
    rows: list[Row] = []
    for hand in Hand:
        cards = [card for card, place in lying if place is hand]
        known = all(map(is_known, cards))
        rows.append(
            (
                events[0].seq,
                hand,
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
