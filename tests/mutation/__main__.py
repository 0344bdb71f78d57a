"""`make mutate`: changes the program in small ways and says which changes no test notices.

It judges a copy of the tree. First the tests without a window are asked; what they let live meets those with
one. What each test reaches and what became of each mutant is kept in `build/mutation`: a run that breaks
off goes on where it was, and `--again` forgets it all.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from tests.mutation.children import Fate, Judged
from tests.mutation.in_place import judge_in_place
from tests.mutation.kept_fates import KeptFates
from tests.mutation.kept_reach import Witnesses, missing, read_reach, write_reach
from tests.mutation.mutants import Mutant, all_mutants, draw
from tests.mutation.running import fails_unchanged, judge
from tests.mutation.scope import ROOT, files, files_of_tests
from tests.mutation.tree import copy_tree

BUILD = ROOT / "build" / "mutation"
KEPT = ("reach", "fates.jsonl")
BAR = 0.90
IN_COPY = "LAMMER_MUTATION"
"""Names, for the process in the copy, the folder where results are kept."""

NOBODY = Judged(Fate.SURVIVED, "")
RAN = {pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED, pytest.ExitCode.NO_TESTS_COLLECTED}


def main() -> int:
    """Copy the tree, and judge the copy."""
    options = _options()
    if IN_COPY in os.environ:
        return _judge_tree(options, Path(os.environ[IN_COPY]))
    BUILD.mkdir(parents=True, exist_ok=True)
    if options.again:
        for name in KEPT:
            shutil.rmtree(BUILD / name) if (BUILD / name).is_dir() else (BUILD / name).unlink(missing_ok=True)
    copy_tree(BUILD / "tree")
    # Each mutant imports the program anew: its unchanged modules come compiled.
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    environment |= {
        IN_COPY: str(BUILD),
        "PYTHONPYCACHEPREFIX": str(BUILD / "bytecode"),
        "HYPOTHESIS_PROFILE": "mutation",
        "QT_QPA_PLATFORM": "offscreen",
    }
    command = [sys.executable, "-m", "tests.mutation", *sys.argv[1:]]
    return subprocess.run(command, cwd=BUILD / "tree", env=environment, check=False).returncode


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make mutate", description=__doc__)
    parser.add_argument("--count", type=int, default=300, help="how many mutants are drawn")
    parser.add_argument("--seed", type=int, default=12, help="what they are drawn by")
    parser.add_argument("--skip", type=int, default=0, help="leave out so many of the drawn ones")
    parser.add_argument("--only", default="", help="run those whose description holds this text")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many run at a time")
    parser.add_argument(
        "--seconds", type=float, default=25.0, help="processor seconds of tests that a mutant meets at most"
    )
    parser.add_argument("--quick", action="store_true", help="ask the tests without a window alone")
    parser.add_argument("--again", action="store_true", help="forget what earlier runs found")
    return parser.parse_args()


def _judge_tree(options: argparse.Namespace, build: Path) -> int:
    """Draw the mutants, ask the tests, and print what became of them."""
    started = time.monotonic()
    everything = all_mutants(files())
    drawn = draw(everything, options.count, options.seed)
    mine = [mutant for mutant in drawn[options.skip :] if options.only in mutant.what]
    print(
        f"{len(everything):,} mutants in {len(files())} files; {len(drawn)} drawn by seed {options.seed}",
        flush=True,
    )
    kept = KeptFates(build / "fates.jsonl")
    for windows in (False, True) if not options.quick else (False,):
        if not _alive(mine, kept):
            break
        witnesses = _witnesses(build, options.jobs, options.seconds, windows=windows)
        for fresh in (False, True):
            _ask(_alive(mine, kept), witnesses, kept, build, options.jobs, windows=windows, fresh=fresh)
    killers = sorted({judged.by for mutant in mine if (judged := kept.killed(mutant)) and judged.by})
    if killers and (failing := fails_unchanged(mine[0], killers, build / "unchanged")):
        print(f"A test that killed mutants also fails without one, so the figures do not hold: {failing}")
        return 1
    return _report(mine, kept, build, time.monotonic() - started)


def _alive(mutants: Sequence[Mutant], kept: KeptFates) -> list[Mutant]:
    return [mutant for mutant in mutants if kept.killed(mutant) is None]


def _witnesses(build: Path, jobs: int, seconds: float, *, windows: bool) -> Witnesses:
    """Return who can see a mutant; note what tests reach where that is not kept."""
    folder = build / "reach" / ("windows" if windows else "quick")
    paths = files_of_tests()
    if lacking := missing(folder, paths):
        _note_reach(folder, lacking, jobs, windows=windows)
    for path in missing(folder, lacking):
        write_reach(folder, path, {})
    reach, failing = read_reach(folder, paths)
    for test in failing:
        print(f"left out, for it fails without any mutant: {test}", flush=True)
    return Witnesses(reach, seconds)


def _note_reach(folder: Path, paths: Sequence[Path], jobs: int, *, windows: bool) -> None:
    """Run tests once and let them note what they reach."""
    folder.mkdir(parents=True, exist_ok=True)
    print(f"Noting which functions the tests of {len(paths)} files reach.", flush=True)
    names = [str(path.relative_to(ROOT)) for path in paths]
    command = [sys.executable, "-m", "pytest", "-q", "--tb=short", "-p", "no:cacheprovider"]
    command += ["-p", "tests.mutation.reach", "-n", str(jobs), "--dist", "loadfile"]
    environment = os.environ | {
        "LAMMER_REACH": str(folder),
        "LAMMER_REACH_WINDOWS": json.dumps(windows),
        "HYPOTHESIS_PROFILE": "ci",
    }
    with (folder / "pytest.log").open("w", encoding="utf-8") as log:
        done = subprocess.run(
            [*command, *names], cwd=ROOT, env=environment, check=False, stdout=log, stderr=log
        )
    if done.returncode not in RAN:
        sys.exit(f"The tests did not run to their end: {folder / 'pytest.log'}")


def _ask(
    mutants: Sequence[Mutant],
    witnesses: Witnesses,
    kept: KeptFates,
    build: Path,
    jobs: int,
    *,
    windows: bool,
    fresh: bool,
) -> None:
    """Ask the tests of those mutants of which no answer is kept.

    First they are asked in place, which is quick, then in processes that import the mutant.
    """
    stage = f"{'fresh' if fresh else 'in place'}, {'with' if windows else 'without'} windows"
    work = [
        (mutant, tests)
        for mutant in mutants
        if (fresh or mutant.function) and not kept.passed(mutant, stage, tests := witnesses.tests_for(mutant))
    ]
    print(f"{stage}: {len(work)} of {len(mutants)} mutants that live", flush=True)

    def tell(number: int, judged: Judged) -> None:
        mutant, tests = work[number]
        kept.keep(mutant, stage, tests, judged)
        by = judged.by or ("" if judged.fate is Fate.SURVIVED else "(no test failed: its log says why)")
        print(f"{number:3} {judged.fate.value:9} {mutant.what}  {by}", flush=True)

    logs = build / stage.replace(", ", "-").replace(" ", "-")
    if fresh:
        judge(work, logs, jobs, tell)
    else:
        _apart(lambda: judge_in_place(work, logs, jobs, tell))
    kept.read()


def _apart(run: Callable[[], None]) -> None:
    """Run it in a process of its own, for it imports the program."""
    process = multiprocessing.get_context("fork").Process(target=run)
    process.start()
    process.join()
    if process.exitcode:
        sys.exit("The tests could not be asked.")


def _report(mutants: Sequence[Mutant], kept: KeptFates, build: Path, seconds: float) -> int:
    """Print the sums, write the survivors, and return whether enough were killed."""
    survivors = _alive(mutants, kept)
    endless = sum((kept.killed(mutant) or NOBODY).fate is Fate.ENDLESS for mutant in mutants)
    killed = len(mutants) - len(survivors)
    share = killed / len(mutants) if mutants else 1.0
    print(
        f"\n{killed} of {len(mutants)} killed ({endless} of them for never ending), "
        f"{share:.1%} (bar {BAR:.0%}), in {seconds / 60:.0f} minutes"
    )
    target = build / "survivors.txt"
    target.write_text("".join(f"{mutant.what}\n" for mutant in survivors), encoding="utf-8")
    print(f"{len(survivors)} survived: {target}")
    return int(share < BAR)


if __name__ == "__main__":
    sys.exit(main())
