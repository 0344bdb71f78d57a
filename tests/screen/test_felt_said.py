"""What the felt says at each moment of a round, asked of the pure code that works it out."""

from __future__ import annotations

import pytest

from terminal.rounds import commands as c
from terminal.rounds.guidance.situation import Situation
from terminal.rounds.state import Table
from terminal.rules.bets import Bet, Hand
from terminal.rules.house import Limits
from terminal.screen.felt.view import BetView, BoxMark, BoxView, HandView, TagLook, Verdict
from terminal.screen.felt_view import felt_view
from terminal.screen.selection import DealerSelection
from terminal.screen.translate import second_line
from tests.rounds.paragraph_table import bet, deal, insure, played, table_of
from tests.screen.views_shown import context, felt

GAME = "insurance-super-six-plus"
BANKER_SEVEN = "KS 7H 2D KC"
"""Player 2, Banker 7: insurance on Banker at four to one; the Player draws."""


def closed(*bets: str, cards: str = "", game: str = GAME, limits: Limits | None = None) -> Table:
    """Return a table whose bets are closed, with these cards dealt."""
    return played(table_of(game, limits=limits), *map(bet, bets), c.CloseBets(), *deal(cards))


def box(table: Table, label: str) -> BoxView:
    """Return what one box shows."""
    return next(each for each in felt(table).boxes if each.label == label)


def tags(table: Table) -> dict[str, tuple[str, TagLook]]:
    """Return the tags of the boxes: their texts and looks."""
    return {each.label: (each.tag.text, each.tag.look) for each in felt(table).boxes if each.tag is not None}


def places(hand: HandView) -> list[str]:
    """Return each place of a hand: its cards, `next 3` where the third card comes next, or its caption."""
    return [
        " ".join(card.card for card in place.cards)
        or (f"next {place.number}" if place.next else place.caption)
        for place in hand.places
    ]


# --- cards, and where the next one comes -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cards", "player", "banker"),
    [
        ("", ["next 1", "", ""], ["2", "", ""]),
        ("9S", ["9S", "3", ""], ["next 2", "", ""]),
        ("9S 2H", ["9S", "next 3", ""], ["2H", "4", ""]),
        ("9S 2H KD", ["9S", "KD", ""], ["2H", "next 4", ""]),
        ("9S 2H KD 3C", ["9S", "KD", ""], ["2H", "3C", ""]),
        ("2S 2H KD KC", ["2S", "KD", "next 5"], ["2H", "KC", ""]),
        ("2S 2H KD KC 5S", ["2S", "KD", "5S"], ["2H", "KC", "next 6"]),
        ("2S 2H KD KC 5S 5H", ["2S", "KD", "5S"], ["2H", "KC", "5H"]),
        ("6S 2H KD KC", ["6S", "KD", ""], ["2H", "KC", "next 5"]),
    ],
)
def test_the_places_hold_the_cards_and_say_which_comes_next(
    cards: str, player: list[str], banker: list[str]
) -> None:
    shown = felt(closed("1 player 100", cards=cards, game="commission"))
    assert (places(shown.player), places(shown.banker)) == (player, banker)


@pytest.mark.parametrize(
    ("cards", "player", "banker"),
    [
        ("9S", None, None),
        ("9S 2H KD", 9, None),
        ("9S 2H KD 3C", 9, 5),
        ("7S 7H KD KC", 7, 7),
        ("2S 2H KD KC 5S 5H", 7, 7),
    ],
)
def test_a_total_stands_with_a_hand_of_two_cards_or_more(
    cards: str, player: int | None, banker: int | None
) -> None:
    shown = felt(closed("1 player 100", cards=cards, game="commission"))
    assert (shown.player.total, shown.banker.total) == (player, banker)


@pytest.mark.parametrize(
    ("cards", "player", "banker"),
    [
        ("2S 2H KD", "", ""),
        ("2S 5H KD KC", "draws next", "leads"),
        ("4S 2H KD KC", "draws next", ""),
        ("6S 2H KD KC", "leads", "draws next"),
        ("2S 2H KD KC KS", "", "draws next"),
        ("2S 2H KD KC 5S", "leads", "draws next"),
        ("9S 2H KD 3C", "", ""),
    ],
)
def test_a_note_says_who_leads_and_who_draws(cards: str, player: str, banker: str) -> None:
    shown = felt(closed("1 player 100", cards=cards, game="commission"))
    assert (shown.player.note, shown.banker.note) == (player, banker)


