"""The report's rail: what it says of insurance, the head of the ledger, and the ways to take it along."""

from typing import Final

from terminal.screen import theme
from terminal.screen.reports.views import ChainMark, ExportKey, LedgerHeadView, RailBlock, ReportRailView
from terminal.screen.theme import Edge, Gap, Radius, Size, Type
from terminal.screen.translate import Bilingual, both, tr
from terminal.screen.widgets.ground import BARE, EDGED, PANEL
from terminal.screen.widgets.layout import FILL, Pad, PanelPart, column, grid, levels, row, stack
from terminal.screen.widgets.paint import Align, Run
from terminal.screen.widgets.panel import RailPanel
from terminal.screen.widgets.parts import Icon, KeyPart, Text, caption, key, strong, titled, usable, words

_HASH_PART: Final = 8
_HASH_COLUMNS: Final = 4
_EXPORT: Final = 127.0
_LEAST_PART: Final = 84.0
_PARTS: Final = 50.0


class ReportRail(RailPanel[ReportRailView]):
    """The report's rail; its keys are named as the ways to take the report along."""

    UNDER = theme.BACKGROUND

    def parts(self, view: ReportRailView) -> PanelPart:
        """Return what there is to say, and the ledger's head, above a key a way to take the report along."""
        return column(
            FILL if view.block is None else _block(view.block),
            None if view.ledger is None else _ledger(view.ledger),
            row(*map(_export, view.exports), gap=Gap.MEDIUM, high=_EXPORT),
            gap=Gap.MEDIUM,
        )


def _export(way: ExportKey) -> KeyPart:
    title = strong(way.title, Type.LABEL, align=Align.CENTRE, grow=1)
    content = levels((0.39, Icon(way.icon, Type.TOTALS)), (0.68, row(title, pad=Pad.across(Gap.TIGHT))))
    state = usable(way.usable)
    return key(
        way.name,
        content,
        way.title,
        state=state,
        ground=EDGED,
        reason=tr("There is no report to export."),
        margin=0,
        grow=1,
    )


def _block(block: RailBlock) -> PanelPart:
    """Return what is said: a bar of counts, lines, and a total; closer where there is much."""
    head = row(
        titled(Bilingual(block.title, block.second), Type.AMOUNT, Type.LABEL, grow=1),
        caption(block.caption, Type.LABEL),
        gap=Gap.WORDS,
        pad=Pad(Gap.EDGE, Gap.TIGHT, Gap.EDGE),
        high=Size.GLYPH,
    )
    parts = (_counts(block.parts), Gap.SMALL) if block.parts else ()
    lines = [
        row(caption(word, Type.LABEL, grow=1), strong(figure, Type.LABEL)) for word, figure in block.lines
    ]
    if block.total is not None:
        word, figure = block.total
        lines.append(row(strong(word, Type.LABEL, grow=1), strong(figure, Type.LABEL)))
    pad = Pad(Gap.EDGE, Gap.INSET, Gap.EDGE, Gap.MEDIUM)
    told = column(*(stack(line, high=Gap.WORDS) for line in lines), gap=Type.TEXT, least=0, pad=pad, grow=1)
    return column(head, *parts, told, ground=PANEL, grow=1)


def _counts(counts: tuple[tuple[int, str], ...]) -> PanelPart:
    """Return a bar in as many parts, each as wide as its count makes it."""
    looks = (
        (theme.TEXT, theme.BACKGROUND),
        (theme.LINE_STRONG, theme.TEXT),
        (theme.SURFACE_HIGH, theme.TEXT),
    )
    whole = any(count for count, _ in counts)
    parts = (
        column(
            FILL,
            strong(f"{count:,}", Type.BODY, ink, align=Align.CENTRE),
            Text(word, Type.FINE, ink, align=Align.CENTRE),
            FILL,
            pad=Pad.across(Gap.TIGHT),
            ground=BARE.filled(fill).rounded(Radius.TAG),
            wide=_LEAST_PART,
            grow=count if whole else 1,
        )
        for (count, word), (fill, ink) in zip(counts, looks, strict=True)
    )
    return row(*parts, gap=Gap.TOUCH, pad=Pad(Gap.BLOCK, 0, Gap.EDGE), high=_PARTS)


def _ledger(view: LedgerHeadView) -> PanelPart:
    """Return the last event that the report was made from, and what is known of the chain."""
    ink = None if view.mark is ChainMark.UNKNOWN else theme.TEXT
    mark = "check"
    if view.mark is ChainMark.BROKEN:
        ink, mark = theme.ALARM, "warning"
    known = (Gap.MEDIUM, Icon(mark, Type.NOTE, ink, stroke=Edge.STRONG, wide=Gap.BODY))
    parts = [view.head[start : start + _HASH_PART] for start in range(0, len(view.head), _HASH_PART)]
    sequence = Run(view.sequence, Type.AMOUNT, bold=True, gap=Gap.BLOCK)
    return column(
        row(
            Icon("lock", Type.BODY),
            Gap.WIDE,
            titled(both("Ledger head"), Type.AMOUNT, Type.NOTE, grow=1),
            Gap.WORDS,
            caption(view.chain, Type.LABEL, ink),
            *(() if view.mark is ChainMark.UNKNOWN else known),
            high=Size.HEAD_WORDS,
        ),
        row(words(Run(tr("seq"), Type.NOTE, faint=True), sequence, grow=1), caption(view.at), high=Gap.WIDE),
        Gap.WORDS,
        grid(
            *(Text(part, Type.NOTE) for part in parts),
            columns=_HASH_COLUMNS,
            gap=Gap.WIDE,
            line_gap=0,
            line=Gap.LARGE,
        ),
        pad=Pad.across(Gap.EDGE, 0, Gap.MEDIUM),
        ground=PANEL,
    )
