"""A report written down: text, CSV, JSON, PDF and SVG hold what the document holds."""

from __future__ import annotations

import csv
import io
import json
import re
import zlib
from base64 import a85decode
from collections.abc import Iterable, Iterator
from datetime import datetime, timedelta
from fractions import Fraction
from pathlib import Path
from xml.etree import ElementTree

import pytest

from terminal.ledger.identity import LedgerKind
from terminal.reports.build import make_report
from terminal.reports.catalogue import REPORTS
from terminal.reports.charts import PAPER, chart_svg, round_step
from terminal.reports.document import ReportDocument
from terminal.reports.paper_fonts import CHINESE, marked_up, register_fonts
from terminal.reports.render_csv import all_csv, render_csv
from terminal.reports.render_json import as_data, render_json
from terminal.reports.render_pdf import _FIGURE_PADDING, _FIGURES_A_ROW, _WIDTH, _value, render_pdf
from terminal.reports.render_text import render_text
from terminal.reports.sources import ReportError
from terminal.reports.spec import Cell, Column, Label, Unit
from terminal.reports.values import exact, plain, plain_names, shown
from terminal.rounds import commands as c
from terminal.rounds.answers import DisputedBet, EarlierRound, IrregularityAnswers
from terminal.rounds.state import OnDuty
from terminal.rules.bets import Bet, Hand
from terminal.rules.house import Limits
from terminal.rules.message import Message
from terminal.rules.ranks import Rank
from tests.architecture.modules import ROOT
from tests.reports.asking import coded
from tests.reports.paper import words_of
from tests.reports.pit import BANKER_SIX, CHUA, GOH, TIE_AT_NINE, Pit, terms

FONTS = ROOT / "resources" / "fonts"
MEI_LING = OnDuty("30722", "陳美玲 <Tan> & Co")
EVERY_REPORT = pytest.mark.parametrize("name", REPORTS)


def busy(path: Path, *, kind: LedgerKind = LedgerKind.LIVE, rounds: int = 3) -> Path:
    """Return a closed ledger in which something of everything has happened."""
    pit = Pit(path, kind=kind, game=terms(table_id="百家樂 7", chip_unit=50))
    pit.relieve(CHUA)
    for _ in range(rounds):
        pit.play([("1", Bet.PLAYER, 100_050), ("2", Bet.BANKER, 50_000), ("3", Bet.TIE, 10_000)])
    pit.act(
        c.CorrectBet("1", Bet.PLAYER, 70_000), rank=Rank.PIT_SUPERVISOR, by=GOH, reason='He said: "3, not 1"'
    )
    pit.relieve(MEI_LING)
    pit.play([("1", Bet.PLAYER, 100_000)], TIE_AT_NINE)
    facts = IrregularityAnswers(
        bet=DisputedBet(box="3", bettor="seated", bet="banker", amount=50_000, owed=50_000, paid=45_000)
    )
    pit.act(c.RaiseIrregularity("wrong_payment", facts), rank=Rank.PIT_SUPERVISOR, by=GOH)
    pit.bet(("2", Bet.BANKER, 100_000))
    pit.act(c.Undo())
    pit.act(c.PlaceBet("2", Bet.BANKER, 100_000))
    pit.close()
    pit.deal(BANKER_SIX)
    pit.act(c.TakeInsurance("2", Hand.BANKER, 10_000))
    pit.act(c.CloseInsurance())
    pit.act(c.RaiseIrregularity("foreign_card"), rank=Rank.PIT_SUPERVISOR, by=GOH)
    pit.close_ledger()
    return path


@pytest.fixture
def busy_path(path: Path) -> Path:
    """Return where that ledger lies."""
    return busy(path)


def cells(document: ReportDocument, section: str) -> Iterator[tuple[Column, list[Cell]]]:
    """Yield every column of a section with its values, the rows of figures being one."""
    found = document.section(section)
    if found.table is None:
        yield from ((figure.column, [figure.value]) for figure in found.figures)
    else:
        for place, column in enumerate(found.table.columns):
            yield column, [row[place] for row in found.table.rows]


