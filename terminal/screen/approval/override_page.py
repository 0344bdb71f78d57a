"""A supervisor's approval: what will change, before and after, the reason, and the signature."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from terminal.rules.bets import HAND_BETS, Hand
from terminal.screen import theme
from terminal.screen.approval.views import OverrideView
from terminal.screen.dialogue_views import ChangeLine, IdentityView, ShownHands
from terminal.screen.translate import tr
from terminal.screen.widgets.faces import MainFace, PlainFace
from terminal.screen.widgets.identity import IdentityPanel, IdentityPlace
from terminal.screen.widgets.key import KeySlot, KeyState, pressed_colour
from terminal.screen.widgets.paint import Artist, Box
from terminal.screen.widgets.panel import KeyId
from terminal.screen.widgets.paragraphs import paint_paragraphs
from terminal.screen.widgets.shown_hands import HAND_WORDS, SmallHand, paint_small_hand

_LEFT: Final = 35.0
_WIDTH: Final = 740.0
_HEAD: Final = 104.0
_FOOT: Final = 765.0
_SPLIT: Final = 792.0
_CHANGES_TOP: Final = 170.0
_CHANGES_HEIGHT: Final = 368.0
_BEFORE: Final = 216.0
_ARROW: Final = 477.0
_AFTER: Final = 506.0
_HAND_PITCH: Final = 96.0
_LINE_PITCH: Final = 40.0
_LAST_LINE: Final = 18.0
"""How far above the edge the middle of the last line stays, design px."""
_REASON_TOP: Final = 589.0
_NOTE_TOP: Final = 663.0
_ANSWER_TOP: Final = 783.0
_RIGHT: Final = 1284.0


class NoteFace(Struct, frozen=True):
    """The reason in words; a touch opens the keyboard."""

    text: str
    on_press: bool = False
    usable: bool = True

    @property
    def name(self) -> str:
        """What the field is called aloud."""
        return tr("Reason in words: {text}").format(text=self.text)

    def paint(self, artist: Artist, box: Box, pressed: bool) -> None:
        """Paint the field."""
        x, y, width, height = box
        fill = pressed_colour(theme.BACKGROUND, pressed)
        artist.round_box(box, theme.Radius.KEY, fill, theme.LINE_STRONG)
        artist.icon("keyboard", x + width - 38, y + height / 2, 32, theme.TEXT_SOFT)
        text, ink = (self.text, theme.TEXT) if self.text else (tr("in words, if need be"), theme.TEXT_SOFT)
        artist.text(x + 20, y + height / 2, text, 20, ink, room=width - 90)


class OverrideDialog(IdentityPanel[OverrideView]):
    """The approval. `approved` gives number and PIN; `refused` means that nothing changes."""

    BOX = (300.0, 84.0, 1320.0, 912.0)

    approved = Signal(str, str)
    refused = Signal()
    reason_chosen = Signal(str)
    note_asked = Signal()

    def identity(self, view: OverrideView) -> IdentityView:
        """Who signs."""
        return view.identity

    def place(self) -> IdentityPlace:
        """The right side."""
        return IdentityPlace(812.0, 472.0, 139.0, 160.0, 252.0, 272.0, 349.0)

    def slots(self, view: OverrideView) -> Mapping[KeyId, KeySlot]:
        """Reasons, note, signature, and the two ends."""
        slots: dict[KeyId, KeySlot] = dict(self.identity_slots(view))
        pitch = (_WIDTH + 7) / max(len(view.reasons), 1)
        for number, reason in enumerate(view.reasons):
            chosen = reason.name == view.reason
            face = PlainFace(
                reason.title,
                "check" if chosen else "",
                state=KeyState.ARMED if chosen else KeyState.NORMAL,
                size=19,
            )
            box = (_LEFT + number * pitch, _REASON_TOP, pitch - 7, 67.0)
            slots["reason", reason.name] = KeySlot(box, face, margin=3)
        slots["note"] = KeySlot((_LEFT, _NOTE_TOP, _WIDTH, 61), NoteFace(view.note), margin=2)
        refuse = PlainFace(tr("Refuse"), second=tr("nothing changes"), size=23, on_press=False)
        slots["refuse"] = KeySlot((_LEFT, _ANSWER_TOP, 237, 100), refuse)
        ready = self.complete and not view.refusal
        missing = view.refusal or tr("staff number and PIN first")
        approve = MainFace(tr("APPROVE"), view.approve if ready else missing, ready)
        slots["approve"] = KeySlot((724, _ANSWER_TOP, 560, 100), approve)
        return slots

    def act(self, key: KeyId) -> None:
        """Type, or say what was decided."""
        if self.act_identity(key):
            return
        match key:
            case ("reason", str(name)):
                self.reason_chosen.emit(name)
            case "note":
                self.note_asked.emit()
            case "refuse":
                self.refused.emit()
            case _:
                self.approved.emit(self.number, self.pin)

    def enter(self) -> bool:
        """Enter approves once all is there."""
        approve = self.keys.get("approve")
        if approve is not None and approve.isEnabled():
            self.act("approve")
        return True

    def paint_view(self, artist: Artist, view: OverrideView) -> None:
        """Paint all that is not a key."""
        width, height = self.design_size
        artist.round_box((0, 0, width, height), 18, theme.SURFACE, theme.LINE_STRONG, width=1.5)
        artist.icon("shield", 56, 52, 38, theme.TEXT)
        rank = artist.right(_RIGHT, 40, view.rank, 22, theme.TEXT, bold=True, room=400)
        asked = artist.right(_RIGHT, 73, view.asked_by, 19, theme.TEXT_SOFT, room=520)
        artist.text(92, 40, view.title, 33, theme.TEXT, bold=True, room=_RIGHT - 92 - rank - 30)
        artist.text(92, 75, view.second, 20, theme.TEXT_SOFT, room=_RIGHT - 92 - asked - 30)
        artist.rule(0, _HEAD, width, _HEAD, theme.LINE)
        artist.rule(0, _FOOT, width, _FOOT, theme.LINE)
        artist.rule(_SPLIT, _HEAD, _SPLIT, _FOOT, theme.LINE)
        title = artist.text(_LEFT, 139, tr("What will change"), 22, theme.TEXT, bold=True, room=320)
        paint_paragraphs(artist, view.paragraphs, (_LEFT + _WIDTH, 139), _WIDTH - title - 20)
        self._paint_changes(artist, view)
        artist.text(_LEFT, 568, tr("Reason"), 22, theme.TEXT, bold=True, room=300)
        artist.icon("lock", 306, 834, 24, theme.TEXT)
        words = tr("Both names are recorded.\nNobody approves their own request.")
        artist.lines(333, 820, words, 19, theme.TEXT_SOFT, room=380, pitch=28, most=2)
        self.paint_identity(artist, view, (tr("or hold badge to reader"), ""))

    def _paint_changes(self, artist: Artist, view: OverrideView) -> None:
        artist.round_box(
            (_LEFT, _CHANGES_TOP, _WIDTH, _CHANGES_HEIGHT), theme.Radius.KEY, theme.SURFACE_RAISED
        )
        artist.text(_BEFORE, 194, tr("before"), 19, theme.TEXT_SOFT, room=200)
        artist.text(_AFTER, 194, tr("after"), 19, theme.TEXT_SOFT, room=200)
        y = 233.0
        if view.before is not None and view.after is not None:
            _paint_hands(artist, view.before, view.after)
            artist.rule(52, 409, 758, 409, theme.LINE)
            y = 433.5
        room = _CHANGES_TOP + _CHANGES_HEIGHT - _LAST_LINE - y
        pitch = min(_LINE_PITCH, room / max(len(view.changes) - 1, 1))
        for change in view.changes:
            artist.text(52, y, change.label, 19, theme.TEXT_SOFT, room=_BEFORE - 62)
            _paint_change(artist, change, y)
            y += pitch


def _paint_change(artist: Artist, change: ChangeLine, y: float) -> None:
    """What was and what will be, side by side; of what is new and long, what will be over both columns."""
    end = _LEFT + _WIDTH - 10
    after = _AFTER
    if change.new and artist.measure(change.after, 20, True) > end - _AFTER:
        after = _BEFORE
    else:
        artist.text(_BEFORE, y, change.before, 20, theme.TEXT, room=_ARROW - _BEFORE - 24)
        artist.icon("right", _ARROW, y, 17, theme.TEXT_SOFT)
    artist.text(after, y, change.after, 20, theme.TEXT, bold=True, room=end - after)


def _paint_hands(artist: Artist, before: ShownHands, after: ShownHands) -> None:
    rows = (
        (Hand.PLAYER, before.player, after.player),
        (Hand.BANKER, before.banker, after.banker),
    )
    for number, (hand, was, will_be) in enumerate(rows):
        y = 219 + number * _HAND_PITCH
        bet = HAND_BETS[hand]
        ink = theme.AREA_COLOURS[bet].text
        artist.text(52, y + 26, theme.GLYPHS[bet], 28, ink, bold=True)
        artist.text(52, y + 57, HAND_WORDS[hand], 18, ink, bold=True, room=140)
        paint_small_hand(artist, SmallHand(_BEFORE, 430), y, was)
        artist.icon("right", _ARROW, y + 39, 20, theme.TEXT_SOFT)
        paint_small_hand(artist, SmallHand(_AFTER, 720), y, will_be)


class Veil(QWidget):
    """Darkens what lies behind a dialog and keeps touches from it; `touched` says that it was touched."""

    touched = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
        self.resize(parent.size())

    def cover(self, size: QSize) -> None:
        """Cover a window of `size` screen px."""
        self.resize(size)
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Darken."""
        QPainter(self).fillRect(event.rect(), theme.VEIL)

    def event(self, event: QEvent) -> bool:
        """Take touches, so that none goes through."""
        if event.type() in (QEvent.Type.TouchBegin, QEvent.Type.TouchUpdate, QEvent.Type.TouchEnd):
            if event.type() == QEvent.Type.TouchBegin:
                self.touched.emit()
            event.accept()
            return True
        return super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take clicks, so that none goes through."""
        self.touched.emit()
        event.accept()
