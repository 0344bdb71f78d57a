"""Compares two versions of the rules cell by cell: what changes, what is worded otherwise, what lapses."""

from __future__ import annotations

from collections.abc import Collection, Generator, Iterable, Iterator, Mapping, Sequence
from itertools import islice
from typing import Final

from msgspec import Struct

from terminal.ledger.records import Recorded
from terminal.rounds.events import ExamSignedOff
from terminal.rules.game import Paragraphs
from terminal.rules.message import Message
from terminal.training.misdeals.written_round import Words
from terminal.training.rehearsal.cells import (
    NOT_THERE,
    TOPICS,
    CellAnswer,
    CellGroup,
    CellKey,
    Cells,
    ask_remedies,
    draw_cells,
    price_cells,
    row_cells,
)
from terminal.training.rehearsal.rules_file import base_id, played
from terminal.training.rehearsal.settings import setting_cells, thresholds_of
from terminal.training.rehearsal.versions import RulesVersion
from terminal.training.skills import Topic, topics_of

_ALL_ASKED: Final = object()
_MISSING = CellAnswer(says=NOT_THERE)


class ChangedAnswer(Struct, frozen=True, kw_only=True):
    """A question with another answer tomorrow."""

    key: CellKey
    old: CellAnswer
    new: CellAnswer

    @property
    def changes(self) -> tuple[str, ...]:
        """What changes: the draw, the row, the price, the remedy, who decides, or what a setting makes."""
        if self.key.group is not CellGroup.REMEDY:
            return (self.key.group.value,)
        old, new = (_parted(one.says) for one in (self.old, self.new))
        return tuple(name for name in ("remedy", "who decides") if old[name] != new[name])

    @property
    def topics(self) -> tuple[Topic, ...]:
        """The topics of training that cover it."""
        return TOPICS[self.key.group]


def _parted(says: tuple[str, ...]) -> Mapping[str, tuple[str, ...]]:
    decides = tuple(one for one in says if one.startswith("by "))
    return {"remedy": tuple(one for one in says if one not in decides), "who decides": decides}


class Lapsed(Struct, frozen=True, kw_only=True):
    """A sign-off whose exam covered a question that is answered otherwise now."""

    exam: int
    trainee: str
    """The random number by which the ledger knows the person."""
    game: str
    day: str
    until: str
    topics: tuple[Topic, ...]
    """The topics that cover a difference."""


class Comparison(Struct, frozen=True, kw_only=True):
    """Two versions compared."""

    old: RulesVersion
    new: RulesVersion
    cells: int
    """How many questions were asked of both."""
    differences: tuple[ChangedAnswer, ...]
    apart: tuple[Message, ...]
    """What changes no answer: wording, paragraph numbers, order."""

    @property
    def equal(self) -> bool:
        """Whether no question has another answer."""
        return not self.differences

    @property
    def topics(self) -> tuple[Topic, ...]:
        """The topics that cover a difference."""
        return tuple(dict.fromkeys(topic for one in self.differences for topic in one.topics))


EVERY_GROUP = frozenset(CellGroup)
A_FEW: Final = 20
"""So many questions are asked in one step, where they are not those of one kind at one place."""


def compare(old: RulesVersion, new: RulesVersion, groups: Collection[CellGroup] = EVERY_GROUP) -> Comparison:
    """Return what changes between two versions, or what of it is in these groups."""
    steps = compare_in_steps(old, new, groups)
    while True:
        try:
            next(steps)
        except StopIteration as done:
            comparison: Comparison = done.value
            return comparison


def compare_in_steps(
    old: RulesVersion, new: RulesVersion, groups: Collection[CellGroup] = EVERY_GROUP
) -> Generator[int, None, Comparison]:
    """Compare two versions step by step: yield after a few questions how many were asked of both so far.

    The generator returns what changes; closed before that, it leaves nothing behind.
    """
    cells: tuple[dict[CellKey, CellAnswer], dict[CellKey, CellAnswer]] = ({}, {})
    asking = _asking(cells, (old, new), groups)
    while True:
        # A version that the program does not know is played for the length of a step alone.
        with played(old.game, new.game):
            if next(asking, _ALL_ASKED) is _ALL_ASKED:
                return _compared(old, new, *cells)
        yield len(cells[0])


def _compared(old: RulesVersion, new: RulesVersion, before: Cells, after: Cells) -> Comparison:
    keys = sorted({*before, *after})
    pairs = [(key, before.get(key, _MISSING), after.get(key, _MISSING)) for key in keys]
    differences = tuple(
        ChangedAnswer(key=key, old=one, new=other) for key, one, other in pairs if one.says != other.says
    )
    return Comparison(
        old=old,
        new=new,
        cells=len(keys),
        differences=differences,
        apart=(*_wording(old, new), *_paragraphs(pairs), *_order(old, new)),
    )


