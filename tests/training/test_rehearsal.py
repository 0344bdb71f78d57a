"""Rehearsal: for any two versions every differing question and nothing else; what lapses; what is refused."""

from __future__ import annotations

from dataclasses import fields, replace
from fractions import Fraction
from functools import cache
from itertools import combinations
from random import Random
from typing import Any

import pytest

from terminal.ledger.records import Recorded
from terminal.rounds.events import (
    BetPlaced,
    ExamSignedOff,
    InsuranceTaken,
    NeglectedReturned,
)
from terminal.rounds.training.sequential_test import ExamVerdict
from terminal.rules.game import Game
from terminal.rules.games import GAMES
from terminal.rules.house import DifferentialScope, EstablishedBy, ForgoneFor, House
from terminal.training.misdeals.places import PLACES
from terminal.training.misdeals.procedure import PROCEDURES
from terminal.training.misdeals.written_round import house_in_words
from terminal.training.rehearsal.cells import NOT_THERE, CellAnswer, CellGroup, CellKey, Cells
from terminal.training.rehearsal.compare import Comparison, cells_of, compare, lapsed
from terminal.training.rehearsal.drill import RehearsedQuestion, rehearsed_questions
from terminal.training.rehearsal.text import lapsed_lines
from terminal.training.rehearsal.versions import version_of
from terminal.training.skills import Topic
from tests.training.houses import HOUSES
from tests.training.rehearsed import CB, E6, F6, NCI, NCT, QUICK, as_replayed, compared, replayed

PAIRS = list(combinations(GAMES.values(), 2))


def price_as_said(answer: CellAnswer, stake: Fraction) -> tuple[str, ...]:
    """Return outcome, payment and commission of a stake at what a cell of prices says."""
    outcome, *odds = answer.says
    if not odds:
        return outcome, "0.00", "0.00"
    rate, _, commission = odds[0].partition(" to 1")
    gross = stake * Fraction(rate)
    kept = gross * Fraction(commission.removeprefix(", commission ") or 0)
    return outcome, f"{float(gross - kept):.2f}", f"{float(kept):.2f}"


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.short)
def test_a_version_and_itself_are_equal(game: Game) -> None:
    groups = None if game is CB else QUICK
    comparison = compared(game, game, groups)
    assert comparison.equal
    assert comparison.apart == ()
    assert comparison.cells > (2_000 if game is CB else 900)


def test_there_are_96_draw_situations_and_all_are_asked() -> None:
    assert sum(key.group is CellGroup.DRAW for key in all_cells()["CB"]) == 96


@cache
def all_cells() -> dict[str, Cells]:
    """Return the cells of all games, asked at once; those of remedies of two games alone."""
    versions = tuple(map(version_of, GAMES.values()))
    found = {
        game.short: dict(cells)
        for game, cells in zip(GAMES.values(), cells_of(*versions, groups=QUICK), strict=True)
    }
    for game, cells in zip((CB, NCI), cells_of(*versions[:2], groups={CellGroup.REMEDY}), strict=True):
        found[game.short] |= cells
    return found


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.short)
def test_a_cell_says_what_the_table_says_when_the_question_is_played(game: Game) -> None:
    cells = all_cells()[game.short]
    step = {CellGroup.DRAW: 11, CellGroup.ROW: 23, CellGroup.PRICE: 9, CellGroup.REMEDY: 97}
    for group, every in step.items():
        own = [key for key in cells if key.group is group and cells[key].script is not None]
        for key in own[:: every if game is CB else every * 2]:
            answer = cells[key]
            if group is CellGroup.PRICE:
                assert as_replayed(key, answer) == price_as_said(answer, Fraction(100)), key
            elif key.name.partition(",")[0] in BESIDES:
                assert met_besides(key, answer) == answer.says, key
            elif answer.says != ("nothing",):
                said = answer.says[:1] if group is not CellGroup.REMEDY else _without_shoe(answer.says)
                assert as_replayed(key, answer) == said, key


BESIDES = {procedure.name for procedure in PROCEDURES}
"""What is met besides the catalogue."""


