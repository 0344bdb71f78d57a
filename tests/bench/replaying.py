"""Measures `replay`: full nine-box rounds into a ledger in memory, and bare dealing to compare with."""

from __future__ import annotations

import json
import random
import time

from terminal.ledger.identity import LedgerKind
from terminal.ledger.ledger import Ledger
from terminal.rules.bets import Hand
from terminal.rules.cards import DECK, Card
from terminal.rules.games import GAMES
from terminal.rules.settlement import facts_of, settle_bet
from terminal.rules.table_of_play import next_card
from terminal.table.replay.parse import SCRIPT_TABLE, ScriptPlace, read_script
from terminal.table.replay.run import play
from tests.bench.nine_boxes import GAME, script_of
from tests.bench.samples import median

ROUNDS = 400
TIMES = 7
BARE_ROUNDS = 20_000


def replayed(bets_a_box: int) -> float:
    """Return rounds a second of one core."""
    script = read_script(ScriptPlace("bench"), script_of(ROUNDS, bets_a_box))
    rates = []
    for _ in range(TIMES):
        ledger = Ledger.create(None, kind=LedgerKind.REPLAY, table_id=SCRIPT_TABLE, zone="UTC")
        started = time.process_time()
        answer = play(script, ledger)
        rates.append(ROUNDS / (time.process_time() - started))
        ledger.close()
        rounds = answer["rounds"]
        assert isinstance(rounds, list)
        assert len(rounds) == ROUNDS
        assert not answer["refusals"]
    return median(rates)


def bare() -> float:
    """Return the rounds a second of bare dealing, with one bet of each kind settled, and no more."""
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


def main() -> None:
    """Print all three rates."""
    rates = {"one_bet": replayed(1), "two_bets": replayed(2), "bare": median([bare() for _ in range(TIMES)])}
    print(json.dumps(rates))


if __name__ == "__main__":
    main()
