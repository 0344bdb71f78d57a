"""The panels of a question: its head, the keys, the dealer's place, and what is given next to the felt."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from typing import Final

from terminal.rules.bets import Hand, Result
from terminal.rules.cards import Card
from terminal.rules.ranks import Rank
from terminal.screen import theme
from terminal.screen.format import money
from terminal.screen.theme import Gap, Practice, Size, Type
from terminal.screen.training.answer_entry import FIVE_KEYS, LISTED, POINT, Doing, EntryWay
from terminal.screen.training.answer_views import (
    AnswerKeysView,
    AnswerPadView,
    GivenAlongView,
    GivenView,
    Progress,
    QuestionView,
)
from terminal.screen.training.digit_row import digit_row
from terminal.screen.training.time_bar import ShareBar
from terminal.screen.translate import Bilingual, both, tr
from terminal.screen.views import Tone
from terminal.screen.widgets.arrangement import UPRIGHT_WIDTH
from terminal.screen.widgets.ground import (
    FIELD,
    PANEL,
    RAISED,
    TRAINING_PANEL,
    WELL,
)
from terminal.screen.widgets.layout import FILL, Pad, PanelPart, boxed, column, grid, row, space, two_lines
from terminal.screen.widgets.paging import PAIR, Listing, PagedPanel
from terminal.screen.widgets.paint import Align, Box
from terminal.screen.widgets.panel import RAIL_BOTTOM, RAIL_LEFT, RAIL_WIDTH, Panel
from terminal.screen.widgets.parts import (
    Badge,
    Icon,
    KeyPart,
    Rule,
    Text,
    amount,
    caption,
    key,
    note,
    strong,
    tall_key,
    title_key,
    usable,
)
from terminal.screen.widgets.pictures import CardPicture, ChipPicture
from terminal.screen.widgets.play_keys import chip_key
from terminal.screen.widgets.rail import GAP, TOP, tone_pill, toned
from terminal.screen.widgets.rail_head import HEAD_BOTTOM, HEIGHT
from terminal.screen.widgets.strip_tools import HEIGHT as STRIP_HIGH
from terminal.screen.widgets.strip_tools import TOP as STRIP

GIVEN_TOP: Final = 648.0
"""Where what is given begins, under the keys."""
_BEHIND_TOOLS: Final = Gap.BLOCK + STRIP_HIGH + Gap.MEDIUM + STRIP_HIGH + Gap.LARGE
"""Where the strip has room behind its two tools, which are as wide as they are high."""
_KEYS_HIGH: Final = len(FIVE_KEYS) * (Practice.FIVE + Gap.MEDIUM) - Gap.MEDIUM
_TALL: Final[Box] = (RAIL_LEFT, RAIL_BOTTOM - _KEYS_HIGH, RAIL_WIDTH, _KEYS_HIGH)
"""The five keys where nothing is said: they end over the main button, which never moves."""
_LOW_HEAD: Final[Box] = (RAIL_LEFT, TOP, RAIL_WIDTH, RAIL_BOTTOM - _KEYS_HIGH - GAP - TOP)
TARGET_AT: Final = 0.5
"""Where the target stands on a time bar, which ends at twice the target."""


class QuestionHead(Panel[QuestionView]):
    """The head of the rail while something is asked."""

    BOX = (RAIL_LEFT, TOP, RAIL_WIDTH, HEIGHT)

    def show_view(self, view: QuestionView) -> None:
        """Show what is asked; a low head where nothing is said."""
        self.move_with_next(self.BOX if view.progress is None else _LOW_HEAD)
        super().show_view(view)

    def parts(self, view: QuestionView) -> PanelPart:
        """Return what is asked, and the time; or how far it has come."""
        if view.progress is not None:
            return _low_head(view, view.progress)
        time = row(
            strong(view.seconds, Type.HEAD),
            FILL,
            caption(view.target, Type.LABEL),
            high=Size.TEXT_LINE,
        )
        bar = None if view.share is None else ShareBar(view.share, tick=TARGET_AT, high=Gap.WORDS)
        return toned(
            Tone.TRAINING,
            column(
                space(Gap.EDGE),
                row(
                    tone_pill(Tone.TRAINING, view.pill),
                    caption(view.caption, Type.LABEL, align=Align.RIGHT, grow=1),
                    gap=Gap.WIDE,
                ),
                space(Gap.WIDE),
                Text(view.title, Type.NAME, bold=True, most=2, pitch=Size.TEXT_LINE),
                caption(view.second, Type.LABEL),
                FILL,
                time,
                bar,
                space(Gap.EDGE),
                pad=Pad(Gap.FOOT, 0, Gap.EDGE),
            ),
        )


def _low_head(view: QuestionView, progress: Progress) -> PanelPart:
    """Return what is asked over a bar that says how many were answered."""
    bar = column(FILL, ShareBar(progress.share, high=Gap.MEDIUM), FILL, grow=1)
    return toned(
        Tone.TRAINING,
        column(
            space(Gap.SMALL),
            row(
                tone_pill(Tone.TRAINING, view.pill),
                caption(view.caption, Type.LABEL, align=Align.RIGHT, grow=1),
                gap=Gap.WIDE,
            ),
            FILL,
            strong(view.title, Type.BODY),
            row(caption(view.second, Type.SECOND), high=Type.BODY),
            row(bar, caption(progress.text, Type.SECOND), gap=Gap.WIDE, high=Type.BODY),
            FILL,
            pad=Pad(Gap.FOOT, 0, Gap.EDGE),
        ),
    )


class AnswerKeys(PagedPanel[AnswerKeysView]):
    """The five keys; with the pit called, the list of what can have gone wrong."""

    BOX = (RAIL_LEFT, HEAD_BOTTOM, RAIL_WIDTH, GIVEN_TOP - GAP - HEAD_BOTTOM)
    UNDER = theme.BACKGROUND

    def show_view(self, view: AnswerKeysView) -> None:
        """Show the keys, tall where nothing is said; a list that opens begins at its first row."""
        self.move_with_next(_TALL if view.tall else self.BOX)
        if self.view is not None and self.view.way is not view.way:
            self._first = 0
        super().show_view(view)

    def subject(self, view: AnswerKeysView) -> Hashable:
        """Return whether the list is open."""
        return view.way in LISTED

    def parts(self, view: AnswerKeysView) -> PanelPart:
        """Return the keys, or the list."""
        return self._list(view) if view.way in LISTED else _five(view)

    def _list(self, view: AnswerKeysView) -> PanelPart:
        lines = -(-len(view.kinds) // PAIR)

        def line(number: int) -> PanelPart:
            own = view.kinds[number * PAIR :][:PAIR]
            return grid(*(_kind(name, title, view.kind) for name, title in own), columns=PAIR, gap=Gap.SMALL)

        back = title_key(
            ("way", view.way), tr("Back"), "left", size=Type.LABEL, margin=Gap.HAIR, high=Size.TOUCH
        )
        return boxed(
            PANEL,
            column(
                Listing(self, lines, line, line=Size.TOUCH, gap=Gap.SMALL, paired=True, grow=1),
                space(Gap.SMALL),
                back,
                pad=Pad.all(Gap.MEDIUM),
            ),
        )


def _kind(name: str, title: str, chosen: str | None) -> KeyPart:
    text = Text(title, Type.SECOND, bold=True, align=Align.CENTRE, most=2, pitch=Gap.BODY, grow=1)
    return key(
        ("kind", name),
        row(text, pad=Pad.across(Gap.SMALL)),
        title,
        state=usable(True, chosen=name == chosen),
        ground=RAISED,
        margin=Gap.HAIR,
    )


def _five(view: AnswerKeysView) -> PanelPart:
    titles = (
        both("Draw to Player"),
        both("Draw to Banker"),
        both("Offer insurance"),
        both("Call result"),
        both("Call the pit"),
    )
    chosen = {("draw", view.drawn), ("way", view.way)}
    keys = (
        _numbered(number, name, title, name in chosen, tall=view.tall)
        for number, (name, title) in enumerate(zip(FIVE_KEYS, titles, strict=True), start=1)
    )
    return grid(*keys, columns=1, gap=Gap.MEDIUM if view.tall else Gap.SMALL)


def _numbered(number: int, name: Hashable, title: Bilingual, chosen: bool, *, tall: bool) -> KeyPart:
    first, second, disc = _TALL_KEY if tall else _LOW_KEY
    alone = strong(title.text, first, grow=1)
    lines = two_lines(alone, caption(title.second, second), grow=1) if title.second else alone
    content = row(Badge(str(number), disc), lines, gap=Gap.EDGE, pad=Pad(left=Gap.ICON, right=Gap.MEDIUM))
    return key(name, content, title.text, state=usable(True, chosen=chosen), ground=RAISED, margin=Gap.TOUCH)


_TALL_KEY: Final = (Type.PERSON, Type.BODY, Type.TOTALS)
"""The sizes of the two lines of a key, and the radius of its number."""
_LOW_KEY: Final = (Type.HEAD, Type.NOTE, Gap.LARGE)


class AnswerPad(Panel[AnswerPadView]):
    """The dealer's place while something is asked; all its keys are always on."""

    KEEPS_KEYS = True

    def subject(self, view: AnswerPadView) -> Hashable:
        """Return what is entered here."""
        return view.way

    def parts(self, view: AnswerPadView) -> PanelPart:
        """Return what is done over the chips or figures that it is done with."""
        match view.way:
            case EntryWay.OFFER:
                upper = _offer(view)
            case EntryWay.CALL:
                upper = _call(view)
            case EntryWay.PIT:
                upper = _ranks(view)
            case EntryWay.IRREGULARITY:
                told = tr("Touch in the list at the right what has gone wrong.")
                upper = row(strong(view.kind or told, Type.HEAD), pad=Pad.across(Gap.BODY), grow=1)
            case _:
                upper = _sums(view)
        under = _chips(view) if view.way is EntryWay.CHIPS else digit_row(POINT)
        if view.way in LISTED:
            under = row(
                note(_HINTS[view.way](), Type.BODY, pitch=Size.LINE, grow=1), pad=Pad.across(Gap.BODY)
            )
        return boxed(
            TRAINING_PANEL,
            column(
                row(upper, high=Size.ARMED),
                Rule(high=Gap.HAIR),
                row(under, grow=1),
                gap=Gap.MEDIUM,
                pad=Pad.all(Gap.WORDS),
            ),
        )


