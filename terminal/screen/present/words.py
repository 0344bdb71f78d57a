"""The field's words on the screen: bets, bettors, hands, and what is said in Chinese."""

from __future__ import annotations

from fractions import Fraction

from terminal.rounds.guidance import points_call
from terminal.rounds.refusal import RANK_TITLES
from terminal.rounds.state import Round, Table
from terminal.rules.bets import SEATED, Bet, Hand, Result, bettor_order
from terminal.rules.cards import total
from terminal.rules.game import HALF
from terminal.rules.ranks import Rank
from terminal.rules.settlement import Facts, facts_of, paying_line
from terminal.screen.translate import say, tr

CHINESE_RANKS = {
    Rank.DEALER: "荷官",
    Rank.PIT_SUPERVISOR: "主管",
    Rank.PIT_MANAGER: "經理",
    Rank.SHIFT_MANAGER: "值班經理",
}
CHINESE_HAND = {Hand.PLAYER: "閒", Hand.BANKER: "莊"}
CHINESE_NUMBER = (
    *("零", "一", "二", "三", "四", "五", "六", "七", "八", "九", "十"),
    *("十一", "十二", "十三", "十四", "十五", "十六", "十七", "十八", "十九", "二十"),
)
CHINESE_PAIR = {Bet.PLAYER_PAIR: "閒對", Bet.BANKER_PAIR: "莊對"}


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


def whose_box(box: str, bettor: str) -> str:
    """A box, and with it the bettor who stands there."""
    title = tr("Box {box}").format(box=box)
    return title if bettor == SEATED else f"{title} {bettor_short(bettor)}"


def bettor_short(bettor: str) -> str:
    """A bettor of a box where there is little room."""
    if bettor == SEATED:
        return tr("Seat")
    return tr("S{number}").format(number=bettor_order(bettor))


def hand_title(hand: Hand) -> str:
    """A hand in a sentence."""
    return tr("Player") if hand is Hand.PLAYER else tr("Banker")


def or_above(rank: Rank) -> str:
    """The lowest rank that may do something; above the highest there is none."""
    title = say(RANK_TITLES[rank])
    return title if rank is Rank.SHIFT_MANAGER else tr("{rank} or above").format(rank=title)


def counted(bets: int) -> str:
    """How many bets, in words."""
    return tr("1 bet") if bets == 1 else tr("{count} bets").format(count=bets)


def counted_bettors(bettors: int) -> str:
    """How many bettors, in words."""
    return tr("1 bettor") if bettors == 1 else tr("{count} bettors").format(count=bettors)


def counted_rounds(rounds: int) -> str:
    """How many rounds, in words."""
    return tr("1 round") if rounds == 1 else tr("{count} rounds").format(count=f"{rounds:,}")


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
    """The winning hand and its points, half pay, the Six bet and the Pairs."""
    game, facts = table.terms.rules, facts_of(played.player, played.banker)
    points = CHINESE_NUMBER[facts.points]
    if facts.result is Result.TIE:
        said = f"和局，{points}點。"
    else:
        banker = paying_line(game, facts, Bet.BANKER)
        half = "，賠一半" if banker is not None and banker.odds == HALF else ""
        said = f"{CHINESE_HAND[Hand(facts.result.value)]}{points}點勝{half}。"
    six = paying_line(game, facts, Bet.SIX) if game.offers(Bet.SIX) else None
    if six is not None:
        said += f"{game.chinese_name.split()[-1]}一賠{CHINESE_NUMBER[int(six.odds)]}。"
    pairs = [bet for bet in (Bet.PLAYER_PAIR, Bet.BANKER_PAIR) if paying_line(game, facts, bet) is not None]
    return said + "".join(f"{CHINESE_PAIR[bet]}。" for bet in pairs)


def result_note(facts: Facts) -> str:
    """The losing hand's points in a few words, for the strip."""
    if facts.result is Result.TIE:
        return tr("tie")
    return tr("over {points}").format(points=min(facts.player_points, facts.banker_points))
