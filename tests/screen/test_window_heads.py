"""Heads leave the machine during the dealing; what cannot be sent is told, and sent later in order."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from terminal.cli import main
from terminal.ledger.head_sender import HeadTargets
from terminal.ledger.signed_heads import fingerprint, make_key, read_heads
from terminal.rounds.commands import RecordTableKey
from terminal.screen.day.head_sending import HeadSending
from terminal.screen.views import SideNoticeView
from terminal.table.session.table_session import Done
from tests.patience import HANGS_MS
from tests.screen.driving import SHIFT_MANAGER, Desk
from tests.screen.recalled import desk_with_ledger, plain_rounds

pytestmark = pytest.mark.usefixtures("unpainted")


@pytest.fixture
def desk(tmp_path: Path, qtbot: QtBot) -> Iterator[Desk]:
    """Return a live table with a file and two rounds in it."""
    opened = desk_with_ledger(tmp_path)
    plain_rounds(opened, 2)
    opened.presenter.refresh()
    yield opened
    opened.done()


def _told(desk: Desk) -> SideNoticeView | None:
    view = desk.window.strip.view
    assert view is not None
    return view.side_notice


def test_heads_wait_for_a_key_that_nobody_has_signed_for(desk: Desk, tmp_path: Path, qtbot: QtBot) -> None:
    assert isinstance(desk.session.handle(RecordTableKey(make_key(tmp_path / "first.key").public)), Done)
    targets = HeadTargets(tmp_path / "table.key", tmp_path / "BA-07.heads")
    key = make_key(targets.key)
    touches = desk.keyboard._touches
    sending = HeadSending(desk.presenter, touches.side_notices, touches.background, targets)
    sending.send()
    assert _told(desk) == SideNoticeView("warning", "Another key", "heads wait for it", alarm=True)
    desk.key(desk.window.strip, "side_notice")
    page = desk.window.walk.view
    assert page is not None
    assert fingerprint(key.public) in page.text
    desk.answer("sign")
    desk.sign(SHIFT_MANAGER)
    assert desk.table.table_key == key.public
    sending.send()
    qtbot.waitUntil(lambda: not sending._under_way, timeout=HANGS_MS)
    sending.stop()
    assert _told(desk) is None
    assert targets.file is not None
    assert len(list(read_heads(targets.file))) == 2


def test_heads_that_cannot_be_sent_wait_and_are_sent_later_in_order(
    desk: Desk, tmp_path: Path, qtbot: QtBot
) -> None:
    mount = tmp_path / "mount"
    targets = HeadTargets(tmp_path / "table.key", mount / "BA-07.heads")
    public = make_key(targets.key).public
    touches = desk.keyboard._touches
    sending = HeadSending(desk.presenter, touches.side_notices, touches.background, targets)
    sending.send()
    qtbot.waitUntil(lambda: _told(desk) is not None, timeout=HANGS_MS)
    assert _told(desk) == SideNoticeView("warning", "Heads not sent", "2 wait", alarm=True)
    assert sending.timer.isActive()
    plain_rounds(desk, 1)
    mount.mkdir()
    sending.send()
    sending.send()  # a round that ends meanwhile is not forgotten
    qtbot.waitUntil(lambda: _told(desk) is None, timeout=HANGS_MS)
    qtbot.waitUntil(lambda: not sending._under_way, timeout=HANGS_MS)
    sending.stop()
    assert targets.file is not None
    heads = [head for _, head in read_heads(targets.file) if head is not None]
    assert len(heads) == 3
    assert [head.seq for head in heads] == sorted(head.seq for head in heads)
    ledger = desk.session.ledger.path
    assert ledger is not None
    desk.session.tidy()
    assert main(["verify", str(ledger), "--heads", str(targets.file), "--key", public]) == 0
