"""Changes a program of the real size in every way that must stop it: done by `make package-test`.

The program in dist/lammer is signed again, with a key of the test's own. A check takes most of a second, so
files are changed in groups: in each pair of groups every file is changed in one and whole in the other, and
no two files are changed in the same groups alone. Each check must name what was changed, and nothing else.
"""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from tests.packaging.releases import BUILT, Machine, new_key, new_machine, sign

NAME, OTHER = "1.0.0-aaaaaaaaaaaa", "1.1.0-bbbbbbbbbbbb"
OWN = ("MANIFEST", "MANIFEST.minisig")
LONGEST_CHECK = 1.0
"""Seconds of the processor."""
_CHANGED = re.compile(r"^lammer-check: \S+: (.+): was changed(?:, and \d+ more)?$", re.MULTILINE)


class NotStopped(AssertionError):
    """A change that was not stopped, or not named; the text says which."""


def machine_with(bundle: Path, folder: Path) -> Machine:
    """Return a machine that has a copy of a program in use, as it was signed."""
    machine = new_machine(folder / "machine")
    stick = folder / "stick" / NAME
    shutil.copytree(bundle, stick)
    sign(stick, NAME, machine.keys / "house.key")
    added = machine.run("lammer-release", "add", str(stick))
    if added.returncode:
        raise NotStopped(f"the program was not added: {added.stderr}")
    shutil.rmtree(stick)
    (machine.home / "current").symlink_to(f"releases/{NAME}")
    return machine


@contextmanager
def flipped(files: Sequence[Path]) -> Iterator[None]:
    """Flip the lowest bit of the byte in the middle of each file, and put all of them back."""
    _flip(files)
    try:
        yield
    finally:
        _flip(files)


def _flip(files: Sequence[Path]) -> None:
    for path in files:
        with path.open("r+b") as file:
            middle = path.stat().st_size // 2
            file.seek(middle)
            (byte,) = file.read(1)
            file.seek(middle)
            file.write(bytes([byte ^ 1]))


def groups_of(files: Sequence[Path]) -> Iterator[list[Path]]:
    """Yield groups that tell every two files apart, each with the group of all others."""
    for bit in range(max(1, (len(files) - 1).bit_length())):
        for wanted in (0, 1):
            yield [path for number, path in enumerate(files) if number >> bit & 1 == wanted]


def demand_named(machine: Machine, files: Sequence[Path], release: Path) -> None:
    """Have the release checked, and prove that these files and no others are named as changed."""
    done = machine.check()
    named = set(_CHANGED.findall(done.stderr))
    wanted = {path.relative_to(release).as_posix() for path in files}
    if done.returncode != 1 or named != wanted:
        raise NotStopped(
            f"changed: {sorted(wanted - named)[:5]} not named, {sorted(named - wanted)[:5]} named"
        )


def demand_stopped(machine: Machine, what: str, place: str, why: str) -> None:
    """Have the release checked, and prove that it is stopped for this reason."""
    done = machine.check()
    if done.returncode != 1 or f": {place}" not in done.stderr or why not in done.stderr:
        raise NotStopped(f"{what}: status {done.returncode}, {done.stderr.strip()}")


def try_flips(machine: Machine, release: Path) -> int:
    """Flip a byte of every file; return how many there are. An empty file has none."""
    places = [path for path in release.rglob("*") if path.is_file() and path.stat().st_size]
    files = sorted(path for path in places if path.name not in OWN)
    for group in groups_of(files):
        with flipped(group):
            demand_named(machine, group, release)
    for alone in (min(files, key=_size), max(files, key=_size)):
        with flipped([alone]):
            demand_named(machine, [alone], release)
    for name in OWN:
        with flipped([release / name]):
            demand_stopped(machine, f"{name} flipped", "MANIFEST", "its signature is not by the key")
    return len(files) + len(OWN)


def _size(path: Path) -> tuple[int, Path]:
    return path.stat().st_size, path


def try_changes(machine: Machine, release: Path) -> int:
    """Change all but bytes: places, kinds, modes, manifest and key; return in how many ways."""
    library = max((path for path in release.rglob("*.so*") if path.is_file()), key=_size)
    place = library.relative_to(release).as_posix()
    extra = library.with_name("libextra.so")
    aside = machine.top / "aside"
    manifest, key = release / "MANIFEST", machine.trust / "release.pub"

    def link() -> None:
        library.rename(aside)
        library.symlink_to(aside)

    def no_link() -> None:
        library.unlink()
        aside.rename(library)

    def another_key() -> None:
        key.rename(aside)
        shutil.copy(new_key(machine.keys, "stranger").with_suffix(".pub"), key)
        key.chmod(0o644)

    ways: list[tuple[str, Callable[[], object], Callable[[], object], str, str]] = [
        (
            *("an extra file", extra.touch, extra.unlink),
            *(extra.relative_to(release).as_posix(), "does not belong there"),
        ),
        (
            *("a missing file", lambda: library.rename(aside), lambda: aside.rename(library)),
            *(place, "is missing"),
        ),
        ("a link", link, no_link, place, "is a link"),
        (
            *("a changed mode", lambda: library.chmod(0o646), lambda: library.chmod(0o644)),
            *(place, "its kind, mode or owner was changed"),
        ),
        ("a wrong key", another_key, lambda: aside.replace(key), "MANIFEST", "not by the key"),
    ]
    for name, built, why in (
        (OTHER, BUILT, f"it is the one of another release, {OTHER}"),
        (NAME, BUILT - 1, "it is another, or an older, signed one"),
    ):
        ways.append(
            (
                *(f"the signed manifest of {name} of {built}", _signing(machine, release, name, built)),
                *(_putting_back(manifest), "MANIFEST", why),
            )
        )
    for what, change, mend, named, why in ways:
        change()
        demand_stopped(machine, what, named, why)
        mend()
    return len(ways)


def _signing(machine: Machine, release: Path, name: str, built: int) -> Callable[[], object]:
    """Return what puts another manifest there, signed with the key of the house."""
    return lambda: sign(release, name, machine.keys / "house.key", built)


def _putting_back(manifest: Path) -> Callable[[], object]:
    """Return what puts the manifest and its signature back as they are now."""
    now = {path: path.read_bytes() for path in (manifest, manifest.with_name(OWN[1]))}
    return lambda: [path.write_bytes(content) for path, content in now.items()]


def try_all_changes(bundle: Path, folder: Path) -> str:
    """Try every change; return what was tried. Raises `NotStopped`."""
    machine = machine_with(bundle, folder)
    release = (machine.home / "current").resolve()
    began = _children()
    checked = machine.check()
    took = _children() - began
    if checked.returncode:
        raise NotStopped(f"the whole program does not pass: {checked.stderr}")
    if took > LONGEST_CHECK:
        raise NotStopped(f"a check takes {took:.2f} s of the processor")
    files, ways = try_flips(machine, release), try_changes(machine, release)
    if machine.check().returncode:
        raise NotStopped("the program is not whole at the end")
    return (
        f"{files} files flipped, changed in {ways} other ways: each stopped and named; a check {took:.2f} s"
    )


def _children() -> float:
    """Return the seconds of the processor that the commands run from here have had."""
    times = os.times()
    return times.children_user + times.children_system
