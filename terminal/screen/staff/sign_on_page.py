"""A change of dealer: who leaves, who comes and signs, what is handed over, which ranks are in force."""

from collections.abc import Hashable
from typing import Final

from terminal.screen import theme
from terminal.screen.staff.views import HandedOver, PersonCard, RankInForce, SignOnView
from terminal.screen.theme import Gap, Radius, Size, Type
from terminal.screen.translate import both, second_line, tr
from terminal.screen.widgets.ground import CLOTH, FIELD, FLAT, PILL, ROW
from terminal.screen.widgets.identity import IdentityPanel, SignatureWords
from terminal.screen.widgets.layout import FILL, Pad, PanelPart, column, first_fit, grid, row, space, stack
from terminal.screen.widgets.page import PAGE, page, split
from terminal.screen.widgets.paint import Align, Run
from terminal.screen.widgets.parts import Disc, Icon, Rule, caption, strong, tag, title_key, titled, words
from terminal.screen.widgets.pictures import CardPicture
from terminal.screen.widgets.rail import train_key

_PERSON: Final = (405.0, 293.0)
_PERSON_HEAD: Final = 62.0
_PORTRAIT: Final = 40.0
_PILL: Final = 31.0
_HANDED: Final = 139.0
_APART: Final = 44.5
_HANDED_CARD: Final = 37.0
_RANK: Final = 55.0
_RANK_COLUMNS: Final = (238.0, 71.0, 102.0)
"""What rank, number and name take of a row at least."""


class SignOnPage(IdentityPanel[SignOnView]):
    """The page of a relief; the main button signs."""

    BOX = PAGE

    def subject(self, view: SignOnView) -> Hashable:
        """Return what is signed for."""
        return view.title

    def parts(self, view: SignOnView) -> PanelPart:
        """Return people, things and ranks on the left, and the signature on the right."""
        captions = ("", tr("or hold a badge to the reader"))
        signature = self.signature(
            view, SignatureWords((second_line("Staff number"), second_line("PIN")), captions)
        )
        foot = train_key(margin=0, high=Size.FOOT) if view.trains else None
        if view.stay:
            foot = title_key("stay", view.stay, second=view.stay_note, margin=0, high=Size.FOOT)
        return page((view.title, view.second, view.caption), "swap", split(_left(view), signature, foot))


def _left(view: SignOnView) -> PanelPart:
    people = row(
        _person(view.leaves, comes=False),
        _arrow() if view.leaves and view.comes else FILL,
        _person(view.comes, comes=True),
        high=_PERSON[1],
    )
    ranks = row(
        titled(both("Ranks in force at this table"), Type.AMOUNT, Type.TEXT, Gap.WIDE),
        pad=Pad(top=Gap.WIDE),
        high=Size.TOUCH,
    )
    return column(
        Gap.ICON,
        people,
        Gap.EDGE,
        _handed_over(view.handed_over) if view.handed_over else _HANDED,
        ranks,
        grid(*map(_rank, view.ranks), columns=1, line_gap=Gap.KEYS, most=_RANK, grow=1),
        pad=Pad(Gap.LARGE, 0, Gap.EDGE, Gap.BODY),
    )


def _arrow() -> PanelPart:
    return stack(Disc(Size.ICON, theme.SURFACE_RAISED), Icon("right"), grow=1)


def _person(person: PersonCard | None, *, comes: bool) -> PanelPart:
    """Return the card of a person who leaves or comes; nothing where there is nobody."""
    wide, _ = _PERSON
    if person is None:
        return space(wide)
    label = Run(person.label, Type.BODY, bold=comes, faint=not comes)
    portrait = stack(Disc(_PORTRAIT, theme.SURFACE_HIGH), Icon("person", _PORTRAIT))
    names = column(
        FILL,
        strong(person.name, Type.PERSON, high=Type.MAIN),
        row(
            strong(person.number, Type.HEAD),
            caption(person.rank, Type.BODY, grow=1),
            gap=Gap.EDGE,
            high=Type.MAIN,
        ),
        FILL,
        grow=1,
    )
    acting = (
        space(Gap.WIDE),
        row(
            tag(person.acting, Type.NOTE, ground=PILL.rounded(Gap.INSET), high=_PILL),
            caption(person.acting_until, Type.LABEL, grow=1),
            gap=Gap.WIDE,
            high=_PILL,
        ),
    )
    return column(
        words(label, Run(person.second, Type.LABEL, gap=Gap.WORDS, faint=True), high=_PERSON_HEAD),
        Gap.TOUCH,
        row(portrait, names, gap=Gap.BODY),
        *(acting if person.acting else ()),
        Gap.EDGE if not person.acting else Gap.BLOCK,
        Rule(),
        column(
            *(_fact(what, value) for what, value in person.facts),
            gap=Gap.WIDE,
            least=0,
            pad=Pad(top=Gap.WIDE, bottom=Gap.KEYS),
            grow=1,
        ),
        pad=Pad(Gap.ICON, 0, Gap.LARGE),
        ground=(FIELD if comes else FLAT).filled(theme.SURFACE_RAISED).rounded(Radius.BOX),
        wide=wide,
    )


def _fact(what: str, value: str) -> PanelPart:
    facts = caption(what, Type.TEXT, grow=1), strong(value, Type.TEXT)
    return row(*facts, gap=Gap.WORDS, high=Size.NOTE_LINE)


def _handed_over(things: tuple[HandedOver, ...]) -> PanelPart:
    """Return the things side by side, each as wide as its words, so that none is cut while there is room."""
    head = titled(both("Handed over as it lies"), Type.BODY, Type.LABEL, Gap.WIDE)
    return column(
        row(head, pad=Pad(top=Gap.SMALL), high=Size.HEAD),
        row(*map(_thing, things), gap=_APART, least=Gap.MEDIUM, grow=1),
        pad=Pad(Gap.ICON, 0, Gap.BODY, Gap.WORDS),
        ground=CLOTH,
        high=_HANDED,
    )


def _thing(thing: HandedOver) -> PanelPart:
    value: PanelPart = strong(thing.value, Type.NAME, high=_APART)
    if thing.card is not None:
        value = row(CardPicture(thing.card, wide=_HANDED_CARD), high=Size.HEAD)
    return column(caption(thing.label, Type.NOTE, high=Size.LINE), value)


def _rank(rank: RankInForce) -> PanelPart:
    title, number, name = _RANK_COLUMNS
    notes = (caption(rank.note, Type.LABEL), caption(rank.short_note or rank.note, Type.LABEL))
    pill = tag(rank.acting, Type.SECOND, ground=PILL.rounded(Gap.INSET), high=_PILL)
    return row(
        caption(rank.rank, Type.TEXT, wide=title),
        strong(rank.number, Type.TEXT, align=Align.RIGHT, wide=number),
        Gap.ICON,
        strong(rank.name, Type.TEXT, least=name),
        Gap.BLOCK,
        *((pill, Gap.WORDS) if rank.acting else ()),
        first_fit(*notes, grow=1),
        pad=Pad(Gap.EDGE, 0, Gap.WIDE),
        ground=ROW.rounded(Radius.AREA),
    )
