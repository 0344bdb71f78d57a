"""The field's words on the screen: bets, bettors, hands, and what is said in Chinese."""

from __future__ import annotations

from fractions import Fraction

from terminal.rounds.guidance import points_call
from terminal.rounds.ranks import Rank
from terminal.rounds.state import Round, Table
from terminal.rules.bets import SEATED, Bet, Hand, Result, bettor_order
from terminal.rules.cards import total
from terminal.rules.settlement import Facts, facts_of
from terminal.screen.translate import tr

CHINESE_RANKS = {
    Rank.DEALER: "荷官",
    Rank.PIT_SUPERVISOR: "主管",
    Rank.PIT_MANAGER: "經理",
    Rank.SHIFT_MANAGER: "值班經理",
}
CHINESE_HAND = {Hand.PLAYER: "閒", Hand.BANKER: "莊"}
CHINESE_NUMBER = ("零", "一", "二", "三", "四", "五", "六", "七", "八", "九", "十", "十一", "十二", "十三")


def bet_title(bet: Bet, table: Table) -> str:
    """A bet as the felt has it, in capitals."""
    if bet is Bet.SIX:
        return (table.terms.rules.six_name or "").upper()
    return {
        Bet.PLAYER: tr("PLAYER"),
        Bet.BANKER: tr("BANKER"),
        Bet.TIE: tr("TIE"),
        Bet.PLAYER_PAIR: tr("PLAYER PAIR"),
        Bet.BANKER_PAIR: tr("BANKER PAIR"),
    }[bet]


def bettor_title(bettor: str) -> str:
    """A bettor of a box."""
    if bettor == SEATED:
        return tr("Seated")
    return tr("Standing {number}").format(number=bettor_order(bettor))


def bettor_short(bettor: str) -> str:
    """A bettor of a box where there is little room."""
    if bettor == SEATED:
        return tr("Seat")
    return tr("S{number}").format(number=bettor_order(bettor))


def hand_title(hand: Hand) -> str:
    """A hand in a sentence."""
    return tr("Player") if hand is Hand.PLAYER else tr("Banker")


def counted(bets: int) -> str:
    """How many bets, in words."""
    return tr("1 bet") if bets == 1 else tr("{count} bets").format(count=bets)


def odds_text(odds: Fraction) -> str:
    """Odds as they stand on a lammer, `3` or `1.5`."""
    return f"{float(odds):g}"


def price(odds: Fraction) -> str:
    """Odds as a pay table writes them: `3 to 1`, `1 to 2`."""
    if odds == Fraction(1, 2):
        return tr("1 to 2")
    return tr("{odds} to 1").format(odds=odds_text(odds))


def quoted(sentence: str) -> str:
    """What the dealer says aloud."""
    return f"“{sentence}”" if sentence else ""


def chinese_points(played: Round) -> str:
    """Both Point Totals, once they can be told."""
    if points_call(played) is None:
        return ""
    points = {hand: total(played.cards_of(hand)) for hand in Hand}
    leads, other = (Hand.BANKER, Hand.PLAYER) if points[Hand.BANKER] > points[Hand.PLAYER] else Hand
    first, second = CHINESE_NUMBER[points[leads]], CHINESE_NUMBER[points[other]]
    return f"{CHINESE_HAND[leads]}{first}點，{CHINESE_HAND[other]}{second}點。"


def chinese_draws(hand: Hand) -> str:
    """Which hand takes a card."""
    return f"{CHINESE_HAND[hand]}補牌。"


def chinese_insurance(hand: Hand, odds: Fraction) -> str:
    """The offer of insurance."""
    pays = "二賠三" if odds == Fraction(3, 2) else f"一賠{CHINESE_NUMBER[int(odds)]}"
    return f"{CHINESE_HAND[hand]}保險，{pays}。"


def chinese_result(table: Table, played: Round) -> str:
    """The winning hand and its points, half pay and the Six bet."""
    facts = facts_of(played.player, played.banker)
    if facts.result is Result.TIE:
        return f"和局，{CHINESE_NUMBER[facts.points]}點。"
    hand = Hand(facts.result.value)
    half = table.terms.rules.id != "commission" and facts.result is Result.BANKER and facts.points == 6
    return f"{CHINESE_HAND[hand]}{CHINESE_NUMBER[facts.points]}點勝{'，賠一半' if half else ''}。"


def result_note(facts: Facts) -> str:
    """The losing hand's points in a few words, for the strip."""
    if facts.result is Result.TIE:
        return tr("tie")
    return tr("over {points}").format(points=min(facts.player_points, facts.banker_points))
