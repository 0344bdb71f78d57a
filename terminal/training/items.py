"""What can be asked of a topic: each item makes its own moments, alike but for suits, boxes and sums."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from msgspec import Struct

from terminal.rounds.commands import Command
from terminal.rounds.state import Table
from terminal.rounds.terms import Terms
from terminal.rules.message import Message
from terminal.training.answers import Answer
from terminal.training.errors import Grade
from terminal.training.moment import NOTHING_HAPPENS, Ask, Occurrence, TrainingMoment
from terminal.training.skills import Topic


class Posed(Struct, frozen=True, kw_only=True):
    """What an item makes: a state of the table, and what is asked of it."""

    state: Table
    ask: Ask = Ask.NEXT
    happens: Occurrence = NOTHING_HAPPENS
    command: Command | None = None
    """What somebody would have to do about it; None where nothing is to be done but the next act."""


class TrainingItem(Struct, frozen=True, kw_only=True):
    """One thing to know."""

    id: str
    """Its name in the record, for ever: equal for what differs only in suits, boxes and sums."""
    topic: Topic
    title: Message
    """What people call it."""
    make: Callable[[Terms, Random], Posed]
    """Makes a state of the table that asks for it."""


class TopicWork(Struct, frozen=True, kw_only=True):
    """How a topic asks and judges."""

    items: Callable[[Terms], tuple[TrainingItem, ...]]
    """All that can be asked at a table of these terms."""
    right: Callable[[TrainingMoment], Answer]
    """The right answer, as guidance, settlement and the catalogue of irregularities have it."""
    judge: Callable[[TrainingMoment, Answer], Grade]
    """What is wrong with an answer."""
