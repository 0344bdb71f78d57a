"""`make bench`: measures speed and size, prints them against their bars, and fails if one is missed."""

from __future__ import annotations

import argparse
import json
import os
import shutil
import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from tests.bench.bars import Figure, as_data, table_of
from tests.bench.children import WORK, MeasurementFailed, measure
from tests.bench.cohort_ledger import folder_of_cohort
from tests.bench.long_ledger import EVENTS, folder_with
from tests.bench.samples import median
from tests.packaging.flips import LONGEST_CHECK

STARTS = 7
"""Starts of each kind, by turns."""
FRAME = 16.7
"""Milliseconds of a frame at 60 Hz."""
WORST = 33.0
BET = 8.0
ELSEWHERE = 1.6
"""How much more an act may take with another window or on a large screen: of its bar, and of itself alone."""
BETS = ("bet", "bet in a row")
ACTS = (*BETS, "undo", "call", "card", "offer", "insure", "close", "take", "pay", "conclude", "page")


def bar_of(act: str) -> float:
    """Return how many milliseconds an act may take."""
    return BET if act in BETS else FRAME


def acts() -> Iterable[Figure]:
    """Every act of full rounds, up to the painted frame, the durable commit included."""
    took = measure("acts")
    plain, bare = took["medians"]["plain"], took["medians"]["plain"]["bare"]
    for act in ACTS:
        yield Figure(
            what=f"{act}: to the painted frame, {took['bets']} bets, CPU median",
            measured=f"{plain[act] / bare:.1f} × of a press on a bare scene",
            value=plain[act],
            unit="ms",
            relation="<=",
            bar=bar_of(act),
        )
    yield Figure(
        what=f"worst of {took['acts']:,} acts",
        measured=took["worst_act"],
        value=took["worst"],
        unit="ms",
        relation="<=",
        bar=WORST,
    )
    for what, value, reference, bar in (
        ("pressed look", plain["look"], plain["bare look"], 2),
        *((bet, plain[bet], bare, 3) for bet in BETS),
    ):
        yield Figure(
            what=f"{what} compared with a press on a bare scene of {took['items']} items",
            measured=f"{value:.2f} ms, bare {reference:.2f} ms",
            value=value / reference,
            unit="×",
            relation="<=",
            bar=bar,
        )
    modes = (
        ("second", "with a second window attached"),
        ("large", "at 3840×2160"),
        ("display", "with the players’ display at 3840×2160"),
        ("shown", "with that display, once it is painted too"),
    )
    for mode, what in modes:
        taken = took["medians"][mode]
        ratios = {act: taken[act] / plain[act] for act in ACTS}
        most = max(ratios, key=lambda act: ratios[act])
        yield Figure(
            what=f"the act that costs most more {what}",
            measured=f"{most}; a bet {ratios['bet']:.2f} ×",
            value=ratios[most],
            unit="×",
            relation="<=",
            bar=ELSEWHERE,
        )
        nearest = max(ACTS, key=lambda act: taken[act] / bar_of(act))
        yield Figure(
            what=f"the act that comes nearest to {ELSEWHERE:g} × of its bar {what}",
            measured=f"{nearest}; a bet {taken['bet']:.2f} ms",
            value=taken[nearest],
            unit="ms",
            relation="<=",
            bar=ELSEWHERE * bar_of(nearest),
        )


def append() -> Iterable[Figure]:
    """The durable append."""
    took = measure("appending")
    yield Figure(
        what="durable append compared with one bare transaction of the same rows, p99",
        measured=(
            "append {append_median:.2f}/{append_p99:.2f} ms, "
            "bare {bare_median:.2f}/{bare_p99:.2f} ms, {acts} acts"
        ).format(**took),
        value=took["append_p99"] / took["bare_p99"],
        unit="×",
        relation="<=",
        bar=1.5,
    )


def slow_disk() -> Iterable[Figure]:
    """A disk of half a second a commit."""
    took = measure("slow_disk")
    counts = ("looked_first", "recorded", "said_slow", "loop_ran")
    yield Figure(
        what="on a disk of 500 ms: touches that look pressed at once, are recorded and shown as slow",
        measured=f"of {took['presses']} touches",
        value=min(took[count] for count in counts),
        unit="",
        relation=">=",
        bar=took["presses"],
    )


