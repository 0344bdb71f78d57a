"""Whatever the demonstration table draws its cards from gives a whole shoe, card by card."""

from __future__ import annotations

from terminal.cli import card_source_of
from terminal.ledger.identity import LedgerKind
from terminal.rules.shoe import Shoe


def test_the_demonstration_table_draws_every_card_of_a_shoe_once() -> None:
    source, shoe = card_source_of(LedgerKind.DEMO), Shoe(number=1, decks=8)
    assert source is not None
    while shoe.cards_left:
        card = source.next_card(shoe)
        assert card is not None
        assert source.next_card(shoe) == card
        assert shoe.can_hold(card)
        shoe = shoe.without(card)
    assert source.next_card(shoe) is None
    assert set(shoe.seen) == {8}


def test_at_any_other_table_the_dealer_touches_the_faces() -> None:
    assert all(card_source_of(kind) is None for kind in LedgerKind if kind is not LedgerKind.DEMO)
