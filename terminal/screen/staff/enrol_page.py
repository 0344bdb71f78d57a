"""The page on which a person is put on the staff, gets another PIN, or signs for a change of the staff."""

from collections.abc import Hashable
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent

from terminal.screen import theme
from terminal.screen.staff.views import EnrolView
from terminal.screen.theme import Gap, Size, Type
from terminal.screen.translate import tr
from terminal.screen.widgets.digits import digit_of
from terminal.screen.widgets.identity import IdentityPanel, SignatureWords
from terminal.screen.widgets.layout import Pad, PanelPart, column, grid
from terminal.screen.widgets.page import PAGE, page, split
from terminal.screen.widgets.paint import Align
from terminal.screen.widgets.panel import KeyId
from terminal.screen.widgets.parts import Icon, caption, strong, title_key

_LEFT: Final = 36.0
_WORDS_LINE: Final = 34.0
_MOST_WORDS: Final = 9
_ENTER: Final = "\r\n"
_READER_TOP: Final = 224.0
_READER: Final = 120.0
_READER_LINE: Final = 100.0


class EnrolPage(IdentityPanel[EnrolView]):
    """The page; the main button goes on, `lettered` is a letter typed."""

    BOX = PAGE

    lettered = Signal(str)

    _name_last = False

    @property
    def asks_text(self) -> bool:
        """Whether letters are typed here too, among which a badge would show its code."""
        return self.view is not None and self.view.asks_name

    def show_view(self, view: EnrolView) -> None:
        """Show a page; another one begins with nothing typed."""
        if self.view is not None and view.title != self.view.title:
            self.clear_typed()
        super().show_view(view)

    def parts(self, view: EnrolView) -> PanelPart:
        """Return the words on the left, and number and PIN or the badge on the right."""
        if view.reads_badge:
            right: PanelPart = column(
                _READER_TOP,
                Icon("person", _READER, theme.TEXT_SOFT),
                strong(view.badge, Type.NAME, align=Align.CENTRE, high=_READER_LINE),
                pad=Pad(left=Gap.TOUCH),
            )
        else:
            right = self.signature(view, SignatureWords(captions=("", view.badge)))
        return page(
            (view.title, view.second, view.caption), "person", split(_words(view), right, _way_back(view))
        )

    def subject(self, view: EnrolView) -> Hashable:
        """Return what is signed for."""
        return view.title

    def act(self, key: KeyId) -> None:
        """Type, or leave; from now on Backspace takes back no letter."""
        self._name_last = False
        super().act(key)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Type letters into the name where one is asked, digits into number and PIN; Backspace takes back."""
        text, view = event.text(), self.view
        if view is not None and view.reads_badge and text and (text.isprintable() or text in _ENTER):
            self.listen(event)
            return
        letter = bool(text) and text.isprintable() and digit_of(event) is None
        back = event.key() == Qt.Key.Key_Backspace
        if view is not None and view.asks_name and (letter or (back and self._name_last)):
            self._name_last = True
            self.lettered.emit("" if back else text)
        else:
            self._name_last = self._name_last and digit_of(event) is None
            super().keyPressEvent(event)


def _words(view: EnrolView) -> PanelPart:
    lines = [
        strong(line, Type.NAME) if loud else caption(line, Type.BODY)
        for line, loud in view.words[:_MOST_WORDS]
    ]
    return grid(*lines, columns=1, line=_WORDS_LINE, pad=Pad(_LEFT, Gap.PAGE, Gap.PAGE))


def _way_back(view: EnrolView) -> PanelPart | None:
    if not view.way_back:
        return None
    nothing = tr("nothing changes")
    return title_key("back", view.way_back, second=nothing, margin=0, high=Size.FOOT)