def starts() -> Iterable[Figure]:
    """Starts, by turns with those of an empty window and with those on a million events."""
    empty_home, long_home = WORK / "home-empty", folder_with(EVENTS, "long")
    new_home = WORK / "home-new"
    shutil.rmtree(empty_home, ignore_errors=True)
    kinds: dict[str, Callable[[], dict[str, float]]] = {
        "window": lambda: _started("empty_window"),
        "empty": lambda: _started("starting", home=empty_home),
        "long": lambda: _started("starting", home=long_home),
    }
    samples: dict[str, list[dict[str, float]]] = {kind: [] for kind in (*kinds, "ever")}
    for turn in range(STARTS + 1):
        shutil.rmtree(new_home, ignore_errors=True)
        shutil.rmtree(WORK / "home" / "xdg_cache_home", ignore_errors=True)
        ever = _started("starting", home=new_home)
        for kind, start in kinds.items():
            took = start()
            if turn:  # the first start of each finds nothing in the system's cache
                samples[kind].append(took)
        if turn:
            samples["ever"].append(ever)

    def middle(kind: str, moment: str) -> float:
        return median([took[moment] for took in samples[kind]]) * 1000

    window = middle("window", "felt")
    felt, ready = middle("empty", "felt"), middle("empty", "ready")
    rows = (
        ("start to the first painted felt, CPU, compared with an empty window's", felt, window, 1.3),
        ("start to ready to deal, the ledger recovered, compared with the same", ready, window, 3.0),
        (
            "the first start ever to ready to deal, compared with the same",
            middle("ever", "ready"),
            window,
            4.0,
        ),
        (f"start with {EVENTS:,} events compared with an empty ledger", middle("long", "ready"), ready, 1.1),
    )
    for what, value, reference, bar in rows:
        yield Figure(
            what=what,
            measured=f"{value:.0f} ms, {reference:.0f} ms",
            value=value / reference,
            unit="×",
            relation="<=",
            bar=bar,
        )


def _started(module: str, home: Path | None = None) -> dict[str, float]:
    moments: dict[str, float] = measure(module, extra={} if home is None else {"XDG_DATA_HOME": str(home)})
    return moments


def memory() -> Iterable[Figure]:
    """Memory of the real program, dealing."""
    home = WORK / "home-memory"
    shutil.rmtree(home, ignore_errors=True)
    empty = measure("empty_window")["peak_kib"]
    took = measure("remembering", extra={"XDG_DATA_HOME": str(home)})
    shutil.rmtree(home, ignore_errors=True)
    few, many, peak = took["after_100_kib"], took["after_10000_kib"], took["peak_kib"]
    yield Figure(
        what="memory after 10,000 rounds compared with that after 100",
        measured=f"{many / 1024:.0f} MiB, {few / 1024:.0f} MiB",
        value=many / few,
        unit="×",
        relation="<=",
        bar=1.05,
    )
    yield Figure(
        what="peak of memory compared with that of an empty PySide6 window",
        measured=f"{peak / 1024:.0f} MiB, {empty / 1024:.0f} MiB",
        value=peak / empty,
        unit="×",
        relation="<=",
        bar=1.8,
    )


def replay() -> Iterable[Figure]:
    """Session scripts recorded to memory, and ledgers proven."""
    rates = measure("replaying")
    yield Figure(
        what="replay to memory, rounds of nine boxes with a bet each, every card, insurance, settlement",
        measured=f"{rates['two_bets']:,.0f} with two bets a box; bare {rates['bare']:,.0f}",
        value=rates["one_bet"],
        unit="a second",
        relation=">=",
        bar=min(1000, rates["bare"] / 80),
    )
    yield Figure(
        what="verify compared with replay of the same rounds",
        measured=f"{rates['verified']:,.0f} a second, {rates['two_bets']:,.0f} a second",
        value=rates["verified"] / rates["two_bets"],
        unit="×",
        relation=">=",
        bar=1,
    )
    yield Figure(
        what="replay with --jobs 2 on two free cores, by the CPU time of all processes",
        measured="",
        value=rates["gain_of_two"],
        unit="×",
        relation=">=",
        bar=1.8,
    )
    yield Figure(
        what="a step of 8,000 in one round compared with a step of 800",
        measured=f"{rates['long'] * 1e6:.0f} µs, {rates['short'] * 1e6:.0f} µs",
        value=rates["long"] / rates["short"],
        unit="×",
        relation="<=",
        bar=1.2,
    )