@pytest.mark.parametrize(
    ("cards", "player", "banker"),
    [
        ("9S 2H KD", False, False),
        ("9S 2H KD 3C", True, False),
        ("2S 9H KD KC", False, True),
        ("7S 7H KD KC", False, False),
        ("2S 5H KD KC", False, False),
    ],
)
def test_a_hand_wins_once_the_round_is_over(cards: str, player: bool, banker: bool) -> None:
    table = closed("1 player 100", cards=cards, game="commission")
    assert (felt(table).player.wins, felt(table).banker.wins) == (player, banker)
    if player or banker:
        table = played(table, c.ConcludeRound())
        assert (felt(table).player.wins, felt(table).banker.wins) == (player, banker)


def test_a_third_card_that_waits_for_insurance_is_announced() -> None:
    shown = felt(closed("1 banker 100", cards=BANKER_SEVEN))
    assert places(shown.player)[2] == "3rd"
    assert places(shown.banker)[2] == ""
    assert (shown.player.note, shown.banker.note) == ("draws next", "leads")


# --- chips -------------------------------------------------------------------------------------------------


def test_a_box_shows_the_bets_of_its_own_in_the_order_of_the_game() -> None:
    table = played(
        table_of(GAME),
        *map(
            bet, ("1 tie 30", "1 player 100", "1 player 50", "1 2 player 7", "1 1 player 5", "2 player 900")
        ),
    )
    assert box(table, "1").bets == (
        BetView(Bet.PLAYER, 150_00, (5_00, 7_00), False),
        BetView(Bet.TIE, 30_00, (), False),
    )
    assert box(table, "1").bet(Bet.PLAYER).total == 162_00
    assert box(table, "1").bet(Bet.TIE).total == 30_00
    assert box(table, "1").bet(Bet.BANKER) == BetView(Bet.BANKER)
    assert box(table, "2").bets == (BetView(Bet.PLAYER, 900_00, (), False),)
    assert box(table, "3").bets == ()


def test_losing_bets_are_hatched_until_they_are_taken_and_struck_then() -> None:
    table = closed("1 player 100", "1 banker 50", "2 tie 10", cards="9S 2H KD 3C", game="commission")
    assert [each.struck for each in box(table, "1").bets] == [False, False]
    assert {each.bet: each.lost for each in box(table, "1").bets} == {Bet.PLAYER: 0, Bet.BANKER: 50_00}
    assert tags(table) == {"1": ("50", TagLook.TAKE), "2": ("10", TagLook.TAKE)}
    assert felt(table).settling
    up_to = played(table, c.TakeUpTo("1"))
    assert tags(up_to) == {"1": ("50", TagLook.DONE), "2": ("10", TagLook.TAKE)}
    assert [each.loses for each in (*box(up_to, "1").bets, *box(up_to, "2").bets)] == [False, False, True]
    table = played(table, c.TakeLosingBets())
    assert {each.bet: each.struck for each in box(table, "1").bets} == {Bet.PLAYER: False, Bet.BANKER: True}
    assert [each.struck for each in box(table, "2").bets] == [True]


def test_a_tie_has_its_badge_and_a_tag_for_what_it_pays_after_what_it_takes() -> None:
    bets = ("1 tie 10", "2 tie 20", "2 player_pair 5", "3 banker 50")
    table = closed(*bets, cards="7S 7H KD KC", game="commission")
    shown = felt(table)
    assert (shown.verdict, shown.player.total, shown.banker.total) == (Verdict.TIE, 7, 7)
    pays = f"{second_line('PAY')} 80"
    assert tags(table) == {"1": (pays, TagLook.PAYS), "2": ("5", TagLook.TAKE)}
    assert {each.bet: each.lost for each in box(table, "3").bets} == {Bet.BANKER: 0}
    table = played(table, c.TakeLosingBets())
    assert tags(table) == {"1": ("80", TagLook.NOW), "2": ("160", TagLook.OPEN)}


