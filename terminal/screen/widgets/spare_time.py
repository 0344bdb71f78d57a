"""Work that no touch waits for: what the next acts will need is made ready while nobody touches anything."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer


class SpareTime(QObject):
    """Does one small piece of work at a time whenever nothing else is to be done.

    It only fills what is kept: what is wanted before its turn has come is made then, as without it.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._begun = False
        self._work: dict[Callable[[], None], None] = {}
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._go)

    def begin(self) -> None:
        """Take up the work from now on: a start does not wait for it."""
        self._begun = True
        self._go_on()

    def add(self, work: Callable[[], None]) -> None:
        """Have this done, once; it takes no longer than a fraction of a frame."""
        self._work[work] = None
        self._go_on()

    @property
    def waits(self) -> bool:
        """Whether there is work left."""
        return self._begun and bool(self._work)

    def _go_on(self) -> None:
        if self._begun and self._work and not self._timer.isActive():
            self._timer.start(0)

    def _go(self) -> None:
        work = next(iter(self._work))
        del self._work[work]
        work()
        self._go_on()
