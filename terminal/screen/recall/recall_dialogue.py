"""The recall in progress: which rounds are in the strip, which one is open, and how far it is followed."""

from collections.abc import Callable
from datetime import datetime
from typing import Final
from zoneinfo import ZoneInfo

from msgspec.structs import replace
from PySide6.QtCore import Qt

from terminal.ledger.errors import LedgerError
from terminal.ledger.queries import NO_LIMIT
from terminal.ledger.round_search import RoundQuery
from terminal.rounds.state import Table
from terminal.rounds.unreplayable import Unreplayable
from terminal.screen.dialogue import Dialogue, Pages
from terminal.screen.recall.acts import acts_of
from terminal.screen.recall.presenting import Looking, recall_view
from terminal.screen.recall.search_dialogue import RecallSearch
from terminal.screen.recall.views import MOST_TILES, RecallView
from terminal.screen.translate import say, tr
from terminal.screen.words import back_button
from terminal.table.audit.recall import PastRound, Recall

MOST_FOUND = 40
"""Rounds that a search looks up at once."""
_STEPS: Final = {
    Qt.Key.Key_Home: "first",
    Qt.Key.Key_Left: "back",
    Qt.Key.Key_Right: "forward",
    Qt.Key.Key_End: "last",
}
_WAYS: Final = {Qt.Key.Key_PageUp: "back", Qt.Key.Key_PageDown: "on"}
_SEARCH: Final = Qt.Key.Key_F3


