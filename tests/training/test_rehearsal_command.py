"""Files of rules, versions and profiles: what is compared, written out and drilled; the command."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from terminal.cli import MALFORMED, main
from terminal.ledger.identity import LedgerKind
from terminal.ledger.ledger import Ledger
from terminal.rules.game import Game
from terminal.rules.games import GAMES
from terminal.table.replay.parse import ScriptPlace, read_script
from terminal.table.replay.run import play
from terminal.table.setup.typed_input import FaultyInput
from terminal.training.misdeals.places import PLACES
from terminal.training.rehearsal import compare as rehearsal
from terminal.training.rehearsal.cells import CellGroup
from terminal.training.rehearsal.compare import cells_of, compare, drill_of
from terminal.training.rehearsal.rules_file import base_id, played, read_rules, rules_in_words
from terminal.training.rehearsal.versions import read_version, version_of
from terminal.training.skills import Topic
from terminal.training.trainees import Trainees, trainees_path
from tests.training.rehearsed import CB, NCI, NCT, QUICK, as_replayed, compared
from tests.training.room import TrainingRoom, answer_rightly, began, must
from tests.training.test_certificate import sign


def written(tmp_path: Path, game: Game, **changes: Any) -> Path:
    """Return a file of a game's rules, changed."""
    path = tmp_path / f"{game.id}.json"
    path.write_text(json.dumps(rules_in_words(game) | changes), "utf-8")
    return path


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.short)
def test_a_game_written_and_read_again_is_the_same(game: Game, tmp_path: Path) -> None:
    read = read_rules(written(tmp_path, game))
    assert read.but(id=game.id) == game
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
    assert read_rules(path).but(id=NCT.id) == NCT