def read_back(column: Column, texts: dict[str, str]) -> Cell:
    """Return a value out of the fields of a CSV row."""
    text = texts[plain_names(column)[0]]
    if text == "":
        return None
    if column.unit is Unit.TIME:
        assert datetime.fromisoformat(texts[plain_names(column)[1]]) == datetime.fromisoformat(text)
        return datetime.fromisoformat(text)
    if column.unit in (Unit.COUNT, Unit.CENTS):
        return int(text)
    return text


@EVERY_REPORT
def test_csv_gives_back_every_value_of_every_section(name: str, busy_path: Path) -> None:
    document = make_report(name, [busy_path], target_pace=Fraction(46))
    for section in document.sections:
        reader = csv.DictReader(io.StringIO(render_csv(document, section.key)))
        lines = list(reader)
        for column, values in cells(document, section.key):
            back = [read_back(column, line) for line in lines]
            if column.unit in (Unit.COUNT, Unit.CENTS, Unit.TIME):
                assert back == values
            elif column.unit is Unit.TEXT:
                assert back == [coded(value) or None for value in values]
            elif column.unit is Unit.LABEL:
                assert back == [value.code if isinstance(value, Label) else None for value in values]
            else:
                assert [text is None for text in back] == [value is None for value in values]


@EVERY_REPORT
def test_csv_has_one_header_line_and_says_where_it_comes_from(name: str, busy_path: Path) -> None:
    document = make_report(name, [busy_path])
    header, *lines = csv.reader(io.StringIO(render_csv(document)))
    assert header[0] == "table_id"
    assert header[-3:] == ["head_seq", "head_hash", "notes"]
    assert len(header) == len(set(header))
    assert {len(line) for line in lines} <= {len(header)}
    notes = " ".join(note.render() for note in document.notes)
    for line in lines:
        assert (line[0], line[1]) == ("百家樂 7", "live")
        assert line[-3:] == [str(document.head.seq), document.head.hash, notes]


def test_an_unknown_section_is_refused_with_those_that_there_are(busy_path: Path) -> None:
    document = make_report("shift", [busy_path])
    with pytest.raises(ReportError, match="by_bet"):
        render_csv(document, "nothing")


def test_every_section_has_a_file_of_its_own(busy_path: Path) -> None:
    document = make_report("shift", [busy_path])
    files = all_csv(document)
    assert set(files) == {f"shift-{section.key}.csv" for section in document.sections}
    assert files["shift-by_bet.csv"] == render_csv(document)


@EVERY_REPORT
def test_json_holds_every_value_under_its_declared_key(name: str, busy_path: Path) -> None:
    document = make_report(name, [busy_path], target_pace=Fraction(46))
    data = json.loads(render_json(document))
    assert data == json.loads(json.dumps(as_data(document)))
    assert (data["report"], data["head"]["hash"]) == (name, document.head.hash)
    for section in document.sections:
        told = data["sections"][section.key]
        for figure in section.figures:
            assert_told(told["figures"], figure.column, figure.value, document)
        if section.table is not None:
            assert len(told["rows"]) == len(section.table.rows)
            for line, row in zip(told["rows"], section.table.rows, strict=True):
                for column, value in zip(section.table.columns, row, strict=True):
                    assert_told(line, column, value, document)
        for chart in section.charts:
            for series in chart.series:
                assert len(told["charts"][chart.key]["series"][series.key]) == len(series.points)


def assert_told(told: dict[str, object], column: Column, value: Cell, document: ReportDocument) -> None:
    """Check that a JSON object holds a value, and a share exactly."""
    names = plain_names(column)
    assert [told[name] for name in names] == list(plain(column, value, document.zone))
    assert not any(isinstance(told[name], float) for name in names)
    if column.unit is Unit.SHARE:
        assert told[column.key] == exact(value)
        assert value is None or Fraction(str(told[column.key])) == value


