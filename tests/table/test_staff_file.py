"""The staff file is whole, its owner's alone, kept by several programs at once, and tells no PIN."""

from __future__ import annotations

import fcntl
import json
import os
import stat
from collections.abc import Callable
from pathlib import Path

import pytest

from terminal.rules.ranks import Rank
from terminal.table.people import staff_file
from terminal.table.people.secrets import new_salt
from terminal.table.people.staff import UNKNOWN, Staff
from terminal.table.people.staff_file import FileStore, MemoryStore, StaffError, encode
from tests.table.pit import (
    BADGE,
    DEALER,
    PINS,
    RELIEF,
    SHIFT_MANAGER,
    SUPERVISOR,
    WRONG_PIN,
    Clocks,
    book,
    staff_of,
)
from tests.table.proving import denied, lock, proof


def test_the_file_is_its_owners_alone_and_so_are_lock_and_folder(staff: Staff, staff_path: Path) -> None:
    denied(staff, DEALER)
    for file, mode in (
        (staff_path, 0o600),
        (staff_path.with_name("staff.json.lock"), 0o600),
        (staff_path.parent, 0o700),
    ):
        assert stat.S_IMODE(file.stat().st_mode) == mode


def test_a_file_that_others_may_read_is_refused_with_the_remedy(staff: Staff, staff_path: Path) -> None:
    staff_path.chmod(0o640)
    with pytest.raises(StaffError, match=r"Others may read .* chmod 600"):
        staff.identify(DEALER, PINS[DEALER])


def damaged(path: Path, change: Callable[[dict[str, dict[str, list[dict[str, object]]]]], object]) -> None:
    """Change the file behind the program's back."""
    stored = json.loads(path.read_bytes())
    change(stored)
    path.write_text(json.dumps(stored), encoding="utf-8")


DAMAGE: dict[str, Callable[[dict[str, dict[str, list[dict[str, object]]]]], object]] = {
    "a rank that there is not": lambda stored: stored["book"]["people"][0].update(rank="king"),
    "a PIN in plain": lambda stored: stored["book"]["people"][0].update(pin=PINS[DEALER]),
    "a hash cut short": lambda stored: stored["book"]["people"][0].update(pin="$argon2id$v=19$m=8,t=1"),
    "a badge in plain": lambda stored: stored["book"]["people"][0].update(badge=BADGE),
    "a number twice": lambda stored: stored["book"]["people"].append(stored["book"]["people"][0]),
    "no name": lambda stored: stored["book"]["people"][0].pop("name"),
    "a count that is none": lambda stored: stored["book"]["people"][0].update(failures="many"),
    "no people": lambda stored: stored.pop("book"),
}


@pytest.mark.parametrize("change", DAMAGE.values(), ids=DAMAGE)
def test_a_damaged_file_is_an_error_with_the_remedy_and_stays_as_it_is(
    staff: Staff, staff_path: Path, change: Callable[[dict[str, dict[str, list[dict[str, object]]]]], object]
) -> None:
    damaged(staff_path, change)
    content = staff_path.read_bytes()
    for act in (lambda: staff.people, lambda: staff.identify(DEALER, PINS[DEALER]), staff.check):
        with pytest.raises(StaffError, match=r"is damaged\. It was left as it is\. Bring it back") as caught:
            act()
        assert PINS[DEALER] not in repr(caught.value)
        assert caught.value.__cause__ is None
    assert staff_path.read_bytes() == content


@pytest.mark.parametrize("content", [b"", b"{", b"[" * 5_000, b"\xff\xfe"])
def test_a_file_of_something_else_is_an_error(staff_path: Path, content: bytes) -> None:
    staff_path.parent.mkdir()
    staff_path.write_bytes(content)
    staff_path.chmod(0o600)
    with pytest.raises(StaffError, match="is damaged"):
        FileStore(staff_path, new_salt).read()


def test_a_file_of_a_newer_program_is_left_alone(staff: Staff, staff_path: Path) -> None:
    damaged(staff_path, lambda stored: stored.update(format=3))  # type: ignore[call-overload]
    with pytest.raises(StaffError, match="written by a newer program"):
        staff.check()


