"""A report as a printable PDF on A4: figures, charts and tables, the head of the ledger on every page."""

from __future__ import annotations

import io
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

from reportlab.lib.colors import HexColor
from reportlab.lib.enums import TA_RIGHT
from reportlab.lib.pagesizes import A4
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.units import mm
from reportlab.platypus import (
    BaseDocTemplate,
    CondPageBreak,
    Frame,
    KeepTogether,
    LongTable,
    PageTemplate,
    Paragraph,
    Spacer,
    TableStyle,
)
from reportlab.platypus import Table as Grid

from terminal.ledger.identity import LedgerKind
from terminal.reports.charts import PAPER, draw
from terminal.reports.document import Figure, ReportDocument, Section, SectionTable
from terminal.reports.labels import kind_of_ledger
from terminal.reports.paper_fonts import (
    BOLD,
    CHINESE,
    REGULAR,
    marked_up,
    register_fonts,
    runs,
    width_of,
)
from terminal.reports.spec import Chart, Column, Unit
from terminal.reports.values import FLUSH_LEFT, LINE_TO_SIGN, period_text, printed_table, shown
from terminal.rules.message import Message, Wording, english

_MARGIN = 14 * mm
_HEAD = 12 * mm
_FOOT = 15 * mm
_WIDTH = A4[0] - 2 * _MARGIN
_CHART_HEIGHT = 49 * mm
_FIGURES_A_ROW = 6
_FEW_ROWS = 20
"""A table of so many rows is not torn between pages."""

_ROOM_TO_BEGIN = 40 * mm
_SIZE, _SMALL, _LEADING = 7.2, 6.2, 8.8
_PADDING = 3.0
_FIGURE_PADDING = (5.0, 2.0)
_NARROWEST = 34.0
"""The least width of a column of words that has to give way, in points."""

_INK, _SOFT, _LINE, _ALARM, _BAND = map(
    HexColor,
    (PAPER.palette.ink, PAPER.palette.soft, PAPER.palette.grid, PAPER.palette.alarm, "#f1f3f5"),
)
_OUR_FONT = ("FONTNAME", (0, 0), (-1, -1), REGULAR)
"""So that no font is named that the file does not hold."""

_NOT_LIVE = {
    LedgerKind.TRAINING: Message("TRAINING LEDGER"),
    LedgerKind.DEMO: Message("DEMO LEDGER"),
    LedgerKind.REPLAY: Message("REPLAY LEDGER"),
}

_TITLE = ParagraphStyle("title", fontName=BOLD, fontSize=19, leading=23, textColor=_INK)
_TABLE_ID = ParagraphStyle("table", parent=_TITLE, alignment=TA_RIGHT)
_UNDER = ParagraphStyle("under", fontName=REGULAR, fontSize=9, leading=12, textColor=_SOFT)
_NOTE = ParagraphStyle("note", parent=_UNDER, textColor=_INK, fontName=BOLD)
_WARNING = ParagraphStyle(
    "warning",
    parent=_NOTE,
    textColor=_ALARM,
    borderColor=_ALARM,
    borderWidth=1,
    borderPadding=(3, 5, 4, 5),
    leftIndent=5,
    rightIndent=5,
    spaceBefore=8,
    spaceAfter=8,
)
_SECTION = ParagraphStyle(
    "section", fontName=BOLD, fontSize=10.5, leading=13, textColor=_INK, spaceBefore=9, spaceAfter=3
)
_LABEL = ParagraphStyle("label", fontName=REGULAR, fontSize=_SMALL, leading=8, textColor=_SOFT)
_VALUE = ParagraphStyle("value", fontName=BOLD, fontSize=10.5, leading=13, textColor=_INK)
_CELL = ParagraphStyle("cell", fontName=REGULAR, fontSize=_SIZE, leading=_LEADING, textColor=_INK)
_BELOW = ParagraphStyle("below", parent=_CELL, leftIndent=10, textColor=_SOFT)
_CELL_BOLD = ParagraphStyle("total", parent=_CELL, fontName=BOLD)
_HEADING = ParagraphStyle("heading", parent=_CELL, textColor=_SOFT, fontSize=_SMALL, leading=7.6)
_HEADING_RIGHT = ParagraphStyle("heading right", parent=_HEADING, alignment=TA_RIGHT)
_RIGHT = ParagraphStyle("right", parent=_CELL, alignment=TA_RIGHT)
_RIGHT_BOLD = ParagraphStyle("right total", parent=_CELL_BOLD, alignment=TA_RIGHT)


