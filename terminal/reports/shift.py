"""The shift report: rounds, turnover, the House's net against the exact edge, pace, and all that happened."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from fractions import Fraction

from terminal.reports.columns import (
    AGAINST_TARGET,
    AT,
    BETS,
    EDGE,
    HOUSE_NET,
    PACE,
    PAID,
    ROUNDS,
    THEORETICAL,
    TURNOVER,
)
from terminal.reports.dealers import DEALER_COLUMNS, dealer_rows
from terminal.reports.insurance import INSURANCE_COLUMNS, insurance_tallies
from terminal.reports.irregularities import IRREGULARITY_COUNTS, irregularity_counts
from terminal.reports.labels import bet_label
from terminal.reports.overrides import OVERRIDE_COUNTS, override_counts, overrides_of
from terminal.reports.pace import PART_COLUMNS, net_chart, pace_chart, part_rows, parts_of
from terminal.reports.period_history import PeriodHistory
from terminal.reports.reopenings import REOPENING_COLUMNS, reopening_rows
from terminal.reports.spec import Column, Content, Report, SectionSpec, Unit, Values
from terminal.reports.turnover import Tally, share
from terminal.reports.values import hours_between
from terminal.reports.voids import VOID_COLUMNS, void_rows
from terminal.rounds.events import DayClosed
from terminal.rounds.settlement import INSURANCE_LINE
from terminal.rules.bets import Bet
from terminal.rules.message import Message


def _fold(history: PeriodHistory) -> Mapping[str, Content]:
    target = history.target([(history.start, history.end)])
    parts = parts_of(history)
    whole, by_bet = _tallies(history)
    insurance, _ = insurance_tallies(history.rounds)
    return {
        "figures": Content(
            figures=_figures(history, whole, target),
            charts=(pace_chart(history, parts, target), net_chart(history)),
        ),
        "by_bet": Content(
            rows=[{"bet": bet_label(bet, history.games), **sums.figures()} for bet, sums in by_bet.items()],
            total={"bet": None, **whole.figures()},
        ),
        "insurance": Content(figures=insurance.figures()),
        "parts": Content(rows=part_rows(history, parts)),
        "dealers": Content(rows=dealer_rows(history)),
        "irregularities": Content(rows=irregularity_counts(history)),
        "overrides": Content(rows=override_counts(overrides_of(history))),
        "voids": Content(rows=void_rows(history)),
        "reopenings": Content(rows=reopening_rows(history)),
        "days_closed": Content(rows=list(_days_closed(history))),
    }


def _days_closed(history: PeriodHistory) -> Iterator[Values]:
    """Yield the end of each gaming day, with the head of its ledger, for which somebody signs on paper."""
    for act in history.acts_of(DayClosed):
        yield {
            "at": act.recorded.at,
            "day": act.event.day,
            "closed_by": act.person,
            "event": act.recorded.seq,
            "head": act.recorded.hash,
        }


def _tallies(history: PeriodHistory) -> tuple[Tally, Mapping[str, Tally]]:
    """Return the sums, and those of each bet of the games that were open, as on the felt, insurance last."""
    whole, found = Tally(), defaultdict[str, Tally](Tally)
    for finished in history.rounds:
        for bet in finished.bets:
            whole.add(bet)
            found[bet.line.bet].add(bet)
    games = history.games
    offered = {bet.value for bet in Bet if any(game.offers(bet) for game in games)}
    if any(game.has_insurance for game in games):
        offered.add(INSURANCE_LINE)
    return whole, {bet: found[bet] for bet in _ORDER if bet in offered or bet in found}


def _on_record(history: PeriodHistory) -> Fraction:
    """Return the hours of the period by the time that has gone by, whatever the clock showed."""
    if not history.stretches:
        return hours_between(history.start, history.end)
    between = hours_between(history.start, history.start + history.between)
    return sum((hours_between(*stretch) for stretch in history.stretches), between)


def _figures(history: PeriodHistory, whole: Tally, target: Fraction | None) -> Values:
    rounds = len(history.rounds)
    hours = _on_record(history)
    pace = Fraction(rounds) / hours if hours else None
    return {
        **whole.figures(),
        "rounds": rounds,
        "voids": sum(finished.void for finished in history.rounds),
        "corrected": sum(bool(finished.reversals) for finished in history.rounds),
        "entered_late": sum(finished.played.entered_late for finished in history.rounds),
        "shoes": len({finished.played.shoe for finished in history.rounds}),
        "turnover_a_round": share(whole.turnover, rounds),
        "on_record": hours,
        "pace": pace,
        "target": target,
        "against_target": None if pace is None or target is None else pace - target,
    }


_ORDER = [*(bet.value for bet in Bet), INSURANCE_LINE]

REPORT = Report(
    id="shift",
    title=Message("Shift report"),
    shows=Message(
        "Rounds, turnover by bet, wins and losses, the House's net against the exact edge, pace against the "
        "target, insurance, dealers, irregularities, overrides, void rounds, reopened bets, and the end "
        "of the day with its head to sign for."
    ),
    sections=(
        SectionSpec(
            key="figures",
            title=Message("The shift"),
            figures=(
                ROUNDS,
                Column(key="voids", title=Message("of which void"), unit=Unit.COUNT),
                Column(key="corrected", title=Message("corrected after settlement"), unit=Unit.COUNT),
                Column(key="entered_late", title=Message("entered late"), unit=Unit.COUNT),
                Column(key="shoes", title=Message("shoes"), unit=Unit.COUNT),
                BETS,
                TURNOVER,
                Column(key="turnover_a_round", title=Message("turnover a round"), unit=Unit.EXPECTED),
                HOUSE_NET,
                Column(key="net_share", title=Message("net of turnover"), unit=Unit.SHARE),
                Column(key="theoretical", title=Message("theoretical by exact edge"), unit=Unit.EXPECTED),
                Column(key="theoretical_share", title=Message("theoretical of turnover"), unit=Unit.SHARE),
                Column(key="on_record", title=Message("hours on record"), unit=Unit.HOURS),
                PACE,
                Column(key="target", title=Message("target"), unit=Unit.PACE),
                AGAINST_TARGET,
            ),
        ),
        SectionSpec(
            key="by_bet",
            title=Message("By bet"),
            columns=(
                Column(key="bet", title=Message("bet"), unit=Unit.LABEL),
                BETS,
                Column(key="won", title=Message("won"), unit=Unit.COUNT, printed=False),
                Column(key="lost", title=Message("lost"), unit=Unit.COUNT, printed=False),
                Column(key="stood_off", title=Message("stood off"), unit=Unit.COUNT, printed=False),
                TURNOVER,
                Column(key="taken", title=Message("taken in"), unit=Unit.CENTS),
                PAID,
                Column(key="commission", title=Message("commission"), unit=Unit.CENTS, printed=False),
                HOUSE_NET,
                Column(key="net_share", title=Message("net %"), unit=Unit.SHARE),
                THEORETICAL,
                EDGE,
            ),
        ),
        SectionSpec(key="insurance", title=Message("Insurance"), figures=INSURANCE_COLUMNS),
        SectionSpec(key="dealers", title=Message("Dealers on duty"), columns=DEALER_COLUMNS),
        SectionSpec(key="irregularities", title=Message("Irregularities"), columns=IRREGULARITY_COUNTS),
        SectionSpec(key="overrides", title=Message("Overrides"), columns=OVERRIDE_COUNTS),
        SectionSpec(key="voids", title=Message("Void rounds"), columns=VOID_COLUMNS),
        SectionSpec(key="reopenings", title=Message("Bets reopened"), columns=REOPENING_COLUMNS),
        SectionSpec(
            key="days_closed",
            title=Message("End of the day"),
            columns=(
                AT,
                Column(key="day", title=Message("gaming day"), unit=Unit.TEXT),
                Column(key="closed_by", title=Message("closed by"), unit=Unit.TEXT),
                Column(key="event", title=Message("event"), unit=Unit.COUNT),
                Column(key="head", title=Message("head"), unit=Unit.TEXT),
            ),
        ),
        SectionSpec(key="parts", title=Message("Part by part"), columns=PART_COLUMNS),
    ),
    main="by_bet",
    paced=True,
    to_sign=True,
    fold=_fold,
)
