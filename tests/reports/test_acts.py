"""The reports on what people did in addition to dealing: irregularities, overrides and corrections, voids."""

from __future__ import annotations

import re
from fractions import Fraction
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest
from msgspec import structs

from terminal.reports.build import make_report
from terminal.reports.labels import as_recorded, command_label
from terminal.reports.values import shown
from terminal.rounds import commands as c
from terminal.rounds.answers import DisputedBet, IrregularityAnswers
from terminal.rounds.state import OnDuty
from terminal.rules.bets import Bet, Hand, standing
from terminal.rules.cards import Card
from terminal.rules.house import Limits
from terminal.rules.ranks import Rank
from terminal.table.setup.languages import TRANSLATED, Language, wording
from tests.reports.asking import figures, rows
from tests.reports.pit import CHUA, GOH, NATURAL_NINE, Pit
from tests.table.test_ranks import ABOVE

UTC = ZoneInfo("UTC")
RAHMAN = OnDuty("20333", "Rahman A.")
BETS = (("1", Bet.PLAYER, 100_000), ("2", Bet.BANKER, 50_000))
SHORT_PAID = DisputedBet(box="3", bettor="seated", bet="banker", amount=50_000, owed=50_000, paid=45_000)


def test_irregularities_are_counted_by_kind_paragraph_action_and_rank(pit: Pit, path: Path) -> None:
    for _ in range(2):
        pit.play(BETS)
        pit.act(c.RaiseIrregularity("late_bet"))
    pit.bet(*BETS)
    pit.close()
    pit.deal("9X")
    pit.act(c.RaiseIrregularity("foreign_card"), rank=Rank.PIT_SUPERVISOR, by=GOH)
    counts = [tuple(row.values()) for row in rows(make_report("irregularities", [path]), "counts")]
    assert counts == [
        ("late_bet", "5.6", "returned", "", "dealer", 2),
        ("foreign_card", "5.5.1", "void", "", "pit_supervisor", 1),
    ]


def test_an_irregularity_is_listed_with_round_and_person(pit: Pit, path: Path) -> None:
    pit.play(BETS)
    pit.wait(30)
    facts = IrregularityAnswers(bet=SHORT_PAID)
    pit.act(c.RaiseIrregularity("wrong_payment", facts), rank=Rank.PIT_SUPERVISOR, by=GOH)
    (row,) = rows(make_report("irregularities", [path]), "list")
    assert (row["at"], row["shoe"], row["round"]) == (pit.now, 1, 1)
    assert (row["decided_by"], row["person"], row["dealer"]) == ("pit_supervisor", GOH.number, CHUA.number)
    assert (row["box"], row["owed"], row["was_paid"]) == ("3", 50_000, 45_000)


def test_wrong_payments_are_summed_up_and_what_nobody_has_said_is_left_out(pit: Pit, path: Path) -> None:
    pit.play(BETS)
    over = structs.replace(SHORT_PAID, paid=70_000, recovered=15_000)
    for bet in (SHORT_PAID, over):
        pit.act(
            c.RaiseIrregularity("wrong_payment", IrregularityAnswers(bet=bet)),
            rank=Rank.PIT_SUPERVISOR,
            by=GOH,
        )
    document = make_report("irregularities", [path])
    assert [row["recovered"] for row in rows(document, "list")] == [None, 15_000]
    assert figures(document, "payments") == {
        "wrong_payments": 2,
        "owed": 100_000,
        "was_paid": 115_000,
        "recovered": 15_000,
        "with_recovery": 1,
    }


def test_a_correction_after_a_new_shoe_stands_under_the_round_that_it_corrects(pit: Pit, path: Path) -> None:
    pit.play(BETS)
    pit.act(c.NewShoe(8, burn_due=False), rank=Rank.PIT_SUPERVISOR)
    pit.act(c.CorrectBet("1", Bet.PLAYER, 120_000), rank=Rank.PIT_SUPERVISOR, by=GOH)
    document = make_report("overrides", [path])
    assert [(row["shoe"], row["round"]) for row in rows(document, "correction_list")] == [(1, 1)]
    assert figures(make_report("shift", [path]))["turnover"] == 170_000


def test_overrides_are_counted_by_kind_and_person(pit: Pit, path: Path) -> None:
    pit.play(BETS)
    pit.act(c.CorrectBet("1", Bet.PLAYER, 120_000), rank=Rank.PIT_SUPERVISOR, by=GOH)
    pit.act(c.CorrectBet("1", Bet.PLAYER, 130_000), rank=Rank.PIT_SUPERVISOR, by=GOH)
    pit.act(c.CorrectBet("1", Bet.PLAYER, 140_000), rank=Rank.PIT_SUPERVISOR, by=RAHMAN)
    facts = IrregularityAnswers(bet=SHORT_PAID)
    pit.act(c.RaiseIrregularity("wrong_payment", facts), rank=Rank.PIT_SUPERVISOR, by=RAHMAN)
    counts = [tuple(row.values()) for row in rows(make_report("overrides", [path]), "overrides")]
    assert counts == [
        ("CorrectBet", None, GOH.number, GOH.name, "pit_supervisor", 2),
        ("CorrectBet", None, RAHMAN.number, RAHMAN.name, "pit_supervisor", 1),
        ("RaiseIrregularity", "wrong_payment", RAHMAN.number, RAHMAN.name, "pit_supervisor", 1),
    ]


