"""What the players' display shows of each state: no card before it is face up, no result before its call."""

from __future__ import annotations

import dataclasses
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from terminal.rounds import commands as c
from terminal.rounds.answers import IrregularityAnswers
from terminal.rounds.events import LastRoundRetracted, TakingRetracted
from terminal.rounds.evolve import evolve_all
from terminal.rounds.guidance.situation import Situation
from terminal.rounds.state import Table
from terminal.rules.bets import Bet, Hand, Result
from terminal.rules.cards import DECK, UNKNOWN, Card, total
from terminal.rules.games import GAMES
from terminal.rules.house import Limits
from terminal.rules.ranks import Rank
from terminal.rules.settlement import Facts
from terminal.screen.board.players_view import NO_LIMIT, _note_on, players_view
from terminal.screen.board.views import AnnouncerTone, BettingClock, HouseTexts, IdlePage, PlayersView
from terminal.screen.screen_kind import ScreenKind
from tests.rounds.paragraph_checks import PLAYER_NINE
from tests.rounds.paragraph_table import a_round, bet, deal, insure, played, table_of

CB, NCI = "commission", "insurance-super-six-plus"
ALL_LIMITS = Limits(
    minimum=100_00,
    maximum=30_000_00,
    side_minimum=25_00,
    side_maximum=5_000_00,
    maximum_differential=50_000_00,
)
BANKER_SIX = "2D 9H 3S 7C"
"""Player 5, Banker 6, and a third card for the Player: insurance is due on the Banker."""
VOID = c.RaiseIrregularity(
    "not_provided_for", IrregularityAnswers(remedy="void", decision="The lights went out.")
)


def seen(table: Table, clock: BettingClock | None = None) -> PlayersView:
    """Return what the players see of a live table."""
    return players_view(Situation(table), ScreenKind.LIVE, clock=clock)


def closed(game: str = NCI, *, face_down: bool = False) -> Table:
    """Return a table with one bet on each hand, and the bets closed."""
    table = table_of(game, face_down=face_down)
    return played(table, bet("1 player 100"), bet("2 banker 100"), c.CloseBets())


@pytest.mark.parametrize("game", [CB, NCI])
def test_cb_nci_3_4_minimum_and_maximum_of_each_bet_and_the_differential_stand_there(game: str) -> None:
    table = played(table_of(game, limits=ALL_LIMITS), c.PlaceYourBets())
    rows = {of: (row.least, row.most) for row in seen(table).limits for of in row.bets or (None,)}
    hands = {Bet.PLAYER: ("100", "30,000"), Bet.BANKER: ("100", "30,000")}
    others = {other: ("25", "5,000") for other in GAMES[game].bets if other not in hands}
    assert rows == hands | others | {None: (NO_LIMIT, "50,000")}
    assert (Bet.PLAYER_PAIR, Bet.BANKER_PAIR) in [row.bets for row in seen(table).limits], "one row for both"


def test_nci_3_4_while_cards_lie_the_limits_stand_in_the_header() -> None:
    table = played(table_of(NCI, limits=ALL_LIMITS), bet("1 player 100"), c.CloseBets(), *deal("2D"))
    shown = {field.label: field.value for field in seen(table).fields}
    assert shown == {
        "MIN": "100",
        "MAX": "30,000",
        "SIDE MIN": "25",
        "SIDE MAX": "5,000",
        "MAX DIFFERENTIAL": "50,000",
        "SHOE": "1",
        "ROUND": "1",
    }


def test_limits_that_change_later_are_not_those_of_the_round_under_way() -> None:
    table = played(table_of(NCI, limits=ALL_LIMITS), c.PlaceYourBets())
    changed = replace(table, terms=replace(table.terms, limits=Limits(minimum=500_00)))
    assert seen(changed).limits == seen(table).limits


def test_nci_3_12_insurance_is_told_with_its_odds_once_the_lammer_is_out_and_until_it_is_closed() -> None:
    due = played(closed(), *deal(BANKER_SIX))
    assert seen(due).announcement.tone is AnnouncerTone.QUIET, "due is not yet offered"
    out = played(due, c.OfferInsurance())
    offered = seen(out).announcement
    offer = Situation(out).offer
    assert offer is not None
    assert (offered.tone, offered.bet, Fraction(offered.odds)) == (
        AnnouncerTone.OFFER,
        Bet.BANKER,
        offer.odds,
    )
    assert "Banker" in offered.title.text
    assert offered.odds in offered.note.text
    assert seen(played(out, insure("2 banker 10"))).announcement == offered
    assert seen(played(out, c.CloseInsurance())).announcement.tone is AnnouncerTone.QUIET


