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


EVENT_UPCASTERS: Upcasters = {("irregularity_decided", 1): _about_no_other_round}
"""From an event's stored name and version to the function that makes the body of the next version."""

COMMAND_UPCASTERS: Upcasters = {("RaiseIrregularity", 1): _about_no_other_round}
"""The same for commands."""


def carry_forward(upcasters: Upcasters, name: str, version: int, body: Body) -> tuple[int, Body]:
    """The body in the newest version that the table reaches, and that version."""
    while (name, version) in upcasters:
        body = upcasters[name, version](body)
        version += 1
    return version, body
