"""New limits or another pace between rounds: by the number pad, and a Pit Supervisor signs (RULINGS 4)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from terminal.rounds.commands import AdoptProfile, SetLimits, SetPace
from terminal.rounds.refusal import RANK_TITLES
from terminal.rounds.state import Table
from terminal.rules.house import Limits
from terminal.rules.ranks import Rank
from terminal.screen.dialogue import Dialogue, Pages
from terminal.screen.dialogue_views import Answer, FactsView, WalkThroughView
from terminal.screen.format import CENTS_IN_DOLLAR, money
from terminal.screen.translate import Bilingual, both, say, tr
from terminal.screen.typed_period import typed_pad
from terminal.screen.views import NumberPadView
from terminal.screen.words import button_view, or_above, page_guide

_PACE: Final = "pace"


class LimitsChange(Dialogue):
    """New limits or another pace in progress; nothing is in force before it is signed for."""

    def __init__(
        self,
        limits: Limits,
        pace: int | None,
        *,
        profile: AdoptProfile | None,
        send: Callable[[SetLimits | SetPace], object],
        leave: Callable[[], None],
        changed: Callable[[], None],
    ) -> None:
        """Ask by `send` for what is new; `leave` closes the page, `changed` shows it again.

        `profile` is what the profile of a live table says, which may not be in force.
        """
        self._now = limits
        self._new = limits
        self._pace_now = pace
        self._pace = pace
        self._profile = profile
        self._send = send
        self._leave = leave
        self._changed = changed
        self._asked: str | None = None

    def answer(self, name: str) -> None:
        """Take the limit that was touched, or the pace."""
        self._asked = name
        self._changed()

    def number(self, cents: int) -> None:
        """Set the sum of the limit that was touched; 0 takes it away, and leaves the pace as it is."""
        if self._asked == _PACE:
            self._pace = cents // CENTS_IN_DOLLAR or self._pace_now
        elif self._asked is not None:
            self._new = replace(self._new, **{self._asked: cents or None})
        self._asked = None
        self._changed()

    def no_number(self) -> None:
        """Leave that limit as it is: the pad was closed."""
        self._asked = None
        self._changed()

    def apply(self) -> None:
        """Ask for the new limits, or for the new pace."""
        said = self._profile
        if self._new != self._now:
            self._send(SetLimits(self._new, None if said is None else said.terms.limits))
        elif self._pace is not None and self._pace != self._pace_now:
            self._send(SetPace(self._pace, profile=None if said is None else said.pace))

    def pages(self, table: Table) -> Pages:
        """Return limits and pace as they are and as they are to be."""
        rank = say(RANK_TITLES[Rank.PIT_SUPERVISOR])
        paragraph = table.terms.rules.paragraphs.limits
        titles = _titles()
        has_limits, has_pace = self._new != self._now, self._pace != self._pace_now
        ready = has_limits or has_pace
        walk = WalkThroughView(
            *both("Limits"),
            *both("Which limit changes?"),
            caption=tr("They are in force from the next round on."),
            answers=tuple(
                Answer(
                    *(name, "sliders", title, second, self._change(name), self._kept(name)),
                    reason=tr("the other change is signed for first") if is_off else "",
                )
                for name, (title, second) in titles.items()
                for is_off in [has_limits if name == _PACE else has_pace]
            ),
            icon="sliders",
        )
        facts = FactsView(
            (),
            () if paragraph is None else (f"¶ {paragraph}",),
            or_above(Rank.PIT_SUPERVISOR),
            tr("signs the new pace") if has_pace else tr("signs the new limits"),
            tr("Leave the limits as they are"),
        )
        main = button_view(
            "SET THE PACE" if has_pace else "SET THE LIMITS",
            tr("{rank} signs").format(rank=rank) if ready else tr("touch a limit first"),
            ready=ready,
        )
        plain = tr("touch a limit, type its sum, set it")
        guide = page_guide(table, tr("LIMITS"), both("Set the limits"), plain)
        return Pages(walk=walk, facts=facts, number_pad=self._pad(titles), guide=guide, main=main)

    def _change(self, name: str) -> str:
        if name == _PACE:
            return "" if self._pace == self._pace_now else tr("new: {sum}").format(sum=self._pace)
        old, new = getattr(self._now, name), getattr(self._new, name)
        return "" if old == new else tr("new: {sum}").format(sum=_sum(new))

    def _kept(self, name: str) -> str:
        if name == _PACE:
            return tr("now {sum}").format(sum=self._pace_now or tr("none"))
        return tr("now {sum}").format(sum=_sum(getattr(self._now, name)))

    def _pad(self, titles: dict[str, Bilingual]) -> NumberPadView | None:
        if self._asked is None:
            return None
        if self._asked == _PACE:
            return typed_pad(*titles[_PACE], tr("0: as it is"), tr("new pace"))
        return typed_pad(*titles[self._asked], tr("0: no such limit"), tr("new limit"))


def _titles() -> dict[str, Bilingual]:
    return {
        "minimum": both("Minimum"),
        "maximum": both("Maximum"),
        "side_minimum": both("Side minimum"),
        "side_maximum": both("Side maximum"),
        "maximum_differential": both("Differential"),
        _PACE: both("Rounds an hour"),
    }


def _sum(cents: int | None) -> str:
    return tr("none") if cents is None else money(cents)