def test_nci_4_2_2_the_notice_of_no_insurance_stands_only_while_it_is_up() -> None:
    table = table_of(NCI, private=True)
    up = played(table, c.SetNotice(up=True), rank=Rank.PIT_SUPERVISOR)
    down = played(up, c.SetNotice(up=False), rank=Rank.PIT_SUPERVISOR)
    titles = [[notice.title.text for notice in seen(state).notices] for state in (table, up, down)]
    assert titles == [[], ["No insurance at this table"], []]
    assert seen(a_round(up, ["1 player 100"], PLAYER_NINE)).notices == seen(up).notices


def test_what_is_announced_follows_the_round() -> None:
    table = table_of(NCI)
    titles = [seen(table).announcement.title.text]
    for command in (c.PlaceYourBets(), c.CloseBets(), *deal("9S 2H KD 3C"), c.ConcludeRound()):
        table = played(table, command)
        titles.append(seen(table).announcement.title.text)
    assert titles == [
        "The next round follows",
        "Place your bets",
        *["No more bets"] * 5,
        "Player wins",
    ]


@pytest.mark.parametrize("game", [CB, NCI])
def test_cb_5_15_nci_5_16_a_void_round_is_told_to_every_patron_and_its_result_leaves(game: str) -> None:
    before = a_round(table_of(game), ["1 player 100"], PLAYER_NINE)
    dealt = played(before, bet("1 banker 100"), c.CloseBets(), *deal("KS 4H"))
    void = played(dealt, VOID, rank=Rank.SHIFT_MANAGER)
    was, told = seen(before), seen(void)
    assert told.announcement.tone is AnnouncerTone.VOID
    assert told.announcement.note.text == "All bets are returned"
    assert told.hands == ()
    assert (told.board, told.last) == (was.board, was.last)
    assert (was.counts.voids, told.counts) == (0, replace(was.counts, voids=1))
    assert seen(played(void, c.PlaceYourBets())).counts == told.counts, "while the next round is open too"
    new = c.NewShoe(before.terms.decks, burn_due=False)
    assert seen(played(void, new, rank=Rank.PIT_SUPERVISOR)).counts.voids == 0
    assert told.last is not None
    assert (told.last.result, told.last.player, told.last.banker, told.last.number) == (
        *(Result.PLAYER, 9, 5),
        1,
    )


def test_the_result_and_its_mark_come_with_the_call_and_go_when_the_call_is_taken_back() -> None:
    table = played(closed(), *deal(PLAYER_NINE))
    assert seen(table).last is None
    assert seen(table).counts.rounds == 0
    taken = played(table, c.TakeLosingBets())
    assert seen(taken).announcement.tone is AnnouncerTone.RESULT
    assert seen(taken).counts.player == 1
    last = seen(taken).last
    assert last is not None
    ended = played(taken, c.PayBettor("1", "seated"), c.ConcludeRound())
    assert (seen(ended).board, seen(ended).last) == (seen(taken).board, last)
    assert seen(evolve_all(taken, [TakingRetracted()])).last is None


def test_a_result_that_is_reversed_leaves_the_display() -> None:
    ended = a_round(table_of(NCI), ["1 player 100"], PLAYER_NINE)
    reopened = played(ended, c.CorrectCard(Hand.PLAYER, 1, Card("8S")), rank=Rank.PIT_SUPERVISOR)
    last = seen(reopened).last
    assert last is None or last.player == 8, "the table's result prevails, and the display follows it"


@pytest.mark.parametrize(("played_since", "told"), [(0, False), (1, True)])
def test_the_last_round_after_the_cut_card_is_announced_by_itself(played_since: int, told: bool) -> None:
    table = a_round(table_of(CB), ["1 player 100"], PLAYER_NINE)
    table = played(table, c.PlaceYourBets(), c.ShowCutCard(), c.CloseBets(), *deal(PLAYER_NINE))
    assert seen(table).notices == (), "one more round follows this one"
    table = played(table, c.ConcludeRound())
    for _ in range(played_since):
        table = played(table, c.PlaceYourBets())
    notices = seen(table).notices
    assert [notice.title.text for notice in notices] == ["LAST ROUND before the shoe ends"]
    assert notices[0].strong
    assert (table.round is not None) is told


def test_a_last_round_that_was_announced_stands_there_until_it_is_over_or_taken_back() -> None:
    table = a_round(table_of(CB), ["1 player 100"], PLAYER_NINE)
    told = played(table, c.AnnounceLastRound())
    betting = played(told, c.PlaceYourBets())
    over = played(betting, c.CloseBets(), *deal(PLAYER_NINE), c.ConcludeRound())
    back = evolve_all(told, [LastRoundRetracted()])
    titles = [[notice.title.text for notice in seen(state).notices] for state in (told, betting, over, back)]
    assert titles == [["LAST ROUND before the table closes"]] * 2 + [[]] * 2
    assert [state.last_round_told for state in (table, over, back)] == [False, True, False]