def test_an_irregularity_that_the_dealer_decides_belongs_to_no_override(pit: Pit, path: Path) -> None:
    pit.play(BETS)
    pit.act(c.CorrectBet("1", Bet.PLAYER, 120_000), rank=Rank.PIT_SUPERVISOR, by=GOH)
    pit.act(c.RaiseIrregularity("late_bet"))
    facts = IrregularityAnswers(bet=SHORT_PAID)
    pit.act(c.RaiseIrregularity("wrong_payment", facts), rank=Rank.PIT_SUPERVISOR, by=GOH)
    pit.act(c.RaiseIrregularity("late_bet"))
    kinds = [row["irregularity"] for row in rows(make_report("overrides", [path]), "overrides")]
    assert kinds == [None, "wrong_payment"]


def test_what_was_told_and_put_right_on_the_display_is_listed(pit: Pit, path: Path) -> None:
    pit.act(c.AnnounceLastRound())
    pit.play(BETS)
    pit.act(c.PutDisplayRight(), rank=Rank.PIT_SUPERVISOR, by=GOH)
    document = make_report("overrides", [path])
    assert [(row["round"], row["what"], row["person"]) for row in rows(document, "display")] == [
        (None, "last_round_announced", CHUA.number),
        (1, "display_put_right", GOH.number),
    ]
    assert [row["act"] for row in rows(document, "override_list")] == ["PutDisplayRight"]


def test_an_override_is_listed_with_its_reason(pit: Pit, path: Path) -> None:
    pit.play(BETS)
    command = c.CorrectBet("1", Bet.PLAYER, 120_000)
    pit.act(command, rank=Rank.PIT_SUPERVISOR, by=GOH, reason="Chips lay on 1")
    (row,) = rows(make_report("overrides", [path]), "override_list")
    assert (row["asked_by"], row["number"], row["reason"]) == (CHUA.number, GOH.number, "Chips lay on 1")


def test_corrections_and_entries_taken_back_are_counted_by_kind_and_person(pit: Pit, path: Path) -> None:
    pit.bet(*BETS)
    pit.act(c.Undo())
    pit.act(c.PlaceBet("2", Bet.BANKER, 50_000))
    pit.act(c.WithdrawBet("2", Bet.BANKER))
    pit.act(c.Undo())
    pit.close()
    pit.deal("9X")
    pit.act(c.Undo())
    pit.deal(NATURAL_NINE)
    pit.settle()
    pit.act(c.CorrectCard(Hand.PLAYER, 1, "8X"), rank=Rank.PIT_SUPERVISOR, by=GOH)  # type: ignore[arg-type]
    document = make_report("overrides", [path])
    counts = {row["kind"]: (row["person"], row["count"]) for row in rows(document, "corrections")}
    assert counts == {
        "bet_retracted": (CHUA.number, 1),
        "withdrawal_retracted": (CHUA.number, 1),
        "card_retracted": (CHUA.number, 1),
        "card_corrected": (GOH.number, 1),
    }
    listed = [(row["what"], row["before"], row["after"]) for row in rows(document, "correction_list")]
    assert listed == [
        ("Box 2 seated, Banker", "500.00", None),
        ("Box 2 seated, Banker", "0.00", "500.00"),
        ("Player card 1", "9X", None),
        ("Player card 1", "9X", "8X"),
    ]


@pytest.mark.parametrize("language", TRANSLATED)
def test_corrections_and_changed_limits_are_read_in_the_readers_language(
    pit: Pit, path: Path, language: Language
) -> None:
    pit.bet(("1", Bet.PLAYER, 100_000), ("2", Bet.BANKER, 50_000))
    pit.act(c.Undo())
    pit.act(c.PlaceBet("2", Bet.BANKER, 50_000, standing(3)))
    pit.act(c.Undo())
    pit.close()
    pit.deal(NATURAL_NINE)
    pit.settle()
    pit.act(c.CorrectCard(Hand.PLAYER, 1, Card("8X")), rank=Rank.PIT_SUPERVISOR, by=GOH)
    limits = Limits(minimum=10_000, side_maximum=500_000)
    pit.act(c.SetLimits(limits), rank=Rank.PIT_SUPERVISOR, by=GOH)
    read = {}
    for report, section in (("overrides", "correction_list"), ("overrides", "terms"), ("security", "list")):
        document = make_report(report, [path])
        table = document.section(section).table
        assert table is not None
        for row in table.rows:
            for column, cell in zip(table.columns, row, strict=True):
                if column.key in ("what", "before", "after", "detail"):
                    read[shown(column, cell, UTC)] = shown(column, cell, UTC, wording(language))
    assert {"Box 2 standing-3, Banker", "Player card 1", "none", "side maximum"} <= set(read)
    assert "; " in "".join(read), "the security report says all that was changed in a line"
    codes = {"8X", "9X", "insurance-super-six-plus"}
    assert [said for text, said in read.items() if re.search("[A-Za-z]", said) and text not in codes] == []


def test_a_void_is_listed_with_its_reason_and_what_went_back(pit: Pit, path: Path) -> None:
    for _ in range(3):
        pit.play(BETS)
    pit.bet(*BETS)
    pit.close()
    pit.deal("9X KX")
    pit.act(c.RaiseIrregularity("foreign_card"), rank=Rank.PIT_SUPERVISOR, by=GOH)
    document = make_report("voids", [path])
    (row,) = rows(document, "list")
    assert (row["kind"], row["paragraph"], row["decided_by"]) == ("foreign_card", "5.5.1", "pit_supervisor")
    assert (row["cards"], row["bets"], row["returned"]) == (2, 2, 150_000)
    assert figures(document)["void_share"] == Fraction(1, 4)


@pytest.mark.parametrize("command", sorted({type(one.command).__name__ for one in ABOVE.values()}))
def test_whatever_somebody_of_higher_rank_can_stand_behind_has_words(command: str) -> None:
    label = command_label(command)
    assert label.code == command
    assert label.message.template != as_recorded(command).template
