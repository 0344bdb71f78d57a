"""The pepper is a file of its own: without it no PIN is tried, none is counted as wrong, and all say so."""

from __future__ import annotations

from pathlib import Path

import pytest

from terminal.table.people.keys import SALT_BYTES, Pepper, new_pair, seal, unseal
from terminal.table.people.pepper import CREDENTIAL, handed_over, no_pepper, pepper_in, read_pepper
from terminal.table.people.staff import Denied, Proof, Staff
from terminal.table.people.staff_file import MemoryStore, StaffError
from tests.table.pit import BADGE, DEALER, PINS, SUPERVISOR, WRONG_PIN, Clocks, book

SECRET = b"a secret of the house, 32 bytes."


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Return a pepper in a file."""
    file = tmp_path / "pepper"
    file.write_bytes(SECRET)
    file.chmod(0o400)
    return file


def staff_with(store: MemoryStore, path: Path | None) -> Staff:
    """Return the people of a store under a pepper."""
    clocks = Clocks()
    source = no_pepper if path is None else pepper_in(path)
    return Staff(store, pepper=source, clock=clocks.now, elapsed=clocks.elapsed, boot="this run")


def test_a_key_under_a_pepper_is_opened_by_pin_and_pepper_alone() -> None:
    pair, pepper = new_pair(), Pepper(SECRET)
    sealed = seal(pair, "830164", pepper)
    opened = unseal(sealed, "830164", pepper)
    assert opened is not None
    assert opened.private == pair.private
    assert unseal(sealed, "830164", Pepper(b"another secret, as long as it.")) is None
    assert unseal(sealed, "830164", None) is None
    assert unseal(sealed, "830165", pepper) is None


def test_each_key_is_sealed_with_a_salt_of_its_own() -> None:
    pair, pepper = new_pair(), Pepper(SECRET)
    one, other = (seal(pair, "830164", pepper) for _ in range(2))
    assert len(bytes.fromhex(one.salt)) == SALT_BYTES
    assert one.salt != other.salt
    assert one.box != other.box


def test_keys_are_sealed_again_under_the_pepper_at_the_next_right_pin_or_badge(path: Path) -> None:
    store = MemoryStore(book())
    staff = staff_with(store, path)
    for number, pin in ((DEALER, PINS[DEALER]), (BADGE, None)):
        assert isinstance(staff.identify(number, pin), Proof)
    dealer, supervisor = (store.read().person(number) for number in (DEALER, SUPERVISOR))
    assert dealer is not None
    assert dealer.seal is not None
    assert supervisor is not None
    assert supervisor.badge_seal is not None
    assert dealer.seal.pepper == supervisor.badge_seal.pepper == Pepper(SECRET).id
    assert dealer.known == book().people[0].known
    assert isinstance(staff.identify(BADGE, None), Proof)
    assert isinstance(staff.identify(DEALER, WRONG_PIN), Denied)


def test_a_missing_pepper_is_named_and_counts_no_wrong_pin(path: Path) -> None:
    store = MemoryStore(book())
    staff = staff_with(store, path)
    assert isinstance(staff.identify(DEALER, PINS[DEALER]), Proof)
    path.unlink()
    fault = staff.fault()
    assert fault is not None
    assert str(path) in fault.render()
    assert staff.fingerprint() == ""
    for _ in range(6):
        with pytest.raises(StaffError, match="No PIN was counted as wrong"):
            staff.identify(DEALER, WRONG_PIN)
    dealer = store.read().person(DEALER)
    assert dealer is not None
    assert (dealer.failures, dealer.locked) == (0, False)
    with pytest.raises(StaffError, match="none is handed over"):
        staff_with(store, None).identify(DEALER, PINS[DEALER])


def test_another_pepper_is_named_too(path: Path) -> None:
    store = MemoryStore(book())
    assert isinstance(staff_with(store, path).identify(DEALER, PINS[DEALER]), Proof)
    path.chmod(0o600)
    path.write_bytes(SECRET[::-1])
    path.chmod(0o400)
    with pytest.raises(StaffError, match="sealed with another pepper"):
        staff_with(store, path).identify(DEALER, PINS[DEALER])


@pytest.mark.parametrize("mode", [0o600, 0o440, 0o404])
def test_a_pepper_that_others_may_read_or_anybody_write_is_refused(path: Path, mode: int) -> None:
    path.chmod(mode)
    with pytest.raises(StaffError, match="chmod 400"):
        read_pepper(path)


def test_a_pepper_too_short_is_refused(path: Path) -> None:
    path.chmod(0o600)
    path.write_bytes(b"short")
    path.chmod(0o400)
    with pytest.raises(StaffError, match="16 to 4096 bytes"):
        read_pepper(path)


def test_systemd_hands_it_over(tmp_path: Path) -> None:
    assert handed_over({}) is None
    assert handed_over({"CREDENTIALS_DIRECTORY": str(tmp_path)}) is None
    (tmp_path / CREDENTIAL).write_bytes(SECRET)
    assert handed_over({"CREDENTIALS_DIRECTORY": str(tmp_path)}) == tmp_path / CREDENTIAL
