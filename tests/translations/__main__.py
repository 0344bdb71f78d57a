"""Keep the catalogues in step with the texts: `python -m tests.translations missing|merge|stale|compile`.

`missing` prints the texts that have no translation yet, a line each: English, traditional, simplified, with
a tab between them; what is there already is filled in. Fill in the rest and give the lines to `merge FILE`.
`stale` drops what no code asks for any more. Line breaks within a text are written as `\\n`.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from terminal.table.setup.languages import TRANSLATED
from tests.translations.catalogue import compile_stale, places, read, write
from tests.translations.extract import extract


def _line(text: str) -> str:
    return text.replace("\n", "\\n")


def missing() -> int:
    """Print every text that lacks a translation; return 1 if there is one."""
    catalogues = [read(language) for language in TRANSLATED]
    lacking = [
        text for text in sorted(extract().texts) if not all(texts.get(text, "") for texts in catalogues)
    ]
    for text in lacking:
        print("\t".join(_line(part) for part in (text, *(texts.get(text, "") for texts in catalogues))))
    return int(bool(lacking))


def merge(path: Path) -> int:
    """Take the lines of a file into the catalogues; return 1, with nothing taken, if one is not in order."""
    wanted, faults = extract().texts, []
    rows: list[list[str]] = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if not line.strip():
            continue
        row = [part.replace("\\n", "\n") for part in line.split("\t")]
        if len(row) != 1 + len(TRANSLATED) or not all(row):
            faults.append(f"line {number}: not three texts")
        elif row[0] not in wanted:
            faults.append(f"line {number}: no code asks for {row[0]!r}")
        elif any(places(done) != places(row[0]) for done in row[1:]):
            faults.append(f"line {number}: other places than the English has")
        else:
            rows.append(row)
    if faults:
        sys.stderr.write("\n".join(faults) + "\n")
        return 1
    for place, language in enumerate(TRANSLATED, 1):
        write(language, read(language) | {row[0]: row[place] for row in rows})
    compile_stale()
    return 0


def stale() -> int:
    """Drop from the catalogues what no code asks for."""
    wanted = extract().texts
    for language in TRANSLATED:
        kept = {text: done for text, done in read(language).items() if text in wanted}
        write(language, kept)
    compile_stale()
    return 0


def main() -> int:
    """Do what is asked for; return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tests.translations", description=__doc__)
    parser.add_argument("act", choices=("missing", "merge", "stale", "compile"))
    parser.add_argument("file", nargs="?", type=Path, help="for merge")
    chosen = parser.parse_args()
    if chosen.act == "merge":
        if chosen.file is None:
            parser.error("merge takes a file")
        return merge(chosen.file)
    if chosen.act == "compile":
        compile_stale()
        return 0
    return missing() if chosen.act == "missing" else stale()


if __name__ == "__main__":
    sys.exit(main())
