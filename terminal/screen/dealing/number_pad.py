"""The number pad: an exact sum for one bet, typed by touch or on a keyboard."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent
from PySide6.QtWidgets import QWidget

from terminal.screen import theme
from terminal.screen.format import CENTS_IN_DOLLAR, money
from terminal.screen.theme import Gap, Size, Type
from terminal.screen.translate import tr
from terminal.screen.views import NumberPadView
from terminal.screen.widgets.arrangement import NUMBER_PAD
from terminal.screen.widgets.digits import MOST_DIGITS, digit_keys, digit_of
from terminal.screen.widgets.ground import FIELD, FIELD_PANEL, WHITE
from terminal.screen.widgets.layout import (
    FILL,
    Pad,
    PanelPart,
    boxed,
    column,
    first_fit,
    grid,
    row,
    space,
    stack,
)
from terminal.screen.widgets.paging import PAIR
from terminal.screen.widgets.panel import PLACE, KeyId, Panel
from terminal.screen.widgets.parts import (
    Badge,
    Icon,
    KeyOptions,
    Rule,
    Spine,
    amount,
    caption,
    icon_key,
    key,
    strong,
    tall_key,
    title_key,
    usable,
)
from terminal.screen.widgets.pictures import ChipPicture
from terminal.screen.widgets.touch_guard import Pace

_GAP: Final = 5.0
_KEYS: Final = 239.0
_ASKED: Final = 221.0
_BET: Final = Size.HINT
_SPINE: Final = Size.SIGN
_MARK: Final = 48.0


class NumberPad(Panel[NumberPadView]):
    """The pad. `sum_set` gives the sum in cents; `closed` means that nothing was set."""

    KEEPS_LOOKS = True

    BOX = NUMBER_PAD
    LOW = (BOX[0], PLACE[1] - Gap.WIDE, *BOX[-PAIR:])
    """At the dealer's place, under the hands."""

    sum_set = Signal(object)
    closed = Signal()

    _typed = ""
    _reworded = False
    """Whether the next view asks for the same sum in another language."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def show_view(self, view: NumberPadView) -> None:
        """Ask for a sum; another bet begins with nothing typed."""
        if view != self.view and not self._reworded:
            self._typed = ""
        self._reworded = False
        self.set_box(self.LOW if view.low else self.BOX)
        super().show_view(view)

    def forget(self) -> None:
        """Forget what is shown, but not what is typed: the same sum is asked for in another language."""
        super().forget()
        self._reworded = True

    @property
    def amount(self) -> int:
        """What is typed, in cents."""
        return int(self._typed or "0") * CENTS_IN_DOLLAR

    def parts(self, view: NumberPadView) -> PanelPart:
        """Return whose bet it is, what lies, the sum so far; the digits; close, clear and set."""
        asked = column(
            _head(view),
            Gap.SMALL if view.chips else Gap.WIDE,
            _chips(view) if view.chips else _bet(view),
            Gap.SMALL if view.chips else Gap.MEDIUM,
            self._field(view),
            Gap.SMALL,
            self._change(view),
            row(caption(view.note, grow=1), pad=Pad(left=Gap.HAIR), high=Size.LINE),
            wide=_ASKED,
        )
        return row(
            asked,
            Gap.WIDE,
            digit_keys("000", _KEYS, str, gap=_GAP, grow=1),
            _GAP,
            self._last_keys(view),
            pad=Pad(Gap.WIDE, Gap.WORDS, Gap.WIDE, Gap.WORDS),
            ground=FIELD_PANEL,
        )

    def subject(self, view: NumberPadView) -> Hashable:
        """Return what the sum is for."""
        return view.box, view.bettor_title, view.bet, view.label

    def act(self, key: KeyId) -> None:
        """Type, or say what was set."""
        match key:
            case "close":
                self.closed.emit()
            case "set":
                self.sum_set.emit(self.amount)
            case "clear":
                self._type("")
            case "backspace":
                self._type(self._typed[:-1])
            case ("chip", int(value)):
                self._type(str((self.amount + value) // CENTS_IN_DOLLAR))
            case _:
                self._type((self._typed + str(key)).lstrip("0")[:MOST_DIGITS] or "0")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Do for Digits, Backspace, Delete, Enter and Esc what their keys do."""
        name = digit_of(event)
        if name is not None:
            self.act(name)
            return
        match event.key():
            case Qt.Key.Key_Delete:
                self.act("clear")
            case Qt.Key.Key_Escape:
                self.act("close")
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                # With no sum to set it does nothing: it must never reach the main button behind the pad.
                if self.keys["set"].isEnabled():
                    self.act("set")
            case _:
                super().keyPressEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        """Forget what was typed: the next sum begins with nothing, even for the same bet."""
        super().hideEvent(event)
        if self._typed:
            self._type("")

    def _field(self, view: NumberPadView) -> PanelPart:
        typed = amount(self.amount, Type.TYPED, grow=1) if self._typed else FILL
        what = caption(view.label or tr("new amount"))
        caret = Rule(theme.TEXT, Gap.HAIR, wide=Gap.HAIR, high=Size.CARET)
        line = row(what, Gap.MEDIUM, typed, Gap.TIGHT, caret, pad=Pad.across(Gap.INSET))
        return boxed(FIELD, line, high=Size.FIELD)

    def _last_keys(self, view: NumberPadView) -> PanelPart:
        margin, high, pace = Gap.HAIR, Size.TOUCH, Pace.EVERY_TAP
        close = icon_key("close", "cross", tr("Close"), margin=margin, high=high)
        clear = title_key("clear", tr("Clear"), size=Type.LABEL, margin=margin, high=high, pace=pace)
        state = usable(bool(self._typed) and not self._too_much(view))
        why = tr("More than is allowed here.") if self._typed else tr("Type a sum first.")
        how: KeyOptions = {"state": state, "ground": WHITE, "margin": margin, "reason": why, "grow": 1}
        return column(close, clear, tall_key("set", tr("Set"), "check", **how), gap=_GAP, wide=Size.KEY)

    def _change(self, view: NumberPadView) -> PanelPart:
        """Return what the typed sum would do to the bet."""
        if not self._typed or view.bet is None:
            return space(Size.LINE)
        more = self.amount - view.lies
        if self._too_much(view):
            text, icon, ink = tr("too much"), "warning", theme.ALARM
        elif more < 0:
            text, icon, ink = tr("{amount} goes back").format(amount=money(-more)), "left", theme.TEXT
        elif more > 0:
            text, icon, ink = tr("{amount} is added").format(amount=money(more)), "plus", theme.TEXT
        else:
            text, icon, ink = tr("nothing changes"), "check", theme.TEXT_SOFT
        mark, said = Icon(icon, Type.NOTE, ink), strong(text, Type.LABEL, ink, grow=1)
        return row(mark, said, gap=Gap.WORDS, pad=Pad(left=Gap.KEYS), high=Size.LINE)

    def _too_much(self, view: NumberPadView) -> bool:
        return view.most is not None and self.amount > view.most

    def _type(self, text: str) -> None:
        self._typed = text
        self._refresh()


