"""The options of ¶5.12 from the state: every bettor, and the question to the next."""

from __future__ import annotations

from terminal.rounds.guidance.situation import Situation
from terminal.rounds.irregularities.kind import Option
from terminal.rounds.state import Bettor
from terminal.rules.bets import Bet
from terminal.rules.stakes import BetKey
from terminal.screen.format import money
from terminal.screen.irregularities.views import OptionAskView, OptionRow, OptionState, OptionsView
from terminal.screen.translate import tr
from terminal.screen.views import BetSum
from terminal.screen.words import bettor_title, counted_bettors


def options_view(situation: Situation) -> OptionsView | None:
    """Return all bettors and what they have chosen."""
    played = situation.table.round
    if played is None or not played.choices:
        return None
    now = situation.step.whose
    rows = tuple(
        OptionRow(
            bettor.box,
            bettor.bettor,
            bettor_title(bettor.bettor),
            sum(cents for _, cents in _bets_of(situation, bettor)),
            _state(option, now=bettor == now),
        )
        for bettor, option in played.choices
    )
    options = [option for _, option in played.choices]
    caption = tr("{on} continue · {back} returned").format(
        on=options.count(Option.CONTINUE), back=options.count(Option.RETURN)
    )
    return OptionsView(counted_bettors(len(rows)), caption, rows)


def _state(option: str | None, *, now: bool) -> OptionState:
    if option is None:
        return OptionState.NOW if now else OptionState.OPEN
    return OptionState.RETURNED if option == Option.RETURN else OptionState.CONTINUES


def option_ask_view(situation: Situation) -> OptionAskView | None:
    """Return the question to the bettor whose turn it is."""
    bettor = situation.step.whose
    if bettor is None:
        return None
    bets = _bets_of(situation, bettor)
    sum_of_bets = money(sum(cents for _, cents in bets))
    return OptionAskView(
        box=bettor.box,
        bettor=bettor.bettor,
        title=bettor_title(bettor.bettor),
        bets=tuple(BetSum(bet, cents) for bet, cents in bets),
        caption=_whose_turn(situation),
        continue_effect=tr("keeps {sum} on the felt").format(sum=sum_of_bets),
        return_effect=tr("{sum} goes back").format(sum=sum_of_bets),
    )


def _whose_turn(situation: Situation) -> str:
    """Return the how-manieth bettor is asked, and on what ground."""
    played = situation.table.round
    choices = () if played is None else played.choices
    asked = sum(option is not None for _, option in choices) + 1
    turn = tr("bettor {number} of {all}").format(number=asked, all=len(choices))
    grounds = [record.paragraph for record in played.irregularities if record.options] if played else []
    paragraph = grounds[-1] if grounds else None
    return turn if paragraph is None else f"{turn} · ¶ {paragraph}"


def _bets_of(situation: Situation, bettor: Bettor) -> list[tuple[Bet, int]]:
    sums = situation.sums
    bets = situation.table.terms.rules.bets
    return [(bet, sums[key]) for bet in bets if (key := BetKey(*bettor, bet)) in sums]
