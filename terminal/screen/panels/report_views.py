"""What the report of a shift shows: frozen data, with sums in cents and words in the table's language."""

from __future__ import annotations

from msgspec import Struct

from terminal.rules.bets import Bet


class ReportTile(Struct, frozen=True):
    """One figure of the shift, with what it is compared to."""

    label: str
    second: str
    figure: str
    note: str
    note_figure: str


class AxisMark(Struct, frozen=True):
    """A word on an axis, at a place from 0 to 1 along it."""

    at: float
    text: str


class Slowing(Struct, frozen=True):
    """What slowed play, from 0 to 1 along the shift: the icon of a new shoe or an irregularity."""

    at: float
    icon: str


class PaceChart(Struct, frozen=True):
    """Rounds an hour, part by part of the shift, against the target."""

    title: str
    second: str
    caption: str
    bars: tuple[int, ...]
    target: int
    hours: tuple[AxisMark, ...]
    slowings: tuple[Slowing, ...]


class NetChart(Struct, frozen=True):
    """The House's net over the shift, and what the edge would make it.

    Points are (place from 0 to 1 along the shift, cents); `scale` names the unit of the axis in cents.
    """

    title: str
    second: str
    caption: str
    net: tuple[tuple[float, int], ...]
    theoretical: tuple[tuple[float, int], ...]
    net_total: str
    theoretical_total: str
    hours: tuple[AxisMark, ...]
    shoes: tuple[AxisMark, ...]
    shoe_ends: tuple[float, ...]
    scale: int


class BetLine(Struct, frozen=True):
    """A kind of bet over the shift: sums in cents, shares in words; `bet` None is insurance."""

    bet: Bet | None
    title: str
    bets: int
    turnover: int
    net: int
    net_share: str
    theoretical: int
    edge: str


class CountLine(Struct, frozen=True):
    """How often something happened, and what was done about it."""

    title: str
    paragraph: str
    note: str
    count: int


class ReportView(Struct, frozen=True):
    """The report of a shift."""

    title: str
    second: str
    caption: str
    tiles: tuple[ReportTile, ...]
    pace: PaceChart
    net: NetChart
    bets: tuple[BetLine, ...]
    all_bets: BetLine
    irregularities: tuple[CountLine, ...]
    overrides: tuple[CountLine, ...]


class ReportRailView(Struct, frozen=True):
    """The report's rail: insurance, the head of the ledger, and the ways to take the report along."""

    offers: str
    taken: int
    declined: int
    silent: int
    lines: tuple[tuple[str, str], ...]
    total: tuple[str, str]
    chain: str
    chain_whole: bool
    sequence: str
    at: str
    head: str
    exports: tuple[tuple[str, str, str], ...]
    """Name for the signal, icon, title."""
