"""The field's words on the screen: bets, bettors, hands, and what is said in Chinese."""

from __future__ import annotations

from collections.abc import Collection
from fractions import Fraction

from terminal.rounds.refusal import RANK_TITLES
from terminal.rounds.state import Bettor, Table
from terminal.rules.bets import SEATED, Bet, Hand, Result, bettor_order
from terminal.rules.message import Message
from terminal.rules.ranks import Rank
from terminal.rules.settlement import Facts
from terminal.screen.translate import Bilingual, english_under, say, tr
from terminal.screen.views import GuideView, MainView, Tone

HAND_NAMES = {Hand.PLAYER: Message("Player"), Hand.BANKER: Message("Banker")}
"""The hands as they are spoken of in a sentence."""


_NAMED = len(Hand)
"""So many bettors are named one by one where there is one line for them."""


def bet_title(bet: Bet, table: Table) -> str:
    """Return a bet as the felt has it, in capitals."""
    if bet is Bet.SIX:
        return tr(table.terms.rules.six_name or "").upper()
    return {
        Bet.PLAYER: tr("PLAYER"),
        Bet.BANKER: tr("BANKER"),
        Bet.TIE: tr("TIE"),
        Bet.PLAYER_PAIR: tr("PLAYER PAIR"),
        Bet.BANKER_PAIR: tr("BANKER PAIR"),
    }[bet]


def bettor_title(bettor: str) -> str:
    """Return a bettor of a box."""
    if bettor == SEATED:
        return tr("Seated")
    return tr("Standing {number}").format(number=bettor_order(bettor))


def whose_box(box: str, bettor: str) -> str:
    """Return a box, and with it the bettor who stands there."""
    title = tr("Box {box}").format(box=box)
    return title if bettor == SEATED else f"{title} {bettor_short(bettor)}"


def names_of(bettors: Collection[Bettor]) -> str:
    """Return bettors by their boxes, in the order of these; only how many where they are many."""
    if len(bettors) > _NAMED:
        return counted_bettors(len(bettors))
    ordered = sorted(bettors, key=lambda who: (len(who.box), who.box, bettor_order(who.bettor)))
    return tr(", ").join(whose_box(*who) for who in ordered)


def bettor_short(bettor: str) -> str:
    """Return a bettor of a box where there is little room."""
    if bettor == SEATED:
        return tr("Seat")
    return tr("S{number}").format(number=bettor_order(bettor))


def hand_title(hand: Hand) -> str:
    """Return a hand in a sentence."""
    return say(HAND_NAMES[hand])


def or_above(rank: Rank) -> str:
    """Return the lowest rank that may do something; above the highest there is none."""
    title = say(RANK_TITLES[rank])
    return title if rank is Rank.SHIFT_MANAGER else tr("{rank} or above").format(rank=title)


def button_view(text: str, subtitle: str = "", *, ready: bool = True, **params: object) -> MainView:
    """Return the main button by the literal English text of its title, whose places `params` fill."""
    return MainView(tr(text).format(**params), subtitle, ready, english_under(text, **params))


def back_button(table: Table) -> MainView:
    """Return the main button of a page that looks back: to the table, and to which round."""
    number = table.rounds if table.round is not None else table.rounds + 1
    words = tr("round {number} is under way") if table.round is not None else tr("round {number} is next")
    return button_view("BACK TO THE TABLE", words.format(number=number))


def counted(bets: int) -> str:
    """Return how many bets, as text."""
    return tr("1 bet") if bets == 1 else tr("{count} bets").format(count=bets)


def counted_decks(decks: int) -> str:
    """Return how many decks, as text."""
    return tr("{count} decks").format(count=decks)


def counted_bettors(bettors: int) -> str:
    """Return how many bettors, as text."""
    return tr("1 bettor") if bettors == 1 else tr("{count} bettors").format(count=bettors)


def counted_rounds(rounds: int) -> str:
    """Return how many rounds, as text."""
    return tr("1 round") if rounds == 1 else tr("{count} rounds").format(count=f"{rounds:,}")


def odds_text(odds: Fraction) -> str:
    """Return odds as they stand on a lammer, `3` or `1.5`."""
    return f"{float(odds):g}"


def price(odds: Fraction) -> str:
    """Return odds as a pay table writes them: `3 to 1`, `1 to 2`."""
    return say(price_said(odds))


def price_said(odds: Fraction) -> Message:
    """Return the same for any language."""
    if odds == Fraction(1, 2):
        return Message("1 to 2")
    return Message("{odds} to 1", {"odds": odds_text(odds)})


def quoted(sentence: str) -> str:
    """Return what the dealer says aloud."""
    return tr("“{sentence}”").format(sentence=sentence) if sentence else ""


def result_note(facts: Facts) -> str:
    """Return the losing hand's points in a few words, for the strip."""
    if facts.result is Result.TIE:
        return tr("tie")
    return tr("over {points}").format(points=min(facts.player_points, facts.banker_points))


def page_guide(
    table: Table, pill: str, title: Bilingual, plain: str = "", tone: Tone = Tone.QUIET
) -> GuideView:
    """Return the guide next to a page: what the page is about, and in `plain` how it is answered."""
    return GuideView(steps_of(table), None, pill, *title, plain=plain, tone=tone)


def steps_of(table: Table) -> tuple[str, ...]:
    """Return the steps of a round in this game."""
    insure = (tr("Insure"),) if table.terms.rules.has_insurance else ()
    return (tr("Bets"), tr("Deal"), *insure, tr("Draw"), tr("Take"), tr("Pay"))