_HINTS: Final[Mapping[EntryWay, Callable[[], str]]] = {
    EntryWay.PIT: lambda: tr("Say who decides; or touch in the list at the right what has gone wrong."),
    EntryWay.IRREGULARITY: lambda: tr("Play stops for it."),
}


def _sums(view: AnswerPadView) -> PanelPart:
    """Return the bet that was touched, the sum, and what is done with it."""
    said = two_lines(
        strong(view.title, Type.LABEL),
        caption(view.note, Type.SECOND),
        pad=Pad(left=Gap.MEDIUM),
        grow=1,
    )
    figure = view.typed or money(view.cents)
    other = ("type", tr("Chips"), "chips") if view.way is EntryWay.FIGURES else ("type", tr("Figures"), "pad")
    return row(
        said,
        strong(figure, Type.STEP, align=Align.RIGHT, wide=Size.ARROW + Size.GLYPH),
        *(
            _tall(("do", doing), title, icon)
            for doing, title, icon in (
                (Doing.TAKE, tr("Take"), "down"),
                (Doing.PAY, tr("Pay"), "plus"),
                (Doing.REFUSE, tr("Refuse"), "left"),
            )
        ),
        _tall(*other),
        _tall("clear", tr("Clear"), "cross"),
        gap=Gap.KEYS,
        grow=1,
    )


