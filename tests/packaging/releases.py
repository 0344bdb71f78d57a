"""Makes small releases, signed with a key of the test's own, and checks them as root's tools do."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType

from tests.architecture.modules import ROOT

PROGRAM = ROOT / "packaging" / "program"
SYSTEM = ROOT / "packaging" / "system"
BUILT = 1_700_000_000
"""Seconds of Unix time: the commit of the first release; each later one is of the next second."""


def load(name: str) -> ModuleType:
    """Return a module of the packaging, which is no part of the package."""
    spec = importlib.util.spec_from_file_location(name, PROGRAM / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def new_key(folder: Path, name: str) -> Path:
    """Return a new secret key without a password; the public one lies next to it, as `NAME.pub`."""
    secret = folder / f"{name}.key"
    subprocess.run(
        ["minisign", "-G", "-W", "-f", "-p", str(folder / f"{name}.pub"), "-s", str(secret)],
        check=True,
        capture_output=True,
    )
    return secret


@dataclass(frozen=True, slots=True)
class Machine:
    """The folders that root's tools use, elsewhere than on a real machine."""

    top: Path

    @property
    def home(self) -> Path:
        """Where the releases lie."""
        return self.top / "home 百家樂"

    @property
    def trust(self) -> Path:
        """Where the public key lies."""
        return self.top / "trust"

    @property
    def state(self) -> Path:
        """Where root keeps what the tools know."""
        return self.top / "state"

    @property
    def data(self) -> Path:
        """Where the table's data lies."""
        return self.top / "data"

    @property
    def keys(self) -> Path:
        """Where the test has its secret keys."""
        return self.top / "keys"

    @property
    def log(self) -> list[list[str]]:
        """The results of checks: number, time, result, release, reason."""
        text = (self.state / "checks.log").read_text(encoding="utf-8")
        return [line.split("\t") for line in text.splitlines()]

    def environment(self) -> dict[str, str]:
        """Return what tells the tools of these folders."""
        return {
            "PATH": os.environ["PATH"],
            "LAMMER_HOME": str(self.home),
            "LAMMER_TRUST": str(self.trust),
            "LAMMER_STATE": str(self.state),
            "LAMMER_DATA": str(self.data),
            "LAMMER_ETC": str(self.top / "etc"),
            "LAMMER_RUN": str(self.top / "run"),
            "LAMMER_ACCOUNT": "",
        }

    def run(self, tool: str, *arguments: str, **more: str) -> subprocess.CompletedProcess[str]:
        """Run one of root's tools."""
        return subprocess.run(
            ["sh", str(SYSTEM / "sbin" / tool), *arguments],
            env=self.environment() | more,
            capture_output=True,
            text=True,
            check=False,
        )

    def check(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        """Check the release in use."""
        return self.run("lammer-check", *arguments)


def new_machine(top: Path) -> Machine:
    """Return a machine without a release, with the key `house` trusted."""
    machine = Machine(top)
    for folder in (
        machine.home / "releases",
        machine.trust,
        machine.state / "pins",
        machine.data,
        machine.keys,
    ):
        folder.mkdir(parents=True)
    for folder in ("etc", "run"):
        (top / folder).mkdir()
    new_key(machine.keys, "house")
    shutil.copy(machine.keys / "house.pub", machine.trust / "release.pub")
    (machine.trust / "release.pub").chmod(0o644)
    return machine


def fill(program: Path, files: dict[str, str]) -> None:
    """Write a program of these files: what the manifest names has levelled modes."""
    for place, text in files.items():
        path = program / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    for path in sorted(program.rglob("*")):
        path.chmod(0o755 if path.is_dir() or path.name == "lammer" else 0o644)
    program.chmod(0o755)


def sign(program: Path, name: str, key: Path, built: int = BUILT) -> None:
    """Write the manifest of a program and sign it."""
    manifest = load("manifest")
    for file in (manifest.MANIFEST, manifest.SIGNATURE):
        (program / file).unlink(missing_ok=True)
    manifest.write_manifest(program, name, built)
    manifest.sign(program, key, name, built)
    for file in (manifest.MANIFEST, manifest.SIGNATURE):
        (program / file).chmod(0o644)
