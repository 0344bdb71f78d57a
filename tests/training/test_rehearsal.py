"""Rehearsal: for any two versions every differing question and nothing else; what lapses; what is refused."""

from __future__ import annotations

import json
from collections.abc import Collection
from dataclasses import fields, replace
from fractions import Fraction
from functools import cache
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

import pytest

from terminal.cli import MALFORMED, main
from terminal.ledger.identity import LedgerKind
from terminal.ledger.ledger import Ledger
from terminal.ledger.records import Recorded
from terminal.rounds.events import (
    BetPlaced,
    ExamSignedOff,
    InsuranceTaken,
    IrregularityDecided,
    NeglectedReturned,
)
from terminal.rounds.training.sequential_test import ExamVerdict
from terminal.rules.game import Game
from terminal.rules.games import GAMES
from terminal.rules.house import DifferentialScope, EstablishedBy, ForgoneFor, House
from terminal.table.replay.parse import ScriptPlace, read_script
from terminal.table.replay.run import play
from terminal.table.setup.typed_input import FaultyInput
from terminal.training.misdeals.places import PLACES
from terminal.training.misdeals.procedure import PROCEDURES
from terminal.training.misdeals.written_round import house_in_words
from terminal.training.rehearsal import compare as rehearsal
from terminal.training.rehearsal.cells import NOT_THERE, CellAnswer, CellGroup, CellKey, Cells
from terminal.training.rehearsal.compare import EVERY_GROUP, Comparison, cells_of, compare, drill_of, lapsed
from terminal.training.rehearsal.drill import RehearsedQuestion, rehearsed_questions
from terminal.training.rehearsal.rules_file import base_id, played, read_rules, rules_in_words
from terminal.training.rehearsal.text import lapsed_lines
from terminal.training.rehearsal.versions import read_version, version_of
from terminal.training.skills import Topic
from terminal.training.trainees import Trainees, trainees_path
from tests.training.houses import HOUSES
from tests.training.room import TrainingRoom, answer_rightly, began, must
from tests.training.test_certificate import sign

CB, NCI, E6 = GAMES["commission"], GAMES["insurance-super-six-plus"], GAMES["easy-six"]
NCT, F6 = GAMES["tournament"], GAMES["fortune-six"]
PAIRS = list(combinations(GAMES.values(), 2))


QUICK = frozenset(CellGroup) - {CellGroup.REMEDY}
"""What is asked in no time."""


@cache
def compared(old: Game, new: Game, groups: Collection[CellGroup] | None = None) -> Comparison:
    """Return two games compared at the tables of training."""
    return compare(version_of(old), version_of(new), groups or EVERY_GROUP)


def replayed(answer: CellAnswer) -> dict[str, Any]:
    """Return what `replay` answers to the question of a cell."""
    assert answer.script is not None
    ledger = Ledger.create(None, kind=LedgerKind.REPLAY, table_id="script", zone="UTC")
    told = play(read_script(ScriptPlace("cell"), json.loads(json.dumps(answer.script()))), ledger)
    events = [one.event for one in ledger.read()]
    ledger.close()
    return {
        **told,
        "decided": [one for one in events if isinstance(one, IrregularityDecided)],
        "events": events,
    }


def as_replayed(key: CellKey, answer: CellAnswer) -> tuple[str, ...]:
    """Return the answer to a cell as the table itself gives it when the question is played there."""
    told = replayed(answer)
    if key.group is CellGroup.DRAW:
        following = told["shown"][-1]["next"]
        deals = following["do"] == "deal"
        return (f"a card to the {following['hand']}",) if deals else ("no card",)
    if key.group is CellGroup.ROW:
        offer = told["shown"][-1]["offer"]
        return ("nothing due",) if offer is None else (f"{offer['hand']} at {Fraction(offer['odds'])}",)
    if key.group is CellGroup.PRICE:
        bet = key.name.partition(":")[0]
        [line] = [one for one in told["rounds"][-1]["settlement"] if one["bet"] == bet]
        return line["outcome"], line["paid"], line["commission"]
    [*_, last] = told["decided"]
    return last.action, f"by {last.decided_by.value}", *(("with options",) if last.options else ())


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


# Files of rules


