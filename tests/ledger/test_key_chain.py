"""Heads stay proved over a change of the table's key, by the key that was noted before it or after it."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from terminal.cli import FAILED, main
from terminal.ledger.head_sender import HeadTargets, send_heads, unsent_heads
from terminal.ledger.key_chain import succession_text
from terminal.ledger.signed_heads import TableKey, make_key, read_key
from terminal.rounds import commands as c
from terminal.rules.ranks import Rank
from terminal.table.session.day import ClosedDay
from terminal.table.session.table_session import Actor, Done
from tests.table.closing import close_as
from tests.table.dealing import DealtTable, live_ledger

MANAGER = Actor("11260", Rank.PIT_MANAGER)
SHIFT = Actor("10118", Rank.SHIFT_MANAGER)


class Keyed:
    """A table with heads that leave the machine, whose key changes."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.ledger = folder / "BA-07.ledger"
        self.heads = folder / "elsewhere.heads"
        self.dealt = DealtTable(live_ledger(self.ledger), 5)
        self.dealt.open()

    def take(self, name: str, *, after: TableKey | None = None) -> TableKey:
        """Put a new key on record, signed by the one before, or by a Shift Manager; return it."""
        self.targets = HeadTargets(self.folder / name, self.heads)
        key = make_key(self.targets.key)
        signature = ""
        if after is not None:
            signature = after.sign_text(succession_text("live", "BA-07", after.public, key.public))
        done = self.dealt.session.handle(c.RecordTableKey(key.public, signature), acting=SHIFT)
        assert isinstance(done, Done)
        self.dealt.table = self.dealt.session.table
        return key

    def play(self, rounds: int = 1) -> None:
        """Deal rounds, and send the head of each."""
        for _ in range(rounds):
            self.dealt.play_plainly(1)
            self.dealt.session.tidy()
            send_heads(self.ledger, self.targets, unsent_heads(self.ledger, self.targets))

    def close_day(self) -> None:
        """Close the day, and go on with the next."""
        assert isinstance(close_as(self.dealt.session, "2024-05-01", MANAGER), ClosedDay)
        self.dealt.table = self.dealt.session.table

    def verify(self, *keys: TableKey) -> int:
        """Compare the ledger with its heads by the keys that were noted."""
        named = [word for key in keys for word in ("--key", key.public)]
        return main(["verify", str(self.ledger), "--heads", str(self.heads), *named])


@pytest.fixture
def keyed(tmp_path: Path) -> Keyed:
    """Return a table without a key yet."""
    return Keyed(tmp_path)


def test_a_key_that_the_one_before_has_signed_is_as_good_as_that_also_on_the_days_after(
    keyed: Keyed, capsys: pytest.CaptureFixture[str]
) -> None:
    first = keyed.take("first.key")
    keyed.play()
    second = keyed.take("second.key", after=first)
    assert keyed.verify(second) == FAILED
    assert "no later head vouches for that yet" in capsys.readouterr().out
    keyed.play()
    for noted in ([first], [second], [first, second], []):
        assert keyed.verify(*noted) == 0, noted
    keyed.close_day()
    third = keyed.take("third.key", after=second)
    keyed.play()
    for noted in ([first], [second], [third]):
        assert keyed.verify(*noted) == 0, noted
    assert (
        main(["verify", "--all", str(keyed.folder), "--heads", str(keyed.heads), "--key", first.public]) == 0
    )


def test_a_key_after_one_that_was_lost_is_noted_elsewhere_as_the_first_was(
    keyed: Keyed, capsys: pytest.CaptureFixture[str]
) -> None:
    first = keyed.take("first.key")
    keyed.play()
    second = keyed.take("second.key")
    keyed.play()
    assert keyed.verify(first, second) == 0
    assert keyed.verify(second) == 0  # it stands on all that came before
    capsys.readouterr()
    assert keyed.verify(first) == FAILED
    assert "for which no noted key vouches" in capsys.readouterr().out


def test_a_key_that_nobody_put_on_record_signs_nothing(
    keyed: Keyed, capsys: pytest.CaptureFixture[str]
) -> None:
    first = keyed.take("first.key")
    keyed.play(2)
    stranger = make_key(keyed.folder / "stranger.key")
    lines = keyed.heads.read_bytes().splitlines(keepends=True)
    (keyed.folder / "BA-07.ledger.sent").unlink()
    forged = unsent_heads(keyed.ledger, HeadTargets(keyed.folder / "stranger.key"))[-1]
    keyed.heads.write_bytes(lines[0] + msgspec.json.encode(forged) + b"\n")
    assert keyed.verify(first) == FAILED
    assert "Line 2 of elsewhere.heads is not signed with the key of the table" in capsys.readouterr().out
    assert keyed.verify(stranger) == FAILED


def test_a_key_that_another_has_followed_signs_no_later_head(
    keyed: Keyed, capsys: pytest.CaptureFixture[str]
) -> None:
    first = keyed.take("first.key")
    keyed.play()
    second = keyed.take("second.key", after=first)
    keyed.targets = HeadTargets(keyed.folder / "first.key", keyed.heads)  # the stolen one
    keyed.play()
    assert read_key(keyed.targets.key).public == first.public
    for noted in (first, second):
        assert keyed.verify(noted) == FAILED, noted
        assert "is not signed with the key of the table" in capsys.readouterr().out


def test_a_key_whose_signature_is_not_that_of_the_one_before_is_not_vouched_for(
    keyed: Keyed, capsys: pytest.CaptureFixture[str]
) -> None:
    first = keyed.take("first.key")
    keyed.play()
    keyed.take("second.key", after=make_key(keyed.folder / "stranger.key"))
    keyed.play()
    assert keyed.verify(first) == FAILED
    assert "for which no noted key vouches" in capsys.readouterr().out
