"""Random histories, and each manipulation by an insider: found where the page on security says it is.

Two hundred histories in `make soak`, and in `make test` one of each parity: with a closed day and without.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from contextlib import closing, redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Final

import pytest

from terminal.cli import main
from terminal.ledger.archive import ARCHIVE
from terminal.ledger.compared_heads import check_heads
from terminal.ledger.errors import LedgerError
from terminal.ledger.reader import LedgerReader
from terminal.rounds import events as e
from terminal.table.audit.audit import audit_ledger
from terminal.table.people.authority import StaffStep, staff_step
from terminal.table.people.staff_file import StaffError
from terminal.table.people.table_keys import key_to_record
from tests.insider.house import House, build
from tests.insider.manipulations import MANIPULATIONS, PLAYED_ELSEWHERE, Where
from tests.insider.rewriting import Record

_PAGE: Final = Path(__file__).parents[2] / "resources" / "docs" / "security.md"
_REFUSED: Final = (e.PinRefused, e.ApprovalRefused, e.StaffDiffers)
HISTORIES: Final = 200
AT_ONCE: Final = 10
"""How many of them one test of the soak plays."""


def found(house: House, before: int) -> set[Where]:
    """Return where something is found of what was done to a house; `before` acts were refused before it."""
    where = set()
    if _verify(house):
        where.add(Where.VERIFY)
    if _refused(house) > before:
        where.add(Where.RECORD)
    if _compare_heads(house):
        where.add(Where.HEADS)
    if (house.folder / ARCHIVE).exists() and _verify_all(house):
        where.add(Where.ALL)
    if _start(house):
        where.add(Where.START)
    return where


def _verify(house: House) -> bool:
    try:
        return bool(audit_ledger(house.ledger).findings)
    except LedgerError:
        return True


def _verify_all(house: House) -> bool:
    with redirect_stdout(StringIO()), redirect_stderr(StringIO()):
        return main(["verify", "--all", str(house.folder)]) != 0


def _refused(house: House) -> int:
    """Return how many refusals of a signature, and swaps of the staff file, stand on record."""
    try:
        with closing(LedgerReader.open(house.ledger)) as reader:
            return sum(isinstance(one.event, _REFUSED) for one in reader.read())
    except LedgerError:
        return 0


def _compare_heads(house: House) -> bool:
    try:
        with closing(LedgerReader.open(house.ledger)) as reader:
            ends = reader.ends(reader.identity.follows_seq)
            return bool(
                check_heads(reader.identity, ends, house.heads, [house.public], reader.table_keys()).findings
            )
    except LedgerError:
        return True


def _start(house: House) -> bool:
    """Return whether a start says anything: it stops, has a notice, or asks somebody to sign."""
    try:
        with house.opened() as table:
            session = table.session
            return bool(
                table.notes
                or session.table.clock_doubted
                or staff_step(session, table.staff) is not StaffStep.NONE
                or table.profile.pending(session.table) is not None
                or key_to_record(session, house.targets) is not None
            )
    except (LedgerError, StaffError):
        return True


@pytest.fixture(scope="module")
def houses(tmp_path_factory: pytest.TempPathFactory) -> tuple[House, ...]:
    """Return a house whose history goes over a closed day, and one on its first day; no test changes them."""
    folder = tmp_path_factory.mktemp("insider")
    return tuple(build(folder / str(seed), seed) for seed in range(2))


def played(house: House, name: str, folder: Path) -> set[Where]:
    """Return where one manipulation of a copy of a house is found."""
    copy = house.copy(folder)
    before = _refused(copy)
    MANIPULATIONS[name].do(copy)
    where = found(copy, before)
    shutil.rmtree(folder)
    return where


@pytest.mark.parametrize("which", range(2))
def test_nothing_is_found_where_nothing_was_done(
    houses: tuple[House, ...], tmp_path: Path, which: int
) -> None:
    copy = houses[which].copy(tmp_path / "copy")
    assert found(copy, _refused(copy)) == set()


@pytest.mark.parametrize("which", range(2))
def test_what_is_written_again_as_it_was_is_whole(
    houses: tuple[House, ...], tmp_path: Path, which: int
) -> None:
    copy = houses[which].copy(tmp_path / "copy")
    Record(copy).write()
    assert found(copy, _refused(copy)) == set()


@pytest.mark.parametrize(("which", "name"), [(place % 2, name) for place, name in enumerate(MANIPULATIONS)])
def test_each_manipulation_is_found_where_the_page_says(
    houses: tuple[House, ...], tmp_path: Path, which: int, name: str
) -> None:
    where = played(houses[which], name, tmp_path / "copy")
    assert where >= MANIPULATIONS[name].found, where
    assert bool(where) is not bool(MANIPULATIONS[name].not_found), where


@pytest.mark.soak
@pytest.mark.parametrize("first", range(1_000, 1_000 + HISTORIES, AT_ONCE))
def test_each_manipulation_of_many_histories_is_found(tmp_path: Path, first: int) -> None:
    for seed in range(first, first + AT_ONCE):
        house = build(tmp_path / str(seed), seed)
        copy = house.copy(tmp_path / "untouched")
        assert found(copy, _refused(copy)) == set(), seed
        shutil.rmtree(copy.folder)
        for name, manipulation in MANIPULATIONS.items():
            where = played(house, name, tmp_path / "copy")
            assert where >= manipulation.found, (seed, name, where)
            assert bool(where) is not bool(manipulation.not_found), (seed, name, where)
        shutil.rmtree(tmp_path / str(seed))


def test_each_start_says_that_heads_leave_no_more(houses: tuple[House, ...], tmp_path: Path) -> None:
    copy = houses[0].copy(tmp_path / "copy")
    MANIPULATIONS["no heads any more"].do(copy)
    for _ in range(2):
        with copy.opened() as table:
            assert any(note.template.startswith("Heads leave this machine no more") for note in table.notes)


def _rows() -> Iterator[list[str]]:
    """Yield the rows of the page's tables of manipulations, cell by cell."""
    for line in _PAGE.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]]
        if len(cells) == 4 and cells[0] != "manipulation" and not cells[0].startswith("---"):
            yield cells


def test_there_are_at_least_twenty_manipulations_and_each_row_of_the_page_is_played() -> None:
    assert len(MANIPULATIONS) >= 20
    rows = {cells[0] for cells in _rows()}
    played_here = {one.row for one in MANIPULATIONS.values()}
    assert played_here <= rows
    elsewhere = {row for row in rows if row.startswith(tuple(PLAYED_ELSEWHERE))}
    assert len(elsewhere) == len(PLAYED_ELSEWHERE)
    assert rows == played_here | elsewhere
    root = _PAGE.parents[2]
    assert [name for name in PLAYED_ELSEWHERE.values() if not (root / name).is_file()] == []


@pytest.mark.parametrize("name", [name for name, one in MANIPULATIONS.items() if one.not_found])
def test_what_is_not_found_stands_on_the_page_with_its_reason(name: str) -> None:
    manipulation = MANIPULATIONS[name]
    (cells,) = [cells for cells in _rows() if cells[0] == manipulation.row]
    assert manipulation.not_found in cells["ABC".index(manipulation.access) + 1]
