"""Irregularities: see that something is wrong, and say what; and go on where nothing is."""

from __future__ import annotations

from random import Random

from terminal.rounds.commands import RaiseIrregularity
from terminal.rounds.irregularities.catalogue import CATALOGUE
from terminal.rounds.irregularities.kind import Ruling
from terminal.rounds.irregularities.late_bet import ID as LATE_BET
from terminal.rounds.terms import Terms
from terminal.rules.message import Message
from terminal.training.answers import Answer, NameFault
from terminal.training.errors import RIGHT, ErrorWay, Fault, Grade, RedLine, wrong
from terminal.training.items import Posed, TopicWork, TrainingItem
from terminal.training.moment import TrainingMoment
from terminal.training.skills import Topic
from terminal.training.topics.next_act import judge_next, next_answer, said
from terminal.training.topics.scenes import SceneKind, Stop, make_scene, ruled, scenes_of

_PREFIX = "fault:"


def _item(name: str, kind: SceneKind, stop: Stop) -> TrainingItem:
    def make(terms: Terms, random: Random) -> Posed:
        scene = make_scene(kind, stop, terms, random)
        command = None if kind.kind is None else RaiseIrregularity(kind.kind, scene.answers)
        return Posed(state=scene.state, happens=scene.happens, command=command)

    title = Message("Nothing is wrong") if kind.kind is None else CATALOGUE[kind.kind].title
    return TrainingItem(id=f"{_PREFIX}{name}", topic=Topic.IRREGULARITIES, title=title, make=make)


def _items(terms: Terms) -> tuple[TrainingItem, ...]:
    return tuple(_item(name, *scene) for name, scene in scenes_of(terms).items())


def _right(moment: TrainingMoment) -> Answer:
    raised = moment.command
    return NameFault(raised.kind) if isinstance(raised, RaiseIrregularity) else next_answer(moment)


def _judge(moment: TrainingMoment, answer: Answer) -> Grade:
    raised = moment.command
    if not isinstance(raised, RaiseIrregularity):
        return judge_next(moment, answer)
    ruling = ruled(moment.state, raised.facts, raised.kind)
    if isinstance(answer, NameFault) and ruled(moment.state, raised.facts, answer.kind) == ruling:
        return RIGHT  # by whatever name, the same follows
    named = isinstance(answer, NameFault)
    taken = raised.kind == LATE_BET and not named
    way = ErrorWay.FALSE_ALARM if named else ErrorWay.RED_LINE if taken else ErrorWay.OMISSION
    return wrong(
        Fault(
            topic=Topic.IRREGULARITIES,
            way=way,
            paragraph=ruling.paragraph if isinstance(ruling, Ruling) else None,
            was=said(answer),
            ought=said(NameFault(raised.kind)),
            why=CATALOGUE[raised.kind].call,
            red_line=RedLine.LATE_BET_TAKEN if taken else None,
        )
    )


WORK = TopicWork(items=_items, right=_right, judge=_judge)
