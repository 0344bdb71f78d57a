"""A supervisor's approval: what will change, before and after, the reason, and the signature."""

from collections.abc import Hashable
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from terminal.rules.bets import HAND_BETS, Hand
from terminal.screen import theme
from terminal.screen.approval.views import OverrideView
from terminal.screen.dialogue_views import ChangeLine, ShownHand
from terminal.screen.theme import Gap, Size, Type
from terminal.screen.translate import tr
from terminal.screen.widgets.ground import DIALOGUE, ROW, WELL
from terminal.screen.widgets.identity import IdentityPanel, SignatureWords
from terminal.screen.widgets.layout import FILL, Pad, PanelPart, column, first_fit, grid, row, stack
from terminal.screen.widgets.paint import Align
from terminal.screen.widgets.panel import KeyId
from terminal.screen.widgets.parts import (
    Icon,
    ParagraphTags,
    Rule,
    Text,
    caption,
    key,
    main_key,
    strong,
    title_key,
    usable,
)
from terminal.screen.widgets.pictures import HAND_WORDS, RINGS, CardPicture
from terminal.screen.widgets.touch_guard import Pace

_HEAD: Final = 104.0
_HEAD_LINE: Final = 34.0
_FOOT: Final = 147.0
_SIDE: Final = 528.0
_TITLE: Final = 66.0
_CHANGES: Final = 368.0
_CHANGES_HEAD: Final = 43.0
_HAND: Final = 96.0
_CARD: Final = (54.0, 77.0)
_CARDS: Final = 180.0
_POINTS: Final = 40.0
_LABEL: Final = 164.0
_BEFORE: Final = 248.0
_REASON: Final = 67.0
_NOTE: Final = 61.0
_REFUSE: Final = 237.0
_APPROVE: Final = 560.0
_ANSWER: Final = 100.0
_BOTH_PITCH: Final = 28.0


class OverrideDialog(IdentityPanel[OverrideView]):
    """The approval; `approved` gives number and PIN."""

    BOX = (300.0, 84.0, 1320.0, 912.0)

    approved = Signal(str, str)

    def parts(self, view: OverrideView) -> PanelPart:
        """Return what will change and why on the left, the signature on the right, the two ends below."""
        signature = self.signature(
            view, SignatureWords(captions=(tr("or hold badge to reader"), ""), close=True)
        )
        return column(
            _head(view),
            Rule(),
            row(
                column(
                    _changes_head(view),
                    _changes(view),
                    row(strong(tr("Reason"), Type.HEAD), pad=Pad(top=Gap.MEDIUM), high=Size.HEAD),
                    _reasons(view),
                    Gap.KEYS,
                    _note(view.note),
                    pad=Pad(Type.MAIN, 0, Gap.BLOCK),
                    grow=1,
                ),
                Rule(),
                column(signature, pad=Pad(Gap.BODY, 0, Type.MAIN), wide=_SIDE),
                grow=1,
            ),
            Rule(),
            self._ends(view),
            ground=DIALOGUE,
        )

    def _ends(self, view: OverrideView) -> PanelPart:
        """Return the two ways out, and what holds for the person who signs."""
        ready = self.complete and not view.refusal
        missing = view.refusal or tr("staff number and PIN first")
        both = tr("Both names are recorded.\nNobody approves their own request.")
        nothing = tr("nothing changes")
        return row(
            title_key(
                "refuse", tr("Refuse"), second=nothing, size=Type.STAKE, margin=0, wide=_REFUSE, high=_ANSWER
            ),
            Type.HEAD,
            Icon("lock", Type.NAME),
            Gap.INSET,
            Text(both, Type.TEXT, faint=True, most=2, pitch=_BOTH_PITCH, grow=1),
            main_key(
                "approve",
                tr("APPROVE"),
                view.approve if ready else missing,
                ready=ready,
                wide=_APPROVE,
                high=_ANSWER,
            ),
            pad=Pad(Type.MAIN, 0, Type.MAIN, Gap.WORDS),
            high=_FOOT,
        )

    def subject(self, view: OverrideView) -> Hashable:
        """Return what is asked for."""
        return view.title, view.changes

    def act(self, key: KeyId) -> None:
        """Approve, type, or tell the name of the key."""
        if key == "approve":
            self.approved.emit(self.number, self.pin)
        else:
            super().act(key)

    def enter(self) -> bool:
        """Enter approves once all is there."""
        approve = self.keys.get("approve")
        if approve is not None and approve.isEnabled():
            self.act("approve")
        return True


def _head(view: OverrideView) -> PanelPart:
    return row(
        Icon("shield", Type.STEP),
        column(
            FILL,
            FILL,
            row(
                strong(view.title, Type.QUESTION, grow=1),
                strong(view.rank, Type.HEAD),
                gap=Gap.PAGE,
                high=_HEAD_LINE,
            ),
            row(
                caption(view.second, Type.BODY, grow=1),
                caption(view.asked_by, Type.TEXT),
                gap=Gap.PAGE,
                high=_HEAD_LINE,
            ),
            FILL,
            pad=Pad(bottom=Gap.HAIR),
            grow=1,
        ),
        gap=Gap.EDGE,
        pad=Pad.across(Type.MAIN),
        high=_HEAD,
    )