def test_a_change_that_fails_half_way_leaves_the_file_as_it_was(
    staff: Staff, staff_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = staff_path.read_bytes()
    shown = proof(staff)
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", fail)
        with pytest.raises(StaffError, match="There is no room left"):
            staff.remove(shown, DEALER)
    assert staff_path.read_bytes() == before
    assert staff.remove(proof(staff), DEALER) is None
    assert [name.name for name in staff_path.parent.iterdir() if name.suffix == ".new"] == []


def fail(descriptor: int) -> None:
    """Fail, as a disk without room."""
    raise OSError(28, "No space left on device")


def test_a_file_that_cannot_be_reached_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "people").write_text("a file where the folder should be", encoding="utf-8")
    store = FileStore(tmp_path / "people" / "staff.json", new_salt)
    with pytest.raises(StaffError, match="cannot be read or written"):
        store.read()
    with pytest.raises(StaffError, match="cannot be read or written"):
        store.update(lambda known: known)


def test_two_programs_do_not_change_the_file_at_once(
    staff: Staff, staff_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = proof(staff)
    before = staff_path.read_bytes()
    descriptor = os.open(staff_path.with_name("staff.json.lock"), os.O_RDWR)
    fcntl.flock(descriptor, fcntl.LOCK_EX)
    monkeypatch.setattr(staff_file, "_LOCK_SECONDS", 0.05)
    with pytest.raises(StaffError, match="Another program is changing the staff file"):
        staff.remove(shown, DEALER)
    assert staff_path.read_bytes() == before
    os.close(descriptor)
    assert staff.remove(proof(staff), DEALER) is None


def test_a_change_keeps_what_another_program_has_changed_meanwhile(staff: Staff, staff_path: Path) -> None:
    other = staff_of(FileStore(staff_path, new_salt), Clocks())
    mine, theirs = proof(staff), proof(other)
    assert other.set_rank(theirs, RELIEF, Rank.PIT_SUPERVISOR) is None
    assert staff.set_badge(mine, RELIEF, "another badge") is None
    relief = other.person(RELIEF)
    assert relief is not None
    assert relief.rank is Rank.PIT_SUPERVISOR
    assert relief.badge is not None


def test_somebody_removed_at_another_terminal_is_not_brought_back_by_a_wrong_pin(clocks: Clocks) -> None:
    store = MemoryStore(book())
    staff = staff_of(store, clocks)
    known = store.read()

    def removed_meanwhile(change: Callable[[staff_file.Book], staff_file.Book]) -> staff_file.Book:
        return change(known.without(DEALER))

    store.update = removed_meanwhile  # type: ignore[method-assign]
    answer = denied(staff, DEALER)
    assert (answer.refusal.code, answer.number) == ("unknown_staff", UNKNOWN)


def test_each_change_is_noted_with_its_time_and_who_made_it(
    staff: Staff, staff_path: Path, clocks: Clocks
) -> None:
    staff.set_rank(proof(staff), RELIEF, Rank.PIT_SUPERVISOR)
    lock(staff, clocks, DEALER)
    staff.unlock(proof(staff, SUPERVISOR), DEALER)
    noted = [
        (change.by, change.what, change.number) for change in FileStore(staff_path, new_salt).read().changes
    ]
    assert noted == [
        (SHIFT_MANAGER, "rank pit_supervisor", RELIEF),
        (DEALER, "locked", DEALER),
        (SUPERVISOR, "unlocked", DEALER),
    ]


def test_no_pin_and_no_badge_stands_in_the_file_or_in_a_text_of_its_objects(
    staff: Staff, staff_path: Path
) -> None:
    shown = proof(staff)
    assert staff.add(shown, "10078", "Chua B. H.", Rank.DEALER, "583920") is None
    answers = [denied(staff, DEALER), shown, staff.people, FileStore(staff_path, new_salt).read(), staff]
    texts = [staff_path.read_bytes().decode(), encode(FileStore(staff_path, new_salt).read()).decode()]
    texts += [repr(answer) for answer in answers] + [str(answer) for answer in answers]
    for secret in (*PINS.values(), WRONG_PIN, "583920", BADGE):
        assert not any(secret in text for text in texts)
    assert not any("argon2" in text for text in texts[2:])
