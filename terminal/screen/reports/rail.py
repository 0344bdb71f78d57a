"""The rail next to a report: what it says of insurance or holds, the ledger's head, the ways to keep it."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from terminal.ledger.times import from_text
from terminal.reports.document import ReportDocument
from terminal.reports.spec import Cell, Label
from terminal.reports.values import nearest
from terminal.rounds.settlement import INSURANCE_LINE
from terminal.screen.format import money, signed_money
from terminal.screen.reports.shift import Values, figures_of, rows_of
from terminal.screen.reports.views import ChainMark, ExportKey, LedgerHeadView, RailBlock, ReportRailView
from terminal.screen.reports.wording import day_words, or_nothing, within_a_day
from terminal.screen.translate import both, say, tr
from terminal.screen.words import counted_rounds

_MOST_LINES: Final = 7


def report_rail(
    document: ReportDocument | None, chain: tuple[ChainMark, str], *, usable: bool
) -> ReportRailView:
    """Return the rail.

    `chain` is what is known of the ledger, `usable` whether the report can be taken along.
    """
    exports = (
        ExportKey("print", "printer", tr("Print"), usable),
        ExportKey("pdf", "document", "PDF", usable),
        ExportKey("csv", "document", "CSV", usable),
        ExportKey("json", "document", "JSON", usable),
    )
    if document is None:
        return ReportRailView(None, None, exports)
    return ReportRailView(_block(document), _ledger_head(document, chain), exports)


def _block(document: ReportDocument) -> RailBlock:
    if document.report != "shift":
        return _contents(document)
    bets = (row["bet"] for row in rows_of(document, "by_bet"))
    if any(isinstance(bet, Label) and bet.code == INSURANCE_LINE for bet in bets):
        return _insurance(figures_of(document, "insurance"))
    return _dealers(rows_of(document, "dealers"))


def _insurance(figures: Values) -> RailBlock:
    return RailBlock(
        *both("Insurance"),
        _offers_due(_cents(figures["due"])),
        (
            (_cents(figures["taken"]), tr("taken")),
            (_cents(figures["declined"]), tr("declined")),
            (_cents(figures["silent"]), tr("silent")),
        ),
        (
            (tr("offered, neglected"), f"{_count(figures['offered'])}, {_count(figures['neglected'])}"),
            (tr("staked"), money(_cents(figures["staked"]))),
            (tr("lost to the House"), signed_money(_cents(figures["lost"]))),
            (tr("paid to bettors"), signed_money(-_cents(figures["paid"]))),
        ),
        (
            tr("House net, theoretical"),
            f"{signed_money(_cents(figures['house_net']))}, {_expected(figures['theoretical'])}",
        ),
    )


def _dealers(rows: list[Values]) -> RailBlock:
    """Return who dealt, where the game has no insurance to tell of."""
    lines = tuple(
        (or_nothing(str(row["name"] or row["number"])), counted_rounds(_cents(row["rounds"]))) for row in rows
    )
    return RailBlock(*both("Dealers on duty"), str(len(rows)), (), _fewer(lines))


def _contents(document: ReportDocument) -> RailBlock:
    """Return the parts of a report, with how many lines each has."""
    lines = tuple(
        (
            say(section.title),
            tr("figures")
            if section.table is None or not section.table.columns
            else _lines_of(len(section.table.rows)),
        )
        for section in document.sections
    )
    return RailBlock(*both("In this report"), "", (), _fewer(lines))


def _offers_due(offers: int) -> str:
    return tr("1 offer due") if offers == 1 else tr("{count} offers due").format(count=f"{offers:,}")


def _lines_of(rows: int) -> str:
    return tr("1 line") if rows == 1 else tr("{count} lines").format(count=f"{rows:,}")


def _fewer(lines: tuple[tuple[str, str], ...]) -> tuple[tuple[str, str], ...]:
    if len(lines) <= _MOST_LINES:
        return lines
    kept = lines[: _MOST_LINES - 1]
    return (*kept, (tr("and {count} more").format(count=len(lines) - len(kept)), ""))


def _ledger_head(document: ReportDocument, chain: tuple[ChainMark, str]) -> LedgerHeadView:
    head = document.head
    at = from_text(head.at_utc).astimezone(document.zone)
    text = tr("at {time}").format(time=f"{at:%H:%M:%S}")
    if not within_a_day(document):
        text = tr("{day}, {time}").format(day=day_words(at.date()), time=f"{at:%H:%M:%S}")
    return LedgerHeadView(chain[1], chain[0], f"{head.seq:,}", text, head.hash)


def _cents(value: Cell) -> int:
    return value if isinstance(value, int) else 0


def _count(value: Cell) -> str:
    return f"{_cents(value):,}"


def _expected(value: Cell) -> str:
    return signed_money(nearest(value / 100) * 100) if isinstance(value, Fraction) else signed_money(0)
