"""Asks the pure code of the screen for what it would show, without a window."""

from __future__ import annotations

from terminal.rounds.guidance.situation import Situation
from terminal.rounds.state import Table
from terminal.screen.dealing.betting import gauge_view
from terminal.screen.dealing.strip import status_view, strip_view
from terminal.screen.dealing.views import GaugeView
from terminal.screen.felt.view import CountersView, FeltView
from terminal.screen.felt_view import felt_view
from terminal.screen.screen_kind import ScreenKind
from terminal.screen.selection import Context, DealerSelection
from terminal.screen.settlement.settling import cut_view
from terminal.screen.settlement.views import CutView
from terminal.screen.views import Counts

CHIPS = (10_00, 50_00, 100_00, 500_00, 1_000_00)


def context(chips: tuple[int, ...] = CHIPS) -> Context:
    """Return what belongs to the table but not to its rounds."""
    return Context(kind=ScreenKind.LIVE, chips=chips, clock="14:32:08")


def felt(table: Table) -> FeltView:
    """Return the whole felt, box 1 chosen."""
    return felt_view(Situation(table), DealerSelection(box="1"), context())


def counters(table: Table) -> CountersView:
    """Return the counters of the shoe, the discards and the carried cards on the felt."""
    return felt(table).counters


def gauge(table: Table) -> GaugeView:
    """Return the gauge of the Differential."""
    return gauge_view(Situation(table))


def cut(table: Table, chips: tuple[int, ...] = CHIPS) -> CutView | None:
    """Return the chips to cut for the bettor who is paid now."""
    return cut_view(Situation(table), context(chips))


def status(table: Table) -> dict[str, str]:
    """Return the fields of the bar along the top, by their captions."""
    return {field.label: field.value for field in status_view(table, context()).fields}


def results(table: Table) -> Counts | None:
    """Return the counts of the strip along the dealer's edge."""
    return strip_view(Situation(table), DealerSelection(box="1"), context()).counts