def render_pdf(document: ReportDocument, fonts: Path, data: str = "", wording: Wording = english) -> bytes:
    """Return the whole report, set in the fonts of that folder; the same document gives the same bytes.

    `data` goes with it as keywords, for programs.
    """
    register_fonts(fonts)
    _, pages = _built(document, wording, None, data)
    pdf, _ = _built(document, wording, pages, data)
    return pdf


def _built(document: ReportDocument, wording: Wording, pages: int | None, data: str) -> tuple[bytes, int]:
    """Return the PDF and its number of pages; the first run only counts them for the feet of the second."""
    out = io.BytesIO()
    title = f"{document.title.render(wording)}, {document.identity.table_id}"
    pdf = BaseDocTemplate(
        out,
        pagesize=A4,
        title=title,
        author="Lammer",
        subject=period_text(document.start, document.end, document.zone, wording),
        keywords=data,
        invariant=1,
        initialFontName=REGULAR,
    )
    padding = (0, 0, 0, 0)
    frame = Frame(_MARGIN, _FOOT, _WIDTH, A4[1] - _HEAD - _FOOT, *padding)
    pdf.addPageTemplates([PageTemplate(id="page", frames=[frame], onPage=_edges(document, wording, pages))])
    pdf.build(_flow(document, wording))
    return out.getvalue(), int(pdf.page)


def _flow(document: ReportDocument, wording: Wording) -> list[Any]:
    identity = document.identity
    titles = [
        Paragraph(marked_up(document.title.render(wording)), _TITLE),
        Paragraph(marked_up(identity.table_id), _TABLE_ID),
    ]
    flush = [_OUR_FONT, ("LEFTPADDING", (0, 0), (-1, -1), 0), ("RIGHTPADDING", (0, 0), (-1, -1), 0)]
    head = Grid([titles], colWidths=[_WIDTH * 0.6, _WIDTH * 0.4], style=TableStyle(flush))
    flow: list[Any] = [
        head,
        Paragraph(marked_up(period_text(document.start, document.end, document.zone, wording)), _UNDER),
        *(Paragraph(marked_up(warning.render(wording)), _WARNING) for warning in document.warnings),
        *(Paragraph(marked_up(note.render(wording)), _NOTE) for note in document.notes),
        Spacer(1, 4),
    ]
    for section in document.sections:
        flow += _section(document, section, wording)
    return [*flow, *_ledger_head(document, wording)]


def _section(document: ReportDocument, section: Section, wording: Wording) -> list[Any]:
    opening: list[Any] = [Paragraph(marked_up(section.title.render(wording)), _SECTION)]
    if section.figures:
        opening.append(_figures(document, section.figures, wording))
    for chart in section.charts:
        opening += [Spacer(1, 11), _drawn(chart, document.zone, wording)]
    if section.table is None:
        return [KeepTogether(opening)]
    if not section.table.rows:
        return [KeepTogether([*opening, Paragraph(marked_up(Message("none").render(wording)), _UNDER)])]
    whole = [*opening, _table(document, section.table, wording)]
    few = len(section.table.rows) <= _FEW_ROWS
    return [KeepTogether(whole)] if few else [CondPageBreak(_ROOM_TO_BEGIN), *whole]


