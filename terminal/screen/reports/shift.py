"""The shift report as a page: tiles, charts, bets, irregularities and overrides out of its document."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Final

from terminal.reports.document import ReportDocument
from terminal.reports.spec import Cell, Chart, Label
from terminal.reports.values import MINUS, NOTHING, fixed, grouped, nearest
from terminal.rounds.settlement import INSURANCE_LINE
from terminal.rules.bets import Bet
from terminal.rules.edge_text import percent
from terminal.rules.message import Message
from terminal.screen.format import money, signed_money
from terminal.screen.reports.views import Band, BetLine, ChartView, CountLine, ReportTile, ReportView
from terminal.screen.reports.wording import caption_words
from terminal.screen.translate import both, say, second_line, second_said, tr

_MOST_COUNTS: Final = 10
_LEAST_COUNTS: Final = 4
"""Lines of irregularities and overrides together, and of each at least, where there are so many."""

Values = Mapping[str, Cell]


def figures_of(document: ReportDocument, section: str) -> Values:
    """Return the figures of a section by their keys."""
    return {figure.column.key: figure.value for figure in document.section(section).figures}


def rows_of(document: ReportDocument, section: str) -> list[Values]:
    """Return the rows of a section, each by the keys of its columns."""
    table = document.section(section).table
    if table is None:
        return []
    keys = [column.key for column in table.columns]
    return [dict(zip(keys, row, strict=True)) for row in table.rows]


def shift_view(
    document: ReportDocument, drawings: Mapping[tuple[str, bool], str], currency: str, band: Band | None
) -> ReportView:
    """Return the page of a shift report.

    `drawings` are its charts as SVG, by key and whether there is a band.
    """
    figures = figures_of(document, "figures")
    pace, net = document.section("figures").charts
    table = document.section("by_bet").table
    total: Values = {}
    if table is not None and table.total is not None:
        keys = [column.key for column in table.columns]
        total = dict(zip(keys, table.total, strict=True))
    irregularities = _irregularities(rows_of(document, "irregularities"))
    overrides = _overrides(rows_of(document, "overrides"))
    room = _MOST_COUNTS - min(len(overrides), max(_LEAST_COUNTS, _MOST_COUNTS - len(irregularities)))
    irregularities = _fewer(irregularities, room)
    return ReportView(
        title=say(document.title),
        second=second_said(document.title),
        caption=caption_words(document, currency),
        tiles=_tiles(figures),
        pace=_chart(pace, second_line("Pace"), _pace_caption(pace), drawings[pace.key, band is not None]),
        net=_chart(
            net, second_line("House net a round"), _since(document), drawings[net.key, band is not None]
        ),
        bets=tuple(_bet(row) for row in rows_of(document, "by_bet")),
        all_bets=_line(None, tr("ALL"), total),
        irregularities=irregularities,
        overrides=_fewer(overrides, _MOST_COUNTS - len(irregularities)),
        band=band,
    )


def _tiles(figures: Values) -> tuple[ReportTile, ...]:
    net, turnover = _int(figures["house_net"]), _int(figures["turnover"])
    expected = figures["theoretical"]
    voids, shoes = _int(figures["voids"]), _int(figures["shoes"])
    target, against = figures["target"], figures["against_target"]
    return (
        ReportTile(
            *both("Rounds"),
            grouped(str(figures["rounds"])),
            tr("1 shoe") if shoes == 1 else tr("{count} shoes").format(count=shoes),
            tr("{count} void").format(count=voids),
        ),
        ReportTile(*both("Turnover"), money(turnover), tr("a round"), _whole(figures["turnover_a_round"])),
        ReportTile(*both("House net"), signed_money(net), tr("of turnover"), _share(figures["net_share"])),
        ReportTile(
            *both("Theoretical"), _signed(expected), tr("by exact edge"), _share(figures["theoretical_share"])
        ),
        ReportTile(
            *both("Pace"),
            tr("{pace} / h").format(pace=_decimal(figures["pace"])),
            "" if target is None else tr("target {pace}").format(pace=_plain(target)),
            "" if against is None else _against(against),
        ),
    )


def _chart(chart: Chart, second: str, caption: str, svg: str) -> ChartView:
    return ChartView(say(chart.title), second, caption, svg)


def _pace_caption(chart: Chart) -> str:
    """Return what the bars measure, and how long each is."""
    hours = Fraction(chart.step, 3600)
    if hours < 1:
        return tr("rounds an hour, by half hours")
    if hours == 1:
        return tr("rounds an hour, by hours")
    if hours < 24:
        return tr("rounds an hour, by {count} hours").format(count=hours)
    days = hours / 24
    return (
        tr("rounds an hour, by days")
        if days == 1
        else tr("rounds an hour, by {count} days").format(count=days)
    )


def _since(document: ReportDocument) -> str:
    start = document.start.astimezone(document.zone)
    return tr("since {time}").format(time=f"{start:%H:%M}")


def _bet(row: Values) -> BetLine:
    label = row["bet"]
    if not isinstance(label, Label):
        raise TypeError(f"a bet is named by a label, not by {label!r}")
    bet = None if label.code == INSURANCE_LINE else Bet(label.code)
    return _line(bet, say(label.message).upper(), row)


def _line(bet: Bet | None, title: str, row: Values) -> BetLine:
    edge = row["edge"]
    return BetLine(
        bet,
        title,
        _int(row["bets"]),
        _int(row["turnover"]),
        _int(row["house_net"]),
        _share(row["net_share"]),
        _nearest_whole(row["theoretical"]),
        f"{percent(edge)} %" if isinstance(edge, Fraction) else NOTHING,
    )


def _irregularities(rows: Sequence[Values]) -> tuple[CountLine, ...]:
    return tuple(
        CountLine(
            _words(row["kind"]),
            f"¶ {row['paragraph']}" if row["paragraph"] else "",
            _done(row),
            _int(row["count"]),
        )
        for row in rows
    )


def _done(row: Values) -> str:
    """Return what was done about a fault, as shortly as it can be said."""
    action = row["action"]
    code = action.code if isinstance(action, Label) else ""
    short = {
        "void": tr("round void"),
        "reconstructed": tr("put back"),
        "continue": tr("went on"),
        "conclude": tr("concluded"),
    }
    return tr("options") if row["options"] else short.get(code, _words(action))


def _overrides(rows: Sequence[Values]) -> tuple[CountLine, ...]:
    """Return, by kind of act, the people behind it, each with how often."""
    grouped_rows: dict[str, list[Values]] = {}
    for row in rows:
        grouped_rows.setdefault(_words(row["irregularity"] or row["act"]), []).append(row)
    return tuple(
        CountLine(title, "", _people(group), sum(_int(row["count"]) for row in group))
        for title, group in grouped_rows.items()
    )


def _people(rows: Iterable[Values]) -> str:
    counts: dict[str, int] = {}
    for row in rows:
        name = str(row["name"] or row["number"])
        counts[name] = counts.get(name, 0) + _int(row["count"])
    return tr(", ").join(f"{name} {count}" for name, count in counts.items())


def _fewer(lines: tuple[CountLine, ...], most: int) -> tuple[CountLine, ...]:
    """Return as many lines as there is room for; the last one sums the others up."""
    if len(lines) <= most:
        return lines
    kept, others = lines[: most - 1], lines[most - 1 :]
    more = tr("{count} more kinds").format(count=len(others))
    return (*kept, CountLine(more, "", "", sum(line.count for line in others)))


def _int(value: Cell) -> int:
    return value if isinstance(value, int) else 0


def _words(value: Cell) -> str:
    words = value.message if isinstance(value, Label) else value
    return say(words) if isinstance(words, Message) else str(words or "")


def _share(value: Cell) -> str:
    return f"{grouped(fixed(value * 100, 2))} %" if isinstance(value, Fraction) else NOTHING


def _nearest_whole(value: Cell) -> int:
    """Return cents of an exact expectation, to the nearest whole unit."""
    return nearest(value / 100) * 100 if isinstance(value, Fraction) else 0


def _whole(value: Cell) -> str:
    return money(_nearest_whole(value)) if isinstance(value, Fraction) else NOTHING


def _signed(value: Cell) -> str:
    return signed_money(_nearest_whole(value))


def _decimal(value: Cell) -> str:
    return grouped(fixed(value, 1)) if isinstance(value, Fraction) else NOTHING


def _plain(value: Cell) -> str:
    """Return a number without the places that say nothing."""
    return _decimal(value).removesuffix(".0")


def _against(value: Cell) -> str:
    text = _decimal(value)
    return text if text.startswith((MINUS, NOTHING)) else f"+{text}"
