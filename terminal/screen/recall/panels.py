"""The recall of a round: its acts in the rail, and an irregularity as it was decided."""

from typing import Final

from terminal.rules.bets import HAND_BETS, Hand
from terminal.screen import theme
from terminal.screen.recall.views import ActRow, ActsView, NamedCard, RecalledFaultView, SignatureView
from terminal.screen.theme import Edge, Gap, Size, Type
from terminal.screen.translate import Bilingual, both
from terminal.screen.widgets.ground import FLAT, PANEL, RECALLED
from terminal.screen.widgets.layout import FILL, Pad, PanelPart, column, first_fit, grid, levels, row, stack
from terminal.screen.widgets.paging import Listing, PagedPanel
from terminal.screen.widgets.paint import Run
from terminal.screen.widgets.panel import Panel
from terminal.screen.widgets.parts import (
    Badge,
    Disc,
    Icon,
    ParagraphTags,
    Rule,
    Text,
    TextRuns,
    caption,
    head_line,
    key,
    strong,
    titled,
    words,
)
from terminal.screen.widgets.pictures import CardPicture
from terminal.screen.widgets.touch_guard import Pace

_HEAD: Final = 50.0
_ROW: Final = 57.0
_LINE: Final = 22.5
_NUMBER: Final = 19.0
_UPPER: Final = 0.325
_LOWER: Final = 0.72
"""Where the middles of the lines of an act are, as shares of its height."""

_FAULT: Final = PANEL.edged(theme.RECALL, Edge.PILL)
_CARDS: Final = 412.0
_CARD: Final = (58.0, 81.0)
_APART: Final = 41.0
"""Between cards that have a caption each."""
_ARROW: Final = 62.0
_SIGNATURE: Final = 89.0
_SIGNATURE_LINES: Final = (0.22, 0.52, 0.8)


class ActsPanel(PagedPanel[ActsView]):
    """The acts, each with a key that goes there."""

    def parts(self, view: ActsView) -> PanelPart:
        """Return a key an act."""
        listing = Listing(
            self,
            len(view.rows),
            lambda number: key(
                ("act", number),
                _act(view.rows[number], now=number == view.now),
                f"{view.rows[number].title} {view.rows[number].at}",
                ground=RECALLED if number == view.now else FLAT,
                margin=Gap.HAIR,
                pace=Pace.EVERY_TAP,
            ),
            line=_ROW,
            grow=1,
        )
        return column(
            head_line(
                titled(both("Acts of this round"), Type.AMOUNT, Type.TEXT, grow=1),
                caption(view.caption, Type.LABEL),
                high=_HEAD,
            ),
            row(listing, pad=Pad.across(Gap.KEYS), grow=1),
            ground=PANEL,
        )

    def focus_row(self, view: ActsView) -> int | None:
        """Return the act that is looked at."""
        return view.now


def _act(act: ActRow, *, now: bool) -> PanelPart:
    """Return the number of an act, what was done, and when."""
    return row(
        Badge(str(act.number), _NUMBER, theme.RECALL if now else None, wide=Size.ROW),
        stack(_act_words(act), grow=1),
        pad=Pad(right=Gap.INSET),
    )


def _act_words(act: ActRow) -> PanelPart:
    at = stack(Text(act.at, Type.NOTE, theme.TEXT_FAINT))
    if not act.parts and not act.fault:
        # With nothing to stand under it, a long title goes on in the line below.
        title = Text(act.title, Type.TEXT, bold=True, most=2, pitch=_LINE)
        clock = column(row(at, high=_LINE), FILL)
        return row(column(title, FILL, grow=1), Gap.WIDE, clock, pad=Pad(top=Gap.KEYS))
    warning = (Gap.WORDS, Icon("warning", Type.TEXT, theme.ALARM)) if act.fault else ()
    upper = row(strong(act.title, Type.TEXT), *warning, FILL, Gap.WIDE, at)
    runs = _act_runs(act)
    # Large sums leave the note no room: it is left out, so that no figure is cut.
    lower: PanelPart = first_fit(
        row(runs, FILL, Gap.WORDS, strong(act.note, Type.NOTE)), row(runs, FILL), wide=0.0
    )
    both_lines = levels((_UPPER, upper), (_LOWER, lower))
    if not act.fault or act.note:
        return both_lines
    # With a long title and its triangle the clock has no room: it then stands a line lower.
    lower = row(runs, FILL, Gap.WIDE, at, wide=0.0)
    upper = row(strong(act.title, Type.TEXT), *warning, FILL)
    return first_fit(both_lines, levels((_UPPER, upper), (_LOWER, lower)))


