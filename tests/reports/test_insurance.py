"""The insurance report: due, offered, taken, declined, silent, paid, neglected, against the exact edge."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

from terminal.reports.build import make_report
from terminal.reports.spec import Cell
from terminal.rounds import commands as c
from terminal.rounds.answers import IrregularityAnswers
from terminal.rules.bets import Bet, Hand, Stage
from terminal.rules.edge import house_edge
from terminal.rules.games import GAMES
from terminal.rules.ranks import Rank
from tests.reports.asking import figures, rows
from tests.reports.pit import BANKER_SIX, GOH, Pit, terms

BANKERS = (("2", Bet.BANKER, 100_000), ("5", Bet.BANKER, 100_000), ("6", Bet.BANKER, 100_000))


def row_of(path: Path, hand: str, after: str, odds: int) -> dict[str, Cell]:
    """Return one row of the pay table, as the report has it."""
    found = [
        row
        for row in rows(make_report("insurance", [path]), "by_row")
        if (row["hand"], row["after"], row["odds"]) == (hand, after, odds)
    ]
    assert len(found) == 1
    return found[0]


def offered(pit: Pit) -> None:
    """Offer insurance at Banker 6 against 5: box 2 insures with 100, box 5 declines, box 6 says nothing."""
    pit.bet(*BANKERS)
    pit.close()
    pit.deal(BANKER_SIX)
    pit.act(c.OfferInsurance())
    pit.act(c.TakeInsurance("2", Hand.BANKER, 10_000))
    pit.act(c.DeclineInsurance("5"))
    pit.act(c.CloseInsurance())


def test_an_offer_is_counted_with_what_each_bettor_made_of_it(pit: Pit, path: Path) -> None:
    offered(pit)
    pit.deal("3X")
    pit.settle()
    row = row_of(path, "banker", "four_cards", 3)
    assert (row["due"], row["offered"], row["not_offered"]) == (1, 1, 0)
    assert (row["asked"], row["taken"], row["declined"], row["silent"]) == (3, 1, 1, 1)
    # Player 8 beats Banker 6, who stands on a third card of 3: the insurance is paid 3 to 1.
    assert (row["staked"], row["lost"], row["paid"], row["house_net"]) == (10_000, 0, 30_000, -30_000)


def test_the_theoretical_figure_is_that_of_the_row_of_the_pay_table(pit: Pit, path: Path) -> None:
    offered(pit)
    pit.deal("3X")
    pit.settle()
    edge = next(
        row.edge
        for row in house_edge(GAMES["insurance-super-six-plus"], 8).rows
        if row.insurance
        and (row.insurance.hand, row.insurance.stage, row.insurance.odds)
        == (Hand.BANKER, Stage.FOUR_CARDS, 3)
    )
    row = row_of(path, "banker", "four_cards", 3)
    assert (row["edge"], row["theoretical"]) == (edge, 10_000 * edge)
    found = figures(make_report("insurance", [path]))
    assert (found["theoretical"], found["theoretical_share"]) == (10_000 * edge, edge)


def test_every_row_of_the_pay_table_is_listed_once(pit: Pit, path: Path) -> None:
    listed = [
        (row["hand"], row["after"], row["odds"]) for row in rows(make_report("insurance", [path]), "by_row")
    ]
    assert listed == [(row.hand, row.stage, row.odds) for row in GAMES["insurance-super-six-plus"].insurance]


def test_insurance_that_was_taken_back_was_not_taken(pit: Pit, path: Path) -> None:
    pit.bet(*BANKERS)
    pit.close()
    pit.deal(BANKER_SIX)
    pit.act(c.OfferInsurance())
    pit.act(c.TakeInsurance("2", Hand.BANKER, 10_000))
    pit.act(c.Undo())
    pit.act(c.CloseInsurance())
    pit.deal("3X")
    pit.settle()
    found = figures(make_report("insurance", [path]))
    assert (found["offered"], found["taken"], found["silent"], found["staked"]) == (1, 0, 3, 0)


def test_an_offer_that_fell_with_its_card_was_never_due(pit: Pit, path: Path) -> None:
    pit.bet(*BANKERS)
    pit.close()
    pit.deal(BANKER_SIX)
    pit.act(c.Undo())
    pit.deal("2X")
    pit.settle()
    found = figures(make_report("insurance", [path]))
    assert (found["due"], found["asked"]) == (0, 0)


def test_an_offer_that_was_not_made_is_named_and_its_neglect_returned(pit: Pit, path: Path) -> None:
    pit.bet(*BANKERS)
    pit.close()
    pit.deal(BANKER_SIX)
    pit.act(c.CloseInsurance(offered=False))
    pit.deal("3X")
    pit.settle()
    pit.act(c.ReturnNeglected("6", Hand.BANKER), rank=Rank.PIT_MANAGER, by=GOH)
    found = figures(make_report("insurance", [path]))
    assert (found["due"], found["offered"], found["not_offered"], found["asked"]) == (1, 0, 1, 0)
    assert (found["neglected"], found["neglected_returned"]) == (1, 100_000)
    shift = figures(make_report("shift", [path]))
    assert (shift["turnover"], shift["house_net"]) == (200_000, 200_000)


def test_the_insurance_of_a_void_round_was_taken_and_is_no_turnover(pit: Pit, path: Path) -> None:
    offered(pit)
    pit.act(c.RaiseIrregularity("foreign_card"), rank=Rank.PIT_SUPERVISOR, by=GOH)
    found = figures(make_report("insurance", [path]))
    assert (found["taken"], found["staked"], found["house_net"]) == (1, 0, 0)


def test_a_bettor_who_has_the_bets_back_by_option_has_staked_nothing(pit: Pit, path: Path) -> None:
    offered(pit)
    facts = IrregularityAnswers(reconstructable=True, exposed=True, order_known=True)
    pit.act(c.RaiseIrregularity("dealing_error", facts), rank=Rank.PIT_SUPERVISOR, by=GOH)
    pit.act(c.ChooseOption("2", "return"))
    pit.act(c.ChooseOption("5", "continue"))
    pit.act(c.ChooseOption("6", "continue"))
    pit.deal("3X")
    pit.settle()
    assert figures(make_report("insurance", [path]))["staked"] == 0
    assert figures(make_report("shift", [path]))["turnover"] == 200_000


def test_insurance_that_a_correction_shows_not_to_have_been_due_is_no_turnover(pit: Pit, path: Path) -> None:
    offered(pit)
    pit.deal("3X")
    pit.settle()
    # Banker 4 instead of 6: no offer on the Banker Hand was due.
    pit.act(c.CorrectCard(Hand.BANKER, 1, "4X"), rank=Rank.PIT_SUPERVISOR, by=GOH)  # type: ignore[arg-type]
    while pit.table.round is not None and pit.table.round.offer is not None:
        pit.act(c.CloseInsurance(offered=False))
    if pit.table.round is not None:
        pit.deal("TX")
        pit.settle()
    found = figures(make_report("insurance", [path]))
    assert (found["staked"], found["taken"]) == (0, 0)


def test_insurance_whose_original_bet_was_corrected_away_is_no_turnover(pit: Pit, path: Path) -> None:
    offered(pit)
    pit.deal("3X")
    pit.settle()
    pit.act(c.CorrectBet("2", Bet.BANKER, 0), rank=Rank.PIT_SUPERVISOR, by=GOH)
    found = figures(make_report("insurance", [path]))
    assert (found["due"], found["staked"], found["house_net"]) == (1, 0, 0)
    assert figures(make_report("shift", [path]))["turnover"] == 200_000


def test_a_game_without_insurance_has_no_rows(path: Path) -> None:
    pit = Pit(path, game=terms("commission"))
    pit.play(BANKERS)
    pit.close_ledger()
    document = make_report("insurance", [path])
    assert rows(document, "by_row") == []
    assert figures(document)["theoretical"] == Fraction(0)
