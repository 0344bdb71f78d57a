"""Measures `replay` and `verify`: full nine-box rounds, a long round, and the gain of a second process."""

from __future__ import annotations

import json
import random
import resource
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from terminal.ledger.identity import LedgerKind
from terminal.ledger.ledger import Ledger
from terminal.rules.bets import Hand
from terminal.rules.cards import DECK, Card
from terminal.rules.games import GAMES
from terminal.rules.settlement import facts_of, settle_bet
from terminal.rules.table_of_play import next_card
from terminal.table.audit.audit import audit_ledger
from terminal.table.replay.parse import SCRIPT_TABLE, Script, ScriptPlace, read_script
from terminal.table.replay.run import play
from terminal.table.setup.layouts import layout_labels
from tests.bench.children import WORK
from tests.bench.nine_boxes import GAME, LAYOUT, script_of
from tests.bench.samples import median

ROUNDS = 300
TIMES = 5
BARE_ROUNDS = 10_000
SHORT, LONG = 800, 8_000
"""Steps of one round."""
SCRIPTS, SCRIPT_ROUNDS = 40, 120
"""What two processes share."""


def new_ledger(path: Path | None = None) -> Ledger:
    """Return a ledger for scripts, in memory if it has no path."""
    return Ledger.create(path, kind=LedgerKind.REPLAY, table_id=SCRIPT_TABLE, zone="UTC")


def script(rounds: int, bets_a_box: int, seed: int = 1) -> Script:
    """Return full rounds, ready to be played."""
    return read_script(ScriptPlace("bench"), script_of(rounds, bets_a_box, seed))


def replayed(rounds: Script) -> float:
    """Return the rounds a second of one core, recorded to memory."""
    ledger = new_ledger()
    started = time.process_time()
    answer = play(rounds, ledger)
    rate = ROUNDS / (time.process_time() - started)
    ledger.close()
    played = answer["rounds"]
    assert isinstance(played, list)
    assert len(played) == ROUNDS
    assert not answer["refusals"]
    return rate


def verified(path: Path) -> float:
    """Return the rounds a second that `verify` proves."""
    started = time.process_time()
    done = audit_ledger(path)
    rate = done.rounds / (time.process_time() - started)
    assert not done.findings, done.findings
    assert done.rounds == ROUNDS
    return rate


def long_round(steps: int) -> float:
    """Return the CPU seconds that a step costs in a round of so many bets."""
    boxes = layout_labels(LAYOUT)
    bets = ("player", "banker", "tie")
    head = script_of(1, 1)
    head["steps"] = [
        {"do": "place", "box": boxes[step % len(boxes)], "bet": bets[step % len(bets)], "amount": "100"}
        for step in range(steps)
    ]
    read = read_script(ScriptPlace("bench"), head)
    ledger = new_ledger()
    started = time.process_time()
    answer = play(read, ledger)
    seconds = time.process_time() - started
    ledger.close()
    assert not answer["refusals"]
    return seconds / steps


def gain_of_two(folder: Path) -> float:
    """Return how much sooner two processes replay scripts on two free cores, by their CPU time."""
    scripts = folder / "scripts.jsonl"
    lines = (json.dumps(script_of(SCRIPT_ROUNDS, 1, seed)) for seed in range(SCRIPTS))
    scripts.write_text("\n".join(lines), encoding="utf-8")
    one, two = (
        median([_cpu_of("replay", str(scripts), "--jobs", jobs) for _ in range(2)]) for jobs in ("1", "2")
    )
    return 2 * one / two


def _cpu_of(*arguments: str) -> float:
    """Return the CPU seconds of a command with all its processes."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    command = [sys.executable, "-m", "terminal", *arguments]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def bare() -> float:
    """Return the rounds a second that are dealt by the Table of Play, one bet of each kind settled."""
    game, chance = GAMES[GAME], random.Random(1)
    shoe = [card for card in DECK for _ in range(8)]
    chance.shuffle(shoe)
    started = time.process_time()
    place = 0
    for _ in range(BARE_ROUNDS):
        player: list[Card] = []
        banker: list[Card] = []
        place = 0 if place > len(shoe) - 6 else place
        while isinstance(hand := next_card(player, banker), Hand):
            (player if hand is Hand.PLAYER else banker).append(shoe[place])
            place += 1
        facts = facts_of(player, banker)
        for bet in game.bets:
            settle_bet(game, facts, bet, 100_00, 1)
    return BARE_ROUNDS / (time.process_time() - started)


def measured(folder: Path) -> dict[str, float]:
    """Return all rates, each a median of measurements taken in turn."""
    one_bet, two_bets = script(ROUNDS, 1), script(ROUNDS, 2)
    path = folder / "replayed.ledger"
    recorded = new_ledger(path)
    play(two_bets, recorded)
    recorded.close()
    kinds = {
        "bare": bare,
        "one_bet": lambda: replayed(one_bet),
        "two_bets": lambda: replayed(two_bets),
        "verified": lambda: verified(path),
        "short": lambda: long_round(SHORT),
        "long": lambda: long_round(LONG),
    }
    samples: dict[str, list[float]] = {kind: [] for kind in kinds}
    for _ in range(TIMES):
        for kind, take in kinds.items():
            samples[kind].append(take())
    rates = {kind: median(taken) for kind, taken in samples.items()}
    return rates | {"gain_of_two": gain_of_two(folder)}


def main() -> None:
    """Print the figures."""
    WORK.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(dir=WORK) as folder:
        print(json.dumps(measured(Path(folder))))


if __name__ == "__main__":
    main()
