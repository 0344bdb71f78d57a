"""The limits report: what was turned back over the Differential, what was settled pro rata, and bets under the minimum."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import chain

from terminal.reports.labels import bet_label
from terminal.reports.shape import Asked, Column, Content, Label, Report, Row, SectionShape, Unit
from terminal.reports.story import Act, FinishedRound
from terminal.reports.turnover import lines_played
from terminal.rounds.events import ExcessRejected, IrregularityDecided
from terminal.rules.bets import ORIGINAL_BETS
from terminal.rules.message import Message
from terminal.rules.stakes import BetKey, bet_total

TURNED_BACK = Label("turned_back", Message("turned back"))
PRO_RATA = Label("pro_rata", Message("pro rata"))
UNDER_MINIMUM = Label("under_minimum", Message("under the minimum"))

_ORIGINAL = frozenset(bet.value for bet in ORIGINAL_BETS)


def _turned_back(act: Act, event: ExcessRejected) -> Iterator[Row]:
    """A row for each bet of which something was turned back before the bets were closed."""
    played = act.table.round
    slices = () if played is None else played.slices
    owner = {piece.order: piece.key for piece in slices}
    back: dict[BetKey, int] = {}
    for order, cents in event.cuts:
        back[owner[order]] = back.get(owner[order], 0) + cents
    for key, cents in back.items():
        laid = bet_total(slices, key)
        yield (
            act.recorded.at,
            act.shoe,
            act.round_number,
            TURNED_BACK,
            key.box,
            key.bettor,
            bet_label(key.bet, (act.table.terms.rules,)),
            laid,
            laid - cents,
            cents,
            act.recorded.actor,
        )


def _pro_rata(finished: FinishedRound) -> Iterator[Row]:
    """A row for each bet that won or lost on less than lay there (¶5.1.1)."""
    for line in lines_played(finished):
        if line.bet in _ORIGINAL and line.at_stake < line.placed:
            yield (
                finished.ended,
                finished.played.shoe,
                finished.played.number,
                PRO_RATA,
                line.box,
                line.bettor,
                bet_label(line.bet, (finished.terms.rules,)),
                line.placed,
                line.at_stake,
                line.placed - line.at_stake,
                finished.dealer.number,
            )


def _under_minimum(act: Act, event: IrregularityDecided) -> Iterator[Row]:
    bet = event.facts.bet
    if event.kind == UNDER_MINIMUM.code and bet is not None:
        yield (
            act.recorded.at,
            act.shoe,
            act.round_number,
            UNDER_MINIMUM,
            bet.box,
            bet.bettor,
            bet_label(bet.bet, (act.table.terms.rules,)),
            bet.amount,
            bet.amount,
            0,
            act.recorded.actor,
        )


def _rows_of(act: Act) -> Iterator[Row]:
    event = act.recorded.event
    if isinstance(event, ExcessRejected):
        return _turned_back(act, event)
    if isinstance(event, IrregularityDecided):
        return _under_minimum(act, event)
    return iter(())


def _fold(asked: Asked) -> Mapping[str, Content]:
    story = asked.story
    rejections = [act.recorded.event for act in story.acts if isinstance(act.recorded.event, ExcessRejected)]
    rows = sorted(
        chain(chain.from_iterable(map(_rows_of, story.acts)), chain.from_iterable(map(_pro_rata, story.rounds))),
        key=lambda row: str(row[0]),
    )
    pro_rata = [row for finished in story.rounds for row in _pro_rata(finished)]
    return {
        "figures": Content(
            figures={
                "rejections": len(rejections),
                "turned_back": sum(event.amount for event in rejections),
                "pro_rata_rounds": sum(any(_pro_rata(finished)) for finished in story.rounds),
                "pro_rata_bets": len(pro_rata),
                "pro_rata_back": sum(
                    line.placed - line.at_stake
                    for finished in story.rounds
                    for line in lines_played(finished)
                    if line.bet in _ORIGINAL
                ),
                "under_minimum": sum(row[3] == UNDER_MINIMUM for row in rows),
            }
        ),
        "list": Content(rows=tuple(rows)),
    }


REPORT = Report(
    id="limits",
    title=Message("Limits turned back"),
    shows=Message(
        "What was turned back over the Differential, what was settled pro rata, and bets under the minimum."
    ),
    sections=(
        SectionShape(
            key="figures",
            title=Message("Limits"),
            figures=(
                Column(key="rejections", title=Message("times turned back"), unit=Unit.COUNT),
                Column(key="turned_back", title=Message("turned back"), unit=Unit.CENTS),
                Column(key="pro_rata_rounds", title=Message("rounds pro rata"), unit=Unit.COUNT),
                Column(key="pro_rata_bets", title=Message("bets pro rata"), unit=Unit.COUNT),
                Column(key="pro_rata_back", title=Message("not at stake"), unit=Unit.CENTS),
                Column(key="under_minimum", title=Message("under the minimum"), unit=Unit.COUNT),
            ),
        ),
        SectionShape(
            key="list",
            title=Message("Bet by bet"),
            columns=(
                Column(key="at", title=Message("time"), unit=Unit.TIME),
                Column(key="shoe", title=Message("shoe"), unit=Unit.COUNT),
                Column(key="round", title=Message("round"), unit=Unit.COUNT),
                Column(key="what", title=Message("what"), unit=Unit.LABEL),
                Column(key="box", title=Message("box"), unit=Unit.TEXT),
                Column(key="bettor", title=Message("bettor"), unit=Unit.TEXT),
                Column(key="bet", title=Message("bet"), unit=Unit.LABEL),
                Column(key="laid", title=Message("laid"), unit=Unit.CENTS),
                Column(key="played", title=Message("played"), unit=Unit.CENTS),
                Column(key="back", title=Message("went back"), unit=Unit.CENTS),
                Column(key="dealer", title=Message("dealer"), unit=Unit.TEXT),
            ),
        ),
    ),
    main="list",
    acts=(ExcessRejected, IrregularityDecided),
    with_bets=True,
    fold=_fold,
)
