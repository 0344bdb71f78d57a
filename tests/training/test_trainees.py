"""The file of trainees: whole or as it was, for its owner alone, and a person can be taken out."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest

from terminal.table.setup.language_settings import keep_choice, read_settings
from terminal.table.setup.languages import Language
from terminal.training.trainees import Trainees, TraineesError, identity_of, trainees_path


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return trainees_path(tmp_path / "TR-01.ledger")


def test_a_trainee_is_known_again_by_a_random_number(path: Path) -> None:
    ng, lee = Trainees(path).add("Ng S. Y.", "33521"), Trainees(path).add("李國明", "33522")
    assert ng.id != lee.id
    assert len(ng.id) == 16
    assert Trainees(path).known(ng.id) == ng
    assert Trainees(path).add("Ng S. Y.", "33521") == ng
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_a_number_that_is_taken_is_drawn_again(path: Path) -> None:
    drawn = iter([b"a" * 8, b"s" * 16, b"a" * 8, b"b" * 8, b"t" * 16])
    people = Trainees(path, lambda size: next(drawn))
    assert people.add("Ng S. Y.", "1").id != people.add("Lee K. M.", "2").id


def test_a_person_can_be_taken_out(path: Path) -> None:
    people = Trainees(path)
    ng, lee = people.add("Ng S. Y.", "33521"), people.add("Lee K. M.", "33522")
    people.remove(ng.id)
    assert people.all() == (lee,)
    assert b"Ng S. Y." not in path.read_bytes()
    assert people.known(ng.id) is None


@pytest.mark.parametrize(
    "content", [b"", b"{", b'{"format":4,"trainees":[]}', b'{"format":1,"trainees":[{"id":1}]}']
)
def test_a_file_that_cannot_be_read_is_said_and_left_as_it_is(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    with pytest.raises(TraineesError, match="file of trainees"):
        Trainees(path).add("Ng S. Y.", "33521")
    assert path.read_bytes() == content


def test_a_folder_in_its_place_is_said(path: Path) -> None:
    path.mkdir()
    with pytest.raises(TraineesError, match="folder"):
        Trainees(path).all()


def test_a_disk_that_does_not_take_it_leaves_the_file_as_it_was(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = Trainees(path)
    people.add("Ng S. Y.", "33521")
    before = path.read_bytes()

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("terminal.training.trainees.os.fsync", full)
    with pytest.raises(TraineesError, match="the disk is full"):
        people.add("Lee K. M.", "33522")
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("name", "number"), [("", "1"), (" ", "1"), ("A\n", "1"), ("Ng", ""), ("x" * 61, "1")]
)
def test_a_trainee_has_a_name_and_a_number(path: Path, name: str, number: str) -> None:
    with pytest.raises(TraineesError, match="name and a staff number"):
        Trainees(path).add(name, number)


def test_the_note_in_the_ledger_hangs_on_name_number_and_secret() -> None:
    noted = {identity_of(*parts) for parts in ("a1s", "b1s", "a2s", "a1t")}
    assert len(noted) == 4


def test_a_staff_number_leaves_the_file_of_languages_with_the_person(path: Path) -> None:
    languages = path.with_name("languages.json")
    people = Trainees(path, languages=languages)
    ng, lee = people.add("Ng S. Y.", "33521"), people.add("Lee K. M.", "33522")
    for one in (ng, lee):
        keep_choice(languages, one.number, Language.TRADITIONAL)
    people.remove(ng.id)
    assert b"33521" not in languages.read_bytes()
    assert read_settings(languages).people == {lee.number: Language.TRADITIONAL}


def test_a_person_stays_while_the_choice_of_a_language_cannot_be_taken_out(path: Path) -> None:
    languages = path.with_name("languages.json")
    people = Trainees(path, languages=languages)
    ng = people.add("Ng S. Y.", "33521")
    languages.write_text("no settings")
    with pytest.raises(TraineesError, match="cannot be taken out of languages"):
        people.remove(ng.id)
    assert people.all() == (ng,)
    languages.unlink()
    people.remove(ng.id)
    assert people.all() == ()
    assert not languages.exists()