@pytest.mark.parametrize(
    ("unit", "value", "written", "read"),
    [
        (Unit.CENTS, -123_456_789, -123_456_789, "−1,234,567.89"),
        (Unit.CENTS, -5, -5, "−0.05"),
        (Unit.EXPECTED, Fraction(-3, 2), -2, "−0.02"),
        (Unit.EXPECTED, Fraction(10_049, 100), 100, "1.00"),
        (Unit.SHARE, Fraction(1, 3), "33.3333", "33.33 %"),
        (Unit.SHARE, Fraction(-1, 100_000), "-0.0010", "0.00 %"),
        (Unit.ODDS, Fraction(3, 2), "1.5", "1.5 to 1"),
        (Unit.PACE, Fraction(349, 8), "43.63", "43.6"),
        (Unit.SECONDS, Fraction(41, 2), "20.5", "21"),
        (Unit.COUNT, 13_290, 13_290, "13,290"),
        (Unit.LABEL, Label("void", Message("round void")), "void", "round void"),
        (Unit.TEXT, "as it is", "as it is", "as it is"),
        (Unit.CENTS, None, None, "–"),
    ],
)
def test_a_value_is_written_for_programs_and_for_people(
    unit: Unit, value: Cell, written: object, read: str, busy_path: Path
) -> None:
    zone = make_report("shift", [busy_path]).zone
    column = Column(key="x", title=Message("x"), unit=unit)
    assert plain(column, value, zone) == (written,)
    assert shown(column, value, zone) == read


def test_a_time_is_written_in_utc_and_by_the_clock_of_the_house(busy_path: Path) -> None:
    document = make_report("shift", [busy_path])
    column = Column(key="at", title=Message("at"), unit=Unit.TIME)
    assert plain_names(column) == ("at_utc", "at_local")
    assert plain(column, document.start, document.zone) == (
        "2025-11-27T02:00:00.000000Z",
        "2025-11-27T10:00:00+08:00",
    )
    assert shown(column, document.start, document.zone) == "2025-11-27 10:00:00"


@EVERY_REPORT
def test_text_names_table_period_and_head(name: str, busy_path: Path) -> None:
    document = make_report(name, [busy_path])
    text = render_text(document)
    for words in ("百家樂 7", "(live)", "2025-11-27 10:00", "Asia/Singapore", document.head.hash):
        assert words in text
    assert "{" not in text


def streams(pdf: bytes) -> bytes:
    """Return all that is drawn on the pages of a PDF, unpacked."""
    found = re.findall(rb"stream\r?\n(.*?)endstream", pdf, re.DOTALL)
    drawn = []
    for stream in found:
        data = stream.rstrip(b"\r\n")
        if data.endswith(b"~>"):
            data = (
                a85decode(data, adobe=False)
                if data.startswith(b"<~")
                else a85decode(b"<~" + data, adobe=True)
            )
        try:
            drawn.append(zlib.decompress(data))
        except zlib.error:
            continue
    return b"\n".join(drawn)


@EVERY_REPORT
def test_a_pdf_is_whole_and_the_same_each_time(name: str, busy_path: Path) -> None:
    document = make_report(name, [busy_path], target_pace=Fraction(46))
    pdf = render_pdf(document, FONTS)
    assert pdf.startswith(b"%PDF-")
    assert pdf.rstrip().endswith(b"%%EOF")
    assert b"LammerSans" in pdf
    assert render_pdf(make_report(name, [busy_path], target_pace=Fraction(46)), FONTS) == pdf


def test_a_long_report_fills_several_pages(path: Path) -> None:
    pit = Pit(path)
    for number in range(130):
        if number % 60 == 59:
            pit.act(c.NewShoe(8, burn_due=False), rank=Rank.PIT_SUPERVISOR)
        pit.bet(("1", Bet.PLAYER, 100_000))
        pit.act(c.Undo())
        pit.play([])
    pit.close_ledger()
    pdf = render_pdf(make_report("overrides", [path]), FONTS)
    assert len(re.findall(rb"/Type /Page\b", pdf)) >= 3


