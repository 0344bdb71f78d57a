"""`make boot-test`: boots a Debian into its table, in a container with systemd and an X server of its own.

systemd-nspawn boots the root, which is made by mmdebstrap and kept in build/; Xorg runs there as on a machine
without a graphics card, on the seventh console. The package is installed, and from then on its units do all:
the table comes up by itself, is ended by the watchdog, goes back from a release that fails, and is stopped by
a changed file. After each step the ledger must hold all that it held before. Where nothing can be booted this
fails and says why. Needs root, a program in dist/lammer, two consoles, and no other X server at display 0.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.packaging.bare_root import (
    BROKEN,
    FIRST,
    PACKAGES,
    PROFILE,
    ROOT,
    SECOND,
    Terminal,
    demand,
    install,
    make_root,
    new_release,
    package,
    step,
    try_removal,
    try_restore,
    try_update,
)
from tests.packaging.bundle import BUNDLE, PATIENCE, NotDealt, deal_a_round, wait_for
from tests.packaging.releases import BUILT, new_key, sign

KEPT = ROOT / "build" / "boot-root.tar"
BOOTED = ("systemd-sysv", "xfonts-base", "xserver-xorg-video-dummy")
"""What a machine has that boots, and one without a graphics card."""
HUNG = "1.3.0-dddddddddddd"
HANGS = """#!/bin/sh
# A release that stands still instead of starting the table.
[ "$1" != table ] || exec sleep infinity
exec /usr/lib/lammer/releases/{good}/lammer "$@"
"""
SOON = "[Service]\nTimeoutStartSec=12\n"
"""Has systemd end a start earlier than on a machine that may be slow."""
CONSOLES = ("/dev/tty0", "/dev/tty7")
DISPLAY = ":0"
NO_CARD = """Section "Device"
    Identifier "no card"
    Driver "dummy"
    VideoRam 64000
EndSection
Section "Monitor"
    Identifier "no monitor"
    HorizSync 5.0-1000.0
    VertRefresh 5.0-200.0
    Modeline "1920x1080" 148.50 1920 2008 2052 2200 1080 1084 1089 1125 +HSync +VSync
EndSection
Section "Screen"
    Identifier "no screen"
    Device "no card"
    Monitor "no monitor"
    DefaultDepth 24
    SubSection "Display"
        Depth 24
        Modes "1920x1080"
    EndSubSection
EndSection
"""
PATH = "PATH=/usr/sbin:/usr/bin:/sbin:/bin"


class BootedTerminal(Terminal):
    """The machine in the root, booted."""

    def __init__(self, root: Path, log: Path) -> None:
        super().__init__(root, DISPLAY)
        self._log = log
        self._container: subprocess.Popen[bytes] | None = None

    def boot(self) -> None:
        """Switch the machine on, and wait until systemd has started all that it starts."""
        command = ["systemd-nspawn", "--quiet", "--register=no", "--keep-unit", "--console=pipe", "--boot"]
        command += [f"--directory={self.root}", *(f"--bind={console}" for console in CONSOLES)]
        with self._log.open("ab") as log:
            self._container = subprocess.Popen(
                command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True
            )

        def is_up() -> bool:
            if self._container is not None and self._container.poll() is not None:
                raise NotDealt(
                    f"nothing can be booted here: {self._log.read_text('utf-8', 'replace')[-1500:]}"
                )
            return self._first_process() is not None and self.run(
                "systemctl", "is-system-running", status=None
            ).strip() in ("running", "degraded")

        wait_for("the machine does not come up", is_up)
        # A program that touches the screens shows the key of this start's X server.
        inside = Path("/proc", str(self._first_process()), "root")
        os.environ["XAUTHORITY"] = str(inside / "run/lammer-display/authority")

    def switch_off(self) -> None:
        """Switch the machine off."""
        if self._container is None:
            return
        if self._container.poll() is None:
            self.run("systemctl", "poweroff", "--no-block", status=None)
        try:
            self._container.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self._container.kill()
            self._container.wait(PATIENCE)
        self._container = None

    def _first_process(self) -> int | None:
        """Return the number that the machine's first process has outside, once it is systemd."""
        if self._container is None:
            return None
        outside = self._container.pid
        children = Path(f"/proc/{outside}/task/{outside}/children").read_text("utf-8").split()
        for child in children:
            with suppress(OSError):
                if Path(f"/proc/{child}/comm").read_text("utf-8").strip() == "systemd":
                    return int(child)
        return None

    def run(self, *command: str, status: int | None = 0) -> str:
        """Run a command there; return what it says. Raises `NotDealt` if it ends with another status."""
        first = self._first_process()
        if first is None:
            raise NotDealt(f"the machine is off: {' '.join(command)}")
        inside = ["nsenter", f"--target={first}", "-m", "-u", "-i", "-p", "-C", "-r", "-w"]
        done = subprocess.run(
            [*inside, "/usr/bin/env", "-i", PATH, "HOME=/root", *command],
            capture_output=True,
            text=True,
            check=False,
        )
        said = done.stdout + done.stderr
        if status is not None and done.returncode != status:
            raise NotDealt(f"{' '.join(command)}: status {done.returncode}: {said}")
        return said

    @property
    def is_open(self) -> bool:
        """Whether systemd has been told that the table is ready."""
        return self.run("systemctl", "is-active", "lammer.service", status=None).strip() == "active"

    @contextmanager
    def table(self) -> Iterator[None]:
        """Start the table's unit, and end it."""
        self.run("systemctl", "start", "lammer.service")
        yield
        self.run("systemctl", "stop", "lammer.service")

    def shown(self) -> str:
        """Return what the screen has said instead of the table."""
        return self.run("journalctl", "--unit=lammer-notice.service", "--output=cat")

    def main_process(self) -> str:
        """Return the number of the table's process."""
        return self.run("systemctl", "show", "--property=MainPID", "--value", "lammer.service").strip()


