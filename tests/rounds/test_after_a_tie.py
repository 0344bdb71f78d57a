"""Chips that a Tie has returned: taken up by bettors, undone, remembered when the round is corrected."""

from __future__ import annotations

from terminal.rounds import commands as c
from terminal.rounds.events import RoundCommenced, TiedBetPutBack, TiedBetWithdrawn
from terminal.rounds.guidance.situation import decide
from terminal.rules.bets import Bet, Hand
from terminal.rules.cards import Card
from terminal.rules.ranks import Rank
from tests.rounds.paragraph_checks import PLAYER_NINE, TIE_ON_SEVEN
from tests.rounds.paragraph_table import (
    a_round,
    bet,
    deal,
    lying,
    open_round,
    played,
    refusal,
    settled,
    table_of,
)

CB, NCI, NCT = "commission", "insurance-super-six-plus", "tournament"
PIT = Rank.PIT_SUPERVISOR
ALL, PART = c.WithdrawBet("1", Bet.PLAYER), c.WithdrawBet("1", Bet.PLAYER, 100_00)
BETS = ["1 player 300", "2 banker 200", "3 player 100"]


def test_cb_3_14_what_is_taken_up_is_on_record_by_bettor_bet_and_sum() -> None:
    tied = a_round(table_of(CB), BETS, TIE_ON_SEVEN)
    whole = TiedBetWithdrawn("1", "seated", Bet.PLAYER, 300_00)
    assert decide(tied, ALL, Rank.DEALER) == (whole,)
    assert decide(tied, PART, Rank.DEALER) == (TiedBetWithdrawn("1", "seated", Bet.PLAYER, 100_00),)
    opened = played(tied, c.PlaceYourBets())
    assert decide(opened, ALL, Rank.DEALER) == (whole,)


def test_cb_3_14_chips_placed_in_the_round_go_before_those_of_the_tie() -> None:
    table = played(a_round(table_of(CB), BETS, TIE_ON_SEVEN), bet("1 player 50"), ALL)
    assert open_round(table).slices == ()
    assert lying(table)["1 seated player"] == 300_00
    assert refusal(played(table, bet("1 player 50")), PART)[0] == "nothing_there"
    assert "1 seated player" not in lying(played(table, ALL))


def test_cb_3_14_within_a_round_it_is_undone_like_any_entry_and_lies_in_its_old_place() -> None:
    opened = played(a_round(table_of(CB), BETS, TIE_ON_SEVEN), c.PlaceYourBets(), bet("5 tie 10"))
    for command in (ALL, PART):
        taken = played(opened, command)
        undone = played(taken, c.Undo())
        assert undone == opened
        assert list(lying(undone)) == ["1 seated player", "2 seated banker", "3 seated player"]
    assert decide(played(opened, PART), c.Undo(), Rank.DEALER) == (
        TiedBetPutBack("1", "seated", Bet.PLAYER, 100_00),
    )
    assert open_round(played(opened, PART, c.Undo(), c.Undo())).slices == ()


def test_cb_3_14_what_is_left_meanwhile_is_not_undone_with_it() -> None:
    opened = played(a_round(table_of(CB), BETS, TIE_ON_SEVEN), c.PlaceYourBets())
    table = played(opened, PART, c.LeaveBet("1", Bet.PLAYER), c.LeaveBet("2", Bet.BANKER), c.Undo())
    assert lying(table) == {"1 seated player": 100_00, "3 seated player": 100_00}
    assert [piece.amount for piece in open_round(table).slices] == [200_00, 200_00]
    assert [piece.amount for piece in open_round(played(table, c.LeaveBet("1", Bet.PLAYER))).slices] == [
        200_00,
        200_00,
        100_00,
    ]


def test_cb_3_14_between_rounds_nothing_is_undone() -> None:
    table = played(a_round(table_of(CB), BETS, TIE_ON_SEVEN), ALL)
    assert refusal(table, c.Undo())[0] == "nothing_to_undo"
    assert refusal(played(table, c.PlaceYourBets()), c.Undo())[0] == "nothing_to_undo"


def test_cb_3_14_taking_up_between_rounds_ends_no_correction() -> None:
    table = played(a_round(table_of(CB), BETS, TIE_ON_SEVEN), ALL)
    corrected = played(table, c.CorrectCard(Hand.PLAYER, 1, Card("8S")), rank=PIT)
    assert settled(corrected)["1 seated player"].returned == 600_00
    assert lying(corrected) == {}


