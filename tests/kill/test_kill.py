"""Killed at any moment, the real program has lost no act that it had painted, and opens where it stood.

Two hundred kills a run: 75 while rounds are dealt, 75 amid disputes, 50 while days are closed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from copy import copy
from hashlib import sha256
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from terminal.cli import FAILED, NOT_WHOLE, main
from terminal.ledger.archive import files_back
from terminal.ledger.connect import log_path
from terminal.ledger.errors import LedgerFault
from terminal.ledger.reader import LedgerReader
from terminal.rounds.state import Table
from terminal.rules.bets import Bet
from terminal.rules.stakes import totals
from terminal.screen import theme
from terminal.screen.irregularities.restart import ask_whether_it_goes_on
from terminal.screen.presenter import Presenter
from terminal.screen.screen_kind import ScreenKind
from terminal.screen.selection import Context
from terminal.screen.window import MainWindow
from terminal.table.audit.audit import audit_ledger
from terminal.table.session.recovery import Followed
from terminal.table.setup.defaults import DEFAULT_CHIPS
from terminal.table.setup.layouts import load_layout
from terminal.table.setup.opening import open_table
from terminal.table.setup.profile import TableProfile, demo_profile
from tests.kill.killing import Killer, Left, ledger_of
from tests.ledger_faults import raises_fault


def _kill(killer: Killer, times: int) -> Left:
    acts = 0
    for _ in range(times):
        left = killer.kill_once()
        assert left.head >= left.noted >= left.painted
        assert left.findings == ()
        assert left.recovered == left.folded
        assert left.acts > acts, "the program does not deal on after a restart"
        acts = left.acts
    return left


def _kill_while_closing(folder: Path, seed: int, times: int) -> None:
    """Kill while a day is closed: the next start does what was left, and all files tell one story.

    A closed day is proved and followed again only where a byte of it is another than at the last kill: its
    hash chain begins with the end of the day before, so the same bytes go on from the same day.
    """
    told: dict[bytes, tuple[Followed, int]] = {}
    killer = Killer(folder, 1000 * seed, "closing")
    profile = _profile_of(folder)
    for _ in range(times):
        killer.kill()
        opened = open_table(profile).session
        recovered, head = opened.table, opened.ledger.head
        opened.ledger.close()
        assert head.seq >= killer.painted
        whole, last = Followed(Table(profile.terms)), 0
        for file in reversed(list(files_back(profile.ledger))):
            content = sha256(file.read_bytes()).digest()
            if content in told:
                whole, last = copy(told[content][0]), told[content][1]
                continue
            assert audit_ledger(file).findings == ()
            reader = LedgerReader.open(file)
            for record in reader.read():
                assert record.seq == last + 1
                whole.follow(record)
                last = record.seq
            reader.close()
            told[content] = copy(whole), last
        assert (whole.table, last) == (recovered, head.seq)
    assert len(list(files_back(profile.ledger))) > times // 2, "no days were closed"


def _profile_of(folder: Path) -> TableProfile:
    """Return the table of the killed program."""
    return replace(demo_profile(), ledger=ledger_of(folder))


def _chips_on_the_felt(table: Table) -> dict[tuple[str, Bet], int]:
    """Return the bets of the round, and the chips that a Tie has returned and nobody has taken up yet.

    All sums are in cents.
    """
    lying: Counter[tuple[str, Bet]] = Counter()
    placed = () if table.round is None else tuple(totals(table.round.slices).items())
    for key, cents in (*placed, *table.tied):
        lying[key.box, key.bet] += cents
    return dict(lying)


@contextmanager
def _next_start(folder: Path, qtbot: QtBot) -> Iterator[MainWindow]:
    """Return the window as the next start first shows it."""
    theme.load_fonts()
    profile = _profile_of(folder)
    opened = open_table(profile)
    presenter = Presenter(opened.session, Context(kind=ScreenKind.DEMO, chips=DEFAULT_CHIPS))
    window = MainWindow(load_layout(profile.terms.layout, profile.terms.rules.bets), presenter.view())
    qtbot.addWidget(window)
    presenter.shown.connect(window.show_view)
    assert opened.round_open
    ask_whether_it_goes_on(presenter)
    window.resize(1920, 1080)
    window.show()
    QTest.qWaitForWindowExposed(window)
    yield window
    opened.session.ledger.close()


@pytest.mark.parametrize("seed", range(3))
def test_twenty_five_kills_lose_nothing_that_was_painted(seed: int, tmp_path: Path) -> None:
    _kill(Killer(tmp_path, 1000 * seed), 25)


def test_the_next_start_shows_the_round_that_was_killed(qtbot: QtBot, tmp_path: Path) -> None:
    killer = Killer(tmp_path, 7)
    left = killer.kill_once()
    while left.folded.round is None or not left.folded.round.slices:
        left = killer.kill_once()
    played = left.folded.round
    with _next_start(tmp_path, qtbot) as window:
        assert window.ask.isVisible(), "it is not asked whether the round can go on"
        view = window.view
        assert view is not None
        felt = view.felt
        bets = {(box.label, bet.bet): bet.total for box in felt.boxes for bet in box.bets}
        assert bets == _chips_on_the_felt(left.folded)
        cards = [
            [card.card for place in hand.places for card in place.cards]
            for hand in (felt.player, felt.banker)
        ]
        assert cards == [list(played.player), list(played.banker)]


def test_a_log_that_is_deleted_after_a_kill_is_missed_and_nothing_is_changed_until_it_is_back(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    killer, profile = Killer(tmp_path, 7), _profile_of(tmp_path)
    path = profile.ledger
    left = killer.kill_once()
    # Two bets, for the kill may have come between the commit of the last act and its note.
    while left.folded.round is None or len(left.folded.round.slices) < 2:
        left = killer.kill_once()
    log = log_path(path)
    log.rename(tmp_path / "log")
    held = {file.name: file.read_bytes() for file in _files_of(path)}
    for _ in range(2):
        with raises_fault(LedgerFault.TAIL_MISSING, match="the log next to it is gone") as missed:
            open_table(profile)
    told = f"to {left.noted} were recorded"
    assert told in missed.value.message.render()
    assert main(["verify", str(path)]) == FAILED
    assert told in capsys.readouterr().out
    assert main(["report", "shift", str(path)]) == NOT_WHOLE
    assert {file.name: file.read_bytes() for file in _files_of(path)} == held
    (tmp_path / "log").rename(log)
    assert audit_ledger(path).findings == ()
    opened = open_table(profile).session
    assert opened.table == left.recovered
    opened.ledger.close()


def _files_of(path: Path) -> list[Path]:
    """Return the files of a ledger, but for its lock and the empty log that SQLite makes for a reader."""
    others = path.parent.glob(f"{path.name}*")
    return [file for file in others if not file.name.endswith((".lock", "-shm", "-wal"))]


@pytest.mark.parametrize("seed", range(2))
def test_twenty_five_kills_while_days_are_closed_leave_each_closed_or_open(seed: int, tmp_path: Path) -> None:
    _kill_while_closing(tmp_path, seed, 25)


@pytest.mark.parametrize("seed", range(12, 15))
def test_twenty_five_kills_amid_disputes_lose_nothing_that_was_painted(seed: int, tmp_path: Path) -> None:
    _kill(Killer(tmp_path, 1000 * seed, "quarrelsome"), 25)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(4, 12))
def test_two_hundred_kills_lose_nothing_that_was_painted(seed: int, tmp_path: Path) -> None:
    _kill(Killer(tmp_path, 1000 * seed), 25)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(8))
def test_two_hundred_kills_amid_disputes(seed: int, tmp_path: Path) -> None:
    _kill(Killer(tmp_path, 1000 * seed, "quarrelsome"), 25)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(4, 12))
def test_two_hundred_kills_while_days_are_closed(seed: int, tmp_path: Path) -> None:
    _kill_while_closing(tmp_path, seed, 25)
