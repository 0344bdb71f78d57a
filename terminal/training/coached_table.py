"""Makes the coached table ready: a shuffled shoe and simulated bettors out of one seed, and the coach."""

from __future__ import annotations

from random import Random
from typing import Final

from terminal.rounds.commands import NewShoe, ShowCutCard
from terminal.rounds.refusal import Refusal
from terminal.rounds.training.record import TrainingRecord
from terminal.rules.cards import CARDS_IN_DECK
from terminal.table.session.table_session import TableSession
from terminal.table.setup.defaults import DEFAULT_CHIPS
from terminal.training.bettors import Bettors
from terminal.training.coach import Coach
from terminal.training.house_chips import with_chips
from terminal.training.moment import TrainingMoment
from terminal.training.skills import Topic
from terminal.training.virtual_shoe import VirtualShoe

LEAST_CARDS: Final = CARDS_IN_DECK
"""With fewer cards left a new shoe comes before the next round."""


def coached_table(session: TableSession, seed: int, chips: tuple[int, ...] = DEFAULT_CHIPS) -> Coach:
    """Return the coach of a table of training, whose house has these chips; all chance comes out of `seed`.

    A round that is under way goes on by the seed that is on record with it. In how many rounds of ten
    somebody breaks a rule is a setting of the house.
    """
    training = session.table.training or TrainingRecord()
    coached = training.coached if session.table.round is not None else None
    seed = seed if coached is None else coached.seed
    rate = training.settings.violations
    bettors = Bettors(with_chips(session.table.terms, chips), Random(f"bettors {seed}"), rate=rate)
    for _ in range(0 if coached is None else coached.place):
        bettors.next_round()
    coach = Coach(session, VirtualShoe(Random(f"shoe {seed}")), bettors, seed)
    coach.go_on()
    return coach


def table_at_rest(session: TableSession) -> TrainingMoment:
    """Return the table as a round has left it; nothing is asked of it."""
    table = session.table
    return TrainingMoment(
        topic=Topic.TAKE_AND_PAY, item="coach:over", game=table.terms.game, state=table, seed=0
    )


def begin_round(session: TableSession, coach: Coach) -> Refusal | None:
    """Commence a round, with a new shoe if it takes one; return why not, if it cannot.

    Raises `NotRecorded`.
    """
    shoe = session.table.shoe
    if shoe is None or shoe.cards_left < LEAST_CARDS:
        # The cut card comes out where the trainer has put it: after it a dealer changes the shoe.
        commands = (ShowCutCard(), NewShoe(session.table.terms.decks, burn_due=False))
        for command in commands if shoe is not None and session.table.cut_round is None else commands[1:]:
            done = session.handle(command)
            if isinstance(done, Refusal):
                return done
    coach.begin()
    return None
