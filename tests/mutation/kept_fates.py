"""Keeps what became of each mutant, so that a run that breaks off goes on where it was."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

from tests.mutation.children import Fate, Judged
from tests.mutation.kept_reach import digest
from tests.mutation.mutants import Mutant
from tests.mutation.scope import ROOT


class KeptFates:
    """What became of each mutant, line by line in a file.

    A killed mutant stays killed while the file that it changes stays as it is. One that passed a stage meets
    it again as soon as another list of tests, or a changed one, would be asked.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._killed: dict[str, Judged] = {}
        self._passed: set[tuple[str, str, str]] = set()
        self.read()

    def read(self) -> None:
        """Read what was written, by whatever process."""
        if not self._path.exists():
            return
        for line in self._path.read_text(encoding="utf-8").splitlines():
            kept = json.loads(line)
            if kept["fate"] == Fate.SURVIVED:
                self._passed.add((kept["mutant"], kept["stage"], kept["asked"]))
            else:
                self._killed[kept["mutant"]] = Judged(Fate(kept["fate"]), kept["by"])

    def killed(self, mutant: Mutant) -> Judged | None:
        """Return how a mutant was killed, if it was."""
        return self._killed.get(_name(mutant))

    def passed(self, mutant: Mutant, stage: str, tests: Sequence[str]) -> bool:
        """Return whether a mutant is known to survive these tests."""
        return (_name(mutant), stage, _asked(tests)) in self._passed

    def keep(self, mutant: Mutant, stage: str, tests: Sequence[str], judged: Judged) -> None:
        """Write down what became of a mutant."""
        kept = {
            "mutant": _name(mutant),
            "stage": stage,
            "fate": judged.fate.value,
            "by": judged.by,
            "asked": _asked(tests),
        }
        with self._path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(kept) + "\n")


def _name(mutant: Mutant) -> str:
    return digest(f"{mutant.file}|{mutant.source}".encode())


def _asked(tests: Sequence[str]) -> str:
    """Return a short name for a list of tests and what stands in their files."""
    texts = {test.partition("::")[0] for test in tests}
    return digest(
        "\n".join([*tests, *(digest((ROOT / text).read_bytes()) for text in sorted(texts))]).encode()
    )
