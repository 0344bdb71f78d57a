"""The audit trainer: three rounds in ten carry one planted error; how well they were told apart."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum
from fractions import Fraction
from random import Random

from msgspec import Struct

from terminal.rounds.terms import Terms
from terminal.rules.message import Message
from terminal.training.audits.audited_round import (
    LEVELS,
    AuditedRound,
    Planted,
    PlantedKind,
    clean_round,
    plant,
    round_with_remedy,
)

ROUNDS_TOGETHER = 10
"""Of so many rounds …"""
PLANTED_TOGETHER = 3
"""… so many carry an error."""
CRIES_TOO_OFTEN = Fraction(1, 2)
"""A supervisor who finds fault with more than this share of the clean rounds is shown so."""


class Sureness(StrEnum):
    """How sure somebody is."""

    GUESS = "guess"
    LIKELY = "likely"
    CERTAIN = "certain"


class AuditCase(Struct, frozen=True):
    """A round to look at, and what is wrong with it; that is never shown before the answer."""

    seen: AuditedRound
    planted: Planted | None


class AuditSaid(Struct, frozen=True, kw_only=True):
    """What a supervisor says of a round: the error and the act at which it shows, or that all is right."""

    found: Planted | None
    sure: Sureness


class AuditScore(Struct, frozen=True, kw_only=True):
    """How well errors were found."""

    planted: int
    detected: int
    """Errors that were named, at their act."""
    clean: int
    false_alarms: int
    """Rounds without an error in which one was cried."""
    sure: Mapping[Sureness, tuple[int, int]]
    """For each degree of sureness how many answers were right, of how many."""

    @property
    def detection(self) -> Fraction:
        """The share of the errors that was found."""
        return Fraction(self.detected, self.planted) if self.planted else Fraction(1)

    @property
    def alarm_rate(self) -> Fraction:
        """The share of the clean rounds in which an error was cried."""
        return Fraction(self.false_alarms, self.clean) if self.clean else Fraction(0)

    @property
    def told(self) -> Message:
        """What the supervisor is shown."""
        if self.alarm_rate > CRIES_TOO_OFTEN:
            return Message(
                "You called errors in {alarms} of {clean} clean rounds. Call only what is wrong.",
                {"alarms": self.false_alarms, "clean": self.clean},
            )
        return Message(
            "Found: {found} of {planted}. False alarms: {alarms} of {clean}.",
            {
                "found": self.detected,
                "planted": self.planted,
                "alarms": self.false_alarms,
                "clean": self.clean,
            },
        )


def audit_cases(terms: Terms, level: int, random: Random) -> Iterator[AuditCase]:
    """Yield rounds without end; in each ten of them three carry an error, and each kind has its turn."""
    kinds: list[PlantedKind] = []
    while True:
        carries = [number < PLANTED_TOGETHER for number in range(ROUNDS_TOGETHER)]
        random.shuffle(carries)
        for carried in carries:
            if not carried:
                yield AuditCase(_round(terms, level, random, None), None)
                continue
            if not kinds:
                kinds = list(kinds_of(terms, level))
                random.shuffle(kinds)
            yield _planted(terms, level, kinds.pop(), random)


def kinds_of(terms: Terms, level: int) -> tuple[PlantedKind, ...]:
    """Return the errors that can be planted in a game at a level."""
    lacking = set()
    if not LEVELS[level].remedies:
        lacking.add(PlantedKind.WRONG_REMEDY)
    if LEVELS[level].boxes == 1 and not LEVELS[level].side_bets:
        lacking.add(PlantedKind.WRONG_ORDER)
    if not terms.rules.has_insurance:
        lacking.add(PlantedKind.FORGOTTEN_OFFER)
    return tuple(kind for kind in PlantedKind if kind not in lacking)


def _planted(terms: Terms, level: int, kind: PlantedKind, random: Random) -> AuditCase:
    while True:
        planted = plant(_round(terms, level, random, kind), kind, random)
        if planted is not None:
            return AuditCase(*planted)


def _round(terms: Terms, level: int, random: Random, kind: PlantedKind | None) -> AuditedRound:
    """Return a clean round, fit for an error; clean ones have as many remedies as those with an error."""
    settings = LEVELS[level]
    remedies = settings.remedies and random.randrange(len(kinds_of(terms, level))) == 0
    if kind is PlantedKind.WRONG_REMEDY or (kind is None and remedies):
        return round_with_remedy(terms, random)
    return clean_round(terms, settings, random)


def score(cases: Sequence[AuditCase], said: Sequence[AuditSaid]) -> AuditScore:
    """Return how well the errors of some rounds were found."""
    sure = dict.fromkeys(Sureness, (0, 0))
    detected = false_alarms = 0
    for case, answer in zip(cases, said, strict=True):
        right = case.planted == answer.found
        detected += case.planted is not None and right
        false_alarms += case.planted is None and not right
        were_right, of_all = sure[answer.sure]
        sure[answer.sure] = were_right + right, of_all + 1
    planted = sum(case.planted is not None for case in cases)
    return AuditScore(
        planted=planted,
        detected=detected,
        clean=len(cases) - planted,
        false_alarms=false_alarms,
        sure=sure,
    )
