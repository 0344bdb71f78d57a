"""Makes the one-folder program: run by `make package`.

PyInstaller puts it together; a bill of materials and the licence texts are added; every file is named in a
manifest, which is signed with the key that the caller names. The same commit gives the same bytes, wherever
and whenever it is made.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

from components import Origins, bill_of_materials
from manifest import MANIFEST, SIGNATURE, sign, write_manifest

ROOT = Path(__file__).resolve().parents[2]
SPEC = Path(__file__).with_name("lammer.spec")
INTERNAL = "_internal"
BILL = "sbom.cdx.json"
FILE_MODE, PROGRAM_MODE = 0o644, 0o755
SHORT = 12
"""Digits of a commit that are shown."""


def git(*arguments: str) -> str:
    """Return what git says of this clone. Raises `CalledProcessError` where it is none."""
    done = subprocess.run(["git", "-C", str(ROOT), *arguments], capture_output=True, text=True, check=True)
    return done.stdout.strip()


def version() -> str:
    """Return the version of this project, as its own metadata has it."""
    import tomllib  # noqa: PLC0415 - only here

    with (ROOT / "pyproject.toml").open("rb") as file:
        return str(tomllib.load(file)["project"]["version"])


def put_together(work: Path, target: Path, built: int, sample: Path | None = None) -> None:
    """Have PyInstaller make the program. `sample` is another program to make in the same way."""
    environment = {
        name: value
        for name, value in os.environ.items()
        if name not in ("PYTHONPATH", "PYTHONDONTWRITEBYTECODE")
    }
    environment |= {
        "SOURCE_DATE_EPOCH": str(built),
        "PYTHONHASHSEED": "0",
        "LC_ALL": "C.UTF-8",
        "TZ": "UTC",
        "LAMMER_BUILD": str(work),
        # What earlier builds have kept may be of another clone.
        "PYINSTALLER_CONFIG_DIR": str(work / "kept"),
    }
    if sample is not None:
        environment["LAMMER_SAMPLE"] = str(sample)
    shutil.rmtree(work / "dist", ignore_errors=True)
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "WARN"]
    folders = ["--distpath", str(work / "dist"), "--workpath", str(work / "work")]
    subprocess.run([*command, *folders, str(SPEC)], check=True, env=environment, cwd=work)
    shutil.rmtree(target, ignore_errors=True)
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.move(work / "dist" / "lammer", target)


def describe(work: Path, target: Path, name: str, built: int) -> None:
    """Write down what the program is made of, with a licence text for each component."""
    origins = Origins(ROOT, name)
    made_from = json.loads((work / "origins.json").read_text(encoding="utf-8"))
    for place in files_of(target):
        inner = place.removeprefix(f"{INTERNAL}/")
        if inner == "lammer" and inner == place:
            part = origins.bootloader()
        else:
            source = made_from["files"].get(inner)
            part = origins.of_file(inner, Path(source or inner))
        part.files.add(place)
    for module, source in made_from["modules"].items():
        if source not in ("-", None):
            origins.of_module(module, Path(source))
    for part in origins.parts:
        notice = target / part.licence_file
        notice.parent.mkdir(exist_ok=True)
        notice.write_text(part.licence_text(), encoding="utf-8")
        origins.lammer.files.add(part.licence_file)
    origins.lammer.files.add(BILL)
    (target / BILL).write_text(bill_of_materials(origins.parts, origins.lammer, built), encoding="utf-8")


def files_of(target: Path) -> list[str]:
    """Return the place of every file in the program, in order."""
    return sorted(path.relative_to(target).as_posix() for path in target.rglob("*") if not path.is_dir())


def level_modes(target: Path, built: int) -> None:
    """Give every file and folder the mode and the time that they have on every machine."""
    for path in sorted(target.rglob("*"), reverse=True):
        path.chmod(PROGRAM_MODE if path.is_dir() or path == target / "lammer" else FILE_MODE)
        os.utime(path, (built, built))
    target.chmod(PROGRAM_MODE)
    os.utime(target, (built, built))


def make(target: Path, key: Path | None) -> str:
    """Make the program, and return what it is called."""
    commit, built = (
        git("rev-parse", f"--short={SHORT}", "HEAD"),
        int(git("show", "-s", "--format=%ct", "HEAD")),
    )
    if git("status", "--porcelain"):
        commit += "+changed"
    name = f"{version()}-{commit}"
    work = ROOT / "build" / "program"
    shutil.rmtree(work, ignore_errors=True)
    work.mkdir(parents=True)
    noted = {"version": version(), "commit": commit, "built": built}
    (work / "release.json").write_text(json.dumps(noted) + "\n", encoding="utf-8")
    put_together(work, target, built)
    describe(work, target, name, built)
    level_modes(target, built)
    write_manifest(target, name, built)
    if key is not None:
        sign(target, key, name, built)
    for path in (MANIFEST, SIGNATURE):
        if (target / path).exists():
            (target / path).chmod(FILE_MODE)
            os.utime(target / path, (built, built))
    return name


def main() -> int:
    """Make it, and say what was made."""
    parser = argparse.ArgumentParser(prog="make package", description=__doc__)
    parser.add_argument("--key", type=Path, metavar="FILE", help="the secret key of minisign to sign with")
    parser.add_argument("--out", type=Path, default=ROOT / "dist" / "lammer", metavar="FOLDER")
    options = parser.parse_args()
    name = make(options.out.absolute(), options.key)
    signed = (
        "signed" if options.key is not None else "NOT SIGNED: name a key with ARGS='--key FILE' to sign it"
    )
    print(f"{options.out}: {name}, {signed}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