def try_all_booted(terminal: BootedTerminal, folder: Path) -> None:
    """Take the whole way of a machine that boots. Raises `NotDealt`."""
    key = new_key(folder, "release")
    releases = [new_release(folder, name, BUILT + n, key) for n, name in enumerate((FIRST, SECOND, BROKEN))]
    first, second = (package(program, key) for program in releases[:2])
    try_first_boot(terminal, first)
    try_update(terminal, second)
    confirmed = terminal.run("journalctl", "--unit=lammer-confirm.service", "--output=cat")
    demand("the first act has confirmed it", f"{SECOND} is confirmed" in confirmed)
    try_ends(terminal)
    try_failing_releases(terminal, releases[2], hung_release(folder, key))
    try_changed_file(terminal)
    try_back(terminal)
    try_restore(terminal)
    try_removal(terminal)
    demand("no unit of it is left", "lammer" not in terminal.run("systemctl", "list-units", "--state=active"))


def try_first_boot(terminal: BootedTerminal, first: Path) -> None:
    """Install, start, deal a round, and switch the machine off and on: it comes up at its table."""
    terminal.boot()
    install(terminal, first)
    demand("the first release is in use", terminal.in_use == FIRST)
    terminal.root.joinpath("etc/lammer/table.toml").write_text(PROFILE, encoding="utf-8")
    terminal.run("chown", "root:lammer", "/etc/lammer/table.toml")
    terminal.run("systemctl", "start", "lammer.service")
    touches = deal_a_round(terminal.display, terminal.ledger)
    dealt = terminal.events()
    step(f"installed on a running machine; a round dealt with {touches} touches")
    terminal.switch_off()
    terminal.boot()
    wait_for("the machine does not boot into its table", lambda: terminal.is_open)
    terminal.verify()
    demand("nothing is lost by switching off", terminal.events()[: len(dealt)] == dealt)
    terminal.run("systemctl", "stop", "lammer.service")
    step("switched off and on: it comes up at its table")


def try_ends(terminal: BootedTerminal) -> None:
    """Kill the table, and have it hang: systemd starts it again."""
    terminal.run("systemctl", "start", "lammer.service")
    before = terminal.events()
    for act, why in ((signal.SIGKILL, "killed"), (signal.SIGSTOP, "ended by the watchdog")):
        number = terminal.main_process()
        terminal.run("sh", "-c", f"kill -{act.value} {number}")
        wait_for(
            f"it is not started again after it was {why}",
            lambda number=number: terminal.main_process() not in ("0", number) and terminal.is_open,
        )
        terminal.verify()
        demand(f"nothing is lost when it is {why}", terminal.events()[: len(before)] == before)
    said = terminal.run("journalctl", "--unit=lammer.service", "--output=cat")
    demand("the watchdog has ended it", "Watchdog timeout" in said)
    step("killed, and ended by the watchdog: it starts again by itself")


def hung_release(folder: Path, key: Path) -> Path:
    """Return a release that stands still before it comes to its felt."""
    program = new_release(folder, HUNG, BUILT + 3, key)
    (program / "lammer").write_text(HANGS.format(good=SECOND), encoding="utf-8")
    sign(program, HUNG, key, BUILT + 3)
    return program


