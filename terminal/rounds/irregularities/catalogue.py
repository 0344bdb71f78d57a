"""The catalogue of irregularities, and which of them can have happened at a given moment."""

from __future__ import annotations

from terminal.rounds.answers import NO_ANSWERS
from terminal.rounds.irregularities import (
    dealing_error,
    deck_count,
    display_wrong,
    disputed_bet,
    excess_card,
    excess_differential,
    exposed_card,
    exposed_on_face_down_table,
    foreign_card,
    late_bet,
    late_withdrawal,
    misplaced_cards,
    not_provided_for,
    not_shuffled,
    noticed_later,
    shoe_exhausted,
    shoe_order_altered,
    simultaneous_cards,
    technical_interruption,
    under_minimum,
    walk_away,
    wrong_number_of_cards,
    wrong_payment,
)
from terminal.rounds.irregularities.kind import Case, IrregularityKind
from terminal.rounds.state import Table

CATALOGUE: dict[str, IrregularityKind] = {
    kind.id: kind
    for kind in (
        excess_card.KIND,
        misplaced_cards.KIND,
        wrong_number_of_cards.KIND,
        exposed_card.KIND,
        simultaneous_cards.KIND,
        late_bet.KIND,
        late_withdrawal.KIND,
        disputed_bet.KIND,
        foreign_card.KIND,
        deck_count.KIND,
        shoe_exhausted.KIND,
        technical_interruption.KIND,
        dealing_error.KIND,
        exposed_on_face_down_table.KIND,
        walk_away.KIND,
        shoe_order_altered.KIND,
        not_shuffled.KIND,
        wrong_payment.KIND,
        display_wrong.KIND,
        noticed_later.KIND,
        not_provided_for.KIND,
        excess_differential.KIND,
        under_minimum.KIND,
    )
}
"""Every kind by its name, in the order in which the walk-through lists them."""


def offered_now(table: Table) -> tuple[tuple[IrregularityKind, ...], tuple[IrregularityKind, ...]]:
    """Return the kinds that can have happened now: those that the table points to, and the others.

    Of the others, those that happen often at this moment come first.
    """
    case = Case(table, NO_ANSWERS)
    moment = case.moment
    now = [kind for kind in CATALOGUE.values() if moment in kind.moments and not kind.by_terminal]
    likely = tuple(kind for kind in now if kind.likely(case))
    others = [kind for kind in now if kind not in likely]
    return likely, tuple(sorted(others, key=lambda kind: moment not in kind.often))
