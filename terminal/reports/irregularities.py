"""The irregularities report: every fault that was decided, by kind, paragraph, action and rank."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from terminal.reports.labels import action_label, bet_label, kind_label, rank_label
from terminal.reports.shape import Asked, Column, Content, Report, Row, SectionShape, Unit
from terminal.reports.story import Act
from terminal.rounds.events import IrregularityDecided
from terminal.rules.game import Game
from terminal.rules.message import Message

KIND = Column(key="kind", title=Message("irregularity"), unit=Unit.LABEL)
PARAGRAPH = Column(key="paragraph", title=Message("paragraph"), unit=Unit.TEXT)
ACTION = Column(key="action", title=Message("action"), unit=Unit.LABEL)
OPTIONS = Column(key="options", title=Message("options"), unit=Unit.TEXT, printed=False)
DECIDED_BY = Column(key="decided_by", title=Message("decided by"), unit=Unit.LABEL)
COUNT = Column(key="count", title=Message("times"), unit=Unit.COUNT)

COUNTED = (KIND, PARAGRAPH, ACTION, OPTIONS, DECIDED_BY, COUNT)
"""The columns of the rows of `counted`."""


def counted(acts: Iterable[Act]) -> tuple[Row, ...]:
    """How often each kind was decided, with paragraph, action and rank; the most frequent first."""
    counts = Counter(
        (event.kind, event.paragraph, event.action, event.options, event.decided_by)
        for event in (act.recorded.event for act in acts)
        if isinstance(event, IrregularityDecided)
    )
    return tuple(
        (
            kind_label(kind),
            paragraph,
            action_label(action, options=bool(options)),
            ", ".join(options),
            rank_label(rank),
            count,
        )
        for (kind, paragraph, action, options, rank), count in counts.most_common()
    )


def who_decided(act: Act) -> str:
    """The staff number behind a decision: that of the override, where there was one."""
    return act.recorded.authority.partition(" ")[2] or act.recorded.actor


def _fold(asked: Asked) -> Mapping[str, Content]:
    acts = asked.story.acts
    return {
        "counts": Content(rows=counted(acts)),
        "list": Content(rows=tuple(_rows(acts, [terms.rules for terms in asked.story.in_force]))),
    }


def _rows(acts: Iterable[Act], games: Sequence[Game]) -> Iterable[Row]:
    for act in acts:
        event = act.recorded.event
        if not isinstance(event, IrregularityDecided):
            continue
        bet, about = event.facts.bet, event.facts.about
        yield (
            act.recorded.at,
            act.shoe,
            act.round_number,
            kind_label(event.kind),
            event.paragraph,
            action_label(event.action, options=bool(event.options)),
            ", ".join(event.options),
            rank_label(event.decided_by),
            who_decided(act),
            act.recorded.actor,
            None if bet is None else bet.box,
            None if bet is None else bet.bettor,
            None if bet is None else bet_label(bet.bet, games),
            None if bet is None else bet.amount,
            None if bet is None else bet.owed,
            None if bet is None else bet.paid,
            event.facts.decision,
            None if about is None else about.shoe,
            None if about is None else about.round,
        )


def _below(key: str, title: Message, unit: Unit) -> Column:
    """A column that few entries have a value of, so that it is read under them."""
    return Column(key=key, title=title, unit=unit, printed=False, below=True)


REPORT = Report(
    id="irregularities",
    title=Message("Irregularities"),
    shows=Message("Every fault that was decided, by kind, paragraph, action and who decided."),
    sections=(
        SectionShape(
            key="counts",
            title=Message("By kind"),
            columns=COUNTED,
        ),
        SectionShape(
            key="list",
            title=Message("One by one"),
            columns=(
                Column(key="at", title=Message("time"), unit=Unit.TIME),
                Column(key="shoe", title=Message("shoe"), unit=Unit.COUNT),
                Column(key="round", title=Message("round"), unit=Unit.COUNT),
                KIND,
                PARAGRAPH,
                ACTION,
                OPTIONS,
                DECIDED_BY,
                Column(key="person", title=Message("number"), unit=Unit.TEXT),
                Column(key="dealer", title=Message("entered by"), unit=Unit.TEXT, printed=False),
                Column(key="box", title=Message("box"), unit=Unit.TEXT),
                _below("bettor", Message("bettor"), Unit.TEXT),
                _below("bet", Message("bet"), Unit.LABEL),
                _below("amount", Message("amount"), Unit.CENTS),
                _below("owed", Message("owed"), Unit.CENTS),
                _below("was_paid", Message("paid"), Unit.CENTS),
                _below("decision", Message("decision"), Unit.TEXT),
                _below("about_shoe", Message("shoe meant"), Unit.COUNT),
                _below("about_round", Message("round meant"), Unit.COUNT),
            ),
        ),
    ),
    main="list",
    acts=(IrregularityDecided,),
    fold=_fold,
)
