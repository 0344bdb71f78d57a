"""Where the rules do not say, the walk-through asks what becomes of the round, and advises as others do."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from terminal.rounds.answers import NO_ANSWERS, IrregularityAnswers
from terminal.rounds.commands import RaiseIrregularity
from terminal.rounds.events import Event, IrregularityDecided
from terminal.rounds.guidance.situation import decide
from terminal.rounds.irregularities.catalogue import CATALOGUE
from terminal.rounds.irregularities.discretion import is_left_open, other_remedies, with_remedy
from terminal.rounds.irregularities.kind import Case, Ruling
from terminal.rounds.refusal import Refusal
from terminal.rounds.state import Table
from terminal.rules.actions import REMEDIES
from terminal.rules.ranks import Rank
from terminal.table.replay.run import command_of
from terminal.table.replay.steps import Show
from tests.irregularities.desk import GAMES, fault
from tests.irregularities.situations import SITUATIONS
from tests.irregularities.test_table import CELLS, RULED, Cell, decided_by, name_of, raised, table_in
from tests.scripts.scripting import step_from

WORDED = {"noticed_later", "not_provided_for"}
"""Kinds that ask for the remedy in every set: there a Shift Manager words the decision, too."""
TRIED = [cell for cell in CELLS if cell in RULED or cell.action in ("!face_unknown", "!fact_missing")]


SILENT = {
    "excess_card",
    "misplaced_cards",
    "exposed_card",
    "exposed_on_face_down_table",
    "simultaneous_cards",
    "disputed_bet",
    "deck_count",
    "not_shuffled",
    "dealing_error",
    "display_wrong",
    "walk_away",
    "technical_interruption",
    "wrong_number_of_cards",  # where a card lies aside, which these rules do not name (RULINGS 30)
}
OPEN = {
    "CB": {"shoe_order_altered"},
    "NCI": {"shoe_order_altered"},
    "E6": {*SILENT, "shoe_order_altered"},
    "NCT": {*SILENT, "shoe_order_altered"},
    "F6": SILENT,
}
"""The kinds of which a set leaves the remedy to the person who decides, without wording a decision."""


def case_of(cell: Cell, table: Table) -> Case:
    """Return a cell's fault at a table, with its facts."""
    read = step_from(raised(cell, Rank.SHIFT_MANAGER))
    assert not isinstance(read.act, Show)
    command = command_of(read.act, table, {})
    assert isinstance(command, RaiseIrregularity)
    return Case(table, command.facts)


def follows(case: Case, kind: str) -> list[Event] | None:
    """Return what would be on record, the facts left aside.

    Return None if even a Shift Manager would be refused.
    """
    decided = decide(case.table, RaiseIrregularity(kind, case.answers), Rank.SHIFT_MANAGER)
    if isinstance(decided, Refusal):
        return None
    return [
        replace(event, facts=NO_ANSWERS) if isinstance(event, IrregularityDecided) else event
        for event in decided
    ]


def without(case: Case, fact: str) -> Case:
    """Return the case with one fact less."""
    changes: dict[str, None] = {fact: None}
    return replace(case, answers=replace(case.answers, **changes))


def is_the_choice_itself(cell: Cell, case: Case) -> bool:
    """Return whether it has been said that the round can go on as it lies: that is the choice."""
    return cell.kind == "technical_interruption" and bool(case.answers.can_go_on)


def makes_a_difference(case: Case, kind: str) -> bool:
    """Return whether some remedy leads elsewhere than none does."""
    as_advised = follows(without(case, "remedy"), kind)
    ways = (follows(with_remedy(case, remedy), kind) for remedy in REMEDIES)
    return any(way is not None and way != as_advised for way in ways)


@pytest.mark.parametrize("cell", [cell for cell in TRIED if cell.kind not in WORDED], ids=name_of)
def test_the_walk_through_asks_for_a_remedy_just_where_one_makes_a_difference(cell: Cell) -> None:
    case, kind = without(case_of(cell, table_in(cell.situation, cell.game)), "remedy"), CATALOGUE[cell.kind]
    differs = makes_a_difference(case, kind.id) and not is_the_choice_itself(cell, case)
    assert ("remedy" in kind.asks(case)) is differs


@pytest.mark.parametrize("cell", RULED, ids=name_of)
def test_every_fact_of_a_ruling_is_asked_on_the_way(cell: Cell) -> None:
    case, asks = case_of(cell, table_in(cell.situation, cell.game)), CATALOGUE[cell.kind].asks
    told = {name for name in case.answers.__struct_fields__ if getattr(case.answers, name) is not None}
    asked = set(asks(case)).union(*(asks(without(case, name)) for name in told))
    assert told <= asked


