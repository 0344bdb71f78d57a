"""The reporting table `hands`: the cards of both hands of each round as they lay at its end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from terminal.ledger.projections.reporting_table import RoundTable, Row
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
from terminal.rounds.state import Round
from terminal.rules.bets import Hand
from terminal.rules.cards import UNKNOWN, Card, is_pair, total

Lying = list[tuple[Card, Hand | None]]
"""Each card of the round with the hand on which it lies, None aside, in the order in which they came."""


def _nothing_lies(_first: Recorded) -> Lying:
    return []


def _carried_over(_begun: Recorded, played: Round) -> Lying:
    return [(dealt.card, dealt.hand) for dealt in played.dealt]


def _dealt(lying: Lying, _recorded: Recorded, event: CardDealt) -> None:
    lying.append((event.card, event.hand))


def _retracted(lying: Lying, _recorded: Recorded, _event: CardRetracted) -> None:
    lying.pop()


def _opened(lying: Lying, _recorded: Recorded, event: CardOpened) -> None:
    lying[event.index] = (event.card, lying[event.index][1])


def _corrected(lying: Lying, _recorded: Recorded, event: CardCorrected) -> None:
    lying[event.index] = (event.after, lying[event.index][1])


def _covered(lying: Lying, _recorded: Recorded, event: CardCovered) -> None:
    lying[event.index] = (UNKNOWN, lying[event.index][1])


def _reconstructed(lying: Lying, _recorded: Recorded, event: RoundReconstructed) -> None:
    lying[:] = [(card, hand) for card, hand, _ in dealt_in_order(event) if hand is not None]


def _stand(lying: Lying, _recorded: Recorded, _event: HandsStand) -> None:
    lying[:] = [(card, hand) for card, hand in lying if hand is not None]


_NOTES: dict[type[Event], Callable[[Lying, Recorded, Any], None]] = {
    CardDealt: _dealt,
    CardRetracted: _retracted,
    CardOpened: _opened,
    CardCorrected: _corrected,
    CardCovered: _covered,
    RoundReconstructed: _reconstructed,
    HandsStand: _stand,
}


def _rows(lying: Lying, first: Recorded, last: Recorded) -> list[Row]:
    rows: list[Row] = []
    for hand in Hand:
        cards = [card for card, place in lying if place is hand]
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
    start=_nothing_lies,
    carry_over=_carried_over,
    notes=_NOTES,
    rows=_rows,
)
