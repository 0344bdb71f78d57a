"""The acts of a past round as people tell them: entries gathered into bets, cards, insurance, result."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime

from msgspec import Struct

from terminal.rounds import commands as c
from terminal.rounds.events import (
    CardCovered,
    CardDealt,
    CardOpened,
    CardRetracted,
    IrregularityDecided,
    RoundConcluded,
)
from terminal.rounds.insurance import took
from terminal.rounds.refusal import RANK_TITLES
from terminal.rounds.state import Bettor, Round
from terminal.rules.bets import Hand
from terminal.rules.cards import UNKNOWN, total
from terminal.rules.stakes import side_totals, totals
from terminal.screen.format import money, signed_money
from terminal.screen.recall.wording import kind_title, result_said, words_of
from terminal.screen.translate import say, tr
from terminal.screen.widgets.cards import card_rank
from terminal.screen.words import counted, counted_bettors, hand_title, price
from terminal.table.audit.recall import RecallStep

Parts = tuple[tuple[Hand | None, str], ...]
INITIAL_CARDS = 4

_BETTING = (
    *(c.PlaceYourBets, c.PlaceBet, c.WithdrawBet, c.WithdrawBets, c.LeaveBet, c.LeaveBets, c.ReturnTiedBets),
    *(c.RaiseBets, c.RepeatBets, c.RejectExcess),
)
_INSURING = (c.OfferInsurance, c.TakeInsurance, c.DeclineInsurance, c.CloseInsurance)
_SETTLING = (c.TakeLosingBets, c.TakeUpTo, c.PayBettor, c.PayUpTo, c.ConcludeRound)


class ToldAct(Struct, frozen=True):
    """An act as the recall shows it: the places of its first and last step, counted from 0."""

    first: int
    last: int
    title: str
    parts: Parts
    at: datetime
    note: str = ""
    fault: bool = False


def acts_of(steps: Sequence[RecallStep]) -> tuple[ToldAct, ...]:
    """Return all acts of a round, in order."""
    groups: list[tuple[str, int, int]] = []
    for number, step in enumerate(steps):
        name = _name_of(step, groups[-1][0] if groups else "")
        if groups and groups[-1][0] == name and name not in _ALONE:
            groups[-1] = (name, groups[-1][1], number)
        else:
            groups.append((name, number, number))
    return tuple(_told(name, first, last, steps) for name, first, last in groups)


def act_at(acts: Sequence[ToldAct], place: int) -> int:
    """Return the number of the act to which a step belongs, from 0."""
    return next(number for number, act in enumerate(acts) if act.first <= place <= act.last)


def decided_in(step: RecallStep) -> IrregularityDecided | None:
    """Return the irregularity that was decided by a step, if one was."""
    return next((event for event in step.events if isinstance(event, IrregularityDecided)), None)


def _name_of(step: RecallStep, before: str) -> str:
    """Return the sort of act to which a step belongs; an undo belongs to what it undoes."""
    played = step.table.current
    if isinstance(step.command, c.WithdrawBet) and step.table.round is None:
        return "alone"  # chips of its Tie, taken up when the round was over
    if isinstance(step.command, _BETTING):
        return "closed" if played is not None and played.closed else "bets"
    if isinstance(step.command, c.CloseBets):
        return "closed"
    if isinstance(step.command, _INSURING):
        return "insurance"
    if isinstance(step.command, _SETTLING):
        return "settled"
    if isinstance(step.command, c.ChooseOption):
        return "options"
    if any(isinstance(event, CardDealt | CardOpened | CardRetracted | CardCovered) for event in step.events):
        return _name_of_card(step, played)
    return before if isinstance(step.command, c.Undo | c.TakeBack) and before else "alone"


_ALONE = frozenset({"alone", "fault"})
"""Sorts of acts of which each step is shown by itself."""


def _name_of_card(step: RecallStep, played: Round | None) -> str:
    if isinstance(step.command, c.RaiseIrregularity) or played is None:
        return "alone"
    if played.fault is not None:
        return "fault"
    return "four" if played.lying <= INITIAL_CARDS else f"card {played.lying}"


def _told(name: str, first: int, last: int, steps: Sequence[RecallStep]) -> ToldAct:
    teller = _TELLERS.get(name.partition(" ")[0], _tell_alone)
    title, parts, note = teller(steps[first : last + 1])
    fault = name == "fault" or any(decided_in(step) is not None for step in steps[first : last + 1])
    return ToldAct(first, last, title, parts, steps[first].at, note, fault)


Told = tuple[str, Parts, str]


def _tell_bets(steps: Sequence[RecallStep]) -> Told:
    played = _played(steps)
    sums = played.sums
    bettors = len({key[:2] for key in sums})
    text = tr(", ").join((counted_bettors(bettors), counted(len(sums)), money(sum(sums.values()))))
    title = tr("Bets placed, entered late") if played.entered_late else tr("Bets placed")
    return title, ((None, text),), ""


def _tell_closed(steps: Sequence[RecallStep]) -> Told:
    player, banker = side_totals(totals(_played(steps).slices).items())
    return tr("No more bets"), ((Hand.PLAYER, money(player)), (Hand.BANKER, money(banker))), ""


def _tell_four(steps: Sequence[RecallStep]) -> Told:
    played = _played(steps)
    title = tr("Four cards") if played.lying == INITIAL_CARDS else tr("Cards")
    return title, _points(played), ""


def _tell_card(steps: Sequence[RecallStep]) -> Told:
    played = _played(steps)
    dealt = played.dealt[-1]
    if dealt.hand is None:
        return tr("Card"), _points(played), ""
    face = tr("face down") if dealt.card == UNKNOWN else card_rank(dealt.card)
    title = tr("Card {card} to {hand}").format(card=face, hand=hand_title(dealt.hand))
    return title, _points(played), ""


def _tell_insurance(steps: Sequence[RecallStep]) -> Told:
    played = _played(steps)
    if not played.offers:
        return tr("Insurance"), (), ""
    offer = played.offers[-1]
    title = tr("Insurance on {hand}, {price}").format(hand=hand_title(offer.hand), price=price(offer.odds))
    taken = took(played, offer)
    due = {Bettor(room.box, room.bettor) for room in offer.largest}
    silent = len(due - taken - set(offer.declined))
    sum_taken = sum(insured.amount for insured in played.insured if insured.stage is offer.stage)
    said = [tr("{count} took {sum}").format(count=len(taken), sum=money(sum_taken))] if taken else []
    if offer.declined:
        said.append(tr("{count} declined").format(count=len(offer.declined)))
    if silent:
        said.append(tr("{count} silent").format(count=silent))
    if offer.closed and not offer.out:
        said.append(tr("not offered"))
    return title, ((None, tr(", ").join(said)),), ""


def _tell_options(steps: Sequence[RecallStep]) -> Told:
    chosen = [step.command for step in steps if isinstance(step.command, c.ChooseOption)]
    on = sum(command.option == "continue" for command in chosen)
    text = tr("{on} continued, {back} returned").format(on=on, back=len(chosen) - on)
    return tr("Player options"), ((None, text),), ""


def _tell_settled(steps: Sequence[RecallStep]) -> Told:
    situation = steps[-1].situation
    played = _played(steps)
    taken = sum(line.at_stake for line in situation.bets_to_take)
    paid = sum(payout.sum for payout in situation.payouts)
    text = tr("took {taken}, paid {paid}").format(taken=money(taken), paid=money(paid))
    title = result_said(played) or tr("Take and pay")
    net = tr("House {net}").format(net=signed_money(taken - paid))
    return title, ((None, text),), net if played.settlement is not None else ""


def _tell_alone(steps: Sequence[RecallStep]) -> Told:
    (step,) = steps
    if isinstance(step.command, c.GoOnDuty):
        # The name may be long: it has a line of its own.
        return tr("Change of dealer"), ((None, f"{step.command.name} {step.command.number}"),), ""
    decided = decided_in(step)
    rank = say(RANK_TITLES[step.rank])
    text = tr("{rank} decided").format(rank=rank) if step.granted is not None or decided else ""
    about = None if decided is None else decided.facts.about
    if about is not None:
        text = tr("about shoe {shoe}, round {round}").format(shoe=about.shoe, round=about.round)
    title = words_of(step) if decided is None else kind_title(decided.kind)
    concluded = next((event for event in step.events if isinstance(event, RoundConcluded)), None)
    note = "" if concluded is None else result_said(_played(steps))
    return title[:1].upper() + title[1:], ((None, text),) if text else (), note


def _points(played: Round) -> Parts:
    """Return the points of both hands, as far as their faces are known."""
    return tuple(
        (hand, str(total(cards)) if UNKNOWN not in cards else "–")
        for hand in Hand
        if (cards := played.cards_of(hand))
    )


def _played(steps: Sequence[RecallStep]) -> Round:
    """Return the round as it stood at the end of an act."""
    played = steps[-1].table.current
    if played is None:
        raise LookupError("a step of no round")
    return played


_TELLERS: dict[str, Callable[[Sequence[RecallStep]], Told]] = {
    "bets": _tell_bets,
    "closed": _tell_closed,
    "four": _tell_four,
    "card": _tell_card,
    "insurance": _tell_insurance,
    "options": _tell_options,
    "settled": _tell_settled,
}