def test_what_a_tie_returned_lies_with_what_is_put_to_it() -> None:
    table = closed("1 player 100", cards="7S 7H KD KC", game="commission")
    table = played(table, c.ConcludeRound())
    assert box(table, "1").bet(Bet.PLAYER).total == 100_00
    assert tags(table) == {"1": ("stays?", TagLook.OFFER)}
    table = played(table, c.PlaceYourBets(), bet("2 player 20"))
    assert box(table, "1").bet(Bet.PLAYER).total == 100_00
    assert box(table, "2").bet(Bet.PLAYER).total == 20_00


# --- tags and marks ----------------------------------------------------------------------------------------


def test_the_open_box_is_marked_while_bets_are_open_and_the_next_to_be_paid_after() -> None:
    table = played(table_of("commission"), c.PlaceYourBets())
    assert [each.label for each in felt(table).boxes if each.mark is BoxMark.CHOSEN] == []
    opened = DealerSelection(box="1", box_open=True)
    shown = felt_view(Situation(table), opened, context()).boxes
    assert [each.label for each in shown if each.mark is BoxMark.CHOSEN] == ["1"]
    table = closed("1 player 100", "2 player 200", "3 player 300", cards="9S 2H KD 3C", game="commission")
    assert [each.label for each in felt(table).boxes if each.mark is not BoxMark.NONE] == ["1"]
    assert [each.mark for each in felt(table).boxes][:3] == [BoxMark.NEXT, BoxMark.NONE, BoxMark.NONE]


def test_what_goes_back_is_summed_by_box() -> None:
    table = played(
        table_of("commission", limits=Limits(maximum_differential=100_00)),
        *map(bet, ("1 player 60", "2 player 70", "2 1 player 30", "2 2 player 20")),
    )
    # The standing bettors' 50 first, then 30 of the seated bettor who bet last: all on box 2.
    assert tags(table) == {"2": ("80", TagLook.ALARM)}


def test_insurance_says_how_much_each_box_may_take_has_taken_or_declined() -> None:
    bets = ("1 banker 100", "2 banker 200", "2 1 banker 40", "3 banker 80", "5 player 90")
    table = closed(*bets, cards=BANKER_SEVEN)
    assert tags(table) == {
        "1": ("max 25", TagLook.OFFER),
        "2": ("max 60", TagLook.OFFER),
        "3": ("max 20", TagLook.OFFER),
    }
    lit = {each.label: each.lit for each in felt(table).boxes}
    assert lit["1"] == lit["2"] == lit["3"] == frozenset({Bet.BANKER})
    assert lit["5"] == frozenset()
    assert all(each.dim for each in felt(table).boxes)
    table = played(table, c.OfferInsurance(), insure("1 banker 7"), insure("1 banker 4"))
    assert tags(table)["1"] == ("11", TagLook.DONE)
    table = played(table, c.DeclineInsurance("3"))
    assert tags(table)["3"] == ("declined", TagLook.GREYED)
    assert tags(table)["2"] == ("max 60", TagLook.OFFER)
    shown = felt(table).lammer
    assert shown is not None
    assert (shown.hand, shown.odds, shown.out) == (Hand.BANKER, "4", True)


def test_payouts_are_tagged_as_open_due_now_and_done() -> None:
    table = closed("1 player 100", "2 player 200", "2 1 player 50", cards="9S 2H KD 3C", game="commission")
    assert tags(table) == {"1": ("100", TagLook.NOW), "2": ("250", TagLook.OPEN)}
    table = played(table, c.PayBettor("1"))
    assert tags(table) == {"1": ("100", TagLook.DONE), "2": ("250", TagLook.NOW)}
    assert [each.label for each in felt(table).boxes if each.done] == ["1"]
    table = played(table, c.PayBettor("2"))
    assert tags(table)["2"] == ("50", TagLook.NOW)
    assert [each.label for each in felt(table).boxes if each.done] == ["1"]
    table = played(table, c.PayBettor("2", "standing-1"))
    assert tags(table)["2"] == ("250", TagLook.DONE)
    assert [each.label for each in felt(table).boxes if each.done] == ["1", "2"]
