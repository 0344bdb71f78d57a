"""What runs is what was signed: `lammer-check` stops anything else, and says which file it is."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.packaging.releases import BUILT, Machine, fill, new_key, new_machine, sign

NAME = "1.0.0-aaaaaaaaaaaa"
FILES = {
    "lammer": "#!/bin/sh\n",
    "_internal/libQt6Core.so.6": "a library",
    "_internal/resources/fonts/LammerSans-Regular.ttf": "a font",
    "_internal/resources/release.json": "{}",
    "licences/qt.txt": "a licence",
    "sbom.cdx.json": "{}",
}


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    """Return a machine with one release in use."""
    made = new_machine(tmp_path / "a machine")
    source = tmp_path / "stick" / NAME
    fill(source, FILES)
    sign(source, NAME, made.keys / "house.key")
    added = made.run("lammer-release", "add", str(source))
    assert added.returncode == 0, added.stderr
    (made.home / "current").symlink_to(f"releases/{NAME}")
    (made.state / "checks.log").unlink()
    return made


def release(machine: Machine) -> Path:
    """Return the folder of the release in use."""
    return (machine.home / "current").resolve()


def stopped(machine: Machine, place: str, why: str = "") -> None:
    """Assert that the check stops and names a file."""
    done = machine.check()
    assert done.returncode == 1
    assert f": {place}" in done.stderr, done.stderr
    assert why in done.stderr
    assert machine.log[-1][2] == "stopped"
    assert machine.log[-1][4].startswith(place)


def test_a_release_as_it_was_signed_is_good_and_that_is_on_record(machine: Machine) -> None:
    for _ in range(2):
        done = machine.check()
        assert (done.returncode, done.stderr) == (0, "")
    assert [line[0] for line in machine.log] == ["1", "2"]
    assert [line[2:] for line in machine.log] == [["good", NAME, ""]] * 2


def test_one_flipped_byte_in_any_file_is_named(machine: Machine) -> None:
    places = [*FILES, "MANIFEST"]
    for place in places:
        path = release(machine) / place
        whole = path.read_bytes()
        path.write_bytes(bytes([whole[0] ^ 1]) + whole[1:])
        stopped(machine, place)
        path.write_bytes(whole)
    assert machine.check().returncode == 0


def test_a_flipped_byte_of_the_signature_is_named(machine: Machine) -> None:
    signature = release(machine) / "MANIFEST.minisig"
    lines = signature.read_text(encoding="utf-8").splitlines()
    flipped = "A" if lines[1][20] != "A" else "B"
    lines[1] = lines[1][:20] + flipped + lines[1][21:]
    signature.write_text("\n".join(lines) + "\n", encoding="utf-8")
    stopped(machine, "MANIFEST", "signature")


@pytest.mark.parametrize("place", [*FILES, "MANIFEST", "MANIFEST.minisig"])
def test_a_missing_file_is_named(machine: Machine, place: str) -> None:
    (release(machine) / place).unlink()
    stopped(machine, place, "is missing")


def link(path: Path) -> None:
    """Put a link to the same content in the place of a file."""
    elsewhere = path.parents[4] / "elsewhere"
    shutil.copy2(path, elsewhere)
    path.unlink()
    path.symlink_to(elsewhere)


CHANGES: dict[str, Callable[[Path], object]] = {
    "was changed": lambda path: path.write_text("something else", encoding="utf-8"),
    "mode": lambda path: path.chmod(0o666),
    "is a link": link,
}


@pytest.mark.parametrize("why", CHANGES)
def test_a_changed_file_a_changed_mode_and_a_link_are_named(machine: Machine, why: str) -> None:
    CHANGES[why](release(machine) / "sbom.cdx.json")
    stopped(machine, "sbom.cdx.json", why)


@pytest.mark.skipif(os.getuid() != 0, reason="only root can give a file away")
def test_a_file_of_another_account_is_named(machine: Machine) -> None:
    os.chown(release(machine) / "sbom.cdx.json", 1, -1)
    stopped(machine, "sbom.cdx.json", "owner")


@pytest.mark.parametrize(
    "place", ["_internal/sitecustomize.py", "a file with spaces", "_internal/.hidden", "莊.so", "a\\b"]
)
def test_an_extra_file_is_named(machine: Machine, place: str) -> None:
    (release(machine) / place).write_text("", encoding="utf-8")
    stopped(machine, place, "does not belong there")


def test_an_extra_folder_and_an_extra_link_are_named(machine: Machine) -> None:
    (release(machine) / "_internal" / "extra").mkdir()
    stopped(machine, "_internal/extra", "does not belong there")
    (release(machine) / "_internal" / "extra").rmdir()
    (release(machine) / "extra").symlink_to("lammer")
    stopped(machine, "extra", "does not belong there")


def test_a_manifest_by_another_key_is_stopped(machine: Machine) -> None:
    sign(release(machine), NAME, new_key(machine.keys, "stranger"))
    stopped(machine, "MANIFEST", "its signature is not by the key")


def test_the_manifest_of_another_release_is_stopped_though_the_house_has_signed_it(machine: Machine) -> None:
    sign(release(machine), "0.9.0-bbbbbbbbbbbb", machine.keys / "house.key")
    stopped(machine, "MANIFEST", "of another release, 0.9.0-bbbbbbbbbbbb")


def test_an_older_manifest_of_the_same_name_is_stopped(machine: Machine) -> None:
    sign(release(machine), NAME, machine.keys / "house.key", BUILT - 1)
    stopped(machine, "MANIFEST", "another, or an older, signed one")


def test_a_release_that_was_not_added_is_stopped(machine: Machine) -> None:
    (machine.state / "pins" / NAME).unlink()
    stopped(machine, "MANIFEST", "was not added with lammer-release")


@pytest.mark.parametrize("damage", ["missing", "open to all", "another's", "none"])
def test_a_missing_or_bad_key_is_stopped(machine: Machine, damage: str) -> None:
    key = machine.trust / "release.pub"
    if damage == "missing":
        key.unlink()
    elif damage == "open to all":
        key.chmod(0o666)
    elif damage == "another's":
        key.unlink()
        key.symlink_to(machine.keys / "house.pub")
    else:
        key.write_text("no key", encoding="utf-8")
    done = machine.check()
    assert done.returncode == 1
    assert str(key) in done.stderr


def test_where_there_is_no_release_that_is_said(machine: Machine) -> None:
    (machine.home / "current").unlink()
    done = machine.check()
    assert done.returncode == 1
    assert "there is no release" in done.stderr
