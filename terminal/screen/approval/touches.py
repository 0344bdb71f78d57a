"""What is typed, written and signed on the pages, handed to the dialogue that is open."""

from __future__ import annotations

from terminal.screen.approval.approval_dialogue import Approval
from terminal.screen.dialogue import Signing, Writing
from terminal.screen.presenter import Presenter
from terminal.screen.signer import staff_fault
from terminal.screen.staff.desk_dialogue import StaffDesk
from terminal.screen.window import MainWindow


class SigningTouches:
    """Connects the pages on which people sign, and the keyboard, to a presenter."""

    def __init__(self, window: MainWindow, presenter: Presenter) -> None:
        self._presenter = presenter
        self._page = window.enrol
        window.override.approved.connect(self._approve)
        window.override.reason_chosen.connect(self._reason)
        window.override.note_asked.connect(self._write)
        window.enrol.lettered.connect(self._lettered)
        for page in (window.override, window.sign_on, window.enrol):
            page.identity_changed.connect(self._identified)
            page.badge_read.connect(self._badge)
        window.keyboard.text_changed.connect(self._wrote)
        window.keyboard.finished.connect(self._finished)

    def manage_staff(self) -> None:
        """The people of the table, for a Shift Manager."""
        people, page = self._presenter.people, self._page
        if people is None:
            return

        def leave() -> None:
            self._presenter.open_dialogue(None)

        self._presenter.open_dialogue(
            staff_fault(people.staff, leave)
            or StaffDesk(
                people.session,
                people.staff,
                typed=lambda: (page.number, page.pin),
                leave=leave,
                changed=self._presenter.refresh,
            )
        )

    @property
    def _open(self) -> object:
        """The dialogue that is open, of whatever sort."""
        return self._presenter.dialogue

    def _approve(self, number: str, pin: str) -> None:
        if isinstance(dialogue := self._open, Approval):
            dialogue.approve(number, pin)

    def _reason(self, name: str) -> None:
        if isinstance(dialogue := self._open, Approval):
            dialogue.choose_reason(name)

    def _write(self) -> None:
        if isinstance(dialogue := self._open, Approval):
            dialogue.write()

    def _identified(self, number: str, complete: bool) -> None:
        if isinstance(dialogue := self._open, Signing):
            dialogue.identified(number, complete)

    def _badge(self, code: str) -> None:
        if isinstance(dialogue := self._open, Signing):
            dialogue.badge(code)

    def _wrote(self, text: str) -> None:
        if isinstance(dialogue := self._open, Writing):
            dialogue.wrote(text)

    def _finished(self) -> None:
        if isinstance(dialogue := self._open, Writing):
            dialogue.finished()

    def _lettered(self, letter: str) -> None:
        """A letter of a real keyboard, or none for Backspace, on a page with the keyboard on it."""
        keyboard = self._presenter.view().keyboard
        if keyboard is not None:
            text = keyboard.text + letter if letter else keyboard.text[:-1]
            self._wrote(text[: keyboard.most])
