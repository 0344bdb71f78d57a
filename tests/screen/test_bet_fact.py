"""The bet that an irregularity is about: who may be meant, what is filled in, and when it is confirmed."""

from __future__ import annotations

import pytest

from terminal.rounds.answers import DisputedBet
from terminal.rounds.state import Table
from terminal.rules.bets import Bet
from terminal.screen.irregularities.bet_answer import BetAsked, BetFact
from terminal.screen.translate import Bilingual
from tests.rounds.paragraph_checks import PLAYER_NINE
from tests.rounds.paragraph_table import BOXES, a_round, bet, played, table_of

GAME = "commission"
BETS = ["1 player 300", "1 tie 50", "2 1 player 100", "2 3 banker 40", "2 3 player 700", "3 banker 200"]
AREAS = {
    ("1", Bet.PLAYER),
    ("1", Bet.TIE),
    ("2", Bet.PLAYER),
    ("2", Bet.BANKER),
    ("3", Bet.BANKER),
}


@pytest.fixture(name="table")
def _table() -> Table:
    return played(table_of(GAME), *map(bet, BETS))


def fact(table: Table, asked: BetAsked) -> BetFact:
    return BetFact(table.round or table.last, table, asked)


def bettors(asked: BetFact) -> list[str]:
    """Touch the key of the bettor until the first comes again, and return all that were named."""
    asked.no_number()
    found: list[str] = []
    while (name := asked._bettor) not in found:
        found.append(name)
        asked.answer("bettor")
    return found


def said(asked: BetFact, table: Table) -> list[tuple[str, str, str]]:
    return [(answer.name, answer.title, answer.effect) for answer in asked.answers(table)]


def test_of_the_bets_on_record_only_those_that_lie_may_be_touched(table: Table) -> None:
    asked = fact(table, BetAsked.ON_RECORD)
    shown = asked.asked(table)
    assert (shown.areas, shown.plates) == (AREAS, frozenset())
    asked.area("3", Bet.PLAYER)
    assert asked.main() is None


@pytest.mark.parametrize("which", [BetAsked.ANY_AREA, BetAsked.PAYMENT])
def test_any_area_of_the_table_may_be_touched_where_a_bet_may_be_missing(
    table: Table, which: BetAsked
) -> None:
    assert fact(table, which).asked(table).areas == {
        (box, bet) for box in table.terms.boxes for bet in table.terms.rules.bets
    }
    assert len(table.terms.boxes) == len(BOXES)


def test_whose_bet_it_is_goes_round_those_who_have_it(table: Table) -> None:
    asked = fact(table, BetAsked.ON_RECORD)
    asked.area("2", Bet.PLAYER)
    assert bettors(asked) == ["standing-1", "standing-3"]
    asked = fact(table, BetAsked.ON_RECORD)
    asked.area("2", Bet.BANKER)
    assert bettors(asked) == ["standing-3"]


def test_a_bet_that_may_be_missing_may_be_anybodys_of_the_box_and_one_more(table: Table) -> None:
    """First who has such a bet, then who else plays there, then a bettor who is not on record yet."""
    asked = fact(table, BetAsked.ANY_AREA)
    asked.area("2", Bet.BANKER)
    assert bettors(asked) == ["standing-3", "seated", "standing-1", "standing-4"]
    asked = fact(table, BetAsked.ANY_AREA)
    asked.area("3", Bet.TIE)
    assert bettors(asked) == ["seated", "standing-1"]
    asked = fact(table, BetAsked.ANY_AREA)
    asked.area("1", Bet.TIE)
    assert bettors(asked) == ["seated", "standing-1"]


def test_what_lies_is_filled_in_and_changes_with_the_bettor(table: Table) -> None:
    asked = fact(table, BetAsked.ON_RECORD)
    asked.area("2", Bet.PLAYER)
    assert said(asked, table) == [
        ("bettor", "Standing 1", "whose bet it is"),
        ("amount", "100", "the bet, as on record"),
    ]
    asked.answer("bettor")
    assert said(asked, table)[1] == ("amount", "700", "the bet, as on record")
    asked.confirm()
    assert asked.told() == DisputedBet(box="2", bettor="standing-3", bet="player", amount=700_00)


