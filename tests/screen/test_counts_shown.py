"""Every number that the felt, the gauge and the bars count is counted here a second time, by hand."""

from __future__ import annotations

from itertools import count

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from terminal.ledger.identity import LedgerKind
from terminal.ledger.ledger import Ledger
from terminal.rounds import commands as c
from terminal.rounds.answers import IrregularityAnswers
from terminal.rounds.guidance.situation import decide
from terminal.rounds.refusal import Refusal
from terminal.rounds.state import OnDuty, Table
from terminal.rules.bets import Bet, Hand
from terminal.rules.cards import Card
from terminal.rules.house import DifferentialScope, House, Limits
from terminal.rules.ranks import Rank
from tests.ledger.playing import START, RandomTable
from tests.rounds.paragraph_table import a_round, bet, deal, open_round, played, table_of
from tests.screen.views_shown import counters, cut, felt, gauge, results, status

GAME = "commission"
PLAYER_NINE = "9S 2H KD 3C"
"""Four cards; the Player wins."""
BANKER_SIX = "2S 6H 3D KC 4S"
"""Five cards: the Player draws to 9 and wins."""
TIE_OF_SIX = "2S 2H KD KC 5S 5H"
"""Six cards: both draw to 7."""


# --- the counters of the felt ---------------------------------------------------------------------------


def test_cards_lie_in_the_shoe_on_the_felt_or_in_the_discards() -> None:
    table = table_of(GAME)
    assert (counters(table).shoe, counters(table).discards) == (416, 0)
    gone = 0
    for codes in (PLAYER_NINE, BANKER_SIX, TIE_OF_SIX):
        table = played(table, c.PlaceYourBets(), bet("1 player 100"), c.CloseBets())
        assert (counters(table).shoe, counters(table).discards) == (416 - gone, gone)
        for lying, command in zip(count(1), deal(codes)):
            table = played(table, command)
            # A card on the felt is in neither count.
            assert (counters(table).shoe, counters(table).discards) == (416 - gone - lying, gone)
        table = played(table, c.ConcludeRound())
        # Shown until the next round commences, the cards of the last one are not yet discards.
        assert (counters(table).shoe, counters(table).discards) == (416 - gone - lying, gone)
        gone += len(codes.split())
    table = played(table, c.PlaceYourBets())
    assert (counters(table).shoe, counters(table).discards) == (401, 15)


@pytest.mark.parametrize(("turned", "burned"), [("AS", 1), ("5H", 5), ("9D", 9), ("TS", 10), ("KC", 10)])
def test_the_burn_lies_in_the_discards_with_the_card_that_was_turned_up(turned: str, burned: int) -> None:
    table = played(table_of(GAME), c.NewShoe(8), c.BurnCards(Card(turned), burned), rank=Rank.PIT_SUPERVISOR)
    gone = 416 - counters(table).shoe
    assert gone == 1 + burned
    assert counters(table).discards == gone
    assert status(table)["CARDS LEFT"] == str(416 - gone)


def test_a_card_taken_back_is_in_the_shoe_again() -> None:
    table = played(table_of(GAME), c.PlaceYourBets(), bet("1 player 100"), c.CloseBets(), *deal("9S 2H"))
    assert (counters(table).shoe, counters(table).discards) == (414, 0)
    table = played(table, c.Undo())
    assert (counters(table).shoe, counters(table).discards) == (415, 0)


@pytest.mark.parametrize("decks", [4, 6, 8])
def test_a_new_shoe_begins_with_all_its_cards_and_no_discards(decks: int) -> None:
    table = a_round(table_of(GAME), ["1 player 100"], PLAYER_NINE)
    table = played(table, c.NewShoe(decks, burn_due=False), rank=Rank.PIT_SUPERVISOR)
    assert (counters(table).shoe, counters(table).discards) == (52 * decks, 0)
    assert status(table)["CARDS LEFT"] == str(52 * decks)


def test_before_the_first_shoe_nothing_is_counted() -> None:
    table = Table(table_of(GAME).terms)
    assert (counters(table).shoe, counters(table).discards, counters(table).carried) == (0, 0, ())


@given(seed=st.integers(0, 10**6))
@settings(max_examples=15)
def test_no_card_of_the_shoe_is_counted_twice_or_lost_whatever_happens(seed: int) -> None:
    ledger = Ledger.create(None, kind=LedgerKind.REPLAY, table_id="BA-07", zone="UTC", at=START)
    table = CountedTable(ledger, seed)
    table.open()
    table.play(6)
    ledger.close()
    assert table.looks > 50


def test_a_void_round_with_three_cards_on_one_hand_and_one_on_the_other_is_shown() -> None:
    table = played(
        table_of("insurance-super-six-plus"), bet("1 player 100"), c.CloseBets(), *deal("6S 4S 4D")
    )
    table = played(table, c.DealCard(Card("QH"), Hand.PLAYER))
    facts = IrregularityAnswers(reconstructable=False, exposed=True)
    table = played(table, c.RaiseIrregularity("misplaced_cards", facts), rank=Rank.SHIFT_MANAGER)
    assert table.round is None
    shown = felt(table)
    assert (shown.player.wins, shown.banker.wins) == (False, False)


