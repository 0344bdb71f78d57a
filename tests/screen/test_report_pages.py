"""The page of a shift report and the rail beside it, out of a document made by hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime, timedelta
from fractions import Fraction

import pytest

from terminal.ledger.identity import Identity, LedgerKind
from terminal.ledger.records import Head
from terminal.reports.document import Figure, ReportDocument, Row, Section, SectionTable
from terminal.reports.spec import Cell, Chart, ChartStyle, Column, Label, Unit
from terminal.rules.bets import Bet
from terminal.rules.message import Message
from terminal.screen.reports.rail import report_rail
from terminal.screen.reports.shift import shift_view
from terminal.screen.reports.views import Band, BetLine, ChainMark, CountLine, RailBlock, ReportView

START = datetime(2026, 11, 27, 10, 0, tzinfo=UTC)
FIGURES: Mapping[str, Cell] = {
    "rounds": 1203,
    "voids": 2,
    "shoes": 3,
    "turnover": 1_234_500_00,
    "turnover_a_round": Fraction(102_618_45),
    "house_net": -4_500_00,
    "net_share": Fraction(-45, 12345),
    "theoretical": Fraction(15_049_50),
    "theoretical_share": Fraction(1, 80),
    "pace": Fraction(151, 2),
    "target": Fraction(72),
    "against_target": Fraction(7, 2),
}
INSURANCE: Mapping[str, Cell] = {
    "due": 12,
    "taken": 3,
    "declined": 4,
    "silent": 5,
    "offered": 1010,
    "neglected": 1,
    "staked": 700_00,
    "lost": 200_00,
    "paid": 450_00,
    "house_net": -250_00,
    "theoretical": Fraction(12_49),
}


def column(key: str) -> Column:
    return Column(key=key, title=Message(key), unit=Unit.COUNT)


def label(code: str, words: str = "") -> Label:
    return Label(code, Message(words or code))


def section(
    key: str,
    figures: Mapping[str, Cell] | None = None,
    rows: Sequence[Mapping[str, Cell]] = (),
    *,
    total: Mapping[str, Cell] | None = None,
    charts: tuple[Chart, ...] = (),
) -> Section:
    table = None
    if rows:
        keys = list(rows[0])
        values: list[Row] = [tuple(row[each] for each in keys) for row in rows]
        summed = None if total is None else tuple(total[each] for each in keys)
        table = SectionTable(tuple(column(each) for each in keys), tuple(values), summed)
    shown = tuple(Figure(column(each), value) for each, value in (figures or {}).items())
    return Section(key, Message(key), shown, table, charts)


def chart(key: str, step: int = 1800) -> Chart:
    return Chart(
        key=key,
        title=Message(key),
        caption=Message(""),
        style=ChartStyle.BARS,
        unit=Unit.PACE,
        start=START,
        end=START,
        step=step,
        series=(),
    )


def bet_row(code: str, **others: Cell) -> dict[str, Cell]:
    row: dict[str, Cell] = {
        "bet": label(code),
        "bets": 40,
        "turnover": 80_000_00,
        "house_net": 1_000_00,
        "net_share": Fraction(1, 80),
        "theoretical": Fraction(845_49),
        "edge": Fraction(1, 100),
    }
    return row | others


def irregularity(times: int, **others: Cell) -> dict[str, Cell]:
    row: dict[str, Cell] = {
        "kind": label(f"kind {times}"),
        "paragraph": f"5.{times}",
        "action": label("void"),
        "options": 0,
        "count": times,
    }
    return row | others


def override(times: int, **others: Cell) -> dict[str, Cell]:
    row: dict[str, Cell] = {
        "irregularity": label(f"act {times}"),
        "act": label("other"),
        "name": "May",
        "number": "20001",
        "count": times,
    }
    return row | others


def document(
    *,
    report: str = "shift",
    figures: Mapping[str, Cell] = FIGURES,
    bets: Sequence[Mapping[str, Cell]] | None = None,
    irregularities: Sequence[Mapping[str, Cell]] = (),
    overrides: Sequence[Mapping[str, Cell]] = (),
    dealers: Sequence[Mapping[str, Cell]] = (),
    step: int = 1800,
    long: timedelta = timedelta(hours=8),
    sections: tuple[Section, ...] | None = None,
) -> ReportDocument:
    total = bet_row("all", turnover=90_000_00)
    bets = [bet_row("banker")] if bets is None else bets
    return ReportDocument(
        report=report,
        title=Message("Shift report"),
        shows=Message(""),
        identity=Identity(LedgerKind.LIVE, "B7", "Asia/Macau", "", 1),
        start=START,
        end=START + long,
        head=Head(12345, "abcd", "2026-11-27T16:30:05.000000Z"),
        key="",
        to_sign=False,
        not_whole=(),
        not_complete=(),
        marks=(),
        notes=(),
        main="figures",
        sections=sections
        or (
            section("figures", figures, charts=(chart("pace", step), chart("net"))),
            section("by_bet", rows=bets, total=total),
            section("irregularities", rows=irregularities),
            section("overrides", rows=overrides),
            section("insurance", INSURANCE),
            section("dealers", rows=dealers),
        ),
    )


def page(made: ReportDocument, band: Band | None = None) -> ReportView:
    drawings = {(key, small): f"{key} {small}" for key in ("pace", "net") for small in (True, False)}
    return shift_view(made, drawings, "HKD", band)


def rail(made: ReportDocument) -> RailBlock:
    block = report_rail(made, (ChainMark.WHOLE, "whole"), usable=True).block
    assert block is not None
    return block


def test_the_tiles_say_the_figures_and_what_they_are_compared_to() -> None:
    tiles = [(tile.label, tile.figure, tile.note, tile.note_figure) for tile in page(document()).tiles]
    assert tiles == [
        ("Rounds", "1,203", "3 shoes", "2 void"),
        ("Turnover", "1,234,500", "a round", "102,618"),
        ("House net", "−4,500", "of turnover", "−0.36 %"),
        ("Theoretical", "+15,050", "by exact edge", "1.25 %"),
        ("Pace", "75.5 / h", "target 72", "+3.5"),
    ]


def test_without_a_target_or_turnover_nothing_is_compared() -> None:
    none: dict[str, Cell] = dict.fromkeys(
        ("turnover_a_round", "net_share", "theoretical_share", "pace", "target", "against_target")
    )
    figures = FIGURES | none | {"shoes": 1, "theoretical": Fraction(0), "house_net": 0}
    tiles = [(tile.figure, tile.note, tile.note_figure) for tile in page(document(figures=figures)).tiles]
    assert tiles == [
        ("1,203", "1 shoe", "2 void"),
        ("1,234,500", "a round", "–"),
        ("0", "of turnover", "–"),
        ("0", "by exact edge", "–"),
        ("– / h", "", ""),
    ]


def test_a_pace_below_its_target_is_said_with_its_sign() -> None:
    figures = FIGURES | {"against_target": Fraction(-7, 2), "target": Fraction(145, 2)}
    assert [(tile.note, tile.note_figure) for tile in page(document(figures=figures)).tiles][-1] == (
        "target 72.5",
        "−3.5",
    )


@pytest.mark.parametrize(
    ("step", "words"),
    [
        (1800, "rounds an hour, by half hours"),
        (3600, "rounds an hour, by hours"),
        (3 * 3600, "rounds an hour, by 3 hours"),
        (24 * 3600, "rounds an hour, by days"),
        (7 * 24 * 3600, "rounds an hour, by 7 days"),
    ],
)
def test_the_chart_of_the_pace_says_how_long_a_bar_is(step: int, words: str) -> None:
    assert page(document(step=step)).pace.caption == words


def test_the_charts_are_those_that_leave_room_for_the_band() -> None:
    plain, banded = page(document()), page(document(), Band("kept", "check"))
    assert (plain.pace.svg, plain.net.svg) == ("pace False", "net False")
    assert (banded.pace.svg, banded.net.svg) == ("pace True", "net True")
    assert plain.net.caption == "since 18:00"


def test_each_bet_has_its_line_and_all_have_one() -> None:
    view = page(document(bets=[bet_row("banker"), bet_row("insurance", edge=None, net_share=None)]))
    assert view.bets == (
        BetLine(Bet.BANKER, "BANKER", 40, 80_000_00, 1_000_00, "1.25 %", 845_00, "1.0000 %"),
        BetLine(None, "INSURANCE", 40, 80_000_00, 1_000_00, "–", 845_00, "–"),
    )
    assert (view.all_bets.bet, view.all_bets.title, view.all_bets.turnover) == (None, "ALL", 90_000_00)


def test_irregularities_say_their_paragraph_and_what_was_done() -> None:
    rows = [
        irregularity(1),
        irregularity(2, action=label("reconstructed"), paragraph=""),
        irregularity(3, action=label("continue")),
        irregularity(4, action=label("conclude"), options=2),
        irregularity(5, action=label("conclude")),
        irregularity(6, action=label("noted", "as it was")),
    ]
    assert page(document(irregularities=rows)).irregularities == (
        CountLine("kind 1", "¶ 5.1", "round void", 1),
        CountLine("kind 2", "", "put back", 2),
        CountLine("kind 3", "¶ 5.3", "went on", 3),
        CountLine("kind 4", "¶ 5.4", "options", 4),
        CountLine("kind 5", "¶ 5.5", "concluded", 5),
        CountLine("kind 6", "¶ 5.6", "as it was", 6),
    )


def test_overrides_are_summed_by_act_and_name_each_person_once() -> None:
    rows = [
        override(1),
        override(2, irregularity=None, act=label("undo")),
        override(3, irregularity=label("act 1"), name="", number="30001"),
        override(4, irregularity=label("act 1")),
    ]
    assert page(document(overrides=rows)).overrides == (
        CountLine("act 1", "", "May 5, 30001 3", 8),
        CountLine("undo", "", "May 2", 2),
    )


@pytest.mark.parametrize(
    ("irregularities", "overrides", "shown"),
    [
        (0, 0, (0, 0)),
        (6, 4, (6, 4)),
        (7, 4, (6, 4)),
        (12, 0, (10, 0)),
        (12, 1, (9, 1)),
        (12, 9, (6, 4)),
        (3, 12, (3, 7)),
        (0, 12, (0, 10)),
        (5, 5, (5, 5)),
        (6, 5, (6, 4)),
    ],
)
def test_ten_lines_are_shared_and_each_list_has_four_where_it_needs_them(
    irregularities: int, overrides: int, shown: tuple[int, int]
) -> None:
    view = page(
        document(
            irregularities=[irregularity(number + 1) for number in range(irregularities)],
            overrides=[override(number + 1) for number in range(overrides)],
        )
    )
    assert (len(view.irregularities), len(view.overrides)) == shown
    for lines, all_lines in ((view.irregularities, irregularities), (view.overrides, overrides)):
        assert sum(line.count for line in lines) == all_lines * (all_lines + 1) // 2
        if len(lines) < all_lines:
            assert lines[-1].title == f"{all_lines - len(lines) + 1} more kinds"


def test_the_rail_tells_of_insurance_where_the_game_has_it() -> None:
    block = rail(document(bets=[bet_row("banker"), bet_row("insurance")]))
    assert (block.title, block.caption) == ("Insurance", "12 offers due")
    assert block.parts == ((3, "taken"), (4, "declined"), (5, "silent"))
    assert block.lines == (
        ("offered, neglected", "1,010, 1"),
        ("staked", "700"),
        ("lost to the House", "+200"),
        ("paid to bettors", "−450"),
    )
    assert block.total == ("House net, theoretical", "−250, +12")


@pytest.mark.parametrize(
    ("theoretical", "due", "said"),
    [
        (None, 1, ("−250, 0", "1 offer due")),
        (Fraction(-12_50, 1), 0, ("−250, −13", "0 offers due")),
        (Fraction(49), 2, ("−250, 0", "2 offers due")),
    ],
)
def test_what_insurance_should_bring_is_said_to_the_whole_unit(
    theoretical: Cell, due: int, said: tuple[str, str]
) -> None:
    made = document(bets=[bet_row("insurance")])
    insurance = section("insurance", INSURANCE | {"theoretical": theoretical, "due": due})
    sections = tuple(insurance if each.key == "insurance" else each for each in made.sections)
    block = rail(document(sections=sections))
    assert block.total is not None
    assert (block.total[1], block.caption) == said


def test_without_insurance_the_rail_names_the_dealers_as_far_as_there_is_room() -> None:
    dealers: list[dict[str, Cell]] = [
        {"name": "Chan" if number else "", "number": f"1000{number}", "rounds": number} for number in range(8)
    ]
    block = rail(document(bets=[bet_row("banker")], dealers=dealers[:7]))
    assert (block.title, block.caption) == ("Dealers on duty", "7")
    assert block.lines[:3] == (("10000", "0 rounds"), ("Chan", "1 round"), ("Chan", "2 rounds"))
    assert len(block.lines) == 7
    more = rail(document(bets=[bet_row("banker")], dealers=dealers)).lines
    assert (len(more), more[-1]) == (7, ("and 2 more", ""))


def test_another_report_is_told_by_its_parts() -> None:
    sections = (
        section("sums", {"rounds": 1}),
        section("one", rows=[{"count": 1}]),
        section("many", rows=[{"count": 1}] * 1200),
    )
    block = rail(document(report="days", sections=sections))
    assert block.title == "In this report"
    assert block.lines == (("sums", "figures"), ("one", "1 line"), ("many", "1,200 lines"))


@pytest.mark.parametrize(
    ("long", "at"),
    [(timedelta(hours=6), "28 Nov, 00:30:05"), (timedelta(hours=5, minutes=59), "at 00:30:05")],
    ids=["until midnight", "within the day"],
)
def test_the_head_of_the_ledger_says_its_number_and_time(long: timedelta, at: str) -> None:
    view = report_rail(document(long=long), (ChainMark.BROKEN, "broken"), usable=False)
    assert view.ledger is not None
    assert (view.ledger.chain, view.ledger.mark) == ("broken", ChainMark.BROKEN)
    assert (view.ledger.sequence, view.ledger.head, view.ledger.at) == ("12,345", "abcd", at)
    assert [key.usable for key in view.exports] == [False] * 4