def _tall(name: Hashable, title: str, icon: str) -> KeyPart:
    return tall_key(name, title, icon, ground=RAISED, margin=Gap.HAIR, wide=Size.KEY)


def _offer(view: AnswerPadView) -> PanelPart:
    typed = boxed(FIELD, row(FILL, strong(view.typed, Type.TYPED), FILL), high=Size.FIELD, wide=Size.ARMED)
    return row(
        *_choices(
            "hand", ((Hand.PLAYER, both("Player hand")), (Hand.BANKER, both("Banker hand"))), view.hand
        ),
        caption(tr("pays"), Type.BODY),
        typed,
        caption(tr("to 1"), Type.BODY),
        _tall("clear", tr("Clear"), "cross"),
        gap=Gap.WORDS,
        grow=1,
    )


def _call(view: AnswerPadView) -> PanelPart:
    results = (
        (Result.PLAYER, both("Player wins")),
        (Result.BANKER, both("Banker wins")),
        (Result.TIE, both("Tie")),
    )
    names = (tr("Player"), tr("Banker"))
    fields = zip(Hand, names, view.totals, strict=True)
    return row(
        *_choices("result", results, view.result),
        *(_total(hand, name, points, now=hand is view.of) for hand, name, points in fields),
        gap=Gap.KEYS,
        grow=1,
    )


