"""`lammer staff` at a terminal: PINs are typed where nobody can read them, and never given as arguments."""

from __future__ import annotations

import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest

from terminal.cli import FAILED, MALFORMED, main
from terminal.table.setup import terms
from terminal.table.setup.typed_input import FaultyInput

ROOT = Path(__file__).parents[2]
MANAGER, MANAGER_PIN = "10077", "275936"
DEALER, DEALER_PIN, NEW_PIN = "30277", "830164", "583920"
WRONG = "704916"


@pytest.fixture
def profile(tmp_path: Path) -> Path:
    """Return a live table's profile with a staff file of its own."""
    text = (ROOT / "resources" / "profiles" / "commission.toml").read_text(encoding="utf-8")
    path = tmp_path / "table.toml"
    path.write_text(text.replace("[staff]\n", '[staff]\nfile = "people.json"\n'), encoding="utf-8")
    return path


def at_terminal(profile: Path, arguments: list[str], secrets: list[str]) -> tuple[int, str]:
    """Run one command and type each secret when it is asked for; return the status and all that showed."""
    child, terminal = pty.fork()
    if child == 0:  # pragma: no cover - becomes the program
        os.chdir(ROOT)
        command = [sys.executable, "-m", "terminal", "staff", "--profile", str(profile), *arguments]
        os.execv(sys.executable, command)
    shown = b""
    waiting = list(secrets)
    answered = 0
    while True:
        try:
            more = os.read(terminal, 1024)
        except OSError:  # the child has ended and closed its side
            break
        if not more:
            break
        shown += more
        if shown.count(b": ") > answered and shown.endswith(b": ") and waiting:
            answered = shown.count(b": ")
            os.write(terminal, waiting.pop(0).encode() + b"\n")
    os.close(terminal)
    _, status = os.waitpid(child, 0)
    assert not waiting, shown
    return os.waitstatus_to_exitcode(status), shown.decode()


def test_a_faulty_layout_file_is_named_and_ends_with_2(
    profile: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def faulty(name: str) -> tuple[str, ...]:
        raise FaultyInput("is missing", file=f"{name}.toml", field="boxes")

    monkeypatch.setattr(terms, "layout_labels", faulty)
    assert main(["staff", "--profile", str(profile), "list"]) == MALFORMED
    assert "toml, field 'boxes': is missing" in capsys.readouterr().err


def listed(profile: Path) -> list[str]:
    done = subprocess.run(
        [sys.executable, "-m", "terminal", "staff", "--profile", str(profile), "list"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    return done.stdout.splitlines()


def add_manager(profile: Path) -> None:
    added = ["add", MANAGER, "Ong B. L.", "shift_manager"]
    status, shown = at_terminal(profile, added, [MANAGER_PIN, MANAGER_PIN])
    assert status == 0, shown


def test_a_staff_file_begins_with_its_first_manager_and_no_pin_shows(profile: Path) -> None:
    status, shown = at_terminal(profile, ["add", DEALER, "Tan W. L.", "dealer"], [])
    assert status == FAILED
    assert "first" in shown
    add_manager(profile)
    arguments = ["--by", MANAGER, "add", DEALER, "Tan W. L.", "dealer"]
    status, shown = at_terminal(profile, arguments, [DEALER_PIN, DEALER_PIN, MANAGER_PIN])
    assert status == 0
    assert DEALER_PIN not in shown
    assert MANAGER_PIN not in shown
    assert [line.split()[:2] for line in listed(profile)] == [[MANAGER, "shift_manager"], [DEALER, "dealer"]]
    kept = (profile.parent / "people.json").read_bytes()
    assert DEALER_PIN.encode() not in kept
    assert MANAGER_PIN.encode() not in kept


def test_people_are_changed_under_the_managers_pin_alone(profile: Path) -> None:
    add_manager(profile)
    by = ["--by", MANAGER]
    new = [*by, "add", DEALER, "Tan W. L.", "dealer"]
    assert at_terminal(profile, new, [DEALER_PIN, DEALER_PIN, WRONG])[0] == FAILED
    assert len(listed(profile)) == 1
    assert at_terminal(profile, new, [DEALER_PIN, DEALER_PIN, MANAGER_PIN])[0] == 0
    assert at_terminal(profile, [*by, "rank", DEALER, "pit_supervisor"], [MANAGER_PIN])[0] == 0
    assert "pit_supervisor" in listed(profile)[1]
    own = ["--by", DEALER, "set-pin", DEALER]
    assert at_terminal(profile, own, [NEW_PIN, NEW_PIN, NEW_PIN])[0] == FAILED
    assert at_terminal(profile, own, [NEW_PIN, NEW_PIN, DEALER_PIN])[0] == 0
    status, shown = at_terminal(profile, [*by, "unlock", DEALER], [MANAGER_PIN])
    assert (status, "not locked" in shown) == (FAILED, True)
    assert at_terminal(profile, [*by, "remove", DEALER], [MANAGER_PIN])[0] == 0
    assert len(listed(profile)) == 1


def test_a_change_names_who_authorises_it(profile: Path) -> None:
    add_manager(profile)
    status, shown = at_terminal(profile, ["remove", MANAGER], [])
    assert status == FAILED
    assert "--by" in shown


def test_a_profile_that_is_not_there_is_said(tmp_path: Path) -> None:
    status, shown = at_terminal(tmp_path / "none.toml", ["list"], [])
    assert status == MALFORMED
    assert "none.toml" in shown
