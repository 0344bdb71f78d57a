"""`make deb-test`: installs, updates, leaves, restores and removes Lammer in a bare Debian.

The root is made by mmdebstrap and kept in build/; where none can be made this fails and says why. systemd
does not run there: it verifies the units, what they call is called in their order, and the table tells its
readiness to a socket of our own. After each step the ledger must hold all that it held before. Needs root,
and a program in dist/lammer: it signs copies of it with a key of its own.
"""

from __future__ import annotations

import os
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.architecture.modules import ROOT
from tests.packaging.bundle import (
    BUNDLE,
    PATIENCE,
    NotDealt,
    deal_a_round,
    places_of,
    told,
    touch_until_recorded,
    wait_for,
    x_server,
)
from tests.packaging.releases import BUILT, new_key, sign
from tests.packaging.units import FaultyUnits, prove_units

KEPT = ROOT / "build" / "bare-root.tar"
SUITE = "bookworm"
PACKAGES = (
    *("adduser", "init-system-helpers", "libegl1", "libgl1", "minisign", "openbox", "tzdata", "x11-utils"),
    *("x11-xserver-utils", "xauth", "xinput", "xserver-xorg-core", "xserver-xorg-input-libinput"),
)
FIRST, SECOND, BROKEN = "1.0.0-aaaaaaaaaaaa", "1.1.0-bbbbbbbbbbbb", "1.2.0-cccccccccccc"
FAILS = """#!/bin/sh
# A release that does all but start the table.
[ "$1" != table ] || exit 1
exec /usr/lib/lammer/releases/{good}/lammer "$@"
"""
PROFILE = (ROOT / "resources" / "profiles" / "demo.toml").read_text(encoding="utf-8")
MODES = {"etc/lammer": 0o750, "var/lib/lammer": 0o700}


def make_root(folder: Path, kept: Path = KEPT, packages: Sequence[str] = PACKAGES) -> Path:
    """Return a bare Debian with some packages. Raises `NotDealt` with the reason if none can be made."""
    if not kept.exists() or not kept.stat().st_size:
        if shutil.which("mmdebstrap") is None:
            raise NotDealt("a bare root cannot be made: mmdebstrap is not installed")
        kept.parent.mkdir(exist_ok=True)
        draft = kept.with_suffix(".new.tar")
        command = ["mmdebstrap", "--quiet", "--variant=minbase", f"--include={','.join(packages)}"]
        done = subprocess.run([*command, SUITE, str(draft)], capture_output=True, text=True, check=False)
        if done.returncode:
            raise NotDealt(f"a bare root cannot be made: {done.stderr[-1000:]}")
        draft.rename(kept)
    root = folder / "root"
    root.mkdir()
    subprocess.run(["tar", "--extract", f"--file={kept}", f"--directory={root}"], check=True)
    return root


class Terminal:
    """The machine in the bare root."""

    def __init__(self, root: Path, display: str) -> None:
        self.root = root
        self.display = display
        self.ledger = root / "var" / "lib" / "lammer" / "demo" / "DEMO-1.ledger"

    def run(self, *command: str, status: int | None = 0) -> str:
        """Run a command there; return what it says. Raises `NotDealt` if it ends with another status."""
        done = subprocess.run(
            ["chroot", str(self.root), "/usr/bin/env", "-i", "PATH=/usr/sbin:/usr/bin:/sbin:/bin", *command],
            capture_output=True,
            text=True,
            check=False,
        )
        said = done.stdout + done.stderr
        if status is not None and done.returncode != status:
            raise NotDealt(f"{' '.join(command)}: status {done.returncode}: {said}")
        return said

    @property
    def in_use(self) -> str:
        """The release in use."""
        return (self.root / "usr/lib/lammer/current").readlink().name

    def events(self) -> list[tuple[int, str]]:
        """Return number and hash of every event on record."""
        with closing(sqlite3.connect(f"file:{self.ledger}?mode=ro", uri=True)) as connection:
            return connection.execute("SELECT seq, hash FROM events ORDER BY seq").fetchall()

    def begin(self) -> bool:
        """Do what the unit does before the table starts; return whether it may."""
        self.run("lammer-release", "starting")
        self.run("lammer-check", "--quiet")
        return True

    @contextmanager
    def table(self) -> Iterator[None]:
        """Start the table as its unit does, and end it."""
        self.begin()
        home = self.root / "var" / "lib" / "lammer"
        address = home / "notify"
        with closing(socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)) as listener:
            address.unlink(missing_ok=True)
            listener.bind(str(address))
            address.chmod(0o777)
            table = subprocess.Popen(self._as_lammer("table", "--profile", "/etc/lammer/table.toml"))
            try:
                heard: list[str] = []

                def is_ready() -> bool:
                    if table.poll() is not None:
                        raise NotDealt("the table ended by itself")
                    heard.append(told(listener))
                    return "READY=1" in "\n".join(heard)

                wait_for("the table did not say that it is ready", is_ready)
                self.run("lammer-release", "started")
                wait_for("the table gives no sign of life", lambda: "WATCHDOG=1" in told(listener))
                yield
            finally:
                table.send_signal(signal.SIGTERM)
                table.wait(PATIENCE)
                address.unlink()

    def _as_lammer(self, *arguments: str) -> list[str]:
        number = self.run("id", "-u", "lammer").strip()
        group = self.run("id", "-g", "lammer").strip()
        return [
            *("chroot", f"--userspec={number}:{group}", str(self.root), "/usr/bin/env", "-i"),
            *(
                "HOME=/var/lib/lammer",
                "XDG_DATA_HOME=/var/lib",
                "XDG_CACHE_HOME=/var/cache",
                "LC_ALL=C.UTF-8",
            ),
            *(f"DISPLAY={self.display}", "NOTIFY_SOCKET=/var/lib/lammer/notify", "WATCHDOG_USEC=2000000"),
            *("LAMMER_FIRST_ACT=/var/lib/lammer/first-act", "/usr/lib/lammer/current/lammer", *arguments),
        ]

    def fail_to_start(self) -> None:
        """Start a table that ends before its felt."""
        self.begin()
        done = subprocess.run(self._as_lammer("table", "--profile", "/etc/lammer/table.toml"), check=False)
        demand("the broken release does not start", done.returncode == 1)

    def verify(self) -> None:
        """Prove the ledger."""
        self.run("lammer", "verify", "/var/lib/lammer/demo/DEMO-1.ledger")