def _total(hand: Hand, name: str, points: int | None, *, now: bool) -> KeyPart:
    figure = strong("" if points is None else str(points), Type.TYPED, align=Align.CENTRE)
    content = two_lines(caption(name, Type.SECOND, align=Align.CENTRE), figure)
    ground = FIELD if now else WELL
    return key(("total", hand), content, name, ground=ground, margin=Gap.HAIR, wide=Size.ARROW)


def _ranks(view: AnswerPadView) -> PanelPart:
    ranks = (
        (Rank.DEALER, both("I decide alone")),
        (Rank.PIT_SUPERVISOR, both("Pit Supervisor")),
        (Rank.PIT_MANAGER, both("Pit Manager")),
        (Rank.SHIFT_MANAGER, both("Shift Manager")),
    )
    return row(*_choices("rank", ranks, view.rank), gap=Gap.KEYS, grow=1)


def _choices(
    what: str, choices: tuple[tuple[Hashable, Bilingual], ...], chosen: object
) -> tuple[KeyPart, ...]:
    return tuple(
        key(
            (what, name),
            two_lines(
                strong(title.text, Type.LABEL, align=Align.CENTRE),
                caption(title.second, Type.SECOND, align=Align.CENTRE),
                pad=Pad.across(Gap.TIGHT),
            ),
            title.text,
            state=usable(True, chosen=name is chosen),
            ground=RAISED,
            margin=Gap.HAIR,
            grow=1,
        )
        for name, title in choices
    )


def _chips(view: AnswerPadView) -> PanelPart:
    keys = [
        chip_key(value, count).named(("chip", value))
        for value, count in zip(view.chips, view.counts, strict=True)
    ]
    return grid(*keys, columns=max(len(keys), 1), gap=Gap.SMALL, widest=Size.ARROW, grow=1)