def try_failing_release(terminal: BootedTerminal, program: Path) -> None:
    """Go over to a release that does not come to its felt: the units count three starts, and go back."""
    name = program.name
    shutil.copytree(program, terminal.root / "media" / name)
    terminal.run("lammer-release", "add", f"/media/{name}")
    before = terminal.events()
    said = terminal.run("lammer-release", "use", name)
    demand("that it did not start is said", f"after 3 failed starts {SECOND} is put to use" in said)
    counted = terminal.root / "var/lib/lammer-release/failures"
    wait_for("its starts are not counted", lambda: "3" in counted.read_text("utf-8") or terminal.is_open)
    wait_for("it does not go back", lambda: terminal.in_use == SECOND and terminal.is_open)
    told = terminal.run("journalctl", "--unit=lammer.service", "--output=cat")
    demand("three starts were counted", f"{name} has failed to start 3 times" in told)
    demand("the screen has said it", "LAMMER DID NOT START" in terminal.shown())
    terminal.verify()
    demand("the ledger is as it was", terminal.events()[: len(before)] == before)


def try_failing_releases(terminal: BootedTerminal, broken: Path, hung: Path) -> None:
    """Go over to a release that ends before its felt, and to one that systemd ends there."""
    try_failing_release(terminal, broken)
    step("a release that fails its start goes back by itself")
    settings = terminal.root / "etc/systemd/system/lammer.service.d/soon.conf"
    settings.parent.mkdir(parents=True)
    settings.write_text(SOON, encoding="utf-8")
    terminal.run("systemctl", "daemon-reload")
    try_failing_release(terminal, hung)
    told = terminal.run("journalctl", "--unit=lammer.service", "--output=cat")
    demand("systemd has ended it", "start operation timed out" in told)
    settings.unlink()
    terminal.run("systemctl", "daemon-reload")
    step("a release that stands still before its felt goes back by itself")


def try_changed_file(terminal: BootedTerminal) -> None:
    """Change a file of the program: the screen names it, and no start comes about until it is mended."""
    before = terminal.events()
    place = "_internal/resources/release.json"
    changed = terminal.root / "usr/lib/lammer/releases" / SECOND / place
    was = changed.read_bytes()
    changed.write_bytes(was + b" ")
    terminal.run("systemctl", "restart", "lammer.service", status=1)
    wait_for(
        "the screen does not name the file",
        lambda: (
            f"{SECOND}: {place}: was changed"
            in terminal.run("journalctl", "--unit=lammer-notice.service", "--output=cat")
        ),
    )
    demand("it does not start", not terminal.is_open)
    changed.write_bytes(was)
    wait_for("it does not start again", lambda: terminal.is_open)
    terminal.run("systemctl", "start", "lammer-check.service")
    terminal.verify()
    demand("nothing is lost", terminal.events()[: len(before)] == before)
    step("a changed file stops the start and is named")


def try_back(terminal: BootedTerminal) -> None:
    """Go back to the release before, by hand and between two rounds."""
    before = terminal.events()
    terminal.run(
        "lammer-release", "back", status=1
    )  # the one that failed has taken the place of the one before
    terminal.run("lammer-release", "use", FIRST)
    demand("the first release is in use again", terminal.in_use == FIRST and terminal.is_open)
    terminal.run("lammer-release", "back")
    demand("and left again", terminal.in_use == SECOND and terminal.is_open)
    terminal.verify()
    demand("nothing is lost by going back", terminal.events()[: len(before)] == before)
    terminal.run("systemctl", "stop", "lammer.service")
    step("gone back to the release before")


def hindrance() -> str | None:
    """Return why nothing can be booted here."""
    if os.getuid() != 0:
        return "only root can boot a container"
    if not (BUNDLE / "MANIFEST").exists():
        return "there is no program in dist/lammer: make package first"
    if shutil.which("systemd-nspawn") is None:
        return "nothing can be booted: systemd-nspawn is not installed (Debian: systemd-container)"
    missing = [console for console in CONSOLES if not Path(console).exists()]
    if missing:
        return f"nothing can be booted: there is no {missing[0]}"
    if any(line.endswith("X11-unix/X0") for line in Path("/proc/net/unix").read_text("utf-8").splitlines()):
        return "another X server runs at display 0 of this machine"
    return None


def main() -> int:
    """Boot it, take the whole way, and say how it went."""
    reason = hindrance()
    if reason is not None:
        print(f"boot-test: {reason}", file=sys.stderr)
        return 1
    with TemporaryDirectory(dir="/var/tmp") as name:
        folder = Path(name)
        folder.chmod(0o755)
        terminal = None
        try:
            root = make_root(folder, KEPT, (*PACKAGES, *BOOTED))
            root.joinpath("etc/X11/xorg.conf.d").mkdir(parents=True, exist_ok=True)
            root.joinpath("etc/X11/xorg.conf.d/no-card.conf").write_text(NO_CARD, encoding="utf-8")
            terminal = BootedTerminal(root, folder / "boot.log")
            try_all_booted(terminal, folder)
        except NotDealt as error:
            print(f"boot-test: {error}", file=sys.stderr)
            return 1
        finally:
            if terminal is not None:
                terminal.switch_off()
    return 0


if __name__ == "__main__":
    sys.exit(main())
