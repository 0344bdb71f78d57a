"""Decisions about a changed profile: what it says is in force only once a rank has signed for the change."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace as change_fields

from msgspec import Struct
from msgspec.structs import replace

from terminal.rounds.commands import AdoptProfile, AdoptReading
from terminal.rounds.decision import Decision
from terminal.rounds.events import (
    LimitsSet,
    PaceSet,
    ProfileMatched,
    ReadingAdopted,
    SettingsAdopted,
    TableOpened,
)
from terminal.rounds.refusal import rank_missing, refuse
from terminal.rounds.shoe import round_open, terms_refused
from terminal.rounds.state import Table
from terminal.rounds.table_settings import TableSettings
from terminal.rounds.terms import Terms
from terminal.rules.house import House, Limits
from terminal.rules.message import Message
from terminal.rules.ranks import Rank

Value = int | str | bool | tuple[str, ...] | None


class ProfileChange(Struct, frozen=True):
    """One thing that a profile says otherwise than what is in force."""

    key: str
    """Its name in the profile."""
    title: Message
    before: Value
    """What is in force; a sum in cents, None for what there is not."""
    after: Value
    """What the profile says."""
    needs: Rank
    """Who signs for it, or above."""
    is_sum: bool = False
    """Whether the values are sums of money."""


_LIMITS = {
    "minimum": Message("minimum"),
    "maximum": Message("maximum"),
    "side_minimum": Message("side minimum"),
    "side_maximum": Message("side maximum"),
    "maximum_differential": Message("max Diff"),
}
_TERMS = {
    "game": Message("game"),
    "layout": Message("layout"),
    "boxes": Message("boxes"),
    "decks": Message("decks"),
    "chip_unit": Message("stake unit"),
    "face_down": Message("dealt face down"),
    "private": Message("private table"),
}
_HOUSE = {
    "payout_unit": Message("payout unit"),
    "differential_scope": Message("Diff scope"),
    "pro_rata_everywhere": Message("pro rata always"),
    "missed_offer_forgoes": Message("missed offer"),
    "established_by": Message("established by"),
    "rounds_after_cut_card": Message("after cut card"),
}
_SETTINGS = {
    "number_digits": Message("number digits"),
    "pin_digits": Message("PIN digits"),
    "short_pin_digits": Message("old PIN digits"),
    "clock_gap_hours": Message("clock gap, h"),
    "heads": Message("heads go to"),
}
_PACE = Message("rounds an hour")
_SUMS = ("chip_unit", "payout_unit")


def limit_changes(before: Limits, after: Limits) -> Iterator[ProfileChange]:
    """Yield which limits differ."""
    for key, title in _LIMITS.items():
        was, becomes = getattr(before, key), getattr(after, key)
        if was != becomes:
            yield ProfileChange(key, title, was, becomes, Rank.PIT_SUPERVISOR, is_sum=True)


def terms_changes(before: Terms, after: Terms) -> Iterator[ProfileChange]:
    """Yield what differs between the terms of play, limits first; how the rules are read is no term."""
    yield from limit_changes(before.limits, after.limits)
    yield from _changes(_TERMS, before, after)
    yield from _changes(_HOUSE, before.house, after.house)


def settings_changes(before: TableSettings, after: TableSettings) -> Iterator[ProfileChange]:
    """Yield which settings of people, clock and heads differ.

    Where heads go is no change as long as the record does not say where they went.
    """
    known = before if before.heads is not None else replace(before, heads=after.heads)
    yield from _changes(_SETTINGS, known, after)


def pace_change(before: int | None, after: int) -> Iterator[ProfileChange]:
    """Yield that another pace is expected."""
    if before != after:
        yield ProfileChange("rounds_an_hour", _PACE, before, after, Rank.PIT_SUPERVISOR)


def profile_changes(table: Table, command: AdoptProfile) -> tuple[ProfileChange, ...]:
    """Return what a profile says otherwise than what is in force at the table.

    A limit and a pace that a Pit Supervisor has set at the table stay in force as long as the profile has the
    one that it last had in force, or that it had already when somebody signed.
    """
    settings = table.settings
    return (
        *terms_changes(table.terms, _adopted(table, command)),
        *pace_change(table.pace, _adopted_pace(table, command.pace)),
        *(() if settings is None else settings_changes(settings, command.settings)),
    )


def adopt_profile(table: Table, command: AdoptProfile, rank: Rank) -> Decision:
    """Put in force what a profile says, by the rank that its changes take.

    A table whose settings do not stand on record yet takes them alone, as they are; so it does where only the
    place of the heads does not. Where the profile was changed to what is in force already, that alone is
    noted. For none of these somebody signs.
    """
    if table.opened is None:
        return refuse("not_opened", "The table has not been opened yet.")
    changes = profile_changes(table, command)
    if table.settings is None:
        if changes:
            return refuse("settings_first", "The settings of the table do not stand on record yet.")
        return (SettingsAdopted(command.settings),)
    if not changes and table.settings != command.settings:
        return (SettingsAdopted(command.settings),)
    if not changes and is_noted(table, command):
        return refuse("profile_unchanged", "The profile is the same as what is in force.")
    if not changes:
        return (ProfileMatched(command.terms.limits, command.pace),)
    terms = _adopted(table, command)
    has_other_terms = next(terms_changes(table.terms, terms), None) is not None
    if has_other_terms and table.round is not None:
        return round_open()
    notice = table.notice and terms.private and terms.rules.has_insurance
    wrong = terms_refused(terms, notice=notice)
    if wrong is not None:
        return wrong
    needs = max((change.needs for change in changes), key=tuple(Rank).index)
    if not rank.at_least(needs):
        return rank_missing(needs, table.terms.rules.paragraphs.limits if has_other_terms else None)
    return (
        *((TableOpened(command.terms, notice),) if has_other_terms else ()),
        *((LimitsSet(terms.limits),) if has_other_terms and terms.limits != command.terms.limits else ()),
        *((PaceSet(command.pace, of_profile=True),) if table.profile_pace != command.pace else ()),
        *((SettingsAdopted(command.settings),) if table.settings != command.settings else ()),
    )


def adopt_reading(table: Table, command: AdoptReading, rank: Rank) -> Decision:
    """Go on under a later reading of the rules, between rounds: the program brings it, and nobody signs."""
    if table.opened is None:
        return refuse("not_opened", "The table has not been opened yet.")
    if table.round is not None:
        return round_open()
    if int(command.reading) <= int(table.terms.rules_version):
        return refuse("reading_unchanged", "This reading of the rules is in force already.")
    return (ReadingAdopted(command.reading),)


def _adopted(table: Table, command: AdoptProfile) -> Terms:
    """Return the terms that would be in force under those of a profile."""
    if table.opened is None:
        return command.terms
    said, known, now = command.terms.limits, table.opened.limits, table.terms.limits
    same = [key for key in _LIMITS if getattr(said, key) == getattr(known, key)]
    if command.each_limit:
        kept = change_fields(said, **{key: getattr(now, key) for key in same})
    else:
        kept = now if said == known else said
    return replace(command.terms, limits=kept)


def is_noted(table: Table, command: AdoptProfile) -> bool:
    """Return whether limits and pace of a profile are those that it last had in force."""
    opened = table.opened
    return opened is not None and (opened.limits, table.profile_pace) == (command.terms.limits, command.pace)


def _adopted_pace(table: Table, pace: int) -> int:
    """Return the pace that would be expected under that of a profile."""
    return table.pace if table.pace is not None and pace == table.profile_pace else pace


def _changes(
    titles: dict[str, Message], before: Terms | House | TableSettings, after: Terms | House | TableSettings
) -> Iterator[ProfileChange]:
    for key, title in titles.items():
        was, becomes = getattr(before, key), getattr(after, key)
        if was != becomes:
            yield ProfileChange(key, title, was, becomes, Rank.SHIFT_MANAGER, is_sum=key in _SUMS)