def written(tmp_path: Path, game: Game, **changes: Any) -> Path:
    """Return a file of a game's rules, changed."""
    path = tmp_path / f"{game.id}.json"
    path.write_text(json.dumps(rules_in_words(game) | changes), "utf-8")
    return path


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.short)
def test_a_game_written_and_read_again_is_the_same(game: Game, tmp_path: Path) -> None:
    read = read_rules(written(tmp_path, game))
    assert replace(read, id=game.id) == game
    assert read.irregularities == game.irregularities
    assert base_id(read) == game.id


def test_wording_numbers_and_order_change_no_cell_and_are_listed_apart(tmp_path: Path) -> None:
    words = json.loads(json.dumps(rules_in_words(CB)))
    words["name"] = "Commission Baccarat of tomorrow"
    words["pays"].reverse()
    words["paragraphs"]["draw"] = "3.99"
    words["irregularities"]["walk_away"][0]["paragraph"] = "5.3.9"
    words["irregularities"] = dict(reversed(words["irregularities"].items()))
    comparison = compare(version_of(CB), version_of(read_rules(written(tmp_path, CB, **words))))
    assert comparison.equal
    said = " ".join(one.render() for one in comparison.apart)
    for told in ("of tomorrow", "3.99", "5.3.9", "another order: pays", "another order: irregularities"):
        assert told in said


def test_one_changed_price_row_and_provision_are_found_and_nothing_else(tmp_path: Path) -> None:
    words = json.loads(json.dumps(rules_in_words(NCI)))
    [tie] = [pay for pay in words["pays"] if pay["bet"] == "tie"]
    tie["odds"] = "9"
    words["insurance"][0]["odds"] = "5/2"
    words["irregularities"]["walk_away"][0]["decided_by"] = "pit_supervisor"
    comparison = compare(version_of(NCI), version_of(read_rules(written(tmp_path, NCI, **words))))
    found = {what for one in comparison.differences for what in one.changes}
    assert found == {"price", "row", "who decides"}
    names = [one.key.name for one in comparison.differences]
    prices = [name for name in names if name.startswith("tie: ")]
    assert prices
    assert all(name.startswith("tie: tie on") for name in prices)
    rows = [one for one in comparison.differences if one.key.group is CellGroup.ROW]
    assert {one.new.says[0] for one in rows} == {"banker at 5/2"}
    remedies = [name for name in names if name not in prices and not name.startswith("player ")]
    assert remedies
    assert all(name.startswith("walk_away, ") for name in remedies if "rounding" not in name)


