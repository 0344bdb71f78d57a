"""A drill of a real round: nothing of the original is in it, and it replays to the same structure."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from terminal.cli import FAILED, MALFORMED, main
from terminal.ledger.reader import LedgerReader
from terminal.rounds import commands as c
from terminal.rounds.answers import DisputedBet, IrregularityAnswers
from terminal.rounds.guidance.situation import Situation
from terminal.rounds.guidance.step import StepKind
from terminal.rules.bets import SEATED, Bet, standing
from terminal.rules.games import GAMES
from terminal.rules.ranks import Rank
from terminal.table.replay.parse import ScriptPlace
from terminal.table.replay.render import answer_round
from terminal.table.replay.run import play
from terminal.training.scenarios.redrawn import (
    NotRedrawn,
    bettors_in,
    people_in,
    redrawn,
    steps_of,
    structure_of,
    sums_in,
)
from terminal.training.scenarios.scenario import scenarios_of
from terminal.training.table_builder import a_card
from tests.irregularities.desk import memory
from tests.reports.pit import CHUA, GOH, Pit, terms

SAMPLE = 20
MANY = 200
WORDS = "the cards of Mr Lim were put aside"


def play_a_round(pit: Pit, random: Random) -> None:
    """Play a round at random: bets, insurance, now and then something that goes wrong."""
    boxes = random.sample(pit.terms.boxes, 3)
    pit.bet()
    for box in boxes:
        bettor = random.choice((SEATED, standing(1)))
        bet = random.choice((Bet.PLAYER, Bet.BANKER))
        cents = random.randint(101, 997) * 100
        pit.act(c.PlaceBet(box, bet, cents, bettor))
        if random.random() < 0.3:
            pit.act(c.PlaceBet(box, Bet.TIE, random.randint(101, 997) * 100, bettor))
    if random.random() < 0.2:
        pit.take_back()
    pit.close(3)
    if random.random() < 0.3:
        disputed = DisputedBet(box=boxes[0], bettor=SEATED, bet="banker", amount=77_700)
        pit.act(c.RaiseIrregularity("late_bet", IrregularityAnswers(bet=disputed)))
    while pit.table.round is not None:
        step = Situation(pit.table).step
        offer = Situation(pit.table).offer
        if step.do is StepKind.CLOSE_INSURANCE:
            if offer is not None and offer.largest and random.random() < 0.5:
                room = offer.largest[0]
                pit.act(c.TakeInsurance(room.box, offer.hand, min(room.amount, 12_300), room.bettor))
            pit.act(c.CloseInsurance(offered=True))
        elif step.do is StepKind.DEAL:
            pit.deal([a_card(random)])
        else:
            if random.random() < 0.2:
                answers = IrregularityAnswers(decision=WORDS, remedy="continue")
                pit.act(c.RaiseIrregularity("not_provided_for", answers), rank=Rank.SHIFT_MANAGER, by=GOH)
            pit.settle(2)


def ledger_of(folder: Path, rounds: int, game: str, seed: int) -> Path:
    """Return a ledger with so many rounds, four to a shoe, so that none of them runs out."""
    random = Random(seed)
    pit = Pit(folder / f"{game}.ledger", game=terms(game))
    for number in range(rounds):
        if number and number % 4 == 0:
            pit.act(c.NewShoe(pit.terms.decks, burn_due=False), rank=Rank.PIT_SUPERVISOR, by=GOH)
        play_a_round(pit, random)
    pit.close_ledger()
    return folder / f"{game}.ledger"


def rounds_of(ledger: Path) -> Iterator[tuple[int, int]]:
    """Yield shoe and number of each round of a ledger."""
    with closing(LedgerReader.open(ledger)) as reader:
        numbers = dict.fromkeys((one.shoe, one.round_number) for one in reader.read() if one.round_number)
    yield from numbers


def check_redrawn(ledger: Path, shoe: int, number: int, random: Random) -> dict[str, Any] | None:
    """Check that the drill of a round hides it and has its structure; return it, None if there is none."""
    steps = steps_of(ledger, shoe, number)
    try:
        drill = redrawn(steps, random)
    except NotRedrawn:
        return None
    text = json.dumps(drill, ensure_ascii=False)
    for step in steps:
        for hidden in (step.at.isoformat()[:10], step.at.isoformat()[11:19]):
            assert hidden not in text
    assert {CHUA.number} <= people_in(steps) <= {CHUA.number, GOH.number}
    for hidden in (*people_in(steps), CHUA.name, GOH.name, "BA-07", WORDS, "Lim"):
        assert hidden not in text
    drawn = {round(float(found) * 100) for found in re.findall(r'"(\d+\.\d\d)"', text)}
    assert not drawn & sums_in(steps)
    original = steps[-1].table.current
    assert original is not None
    named = {(one["box"], one["bettor"]) for one in drill["steps"] if one["do"] == "place"}
    assert named
    assert not named & bettors_in(steps)
    [scenario] = scenarios_of(ScriptPlace("drill"), json.loads(text))
    assert scenario.game == original_game(steps)
    told: Any = play(scenario.script, memory())
    again = told["rounds"][-1]
    assert structure_of(again) == structure_of(answer_round(original))
    return drill


def original_game(steps: Any) -> str:
    """Return the game of a recalled round."""
    game: str = steps[0].table.terms.game
    return game


@pytest.mark.parametrize("game", ["commission", "insurance-super-six-plus"])
def test_nothing_of_a_round_is_found_in_its_drill(game: str, tmp_path: Path) -> None:
    ledger = ledger_of(tmp_path, SAMPLE, game, seed=5)
    made = [check_redrawn(ledger, *place, Random(number)) for number, place in enumerate(rounds_of(ledger))]
    assert sum(one is not None for one in made) >= SAMPLE * 3 // 4


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_nothing_of_two_hundred_rounds_is_found_in_their_drills(game: str, tmp_path: Path) -> None:
    ledger = ledger_of(tmp_path, MANY, game, seed=7)
    made = [check_redrawn(ledger, *place, Random(number)) for number, place in enumerate(rounds_of(ledger))]
    assert sum(one is not None for one in made) >= MANY * 3 // 4


def test_the_command_makes_a_scenario_that_holds(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    ledger = ledger_of(tmp_path, 1, "commission", seed=1)
    assert main(["scenario", "--from", str(ledger), "1/1"]) == 0
    own = tmp_path / "drill.jsonl"
    own.write_text(capsys.readouterr().out, "utf-8")
    assert main(["scenario", str(own)]) == 0
    assert "holds" in capsys.readouterr().out


@pytest.mark.parametrize(("named", "status"), [("1/9", FAILED), ("nine", MALFORMED), ("0/1", MALFORMED)])
def test_a_round_that_there_is_not_is_refused(named: str, status: int, tmp_path: Path) -> None:
    ledger = ledger_of(tmp_path, 1, "commission", seed=1)
    assert main(["scenario", "--from", str(ledger), named]) == status
