"""The situation of a state, from the rules: what comes next, and what is taken, paid and given back."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

import pytest
from msgspec.structs import replace

from terminal.rounds import commands as c
from terminal.rounds import settlement_lines
from terminal.rounds.guidance import situation as guidance
from terminal.rounds.guidance.calls import odds_in_words
from terminal.rounds.guidance.payouts import ChipsToCut, chips_to_cut
from terminal.rounds.guidance.situation import Sides, Situation
from terminal.rounds.guidance.step import StepKind, Task
from terminal.rounds.refusal import Refusal
from terminal.rounds.settlement import WhyReturned
from terminal.rounds.state import Bettor, Table
from terminal.rules.bets import Bet, Hand, bettor_order
from terminal.rules.card_place import CARD_PLACES, CardPlace
from terminal.rules.house import DifferentialScope, House, Limits
from terminal.rules.ranks import Rank
from tests.rounds.paragraph_table import (
    BOXES,
    bet,
    deal,
    insure,
    lying,
    open_round,
    played,
    settled,
    table_of,
    terms_of,
)
from tests.rounds.situation_parts import every_part

NCI = "insurance-super-six-plus"
CB = "commission"
CHIPS = (2_500, 100, 100_000, 500, 1_000_000, 10_000)
"""A house's chips in cents, in no order."""
TIE = "7S 7H KD KC"
PLAYER_EIGHT = "8S 2H KD 5C"
"""Player 8, Banker 7: a natural."""
BANKER_SEVEN = "KS 7H 2D KC"
"""Player 2, Banker 7: insurance on Banker at four to one; the Player draws."""


def at_result(bets: list[str], codes: str, game: str = CB, limits: Limits | None = None) -> Table:
    """Return a table with these bets and all these cards out, nothing taken yet."""
    return played(table_of(game, limits=limits), *map(bet, bets), c.CloseBets(), *deal(codes))


# Chips to cut


def test_the_largest_chips_are_cut_first() -> None:
    cut = chips_to_cut(12_637_00, CHIPS)
    assert cut.chips == ((1_000_000, 1), (100_000, 2), (10_000, 6), (2_500, 1), (500, 2), (100, 2))
    assert cut.change == 0


@pytest.mark.parametrize("cents", [1, 99, 100, 12_345, 999_999, 1_234_567_89])
def test_chips_and_change_make_up_the_sum_and_no_chip_could_be_a_larger_one(cents: int) -> None:
    cut = chips_to_cut(cents, CHIPS)
    assert sum(value * count for value, count in cut.chips) + cut.change == cents
    values = [value for value, _ in cut.chips]
    assert values == sorted(values, reverse=True)
    left = cents
    for value in sorted(CHIPS, reverse=True):
        count = dict(cut.chips).get(value, 0)
        assert count == left // value
        left -= value * count
    assert cut.change == left < min(CHIPS)


def test_a_sum_below_the_smallest_chip_is_all_change() -> None:
    assert chips_to_cut(95, CHIPS) == ChipsToCut((), 95)


# The gauge


def test_the_room_of_a_side_is_what_the_other_side_has_and_the_limit_less_its_own() -> None:
    table = played(
        table_of(CB, limits=Limits(maximum_differential=500_00)), bet("1 player 300"), bet("2 banker 100")
    )
    assert Situation(table).sides == Sides(300_00, 100_00, 500_00, 300_00, 700_00)


def test_a_side_over_the_limit_has_less_than_no_room() -> None:
    table = played(table_of(CB, limits=Limits(maximum_differential=500_00)), bet("1 banker 800"))
    assert Situation(table).sides == Sides(0, 800_00, 500_00, 1_300_00, -300_00)


def test_without_a_limit_or_with_one_for_each_box_there_is_no_room_to_tell() -> None:
    table = played(table_of(CB), bet("1 player 300"))
    assert Situation(table).sides == Sides(300_00, 0, None, None, None)
    boxwise = replace(
        table.terms,
        limits=Limits(maximum_differential=500_00),
        house=House(differential_scope=DifferentialScope.BOX),
    )
    assert Situation(replace(table, terms=boxwise)).sides == Sides(300_00, 0, None, None, None)


