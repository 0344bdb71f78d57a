"""A comparison in words, for a terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from terminal.training.rehearsal.cells import CellAnswer
from terminal.training.rehearsal.compare import ChangedAnswer, Comparison, Lapsed
from terminal.training.rehearsal.wording import answer_in_words

_ORDER = ("draw", "row", "price", "remedy", "who decides", "setting")


def as_lines(comparison: Comparison) -> Iterator[str]:
    """Yield what changes, and apart from it what is only worded, numbered or ordered otherwise."""
    asked, changed = comparison.cells, comparison.differences
    yield f"{comparison.old.name} and {comparison.new.name}: {asked:,} questions asked of both"
    if comparison.equal:
        yield "No question is answered otherwise."
    else:
        yield f"Answered otherwise: {len(changed):,}"
    for what in _ORDER:
        own = [one for one in changed if one.changes[:1] == (what,)]
        if own:
            yield f"{_named(what)} ({len(own):,}):"
            yield from (f"  {_line(one)}" for one in own)
    if comparison.apart:
        yield "Apart from that, and without a question answered otherwise:"
        yield from (f"  {one.render()}" for one in comparison.apart)
    if comparison.topics:
        yield f"Topics to train: {', '.join(topic.value for topic in comparison.topics)}"


def _named(what: str) -> str:
    return what[0].upper() + what[1:]


def _line(one: ChangedAnswer) -> str:
    return f"{one.key.name}: {_said(one.old)} -> {_said(one.new)}"


def _said(answer: CellAnswer) -> str:
    refused = answer.refused
    return ", ".join(answer.says) if refused is None else answer_in_words(answer).render()


def lapsed_lines(found: Sequence[Lapsed]) -> Iterator[str]:
    """Yield the sign-offs that lapse."""
    yield f"Sign-offs that lapse: {len(found)}"
    for one in found:
        topics = ", ".join(topic.value for topic in one.topics)
        yield f"  exam {one.exam} of trainee {one.trainee}, {one.game}, signed on {one.day}: {topics}"
