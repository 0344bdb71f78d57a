"""The page on which somebody signs at the table of training: what is signed, the number and the PIN."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QWidget

from terminal.screen.theme import Gap, Size, Type
from terminal.screen.training.debrief_views import SignaturePageView
from terminal.screen.translate import second_line, tr
from terminal.screen.widgets.ground import ROW
from terminal.screen.widgets.identity import IdentityPanel, SignatureWords
from terminal.screen.widgets.layout import Pad, PanelPart, boxed, column, row, space
from terminal.screen.widgets.page import PAGE, SIDE, page, split
from terminal.screen.widgets.panel import KeyId
from terminal.screen.widgets.parts import caption, note, strong, title_key, usable
from terminal.table.people.staff import Signature

SIGN: Final = "sign"
NUMBER: Final = "number"


class SignaturePanel(IdentityPanel[SignaturePageView]):
    """The page; `touched` gives the signature once it is complete and its key was touched."""

    BOX = PAGE

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.identity_changed.connect(self._tell_number)

    def _tell_number(self, number: str, _complete: bool) -> None:
        """Say how far the number is typed; what is forgotten when the page goes away is no touch."""
        if self.isVisible():
            self.touched.emit((NUMBER, number))

    def parts(self, view: SignaturePageView) -> PanelPart:
        """Return what is signed at the left, number and PIN at the right, and the key under them."""
        lines = (
            boxed(
                ROW,
                row(
                    caption(title, Type.TEXT),
                    strong(text, Type.BODY, grow=1),
                    gap=Gap.BODY,
                    pad=Pad.across(Gap.BODY),
                ),
                high=Size.TOUCH,
            )
            for title, text in view.lines
        )
        left = column(
            space(Gap.BODY),
            *lines,
            space(Gap.BODY),
            note(view.note, Type.TEXT, pitch=Size.TEXT_LINE) if view.note else None,
            gap=Gap.MEDIUM,
            pad=Pad.across(SIDE),
        )
        fields = self.signature(view, SignatureWords((second_line("Staff number"), second_line("PIN"))))
        sign = title_key(
            SIGN,
            view.sign,
            "shield",
            state=usable(self.complete),
            reason=tr("staff number and PIN first"),
            high=Size.FOOT,
        )
        head = (view.title.text, view.title.second, view.caption)
        return page(head, "shield", split(left, fields, sign))

    def act(self, key: KeyId) -> None:
        """Type, or give the signature."""
        if key != SIGN:
            super().act(key)
        elif self.complete:
            self.touched.emit(Signature(self.number, self.pin))

    def enter(self) -> bool:
        """Enter signs once all is there."""
        if self.complete:
            self.act(SIGN)
        return True
