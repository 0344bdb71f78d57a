"""A forged record gets a clear message, though its hashes fit; a fault of ours is not blamed on it."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace

from terminal.cli import FAILED, NOT_WHOLE, main
from terminal.ledger.identity import LedgerKind
from terminal.ledger.ledger import Ledger
from terminal.rounds import commands as c
from terminal.rules.bets import Bet
from terminal.rules.cards import Card
from terminal.screen.app import _context, _drawable
from terminal.table.audit.attribute_fault import ImpossibleRecord, attribute_fault, attribute_fault_in_files
from terminal.table.audit.audit import audit_ledger
from terminal.table.setup.opening import open_table
from terminal.table.setup.profile import TableProfile, demo_profile
from tests.ledger.playing import TERMS
from tests.reports.tampering import chained_again, unguarded
from tests.table.dealing import DealtTable, live_ledger

NO_SUCH_BETTOR = (
    "bet_placed",
    '{"order":9,"box":"2","bettor":"nobody-1","bet":"player","amount":10000}',
)
NO_SUCH_PLACE = ("card_corrected", '{"index":9,"before":"9S","after":"8S","fault":null}')
CASES = {"a bettor whom nobody can draw": NO_SUCH_BETTOR, "a card where none lies": NO_SUCH_PLACE}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Return a closed live ledger of two rounds, and a third in which two cards lie."""
    path = tmp_path / "BA-07.ledger"
    table = DealtTable(live_ledger(path), 5)
    table.open()
    table.play_plainly(2)
    for command in (
        c.PlaceBet("1", Bet.PLAYER, 50_000),
        c.CloseBets(),
        c.DealCard(Card("9S")),
        c.DealCard(Card("8S")),
    ):
        assert table.act(command)
    table.session.tidy()
    table.session.ledger.close()
    return path


def forge(path: Path, kind: str, body: str) -> int:
    """Make another event of the first card of the last round, and every hash again; return its number."""
    with unguarded(path) as connection:
        (seq,) = connection.execute("SELECT max(seq) - 1 FROM events").fetchone()
        connection.execute("UPDATE events SET kind = ?, body = ? WHERE seq = ?", (kind, body, seq))
        chained_again(connection, path)
    return int(seq)


def profile_of(path: Path) -> TableProfile:
    """Return the profile of the table, whose ledger lies there."""
    return replace(demo_profile(), kind=LedgerKind.LIVE, ledger=path, zone="Asia/Singapore", terms=TERMS)


def started(path: Path) -> None:
    """Open the table as far as its first picture."""
    profile = profile_of(path)
    _drawable(open_table(profile), _context(profile)).session.ledger.close()


def test_the_ledger_itself_opens(path: Path) -> None:
    started(path)


@pytest.mark.parametrize("forged", CASES.values(), ids=CASES)
def test_a_table_does_not_start_on_nonsense_and_names_the_event(path: Path, forged: tuple[str, str]) -> None:
    seq = forge(path, *forged)
    with pytest.raises(ImpossibleRecord, match=f"event {seq}: .*It was left as it is.*verify it"):
        started(path)
    # Nothing is left open, so that it can be asked for again.
    with pytest.raises(ImpossibleRecord):
        started(path)


@pytest.mark.parametrize("command", ["verify", "rebuild", "report"])
def test_the_commands_say_it_in_words(path: Path, command: str, capsys: pytest.CaptureFixture[str]) -> None:
    seq = forge(path, *NO_SUCH_PLACE)
    arguments = ["report", "shift", str(path)] if command == "report" else [command, str(path)]
    assert main(arguments) == (NOT_WHOLE if command == "report" else FAILED)
    said = capsys.readouterr()
    assert f"event {seq}" in said.out + said.err
    assert "Traceback" not in said.err


def test_a_fault_of_ours_over_a_whole_record_is_raised_as_it_is(path: Path) -> None:
    assert audit_ledger(path).findings == ()
    with pytest.raises(KeyError, match="a bug"), attribute_fault_in_files(path):
        raise KeyError("a bug")
    with (
        closing(Ledger.open(path, kind=LedgerKind.LIVE)) as ledger,
        pytest.raises(KeyError, match="a bug"),
        attribute_fault(ledger),
    ):
        raise KeyError("a bug")
