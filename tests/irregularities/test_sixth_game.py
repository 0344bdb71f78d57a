"""A sixth game: it is ruled by its own provisions, and a Shift Manager decides what it does not name."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache

import pytest

from terminal.rounds.events import IrregularityDecided
from terminal.rounds.evolve import evolve_all
from terminal.rounds.irregularities.catalogue import CATALOGUE, offered_now
from terminal.rounds.irregularities.deciding import missing_answers
from terminal.rounds.refusal import Refusal
from terminal.rounds.state import Table
from terminal.rules.game import Game, Paragraphs
from terminal.rules.games import GAMES
from terminal.rules.provisions import Provision
from terminal.rules.ranks import Rank
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
from tests.irregularities.test_table import (
    AT_EACH_MOMENT,
    RAISED,
    RULED,
    Cell,
    decided_by,
    name_of,
    raised,
)

SHORT = "X7"
OWN = "9"
"""The chapter in which the newcomer's rules say everything: a paragraph of any other is another game's."""

NOT_YET_RULED = (("fact_missing", None), ("face_unknown", None))
"""The refusals that only ask for more, and cite nobody's rules."""


def sixth_game(like: str, irregularities: Mapping[str, tuple[Provision, ...]]) -> Game:
    """Return a game in all but its name and its paragraphs like another, with its own provisions."""
    model = GAMES[desk.GAMES[like]]
    written = {name: getattr(model.paragraphs, name) for name in Paragraphs.FIELDS}
    own = {name: text and f"{OWN}.{number}" for number, (name, text) in enumerate(written.items(), 1)}
    return model.but(
        id=f"sixth-{model.id}",
        short=SHORT,
        irregularities=irregularities,
        paragraphs=Paragraphs(**own),
    )


def renumbered(provision: Provision) -> Provision:
    """Return a provision as the newcomer's rules would number it."""
    return provision.but(
        paragraph=own_paragraph(provision.paragraph),
        cites=tuple(f"{OWN}.{cited}" for cited in provision.cites),
    )


def own_paragraph(paragraph: str | None) -> str | None:
    """Return a paragraph as the newcomer's rules would number it."""
    return paragraph and f"{OWN}.{paragraph}"


@pytest.fixture(params=desk.GAMES)
def like(request: pytest.FixtureRequest) -> str:
    """Return the game that the sixth is like."""
    name: str = request.param
    return name


