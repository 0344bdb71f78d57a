"""A number and a PIN that are set for somebody: the PIN is typed twice, and both must agree."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from terminal.rounds.refusal import Refusal
from terminal.rounds.state import Table
from terminal.screen.dialogue import Dialogue, Pages
from terminal.screen.dialogue_views import IdentityView, KeyboardView
from terminal.screen.staff.views import KEYBOARD_PLACE, EnrolView
from terminal.screen.translate import Bilingual, say, tr
from terminal.screen.views import GuideView, MainView
from terminal.screen.words import page_guide
from terminal.table.people.secrets import pin_refused

LONGEST_NAME = 40

Enrol = Callable[[str, str, str], Refusal | None]
"""Staff number, name and PIN: None when the person is on the staff, else why not."""


class EnrolWords(Struct, frozen=True):
    """What the page says: head, lines on its left, main button, and the way back (empty: there is none)."""

    title: str
    second: str
    caption: str
    lines: tuple[tuple[str, bool], ...]
    main: str
    way_back: str


class Enrolment(Dialogue):
    """A person put on the staff: name, number, and the PIN twice."""

    WORDED = True

    def __init__(
        self,
        words: EnrolWords,
        digits: tuple[int, int],
        *,
        typed: Callable[[], tuple[str, str]],
        enrol: Enrol,
        leave: Callable[[], None],
        changed: Callable[[], None],
    ) -> None:
        """Take `digits` of a number and a PIN; `typed` gives both as they stand on the page.

        `enrol` keeps the person, and goes on to whatever comes next; `leave` is called if nothing is kept.
        """
        self._words = words
        self._digits = digits
        self._typed = typed
        self._enrol = enrol
        self._leave = leave
        self._changed = changed
        self._name = ""
        self._number = ""
        self._complete = False
        self._first: str | None = None
        self._problem = self._why = ""
        self._attempt = 0

    def identified(self, number: str, complete: bool) -> None:
        """Take what has been typed so far; another number begins again."""
        if (number, complete) == (self._number, self._complete):
            return
        if number != self._number:
            self._first = None
        self._number, self._complete = number, complete
        self._changed()

    def badge(self, code: str) -> None:
        """Do nothing: a badge proves who somebody is, and sets nothing."""
        self._problem = tr("type number and PIN")
        self._changed()

    def wrote(self, text: str) -> None:
        """Take the name as it now reads."""
        self._name = text
        self._changed()

    def apply(self) -> None:
        """Ask for the PIN once more, or keep the person."""
        if not self._ready():
            return
        number, pin = self._typed()
        self._problem = self._why = ""
        weak = pin_refused(pin, self._digits[1], number)
        if weak is not None:
            # Before it is typed again, and long before anybody signs for it.
            self._again(tr("too easy to guess"), say(weak.message))
        elif self._first is None:
            self._first = pin
        elif self._first != pin:
            self._again(tr("the PINs were not the same"))
        else:
            refused = self._enrol(number, self._name.strip(), pin)
            if refused is None:
                self._first = None
                return
            self._again(say(refused.message))
        self._complete = False
        self._attempt += 1
        self._changed()

    def _again(self, problem: str, why: str = "") -> None:
        """Have the PIN typed again; `why` has room on the page for what `problem` says in few words."""
        self._first, self._problem, self._why = None, problem, why

    def _ready(self) -> bool:
        return self._complete and bool(self._name.strip())

    def cancel(self) -> None:
        """Put nobody on the staff."""
        if self._words.way_back:
            self._first = None
            super().cancel()

    def pages(self, table: Table) -> Pages:
        """Return the page, with the keyboard on it."""
        words = self._words
        number_digits, pin_digits = self._digits
        once_more = self._first is not None
        view = EnrolView(
            title=words.title,
            second=words.second,
            caption=words.caption,
            words=words.lines if not self._why else (*words.lines, (self._why, True)),
            identity=IdentityView(
                number_digits=number_digits,
                pin_digits=pin_digits,
                tries=tr("the same PIN again") if once_more else tr("a new PIN, typed twice"),
                problem=self._problem,
                attempt=self._attempt,
            ),
            asks_name=True,
            way_back=words.way_back,
        )
        keyboard = KeyboardView(tr("Name"), self._name, LONGEST_NAME, KEYBOARD_PLACE, name=True)
        return Pages(enrol=view, keyboard=keyboard, guide=self._guide(table), main=self._main())

    def _main(self) -> MainView:
        if not self._ready():
            note = tr("name, staff number and PIN first")
        elif self._first is None:
            note = tr("then the same PIN once more")
        else:
            note = tr("it is kept under this number")
        title = self._words.main if self._first is not None else tr("NEXT")
        return MainView(title, note, ready=self._ready())

    def _guide(self, table: Table) -> GuideView:
        headline = tr("Name, number and PIN") if self._first is None else tr("The same PIN again")
        return page_guide(table, self._words.title.upper(), Bilingual(headline, ""))
