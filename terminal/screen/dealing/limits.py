"""New limits between rounds: each by the number pad, and a Pit Supervisor signs (RULINGS 4)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from terminal.rounds.commands import SetLimits
from terminal.rounds.refusal import RANK_TITLES
from terminal.rounds.state import Table
from terminal.rules.house import Limits
from terminal.rules.ranks import Rank
from terminal.screen.dialogue import Dialogue, Pages
from terminal.screen.dialogue_views import Answer, FactsView, WalkThroughView
from terminal.screen.format import money
from terminal.screen.translate import both, say, second_line, tr
from terminal.screen.views import GuideView, NumberPadView, Tone
from terminal.screen.words import button_view, or_above, steps_of


class LimitsChange(Dialogue):
    """New limits in progress; nothing is in force before they are signed."""

    def __init__(
        self,
        limits: Limits,
        *,
        send: Callable[[SetLimits], object],
        leave: Callable[[], None],
        changed: Callable[[], None],
    ) -> None:
        """Ask by `send` for the new limits; `leave` closes the page, `changed` shows it again."""
        self._now = limits
        self._new = limits
        self._send = send
        self._leave = leave
        self._changed = changed
        self._asked: str | None = None

    def answer(self, name: str) -> None:
        """Take the limit that was touched."""
        self._asked = name
        self._changed()

    def number(self, cents: int) -> None:
        """Set the sum of the limit that was touched; 0 takes it away."""
        if self._asked is not None:
            self._new = replace(self._new, **{self._asked: cents or None})
        self._asked = None
        self._changed()

    def no_number(self) -> None:
        """Leave that limit as it is: the pad was closed."""
        self._asked = None
        self._changed()

    def apply(self) -> None:
        """Ask for the new limits."""
        if self._new != self._now:
            self._send(SetLimits(self._new))

    def cancel(self) -> None:
        """Leave the limits as they are."""
        self._leave()

    def pages(self, table: Table) -> Pages:
        """Return the limits as they are and as they are to be."""
        rank = say(RANK_TITLES[Rank.PIT_SUPERVISOR])
        paragraph = table.terms.rules.paragraphs.limits
        titles = _titles()
        ready = self._new != self._now
        walk = WalkThroughView(
            title=tr("Limits"),
            second=second_line("Limits"),
            caption=tr("They are in force from the next round on."),
            ask="",
            question=tr("Which limit changes?"),
            question_second=second_line("Which limit changes?"),
            decides="",
            answers=tuple(
                Answer(name, "sliders", title, second, self._change(name), self._kept(name))
                for name, (title, second) in titles.items()
            ),
            alarm=False,
            icon="sliders",
        )
        facts = FactsView(
            (),
            () if paragraph is None else (f"¶ {paragraph}",),
            or_above(Rank.PIT_SUPERVISOR),
            tr("signs the new limits"),
            tr("Leave the limits as they are"),
        )
        main = button_view(
            "SET THE LIMITS",
            tr("{rank} signs").format(rank=rank) if ready else tr("touch a limit first"),
            ready=ready,
        )
        return Pages(walk=walk, facts=facts, number_pad=self._pad(titles), guide=_guide(table), main=main)

    def _change(self, name: str) -> str:
        old, new = getattr(self._now, name), getattr(self._new, name)
        return "" if old == new else tr("new: {sum}").format(sum=_sum(new))

    def _kept(self, name: str) -> str:
        return tr("now {sum}").format(sum=_sum(getattr(self._now, name)))

    def _pad(self, titles: dict[str, tuple[str, str]]) -> NumberPadView | None:
        if self._asked is None:
            return None
        title, second = titles[self._asked]
        return NumberPadView(
            box="",
            bettor_title=title,
            box_title=second,
            bet=None,
            bet_title="",
            lies=0,
            note=tr("0: no such limit"),
            label=tr("new limit"),
        )


def _titles() -> dict[str, tuple[str, str]]:
    return {
        "minimum": both("Minimum"),
        "maximum": both("Maximum"),
        "side_minimum": both("Side minimum"),
        "side_maximum": both("Side maximum"),
        "maximum_differential": both("Differential"),
    }


def _sum(cents: int | None) -> str:
    return tr("none") if cents is None else money(cents)


def _guide(table: Table) -> GuideView:
    return GuideView(
        steps_of(table),
        None,
        tr("LIMITS"),
        tr("Set the limits"),
        title_second=second_line("Set the limits"),
        plain=tr("touch a limit, type its sum, set it"),
        tone=Tone.QUIET,
    )
