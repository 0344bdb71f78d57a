"""The drill of misdeals: what follows from a fault, and the lowest rank that decides it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from msgspec import Struct

from terminal.rounds.terms import Terms
from terminal.rules.actions import Action
from terminal.rules.ranks import Rank
from terminal.training.misdeals.generator import Misdeal, misdeals_at_the_table
from terminal.training.misdeals.places import PLACES
from terminal.training.misdeals.walks import kinds_of_people

_GIVEN = "remedy"
"""A fact that says what follows: nothing is left to be asked then."""


class MisdealRuling(Struct, frozen=True):
    """What a supervisor says: what follows, and who decides."""

    action: Action
    rank: Rank


def misdeal_cases(terms: Terms, random: Random) -> Iterator[Misdeal]:
    """Yield misdeals of a table without end, of any kind and place; each kind comes as often as any other."""
    raised = {kind.id for kind in kinds_of_people()}
    places = [place for place in PLACES if place.exists_in(terms.rules)]
    while True:
        there = misdeals_at_the_table(terms, random.choice(places), random)
        found = [one for one in there if one.kind in raised and _GIVEN not in one.facts]
        if found:
            kind = random.choice(sorted({one.kind for one in found}))
            yield random.choice([one for one in found if one.kind == kind])


def right_ruling(misdeal: Misdeal) -> MisdealRuling:
    """Return what the rounds make of it."""
    return MisdealRuling(Action(misdeal.answer.action), misdeal.answer.decided_by)
