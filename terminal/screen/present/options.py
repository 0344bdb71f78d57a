"""The options of ¶5.12 from the state: every bettor, and the question to the next."""

from __future__ import annotations

from terminal.rounds.guidance import next_step
from terminal.rounds.state import Bettor, Table
from terminal.rules.bets import Bet
from terminal.rules.stakes import BetKey, totals
from terminal.screen.format import money
from terminal.screen.panels.views import BetSum, OptionAskView, OptionRow, OptionState, OptionsView
from terminal.screen.present.words import bettor_title
from terminal.screen.translate import tr


def options_view(table: Table) -> OptionsView | None:
    """All bettors and what they have chosen."""
    played = table.round
    if played is None or not played.choices:
        return None
    now = _asked(table)
    rows = tuple(
        OptionRow(
            bettor.box,
            bettor.bettor,
            bettor_title(bettor.bettor),
            sum(cents for _, cents in _bets_of(table, bettor)),
            _state(option, now=bettor == now),
        )
        for bettor, option in played.choices
    )
    chosen = sum(option is not None for _, option in played.choices)
    caption = tr("{chosen} of {all} have chosen").format(chosen=chosen, all=len(rows))
    return OptionsView(tr("Options"), caption, rows)


def _state(option: str | None, *, now: bool) -> OptionState:
    if option is None:
        return OptionState.NOW if now else OptionState.OPEN
    return OptionState.RETURNED if option == "return" else OptionState.CONTINUES


def option_ask_view(table: Table) -> OptionAskView | None:
    """The question to the bettor whose turn it is."""
    bettor = _asked(table)
    if bettor is None:
        return None
    bets = _bets_of(table, bettor)
    sum_of_bets = sum(cents for _, cents in bets)
    return OptionAskView(
        box=bettor.box,
        bettor=bettor.bettor,
        title=bettor_title(bettor.bettor),
        bets=tuple(BetSum(bet, cents) for bet, cents in bets),
        caption=tr("goes on, or takes the bets back"),
        continue_effect=tr("accepts the cards that follow"),
        return_effect=tr("{sum} goes back").format(sum=money(sum_of_bets)),
    )


def _asked(table: Table) -> Bettor | None:
    step = next_step(table)
    if step.do != "choose" or step.box is None or step.bettor is None:
        return None
    return Bettor(step.box, step.bettor)


def _bets_of(table: Table, bettor: Bettor) -> list[tuple[Bet, int]]:
    sums = {} if table.round is None else totals(table.round.slices)
    return [(bet, sums[key]) for bet in table.terms.rules.bets if (key := BetKey(*bettor, bet)) in sums]