@pytest.mark.parametrize("decks", [[6, 8], [5, 5]])
def test_a_change_of_the_decks_alone_changes_no_cell(
    decks: list[int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    few = tuple(place for place in PLACES if "decks" in place.table and not place.insured)
    monkeypatch.setattr("terminal.training.rehearsal.cells.PLACES", few)
    new = version_of(read_rules(written(tmp_path, CB, decks=decks)))
    comparison = compare(version_of(CB), new, {CellGroup.DRAW, CellGroup.PRICE, CellGroup.REMEDY})
    assert comparison.equal
    with played(new.game):
        [cells] = cells_of(new, groups={CellGroup.REMEDY})
    assert any(key.name.startswith("deck_count, fifth-of-a-kind") for key in cells)


@pytest.mark.parametrize(
    ("change", "where"),
    [
        ({"id": "pai-gow"}, "'id'"),
        ({"bets": ["player", "dragon"]}, "'bets[1]'"),
        ({"bets": ["player", "banker"]}, "'bets'"),
        ({"tables": ["bean-9", "bean-99"]}, "'tables[1]'"),
        ({"pays": [{"bet": "tie", "odds": "eight", "paragraph": "4"}]}, "'pays[0].odds'"),
        ({"irregularities": {"spilt_tea": []}}, "'irregularities'"),
        ({"paragraphs": {"close": "3.8"}}, "'paragraphs.bets'"),
        ({"decks": [9, 4]}, "'decks'"),
        ({"decks": [1, 8]}, "'decks'"),
        ({"extra": 1}, "'extra'"),
    ],
)
def test_a_faulty_file_of_rules_is_refused_with_the_place(
    change: dict[str, Any], where: str, tmp_path: Path
) -> None:
    with pytest.raises(FaultyInput) as caught:
        read_rules(written(tmp_path, CB, **change))
    assert where in str(caught.value)


def test_what_is_no_json_is_refused_with_the_line(tmp_path: Path) -> None:
    path = tmp_path / "rules.json"
    path.write_text('{\n"id": "commission",\n', "utf-8")
    with pytest.raises(FaultyInput, match="line 3"):
        read_rules(path)


@pytest.mark.parametrize("text", ["pai-gow", "commission@9", "commission@x", "nowhere.json", "nowhere.toml"])
def test_what_is_no_version_is_refused_with_its_name(text: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rehearse", text, "commission"]) == MALFORMED
    assert text in capsys.readouterr().err


def test_an_earlier_reading_of_the_rules_is_a_version() -> None:
    versions = read_version("commission@1"), read_version("commission")
    comparison = compare(*versions, {CellGroup.REMEDY})
    names = {one.key.name for one in comparison.differences}
    assert any(name.startswith("misplaced_cards, bankers-third-on-standing-player") for name in names)


def test_two_profiles_are_compared(tmp_path: Path) -> None:
    profile = 'id = "BA-1"\nkind = "training"\nzone = "UTC"\ngame = "easy-six"\nminimum = "{}"\n'
    paths = []
    for minimum in ("100", "200"):
        path = tmp_path / f"at-{minimum}.toml"
        path.write_text(profile.format(minimum), "utf-8")
        paths.append(str(path))
    old, new = map(read_version, paths)
    comparison = compare(old, new, QUICK)
    assert [one.key.name for one in comparison.differences] == [
        "a bet of 100.00 on banker",
        "a bet of 101.00 on banker",
        "a bet of 199.00 on banker",
    ]


def test_the_program_forgets_a_version_once_it_is_compared(tmp_path: Path) -> None:
    new = read_rules(written(tmp_path, CB, name="another"))
    compare(version_of(CB), version_of(new), QUICK)
    assert new.id not in GAMES
    with played(new):
        assert GAMES[new.id] is new
    assert new.id not in GAMES


# The drill, and the command


def test_the_drill_is_made_of_the_differing_cells_and_answers_as_now() -> None:
    comparison = compared(CB, NCI)
    drill = list(drill_of(comparison))
    assert [one["question"] for one in drill] == [one.key.name for one in comparison.differences]
    asked = [one for one in comparison.differences if one.key.group is CellGroup.ROW][::20]
    for one in asked:
        assert as_replayed(one.key, one.new) == one.new.says[:1]
    assert set(comparison.topics) >= {Topic.INSURANCE_ROWS, Topic.PAYOUTS}


@pytest.fixture
def compared_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the command have what these tests have compared already."""
    once = compared
    monkeypatch.setattr(rehearsal, "compare", lambda old, new: once(old.game, new.game))


@pytest.mark.usefixtures("compared_once")
def test_the_command_says_what_changes_writes_the_drill_and_writes_over_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    drill = tmp_path / "drill.jsonl"
    assert main(["rehearse", "easy-six", "tournament", "--drill", str(drill)]) == 0
    said = capsys.readouterr().out
    assert "Answered otherwise: " in said
    assert "player: player on 6, banker with 2 cards: won, 21/20 to 1 -> won, 1 to 1" in said
    lines = [json.loads(line) for line in drill.read_text("utf-8").splitlines()]
    assert f"Answered otherwise: {len(lines)}" in said
    assert main(["rehearse", "easy-six", "tournament", "--drill", str(drill)]) == 1
    assert "cannot be written" in capsys.readouterr().err


def profile(folder: Path, name: str, missed_offer: str, minimum: str = "100") -> str:
    """Write the profile of a table, and return its path."""
    path = folder / f"{name}.toml"
    lines = (
        f'id = "BA-7"\nkind = "live"\nzone = "UTC"\ngame = "{NCI.id}"\nlayout = "bean-9"',
        f'minimum = "{minimum}"\n[house]\nmissed_offer_forgoes = "{missed_offer}"\n',
    )
    path.write_text("\n".join(lines), "utf-8")
    return str(path)


def test_two_profiles_are_rehearsed_from_the_command_to_the_drill_and_the_sign_offs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    old, new = profile(tmp_path, "today", "round"), profile(tmp_path, "tomorrow", "offer", "150")
    room = TrainingRoom(NCI.id, tmp_path / "TR-01.ledger")
    person = Trainees(trainees_path(tmp_path / "TR-01.ledger")).add("Ng S. Y.", "33521")
    desk = room.examinee(person.id)
    answer_rightly(room, began(desk.begin_exam()))
    must(sign(desk, person))
    room.ledger.close()
    drill = tmp_path / "drill.jsonl"
    options = ("--ledger", str(tmp_path / "TR-01.ledger"), "--drill", str(drill))
    assert main(["rehearse", old, new, *options]) == 0
    said = capsys.readouterr().out
    asked = {
        "insurance_forgone, five-six-and-a-seven": ("refused, by dealer", "recorded, by dealer"),
        "insurance_forgone, five-six-and-a-six": ("refused, by dealer", "recorded, by dealer"),
        "insurance_forgone, four-five-and-a-seven": ("refused, by dealer", "recorded, by dealer"),
        "a bet of 100.00 on banker": ("taken", "told to be under the minimum"),
        "a bet of 101.00 on banker": ("taken", "told to be under the minimum"),
        "a bet of 149.00 on banker": ("taken", "told to be under the minimum"),
        "a second offer, the first missed": ("nothing", "may be taken"),
    }
    lines = [json.loads(line) for line in drill.read_text("utf-8").splitlines()]
    assert {one["question"]: (", ".join(one["before"]), ", ".join(one["now"])) for one in lines} == asked
    for question, (before, now) in asked.items():
        assert f"  {question}: {before} -> {now}" in said.splitlines()
    assert f"{old} and {new}: " in said
    assert f"Answered otherwise: {len(asked)}" in said
    assert "Sign-offs that lapse: 1" in said
    assert f"exam 1 of trainee {person.id}, {NCI.id}" in said
    for one in lines:
        ledger = Ledger.create(None, kind=LedgerKind.REPLAY, table_id="script", zone="UTC")
        told: Any = play(read_script(ScriptPlace(one["question"]), one["script"]), ledger)
        ledger.close()
        assert not told["refusals"]
        if one["group"] == "setting" and one["now"] == ["may be taken"]:
            assert told["shown"][-1]["offer"]["largest"]


def test_two_profiles_that_say_the_same_change_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("terminal.training.rehearsal.cells.PLACES", PLACES[:1])
    assert main(["rehearse", profile(tmp_path, "one", "round"), profile(tmp_path, "other", "round")]) == 0
    said = capsys.readouterr()
    assert "No question is answered otherwise." in said.out.splitlines()
    assert "Answered otherwise" not in said.out
    assert not said.err


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ('id = "BA-7"\nkind = "live"\nzone = "UTC"\ngame = "pai-gow"\n', "'game'"),
        ('id = "BA-7"\nkind = "live"\nzone = \n', "line 3"),
        ('id = "BA-7"\nkind = "live"\nzone = "UTC"\ngame = "easy-six"\n[house]\npayout = "1"\n', "'house"),
    ],
    ids=["an unknown game", "torn", "an unknown setting"],
)
@pytest.mark.parametrize("first", [True, False], ids=["old", "new"])
def test_a_profile_that_cannot_be_read_is_refused_with_the_place(
    text: str, place: str, first: bool, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, drill = tmp_path / "torn.toml", tmp_path / "drill.jsonl"
    path.write_text(text, "utf-8")
    pair = [str(path), profile(tmp_path, "whole", "round")]
    assert main(["rehearse", *(pair if first else pair[::-1]), "--drill", str(drill)]) == MALFORMED
    said = capsys.readouterr()
    assert path.name in said.err
    assert place in said.err
    assert not said.out
    assert not drill.exists()


@pytest.mark.usefixtures("compared_once")
def test_the_command_says_so_where_nothing_changes(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rehearse", "commission", "commission"]) == 0
    assert "No question is answered otherwise." in capsys.readouterr().out


def test_the_command_writes_rules_that_it_reads_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["rehearse", "--rules", "tournament"]) == 0
    path = tmp_path / "tournament-v4.json"
    path.write_text(capsys.readouterr().out, "utf-8")
    assert replace(read_rules(path), id=NCT.id) == NCT
