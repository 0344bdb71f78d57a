"""`lammer cohort`: the trainer's figures from the command line."""

from __future__ import annotations

import json
from contextlib import closing
from pathlib import Path

import pytest

from terminal.cli import main
from terminal.table.setup.data_dirs import resources_folder
from terminal.table.setup.opening import open_table
from terminal.table.setup.profile import load_profile
from terminal.training.trainees import Trainees, trainees_path


@pytest.fixture
def profile(tmp_path: Path) -> Path:
    path = tmp_path / "training.toml"
    words = (resources_folder() / "profiles" / "training.toml").read_text(encoding="utf-8")
    path.write_text(f'{words}\n[ledger]\nfile = "{tmp_path / "training.ledger"}"\n', encoding="utf-8")
    return path


def test_the_cohort_is_written_with_its_people(
    profile: Path, capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    made = load_profile(profile)
    with closing(open_table(made).session.ledger):
        Trainees(trainees_path(made.ledger)).add("Lee K. H.", "10007")
    assert main(["cohort", "--profile", str(profile), "--format", "json"]) == 0
    document = json.loads(capsysbinary.readouterr().out)
    assert document["report"] == "cohort"
    assert "Lee K. H." in json.dumps(document, ensure_ascii=False)


def test_a_table_of_training_that_is_open_is_not_read(
    profile: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with closing(open_table(load_profile(profile)).session.ledger):
        assert main(["cohort", "--profile", str(profile)]) == 1
    assert "training.ledger" in capsys.readouterr().err


def test_where_nobody_has_trained_no_ledger_is_made(
    profile: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["cohort", "--profile", str(profile)]) == 1
    assert "nobody has trained there yet" in capsys.readouterr().err
    assert not load_profile(profile).ledger.exists()


def test_another_kind_of_table_has_no_cohort(profile: Path, capsys: pytest.CaptureFixture[str]) -> None:
    profile.write_text(
        profile.read_text(encoding="utf-8").replace('kind = "training"', 'kind = "live"'), encoding="utf-8"
    )
    assert main(["cohort", "--profile", str(profile)]) == 2
    assert "another kind of table" in capsys.readouterr().err
