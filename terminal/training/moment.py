"""One question to a trainee: a real state of the table, and what of it is given.

`Given` is all that a screen may draw of a moment before it is answered. The rest of what a screen shows is a
constant of the topic, so that nothing but cards and chips tells one answer from another.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from msgspec import Struct

from terminal.rounds.commands import Command
from terminal.rounds.guidance.revealed import face_up
from terminal.rounds.guidance.situation import Situation
from terminal.rounds.state import Insured, Round, Table
from terminal.rules.bets import Bet, Hand
from terminal.rules.cards import Card
from terminal.rules.game import Game
from terminal.rules.house import House, Limits
from terminal.rules.message import Message
from terminal.rules.stakes import BetKey
from terminal.training.answers import (
    Answer,
    CallRank,
    CallResult,
    DrawTo,
    GoOn,
    LayChips,
    NameFault,
    OfferLammer,
    PayBox,
    SaySum,
    TakeAndPay,
    TurnBackChips,
)
from terminal.training.skills import Topic


class Ask(StrEnum):
    """What is asked; each has one wording of its own, whatever the right answer is."""

    NEXT = "next"
    """Do what comes next, as on the floor."""
    CUT = "cut"
    """Cut this sum."""
    PROVE = "prove"
    """Say what these chips come to."""
    SIZE = "size"
    """Pay this bet one to one, by sizing into it."""


class OddChip(StrEnum):
    """What is laid on a bet and is no chip of this table."""

    FOREIGN = "foreign"
    """A chip of another table or house."""
    CASH = "cash"


class Chips(Struct, frozen=True):
    """Chips on the felt, in cents; negative where they have left it."""

    box: str
    bettor: str
    bet: Bet
    cents: int
    odd: OddChip | None = None
    """What they are, if they are no chips of this table."""


class Given(Struct, frozen=True, kw_only=True):
    """What the trainee is given: cards, chips, what is said at the table, and the house's sign."""

    game: str
    layout: str
    boxes: tuple[str, ...]
    limits: Limits
    house: House
    chip_unit: int
    notice: bool
    """Whether the sign says that no insurance is offered."""
    closed: bool
    """Whether the trainee has called no more bets."""
    player: tuple[Card | None, ...]
    """The Player Hand as it lies; None for a card that is face down."""
    banker: tuple[Card | None, ...]
    aside: tuple[Card | None, ...]
    """Cards out of the shoe that lie on no hand."""
    chips: tuple[Chips, ...]
    """The bets, in the order in which they were placed."""
    came: tuple[Chips, ...]
    """Chips that came to a bet, or left it, since the last announcement."""
    insured: tuple[Insured, ...]
    """Insurance that bettors have taken."""
    offered: bool
    """Whether the trainee has dealt with the offer of this stage."""
    taken: tuple[str, ...]
    """The boxes from which the losing bets have been taken."""
    stacks: tuple[tuple[int, int], ...]
    """Chips to count: the value in cents and how many of it."""
    sum: int | None
    """A sum to cut, in cents."""
    told: tuple[Message, ...]
    """What people at the table say."""


class Occurrence(Struct, frozen=True, kw_only=True):
    """What happens at the table of a moment beyond what is on record."""

    came: tuple[Chips, ...] = ()
    aside: tuple[Card | None, ...] = ()
    told: tuple[Message, ...] = ()
    stacks: tuple[tuple[int, int], ...] = ()
    sum: int | None = None


NOTHING_HAPPENS = Occurrence()


class TrainingMoment(Struct, frozen=True, kw_only=True):
    """One question at a real state of the table."""

    topic: Topic
    item: str
    """A stable id: equal for what differs only in suits, boxes and sums."""
    game: str
    state: Table
    """The table, as the session would hold it."""
    seed: int
    """Makes the same moment again from the same item and terms."""
    ask: Ask = Ask.NEXT
    happens: Occurrence = NOTHING_HAPPENS
    command: Command | None = None
    """What somebody would have to do about what happens; never given."""

    @property
    def rules(self) -> Game:
        """The game that is played."""
        return self.state.terms.rules

    @property
    def situation(self) -> Situation:
        """What the state calls for."""
        return Situation(self.state)

    @property
    def played(self) -> Round:
        """The round of the moment; raises `LookupError` if there is none."""
        played = self.state.current
        if played is None:
            raise LookupError("no round is open")
        return played


class PosedQuestion(Struct, frozen=True):
    """All that a screen shows of a moment until it is answered."""

    wording: Message
    """One for each thing that is asked, whatever the right answer is."""
    acts: tuple[type[Answer], ...]
    """What the trainee may do: all of it, whether it is right or wrong now."""
    given: Given


_WORDINGS = {
    Ask.NEXT: Message("Do what comes next, as on the floor."),
    Ask.CUT: Message("Cut this sum."),
    Ask.PROVE: Message("Say what these chips come to."),
    Ask.SIZE: Message("Pay this one to one, by sizing into it."),
}
_ACTS: Mapping[Ask, tuple[type[Answer], ...]] = {
    Ask.NEXT: (
        *(DrawTo, GoOn, OfferLammer, CallResult, PayBox),
        *(TakeAndPay, TurnBackChips, NameFault, CallRank),
    ),
    Ask.CUT: (LayChips,),
    Ask.PROVE: (SaySum,),
    Ask.SIZE: (LayChips,),
}


def question_of(moment: TrainingMoment) -> PosedQuestion:
    """Return what a screen shows of a moment: nothing of it but the given tells one from another."""
    return PosedQuestion(_WORDINGS[moment.ask], _ACTS[moment.ask], given_of(moment))


def given_of(moment: TrainingMoment) -> Given:
    """Return what the trainee is given of a moment."""
    table, happens = moment.state, moment.happens
    terms, played = table.terms, table.current
    return Given(
        game=terms.game,
        layout=terms.layout,
        boxes=terms.boxes,
        limits=terms.limits,
        house=terms.house,
        chip_unit=terms.chip_unit,
        notice=table.notice,
        closed=played is not None and played.closed,
        player=() if played is None else face_up(played, Hand.PLAYER),
        banker=() if played is None else face_up(played, Hand.BANKER),
        aside=(*_aside(played), *happens.aside),
        chips=() if played is None else tuple(_chips(key, cents) for key, cents in played.sums.items()),
        came=happens.came,
        insured=() if played is None else played.insured,
        offered=played is not None and _offer_closed(played),
        taken=tuple(Situation(table).taken_boxes),
        stacks=happens.stacks,
        sum=happens.sum,
        told=happens.told,
    )


def _offer_closed(played: Round) -> bool:
    """Return whether an offer at the cards that lie there has been closed; one before them tells nothing."""
    return any(offer.closed and offer.cards == played.lying for offer in played.offers)


def _aside(played: Round | None) -> tuple[Card | None, ...]:
    return () if played is None else tuple(dealt.card for dealt in played.dealt if dealt.hand is None)


def _chips(key: BetKey, cents: int) -> Chips:
    return Chips(key.box, key.bettor, key.bet, cents)