def met_besides(key: CellKey, answer: CellAnswer) -> tuple[str, ...]:
    """Return what a table makes of insurance let go or neglected, or of a bet on request."""
    told = replayed(answer)
    kind, last = key.name.partition(",")[0], told["events"][-1]
    if kind == "insurance_forgone":
        taken = isinstance(last, InsuranceTaken)
        assert taken is (not told["refusals"])
        return "recorded" if taken else "refused", "by dealer"
    if kind == "insurance_neglected":
        assert isinstance(last, NeglectedReturned)
        return "returned", "by pit_manager"
    assert isinstance(last, BetPlaced)
    assert last.on_request
    return "recorded", "by dealer"


@pytest.mark.parametrize("house", HOUSES[1:], ids=lambda house: next(iter(changed_in(house))))
@pytest.mark.parametrize("game", [CB, NCI, E6], ids=lambda game: game.short)
def test_what_is_met_besides_the_catalogue_is_worked_out_under_each_house(
    game: Game, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("terminal.training.rehearsal.cells.PLACES", ())
    comparison = compare(version_of(game), version_of(game, house=house), {CellGroup.REMEDY})
    tables: list[dict[CellKey, tuple[str, ...]]] = []
    for version in (comparison.old, comparison.new):
        [cells] = cells_of(version, groups={CellGroup.REMEDY})
        says = {}
        for key, answer in cells.items():
            besides = key.name.partition(",")[0] in BESIDES
            says[key] = met_besides(key, answer) if besides else as_replayed(key, answer)
            assert replayed_house(answer) == house_in_words(version.house)
        tables.append(says)
    before, after = tables
    assert before.keys() == after.keys()
    assert {key for key in before if before[key] != after[key]} == {one.key for one in comparison.differences}
    assert bool(comparison.differences) is (game is NCI and "missed_offer_forgoes" in changed_in(house))
    asked = asked_in_the_drill(comparison)
    assert asked.keys() == {one.key.name for one in comparison.differences}


def changed_in(house: House) -> set[str]:
    """Return the names of the settings that a house has otherwise than as shipped."""
    shipped = House()
    return {one.name for one in fields(House) if getattr(house, one.name) != getattr(shipped, one.name)}


def replayed_house(answer: CellAnswer) -> object:
    """Return the house settings of the table at which a question is played."""
    assert answer.script is not None
    table: Any = answer.script()["table"]
    return table["house"]


def _without_shoe(says: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(one for one in says if one not in ("a new shoe", "cards replaced"))


@pytest.mark.parametrize(("old", "new"), PAIRS, ids=lambda game: game.short)
def test_every_differing_cell_of_two_games_is_in_the_set_and_nothing_else(old: Game, new: Game) -> None:
    whole = (old, new) == (CB, NCI)
    found = {one.key for one in compared(old, new, None if whole else QUICK).differences}
    before, after = (all_cells()[game.short] for game in (old, new))
    asked = {key for key in before.keys() | after.keys() if whole or key.group is not CellGroup.REMEDY}
    assert {key for key in asked if _says(before, key) != _says(after, key)} == found


def _says(cells: Cells, key: CellKey) -> tuple[str, ...]:
    return cells[key].says if key in cells else NOT_THERE


POOL = Random("remedies of a pair").sample([place for place in PLACES if not place.optional], 8)
"""The places at which remedies of each pair are asked here; `make soak` asks at all."""


@cache
def remedies_at(place: str, *games: Game) -> tuple[Cells, ...]:
    """Return the remedies of games, asked of them together; `place` is the only one where that is called."""
    return cells_of(*map(version_of, games), groups={CellGroup.REMEDY})


@pytest.mark.parametrize(("old", "new"), PAIRS, ids=lambda game: game.short)
def test_every_differing_remedy_of_two_games_is_in_the_set_and_nothing_else(
    old: Game, new: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    for place in Random(f"{old.id} {new.id}").sample(POOL, 2):
        monkeypatch.setattr("terminal.training.rehearsal.cells.PLACES", (place,))
        found = {one.key for one in compare(version_of(old), version_of(new), {CellGroup.REMEDY}).differences}
        # What either game asks by itself, and what all games answer to whatever one of them asks.
        own = {key for game in (old, new) for key in remedies_at(place.name, game)[0]}
        answers = dict(zip(GAMES, remedies_at(place.name, *GAMES.values()), strict=True))
        assert own
        differing = {key for key in own if _says(answers[old.id], key) != _says(answers[new.id], key)}
        assert differing == found, place.name


@pytest.mark.soak
@pytest.mark.parametrize(("old", "new"), PAIRS, ids=lambda game: game.short)
def test_the_two_halves_of_a_pair_differ_alike_whichever_is_new(old: Game, new: Game) -> None:
    one, other = compared(old, new), compared(new, old)
    assert {difference.key for difference in one.differences} == {
        difference.key for difference in other.differences
    }
    before, after = cells_of(version_of(old), version_of(new))
    keys = before.keys() | after.keys()
    assert {key for key in keys if _says(before, key) != _says(after, key)} == {
        difference.key for difference in one.differences
    }


def test_easy_six_and_tournament_differ_in_prices_and_in_which_bets_go_together() -> None:
    comparison = compared(E6, NCT)
    groups = {what for one in comparison.differences for what in one.changes}
    assert groups == {"price", "setting"}
    by_name = {one.key.name: one for one in comparison.differences}
    assert by_name["player: player on 6, banker with 2 cards"].old.says == ("won", "21/20 to 1")
    assert by_name["player: player on 6, banker with 2 cards"].new.says == ("won", "1 to 1")
    assert {one.key.name for one in comparison.differences if one.key.group is CellGroup.SETTING} == {
        "Player and Banker at once",
        "a Tie alone",
    }


SETTINGS: tuple[tuple[str, Game, House, str, str], ...] = (
    (
        "payout_unit",
        CB,
        House(payout_unit=25),
        "rounding of 1.00 at 19/20 to 1",
        "rounding of 5.00 at 19/20 to 1",
    ),
    (
        "differential_scope",
        CB,
        House(differential_scope=DifferentialScope.BOX),
        "50001.00 on two boxes across",
        "50000.00 on two boxes across",
    ),
    (
        "missed_offer_forgoes",
        NCI,
        House(missed_offer_forgoes=ForgoneFor.OFFER),
        "a second offer, the first missed",
        "a second offer, the first taken",
    ),
    (
        "established_by",
        CB,
        House(established_by=EstablishedBy.PLACED),
        "technical_interruption, player-draws: can_go_on=False",
        "technical_interruption, two-cards: can_go_on=False",
    ),
    (
        "rounds_after_cut_card",
        F6,
        House(rounds_after_cut_card=2),
        "after round 1 behind the cut card",
        "after round 0 behind the cut card",
    ),
)


@pytest.mark.parametrize(
    ("setting", "game", "house", "beyond", "within"), SETTINGS, ids=[s[0] for s in SETTINGS]
)
def test_a_changed_house_setting_changes_the_answer_beyond_its_threshold_and_not_within(
    setting: str, game: Game, house: House, beyond: str, within: str
) -> None:
    groups = {CellGroup.REMEDY if setting == "established_by" else CellGroup.SETTING}
    versions = version_of(game), version_of(game, house=house)
    changed = {one.key.name for one in compare(*versions, groups).differences}
    assert beyond in changed
    assert within not in changed
    assert within in {key.name for key in cells_of(*versions, groups=groups)[0]}


def test_pro_rata_everywhere_alters_what_is_at_stake_over_the_differential_alone() -> None:
    limits = replace(version_of(E6).terms.limits, maximum_differential=50_000_00)
    old = version_of(E6, limits=limits)
    comparison = compare(old, version_of(E6, limits=limits, house=House(pro_rata_everywhere=True)), QUICK)
    assert [one.key.name for one in comparison.differences] == ["50001.00 on one side"]


def asked_in_the_drill(comparison: Comparison) -> dict[str, RehearsedQuestion]:
    """Return the questions of the drill by their names."""
    return {one.change.key.name: one for one in rehearsed_questions(comparison, Random(1))}


@pytest.mark.parametrize(
    ("setting", "game", "house", "beyond", "within"), SETTINGS, ids=[s[0] for s in SETTINGS]
)
def test_a_changed_house_setting_is_drilled_at_a_table_that_answers_so(
    setting: str, game: Game, house: House, beyond: str, within: str
) -> None:
    groups = {CellGroup.REMEDY if setting == "established_by" else CellGroup.SETTING}
    comparison = compare(version_of(game), version_of(game, house=house), groups)
    asked = asked_in_the_drill(comparison)
    assert asked.keys() == {one.key.name for one in comparison.differences}
    question = asked[beyond]
    assert question.told
    assert question.right in question.choices
    assert len(question.choices) > 1
    for one in (question.change.old, question.change.new):
        assert answered_at_the_table(question.change.key, one) == one.says


def answered_at_the_table(key: CellKey, answer: CellAnswer) -> tuple[str, ...]:
    """Return the answer to a question about a setting, as the table gives it when it is played there."""
    if key.group is CellGroup.REMEDY:
        return as_replayed(key, answer)
    told = replayed(answer)
    if key.name.startswith(("rounding", "50001")):
        lines = told["rounds"][-1]["settlement"]
        if key.name.startswith("50001"):
            # What goes back before the call is told there, and no part of the settlement.
            return answer.says[0], f"at stake {', '.join(line['at_stake'] for line in lines)}"
        [line] = lines
        odds = Fraction(key.name.split()[-3])
        return (f"{float(Fraction(line['paid']) - Fraction(line['at_stake']) * odds):.2f} more",)
    state = told["shown"][-1]
    if key.name.startswith("a second offer"):
        return ("may be taken" if (state["offer"] or {}).get("largest") else "nothing",)
    return ("a new shoe" if state["next"]["do"] == "new_shoe" else "another round",)


@pytest.mark.parametrize("key", ["minimum", "maximum", "side_minimum", "side_maximum"])
def test_a_changed_limit_is_asked_on_both_sides(key: str) -> None:
    old = version_of(CB, limits=replace(version_of(CB).terms.limits, side_minimum=50_00, side_maximum=900_00))
    limit = getattr(old.terms.limits, key)
    new = version_of(CB, limits=replace(old.terms.limits, **{key: limit + 1_00}))
    changed = [one.key.name for one in compare(old, new, QUICK).differences]
    at_limit = limit if "minimum" in key else limit + 1_00
    bet = "tie" if key.startswith("side") else "banker"
    assert changed == [f"a bet of {at_limit / 100:.2f} on {bet}"]
    [question] = asked_in_the_drill(compare(old, new, QUICK)).values()
    before, now = (replayed(one) for one in (question.change.old, question.change.new))
    assert [bool(one["refusals"]) for one in (before, now)] == [
        one.says[0].startswith("refused") for one in (question.change.old, question.change.new)
    ]


def test_rounding_of_insurance_is_asked_and_drilled_too() -> None:
    comparison = compare(version_of(NCI), version_of(NCI, house=House(payout_unit=1_00)), QUICK)
    insured = {name: one for name, one in asked_in_the_drill(comparison).items() if "insured" in name}
    assert "rounding of 1.00 insured at 3/2 to 1" in insured
    for one in insured.values():
        [line] = [
            line
            for line in replayed(one.change.new)["rounds"][-1]["settlement"]
            if line["bet"] == "insurance"
        ]
        paid = Fraction(line["at_stake"]) * Fraction(line["odds"])
        assert one.right.says == (f"{float(Fraction(line['paid']) - paid):.2f} more",)


def signed_off(game: Game, exam: int, until: str = "2026-11-27") -> Recorded:
    """Return the record of a sign-off."""
    event = ExamSignedOff(
        exam=exam,
        trainee="0123456789abcdef",
        game=game.id,
        rules="5",
        seed="0" * 32,
        day="2025-11-27",
        outcome=ExamVerdict.PASSED,
        until=until,
        signals=True,
        cutting=True,
        manner=True,
        identity="",
        head="",
        details="",
    )
    return Recorded(exam, "2025-11-27T02:00:00Z", 0, 0, event, None, "10007", "dealer", "")


def test_the_sign_offs_whose_exam_covered_a_difference_are_listed_and_no_others() -> None:
    records = [signed_off(CB, 1), signed_off(NCI, 2), signed_off(CB, 3), signed_off(CB, 4, until="")]
    comparison = compared(CB, NCI)
    found = lapsed(comparison, records)
    assert [one.exam for one in found] == [1, 3]
    # Commission has no insurance, so no exam of it covered a row; prices and remedies it did.
    assert Topic.INSURANCE_ROWS not in found[0].topics
    assert {Topic.PAYOUTS, Topic.WHO_DECIDES} <= set(found[0].topics)
    said = list(lapsed_lines(found))
    assert said[0] == "Sign-offs that lapse: 2"
    assert "exam 1 of trainee 0123456789abcdef" in said[1]
    assert lapsed(compared(CB, CB), records) == ()