# The cards


def test_cards_are_in_the_shoe_on_the_table_or_in_the_discards() -> None:
    table = played(
        Table(terms_of(CB)), c.OpenTable(terms_of(CB)), c.NewShoe(8), c.BurnCards(deal("7S")[0].card, 7)
    )
    assert Situation(table).shoe_count == (408, 8, ())
    table = played(table, bet("1 player 100"), c.CloseBets(), *deal(PLAYER_EIGHT))
    assert Situation(table).shoe_count == (404, 8, ())
    over = played(table, c.ConcludeRound())
    assert Situation(over).shoe_count == (404, 8, ())
    assert Situation(played(over, c.PlaceYourBets())).shoe_count == (404, 12, ())
    changed = played(over, c.NewShoe(8), c.BurnCards(deal("7S")[0].card, 7), rank=Rank.PIT_SUPERVISOR)
    assert Situation(changed).shoe_count == (408, 8, ())  # what still lies is of the shoe before


def test_a_carried_card_is_neither_in_the_shoe_nor_in_the_discards() -> None:
    table = at_result(["1 player 100"], PLAYER_EIGHT)
    table = played(table, *deal("KC"))
    facts = c.IrregularityAnswers(reconstructable=True)
    assert open_round(table).fault is not None
    table = played(table, c.RaiseIrregularity("excess_card", facts), rank=Rank.PIT_SUPERVISOR)
    assert Situation(table).shoe_count == (411, 0, ("KC",))
    assert Situation(played(table, c.ConcludeRound())).shoe_count == (411, 0, ("KC",))


# Take and pay

FULL_TABLE = [
    "8 player 100",
    "3 2 banker 100",
    "3 banker 100",
    "3 tie 10",
    "1 player 100",
    "1 player_pair 50",
    "3 1 player 100",
    "8 10 player 100",
    "8 9 player 100",
]


def test_losing_bets_are_taken_from_the_dealers_right_seated_first() -> None:
    lost = Situation(at_result(FULL_TABLE, PLAYER_EIGHT)).bets_to_take
    assert [(line.box, line.bettor, line.bet) for line in lost] == [
        ("1", "seated", "player_pair"),
        ("3", "seated", "banker"),
        ("3", "seated", "tie"),
        ("3", "standing-2", "banker"),
    ]


def test_winners_are_paid_from_the_dealers_right_seated_first_each_in_one_go() -> None:
    due = Situation(at_result([*FULL_TABLE, "1 tie 5"], PLAYER_EIGHT)).payouts
    assert [payout.bettor for payout in due] == [
        ("1", "seated"),
        ("3", "standing-1"),
        ("8", "seated"),
        ("8", "standing-9"),
        ("8", "standing-10"),
    ]
    places = [(BOXES.index(payout.bettor.box), bettor_order(payout.bettor.bettor)) for payout in due]
    assert places == sorted(places)


def test_a_bettors_winning_bets_are_paid_together_in_the_order_of_the_areas() -> None:
    table = at_result(["1 player_pair 10", "1 player 100"], "4S 2H 4D 5C")
    (payout,) = Situation(table).payouts
    assert [line.bet for line in payout.lines] == ["player", "player_pair"]
    assert payout.sum == sum(line.paid for line in payout.lines)


def test_nobody_is_paid_before_the_losing_bets_are_taken() -> None:
    table = at_result(FULL_TABLE, PLAYER_EIGHT)
    now = Situation(table)
    assert (now.task, now.payout_now, now.commands) == (Task.TAKE, None, (c.TakeLosingBets(),))
    table = played(table, *now.commands)
    paid = []
    while (now := Situation(table)).task is Task.PAY:
        assert now.payout_now is not None
        box = now.payout_now.bettor.box
        of_the_box = [payout.bettor for payout in now.payouts if payout.bettor.box == box]
        assert now.commands == (c.PayUpTo(*of_the_box[-1]),)
        after = now.payout_after
        paid += of_the_box
        table = played(table, *now.commands)
        next_paid = Situation(table).payout_now
        assert after == next_paid
    assert paid == [payout.bettor for payout in Situation(table).payouts]
    assert (now.task, now.commands) == (Task.SETTLED, (c.ConcludeRound(),))
    over = played(table, *now.commands)
    assert Situation(over).task is Task.PLACE_YOUR_BETS
    assert Situation(over).lines == now.lines


