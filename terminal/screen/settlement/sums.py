"""The sums of a settled bet as arithmetic: the stake, the odds, and what is taken off."""

from __future__ import annotations

from fractions import Fraction

from terminal.rounds.guidance.payouts import is_insurance, stake_back
from terminal.rounds.settled_before import Difference
from terminal.rounds.settlement import Line, WhyReturned
from terminal.rounds.state import Table
from terminal.rules.bets import HAND_BETS, Bet
from terminal.rules.game import Game
from terminal.rules.settlement import pay_out
from terminal.screen.format import money
from terminal.screen.settlement.views import SettledBet
from terminal.screen.translate import tr
from terminal.screen.words import odds_text

_HALF = Fraction(1, 2)
_PERCENT = 100
_THREE_CARDS = 3
_TWO = 2


def area_of(line: Line) -> Bet:
    """Return the area next to which a line is settled; insurance lies with the hand it insures."""
    return HAND_BETS[line.hand] if line.hand is not None else Bet(line.bet)


def settled_bet(line: Line, text: str = "") -> SettledBet:
    """Return the bet of a line, with what is said of its sum."""
    return SettledBet(area_of(line), is_insurance(line), text)


def factor(line: Line, *, of_all: bool = True) -> str:
    """Return what a bet that wins is paid on, and how often: `7,400 × ½`; commission is said apart.

    A part of a bet is said to be one unless not `of_all`; what a correction leaves to pay is named so.
    """
    if isinstance(line, Difference):
        return tr("difference after the correction")
    stake = money(line.at_stake)
    if of_all and line.at_stake < line.placed:
        stake = tr("{sum} of {all}").format(sum=stake, all=money(line.placed))
    if line.odds is None or line.commission:
        return stake
    odds = "½" if line.odds == _HALF else odds_text(line.odds)
    return tr("{sum} × {odds}").format(sum=stake, odds=odds)


def commission(line: Line, game: Game) -> str:
    """Return what the House keeps of a sum; empty if it keeps nothing."""
    if not line.commission:
        return ""
    return tr("less {percent} % commission").format(percent=_percent(line, game))


def is_rounded(line: Line) -> bool:
    """Return whether a bet is paid more than its odds come to, to the next whole unit (RULINGS 2)."""
    return line.odds is not None and line.paid > pay_out(line.at_stake, line.odds) - line.commission


def _percent(line: Line, game: Game) -> str:
    rates = (pay.commission for pay in game.pays if pay.bet == line.bet and pay.commission)
    return odds_text(next(rates, Fraction(0)) * _PERCENT)


def arithmetic(line: Line, game: Game, bets: int = 1) -> str:
    """Return the whole sum in a few words, as a row of a list has room for that of so many bets."""
    if bets > _TWO and not isinstance(line, Difference):
        return money(line.at_stake)
    said = [factor(line, of_all=False)]
    if line.commission:
        form = tr("less {percent} % {sum}") if bets == 1 else tr("less {percent} %")
        said.append(form.format(percent=_percent(line, game), sum=money(line.commission)))
    if is_rounded(line):
        said.append(tr("rounded up"))
    return " ".join(said)


def remarks(table: Table, line: Line) -> tuple[str, ...]:
    """Return what makes a bet pay otherwise than usual: half pay, or of how many cards the six was."""
    said = []
    if line.odds == _HALF and not is_insurance(line):
        said.append(tr("half pay on 6"))
    played = table.round
    if played is not None and line.bet == Bet.SIX and _depends_on_cards(table.terms.rules):
        six = tr("six of 3 cards") if len(played.banker) == _THREE_CARDS else tr("six of 2 cards")
        said.append(six)
    if is_insurance(line):
        said.append(tr("insurance"))
    if is_rounded(line):
        said.append(tr("rounded up"))
    return tuple(said)


def _depends_on_cards(game: Game) -> bool:
    return any(pay.bet is Bet.SIX and pay.banker_cards is not None for pay in game.pays)


def why_back(line: Line) -> str:
    """Return why a bet goes back, and what of it plays if it is a part."""
    reasons = {
        WhyReturned.VOID: tr("the round is void"),
        WhyReturned.OPTION: tr("the player’s option"),
        WhyReturned.NEGLECTED_INSURANCE: tr("insurance was not offered"),
        WhyReturned.TIE: tr("tie"),
        WhyReturned.PRO_RATA: tr("pro rata"),
        WhyReturned.INSURANCE_ON_TIE: tr("on a Tie"),
        WhyReturned.INSURANCE_NOT_DUE: tr("was not due"),
        WhyReturned.INSURANCE_OVER_COVER: tr("more than the bet carries"),
    }
    reason = "" if line.why_returned is None else reasons[line.why_returned]
    if stake_back(line) == line.placed:
        return reason
    plays = tr("{sum} of {all} plays").format(sum=money(line.at_stake), all=money(line.placed))
    return f"{reason}, {plays}"
