"""The rail of a walk-through: what has been answered, what is asked, and who decides."""

from typing import Final

from terminal.screen import theme
from terminal.screen.dialogue_views import Fact, FactsView
from terminal.screen.theme import Edge, Gap, Size, Type
from terminal.screen.translate import both, tr
from terminal.screen.widgets.ground import HOLLOW, NOW, PANEL, BoxGround
from terminal.screen.widgets.layout import FILL, Pad, PanelPart, column, first_fit, row, two_lines
from terminal.screen.widgets.paging import Listing, PagedPanel
from terminal.screen.widgets.paint import Box
from terminal.screen.widgets.parts import (
    Badge,
    Icon,
    ParagraphTags,
    Rule,
    Text,
    caption,
    fitting_paragraphs,
    key,
    strong,
    title_key,
    titled,
    usable,
)
from terminal.screen.widgets.sheet import Sheet

_ROW: Final = 61.0
_DECIDES: Final = 194.0
_BACK: Final = 60.0
_WHO: Final = 48.0

_ANSWERED: Final = BoxGround(theme.SURFACE_RAISED, fixed=True)
"""The ground of an answered question, also of one that cannot be asked again."""


class FactsPanel(PagedPanel[FactsView]):
    """The answers so far, each with a key that asks it again, and the way back."""

    def parts(self, view: FactsView) -> PanelPart:
        """Return the questions, who decides, and the way back."""
        head = row(titled(both("Facts"), Type.HEAD, Type.TEXT, Gap.MEDIUM, grow=1)) if view.facts else FILL
        listing = Listing(
            self,
            len(view.facts),
            lambda number: _fact(view.facts[number], number + 1),
            line=_ROW,
            after=-Gap.TOUCH,
            grow=1,
        )
        decides: PanelPart = FILL
        if view.facts or view.rank:
            decides = column(Rule(), WhoDecides(view.paragraphs, view.rank, view.rank_note, grow=1), grow=1)
        back = None
        if view.way_back:
            back = title_key("back", view.way_back, size=Type.TEXT, margin=Gap.HAIR, high=_BACK, grow=1)
        return column(
            row(head, pad=Pad(left=Gap.BODY, top=Gap.HAIR), high=Size.HEAD_WORDS),
            row(listing, pad=Pad.across(Gap.WORDS), grow=1),
            column(
                decides,
                row(back, pad=Pad.across(Gap.WORDS)) if back else None,
                pad=Pad(bottom=Gap.WORDS),
                high=_DECIDES,
            ),
            ground=PANEL,
        )

    def focus_row(self, view: FactsView) -> int | None:
        """Return the question asked now."""
        return next((number for number, fact in enumerate(view.facts) if fact.now), None)


def _fact(fact: Fact, number: int) -> PanelPart:
    """Return a question with its answer, the one that is asked now, or one still to come."""
    if fact.answer:
        return _answered(fact)
    badge = Badge(str(number), Gap.BLOCK, theme.ACCENT if fact.now else None, wide=Size.TOUCH)
    question = Text(
        fact.question, Type.BODY, bold=fact.now, faint=not fact.now, most=2, pitch=Gap.LARGE, grow=1
    )
    return row(badge, Gap.HAIR, question, pad=Pad(right=Gap.INSET), ground=NOW if fact.now else HOLLOW)


def _answered(fact: Fact) -> PanelPart:
    """Return the key of an answered question; a touch asks it again."""
    # The question shrinks where it is long; only the answer takes both lines then.
    question = caption(fact.question, wide=0.0)
    words = first_fit(
        two_lines(question, strong(fact.answer)),
        # A typed decision needs no question before it.
        column(Gap.TIGHT, Text(fact.answer, Type.LABEL, most=2, pitch=Size.LINE), FILL),
        grow=1,
    )
    again = (Gap.WORDS, Icon("undo", faint=True), Gap.EDGE)
    content = row(
        Icon("check", Type.TEXT, stroke=Edge.STRONG, wide=Size.TOUCH),
        Gap.HAIR,
        words,
        *(again if fact.may_reopen else (Gap.WIDE,)),
    )
    spoken = tr("Ask again: {question}").format(question=fact.question)
    return key(
        ("fact", fact.name),
        content,
        spoken,
        state=usable(fact.may_reopen),
        reason=tr("This is known already: it is not asked again."),
        ground=_ANSWERED,
        margin=Gap.HAIR,
    )


class WhoDecides(PanelPart, frozen=True):
    """The rank that decides, and the paragraphs; those that do not fit on the first line take a second."""

    paragraphs: tuple[str, ...]
    rank: str
    note: str

    def place(self, box: Box, sheet: Sheet) -> None:
        """Place the paragraphs, then the rank, with its note where there is room."""
        x, y, width, height = box
        title = caption(tr("Who decides"), Type.LABEL)
        room = width - Gap.BODY - title.width(sheet) - Gap.WORDS - Gap.BLOCK
        first = fitting_paragraphs(self.paragraphs, room, sheet)
        over = self.paragraphs[first:]
        rank: PanelPart = strong(self.rank, Type.HEAD, grow=1)
        full = bool(self.note) and not over
        if full:
            note = caption(self.note, Type.LABEL, high=Size.ICON)
            rank = column(Gap.TOUCH, strong(self.rank, Type.HEAD, high=Size.ICON), note, grow=1)
        shield = row(Gap.SMALL, Icon("shield", Type.MAIN), Gap.EDGE, rank, high=_BACK if full else Type.MAIN)
        column(
            row(
                title,
                Gap.WORDS,
                ParagraphTags(self.paragraphs[:first], grow=1),
                pad=Pad(top=Gap.MEDIUM),
                high=_WHO,
            ),
            row(ParagraphTags(over, grow=1), pad=Pad(top=Gap.SMALL), high=Gap.LARGE) if over else None,
            shield if self.rank else None,
            FILL,
            pad=Pad(left=Gap.BODY, right=Gap.BLOCK),
        ).place((x, y, width, height), sheet)
