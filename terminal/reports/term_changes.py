"""The rows of changed terms, from what to what: a part of the limits, overrides and security reports."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from terminal.reports.columns import PLACE
from terminal.reports.period_history import Act, PeriodHistory
from terminal.reports.spec import Column, Label, Unit, Values
from terminal.reports.values import money
from terminal.rounds import events as e
from terminal.rounds.profile import (
    ProfileChange,
    limit_changes,
    pace_change,
    settings_changes,
    terms_changes,
)
from terminal.rules.message import Message
from terminal.rules.ranks import Rank

TERM_COLUMNS = (
    *PLACE,
    Column(key="what", title=Message("what"), unit=Unit.LABEL),
    Column(key="before", title=Message("before"), unit=Unit.TEXT),
    Column(key="after", title=Message("after"), unit=Unit.TEXT),
    Column(key="person", title=Message("by"), unit=Unit.TEXT),
)
"""The columns of the rows of `term_rows`."""

_YES_NO = {True: Message("yes"), False: Message("no")}


@dataclass(frozen=True, slots=True)
class TermChanges:
    """An event that changed terms, and what it changed."""

    act: Act[e.Event]
    changes: tuple[ProfileChange, ...]

    @property
    def text(self) -> Message | None:
        """What was changed, in a line; None if nothing was."""
        told: Message | None = None
        for one in self.changes:
            words = {"what": one.title, "before": _shown(one, one.before), "after": _shown(one, one.after)}
            change = Message("{what} {before} → {after}", words)
            told = change if told is None else Message("{told}; {change}", {"told": told, "change": change})
        return told


def changes_of_terms(history: PeriodHistory) -> Sequence[TermChanges]:
    """Return each change of terms, limits, pace, settings and reading at a table that was open already."""
    found: list[TermChanges] = []
    opened: Act[e.TableOpened] | None = None
    for act in history.acts:
        event = act.event
        if isinstance(event, e.TableOpened):
            opened = Act(act.recorded, event, act.table) if act.table.opened is not None else None
            if opened is not None:
                found.append(TermChanges(act, tuple(terms_changes(act.table.terms, event.terms))))
        elif isinstance(event, e.LimitsSet) and opened is not None and _is_next(opened, act):
            # The profile was taken, but for limits that a Pit Supervisor had set.
            before, terms = opened.table.terms, opened.event.terms
            others = (one for one in terms_changes(before, terms) if one.needs is not Rank.PIT_SUPERVISOR)
            limits = limit_changes(before.limits, event.limits)
            found[-1] = TermChanges(found[-1].act, (*limits, *others))
        elif isinstance(event, e.LimitsSet | e.PaceSet | e.SettingsAdopted | e.ReadingAdopted):
            found.append(TermChanges(act, tuple(_changes(act))))
    return found


def term_rows(history: PeriodHistory, *, limits_alone: bool = False) -> Sequence[Values]:
    """Return a row for each thing that was changed: from what, to what, and who signed for it."""
    return [
        {
            **found.act.place(),
            "what": Label(change.key, change.title),
            "before": _shown(change, change.before),
            "after": _shown(change, change.after),
            "person": found.act.person,
        }
        for found in changes_of_terms(history)
        for change in found.changes
        if not limits_alone or change.key in _LIMITS
    ]


_LIMITS = ("minimum", "maximum", "side_minimum", "side_maximum", "maximum_differential")


def _is_next(opened: Act[e.TableOpened], act: Act[e.Event]) -> bool:
    return act.recorded.command is None and act.recorded.seq == opened.recorded.seq + 1


def _changes(act: Act[e.Event]) -> Iterator[ProfileChange]:
    table, event = act.table, act.event
    if isinstance(event, e.LimitsSet):
        yield from limit_changes(table.terms.limits, event.limits)
    elif isinstance(event, e.PaceSet) and table.pace is not None:
        yield from pace_change(table.pace, event.rounds_an_hour)
    elif isinstance(event, e.SettingsAdopted) and table.settings is not None:
        yield from settings_changes(table.settings, event.settings)
    elif isinstance(event, e.ReadingAdopted):
        title = Message("reading of the rules")
        yield ProfileChange("rules_version", title, table.terms.rules_version, event.reading, Rank.DEALER)


def _shown(change: ProfileChange, value: object) -> str | Message:
    """Return a value as people read it."""
    if value is None or value == ():
        return Message("none")
    if isinstance(value, bool):
        return _YES_NO[value]
    if isinstance(value, tuple):
        return Message("{values}", {"values": value})
    return money(value) if change.is_sum and isinstance(value, int) else str(value)
