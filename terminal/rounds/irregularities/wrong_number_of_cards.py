"""A hand was dealt a wrong number of cards (CB, NCI ¶5.5.3, E6, NCT ¶5.1.2, F6 ¶5.2; RULINGS 19 to 30)."""

from __future__ import annotations

from msgspec.structs import replace

from terminal.rounds.irregularities.common import CAN_BE_PUT_IN_ORDER, ONE_MOMENT, face_first
from terminal.rounds.irregularities.discretion import and_remedy
from terminal.rounds.irregularities.excess_card import left_aside
from terminal.rounds.irregularities.kind import (
    CARDS_OUT_OR_SETTLED,
    Case,
    Group,
    IrregularityKind,
    Moment,
    Ruling,
)
from terminal.rounds.irregularities.rulings import by_the_rules
from terminal.rounds.refusal import Refusal
from terminal.rules.bets import Hand
from terminal.rules.message import Message
from terminal.rules.provisions import Circumstance
from terminal.rules.ranks import Rank
from terminal.rules.table_of_play import deal_out, next_card

ID = "wrong_number_of_cards"


def _rule(case: Case) -> Ruling | Refusal:
    aside = left_aside(case)
    if aside is not None:
        return aside
    if not case.answers.reconstructable:
        return by_the_rules(case, ID, Circumstance.WRONG_NUMBER)
    wrong = face_first(case)
    if wrong is not None:
        return wrong
    # A card beyond the end of the round was drawn in excess, whatever it is raised as (RULINGS 20).
    left_over = deal_out(case.order)[2] and case.table.terms.reads_as_since(2)
    ruling = by_the_rules(
        case, ID, Circumstance.CARDS_LEFT_OVER if left_over else Circumstance.CARDS_IN_ORDER
    )
    if case.settled and case.table.terms.reads_as_since(3) and not _shown(case):
        # Nothing that is on record bears out the fault that would open a settled round again (RULINGS 30).
        return replace(ruling, needs=Rank.SHIFT_MANAGER)
    return ruling


def _shown(case: Case) -> bool:
    """Return whether the entry, or the order stated, gives a hand another number of cards than lies there."""
    played = case.played
    if played is None:
        return False
    player, banker, left_over = deal_out(case.order)
    in_order = [len(player), len(banker), len(left_over)]
    lying = [len(played.player), len(played.banker), len(played.carried)]
    return in_order != lying or isinstance(next_card(player, banker), Hand)


KIND = IrregularityKind(
    id=ID,
    title=Message("Wrong number of cards on a hand"),
    short=Message("Wrong hand count"),
    group=Group.CARDS,
    moments=CARDS_OUT_OR_SETTLED,
    often=frozenset({Moment.SETTLED}),
    asks=and_remedy(CAN_BE_PUT_IN_ORDER, _rule),
    requires=CAN_BE_PUT_IN_ORDER,
    rule=_rule,
    call=ONE_MOMENT,
)
