"""A walk-through of an irregularity: one question at a time, with what lies and what would follow."""

from collections.abc import Hashable
from typing import Final

from terminal.rules.bets import HAND_BETS
from terminal.screen import theme
from terminal.screen.dialogue_views import Answer, ChangeLine, DrawnCard, Established, WalkThroughView
from terminal.screen.theme import Edge, Gap, Radius, Size, Type
from terminal.screen.translate import Bilingual, tr
from terminal.screen.widgets.answer_key import answer_key
from terminal.screen.widgets.ground import FLAT, ROW, TAG, BoxGround
from terminal.screen.widgets.layout import FILL, Pad, PanelPart, column, first_fit, grid, row, space, stack
from terminal.screen.widgets.page import PAGE, SIDE, page
from terminal.screen.widgets.paint import Align, Box
from terminal.screen.widgets.panel import KeyId, Panel
from terminal.screen.widgets.parts import Disc, Icon, Rule, Text, arrow_key, caption, strong, tag, titled
from terminal.screen.widgets.pictures import CardPicture, hands_on_cloth
from terminal.screen.widgets.sheet import Sheet

_TOP: Final = 492.0
_BETWEEN: Final = 124.0
_ARROW_RING: Final = 40.0
_ORDER_TITLE: Final = 122.0
_TILE: Final = 129.0
_CARD: Final = 47.0
_TILES_APART: Final = 9.0
_ESTABLISHED: Final = 534.0
_TAG: Final = 32.0
_QUESTION: Final = 68.0
_ASK: Final = BoxGround(theme.ACCENT, radius=Radius.TAG, first=theme.ACCENT_INK)
_TEXT_LINES: Final = 4
_ANSWER: Final = (84.0, 192.0)
"""The least and the most height of an answer."""
_COLUMNS: Final = (2, 3)
_ARROW: Final = 98.0
_LABEL: Final = 188.0
_BEFORE: Final = 412.0
_FORTH: Final = "answers-on"
_BACK: Final = "answers-back"


class WalkThroughPage(Panel[WalkThroughView]):
    """The page of a walk-through."""

    BOX = PAGE

    _first = 0
    _fit = 1

    def show_view(self, view: WalkThroughView) -> None:
        """Show a question; another one begins at its first answers."""
        if self.view is None or view.question != self.view.question:
            self._first = 0
        super().show_view(view)

    def parts(self, view: WalkThroughView) -> PanelPart:
        """Return what lies and would lie, the question, and its answers or what would become of things."""
        lies = (_lies(view), Rule()) if view.before is not None else (Gap.BLOCK,)
        return page(
            (view.title, view.second, view.caption),
            "warning" if view.alarm else view.icon,
            column(*lies, QuestionPart(self, view, grow=1), grow=1),
            alarm=view.alarm,
        )

    def subject(self, view: WalkThroughView) -> Hashable:
        """Return the question."""
        return view.title, view.question

    def act(self, key: KeyId) -> None:
        """Tell which answer was given, or show others."""
        if key in (_FORTH, _BACK):
            self._first = max(0, self._first + (self._fit if key == _FORTH else -self._fit))
            self._refresh()
        else:
            self.touched.emit(key)

    def answers_on_show(self, answers: tuple[Answer, ...], fit: int) -> tuple[Answer, ...]:
        """Return the answers on show where `fit` of them have room."""
        self._fit = fit
        return answers[self._first : self._first + fit]

    def arrows(self, answers: tuple[Answer, ...]) -> tuple[PanelPart, ...]:
        """Return the arrows to the other answers; none if all are on show."""
        if self._fit >= len(answers):
            return ()
        back, forth = self._first > 0, self._first + self._fit < len(answers)
        return (
            _arrow(_BACK, "chevron-left", tr("Before"), tr("These are the first answers."), on=back),
            _arrow(_FORTH, "chevron-right", tr("After"), tr("These are the last answers."), on=forth),
        )


def _arrow(name: str, icon: str, spoken: str, end: str, *, on: bool) -> PanelPart:
    return arrow_key(name, icon, spoken, on=on, end=end, margin=0, wide=_ARROW, high=Size.ROW)


def _lies(view: WalkThroughView) -> PanelPart:
    """Return the hands before and after, and the order in which the cards left the shoe."""
    arrow = stack(Disc(_ARROW_RING, theme.SURFACE_RAISED), Icon("right", Type.TOTALS))
    hands = row(
        None if view.before is None else stack(hands_on_cloth(view.before), grow=1),
        row(column(Gap.TOUCH, stack(arrow, grow=1), grow=1) if view.after else FILL, wide=_BETWEEN),
        FILL if view.after is None else stack(hands_on_cloth(view.after), grow=1),
        grow=1,
    )
    established = None if view.established is None else _established(view.established)
    order = row(*_order(view.order), Gap.INSET, established, high=Size.FOOT)
    return column(hands, Gap.PAGE, order, pad=Pad.across(SIDE, Gap.LARGE, Gap.BLOCK), high=_TOP)


def _order(order: tuple[DrawnCard, ...]) -> tuple[PanelPart, ...]:
    """Return the cards as they left the shoe, closer where they are many, or by themselves."""
    if not order:
        return (FILL,)
    title = Text(tr("Order out\nof the shoe"), Type.LABEL, faint=True, most=2, pitch=Size.LINE, grow=1)
    tiles: list[PanelPart] = []
    for drawn in order:
        tiles += [_tile(drawn), space(_TILES_APART, Gap.TIGHT)]
    narrow = [_card(drawn, ground=_tile_ground(drawn)) for drawn in order]
    return (
        row(title, pad=Pad(top=Gap.TIGHT), wide=_ORDER_TITLE),
        first_fit(
            row(*tiles, wide=len(order) * (_TILE + Gap.TIGHT)),
            grid(*narrow, columns=len(order), gap=Gap.TIGHT, pad=Pad(right=Gap.TIGHT)),
            grow=1,
        ),
    )


