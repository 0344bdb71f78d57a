"""Where the rules do not say: whether somebody has a choice, and between which remedies (RULINGS 23, 25)."""

from __future__ import annotations

from msgspec.structs import replace

from terminal.rounds.irregularities.kind import Asks, Case, IrregularityKind, Rule, Ruling
from terminal.rounds.refusal import Refusal
from terminal.rules.actions import REMEDIES, Action


def and_remedy(asks: Asks, rule: Rule, *, requires: Asks | None = None) -> Asks:
    """Return the questions of a kind, and last what becomes of the round, where the rules leave that open.

    It is asked once `requires` is known, by default all that `asks` asks for. Left out, the advice is taken.
    """
    needed = asks if requires is None else requires

    def asks_too(case: Case) -> tuple[str, ...]:
        known = all(getattr(case.answers, answer) is not None for answer in needed(case))
        return (*asks(case), "remedy") if known and leaves_discretion(case, rule) else asks(case)

    return asks_too


def is_left_open(case: Case, kind: IrregularityKind) -> bool:
    """Return whether a kind may be raised without a remedy, and another than the advice may be chosen."""
    needed = kind.asks if kind.requires is None else kind.requires
    return "remedy" not in needed(case) and leaves_discretion(case, kind.rule)


def leaves_discretion(case: Case, rule: Rule) -> bool:
    """Return whether the person who decides has a choice that makes a difference to the round."""
    ruled = [rule(with_remedy(case, remedy)) for remedy in (None, *REMEDIES)]
    first = ruled[0]
    is_open = any(isinstance(ruling, Ruling) and ruling.advice is not None for ruling in ruled)
    return is_open and any(ruling != first for ruling in ruled)


def other_remedies(case: Case, rule: Rule) -> tuple[Action, ...]:
    """Return the remedies that lead elsewhere than the advice does, each way once."""
    led: list[Ruling | Refusal] = [rule(with_remedy(case, None))]
    remedies: list[Action] = []
    for remedy in REMEDIES:
        ruled = rule(with_remedy(case, remedy))
        if isinstance(ruled, Refusal) or ruled not in led:
            remedies.append(remedy)
            led.append(ruled)
    return tuple(remedies)


def with_remedy(case: Case, remedy: Action | None) -> Case:
    """Return the case as it would be with a remedy, or without one."""
    return replace(case, answers=replace(case.answers, remedy=None if remedy is None else remedy.value))
