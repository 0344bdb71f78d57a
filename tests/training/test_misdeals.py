"""Misdeals: every kind, phase and game that can occur, ruled as the table of the rules says, and replayed."""

from __future__ import annotations

import json
from functools import cache
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from terminal.ledger.identity import LedgerKind
from terminal.ledger.ledger import Ledger
from terminal.rounds.events import IrregularityDecided
from terminal.rounds.irregularities.catalogue import CATALOGUE
from terminal.rounds.refusal import Refusal
from terminal.rounds.state import Phase
from terminal.rules.game import Game
from terminal.rules.games import GAMES
from terminal.rules.house import EstablishedBy, House
from terminal.rules.ranks import Rank
from terminal.table.replay.parse import ScriptPlace, read_script
from terminal.table.replay.run import play
from terminal.training.misdeals.generator import Misdeal, misdeals_at_the_table, misdeals_of, not_possible
from terminal.training.misdeals.places import PLACES
from terminal.training.misdeals.procedure import PROCEDURES
from terminal.training.misdeals.told import told_script
from terminal.training.moments import training_terms
from tests.irregularities.test_table import CELLS
from tests.test_paragraphs import LIST, PUBLISHED

SEED = 3
EACH_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.short)
_EVERY = 37
"""Every so many misdeals is replayed; the offset differs from game to game."""


@cache
def made(game: Game) -> tuple[Misdeal, ...]:
    """Return the misdeals of a game, made once."""
    return tuple(misdeals_of(game, Random(SEED)))


def top_level(paragraph: str) -> str:
    """Return `5.7` of `5.7.1`."""
    return ".".join(paragraph.split(".")[:2])


def section_five(game: Game) -> set[str]:
    """Return the top-level paragraphs of section 5 of a game."""
    named = (name.split(" ", 1) for name in LIST)
    return {top_level(number) for short, number in named if short == game.short and number.startswith("5.")}


def test_two_thousand_misdeals_differ_in_more_than_suits_boxes_names_and_sums() -> None:
    everything = [misdeal for game in GAMES.values() for misdeal in made(game)]
    assert len({misdeal.structure for misdeal in everything}) >= 2_000
    assert len({misdeal.case for misdeal in everything}) >= 2_000


@EACH_GAME
def test_each_kind_and_phase_occurs_or_is_listed_with_its_reason(game: Game) -> None:
    met = {(misdeal.kind, misdeal.phase) for misdeal in made(game)}
    listed = {(one.kind, one.phase): one.reason.render() for one in not_possible(game)}
    of_catalogue = {(kind, phase) for kind in CATALOGUE for phase in Phase}
    assert not met & set(listed)
    assert met | set(listed) >= of_catalogue
    assert all(len(reason.split()) > 3 for reason in listed.values())


@EACH_GAME
def test_each_top_level_paragraph_of_section_5_is_met_three_times(game: Game) -> None:
    found: dict[str, set[tuple[str, ...]]] = {}
    for misdeal in made(game):
        for paragraph in misdeal.paragraphs:
            found.setdefault(top_level(paragraph), set()).add(misdeal.structure)
    few = {number for number in section_five(game) if len(found.get(number, ())) < 3}
    assert few == set()


@EACH_GAME
def test_each_says_a_paragraph_of_its_game_or_that_the_rules_do_not_say(game: Game) -> None:
    for misdeal in made(game):
        paragraph = misdeal.answer.paragraph
        said = misdeal.answer.by.render()
        assert said == ("the rules do not say" if paragraph is None else f"¶{paragraph}")
        if paragraph is not None:
            assert game not in PUBLISHED or f"{game.short} {paragraph}" in LIST


@pytest.mark.parametrize("game", PUBLISHED, ids=lambda game: game.short)
def test_a_sample_of_each_kind_is_ruled_as_the_table_written_from_the_rules_says(game: Game) -> None:
    cells: dict[str, set[tuple[object, ...]]] = {}
    for cell in CELLS:
        if cell.game == game.short and cell.action[0] != "!":
            answer = (cell.action, cell.paragraph, cell.needs, cell.options, cell.shoe)
            cells.setdefault(cell.kind, set()).add(answer)
    for kind in CATALOGUE:
        own = [misdeal.answer for misdeal in made(game) if misdeal.kind == kind]
        shoes = [{"new": one.new_shoe, "after": one.replaced} for one in own]
        answers = {
            (
                one.action,
                one.paragraph,
                one.decided_by,
                one.options,
                next((name for name, holds in shoe.items() if holds), "same"),
            )
            for one, shoe in zip(own, shoes, strict=True)
        }
        met = answers & cells[kind]
        assert met, kind
        # Whatever is not in a cell of the table differs from one by the remedy that somebody chose alone.
        by_hand = {answer[1:3] for answer in cells[kind]}
        assert {answer[1:3] for answer in answers} <= by_hand | {(game.not_provided_for, Rank.SHIFT_MANAGER)}