def test_where_nothing_is_lost_the_next_task_is_to_pay() -> None:
    assert Situation(at_result(["1 player 100"], PLAYER_EIGHT)).task is Task.PAY
    assert Situation(at_result([], PLAYER_EIGHT)).task is Task.SETTLED


def test_stakes_go_back_by_box_on_a_tie() -> None:
    table = at_result(["3 player 40", "1 banker 30", "1 1 player 20", "1 player_pair 5"], TIE)
    assert dict(Situation(table).stakes_back) == {"1": 50_00, "3": 40_00}
    assert list(Situation(table).stakes_back) == ["1", "3"]


# One settlement a state


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[object]]:
    """Return every settlement that is worked out."""
    calls: list[object] = []
    settle = settlement_lines.settlement_lines

    def counting(*args: object) -> object:
        calls.append(args)
        return settle(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(settlement_lines, "settlement_lines", counting)
    return calls


def test_a_round_is_settled_once_from_its_result_to_its_end(counted: list[object]) -> None:
    table = at_result(FULL_TABLE, PLAYER_EIGHT)
    assert counted == []
    while table.round is not None:
        now = every_part(table)
        assert now.commands
        table = played(table, *now.commands)
    assert len(counted) == 1
    every_part(table)
    assert len(counted) == 1


def test_a_round_is_settled_afresh_once_something_in_it_has_changed() -> None:
    table = at_result(["1 player 100", "3 banker 100"], PLAYER_EIGHT)
    assert [line.outcome.value for line in Situation(table).lines] == ["won", "lost"]
    nine = c.CorrectCard(Hand.BANKER, 1, deal("4H")[0].card)
    table = played(table, nine, rank=Rank.PIT_SUPERVISOR)
    assert [line.outcome.value for line in Situation(table).lines] == ["lost", "won"]
    more = c.CorrectBet("1", Bet.PLAYER, 150_00)
    table = played(table, more, rank=Rank.PIT_SUPERVISOR)
    assert [line.placed for line in Situation(table).lines] == [150_00, 100_00]


def test_of_a_losing_bet_that_is_not_at_stake_nothing_is_taken() -> None:
    """Pro rata leaves 1 of 1,001 less than a chip where 5 of all may be at stake (RULINGS 6)."""
    limits = Limits(maximum_differential=5_00)
    situation = Situation(at_result(["1 banker 1000", "3 banker 1"], PLAYER_EIGHT, limits=limits))
    assert [(line.box, line.at_stake) for line in situation.lines] == [("1", 4_00), ("3", 0)]
    assert [line.box for line in situation.bets_to_take] == ["1"]
    assert dict(situation.stakes_back) == {"1": 996_00, "3": 1_00}


def test_a_state_decides_a_command_once(monkeypatch: pytest.MonkeyPatch) -> None:
    decided: list[object] = []
    decide = guidance.decide

    def counting(table: Table, command: c.Command, rank: Rank) -> object:
        decided.append((command, rank))
        return decide(table, command, rank)

    monkeypatch.setattr(guidance, "decide", counting)
    now = Situation(table_of(CB))
    for _ in range(3):
        refused = now.refusal(c.SetLimits(Limits()))
        assert isinstance(refused, Refusal)
        assert refused.needs is Rank.PIT_SUPERVISOR
        assert now.refusal(c.SetLimits(Limits()), Rank.PIT_SUPERVISOR) is None
        assert now.refusal(c.PlaceYourBets()) is None
    assert len(decided) == 3


# Steps


def test_bets_that_a_tie_left_lying_are_said_to_stay_before_bets_are_closed() -> None:
    table = played(
        at_result(["1 banker 30", "3 player 20", "3 tie 5"], TIE), c.ConcludeRound(), c.PlaceYourBets()
    )
    now = Situation(table)
    assert dict(now.lying_from_tie) == {
        ("1", "seated", Bet.BANKER): 30_00,
        ("3", "seated", Bet.PLAYER): 20_00,
    }
    assert now.commands == (c.LeaveBets(),)
    table = played(table, *now.commands)
    assert Situation(table).commands == (c.CloseBets(),)
    assert lying(table) == {}
    assert sum(open_round(table).sums.values()) == 50_00


def test_insurance_is_offered_first_and_then_closed() -> None:
    table = played(table_of(NCI), bet("1 banker 100"), c.CloseBets(), *deal(BANKER_SEVEN))
    assert (Situation(table).task, Situation(table).commands) == (Task.CLOSE_INSURANCE, (c.OfferInsurance(),))
    table = played(table, c.OfferInsurance())
    assert Situation(table).commands == (c.CloseInsurance(),)


def test_insurance_room_is_by_bettor_and_shrinks_with_what_is_taken() -> None:
    bets = ["1 banker 100", "1 1 banker 50", "3 player 80"]
    table = played(table_of(NCI), *map(bet, bets), c.CloseBets(), *deal(BANKER_SEVEN))
    assert dict(Situation(table).insurance_rooms) == {("1", "seated"): 25_00, ("1", "standing-1"): 12_00}
    assert Situation(table).not_answered == {("1", "seated"), ("1", "standing-1")}
    table = played(table, insure("1 banker 20"))
    assert dict(Situation(table).insurance_rooms) == {("1", "seated"): 5_00, ("1", "standing-1"): 12_00}
    assert dict(Situation(table).insurance_taken) == {("1", "seated"): 20_00}
    assert Situation(table).not_answered == {("1", "standing-1")}
    assert Situation(played(table, c.DeclineInsurance("1", "standing-1"))).not_answered == frozenset()


@pytest.mark.parametrize(
    ("cards", "natural", "outcome"),
    [
        ("9S 8S KD TH", "Natural nine. ", "Player wins, nine over eight."),
        ("7S 8S KD TH", "Natural eight. ", "Banker wins, eight over seven."),
        ("8S 8H KD TH", "Natural eight. ", "Tie, eight each."),
        ("6S 6H KD TH", "", "Tie, six each."),
        ("6S 7S KD TH", "", "Banker wins, seven over six."),
    ],
)
def test_a_natural_is_named_before_the_winner(cards: str, natural: str, outcome: str) -> None:
    """Scripts are told the outcome as they always were."""
    now = Situation(played(table_of(NCI), bet("1 tie 100"), c.CloseBets(), *deal(cards)))
    pays = " Tie pays eight." if outcome.startswith("Tie") else ""
    assert now.result_said.render() == natural + outcome + pays
    assert now.step.call is not None
    assert now.step.call.render() == outcome


def test_a_tie_on_six_is_called_with_its_own_price_and_none_where_nobody_bet_on_it() -> None:
    cards = deal("6S 6H KD TH")
    easy = Situation(played(table_of("easy-six"), bet("1 tie 100"), c.CloseBets(), *cards))
    assert easy.result_said.render() == "Tie, six each. Easy Six pays six. Tie pays ten."
    nobody = Situation(played(table_of(NCI), bet("1 player 100"), c.CloseBets(), *cards))
    assert nobody.result_said.render() == "Tie, six each."


def test_a_running_count_begins_with_the_player() -> None:
    """Scripts are told the higher points first, as they always were."""
    now = Situation(played(table_of(NCI), bet("1 banker 100"), c.CloseBets(), *deal(BANKER_SEVEN)))
    assert now.running_count is not None
    assert now.insurance_said is not None
    assert now.step.call is not None
    offered = "Insurance on Banker, four to one."
    assert now.running_count.render() == "Player two, Banker seven."
    assert now.insurance_said.render() == f"Player two, Banker seven. {offered}"
    assert now.step.call.render() == f"Banker seven, Player two. {offered}"


def test_a_face_to_open_is_named_by_its_place() -> None:
    table = table_of(CB, face_down=True)
    table = played(table, bet("1 banker 100"), c.CloseBets(), *deal("9S XX KD XX"))
    step = Situation(table).step
    assert (step.do, step.position, step.hand) == (StepKind.OPEN, CardPlace(Hand.BANKER, 1), Hand.BANKER)
    assert str(step.position) == "banker-1"
    assert Situation(table).commands == ()


def test_a_place_is_read_as_it_is_written() -> None:
    assert [str(place) for place in CARD_PLACES] == [
        *("player-1", "player-2", "player-3"),
        *("banker-1", "banker-2", "banker-3"),
    ]
    assert [CardPlace.parse(str(place)) for place in CARD_PLACES] == list(CARD_PLACES)
    for wrong in ("dealer-1", "player-", "player", ""):
        with pytest.raises(ValueError, match=r"."):
            CardPlace.parse(wrong)


# Withdrawals


def test_a_withdrawal_takes_the_chips_placed_last() -> None:
    """Who bet first keeps the place in the order by which the excess is turned back (RULINGS 5)."""
    bets = ["1 banker 100", "3 banker 70", "1 banker 50", "1 banker 20"]
    table = played(table_of(CB), *map(bet, bets), c.WithdrawBet("1", Bet.BANKER, 60_00))
    left = [(piece.order, piece.box, piece.amount) for piece in open_round(table).slices]
    assert left == [(0, "1", 100_00), (1, "3", 70_00), (2, "1", 10_00)]
    undone = open_round(played(table, c.Undo()))
    assert [(piece.order, piece.amount) for piece in undone.slices] == [
        (0, 100_00),
        (1, 70_00),
        (2, 50_00),
        (3, 20_00),
    ]


def test_a_long_round_keeps_every_chip_whatever_is_taken_back() -> None:
    table = table_of(CB)
    placed = [f"{BOXES[number % 7]} {('player', 'banker', 'tie')[number % 3]} 5" for number in range(1_200)]
    table = every_part(played(table, *map(bet, placed))).table
    before = open_round(table)
    table = played(table, c.WithdrawBet("1", Bet.PLAYER, 60_00))
    assert sum(piece.amount for piece in open_round(table).slices) == 1_200 * 5_00 - 60_00
    every_part(table)
    table = every_part(played(table, c.Undo())).table
    assert open_round(table) == before
    for _ in range(1_100):
        table = played(table, c.Undo())
    every_part(table)
    for count, same in ((100, True), (101, False)):
        fresh = open_round(played(table_of(CB), *map(bet, placed[:count])))
        assert (open_round(table).slices == fresh.slices) is same
        assert (open_round(table).undo == fresh.undo) is same


# Why a bet goes back


def why(table: Table) -> dict[str, WhyReturned | None]:
    """Return, of each line of the settlement, why the stake goes back."""
    return {name: line.why_returned for name, line in settled(table).items()}


def test_player_and_banker_go_back_on_a_tie_and_nothing_else_does() -> None:
    table = played(at_result(["1 player 10", "1 tie 10", "1 player_pair 10"], TIE), c.ConcludeRound())
    assert why(table) == {
        "1 seated player": WhyReturned.TIE,
        "1 seated tie": None,
        "1 seated player_pair": None,
    }


def test_the_part_beyond_the_differential_goes_back_pro_rata() -> None:
    table = at_result(
        ["1 player 1000", "3 banker 100"], PLAYER_EIGHT, limits=Limits(maximum_differential=500_00)
    )
    over = played(table, c.ConcludeRound())
    assert why(over) == {"1 seated player": WhyReturned.PRO_RATA, "3 seated banker": None}
    assert settled(over)["1 seated player"].at_stake == 600_00


def test_a_void_round_gives_everything_back() -> None:
    table = at_result(["1 player 10", "3 tie 10"], PLAYER_EIGHT)
    table = played(
        table, c.RaiseIrregularity("foreign_card", c.IrregularityAnswers()), rank=Rank.PIT_SUPERVISOR
    )
    assert set(why(table).values()) == {WhyReturned.VOID}


def test_who_chooses_to_has_every_bet_back_insurance_included() -> None:
    bets = ["1 banker 100", "3 banker 100"]
    table = played(table_of(NCI), *map(bet, bets), c.CloseBets(), *deal(BANKER_SEVEN), insure("1 banker 20"))
    facts = c.IrregularityAnswers(reconstructable=False)
    table = played(table, c.RaiseIrregularity("dealing_error", facts), rank=Rank.PIT_SUPERVISOR)
    while (whose := Situation(table).step.whose) is not None:
        option = "return" if whose == Bettor("1", "seated") else "continue"
        table = played(table, c.ChooseOption(whose.box, option, whose.bettor))
    while Situation(table).task in (Task.CLOSE_INSURANCE, Task.DEAL):
        table = played(table, *(Situation(table).commands or deal("2C")))
    table = played(table, c.ConcludeRound())
    reasons = why(table)
    assert {reasons[name] for name in reasons if name.startswith("1 ")} == {WhyReturned.OPTION}
    assert reasons["3 seated banker"] is not WhyReturned.OPTION


def test_insurance_goes_back_on_a_tie() -> None:
    """Player 2 and Banker 7, insured at four cards; the Player draws a five and ties (RULINGS 11)."""
    table = played(
        table_of(NCI), bet("1 banker 100"), c.CloseBets(), *deal(BANKER_SEVEN), insure("1 banker 20")
    )
    table = played(table, c.CloseInsurance(), *deal("5C"), c.ConcludeRound())
    reasons = why(table)
    assert set(reasons.values()) == {WhyReturned.TIE, WhyReturned.INSURANCE_ON_TIE}


def test_an_original_bet_goes_back_for_insurance_that_was_neglected() -> None:
    table = played(table_of(NCI), bet("1 banker 100"), c.CloseBets(), *deal(BANKER_SEVEN))
    table = played(table, c.CloseInsurance(offered=False), *deal("6C"), c.ConcludeRound())
    (missed,) = Situation(table).neglected
    assert missed == c.ReturnNeglected("1", Hand.BANKER)
    table = played(table, missed, rank=Rank.PIT_MANAGER)
    assert why(table) == {"1 seated banker": WhyReturned.NEGLECTED_INSURANCE}
    assert Situation(table).neglected == ()


# Payout rounding and insurance


@pytest.mark.parametrize("unit", [1, 500, 1_000, 10_000])
def test_nci_3_12_2_rounding_up_never_lifts_insurance_over_the_original_bet(unit: int) -> None:
    """RULINGS 32: with a payout unit of 10, 24 at four to one pay 96, not 100, on an Original Bet of 97."""
    terms = replace(terms_of(NCI), house=House(payout_unit=unit))
    table = played(Table(terms), c.OpenTable(terms))
    table = played(
        table, c.NewShoe(8, burn_due=False), bet("1 banker 97"), c.CloseBets(), *deal(BANKER_SEVEN)
    )
    table = played(table, insure("1 banker 24"), c.CloseInsurance(), *deal("6C"))
    (line,) = [line for line in Situation(table).lines if line.after is not None]
    assert line.paid <= 97_00
    assert line.paid >= 96_00
    assert line.paid == min(97_00, -(-96_00 // unit) * unit)


@pytest.mark.parametrize(
    ("odds", "words"),
    [
        ("1", "one to one"),
        ("4", "four to one"),
        ("1/2", "one to two"),
        ("3/2", "one and a half to one"),
        ("5/2", "2.5 to one"),
        ("1/4", "0.25 to one"),
        ("300", "300 to one"),
    ],
)
def test_odds_are_said_as_a_dealer_says_them(odds: str, words: str) -> None:
    assert odds_in_words(Fraction(odds)).render() == words


def test_what_is_taken_is_told_of_this_offer_alone() -> None:
    """The Player Hand is insured after four cards and again after the third card."""
    table = played(
        table_of(NCI), bet("1 player 100"), c.CloseBets(), *deal("5S 4H KD KC"), c.OfferInsurance()
    )
    table = played(table, insure("1 player 20"))
    assert dict(Situation(table).insurance_taken) == {("1", "seated"): 20_00}
    table = played(table, c.CloseInsurance(offered=True), *deal("2S"))
    assert open_round(table).offer is not None
    assert dict(Situation(table).insurance_taken) == {}
    table = played(table, c.OfferInsurance(), insure("1 player 10"))
    assert dict(Situation(table).insurance_taken) == {("1", "seated"): 10_00}