def _figures(document: ReportDocument, figures: tuple[Figure, ...], wording: Wording) -> Grid:
    cells = [
        [
            Paragraph(marked_up(figure.column.title.render(wording)), _LABEL),
            _value(figure.column, shown(figure.column, figure.value, document.zone, wording)),
        ]
        for figure in figures
    ]
    across = _FIGURES_A_ROW
    cells += [[]] * (-len(cells) % across)
    rows = [cells[start : start + across] for start in range(0, len(cells), across)]
    style = TableStyle(
        [
            _OUR_FONT,
            ("VALIGN", (0, 0), (-1, -1), "TOP"),
            *(
                ("BACKGROUND", (place % across, place // across), (place % across, place // across), _BAND)
                for place in range(len(figures))
            ),
            ("INNERGRID", (0, 0), (-1, -1), 1.5, HexColor("#ffffff")),
            ("TOPPADDING", (0, 0), (-1, -1), 3),
            ("BOTTOMPADDING", (0, 0), (-1, -1), 4),
            ("LEFTPADDING", (0, 0), (-1, -1), _FIGURE_PADDING[0]),
            ("RIGHTPADDING", (0, 0), (-1, -1), _FIGURE_PADDING[1]),
        ]
    )
    return Grid(rows, colWidths=[_WIDTH / across] * across, style=style)


def _value(column: Column, text: str) -> Paragraph:
    """Return a figure on one line, set smaller where it would break within a number."""
    room = _WIDTH / _FIGURES_A_ROW - sum(_FIGURE_PADDING) - 0.1
    wide = width_of(text, _VALUE.fontName, _VALUE.fontSize)
    if _is_left(column) or wide <= room:
        return Paragraph(marked_up(text), _VALUE)
    fitting = ParagraphStyle("long value", parent=_VALUE, fontSize=_VALUE.fontSize * room / wide)
    return Paragraph(marked_up(text), fitting)


def _table(document: ReportDocument, table: SectionTable, wording: Wording) -> LongTable:
    printed = printed_table(table, document.zone, wording)
    columns, summed = printed.columns, printed.total
    titles = [column.title.render(wording) for column in columns]
    widths = _widths(columns, titles, [*printed.rows, *([summed] if summed else [])])
    data: list[list[Any]] = [
        [
            Paragraph(marked_up(title), _HEADING if _is_left(column) else _HEADING_RIGHT)
            for column, title in zip(columns, titles, strict=True)
        ]
    ]
    style: list[tuple[Any, ...]] = [
        _OUR_FONT,
        ("VALIGN", (0, 0), (-1, 0), "BOTTOM"),
        ("VALIGN", (0, 1), (-1, -1), "TOP"),
        ("LINEBELOW", (0, 0), (-1, 0), 0.8, _SOFT),
        ("TOPPADDING", (0, 0), (-1, -1), 1.6),
        ("BOTTOMPADDING", (0, 0), (-1, -1), 1.8),
        ("LEFTPADDING", (0, 0), (-1, -1), _PADDING),
        ("RIGHTPADDING", (0, 0), (-1, -1), _PADDING),
    ]
    for texts, below in zip(printed.rows, printed.below, strict=True):
        data.append([_cell(column, text, bold=False) for column, text in zip(columns, texts, strict=True)])
        if below:
            data.append([Paragraph(marked_up(below), _BELOW), *[None] * (len(columns) - 1)])
            place = len(data) - 1
            style += [
                ("SPAN", (0, place), (-1, place)),
                ("TOPPADDING", (0, place), (-1, place), 0),
                ("NOSPLIT", (0, place - 1), (-1, place)),
            ]
        style.append(("LINEBELOW", (0, len(data) - 1), (-1, len(data) - 1), 0.3, _LINE))
    if summed:
        data.append([_cell(column, text, bold=True) for column, text in zip(columns, summed, strict=True)])
        style.append(("LINEABOVE", (0, -1), (-1, -1), 0.8, _SOFT))
    return LongTable(data, colWidths=widths, repeatRows=1, style=TableStyle(style), hAlign="LEFT")


def _cell(column: Column, text: str, *, bold: bool) -> Paragraph:
    if _is_left(column):
        return Paragraph(marked_up(text), _CELL_BOLD if bold else _CELL)
    return Paragraph(marked_up(text), _RIGHT_BOLD if bold else _RIGHT)


def _widths(columns: Sequence[Column], titles: Sequence[str], rows: Sequence[Sequence[str]]) -> list[float]:
    """Return widths that hold each column's values and the words of its heading.

    Columns of words give way where the page is too narrow.
    """
    widths = []
    for place in range(len(columns)):
        words = max(width_of(word, REGULAR, _SMALL) for word in titles[place].split())
        cells = max(width_of(row[place], BOLD, _SIZE) for row in rows)
        widths.append(max(words, cells) + 2 * _PADDING + 1)
    excess = sum(widths) - _WIDTH
    giving = [
        place
        for place, column in enumerate(columns)
        if column.unit in (Unit.TEXT, Unit.LABEL) and widths[place] > _NARROWEST
    ]
    room = sum(widths[place] - _NARROWEST for place in giving)
    if excess > 0 and room > 0:
        for place in giving:
            widths[place] -= min(1.0, excess / room) * (widths[place] - _NARROWEST)
    elif excess < 0:
        widths = [width - excess / len(widths) for width in widths]
    return widths


def _is_left(column: Column) -> bool:
    return column.unit in FLUSH_LEFT


def _drawn(chart: Chart, zone: ZoneInfo, wording: Wording) -> Any:
    return draw(chart, zone, _WIDTH, _CHART_HEIGHT, words=lambda message: message.render(wording))


def _ledger_head(document: ReportDocument, wording: Wording) -> list[Any]:
    head = document.head
    digits = " ".join(head.hash[start : start + 8] for start in range(0, len(head.hash), 8))
    kind = kind_of_ledger(document.identity.kind)
    made_from = Message(
        "This report was made from the {kind} ledger of {table} as it was at event {seq}, recorded at {at}.",
        {"kind": kind, "table": document.identity.table_id, "seq": head.seq, "at": head.at_utc},
    )
    lines = [made_from, Message("The hash of that event: {digits}", {"digits": digits})]
    if document.key:
        lines.append(Message("The fingerprint of the table's key: {key}", {"key": document.key}))
    title = Paragraph(marked_up(Message("Ledger head").render(wording)), _SECTION)
    flow = [title, *(Paragraph(marked_up(line.render(wording)), _CELL) for line in lines)]
    if document.to_sign:
        flow += [Spacer(1, _LEADING * 2), Paragraph(marked_up(LINE_TO_SIGN.render(wording)), _CELL)]
    return [KeepTogether(flow)]


def _band(document: ReportDocument, wording: Wording) -> str:
    """Return what stands across the head of every page: that it is no live ledger, or what is wrong."""
    kind = document.identity.kind
    words: list[Message] = []
    if kind is not LedgerKind.LIVE:
        words += [_NOT_LIVE[kind], Message("NO MONEY WAS PLAYED FOR")]
    if not document.whole:
        words.append(Message("LEDGER NOT WHOLE: DO NOT RELY ON THESE FIGURES"))
    if not document.complete:
        words.append(Message("RECORD NOT COMPLETE"))
    return " · ".join(message.render(wording) for message in words)


def _edges(document: ReportDocument, wording: Wording, pages: int | None) -> Callable[[Any, Any], None]:
    """Return what draws the edges of a page: whose report it is, the head of the ledger, maybe a band."""
    band = _band(document, wording)
    period = period_text(document.start, document.end, document.zone, wording)
    words = f"{document.identity.table_id} · {document.title.render(wording)} · {period}"
    head = Message(
        "ledger head: event {seq} · {hash}", {"seq": document.head.seq, "hash": document.head.hash}
    )

    def draw_edges(canvas: Any, pdf: Any) -> None:
        canvas.saveState()
        canvas.setStrokeColor(_LINE)
        canvas.setLineWidth(0.5)
        canvas.line(_MARGIN, _FOOT - 5, _MARGIN + _WIDTH, _FOOT - 5)
        canvas.setFillColor(_SOFT)
        foot = Paragraph(marked_up(words), _LABEL)
        foot.wrapOn(canvas, _WIDTH - 60, 20)
        foot.drawOn(canvas, _MARGIN, _FOOT - 15)
        page = Message("page {page} of {pages}", {"page": pdf.page, "pages": pages or pdf.page})
        _write(canvas, page.render(wording), _MARGIN + _WIDTH, _FOOT - 13, (REGULAR, _SMALL), share=1.0)
        _write(canvas, head.render(wording), _MARGIN, _FOOT - 22, (REGULAR, _SMALL))
        if band:
            canvas.setFillColor(_ALARM if document.warnings else _INK)
            canvas.rect(0, A4[1] - 8 * mm, A4[0], 8 * mm, stroke=0, fill=1)
            canvas.setFillColor(HexColor("#ffffff"))
            _write(canvas, band, A4[0] / 2, A4[1] - 5.5 * mm, (BOLD, 9), share=0.5)
        canvas.restoreState()

    return draw_edges


def _write(
    canvas: Any, text: str, x: float, y: float, style: tuple[str, float], *, share: float = 0.0
) -> None:
    """Write a line, each piece in a font that holds its letters; `share` of its width lies left of `x`."""
    font, size = style
    x -= share * width_of(text, font, size)
    for piece, chinese in runs(text):
        face = CHINESE if chinese else font
        canvas.setFont(face, size)
        canvas.drawString(x, y, piece)
        x += canvas.stringWidth(piece, face, size)
