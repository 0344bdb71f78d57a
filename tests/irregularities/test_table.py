"""Kind by game: what follows from each irregularity is what the table, written from the rules, says."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from terminal.rounds.events import IrregularityDecided
from terminal.rounds.evolve import evolve_all
from terminal.rounds.guidance.situation import decide
from terminal.rounds.irregularities.catalogue import CATALOGUE
from terminal.rounds.irregularities.kind import Moment
from terminal.rounds.refusal import Refusal
from terminal.rounds.state import Table
from terminal.rules.bets import Outcome, Result
from terminal.rules.game import Game
from terminal.rules.games import GAMES as BY_ID
from terminal.rules.provisions import Circumstance, Provision
from terminal.rules.ranks import Rank
from terminal.table.replay.run import command_of
from terminal.table.replay.steps import Show
from tests.irregularities.desk import GAMES, Step, answer, bets, fault
from tests.irregularities.situations import SITUATIONS, WHO, facts_from
from tests.scripts.scripting import step_from

TABLE: dict[str, Any] = tomllib.loads((Path(__file__).parent / "table.toml").read_text("utf-8"))
AT_EACH_MOMENT = {
    "betting": "betting",
    "play": "four_cards",
    "result": "result",
    "settled": "settled",
    "between": "void_round",
}


class Cell(NamedTuple):
    """One game's cell of the table."""

    kind: str
    game: str
    situation: str
    facts: str
    action: str
    paragraph: str | None
    needs: Rank
    options: bool
    shoe: str


def cells() -> list[Cell]:
    """Return every cell, one a game."""
    return [
        Cell(
            kind,
            game,
            situation,
            facts,
            action,
            None if paragraph == "-" else paragraph,
            Rank(needs),
            options == "given",
            shoe,
        )
        for kind, entry in TABLE.items()
        for games, situation, facts, action, paragraph, needs, options, shoe in entry["cells"]
        for game in games.split()
    ]


CELLS = cells()
RAISED = [cell for cell in CELLS if TABLE[cell.kind].get("raised_by") == "terminal" and cell.action[0] != "!"]
RULED = [cell for cell in CELLS if cell.action[0] != "!" and cell not in RAISED]
REFUSED = [cell for cell in CELLS if cell.action[0] == "!"]


def name_of(cell: Cell) -> str:
    """Return the name of a cell's test."""
    return f"{cell.game}-{cell.kind}-{cell.situation}-{cell.facts.replace(' ', '_') or 'no_facts'}"


@cache
def table_in(situation: str, game: str) -> Table:
    """Return a table of a game in a situation; it is frozen, so every test may look at the same."""
    return SITUATIONS[situation].at(game).table


def raised(cell: Cell, rank: Rank) -> Step:
    """Return the step that raises a cell's irregularity."""
    return fault(cell.kind, rank.value, **facts_from(cell.facts, SITUATIONS[cell.situation]))


def test_the_table_has_every_kind_for_every_game_and_nothing_else() -> None:
    assert set(TABLE) == set(CATALOGUE)
    assert {(cell.kind, cell.game) for cell in CELLS} == {
        (kind, game) for kind in CATALOGUE for game in GAMES
    }
    assert all(set(entry["moments"]) == set(GAMES) for entry in TABLE.values())


def test_the_table_says_nothing_twice() -> None:
    named = [cell[:4] for cell in CELLS]
    assert len(named) == len(set(named))


def test_each_kind_that_is_ruled_on_has_a_ruling_in_every_game() -> None:
    assert {(cell.kind, cell.game) for cell in (*RULED, *RAISED)} == {
        (kind, game) for kind in CATALOGUE for game in GAMES
    }


@pytest.mark.parametrize("cell", RULED, ids=name_of)
def test_a_cell_follows_as_the_rules_say(cell: Cell) -> None:
    situation = SITUATIONS[cell.situation]
    table = table_in(cell.situation, cell.game)
    for rank in Rank:
        decided = decided_by(table, raised(cell, rank))
        if not rank.at_least(cell.needs):
            assert isinstance(decided, Refusal)
            assert (decided.code, decided.needs) == ("rank_missing", cell.needs)
            continue
        assert not isinstance(decided, Refusal), decided.message.render()
        [record] = [event for event in decided if isinstance(event, IrregularityDecided)]
        assert (record.kind, record.action, record.paragraph) == (cell.kind, cell.action, cell.paragraph)
        assert record.options == (("continue", "return") if cell.options else ())
        assert record.decided_by is rank
        assert record.established is situation.established
    decided = decided_by(table, raised(cell, Rank.SHIFT_MANAGER))
    follow_up(cell, table, evolve_all(table, decided))


