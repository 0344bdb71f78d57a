"""What the lists of taking and paying say, and what is typed of a time or a round: no window is made."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest

from terminal.rounds import commands as c
from terminal.rounds.answers import EarlierRound, IrregularityAnswers
from terminal.rounds.guidance.situation import Situation
from terminal.rounds.irregularities.kind import Case
from terminal.rounds.state import Table
from terminal.rules.bets import Bet
from terminal.rules.house import Limits
from terminal.rules.ranks import Rank
from terminal.screen.dealing.betting import turn_back_view
from terminal.screen.irregularities.round_answer import RoundFact
from terminal.screen.settlement.settling import settlement_view
from terminal.screen.settlement.views import PayState
from terminal.screen.typed_period import TypedPeriod
from tests.rounds.paragraph_table import a_round, bet, deal, insure, played, table_of
from tests.screen.views_shown import cut

NCI = "insurance-super-six-plus"
BANKER_SIX_OF_TWO = "KS 6H 2D KC KH"
"""Player 2 and then 2, Banker 6 with two cards: the Banker wins on six."""
BANKER_SIX_OF_THREE = "KS 2H 2D KC KH 4S"
"""Player 2 and then 2, Banker 2 and then 6 with three cards."""


def dealt(game: str, bets: tuple[str, ...], cards: str, limits: Limits | None = None) -> Table:
    """Return the table after these bets and cards, each offer of insurance passed by."""
    table = played(table_of(game, limits=limits), *map(bet, bets), c.CloseBets())
    for command in deal(cards):
        if table.round is not None and table.round.offer is not None and table.round.offer.largest:
            table = played(table, c.CloseInsurance(offered=True))
        table = played(table, command)
    return table


def pays(table: Table) -> list[tuple[str, str, str, str, int, str]]:
    """Return the pay list: box, bet, stake, odds, dollars paid, note."""
    return [
        (row.box, row.bet.value, row.stake, row.odds, row.amount // 100, row.note)
        for row in settlement_view(Situation(table)).pay_rows
    ]


def cut_notes(table: Table) -> dict[str, str]:
    """Return the notes next to the chips to cut, by bet."""
    shown = cut(table)
    assert shown is not None
    return {row.bet.value: row.note for row in shown.rows}


# --- taking and paying -------------------------------------------------------------------------------------


LOSING = ("2 banker 50", "1 banker 100", "1 1 banker 25", "3 player 10")


def test_losing_bets_are_listed_from_the_right_and_counted() -> None:
    table = dealt(
        "commission", ("2 banker 50", "1 banker 100", "1 1 banker 25", "3 player 10"), "9S 2H KD 3C"
    )
    shown = settlement_view(Situation(table))
    assert [(row.box, row.bet, row.amount, row.taken) for row in shown.take_rows] == [
        ("1", Bet.BANKER, 100_00, False),
        ("1", Bet.BANKER, 25_00, False),
        ("2", Bet.BANKER, 50_00, False),
    ]
    assert (shown.taking, shown.take_done, shown.take_caption) == (True, False, "3 bets 175")
    shown = settlement_view(Situation(played(table, c.TakeLosingBets())))
    assert (shown.taking, shown.take_done) == (False, True)
    assert all(row.taken for row in shown.take_rows)


def test_one_losing_bet_is_one_bet() -> None:
    table = dealt("commission", ("1 banker 100", "3 player 10"), "9S 2H KD 3C")
    assert settlement_view(Situation(table)).take_caption == "1 bet 100"


def test_what_is_paid_says_the_stake_the_odds_and_why() -> None:
    bets = ("1 banker 200", "1 1 banker 40", "2 player 100")
    table = dealt("commission", bets, "2S 9H KD KC")
    assert pays(table) == [
        ("1", "banker", "200", "1 to 1", 190, "less 10"),
        ("1", "banker", "S1 40", "1 to 1", 38, "less 2"),
    ]
    assert settlement_view(Situation(table)).pay_total == 190_00 + 38_00
    table = played(table, c.TakeLosingBets())
    assert cut_notes(table) == {"banker": "comm. 10"}


@pytest.mark.parametrize(
    ("cards", "six", "six_note"),
    [
        (BANKER_SIX_OF_TWO, ("12 to 1", 120), "six with two cards"),
        (BANKER_SIX_OF_THREE, ("20 to 1", 200), "six with three cards"),
    ],
)
def test_half_pay_and_the_six_bet_are_explained(cards: str, six: tuple[str, int], six_note: str) -> None:
    table = dealt(NCI, ("1 banker 100", "1 six 10"), cards)
    assert pays(table) == [
        ("1", "banker", "100", "1 to 2", 50, "half pay"),
        ("1", "six", "10", *six, ""),
    ]
    assert cut_notes(table) == {"banker": "half pay on 6", "six": six_note}


def test_insurance_is_listed_with_the_hand_that_it_insures() -> None:
    table = played(
        table_of(NCI), bet("1 banker 100"), bet("2 player 50"), c.CloseBets(), *deal("2S 6H 3D KC")
    )
    table = played(
        table, c.OfferInsurance(), insure("1 banker 20"), c.CloseInsurance(offered=True), *deal("4S")
    )
    assert pays(table) == [
        ("1", "banker", "Insurance 20", "3 to 1", 60, ""),
        ("2", "player", "50", "1 to 1", 50, ""),
    ]
    table = played(table, c.TakeLosingBets())
    assert cut_notes(table) == {"banker": "insurance"}


def test_a_bet_that_played_on_a_part_says_of_what() -> None:
    limits = Limits(maximum_differential=100_00)
    table = dealt(NCI, ("1 player 200",), "", limits)
    table = played(table, *deal("9S 2H KD 3C"))
    assert pays(table) == [("1", "player", "100", "1 to 1", 100, "pro rata of 200")]


def test_rows_say_who_has_been_paid_who_is_paid_now_and_who_waits() -> None:
    table = dealt("commission", ("1 player 10", "2 player 20", "3 player 30"), "9S 2H KD 3C")
    table = played(table, c.PayBettor("1"))
    assert [row.state for row in settlement_view(Situation(table)).pay_rows] == [
        PayState.PAID,
        PayState.NOW,
        PayState.TO_COME,
    ]


# --- what goes back ----------------------------------------------------------------------------------------


def test_what_goes_back_is_told_with_what_is_left_of_both_sides() -> None:
    limits = Limits(maximum_differential=100_00)
    bets = ("1 player 150", "2 banker 20", "3 player 30", "3 1 player 25")
    table = played(table_of(NCI, limits=limits), *map(bet, bets))
    shown = turn_back_view(Situation(table))
    assert shown is not None
    # Player 205, Banker 20: 85 goes back, the standing 25 first, then the last chips of the seated.
    assert (shown.total, shown.over, shown.over_after, shown.other_after) == (
        85_00,
        Bet.PLAYER,
        120_00,
        20_00,
    )
    assert [(row.box, row.back, row.lies, row.stays) for row in shown.rows] == [
        ("3", 25_00, 25_00, 0),
        ("3", 30_00, 30_00, 0),
        ("1", 30_00, 150_00, 120_00),
    ]
    pro_rata = shown.pro_rata
    assert pro_rata is not None
    assert (pro_rata.total_from, pro_rata.example_from) == (205_00, 150_00)
    assert pro_rata.sentence == "Pro rata: a Player bet plays on 58.54%."
    # 150 × 120/205 = 87.8, in whole dollars.
    assert pro_rata.example_to == 87_00
    assert pro_rata.total_to + pro_rata.back == 205_00
    assert pro_rata.total_to == 87_00 + 17_00 + 14_00


def test_a_short_fraction_is_written_as_one() -> None:
    table = played(table_of(NCI, limits=Limits(maximum_differential=100_00)), bet("1 banker 200"))
    shown = turn_back_view(Situation(table))
    assert shown is not None
    assert shown.over is Bet.BANKER
    assert shown.pro_rata is not None
    assert shown.pro_rata.sentence == "Pro rata: a Banker bet plays on 1/2 of itself."


# --- what is typed -----------------------------------------------------------------------------------------

HOUSE = ZoneInfo("Asia/Singapore")
NOW = datetime(2025, 11, 27, 18, 30, tzinfo=UTC)
"""Half past two in the morning of the 28th, by the clock of the house."""


def house(day: int, hour: int = 0, minute: int = 0) -> datetime:
    """Return a moment of November 2025 by the clock of the house."""
    return datetime(2025, 11, day, hour, minute, tzinfo=HOUSE)


def test_a_typed_day_is_a_period_from_its_first_moment_to_that_of_the_next() -> None:
    period = TypedPeriod(HOUSE, NOW)
    assert (period.since(), period.until(), period.known("day")) == (None, None, "")
    assert period.take("day", 20251126) == ""
    assert (period.since(), period.until()) == (house(26), house(27))
    assert period.known("day") == "2025-11-26"


def test_typed_times_are_those_of_today_or_of_the_typed_day() -> None:
    period = TypedPeriod(HOUSE, NOW)
    assert (period.take("since", 930), period.take("until", 2359)) == ("", "")
    assert (period.since(), period.until()) == (house(28, 9, 30), house(28, 23, 59))
    assert (period.known("since"), period.known("until")) == ("from 09:30", "to 23:59")
    period.take("day", 20251126)
    assert (period.since(), period.until()) == (house(26, 9, 30), house(26, 23, 59))


@pytest.mark.parametrize("number", [2400, 2460, 1260, 99, 10_000])
def test_a_number_that_is_no_time_is_refused_and_changes_nothing(number: int) -> None:
    period = TypedPeriod(HOUSE, NOW)
    assert period.take("since", number) == "A time is typed as four digits, such as 1430."
    assert period.since() is None


@pytest.mark.parametrize("number", [2025112, 20251131, 20251301, 202511270])
def test_a_number_that_is_no_day_is_refused_and_changes_nothing(number: int) -> None:
    period = TypedPeriod(HOUSE, NOW)
    assert period.take("day", number) == "A day is typed as eight digits, such as 20251127."
    assert (period.since(), period.known("day")) == (None, "")


def after(rounds: int, *, shoes: int = 1) -> Table:
    """Return a table after so many rounds of its last shoe."""
    table = table_of("commission")
    for shoe in range(shoes):
        if shoe:
            table = a_round(table, ["1 player 100"], "9X 2X KX 3X")
            table = played(table, c.NewShoe(8, burn_due=False), rank=Rank.PIT_SUPERVISOR)
    for _ in range(rounds):
        table = a_round(table, ["1 player 100"], "9X 2X KX 3X")
    return table


@pytest.mark.parametrize(
    ("rounds", "earlier", "at_hand"),
    [
        (3, False, ["3", "2", "1"]),
        (3, True, ["2", "1"]),
        (6, False, ["6", "5", "4", "3", "2", "1"]),
        (9, False, ["9", "8", "7", "6", "5", "4"]),
        (1, True, []),
    ],
)
def test_the_last_six_rounds_are_at_hand_the_latest_first(
    rounds: int, earlier: bool, at_hand: list[str]
) -> None:
    table = after(rounds)
    asked = RoundFact(Case(table, IrregularityAnswers()), earlier=earlier)
    assert [answer.name for answer in asked.answers(table)] == [*at_hand, "other"]


def test_a_round_at_hand_is_named_by_one_touch() -> None:
    asked = RoundFact(Case(after(3), IrregularityAnswers()), earlier=False)
    asked.answer("2")
    assert asked.told() == EarlierRound(1, 2)


def test_another_round_of_the_first_shoe_is_typed_by_its_number_alone() -> None:
    table = after(9)
    asked = RoundFact(Case(table, IrregularityAnswers()), earlier=False)
    asked.answer("other")
    asked.number(10_00)
    assert asked.told() is None
    pad = asked.pad(table)
    assert pad is not None
    assert pad.note == "10 is none: 1 to 9"
    asked.number(2_00)
    assert asked.told() == EarlierRound(1, 2)


def test_another_round_of_a_later_shoe_is_typed_by_shoe_and_number() -> None:
    table = after(2, shoes=3)
    asked = RoundFact(Case(table, IrregularityAnswers()), earlier=False)
    asked.answer("other")
    asked.number(4_00)
    asked.number(2_00)
    assert asked.told() is None
    asked.number(7_00)
    assert asked.told() == EarlierRound(2, 7)


def test_a_typed_period_that_is_not_begun_is_none() -> None:
    assert TypedPeriod(HOUSE, NOW + timedelta(days=1)).since() is None
