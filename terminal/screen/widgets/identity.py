"""Who signs: a staff number and a PIN, typed by touch or on a keyboard; the PIN is never shown."""

from enum import Enum
from typing import Final, Generic, Protocol, TypeVar

from msgspec import Struct
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent
from PySide6.QtWidgets import QWidget

from terminal.screen import theme
from terminal.screen.dialogue_views import IdentityView
from terminal.screen.theme import Edge, Gap, Size, Type
from terminal.screen.translate import tr
from terminal.screen.widgets.badge import BadgeEar
from terminal.screen.widgets.digits import BACKSPACE, CLEAR, digit_keys, digit_of
from terminal.screen.widgets.ground import FIELD, WELL
from terminal.screen.widgets.layout import FILL, Pad, PanelPart, column, row, space
from terminal.screen.widgets.paint import Align, Run
from terminal.screen.widgets.panel import KeyId, Panel
from terminal.screen.widgets.parts import Disc, Icon, Rule, Text, caption, key, strong, words
from terminal.screen.widgets.touch_guard import Pace


class SignedFor(Protocol):
    """A view of what somebody signs for."""

    @property
    def identity(self) -> IdentityView:
        """What is known of the person who signs."""


V = TypeVar("V", bound=SignedFor)

_LABEL: Final = 40.0
_DOT: Final = 9.5
_DOTS_APART: Final = 21.0
_KEYS: Final = 346.5


class Field(Enum):
    """What is typed into."""

    NUMBER = "number"
    PIN = "pin"


class SignatureWords(Struct, frozen=True):
    """What stands with number and PIN: their names in the other language, and captions over and under them.

    `close` puts the fields nearer to one another.
    """

    seconds: tuple[str, str] = ("", "")
    captions: tuple[str, str] = ("", "")
    close: bool = False


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

    number = ""
    """The staff number typed so far."""
    pin = ""
    """The PIN typed so far."""
    _field = Field.NUMBER
    _attempt = 0

    @property
    def complete(self) -> bool:
        """Whether number and PIN are typed in full."""
        if self.view is None:
            return False
        identity = self.view.identity
        lengths = (identity.pin_digits, identity.short_pin_digits)
        return len(self.number) == identity.number_digits and len(self.pin) in lengths

    def show_view(self, view: V) -> None:
        """Show `view`; a refused PIN is forgotten, and the number of somebody who cannot sign at all."""
        identity = view.identity
        if identity.attempt != self._attempt:
            self._attempt = identity.attempt
            self.pin = ""
            # Else the first digits of the next person would be tries of this person's PIN.
            self.number = "" if identity.another else self.number
            full = len(self.number) == identity.number_digits
            self._field = Field.PIN if full else Field.NUMBER
        super().show_view(view)

    def clear_typed(self) -> None:
        """Forget number and PIN."""
        self.number = self.pin = ""
        self._field = Field.NUMBER
        self._typed()

    def hideEvent(self, event: QHideEvent) -> None:
        """What was typed does not outlive the panel."""
        self.clear_typed()
        super().hideEvent(event)

    def signature(self, view: V, say: SignatureWords) -> PanelPart:
        """Return the fields for number and PIN, and the digits."""
        identity = view.identity
        number, pin = say.seconds
        over, under = say.captions
        about = caption(over, Type.LABEL, align=Align.RIGHT, grow=1)
        return column(
            Gap.INSET,
            row(_label(tr("Staff number"), number), about, gap=Gap.WIDE, high=_LABEL),
            self._number_field(identity.name),
            Gap.MEDIUM if say.close else Gap.WORDS,
            row(_label(tr("PIN"), pin), *_tries(identity), high=_LABEL),
            self._pin_field(),
            Gap.WIDE if say.close else Gap.INSET,
            digit_keys(CLEAR, _KEYS, lambda name: ("digit", name)),
            Gap.INSET,
            caption(under, Type.TEXT, align=Align.CENTRE) if under else None,
        )

    def _number_field(self, person: str) -> PanelPart:
        """Return the field for the number in figures, a little apart, and whose it is."""
        check = Icon("check", Type.BODY, stroke=Edge.STRONG)
        shown = (space(Gap.WIDE), Text(person, Type.BODY), space(Gap.WIDE), check) if person else ()
        figures = strong("\u2009".join(self.number), Type.TYPED)
        return self._field_key(Field.NUMBER, tr("Staff number"), figures, *shown)

    def _pin_field(self) -> PanelPart:
        """Return the field for the PIN, as dots."""
        dots = row(*[Disc(_DOT, theme.TEXT, None)] * len(self.pin), gap=_DOTS_APART)
        typed = row(Gap.TOUCH, dots if self.pin else Gap.TIGHT)
        return self._field_key(Field.PIN, tr("PIN"), typed)

    def _field_key(self, field: Field, spoken: str, typed: PanelPart, *person: PanelPart) -> PanelPart:
        """Return a field to type into; what it is called aloud is never what is typed."""
        active = field is self._field
        caret = row(Gap.INSET, Rule(theme.TEXT, Gap.HAIR, high=Size.CARET)) if active else None
        content = row(typed, caret, FILL, *person, pad=Pad.across(Gap.BODY))
        ground, pace = FIELD if active else WELL, Pace.EVERY_TAP
        return key(("field", field), content, spoken, ground=ground, margin=0, high=Size.FIELD, pace=pace)

    def act(self, key: KeyId) -> None:
        """Type, or tell the name of the key."""
        match key:
            case ("field", Field() as field):
                self._field = field
                self._refresh()
            case ("digit", str(name)):
                self._type(name)
            case _:
                self.touched.emit(key)

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
        """Whether this key has ended a badge; its code is sent, and what was typed before is forgotten."""
        code = self._ear.hear(event)
        if code is None:
            return False
        self.clear_typed()
        self.badge_read.emit(code)
        return True

    def enter(self) -> bool:
        """What Enter does here; False leaves it to the window and its main button."""
        return False

    def _type(self, name: str) -> None:
        if self.view is None:
            return
        identity = self.view.identity
        number = self._field is Field.NUMBER
        text = self.number if number else self.pin
        if name == CLEAR:
            text = ""
        elif name == BACKSPACE:
            text = text[:-1]
        else:
            text = (text + name)[: identity.number_digits if number else identity.pin_digits]
        if number:
            if text != self.number:
                self.pin = ""
            self.number = text
            if len(text) == identity.number_digits:
                self._field = Field.PIN
        else:
            self.pin = text
        self._typed()

    def _typed(self) -> None:
        self._refresh()
        self.identity_changed.emit(self.number, self.complete)


def _label(title: str, second: str) -> PanelPart:
    return words(Run(title, Type.TEXT, faint=True), Run(second, Type.LABEL, gap=Gap.KEYS, faint=True))


def _tries(identity: IdentityView) -> tuple[PanelPart, ...]:
    """Return what was wrong with the last try, or how many are left."""
    if not identity.problem:
        return (space(Gap.WIDE), caption(identity.tries, Type.LABEL, align=Align.RIGHT, grow=1))
    warning = Icon("warning", Type.BODY, theme.ALARM)
    return (
        space(Gap.SMALL),
        FILL,
        warning,
        space(Gap.SMALL),
        strong(identity.problem, Type.LABEL, theme.ALARM),
    )