def _tile(drawn: DrawnCard) -> PanelPart:
    hand: PanelPart = FILL
    if drawn.hand is not None:
        bet = HAND_BETS[drawn.hand]
        ink = theme.AREA_COLOURS[bet].text
        hand = strong(theme.glyph(bet), Type.HEAD, ink, align=Align.CENTRE, grow=1)
    number = strong(str(drawn.number), Type.BODY, theme.TEXT_SOFT, align=Align.CENTRE, grow=1)
    card = stack(_card(drawn), wide=_CARD)
    return row(number, card, hand, pad=Pad.across(Gap.HAIR), ground=_tile_ground(drawn), wide=_TILE)


def _tile_ground(drawn: DrawnCard) -> BoxGround:
    return FLAT.edged(theme.ALARM, Edge.RING) if drawn.fault else FLAT


def _card(drawn: DrawnCard, ground: BoxGround | None = None) -> PanelPart:
    return column(Gap.MEDIUM, CardPicture(drawn.card, grow=1), Gap.MEDIUM, ground=ground)


def _established(established: Established) -> PanelPart:
    """Return whether an outcome has been established, and what follows."""
    title, paragraph = strong(established.title, Type.TEXT, grow=1), established.paragraph
    words: PanelPart = row(title, grow=1)
    if established.note or paragraph:
        note = row(
            caption(established.note, Type.LABEL, grow=1),
            tag(paragraph, Type.NOTE, ground=TAG, high=_TAG) if paragraph else None,
            gap=Gap.BLOCK,
            high=_TAG,
        )
        words = column(Gap.INSET, row(title, high=Gap.LARGE), note, FILL, grow=1)
    lock = Icon("lock", Type.NAME, faint=True)
    return row(lock, Gap.INSET, words, pad=Pad.across(Gap.EDGE), ground=ROW, wide=_ESTABLISHED)


class QuestionPart(PanelPart, frozen=True):
    """The question with what there is to say before it, and its answers as many as have room."""

    page: WalkThroughPage
    view: WalkThroughView

    def place(self, box: Box, sheet: Sheet) -> None:
        """Place the question, its text, and the answers on show."""
        view = self.view
        text = None
        top = _QUESTION
        if view.text:
            text = Text(view.text, Type.AMOUNT, most=_TEXT_LINES, pitch=Size.TEXT_LINE)
            top += text.height(sheet, box[2] - SIDE - SIDE) + Gap.WIDE
        answers = self._answers(box[3] - top - Gap.EDGE)
        below = _changes(view.changes) if view.changes else answers
        column(
            row(*self._question(), high=_QUESTION),
            text,
            Gap.WIDE if text else None,
            below,
            pad=Pad.across(SIDE, bottom=Gap.EDGE),
        ).place(box, sheet)

    def _question(self) -> tuple[PanelPart | float | None, ...]:
        view = self.view
        arrows = self.page.arrows(view.answers)
        return (
            tag(view.ask, Type.NOTE, ground=_ASK, high=Size.TEXT_LINE, inset=Gap.INSET) if view.ask else None,
            Gap.BLOCK if view.ask else None,
            titled(
                Bilingual(view.question, view.question_second), Type.QUESTION, Type.STAKE, Gap.EDGE, grow=1
            ),
            Gap.LARGE,
            caption(view.decides, Type.BODY),
            row(*arrows, gap=Gap.SMALL, pad=Pad(left=Gap.EDGE)) if arrows else None,
        )

    def _answers(self, room: float) -> PanelPart:
        """Return the answers that have room in two columns or three."""
        few, many = _COLUMNS
        least, most = _ANSWER
        fit = int((room + Gap.WIDE) // (least + Gap.WIDE))
        count = max(len(self.view.answers), 1)
        columns = few if count <= few * fit else many
        lines = min(fit, -(-count // columns))
        shown = self.page.answers_on_show(self.view.answers, lines * columns)
        keys = (answer_key(("answer", answer.name), answer, inline=True) for answer in shown)
        return grid(*keys, columns=columns, gap=Gap.WIDE, most=most, lines=lines, grow=1)


def _changes(changes: tuple[ChangeLine, ...]) -> PanelPart:
    """Return what is, and what becomes of it."""
    heads = row(
        _LABEL + Gap.WIDE,
        caption(tr("before"), Type.TEXT, wide=_BEFORE),
        Size.TOUCH + Gap.WIDE,
        caption(tr("after"), Type.TEXT),
        pad=Pad(top=Gap.INSET),
        high=Size.GLYPH,
    )
    pad = Pad(left=Gap.ICON, right=Gap.BLOCK, bottom=Gap.SMALL)
    return column(heads, *map(_change, changes), pad=pad, ground=ROW)


def _change(change: ChangeLine) -> PanelPart:
    return row(
        caption(change.label, Type.BODY, wide=_LABEL),
        Gap.WIDE,
        Text(change.before, Type.AMOUNT, wide=_BEFORE),
        Icon("right", Type.LABEL, faint=True, wide=Size.TOUCH),
        Gap.WIDE,
        strong(change.after, Type.AMOUNT, grow=1),
        high=Size.ROW,
    )
