"""Who signs: a staff number and a PIN, typed by touch or on a keyboard; the PIN is never shown."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Final, Generic, TypeVar

from msgspec import Struct
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent
from PySide6.QtWidgets import QWidget

from terminal.screen import theme
from terminal.screen.dialogue_views import IdentityView
from terminal.screen.translate import tr
from terminal.screen.widgets.badge import BadgeEar
from terminal.screen.widgets.digits import BACKSPACE, CLEAR, digit_of, digit_slots
from terminal.screen.widgets.key import KeySlot, pressed_colour
from terminal.screen.widgets.paint import Artist, Box, Run
from terminal.screen.widgets.panel import KeyId, Panel

V = TypeVar("V")

_FIELD_HEIGHT: Final = 65.0
_KEY_HEIGHT: Final = 81.0
_KEY_GAP: Final = 7.5
_DOT: Final = 9.5
_HIDDEN: Final = "•"
_DOT_PITCH: Final = 40.0


class Field(Enum):
    """What is typed into."""

    NUMBER = "number"
    PIN = "pin"


class IdentityPlace(Struct, frozen=True):
    """Where fields and keys are: left, width, and the middles or tops of the rows, all in design px."""

    left: float
    width: float
    number_label: float
    number_top: float
    pin_label: float
    pin_top: float
    keys_top: float


class FieldFace(Struct, frozen=True):
    """A field to type into: the number in figures, or the PIN as dots."""

    field: Field
    typed: str
    active: bool
    person: str
    spoken: str
    on_press: bool = True
    usable: bool = True

    @property
    def name(self) -> str:
        """What the field is called aloud; never what is typed."""
        return self.spoken

    def paint(self, artist: Artist, box: Box, pressed: bool) -> None:
        """Paint the field."""
        x, y, width, height = box
        middle = y + height / 2
        line, thick = (theme.TEXT, 2.5) if self.active else (theme.LINE_STRONG, 1.0)
        artist.round_box(box, theme.Radius.KEY, pressed_colour(theme.BACKGROUND, pressed), line, width=thick)
        if self.field is Field.NUMBER:
            spaced = "\u2009".join(self.typed)
            end = x + 21 + artist.text(x + 21, middle, spaced, 31, theme.TEXT, bold=True, room=width * 0.5)
            if self.person:
                artist.icon("check", x + width - 31, middle, 20, theme.TEXT, stroke=2.4)
                artist.right(
                    x + width - 54, middle, self.person, 20, theme.TEXT, room=width - 54 - (end - x) - 10
                )
        else:
            pitch = min(_DOT_PITCH, (width - 70) / max(len(self.typed), 1))
            end = x + 34 - _DOT * 1.6
            for number in range(len(self.typed)):
                end = x + 34 + number * pitch
                artist.disc(end, middle, _DOT, theme.TEXT)
            end += _DOT
        if self.active:
            artist.rule(end + 14, middle - 16, end + 14, middle + 16, theme.TEXT, width=2)


class IdentityPanel(Panel[V], Generic[V]):
    """A panel in which somebody signs.

    `identity_changed` comes with every digit: the number, and whether number and PIN are complete.
    `badge_read` gives the code of a badge that was held to a reader.
    """

    identity_changed = Signal(str, bool)
    badge_read = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._ear = BadgeEar()

    _number = ""
    _pin = ""
    _field = Field.NUMBER
    _attempt = 0

    @property
    def number(self) -> str:
        """The staff number typed so far."""
        return self._number

    @property
    def pin(self) -> str:
        """The PIN typed so far."""
        return self._pin

    @property
    def complete(self) -> bool:
        """Whether number and PIN are typed in full."""
        if self.view is None:
            return False
        identity = self.identity(self.view)
        return len(self._number) == identity.number_digits and len(self._pin) == identity.pin_digits

    def identity(self, view: V) -> IdentityView:
        """What `view` knows of the person who signs."""
        raise NotImplementedError

    def place(self) -> IdentityPlace:
        """Where the fields are."""
        raise NotImplementedError

    def show_view(self, view: V) -> None:
        """Show `view`; a refused PIN is forgotten, and the number of somebody who cannot sign at all."""
        identity = self.identity(view)
        if identity.attempt != self._attempt:
            self._attempt = identity.attempt
            self._pin = ""
            # Else the first digits of whoever comes next would be tries of this person's PIN.
            self._number = "" if identity.another else self._number
            full = len(self._number) == identity.number_digits
            self._field = Field.PIN if full else Field.NUMBER
        super().show_view(view)

    def forget(self) -> None:
        """Forget number and PIN."""
        self._number = self._pin = ""
        self._field = Field.NUMBER
        self._typed()

    def hideEvent(self, event: QHideEvent) -> None:
        """What was typed does not outlive the panel."""
        self.forget()
        super().hideEvent(event)

    def identity_slots(self, view: V) -> Mapping[KeyId, KeySlot]:
        """Fields and digit keys."""
        place = self.place()
        identity = self.identity(view)
        width = (place.width - 2 * _KEY_GAP) / 3
        slots: dict[KeyId, KeySlot] = {
            ("digit", name): slot
            for name, slot in digit_slots(
                (place.left, place.keys_top),
                (width, _KEY_HEIGHT),
                (width + _KEY_GAP, _KEY_HEIGHT + _KEY_GAP),
                left_key=CLEAR,
                margin=3,
            ).items()
        }
        fields = (
            (Field.NUMBER, self._number, place.number_top, identity.name, tr("Staff number")),
            (Field.PIN, _HIDDEN * len(self._pin), place.pin_top, "", tr("PIN")),
        )
        for field, typed, top, person, spoken in fields:
            face = FieldFace(field, typed, field is self._field, person, spoken)
            slots["field", field] = KeySlot((place.left, top, place.width, _FIELD_HEIGHT), face)
        return slots

    def paint_identity(
        self, artist: Artist, view: V, captions: tuple[str, str], seconds: tuple[str, str] = ("", "")
    ) -> None:
        """Paint the labels; `captions` stand at the right over the number, and under the keys.

        `seconds` are number and PIN in the other language.
        """
        place = self.place()
        identity = self.identity(view)
        right = place.left + place.width
        beside, below = captions
        taken = artist.right(right, place.number_label, beside, 18, theme.TEXT_SOFT, room=place.width * 0.55)
        room = place.width - taken - 12
        number, pin = seconds
        runs = [Run(tr("Staff number"), 19, theme.TEXT_SOFT), Run(number, 18, theme.TEXT_SOFT, gap=7)]
        artist.runs(place.left, place.number_label, runs, room)
        runs = [Run(tr("PIN"), 19, theme.TEXT_SOFT), Run(pin, 18, theme.TEXT_SOFT, gap=7)]
        label = artist.runs(place.left, place.pin_label, runs, 140)
        room = place.width - label - 12
        if identity.problem:
            wide = artist.right(
                right, place.pin_label, identity.problem, 18, theme.ALARM, bold=True, room=room - 30
            )
            artist.icon("warning", right - wide - 16, place.pin_label, 20, theme.ALARM)
        else:
            artist.right(right, place.pin_label, identity.tries, 18, theme.TEXT_SOFT, room=room)
        if below:
            y = place.keys_top + 4 * (_KEY_HEIGHT + _KEY_GAP) + 20
            artist.centre(place.left + place.width / 2, y, below, 19, theme.TEXT_SOFT, room=place.width)

    def act_identity(self, key: KeyId) -> bool:
        """Type, if `key` is one of the fields or digits; gives whether it was."""
        match key:
            case ("field", Field() as field):
                self._field = field
                self._refresh()
            case ("digit", str(name)):
                self._type(name)
            case _:
                return False
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Digits and Backspace type; a badge reader that acts as a keyboard is heard by its speed."""
        if self.listen(event):
            return
        name = digit_of(event)
        if name is not None:
            self._type(name)
        elif event.key() == Qt.Key.Key_Delete:
            self._type(CLEAR)
        elif event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter) or not self.enter():
            super().keyPressEvent(event)

    def listen(self, event: QKeyEvent) -> bool:
        """Whether this key has ended a badge; its code is told, and what was typed before is forgotten."""
        code = self._ear.hear(event)
        if code is None:
            return False
        self.forget()
        self.badge_read.emit(code)
        return True

    def enter(self) -> bool:
        """What Enter does here; False leaves it to the window and its main button."""
        return False

    def _type(self, name: str) -> None:
        if self.view is None:
            return
        identity = self.identity(self.view)
        number = self._field is Field.NUMBER
        text = self._number if number else self._pin
        if name == CLEAR:
            text = ""
        elif name == BACKSPACE:
            text = text[:-1]
        else:
            text = (text + name)[: identity.number_digits if number else identity.pin_digits]
        if number:
            if text != self._number:
                self._pin = ""
            self._number = text
            if len(text) == identity.number_digits:
                self._field = Field.PIN
        else:
            self._pin = text
        self._typed()

    def _typed(self) -> None:
        self._refresh()
        self.identity_changed.emit(self._number, self.complete)
