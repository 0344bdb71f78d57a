"""The last round's bets placed again: which they are, what counts towards them, and what is left out."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from terminal.rounds import commands as c
from terminal.rounds.answers import IrregularityAnswers
from terminal.rounds.events import BetPlaced, BetsNotRepeated, LeftOut, RoundCommenced
from terminal.rounds.evolve import evolve_all
from terminal.rounds.guidance.situation import Situation, decide
from terminal.rounds.refusal import Refusal
from terminal.rounds.state import Bettor, Table
from terminal.rounds.taking_back import note_act
from terminal.rules.bets import SEATED, Bet
from terminal.rules.house import Limits
from terminal.rules.ranks import Rank
from tests.rounds.paragraph_checks import PLAYER_NINE, TIE_ON_SEVEN
from tests.rounds.paragraph_table import (
    BOXES,
    a_round,
    bet,
    deal,
    lying,
    open_round,
    played,
    refusal,
    table_of,
)

CB, NCT = "commission", "tournament"
BETS = ["1 player 300", "1 tie 50", "2 banker 200", "2 1 player 100", "3 player 700"]
PIT = Rank.PIT_SUPERVISOR
_VOID = IrregularityAnswers(remedy="void", decision="The lights went out.")


def sums(table: Table) -> dict[str, int]:
    """Return what lies on each bet of the open round, in dollars."""
    return {" ".join(key): cents // 100 for key, cents in open_round(table).sums.items()}


def test_one_act_fills_every_untouched_box_and_leaves_the_others_as_they_are() -> None:
    table = played(a_round(table_of(CB), BETS, PLAYER_NINE), bet("3 banker 100"), c.RepeatBets())
    assert sums(table) == {
        "3 seated banker": 100,
        "1 seated player": 300,
        "2 seated banker": 200,
        "1 seated tie": 50,
    }


def test_the_round_commences_with_it_and_the_record_says_each_placing() -> None:
    decided = decide(a_round(table_of(CB), BETS, PLAYER_NINE), c.RepeatBets("1"), Rank.DEALER)
    assert decided == [
        RoundCommenced(2),
        BetPlaced(0, "1", SEATED, Bet.PLAYER, 300_00),
        BetPlaced(1, "1", SEATED, Bet.TIE, 50_00),
    ]


def test_a_standing_bettor_is_repeated_alone_by_the_name_of_the_box() -> None:
    table = a_round(table_of(CB), BETS, PLAYER_NINE)
    assert refusal(table, c.RepeatBets(bettor="standing-1"))[0] == "standing_one_by_one"
    again = played(table, c.RepeatBets("2", "standing-1"))
    assert sums(again) == {"2 standing-1 player": 100}
    assert Situation(again).repeats == {
        Bettor("1", SEATED): 350_00,
        Bettor("2", SEATED): 200_00,
        Bettor("3", SEATED): 700_00,
    }
    assert Situation(again).untouched_boxes == ("1", "3"), "a standing bet too touches a box"


def test_an_area_that_was_touched_is_not_repeated_the_rest_of_the_box_is() -> None:
    table = played(a_round(table_of(CB), BETS, PLAYER_NINE), bet("1 player 25"))
    assert Situation(table).ghosts[("1", SEATED, Bet.TIE)] == 50_00
    assert sums(played(table, c.RepeatBets("1"))) == {"1 seated player": 25, "1 seated tie": 50}
    assert refusal(played(table, c.RepeatBets("1")), c.RepeatBets("1"))[0] == "nothing_to_repeat"


def test_the_last_round_may_have_been_void() -> None:
    table = played(table_of(CB), *map(bet, BETS), c.CloseBets())
    void = played(table, *deal("KS"), c.RaiseIrregularity("foreign_card"), rank=PIT)
    assert void.last is not None
    assert void.condemned is None or dict(void.last_bets)
    assert sum(dict(void.last_bets).values()) == 1350_00


def test_a_round_that_ended_before_its_call_is_not_the_last_one() -> None:
    table = a_round(table_of(CB), BETS, PLAYER_NINE)
    left = played(table, bet("5 player 900"))
    void = played(left, c.RaiseIrregularity("not_provided_for", _VOID), rank=Rank.SHIFT_MANAGER)
    assert void.round is None
    assert sum(dict(void.last_bets).values()) == 1350_00


def test_a_new_shoe_has_no_last_round() -> None:
    table = played(a_round(table_of(CB), BETS, PLAYER_NINE), c.NewShoe(8, burn_due=False), rank=PIT)
    assert Situation(table).ghosts == {}
    assert refusal(table, c.RepeatBets())[0] == "nothing_to_repeat"


def test_after_the_call_nothing_is_repeated() -> None:
    table = played(a_round(table_of(CB), BETS, PLAYER_NINE), c.CloseBets())
    assert Situation(table).ghosts == {}
    assert refusal(table, c.RepeatBets("1"))[0] == "bets_closed"
    assert refusal(table, c.RepeatBets("99"))[0] == "unknown_box"


def test_cb_3_14_chips_that_lie_there_since_a_tie_count_towards_the_last_sum() -> None:
    tied = a_round(table_of(CB), BETS, TIE_ON_SEVEN)
    part = played(tied, c.WithdrawBet("1", Bet.PLAYER, 100_00))
    again = played(part, c.RepeatBets("1"))
    assert [(piece.amount // 100, piece.left_lying) for piece in open_round(again).slices] == [
        (200, True),
        (100, False),
        (50, False),
    ]
    assert "1 seated player" not in lying(again)
    stays = played(tied, c.LeaveBet("3", Bet.PLAYER))
    assert Situation(stays).untouched_boxes == ("1", "2")
    assert sums(played(stays, c.RepeatBets())) == {
        "3 seated player": 700,
        "1 seated player": 300,
        "2 seated banker": 200,
        "1 seated tie": 50,
    }


@pytest.mark.parametrize(
    ("limits", "why", "amount"),
    [
        (Limits(maximum=500_00), "over_maximum", 700_00),
        (Limits(minimum=250_00), "under_minimum", 200_00),
    ],
)
def test_what_limits_refuse_now_is_left_out_and_named_and_the_rest_is_placed(
    limits: Limits, why: str, amount: int
) -> None:
    table = a_round(table_of(CB), ["1 player 300", "2 banker 200", "3 player 700"], PLAYER_NINE)
    table = played(table, c.SetLimits(limits), rank=PIT)
    decided = decide(table, c.RepeatBets(), Rank.DEALER)
    assert not isinstance(decided, Refusal)
    left_out = [event for event in decided if isinstance(event, BetsNotRepeated)]
    (only,) = left_out[0].left_out
    assert (only.amount, only.why) == (amount, why)
    assert sum(isinstance(event, BetPlaced) for event in decided) == 2
    assert Situation(table).table_repeat == 1200_00 - amount
    box = only.box
    assert refusal(table, c.RepeatBets(box))[0] == "nothing_to_repeat"
    assert Situation(table).repeats.keys() == {Bettor(b, SEATED) for b in "123" if b != box}


def test_what_the_game_refuses_now_is_left_out_as_well() -> None:
    table = a_round(table_of(NCT), ["1 player 300", "1 tie 50"], PLAYER_NINE)
    other = played(table, bet("1 banker 100"))
    assert sums(played(other, c.RepeatBets("1"))) == {"1 seated banker": 100, "1 seated tie": 50}
    decided = decide(other, c.RepeatBets("1"), Rank.DEALER)
    assert not isinstance(decided, Refusal)
    assert decided[-1] == BetsNotRepeated((LeftOut("1", SEATED, Bet.PLAYER, 300_00, "one_hand_only"),))


def test_cb_5_1_what_exceeds_the_differential_is_placed_and_shown_for_turning_back() -> None:
    limits = Limits(maximum_differential=1_000_00)
    table = a_round(table_of(CB), ["1 player 900", "2 banker 900", "3 player 900"], PLAYER_NINE)
    table = played(table, c.SetLimits(limits), rank=PIT)
    again = Situation(played(table, c.RepeatBets("1"), c.RepeatBets("3")))
    assert again.sides.player == 1_800_00
    assert sum(cut.amount for cut in again.cuts) == 800_00


def test_it_is_repeated_as_it_was_corrected() -> None:
    table = a_round(table_of(CB), BETS, PLAYER_NINE)
    corrected = played(table, c.CorrectBet("3", Bet.PLAYER, 400_00), rank=PIT)
    corrected = played(corrected, c.TakeLosingBets()) if Situation(corrected).still_to_take else corrected
    while Situation(corrected).phase.value == "result":
        corrected = played(corrected, c.ConcludeRound())
    assert dict(corrected.last_bets)["3", SEATED, Bet.PLAYER] == 400_00


_SOME = st.tuples(
    st.sampled_from(BOXES),
    st.sampled_from([SEATED, "standing-1"]),
    st.sampled_from([Bet.PLAYER, Bet.BANKER, Bet.TIE, Bet.PLAYER_PAIR]),
    st.integers(1, 9),
)


@settings(max_examples=40, deadline=None)
@given(
    last=st.lists(_SOME, max_size=6), now=st.lists(_SOME, max_size=3), most=st.sampled_from([None, 500_00])
)
def test_repeating_all_gives_the_last_sums_of_whoever_was_not_touched(
    last: list[tuple[str, str, Bet, int]], now: list[tuple[str, str, Bet, int]], most: int | None
) -> None:
    """What is placed is the last sum or nothing, no entered bet changes, a second repeat has no effect."""
    table = table_of(CB)
    table = played(
        table, *(c.PlaceBet(box, area, hundreds * 100_00, who) for box, who, area, hundreds in last)
    )
    table = played(table, c.CloseBets(), *deal("KS KH 9D 5C"), c.ConcludeRound())
    table = played(table, c.SetLimits(Limits(maximum=most, side_maximum=most)), rank=PIT)
    previous = dict(table.last_bets)
    for box, who, area, _ in now:
        if not isinstance(decide(table, c.PlaceBet(box, area, 100_00, who), Rank.DEALER), Refusal):
            table = played(table, c.PlaceBet(box, area, 100_00, who))
    before = {} if table.round is None else dict(table.round.sums)
    situation = Situation(table)
    added = situation.table_repeat
    boxes = {box: situation.repeats.get(Bettor(box, SEATED), 0) for box in situation.untouched_boxes}
    assert added == sum(boxes.values())
    if not added:
        assert isinstance(decide(table, c.RepeatBets(), Rank.DEALER), Refusal)
        return
    again = played(table, c.RepeatBets())
    after = open_round(again).sums
    assert sum(after.values()) == sum(before.values()) + added
    for key, cents in after.items():
        assert cents == (before[key] if key in before else previous[key])
        assert key in before or key.box in boxes
    assert isinstance(decide(again, c.RepeatBets(), Rank.DEALER), Refusal)


def test_a_closed_day_hands_on_what_can_be_repeated() -> None:
    table = a_round(table_of(CB), BETS, PLAYER_NINE)
    closed = played(table, c.CloseDay("2025-11-27"), rank=Rank.PIT_MANAGER)
    begun = played(closed, c.BeginDay("live", "UTC"), rank=Rank.PIT_MANAGER)
    assert dict(begun.last_bets) == dict(table.last_bets)
    assert replace(begun, day_closed=None).last_bets


def test_a_repeat_is_taken_back_as_the_one_act_that_it_was_tie_chips_and_all() -> None:
    tied = a_round(table_of(CB), BETS, TIE_ON_SEVEN)
    limits = Limits(maximum=600_00)
    tied = played(tied, c.SetLimits(limits), rank=PIT)
    for before in (tied, played(tied, c.PlaceYourBets(), bet("5 banker 100"))):
        events = decide(before, c.RepeatBets(), Rank.DEALER)
        assert not isinstance(events, Refusal)
        assert any(isinstance(event, BetsNotRepeated) for event in events)
        noted = note_act(before, evolve_all(before, events), 100, events)
        back = decide(noted, c.TakeBack(100), Rank.DEALER)
        assert not isinstance(back, Refusal)
        after = note_act(noted, evolve_all(noted, back), 200, back)
        assert lying(after) == lying(before)
        assert Situation(after).ghosts == Situation(before).ghosts
        assert Situation(after).sums == Situation(before).sums
        assert after.rounds == before.rounds
