"""Grades the answer to a moment: what is right comes from guidance, settlement and the catalogue alone."""

from __future__ import annotations

from terminal.training.answers import Answer
from terminal.training.errors import Grade
from terminal.training.moment import TrainingMoment
from terminal.training.topics.catalogue import WORK


def right_answer(moment: TrainingMoment) -> Answer:
    """Return what a dealer without fault does."""
    return WORK[moment.topic].right(moment)


def grade(moment: TrainingMoment, answer: Answer) -> Grade:
    """Return what is wrong with an answer; nothing if it is right."""
    return WORK[moment.topic].judge(moment, answer)
