"""What the lists of taking and paying say, and what is typed of a time or a round: no window is made."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from msgspec.structs import replace

from terminal.rounds import commands as c
from terminal.rounds.answers import EarlierRound, IrregularityAnswers
from terminal.rounds.guidance.situation import Situation
from terminal.rounds.irregularities.kind import Case
from terminal.rounds.state import Table
from terminal.rules.bets import SEATED, Bet, Hand
from terminal.rules.cards import Card
from terminal.rules.house import House, Limits
from terminal.rules.ranks import Rank
from terminal.screen import theme
from terminal.screen.dealing.betting import turn_back_view
from terminal.screen.dealing.guide import dressed, guide_new_shoe
from terminal.screen.dealing.main_button import main_settled
from terminal.screen.effects import bets_text
from terminal.screen.felt.view import TagLook, TagView, Verdict
from terminal.screen.irregularities.past_rounds import PastRounds
from terminal.screen.irregularities.round_answer import RoundFact
from terminal.screen.selection import DealerSelection
from terminal.screen.settlement.bet_tag import bet_sign
from terminal.screen.settlement.settling import settlement_view, take_view, tie_view
from terminal.screen.settlement.views import PayState
from terminal.screen.translate import second_line
from terminal.screen.typed_period import TypedPeriod
from terminal.screen.views import Tone
from tests.rounds.paragraph_table import a_round, bet, deal, insure, played, table_of, terms_of
from tests.screen.views_shown import CHIPS, context, cut, felt

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


def pays(table: Table) -> list[tuple[str, str, list[tuple[str, bool, str]], int]]:
    """Return the pay list: box, bettor, bets with their sums, cents paid."""
    return [
        (
            row.box,
            row.bettor,
            [(settled.bet.value, settled.insurance, settled.sum) for settled in row.bets],
            row.amount,
        )
        for row in settlement_view(Situation(table)).pay_rows
    ]


def cells(table: Table) -> list[tuple[str, list[str], int, str, PayState]]:
    """Return the cells of what is taken: box, bets, dollars, the sums one by one, and how it stands."""
    shown = take_view(Situation(table))
    assert shown is not None
    return [
        (
            cell.box,
            ["insurance" if lost.insurance else lost.bet.value for lost in cell.bets],
            cell.amount // 100,
            cell.sums,
            cell.state,
        )
        for cell in shown.cells
    ]


def sums(table: Table, chips: tuple[int, ...] = CHIPS) -> list[tuple[str, str, int, int]]:
    """Return each sum of the bettor who is paid now: how it comes about, commission, cents."""
    shown = cut(table, chips)
    assert shown is not None
    return [(row.bet.sum, row.less, row.commission, row.amount) for row in shown.rows]


# --- taking ------------------------------------------------------------------------------------------------


LOSING = ("2 banker 50", "1 banker 100", "1 1 banker 25", "3 player 10")


def test_losing_bets_are_listed_box_by_box_from_the_right() -> None:
    table = dealt("commission", (*LOSING, "2 tie 10"), "9S 2H KD 3C")
    assert cells(table) == [
        ("1", ["banker"], 125, "100 + 25", PayState.NOW),
        ("2", ["banker", "tie"], 60, "50 + 10", PayState.TO_COME),
    ]
    shown = take_view(Situation(table))
    assert shown is not None
    assert (shown.total, shown.caption) == (185_00, "4 bets, losers hatched")
    table = played(table, c.TakeUpTo("1"))
    assert [(box, state) for box, *_, state in cells(table)] == [("1", PayState.PAID), ("2", PayState.NOW)]
    assert take_view(Situation(played(table, c.TakeLosingBets()))) is None


def test_one_losing_bet_is_one_bet() -> None:
    shown = take_view(Situation(dealt("commission", ("1 banker 100", "3 player 10"), "9S 2H KD 3C")))
    assert shown is not None
    assert shown.caption == "1 bet, losers hatched"


def insured(cards: str, *more: c.Command) -> Table:
    """Return a table on which box 1 insures a Banker bet of 100 for 20, after these cards."""
    table = played(
        table_of(NCI), bet("1 banker 100"), bet("2 player 50"), c.CloseBets(), *deal("2S 6H 3D KC")
    )
    table = played(table, c.OfferInsurance(), insure("1 banker 20"), c.CloseInsurance(offered=True))
    return played(table, *deal(cards), *more)


def test_a_lost_insurance_reads_as_insurance() -> None:
    """It lies with the hand that it insures, but is not that bet."""
    table = insured("KS")
    assert cells(table) == [
        ("1", ["insurance"], 20, "", PayState.NOW),
        ("2", ["player"], 50, "", PayState.TO_COME),
    ]
    shown = take_view(Situation(table))
    assert shown is not None
    assert bet_sign(shown.cells[0].bets[0]) == second_line("INSURANCE")
    assert bet_sign(shown.cells[1].bets[0]) == theme.glyph(Bet.PLAYER)


def test_a_bet_that_loses_in_part_is_taken_in_part() -> None:
    table = dealt(NCI, ("1 player 200", "2 player 100"), "2S 9H KD KC", Limits(maximum_differential=150_00))
    # 300 against 0 at a Differential of 150: half of each.
    assert [(box, dollars) for box, _, dollars, *_ in cells(table)] == [("1", 100), ("2", 50)]
    assert [(row.box, row.amount) for row in settlement_view(Situation(table)).back_rows] == [
        ("1", 100_00),
        ("2", 50_00),
    ]


# --- paying ------------------------------------------------------------------------------------------------


def test_a_sum_with_commission_reads_as_arithmetic() -> None:
    table = dealt("commission", ("1 banker 3310", "2 player 100"), "2S 9H KD KC")
    assert pays(table) == [("1", SEATED, [("banker", False, "3,310 less 5 % 165.50")], 3_144_50)]
    table = played(table, c.TakeLosingBets())
    assert sums(table) == [("3,310", "less 5 % commission", 165_50, 3_144_50)]


def test_each_bettor_is_a_row_with_all_that_is_paid() -> None:
    bets = ("1 banker 200", "1 1 banker 40", "2 player 100")
    table = dealt("commission", bets, "2S 9H KD KC")
    assert pays(table) == [
        ("1", SEATED, [("banker", False, "200 less 5 % 10")], 190_00),
        ("1", "standing-1", [("banker", False, "40 less 5 % 2")], 38_00),
    ]
    shown = settlement_view(Situation(table))
    assert (shown.total, shown.paying, shown.caption) == (228_00, False, "from the right")
    shown = settlement_view(Situation(played(table, c.TakeLosingBets())))
    assert (shown.paying, shown.caption) == (True, "0 of 2 paid")


def test_bets_next_to_each_other_leave_out_what_has_no_room() -> None:
    two = dealt("commission", ("1 banker 200", "1 banker_pair 10"), "2S 9H KD 9C")
    assert [said for *_, said in pays(two)[0][2]] == ["200 less 5 %", "10 × 11"]
    three = dealt("commission", ("1 player 200", "1 player_pair 10", "1 banker_pair 20"), "4S 2H 4D 2C")
    assert [said for *_, said in pays(three)[0][2]] == ["200", "10", "20"]


@pytest.mark.parametrize(
    ("cards", "six", "remark"),
    [
        (BANKER_SIX_OF_TWO, ("10 × 12", 120_00), "six of 2 cards"),
        (BANKER_SIX_OF_THREE, ("10 × 20", 200_00), "six of 3 cards"),
    ],
)
def test_half_pay_and_the_six_bet_are_explained(cards: str, six: tuple[str, int], remark: str) -> None:
    table = dealt(NCI, ("1 banker 100", "1 six 10"), cards)
    assert pays(table) == [
        ("1", SEATED, [("banker", False, "100 × ½"), ("six", False, six[0])], 50_00 + six[1])
    ]
    shown = cut(table)
    assert shown is not None
    assert shown.notes[-2:] == ("half pay on 6", remark)


def test_insurance_is_listed_with_the_hand_that_it_insures() -> None:
    table = insured("4S")
    assert pays(table) == [
        ("1", SEATED, [("banker", True, "20 × 3")], 60_00),
        ("2", SEATED, [("player", False, "50 × 1")], 50_00),
    ]
    shown = cut(played(table, c.TakeLosingBets()))
    assert shown is not None
    assert "insurance" in shown.notes


def test_a_bet_that_played_on_a_part_says_of_what() -> None:
    limits = Limits(maximum_differential=100_00)
    table = dealt(NCI, ("1 player 200",), "", limits)
    table = played(table, *deal("9S 2H KD 3C"))
    assert sums(table) == [("100 of 200 × 1", "", 0, 100_00)]
    assert pays(table) == [("1", SEATED, [("player", False, "100 × 1")], 100_00)]


def test_a_sum_that_is_rounded_up_says_so() -> None:
    terms = replace(terms_of("commission"), house=House(payout_unit=1_00))
    table = played(Table(terms), c.OpenTable(terms), c.NewShoe(8, burn_due=False), bet("1 banker 50"))
    table = played(table, c.CloseBets(), *deal("2S 9H KD KC"))
    assert pays(table) == [("1", SEATED, [("banker", False, "50 less 5 % 2.50 rounded up")], 48_00)]
    shown = cut(table)
    assert shown is not None
    assert "rounded up" in shown.notes


def test_rows_say_who_has_been_paid_who_is_paid_now_and_who_waits() -> None:
    bets = ("1 player 10", "2 player 20", "2 1 player 5", "3 player 30")
    table = dealt("commission", bets, "9S 2H KD 3C")
    table = played(table, c.PayBettor("1"))
    assert [row.state for row in settlement_view(Situation(table)).pay_rows] == [
        PayState.PAID,
        PayState.NOW,
        PayState.NOW,
        PayState.TO_COME,
    ]
    shown = cut(table)
    assert shown is not None
    assert shown.then is not None
    assert (shown.then.title, shown.then.amount, shown.then.chips) == ("Standing 1", 5_00, "")


def test_chips_are_counted_in_chips_and_colours() -> None:
    table = dealt("commission", ("1 player 2310",), "9S 2H KD 3C")
    shown = cut(table)
    assert shown is not None
    assert shown.chips == ((1_000_00, 2), (100_00, 3), (10_00, 1))
    assert shown.notes == ("6 chips", "3 colours")


# --- a Tie, and a void round -------------------------------------------------------------------------------

A_TIE = "9S 9H KD KC"


def test_a_tie_says_what_stays_what_is_paid_and_what_is_taken() -> None:
    bets = ("1 banker 2000", "1 tie 200", "2 player 1500", "2 banker_pair 100", "3 tie 100")
    table = dealt("commission", bets, A_TIE)
    shown = tie_view(Situation(table))
    assert shown is not None
    assert take_view(Situation(table)) is None
    stay, pay, take = shown.stay, shown.pay, shown.take
    assert (stay.total, stay.caption, [line.split(" ", 1)[1] for line in stay.lines]) == (
        3_500_00,
        "2 bets",
        ["Player 1,500", "Banker 2,000"],
    )
    assert (pay.total, pay.reason, pay.lines) == (2_400_00, "Tie, 8 to 1", ("box 1 1,600", "box 3 800"))
    assert (take.total, take.caption) == (100_00, "1 bet")
    assert take.lines == (f"{theme.glyph(Bet.BANKER_PAIR)} · box 2",)
    assert [column.columns for column in (stay, pay, take)] == [1, 2, 1], "only pairs of boxes stand abreast"
    assert settlement_view(Situation(table)).stays == "2 bets, 3,500: no win, no loss"
    table = played(table, c.TakeLosingBets())
    assert tie_view(Situation(table)) is None, "the chips to cut are shown"
    shown = tie_view(Situation(played(table, c.PayUpTo("3"))))
    assert shown is not None
    assert not shown.taking


def test_insurance_on_a_tie_goes_back_as_a_line_with_its_box() -> None:
    """NCI ¶3.17: 20 of insurance on a Tie once read "nothing to pay"."""
    table = insured("AS")
    (row,) = settlement_view(Situation(table)).back_rows
    assert (row.box, row.amount) == ("1", 20_00)
    assert (row.bets[0].insurance, row.bets[0].sum) == (True, "on a Tie")
    assert main_settled(Situation(table), DealerSelection(box="1"), context()).subtitle == (
        "nothing to pay · 20 goes back · 150 stays"
    )


def test_what_pro_rata_leaves_goes_back_as_a_line_with_its_box() -> None:
    """CB ¶5.1.1: 51,200 of a bet once went back without a word."""
    limits = Limits(maximum_differential=48_800_00)
    table = dealt("commission", ("5 player 100000",), "9S 2H KD 3C", limits)
    (row,) = settlement_view(Situation(table)).back_rows
    assert (row.box, row.amount, row.bets[0].sum) == (
        "5",
        51_200_00,
        "pro rata, 48,800 of 100,000 plays",
    )
    assert settlement_view(Situation(table)).back_total == 51_200_00


@pytest.fixture
def option_taken() -> Table:
    """Return a table at its result, where the bettor of box 2 chose to have the bet returned."""
    table = played(table_of("commission"), bet("1 player 50"), bet("2 banker 30"), c.CloseBets())
    table = played(table, c.DealCard(Card("KS"), Hand.BANKER))
    wrong = c.RaiseIrregularity("misplaced_cards", IrregularityAnswers(reconstructable=True))
    table = played(table, wrong, rank=Rank.PIT_SUPERVISOR)
    table = played(table, c.ChooseOption("1", "continue"), c.ChooseOption("2", "return"))
    return played(table, *deal("KH 9S 7D"))


def test_bets_that_an_option_gave_back_do_not_go_back_again(option_taken: Table) -> None:
    """The chips left the felt as the bettor chose (RULINGS 19): 30 was once given back twice."""
    view, shown = settlement_view(Situation(option_taken)), felt(option_taken)
    assert (view.back_rows, view.back_total) == ((), 0)
    assert {box.label for box in shown.boxes if box.bets} == {"1"}
    assert bets_text(option_taken) == "1 bet, 50"
    void = played(option_taken, c.RaiseIrregularity("not_shuffled"), rank=Rank.PIT_SUPERVISOR)
    assert [row.box for row in settlement_view(Situation(void)).back_rows] == ["1"]
    assert {box.label for box in felt(void).boxes if box.tag is not None} == {"1"}


def void_round() -> Table:
    """Return a table whose round was void after all its cards."""
    table = dealt("commission", ("1 player 100", "1 tie 20", "2 banker 50"), "9S 2H KD 3C")
    return played(table, c.RaiseIrregularity("not_shuffled"), rank=Rank.PIT_SUPERVISOR)


def test_a_void_round_shows_what_goes_back_and_never_a_winner() -> None:
    """CB ¶1.21, NCI ¶1.23: void, it has no result, whatever its cards say."""
    table = void_round()
    shown = felt(table)
    assert shown.verdict is Verdict.VOID
    assert not shown.player.wins
    assert not shown.banker.wins
    tags = {box.label: box.tag for box in shown.boxes if box.tag is not None}
    assert tags == {"1": TagView("120", TagLook.RETURNED), "2": TagView("50", TagLook.RETURNED)}
    assert {box.label for box in shown.boxes if box.bets} == {"1", "2"}
    back = settlement_view(Situation(table))
    assert (back.title, back.total, back.pay_rows) == ("GOES BACK", 170_00, ())
    assert [(row.box, row.amount, [lies.sum for lies in row.bets]) for row in back.back_rows] == [
        ("1", 120_00, ["100", "20"]),
        ("2", 50_00, ["50"]),
    ]
    guide = dressed(guide_new_shoe(Situation(table)), Situation(table), DealerSelection(box="1"))
    assert (guide.pill, guide.title) == ("VOID", "Give back 3 bets:\n170")
    assert guide.tone is Tone.ALARM


def test_a_void_while_paying_says_what_is_recovered_and_what_had_been_taken() -> None:
    table = dealt("commission", ("1 player 100", "1 tie 20", "2 banker 50", "3 player 40"), "9S 2H KD 3C")
    table = played(table, c.TakeLosingBets(), c.PayUpTo("1"))
    table = played(table, c.RaiseIrregularity("not_shuffled"), rank=Rank.PIT_SUPERVISOR)
    back = settlement_view(Situation(table))
    assert (back.total, back.recover_total) == (210_00, 100_00)
    assert [(row.box, row.title, row.amount, [lies.sum for lies in row.bets]) for row in back.back_rows] == [
        ("1", "Seated: recover", 100_00, ["100 was paid"]),
        ("1", "Seated", 120_00, ["100", "20 was taken"]),
        ("2", "Seated", 50_00, ["50 was taken"]),
        ("3", "Seated", 40_00, ["40"]),
    ]
    assert [row.recover for row in back.back_rows] == [True, False, False, False]
    tags = {box.label: box.tag for box in felt(table).boxes if box.tag is not None}
    assert tags["1"] == TagView("120", TagLook.RETURNED, "recover 100")
    assert tags["2"] == TagView("50", TagLook.RETURNED)
    guide = dressed(guide_new_shoe(Situation(table)), Situation(table), DealerSelection(box="1"))
    assert guide.title == "Recover 100,\ngive back 210"


def test_the_next_round_has_nothing_of_the_void_one() -> None:
    table = played(void_round(), c.NewShoe(8, burn_due=False), rank=Rank.PIT_SUPERVISOR)
    table = played(table, c.PlaceYourBets())
    assert felt(table).verdict is Verdict.NONE
    assert not any(box.bets for box in felt(table).boxes)


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


def asks_for_a_round(table: Table, *, earlier: bool) -> RoundFact:
    """Return the question which round is meant, at a table whose past is not kept in a file."""
    return RoundFact(
        Case(table, IrregularityAnswers()), PastRounds(table, None, pytest.fail), earlier=earlier
    )


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
    asked = asks_for_a_round(table, earlier=earlier)
    assert [answer.name for answer in asked.answers(table)] == [*at_hand, "other"]


def test_who_names_a_round_while_one_is_settled_is_told_that_its_payments_are_undone() -> None:
    between = after(2)
    settling = played(between, bet("1 player 100"), c.CloseBets(), *deal("9X 2X KX 3X"))
    for table, said in ((between, ""), (settling, "payments of this round: Undo")):
        asked = asks_for_a_round(table, earlier=False)
        assert [answer.effect for answer in asked.answers(table) if answer.name == "other"] == [said]


def test_a_round_at_hand_is_named_by_one_touch() -> None:
    asked = asks_for_a_round(after(3), earlier=False)
    asked.answer("2")
    assert asked.told() == EarlierRound(1, 2)


def test_another_round_of_the_first_shoe_is_typed_by_its_number_alone() -> None:
    table = after(9)
    asked = asks_for_a_round(table, earlier=False)
    asked.answer("other")
    asked.number(10_00)
    assert asked.told() is None
    pad = asked.pad(table)
    assert pad is not None
    assert pad.note == "no round 10: 1 to 9"
    asked.number(2_00)
    assert asked.told() == EarlierRound(1, 2)


def test_another_round_of_a_later_shoe_is_typed_by_shoe_and_number() -> None:
    table = after(2, shoes=3)
    asked = asks_for_a_round(table, earlier=False)
    asked.answer("other")
    asked.number(4_00)
    asked.number(2_00)
    assert asked.told() is None
    asked.number(7_00)
    assert asked.told() == EarlierRound(2, 7)


def test_a_typed_period_that_is_not_begun_is_none() -> None:
    assert TypedPeriod(HOUSE, NOW + timedelta(days=1)).since() is None
