"""The pace that a period is held against: one that was named, or what the house expected at each moment."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from fractions import Fraction

from terminal.reports.story import Expected, Story

Span = tuple[datetime, datetime]


@dataclass(frozen=True, slots=True)
class Target:
    """What pace was to be reached, from which moment on; nothing if that is not known."""

    steps: tuple[Expected, ...]

    def over(self, spans: Iterable[Span]) -> Fraction | None:
        """Rounds an hour to be reached over some stretches of time, the mean by time; None if not known."""
        if not self.steps:
            return None
        time, expected = 0, Fraction(0)
        for start, end in spans:
            for step, until in _until(self.steps, end):
                length = (min(end, until) - max(start, step.since)) // datetime.resolution
                if length > 0:
                    time += length
                    expected += length * step.pace
        return expected / time if time else self.steps[-1].pace


def target_of(story: Story, named: Fraction | None) -> Target:
    """The pace that was named, or else what is on record.

    The first that is on record counts for the time before it too: until then nobody had said otherwise.
    """
    if named is not None:
        return Target((Expected(story.start, named),))
    first = [step._replace(since=story.start) for step in story.expected[:1]]
    return Target((*first, *story.expected[1:]))


def _until(steps: Sequence[Expected], end: datetime) -> Iterator[tuple[Expected, datetime]]:
    """Each step with the moment at which the next one begins."""
    yield from zip(steps, [*(later.since for later in steps[1:]), end], strict=True)
