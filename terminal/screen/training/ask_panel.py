"""A question over the whole page, with large keys to answer it."""

from __future__ import annotations

from msgspec import Struct

from terminal.screen.dialogue_views import Answer
from terminal.screen.theme import Gap, Practice, Size, Type
from terminal.screen.training.digit_row import digit_row
from terminal.screen.training.told_panel import PAGE_BOX, between_ribbons
from terminal.screen.translate import Bilingual
from terminal.screen.widgets.answer_key import answer_key
from terminal.screen.widgets.ground import FIELD
from terminal.screen.widgets.layout import FILL, Pad, PanelPart, boxed, column, grid, row, space
from terminal.screen.widgets.page import SIDE, page
from terminal.screen.widgets.panel import Panel
from terminal.screen.widgets.parts import Icon, Text, strong


class QuestionPageView(Struct, frozen=True, kw_only=True):
    """A question: what there is to know, and the answers."""

    title: Bilingual
    caption: str
    icon: str
    lines: tuple[tuple[str, str], ...]
    """An icon and a sentence each."""
    answers: tuple[Answer, ...]
    ribbon: str = ""
    """What the two ribbons say; empty: that this is training."""
    typed: str | None = None
    """A number that is being typed under the sentences, on digits of its own; None without one."""


class QuestionPagePanel(Panel[QuestionPageView]):
    """The page; `touched` gives the name of the answer."""

    BOX = PAGE_BOX

    def parts(self, view: QuestionPageView) -> PanelPart:
        """Return the sentences over the answers."""
        lines = (
            row(Icon(icon, Size.ICON), Text(text, Type.NAME, grow=1), gap=Gap.BODY, high=Size.TOUCH)
            for icon, text in view.lines
        )
        keys = grid(
            *(answer_key(one.name, one) for one in view.answers),
            columns=1,
            line=Practice.RESULT,
            gap=Gap.WIDE,
        )
        number = None if view.typed is None else _number(view.typed)
        body = column(
            space(Gap.BODY),
            *lines,
            number,
            FILL,
            keys,
            space(Gap.BODY),
            pad=Pad.across(SIDE),
            gap=Gap.WIDE,
            grow=1,
        )
        head = (view.title.text, view.title.second, view.caption)
        return between_ribbons(row(page(head, view.icon, body), grow=1), ribbon=view.ribbon)


def _number(typed: str) -> PanelPart:
    """Return a number that is being typed, over its digits."""
    field = boxed(FIELD, row(FILL, strong(typed, Type.TYPED), FILL), high=Size.FIELD, wide=Practice.OUGHT)
    return column(row(FILL, field, FILL), row(digit_row(), high=Practice.TILE), gap=Gap.WIDE)
