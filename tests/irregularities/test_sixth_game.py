"""A game that no irregularity knows: each kind answers, and a Shift Manager decides what is not named."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, replace

import pytest

from terminal.rounds.events import IrregularityDecided
from terminal.rounds.irregularities.catalogue import CATALOGUE, offered_now
from terminal.rounds.irregularities.deciding import missing_facts
from terminal.rounds.ranks import Rank
from terminal.rounds.refusal import Refusal
from terminal.rules.game import Paragraphs
from terminal.rules.games import GAMES
from tests.irregularities import desk
from tests.irregularities.desk import Desk, deal, fault
from tests.irregularities.situations import OPENED, SITUATIONS
from tests.irregularities.test_choice import (
    WORDED,
    case_of,
    is_the_choice_itself,
    makes_a_difference,
    without,
)
from tests.irregularities.test_table import AT_EACH_MOMENT, RULED, Cell, decided_by, name_of, raised

SHORT = "X7"
OWN = "9"
"""The chapter in which the newcomer's set says everything: a paragraph of any other is another set's."""
SILENT = {"technical_interruption", "wrong_payment"}
"""Kinds that are decided below the Shift Manager even where a set is silent (RULINGS 23, 26)."""


@pytest.fixture(params=desk.GAMES)
def like(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A sixth game is there, in all but its paragraphs and its name like this one."""
    model = GAMES[desk.GAMES[request.param]]
    written = {field.name: getattr(model.paragraphs, field.name) for field in fields(Paragraphs)}
    own = {name: text and f"{OWN}.{number}" for number, (name, text) in enumerate(written.items(), 1)}
    sixth = replace(model, id=f"sixth-{model.id}", short=SHORT, paragraphs=Paragraphs(**own))
    monkeypatch.setitem(GAMES, sixth.id, sixth)
    monkeypatch.setitem(desk.GAMES, SHORT, sixth.id)
    desk.script_without_steps.cache_clear()
    yield request.param
    desk.script_without_steps.cache_clear()


def ruled_for(like: str) -> list[Cell]:
    """What the table has somebody rule on in the game that is its like."""
    return [cell for cell in RULED if cell.game == like]


def test_every_kind_is_ruled_on_by_the_set_itself_or_by_a_shift_manager(like: str) -> None:
    silent = GAMES[desk.GAMES[SHORT]].paragraphs.not_provided
    met = set()
    for cell in ruled_for(like):
        table = SITUATIONS[cell.situation].at(SHORT).table
        named = cell.paragraph is not None and cell.kind in ("late_bet", "late_withdrawal", "disputed_bet")
        for rank in Rank:
            decided = decided_by(table, raised(cell, rank))
            if isinstance(decided, Refusal):
                assert decided.paragraph is None or decided.paragraph.startswith(OWN), name_of(cell)
                continue
            [record] = [event for event in decided if isinstance(event, IrregularityDecided)]
            met.add(cell.kind)
            assert record.paragraph is None or record.paragraph.startswith(OWN), name_of(cell)
            if not named and cell.kind not in SILENT:
                assert (record.decided_by, record.paragraph) == (Rank.SHIFT_MANAGER, silent), name_of(cell)
    assert met == {kind.id for kind in CATALOGUE.values() if not kind.by_terminal}


def test_what_follows_is_what_follows_in_its_like_as_far_as_no_paragraph_is_needed(like: str) -> None:
    for cell in ruled_for(like):
        if cell.kind == "technical_interruption" or like == "F6":
            continue
        table = SITUATIONS[cell.situation].at(SHORT).table
        decided = decided_by(table, raised(cell, Rank.SHIFT_MANAGER))
        assert not isinstance(decided, Refusal), name_of(cell)
        [record] = [event for event in decided if isinstance(event, IrregularityDecided)]
        assert (record.action, bool(record.options)) == (cell.action, cell.options), name_of(cell)


def test_a_remedy_is_asked_for_wherever_it_makes_a_difference(like: str) -> None:
    for cell in (cell for cell in ruled_for(like) if cell.kind not in WORDED):
        case, kind = without(case_of(cell, SITUATIONS[cell.situation].at(SHORT).table), "remedy"), cell.kind
        if missing_facts(CATALOGUE[kind], case):
            continue
        differs = makes_a_difference(case, kind) and not is_the_choice_itself(cell, case)
        assert ("remedy" in CATALOGUE[kind].asks(case)) is differs, name_of(cell)


def test_every_kind_answers_at_every_moment_without_any_fact(like: str) -> None:
    for situation in AT_EACH_MOMENT.values():
        table = SITUATIONS[situation].at(SHORT).table
        offered_now(table)
        for kind in CATALOGUE:
            decided_by(table, fault(kind, "shift_manager"))


def test_an_empty_shoe_is_refused_without_a_paragraph_of_another_set(like: str) -> None:
    table: desk.Step = {"decks": 4}
    burn: desk.Step = {"do": "burn", "card": "2C", "count": 4 * 52 - 1 - 2}
    refused = Desk(SHORT, **table).do(burn, *OPENED, *deal("5S KD")).ask(*deal("9H"))
    assert refused is not None
    assert (refused.code, refused.paragraph) == ("shoe_empty", None)
