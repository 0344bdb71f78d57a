"""Makes the things on the felt known to screen readers, which do not see items of a scene by themselves.

It is imported once the table is ready: all that Qt knows of readers takes a twentieth of a start.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, QRect
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface
from PySide6.QtWidgets import QGraphicsView

from terminal.screen.felt.item import FeltItem
from terminal.screen.felt.said import item_name
from terminal.screen.translate import tr


class _ItemAccess(QAccessibleInterface):
    """One thing on the felt: a button with a name."""

    def __init__(self, felt: QGraphicsView, item: FeltItem) -> None:
        super().__init__()
        self._felt = felt
        self._item = item

    def isValid(self) -> bool:
        """Return whether it is there to be touched."""
        return self._item.isVisible()

    def object(self) -> QObject | None:  # type: ignore[override] # an item of a scene is no QObject
        """Return None: items are not objects of Qt's tree."""
        return None

    def parent(self) -> QAccessibleInterface:
        """Return the felt."""
        return QAccessible.queryAccessibleInterface(self._felt)

    def child(self, _index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """Return that it has none."""
        return None

    def childAt(self, _x: int, _y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """Return that it has none."""
        return None

    def childCount(self) -> int:
        """Return that it has none."""
        return 0

    def indexOfChild(self, _child: QAccessibleInterface) -> int:
        """Return that it has none."""
        return -1

    def text(self, kind: QAccessible.Text) -> str:
        """Return its name."""
        return item_name(self._item) if kind is QAccessible.Text.Name else ""

    def setText(self, _kind: QAccessible.Text, _text: str) -> None:
        """Do nothing: a reader changes no bets."""

    def rect(self) -> QRect:
        """Return where it lies on the screen."""
        felt = self._felt
        box = felt.mapFromScene(self._item.shape().boundingRect()).boundingRect()
        return QRect(felt.viewport().mapToGlobal(box.topLeft()), box.size())

    def role(self) -> QAccessible.Role:
        """Return a button."""
        return QAccessible.Role.Button

    def state(self) -> QAccessible.State:
        """Return no special state."""
        return QAccessible.State()


class FeltAccess(QAccessibleInterface):
    """The felt with its areas, plates, card places, shoe and lammer as children."""

    def __init__(self, felt: QGraphicsView, items: Sequence[FeltItem]) -> None:
        super().__init__()
        self._felt = felt
        # Qt keeps no reference to what Python made.
        self._children = [_ItemAccess(felt, item) for item in items]

    def close(self) -> None:
        """Take the children out of Qt's register."""
        for child in self._children:
            QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(child))
        self._children.clear()

    def isValid(self) -> bool:
        """Return true, while the felt lives."""
        return True

    def object(self) -> QObject:
        """Return the widget."""
        return self._felt

    def parent(self) -> QAccessibleInterface | None:  # type: ignore[override]
        """Return the widget that holds the felt."""
        parent = self._felt.parentWidget()
        return QAccessible.queryAccessibleInterface(parent) if parent is not None else None

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """Return one thing on the felt."""
        return self._children[index] if 0 <= index < len(self._children) else None

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """Return the thing at a place of the screen."""
        for child in self._children:
            if child.isValid() and child.rect().contains(x, y):
                return child
        return None

    def childCount(self) -> int:
        """Return how many things take a touch."""
        return len(self._children)

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Return which of them it is, or -1."""
        for place, known in enumerate(self._children):
            if known is child:
                return place
        return -1

    def text(self, kind: QAccessible.Text) -> str:
        """Return the felt's name."""
        return tr("Betting layout") if kind is QAccessible.Text.Name else ""

    def setText(self, _kind: QAccessible.Text, _text: str) -> None:
        """Do nothing."""

    def rect(self) -> QRect:
        """Return where the felt lies on the screen."""
        return QRect(self._felt.mapToGlobal(self._felt.rect().topLeft()), self._felt.size())

    def role(self) -> QAccessible.Role:
        """Return a group of buttons."""
        return QAccessible.Role.Grouping

    def state(self) -> QAccessible.State:
        """Return no special state."""
        return QAccessible.State()


_interfaces: Final[dict[int, FeltAccess]] = {}


def _factory(_name: str, thing: QObject) -> QAccessibleInterface | None:
    return _interfaces.get(id(thing))


@cache
def _install() -> None:
    QAccessible.installFactory(_factory)


def _forget(key: int) -> None:
    """Take back from Qt what a reader may have asked for.

    Qt would delete it at the very end of the process, when Python is gone, and crash.
    """
    known = _interfaces.pop(key, None)
    if known is not None:
        known.close()


def make_accessible(felt: QGraphicsView, items: Sequence[FeltItem]) -> None:
    """Let screen readers see what is on a felt: the items that take a touch.

    A reader that has asked for it before was told of a plain widget; it asks again.
    """
    before = QAccessible.uniqueId(QAccessible.queryAccessibleInterface(felt))
    _install()
    key = id(felt)
    _interfaces[key] = FeltAccess(felt, items)
    QAccessible.deleteAccessibleInterface(before)
    QAccessible.updateAccessibility(QAccessibleEvent(felt, QAccessible.Event.ObjectReorder))
    felt.destroyed.connect(lambda: _forget(key))
    application = QCoreApplication.instance()
    if application is not None:
        application.aboutToQuit.connect(lambda: _forget(key))