class Recalling(Dialogue):
    """A look at the past; the table goes on unseen, and nothing of it can be changed from here."""

    def __init__(
        self,
        recall: Recall,
        rounds: tuple[PastRound, ...],
        zone: ZoneInfo,
        now: Callable[[], datetime],
        *,
        leave: Callable[[], None],
        changed: Callable[[], None],
        told: Callable[[str], None],
    ) -> None:
        """Show `rounds`, the last ones that are over, at least one, the latest last.

        `leave` closes the recall, `changed` shows it again, `told` says why something could not be shown.
        Raises a `LedgerError` or `Unreplayable` if the last round cannot be recalled.
        """
        self._recall = recall
        self._zone = zone
        self._now = now
        self._leave = leave
        self._changed = changed
        self._told = told
        self._search: RecallSearch | None = None
        self._wanted: RoundQuery | None = None
        self._found: tuple[PastRound, ...] = ()
        self._more_found = False
        """Whether there are rounds as wanted before those that were found so far."""
        self._said = ""
        self._show(rounds, rounds[-1])

    def _show(self, rounds: tuple[PastRound, ...], past: PastRound) -> None:
        """Open a round at its last act, with these in the strip."""
        recall = self._recall
        steps = recall.steps(past.seq)
        before = recall.last_rounds(1, before=past.seq)
        self._look = Looking(
            rounds=rounds,
            past=past,
            steps=steps,
            place=len(steps) - 1,
            before=before[0] if before else None,
            after=recall.next_round(past.seq),
            earlier=self._has_earlier(rounds),
            later=self._has_later(rounds),
            found=self._said,
        )

    def _has_earlier(self, rounds: tuple[PastRound, ...]) -> bool:
        if self._found:
            return rounds[0] is not self._found[0] or self._more_found
        return bool(self._recall.last_rounds(1, before=rounds[0].seq))

    def _has_later(self, rounds: tuple[PastRound, ...]) -> bool:
        if self._found:
            return rounds[-1] is not self._found[-1]
        return self._recall.next_round(rounds[-1].seq) is not None

    def _try(self, act: Callable[[], None]) -> None:
        """Do what reads the record; a fault of it leaves all as it is, and is said."""
        try:
            act()
        except LedgerError as fault:
            self._told(say(fault.message))
        except Unreplayable:
            self._told(tr("The record of that round cannot be followed. Verify the ledger."))
        else:
            self._changed()

    def _go_to(self, place: int) -> None:
        last = len(self._look.steps) - 1
        self._look = replace(self._look, place=max(0, min(place, last)))
        self._changed()

    def press(self, key: Qt.Key, text: str) -> bool:
        """Step, go to the neighbouring round, or search; False for any other key."""
        if key in _STEPS:
            self.tool(_STEPS[key])
        elif key in _WAYS:
            self.way(_WAYS[key])
        elif key == _SEARCH:
            self.search()
        else:
            return False
        return True

    def tool(self, name: str) -> None:
        """Step along the acts of the round: first, back, forward or last."""
        place = self._look.place
        places = {"first": 0, "back": place - 1, "forward": place + 1, "last": len(self._look.steps) - 1}
        self._go_to(places[name])

    def act(self, number: int) -> None:
        """Go to the end of an act of the list, counted from 0."""
        self._go_to(acts_of(self._look.steps)[number].last)

    def way(self, name: str) -> None:
        """Open the round before or after the open one, whatever is in the strip."""
        past = self._look.before if name == "back" else self._look.after
        if past is not None:
            self._try(lambda: self._neighbour(past))

    def _neighbour(self, past: PastRound) -> None:
        rounds = self._look.rounds
        if past not in rounds:
            self._forget_the_search()
            rounds = self._recall.last_rounds(MOST_TILES, before=past.seq + 1)
        self._show(rounds, past)

    def round(self, name: str) -> None:
        """Open a round of the strip."""
        rounds = self._look.rounds
        past = next((past for past in rounds if str(past.seq) == name), rounds[-1])
        self._search = None
        self._try(lambda: self._show(rounds, past))

    def move(self, way: int) -> None:
        """Bring other rounds into the strip: -1 the ones before, 1 the ones after."""
        self._try(lambda: self._move(way))

    def _move(self, way: int) -> None:
        rounds = self._look.rounds
        if self._found:
            if way < 0 and rounds[0] is self._found[0] and self._wanted is not None:
                earlier, self._more_found = self._looked_up(self._wanted, rounds[0].seq)
                self._found = (*earlier, *self._found)
            place = self._found.index(rounds[0]) + way * MOST_TILES
            place = max(0, min(place, len(self._found) - MOST_TILES))
            rounds = self._found[place : place + MOST_TILES]
        elif way < 0:
            rounds = self._recall.last_rounds(MOST_TILES, before=rounds[0].seq)
        else:
            rounds = self._after(rounds[-1])
        if rounds:
            self._show(rounds, rounds[-1])

    def _after(self, past: PastRound) -> tuple[PastRound, ...]:
        rounds: list[PastRound] = []
        following = self._recall.next_round(past.seq)
        while following is not None and len(rounds) < MOST_TILES:
            rounds.append(following)
            following = self._recall.next_round(following.seq)
        return tuple(rounds)

    def search(self) -> None:
        """Open a new search."""
        boxes = self._look.steps[-1].table.terms.boxes
        self._search = RecallSearch(
            *(boxes, self._zone, self._now()),
            find=lambda: self._try(self._find),
            behind=self._view,
            leave=self._leave_search,
            changed=self._changed,
        )
        self._changed()

    def _leave_search(self) -> None:
        self._search = None
        self._try(self._last_again if self._found else lambda: None)

    def _last_again(self) -> None:
        self._forget_the_search()
        rounds = self._recall.last_rounds(MOST_TILES)
        self._show(rounds, rounds[-1])

    def _forget_the_search(self) -> None:
        self._wanted, self._found, self._more_found, self._said = None, (), False, ""

    def _find(self) -> None:
        search = self._search
        wanted = None if search is None else search.wanted()
        if search is None or wanted is None:
            return
        found, more = self._looked_up(wanted, NO_LIMIT)
        if not found:
            search.problem = tr("No such round: {wanted}").format(wanted=search.said())
            return
        self._search = None
        self._wanted, self._found, self._more_found = wanted, found, more
        self._said = tr("found: {wanted}").format(wanted=search.said())
        self._show(found[-MOST_TILES:], found[-1])

    def _looked_up(self, wanted: RoundQuery, before: int) -> tuple[tuple[PastRound, ...], bool]:
        """Return the last rounds as wanted before an event, and whether there are more before them."""
        found = self._recall.search(wanted, MOST_FOUND + 1, before=before)
        return found[-MOST_FOUND:], len(found) > MOST_FOUND

    @property
    def asking(self) -> Dialogue:
        """The search, while it is open."""
        return self._search or self

    def apply(self) -> None:
        """Go back to the table."""
        self.cancel()

    def _view(self) -> RecallView:
        return recall_view(self._look, self._zone)

    def pages(self, table: Table) -> Pages:
        """Return the past in the place of the table."""
        view = self._view()
        return Pages(
            status=view.status,
            felt=view.felt,
            recall_strip=view.strip,
            rail_head=view.head,
            acts=view.acts,
            recalled_fault=view.fault,
            main=back_button(table),
        )