def follow_up(cell: Cell, before: Table, after: Table) -> None:
    """Check what a ruling has made of the table."""
    at_a_later_round = "decision" in cell.facts and cell.kind == "noticed_later"
    if cell.action == "void" and not at_a_later_round:
        assert after.round is None
        assert after.last is not None
        assert after.last.settlement is not None
        assert after.last.settlement.result is Result.VOID
        assert all(line.outcome is Outcome.RETURNED for line in after.last.settlement.lines)
        assert after.last.settlement.house_net == 0
    else:
        assert after.history == before.history or after.round is not None
    chooses = after.round is not None and after.round.choosing
    assert chooses is cell.options
    if cell.options:
        assert after.round is not None
        assert [f"{who.box} {who.bettor}" for who, _ in after.round.choices] == list(WHO)
    assert (after.condemned is not None, after.replace_after_round) == (
        cell.shoe == "new",
        cell.shoe == "after",
    )


def decided_by(table: Table, step: Step) -> Any:
    """Return what a step would bring about."""
    read = step_from(step)
    assert not isinstance(read.act, Show)
    return decide(table, command_of(read.act, table, {}), read.rank)


@pytest.mark.parametrize("cell", RULED, ids=name_of)
def test_replay_answers_a_cell_as_the_format_says(cell: Cell) -> None:
    situation = SITUATIONS[cell.situation]
    step = raised(cell, cell.needs)
    told = answer(cell.game, [*situation.steps, step], **situation.table)
    assert told["refusals"] == []
    over = [record for played in told["rounds"] for record in played["irregularities"]]
    found = [record for record in over if record["kind"] == cell.kind]
    if situation.moment in ("settled", "between") and cell.action in ("void", "recorded", "returned"):
        assert found
    for record in found[-1:]:
        assert record["action"] == cell.action
        assert record["paragraph"] == cell.paragraph
        assert record["options"] == (["continue", "return"] if cell.options else [])
        assert record["decided_by"] == cell.needs.value
        assert record["established"] is situation.established
        assert record["facts"].keys() == step["facts"].keys()


@pytest.mark.parametrize("cell", REFUSED, ids=name_of)
def test_a_cell_that_cannot_be_ruled_on_is_refused_at_every_rank(cell: Cell) -> None:
    for rank in Rank:
        refused = decided_by(table_in(cell.situation, cell.game), raised(cell, rank))
        assert isinstance(refused, Refusal)
        assert refused.code == cell.action.removeprefix("!")


@pytest.mark.parametrize("cell", RAISED, ids=name_of)
def test_what_the_terminal_raises_by_itself_is_on_record_at_closing(cell: Cell) -> None:
    played = table_in(cell.situation, cell.game).round
    assert played is not None
    [record] = played.irregularities
    assert (record.kind, record.action, record.paragraph) == (cell.kind, cell.action, cell.paragraph)
    assert (record.decided_by, record.options, record.established) == (cell.needs, (), False)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("kind", [kind for kind in TABLE if TABLE[kind].get("raised_by") != "terminal"])
def test_each_kind_is_raised_at_its_moments_and_at_no_other(kind: str, game: str) -> None:
    allowed = TABLE[kind]["moments"][game].split()
    for moment, situation in AT_EACH_MOMENT.items():
        step = fault(kind, "shift_manager", decision="So decided.", remedy="void")
        refused = decided_by(table_in(situation, game), step)
        at_another = isinstance(refused, Refusal) and refused.code == "not_at_this_moment"
        assert at_another is (moment not in allowed)
    assert {moment.value for moment in CATALOGUE[kind].moments} == set(allowed)


def test_each_moment_is_tried() -> None:
    assert set(AT_EACH_MOMENT) == {moment.value for moment in Moment}


@pytest.mark.parametrize("game", GAMES)
def test_the_paragraphs_that_a_kind_declares_are_those_of_its_cells(game: str) -> None:
    for kind in CATALOGUE.values():
        cited = {
            cell.paragraph for cell in (*RULED, *RAISED) if cell[:2] == (kind.id, game) and cell.paragraph
        }
        assert cited <= {*BY_ID[GAMES[game]].paragraphs_on(kind.id), "5.17", "5.18"}


@pytest.mark.parametrize("game", GAMES)
def test_every_provision_of_a_game_is_shown_by_a_cell(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    literal, looked_up = BY_ID[GAMES[game]], set()
    provision_of = Game.provision

    def provision(game: Game, kind: str, when: Circumstance = Circumstance.ANY) -> Provision | None:
        found = provision_of(game, kind, when)
        if game is literal and found is not None:
            looked_up.add((kind, when))
        return found

    monkeypatch.setattr(Game, "provision", provision)
    for cell in (cell for cell in (*RULED, *RAISED) if cell.game == game):
        if cell in RAISED:
            SITUATIONS[cell.situation].at(game)
        else:
            decided_by(table_in(cell.situation, game), raised(cell, Rank.SHIFT_MANAGER))
    provided = {(kind, one.when) for kind, several in literal.irregularities.items() for one in several}
    assert provided <= looked_up


@pytest.mark.parametrize("game", GAMES)
def test_after_a_new_shoe_is_due_nothing_is_dealt_before_it(game: str) -> None:
    desk = SITUATIONS["four_cards"].at(game).do(fault("foreign_card"))
    refused = desk.ask(*bets("3 banker 100"))
    assert refused is not None
    assert refused.code == "new_shoe_needed"
    desk.do({"do": "new_shoe"}, *bets("3 banker 100"))
