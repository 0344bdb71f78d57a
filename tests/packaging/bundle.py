"""`make package-test`: deals a round with the program in dist/lammer, as a stranger to this machine would.

Another user starts it under `env -i` on a program folder that nobody may write, in a path with spaces and
Chinese characters, with no Python on the path and no system fonts. A pointer touches it on an X server of its
own; where to touch is read from a window of the same size. Then its ledger is verified, and reported on.
Before that the program is changed in every way that must stop it. Needs root.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.architecture.modules import ROOT
from tests.packaging.components_in import faults_of
from tests.packaging.flips import NotStopped, try_all_changes

BUNDLE = ROOT / "dist" / "lammer"
STRANGER = 65534
"""The number of `nobody`."""
WIDTH, HEIGHT = 1920, 1080
PATIENCE = 60.0
"""Seconds in which something must have come about."""
STEADY = 0.6
"""Seconds for which a key has stood before it is touched."""
ANSWERED = 4.0
"""Seconds in which a touch that records anything has done so, on a slow machine too."""
UNHEARD = 2
"""Touches that have recorded nothing, after which a question is taken to be open."""
MOST_TOUCHES = 80


class NotDealt(AssertionError):
    """The program did not do what it should; the text says what."""


def wait_for(what: str, come: Callable[[], bool]) -> None:
    """Wait until something has come about. Raises `NotDealt` if it does not."""
    end = time.monotonic() + PATIENCE
    while not come():
        if time.monotonic() > end:
            raise NotDealt(what)
        time.sleep(0.1)


@contextmanager
def x_server() -> Iterator[str]:
    """Run an X server without a screen, and give its display."""
    read, write = os.pipe()
    size = f"{WIDTH}x{HEIGHT}x24"
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", size, "-nolisten", "tcp", "-ac"],
        pass_fds=[write],
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    try:
        with os.fdopen(read) as file:
            yield f":{file.readline().strip()}"
    finally:
        server.terminate()
        server.wait()


def copy_of_bundle(folder: Path) -> Path:
    """Copy the program to where everybody may read and nobody may write."""
    program = folder / "百家樂 table 7" / "lammer"
    shutil.copytree(BUNDLE, program)
    for path in (program, *program.rglob("*")):
        path.chmod(path.stat().st_mode & ~0o222)
        os.chown(path, 0, 0)
    return program


def bare_environment(folder: Path, display: str) -> dict[str, str]:
    """Return an environment with nothing in it that helps: no Python, no fonts, no home but its own."""
    fonts = folder / "fonts.conf"
    fonts.write_text('<?xml version="1.0"?><fontconfig></fontconfig>', encoding="utf-8")
    home = folder / "home of nobody"
    return {
        "PATH": str(folder / "nothing"),
        "HOME": str(home),
        "DISPLAY": display,
        "LC_ALL": "C.UTF-8",
        "FONTCONFIG_FILE": str(fonts),
        "LAMMER_FIRST_ACT": str(home / "first-act"),
    }


def as_stranger(environment: dict[str, str], command: list[str]) -> list[str]:
    """Return a command as the other user runs it, with this environment and nothing else."""
    user = ["setpriv", f"--reuid={STRANGER}", f"--regid={STRANGER}", "--clear-groups", "--no-new-privs"]
    return [*user, "env", "-i", *(f"{name}={value}" for name, value in environment.items()), *command]


def places_of(ledger: Path) -> dict[str, tuple[int, int]]:
    """Return where to touch at the table as it is on record: the main button, a chip, and the Tie of a box.

    Asked in a process of its own, off any screen, so that no Qt of ours meets the display of the program.
    """
    done = subprocess.run(
        [sys.executable, "-m", "tests.packaging.places", str(ledger), str(WIDTH), str(HEIGHT)],
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise NotDealt(f"where to touch is not known: {done.stderr[-2000:]}")
    return {name: (x, y) for name, (x, y) in json.loads(done.stdout).items()}


def touch(display: str, place: tuple[int, int]) -> None:
    """Press and leave a place of the screen, once what stands there has stood for a while."""
    time.sleep(STEADY)
    x, y = map(str, place)
    subprocess.run(
        ["xdotool", "mousemove", x, y, "mousedown", "1", "sleep", "0.05", "mouseup", "1"],
        env=os.environ | {"DISPLAY": display},
        check=True,
        timeout=PATIENCE,
    )


def deal_a_round(display: str, ledger: Path) -> int:
    """Deal the round in hand, or another, with a bet in it; return how many touches it took."""
    from terminal.ledger.reader import LedgerReader  # noqa: PLC0415 - after the environment is known
    from terminal.rounds.state import Phase, phase_of  # noqa: PLC0415
    from terminal.table.session.recovery import recover  # noqa: PLC0415
    from terminal.table.setup.profile import demo_profile  # noqa: PLC0415

    terms = demo_profile().terms
    places, wanted, unheard = places_of(ledger), 0, 0
    for touches in range(1, MOST_TOUCHES):
        with closing(LedgerReader.open(ledger)) as reader:
            table = recover(reader, terms)
        played = table.round
        wanted = wanted or table.rounds + (played is None)
        if played is None and table.rounds >= wanted:
            return touches
        if phase_of(table) is Phase.BETTING and played is not None and not (played.earlier or played.latest):
            # A busy machine may lose a touch: the round is not closed before its bet is on record.
            places = places_of(ledger)
            touch(display, places["chip"])
            heard = touch_until_recorded(display, places["tie"], ledger)
        else:
            heard = touch_until_recorded(display, places["main"], ledger)
        unheard = 0 if heard else unheard + 1
        if unheard and unheard % UNHEARD == 0:
            # A question may stand over the table, which the main button does not answer.
            press_escape(display)
    shown = ROOT / "build" / "not-dealt.png"
    picture(display, shown)
    raise NotDealt(f"no round was over after {MOST_TOUCHES} touches; what was shown then: {shown}")


def last_event(ledger: Path) -> int:
    """Return the number of the last event on record."""
    with closing(sqlite3.connect(f"file:{ledger}?mode=ro", uri=True)) as connection:
        (last,) = connection.execute("SELECT max(seq) FROM events").fetchone()
    return int(last or 0)


def touch_until_recorded(display: str, place: tuple[int, int], ledger: Path) -> bool:
    """Touch a place once, and wait for what it records; return whether it has recorded anything."""
    before = last_event(ledger)
    touch(display, place)
    end = time.monotonic() + ANSWERED
    while last_event(ledger) == before:
        if time.monotonic() > end:
            return False
        time.sleep(0.05)
    return True


def press_escape(display: str) -> None:
    """Leave a question that is open, or whatever else lies over the table."""
    time.sleep(STEADY)
    environment = os.environ | {"DISPLAY": display}
    subprocess.run(["xdotool", "key", "Escape"], env=environment, check=True, timeout=PATIENCE)


def picture(display: str, target: Path) -> None:
    """Keep a picture of the screen."""
    subprocess.run(
        ["import", "-window", "root", str(target)], env=os.environ | {"DISPLAY": display}, check=False
    )


def told(listener: socket.socket) -> str:
    """Return what the program has told its service manager."""
    listener.setblocking(False)
    messages = []
    try:
        while True:
            messages.append(listener.recv(4096).decode())
    except BlockingIOError:
        return "\n".join(messages)


def try_bundle(folder: Path, display: str, shown: Path | None) -> str:
    """Start it, deal, close it and verify its ledger. Raises `NotDealt`."""
    program = copy_of_bundle(folder)
    environment = bare_environment(folder, display)
    home = Path(environment["HOME"])
    home.mkdir()
    os.chown(home, STRANGER, STRANGER)
    folder.chmod(0o755)
    address = home / "notify"
    with closing(socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)) as listener:
        listener.bind(str(address))
        address.chmod(0o777)
        log = folder / "program.log"
        with log.open("wb") as output:
            table = subprocess.Popen(
                as_stranger(environment | {"NOTIFY_SOCKET": str(address)}, [str(program / "lammer")]),
                stdout=output,
                stderr=output,
                cwd=folder,
            )
        ledger = home / ".local" / "share" / "lammer" / "demo" / "DEMO-1.ledger"
        try:
            heard: list[str] = []

            def is_ready() -> bool:
                if table.poll() is not None:
                    raise NotDealt(f"it ended by itself: {log.read_text(encoding='utf-8')}")
                heard.append(told(listener))
                return "READY=1" in "\n".join(heard)

            wait_for("it did not say that it is ready", is_ready)
            touches = deal_a_round(display, ledger)
            if not (home / "first-act").exists():
                raise NotDealt("it has not noted its first act")
        finally:
            if shown is not None:
                picture(display, shown)
            table.send_signal(signal.SIGTERM)
            status = table.wait(PATIENCE)
    if status:
        raise NotDealt(f"it ended with status {status}: {log.read_text(encoding='utf-8')}")
    if "font" in log.read_text(encoding="utf-8").lower():
        raise NotDealt(f"it misses a font: {log.read_text(encoding='utf-8')}")
    verified = subprocess.run(
        as_stranger(environment, [str(program / "lammer"), "verify", str(ledger)]),
        capture_output=True,
        text=True,
        check=False,
        cwd=folder,
    )
    if verified.returncode or not re.search(r"whole; events: \d+, rounds: [1-9]", verified.stdout):
        raise NotDealt(f"its ledger is not whole: {verified.stdout}{verified.stderr}")
    printed = home / "shift.pdf"
    report = [str(program / "lammer"), "report", "shift", str(ledger), "--format", "pdf"]
    report += ["--out", str(printed)]
    reported = subprocess.run(
        as_stranger(environment, report),
        capture_output=True,
        text=True,
        check=False,
        cwd=folder,
    )
    if reported.returncode or not printed.read_bytes().startswith(b"%PDF-"):
        raise NotDealt(f"no report can be printed: {reported.stdout}{reported.stderr}")
    return f"{touches} touches; {verified.stdout.splitlines()[0]}"


def main() -> int:
    """Try it, and say how it went."""
    parser = argparse.ArgumentParser(prog="make package-test", description=__doc__)
    parser.add_argument(
        "--picture", type=Path, metavar="FILE", help="keep a picture of the screen at the end"
    )
    options = parser.parse_args()
    if os.getuid() != 0:
        print("package-test: only root can start it as another user", file=sys.stderr)
        return 1
    if not (BUNDLE / "MANIFEST").exists():
        print("package-test: there is no program in dist/lammer: make package first", file=sys.stderr)
        return 1
    faults = faults_of(BUNDLE)
    if faults:
        print("package-test: " + "\npackage-test: ".join(faults), file=sys.stderr)
        return 1
    try:
        with TemporaryDirectory(dir="/var/tmp") as folder:
            print(f"package-test: {try_all_changes(BUNDLE, Path(folder))}", flush=True)
        with TemporaryDirectory(dir="/var/tmp") as folder, x_server() as display:
            done = try_bundle(Path(folder), display, options.picture)
    except (NotDealt, NotStopped) as error:
        print(f"package-test: {error}", file=sys.stderr)
        return 1
    print(f"package-test: {done}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