class CountedTable(RandomTable):
    """A table that plays at random, with every kind of mishap, and counts its cards after each act."""

    looks = 0

    def act(self, command: c.Command, rank: Rank = Rank.SHIFT_MANAGER) -> bool:
        done = super().act(command, rank)
        shoe, current = self.table.shoe, self.table.current
        if done and shoe is not None:
            shown = counters(self.table)
            lying = 0 if current is None else len(current.dealt)
            assert shown.shoe == int(status(self.table)["CARDS LEFT"])
            assert shown.shoe + shown.discards + lying + len(shown.carried) == 52 * shoe.decks
            self.looks += 1
        return done


# --- the gauge of the Differential ----------------------------------------------------------------------


def within(table: Table, side: str, cents: int) -> bool:
    """Return whether the sides stay within the Differential if so much more is put on one of them."""
    after = played(table, c.PlaceBet("8", Bet(side), cents, "standing-9"))
    return isinstance(decide(after, c.RejectExcess(), Rank.DEALER), Refusal)


@pytest.mark.parametrize(
    ("bets", "player_room", "banker_room"),
    [
        ([], 1_000, 1_000),
        (["1 player 300"], 700, 1_300),
        (["1 banker 300"], 1_300, 700),
        (["1 player 1000"], 0, 2_000),
        (["1 player 500", "2 banker 200", "3 1 banker 50"], 750, 1_250),
        (["1 player 1400"], -400, 2_400),
        (["1 banker 1400", "2 player 100"], 2_300, -300),
        (["1 tie 900", "2 player 100"], 900, 1_100),
    ],
)
def test_the_room_of_a_side_is_what_may_still_be_put_on_it(
    bets: list[str], player_room: int, banker_room: int
) -> None:
    limits = Limits(maximum_differential=1_000_00)
    table = played(table_of(GAME, limits=limits), c.PlaceYourBets(), *map(bet, bets))
    shown = gauge(table)
    assert (shown.player_room, shown.banker_room) == (player_room * 100, banker_room * 100)
    assert shown.limit == 1_000_00


@given(player=st.integers(1, 50), banker=st.integers(1, 50), limit=st.integers(1, 40))
def test_one_chip_more_than_the_room_of_a_side_is_excess(player: int, banker: int, limit: int) -> None:
    limits = Limits(maximum_differential=limit * 100)
    table = table_of(GAME, limits=limits)
    table = played(table, bet(f"1 player {player}"), bet(f"2 banker {banker}"))
    shown = gauge(table)
    assert (shown.player, shown.banker) == (player * 100, banker * 100)
    for side, room in (("player", shown.player_room), ("banker", shown.banker_room)):
        assert room is not None
        if room > 0:
            assert within(table, side, room)
        if room >= 0:
            assert not within(table, side, room + 1_00)


def test_the_gauge_shows_no_room_without_a_limit_or_where_each_box_has_its_own() -> None:
    table = played(table_of(GAME), bet("1 player 100"), bet("2 banker 30"))
    assert (gauge(table).player, gauge(table).banker) == (100_00, 30_00)
    assert (gauge(table).limit, gauge(table).player_room, gauge(table).banker_room) == (None, None, None)
    table = table_of(GAME, limits=Limits(maximum_differential=1_000_00))
    house = House(differential_scope=DifferentialScope.BOX)
    table = replace(table, terms=replace(table.terms, house=house))
    assert (gauge(table).limit, gauge(table).player_room, gauge(table).banker_room) == (None, None, None)


# --- the chips to cut -----------------------------------------------------------------------------------


def fewest(cents: int, chips: tuple[int, ...]) -> int:
    """Return how few chips make a sum up, found by trying every number of each."""
    best = {0: 0}
    for total in range(1, cents + 1):
        options = [best[total - chip] + 1 for chip in chips if total - chip in best]
        if options:
            best[total] = min(options)
    return best[cents]


def paid_now(dollars: int, chips: tuple[int, ...]) -> tuple[tuple[tuple[int, int], ...], int, int]:
    """Return the chips, the rest that no chip makes up, and the sum, of a Player bet of so much."""
    table = played(table_of(GAME), bet(f"1 player {dollars}"), c.CloseBets(), *deal(PLAYER_NINE))
    shown = cut(table, chips)
    assert shown is not None
    return shown.chips, shown.change, shown.total


def test_chips_are_cut_from_the_largest_down() -> None:
    chips = (10_00, 50_00, 100_00, 500_00, 1_000_00)
    assert paid_now(3_770, chips)[0] == ((1_000_00, 3), (500_00, 1), (100_00, 2), (50_00, 1), (10_00, 2))


@pytest.mark.parametrize("chips", [(10_00, 50_00, 100_00), (100_00, 10_00, 50_00), (50_00, 100_00, 10_00)])
def test_the_order_of_the_chip_set_does_not_matter(chips: tuple[int, ...]) -> None:
    assert paid_now(270, chips) == (((100_00, 2), (50_00, 1), (10_00, 2)), 0, 270_00)