def demand(what: str, holds: bool) -> None:
    """Raise `NotDealt` unless something holds."""
    if not holds:
        raise NotDealt(f"not so: {what}")


def step(text: str) -> None:
    """Say what was done."""
    print(f"done: {text}", flush=True)


def new_release(folder: Path, name: str, built: int, key: Path) -> Path:
    """Return a copy of the program under another name, signed."""
    program = folder / name
    shutil.copytree(BUNDLE, program)
    if name == BROKEN:
        (program / "lammer").write_text(FAILS.format(good=SECOND), encoding="utf-8")
    sign(program, name, key, built)
    return program


def package(program: Path, key: Path) -> Path:
    """Return the Debian package of a program."""
    done = subprocess.run(
        ["bash", str(ROOT / "packaging" / "make_deb.sh"), str(key.with_suffix(".pub"))],
        env=os.environ | {"LAMMER_PROGRAM": str(program)},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise NotDealt(f"no package was made: {done.stderr}")
    made = ROOT / done.stdout.strip().removeprefix("lammer: ")
    return made.rename(program.with_suffix(".deb"))


def demand_no_complaint(deb: Path) -> None:
    """Have lintian look at a package. Raises `NotDealt` for an error or a warning, and without lintian."""
    if shutil.which("lintian") is None:
        raise NotDealt("the package cannot be looked at: lintian is not installed")
    command = ["lintian", "--allow-root", "--fail-on", "error,warning", str(deb)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode or done.stdout:
        raise NotDealt(f"lintian: {done.stdout}{done.stderr}")
    step("lintian has no complaint")


def install(terminal: Terminal, deb: Path) -> str:
    """Install a package there; return what was said."""
    shutil.copy(deb, terminal.root / "media" / "lammer.deb")
    return terminal.run("dpkg", "--install", "/media/lammer.deb")


def try_all(terminal: Terminal, folder: Path) -> None:
    """Take the whole way. Raises `NotDealt`."""
    key = new_key(folder, "release")
    releases = [new_release(folder, name, BUILT + n, key) for n, name in enumerate((FIRST, SECOND, BROKEN))]
    first, second = (package(program, key) for program in releases[:2])
    demand_no_complaint(first)

    install(terminal, first)
    demand("the first release is in use", terminal.in_use == FIRST)
    for place, mode in MODES.items():
        demand(
            f"{place} is its account's alone", terminal.root.joinpath(place).stat().st_mode & 0o777 == mode
        )
    terminal.root.joinpath("etc/lammer/table.toml").write_text(PROFILE, encoding="utf-8")
    terminal.run("chown", "root:lammer", "/etc/lammer/table.toml")
    step(f"installed; {terminal.run('lammer', '--version').strip()}")
    try_units(terminal)
    try_display(terminal)
    try_update(terminal, second)
    try_broken(terminal, releases[2])
    try_restore(terminal)
    try_removal(terminal)


def try_units(terminal: Terminal) -> None:
    """Have systemd verify the installed units, and count how exposed each service is."""
    try:
        exposed = prove_units(terminal.root)
    except FaultyUnits as error:
        raise NotDealt(f"the units: {error}") from error
    step(f"units verified; exposed, of 10: {', '.join(f'{name} {n}' for name, n in exposed.items())}")


def try_display(terminal: Terminal) -> None:
    """Have Xorg read how its service calls it: without screens it ends, but it must know every option."""
    terminal.root.joinpath("run/lammer-display").mkdir(parents=True)
    said = terminal.run("timeout", "20", "/usr/libexec/lammer/display", status=None)
    demand("Xorg is called", "X.Org X Server" in said or "server error" in said)
    demand(f"Xorg knows every option: {said[-300:]}", "Unrecognized option" not in said)
    step("Xorg knows every option of its service")


def try_update(terminal: Terminal, second: Path) -> None:
    """Deal a round, and go over to the second release: not amid a round, then between two."""
    with terminal.table():
        touches = deal_a_round(terminal.display, terminal.ledger)
    terminal.verify()
    dealt = terminal.events()
    step(f"started and dealt a round: {touches} touches, {len(dealt)} events")

    with terminal.table():
        # The round that is to be under way is begun by the main button, and by nothing but that.
        main = places_of(terminal.ledger)["main"]
        begun = any(touch_until_recorded(terminal.display, main, terminal.ledger) for _ in range(5))
        demand("a round is under way", begun)
        said = install(terminal, second)
        demand("amid a round the update is refused, and that is said", "A round is under way" in said)
        demand("the first release stays", terminal.in_use == FIRST)
        amid = terminal.events()
        deal_a_round(terminal.display, terminal.ledger)
    demand(
        "nothing is lost amid a round", terminal.events()[: len(amid)] == amid and amid[: len(dealt)] == dealt
    )
    step("an update amid a round is refused")

    with terminal.table():
        before = terminal.events()
        terminal.run("lammer-release", "use", SECOND)
        demand("the second release is in use", terminal.in_use == SECOND)
        demand("nothing is lost by the update", terminal.events() == before)
    with terminal.table():
        demand("its start loses nothing", terminal.events()[: len(before)] == before)
        terminal.run("lammer-release", "confirm", status=1)
        deal_a_round(terminal.display, terminal.ledger)
    terminal.run("lammer-release", "confirm")
    step("updated with an open ledger, started, dealt, confirmed")


def try_broken(terminal: Terminal, broken: Path) -> None:
    """Go over to a release that does not start; it goes back by itself."""
    stick = terminal.root / "media" / "stick"
    shutil.copytree(broken, stick)
    terminal.run("lammer-release", "add", "/media/stick")
    before = terminal.events()
    terminal.run("lammer-release", "use", BROKEN)
    for _ in range(3):
        demand("the broken release is in use", terminal.in_use == BROKEN)
        terminal.fail_to_start()
    terminal.begin()
    demand("it has gone back by itself", terminal.in_use == SECOND)
    demand("the ledger is as it was", terminal.events() == before)
    terminal.verify()
    step("a release that fails its start goes back by itself")


def try_restore(terminal: Terminal) -> None:
    """Lose the ledger, and bring it back from a copy."""
    before = terminal.events()
    copy = "/var/lib/lammer/copy.ledger"
    terminal.run("lammer", "backup", "/var/lib/lammer/demo/DEMO-1.ledger", copy)
    aside = terminal.ledger.parent / "aside"
    aside.mkdir()
    for path in terminal.ledger.parent.glob("DEMO-1.ledger*"):
        path.rename(aside / path.name)
    terminal.run("cp", copy, "/var/lib/lammer/demo/DEMO-1.ledger")
    terminal.run("cp", f"{copy}.head", "/var/lib/lammer/demo/DEMO-1.ledger.head")
    terminal.run(
        "sh", "-c", "chown lammer:lammer /var/lib/lammer/demo/DEMO* && chmod 600 /var/lib/lammer/demo/DEMO*"
    )
    terminal.verify()
    demand("the restored ledger is equal", terminal.events() == before)
    with terminal.table():
        pass
    demand("it is opened again", terminal.events()[: len(before)] == before)
    step("restored from a backup")


def try_removal(terminal: Terminal) -> None:
    """Remove and purge the package: what was recorded stays."""
    before = terminal.events()
    for act in ("--remove", "--purge"):
        terminal.run("dpkg", act, "lammer")
        demand(f"{act}: the ledger is intact", terminal.events() == before)
        demand(f"{act}: the profile stays", terminal.root.joinpath("etc/lammer/table.toml").exists())
        terminal.run("id", "lammer")
        demand(f"{act}: no program is left", not terminal.root.joinpath("usr/lib/lammer/releases").exists())
    step("removed and purged: the ledger, the profile and the account are there")


def main() -> int:
    """Take the whole way in a bare root, and say how it went."""
    if os.getuid() != 0:
        print("deb-test: only root can make a bare root", file=sys.stderr)
        return 1
    if not (BUNDLE / "MANIFEST").exists():
        print("deb-test: there is no program in dist/lammer: make package first", file=sys.stderr)
        return 1
    try:
        with TemporaryDirectory(dir="/var/tmp") as name, x_server() as display:
            folder = Path(name)
            folder.chmod(0o755)
            try_all(Terminal(make_root(folder), display), folder)
    except NotDealt as error:
        print(f"deb-test: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
