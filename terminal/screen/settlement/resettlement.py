"""A settled round was settled again: whom the House has to pay more, and from whom chips come back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from terminal.rounds.state import Bettor, Round, Table
from terminal.rules.bets import bettor_order
from terminal.screen.dialogue import Dialogue, Pages
from terminal.screen.dialogue_views import ChangeLine, WalkThroughView
from terminal.screen.format import money
from terminal.screen.translate import Bilingual, both, tr
from terminal.screen.views import Tone
from terminal.screen.words import button_view, page_guide, whose_box

_MOST: Final = 9
"""Bettors that the page has room for."""


def differences(before: Table, after: Table) -> tuple[tuple[Bettor, int, int], ...]:
    """Return each bettor whose round came out otherwise: the cents that had gone back, and that have to.

    Empty unless the same round was settled before and is settled now.
    """
    was, now = _settled(before), _settled(after)
    if was is None or now is None or (was.shoe, was.number) != (now.shoe, now.number):
        return ()
    old, new = _returned(was), _returned(now)
    changed = (bettor for bettor in old.keys() | new.keys() if old.get(bettor, 0) != new.get(bettor, 0))
    boxes = after.terms.boxes
    ordered = sorted(changed, key=lambda who: (boxes.index(who.box), bettor_order(who.bettor)))
    return tuple((bettor, old.get(bettor, 0), new.get(bettor, 0)) for bettor in ordered)


def _settled(table: Table) -> Round | None:
    """Return the round that lies settled on the table; None while one is under way."""
    last = table.last
    return None if table.round is not None or last is None or last.settlement is None else last


def _returned(played: Round) -> dict[Bettor, int]:
    returned: dict[Bettor, int] = {}
    for line in () if played.settlement is None else played.settlement.lines:
        bettor = Bettor(line.box, line.bettor)
        returned[bettor] = returned.get(bettor, 0) + line.returned
    return returned


class Resettlement(Dialogue):
    """The list on the page, until the dealer has paid and recovered: nobody closes it unread."""

    def __init__(
        self,
        found: tuple[tuple[Bettor, int, int], ...],
        leave: Callable[[], None],
        *,
        restarted: bool = False,
    ) -> None:
        """Show the list; if `restarted`, the terminal may have shown the same one before."""
        self._found = found
        self._done = leave
        self._restarted = restarted

    def pages(self, table: Table) -> Pages:
        """Return the pages, bettor by bettor, from box 1 on."""
        rows = [_row(*difference) for difference in self._found[:_MOST]]
        more = len(self._found) - len(rows)
        if more:
            rows.append(ChangeLine(tr("{count} more").format(count=more), tr("see Recall"), ""))
        walk = WalkThroughView(
            *both("Settled again"),
            *both("Pay and recover the difference."),
            caption=tr("Shown again after the restart: pay nothing twice.")
            if self._restarted
            else tr("Both settlements are on record."),
            changes=tuple(rows),
            alarm=True,
        )
        what, how = Bilingual(tr("Pay and recover"), ""), tr("from box 1 on, as listed")
        guide = page_guide(table, tr("SETTLED AGAIN"), what, how, Tone.ALARM)
        return Pages(walk=walk, guide=guide, main=button_view("DONE", tr("all is paid and recovered")))

    def apply(self) -> None:
        """End: all is paid and recovered."""
        self._done()


def _row(bettor: Bettor, was: int, now: int) -> ChangeLine:
    text = tr("pay {sum}") if now > was else tr("recover {sum}")
    had = tr("went back: {was}, right: {now}").format(was=money(was), now=money(now))
    return ChangeLine(whose_box(bettor.box, bettor.bettor), had, text.format(sum=money(abs(now - was))))