class GivenPanel(Panel[GivenView]):
    """What is given next to the felt, and the acts that were entered: a touch on one changes it."""

    BOX = (RAIL_LEFT, GIVEN_TOP, RAIL_WIDTH, RAIL_BOTTOM - GIVEN_TOP)

    def parts(self, view: GivenView) -> PanelPart:
        """Return signs, what people say, chips and cards; and the acts, the last of them."""
        said = [row(Icon("speech", Type.LABEL), _said(line), gap=Gap.WORDS) for line in view.lines]
        sign = note(" · ".join(view.signs), Type.SECOND)
        total = None if view.sum is None else amount(view.sum, Type.SUM)
        own = _own_acts(view, PAIR if _says_more(view) else PAIR + PAIR)
        return boxed(
            PANEL,
            column(
                sign,
                *said,
                _stacks(view.stacks) if view.stacks else None,
                None if total is None else row(FILL, total, FILL),
                row(*(_lying(*one) for one in view.cards), gap=Gap.WORDS, high=Size.TOUCH)
                if view.cards
                else None,
                FILL,
                *(
                    row(*own[first : first + PAIR], gap=Gap.SMALL, high=Size.TOUCH)
                    for first in range(0, len(own), PAIR)
                ),
                gap=Gap.TIGHT,
                pad=Pad(Gap.EDGE, Gap.SMALL, Gap.EDGE, Gap.SMALL),
            ),
        )


def _says_more(view: GivenView) -> bool:
    """Return whether anything is given but the signs."""
    return bool(view.lines or view.cards or view.stacks or view.sum is not None)


def _own_acts(view: GivenView, most: int) -> list[KeyPart]:
    """Return the last acts that were entered, each a key that opens it again."""
    return [
        key(
            ("row", line.number),
            row(
                Text(line.words, Type.SECOND, bold=True, most=PAIR, pitch=Gap.BODY, grow=1),
                pad=Pad.across(Gap.SMALL),
            ),
            line.words,
            state=usable(view.changes),
            ground=RAISED,
            meaning=line.words,
            reason=tr("Nothing is asked now."),
            margin=Gap.HAIR,
            grow=1,
        )
        for line in view.own[-most:]
    ]


def _said(line: str) -> PanelPart:
    return Text(line, Type.LABEL, most=PAIR, pitch=Gap.LARGE, grow=1)


def _stacks(stacks: tuple[tuple[int, int], ...]) -> PanelPart:
    """Return chips to count: each kind and how many lie there, never their sum."""
    return row(
        *(
            row(ChipPicture(value, Gap.LARGE), strong(f"×{count}", Type.LABEL), gap=Gap.TIGHT)
            for value, count in stacks
        ),
        gap=Gap.WORDS,
        high=Size.TOUCH,
    )


def _lying(where: str, card: Card) -> PanelPart:
    return row(caption(where, Type.SECOND), CardPicture(card, wide=Size.TOTALS), gap=Gap.SMALL)


class GivenAlongPanel(Panel[GivenAlongView]):
    """The same along the strip, behind its two tools; as wide as the strip of an upright window has room."""

    BOX = (_BEHIND_TOOLS, STRIP, UPRIGHT_WIDTH - _BEHIND_TOOLS - Gap.BLOCK, STRIP_HIGH)

    def parts(self, view: GivenAlongView) -> PanelPart:
        """Return the signs over what is said and lies there; at the right the acts, the last of them."""
        said = [
            row(Icon("speech", Type.LABEL), Text(line, Type.LABEL, grow=1), gap=Gap.WORDS, high=Gap.LARGE)
            for line in view.lines
        ]
        own = _own_acts(view, 1 if _says_more(view) else PAIR + 1)
        under = row(
            column(*said, FILL, grow=1) if said else None,
            _stacks(view.stacks) if view.stacks else None,
            None if view.sum is None else amount(view.sum, Type.SUM),
            None if said else FILL,
            *(_lying(*one) for one in view.cards),
            column(
                space(Gap.TIGHT),
                row(*own, gap=Gap.SMALL, high=Size.TOUCH),
                FILL,
                wide=len(own) * Practice.OUGHT,
            )
            if own
            else None,
            gap=Gap.WIDE,
            grow=1,
        )
        signs = caption(" · ".join(view.signs), Type.LABEL, high=Gap.LARGE)
        return column(space(Gap.TIGHT), signs, under)
