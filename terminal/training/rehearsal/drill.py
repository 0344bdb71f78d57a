"""The drill of what changes: each question told at a table, with answers of which one is right now."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Final

from msgspec import Struct

from terminal.rules.message import Message
from terminal.training.misdeals.told import told_script
from terminal.training.misdeals.written_round import Words
from terminal.training.rehearsal.cells import CellAnswer, CellGroup
from terminal.training.rehearsal.compare import ChangedAnswer, Comparison
from terminal.training.rehearsal.rules_file import played
from terminal.training.rehearsal.wording import answer_in_words, question_in_words

_MOST_CHOICES: Final = 4
_RAISED: Final = "irregularity"
"""The act that tells by itself what is asked."""
_PLACED: Final = "place"
"""The act that is shown with what led to it: it says of which bet is asked."""


class RehearsedQuestion(Struct, frozen=True):
    """A question: what happened, and what can be answered."""

    change: ChangedAnswer
    told: tuple[Message, ...]
    choices: tuple[CellAnswer, ...]

    @property
    def right(self) -> CellAnswer:
        """The answer of the new version."""
        return self.change.new


def rehearsed_questions(comparison: Comparison, random: Random) -> Iterator[RehearsedQuestion]:
    """Yield each question that can be asked at a table once; the kinds of question take turns."""
    left = [list(own) for own in _by_kind(comparison).values()]
    for own in left:
        random.shuffle(own)
    while left:
        left = [own for own in left if own]
        for own in left:
            change = own.pop()
            asked = _asked(comparison, change)
            if asked is not None:
                yield RehearsedQuestion(change, asked, _choices(comparison, change, random))


def _by_kind(comparison: Comparison) -> Mapping[tuple[CellGroup, str], list[ChangedAnswer]]:
    """Return the changes by group, those of remedies by what goes wrong."""
    found: dict[tuple[CellGroup, str], list[ChangedAnswer]] = {}
    for one in comparison.differences:
        kind = one.key.name.partition(",")[0] if one.key.group is CellGroup.REMEDY else ""
        found.setdefault((one.key.group, kind), []).append(one)
    return found


def _asked(comparison: Comparison, change: ChangedAnswer) -> tuple[Message, ...] | None:
    """Return what happened, with what is asked; None where it cannot be asked at a table."""
    write = change.new.script or change.old.script
    games = comparison.old.game, comparison.new.game
    if write is None:
        return None
    with played(*games):
        script: Words = write()
    steps = script["steps"]
    if not isinstance(steps, list):
        raise TypeError("a script has steps")
    last = steps[-1]
    told = told_script(script if last["do"] != _PLACED else {**script, "steps": [*steps, last]}, games)
    if last["do"] == _RAISED:
        return told
    return (*told, Message("Now: {question}", {"question": question_in_words(change.key, games)}))


def _choices(comparison: Comparison, change: ChangedAnswer, random: Random) -> tuple[CellAnswer, ...]:
    """Return the answers of both versions, and others of the same group, each in other words."""
    group = [one for one in comparison.differences if one.key.group is change.key.group]
    both = {answer.says: answer for answer in (change.new, change.old)}
    answers = {answer.says: answer for one in group for answer in (one.old, one.new)}
    others = [answers[says] for says in sorted(answers) if says not in both]
    random.shuffle(others)
    worded: dict[str, CellAnswer] = {}
    for answer in (*both.values(), *others):
        worded.setdefault(answer_in_words(answer).render(), answer)
    return tuple(sorted([*worded.values()][:_MOST_CHOICES], key=lambda answer: answer.says))
