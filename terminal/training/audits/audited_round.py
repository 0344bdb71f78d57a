"""Makes rounds for an audit: each act as it was seen, and in some of them one planted error."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from enum import StrEnum
from random import Random

from msgspec import Struct
from msgspec.structs import replace

from terminal.rounds.guidance.situation import Situation
from terminal.rounds.guidance.step import StepKind
from terminal.rounds.terms import Terms
from terminal.rules.actions import Action
from terminal.rules.bets import ORIGINAL_BETS, SEATED, Hand, Outcome, standing
from terminal.rules.cards import Card
from terminal.rules.message import Message
from terminal.rules.ranks import Rank
from terminal.rules.settlement import facts_of, settle_bet
from terminal.rules.stakes import BetKey, in_table_order
from terminal.training.answers import CallResult, DrawTo, OfferLammer, PayOut, TakeBox
from terminal.training.misdeals.generator import Misdeal, misdeals_at_the_table
from terminal.training.misdeals.places import PLACES
from terminal.training.misdeals.walks import kinds_of_people
from terminal.training.table_builder import TableBuilder, a_card, a_sum, complete_hands

INITIAL_CARDS = 4


class PlantedKind(StrEnum):
    """What can be wrong with a round."""

    WRONG_DRAW = "wrong_draw"
    WRONG_PAYOUT = "wrong_payout"
    FORGOTTEN_OFFER = "forgotten_offer"
    WRONG_ORDER = "wrong_order"
    WRONG_REMEDY = "wrong_remedy"


class AuditLevel(Struct, frozen=True, kw_only=True):
    """How hard a round is to follow."""

    title: Message
    boxes: int
    side_bets: bool
    standing: bool
    remedies: bool
    """Whether something has gone wrong in some rounds, and was decided."""


LEVELS: Mapping[int, AuditLevel] = {
    1: AuditLevel(title=Message("one box"), boxes=1, side_bets=False, standing=False, remedies=False),
    2: AuditLevel(
        title=Message("three boxes, side bets too"), boxes=3, side_bets=True, standing=False, remedies=False
    ),
    3: AuditLevel(
        title=Message("four boxes; something may have been decided"),
        boxes=4,
        side_bets=True,
        standing=False,
        remedies=True,
    ),
    4: AuditLevel(
        title=Message("five boxes, standing players; something may have been decided"),
        boxes=5,
        side_bets=True,
        standing=True,
        remedies=True,
    ),
}
"""The four levels."""


class RemedyGiven(Struct, frozen=True, kw_only=True, tag="remedy_given"):
    """What was decided about an irregularity, and in which rank."""

    kind: str
    action: str
    rank: Rank


class SeenAct(Struct, frozen=True):
    """An act as it was seen."""

    act: DrawTo | OfferLammer | CallResult | TakeBox | PayOut | RemedyGiven
    card: Card | None = None
    """The card that was drawn."""


class Planted(Struct, frozen=True):
    """The error of a round, and the act at which it shows."""

    kind: PlantedKind
    act: int


class AuditedRound(Struct, frozen=True, kw_only=True):
    """A round as it was seen."""

    terms: Terms
    bets: tuple[tuple[BetKey, int], ...]
    acts: tuple[SeenAct, ...]
    misdeal: Misdeal | None = None
    """What had gone wrong in it, if something had; its script leads there."""


def clean_round(terms: Terms, level: AuditLevel, random: Random) -> AuditedRound:
    """Return a round in which everything was done as it ought to be."""
    bets = tuple(_bets(terms, level, random))
    builder = TableBuilder(terms).place(bets).close()
    acts: list[SeenAct] = []
    cards = iter(complete_hands(random, lambda facts, dealt: True))
    while (step := Situation(builder.table).step).do is not StepKind.SETTLE:
        offer = Situation(builder.table).offer
        if step.do is StepKind.CLOSE_INSURANCE and offer is not None:
            acts.append(SeenAct(OfferLammer(offer.hand, offer.odds)))
            builder.close_offer()
        elif step.hand is not None:
            card = next(cards)
            acts.append(SeenAct(DrawTo(step.hand), card))
            builder.deal((card,))
    return AuditedRound(terms=terms, bets=bets, acts=(*acts, *ending(terms, bets, acts)))


def _bets(terms: Terms, level: AuditLevel, random: Random) -> Iterator[tuple[BetKey, int]]:
    boxes = sorted(random.sample(terms.boxes, min(level.boxes, len(terms.boxes))), key=terms.boxes.index)
    others = [bet for bet in terms.rules.bets if bet not in ORIGINAL_BETS]
    for number, box in enumerate(boxes):
        hand = ORIGINAL_BETS[number % len(ORIGINAL_BETS)]
        yield BetKey(box, SEATED, hand), a_sum(terms, random, hand, most=9)
        if level.side_bets:
            bet = random.choice(others)
            yield BetKey(box, SEATED, bet), a_sum(terms, random, bet, most=9)
        if level.standing:
            yield BetKey(box, standing(1), hand), a_sum(terms, random, hand, most=9)


def hands_of(acts: Sequence[SeenAct]) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """Return the hands as they lie after these acts."""
    player, banker = (
        tuple(seen.card for seen in acts if seen.card and seen.act == DrawTo(hand)) for hand in Hand
    )
    return player, banker


def ending(terms: Terms, bets: Sequence[tuple[BetKey, int]], acts: Sequence[SeenAct]) -> tuple[SeenAct, ...]:
    """Return the call, what is taken and what is paid at the hands as they lie."""
    facts = facts_of(*hands_of(acts))
    sums = dict(bets)
    takes: dict[str, TakeBox] = {}
    pays: dict[tuple[str, str], int] = {}
    for key in in_table_order(sums, terms.boxes, terms.rules.bets):
        settled = settle_bet(terms.rules, facts, key.bet, sums[key], terms.house.payout_unit)
        if settled.outcome is Outcome.LOST:
            takes[key.box] = TakeBox(key.box)
        elif settled.paid:
            pays[key.box, key.bettor] = pays.get((key.box, key.bettor), 0) + settled.paid
    call = CallResult(facts.result, facts.player_points, facts.banker_points)
    paid = (PayOut(box, bettor, cents) for (box, bettor), cents in pays.items())
    done: tuple[CallResult | TakeBox | PayOut, ...] = (call, *takes.values(), *paid)
    return tuple(SeenAct(act) for act in done)


def round_with_remedy(terms: Terms, random: Random) -> AuditedRound:
    """Return a round in which something went wrong and was decided as it ought to be."""
    kinds = {kind.id for kind in kinds_of_people()}
    found: list[Misdeal] = []
    while not found:
        place = random.choice(PLACES)
        if place.exists_in(terms.rules):
            found = [one for one in misdeals_at_the_table(terms, place, random) if one.kind in kinds]
    misdeal = random.choice(found)
    answer = misdeal.answer
    given = RemedyGiven(kind=misdeal.kind, action=answer.action, rank=answer.decided_by)
    return AuditedRound(terms=terms, bets=(), acts=(SeenAct(given),), misdeal=misdeal)


def plant(seen: AuditedRound, kind: PlantedKind, random: Random) -> tuple[AuditedRound, Planted] | None:
    """Return a round with one error of a kind in it; None if the round has no place for it."""
    return _PLANTS[kind](seen, random)


def _wrong_draw(seen: AuditedRound, random: Random) -> tuple[AuditedRound, Planted] | None:
    """Return the round with a card too many, too few, or a third card on the other hand."""
    draws = [place for place, one in enumerate(seen.acts) if isinstance(one.act, DrawTo)]
    if not draws:
        return None
    dealing = list(seen.acts[: draws[-1] + 1])
    has_third = len(draws) > INITIAL_CARDS
    player, banker = hands_of(dealing)
    room = [one for one, lying in ((Hand.PLAYER, player), (Hand.BANKER, banker)) if len(lying) == 2]
    if has_third and random.random() < 0.5:
        at = draws[-1]
        del dealing[at:]
        if dealing and isinstance(dealing[-1].act, OfferLammer):
            return None
    elif room:
        dealing.append(SeenAct(DrawTo(random.choice(room)), a_card(random)))
        at = len(dealing) - 1
    else:
        return None
    acts = (*dealing, *ending(seen.terms, seen.bets, dealing))
    return replace(seen, acts=acts), Planted(PlantedKind.WRONG_DRAW, at)


def _wrong_payout(seen: AuditedRound, random: Random) -> tuple[AuditedRound, Planted] | None:
    pays = [place for place, one in enumerate(seen.acts) if isinstance(one.act, PayOut)]
    if not pays:
        return None
    at = random.choice(pays)
    pay = seen.acts[at].act
    assert isinstance(pay, PayOut)
    unit = seen.terms.chip_unit
    other = random.choice(
        [cents for cents in (pay.cents + unit, pay.cents - unit, pay.cents * 2) if cents > 0]
    )
    return _with(seen, at, SeenAct(replace(pay, cents=other))), Planted(PlantedKind.WRONG_PAYOUT, at)


def _forgotten_offer(seen: AuditedRound, random: Random) -> tuple[AuditedRound, Planted] | None:
    """Return the round without one of its offers; it shows at the card that was drawn past it."""
    offers = [place for place, one in enumerate(seen.acts) if isinstance(one.act, OfferLammer)]
    if not offers:
        return None
    at = random.choice(offers)
    acts = (*seen.acts[:at], *seen.acts[at + 1 :])
    return replace(seen, acts=acts), Planted(PlantedKind.FORGOTTEN_OFFER, at)


def _wrong_order(seen: AuditedRound, random: Random) -> tuple[AuditedRound, Planted] | None:
    """Return the round with two acts of taking and paying changed about; it shows at the first."""
    acts = list(seen.acts)
    places = [place for place, one in enumerate(acts) if isinstance(one.act, TakeBox | PayOut)]
    if len(places) < 2:
        return None
    at = random.choice(places[:-1])
    acts[at], acts[at + 1] = acts[at + 1], acts[at]
    return replace(seen, acts=tuple(acts)), Planted(PlantedKind.WRONG_ORDER, at)


def _wrong_remedy(seen: AuditedRound, random: Random) -> tuple[AuditedRound, Planted] | None:
    """Return the round with another remedy, or decided in a rank that may not."""
    given = seen.acts[-1].act
    if not isinstance(given, RemedyGiven):
        return None
    lower = [rank for rank in Rank if not rank.at_least(given.rank)]
    if lower and random.random() < 0.5:
        other = replace(given, rank=random.choice(lower))
    else:
        other = replace(given, action=random.choice([one.value for one in Action if one != given.action]))
    at = len(seen.acts) - 1
    return _with(seen, at, SeenAct(other)), Planted(PlantedKind.WRONG_REMEDY, at)


def _with(seen: AuditedRound, at: int, act: SeenAct) -> AuditedRound:
    return replace(seen, acts=(*seen.acts[:at], act, *seen.acts[at + 1 :]))


_PLANTS: Mapping[PlantedKind, Callable[[AuditedRound, Random], tuple[AuditedRound, Planted] | None]] = {
    PlantedKind.WRONG_DRAW: _wrong_draw,
    PlantedKind.WRONG_PAYOUT: _wrong_payout,
    PlantedKind.FORGOTTEN_OFFER: _forgotten_offer,
    PlantedKind.WRONG_ORDER: _wrong_order,
    PlantedKind.WRONG_REMEDY: _wrong_remedy,
}
"""How each error is planted."""
