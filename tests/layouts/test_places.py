"""Where the program looks for its data: next to the package, in the installation, in the bundle."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from terminal.table.setup.data_dirs import DataFolderError, candidates, data_folder, layouts_folder


def test_a_checkout_uses_the_folder_next_to_the_package() -> None:
    assert layouts_folder() == Path(__file__).resolve().parents[2] / "layouts"


def test_an_installation_keeps_its_data_under_share(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sys, "prefix", str(tmp_path))
    assert candidates("layouts")[1] == tmp_path / "share" / "lammer" / "layouts"


def test_a_bundle_is_looked_at_last(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert candidates("resources")[-1] == tmp_path / "resources"


def test_the_first_folder_that_exists_is_taken(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "share" / "lammer" / "sounds").mkdir(parents=True)
    monkeypatch.setattr(sys, "prefix", str(tmp_path))
    assert data_folder("sounds") == tmp_path / "share" / "lammer" / "sounds"
    data_folder.cache_clear()


def test_a_folder_that_is_nowhere_is_named_with_each_place_looked_at() -> None:
    with pytest.raises(DataFolderError) as caught:
        data_folder("nowhere")
    assert all(str(place) in str(caught.value) for place in candidates("nowhere"))