def _head(view: NumberPadView) -> PanelPart:
    """Return whose bet it is."""
    mark = Badge(view.box, Size.BADGE, theme.TEXT) if view.box else Icon("sliders", Size.ICON)
    titles = column(
        strong(view.bettor_title, Type.AMOUNT, high=Size.TEXT_LINE), caption(view.box_title, grow=1), grow=1
    )
    return row(stack(mark, wide=_MARK), Gap.WORDS, titles, pad=Pad(left=Gap.HAIR), high=Size.HEAD)


def _chips(view: NumberPadView) -> PanelPart:
    """Return a key for each chip that can be added."""
    how: KeyOptions = {"pace": Pace.EVERY_TAP, "margin": Gap.HAIR, "grow": 1}
    keys = (key(("chip", value), ChipPicture(value, Size.BADGE), money(value), **how) for value in view.chips)
    return row(*keys, gap=_GAP, high=Size.TOUCH)


def _bet(view: NumberPadView) -> PanelPart:
    """Return the bet and what lies there: side by side, or one under the other where that is too wide."""
    if view.bet is None:
        return space(_BET)
    lies = caption(tr("now {amount}").format(amount=money(view.lies)))
    title, spine = strong(view.bet_title, Type.LABEL), Spine(view.bet, Type.AMOUNT, wide=_SPINE)
    said = first_fit(row(title, lies, gap=Gap.WIDE), grid(title, lies, columns=1), grow=1)
    return row(spine, said, gap=Gap.WORDS, pad=Pad(left=Gap.HAIR), high=_BET)
