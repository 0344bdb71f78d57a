"""Looks an installed table over, and says in a page what is right with it and what is wrong."""

from __future__ import annotations

import os
import shutil
import stat
import subprocess
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from datetime import datetime, timedelta
from enum import StrEnum
from pathlib import Path
from typing import Final

from msgspec import Struct

from terminal.ledger.errors import LedgerError
from terminal.ledger.identity import LedgerKind
from terminal.ledger.reader import LedgerReader
from terminal.ledger.rotating_backup import last_copy
from terminal.table.audit.audit import audit_ledger
from terminal.table.people.staff_file import StaffError
from terminal.table.session.clocks import Clock, utc_now
from terminal.table.setup.data_dirs import resources_folder
from terminal.table.setup.opening import open_staff
from terminal.table.setup.profile import TableProfile
from terminal.table.setup.release import this_release

Ask = Callable[[Sequence[str]], str | None]
"""Asks a program of the system, and returns its answer; None if it is not there or fails."""


class Health(StrEnum):
    """What was found of one thing."""

    RIGHT = "right"
    WRONG = "WRONG"
    UNKNOWN = "not known"


class Diagnosis(Struct, frozen=True):
    """One thing that was looked at, and what was found; never a person's name, a PIN or a bet."""

    subject: str
    health: Health
    found: str


STATE: Final = Path("/var/lib/lammer-release")
"""Where root keeps what the release tools know."""
DISPLAY_SETTINGS: Final = Path("/etc/lammer/display.conf")
_COLUMNS_OF_CHECK: Final = 5
"""Number, time, result, release, reason."""
_LEAST_FREE: Final = 1024**3
"""Bytes that should be free for ledgers and copies."""
_WORDS_OF_FONTS: Final = (b"\x00\x01\x00\x00", b"OTTO")
"""With what a font file begins."""
_UNMAPPED: Final = "1.000000, 0.000000, 0.000000, 0.000000, 1.000000, 0.000000, 0.000000, 0.000000, 1.000000"
"""The matrix of a touch device that X11 spreads over all screens."""