def test_what_no_chip_makes_up_is_change() -> None:
    assert paid_now(278, (50_00, 100_00)) == (((100_00, 2), (50_00, 1)), 28_00, 278_00)


def test_a_sum_below_every_chip_is_change_alone() -> None:
    assert paid_now(7, (50_00, 100_00)) == ((), 7_00, 7_00)


@given(dollars=st.integers(1, 300))
def test_the_chips_make_the_sum_up_and_are_as_few_as_can_be(dollars: int) -> None:
    chips = (1_00, 5_00, 10_00, 25_00, 50_00, 100_00)
    shown, change, total = paid_now(dollars, chips)
    values = [value for value, _ in shown]
    assert values == sorted(values, reverse=True)
    assert len(set(values)) == len(values)
    assert all(number > 0 for _, number in shown)
    assert sum(value * number for value, number in shown) + change == total == dollars * 100
    assert change == 0
    assert sum(number for _, number in shown) == fewest(dollars, tuple(chip // 100 for chip in chips))


# --- the bar along the top ------------------------------------------------------------------------------


def test_the_bar_shows_each_limit_under_its_own_name() -> None:
    limits = Limits(
        minimum=100_00,
        maximum=50_000_00,
        side_minimum=25_00,
        side_maximum=5_000_00,
        maximum_differential=70_000_00,
    )
    shown = status(table_of(GAME, limits=limits))
    assert {name: shown[name] for name in ("MIN", "MAX", "SIDE MIN", "SIDE MAX", "MAX DIFFERENTIAL")} == {
        "MIN": "100",
        "MAX": "50,000",
        "SIDE MIN": "25",
        "SIDE MAX": "5,000",
        "MAX DIFFERENTIAL": "70,000",
    }


def shoe_round_cards(table: Table) -> tuple[str, str, str]:
    """Return the three counts of the bar."""
    shown = status(table)
    return shown["SHOE"], shown["ROUND"], shown["CARDS LEFT"]


def test_the_bar_counts_shoes_rounds_and_cards() -> None:
    table = Table(table_of(GAME).terms)
    assert status(table)["SHOE"] == "none"
    assert "CARDS LEFT" not in status(table)
    table = table_of(GAME)
    assert (status(table)["SHOE"], status(table)["ROUND"], status(table)["CARDS LEFT"]) == (
        "1",
        "next 1",
        "416",
    )
    table = played(table, c.PlaceYourBets())
    assert status(table)["ROUND"] == "1"
    table = a_round(table_of(GAME), ["1 player 100"], BANKER_SIX)
    assert (status(table)["ROUND"], status(table)["CARDS LEFT"]) == ("next 2", "411")
    late = played(table, c.PlaceYourBets(late=True), rank=Rank.PIT_SUPERVISOR)
    assert status(late)["ROUND"] == "2 late"
    table = played(table, c.NewShoe(6, burn_due=False), rank=Rank.PIT_SUPERVISOR)
    assert (status(table)["SHOE"], status(table)["ROUND"], status(table)["CARDS LEFT"]) == (
        "2",
        "next 1",
        "312",
    )


@pytest.mark.parametrize("more", [1, 2, 3])
def test_the_bar_counts_the_rounds_after_the_cut_card_down(more: int) -> None:
    table = table_of(GAME)
    house = House(rounds_after_cut_card=more)
    table = replace(table, terms=replace(table.terms, house=house))
    table = a_round(table, ["1 player 100"], PLAYER_NINE)
    assert "CUT CARD" not in status(table)
    table = played(table, c.ShowCutCard())
    for left in range(more, 0, -1):
        assert status(table)["CUT CARD"] == f"{left} to go"
        table = a_round(table, ["1 player 100"], PLAYER_NINE)
    assert status(table)["CUT CARD"] == "final round"


def test_the_bar_names_the_dealer_on_duty() -> None:
    table = table_of(GAME)
    assert "DEALER" not in status(table)
    table = played(table, c.GoOnDuty(*OnDuty("30614", "Chua B. H.")))
    assert status(table)["DEALER"] == "Chua B. H. 30614"


# --- the strip along the dealer's edge ------------------------------------------------------------------


def test_the_strip_counts_each_result_and_each_pair_under_its_own_name() -> None:
    table = table_of(GAME)
    for codes in (
        PLAYER_NINE,
        BANKER_SIX,
        "2S 9H KD KC",  # the Banker wins with 9
        TIE_OF_SIX,
        "4S 9H 4D 9C",  # 8 and 8: a Tie with both Pairs
        "4S 9H 5D 9C",  # 9 and 8: the Player wins, Banker Pair
        "4S TH 4D 9C",  # 8 and 9: the Banker wins, Player Pair
        "KS 9H KD TC",  # 0 and 9: the Banker wins, Player Pair
    ):
        table = a_round(table, ["1 player 100"], codes)
    shown = results(table)
    assert shown is not None
    assert open_round(played(table, c.PlaceYourBets())).number == 9
    assert (shown.player, shown.banker, shown.tie) == (3, 3, 2)
    assert (shown.player_pair, shown.banker_pair, shown.rounds) == (3, 2, 8)
