"""What the dealer keeps in hand after an act: pads belong to their phase, and what is armed to its round."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from terminal.rounds.guidance.situation import Situation
from terminal.rounds.state import Phase, Table
from terminal.screen.armed import Armed, smallest_chip
from terminal.screen.selection import ChipMode, DealerSelection, ExactBet, ExactInsurance

_NOTHING: dict[str, Any] = {
    "armed": Armed(),
    "mode": ChipMode.ADD,
    "standing": False,
    "box_open": False,
    "exact_armed": False,
    "put_on": None,
    "correcting": False,
    "tied_back": frozenset(),
    "first_steps": False,
    "keyed": False,
}
"""What a round leaves in hand."""


def after_act(
    before: Table, situation: Situation, selection: DealerSelection, chips: Sequence[int]
) -> DealerSelection:
    """Return what is still in hand; `before` is the table before the act, `chips` the tray in cents."""
    after = situation.table
    changes: dict[str, Any] = {}
    if not pad_belongs(situation, selection.exact):
        changes["exact"] = None
    if before.round is not None and after.round is None:
        changes |= _NOTHING
    if before.round is None and after.round is not None and not selection.armed.cents:
        changes["armed"] = smallest_chip(chips, after.terms.limits)
    if situation.phase not in (Phase.BETWEEN_ROUNDS, Phase.BETTING):
        changes["box_open"] = False
    return replace(selection, **changes) if changes else selection


def pad_belongs(situation: Situation, exact: ExactBet | ExactInsurance | None) -> bool:
    """Return whether a sum can still be entered for what the number pad is open for."""
    match exact:
        case ExactBet():
            return situation.phase is Phase.CLOSED
        case ExactInsurance():
            offer = situation.offer
            return situation.phase is Phase.INSURANCE and offer is not None and offer.hand is exact.hand
    return True
