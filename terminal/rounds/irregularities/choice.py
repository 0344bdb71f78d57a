"""Where a set is silent: whether somebody has a choice, and what the other sets advise (RULINGS 23, 25)."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from terminal.rounds.irregularities.kind import REMEDIES, Action, Advice, Asks, Case, Kind, Rule, Ruling
from terminal.rounds.refusal import Refusal
from terminal.rules.message import Message

_MODEL = "CB"
"""The set whose procedure is the default choice, where it names the fault."""


def and_choice(asks: Asks, rule: Rule, *, requires: Asks | None = None) -> Asks:
    """The questions of a kind, and last what becomes of the round, where the set leaves that open.

    It is asked once `requires` is known, by default all that `asks` asks for. Left out, the advice is taken.
    """
    needed = asks if requires is None else requires

    def asks_too(case: Case) -> tuple[str, ...]:
        known = all(getattr(case.facts, fact) is not None for fact in needed(case))
        return (*asks(case), "remedy") if known and leaves_choice(case, rule) else asks(case)

    return asks_too


def is_left_open(case: Case, kind: Kind) -> bool:
    """Whether a kind may be raised without a remedy, and another than the advice may be chosen."""
    needed = kind.asks if kind.requires is None else kind.requires
    return "remedy" not in needed(case) and leaves_choice(case, kind.rule)


def leaves_choice(case: Case, rule: Rule) -> bool:
    """Whether the set leaves to whoever decides what becomes of the round, and that makes any difference."""
    ruled = [rule(with_remedy(case, remedy)) for remedy in (None, *REMEDIES)]
    first = ruled[0]
    is_open = any(isinstance(ruling, Ruling) and ruling.advice is not None for ruling in ruled)
    return is_open and any(ruling != first for ruling in ruled)


def remedies_beside(case: Case, rule: Rule) -> tuple[Action, ...]:
    """The remedies that lead elsewhere than the advice does, each way once."""
    led: list[Ruling | Refusal] = [rule(with_remedy(case, None))]
    remedies: list[Action] = []
    for remedy in REMEDIES:
        ruled = rule(with_remedy(case, remedy))
        if isinstance(ruled, Refusal) or ruled not in led:
            remedies.append(remedy)
            led.append(ruled)
    return tuple(remedies)


def with_remedy(case: Case, remedy: Action | None) -> Case:
    """The case as it would be with a remedy, or without one."""
    return replace(case, facts=replace(case.facts, remedy=None if remedy is None else remedy.value))


def advice_from(paragraphs: Mapping[str, str], why: Message | None) -> Advice:
    """The advice of the set that serves as the model, or of the only one that names the fault.

    `paragraphs` are by the short name of the set.
    """
    model = _MODEL if _MODEL in paragraphs else next(iter(paragraphs), None)
    return Advice(model, paragraphs.get(model or ""), why)


def reason_for(ruling: Ruling) -> Message:
    """Why a set that names a fault rules so."""
    if ruling.reorder:
        return Message("the cards can be put back in order")
    if ruling.condemns:
        return Message("the cards of the shoe are at fault")
    if ruling.stands:
        return Message("the cards cannot be put in order")
    if ruling.action is Action.VOID:
        return Message("a hand has a wrong number of cards")
    return Message("the cards and bets are as they should be")
