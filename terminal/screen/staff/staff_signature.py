"""A Shift Manager signs for a whole staff file, with the sealed code where one is asked for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec import Struct

from terminal.rounds.refusal import Refusal
from terminal.rounds.state import Table
from terminal.screen.dialogue import Pages
from terminal.screen.dialogue_views import KeyboardView
from terminal.screen.signer import Signing
from terminal.screen.staff.desk_pages import staff_guide
from terminal.screen.staff.views import KEYBOARD_PLACE, EnrolView
from terminal.screen.translate import tr
from terminal.screen.views import MainView
from terminal.table.people.keys import CODE_LENGTH, code_as_typed
from terminal.table.people.staff import Signature, Staff

_MOST_TYPED: Final = CODE_LENGTH + 1
"""Characters of a code with a full stop or a blank too many."""


class SignWords(Struct, frozen=True):
    """What the page says: head, lines on its left, main button, and the way back."""

    title: str
    second: str
    lines: tuple[tuple[str, bool], ...]
    main: str
    way_back: str
    asks_code: bool = False


class StaffSignature(Signing):
    """The signature in progress; nothing changes before it is given."""

    WORDED = True

    def __init__(
        self,
        staff: Staff,
        words: SignWords,
        *,
        typed: Callable[[], tuple[str, str]],
        sign: Callable[[Signature, str], Refusal | None],
        leave: Callable[[], None] | None,
        changed: Callable[[], None],
    ) -> None:
        """`sign` does it, and goes on to whatever comes next; `leave` is called if nothing is signed."""
        super().__init__(staff, typed, changed)
        self._words = words
        self._sign = sign
        self._leave = leave
        self._code = ""

    def wrote(self, text: str) -> None:
        """Take the sealed code as it now reads, in its groups."""
        self._code = code_as_typed(text)
        self._changed()

    def badge(self, code: str) -> None:
        """Sign by badge at once."""
        if self._has_code:
            self._give(Signature(code))

    def apply(self) -> None:
        """Sign."""
        if self._ready:
            self._give(Signature(*self._typed()))

    @property
    def _has_code(self) -> bool:
        return not self._words.asks_code or len(self._code) == CODE_LENGTH

    @property
    def _ready(self) -> bool:
        return self._tries.complete and self._has_code

    def _give(self, signature: Signature) -> None:
        refused = self._sign(signature, self._code)
        if refused is not None:
            self._tries.refused(refused)

    def pages(self, table: Table) -> Pages:
        """Return the page, with the keyboard on it where the code is asked for."""
        words = self._words
        view = EnrolView(
            title=words.title,
            second=words.second,
            caption=tr("It is recorded under the number that signs."),
            words=words.lines,
            identity=self._tries.view,
            asks_name=words.asks_code,
            way_back="" if self._leave is None else words.way_back,
            badge=tr("or hold a badge to the reader"),
        )
        note = tr("it is signed for now") if self._ready else tr("staff number and PIN first")
        if not self._has_code:
            note = tr("the sealed code first")
        keyboard = (
            KeyboardView(tr("Sealed code"), self._code, _MOST_TYPED, KEYBOARD_PLACE)
            if words.asks_code
            else None
        )
        main = MainView(words.main, note, ready=self._ready)
        return Pages(enrol=view, keyboard=keyboard, guide=staff_guide(table, words.title), main=main)
