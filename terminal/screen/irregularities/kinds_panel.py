"""What happened: the kinds of irregularity in groups under the felt, and the other ones in the rail."""

from typing import Final

from terminal.screen import theme
from terminal.screen.irregularities.views import IN_SIGHT, KindColumn, KindKey, KindsView, MoreKindsView
from terminal.screen.theme import Gap, Size, Type
from terminal.screen.translate import Bilingual, both, tr
from terminal.screen.widgets.ground import ALARM_PANEL, BARE, FLAT, NOW, PANEL
from terminal.screen.widgets.layout import FILL, Pad, PanelPart, boxed, column, grid, row
from terminal.screen.widgets.paging import PAIR, Listing, PagedPanel
from terminal.screen.widgets.panel import Panel
from terminal.screen.widgets.parts import Icon, Rule, caption, head_line, key, strong, tag, title_key, titled

_LIKELY: Final = BARE.filled(theme.ACCENT).inked(theme.ACCENT_INK).rounded(theme.Radius.KEY)


class KindsPanel(Panel[KindsView]):
    """The groups side by side."""

    def parts(self, view: KindsView) -> PanelPart:
        """Return a column a group: its head, and its kinds from the likeliest down."""
        columns = tuple(_column(one) for one in view.columns)
        return boxed(
            ALARM_PANEL, grid(*columns, columns=max(len(columns), 1), gap=Gap.MEDIUM, pad=Pad.all(Gap.MEDIUM))
        )


class MoreKinds(PagedPanel[MoreKindsView]):
    """The kinds that come up less often, and the way back."""

    def parts(self, view: MoreKindsView) -> PanelPart:
        """Return two kinds a line, what is kept meanwhile, and the way back."""
        lines = -(-len(view.kinds) // PAIR)
        listing = Listing(
            self,
            lines,
            lambda line: grid(
                *(kind_key(kind) for kind in view.kinds[line * PAIR :][:PAIR]), columns=PAIR, gap=Gap.MEDIUM
            ),
            line=Size.TOUCH,
            gap=Gap.TIGHT,
            paired=True,
            grow=1,
        )
        head = titled(both("Less often"), Type.AMOUNT, Type.LABEL, grow=1) if view.kinds else FILL
        return column(
            head_line(head, caption(view.caption, Type.LABEL)),
            row(listing, pad=Pad.across(Gap.WORDS), grow=1),
            row(strong(view.why, Type.NOTE, grow=1), pad=Pad.across(Gap.BODY), high=Size.LINE)
            if view.why
            else None,
            Rule(),
            row(
                Icon("lock", Type.LABEL, faint=True),
                caption(view.kept, Type.NOTE, grow=1),
                gap=Gap.SMALL,
                pad=Pad.across(Gap.WORDS),
                high=Size.TEXT_LINE,
            ),
            row(
                title_key("back", view.way_back, size=Type.TEXT, margin=Gap.HAIR, grow=1),
                pad=Pad.across(Gap.WORDS, 0, Gap.WORDS),
                high=Size.FIELD,
            ),
            ground=PANEL,
        )


def _column(view: KindColumn) -> PanelPart:
    head = row(
        Icon(view.icon, Type.HEAD) if view.title else None,
        titled(Bilingual(view.title, view.second), Type.BODY, Type.NOTE, grow=1),
        gap=Gap.WORDS,
        pad=Pad(left=Gap.MEDIUM),
        high=Size.TEXT_LINE,
    )
    return column(
        head,
        Gap.TIGHT,
        grid(
            *(kind_key(kind, plain=True) for kind in view.kinds),
            columns=1,
            lines=IN_SIGHT,
            gap=Gap.SMALL,
            grow=1,
        ),
    )


def kind_key(kind: KindKey, *, plain: bool = False) -> PanelPart:
    """Return the key of a kind: its name in both languages, its group or the key of the keyboard."""
    likely = (
        tag(tr("likely"), Type.FINE, ground=_LIKELY, high=Type.HEAD, inset=Gap.WORDS) if kind.likely else None
    )
    second = row(
        caption(kind.second, Type.FINE, grow=1),
        likely or caption(kind.caption or kind.mark, Type.FINE),
        gap=Gap.SMALL,
    )
    content = column(
        FILL, strong(kind.title, Type.NOTE), second, FILL, pad=Pad.across(Gap.MEDIUM, Gap.HAIR, Gap.HAIR)
    )
    return key(
        kind.name if plain else ("kind", kind.name),
        content,
        kind.title,
        ground=NOW if kind.likely else FLAT,
        margin=Gap.HAIR,
    )
