"""Carries stored acts of older versions forward: plain dictionaries in and out, no current code called.

When the fields of an event change, its class gets the next version and this module one function from the old
body to the new one, entered under the old name and version. A command's present version is one above the last
of its upcasters. An entry is never changed or removed once a release has written its version.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

Body = dict[str, object]
Upcaster = Callable[[Body], Body]
Upcasters = Mapping[tuple[str, int], Upcaster]


def _about_no_other_round(body: Body) -> Body:
    """The facts of an irregularity did not name the round that was meant."""
    facts = body.get("facts")
    return {**body, "facts": {**facts, "about": None}} if isinstance(facts, dict) else body


def _no_pace_in_the_shoe(body: Body) -> Body:
    """What holds over from shoe to shoe did not say what pace the house expects."""
    standing = body.get("standing")
    return {**body, "standing": {**standing, "pace": None}} if isinstance(standing, dict) else body


def _no_pace_in_the_day(body: Body) -> Body:
    """Nor did what stood at the table when a day began."""
    table = body.get("table")
    return {**body, "table": {**table, "pace": None}} if isinstance(table, dict) else body


EVENT_UPCASTERS: Upcasters = {
    ("irregularity_decided", 1): _about_no_other_round,
    ("shoe_opened", 1): _no_pace_in_the_shoe,
    ("day_begun", 1): _no_pace_in_the_day,
}
"""From an event's stored name and version to the function that makes the body of the next version."""

COMMAND_UPCASTERS: Upcasters = {("RaiseIrregularity", 1): _about_no_other_round}
"""The same for commands."""


def carry_forward(upcasters: Upcasters, name: str, version: int, body: Body) -> tuple[int, Body]:
    """Return the body in the newest version that the table reaches, and that version."""
    while (name, version) in upcasters:
        body = upcasters[name, version](body)
        version += 1
    return version, body