def memory() -> Ledger:
    """Return a ledger in memory."""
    return Ledger.create(None, kind=LedgerKind.REPLAY, table_id="script", zone="UTC")


@EACH_GAME
def test_each_replays_through_the_session_to_the_answer_that_it_states(game: Game) -> None:
    offset = list(GAMES).index(game.id)
    procedures = {procedure.name for procedure in PROCEDURES}
    own = [misdeal for misdeal in made(game) if misdeal.kind in procedures]
    for misdeal in (*made(game)[offset::_EVERY], *own):
        check_replayed(misdeal)


@pytest.mark.soak
@EACH_GAME
def test_all_replay_through_the_session_to_the_answers_that_they_state(game: Game) -> None:
    for misdeal in made(game):
        check_replayed(misdeal)


def check_replayed(misdeal: Misdeal) -> None:
    """Check that the session decides a misdeal as it says."""
    ledger = memory()
    script = read_script(ScriptPlace("misdeal"), json.loads(json.dumps(misdeal.script)))
    answer: Any = play(script, ledger)
    refused = misdeal.kind == "insurance_forgone"
    assert [one["paragraph"] for one in answer["refusals"]] == ([misdeal.answer.paragraph] if refused else [])
    if misdeal.kind in CATALOGUE:
        decided = [one.event for one in ledger.read() if isinstance(one.event, IrregularityDecided)]
        last = [one for one in decided if one.kind == misdeal.kind][-1]
        assert (last.action, last.paragraph) == (misdeal.answer.action, misdeal.answer.paragraph)
        assert bool(last.options) is misdeal.answer.options
    ledger.close()


def test_a_misdeal_is_ruled_on_as_the_house_has_settled_it() -> None:
    place = next(one for one in PLACES if one.name == "player-draws")
    shipped = training_terms(GAMES["commission"])
    own = replace(shipped, house=House(established_by=EstablishedBy.PLACED))
    before, now = (
        {one.case: one for one in misdeals_at_the_table(terms, place, Random(SEED))}
        for terms in (shipped, own)
    )
    assert before.keys() == now.keys()
    otherwise = [one for case, one in now.items() if one.answer != before[case].answer]
    assert {one.kind for one in otherwise} >= {"technical_interruption"}
    for misdeal in (*otherwise, *(before[one.case] for one in otherwise)):
        check_replayed(misdeal)


def test_a_lower_rank_is_refused_what_a_misdeal_says_that_it_may_not_decide() -> None:
    for misdeal in made(GAMES["commission"])[::_EVERY]:
        lower = [rank for rank in Rank if not rank.at_least(misdeal.answer.decided_by)]
        if not lower or misdeal.kind not in CATALOGUE:
            continue
        written: Any = misdeal.script["steps"]
        steps = [dict(step) for step in written]
        steps[-1]["by"] = lower[-1].value
        script = read_script(ScriptPlace("misdeal"), {**misdeal.script, "steps": steps})
        told: Any = play(script, memory())
        [refused] = told["refusals"]
        assert refused["needs"] == misdeal.answer.decided_by.value


def test_a_refusal_is_no_answer() -> None:
    assert all(not isinstance(misdeal.answer, Refusal) for misdeal in made(GAMES["tournament"]))


def test_a_story_says_what_the_shoe_holds_and_not_that_half_of_it_was_burnt() -> None:
    """A trainee once read "Cards are burnt: 203"."""
    steps = [{"do": "burn", "card": "2C", "count": 203}, {"do": "place_your_bets"}]
    said = told_script({"table": {"game": "easy-six", "decks": 4}, "steps": steps}, [GAMES["easy-six"]])
    assert [one.render() for one in said] == ["Cards left in the shoe: 4"]