@pytest.mark.parametrize("game", GAMES)
def test_the_remedy_is_left_open_for_just_these_kinds_and_the_advice_is_what_its_model_does(
    game: str,
) -> None:
    found = set()
    for cell in (cell for cell in RULED if cell.game == game):
        case, kind = (
            without(case_of(cell, table_in(cell.situation, cell.game)), "remedy"),
            CATALOGUE[cell.kind],
        )
        if not is_left_open(case, kind):
            continue
        found.add(kind.id)
        ruling = kind.rule(case)
        if isinstance(ruling, Ruling):
            as_its_model_does(cell, case, ruling)
        else:
            assert ruling.code == "face_unknown"
    assert found == OPEN[game]


def as_its_model_does(cell: Cell, case: Case, ruling: Ruling) -> None:
    """Check that the set that is cited rules so in this very case, under the paragraph that is cited."""
    advice = ruling.advice
    assert advice is not None, name_of(cell)
    assert advice.why is not None, name_of(cell)
    assert advice.model == ("F6" if cell.kind == "shoe_order_altered" else "CB")
    # A card that lies aside was drawn in excess, whatever it is raised as (RULINGS 18, 20, 30).
    aside = (cell.kind, cell.situation) == ("wrong_number_of_cards", "excess_aside")
    kind = CATALOGUE["excess_card" if aside else cell.kind]
    model = kind.rule(Case(table_in(cell.situation, advice.model), case.answers))
    if isinstance(model, Refusal):  # it gives options, which hang on the faces
        assert (cell.situation, model.code) == ("one_face_unknown", "face_unknown"), name_of(cell)
        return
    assert (model.action, model.condemns) == (ruling.action, ruling.condemns), name_of(cell)
    assert model.paragraph == advice.paragraph, name_of(cell)


@pytest.mark.parametrize("game", ["E6", "NCT", "F6"])
@pytest.mark.parametrize("remedy", [None, *REMEDIES])
def test_an_interruption_is_left_to_a_pit_supervisor_and_what_is_not_named_to_a_shift_manager(
    game: str, remedy: str | None
) -> None:
    for kind, needs in (("technical_interruption", "pit_supervisor"), ("deck_count", "shift_manager")):
        told: dict[str, Any] = {"can_go_on": False} if kind == "technical_interruption" else {}
        step = fault(kind, "dealer", **told, **({} if remedy is None else {"remedy": remedy}))
        refused = decided_by(table_in("two_cards", game), step)
        assert isinstance(refused, Refusal)
        assert (refused.code, refused.needs) == ("rank_missing", needs)


@pytest.mark.parametrize("game", GAMES)
def test_what_the_advice_comes_to_is_not_offered_twice(game: str) -> None:
    case = Case(table_in("two_cards", game), IrregularityAnswers(can_go_on=False))
    rule = CATALOGUE["technical_interruption"].rule
    silent = game not in ("CB", "NCI")
    assert other_remedies(case, rule) == (("continue", "reconstructed") if silent else ())


@pytest.mark.parametrize("game", ["E6", "NCT", "F6"])
@pytest.mark.parametrize(
    ("situation", "paragraph", "why"),
    [
        ("two_cards", "5.4.2", "no outcome has been established"),
        ("four_cards", "5.4.1", "an outcome has been established"),
        ("four_cards_none_left", "5.5.4", "cards left: 0, needed: 1"),
    ],
)
def test_an_interruption_is_advised_by_outcome_and_by_the_cards_that_are_left(
    game: str, situation: str, paragraph: str, why: str
) -> None:
    table = SITUATIONS[situation].at(game).table
    ruling = CATALOGUE["technical_interruption"].rule(Case(table, IrregularityAnswers(can_go_on=False)))
    assert isinstance(ruling, Ruling)
    assert ruling.advice is not None
    assert ruling.advice.why is not None
    assert (ruling.advice.paragraph, ruling.advice.why.render()) == (paragraph, why)


@pytest.mark.parametrize("game", ["E6", "NCT", "F6"])
def test_where_there_is_no_round_it_is_asked_only_whether_the_shoe_stays(game: str) -> None:
    case = Case(table_in("void_round", game), NO_ANSWERS)
    assert CATALOGUE["display_wrong"].asks(case) == ()
    assert CATALOGUE["deck_count"].asks(case) == ("remedy",)
    assert other_remedies(case, CATALOGUE["deck_count"].rule) == ("continue",)
