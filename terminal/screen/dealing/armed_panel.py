"""The pad of the armed sum in the rail: the sum, whose it is, digits, signs, recent sums, and the repeat."""

from typing import Final

from terminal.screen.dealing.views import ArmedView
from terminal.screen.felt.area_parts import short_money
from terminal.screen.format import millions, money
from terminal.screen.selection import ChipMode
from terminal.screen.theme import Edge, Gap, Radius, Size, Type
from terminal.screen.translate import both, tr
from terminal.screen.widgets.digits import BACKSPACE, CLEAR
from terminal.screen.widgets.ground import FIELD, HOLLOW, PANEL, RAISED, USED_UP, WELL
from terminal.screen.widgets.layout import Pad, PanelPart, boxed, column, first_fit, grid, row, two_lines
from terminal.screen.widgets.paint import Align
from terminal.screen.widgets.panel import RailPanel
from terminal.screen.widgets.parts import (
    Icon,
    KeyPart,
    amount,
    caption,
    icon_key,
    key,
    strong,
    title_key,
    titled,
    usable,
)
from terminal.screen.widgets.pictures import ChipPicture
from terminal.screen.widgets.touch_guard import Pace

_ROWS: Final = ("123", "456", "789")
_COLUMNS: Final = len((*_ROWS[0], "sign", "recent"))

_PACE: Final = Pace.EVERY_TAP
"""A sum in hand commits nothing, however fast it is typed."""
SIGNS: Final = {ChipMode.ADD: "plus", ChipMode.TAKE_BACK: "minus", ChipMode.SET: "equals"}


class ArmedPanel(RailPanel[ArmedView]):
    """The pad; sums in cents. Digits and chips make one sum, which goes on each area that is touched."""

    KEEPS_LOOKS = True

    def parts(self, view: ArmedView) -> PanelPart:
        """Return the sum, the two bettors, the keys, and what repeats the table."""
        repeat = (Gap.WORDS, _repeat(view)) if view.repeats else ()
        return column(
            _sum(view),
            Gap.MEDIUM,
            _bettors(view),
            _captions(),
            grid(*_keys(view), columns=_COLUMNS, gap=Gap.SMALL, most=Size.KEY, grow=1),
            *repeat,
            pad=Pad(Gap.INSET, Gap.WIDE, Gap.INSET, Gap.WIDE),
            ground=PANEL,
        )


def _sum(view: ArmedView) -> PanelPart:
    chips = [ChipPicture(value, Size.CHIP) for value in view.chips]
    what = {
        ChipMode.ADD: tr("touch areas"),
        ChipMode.TAKE_BACK: tr("comes off areas touched"),
        ChipMode.SET: tr("replaces what lies"),
    }[view.mode]
    lines = column(
        row(titled(both("Armed"), Type.LABEL, Type.SECOND, grow=1), caption(what), high=Size.LINE),
        row(*chips, amount(view.cents, Type.SUM, grow=1), gap=Gap.TIGHT, grow=1),
        pad=Pad(Gap.INSET, Gap.MEDIUM, Gap.INSET, Gap.TIGHT),
    )
    return boxed(FIELD, lines, high=Size.ARMED)


def _bettors(view: ArmedView) -> PanelPart:
    titles = ((False, both("Seated"), tr("until changed")), (True, both("Standing"), tr("or hold the area")))
    keys = []
    for standing, title, note in titles:
        first, second = titled(title, Type.BODY, Type.LABEL), caption(note, Type.SECOND, align=Align.CENTRE)
        lines = two_lines(row(first, middle=True), second, pad=Pad.across(Gap.TIGHT))
        state = usable(True, chosen=view.standing is standing)
        keys.append(key(("standing", standing), lines, title.text, state=state, pace=_PACE, grow=1))
    return row(*keys, gap=Gap.KEYS, high=Size.TOUCH)


def _captions() -> PanelPart:
    """Return what the keys below are."""
    texts = []
    for title, share in ((both("digits or chips"), len(_ROWS[0])), (both("sign"), 1), (both("recent"), 1)):
        long, short = caption(f"{title.text} {title.second}", Type.FINE), caption(title.text, Type.FINE)
        texts.append(first_fit(long, short, grow=share, wide=0.0))
    return row(*texts, gap=Gap.SMALL, high=Size.LINE)


def _keys(view: ArmedView) -> list[PanelPart]:
    """Return the keys line by line: digits, a sign, a recent sum."""
    modes = ((ChipMode.ADD, tr("add")), (ChipMode.TAKE_BACK, tr("take")), (ChipMode.SET, tr("set")))
    keys: list[PanelPart] = []
    for line, (digits, (mode, title)) in enumerate(zip(_ROWS, modes, strict=True)):
        keys += [_digits(digit) for digit in digits]
        keys += [_sign(mode, title, view), _recent(line, view)]
    back = icon_key(BACKSPACE, BACKSPACE, tr("Backspace"), ground=RAISED, pace=_PACE)
    state, none = usable(view.cents > 0), tr("No sum is armed.")
    clear = title_key(CLEAR, tr("Clear"), size=Type.LABEL, state=state, reason=none, pace=_PACE)
    return [*keys, _digits("00"), _digits("0"), back, clear, _recent(len(_ROWS), view)]


def _digits(digits: str) -> KeyPart:
    return title_key(("digits", digits), digits, size=Type.TITLE, ground=RAISED, pace=_PACE)


def _sign(mode: ChipMode, title: str, view: ArmedView) -> KeyPart:
    icon = Icon(SIGNS[mode], Type.SECOND, stroke=Edge.STRONG)
    content = row(icon, caption(title, Type.FINE), gap=Gap.SMALL, middle=True)
    return key(("mode", mode), content, title, state=usable(True, chosen=view.mode is mode), pace=_PACE)


def _recent(place: int, view: ArmedView) -> PanelPart:
    """Return the key of a sum placed of late; an empty place before there is one."""
    if place >= len(view.recent):
        return boxed(HOLLOW.rounded(Radius.MAIN))
    cents = view.recent[place]
    words = money(cents)
    whole = strong(words, Type.LABEL), strong(words, Type.FINE)
    shorter = strong(short_money(cents), Type.FINE), strong(millions(cents), Type.CAPTION)
    fitting = first_fit(*whole, *shorter)
    content = row(fitting, pad=Pad.across(Gap.TIGHT), middle=True)
    spoken = tr("Arm {sum} again").format(sum=words)
    return key(("recent", place), content, spoken, ground=WELL.rounded(Radius.MAIN), pace=_PACE)


def _repeat(view: ArmedView) -> PanelPart:
    """Return the key that repeats every untouched box."""
    title, count = both("Repeat table"), len(view.untouched)
    named = tr("1 untouched box: {boxes}") if count == 1 else tr("{count} untouched boxes: {boxes}")
    named = named.format(count=count, boxes=tr(", ").join(view.untouched))
    counted = tr("{count} untouched boxes").format(count=count)
    boxes = first_fit(caption(named, Type.SECOND), caption(counted, Type.SECOND))
    lines = two_lines(titled(title, Type.BODY, Type.LABEL), boxes, grow=1)
    total = amount(view.repeats, Type.HEAD)
    content = row(Icon("repeat", Size.ICON), lines, total, gap=Gap.WIDE, pad=Pad.across(Gap.INSET))
    spoken = f"{title.text} {money(view.repeats)}"
    return key("repeat-table", content, spoken, ground=USED_UP, high=Size.FIELD)