def test_a_sum_may_be_changed_before_the_bet_is_confirmed(table: Table) -> None:
    asked = fact(table, BetAsked.ON_RECORD)
    asked.area("1", Bet.PLAYER)
    asked.answer("amount")
    pad = asked.pad(table)
    assert pad is not None
    assert (pad.box, pad.bet, pad.lies, pad.most) == ("1", Bet.PLAYER, 300_00, 300_00)
    assert (pad.label, pad.note) == ("the bet", "so far 300")
    assert (asked.main(), asked.answers(table)) == (None, ())
    asked.area("3", Bet.BANKER)
    asked.number(120_00)
    assert said(asked, table)[1] == ("amount", "120", "the bet")
    assert asked.told() is None
    asked.confirm()
    assert asked.told() == DisputedBet(box="1", bettor="seated", bet="player", amount=120_00)


def test_a_missing_bet_asks_for_its_sum_at_once(table: Table) -> None:
    asked = fact(table, BetAsked.ANY_AREA)
    asked.area("3", Bet.TIE)
    pad = asked.pad(table)
    assert pad is not None
    assert (pad.lies, pad.most, pad.note) == (0, None, "")
    asked.no_number()
    main = asked.main()
    assert main is not None
    assert (main.ready, said(asked, table)[1]) == (False, ("amount", "not known yet", "the bet"))
    asked.confirm()
    assert asked.told() is None
    asked.answer("amount")
    asked.number(50_00)
    asked.confirm()
    assert asked.told() == DisputedBet(box="3", bettor="seated", bet="tie", amount=50_00)


def test_of_a_payment_the_debt_is_worked_out_and_a_right_one_is_no_fault() -> None:
    table = a_round(table_of(GAME), BETS, PLAYER_NINE)
    asked = fact(table, BetAsked.PAYMENT)
    asked.area("1", Bet.PLAYER)
    assert said(asked, table)[1:] == [
        ("amount", "300", "the bet, as on record"),
        ("owed", "300", "owed, as worked out"),
        ("paid", "300", "paid, as listed"),
    ]
    main = asked.main()
    assert main is not None
    assert not main.ready
    asked.answer("paid")
    asked.number(400_00)
    asked.confirm()
    assert asked.told() == DisputedBet(
        box="1", bettor="seated", bet="player", amount=300_00, owed=300_00, paid=400_00
    )


def test_of_a_payment_without_a_bet_nothing_is_owed() -> None:
    table = a_round(table_of(GAME), BETS, PLAYER_NINE)
    asked = fact(table, BetAsked.PAYMENT)
    asked.area("3", Bet.TIE)
    pad = asked.pad(table)
    assert pad is not None
    assert (pad.label, pad.note) == ("paid", "no bet on record: owed 0.00")
    asked.number(80_00)
    assert said(asked, table) == [
        ("bettor", "Seated", "whose bet it is"),
        ("amount", "0", "no bet on record"),
        ("owed", "0", "owed: no bet on record"),
        ("paid", "80", "paid"),
        ("recovered", "not known yet", "recovered"),
    ]


def test_before_a_bet_is_touched_the_question_may_be_left_open_but_for_a_payment(table: Table) -> None:
    begun = Bilingual("Which bet?", "")
    for which, names in (
        (BetAsked.ANY_AREA, ["skip"]),
        (BetAsked.ON_RECORD, ["skip"]),
        (BetAsked.PAYMENT, []),
    ):
        asked = fact(table, which)
        assert [answer.name for answer in asked.answers(table)] == names
        assert asked.question(begun) == begun
    asked.area("1", Bet.TIE)
    assert asked.question(begun)[0] == "Box 1: TIE"
