"""What the screen makes of a situation: one settlement an act, the main button, locks and hints."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from terminal.rounds import commands as c
from terminal.rounds import settlement_lines
from terminal.rounds.guidance.situation import Situation
from terminal.rounds.guidance.step import Task
from terminal.rounds.state import Table
from terminal.rules.bets import Bet, Hand
from terminal.rules.cards import UNKNOWN, Card
from terminal.rules.house import House, Limits
from terminal.rules.ranks import Rank
from terminal.screen.dealing.betting import gauge_view, turn_back_view
from terminal.screen.dealing.between_rounds import between_view
from terminal.screen.dealing.cards import burn_count, deal_view
from terminal.screen.dealing.guide import guide_choose, guide_irregularity, guide_open
from terminal.screen.dealing.strip import strip_view
from terminal.screen.dealing.tasks import TASKS, main_commands, main_draws, task_of
from terminal.screen.felt_view import felt_view
from terminal.screen.screen_kind import ScreenKind
from terminal.screen.screen_view import present
from terminal.screen.selection import Context, DealerSelection
from terminal.screen.settlement.settling import cut_view, settlement_view, take_view
from terminal.screen.settlement.views import PayState, SettledBet
from terminal.screen.views import ToolState
from tests.rounds.paragraph_table import bet, deal, insure, played, table_of, terms_of

NCI = "insurance-super-six-plus"
CONTEXT = Context(kind=ScreenKind.LIVE, chips=(1_000_000, 100_000, 10_000, 2_500, 500, 100))
CHOSEN = DealerSelection(box="1")
PLAYER_EIGHT = "8S 2H KD 5C"
BANKER_SEVEN = "KS 7H 2D KC"
BETS = ["1 player 100", "3 banker 100", "3 2 player 40", "5 tie 10", "5 player 75", "8 player_pair 5"]


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


def test_no_act_and_its_picture_settle_the_round_more_than_once(counted: list[object]) -> None:
    table = played(table_of(NCI), *map(bet, BETS), c.CloseBets(), *deal(PLAYER_EIGHT))
    acts = 0
    while table.round is not None:
        before = len(counted)
        situation = Situation(table)
        present(situation, CHOSEN, CONTEXT)
        commands = main_commands(situation, CHOSEN)
        assert commands
        table = played(table, *commands)
        present(Situation(table), CHOSEN, CONTEXT)
        assert len(counted) - before <= 1
        acts += 1
    assert acts == 1 + 3 + 1
    assert len(counted) == 1


def test_the_main_button_says_what_it_does_without_a_picture() -> None:
    table = played(table_of(NCI), *map(bet, BETS))
    assert main_commands(Situation(table), CHOSEN) == (c.CloseBets(),)
    asked = replace(CHOSEN, new_shoe=True)
    assert task_of(Situation(table), asked) is Task.NO_MORE_BETS
    between = table_of(NCI)
    assert task_of(Situation(between), asked) is Task.NEW_SHOE
    assert main_commands(Situation(between), asked) == ()
    assert main_commands(Situation(between), replace(asked, shuffled=True)) == (c.NewShoe(8, shuffled=True),)


def test_a_virtual_shoe_is_drawn_from_for_burn_card_and_face_alone() -> None:
    virtual = replace(CONTEXT, virtual_shoe=True)
    table = played(Table(terms_of(NCI)), c.OpenTable(terms_of(NCI)), c.NewShoe(8))
    assert main_draws(Situation(table), CHOSEN, virtual)
    assert not main_draws(Situation(table), CHOSEN, CONTEXT)
    turned_up = replace(CHOSEN, turned_up=Card("KS"))
    assert main_commands(Situation(table), turned_up) == (c.BurnCards(Card("KS"), 10),)
    table = played(table, *main_commands(Situation(table), turned_up))
    assert not main_draws(Situation(table), CHOSEN, virtual)
    table = played(table, c.CloseBets())
    assert main_draws(Situation(table), CHOSEN, virtual)


@pytest.mark.parametrize(("code", "count"), [("AS", 1), ("9H", 9), ("TD", 10), ("JC", 10), ("KX", 10)])
def test_as_many_cards_are_burnt_as_the_first_counts_a_ten_or_court_card_ten(code: str, count: int) -> None:
    assert burn_count(Card(code)) == count


def test_every_task_has_its_words() -> None:
    assert set(TASKS) == set(Task)


def test_the_gauge_shows_the_room_of_each_side() -> None:
    table = table_of(NCI, limits=Limits(maximum_differential=500_00))
    view = gauge_view(Situation(played(table, bet("1 player 300"), bet("3 banker 100"))))
    assert (view.player, view.banker) == (300_00, 100_00)
    assert (view.player_room, view.banker_room) == (300_00, 700_00)


def test_what_goes_back_is_listed_until_the_sides_are_within_the_limit() -> None:
    table = table_of(NCI, limits=Limits(maximum_differential=500_00))
    table = played(table, bet("1 banker 400"), bet("3 banker 300"))
    view = turn_back_view(Situation(table))
    assert view is not None
    assert (view.total, view.over, view.over_after, view.other_after) == (200_00, Bet.BANKER, 500_00, 0)
    table = played(table, *main_commands(Situation(table), CHOSEN))
    assert turn_back_view(Situation(table)) is None


def test_who_chooses_in_the_initial_deal_is_asked_at_that_stage() -> None:
    table = played(table_of("commission"), bet("1 player 50"), c.CloseBets())
    table = played(table, c.DealCard(Card("KS"), Hand.BANKER))
    halted = guide_irregularity(Situation(table))
    wrong = c.RaiseIrregularity("misplaced_cards", c.IrregularityAnswers(reconstructable=True))
    asked = guide_choose(Situation(played(table, wrong, rank=Rank.PIT_SUPERVISOR)))
    assert {guide.steps[guide.step or 0] for guide in (halted, asked)} == {"Deal"}


def test_a_third_card_that_lies_face_down_is_opened_at_the_draw() -> None:
    table = played(table_of("commission", face_down=True), bet("1 player 50"), c.CloseBets())
    table = played(table, *[c.DealCard(UNKNOWN)] * 4)
    first = guide_open(Situation(table))
    for hand, place, face in ((Hand.PLAYER, 1, "8D"), (Hand.BANKER, 1, "QD"), (Hand.PLAYER, 2, "8H")):
        table = played(table, c.OpenCard(hand, place, Card(face)))
    table = played(table, c.OpenCard(Hand.BANKER, 2, Card("JD")), c.DealCard(UNKNOWN))
    third = guide_open(Situation(table))
    assert [guide.steps[guide.step or 0] for guide in (first, third)] == ["Deal", "Draw"]


def test_bets_closed_over_the_differential_are_not_ticked() -> None:
    """CB, NCI ¶5.1.1: 700 of 500 once stood there with a tick."""
    table = table_of(NCI, limits=Limits(maximum_differential=500_00))
    within = deal_view(Situation(played(table, bet("1 banker 500"), c.CloseBets())), CHOSEN)
    over = deal_view(Situation(played(table, bet("1 banker 700"), c.CloseBets())), CHOSEN)
    assert within is not None
    assert over is not None
    assert (within.over, over.over, over.differential) == (False, True, "Differential 700 of 500")


def test_the_discards_are_counted_next_to_the_shoe() -> None:
    table = played(table_of(NCI), bet("1 player 10"), c.CloseBets(), *deal(PLAYER_EIGHT), c.ConcludeRound())
    counters = felt_view(Situation(table), CHOSEN, CONTEXT).counters
    assert (counters.shoe, counters.discards, counters.carried) == (412, 0, ())
    counters = felt_view(Situation(played(table, c.PlaceYourBets())), CHOSEN, CONTEXT).counters
    assert (counters.shoe, counters.discards, counters.carried) == (412, 4, ())


def test_bets_are_listed_as_they_are_taken_and_paid() -> None:
    table = played(table_of(NCI), *map(bet, BETS), c.CloseBets(), *deal(PLAYER_EIGHT))
    take = take_view(Situation(table))
    assert take is not None
    assert [(cell.box, cell.bets) for cell in take.cells] == [
        ("3", (SettledBet(Bet.BANKER),)),
        ("5", (SettledBet(Bet.TIE),)),
        ("8", (SettledBet(Bet.PLAYER_PAIR),)),
    ]
    assert cut_view(Situation(table), CONTEXT) is None
    table = played(table, c.TakeLosingBets(), c.PayBettor("1"))
    assert take_view(Situation(table)) is None
    view = settlement_view(Situation(table))
    assert [(row.box, row.state) for row in view.pay_rows] == [
        ("1", PayState.PAID),
        ("3", PayState.NOW),
        ("5", PayState.TO_COME),
    ]
    cut = cut_view(Situation(table), CONTEXT)
    assert cut is not None
    assert (cut.box, cut.total, cut.change) == ("3", 40_00, 0)
    assert cut.chips == ((2_500, 1), (500, 3))


def test_insurance_is_paid_in_chips_up_to_the_original_bet() -> None:
    """NCI ¶3.12.2 on the screen: 24 at four to one, rounded up to tens, is still within the 97 of the bet."""
    terms = replace(terms_of(NCI), house=House(payout_unit=1_000))
    table = played(Table(terms), c.OpenTable(terms), c.NewShoe(8, burn_due=False), bet("1 banker 97"))
    table = played(table, c.CloseBets(), *deal(BANKER_SEVEN), insure("1 banker 24"), c.CloseInsurance())
    table = played(table, *deal("6C"), c.TakeLosingBets())
    cut = cut_view(Situation(table), CONTEXT)
    assert cut is not None
    assert cut.total == 97_00
    assert cut.chips == ((2_500, 3), (500, 4), (100, 2))


def test_a_tool_is_ready_where_its_act_would_pass() -> None:
    def states(table: Table) -> dict[str, ToolState]:
        view = strip_view(Situation(table), CHOSEN, CONTEXT)
        undo = ToolState.READY if view.undo.usable else ToolState.OFF
        menu = between_view(Situation(table)).tools
        return {tool.name: tool.state for tool in view.tools} | {
            "undo": undo,
            **{tool.name: ToolState.READY if tool.usable else ToolState.OFF for tool in menu},
        }

    table = table_of(NCI, private=True)
    unused = table.shoe
    assert unused is not None
    assert not unused.out
    assert states(table)["undo"] is ToolState.READY  # it leads to the decks of a shoe that is not in use yet
    assert states(replace(table, shoe=unused.burnt(1)))["undo"] is ToolState.OFF
    assert states(table)["notice"] is ToolState.READY
    table = played(table, bet("1 player 10"))
    assert states(table)["undo"] is ToolState.READY
    assert states(table)["notice"] is ToolState.OFF
    assert states(played(table, c.CloseBets()))["undo"] is ToolState.READY
    assert states(table_of(NCI))["notice"] is ToolState.OFF