def test_cb_3_14_a_tie_that_is_settled_again_brings_back_nothing_that_was_taken_up() -> None:
    table = played(a_round(table_of(CB), BETS, TIE_ON_SEVEN), PART, c.WithdrawBet("2", Bet.BANKER))
    again = played(table, c.CorrectCard(Hand.PLAYER, 1, Card("7C")), rank=PIT)
    assert lying(again) == {"1 seated player": 200_00, "3 seated player": 100_00}
    more = played(table, c.CorrectBet("1", Bet.PLAYER, 500_00), c.CorrectBet("3", Bet.PLAYER, 0), rank=PIT)
    assert lying(more) == {"1 seated player": 400_00}
    less = played(table, c.CorrectBet("1", Bet.PLAYER, 50_00), rank=PIT)
    assert "1 seated player" not in lying(less)


def test_cb_3_14_what_is_taken_up_after_a_shoe_change_is_remembered_too() -> None:
    table = played(a_round(table_of(CB), BETS, TIE_ON_SEVEN), c.NewShoe(8), rank=PIT)
    again = played(table, PART, c.CorrectCard(Hand.PLAYER, 1, Card("7C")), rank=PIT)
    assert lying(again)["1 seated player"] == 200_00
    twice = played(table, c.NewShoe(8), ALL, rank=PIT)
    assert "1 seated player" not in lying(twice)


def test_nci_5_13_insurance_neglected_can_still_be_claimed_once_chips_are_taken_up() -> None:
    neglected = c.ReturnNeglected("1", Hand.PLAYER)
    table = played(table_of(NCI), bet("1 player 300"), bet("2 banker 200"), c.CloseBets())
    not_offered = c.CloseInsurance(offered=False)
    table = played(table, *deal("2S 2H 3D 2C"), not_offered, *deal("4H"), not_offered, *deal("5S"))
    tied = played(table, c.ConcludeRound())
    assert lying(tied) == {"1 seated player": 300_00, "2 seated banker": 200_00}
    taken = played(tied, c.WithdrawBet("2", Bet.BANKER))
    claimed = played(taken, neglected, rank=Rank.PIT_MANAGER)
    assert lying(claimed) == {"1 seated player": 300_00}
    assert refusal(played(tied, c.PlaceYourBets()), neglected, Rank.PIT_MANAGER)[0] == "no_result_yet"


def test_nct_3_4_what_a_tie_has_returned_is_no_bet_that_others_stand_on() -> None:
    tied = a_round(table_of(NCT), ["1 player 300"], TIE_ON_SEVEN)
    other_hand = played(tied, bet("1 banker 100"), bet("1 tie 10"))
    assert lying(played(other_hand, ALL)) == {}
    left = played(tied, c.LeaveBet("1", Bet.PLAYER), bet("1 tie 10"))
    assert refusal(left, ALL)[0] == "other_bets_stand_on_it"


def test_what_is_taken_up_commences_no_round() -> None:
    tied = a_round(table_of(CB), BETS, TIE_ON_SEVEN)
    events = decide(tied, ALL, Rank.DEALER)
    assert isinstance(events, tuple)
    assert not any(isinstance(event, RoundCommenced) for event in events)
    assert played(tied, ALL).rounds == tied.rounds
    won = a_round(table_of(CB), BETS, PLAYER_NINE)
    assert refusal(won, ALL)[0] == "nothing_there"


def test_cb_3_14_bets_go_back_with_the_end_of_a_round_by_one_act_and_lie_again_when_that_is_taken_back() -> (
    None
):
    table = played(table_of(CB), *map(bet, BETS), c.CloseBets(), *deal(TIE_ON_SEVEN))
    tied = played(table, c.ConcludeRound())
    together = played(table, c.ConcludeRound(give_back=True))
    assert together.last == played(tied, c.ReturnTiedBets()).last
    assert not together.tied
    act = together.last_act
    assert act is not None
    assert [type(event) for event in act.events] == [TiedBetWithdrawn] * len(BETS)
    assert act.below is None, "the end of the round stands"
    assert played(together, c.TakeBack(act.seq)) == tied


def test_cb_3_14_nothing_goes_back_with_the_end_of_a_round_that_leaves_nothing() -> None:
    table = played(table_of(CB), *map(bet, BETS), c.CloseBets(), *deal(PLAYER_NINE))
    assert refusal(table, c.ConcludeRound(give_back=True)) == ("no_tied_bets", None)


def test_cb_3_14_bets_of_single_boxes_go_back_with_the_end_of_a_round_and_the_others_stay() -> None:
    bets = ["1 player 300", "1 tie 10", "2 banker 200", "3 player 100"]
    table = played(table_of(CB), *map(bet, bets), c.CloseBets(), *deal(TIE_ON_SEVEN))
    tied = played(table, c.ConcludeRound())
    some = played(table, c.ConcludeRound(give_back=("1", "3")))
    assert lying(some) == {"2 seated banker": 200_00}
    act = some.last_act
    assert act is not None
    assert [type(event) for event in act.events] == [TiedBetWithdrawn] * 2
    assert played(some, c.TakeBack(act.seq)) == tied
    assert refusal(table, c.ConcludeRound(give_back=("4",))) == ("no_tied_bets", None)
