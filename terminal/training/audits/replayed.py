"""Replays an audited round through the same decisions as `verify`, and finds what they call wrong.

The rules do not say in which order is taken and paid: there it is the house's procedure (RULINGS 34).
"""

from __future__ import annotations

from terminal.rounds.commands import DealCard, RaiseIrregularity
from terminal.rounds.events import IrregularityDecided
from terminal.rounds.evolve import evolve_all
from terminal.rounds.guidance.situation import Situation, decide
from terminal.rounds.guidance.step import StepKind
from terminal.rounds.refusal import Refusal
from terminal.rules.ranks import Rank
from terminal.training.answers import CallResult, DrawTo, OfferLammer, PayOut, TakeBox
from terminal.training.audits.audited_round import AuditedRound, Planted, PlantedKind, RemedyGiven
from terminal.training.misdeals.walks import facts_in_words
from terminal.training.misdeals.written_round import WrittenRound
from terminal.training.table_builder import TableBuilder


def first_fault(seen: AuditedRound) -> Planted | None:
    """Return the first act that the rules or the house's procedure call wrong; None if all is right."""
    if seen.misdeal is not None:
        return _remedy_fault(seen)
    builder = TableBuilder(seen.terms).place(seen.bets).close()
    for place, one in enumerate(seen.acts):
        now = Situation(builder.table)
        if isinstance(one.act, OfferLammer):
            if now.offer is None or (now.offer.hand, now.offer.odds) != (one.act.hand, one.act.odds):
                return Planted(PlantedKind.FORGOTTEN_OFFER, place)
            builder.close_offer()
        elif isinstance(one.act, DrawTo) and one.card is not None:
            command = DealCard(one.card, one.act.hand)
            decided = decide(builder.table, command, Rank.DEALER)
            if isinstance(decided, Refusal):
                return Planted(PlantedKind.FORGOTTEN_OFFER, place)
            builder.table = evolve_all(builder.table, decided)
            if builder.table.round is not None and builder.table.round.fault is not None:
                return Planted(PlantedKind.WRONG_DRAW, place)
        elif isinstance(one.act, CallResult):
            if now.step.do is not StepKind.SETTLE:
                return Planted(PlantedKind.WRONG_DRAW, place)
            return _settlement_fault(seen, builder, place + 1)
    return None


def _settlement_fault(seen: AuditedRound, builder: TableBuilder, start: int) -> Planted | None:
    """Return the first act of taking and paying that is wrong: another sum, or out of its turn."""
    now = Situation(builder.table)
    boxes = dict.fromkeys(line.box for line in now.bets_to_take)
    pays = [PayOut(*payout.bettor, payout.sum) for payout in now.payouts]
    due: list[TakeBox | PayOut] = [*map(TakeBox, boxes), *(pay for pay in pays if pay.cents)]
    done = [one.act for one in seen.acts[start:]]
    for place, (act, ought) in enumerate(zip(done, due, strict=False), start):
        if act == ought:
            continue
        same = isinstance(act, PayOut) and isinstance(ought, PayOut) and act.box == ought.box
        same = same and act.bettor == ought.bettor  # type: ignore[union-attr]
        return Planted(PlantedKind.WRONG_PAYOUT if same else PlantedKind.WRONG_ORDER, place)
    return None if len(done) == len(due) else Planted(PlantedKind.WRONG_PAYOUT, start + len(done))


def _remedy_fault(seen: AuditedRound) -> Planted | None:
    misdeal, given = seen.misdeal, seen.acts[-1].act
    if misdeal is None or not isinstance(given, RemedyGiven):
        return None
    table, steps = misdeal.script["table"], misdeal.script["steps"]
    assert isinstance(table, dict)
    assert isinstance(steps, list)
    round_ = WrittenRound(table, seen.terms.rules_version).do(*steps[:-1])
    raised = RaiseIrregularity(given.kind, facts_in_words(misdeal.facts))
    decided = decide(round_.table, raised, given.rank)
    wrong = Planted(PlantedKind.WRONG_REMEDY, len(seen.acts) - 1)
    if isinstance(decided, Refusal):
        return wrong
    record = next(event for event in decided if isinstance(event, IrregularityDecided))
    return None if record.action == given.action else wrong