def edge() -> Iterable[Figure]:
    """The exact edge."""
    seconds = measure("edges")
    slowest = max(seconds, key=lambda game: seconds[game])
    yield Figure(
        what="edge, 8 decks, every bet and insurance row",
        measured=f"the slowest of {len(seconds)} games: {slowest}",
        value=seconds[slowest],
        unit="s",
        relation="<",
        bar=0.2,
    )


def looking_back() -> Iterable[Figure]:
    """Recall and report."""
    took = measure("looking_back", str(folder_with(EVENTS, "long")))
    yield Figure(
        what=f"the last ten rounds out of {EVENTS:,} events, and the steps of one",
        measured="",
        value=took["recall"],
        unit="s",
        relation="<",
        bar=1,
    )
    yield Figure(
        what=f"shift report of 1,000 rounds out of {EVENTS:,} events",
        measured="",
        value=took["report"],
        unit="s",
        relation="<",
        bar=1,
    )


def cohort() -> Iterable[Figure]:
    """A training ledger of a whole cohort, opened with all that a trainer sees."""
    took = measure("opening_cohort", extra={"XDG_DATA_HOME": str(folder_of_cohort())})
    yield Figure(
        what=f"{took['trainees']} trainees with {took['answers']:,} answers opened with their figures, CPU",
        measured=f"table {took['opened']:.2f} s, figures of the page {took['read']:.2f} s",
        value=took["opened"] + took["read"],
        unit="s",
        relation="<",
        bar=1,
    )


def package() -> Iterable[Figure]:
    """The packaged program: measured where it is named, for it has to be made first."""
    took = measure("packaged")
    rows = (
        (
            "size of the packaged program compared with an empty window's",
            "size",
            "empty_size",
            1.25,
            1 / 2**20,
            "MiB",
        ),
        (
            "packaged: start to the first painted felt, CPU, compared with the same",
            "felt",
            "window",
            1.3,
            1e3,
            "ms",
        ),
        ("packaged: start to ready to deal, compared with the same", "ready", "window", 3.0, 1e3, "ms"),
        ("packaged: the first start ever to ready, compared with the same", "ever", "window", 4.0, 1e3, "ms"),
    )
    for what, value, reference, bar, factor, unit in rows:
        yield Figure(
            what=what,
            measured=f"{took[value] * factor:.0f} {unit}, {took[reference] * factor:.0f} {unit}",
            value=took[value] / took[reference],
            unit="×",
            relation="<=",
            bar=bar,
        )
    yield Figure(
        what="packaged: the check of every file before a start, CPU",
        measured="",
        value=took["check"],
        unit="s",
        relation="<",
        bar=LONGEST_CHECK,
    )


PARTS: dict[str, Callable[[], Iterable[Figure]]] = {
    part.__name__: part
    for part in (acts, append, slow_disk, starts, memory, replay, edge, looking_back, cohort)
}
ASKED_FOR: dict[str, Callable[[], Iterable[Figure]]] = {"package": package}
"""Measured only where they are named."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Measures; answers 1 if a bar is missed."""
    parser = argparse.ArgumentParser(prog="make bench", description=__doc__)
    parser.add_argument(
        "parts",
        nargs="*",
        metavar="PART",
        help=f"of {', '.join(PARTS)}; all if none is named; after `make package` also {', '.join(ASKED_FOR)}",
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures into this file too")
    options = parser.parse_args(arguments)
    unknown = [part for part in options.parts if part not in PARTS | ASKED_FOR]
    if unknown:
        parser.error(f"no such part: {', '.join(unknown)}")
    figures: list[Figure] = []
    for part in options.parts or PARTS:
        print(f"measuring: {part} …", file=sys.stderr)
        try:
            figures += (PARTS | ASKED_FOR)[part]()
        except MeasurementFailed as error:
            print(f"{part} could not be measured: {error}", file=sys.stderr)
            return 1
    print(table_of(figures))
    load = os.getloadavg()[0]
    print(f"\n{os.cpu_count()} cores, load {load:.1f}. On a busy machine only the ratios mean something.")
    if options.json is not None:
        options.json.write_text(json.dumps(as_data(figures), ensure_ascii=False, indent=2), encoding="utf-8")
    return int(any(figure.missed for figure in figures))


if __name__ == "__main__":
    sys.exit(main())
