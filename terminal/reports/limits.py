"""The limits report: what was turned back over the Differential, settled pro rata, or under the minimum."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime

from terminal.reports.columns import BOX, DEALER, PLACE
from terminal.reports.labels import bet_label, bettor_words
from terminal.reports.period_history import Act, FinishedRound, PeriodHistory
from terminal.reports.spec import Column, Content, Label, Report, SectionSpec, Unit, Values
from terminal.reports.term_changes import TERM_COLUMNS, term_rows
from terminal.rounds.events import Event, ExcessRejected, IrregularityDecided
from terminal.rules.bets import ORIGINAL_BETS
from terminal.rules.game import Game
from terminal.rules.message import Message
from terminal.rules.stakes import BetKey, bet_total

TURNED_BACK = Label("turned_back", Message("turned back"))
PRO_RATA = Label("pro_rata", Message("pro rata"))
UNDER_MINIMUM = Label("under_minimum", Message("under the minimum"))

_ORIGINAL = frozenset(bet.value for bet in ORIGINAL_BETS)


@dataclass(frozen=True, slots=True)
class _Limited:
    """What a limit did to one bet, and when."""

    order: tuple[datetime, int, int, int]
    """The moment, shoe, round, and the place among what happened at that moment."""
    what: Label
    key: tuple[str, str, str]
    """The box, bettor and bet."""
    laid: int
    played: int
    dealer: str
    game: Game

    @property
    def back(self) -> int:
        """What went back; cents."""
        return self.laid - self.played

    def row(self) -> Values:
        """Return the row of the table."""
        at, shoe, number, _ = self.order
        box, bettor, bet = self.key
        return {
            "at": at,
            "shoe": shoe,
            "round": number,
            "what": self.what,
            "box": box,
            "bettor": bettor_words(bettor),
            "bet": bet_label(bet, (self.game,)),
            "laid": self.laid,
            "played": self.played,
            "back": self.back,
            "dealer": self.dealer,
        }


def _turned_back(act: Act[ExcessRejected]) -> Iterator[_Limited]:
    """Yield each bet of which something was turned back before the bets were closed."""
    played = act.table.round
    slices = () if played is None else played.slices
    owner = {piece.order: piece.key for piece in slices}
    back: dict[BetKey, int] = {}
    for order, cents in act.event.cuts:
        back[owner[order]] = back.get(owner[order], 0) + cents
    for key, cents in back.items():
        laid = bet_total(slices, key)
        yield _of_act(act, TURNED_BACK, key, laid, laid - cents)


def _under_minimum(act: Act[IrregularityDecided]) -> Iterator[_Limited]:
    """Yield the bet that was found to be under the minimum at closing; it plays as it lies (¶5.2.1)."""
    bet = act.event.facts.bet
    if act.event.kind == UNDER_MINIMUM.code and bet is not None:
        yield _of_act(act, UNDER_MINIMUM, (bet.box, bet.bettor, bet.bet), bet.amount, bet.amount)


def _of_act(act: Act[Event], what: Label, key: tuple[str, str, str], laid: int, played: int) -> _Limited:
    order = (act.recorded.at, act.shoe, act.round_number or 0, act.recorded.seq)
    return _Limited(order, what, key, laid, played, act.dealer, act.table.terms.rules)


def _reduced(finished: FinishedRound) -> Iterator[_Limited]:
    """Yield each bet that won or lost on less than lay there (¶5.1.1)."""
    played = finished.played
    for place, (line, _) in enumerate(finished.bets):
        if line.bet in _ORIGINAL and line.at_stake < line.placed:
            yield _Limited(
                (finished.ended, played.shoe, played.number, place),
                PRO_RATA,
                (line.box, line.bettor, line.bet),
                line.placed,
                line.at_stake,
                finished.dealer.number,
                finished.terms.rules,
            )


def _fold(history: PeriodHistory) -> Mapping[str, Content]:
    rejections = list(history.acts_of(ExcessRejected))
    turned_back = [one for act in rejections for one in _turned_back(act)]
    small = [one for act in history.acts_of(IrregularityDecided) for one in _under_minimum(act)]
    pro_rata = [one for finished in history.rounds for one in _reduced(finished)]
    figures: Values = {
        "rejections": len(rejections),
        "turned_back": _back(turned_back),
        "pro_rata_rounds": len({one.order[:3] for one in pro_rata}),
        "pro_rata_bets": len(pro_rata),
        "pro_rata_back": _back(pro_rata),
        "under_minimum": len(small),
    }
    listed = sorted([*turned_back, *small, *pro_rata], key=lambda one: one.order)
    return {
        "figures": Content(figures=figures),
        "list": Content(rows=[one.row() for one in listed]),
        "changes": Content(rows=term_rows(history, limits_alone=True)),
    }


def _back(limited: Iterable[_Limited]) -> int:
    return sum(one.back for one in limited)


REPORT = Report(
    id="limits",
    title=Message("Limits turned back"),
    shows=Message(
        "What was turned back over the Differential, what was settled pro rata, bets under the "
        "minimum, and limits that were changed."
    ),
    sections=(
        SectionSpec(
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
        SectionSpec(
            key="list",
            title=Message("Bet by bet"),
            columns=(
                *PLACE,
                Column(key="what", title=Message("what"), unit=Unit.LABEL),
                BOX,
                Column(key="bettor", title=Message("bettor"), unit=Unit.TEXT),
                Column(key="bet", title=Message("bet"), unit=Unit.LABEL),
                Column(key="laid", title=Message("laid"), unit=Unit.CENTS),
                Column(key="played", title=Message("played"), unit=Unit.CENTS),
                Column(key="back", title=Message("went back"), unit=Unit.CENTS),
                DEALER,
            ),
        ),
        SectionSpec(key="changes", title=Message("Limits changed"), columns=TERM_COLUMNS),
    ),
    main="list",
    with_bets=True,
    fold=_fold,
)
