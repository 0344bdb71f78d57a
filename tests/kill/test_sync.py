"""Every act is on the disk before it is painted: the system's own calls say so, and so does SQLite."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from pytestqt.qtbot import QtBot

from terminal.ledger.identity import LedgerKind
from terminal.ledger.ledger import Ledger
from tests.kill.dealer import MOODS
from tests.kill.tracing import Step, steps, strace, trace
from tests.screen.dealing import Dealer
from tests.screen.driving import open_desk

ACTS = 60


def _painted_unsynced(found: Iterable[Step]) -> tuple[list[int], int]:
    """Return the acts painted while some of the log was not yet synced, and how many were painted."""
    waiting, painted, wrong = False, 0, []
    for what, number in found:
        if what == "painted":
            painted += 1
            if waiting:
                wrong.append(number)
        else:
            waiting = what == "written"
    return wrong, painted


def test_the_record_is_synced_before_an_act_is_painted(qtbot: QtBot, tmp_path: Path) -> None:
    """The real program's calls, where `strace` is; everywhere the commits of a table at its window."""
    if strace() is not None:
        for mood in MOODS:
            (tmp_path / mood).mkdir()
            traced = trace(tmp_path / mood, ACTS, seed=5, mood=mood)
            wrong, painted = _painted_unsynced(steps(traced))
            assert wrong == []
            assert painted >= ACTS
            closed = ".ledger.next.new>" in traced.read_text(encoding="utf-8", errors="replace")
            assert closed == (mood == "closing")
    wrong, painted = _painted_unsynced(_commits(tmp_path / "BA-07.ledger"))
    assert wrong == []
    assert painted >= ACTS


def _commits(path: Path) -> list[Step]:
    """Play some rounds by touch; return when transactions began and ended, and what was painted."""
    ledger = Ledger.create(path, kind=LedgerKind.LIVE, table_id="BA-07", zone="Asia/Singapore")
    modes = [ledger._execute(f"PRAGMA {name}").fetchone()[0] for name in ("journal_mode", "synchronous")]
    assert modes == ["wal", 2], "a commit would not wait for the disk"
    found: list[Step] = []
    execute = ledger._execute

    def noted(statement: str, *values: object) -> object:
        if statement.startswith("BEGIN"):
            found.append(("written", 0))
        result = execute(statement, *values)  # type: ignore[arg-type]
        if statement == "COMMIT":
            found.append(("synced", 0))
        return result

    ledger._execute = noted  # type: ignore[assignment]
    desk = open_desk("commission", ledger=ledger)
    unpainted: list[int] = []
    desk.presenter.recorded.connect(unpainted.append)

    def painted() -> None:
        found.extend(("painted", number) for number in unpainted)
        unpainted.clear()

    desk.window.painted.connect(painted)
    dealer = Dealer(desk, seed=3)
    dealer.put_in_a_shoe()
    for _ in range(4):
        dealer.play_round()
    desk.done()
    return found


def test_an_act_painted_too_early_is_seen(tmp_path: Path) -> None:
    calls = tmp_path / "calls"
    calls.write_text(
        "\n".join(
            [
                '7 pwrite64(3</data/BA-07.ledger-wal>, "..."..., 4096, 32) = 4096',
                "7 fdatasync(3</data/BA-07.ledger-wal> <unfinished ...>",
                '8 write(100<pipe:[1]>, "5\\n", 2) = 2',
                "7 <... fdatasync resumed>)          = 0",
                '8 write(100<pipe:[1]>, "6\\n7\\n", 4) = 4',
            ]
        ),
        encoding="utf-8",
    )
    assert _painted_unsynced(steps(calls)) == ([5], 3)