def test_with_two_rounds_after_the_cut_card_only_the_second_is_announced() -> None:
    table = table_of(CB)
    house = dataclasses.replace(table.terms.house, rounds_after_cut_card=2)
    table = a_round(replace(table, terms=replace(table.terms, house=house)), ["1 player 100"], PLAYER_NINE)
    table = played(table, c.PlaceYourBets(), c.ShowCutCard(), c.CloseBets(), *deal(PLAYER_NINE))
    told = []
    for _ in range(2):
        table = played(table, c.ConcludeRound())
        told.append(bool(seen(table).notices))
        table = played(table, c.PlaceYourBets())
        told.append(bool(seen(table).notices))
        table = played(table, c.CloseBets(), *deal(PLAYER_NINE))
    assert told == [False, False, True, True]


def test_the_clock_is_shown_only_while_bets_are_open() -> None:
    clock = BettingClock(18, 30)
    open_bets = played(table_of(CB), c.PlaceYourBets())
    assert seen(open_bets, clock).clock == clock
    assert seen(played(open_bets, c.CloseBets()), clock).clock is None


@pytest.mark.parametrize("game", GAMES)
def test_without_a_shoe_the_page_of_the_house_lists_the_odds_of_every_bet(game: str) -> None:
    bare = replace(table_of(game), shoe=None)
    page = players_view(Situation(bare), ScreenKind.LIVE, HouseTexts(("Welcome",)), turn=2).house
    assert page is not None
    assert {row.bet for row in page.odds} == set(GAMES[game].bets)
    assert len(page.odds) == len(GAMES[game].pays)
    assert len({(row.bet, row.when) for row in page.odds}) == len(page.odds), "each line says when it pays"
    assert (page.insurance is not None) is GAMES[game].has_insurance
    assert seen(table_of(game)).house is None


@pytest.mark.parametrize(
    ("house", "own"),
    [
        (HouseTexts(), []),
        (HouseTexts(("Welcome",), ("At the desk",)), [IdlePage.HOUSE]),
        (HouseTexts(picture=True), [IdlePage.HOUSE]),
    ],
)
def test_without_a_shoe_it_turns_through_house_limits_odds_and_rules(
    house: HouseTexts, own: list[IdlePage]
) -> None:
    idle = Situation(replace(table_of(CB), shoe=None))
    pages = [players_view(idle, ScreenKind.LIVE, house, turn=turn).house for turn in range(5)]
    shown = [page.page for page in pages if page is not None]
    assert shown == ([*own, IdlePage.LIMITS, IdlePage.ODDS, IdlePage.RULES] * 2)[:5]
    rules = next(page for page in pages if page is not None and page.page is IdlePage.RULES)
    assert rules.lines == (house.rules or ("Ask at the table for the rules of this game.",))


def test_nci_3_12_between_shoes_the_odds_of_insurance_stand_there_as_the_pay_table_has_them() -> None:
    idle = Situation(replace(table_of(NCI), shoe=None))
    page = players_view(idle, ScreenKind.LIVE, turn=2).house
    assert page is not None
    assert page.page is IdlePage.INSURANCE
    assert [Fraction(row.price.removesuffix(" to 1")) for row in page.odds] == [
        row.odds for row in GAMES[NCI].insurance
    ]
    assert page.odds[1].when == "after four cards, at Player 0–5, Banker 6"
    assert len({(row.bet, row.when) for row in page.odds}) == len(page.odds)


FACES = st.lists(st.sampled_from(DECK), min_size=4, max_size=4)


@settings(max_examples=40)
@given(FACES, FACES, st.permutations(range(4)))
def test_two_rounds_that_differ_in_faces_not_yet_open_look_the_same_at_every_step(
    first: list[Card], second: list[Card], order: list[int]
) -> None:
    left, right = (played(closed(face_down=True), *[c.DealCard(UNKNOWN)] * 4) for _ in range(2))
    places = [(Hand.PLAYER, 1), (Hand.BANKER, 1), (Hand.PLAYER, 2), (Hand.BANKER, 2)]
    opened: list[int] = []
    for index in order:
        assert seen(left) == seen(right)
        # Whatever lies there, nothing but the open faces is told; a total with the last card of its hand.
        for hand in seen(left).hands:
            own = [number for number, (of, _) in enumerate(places) if of is hand.hand]
            assert hand.cards == tuple(first[number] if number in opened else None for number in own)
            whole = all(number in opened for number in own)
            assert hand.total == (total([first[number] for number in own]) if whole else None)
        assert seen(left).last is None
        assert seen(left).announcement.tone is AnnouncerTone.QUIET
        left = played(left, c.OpenCard(*places[index], first[index]))
        right = played(right, c.OpenCard(*places[index], second[index]))
        opened.append(index)
        if first[index] != second[index]:
            assert seen(left) != seen(right)
            return


def test_the_second_line_of_what_a_six_pays_is_chinese_as_a_whole() -> None:
    facts = Facts(Result.BANKER, 5, 6, 3, None, None, natural=False)
    assert _note_on(GAMES[NCI], facts) == ("Super Six Plus pays 20 to 1", "超級六中，1 賠 20")
