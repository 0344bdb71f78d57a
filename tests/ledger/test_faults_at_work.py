"""Faults of the disk and the file under a table at work, each at the ledger and through to the screen.

| fault | at the ledger, here | at the screen, in tests/screen/test_window_disk.py |
|---|---|---|
| no room left | `…names_the_act_and_changes_nothing[full]` | `…stops_the_table…[full]` |
| may not be written | `[read-only]` | `[read-only]` |
| does not answer | `[failing]`; really: `test_faults.py`, `…does_not_write…` | `[failing]` |
| log deleted | `[log gone]`, `[log and index gone]` | `[log gone]`, `[log and index gone]` |
| log deleted while nobody has the ledger open | `test_latest_file.py` | `tests/kill/test_kill.py` |
| last event not noted | `test_latest_file.py` | – : acts go on, told as a head file that cannot be written |
| ledger deleted | `[deleted]` | `[deleted]` |
| another file in its place | `[moved]` | `[moved]` |
| file cut short | `[truncated]` | `[truncated]` |
| bytes flipped | `[flipped]`; at rest: `test_verify.py`, `test_refusals.py` | `[flipped]` |

Mended, the same act is recorded where it stopped: `…mended_the_same_act_follows…`, with the names above.
"""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import pytest

from terminal.ledger.errors import LedgerFault, NotRecorded
from terminal.ledger.identity import LedgerKind
from terminal.ledger.ledger import Ledger
from terminal.ledger.reader import LedgerReader
from terminal.ledger.verify import verify
from tests.ledger.acts import placed, record
from tests.ledger.disk_faults import FAULTS, MENDED_BY_ITSELF, Fault, log_gone
from tests.ledger_faults import raises_fault

EACH_FAULT = pytest.mark.parametrize(
    ("fault", "kind"), [pytest.param(*entry, id=name) for name, entry in FAULTS.items()]
)


@pytest.fixture
def used(ledger: Ledger) -> Ledger:
    """Return a ledger with something in its file and something in its log."""
    for order in range(20):
        record(ledger, [placed(order)])
    ledger.write_head()
    ledger.checkpoint()
    for order in range(20, 30):
        record(ledger, [placed(order)])
    return ledger


def _refused(ledger: Ledger) -> NotRecorded:
    """Return the first act that is not recorded: a full disk has room for some yet."""
    for order in range(1_000):
        try:
            record(ledger, [placed(order)])
        except NotRecorded as refused:
            return refused
    raise AssertionError("every act was recorded")


@EACH_FAULT
def test_a_fault_names_the_act_and_changes_nothing(
    used: Ledger, path: Path, fault: Fault, kind: LedgerFault
) -> None:
    with fault(used, path):
        refused = _refused(used)
        head = used.head
        assert refused.act == "PlaceBet"
        assert refused.cause.fault is kind
        assert str(path) in refused.message.render()
        assert used.head == head


@EACH_FAULT
def test_a_fault_that_lasts_is_told_again_and_again(
    used: Ledger, path: Path, fault: Fault, kind: LedgerFault
) -> None:
    with fault(used, path):
        _refused(used)
        head = used.head
        if kind in (LedgerFault.LOG_GONE, LedgerFault.GONE):
            return
        for _ in range(3):
            with pytest.raises(NotRecorded) as caught:
                record(used, [placed(order) for order in range(50)])
            assert caught.value.cause.fault is kind
        assert used.head == head


@EACH_FAULT
def test_mended_the_same_act_follows_and_the_chain_is_whole(
    used: Ledger, path: Path, fault: Fault, kind: LedgerFault
) -> None:
    with fault(used, path):
        _refused(used)
        kept = used.head.seq
    assert record(used).seq == kept + 1
    assert record(used).seq == kept + 2
    used.write_head()
    used.checkpoint()
    used.close()
    assert verify(path) == []
    reopened = Ledger.open(path, kind=LedgerKind.LIVE)
    assert [recorded.seq for recorded in reopened.read()] == list(range(1, kept + 3))
    reopened.close()


@pytest.mark.parametrize("name", MENDED_BY_ITSELF)
def test_what_a_lost_log_held_is_in_the_ledger_after_the_next_try(
    used: Ledger, path: Path, name: str
) -> None:
    with FAULTS[name][0](used, path):
        _refused(used)
        last = record(used)
        used.close()
    assert verify(path) == []
    with closing(LedgerReader.open(path)) as reader:
        assert reader.head == last
        assert [recorded.seq for recorded in reader.read()] == list(range(1, 32))


def test_a_ledger_that_was_deleted_is_written_again_although_somebody_reads_it(
    used: Ledger, path: Path
) -> None:
    used.write_head()
    with closing(LedgerReader.open(path)):
        path.unlink()
        _refused(used)
        last = record(used)
        assert path.stat().st_nlink == 1
    used.close()
    assert verify(path) == []
    with closing(LedgerReader.open(path)) as reader:
        assert reader.head == last
        assert [recorded.seq for recorded in reader.read()] == list(range(1, 32))


def test_a_ledger_that_was_moved_away_and_put_back_is_gone_on_with_as_it_is(used: Ledger, path: Path) -> None:
    number = path.stat().st_ino
    path.rename(path.with_name("aside"))
    _refused(used)
    path.with_name("aside").rename(path)
    assert record(used).seq == 31
    assert path.stat().st_ino == number
    used.write_head()
    used.close()
    assert verify(path) == []


def test_nothing_is_written_again_over_what_lies_there_again(used: Ledger, path: Path) -> None:
    path.unlink()
    _refused(used)
    path.write_bytes(b"something else")
    for _ in range(2):
        with pytest.raises(NotRecorded, match="changed or moved by something else"):
            record(used)
    assert path.read_bytes() == b"something else"
    path.unlink()
    assert record(used).seq == 31


def test_a_lost_log_is_noticed_when_the_table_is_tidied(used: Ledger, path: Path) -> None:
    with log_gone(used, path):
        for tidy in (used.write_head, used.checkpoint):
            with raises_fault(LedgerFault.LOG_GONE):
                tidy()


def test_a_lost_log_that_cannot_be_replaced_at_once_is_replaced_later(used: Ledger, path: Path) -> None:
    log = path.with_name("BA-07.ledger-wal")
    with log_gone(used, path):
        _refused(used)
    log.mkdir()
    for _ in range(2):
        with pytest.raises(NotRecorded):
            record(used)
    log.rmdir()
    assert record(used).seq == 31
    used.write_head()
    used.close()
    assert verify(path) == []