def ask_system(command: Sequence[str]) -> str | None:
    """Run a program of the system, and return what it answers."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=10, check=True)
    except (OSError, subprocess.SubprocessError):
        return None
    return done.stdout


class Doctor:
    """Looks at the installation of one table."""

    def __init__(
        self,
        profile: TableProfile,
        *,
        fonts: Sequence[str],
        ask: Ask = ask_system,
        clock: Clock = utc_now,
        state: Path = STATE,
        settings: Path = DISPLAY_SETTINGS,
    ) -> None:
        """Look at the table of `profile`. `fonts` are the files that the screen needs."""
        self._profile = profile
        self._fonts = fonts
        self._ask = ask
        self._clock = clock
        self._state = state
        self._settings = settings

    def look(self) -> Iterator[Diagnosis]:
        """Yield everything that was looked at, in the order of the page."""
        yield from self._release()
        yield from self._display()
        yield self._synchronisation()
        yield self._disk()
        yield self._rights()
        yield self._font_files()
        yield from self._ledger()
        yield self._staff()
        yield self._copies()

    def _release(self) -> Iterator[Diagnosis]:
        yield Diagnosis("release", Health.RIGHT, str(this_release()))
        unconfirmed = _first_line(self._state / "unconfirmed")
        if unconfirmed:
            yield Diagnosis("release", Health.UNKNOWN, f"{unconfirmed} is not confirmed yet")
        checks = self._state / "checks.log"
        try:
            lines = checks.read_text(encoding="utf-8").splitlines()
        except OSError:
            lines = []
        last = [] if not lines else lines[-1].split("\t")
        if len(last) < _COLUMNS_OF_CHECK:
            yield Diagnosis("check", Health.UNKNOWN, "no check of the program's files is on record here")
            return
        good = last[2] == "good"
        reason = "as it was signed" if good else " ".join(last[3:])
        yield Diagnosis("check", Health.RIGHT if good else Health.WRONG, f"{last[1]}: {reason}")

    def _display(self) -> Iterator[Diagnosis]:
        screens = self._ask(["xrandr", "--query"])
        if screens is None:
            yield Diagnosis("display", Health.UNKNOWN, "no X11 display can be asked from here")
            return
        names = [line.split()[0] for line in screens.splitlines() if " connected" in line]
        yield Diagnosis("display", Health.RIGHT if names else Health.WRONG, ", ".join(names) or "none")
        board = self._profile.board.screen
        if board is not None:
            there = board in names
            found = f"the players' display {board} is {'there' if there else 'missing'}"
            yield Diagnosis("display", Health.RIGHT if there else Health.WRONG, found)
        yield self._touch(names)

    def _touch(self, names: Sequence[str]) -> Diagnosis:
        settings = _settings_in(self._settings)
        device, screen = settings.get("TOUCH_DEVICE", ""), settings.get("DEALER_SCREEN", "")
        if not device:
            wrong = len(names) > 1
            found = "no touch device is named in display.conf"
            return Diagnosis("touch", Health.WRONG if wrong else Health.UNKNOWN, found)
        properties = self._ask(["xinput", "list-props", device])
        if properties is None:
            return Diagnosis("touch", Health.WRONG, f"there is no device {device}")
        if len(names) > 1 and _UNMAPPED in properties:
            return Diagnosis("touch", Health.WRONG, f"{device} is not mapped to the dealer's screen")
        return Diagnosis("touch", Health.RIGHT, f"{device}, on {screen or names[0]}")

    def _synchronisation(self) -> Diagnosis:
        answer = self._ask(["timedatectl", "show", "--property=NTPSynchronized", "--value"])
        if answer is None:
            return Diagnosis("clock", Health.UNKNOWN, "nobody here can say whether it is synchronised")
        if answer.strip() == "yes":
            return Diagnosis("clock", Health.RIGHT, "synchronised")
        found = "not synchronised: install systemd-timesyncd or chrony, and let it reach a time server"
        return Diagnosis("clock", Health.WRONG, found)

    def _disk(self) -> Diagnosis:
        folder = _nearest(self._profile.ledger.parent)
        free = shutil.disk_usage(folder).free
        found = f"{free / _LEAST_FREE:.1f} GiB free at {folder}"
        return Diagnosis("disk", Health.RIGHT if free >= _LEAST_FREE else Health.WRONG, found)

    def _rights(self) -> Diagnosis:
        folder = self._profile.ledger.parent
        if not folder.is_dir():
            return Diagnosis("rights", Health.UNKNOWN, f"{folder} is not there yet")
        if not os.access(folder, os.W_OK):
            return Diagnosis("rights", Health.WRONG, f"this account may not write to {folder}")
        name = self._profile.ledger.name
        shown = [path for path in folder.iterdir() if path.name.startswith(name) and _is_open_to_all(path)]
        if shown:
            return Diagnosis("rights", Health.WRONG, f"{shown[0].name} may be read by everybody")
        return Diagnosis("rights", Health.RIGHT, f"the files in {folder} are this account's alone")

    def _font_files(self) -> Diagnosis:
        folder = resources_folder() / "fonts"
        for name in self._fonts:
            try:
                with (folder / name).open("rb") as file:
                    is_font = file.read(4) in _WORDS_OF_FONTS
            except OSError:
                is_font = False
            if not is_font:
                return Diagnosis("fonts", Health.WRONG, f"{name} is missing or damaged: install Lammer again")
        return Diagnosis("fonts", Health.RIGHT, f"all {len(self._fonts)} are there")

    def _ledger(self) -> Iterator[Diagnosis]:
        path = self._profile.ledger
        if not path.exists():
            yield Diagnosis("ledger", Health.UNKNOWN, f"there is none at {path} yet")
            return
        try:
            done = audit_ledger(path, kind=self._profile.kind)
            with closing(LedgerReader.open(path)) as reader:
                span, table_id = reader.time_span, reader.identity.table_id
        except LedgerError as error:
            yield Diagnosis("ledger", Health.WRONG, f"it cannot be opened ({error.fault})")
            return
        if table_id != self._profile.table_id:
            found = f"{path} is that of table {table_id}, not of {self._profile.table_id}"
            yield Diagnosis("ledger", Health.WRONG, found)
            return
        found = f"{path}: events {done.events:,}, rounds {done.rounds:,}"
        if done.findings:
            found += f"; findings: {len(done.findings)}, see lammer verify"
        yield Diagnosis("ledger", Health.WRONG if done.findings else Health.RIGHT, found)
        if span is not None and datetime.fromisoformat(span[1]) > self._clock():
            yield Diagnosis("clock", Health.WRONG, "the last event of the ledger lies in the future")

    def _staff(self) -> Diagnosis:
        settings = self._profile.staff
        if settings.path is not None and not settings.path.exists():
            return Diagnosis("staff", Health.UNKNOWN, f"there is no file at {settings.path} yet")
        staff = open_staff(self._profile)
        try:
            staff.check()
            people = staff.people
        except StaffError:
            return Diagnosis("staff", Health.WRONG, "the staff file cannot be read")
        return Diagnosis("staff", Health.RIGHT, f"people: {len(people)}")

    def _copies(self) -> Diagnosis:
        backup = self._profile.backup
        if backup is None:
            live = self._profile.kind is LedgerKind.LIVE
            found = "the profile asks for none: fill in [backup]"
            return Diagnosis("copies", Health.WRONG if live else Health.UNKNOWN, found)
        place = _nearest(backup.folder)
        if not os.access(place, os.W_OK):
            found = f"this account may not write to {place}, so none comes to {backup.folder}"
            return Diagnosis("copies", Health.WRONG, found)
        try:
            last = last_copy(self._profile.ledger, backup.folder)
        except (LedgerError, OSError):
            last = None
        if last is None:
            return Diagnosis("copies", Health.WRONG, f"there is none in {backup.folder}")
        due = last + 2 * timedelta(minutes=backup.minutes)
        # A table that is closed makes none: that alone is no fault.
        health = Health.RIGHT if self._clock() <= due else Health.UNKNOWN
        return Diagnosis("copies", health, f"the last one is of {last:%Y-%m-%d %H:%M} UTC")


def page_of(diagnoses: Sequence[Diagnosis]) -> str:
    """Return the page for people: a line each, what is wrong named at the end."""
    lines = [f"{one.health.value:<10}{one.subject:<9}{one.found}" for one in diagnoses]
    wrong = sum(one.health is Health.WRONG for one in diagnoses)
    unknown = sum(one.health is Health.UNKNOWN for one in diagnoses)
    return "\n".join([*lines, "", f"Wrong: {wrong}. Not known: {unknown}."])


def _first_line(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8").partition("\n")[0]
    except OSError:
        return ""


def _settings_in(path: Path) -> dict[str, str]:
    """Return the settings of a file of `NAME="value"` lines."""
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except OSError:
        return {}
    pairs = (line.split("=", 1) for line in lines if "=" in line and not line.lstrip().startswith("#"))
    return {name.strip(): value.strip().strip('"') for name, value in pairs}


def _nearest(folder: Path) -> Path:
    """Return the folder, or the nearest above it that is there."""
    while not _is_folder(folder):
        folder = folder.parent
    return folder


def _is_folder(path: Path) -> bool:
    try:
        return path.is_dir()
    except OSError:  # it lies where this account may not look
        return False


def _is_open_to_all(path: Path) -> bool:
    return bool(path.lstat().st_mode & (stat.S_IROTH | stat.S_IWOTH))
