"""The limits report: what was turned back over the Differential, settled pro rata, or under the minimum."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from datetime import datetime
from typing import NamedTuple

from terminal.reports.labels import bet_label
from terminal.reports.shape import Asked, Column, Content, Label, Report, Row, SectionShape, Unit
from terminal.reports.story import Act, FinishedRound
from terminal.reports.turnover import lines_played
from terminal.rounds.events import ExcessRejected, IrregularityDecided
from terminal.rules.bets import ORIGINAL_BETS, Bet
from terminal.rules.message import Message
from terminal.rules.stakes import BetKey, bet_total

TURNED_BACK = Label("turned_back", Message("turned back"))
PRO_RATA = Label("pro_rata", Message("pro rata"))
UNDER_MINIMUM = Label("under_minimum", Message("under the minimum"))

_ORIGINAL = frozenset(bet.value for bet in ORIGINAL_BETS)


class _Entry(NamedTuple):
    """What happened to one bet, and when; entries sort by time."""

    at: datetime
    shoe: int
    round_number: int
    place: int
    what: Label
    box: str
    bettor: str
    bet: Label
    laid: int
    played: int
    dealer: str

    @property
    def row(self) -> Row:
        """The entry as the table has it."""
        return (
            self.at,
            self.shoe,
            self.round_number,
            self.what,
            self.box,
            self.bettor,
            self.bet,
            self.laid,
            self.played,
            self.laid - self.played,
            self.dealer,
        )


def _turned_back(act: Act, event: ExcessRejected) -> Iterator[_Entry]:
    """Each bet of which something was turned back before the bets were closed."""
    played = act.table.round
    slices = () if played is None else played.slices
    owner = {piece.order: piece.key for piece in slices}
    back: dict[BetKey, int] = {}
    for order, cents in event.cuts:
        back[owner[order]] = back.get(owner[order], 0) + cents
    for key, cents in back.items():
        laid = bet_total(slices, key)
        yield _of_act(act, TURNED_BACK, key, laid, laid - cents)


def _under_minimum(act: Act, event: IrregularityDecided) -> Iterator[_Entry]:
    """The bet that the terminal found to be under the minimum at closing; it plays as it lies (¶5.2.1)."""
    bet = event.facts.bet
    if event.kind == UNDER_MINIMUM.code and bet is not None:
        key = BetKey(bet.box, bet.bettor, Bet(bet.bet))
        yield _of_act(act, UNDER_MINIMUM, key, bet.amount, bet.amount)


def _of_act(act: Act, what: Label, key: BetKey, laid: int, played: int) -> _Entry:
    bet = bet_label(key.bet, (act.table.terms.rules,))
    number = act.round_number or 0
    at, dealer = act.recorded.at, act.recorded.actor
    return _Entry(
        at, act.shoe, number, act.recorded.seq, what, key.box, key.bettor, bet, laid, played, dealer
    )


def _reduced(finished: FinishedRound) -> Iterator[_Entry]:
    """Each bet that won or lost on less than lay there (¶5.1.1)."""
    for place, line in enumerate(lines_played(finished)):
        if line.bet in _ORIGINAL and line.at_stake < line.placed:
            yield _Entry(
                finished.ended,
                finished.played.shoe,
                finished.played.number,
                place,
                PRO_RATA,
                line.box,
                line.bettor,
                bet_label(line.bet, (finished.terms.rules,)),
                line.placed,
                line.at_stake,
                finished.dealer.number,
            )


def _fold(asked: Asked) -> Mapping[str, Content]:
    story = asked.story
    turned_back: list[_Entry] = []
    small: list[_Entry] = []
    rejections = 0
    for act in story.acts:
        event = act.recorded.event
        if isinstance(event, ExcessRejected):
            rejections += 1
            turned_back += _turned_back(act, event)
        elif isinstance(event, IrregularityDecided):
            small += _under_minimum(act, event)
    pro_rata = [entry for finished in story.rounds for entry in _reduced(finished)]
    entries = sorted([*turned_back, *small, *pro_rata], key=lambda entry: entry[:4])
    return {
        "figures": Content(
            figures={
                "rejections": rejections,
                "turned_back": _back(turned_back),
                "pro_rata_rounds": len({entry[:3] for entry in pro_rata}),
                "pro_rata_bets": len(pro_rata),
                "pro_rata_back": _back(pro_rata),
                "under_minimum": len(small),
            }
        ),
        "list": Content(rows=tuple(entry.row for entry in entries)),
    }


def _back(entries: Iterable[_Entry]) -> int:
    """Cents that went back."""
    return sum(entry.laid - entry.played for entry in entries)


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
