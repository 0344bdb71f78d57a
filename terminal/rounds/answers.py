"""What people answer when something went wrong; what nobody was asked is None."""

from __future__ import annotations

from msgspec import Struct

from terminal.rules.cards import Card


class DisputedBet(Struct, frozen=True, kw_only=True):
    """The bet that an irregularity is about; money in cents."""

    box: str
    bettor: str
    bet: str
    amount: int
    owed: int | None = None
    """What should have been paid."""
    paid: int | None = None
    """What was paid."""
    recovered: int | None = None
    """What of the difference has been made good since; None if nobody has said."""


class EarlierRound(Struct, frozen=True):
    """A round by its shoe and its number in that shoe, both counted from 1."""

    shoe: int
    round: int


class CardInQuestion(Struct, frozen=True):
    """The card that an irregularity is about: the n-th of the round to leave the shoe, counted from 1.

    One more than were entered is a card that nobody has recorded yet.
    """

    number: int
    card: Card


class IrregularityAnswers(Struct, frozen=True, kw_only=True):
    """The answers to the questions of the walk-through."""

    reconstructable: bool | None = None
    """Can the cards be put back in order? The House's word (¶5.7)."""
    exposed: bool | None = None
    """Has a face been seen? Recorded only: no ruling asks for it or hangs on it."""
    order_known: bool | None = None
    """Is the order of the cards known?"""
    noticed_before_next_round: bool | None = None
    """Was it noticed before the next round commenced? Nobody asks for it; if not, it is `noticed_later`."""
    during_initial_deal: bool | None = None
    """Did it happen in the initial deal?"""
    can_go_on: bool | None = None
    """Can the round go on as it lies?"""
    replace_cards: bool | None = None
    """Are the cards of the shoe to be replaced (¶5.10.2)?"""
    cards: tuple[Card, ...] | None = None
    """All cards of the round in the order in which they left the shoe."""
    decision: str | None = None
    """What the Shift Manager decided, as worded by that person."""
    remedy: str | None = None
    """`void`, `reconstructed` or `continue`."""
    bet: DisputedBet | None = None
    """The bet that it is about."""
    card: CardInQuestion | None = None
    """Which card it is, one that lies or one that nobody has recorded yet (¶5.7)."""
    about: EarlierRound | None = None
    """The round that is meant, where another may be open by now (¶5.11; RULINGS 21, 26)."""


NO_ANSWERS = IrregularityAnswers()