def _act_runs(act: ActRow) -> TextRuns:
    """Return what was done, each hand with its glyph."""
    runs: list[Run] = []
    for hand, text in act.parts:
        if hand is not None:
            runs.append(_hand(hand, Gap.BLOCK if runs else 0.0))
        runs.append(Run(text, Type.NOTE, gap=Gap.SMALL if runs else 0.0, faint=True))
    return words(*runs)


def _hand(hand: Hand, gap: float) -> Run:
    bet = HAND_BETS[hand]
    return Run(theme.glyph(bet), Type.NOTE, theme.AREA_COLOURS[bet].text, bold=True, gap=gap)


class RecalledFault(Panel[RecalledFaultView]):
    """An irregularity in the dealer's place, as it was decided; it has no keys."""

    def parts(self, view: RecalledFaultView) -> PanelPart:
        """Return the cards before and after, and who signed."""
        head = row(
            Icon("warning", Type.TITLE, theme.ALARM),
            Gap.WIDE,
            titled(Bilingual(view.title, view.second), Type.NAME, Type.TEXT, Gap.WIDE),
            Gap.BODY,
            ParagraphTags(view.paragraphs, grow=1),
            pad=Pad(Gap.BODY, Gap.TOUCH, Gap.WIDE),
            high=Size.TOUCH,
        )
        signatures = grid(
            *map(_signature, view.signatures),
            columns=1,
            gap=Gap.TIGHT,
            most=_SIGNATURE,
            pad=Pad(Gap.WORDS, Gap.SMALL, Gap.WORDS, Gap.TIGHT),
            grow=1,
        )
        return column(head, Rule(), row(_fault_cards(view), Rule(), signatures, grow=1), ground=_FAULT)


def _fault_cards(view: RecalledFaultView) -> PanelPart:
    before = _cards(view.before_title, view.before, last=not view.after) if view.before else None
    after = _cards(view.after_title, view.after, last=True) if view.after else None
    note = caption(view.note, high=Gap.LARGE)
    pad = Pad(left=Gap.BODY, right=Gap.WIDE, bottom=Gap.MEDIUM)
    return column(row(before, after, grow=1), note, pad=pad, wide=_CARDS)


def _cards(title: str, cards: tuple[NamedCard, ...], *, last: bool) -> PanelPart:
    """Return cards with what is said under them, and an arrow to the next cards unless they are the last.

    The cards stand apart where each has its own words; else the words may go on under the next card.
    """
    wide, high = _CARD
    shared = sum(bool(card.caption) for card in cards) <= 1
    apart = Gap.MEDIUM if shared else _APART
    pictures: list[PanelPart | float] = []
    captions: list[PanelPart] = []
    for place, card in enumerate(cards):
        pictures += [CardPicture(card.card, wide=wide, high=high), apart]
        said = _caption(card, loud=not shared)
        room = 0.0 if shared else wide + apart - Gap.TIGHT
        captions.append(row(place * (wide + apart), words(*said, wide=room, grow=float(shared))))
    if not last:
        pictures[-1] = Icon("right", faint=True, wide=_ARROW)
    return column(
        row(caption(title, wide=0.0, grow=1), pad=Pad(top=Gap.TIGHT), high=Type.MAIN),
        row(*pictures, high=high),
        stack(*captions, grow=1),
        grow=float(last),
    )


def _caption(card: NamedCard, *, loud: bool) -> tuple[Run, ...]:
    said = Run(card.caption, Type.NOTE, bold=loud or card.hand is not None)
    return (said,) if card.hand is None else (said, _hand(card.hand, Gap.WORDS))


def _signature(signature: SignatureView) -> PanelPart:
    """Return who acted, in which role and when, and the act."""
    role = words(
        Run(signature.role, Type.NOTE, faint=True),
        Run(signature.second, Type.NOTE, gap=Gap.MEDIUM, faint=True),
    )
    first = row(role, FILL, Gap.WORDS, caption(signature.at), wide=0.0)
    name = words(
        Run(signature.name, Type.HEAD, bold=True), Run(signature.number, Type.AMOUNT, bold=True, gap=Gap.WIDE)
    )
    rank, act = strong(signature.rank, Type.NOTE), caption(signature.act)
    upper, middle, lower = _SIGNATURE_LINES
    lines = first_fit(
        levels((upper, first), (middle, row(name, FILL, Gap.WORDS, rank)), (lower, row(act, FILL, wide=0.0))),
        # A long name leaves the rank no room on its line: it then stands a line lower.
        levels((upper, first), (middle, row(name, FILL)), (lower, row(act, FILL, Gap.WORDS, rank))),
        grow=1,
    )
    disc = stack(Disc(Type.HEAD, theme.TEXT, None), Icon("check", Type.TEXT, theme.BACKGROUND, Edge.STRONG))
    return row(disc, Gap.WIDE, lines, pad=Pad.across(Gap.INSET), ground=FLAT)
