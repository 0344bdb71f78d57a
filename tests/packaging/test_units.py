"""The units are proven by systemd itself in `make deb-test`; here, that what it objects to is named."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from tests.architecture.modules import ROOT
from tests.packaging.units import EXPOSED_AT_MOST, UNITS, FaultyUnits, prove_units

SYSTEM = ROOT / "packaging" / "system"
NOTICE = "--no-block start lammer-notice.service\n"

needs_systemd = pytest.mark.skipif(
    shutil.which("systemd-analyze") is None, reason="make deb-test fails where systemd-analyze is missing"
)


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """Return a root with the units and the programs that they call."""
    shutil.copytree(SYSTEM / "units", tmp_path / UNITS)
    for source, place in (("sbin", "usr/sbin"), ("libexec", "usr/libexec/lammer")):
        shutil.copytree(SYSTEM / source, tmp_path / place)
        for program in (tmp_path / place).iterdir():
            program.chmod(0o755)
    called = tmp_path / "usr/lib/lammer/current/lammer"
    called.parent.mkdir(parents=True)
    called.touch(0o755)
    return tmp_path


@needs_systemd
def test_systemd_objects_to_nothing_and_no_service_is_more_exposed_than_said(root: Path) -> None:
    assert set(prove_units(root)) == set(EXPOSED_AT_MOST)


@needs_systemd
def test_a_program_that_is_not_there_and_a_word_that_systemd_does_not_know_are_named(root: Path) -> None:
    notice = root / "usr/libexec/lammer/notice"
    notice.unlink()
    with pytest.raises(FaultyUnits, match="notice is not executable"):
        prove_units(root)
    notice.touch(0o755)
    unit = root / UNITS / "lammer.service"
    unit.write_text(unit.read_text("utf-8").replace("WatchdogSec", "WatchdogSecs"), "utf-8")
    with pytest.raises(FaultyUnits, match="WatchdogSecs"):
        prove_units(root)


@needs_systemd
def test_a_service_that_has_lost_its_hardening_is_named(root: Path) -> None:
    unit = root / UNITS / "lammer.service"
    unit.write_text(unit.read_text("utf-8").replace("PrivateNetwork=yes\n", ""), "utf-8")
    with pytest.raises(FaultyUnits, match=r"lammer\.service: exposed by"):
        prove_units(root)


def test_a_start_that_fails_is_told_on_the_screen_though_the_unit_restarts_itself() -> None:
    # systemd starts what OnFailure= names only once a unit is given up, and this one never is.
    unit = (SYSTEM / "units" / "lammer.service").read_text("utf-8")
    lines = [line for line in unit.splitlines() if not line.startswith("#")]
    assert "ExecStopPost=+/usr/libexec/lammer/ended" in lines
    assert "OnFailure=" not in "".join(lines)


@pytest.mark.parametrize(("result", "asked"), [("success", ""), ("exit-code", NOTICE), ("watchdog", NOTICE)])
def test_the_notice_is_asked_for_unless_the_table_was_ended_as_asked(
    tmp_path: Path, result: str, asked: str
) -> None:
    stand_in = tmp_path / "systemctl"
    stand_in.write_text('#!/bin/sh\necho "$*"\n', encoding="utf-8")
    stand_in.chmod(0o755)
    done = subprocess.run(
        ["/bin/sh", str(SYSTEM / "libexec" / "ended")],
        env={"PATH": str(tmp_path), "SERVICE_RESULT": result},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == asked


def test_a_start_without_screens_is_not_counted_against_the_release() -> None:
    unit = (SYSTEM / "units" / "lammer.service").read_text("utf-8")
    before = [line.split("=", 1)[1] for line in unit.splitlines() if line.startswith("ExecStartPre=")]
    assert before == [
        "/usr/libexec/lammer/await-display",
        "+/usr/sbin/lammer-release starting",
        "+/usr/sbin/lammer-check --quiet",
    ]
