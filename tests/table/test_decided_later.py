"""What is decided about a round after others have commenced is found under the round meant (¶5.11)."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from terminal.ledger.round_search import RoundQuery
from terminal.rounds import commands as c
from terminal.rounds.answers import DisputedBet, EarlierRound, IrregularityAnswers
from terminal.rules.ranks import Rank
from terminal.table.audit.audit import audit_ledger
from terminal.table.audit.recall import PastRound, Recall
from terminal.table.session.day import ClosedDay
from terminal.table.session.table_session import Actor
from tests.table.closing import close_as
from tests.table.dealing import PRIVATE, DealtTable, live_ledger
from tests.table.pit import MANAGER

SHORT = DisputedBet(box="1", bettor="seated", bet="player", amount=20_000, owed=20_000, paid=10_000)


def late(kind: str, shoe: int, number: int) -> c.RaiseIrregularity:
    """Return a fault that is about an earlier round."""
    bet = SHORT if kind == "wrong_payment" else None
    return c.RaiseIrregularity(kind, IrregularityAnswers(about=EarlierRound(shoe, number), bet=bet))


@pytest.fixture
def table(tmp_path: Path) -> DealtTable:
    """Return a live table with three rounds behind it."""
    table = DealtTable(live_ledger(tmp_path / "BA-07.ledger"), 3)
    table.open()
    table.play_plainly(3)
    return table


def past(recall: Recall, number: int) -> PastRound:
    """Return a round of the first shoe."""
    return next(found for found in recall.last_rounds(20) if (found.shoe, found.number) == (1, number))


def found(recall: Recall, kind: str) -> list[int]:
    """Return the numbers of the rounds that a search for an irregularity finds."""
    return [found.number for found in recall.search(RoundQuery(irregularity=kind))]


@pytest.mark.parametrize("kind", ["noticed_later", "wrong_payment"])
@pytest.mark.parametrize("in_play", [False, True])
def test_5_11_the_recall_of_the_round_that_is_meant_lists_it_last(
    table: DealtTable, tmp_path: Path, kind: str, in_play: bool
) -> None:
    if in_play:
        assert table.act(c.PlaceYourBets())
    before = Recall(tmp_path / "BA-07.ledger", PRIVATE)
    steps = before.steps(past(before, 2).seq)
    told = late(kind, 1, 2)
    assert table.act(told)
    recall = Recall(tmp_path / "BA-07.ledger", PRIVATE)
    meant = past(recall, 2)
    assert [past(recall, number).irregular for number in (1, 2, 3)] == [False, True, False]
    after = recall.steps(meant.seq)
    assert after[:-1] == steps
    assert (after[-1].command, after[-1].table) == (told, steps[-1].table)
    assert recall.next_round(past(recall, 1).seq) == meant
    assert found(recall, kind) == found(recall, "") == [2]
    assert told in [step.command for step in recall.steps(past(recall, 3).seq)] or in_play
    table.session.ledger.close()


def test_5_11_without_a_round_named_it_stands_under_the_round_in_which_it_was_recorded(
    table: DealtTable, tmp_path: Path
) -> None:
    assert table.act(c.RaiseIrregularity("noticed_later"))
    recall = Recall(tmp_path / "BA-07.ledger", PRIVATE)
    assert found(recall, "noticed_later") == [3]
    table.session.ledger.close()


def test_5_11_it_is_found_in_the_archive_of_an_earlier_day(table: DealtTable, tmp_path: Path) -> None:
    closed = close_as(table.session, "2024-05-01", Actor(MANAGER, Rank.PIT_MANAGER))
    assert isinstance(closed, ClosedDay), closed
    table.play_plainly(1)
    assert table.act(late("wrong_payment", 1, 1))
    recall = Recall(tmp_path / "BA-07.ledger", PRIVATE)
    assert [past(recall, number).irregular for number in (1, 2, 3, 4)] == [True, False, False, False]
    assert recall.steps(past(recall, 1).seq)[-1].command == late("wrong_payment", 1, 1)
    assert found(recall, "wrong_payment") == [1]
    assert found(recall, "noticed_later") == []
    table.session.ledger.close()


def test_it_is_listed_while_the_reporting_tables_wait(table: DealtTable, tmp_path: Path) -> None:
    assert table.act(late("noticed_later", 1, 2))
    connection = table.session.ledger._connection
    connection.execute("UPDATE read_tables SET stale_since_seq = 1, reason = 'x'")
    recall = Recall(tmp_path / "BA-07.ledger", PRIVATE)
    assert recall.steps(past(recall, 2).seq)[-1].command == late("noticed_later", 1, 2)
    table.session.ledger.close()


def test_the_reporting_table_names_the_round_that_is_meant_and_the_ledger_is_proved(
    table: DealtTable, tmp_path: Path
) -> None:
    assert table.act(c.RaiseIrregularity("noticed_later"))
    assert table.act(late("wrong_payment", 1, 1))
    table.session.tidy()
    table.session.ledger.close()
    path = tmp_path / "BA-07.ledger"
    with closing(sqlite3.connect(path)) as connection:
        rows = connection.execute("SELECT kind, shoe, round, about_shoe, about_round FROM irregularities")
        assert rows.fetchall() == [("noticed_later", 1, 3, 1, 3), ("wrong_payment", 1, 3, 1, 1)]
    assert audit_ledger(path).findings == ()
