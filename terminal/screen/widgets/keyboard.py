"""The keyboard on the screen: letters for what is written down, and figures where the view has them."""

from collections.abc import Hashable, Iterator
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from terminal.screen import theme
from terminal.screen.dialogue_views import KeyboardView
from terminal.screen.theme import Gap, Size, Type
from terminal.screen.translate import tr
from terminal.screen.widgets.digits import BACKSPACE
from terminal.screen.widgets.ground import FIELD, PANEL, RAISED
from terminal.screen.widgets.key import KeyState
from terminal.screen.widgets.layout import FILL, Pad, PanelPart, boxed, column, row, space
from terminal.screen.widgets.paint import Box
from terminal.screen.widgets.panel import KeyId, Panel
from terminal.screen.widgets.parts import KeyOptions, Rule, caption, icon_key, strong, title_key
from terminal.screen.widgets.sheet import Sheet
from terminal.screen.widgets.touch_guard import Pace

SIZE: Final = (852.0, 404.0)
"""Width and height of the keyboard in design px, without a row of figures."""

_FIGURES: Final = "1234567890"
_ROWS: Final = ("QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM")
_EDGE: Final = 14.0
_FIELD: Final = 48.0
_KEY: Final = 77.0
_WIDE: Final = 160.0
"""How wide Backspace and the full stop are: two keys and the gap between."""
_KEY_HIGH: Final = 68.0
_WITH_FIGURES: Final = (SIZE[0], SIZE[1] + _KEY_HIGH + Gap.SMALL)
_FULL_STOP: Final = "."
_SPACE: Final = "space"
_PACE: Final = Pace.EVERY_TAP
"""What is typed commits nothing, however fast."""


class Written(PanelPart, frozen=True):
    """What is written, with a caret after it; of a long text the end, which is being written."""

    text: str

    def place(self, box: Box, sheet: Sheet) -> None:
        """Put as much of the text into `box` as has room with the caret."""
        caret = (space(Gap.TIGHT), Rule(theme.TEXT, Gap.HAIR, high=Size.TEXT_LINE))
        shown = self.text
        while shown and sheet.measure(shown, Type.NAME, True) > box[2] - Gap.WIDE:
            shown = shown[1:]
        row(strong(shown, Type.NAME), *caret).place(box, sheet)


class Keyboard(Panel[KeyboardView]):
    """The keyboard. `text_changed` gives the whole text after each key; `finished` means Done."""

    BOX = (0.0, 0.0, *SIZE)

    text_changed = Signal(str)
    finished = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def show_view(self, view: KeyboardView) -> None:
        """Show the text so far, at the view's place."""
        self.set_box((*view.place, *(_WITH_FIGURES if view.figures else SIZE)))
        super().show_view(view)

    def parts(self, view: KeyboardView) -> PanelPart:
        """Return what is written and what for, over the keys in the order of a typewriter."""
        return column(
            row(caption(view.label, Type.TEXT), pad=Pad(Gap.HAIR, Gap.HAIR), high=Size.TOTALS),
            boxed(FIELD, Written(view.text), pad=Pad.across(Gap.BLOCK), high=_FIELD),
            Gap.WORDS,
            *_rows(view),
            pad=Pad.across(_EDGE),
            ground=PANEL.edged(theme.LINE_STRONG),
        )

    def subject(self, view: KeyboardView) -> Hashable:
        """Return what is written."""
        return view.label

    def act(self, key: KeyId) -> None:
        """Type, or say that the text is finished."""
        view = self.view
        if view is None:
            return
        if key == "done":
            self.finished.emit()
        elif key == BACKSPACE:
            self._say(view.text[:-1])
        else:
            self._say(view.text + (" " if key == _SPACE else self._cased(view, str(key))))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Type every character; Enter and Esc are Done where there is such a key."""
        view = self.view
        if view is None:
            return
        text = event.text()
        if event.key() == Qt.Key.Key_Backspace:
            self._say(view.text[:-1])
        elif view.done and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape):
            self.finished.emit()
        elif text and text.isprintable():
            self._say(view.text + text)
        else:
            super().keyPressEvent(event)

    def _cased(self, view: KeyboardView, letter: str) -> str:
        """Return a letter: a capital at the beginning and after a full stop, in a name also of every word."""
        before = view.text.rstrip(" ")
        begins = not before or before.endswith(_FULL_STOP) or (view.name and view.text.endswith(" "))
        return letter if begins else letter.lower()

    def _say(self, text: str) -> None:
        if self.view is not None:
            self.text_changed.emit(text[: self.view.most])


def _rows(view: KeyboardView) -> Iterator[PanelPart]:
    """Give the rows of keys, each with the gap after it."""
    upper, middle, lower = (tuple(map(_letter, letters)) for letters in _ROWS)
    back = icon_key(BACKSPACE, BACKSPACE, tr("Backspace"), ground=RAISED, wide=_WIDE, pace=_PACE)
    how: KeyOptions = {"ground": RAISED, "wide": _WIDE, "pace": _PACE}
    stop = title_key(_FULL_STOP, _FULL_STOP, size=Type.TITLE, spoken=tr("Full stop"), **how)
    blank = title_key(_SPACE, tr("Space"), size=Type.BODY, ground=RAISED, grow=1, pace=_PACE)
    figures = tuple(map(_letter, _FIGURES)) if view.figures else ()
    lines = (figures, upper, (FILL, *middle, FILL), (FILL, *lower, back), (stop, blank, _done(view.done)))
    for keys in filter(None, lines):
        yield row(*keys, gap=Gap.SMALL, high=_KEY_HIGH)
        yield space(Gap.SMALL)


def _letter(letter: str) -> PanelPart:
    return title_key(letter, letter, size=Type.TITLE, ground=RAISED, wide=_KEY, pace=_PACE)


def _done(title: str) -> PanelPart | None:
    return title_key("done", title, "check", state=KeyState.ARMED, grow=1) if title else None