def _changes_head(view: OverrideView) -> PanelPart:
    return row(
        strong(tr("What will change"), Type.HEAD),
        ParagraphTags(view.paragraphs, grow=1),
        gap=Gap.BODY,
        pad=Pad(top=Gap.TIGHT),
        high=_TITLE,
    )


def _changes(view: OverrideView) -> PanelPart:
    """Return the hands before and after, and the lines under them, closer where they are many."""
    heads = row(
        _LABEL,
        caption(tr("before"), Type.TEXT, wide=_BEFORE),
        row(Gap.FOOT, Gap.BLOCK),
        caption(tr("after"), Type.TEXT),
        pad=Pad(top=Gap.TIGHT),
        high=_CHANGES_HEAD,
    )
    hands: tuple[PanelPart | float, ...] = ()
    if view.before is not None and view.after is not None:
        hands = (
            Gap.SMALL,
            column(
                _hands(Hand.PLAYER, view.before.player, view.after.player),
                _hands(Hand.BANKER, view.before.banker, view.after.banker),
                pad=Pad(bottom=-Gap.HAIR),
            ),
            Rule(),
        )
    first = Gap.INSET if hands else Gap.WORDS
    changes = [stack(_change(change), high=Gap.BODY) for change in view.changes]
    lines = column(*changes, gap=Gap.BODY, least=0, pad=Pad(top=first), grow=1)
    return column(
        heads, *hands, lines, pad=Pad(Gap.BLOCK, 0, Gap.WORDS, Gap.MEDIUM), ground=ROW, high=_CHANGES
    )


def _change(change: ChangeLine) -> PanelPart:
    """Return what was and what will be; of what is new and long, what will be over both columns."""
    label = (caption(change.label, Type.TEXT, wide=_LABEL - Gap.WORDS), Gap.WORDS)
    after = strong(change.after, Type.BODY, grow=1)
    if not change.before:
        return row(*label, after)
    both = row(
        *label,
        Text(change.before, Type.BODY, wide=_BEFORE - Gap.BLOCK),
        Gap.BLOCK,
        Icon("right", Type.NOTE, faint=True, wide=Gap.FOOT),
        Gap.BLOCK,
        after,
    )
    return first_fit(both, row(*label, after)) if change.new else both


def _hands(hand: Hand, before: ShownHand, after: ShownHand) -> PanelPart:
    bet = HAND_BETS[hand]
    ink = theme.AREA_COLOURS[bet].text
    name = column(
        Gap.WORDS,
        strong(theme.glyph(bet), Type.TOTALS, ink, high=Size.TEXT_LINE),
        strong(HAND_WORDS[hand], Type.LABEL, ink, high=Size.TEXT_LINE),
        gap=1,
        wide=_LABEL,
    )
    arrow = Icon("right", Type.BODY, faint=True, wide=Gap.FOOT)
    cards = row(name, _hand(before), arrow, Gap.BLOCK, _hand(after), high=_CARD[1])
    return column(cards, FILL, high=_HAND)


def _hand(hand: ShownHand) -> PanelPart:
    """Return a hand's cards in a row, over one another where they are many, and its points."""
    wide, _ = _CARD
    cards = [CardPicture(card.card, ring=RINGS[card.mark], wide=wide) for card in hand.cards]
    points = "?" if hand.points is None else str(hand.points)
    return row(
        row(*cards, gap=Gap.KEYS, least=-wide, wide=_CARDS),
        strong(points, _POINTS, align=Align.CENTRE, grow=1),
        wide=_BEFORE,
    )


def _reasons(view: OverrideView) -> PanelPart:
    keys = (
        title_key(
            ("reason", reason.name),
            reason.title,
            "check" if reason.name == view.reason else "",
            size=Type.TEXT,
            state=usable(True, chosen=reason.name == view.reason),
            pace=Pace.EVERY_TAP,
        )
        for reason in view.reasons
    )
    return grid(*keys, columns=max(len(view.reasons), 1), gap=Gap.KEYS, high=_REASON)


def _note(note: str) -> PanelPart:
    """Return the typed reason; a touch opens the keyboard."""
    text = Text(note or tr("typed, if needed"), Type.BODY, faint=not note, grow=1)
    keyboard = Icon("keyboard", Type.PAGE, faint=True)
    content = row(text, Gap.BLOCK, keyboard, Gap.HAIR, pad=Pad.across(Gap.BODY))
    spoken = tr("Typed reason: {text}").format(text=note)
    return key("note", content, spoken, ground=WELL, margin=Gap.HAIR, high=_NOTE)


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
