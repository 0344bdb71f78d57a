"""`make mutate`: changes the program in small ways and says which changes no test notices."""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path

os.environ["HYPOTHESIS_PROFILE"] = "mutation"
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from tests.mutation.mutants import Mutant, all_mutants, draw
from tests.mutation.running import Fate, fates_of
from tests.mutation.scope import ROOT, TESTS, TESTS_OF_LITERALS, files

BUILD = ROOT / "build" / "mutation"
BAR = 0.90
TEST_SECONDS = 90.0
"""Processor seconds of tests that a mutant meets at most, those that reach little else first."""


def main() -> int:
    """Draw the mutants, run the tests against each, and print what became of them."""
    options = _options()
    BUILD.mkdir(parents=True, exist_ok=True)
    reach = _Reach(_read_reach(again=options.reach_again))
    everything = all_mutants(files())
    drawn = draw(everything, options.count, options.seed)
    mine = [mutant for mutant in drawn[options.skip :] if options.only in mutant.what]
    print(
        f"{len(everything):,} mutants in {len(files())} files; {len(drawn)} drawn by seed {options.seed}",
        flush=True,
    )

    def tell(number: int, fate: Fate) -> None:
        print(f"{number:3} {fate.value:9} {mine[number].what}", flush=True)

    started = time.monotonic()
    fates = fates_of([(mutant, reach.tests_for(mutant)) for mutant in mine], BUILD, options.jobs, tell)
    return _report(mine, fates, time.monotonic() - started)


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make mutate", description=__doc__)
    parser.add_argument("--count", type=int, default=300, help="how many mutants are drawn")
    parser.add_argument("--seed", type=int, default=12, help="what they are drawn by")
    parser.add_argument("--skip", type=int, default=0, help="leave out so many of the drawn ones")
    parser.add_argument("--only", default="", help="run those whose description holds this text")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many run at a time")
    parser.add_argument("--reach-again", action="store_true", help="note again which test reaches what")
    return parser.parse_args()


def _read_reach(*, again: bool) -> dict[str, tuple[float, set[str]]]:
    """Return by test its processor seconds and the functions that it reaches; noted where that is missing."""
    folder = BUILD / "reach"
    if again or not folder.exists():
        _note_reach(folder)
    noted: dict[str, tuple[float, set[str]]] = {}
    for path in sorted(folder.glob("*.json")):
        for test, found in json.loads(path.read_text(encoding="utf-8")).items():
            noted[test] = found["seconds"], set(found["reached"])
    return noted


def _note_reach(folder: Path) -> None:
    """Run all the tests once and let them note what they reach."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    print("Noting which test reaches which function; this runs all the tests once.", flush=True)
    command = [sys.executable, "-m", "pytest", "-q", "-n", "auto", "-p", "tests.mutation.reach", *TESTS]
    environment = os.environ | {"LAMMER_REACH": str(folder), "HYPOTHESIS_PROFILE": "ci"}
    done = subprocess.run(command, cwd=ROOT, env=environment, check=False, stdout=subprocess.PIPE, text=True)
    if done.returncode:
        shutil.rmtree(folder)
        sys.exit(f"The tests must pass before mutants can be judged by them.\n{done.stdout[-4000:]}")


class _Reach:
    """Which tests can see a mutant."""

    def __init__(self, noted: dict[str, tuple[float, set[str]]]) -> None:
        self._seconds = {test: seconds for test, (seconds, _) in noted.items()}
        self._wide = {test: len(reached) for test, (_, reached) in noted.items()}
        self._by_function: dict[str, set[str]] = defaultdict(set)
        self._by_file: dict[str, set[str]] = defaultdict(set)
        for test, (_, reached) in noted.items():
            for function in reached:
                self._by_function[function].add(test)
                self._by_file[function.partition(":")[0]].add(test)

    def tests_for(self, mutant: Mutant) -> list[str]:
        """Return the tests that reach the changed function, then those that reach its file.

        Those that reach little else come first: they are the quickest, and the most likely to see it.

        What runs at the import of a file without functions is answered for by the tests of the rules.
        """
        first = self._by_function[f"{mutant.file}:{mutant.function}"]
        rest = self._by_file[mutant.file] - first
        if not first | rest:
            rest = {test for test in self._seconds if test.startswith(TESTS_OF_LITERALS)}
        chosen, seconds = [], 0.0
        for test in [*self._direct_first(first), *self._direct_first(rest)]:
            seconds += self._seconds[test]
            if seconds > TEST_SECONDS and chosen:
                break
            chosen.append(test)
        return chosen

    def _direct_first(self, tests: set[str]) -> list[str]:
        return sorted(tests, key=lambda test: (self._wide[test], self._seconds[test], test))


def _report(mutants: Sequence[Mutant], fates: Sequence[Fate], seconds: float) -> int:
    """Print the sums, write the survivors, and return whether enough were killed."""
    survivors = [mutant for mutant, fate in zip(mutants, fates, strict=True) if fate is Fate.SURVIVED]
    killed = len(mutants) - len(survivors)
    share = killed / len(mutants) if mutants else 1.0
    print(f"\n{killed} of {len(mutants)} killed, {share:.1%} (bar {BAR:.0%}), in {seconds / 60:.0f} minutes")
    target = BUILD / "survivors.txt"
    target.write_text("".join(f"{mutant.what}\n" for mutant in survivors), encoding="utf-8")
    print(f"{len(survivors)} survived: {target.relative_to(ROOT)}")
    return int(share < BAR)


if __name__ == "__main__":
    sys.exit(main())
