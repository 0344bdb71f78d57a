"""The shift report: rounds, turnover, the House's net against the exact edge, pace, and all that happened."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

from terminal.reports.dealers import DEALER_COLUMNS, dealer_rows
from terminal.reports.insurance import FIGURES as INSURANCE_FIGURES
from terminal.reports.insurance import insurance_figures
from terminal.reports.irregularities import COUNTED, counted
from terminal.reports.labels import bet_label
from terminal.reports.overrides import OVERRIDE_COUNTS, override_counts
from terminal.reports.pace import (
    PART_COLUMNS,
    net_chart,
    pace_chart,
    part_rows,
    parts_of,
    played_of,
    step_of,
)
from terminal.reports.shape import Asked, Cell, Column, Content, Report, Row, SectionShape, Unit
from terminal.reports.story import FinishedRound, Story
from terminal.reports.turnover import Tally, edge_of, key_of, lines_played, share
from terminal.reports.values import hours_between
from terminal.reports.voids import VOID_COLUMNS, void_rows
from terminal.rounds.events import IrregularityDecided, OverrideGranted
from terminal.rounds.state import INSURANCE_LINE
from terminal.rules.bets import Bet
from terminal.rules.game import Game
from terminal.rules.message import Message


def tallies_of(rounds: Sequence[FinishedRound]) -> tuple[dict[str, Tally], Tally]:
    """The sums by bet, and those of all bets together."""
    by_bet: dict[str, Tally] = {}
    whole = Tally()
    for finished in rounds:
        for line in lines_played(finished):
            key = key_of(finished, line)
            by_bet.setdefault(line.bet, Tally()).add(key, line)
            whole.add(key, line)
    return by_bet, whole


def _fold(asked: Asked) -> Mapping[str, Content]:
    story = asked.story
    target = asked.target.over([(story.start, story.end)])
    by_bet, whole = tallies_of(story.rounds)
    games = [terms.rules for terms in story.in_force]
    played = played_of(story.rounds)
    parts = parts_of(story, played, asked.zone)
    return {
        "figures": Content(
            figures=_figures(story, whole, target),
            charts=(pace_chart(story, parts, target), net_chart(story, played)),
        ),
        "by_bet": Content(
            rows=tuple(
                (bet_label(bet, games), *_sums(by_bet.get(bet) or Tally())) for bet in _bets(games, by_bet)
            ),
            total=(None, *_sums(whole)),
        ),
        "insurance": Content(figures=insurance_figures(story.rounds)),
        "parts": Content(rows=part_rows(parts, step_of(story.seconds))),
        "dealers": Content(rows=dealer_rows(story, asked.target)),
        "irregularities": Content(rows=counted(story.acts)),
        "overrides": Content(rows=override_counts(story.acts)),
        "voids": Content(rows=tuple(void_rows(story.rounds))),
    }


def _figures(story: Story, whole: Tally, target: Fraction | None) -> Mapping[str, Cell]:
    rounds = len(story.rounds)
    hours = hours_between(story.start, story.end)
    pace = Fraction(rounds) / hours if hours else None
    shoes = {finished.played.shoe for finished in story.rounds}
    return {
        "rounds": rounds,
        "voids": sum(finished.void for finished in story.rounds),
        "corrected": sum(bool(finished.reversals) for finished in story.rounds),
        "entered_late": sum(finished.played.entered_late for finished in story.rounds),
        "shoes": len(shoes),
        "bets": whole.bets,
        "turnover": whole.turnover,
        "turnover_a_round": share(whole.turnover, rounds),
        "house_net": whole.net,
        "net_share": share(whole.net, whole.turnover),
        "theoretical": whole.theoretical,
        "theoretical_share": share(whole.theoretical, whole.turnover),
        "on_record": hours,
        "pace": pace,
        "target": target,
        "against_target": None if pace is None or target is None else pace - target,
    }


def _bets(games: Sequence[Game], found: Mapping[str, Tally]) -> list[str]:
    """The bets of the games that were open, in the order of the felt, insurance last."""
    listed = [*(bet.value for bet in Bet if any(game.offers(bet) for game in games)), *found]
    if any(game.has_insurance for game in games):
        listed.append(INSURANCE_LINE)
    return sorted(dict.fromkeys(listed), key=_ORDER.index)


def _sums(sums: Tally) -> Row:
    edges = {edge_of(key) for key in sums.stakes}
    edge = edges.pop() if len(edges) == 1 else share(sums.theoretical, sums.turnover)
    return (
        sums.bets,
        sums.won,
        sums.lost,
        sums.stood_off,
        sums.turnover,
        sums.taken,
        sums.paid,
        sums.commission,
        sums.net,
        share(sums.net, sums.turnover),
        sums.theoretical,
        edge,
    )


_ORDER = [*(bet.value for bet in Bet), INSURANCE_LINE]

REPORT = Report(
    id="shift",
    title=Message("Shift report"),
    shows=Message(
        "Rounds, turnover by bet, wins and losses, the House's net against the exact edge, pace against the "
        "target, insurance, dealers, irregularities, overrides and void rounds."
    ),
    sections=(
        SectionShape(
            key="figures",
            title=Message("The shift"),
            figures=(
                Column(key="rounds", title=Message("rounds"), unit=Unit.COUNT),
                Column(key="voids", title=Message("of which void"), unit=Unit.COUNT),
                Column(key="corrected", title=Message("corrected after settlement"), unit=Unit.COUNT),
                Column(key="entered_late", title=Message("entered late"), unit=Unit.COUNT),
                Column(key="shoes", title=Message("shoes"), unit=Unit.COUNT),
                Column(key="bets", title=Message("bets"), unit=Unit.COUNT),
                Column(key="turnover", title=Message("turnover"), unit=Unit.CENTS),
                Column(key="turnover_a_round", title=Message("turnover a round"), unit=Unit.EXPECTED),
                Column(key="house_net", title=Message("House net"), unit=Unit.CENTS),
                Column(key="net_share", title=Message("net of turnover"), unit=Unit.SHARE),
                Column(key="theoretical", title=Message("theoretical by exact edge"), unit=Unit.EXPECTED),
                Column(key="theoretical_share", title=Message("theoretical of turnover"), unit=Unit.SHARE),
                Column(key="on_record", title=Message("hours on record"), unit=Unit.HOURS),
                Column(key="pace", title=Message("rounds an hour"), unit=Unit.PACE),
                Column(key="target", title=Message("target"), unit=Unit.PACE),
                Column(key="against_target", title=Message("against target"), unit=Unit.PACE),
            ),
        ),
        SectionShape(
            key="by_bet",
            title=Message("By bet"),
            columns=(
                Column(key="bet", title=Message("bet"), unit=Unit.LABEL),
                Column(key="bets", title=Message("bets"), unit=Unit.COUNT),
                Column(key="won", title=Message("won"), unit=Unit.COUNT, printed=False),
                Column(key="lost", title=Message("lost"), unit=Unit.COUNT, printed=False),
                Column(key="stood_off", title=Message("stood off"), unit=Unit.COUNT, printed=False),
                Column(key="turnover", title=Message("turnover"), unit=Unit.CENTS),
                Column(key="taken", title=Message("taken"), unit=Unit.CENTS),
                Column(key="paid", title=Message("paid"), unit=Unit.CENTS),
                Column(key="commission", title=Message("commission"), unit=Unit.CENTS, printed=False),
                Column(key="house_net", title=Message("House net"), unit=Unit.CENTS),
                Column(key="net_share", title=Message("net %"), unit=Unit.SHARE),
                Column(key="theoretical", title=Message("theoretical"), unit=Unit.EXPECTED),
                Column(key="edge", title=Message("edge"), unit=Unit.SHARE),
            ),
        ),
        SectionShape(key="insurance", title=Message("Insurance"), figures=INSURANCE_FIGURES),
        SectionShape(key="dealers", title=Message("Dealers on duty"), columns=DEALER_COLUMNS),
        SectionShape(key="irregularities", title=Message("Irregularities"), columns=COUNTED),
        SectionShape(key="overrides", title=Message("Overrides"), columns=OVERRIDE_COUNTS),
        SectionShape(key="voids", title=Message("Void rounds"), columns=VOID_COLUMNS),
        SectionShape(key="parts", title=Message("Part by part"), columns=PART_COLUMNS),
    ),
    main="by_bet",
    acts=(IrregularityDecided, OverrideGranted),
    paced=True,
    fold=_fold,
)
