"""What an answer was worth: right or wrong, the bets that were paid, why; and the last answers."""

from __future__ import annotations

from terminal.screen import theme
from terminal.screen.format import money
from terminal.screen.theme import Gap, Practice, Size, Type
from terminal.screen.training.answer_panels import AnswerKeys
from terminal.screen.training.answer_views import LastAnswer, LastAnswersView, PaidLine, ToldView
from terminal.screen.translate import Bilingual, both, tr
from terminal.screen.widgets.ground import ALARM_PANEL, PANEL, ROW, TRAINING_PANEL, TRAINING_TILE
from terminal.screen.widgets.layout import FILL, Pad, PanelPart, boxed, column, grid, row
from terminal.screen.widgets.paging import PAIR
from terminal.screen.widgets.paint import Align, Run
from terminal.screen.widgets.panel import PLACE, RAIL_WIDTH, Panel
from terminal.screen.widgets.parts import (
    Icon,
    ParagraphTags,
    Rule,
    Text,
    caption,
    note,
    strong,
    titled,
    words,
)


class LastAnswersPanel(Panel[LastAnswersView]):
    """The last answers, where the keys were; it has no keys."""

    BOX = AnswerKeys.BOX
    UNDER = theme.BACKGROUND

    def parts(self, view: LastAnswersView) -> PanelPart:
        """Return the answers, the last one first."""
        head = row(
            titled(both("Last answers"), Type.HEAD, Type.LABEL),
            FILL,
            strong(view.share, Type.LABEL),
            pad=Pad.across(Gap.WIDE),
            high=Size.HINT,
        )
        lines = grid(
            *map(_last_answer, view.answers),
            columns=1,
            line=Size.TOUCH,
            gap=Gap.TIGHT,
            pad=Pad.across(Gap.KEYS),
        )
        return boxed(PANEL, column(head, lines, FILL))


def _last_answer(answer: LastAnswer) -> PanelPart:
    mark = Icon(
        "check" if answer.right else "cross", Type.LABEL, theme.TRAINING if answer.right else theme.ALARM
    )
    ought = Text(answer.ought, Type.NOTE, most=PAIR, pitch=Size.NOTE_LINE)
    lines = column(FILL, strong(answer.title, Type.LABEL), ought, FILL, grow=1)
    time = caption(answer.seconds, Type.NOTE, align=Align.RIGHT)
    content = row(mark, lines, time, gap=Gap.WORDS, pad=Pad.across(Gap.WORDS))
    return boxed(ROW if answer.right else ALARM_PANEL.rounded(theme.Radius.KEY), content)


class ToldPanel(Panel[ToldView]):
    """What an answer was worth, at the dealer's place."""

    BOX = PLACE

    def parts(self, view: ToldView) -> PanelPart:
        """Return right or wrong, what was done and what was right, and why."""
        ground = TRAINING_PANEL if view.right else ALARM_PANEL
        head = row(
            Icon(
                "ring-check" if view.right else "warning", Size.ICON, theme.TRAINING if view.right else None
            ),
            titled(Bilingual(view.title, view.second), Type.TITLE, Type.LABEL),
            FILL,
            ParagraphTags(view.paragraphs, wide=RAIL_WIDTH - Size.TIED),
            gap=Gap.WIDE,
            high=Size.HEAD,
        )
        done = (
            _paid_table(view.bets)
            if view.bets
            else grid(
                *(_done(*one) for one in view.rows),
                columns=PAIR if len(view.rows) > PAIR else 1,
                gap=Gap.SMALL,
                line_gap=Gap.SMALL,
                most=Size.KEY,
                grow=1,
            )
        )
        why = column(
            *(note(line, Type.LABEL, pitch=Gap.LARGE) for line in view.why),
            FILL,
            boxed(
                TRAINING_TILE, row(caption(view.note, Type.LABEL), pad=Pad.across(Gap.WIDE)), high=Size.HINT
            )
            if view.note
            else None,
            gap=Gap.SMALL,
            grow=1,
        )
        body = row(done, Rule(), why, gap=Gap.EDGE, grow=1)
        return boxed(
            ground.inked(theme.TEXT),
            column(head, Rule(high=Gap.MEDIUM), body, pad=Pad(Gap.EDGE, Gap.SMALL, Gap.EDGE, Gap.WIDE)),
        )


def _paid_table(bets: tuple[PaidLine, ...]) -> PanelPart:
    """Return the bets that were paid, those that are wrong first, and what they come to."""
    wrong_first = sorted(bets, key=lambda one: one.paid == one.ought)[: PAIR + PAIR]
    places = {one.where for one in bets}
    same = places.pop() if len(places) == 1 else ""
    head = row(
        caption(same, Type.SECOND),
        FILL,
        *(caption(text, Type.SECOND, align=Align.RIGHT, wide=Practice.PAID) for text in _heads()),
        pad=Pad.across(Gap.WORDS),
        high=Size.NOTE_LINE,
    )
    paid, ought = sum(one.paid for one in bets), sum(one.ought for one in bets)
    lines = [
        boxed(
            ROW if one.paid == one.ought else ALARM_PANEL.rounded(theme.Radius.KEY),
            _paid_line(one, one.where if not same else ""),
        )
        for one in wrong_first
    ]
    whole = _paid_line(PaidLine(tr("Sum"), "", paid, ought))
    return column(head, grid(*lines, whole, columns=1, gap=Gap.TIGHT, most=Size.TOTALS, grow=1), grow=1)


def _heads() -> tuple[str, str]:
    return tr("you did"), tr("right is")


def _paid_line(one: PaidLine, where: str = "") -> PanelPart:
    said = words(Run(one.bet, Type.LABEL, bold=True), Run(where, Type.SECOND, gap=Gap.WORDS, faint=True))
    return row(
        said,
        FILL,
        Text(money(one.paid), Type.LABEL, align=Align.RIGHT, wide=Practice.PAID),
        strong(money(one.ought), Type.LABEL, align=Align.RIGHT, wide=Practice.PAID),
        pad=Pad.across(Gap.WORDS),
    )


def _done(label: str, text: str) -> PanelPart:
    """Return what was done, or what was right, over up to two lines."""
    lines = column(
        FILL,
        caption(label, Type.SECOND),
        Text(text, Type.BODY, bold=True, most=PAIR, pitch=Gap.LARGE),
        FILL,
        pad=Pad.across(Gap.WIDE),
    )
    return boxed(ROW, lines)
