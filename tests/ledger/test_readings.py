"""A ledger recorded under an older reading of the rules is judged by that, not by a stricter one since."""

from __future__ import annotations

import json
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from terminal.ledger.head_file import head_path
from terminal.ledger.identity import LedgerKind
from terminal.ledger.reader import LedgerReader
from terminal.reports.build import make_report
from terminal.reports.catalogue import REPORTS
from terminal.rounds.events import IrregularityDecided, RoundConcluded
from terminal.rules.ranks import Rank
from terminal.table.audit.audit import audit_ledger
from terminal.table.audit.recall import Recall
from terminal.table.replay.parse import ScriptPlace, read_script
from tests.ledger.keeping import FILES
from tests.scripts.scripting import answers

SCRIPTS = FILES / "readings" / "rules-2.jsonl"
"""The acts of the ledger kept of the second reading, as they were played into it."""


THIRD = FILES / "readings" / "rules-3.jsonl"
"""The same of the third reading."""


def scripts(kept: Path = SCRIPTS) -> list[dict[str, Any]]:
    """The scripts that were played, nothing of which was refused then."""
    return [json.loads(line) for line in kept.read_text("utf-8").splitlines()]


@pytest.fixture
def second(tmp_path: Path) -> Path:
    """A copy of the ledger of the second reading."""
    path = SCRIPTS.with_suffix(".ledger")
    for kept in (path, head_path(path)):
        shutil.copy(kept, tmp_path)
    return tmp_path / path.name


def test_acts_that_the_third_reading_refuses_are_whole_where_the_second_was_in_force(second: Path) -> None:
    audited = audit_ledger(second, kind=LedgerKind.REPLAY)
    assert (audited.findings, audited.rounds) == ((), len(scripts()))


@pytest.mark.parametrize("script", scripts(), ids=lambda script: script["id"])
def test_the_third_reading_takes_each_of_these_acts_otherwise(script: dict[str, Any], second: Path) -> None:
    (answer,) = answers(json.dumps(script))
    if script["id"] == "rounded up over the Original Bet":
        insured = [line for line in answer["rounds"][0]["settlement"] if line["bet"] == "insurance"]
        assert [line["paid"] for line in insured] == ["452.00", "548.00"]
        assert [line.paid for line in recorded_insurance(second)] == [500_00, 548_00]
        return
    raised = [number for number, step in enumerate(script["steps"]) if step["do"] == "irregularity"]
    refused = answer["refusals"][0]
    assert [refused["step"]] == raised
    assert (refused["code"], refused["needs"]) in [
        ("noticed_later", None),
        ("shoe_not_exhausted", None),
        ("rank_missing", "shift_manager"),
    ]


def recorded_insurance(path: Path) -> list[Any]:
    """The lines of insurance that the ledger holds."""
    with closing(LedgerReader.open(path)) as reader:
        ends = [row.event for row in reader.read() if isinstance(row.event, RoundConcluded)]
    return [line for end in ends for line in end.lines if line.bet == "insurance"]


def test_they_are_recalled_as_they_were_decided(second: Path) -> None:
    terms = read_script(ScriptPlace("test"), scripts()[0]).terms
    recall = Recall(second, terms)
    rounds = recall.last_rounds(100)
    assert [past.irregular for past in rounds] == [True] * (len(scripts()) - 1) + [False]
    ranks = [
        event.decided_by
        for past in rounds
        for step in recall.steps(past.seq)
        for event in step.events
        if isinstance(event, IrregularityDecided)
    ]
    assert ranks == [Rank.PIT_SUPERVISOR] * (len(scripts()) - 1)


@pytest.mark.parametrize("name", REPORTS)
def test_every_report_is_made_of_them(second: Path, name: str) -> None:
    document = make_report(name, [second])
    assert document.head.seq == audit_ledger(second).events


def test_acts_that_the_fourth_reading_refuses_are_whole_where_the_third_was_in_force(tmp_path: Path) -> None:
    """What is said of a bet has parts since that its reporting tables do not know: they are whole as well."""
    path = THIRD.with_suffix(".ledger")
    for kept in (path, head_path(path)):
        shutil.copy(kept, tmp_path)
    audited = audit_ledger(tmp_path / path.name, kind=LedgerKind.REPLAY)
    assert (audited.findings, audited.rounds) == ((), len(scripts(THIRD)))
    with closing(sqlite3.connect(tmp_path / path.name)) as connection:
        connection.execute("UPDATE irregularities SET facts = replace(facts, '50000', '70000')")
        connection.commit()
    altered = audit_ledger(tmp_path / path.name, kind=LedgerKind.REPLAY).findings
    assert [one.place for one in altered] == ["irregularities"] * (len(scripts(THIRD)) - 1)


@pytest.mark.parametrize("script", scripts(THIRD), ids=lambda script: script["id"])
def test_the_fourth_reading_refuses_each_of_these_acts(script: dict[str, Any]) -> None:
    (answer,) = answers(json.dumps(script))
    raised = [number for number, step in enumerate(script["steps"]) if step["do"] == "irregularity"]
    assert [refused["step"] for refused in answer["refusals"]] == raised
    assert answer["refusals"][0]["code"] in ("nothing_there", "bet_not_offered", "unknown_box")