@pytest.fixture
def silent(like: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[str | None]:
    """Add a sixth game that provides for nothing; return the paragraph on who decides then."""
    other = Provision(action=None, paragraph=f"{OWN}.99", decided_by=Rank.SHIFT_MANAGER)
    yield from in_use(sixth_game(like, {"not_provided_for": (other,)}), monkeypatch)


@pytest.fixture
def outspoken(like: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[str | None]:
    """Add a sixth game that provides for all that its like does, under paragraphs of its own."""
    provided = GAMES[desk.GAMES[like]].irregularities
    own = {kind: tuple(map(renumbered, provisions)) for kind, provisions in provided.items()}
    yield from in_use(sixth_game(like, own), monkeypatch)


def in_use(sixth: Game, monkeypatch: pytest.MonkeyPatch) -> Iterator[str | None]:
    """Make the sixth game one of all; yield the paragraph on what it does not provide for."""
    monkeypatch.setitem(GAMES, sixth.id, sixth)
    monkeypatch.setitem(desk.GAMES, SHORT, sixth.id)
    _forget_it()
    yield sixth.not_provided_for
    _forget_it()


def _forget_it() -> None:
    """Forget what was read under the short name, which each sixth game has in its turn."""
    desk.script_without_steps.cache_clear()


@cache
def table_at(situation: str, like: str, says: str) -> Table:
    """Return a table of the sixth game that is in use, by its like and by how much it says.

    A table is frozen: what one test has played the others look at.
    """
    del like, says
    return SITUATIONS[situation].at(SHORT).table


def ruled_for(like: str) -> list[Cell]:
    """Return what the table has somebody rule on in the game that is its like."""
    return [cell for cell in RULED if cell.game == like]


def record_of(table: Table, cell: Cell, rank: Rank) -> IrregularityDecided | Refusal:
    """Return what goes on record if a rank raises a cell's irregularity."""
    decided = decided_by(table, raised(cell, rank))
    if isinstance(decided, Refusal):
        return decided
    [record] = [event for event in decided if isinstance(event, IrregularityDecided)]
    return record


def test_what_a_game_does_not_provide_for_is_decided_by_a_shift_manager_alone(
    like: str, silent: str | None
) -> None:
    met = set()
    for cell in ruled_for(like):
        table = table_at(cell.situation, like, "silent")
        for rank in Rank:
            record = record_of(table, cell, rank)
            if isinstance(record, Refusal):
                if record.code != "rank_missing":
                    # Without a rule on the initial deal, the model's asks for the cards.
                    assert (like, cell.kind) == ("F6", "simultaneous_cards"), name_of(cell)
                    assert (record.code, record.paragraph) in NOT_YET_RULED, name_of(cell)
                    continue
                assert (record.needs, record.paragraph) == (Rank.SHIFT_MANAGER, silent), name_of(cell)
                continue
            met.add(cell.kind)
            assert (record.decided_by, record.paragraph) == (Rank.SHIFT_MANAGER, silent), name_of(cell)
    assert met == {kind.id for kind in CATALOGUE.values() if not kind.by_terminal}


@pytest.mark.usefixtures("silent")
def test_what_follows_where_a_game_is_silent_is_what_its_model_does(like: str) -> None:
    for cell in ruled_for(like):
        if cell.kind == "technical_interruption" or like == "F6":
            continue
        record = record_of(table_at(cell.situation, like, "silent"), cell, Rank.SHIFT_MANAGER)
        assert isinstance(record, IrregularityDecided), name_of(cell)
        action = "refused" if cell.kind == "late_withdrawal" else cell.action
        assert (record.action, bool(record.options)) == (action, cell.options), name_of(cell)


@pytest.mark.usefixtures("outspoken")
def test_a_game_with_provisions_of_its_own_is_ruled_on_by_them_under_its_own_paragraphs(like: str) -> None:
    for cell in ruled_for(like):
        table = table_at(cell.situation, like, "outspoken")
        for rank in Rank:
            record = record_of(table, cell, rank)
            if not rank.at_least(cell.needs):
                assert isinstance(record, Refusal), name_of(cell)
                assert (record.code, record.needs) == ("rank_missing", cell.needs), name_of(cell)
                assert record.paragraph == own_paragraph(cell.paragraph), name_of(cell)
                continue
            assert isinstance(record, IrregularityDecided), name_of(cell)
            assert (record.action, bool(record.options)) == (cell.action, cell.options), name_of(cell)
            assert record.paragraph == own_paragraph(cell.paragraph), name_of(cell)
            decided = decided_by(table, raised(cell, rank))
            assert not isinstance(decided, Refusal)
            after = evolve_all(table, decided)
            assert (after.condemned is not None) is (cell.shoe == "new"), name_of(cell)


@pytest.mark.usefixtures("outspoken")
def test_what_the_terminal_raises_stands_under_the_paragraphs_of_the_game(like: str) -> None:
    for cell in (cell for cell in RAISED if cell.game == like):
        played = table_at(cell.situation, like, "outspoken").round
        assert played is not None
        [record] = played.irregularities
        assert (record.kind, record.paragraph) == (cell.kind, own_paragraph(cell.paragraph))


@pytest.mark.usefixtures("silent")
def test_a_remedy_is_asked_for_wherever_it_makes_a_difference(like: str) -> None:
    for cell in (cell for cell in ruled_for(like) if cell.kind not in WORDED):
        case, kind = without(case_of(cell, table_at(cell.situation, like, "silent")), "remedy"), cell.kind
        if missing_answers(CATALOGUE[kind], case):
            continue
        differs = makes_a_difference(case, kind) and not is_the_choice_itself(cell, case)
        assert ("remedy" in CATALOGUE[kind].asks(case)) is differs, name_of(cell)


@pytest.mark.usefixtures("silent")
def test_every_kind_answers_at_every_moment_without_any_fact(like: str) -> None:
    for situation in AT_EACH_MOMENT.values():
        table = table_at(situation, like, "silent")
        offered_now(table)
        for kind in CATALOGUE:
            decided_by(table, fault(kind, "shift_manager"))


@pytest.mark.usefixtures("silent")
def test_an_empty_shoe_is_refused_without_a_paragraph_of_another_game() -> None:
    table: desk.Step = {"decks": 4}
    burn: desk.Step = {"do": "burn", "card": "2C", "count": 4 * 52 - 1 - 2}
    refused = Desk(SHORT, **table).do(burn, *OPENED, *deal("5S KD")).ask(*deal("9H"))
    assert refused is not None
    assert (refused.code, refused.paragraph) == ("shoe_empty", None)


@pytest.mark.usefixtures("outspoken")
def test_an_empty_shoe_is_refused_under_the_paragraph_of_the_game(like: str) -> None:
    table: desk.Step = {"decks": 4}
    burn: desk.Step = {"do": "burn", "card": "2C", "count": 4 * 52 - 1 - 2}
    refused = Desk(SHORT, **table).do(burn, *OPENED, *deal("5S KD")).ask(*deal("9H"))
    assert refused is not None
    own = GAMES[desk.GAMES[like]].paragraph_on("shoe_exhausted")
    assert (refused.code, refused.paragraph) == ("shoe_empty", own_paragraph(own))