@pytest.mark.parametrize("cents", [99, 123_456_78, 90_000_000_000_00])
def test_a_sum_on_paper_never_breaks_within_its_figures(path: Path, cents: int) -> None:
    pit = Pit(path, game=terms(limits=Limits(minimum=1), chip_unit=1))
    for _ in range(3):
        pit.play([("1", Bet.PLAYER, cents), ("2", Bet.BANKER, cents), ("3", Bet.TIE, cents)])
    pit.close_ledger()
    register_fonts(FONTS)
    document = make_report("shift", [path])
    for section in document.sections:
        for figure in section.figures:
            value = _value(figure.column, shown(figure.column, figure.value, document.zone))
            value.wrap(_WIDTH / _FIGURES_A_ROW - sum(_FIGURE_PADDING), 100)
            assert len(value.blPara.lines) == 1, figure.column.key


def test_a_pdf_of_no_live_ledger_bears_a_band(tmp_path: Path) -> None:
    live, training = (
        render_pdf(make_report("shift", [busy(tmp_path / kind.value, kind=kind)]), FONTS)
        for kind in (LedgerKind.LIVE, LedgerKind.TRAINING)
    )
    band = re.compile(rb"\n[^\n]* re f\*?\n")
    assert len(band.findall(streams(training))) > len(band.findall(streams(live)))


def test_words_that_the_bundled_font_lacks_are_set_in_another_or_without_accents() -> None:
    register_fonts(FONTS)
    assert marked_up("Tan <陳美玲>") == f'Tan &lt;<font name="{CHINESE}">陳美玲</font>&gt;'
    assert marked_up("Hà Nguyễn, Wołek, Đặng, Yıldız") == "Hà Nguyễn, Wołek, Đặng, Yıldız"
    assert marked_up("Ǎlex Ǥavi") == "Alex Gavi"
    assert marked_up("邱堃 김 氏") == f'<font name="{CHINESE}">邱堃</font> ? <font name="{CHINESE}">氏</font>'
    assert marked_up("Иван") == "????"


def test_a_name_in_chinese_is_embedded_in_the_paper(path: Path) -> None:
    pit = Pit(path)
    pit.relieve(OnDuty("30722", "邱堃"))
    pit.bet(("1", Bet.PLAYER, 100_000))
    pit.play([])
    pit.close_ledger()
    pdf = render_pdf(make_report("dealers", [path]), FONTS)
    assert re.search(rb"/BaseFont /[A-Z]{6}\+LammerNames", pdf)
    assert not re.search(rb"/BaseFont /(?!Helvetica|[A-Z]{6}\+)", pdf), "a font that is not embedded"


def test_charts_are_drawn_as_svg_too(busy_path: Path) -> None:
    register_fonts(FONTS)
    document = make_report("shift", [busy_path], target_pace=Fraction(46))
    for chart in document.section("figures").charts:
        svg = chart_svg(chart, document.zone, 520, 200, look=PAPER)
        root = ElementTree.fromstring(svg.partition("]>")[2] or svg)
        assert root.tag.endswith("svg")
        assert chart.title.render() in svg
        assert "font-family: Lammer Sans" in svg
        assert "fill: None" not in svg


def test_a_chart_of_nothing_can_be_drawn(path: Path) -> None:
    Pit(path).close_ledger()
    document = make_report("shift", [path], target_pace=Fraction(46))
    register_fonts(FONTS)
    for chart in document.section("figures").charts:
        assert chart_svg(chart, document.zone, 520, 200)
    assert render_pdf(document, FONTS).startswith(b"%PDF-")


def test_a_chart_of_many_days_can_be_drawn(path: Path) -> None:
    pit = Pit(path)
    for _ in range(40):
        pit.play([("1", Bet.PLAYER, 100_000)])
        pit.wait(timedelta(days=1).total_seconds())
    pit.close_ledger()
    document = make_report("shift", [path])
    assert len(document.section("figures").charts[0].series[0].points) <= 24
    assert render_pdf(document, FONTS).startswith(b"%PDF-")


