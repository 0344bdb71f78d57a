"""What reports show: frozen data, with sums in cents and words in the table's language."""

from __future__ import annotations

from enum import Enum

from msgspec import Struct

from terminal.rules.bets import Bet


class Band(Struct, frozen=True):
    """What is said under the head of a page, such as where a file was kept, with its icon."""

    text: str
    icon: str
    alarm: bool = False


class ReportTile(Struct, frozen=True):
    """One figure of the shift, with what it is compared to."""

    label: str
    second: str
    figure: str
    note: str
    note_figure: str


class ChartView(Struct, frozen=True):
    """A chart as SVG, and the words over it."""

    title: str
    second: str
    caption: str
    svg: str


class BetLine(Struct, frozen=True):
    """A kind of bet over the shift: sums in cents, shares as text; `bet` None is insurance."""

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
    pace: ChartView
    net: ChartView
    bets: tuple[BetLine, ...]
    all_bets: BetLine
    irregularities: tuple[CountLine, ...]
    overrides: tuple[CountLine, ...]
    band: Band | None = None


class ColumnView(Struct, frozen=True):
    """A column of a table: one of words stands at the left; one that `gives` is broken if room is short."""

    title: str
    words: bool
    gives: bool = False


class SectionView(Struct, frozen=True):
    """A part of a report: figures with their names, and a table; without columns it has none.

    `below` has what is said under each row, if anything is said under any.
    """

    title: str
    figures: tuple[tuple[str, str], ...] = ()
    columns: tuple[ColumnView, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()
    total: tuple[str, ...] | None = None
    below: tuple[str, ...] = ()


class ReportTableView(Struct, frozen=True):
    """Any report as figures and tables; without sections only the band says something."""

    title: str
    second: str
    caption: str
    sections: tuple[SectionView, ...] = ()
    band: Band | None = None


class RailBlock(Struct, frozen=True):
    """What stands over the ledger's head: a bar of counts if there are any, lines, and a total."""

    title: str
    second: str
    caption: str
    parts: tuple[tuple[int, str], ...] = ()
    lines: tuple[tuple[str, str], ...] = ()
    total: tuple[str, str] | None = None


class ChainMark(Enum):
    """What is known of the ledger's chain."""

    UNKNOWN = "unknown"
    WHOLE = "whole"
    BROKEN = "broken"


class LedgerHeadView(Struct, frozen=True):
    """The last event of the ledger that the report was made from, and what is known of its chain."""

    chain: str
    mark: ChainMark
    sequence: str
    at: str
    head: str


class ExportKey(Struct, frozen=True):
    """A way to take the report along."""

    name: str
    icon: str
    title: str
    usable: bool = True


class ReportRailView(Struct, frozen=True):
    """The report's rail; without a ledger head there is no report yet, or none can be made."""

    block: RailBlock | None
    ledger: LedgerHeadView | None
    exports: tuple[ExportKey, ...]
