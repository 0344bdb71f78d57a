"""Writes the ledger file kept for the present format and reporting tables: once, when these change."""

from __future__ import annotations

from pathlib import Path

from terminal.ledger.head_file import head_path
from terminal.ledger.identity import LedgerKind
from terminal.ledger.ledger import Ledger
from terminal.ledger.projections import REPORTING_TABLES_VERSION
from terminal.ledger.schema import FORMAT
from terminal.ledger.tail_witness import witness_path
from tests.ledger.playing import START, RandomTable

FILES = Path(__file__).parent / "files"


def name_of(file_format: int, read_tables: int) -> str:
    """Return what a kept file is called; the reporting tables of the first version are not named."""
    return f"format-{file_format}" if read_tables == 1 else f"format-{file_format}-tables-{read_tables}"


def main() -> None:
    """Write four random rounds into a live ledger, with a head file and nothing else next to it."""
    path = FILES / f"{name_of(FORMAT, REPORTING_TABLES_VERSION)}.ledger"
    for old in (path, head_path(path), witness_path(path)):
        old.unlink(missing_ok=True)
    ledger = Ledger.create(path, kind=LedgerKind.LIVE, table_id="BA-07", zone="Asia/Singapore", at=START)
    table = RandomTable(ledger, seed=11)
    table.open()
    table.play(4)
    ledger.write_head()
    ledger.close()
    witness_path(path).unlink()
    path.with_name(path.name + ".lock").unlink()


if __name__ == "__main__":
    main()