def cells_of(*versions: RulesVersion, groups: Collection[CellGroup] = EVERY_GROUP) -> tuple[Cells, ...]:
    """Return the cells of each version in these groups, asked at the thresholds of all versions."""
    cells: tuple[dict[CellKey, CellAnswer], ...] = tuple({} for _ in versions)
    for _ in _asking(cells, versions, groups):
        pass
    return cells


def _asking(
    cells: Sequence[dict[CellKey, CellAnswer]],
    versions: Sequence[RulesVersion],
    groups: Collection[CellGroup],
) -> Iterator[None]:
    """Put the cells of each version where they belong, and yield after each few of them."""
    thresholds = thresholds_of(versions)
    if CellGroup.REMEDY in groups:
        yield from ask_remedies(cells, versions)
    for own, version in zip(cells, versions, strict=True):
        asked = {
            CellGroup.DRAW: draw_cells(version),
            CellGroup.ROW: row_cells(version),
            CellGroup.PRICE: price_cells(version),
            CellGroup.SETTING: setting_cells(version, thresholds),
        }
        for group, found in asked.items():
            if group not in groups:
                continue
            while few := dict(islice(found, A_FEW)):
                own.update(few)
                yield


def _wording(old: RulesVersion, new: RulesVersion) -> Iterator[Message]:
    if base_id(old.game) != base_id(new.game):
        return
    for name in ("name", "caption", "short", "six_name"):
        before, after = getattr(old.game, name), getattr(new.game, name)
        if before != after:
            yield Message(
                "Worded otherwise: {what}, {old}, now {new}", {"what": name, "old": before, "new": after}
            )


def _paragraphs(pairs: Iterable[tuple[CellKey, CellAnswer, CellAnswer]]) -> Iterator[Message]:
    """Yield the paragraph numbers that change where the answer does not, with how many answers each has."""
    moved: dict[tuple[CellGroup, str, str], int] = {}
    for key, old, new in pairs:
        if old.says == new.says and old.paragraph != new.paragraph:
            where = key.group, old.paragraph or "none", new.paragraph or "none"
            moved[where] = moved.get(where, 0) + 1
    for (group, before, after), count in moved.items():
        yield Message(
            "Numbered otherwise: {what}, ¶{old}, now ¶{new} ({count} questions)",
            {"what": group.value, "old": before, "new": after, "count": count},
        )


def _order(old: RulesVersion, new: RulesVersion) -> Iterator[Message]:
    """Yield what stands in another order and is otherwise the same."""
    if base_id(old.game) != base_id(new.game):
        return
    sequences = (
        ("bets", old.game.bets, new.game.bets),
        ("pays", old.game.pays, new.game.pays),
        ("insurance", old.game.insurance, new.game.insurance),
        ("irregularities", tuple(old.game.irregularities), tuple(new.game.irregularities)),
    )
    for what, were, are in sequences:
        if were != are and sorted(map(repr, were)) == sorted(map(repr, are)):
            yield Message("In another order: {what}", {"what": what})
    before, after = old.game.paragraphs, new.game.paragraphs
    cited = [name for name in Paragraphs.FIELDS if getattr(before, name) != getattr(after, name)]
    for name in cited:
        yield Message(
            "Numbered otherwise: {what}, ¶{old}, now ¶{new}",
            {
                "what": name.replace("_", " "),
                "old": getattr(before, name) or "none",
                "new": getattr(after, name) or "none",
            },
        )


def covered_topics(comparison: Comparison) -> tuple[Topic, ...]:
    """Return the topics of an exam of the old game that cover a difference."""
    return tuple(topic for topic in topics_of(comparison.old.game) if topic in comparison.topics)


def lapsed(comparison: Comparison, records: Iterable[Recorded]) -> tuple[Lapsed, ...]:
    """Return the sign-offs in the records of a training ledger whose exam covered a difference.

    An exam holds every topic of its game, so it covered each topic that the game has.
    """
    game = comparison.old.game
    covered = covered_topics(comparison)
    if not covered:
        return ()
    return tuple(
        Lapsed(
            exam=event.exam,
            trainee=event.trainee,
            game=event.game,
            day=event.day,
            until=event.until,
            topics=covered,
        )
        for recorded in records
        if isinstance(event := recorded.event, ExamSignedOff) and event.game == base_id(game) and event.until
    )


def drill_of(comparison: Comparison) -> Iterator[Words]:
    """Yield the drill of the differing cells: each question with the answer of before and of now.

    The script is that of the new version, or of the old one where it can be asked there alone.
    """
    with played(comparison.old.game, comparison.new.game):
        for one in comparison.differences:
            write = one.new.script or one.old.script
            yield {
                "group": one.key.group.value,
                "question": one.key.name,
                "topics": [topic.value for topic in one.topics],
                "before": list(one.old.says),
                "now": list(one.new.says),
                "paragraph": one.new.paragraph,
                "script": None if write is None else write(),
            }
