"""The shoe holds too few cards to complete the round (CB, NCI ¶5.5.4, E6, NCT ¶5.1.3, F6 ¶5.5)."""

from __future__ import annotations

from terminal.rounds.irregularities.common import (
    BETS_GO_BACK,
    cards_at_hand,
    cards_still_needed,
    face_first,
    too_few_cards_left,
)
from terminal.rounds.irregularities.discretion import and_remedy
from terminal.rounds.irregularities.kind import Case, Group, IrregularityKind, Moment, Ruling, no_questions
from terminal.rounds.irregularities.rulings import by_the_rules
from terminal.rounds.refusal import Refusal, refuse
from terminal.rules.message import Message

ID = "shoe_exhausted"


def _rule(case: Case) -> Ruling | Refusal:
    if case.table.terms.reads_as_since(3) and not too_few_cards_left(case):
        return face_first(case) or _enough_cards(case)
    return by_the_rules(case, ID)


def _enough_cards(case: Case) -> Refusal:
    """Return the refusal while the round can still be completed (RULINGS 30)."""
    return refuse(
        "shoe_not_exhausted",
        "By the count {left} cards are left and {needed} are needed. If the shoe is short of cards, "
        "raise “Decks miscounted”.",
        paragraph=case.game.paragraph_on(ID),
        left=cards_at_hand(case),
        needed=cards_still_needed(case),
    )


KIND = IrregularityKind(
    id=ID,
    title=Message("Too few cards in the shoe"),
    short=Message("Too few cards left"),
    group=Group.SHOE,
    moments=frozenset({Moment.BETTING, Moment.PLAY}),
    often=frozenset({Moment.BETTING, Moment.PLAY}),
    asks=and_remedy(no_questions, _rule),
    requires=no_questions,
    rule=_rule,
    call=BETS_GO_BACK,
    likely=lambda case: case.table.shoe is not None and case.table.shoe.cards_left == 0,
)