@pytest.mark.parametrize(
    ("reach", "step"), [(1, 1), (5, 1), (6, 2), (10, 2), (11, 5), (26, 10), (400_001, 100_000)]
)
def test_lines_across_a_chart_are_round(reach: int, step: int) -> None:
    assert round_step(Fraction(reach)) == step


def test_what_an_irregularity_was_about_is_read_under_it(path: Path) -> None:
    pit = Pit(path)
    pit.play([("1", Bet.PLAYER, 100_000), ("3", Bet.BANKER, 50_000)])
    pit.play([("1", Bet.PLAYER, 100_000)])
    short = DisputedBet(box="3", bettor="standing-1", bet="banker", amount=50_000, owed=45_000, paid=40_000)
    about = EarlierRound(1, 1)
    pit.act(
        c.RaiseIrregularity("wrong_payment", IrregularityAnswers(bet=short, about=about)),
        rank=Rank.PIT_SUPERVISOR,
        by=GOH,
    )
    pit.close_ledger()
    document = make_report("irregularities", [path])
    told = (
        "bettor: standing-1, bet: Banker, amount: 500.00, owed: 450.00, paid: 400.00, "
        "shoe meant: 1, round meant: 1"
    )
    assert f"\n    {told}\n" in render_text(document)
    assert told in words_of(document)
    (row,) = csv.DictReader(io.StringIO(render_csv(document)))
    assert (row["bet"], row["owed_cents"]) == ("banker", "45000")


def test_the_words_of_a_decision_are_printed_whole(path: Path) -> None:
    words = "The round stands as it was called; box 3 is paid by hand, and the tape of it is kept. " * 4
    pit = Pit(path)
    pit.play([("3", Bet.BANKER, 50_000)])
    facts = IrregularityAnswers(decision=words.strip(), remedy="continue")
    pit.bet(("3", Bet.BANKER, 50_000))
    pit.act(c.RaiseIrregularity("not_provided_for", facts), rank=Rank.SHIFT_MANAGER, by=GOH)
    pit.close_ledger()
    document = make_report("irregularities", [path])
    lines = render_text(document).splitlines()
    assert max(map(len, lines)) <= 110
    assert words.strip() in " ".join(" ".join(lines).split())
    assert words.strip() in words_of(document)
    assert render_pdf(document, FONTS).startswith(b"%PDF-")


def fields_of(texts: Iterable[str]) -> list[str]:
    """Every field of some CSV, headers included."""
    return [field for text in texts for row in csv.reader(io.StringIO(text, "")) for field in row]


@pytest.mark.parametrize("first", ["=", "+", "-", "@", "\t", "\r", "\n"])
def test_rulings_32_a_text_of_a_csv_is_no_formula(path: Path, first: str) -> None:
    """The reason of a correction is whatever somebody typed; JSON has it as recorded."""
    reason = f"{first}cmd|' /C calc'!A0"
    pit = Pit(path, kind=LedgerKind.LIVE, game=terms())
    pit.relieve(CHUA)
    pit.play([("1", Bet.PLAYER, 100_000)])
    pit.act(c.CorrectBet("1", Bet.PLAYER, 70_000), rank=Rank.PIT_SUPERVISOR, by=GOH, reason=reason)
    pit.close_ledger()
    document = make_report("overrides", [path])
    fields = fields_of(all_csv(document).values())
    assert f"'{reason}" in fields
    assert reason not in fields
    assert json.dumps(reason, ensure_ascii=False) in render_json(document)


def test_rulings_32_a_negative_figure_of_a_csv_is_no_text(path: Path) -> None:
    pit = Pit(path, kind=LedgerKind.LIVE, game=terms())
    pit.relieve(CHUA)
    pit.play([("1", Bet.PLAYER, 100_000)])
    pit.close_ledger()
    fields = fields_of(all_csv(make_report("shift", [path])).values())
    assert [field for field in fields if field.startswith("-")]
    assert not [field for field in fields if field.startswith("'")]
