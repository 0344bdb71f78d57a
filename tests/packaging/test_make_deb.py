"""No Debian package is made of a program that is not signed, or by somebody else."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

from tests.architecture.modules import ROOT
from tests.packaging.releases import fill, new_key, sign

NAME = "1.0.0-aaaaaaaaaaaa"


def make_deb(program: Path, public: Path) -> subprocess.CompletedProcess[str]:
    """Try to make the package of a program."""
    return subprocess.run(
        ["bash", str(ROOT / "packaging" / "make_deb.sh"), str(public)],
        env=os.environ | {"LAMMER_PROGRAM": str(program)},
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_program_that_is_not_signed_or_by_another_key_is_refused(tmp_path: Path) -> None:
    key, stranger = new_key(tmp_path, "house"), new_key(tmp_path, "stranger")
    program = tmp_path / "lammer"
    fill(program, {"lammer": "#!/bin/sh\n"})
    sign(program, NAME, stranger)
    refused = make_deb(program, key.with_suffix(".pub"))
    assert refused.returncode == 1
    assert "is signed with another key" in refused.stderr
    (program / "MANIFEST.minisig").unlink()
    refused = make_deb(program, key.with_suffix(".pub"))
    assert refused.returncode == 1
    assert "is not signed" in refused.stderr


def test_without_a_key_or_a_program_it_says_what_to_do(tmp_path: Path) -> None:
    assert "name the public key" in make_deb(tmp_path, tmp_path / "nothing.pub").stderr
    key = new_key(tmp_path, "house")
    assert "make package first" in make_deb(tmp_path, key.with_suffix(".pub")).stderr
