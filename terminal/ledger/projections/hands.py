"""The read table `hands`: the cards of both hands of each round as they lay at its end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from terminal.ledger.projections.read_table import RoundTable, Row
from terminal.ledger.records import Recorded
from terminal.rounds.events import (
    CardCorrected,
    CardCovered,
    CardDealt,
    CardOpened,
    CardRetracted,
    Event,
    HandsStand,
    RoundReconstructed,
)
from terminal.rounds.evolve_cards import dealt_in_order
from terminal.rules.bets import Hand
from terminal.rules.cards import UNKNOWN, Card, is_pair, total

Lying = list[tuple[Card, Hand | None]]
"""Each card of the round with the hand on which it lies, None aside, in the order in which they came."""


def cards_at_end(events: Sequence[Recorded]) -> Lying:
    """The cards of the round as they lay when the last of these events had happened."""
    lying: Lying = []
    for recorded in events:
        move = _MOVES.get(type(recorded.event))
        if move is not None:
            lying = move(lying, recorded.event)
    return lying


def _dealt(lying: Lying, event: CardDealt) -> Lying:
    lying.append((event.card, event.hand))
    return lying


def _retracted(lying: Lying, _event: CardRetracted) -> Lying:
    lying.pop()
    return lying


def _opened(lying: Lying, event: CardOpened) -> Lying:
    return _with_face(lying, event.index, event.card)


def _corrected(lying: Lying, event: CardCorrected) -> Lying:
    return _with_face(lying, event.index, event.after)


def _covered(lying: Lying, event: CardCovered) -> Lying:
    return _with_face(lying, event.index, UNKNOWN)


def _with_face(lying: Lying, index: int, card: Card) -> Lying:
    lying[index] = (card, lying[index][1])
    return lying


def _reconstructed(_lying: Lying, event: RoundReconstructed) -> Lying:
    return [(card, hand) for card, hand, _ in dealt_in_order(event) if hand is not None]


def _stand(lying: Lying, _event: HandsStand) -> Lying:
    return [(card, hand) for card, hand in lying if hand is not None]


_MOVES: dict[type[Event], Callable[[Lying, Any], Lying]] = {
    CardDealt: _dealt,
    CardRetracted: _retracted,
    CardOpened: _opened,
    CardCorrected: _corrected,
    CardCovered: _covered,
    RoundReconstructed: _reconstructed,
    HandsStand: _stand,
}


def _rows(events: Sequence[Recorded]) -> list[Row]:
    last = events[-1]
    lying = cards_at_end(events)
    rows: list[Row] = []
    for hand in Hand:
        cards = [card for card, place in lying if place is hand]
        known = UNKNOWN not in cards
        rows.append(
            (
                events[0].seq,
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
