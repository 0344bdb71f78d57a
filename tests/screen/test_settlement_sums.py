"""The sum of a settled bet as arithmetic, with what is taken off, added, or said beside it."""

from __future__ import annotations

from fractions import Fraction

import pytest
from msgspec.structs import replace

from terminal.rounds import commands as c
from terminal.rounds.answers import IrregularityAnswers
from terminal.rounds.guidance.situation import Situation
from terminal.rounds.irregularities.kind import Option
from terminal.rounds.settlement import INSURANCE_LINE, Line, WhyReturned
from terminal.rounds.state import Bettor, Irregularity
from terminal.rules.bets import Bet, Hand, Outcome
from terminal.rules.games import GAMES
from terminal.rules.ranks import Rank
from terminal.screen.irregularities.options import option_ask_view, options_view
from terminal.screen.irregularities.views import OptionState
from terminal.screen.settlement.sums import arithmetic, commission, factor, is_rounded, remarks, why_back
from tests.rounds.paragraph_checks import PLAYER_NINE
from tests.rounds.paragraph_table import bet, deal, open_round, played, table_of

CB = "commission"
SIX_GAME = "insurance-super-six-plus"
ONE, HALF = Fraction(1), Fraction(1, 2)


def line(
    bet_name: str = "player", odds: Fraction | None = ONE, *, paid: int = 100_00, **others: object
) -> Line:
    made = Line(
        box="1",
        bettor="seated",
        bet=bet_name,
        placed=100_00,
        at_stake=100_00,
        outcome=Outcome.WON,
        paid=paid,
        commission=0,
        returned=100_00 + paid,
        odds=odds,
    )
    return replace(made, **others)


COMMISSION = line("banker", paid=95_00, commission=5_00)


@pytest.mark.parametrize(
    ("settled", "said"),
    [
        (line(), "100 × 1"),
        (line("tie", Fraction(8), paid=800_00), "100 × 8"),
        (line("banker", HALF, paid=50_00), "100 × ½"),
        (line("six", Fraction(1, 4), paid=25_00), "100 × 0.25"),
        (line("player", Fraction(3, 2), paid=150_00), "100 × 1.5"),
        (line("player", None, paid=0), "100"),
        (line(at_stake=60_00, paid=60_00), "60 of 100 × 1"),
        (COMMISSION, "100"),
    ],
)
def test_a_winning_bet_is_said_with_its_odds_and_of_how_much(settled: Line, said: str) -> None:
    assert factor(settled) == said
    assert factor(settled, of_all=False) == said.replace(" of 100", "")


@pytest.mark.parametrize(
    ("bets", "said"),
    [(1, "100 less 5 % 5"), (2, "100 less 5 %"), (3, "100")],
    ids=["alone", "of two", "of three"],
)
def test_a_row_says_the_commission_as_far_as_it_has_room(bets: int, said: str) -> None:
    assert arithmetic(COMMISSION, GAMES[CB], bets) == said


def test_commission_is_said_apart_where_there_is_any() -> None:
    assert commission(COMMISSION, GAMES[CB]) == "less 5 % commission"
    assert commission(line(), GAMES[CB]) == ""


def test_what_is_paid_beyond_the_odds_is_said_to_be_rounded_up() -> None:
    exact, more = line("banker", HALF, paid=50_00), line("banker", HALF, paid=51_00)
    assert (is_rounded(exact), is_rounded(more)) == (False, True)
    assert (arithmetic(exact, GAMES[CB]), arithmetic(more, GAMES[CB])) == ("100 × ½", "100 × ½ rounded up")
    assert not is_rounded(COMMISSION)
    assert is_rounded(replace(COMMISSION, paid=96_00))
    assert not is_rounded(line("player", None, paid=0))


def test_half_pay_insurance_and_rounding_are_remarked_and_nothing_else_is() -> None:
    table = played(table_of(CB), bet("1 player 100"), c.CloseBets(), *deal(PLAYER_NINE))
    insurance = line(INSURANCE_LINE, HALF, paid=51_00, hand=Hand.BANKER)
    assert remarks(table, line()) == ()
    assert remarks(table, line("banker", HALF, paid=50_00)) == ("half pay on 6",)
    assert remarks(table, line("banker", HALF, paid=51_00)) == ("half pay on 6", "rounded up")
    assert remarks(table, insurance) == ("insurance", "rounded up")


@pytest.mark.parametrize(
    ("cards", "said"),
    [("2S 3H 3S 3D", "six of 2 cards"), ("2S 3H 3S 2D 6S AC", "six of 3 cards")],
)
def test_a_six_says_of_how_many_cards_it_was_where_it_pays_by_that(cards: str, said: str) -> None:
    table = played(table_of(SIX_GAME), bet("1 six 100"), c.CloseBets(), *deal(cards))
    if open_round(table).offer is not None:
        table = played(table, c.CloseInsurance(offered=True))
    assert remarks(table, line("six", Fraction(12), paid=1_200_00)) == (said,)
    assert remarks(table, line("player")) == ()
    assert remarks(table_of(SIX_GAME), line("six", Fraction(12), paid=1_200_00)) == ()


def test_what_goes_back_says_why_and_how_much_of_it_plays() -> None:
    back = line(paid=0, at_stake=0, returned=100_00, outcome=Outcome.RETURNED, why_returned=WhyReturned.TIE)
    assert why_back(back) == "tie"
    part = line(paid=60_00, at_stake=60_00, returned=160_00, why_returned=WhyReturned.PRO_RATA)
    assert why_back(part) == "pro rata, 60 of 100 plays"


def test_the_question_to_the_next_bettor_says_whose_turn_it_is_and_on_what_ground() -> None:
    """The options of ¶5.12: one bettor after the other, each with all of the bets."""
    table = played(table_of(CB), bet("1 player 100"), bet("1 tie 10"), bet("2 1 banker 50"), c.CloseBets())
    asked = (Bettor("1", "seated"), Bettor("2", "standing-1"))
    record = Irregularity(
        "foreign_card", "5.7", "continue", ("continue", "return"), Rank.DEALER, False, IrregularityAnswers()
    )
    for chosen, turn, states in (
        ((None, None), "bettor 1 of 2", [OptionState.NOW, OptionState.OPEN]),
        ((Option.CONTINUE, None), "bettor 2 of 2", [OptionState.CONTINUES, OptionState.NOW]),
        ((Option.RETURN, None), "bettor 2 of 2", [OptionState.RETURNED, OptionState.NOW]),
    ):
        choices = tuple(zip(asked, chosen, strict=True))
        before = replace(table, round=replace(open_round(table), choices=choices))
        view, rows = option_ask_view(Situation(before)), options_view(Situation(before))
        assert view is not None
        assert rows is not None
        assert view.caption == turn
        assert [row.state for row in rows.rows] == states
        assert [row.staked for row in rows.rows] == [110_00, 50_00]
        told = replace(before, round=replace(open_round(before), irregularities=(record,)))
        ground = option_ask_view(Situation(told))
        assert ground is not None
        assert ground.caption == f"{turn} · ¶ 5.7"
    first = option_ask_view(
        Situation(replace(table, round=replace(open_round(table), choices=((asked[0], None),))))
    )
    assert first is not None
    assert [(each.bet, each.amount) for each in first.bets] == [(Bet.PLAYER, 100_00), (Bet.TIE, 10_00)]
    assert (first.continue_effect, first.return_effect) == ("keeps 110 on the felt", "110 goes back")
