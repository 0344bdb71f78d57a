"""`make bench`: measures speed and size, prints them against their bars, and fails if one is missed."""

from __future__ import annotations

import argparse
import json
import os
import shutil
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from tests.bench.bars import Figure, as_data, table_of
from tests.bench.children import WORK, MeasurementFailed, measure
from tests.bench.long_ledger import EVENTS, folder_with
from tests.bench.samples import median

STARTS = 7
"""Starts of each kind, by turns."""
THOUSAND_ROUNDS = 27_000
"""Events that a thousand rounds have, and some."""


def touch() -> Iterable[Figure]:
    """Return a touch up to the painted frame, net of the sync, by itself and next to a bare scene."""
    took = measure("touching")
    figures = "touch {touch_median:.2f}/{touch_p99:.2f} ms, sync {sync_median:.2f}/{sync_p99:.2f} ms".format(
        **took
    )
    yield Figure(
        what=f"touch to painted frame, 12 boxes, {took['areas']} bets, net of the sync, p99",
        measured=f"{figures}, net {took['net_median']:.2f}/{took['net_p99']:.2f} ms (median/p99)",
        value=took["net_p99"],
        unit="ms",
        relation="<",
        bar=8,
    )
    yield Figure(
        what=f"the same compared with a press on a bare scene of {took['items']} items, p99",
        measured="bare {bare_median:.2f}/{bare_p99:.2f} ms".format(**took),
        value=took["net_p99"] / took["bare_p99"],
        unit="×",
        relation="<=",
        bar=2,
    )


def append() -> Iterable[Figure]:
    """Return the durable append."""
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
    """Return a disk of half a second a commit."""
    took = measure("slow_disk")
    yield Figure(
        what="on a disk of 500 ms: touch to the pressed look, before the commit",
        measured=f"{took['presses']} touches",
        value=took["look_p99"],
        unit="ms",
        relation="<",
        bar=8,
    )
    yield Figure(
        what="  and each touch recorded, shown as slow, the loop run again",
        measured="{recorded} recorded, {said_slow} said, {loop_ran} runs of the loop".format(**took),
        value=min(took["recorded"], took["said_slow"], took["loop_ran"]),
        unit="",
        relation=">=",
        bar=took["presses"],
    )


def starts() -> Iterable[Figure]:
    """Measure starts, by turns with those of an empty window and with those on a million events."""
    empty_home, long_home = WORK / "home-empty", folder_with(EVENTS, "long")
    shutil.rmtree(empty_home, ignore_errors=True)
    kinds: dict[str, Callable[[], dict[str, float]]] = {
        "window": lambda: _started("empty_window"),
        "empty": lambda: _started("starting", home=empty_home),
        "long": lambda: _started("starting", home=long_home),
    }
    samples: dict[str, list[dict[str, float]]] = {kind: [] for kind in kinds}
    shutil.rmtree(WORK / "home" / "xdg_cache_home", ignore_errors=True)
    ever = kinds["empty"]()["felt"] * 1000
    for turn in range(STARTS + 1):
        for kind, start in kinds.items():
            took = start()
            if turn:  # the first start of each finds nothing in the system's cache
                samples[kind].append(took)

    def middle(kind: str, moment: str) -> float:
        return median([took[moment] for took in samples[kind]]) * 1000

    window = middle("window", "felt")
    felt, ready = middle("empty", "felt"), middle("empty", "ready")
    long_felt, long_ready = middle("long", "felt"), middle("long", "ready")
    yield Figure(
        what="start to the first painted felt (kept from the last start), compared with an empty window's",
        measured=f"felt {felt:.0f} ms, window {window:.0f} ms; the first start ever: {ever:.0f} ms",
        value=felt / window,
        unit="×",
        relation="<=",
        bar=1.5,
    )
    yield Figure(
        what="start to ready to deal, the ledger recovered, compared with the same",
        measured=f"ready {ready:.0f} ms",
        value=ready / window,
        unit="×",
        relation="<=",
        bar=3,
    )
    yield Figure(
        what=f"start with {EVENTS:,} events compared with an empty ledger",
        measured=f"felt {long_felt:.0f} ms, ready {long_ready:.0f} ms",
        value=long_ready / ready,
        unit="×",
        relation="<=",
        bar=1.1,
    )


def _started(module: str, home: Path | None = None) -> dict[str, float]:
    began = time.monotonic()
    moments = measure(module, extra={} if home is None else {"XDG_DATA_HOME": str(home)})
    return {name: moment - began for name, moment in moments.items() if name != "peak_kib"}


def memory() -> Iterable[Figure]:
    """Measure the memory of the real program, dealing."""
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
        bar=1.1,
    )
    yield Figure(
        what="peak of memory compared with that of an empty PySide6 window",
        measured=f"{peak / 1024:.0f} MiB, {empty / 1024:.0f} MiB",
        value=peak / empty,
        unit="×",
        relation="<=",
        bar=1.6,
    )


def replay() -> Iterable[Figure]:
    """Measure session scripts, recorded to memory."""
    rates = measure("replaying")
    yield Figure(
        what="replay to memory, rounds of nine boxes with a bet each, every card, insurance, settlement",
        measured=f"{rates['two_bets']:,.0f} a second with two bets a box",
        value=rates["one_bet"],
        unit="a second",
        relation=">=",
        bar=1000,
    )
    yield Figure(
        what="bare dealing and settling of six bets, nothing recorded",
        measured="the line to hold replay against",
        value=rates["bare"],
        unit="a second",
        relation=">=",
        bar=100_000,
    )


def edge() -> Iterable[Figure]:
    """Return the exact edge."""
    seconds = measure("edges")
    slowest = max(seconds, key=lambda game: seconds[game])
    yield Figure(
        what="edge, 8 decks, every bet and insurance row",
        measured=f"the slowest of {len(seconds)} games: {slowest}",
        value=seconds[slowest],
        unit="s",
        relation="<",
        bar=1,
    )


def looking_back() -> Iterable[Figure]:
    """Measure recall, report and verification."""
    many, thousand = folder_with(EVENTS, "long"), folder_with(THOUSAND_ROUNDS, "thousand")
    took = measure("looking_back", str(many), str(thousand))
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
    yield Figure(
        what="verify, every act decided again", measured="", value=took["verified"], unit="rounds a second"
    )


PARTS: dict[str, Callable[[], Iterable[Figure]]] = {
    part.__name__: part for part in (touch, append, slow_disk, starts, memory, replay, edge, looking_back)
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure, and return 1 if a bar is missed."""
    parser = argparse.ArgumentParser(prog="make bench", description=__doc__)
    parser.add_argument(
        "parts", nargs="*", metavar="PART", help=f"of {', '.join(PARTS)}; all if none is named"
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures into this file too")
    options = parser.parse_args(arguments)
    unknown = [part for part in options.parts if part not in PARTS]
    if unknown:
        parser.error(f"no such part: {', '.join(unknown)}")
    figures: list[Figure] = []
    for part in options.parts or PARTS:
        print(f"measuring: {part} …", file=sys.stderr)
        try:
            figures += PARTS[part]()
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
